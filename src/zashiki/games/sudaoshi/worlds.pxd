cimport cython
from zashiki.core.bits cimport u64
from zashiki.games.fishing.worlds cimport FishingWorlds

cdef class SudaoshiWorlds(FishingWorlds):
    cdef int[3] claims
    cdef u64[3] shown
    cdef bint november_dregs
    @cython.locals(index=int)
    cdef bint fits(self, int seat, u64 cards) noexcept nogil
