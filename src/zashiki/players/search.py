"""The player that searches: many likely worlds of what it sees, played out in its head."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from zashiki.players.explain import why
from zashiki.players.player import Advice, Estimate
from zashiki.players.settings import number, whole, word
from zashiki.search.outlook import outlook_of
from zashiki.search.search import Candidate, Result, Settings, search

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View

NAME = "search"
SWITCH = {"yes": True, "no": False}


class SearchPlayer:
    """Information-set Monte Carlo tree search.

    Settings: `sims` simulations and `ms` milliseconds a move, whichever ends first (sims=1000 without either);
    `threads`; `playouts` policy or uniform; `match` yes or no, whether it plays for the match near its end;
    `explore`, `guided`, `urgency`, `learn`, `nodes`: see `zashiki.search.search.Settings`.
    """

    def __init__(
        self,
        sims: str | None = None,
        ms: str | None = None,
        threads: str = "1",
        playouts: str = "policy",
        match: str = "yes",
        explore: str | None = None,
        guided: str | None = None,
        urgency: str | None = None,
        nodes: str | None = None,
        halving: str | None = None,
        learn: str | None = None,
    ) -> None:
        settings = Settings(
            sims=None if sims is None else whole(NAME, "sims", sims, 1, 2**31 - 1),
            ms=None if ms is None else number(NAME, "ms", ms, 0.1, 3_600_000),
            threads=whole(NAME, "threads", threads, 1, 256),
            policy=word(NAME, "playouts", playouts, "policy", "uniform") == "policy",
        )
        if explore is not None:
            settings = replace(settings, explore=number(NAME, "explore", explore, 0, 100))
        if guided is not None:
            settings = replace(settings, guided=SWITCH[word(NAME, "guided", guided, *SWITCH)])
        if urgency is not None:
            settings = replace(settings, urgency=number(NAME, "urgency", urgency, 0, 100))
        if halving is not None:
            settings = replace(settings, halving=SWITCH[word(NAME, "halving", halving, *SWITCH)])
        if learn is not None:
            settings = replace(settings, learn=number(NAME, "learn", learn, 0, 1))
        if nodes is not None:
            settings = replace(settings, nodes=whole(NAME, "nodes", nodes, 1, 1 << 28))
        self.settings = settings
        self.for_match = SWITCH[word(NAME, "match", match, *SWITCH)]

    def search(self, view: View, rng: Rng) -> Result:
        """The whole result of a search."""
        return search(view, rng, self.settings, outlook_of(view) if self.for_match else None)

    def choose(self, view: View, rng: Rng) -> int:
        """The action it plays."""
        assert view.legal is not None, "a player is asked only when its seat is to act"
        if len(view.legal) == 1:
            return view.legal[0]
        return self.search(view, rng).best

    def advise(self, view: View, rng: Rng) -> Advice:
        """What it thinks of every action."""
        outlook = outlook_of(view) if self.for_match else None
        result = search(view, rng, self.settings, outlook)

        def estimate(c: Candidate) -> Estimate:
            match = None
            if outlook is not None and c.value is not None and c.points is not None:
                match = min(max(c.value - outlook.point_weight * c.points, 0.0), 1.0)
            share = c.visits / result.sims if result.sims else None
            return Estimate(c.action, c.points, c.win, share, c.deviation, match)

        return Advice(tuple(map(estimate, result.candidates)), why(view, result))
