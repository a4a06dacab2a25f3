"""Five levels for people, the same on every machine: defined by simulations and policy, never by time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from zashiki.players.search import SearchPlayer

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View
    from zashiki.players.player import Advice
    from zashiki.search.search import Candidate


class LevelPlayer:
    """A search that errs as people do.

    `sims`: simulations a move; `blur`: how many standard errors worse an action may look and still be taken for the
    best now and then; 0 plays what it found best.
    """

    def __init__(self, level: int, sims: int, policy: bool, blur: float, for_match: bool) -> None:
        self.level = level
        self.searcher = SearchPlayer(match="yes" if for_match else "no")
        self.searcher.settings = replace(self.searcher.settings, sims=sims, policy=policy)
        self.blur = blur

    def choose(self, view: View, rng: Rng) -> int:
        """The action it plays."""
        assert view.legal is not None, "a player is asked only when its seat is to act"
        if len(view.legal) == 1:
            return view.legal[0]
        result = self.searcher.search(view, rng)
        if self.blur == 0:
            return result.best
        return max(result.candidates, key=lambda c: (self.liking(c, rng), -c.action)).action

    def liking(self, candidate: Candidate, rng: Rng) -> float:
        """How good an action looks to somebody who does not see quite clearly."""
        if candidate.value is None:
            return float("-inf")
        return candidate.value + self.blur * (candidate.deviation or 0.0) * (2 * rng.random() - 1)

    def advise(self, view: View, rng: Rng) -> Advice:
        """What it thinks of every action."""
        return self.searcher.advise(view, rng)


def level1() -> LevelPlayer:
    """A kind beginner: looks a little ahead, and often misjudges."""
    return LevelPlayer(1, 24, False, 2.0, False)


def level2() -> LevelPlayer:
    """Has played a few evenings."""
    return LevelPlayer(2, 60, False, 0.0, False)


def level3() -> LevelPlayer:
    """A steady player."""
    return LevelPlayer(3, 250, True, 0.0, False)


def level4() -> LevelPlayer:
    """A strong player, who minds the match."""
    return LevelPlayer(4, 1200, True, 0.0, True)


def level5() -> LevelPlayer:
    """The best there is here within a second a move on one core."""
    return LevelPlayer(5, 8000, True, 0.0, True)
