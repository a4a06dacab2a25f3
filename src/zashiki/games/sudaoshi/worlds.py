"""Worlds of Sudaoshi: a hand is the dealt hand its seat claims, or none, and shows what it has shown (SU 9)."""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.games.fishing.worlds import FishingWorlds
    from cython.cimports.zashiki.games.sudaoshi.hands import best_hand, shown_cards
else:
    from zashiki.games.fishing.worlds import FishingWorlds
    from zashiki.games.sudaoshi.hands import best_hand, shown_cards


class SudaoshiWorlds(FishingWorlds):
    """The plan for one view of Sudaoshi."""

    def __init__(self, view: Any) -> None:
        self.claims = [0] * 3
        self.shown = [0] * 3
        for seat in range(3):
            self.claims[seat] = view.dealt[seat]
            self.shown[seat] = view.shown[seat]
        self.november_dregs = view.game.options.november_dregs
        self.prepare(view)

    def fits(self, seat: int, cards: int) -> bool:
        index = best_hand(cards, self.november_dregs)
        if index != self.claims[seat]:
            return False
        return index < 0 or shown_cards(cards, index, self.november_dregs) == self.shown[seat]
