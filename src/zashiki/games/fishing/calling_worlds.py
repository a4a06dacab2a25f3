"""Worlds of fishing games with calls: a hand that was not shown is none that would have been."""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.games.fishing.calling import CallingDeal
    from cython.cimports.zashiki.games.fishing.worlds import FishingWorlds
else:
    from zashiki.games.fishing.calling import CallingDeal
    from zashiki.games.fishing.worlds import FishingWorlds


class CallingWorlds(FishingWorlds):
    """The plan for one view."""

    judge: CallingDeal

    def __init__(self, view: Any) -> None:
        self.judge = view.game.undealt(view.start, view.number)
        self.prepare(view)

    def fits(self, seat: int, cards: int) -> bool:
        # Compiled, a plan made without __init__ has no judge.
        return self.judge is None or self.judge.dealt_hand(cards) < 0
