cimport cython
from zashiki.core.bits cimport u64
from zashiki.games.fishing.deal cimport FishingDeal

cdef int SIX_DREGS, SEVEN_DREGS
cdef int FIVE_LIGHTS, FOUR_LIGHTS, SEVEN_POEMS, BLUE_POEMS, RED_POEMS, SIX_POEMS, DRINKING, SPRING
cdef int PINE_PAULOWNIA_MOON, BOAR_DEER_BUTTERFLY, MOON_VIEWING, FLOWER_VIEWING
cdef int GRASS, WISTERIA_ROW, WILLOW_ROW, PAULOWNIA_ROW
cdef int FEW_CARDS, CARDS, PAR, DRAW
cdef u64 DREGS, SLIPS, LIGHTS, ANIMALS, POEMS, BLUE, RED, GRASSES, RAIN_CARD, CUP, MOON, CURTAIN
cdef u64 CRANE_WARBLER_CURTAIN, CRANE_PHOENIX_MOON, BOAR_DEER_BUTTERFLIES, APRIL, NOVEMBER, DECEMBER
cdef short[16] CAPTURED_POINTS
cdef int NUM_AIMS
cdef u64[12] AIMS
cdef int[12] AIM_WEIGHTS

@cython.locals(found=int, poems=int, lights=u64)
cpdef int captured_hands(u64 pile, bint rained_out) noexcept nogil
cpdef int most_few_cards(int place) noexcept nogil
cpdef captured_points(object index)
@cython.locals(points=int)
cpdef int card_points(u64 cards) noexcept nogil

cdef class HanaAwaseDeal(FishingDeal):
    cdef readonly int willow_row_voids
    cdef readonly int rained_out
    cdef readonly int draw_keeps_dealt
    cdef int[3] dregs

    @cython.locals(seat=int, dregs=u64)
    cdef void claim_dealt_hands(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void pay_dealt_hands(self) noexcept nogil
    cdef int worth(self, u64 cards) noexcept nogil
    @cython.locals(i=int, found=int)
    cdef int promise(self, u64 cards) noexcept nogil
    @cython.locals(seat=int, i=int, found=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint is_void(self) noexcept nogil
    cpdef tuple open_cards(self)
    @cython.locals(seat=int)
    cpdef tuple opened(self)
