cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng
from zashiki.core.worlds cimport Worlds
from zashiki.games.fishing.deal cimport FishingDeal

cdef int LIST_SIZE
cdef u64 ALL_CARDS

cdef class FishingWorlds(Worlds):
    cdef int num_hidden, num_unseen, stock_place, dealer
    cdef int[4] seats, need, listed
    cdef u64[4] known, keep
    cdef unsigned char[48] unseen
    cdef u64[4000] lists

    cdef bint fits(self, int seat, u64 cards) noexcept nogil
    @cython.locals(seat=int, need=int, k=int, used=int)
    cdef list plan(self, view)
    @cython.final
    @cython.locals(n=int, need=int, i=int, found=int, sets=cython.longlong, chosen=u64, cards=u64, rest=u64, carry=u64)
    cdef void list_sets(self, int k) noexcept nogil
    @cython.locals(k=int)
    cdef bint tries(self, Rng rng, FishingDeal deal) noexcept
    cdef void draw(self, Rng rng, Deal into) noexcept nogil
    @cython.final
    @cython.locals(k=int, i=int, j=int, n=int, first=int, place=int, card=int, cards=u64, taken=u64)
    cdef bint fill(self, Rng rng, FishingDeal deal) noexcept nogil
    @cython.final
    @cython.locals(seat=int, place=int, rest=u64)
    cdef void put(self, FishingDeal deal, int k, u64 cards) noexcept nogil
