"""Deals to check, where a check stands, and what it says when a promise is broken."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from zashiki.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game, Start
    from zashiki.core.view import View

MAX_DEALS = 5000
"""A match longer than this is taken to have no end."""


class Nonconformity(AssertionError):
    """A game, or a player, does not keep a promise."""


@dataclass
class Report:
    """What was looked at."""

    deals: int = 0
    actions: int = 0
    positions: int = 0
    worlds: int = 0
    endings: int = 0
    longest: int = 0
    most_legal: int = 0
    shown: int = 0
    rules_seen: set[str] = field(default_factory=set)


@dataclass
class Place:
    """Where a check stands, for its message."""

    game: Game
    seed: int
    deal: int = 0
    action: int = 0

    def expect(self, holds: bool, promise: str, *shown: object) -> None:
        """Raise where the promise is broken."""
        if not holds:
            facts = "".join(f"; {str(x)[:600]}" for x in shown)
            where = f"{self.game!r}, seed {self.seed}, deal {self.deal}, action {self.action}"
            raise Nonconformity(f"{promise} ({where}){facts}")


def shuffled_deals(game: Game, number: int, seed: int) -> Iterator[tuple[Place, Start, Deal]]:
    """Deals of matches, one after the other; what the caller plays decides what follows."""
    place = Place(game, seed)
    starts: list[Start] = []
    deals: list[Deal] = []
    for index in range(number):
        place.deal, place.action = index, 0
        root = ("conformance", game.id, seed, index)
        start = game.next_start(starts, deals) if deals else None
        if start is None:
            starts, deals = [], []
            start = game.first_start(Rng(*root, "start"))
            place.expect(game.check_start(start) == start, "a first start is complete, and allowed", start)
        place.expect(json.loads(json.dumps(start)) == start, "a start is JSON", start)
        deal, again = (game.shuffled_deal(start, Rng(*root, "shuffle"), len(deals)) for _ in range(2))
        place.expect(again.packed() == deal.packed(), "the same seed shuffles the same deal")
        starts.append(start)
        deals.append(deal)
        yield place, start, deal
        place.expect(deal.to_act < 0, "the caller played the deal to its end")
        place.expect(len(deals) < MAX_DEALS, "a match ends")


def random_action(deal: Deal, rng: Rng) -> int:
    """Any legal action."""
    legal = deal.legal_actions()
    return legal[rng.below(len(legal))]


def refuses(error: type[Exception], act: Callable[[Any], object], given: object) -> bool:
    """Whether an error of that kind is raised."""
    try:
        act(given)
    except error:
        return True
    return False


def follows(other: Deal, deal: Deal) -> bool:
    """Whether a deal can be played on like another; it has been, then."""
    for seat, action in deal.actions():
        if other.to_act != seat or not other.is_legal(action):
            return False
        other.apply(action)
    return other.to_act == deal.to_act


def views(deal: Deal, game: Game) -> list[View]:
    """What every seat and a spectator see."""
    return [game.view(deal, seat) for seat in (None, *range(game.num_seats))]


def content(deal: Deal) -> tuple[object, ...]:
    """All that a deal is, as far as Python can ask."""
    return deal.packed(), deal.actions(), deal.to_act, deal.legal_actions(), deal.scores(), deal.raw_lines()
