"""The 48 hanafuda and their back: our own pictures in the classic compositions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from zashiki.drawing import svg
from zashiki.drawing.hanafuda import autumn, spring
from zashiki.drawing.hanafuda.colours import CREAM, GOLD, INK, RED
from zashiki.drawing.hanafuda.flowers import rosette
from zashiki.drawing.hanafuda.pen import FINE, Path, circle, fill, ground, inked, joined, line, polar

if TYPE_CHECKING:
    from collections.abc import Callable

#: Width and height of a card's view box.
SIZE = (200, 328)

_BAND = 9
_EDGE = 7

#: The darker red of the waves on the back.
_WAVE = "#8d1a24"

_CARDS: dict[str, tuple[str, Callable[[], str]]] = {**spring.CARDS, **autumn.CARDS}


def _card(colour: str, body: str) -> str:
    """Ground, picture and border. The inner `<svg>` cuts the picture off, so that no clip path (and no id) is needed,
    and lets paths be written in whole quarters of a unit."""
    width, height = SIZE
    inside_width, inside_height = width - 2 * _EDGE, height - 2 * _EDGE
    view = " ".join(f"{n * FINE:g}" for n in (_EDGE, _EDGE, inside_width, inside_height))
    picture_ = svg.element(
        "svg",
        ground(body),
        x=_EDGE, y=_EDGE, width=inside_width, height=inside_height, viewBox=view,
    )  # fmt: skip
    border = svg.rect(
        _BAND / 2 + 1, _BAND / 2 + 1, width - _BAND - 2, height - _BAND - 2, "none", 10, stroke=INK, stroke_width=_BAND
    )
    return svg.rect(6, 6, width - 12, height - 12, colour, 9) + picture_ + border


@cache
def _picture(code: str) -> str:
    colour, draw = _CARDS[code]
    return _card(colour, draw())


def picture(code: str, **options: object) -> str:
    """The SVG elements of the card `code` inside the view box of `SIZE`, border included. No option changes a card.

    Raises KeyError on an unknown code.
    """
    return _picture(code)


@cache
def back_picture() -> str:
    """The back: waves in two reds and a gold plum crest, the same when turned about."""
    waves: list[Path] = []
    inner: list[Path] = []
    for row in range(-1, 16):
        for column in range(-1, 6):
            x = 40 * column + (20 if row % 2 else 0) + 20
            y = 164 + (row - 7) * 22 + 11
            for r, out in ((20, waves), (13, inner), (6, inner)):
                # Only the part of each arc that the row below leaves free.
                out.append((("M", (x - r, y)), ("A", (r, r, 0, 0, 1, x + r, y))))
    body = line(joined(waves), _WAVE, 2.4) + line(joined(inner), _WAVE, 1.4)
    petals = rosette((100, 164, 30, -90), 5, 0.5)
    body += inked(circle(100, 164, 40), INK, 3, CREAM) + inked(petals, GOLD)
    for i in range(5):
        body += fill(circle(*polar(100, 164, 11, -90 + 72 * i), 2), INK)
    return _card(RED, body + fill(circle(100, 164, 5), RED))
