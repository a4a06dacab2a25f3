"""Kinds of what stands in a view: how each is written as JSON and read back, its JSON Schema and its TypeScript type.

A kind is named in capitals, one made of others is a class: `listed = ListOf(Maybe(CODE))`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core import keys
from zashiki.core.codes import ActionCode, Choices, Code, Codes, PieceSet
from zashiki.core.remembered import by_data
from zashiki.core.values import (
    SPECTATOR,
    Anything,
    Flag,
    Kind,
    Naming,
    Place,
    ScoreLine,
    SeatNumber,
    SeatSet,
    Viewer,
    Whole,
    Word,
    a_list,
    an_object,
)

if TYPE_CHECKING:
    from zashiki.core.game import Game
    from zashiki.core.keys import Reader, Writer

__all__ = [
    "ACTION",
    "ANYTHING",
    "BY_SEAT",
    "CHOICES",
    "CODE",
    "CODES",
    "COUNT",
    "FLAG",
    "HANDS",
    "LINE",
    "NUMBER",
    "PIECES",
    "SEAT",
    "SEATS",
    "SPECTATOR",
    "VIEWER",
    "WORD",
    "Kind",
    "ListOf",
    "Maybe",
    "Naming",
    "OnceOver",
    "Part",
    "Place",
    "Under",
    "Whole",
    "Word",
]


@dataclass(frozen=True)
class Maybe(Kind):
    """Of a kind, or null; in Python `absent` then."""

    kind: Kind
    absent: int | None = None

    def writer(self, game: Game, over: bool) -> Writer:
        absent, write = self.absent, self.kind.writer(game, over)
        if write is None:
            return None if absent is None else lambda value: None if value == absent else value
        return lambda value: None if value == absent else write(value)

    def reader(self, game: Game, over: bool) -> Reader:
        absent, read = self.absent, self.kind.reader(game, over)
        return lambda data: absent if data is None else read(data)

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"anyOf": [self.kind.schema(named), {"type": "null"}]}

    def typescript(self, named: Naming) -> str:
        return f"{self.kind.typescript(named)} | null"


@dataclass(frozen=True)
class ListOf(Kind):
    """A list of some kind, by seat where it is said so; in Python a tuple."""

    kind: Kind

    def writer(self, game: Game, over: bool) -> Writer:
        write = self.kind.writer(game, over)
        return list if write is None else lambda value: [write(item) for item in value]

    def reader(self, game: Game, over: bool) -> Reader:
        read = self.kind.reader(game, over)
        return lambda data: tuple([read(item) for item in a_list(data)])

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "array", "items": self.kind.schema(named)}

    def typescript(self, named: Naming) -> str:
        item = self.kind.typescript(named)
        return f"({item})[]" if " " in item else f"{item}[]"


@dataclass(frozen=True)
class Under(Kind):
    """Values of a kind under names."""

    kind: Kind

    def writer(self, game: Game, over: bool) -> Writer:
        write = self.kind.writer(game, over)
        return dict if write is None else lambda value: {name: write(item) for name, item in value.items()}

    def reader(self, game: Game, over: bool) -> Reader:
        read = self.kind.reader(game, over)
        return lambda data: {name: read(item) for name, item in an_object(data).items()}

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": self.kind.schema(named)}

    def typescript(self, named: Naming) -> str:
        return f"Record<string, {self.kind.typescript(named)}>"


@dataclass(frozen=True)
class OnceOver(Kind):
    """Of one kind during a deal, of another once it is over and lies open."""

    during: Kind
    after: Kind

    def writer(self, game: Game, over: bool) -> Writer:
        return (self.after if over else self.during).writer(game, over)

    def reader(self, game: Game, over: bool) -> Reader:
        return (self.after if over else self.during).reader(game, over)

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"anyOf": [self.during.schema(named), self.after.schema(named)]}

    def typescript(self, named: Naming) -> str:
        return f"{self.during.typescript(named)} | {self.after.typescript(named)}"


@dataclass(frozen=True)
class Part(Kind):
    """An object with keys of its own; in Python a dataclass whose fields are declared like a view's."""

    made: type

    def writer(self, game: Game, over: bool) -> Writer:
        return keys.writer(self.made, game, over)

    def reader(self, game: Game, over: bool) -> Reader:
        made, read = self.made, keys.reader(self.made, game, over)
        return by_data(lambda data: made(**read(an_object(data))))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": f"#/$defs/{named(self.made)}"}

    def typescript(self, named: Naming) -> str:
        return named(self.made)


NUMBER = Whole()
COUNT = Whole(0)
FLAG = Flag()
WORD = Word()
SEAT = SeatNumber()
VIEWER = Viewer()
SEATS = SeatSet()
CODE = Code()
CODES = Codes()
PIECES = PieceSet()
ACTION = ActionCode()
CHOICES = Choices()
LINE = ScoreLine()
ANYTHING = Anything()
BY_SEAT = ListOf(NUMBER)
HANDS = OnceOver(ListOf(COUNT), ListOf(PIECES))
"""By seat, the number of pieces in each hand; once the deal is over each hand as dealt."""
