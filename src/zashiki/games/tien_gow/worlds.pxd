cimport cython
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng
from zashiki.core.worlds cimport Worlds
from zashiki.games.tien_gow.deal cimport TienGowDeal

cdef class TienGowWorlds(Worlds):
    cdef object view, cover_places
    cdef unsigned char[32] places
    cdef signed char[32] owners
    cdef int num_hidden
    # What others have put down: the play, the first of its places, and how many they are.
    cdef int num_covers
    cdef unsigned char[32] cover_turn, cover_place, cover_number
    @cython.locals(i=int)
    cdef void recall(self, Deal into) noexcept nogil
    cdef void draw(self, Rng rng, Deal into) noexcept nogil
