"""The five suits: their colours and their signs, drawn once about the origin.

A long sign (Pao, Isu) is 100 high and stands upright, a round one (Koppu, Ouru, Guru) is about 56 across.
"""

from __future__ import annotations

from typing import NamedTuple

from zashiki.drawing.palette import BLUE, DARK_GREEN, GOLD, GREEN, LEAF, PAPER, PINK, PURPLE, RED, SKY, STRAW
from zashiki.drawing.svg import circle, place, polar
from zashiki.drawing.unsun.brush import disc, flat, ink, scatter, stroke


class Colours(NamedTuple):
    """What a suit wears: main cloth, its shade, its light, and one colour against it."""

    main: str
    dark: str
    light: str
    accent: str


COLOURS = {
    "P": Colours(GREEN, DARK_GREEN, LEAF, RED),
    "I": Colours(BLUE, "#1d3f75", SKY, RED),
    "K": Colours(RED, "#8f1a24", PINK, GOLD),
    "O": Colours(GOLD, "#a86d14", STRAW, RED),
    "G": Colours(PURPLE, "#3b3280", "#c7bdea", GOLD),
}

# Textile motifs of the suits, relative to their centre: lozenges, waves, crosses, stars, rings.
MOTIFS = {
    "P": "m0,-7l5,7-5,7-5-7z",
    "I": "m-8,3a8,8 0 0 1 16,0m-12,0a4,4 0 0 1 8,0",
    "K": "m-6,0h12m-6-6v12",
    "O": "m-6-4l12,8m0-8l-12,8m6-11v14",
    "G": "m-5,0a5,5 0 1 0 10,0a5,5 0 1 0-10,0z",
}

LONG = "PI"


def mark(suit: str, x: float, y: float) -> str:
    """The sign at its smallest, about 26 high, for a corner: a long sign without its finer parts."""
    if suit == "P":
        plain = "M-4,13C-5,4-5,-5-5,-12Q0,-15 5,-12C5,-5 5,4 4,13Z"
        return place(ink(plain, GREEN, 2) + stroke("M-4,-5Q0,-3 4,-5M-4,5Q0,7 4,5", 2, PAPER), x, y)
    if suit == "I":
        return place(ink("M0,-16L3.5,-11V5H-3.5V-11Z", RED, 2) + stroke("M-6,7H6M0,7V14", 4.5, BLUE), x, y)
    return sign(suit, x, y, 0.4)


def sign(suit: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The suit's sign about (x, y)."""
    return place(_SIGNS[suit], x, y, scale, turn)


def emblem(suit: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """The sign `size` high, the outline kept strong: what corners and courts carry."""
    return sign(suit, x, y, size / (100 if suit in LONG else 58), turn)


def _baton() -> str:
    body = (
        "M-6,49C-9,34-6,24-8,12C-7,0-10-8-9-18C-9-30-12-36-10-46Q0-53 10-46"
        "C12-36 9-30 9-18C10-8 7,0 8,12C6,24 9,34 6,49Q0,51-6,49Z"
    )
    stubs = "M-8,-26l-6,-3v-7l7,0ZM8,-1l6,-4v-7l-7,1ZM-7,27l-6,-3v-7l6,0Z"
    notches = "M-9,-18Q0,-14 9,-18M-8,12Q0,16 8,12"
    return (
        ink(stubs + body, GREEN)
        + flat("M-4,-38C-4,-20-4,2-3,44L0,45V-40Z", LEAF)
        + stroke(notches, 9)
        + stroke(notches, 4.5, PAPER)
        + ink("M-10,-46Q0,-41 10,-46Q0,-53-10,-46Z", PAPER, 2.5)
    )


def _sword() -> str:
    return (
        ink("M0,-50L7,-38V20H-7V-38Z", RED)
        + flat("M0,-43L-4,-36V18H0Z", "#ef8f8a")
        + ink("M-4,20h8v20h-8Z", GOLD)
        + ink("M-12,16Q0,21 12,16Q18,20 12,26Q0,28-12,26Q-18,20-12,16Z", BLUE)
        + ink(disc(0, 43, 6), BLUE)
    )


def _cup() -> str:
    return (
        ink("M-4,-13Q-2,-22-8,-28H8Q2,-22 4,-13Z", GOLD)
        + ink("M-14,-31Q0,-36 14,-31Q15,-27 12,-26Q0,-24-12,-26Q-15,-27-14,-31Z", GOLD)
        + ink("M-25,26C-28,2-20,-15 0,-15C20,-15 28,2 25,26Q0,32-25,26Z", RED)
        + flat("M-20,14C-21,0-15,-9-8,-10C-13,-4-15,6-14,16Z", PINK)
        + flat("M2,-8C9,0 13,5 9,11Q2,16-5,11C-9,5-5,0 2,-8Z", GOLD)
        + ink("M-25,19Q0,25 25,19L24.5,27Q0,33-24.5,27Z", GOLD)
    )


def _coin() -> str:
    petals = "".join(
        "M0,0L{:.0f},{:.0f}L{:.0f},{:.0f}L{:.0f},{:.0f}Z".format(
            *polar(0, 0, 9, a - 36), *polar(0, 0, 20, a), *polar(0, 0, 9, a + 36)
        )
        for a in range(-90, 270, 60)
    )
    return (
        ink(disc(0, 0, 27), GOLD)
        + circle(0, 0, 21, STRAW, stroke_width="2")
        + flat(petals, RED)
        + circle(0, 0, 5, GOLD, stroke_width="2")
    )


def _drum() -> str:
    commas = "".join(
        place(flat("M-19.5,0A19.5,19.5 0 0 1 0,-19.5A7,7 0 1 1-5.5,-8Q-14,-9-19.5,0Z", PAPER), turn=a)
        for a in (20, 140, 260)
    )
    return ink(disc(0, 0, 27.5), "#4a3f96") + commas


_SIGNS = {"P": _baton(), "I": _sword(), "K": _cup(), "O": _coin(), "G": _drum()}


def cloth(suit: str, places: list[tuple[float, float]], colour: str | None = None, width: float = 2.5) -> str:
    """The suit's textile motif at the places, in its light colour unless another is given."""
    return stroke(scatter(MOTIFS[suit], places), width, colour or COLOURS[suit].light)
