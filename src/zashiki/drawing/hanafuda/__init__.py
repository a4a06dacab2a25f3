"""The 48 hanafuda and their back: our own pictures in the classic compositions."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from zashiki.drawing import svg
from zashiki.drawing.hanafuda import autumn, spring
from zashiki.drawing.hanafuda.colours import CREAM, GOLD, INK, RED
from zashiki.drawing.hanafuda.flowers import rays, rosette
from zashiki.drawing.hanafuda.pen import FINE, circle, ground, inked, joined, line

if TYPE_CHECKING:
    from collections.abc import Callable

#: Width and height of a card's view box.
SIZE = (200, 328)

_BAND = 9
_EDGE = 7

#: The darker red of the rings on the back.
_RINGS = "#8d1a24"

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
    """The back: linked rings (shippō) in two reds about a gold flower, the same when turned about."""
    radius = 23
    rings = [
        circle(100 + column * radius, 164 + row * radius, radius)
        for row in range(-7, 8)
        for column in range(-5, 6)
        if (row + column) % 2 == 0
    ]
    dots = tuple(
        (name, (100.0 + column * radius, 164.0 + row * radius))
        for row in range(-6, 7)
        for column in range(-3, 4)
        if (row + column) % 2 == 0
        for name in "ML"
    )
    return _card(
        RED,
        line(joined(rings), _RINGS, 2.4)
        + line(dots, _RINGS, 5)
        + inked(circle(100, 164, 42), INK, 3, CREAM)
        + inked(rosette((100, 164, 33, 0), 8, 0.72), GOLD)
        + line(rays((100, 164, 33, 22.5), 8, 0.3, 0.72), INK)
        + inked(circle(100, 164, 8), RED),
    )
