"""The corner index: a rank written as pen strokes over a small suit sign, upper left and, turned round, lower right."""

from __future__ import annotations

from zashiki.drawing.palette import PAPER
from zashiki.drawing.svg import group, place
from zashiki.drawing.unsun.brush import ink, stroke
from zashiki.drawing.unsun.suits import COLOURS, mark

# Digits in a box 20 wide and 28 high, small letters in one 13 wide on the same foot, capitals 14 wide.
_DIGITS = {
    "1": "M4,6L11,1V27",
    "2": "M2,8C2,-2 18,-2 18,8C18,15 6,19 2,27H18",
    "3": "M2,3C14,-3 20,4 17,9Q15,13 8,13Q18,13 18,20C18,29 4,29 2,23",
    "4": "M13,27V1L1,19H19",
    "5": "M17,1H5L3,13Q9,9 14,11C20,14 20,24 13,26Q6,29 2,23",
    "6": "M15,1C6,5 2,12 2,19C2,30 18,30 18,19C18,11 8,9 3,16",
    "7": "M2,1H18Q9,12 8,27",
    "8": "M10,13C2,10 2,1 10,1C18,1 18,10 10,13C-1,16 -1,27 10,27C21,27 21,16 10,13",
    "9": "M17,11C12,19 2,17 2,9C2,-2 18,-2 18,9C18,16 14,23 6,27",
}
_LETTERS = {
    "S": "M13,5C12,-1 2,-1 2,6C2,14 14,12 14,20C14,29 2,29 1,22",
    "U": "M1,1V18C1,30 14,30 14,18V1",
    "R": "M2,27V1H7C16,1 16,14 7,14H2M8,14L14,27",
    "K": "M2,1V27M13,1L2,16M6,12L14,27",
    "u": "M1,12V21C1,29 11,29 11,21M11,12V27",
    "n": "M1,12V27M1,19C1,10 11,10 11,19V27",
    "o": "M6,12C-1,12 -1,27 6,27C13,27 13,12 6,12Z",
    "e": "M1,19H11C11,10 1,9 1,19C1,28 8,29 11,25",
    "a": "M11,12V27M11,19C11,10 1,10 1,19.5C1,29 11,29 11,20",
}


def _glyphs(rank: str) -> str:
    if rank in _DIGITS:
        return place(stroke(_DIGITS[rank], 5), 6, 0)
    return stroke(_LETTERS[rank[0]], 4.6) + place(stroke(_LETTERS[rank[1]], 4.6), 20, 0)


def index(suit: str, rank: str, panel: bool) -> str:
    """Both corner indices; on a panel of paper where the ground is not paper."""
    colours = COLOURS[suit]
    written = colours.dark if suit in "OG" else colours.main
    if panel:
        corner = ink("M8,8H46V62Q46,70 38,70H8Z", PAPER, 2.5)
        corner += group(_glyphs(rank), "translate(12 13) scale(.88)", stroke=written) + mark(suit, 27, 53)
    else:
        corner = group(_glyphs(rank), "translate(13 15)", stroke=written) + mark(suit, 29, 62)
    return corner + group(corner, "rotate(180 100 156)")
