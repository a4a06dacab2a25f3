cimport cython
from zashiki.core.bits cimport u64

cdef int NO_CLASS, RED, ONE_SLIP, ONE_TEN, WITHER, ONE_LIGHT
cdef int SHOW_DREGS, SHOW_THREES, SHOW_STANDING, SHOW_PAIRS, SHOW_FOUR, SHOW_ALL
cdef u64 DREGS, SLIPS, LIGHTS, NOVEMBER, DECEMBER_DREGS, STANDING_MONTHS
cdef u64 TENS, HILLS, HILLS_PICTURES, RAIN_PICTURES
cdef u64 EVEN_BITS, BIT_PAIRS, TOP_BITS, ADD_6, ADD_5, FOURS, ALL_CARDS
cdef short[47] HAND_POINTS
cdef unsigned char[47] HAND_SHOWS
cdef signed char[432] BEST_HAND

@cython.locals(counts=u64)
cdef u64 month_counts(u64 hand) noexcept nogil
cdef u64 held(u64 tops) noexcept nogil
@cython.locals(place=int, counts=u64, threes=u64, dregs=u64, rest=u64, twos=int, num_dregs=int, kind=int, key=int, standing=int)
cpdef int best_hand(u64 hand, bint november_dregs) noexcept nogil
@cython.locals(shows=int, counts=u64, threes=u64, shown=u64)
cpdef u64 shown_cards(u64 hand, int index, bint november_dregs) noexcept nogil
@cython.locals(found=int)
cpdef int captured_hands(u64 pile, bint bears_120) noexcept nogil
cpdef int card_points(u64 cards) noexcept nogil
cpdef int points_of(int index) noexcept nogil
@cython.locals(tally=cython.longlong[48], hand=u64, carry=u64, found=int, i=int, number=int)
cpdef list counted(object num_cards, u64 last, bint november_dregs)
