"""Kinds of what stands in a view as codes: pieces and actions. What was written or read once is remembered."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from zashiki.core.bits import members
from zashiki.core.keys import Unfit
from zashiki.core.remembered import Remembered
from zashiki.core.values import Kind, a_list

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.deck import Deck
    from zashiki.core.game import Game
    from zashiki.core.keys import Reader, Writer
    from zashiki.core.values import Naming

MAX_DECKS = 64
MAX_SETS = 4096  # sets of pieces a deck: views of one deal name the same ones over and over

CodesRead: TypeAlias = "Callable[[tuple[str, ...]], Any]"


class Code(Kind):
    """The code of a kind of piece; in Python its number in deck order, where the deck has no copies the piece's too."""

    def writer(self, game: Game, over: bool) -> Writer:
        return game.deck.codes.__getitem__

    def reader(self, game: Game, over: bool) -> Reader:
        return game.deck.kind

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/code"}

    def typescript(self, named: Naming) -> str:
        return "string"


class Codes(Kind):
    """Codes of pieces in an order of their own; in Python a tuple of numbers as for one code."""

    nothing: Any = ()

    def writer(self, game: Game, over: bool) -> Writer:
        code = game.deck.codes.__getitem__
        return lambda value: list(map(code, value))

    def reader(self, game: Game, over: bool) -> Reader:
        return by_codes(kinds_by_codes(game.deck))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/codes"}

    def typescript(self, named: Naming) -> str:
        return "string[]"


class PieceSet(Codes):
    """Codes of pieces in deck order; in Python a mask of pieces, of equal copies the first ones."""

    nothing = 0

    def writer(self, game: Game, over: bool) -> Writer:
        codes = codes_by_mask(game.deck)
        return lambda value: list(codes(value))

    def reader(self, game: Game, over: bool) -> Reader:
        return by_codes(masks_by_codes(game.deck))


class ActionCode(Kind):
    """The code of an action; in Python its id."""

    def writer(self, game: Game, over: bool) -> Writer:
        return Remembered(game.format_action).__getitem__

    def reader(self, game: Game, over: bool) -> Reader:
        return game.parse_action

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"$ref": "#/$defs/action"}

    def typescript(self, named: Naming) -> str:
        return "string"


class Choices(ActionCode):
    """Codes of the actions one may choose from; in Python their ids, ascending."""

    def writer(self, game: Game, over: bool) -> Writer:
        code = Remembered(game.format_action).__getitem__
        return lambda value: list(map(code, value))

    def reader(self, game: Game, over: bool) -> Reader:
        return lambda data: tuple(sorted(map(game.parse_action, a_list(data))))

    def schema(self, named: Naming) -> dict[str, Any]:
        return {"type": "array", "items": ActionCode.schema(self, named), "uniqueItems": True}

    def typescript(self, named: Naming) -> str:
        return "string[]"


@lru_cache(MAX_DECKS)
def codes_by_mask(deck: Deck) -> Callable[[int], tuple[str, ...]]:
    """Gives the codes of a set of pieces, in deck order."""
    code = [deck.code(piece) for piece in range(deck.num_pieces)].__getitem__
    return lru_cache(MAX_SETS)(lambda mask: tuple(map(code, members(mask))))


@lru_cache(MAX_DECKS)
def kinds_by_codes(deck: Deck) -> CodesRead:
    """Gives the kinds of codes, in their order."""
    return lru_cache(MAX_SETS)(lambda codes: tuple(map(deck.kind, codes)))


@lru_cache(MAX_DECKS)
def masks_by_codes(deck: Deck) -> CodesRead:
    """Gives the set of pieces of codes, of equal copies the first ones; raises Unfit where there are not so many."""

    def mask_of(codes: tuple[str, ...]) -> int:
        mask = 0
        for kind in map(deck.kind, codes):
            piece = deck.first_piece[kind]
            while mask >> piece & 1:
                piece += 1
            if piece == deck.num_pieces or deck.kind_of[piece] != kind:
                raise Unfit
            mask |= 1 << piece
        return mask

    return lru_cache(MAX_SETS)(mask_of)


def by_codes(read: CodesRead) -> Reader:
    """Reads a list of codes by what takes them as a tuple; what is no code there may not even be hashable."""

    def reader(data: Any) -> Any:
        codes = tuple(a_list(data))
        try:
            return read(codes)
        except TypeError:
            return read(tuple(map(str, codes)))

    return reader
