from zashiki.core.bits cimport u64
from zashiki.games.fishing.calling cimport CallingDeal
from zashiki.games.fishing.worlds cimport FishingWorlds

cdef class CallingWorlds(FishingWorlds):
    cdef CallingDeal judge
    cdef bint fits(self, int seat, u64 cards) noexcept nogil
