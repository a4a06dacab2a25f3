cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng

cdef int OVER, SEEN_COVERED, FIRST_SET_OF_TWO, FIRST_COVER_ID, SUPREME_ID, QUARTET_ID, BIG_SIX_ID, LITTLE_THREE_ID, FIRST_PAIR, FIRST_TRIPLE
cdef int RULE_SUPREME, RULE_QUARTET, RULE_FINAL, RULE_LIABILITY
cdef u64[61] BEATEN_BY
cdef u64[1024] WITHIN
cdef unsigned int[9983] NEED
cdef u64[32] UNIT_OF_PIECE
cdef short[32] KIND_OF_PIECE
cdef unsigned char[61] NUM_TILES
cdef short[32] KIND_AT
cdef unsigned char[32] IS_SECOND
cdef int[21] SHIFT, WEAKEST_FIRST
cdef short[441] PAIR
cdef short[4641] TRIPLE
cdef short[32550] QUAD

cdef class TienGowDeal(Deal):
    cdef readonly int banker
    cdef int scale_surplus, double_losing_banker_surplus, last_trick_bonus_paid
    cdef u64[4] hands
    cdef u64 shown
    cdef readonly int[4] columns
    cdef readonly int trick
    cdef readonly int leader
    cdef readonly int played
    cdef readonly int width
    cdef readonly int left
    cdef readonly int led
    cdef readonly int best
    cdef readonly int owner
    cdef short[8] tile
    cdef short[8] beyond

    cdef bint is_size(self, int num_seats, int pack_size) noexcept nogil
    @cython.locals(seat=int, i=int, hand=u64)
    cdef void set_up(self) noexcept nogil
    @cython.locals(hand=u64, low=u64)
    cdef u64 sets_in_hand(self, int seat) noexcept nogil
    @cython.locals(sets=u64, n=int)
    cdef int fill_legal(self) noexcept nogil
    @cython.locals(mask=u64, at=int, m=int, i=int, j=int, k=int, l=int, row=int, row2=int, row3=int)
    cdef int fill_covers(self, u64 hand, int n) noexcept nogil
    @cython.locals(seat=int)
    cdef void step(self, int action) noexcept nogil
    cdef int won_by(self) noexcept nogil
    cdef int next_place(self, int seat) noexcept nogil
    @cython.locals(winner=int, is_over=cython.bint)
    cdef void end_trick(self) noexcept nogil
    @cython.locals(i=int, seat=int, each=int, rule=int)
    cdef void pay_at_once(self, int winner) noexcept nogil
    @cython.locals(scale=int, liable=int, i=int, seat=int, columns=int, base=int, times=int)
    cdef void settle(self, int winner) noexcept nogil
    cdef int factor(self, int one, int other) noexcept nogil

    cdef int seen_as(self, int action, int seat) noexcept nogil
    @cython.locals(sets=u64)
    cdef int policy(self, Rng rng) noexcept nogil
    @cython.locals(hand=u64, chosen=u64, n=int, i=int, kind=int, held=int, action=int)
    cdef int weakest(self) noexcept nogil
    @cython.locals(i=int, j=int, piece=cython.uchar)
    cdef void spread(self, Rng rng, unsigned char* places, signed char* owners, int num_places) noexcept nogil
    @cython.locals(i=int, j=int, kind=short, action=int)
    cdef void put_down(self, int turn, int place, int n) noexcept nogil
    @cython.locals(seat=int)
    cdef void hide(self, int viewer) noexcept nogil
    @cython.locals(mask=u64, at=int)
    cpdef tuple hand_of(self, object seat)
    @cython.locals(i=int, action=int, width=int, viewer=int)
    cpdef tuple plays_for(self, object seat)
