cimport cython
from zashiki.core.bits cimport bit, count_bits, lowest, u64
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng

cdef u64 ONE, EACH, JOKER_BITS, TO_ACE
cdef int SINGLES, PAIRS, THREE_PAIRS, THREES, FOURS, BOMBS
cdef int SINGLE, PAIR, SETS, DRAGON, THREE_ONE, FOUR_TWO, BOMB
cdef int CARDS, LITTLE_JOKER, BIG_JOKER, LAST_CARD
cdef u64[16] AT_LEAST
cdef u64[1609] TAKES
cdef unsigned char[1609] KINDS, SIZES
cdef signed char[1609] KEYS
cdef short[1609] COSTS
cdef int[14] ROWS
cdef int[13] DRAGON_BASE

cdef class ShouBaYiDeal(Deal):
    cdef u64[6] hands
    cdef readonly int[6] held
    cdef readonly int best, owner, passed, first_leader
    cdef readonly int leader, opens_with_three, last_card_loses
    cdef int opening

    cdef bint is_size(self, int num_seats, int pack_size) noexcept nogil
    @cython.locals(i=int, seat=int, piece=int)
    cdef void set_up(self) noexcept nogil
    @cython.locals(hand=u64, one=u64, two=u64, num=int, n=int, ordinary=int, kind=int, floor=int, seat=int, i=int)
    cdef int fill_legal(self) noexcept nogil
    @cython.locals(mask=u64)
    cdef int add_ranks(self, int num, int base, u64 mask) noexcept nogil
    @cython.locals(run=u64, length=int)
    cdef int add_dragons(self, int num, u64 one, int low, int high, u64 above) noexcept nogil
    @cython.locals(threes=u64, added=u64, rank=int, k=int, base=int)
    cdef int add_three_one(self, int num, u64 hand, u64 one, int ordinary, u64 above) noexcept nogil
    @cython.locals(fours=u64, others=u64, twos=u64, rest=u64, rank=int, a=int, b=int, base=int, row=int)
    cdef int add_four_two(self, int num, u64 hand, u64 one, int ordinary, u64 above) noexcept nogil
    @cython.locals(seat=int)
    cdef void step(self, int action) noexcept nogil
    cdef int won_by(self) noexcept nogil
    @cython.locals(place=int)
    cdef int next_place(self, int seat) noexcept nogil
    @cython.locals(i=int, loser=int, n=int, little=int, big=int)
    cdef void finish(self, int winner) noexcept nogil
    @cython.locals(n=int, i=int, chosen=int, action=int, cost=int, least=int, near=int, seat=int)
    cdef int policy(self, Rng rng) noexcept nogil

    cpdef object dealt_to(self, object seat)
    @cython.locals(i=int, mask=u64)
    cdef u64 as_dealt(self, int seat) noexcept nogil
    @cython.locals(dealt=u64, mask=u64, suits=u64, hand=u64, rank=int, n=int, place=int)
    cpdef object hand_of(self, object seat)
