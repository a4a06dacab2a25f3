"""Worlds of Hana-awase: no hand without open cards had six dregs, the card beside six open ones is none (HA 9)."""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.core.bits import count_bits
    from cython.cimports.zashiki.games.fishing.worlds import FishingWorlds
else:
    from zashiki.core.bits import count_bits
    from zashiki.games.fishing.worlds import FishingWorlds

DREGS = 0xE8CCCCCCCCCC


class HanaAwaseWorlds(FishingWorlds):
    """The plan for one view of Hana-awase."""

    def __init__(self, view: Any) -> None:
        self.opened = [0] * 3
        for seat in range(3):
            self.opened[seat] = view.opened[seat]
        self.prepare(view)

    def fits(self, seat: int, cards: int) -> bool:
        dregs = cards & DREGS
        return dregs == self.opened[seat] if self.opened[seat] else count_bits(dregs) <= 5
