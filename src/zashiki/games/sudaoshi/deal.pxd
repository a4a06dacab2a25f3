cimport cython
from zashiki.core.bits cimport u64
from zashiki.games.fishing.deal cimport FishingDeal

cdef u64 HILLS, OVER_THE_HILLS, RAIN, UNDER_THE_RAIN
cdef int FIRST_CAPTURED, CARDS, BURDEN

cdef class SudaoshiDeal(FishingDeal):
    cdef readonly int november_dregs
    cdef int burdens_by_rank
    cdef readonly int[3] burdens
    cdef readonly int[3] claims

    @cython.locals(seat=int, index=int)
    cdef void claim_dealt_hands(self) noexcept nogil
    cdef int worth(self, u64 cards) noexcept nogil
    @cython.locals(seat=int, found=int)
    cdef int promise(self, u64 cards) noexcept nogil
    @cython.locals(seat=int, i=int, found=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(dealer=int, last=int, turn=int)
    cdef int burden_after(self, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef int next_place(self, int seat) noexcept nogil
    @cython.locals(seat=int, index=int)
    cpdef tuple dealt_hands(self)
