"""Which piece codes there are, and which deck a code belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.errors import ZashikiError
from zashiki.decks.dominoes import CIVIL, DOMINOES, MILITARY
from zashiki.decks.french import FRENCH
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.decks.unsun import UNSUN

if TYPE_CHECKING:
    from collections.abc import Mapping

DECKS: Mapping[str, tuple[str, ...]] = {deck.name: deck.codes for deck in (HANAFUDA, UNSUN, FRENCH, DOMINOES)}
"""All codes of each deck, in deck order."""

GAME_DECKS: Mapping[str, str] = {
    "sudaoshi": "hanafuda",
    "hana-awase": "hanafuda",
    "hachinin-meri": "unsun",
    "shou-ba-yi": "french",
    "tien-gow": "dominoes",
}
"""The deck that each game is played with."""

_DECK_OF = {code: deck for deck, codes in DECKS.items() for code in codes}


class DrawingError(ZashikiError):
    """What cannot be drawn."""


def is_piece(code: object) -> bool:
    """Whether `code` is a piece of any deck."""
    return isinstance(code, str) and code in _DECK_OF


def deck_of(code: str, deck: str | None = None) -> str:
    """The deck of a piece code: codes are unique over all decks.

    Raises: DrawingError where no deck, or not the named `deck`, has the code.
    """
    if deck is not None:
        known_deck(deck)
    found = _DECK_OF.get(code)
    if found is None or deck not in (None, found):
        if deck is None:
            raise DrawingError("draw-no-piece", code=str(code)[:40])
        raise DrawingError("draw-no-piece-in", code=str(code)[:40], deck=deck)
    return found


def known_deck(deck: str) -> str:
    """The deck's name itself. Raises: DrawingError where there is no such deck."""
    if deck not in DECKS:
        raise DrawingError("draw-no-deck", value=str(deck)[:40], known=", ".join(DECKS))
    return deck


def file_stem(code: str) -> str:
    """The name of a piece's file without its ending: its code; words for the Jokers (`x` and `X` differ by case)."""
    return {"x": "joker-little", "X": "joker-big"}.get(code, code)


__all__ = ["CIVIL", "DECKS", "GAME_DECKS", "MILITARY", "DrawingError", "deck_of", "file_stem", "is_piece", "known_deck"]
