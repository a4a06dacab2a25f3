"""Shapes that more than one module uses."""

from __future__ import annotations

from zashiki.drawing.palette import INK, PAPER
from zashiki.drawing.svg import place, rect


def ring(piece: str, count: int, start: float = -90) -> str:
    """`piece`, drawn to the right of the origin, repeated `count` times around it; the first at `start` degrees."""
    return "".join(place(piece, turn=start + i * 360 / count) for i in range(count))


def card_ground(width: float, height: float, fill: str = PAPER, edge: str = INK, band: float = 2) -> str:
    """The blank of a card: rounded, `fill` inside a thin `edge`."""
    half = band / 2
    return rect(half, half, width - band, height - band, fill, 14, stroke=edge, stroke_width=band)


def tile_ground(width: float, height: float, face: str, edge: str, radius: float = 16) -> str:
    """A domino without pips: the block in `edge`, its face a little smaller and higher, so that it has thickness."""
    front = rect(width * 0.03, height * 0.012, width * 0.94, height * 0.966, face, radius * 0.85)
    return rect(0, 0, width, height, edge, radius) + front
