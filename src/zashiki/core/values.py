"""Kinds of what stands in a view that are no codes: numbers, words, seats, score lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from zashiki.core.bits import members
from zashiki.core.keys import Unfit
from zashiki.core.line import Line
from zashiki.core.remembered import by_data

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.game import Game
    from zashiki.core.keys import Reader, Writer

SPECTATOR = "spectator"

Naming: TypeAlias = "Callable[[type], str]"
"""Gives the name under which a part (a dataclass of keys) is defined in a schema, or in TypeScript."""


class Kind:
    """A kind of value. `nothing` stands in Python where a key is left out.

    Writers and readers are made once for a game, for deals that go on and for those that are `over`.
    """

    nothing: Any = None

    def writer(self, game: Game, over: bool) -> Writer:
        """What gives a value as JSON; None where it is written as it stands."""
        return None

    def reader(self, game: Game, over: bool) -> Reader:
        """What gives the value of what was written; it raises Unfit, or UnknownCode, and never KeyError."""
        raise NotImplementedError

    def schema(self, named: Naming) -> dict[str, Any]:
        """What fits, as JSON Schema."""
        raise NotImplementedError

    def typescript(self, named: Naming) -> str:
        """Its type in TypeScript."""
        raise NotImplementedError


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number, from `least` on where that is not None."""

    least: int | None = None

    def reader(self, game: Game, over: bool) -> Reader:
        least = self.least

        def read(data: Any) -> int:
            if type(data) is not int or (least is not None and data < least):
                raise Unfit
            return data

        return read

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "integer"} | ({} if self.least is None else {"minimum": self.least})

    def typescript(self, named: Naming) -> str:
        return "number"


class Flag(Kind):
    """True or false."""

    nothing = False

    def reader(self, game: Game, over: bool) -> Reader:
        def read(data: Any) -> bool:
            if type(data) is not bool:
                raise Unfit
            return data

        return read

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "boolean"}

    def typescript(self, named: Naming) -> str:
        return "boolean"


class Word(Kind):
    """One of some words, or any where none are given."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def reader(self, game: Game, over: bool) -> Reader:
        words = self.words

        def read(data: Any) -> str:
            if not isinstance(data, str) or (words and data not in words):
                raise Unfit
            return data

        return read

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"enum": list(self.words)} if self.words else {"type": "string"}

    def typescript(self, named: Naming) -> str:
        return " | ".join(f'"{word}"' for word in self.words) or "string"


class Place(Word):
    """One of some words; in Python its place among them, from 0."""

    def writer(self, game: Game, over: bool) -> Writer:
        return self.words.__getitem__

    def reader(self, game: Game, over: bool) -> Reader:
        words = self.words

        def read(data: Any) -> int:
            if not isinstance(data, str) or data not in words:
                raise Unfit
            return words.index(data)

        return read


class SeatNumber(Kind):
    """A seat, from 0."""

    def reader(self, game: Game, over: bool) -> Reader:
        num_seats = game.num_seats

        def read(data: Any) -> int:
            if type(data) is not int or not 0 <= data < num_seats:
                raise Unfit
            return data

        return read

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/seat"}

    def typescript(self, named: Naming) -> str:
        return "number"


class Viewer(SeatNumber):
    """A seat, or who looks on: in Python None."""

    def writer(self, game: Game, over: bool) -> Writer:
        return lambda value: SPECTATOR if value is None else value

    def reader(self, game: Game, over: bool) -> Reader:
        read = SeatNumber.reader(self, game, over)
        return lambda data: None if data == SPECTATOR else read(data)

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"anyOf": [SeatNumber.schema(self, named), {"const": SPECTATOR}]}

    def typescript(self, named: Naming) -> str:
        return f'number | "{SPECTATOR}"'


class SeatSet(SeatNumber):
    """Seats, ascending; in Python a mask."""

    def writer(self, game: Game, over: bool) -> Writer:
        return members

    def reader(self, game: Game, over: bool) -> Reader:
        read = SeatNumber.reader(self, game, over)
        return lambda data: sum({1 << read(seat) for seat in a_list(data)})

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "array", "items": SeatNumber.schema(self, named)}

    def typescript(self, named: Naming) -> str:
        return "number[]"


class ScoreLine(Kind):
    """A score line."""

    def writer(self, game: Game, over: bool) -> Writer:
        return Line.as_json

    def reader(self, game: Game, over: bool) -> Reader:
        return by_data(lambda data: Line.from_json(an_object(data)))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/line"}

    def typescript(self, named: Naming) -> str:
        return "Line"


class Anything(Kind):
    """An object of the game's own making, such as a start."""

    def reader(self, game: Game, over: bool) -> Reader:
        return lambda data: dict(an_object(data))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "object"}

    def typescript(self, named: Naming) -> str:
        return "Record<string, unknown>"


def a_list(data: Any) -> list[Any]:
    """A JSON array.

    Raises: Unfit where it is none.
    """
    if not isinstance(data, list):
        raise Unfit
    return data


def an_object(data: Any) -> dict[str, Any]:
    """A JSON object.

    Raises: Unfit where it is none.
    """
    if not isinstance(data, dict):
        raise Unfit
    return data
