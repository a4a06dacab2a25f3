cimport cython
from zashiki.core.bits cimport u64
from zashiki.games.fishing.calling cimport CallingDeal

cdef int SEVEN, ANSWER, PRIVILEGE, DRAW
cdef int PAY_DEALT, DOUBLE_SEVEN, DOUBLE_ANSWER, PAY_DEALER
cdef u64 EACH_MONTH

cdef class KoiKoiDeal(CallingDeal):
    cdef int flags, lights, month

    @cython.locals(two=u64, odd=u64)
    cdef int dealt_hand(self, u64 hand) noexcept nogil
    cdef void pay_more(self, int points) noexcept nogil
    @cython.locals(seat=int)
    cdef void nobody_stopped(self) noexcept nogil
