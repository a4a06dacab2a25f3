cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng
from zashiki.core.worlds cimport Worlds
from zashiki.games.hachinin_meri.deal cimport HachininMeriDeal

cdef int DISCARDS, DISCARD_PLACE
cdef double FRACTION

cdef class Plan:
    cdef bint is_made
    cdef int num_slots, num_constrained, num_classes, pinned, okie, taker
    cdef u64[16] hand
    cdef int[80] seat, turn, allowed, place
    cdef int[9] first, size, left
    cdef Py_ssize_t[9] stride
    cdef unsigned char[80] cards, pool, rest
    cdef Py_ssize_t start
    cdef double[::1] table

    @cython.locals(c=int, n=int, total=double)
    cdef double ways(self, int slot, Py_ssize_t index) noexcept nogil
    @cython.locals(c=int, chosen=int, x=double, w=double)
    cdef int choose(self, int allowed, Py_ssize_t index, Rng rng) noexcept nogil
    @cython.locals(i=int, j=int, k=int, n=int, c=int, card=int, index=Py_ssize_t)
    cdef void fill(self, Rng rng, HachininMeriDeal deal) noexcept nogil
    @cython.locals(seat=int)
    cdef void put(self, int slot, int card, HachininMeriDeal deal) noexcept nogil

cdef class HachininMeriWorlds(Worlds):
    cdef Plan plan
    cdef Plan trumps
    cdef public double chance_of_trumps
    cdef void draw(self, Rng rng, Deal into) noexcept nogil
    @cython.locals(deal=HachininMeriDeal, i=int)
    cdef object make_template(self, object view, list cards)
    @cython.locals(deal=HachininMeriDeal, i=int)
    cdef object hide(self, object view)
