"""The four French suits: path data about the origin, about 40 high, and their colours."""

from __future__ import annotations

from zashiki.drawing.palette import BLUE, GREEN, INK, RED
from zashiki.drawing.svg import moved, path

_PIPS = {
    "h": "M0,18C-7,9.5 -17.5,3.5 -17.5,-6.5C-17.5,-18 -4,-19.5 0,-9.5C4,-19.5 17.5,-18 17.5,-6.5C17.5,3.5 7,9.5 0,18Z",
    "s": "M0,-20C7,-11 17.5,-4.5 17.5,4.5C17.5,14.5 6,15.5 1.8,9C2,14 4,18 7.5,20H-7.5"
    "C-4,18 -2,14 -1.8,9C-6,15.5 -17.5,14.5 -17.5,4.5C-17.5,-4.5 -7,-11 0,-20Z",
    "d": "M0,-21C4,-13 9,-6.5 15.5,0C9,6.5 4,13 0,21C-4,13 -9,6.5 -15.5,0C-9,-6.5 -4,-13 0,-21Z",
    "c": "M-8.8,-10.6A8.8,8.8 0 1 1 6.6,-4.7A8.8,8.8 0 1 1 1.8,8.2C2,13.4 4,18 7.5,20"
    "H-7.5C-4,18 -2,13.4 -1.8,8.2A8.8,8.8 0 1 1 -6.6,-4.7A8.8,8.8 0 0 1 -8.8,-10.6Z",
}

_TWO = {"c": INK, "d": RED, "h": RED, "s": INK}
_FOUR = {"c": GREEN, "d": BLUE, "h": RED, "s": INK}


def pip_data(suit: str) -> str:
    """Path data of a suit sign about the origin, 35 wide and 40 high."""
    return _PIPS[suit]


def colour(suit: str, four_colour: bool = False) -> str:
    """The colour of a suit."""
    return (_FOUR if four_colour else _TWO)[suit]


def pip(suit: str, x: float, y: float, scale: float, fill: str) -> str:
    """One suit sign about (x, y)."""
    return path(moved(_PIPS[suit], x, y, scale), fill)
