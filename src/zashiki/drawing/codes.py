"""Which piece codes there are, and which deck a code belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_MONTHS = {8: ("L", "A", "D1", "D2"), 9: ("A", "S", "D1", "D2"), 11: ("L", "A", "S", "D"), 12: ("L", "D1", "D2", "D3")}
_LIGHTS = (1, 3)

CIVIL = ("66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51")
MILITARY = ("63", "54", "62", "53", "52", "43", "42", "41", "32", "21")

DECKS: Mapping[str, tuple[str, ...]] = {
    "hanafuda": tuple(
        f"{month}{kind}"
        for month in range(1, 13)
        for kind in _MONTHS.get(month, ("L" if month in _LIGHTS else "A", "S", "D1", "D2"))
    ),
    "unsun": tuple(suit + rank for suit in "PIKOG" for rank in (*"123456789", "Ka", "Re", "Ro", "So", "Un", "Su")),
    "french": tuple(rank + suit for rank in "3456789TJQKA2" for suit in "cdhs") + ("x", "X"),
    "dominoes": CIVIL + MILITARY,
}
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


class DrawingError(ValueError):
    """What cannot be drawn, as one sentence."""


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
        where = f" in the {deck} deck" if deck is not None else ""
        raise DrawingError(f"there is no piece {str(code)[:40]!r}{where}")
    return found


def known_deck(deck: str) -> str:
    """The deck's name itself. Raises: DrawingError where there is no such deck."""
    if deck not in DECKS:
        raise DrawingError(f"there is no deck {str(deck)[:40]!r}; the decks are {', '.join(DECKS)}")
    return deck


def file_stem(code: str) -> str:
    """The name of a piece's file without its ending: its code, or a word for the Jokers: `x` and `X` differ in case only."""
    return {"x": "joker-little", "X": "joker-big"}.get(code, code)
