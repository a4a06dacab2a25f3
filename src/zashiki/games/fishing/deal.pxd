cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng

cdef int FIRST_CALL, NOTHING
cdef u64 EACH_MONTH, ALL_CARDS
cdef int[64] CHOICES
cdef u64[20] TAKEN, LAID

cdef class FishingDeal(Deal):
    cdef readonly int dealer
    cdef readonly int turn
    cdef readonly int drawn
    cdef readonly int asked
    cdef readonly int may_leave_open
    cdef int halting
    cdef int hand_size, num_turns, first_of_stock
    cdef readonly u64 field
    cdef readonly u64 open
    cdef u64[4] hands
    cdef u64[4] piles
    cdef unsigned char[24] played
    cdef unsigned char[24] turned
    cdef unsigned char[25] called

    cdef bint is_size(self, int num_seats, int pack_size) noexcept nogil
    cdef void claim_dealt_hands(self) noexcept nogil
    cdef bint halts(self, int seat) noexcept nogil
    cdef void answer(self, int seat, int call) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef int worth(self, u64 cards) noexcept nogil

    @cython.locals(place=int, seat=int, i=int, cards=u64)
    cdef void set_up(self) noexcept nogil
    @cython.final
    cdef int after(self, int seat) noexcept nogil
    @cython.locals(two=u64)
    cdef bint is_misdeal(self) noexcept nogil
    @cython.locals(seat=int, n=int, card=int, choices=int, action=int, pool=u64, cards=u64)
    cdef int fill_legal(self) noexcept nogil
    @cython.final
    @cython.locals(n=int, calls=int)
    cdef int fill_calls(self) noexcept nogil
    @cython.final
    cdef bint may_lay(self, int card, u64 pool) noexcept nogil
    @cython.locals(seat=int, card=int, is_over=bint)
    cdef void step(self, int action) noexcept nogil
    @cython.final
    cdef bint halts_after(self, int seat) noexcept nogil
    @cython.final
    cdef void go_on(self, int seat) noexcept nogil
    @cython.final
    cdef void close(self) noexcept nogil
    @cython.final
    @cython.locals(card=int, choices=int, action=int, pool=u64)
    cdef bint turn_up(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(month=int, kind=int, taken=u64, i=int)
    cdef void resolve(self, int action, int seat) noexcept nogil
    @cython.locals(found=int, seat=int)
    cdef int dealer_after(self) noexcept nogil
    @cython.locals(place=int)
    cdef int next_place(self, int seat) noexcept nogil
    @cython.final
    @cython.locals(payer=int)
    cdef void paid_by_both(self, int rule, int seat, int points) noexcept nogil
    cdef int promise(self, u64 cards) noexcept nogil
    @cython.locals(mine=u64, out=u64, before=int, after=int, seat=int)
    cdef int furthers(self, u64 aim, int weight, u64 cards) noexcept nogil
    @cython.locals(n=int, k=int, i=int, best=int, chosen=int, action=int, month=int, value=int, unseen=int)
    @cython.locals(taken=u64, hand=u64, seen=u64)
    cdef int policy(self, Rng rng) noexcept nogil

    cpdef object hand_of(self, object seat)
    @cython.locals(seat=int)
    cpdef tuple counts(self)
    @cython.locals(seat=int)
    cpdef tuple captured(self)
    @cython.locals(seat=int)
    cpdef tuple card_points(self)
    @cython.locals(n=int, i=int)
    cpdef tuple past(self)
    @cython.locals(t=int)
    cpdef tuple calls(self)
    cpdef policy_action(self, Rng rng)
    @cython.locals(seat=int)
    cpdef end_with(self, list piles)
    @cython.locals(i=int, cards=u64)
    cpdef object field_dealt(self)
    cpdef object hand_dealt(self, object seat)
    @cython.locals(place=int, i=int, cards=u64)
    cdef u64 hand_as_dealt(self, int seat) noexcept nogil
    cdef int hand_begins(self, int seat) noexcept nogil
    cpdef place_of(self, object seat)
    @cython.locals(i=int)
    cpdef list stock_dealt(self)
