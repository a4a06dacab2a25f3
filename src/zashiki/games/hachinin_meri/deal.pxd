cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng

cdef int ASKING, DISCARD, PLAY, DECLARE, PASS, DISCARDS, ROBAI_STRENGTH, UNSEEN
cdef u64[50] WORDS
cdef unsigned char[1875] STRENGTHS
cdef unsigned char[375] SUITS_IN_PLAY
cdef unsigned char[32] BEATEN, PAIR_LINES

cdef class HachininMeriDeal(Deal):
    cdef readonly int dealer, ninth_by_winner, meri_face_up
    cdef readonly int phase, trump, okie, taker, declared, asked, discard
    cdef readonly int trick, laid, led, meri, trump_led
    cdef int robai, sun, spoiled, base
    cdef u64 trump0, trump1, led0, led1, sun0, sun1
    cdef u64[16] hand
    cdef int[2] top
    cdef unsigned char[16] leaders
    cdef unsigned char[8] last

    cdef bint is_size(self, int num_seats, int pack_size) noexcept nogil
    @cython.locals(i=int, packet=int, seat=int, card=int, at=int)
    cdef void set_up(self) noexcept nogil
    @cython.locals(n=int, mask=u64)
    cdef int fill_cards(self, u64 low, u64 high, int offset) noexcept nogil
    @cython.locals(seat=int, low=u64, high=u64, t0=u64, t1=u64)
    cdef int fill_legal(self) noexcept nogil
    cdef int fill_asking(self) noexcept nogil
    @cython.locals(seat=int, card=int)
    cdef void step(self, int action) noexcept nogil
    cdef void answer(self, int action) noexcept nogil
    cdef void lead(self, int card) noexcept nogil
    @cython.locals(strength=int, value=int)
    cdef void lay(self, int seat, int card) noexcept nogil
    @cython.locals(winner=int, low=int, high=int, side=int, rule=int, points=int)
    cdef int finish(self) noexcept nogil
    cdef bint is_hidden(self) noexcept nogil
    @cython.locals(seat=int, card=int)
    cdef void ninth(self) noexcept nogil
    cdef int side_of(self, int seat) noexcept nogil
    cdef int seen_as(self, int action, int seat) noexcept nogil
    @cython.locals(suit=int)
    cdef int worth(self, int card) noexcept nogil
    @cython.locals(i=int, best=int)
    cdef int weakest(self, int n, int offset) noexcept nogil
    @cython.locals(i=int, best=int)
    cdef int strongest_in_trick(self, int n) noexcept nogil
    @cython.locals(i=int, best=int, card=int)
    cdef int lowest_trump(self, int n) noexcept nogil
    @cython.locals(n=int, seat=int, trumps=int, ours=int, theirs=int, low=int, high=int, strength=int)
    cdef int policy(self, Rng rng) noexcept nogil

    @cython.locals(high=object, at=int)
    cpdef object hand_of(self, object seat)
    @cython.locals(i=int, packet=int, card=int, first=int, high=object, low=u64, word=u64)
    cpdef object dealt_to(self, object seat)
    @cython.locals(seat=int)
    cpdef tuple hand_sizes(self)
    @cython.locals(i=int, j=int, at=int)
    cpdef tuple tricks(self)
    @cython.locals(i=int)
    cpdef tuple order(self)
    @cython.locals(i=int, at=int, card=int, covered=bint, seen=list, down=list, viewer=int)
    cpdef tuple trick_seen_by(self, object seat)
