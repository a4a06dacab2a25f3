"""The colours of the hanafuda: those of the house, and a few of their own."""

from __future__ import annotations

from zashiki.drawing.palette import (
    BROWN,
    DARK_GREEN,
    GOLD,
    INK,
    LILAC,
    PINK,
    PURPLE,
    RED,
    ROSE,
    SKY,
    WHITE,
)  # fmt: skip
from zashiki.drawing.palette import GREY as GREY
from zashiki.drawing.palette import PAPER as CREAM
from zashiki.drawing.palette import STRAW as PALE_GOLD

GREEN = "#3a8a57"
OLIVE = "#8a9a3a"
BLUE = "#2a4d9c"
DARK_BROWN = "#4a3028"

__all__ = [
    "BLUE", "BROWN", "CREAM", "DARK_BROWN", "DARK_GREEN", "GOLD", "GREEN", "GREY", "INK", "LILAC", "OLIVE",
    "PALE_GOLD", "PINK", "PURPLE", "RED", "ROSE", "SKY", "WHITE",
]  # fmt: skip
