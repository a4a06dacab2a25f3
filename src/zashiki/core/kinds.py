"""Kinds of what stands in a view: how each is written as JSON and read back, its JSON Schema and its TypeScript type.

A kind is named in capitals, one made of others is a class: `listed = ListOf(Maybe(CODE))`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from zashiki.core import keys
from zashiki.core.bits import members
from zashiki.core.keys import Unfit
from zashiki.core.line import Line

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.game import Game

SPECTATOR = "spectator"

Naming: TypeAlias = "Callable[[type], str]"
"""Gives the name under which a part (a dataclass of keys) is defined in a schema, or in TypeScript."""


class Kind:
    """A kind of value. `nothing` stands in Python where a key is left out. `over`: whether the deal is."""

    nothing: Any = None
    is_plain = False
    """Whether a value is written as it stands."""

    def write(self, value: Any, game: Game, over: bool) -> Any:
        """The value as JSON."""
        return value

    def read(self, data: Any, game: Game, over: bool) -> Any:
        """The value of what was written.

        Raises: Unfit, or UnknownCode.
        """
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
    is_plain = True

    def read(self, data: Any, game: Game, over: bool) -> int:
        if type(data) is not int or (self.least is not None and data < self.least):
            raise Unfit
        return data

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "integer"} | ({} if self.least is None else {"minimum": self.least})

    def typescript(self, named: Naming) -> str:
        return "number"


class Flag(Kind):
    """True or false."""

    nothing = False
    is_plain = True

    def read(self, data: Any, game: Game, over: bool) -> bool:
        if type(data) is not bool:
            raise Unfit
        return data

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "boolean"}

    def typescript(self, named: Naming) -> str:
        return "boolean"


class Word(Kind):
    """One of some words, or any where none are given."""

    is_plain = True

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, data: Any, game: Game, over: bool) -> str:
        if not isinstance(data, str) or (self.words and data not in self.words):
            raise Unfit
        return data

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"enum": list(self.words)} if self.words else {"type": "string"}

    def typescript(self, named: Naming) -> str:
        return " | ".join(f'"{word}"' for word in self.words) or "string"


class Place(Word):
    """One of some words; in Python its place among them, from 0."""

    is_plain = False

    def write(self, value: int, game: Game, over: bool) -> str:
        return self.words[value]

    def read(self, data: Any, game: Game, over: bool) -> Any:
        return self.words.index(Word.read(self, data, game, over))


class SeatNumber(Kind):
    """A seat, from 0."""

    is_plain = True

    def read(self, data: Any, game: Game, over: bool) -> int:
        if type(data) is not int or not 0 <= data < game.num_seats:
            raise Unfit
        return data

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/seat"}

    def typescript(self, named: Naming) -> str:
        return "number"


class Viewer(SeatNumber):
    """A seat, or who looks on: in Python None."""

    is_plain = False

    def write(self, value: int | None, game: Game, over: bool) -> int | str:
        return SPECTATOR if value is None else value

    def read(self, data: Any, game: Game, over: bool) -> Any:
        return None if data == SPECTATOR else SeatNumber.read(self, data, game, over)

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"anyOf": [SeatNumber.schema(self, named), {"const": SPECTATOR}]}

    def typescript(self, named: Naming) -> str:
        return f'number | "{SPECTATOR}"'


class SeatSet(SeatNumber):
    """Seats, ascending; in Python a mask."""

    is_plain = False

    def write(self, value: int, game: Game, over: bool) -> list[int]:
        return members(value)

    def read(self, data: Any, game: Game, over: bool) -> int:
        return sum({1 << SeatNumber.read(self, seat, game, over) for seat in a_list(data)})

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "array", "items": SeatNumber.schema(self, named)}

    def typescript(self, named: Naming) -> str:
        return "number[]"


class Code(Kind):
    """The code of a kind of piece; in Python its number in deck order, where the deck has no copies the piece's too."""

    def write(self, value: int, game: Game, over: bool) -> str:
        return game.deck.codes[value]

    def read(self, data: Any, game: Game, over: bool) -> int:
        return game.deck.kind(data)

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/code"}

    def typescript(self, named: Naming) -> str:
        return "string"


class Codes(Kind):
    """Codes of pieces in an order of their own; in Python a tuple of numbers as for one code."""

    nothing: Any = ()

    def write(self, value: tuple[int, ...], game: Game, over: bool) -> list[str]:
        codes = game.deck.codes
        return [codes[kind] for kind in value]

    def read(self, data: Any, game: Game, over: bool) -> Any:
        return tuple([game.deck.kind(code) for code in a_list(data)])

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/codes"}

    def typescript(self, named: Naming) -> str:
        return "string[]"


