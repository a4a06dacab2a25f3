cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng
from zashiki.core.worlds cimport Worlds
from zashiki.games.shou_ba_yi.deal cimport ShouBaYiDeal

cdef u64 ONE

cdef class ShouBaYiWorlds(Worlds):
    # Cards of other seats as dealt, rank by rank: `cards` up to `ends`, the first of them in places of played cards.
    cdef unsigned char[52] cards
    cdef unsigned char[13] ends
    cdef unsigned char[13] num_played
    cdef unsigned char[52] played_places
    # Places of cards still held by other seats, but for a pinned 3 of hearts.
    cdef int num_slots
    cdef unsigned char[54] slot_seat
    cdef unsigned char[54] slot_place
    # Jokers among them, and the slots that a Joker may be in; `tight` marks slots whose hand cannot hold both.
    cdef int num_jokers
    cdef unsigned char[2] jokers
    cdef int num_allowed
    cdef unsigned char[54] allowed
    cdef unsigned char[54] tight
    @cython.locals(deal=ShouBaYiDeal)
    cdef void settle(self, Deal template, list history, list others)
    cdef void draw(self, Rng rng, Deal into) noexcept nogil
    @cython.locals(rank=int, begin=int, end=int, i=int, j=int, played=int, num=int, card=int,
                   first=int, second=int, seat=int)
    cdef void fill(self, Rng rng, ShouBaYiDeal deal) noexcept nogil
