cimport cython
from zashiki.core.bits cimport u64, bit, lowest
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng

cdef int CARDS, HAND, TRICK, LAST

cdef class KuraDeal(Deal):
    cdef readonly int leader, trick, best, owner, played
    cdef readonly u64[4] hands

    @cython.locals(s=int, i=int)
    cdef void set_up(self) noexcept nogil
    @cython.locals(n=int, c=int, hand=u64)
    cdef int fill_legal(self) noexcept nogil
    @cython.locals(card=int, seat=int, s=int)
    cdef void step(self, int action) noexcept nogil
    cdef int seen_as(self, int action, int seat) noexcept nogil
    cdef int policy(self, Rng rng) noexcept nogil
    @cython.locals(i=int)
    cpdef void refill(self, list pack, list actions)
    @cython.locals(s=int, i=int)
    cdef void hand_out(self, Deal past) noexcept nogil
    cdef int played_card(self, Deal past, int i) noexcept nogil
