cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.rng cimport Rng
from zashiki.games.fishing.deal cimport FishingDeal

cdef int GO_ON, STOP
cdef u64 ALL_CARDS

cdef class CallingDeal(FishingDeal):
    cdef int num_dealt, num_sets
    cdef readonly int dealt_points
    cdef readonly int stopper
    cdef u64[24] set_cards, set_more, set_without
    cdef signed char[24] set_need, set_points, set_kind
    cdef short[24] worth_of
    cdef readonly int[4] claims, best, gone_on

    cdef int dealt_hand(self, u64 hand) noexcept nogil
    cdef void pay_more(self, int points) noexcept nogil
    cdef void nobody_stopped(self) noexcept nogil

    @cython.locals(seat=int)
    cdef void claim_dealt_hands(self) noexcept nogil
    @cython.final
    @cython.locals(total=int, kinds=int, i=int, points=int)
    cdef int tally(self, u64 pile) noexcept nogil
    @cython.locals(points=int)
    cdef bint halts(self, int seat) noexcept nogil
    cdef void answer(self, int seat, int call) noexcept nogil
    @cython.locals(points=int, i=int, seat=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(found=int, i=int)
    cdef int worth(self, u64 cards) noexcept nogil
    @cython.locals(found=int, i=int)
    cdef int promise(self, u64 cards) noexcept nogil
    @cython.locals(seat=int, other=int)
    cdef int policy(self, Rng rng) noexcept nogil

    @cython.locals(seat=int)
    cpdef tuple shown(self)
    cpdef object named_hand(self, object hand)
    @cython.locals(i=int)
    cpdef list sets_in(self, object pile)
    @cython.locals(other=int, stopper=int, cards=u64)
    cpdef object price(self, object seat, object pile, object gone_on)
    cpdef object least_points(self, object number)
