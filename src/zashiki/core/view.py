"""What a seat may know of a deal: a small object, built up from what the seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.line import Line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zashiki.core.game import Game, Start

FORMAT = "zashiki-view/1"
SPECTATOR = "spectator"


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The part that the views of all games share; each game adds fields of its own, as numbers, masks and tuples.

    `seat` is None for a spectator; `to_act` None when nobody acts; `legal` holds the action ids of the seat to act,
    ascending, and is None in every other seat's view.
    """

    game: Game
    seat: int | None
    number: int
    start: Start
    to_act: int | None
    legal: tuple[int, ...] | None
    totals: tuple[int, ...]
    lines: tuple[Line, ...]
    finished: bool

    def as_json(self) -> dict[str, Any]:
        """The view as written: the shared keys, then the game's own."""
        head: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "options": self.game.all_options(),
            "seat": SPECTATOR if self.seat is None else self.seat,
            "deal": self.number,
            "start": self.start,
            "to_move": self.to_act,
        }
        if self.legal is not None:
            head["legal"] = [self.game.format_action(action) for action in self.legal]
        head["totals"] = list(self.totals)
        head["lines"] = [line.as_json() for line in self.lines]
        head["finished"] = self.finished
        return {**head, **self.details()}

    def details(self) -> dict[str, Any]:
        """The game's own keys, with codes for pieces and actions."""
        return {}


def shared_fields(game: Game, data: Mapping[str, Any]) -> dict[str, Any]:
    """The fields every view has, read back from a written view: keyword arguments for the view's class."""

    legal = data.get("legal")
    return {
        "game": game,
        "seat": None if data["seat"] == SPECTATOR else data["seat"],
        "number": data["deal"],
        "start": dict(data["start"]),
        "to_act": data["to_move"],
        "legal": None if legal is None else tuple(sorted(game.parse_action(code) for code in legal)),
        "totals": tuple(data["totals"]),
        "lines": tuple(Line.from_json(line) for line in data["lines"]),
        "finished": data["finished"],
    }
