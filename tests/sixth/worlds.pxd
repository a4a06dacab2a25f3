cimport cython
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng
from zashiki.core.worlds cimport Worlds
from sixth.deal cimport KuraDeal

cdef int CARDS, HAND

cdef class KuraWorlds(Worlds):
    cdef int num_slots, num_unseen, length
    cdef unsigned char[12] unseen, order
    cdef int[12] slot_place, slot_turn
    @cython.locals(i=int)
    cdef void draw(self, Rng rng, Deal into) noexcept nogil
