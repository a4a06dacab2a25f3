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
    from zashiki.search.search import Candidate, Result


class LevelPlayer:
    """A search that errs as people do: it prefers good actions, but does not see quite clearly how good they are.

    `sims`: simulations a move; `blur`: how far it misjudges an action, as a part of the standard deviation of what a
    deal still brings; 0 plays what it found best; `learn`: as in the settings of the search. Good and bad moves that
    differ by much are told apart at any level, and a win that is certain is taken. Below the levels that mind the match
    a deal is played for itself; a match that is one deal, won by having won that, is played for the win by all.
    """

    def __init__(self, level: int, sims: int, blur: float, for_match: bool, learn: float = 0.0) -> None:
        self.level = level
        self.minds_match = for_match
        self.for_points, self.for_match = SearchPlayer(match="no"), SearchPlayer(match="yes")
        for searcher in (self.for_points, self.for_match):
            searcher.settings = replace(searcher.settings, sims=sims, learn=learn)
        self.blur = blur

    def choose(self, view: View, rng: Rng) -> int:
        """The action it plays."""
        assert view.legal is not None, "a player is asked only when its seat is to act"
        if len(view.legal) == 1:
            return view.legal[0]
        result = self.searcher_for(view).search(view, rng)
        if self.blur == 0:
            return result.best
        tried = in_question(result)
        width = self.blur * tried[0].spread
        liked = [((c.value or 0.0) + width * mistake(rng), -c.action) for c in tried]
        return -max(liked)[1]

    def advise(self, view: View, rng: Rng) -> Advice:
        """What it thinks of every action."""
        return self.searcher_for(view).advise(view, rng)

    def searcher_for(self, view: View) -> SearchPlayer:
        """The search that minds what this level minds in the match of a view."""
        return self.for_match if self.minds_match or view.game.is_won_by_deal() else self.for_points


def in_question(result: Result) -> list[Candidate]:
    """The actions among which a level may err: those tried, or where the best surely wins the deal, those that do."""
    tried = [c for c in result.candidates if c.value is not None]
    best = tried[0]
    if best.win != 1.0:
        return tried
    return [c for c in tried if c.win == 1.0 and 2 * c.visits >= best.visits]


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
