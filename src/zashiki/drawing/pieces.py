"""Pieces, backs and hands as complete SVG files."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from zashiki.drawing.aids import aid
from zashiki.drawing.codes import DrawingError, deck_of, known_deck
from zashiki.drawing.names import describe, describe_back, name
from zashiki.drawing.svg import document, element, group, number
from zashiki.drawing.svg import words as svg_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True)
class Style:
    """How pieces are drawn; what does not concern a deck is ignored by it.

    aids: a game id whose aids are laid over the pieces. trump: Unsun suit letter for the aids. four_colour: French
    diamonds blue and clubs green. marks: civil and military signs on dominoes. indices: corner indices of Unsun cards.
    lying: turned a quarter to the left.
    """

    aids: str | None = None
    trump: str | None = None
    four_colour: bool = False
    marks: bool = True
    indices: bool = True
    lying: bool = False


PLAIN = Style()


def _module(deck: str) -> Any:
    # Only the decks that are drawn are loaded.
    return importlib.import_module(f"zashiki.drawing.{known_deck(deck)}")


def size(deck: str, lying: bool = False) -> tuple[int, int]:
    """Width and height of a deck's pieces in their own units."""
    width, height = _module(deck).SIZE
    return (height, width) if lying else (width, height)


def _options(deck: str, style: Style) -> dict[str, bool]:
    if deck == "unsun":
        return {"indices": style.indices}
    if deck == "french":
        return {"four_colour": style.four_colour}
    if deck == "dominoes":
        return {"marks": style.marks and style.aids is None, "lying": style.lying}
    return {}


def _laid(body: str, deck: str) -> str:
    """A standing picture turned a quarter to the left."""
    return group(body, f"translate(0 {size(deck)[0]})rotate(-90)")


def elements(code: str | None, deck: str, style: Style = PLAIN) -> str:
    """The elements of a piece, aids included, inside a viewBox of `size(deck, style.lying)`; None is the back."""
    module = _module(deck)
    if code is None:
        body: str = module.back_picture()
        return _laid(body, deck) if style.lying else body
    body = module.picture(code, **_options(deck, style))
    if style.lying and deck != "dominoes":
        body = _laid(body, deck)
    if style.aids is None:
        return body
    layer = aid(code, deck, style.aids, trump=style.trump, lying=style.lying)
    return body + (_laid(layer, deck) if style.lying and deck != "dominoes" else layer)


def _shown(natural: tuple[int, int], width: float | None) -> tuple[float, float]:
    if width is None:
        return natural
    if not 0 < width <= 10_000:
        raise DrawingError("draw-width", value=number(width))
    return width, natural[1] * width / natural[0]


def piece(
    code: str,
    *,
    deck: str | None = None,
    width: float | None = None,
    aids: str | None = None,
    trump: str | None = None,
    four_colour: bool = False,
    marks: bool = True,
    indices: bool = True,
    lying: bool = False,
) -> str:
    """One piece as a complete SVG file with a text alternative.

    code: a piece code (`1L`, `PRo`, `3c`, `66` …); deck: only needed to insist on one. width: shown width in px, the
    height follows. The rest as in `Style`.
    Raises: DrawingError for an unknown code, deck, trump, or aids of a game that is not played with this deck.
    """
    found = deck_of(code, deck)
    style = Style(aids, trump, four_colour, marks, indices, lying)
    natural = size(found, lying)
    return document(*natural, elements(code, found, style), describe(code), size=_shown(natural, width))


def back(deck: str, *, width: float | None = None, lying: bool = False) -> str:
    """The back of a deck's pieces as a complete SVG file. Raises: DrawingError for an unknown deck."""
    natural = size(deck, lying)
    return document(
        *natural, elements(None, deck, Style(lying=lying)), describe_back(deck), size=_shown(natural, width)
    )


def placed(
    code: str | None, deck: str, x: float, y: float, height: float, style: Style = PLAIN, title: bool = True
) -> str:
    """One piece (None: a back) inside a larger picture, its upper left corner at (x, y), `height` high."""
    width, tall = size(deck, style.lying)
    words = (describe(code) if code is not None else describe_back(deck)) if title else ""
    return element(
        "svg",
        (f"<title>{svg_words(words)}</title>" if words else "") + elements(code, deck, style),
        x=number(x),
        y=number(y),
        width=number(width * height / tall),
        height=number(height),
        viewBox=f"0 0 {width} {tall}",
    )


def row(
    codes: Sequence[str | None],
    deck: str,
    x: float,
    y: float,
    height: float,
    room: float,
    style: Style = PLAIN,
    raised: Iterable[str] = (),
) -> tuple[str, float]:
    """Pieces side by side from (x, y), closer together where they would need more than `room`.

    Returns the elements and the width used. Pieces in `raised` stand a tenth of their height higher.
    """
    if not codes:
        return "", 0.0
    width, tall = size(deck, style.lying)
    broad = width * height / tall
    step = broad + height * 0.04
    if len(codes) > 1:
        step = min(step, max(4.0, (room - broad) / (len(codes) - 1)))
    up = set(raised)
    body = "".join(
        placed(code, deck, x + i * step, y - (height * 0.1 if code in up else 0), height, style)
        for i, code in enumerate(codes)
    )
    return body, step * (len(codes) - 1) + broad


def common_deck(codes: Sequence[str | None], deck: str | None) -> str:
    """The deck of all the codes. Raises: DrawingError where they are of several, or nothing tells it."""
    decks = {deck_of(code, deck) for code in codes if code is not None}
    if not decks and deck is not None:
        return known_deck(deck)
    if len(decks) != 1:
        raise DrawingError("draw-hand-of-several-decks" if decks else "draw-hand-without-deck")
    return decks.pop()


def hand(
    codes: Sequence[str | None],
    *,
    deck: str | None = None,
    height: float = 160,
    room: float = 1200,
    aids: str | None = None,
    trump: str | None = None,
    four_colour: bool = False,
    marks: bool = True,
    indices: bool = True,
) -> str:
    """Pieces of one deck side by side as a complete SVG file, in the order given; None stands for a back.

    height: of a piece in px. room: greatest width in px, beyond which pieces overlap. The rest as in `Style`.
    Raises: DrawingError for unknown codes or pieces of several decks.
    """
    found = common_deck(codes, deck)
    style = replace(PLAIN, aids=aids, trump=trump, four_colour=four_colour, marks=marks, indices=indices)
    body, width = row(codes, found, 0, 0, height, room, style)
    words = ", ".join(name(code).english if code is not None else "face down" for code in codes)
    return document(max(width, 1), height, body, f"Hand: {words}" if codes else "Empty hand")