class PieceSet(Codes):
    """Codes of pieces in deck order; in Python a mask of pieces, of equal copies the first ones."""

    nothing = 0

    def write(self, value: Any, game: Game, over: bool) -> list[str]:
        codes, kind_of = game.deck.codes, game.deck.kind_of
        return [codes[kind_of[piece]] for piece in members(value)]

    def read(self, data: Any, game: Game, over: bool) -> Any:
        mask = 0
        for kind in Codes.read(self, data, game, over):
            piece = 1 << game.deck.first_piece[kind]
            while mask & piece:
                piece <<= 1
            if piece.bit_length() > game.deck.num_pieces or game.deck.kind_of[piece.bit_length() - 1] != kind:
                raise Unfit
            mask |= piece
        return mask


class ActionCode(Kind):
    """The code of an action; in Python its id."""

    def write(self, value: int, game: Game, over: bool) -> str:
        return game.format_action(value)

    def read(self, data: Any, game: Game, over: bool) -> int:
        return game.parse_action(data)

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/action"}

    def typescript(self, named: Naming) -> str:
        return "string"


class Choices(ActionCode):
    """Codes of the actions one may choose from; in Python their ids, ascending."""

    def write(self, value: Any, game: Game, over: bool) -> Any:
        return [game.format_action(action) for action in value]

    def read(self, data: Any, game: Game, over: bool) -> Any:
        return tuple(sorted(game.parse_action(code) for code in a_list(data)))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "array", "items": ActionCode.schema(self, named), "uniqueItems": True}

    def typescript(self, named: Naming) -> str:
        return "string[]"


class ScoreLine(Kind):
    """A score line."""

    def write(self, value: Line, game: Game, over: bool) -> dict[str, Any]:
        return value.as_json()

    def read(self, data: Any, game: Game, over: bool) -> Line:
        return Line.from_json(an_object(data))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/line"}

    def typescript(self, named: Naming) -> str:
        return "Line"


class Anything(Kind):
    """An object of the game's own making, such as a start."""

    is_plain = True

    def read(self, data: Any, game: Game, over: bool) -> dict[str, Any]:
        return dict(an_object(data))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "object"}

    def typescript(self, named: Naming) -> str:
        return "Record<string, unknown>"


@dataclass(frozen=True)
class Maybe(Kind):
    """Of a kind, or null; in Python `absent` then."""

    kind: Kind
    absent: int | None = None

    def write(self, value: Any, game: Game, over: bool) -> Any:
        if value == self.absent:
            return None
        return value if self.kind.is_plain else self.kind.write(value, game, over)

    def read(self, data: Any, game: Game, over: bool) -> Any:
        return self.absent if data is None else self.kind.read(data, game, over)

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"anyOf": [self.kind.schema(named), {"type": "null"}]}

    def typescript(self, named: Naming) -> str:
        return f"{self.kind.typescript(named)} | null"


@dataclass(frozen=True)
class ListOf(Kind):
    """A list of some kind, by seat where it is said so; in Python a tuple."""

    kind: Kind

    def write(self, value: Any, game: Game, over: bool) -> list[Any]:
        write = self.kind.write
        return list(value) if self.kind.is_plain else [write(item, game, over) for item in value]

    def read(self, data: Any, game: Game, over: bool) -> tuple[Any, ...]:
        return tuple([self.kind.read(item, game, over) for item in a_list(data)])

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "array", "items": self.kind.schema(named)}

    def typescript(self, named: Naming) -> str:
        item = self.kind.typescript(named)
        return f"({item})[]" if " " in item else f"{item}[]"


@dataclass(frozen=True)
class Under(Kind):
    """Values of a kind under names."""

    kind: Kind

    def write(self, value: Any, game: Game, over: bool) -> dict[str, Any]:
        return {name: self.kind.write(item, game, over) for name, item in value.items()}

    def read(self, data: Any, game: Game, over: bool) -> dict[str, Any]:
        return {name: self.kind.read(item, game, over) for name, item in an_object(data).items()}

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "object", "additionalProperties": self.kind.schema(named)}

    def typescript(self, named: Naming) -> str:
        return f"Record<string, {self.kind.typescript(named)}>"


@dataclass(frozen=True)
class OnceOver(Kind):
    """Of one kind during a deal, of another once it is over and lies open."""

    during: Kind
    after: Kind

    def write(self, value: Any, game: Game, over: bool) -> Any:
        return (self.after if over else self.during).write(value, game, over)

    def read(self, data: Any, game: Game, over: bool) -> Any:
        return (self.after if over else self.during).read(data, game, over)

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"anyOf": [self.during.schema(named), self.after.schema(named)]}

    def typescript(self, named: Naming) -> str:
        return f"{self.during.typescript(named)} | {self.after.typescript(named)}"


@dataclass(frozen=True)
class Part(Kind):
    """An object with keys of its own; in Python a dataclass whose fields are declared like a view's."""

    made: type

    def write(self, value: Any, game: Game, over: bool) -> dict[str, Any]:
        return keys.write(value, keys.keys_of(self.made), game, over)

    def read(self, data: Any, game: Game, over: bool) -> Any:
        return self.made(**keys.read(an_object(data), keys.keys_of(self.made), game, over))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": f"#/$defs/{named(self.made)}"}

    def typescript(self, named: Naming) -> str:
        return named(self.made)


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
