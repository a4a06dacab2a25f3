"""Five levels for people, the same on every machine: so many simulations, seen more or less clearly; never time."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from zashiki.players.search import SearchPlayer

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View
    from zashiki.players.player import Advice
    from zashiki.search.search import Candidate


class LevelPlayer:
    """A search that errs as people do: it prefers good actions, but does not see quite clearly how good they are.

    `sims`: simulations a move; `blur`: how far it misjudges an action, as a part of the standard deviation of what a
    deal still brings; 0 plays what it found best; `learn`: as in the settings of the search. Good and bad moves that
    differ by much are told apart at any level.
    """

    def __init__(self, level: int, sims: int, blur: float, for_match: bool, learn: float = 0.0) -> None:
        self.level = level
        self.searcher = SearchPlayer(match="yes" if for_match else "no")
        self.searcher.settings = replace(self.searcher.settings, sims=sims, learn=learn)
        self.blur = blur

    def choose(self, view: View, rng: Rng) -> int:
        """The action it plays."""
        assert view.legal is not None, "a player is asked only when its seat is to act"
        if len(view.legal) == 1:
            return view.legal[0]
        result = self.searcher.search(view, rng)
        if self.blur == 0:
            return result.best
        tried = [c for c in result.candidates if c.points is not None]
        width = self.blur * spread_of(tried[0])
        liked = [((c.points or 0.0) + width * mistake(rng), -c.action) for c in tried]
        return -max(liked)[1]

    def advise(self, view: View, rng: Rng) -> Advice:
        """What it thinks of every action."""
        return self.searcher.advise(view, rng)


def spread_of(candidate: Candidate) -> float:
    """The standard deviation of the points of one simulation."""
    return (candidate.deviation or 0.0) * math.sqrt(candidate.visits)


def mistake(rng: Rng) -> float:
    """A normal number (Box and Muller)."""
    return math.sqrt(-2 * math.log(1 - rng.random())) * math.cos(2 * math.pi * rng.random())


def level1() -> LevelPlayer:
    """A kind beginner: sees what is obvious, misjudges the rest."""
    return LevelPlayer(1, 100, 0.9, False)


def level2() -> LevelPlayer:
    """Has played a few evenings."""
    return LevelPlayer(2, 200, 0.45, False)


def level3() -> LevelPlayer:
    """A steady player."""
    return LevelPlayer(3, 400, 0.22, False)


def level4() -> LevelPlayer:
    """A strong player, who makes small mistakes."""
    return LevelPlayer(4, 800, 0.1, True)


def level5() -> LevelPlayer:
    """The best there is here within a second a move on one core."""
    return LevelPlayer(5, 8000, 0.0, True, learn=1.0)
