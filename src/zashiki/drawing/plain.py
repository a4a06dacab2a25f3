"""A face for any piece of a deck that has no pictures of its own: its code, large and in two corners, and a back."""

from __future__ import annotations

from zashiki.drawing.glyphs import GLYPHS, text, text_width
from zashiki.drawing.palette import GOLD, INK, NIGHT, STRAW
from zashiki.drawing.shapes import card_ground
from zashiki.drawing.svg import document, element, place, rect, words

SIZE = (200, 280)
_ROOM = 150.0


def piece(code: str) -> str:
    """A piece of whatever code as a complete SVG file."""
    return document(*SIZE, picture(code), f"Piece {code}")


def back() -> str:
    """The back of such pieces as a complete SVG file."""
    return document(*SIZE, back_picture(), "Back")


def picture(code: str) -> str:
    """The face as elements."""
    corner = _written(code, 38, 40, 34, 60)
    frame = rect(16, 70, 168, 140, "none", 10, stroke=STRAW, stroke_width=4)
    return card_ground(*SIZE) + frame + _written(code, 100, 140, 96, _ROOM) + corner + place(corner, 200, 280, turn=180)


def back_picture() -> str:
    """The back as elements."""
    inner = rect(22, 22, 156, 236, NIGHT, 10, stroke=GOLD, stroke_width=4)
    lines = "".join(rect(52 + 24 * i, 52 + 24 * i, 96 - 48 * i, 176 - 48 * i, "none", 6, stroke=GOLD) for i in (0, 1))
    return card_ground(*SIZE) + inner + lines


def _written(code: str, x: float, y: float, height: float, room: float) -> str:
    """A code centred on (x, y), as tall as the room allows: in our own strokes, where they have its letters."""
    if all(sign in GLYPHS for sign in code.upper()) and code.upper() == code:
        height = min(height, height * room / max(text_width(code, height), 1))
        return text(code, x, y - height / 2, height, INK, height / 7, "middle")
    height = min(height, room / (0.6 * len(code)))
    return element(
        "text",
        words(code),
        x=x,
        y=y + height * 0.36,
        fill=INK,
        text_anchor="middle",
        font_family="sans-serif",
        font_weight="bold",
        font_size=height,
    )
