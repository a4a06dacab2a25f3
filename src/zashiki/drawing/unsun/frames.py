"""Grounds, borders and the back; the crown and the gold frame of the Tenka."""

from __future__ import annotations

from zashiki.drawing.palette import GOLD, INK, RED, WHITE
from zashiki.drawing.svg import frame, path, rect
from zashiki.drawing.unsun.brush import disc, ink, stroke
from zashiki.drawing.unsun.suits import COLOURS

GROUND_DARK = "#2b2440"
GROUND_YELLOW = "#f6cd5c"
BACK = "#8f2432"


def border(suit: str, tenka: bool = False) -> str:
    """Ink outside, a line of the suit's colour inside; for the Tenka a broad gold frame with a crown."""
    outside = frame(200, 312, 5, INK, 14, 10)
    if not tenka:
        line = rect(7, 7, 186, 298, rx=8, stroke=COLOURS[suit].main, stroke_width="4")
        return frame(200, 312, 9.5, INK, 14, 6).replace("<path ", '<path stroke="none" ') + line
    del outside
    gold = rect(8.5, 8.5, 183, 295, rx=8, stroke=GOLD, stroke_width="9")
    rim = rect(14, 14, 172, 284, rx=5, stroke_width="2.5")
    studs = ink("".join(disc(x, y, 2.6) for x in (8.5, 191.5) for y in range(96, 226, 20)), RED, 0)
    return frame(200, 312, 13, INK, 14, 6).replace("<path ", '<path stroke="none" ') + gold + rim + studs + crown()


def gold_leaf() -> str:
    """Flakes of gold leaf, strewn over the dark grounds."""
    flakes = (
        "M70,24l7,2-3,6-7-2ZM132,28l5-4 3,6-6,3ZM176,44l6,1-1,7-6-2ZM22,92l7-2 1,6-6,2ZM178,150l6,2-3,6-5-3Z"
        "M28,176l5,4-4,4-5-4ZM158,22l4,3-3,4-4-3ZM54,112l4,1-1,5-4-2ZM106,34l4,2-2,4-4-2ZM22,140l3,3-3,3-3-3Z"
    )
    return path(flakes, "#b98a35", stroke="none")


def crown() -> str:
    """The Tenka's crown, at the top of the frame."""
    band = ink("M64,38L58,12L78,24L100,4L122,24L142,12L136,38Q100,46 64,38Z", GOLD)
    jewels = ink(disc(100, 28, 5.5) + disc(80, 30, 3.5) + disc(120, 30, 3.5), RED, 2)
    return band + jewels + ink(disc(58, 11, 3.5) + disc(142, 11, 3.5), WHITE, 2)


def back() -> str:
    """The back: one plain colour; a thin line inside the frame keeps the edge crisp."""
    return (
        rect(3, 3, 194, 306, BACK, 12, stroke="none")
        + stroke("M24,16H176Q184,16 184,24V288Q184,296 176,296H24Q16,296 16,288V24Q16,16 24,16Z", 2, "#b5525c")
        + frame(200, 312, 9, INK, 14, 7).replace("<path ", '<path stroke="none" ')
    )
