cimport cython
from zashiki.core.bits cimport u64
from zashiki.games.fishing.worlds cimport FishingWorlds

cdef u64 DREGS

cdef class HanaAwaseWorlds(FishingWorlds):
    cdef u64[3] opened
    @cython.locals(dregs=u64)
    cdef bint fits(self, int seat, u64 cards) noexcept nogil
