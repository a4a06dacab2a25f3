"""The 75 Unsun cards and their back: five suits of nine numbers and six courts, drawn by code.

Codes: suit letter (`P` Pao, `I` Isu, `K` Koppu, `O` Ouru, `G` Guru) and rank (`1` to `9`, `Ka`, `Re`, `Ro`, `So`, `Un`,
`Su`). The two strongest ranks, Sun and Un, have a dark ground, the other courts a yellow one, numbers paper; `PRo`, the
Tenka, has a gold frame and a crown.
"""

from __future__ import annotations

from functools import cache

from zashiki.drawing.palette import PAPER
from zashiki.drawing.svg import rect
from zashiki.drawing.unsun.brush import canvas
from zashiki.drawing.unsun.courts import COURTS, DARK, court
from zashiki.drawing.unsun.frames import GROUND_DARK, GROUND_YELLOW, back, border, gold_leaf
from zashiki.drawing.unsun.index import index
from zashiki.drawing.unsun.numbers import number_card
from zashiki.drawing.unsun.suits import COLOURS

SIZE = (200, 312)
_NUMBERS = "123456789"


@cache
def picture(code: str, *, indices: bool = True) -> str:
    """The elements of one card inside the viewBox `0 0 200 312`, border and ground included.

    `indices` draws the rank and the suit's sign in two corners. Raises KeyError if no Unsun card has the code.
    """
    suit, rank = code[:1], code[1:]
    if suit not in COLOURS or not ((len(rank) == 1 and rank in _NUMBERS) or rank in COURTS):
        raise KeyError(code)
    if rank in COURTS:
        ground = GROUND_DARK if rank in DARK else GROUND_YELLOW
        body = (gold_leaf() if rank in DARK else "") + court(suit, rank)
    else:
        ground, body = PAPER, number_card(suit, rank)
    corners = index(suit, rank, rank in COURTS) if indices else ""
    return canvas(rect(3, 3, 194, 306, ground, 12, stroke="none") + body + border(suit, code == "PRo") + corners)


@cache
def back_picture() -> str:
    """The elements of the back, one plain colour in an ink frame."""
    return canvas(back())


__all__ = ["SIZE", "back_picture", "picture"]
