"""A sitting at a table: whose table it is, and what the list of tables says of it."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from zashiki.games import registry
from zashiki.match.sitting import Place, Sitting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.match.event import Event


class Seating(Sitting):
    """A table as its events have made it, the first of which has opened it."""

    def __init__(self, events: Sequence[Event]) -> None:
        first = events[0].data
        self.owner: str = first["owner"]
        self.seed: str = first["seed"]
        self.first_options: dict[str, Any] = first["options"]
        game = registry.make(first["game"], first["options"])
        super().__init__(game, [Place(**place) for place in first["places"]], ("table", self.seed))
        self.seq = 1
        for event in events[1:]:
            self.fold(event)

    def summary(self) -> dict[str, Any]:
        """What the list of tables says of it."""
        return {
            "options": self.game.changed_options(),
            "seat": self.person,
            "deal": len(self.match.deals) - 1,
            "totals": self.match.totals(),
            "winners": self.match.winners(),
            "state": {"opening": "playing", "playing": "playing", "score": "between", "over": "over"}[self.stage],
            "practice": self.practice,
            "players": [dataclasses.asdict(place) for place in self.places],
        }
