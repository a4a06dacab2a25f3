"""Jack, Queen and King of the four suits: half figures, the lower half turned by 180 degrees.

A King has a beard, a tall crown and a weapon; a Queen long hair, a low crown and a flower; a Jack a cap with a
feather, a ruff and a pole. The suit decides robe, hair, pattern and what the hand holds.
"""

from __future__ import annotations

from dataclasses import dataclass

from zashiki.drawing.french_pips import colour, pip
from zashiki.drawing.palette import (
    BLUE,
    BROWN,
    DARK_GREEN,
    GOLD,
    GREEN,
    GREY,
    INK,
    LEAF,
    NIGHT,
    PINK,
    PURPLE,
    RED,
    ROSE,
    SKY,
    STRAW,
    WHITE,
)
from zashiki.drawing.svg import circle, ellipse, line, number, path, place, rect, shape, window

_SKIN = "#fbe6cf"

# The picture of a court: the window inside the indices.
_X, _Y, _W, _H = 48, 16, 104, 248


@dataclass(frozen=True)
class _Look:
    robe: str
    trim: str
    hair: str
    cap: str


_LOOKS = {
    "s": _Look(PURPLE, GOLD, INK, NIGHT),
    "h": _Look(RED, GOLD, STRAW, BLUE),
    "d": _Look(GOLD, RED, BROWN, RED),
    "c": _Look(GREEN, GOLD, "#b4632d", DARK_GREEN),
}
_FOUR_DIAMOND = _Look(BLUE, GOLD, BROWN, NIGHT)


def court(rank: str, suit: str, four_colour: bool = False) -> str:
    """The figure of `rank` J, Q or K in its frame, both halves."""
    look = _FOUR_DIAMOND if four_colour and suit == "d" else _LOOKS[suit]
    half = {"J": _jack, "Q": _queen, "K": _king}[rank](suit, look)
    half += pip(suit, -39, 19, 0.54, colour(suit, four_colour))
    # Clipped to the upper half by a nested window, then the same once more, turned: no id is needed.
    upper = window(_X, _Y, _W, _H / 2, rect(_X, _Y, _W, _H / 2, WHITE) + place(half, 100, _Y))
    belt = rect(_X, 134.5, _W, 11, look.trim, stroke=INK, stroke_width="2.5")
    beads = "".join(circle(x, 140, 2.6, INK) for x in range(60, 145, 16))
    edge = rect(_X, _Y, _W, _H, "none", 3, stroke=INK, stroke_width="2.5")
    return upper + place(upper, 200, 280, turn=180) + belt + beads + edge


def _face(look: _Look, lady: bool = False, glance: float = 0) -> str:
    """An oval face about (0, 57); `glance` moves the eyes sideways."""
    g = number
    body = ellipse(0, 57, 20, 24, _SKIN, stroke=INK, stroke_width="2.5")
    if lady:
        body += circle(-11, 65, 3.6, PINK) + circle(11, 65, 3.6, PINK)
    brow = 46 if lady else 47
    body += line(
        f"M-14,{brow}q5,-3.4 10,-.6M14,{brow}q-5,-3.4 -10,-.6",
        2.2,
        INK if lady else look.hair if look.hair != STRAW else BROWN,
    )
    body += line("M-13,53q4.5,-3 9,0M13,53q-4.5,-3 -9,0", 1.8)
    body += circle(-8.4 + glance, 54, 2.3, INK) + circle(8.4 + glance, 54, 2.3, INK)
    body += line(f"M{g(glance * 0.5)},54q{g(2.5 + glance)},6 -1.5,8.5", 1.8)
    if lady:
        return body + path("M-5.5,70Q-2.5,67.6 0,69Q2.5,67.6 5.5,70Q0,75 -5.5,70Z", RED)
    return body


def _pattern(suit: str, fill: str) -> str:
    """What the robe is woven with, so that suits differ without colour too: stripes, dots, lozenges, chevrons."""
    if suit == "s":
        return line("M-44,98V124M-32,92V124M32,92V124M44,98V124", 4, fill)
    if suit == "h":
        return "".join(
            circle(x, y, 3.6, fill)
            for x, y in ((-45, 105), (-33, 99), (-38, 116), (45, 105), (33, 99), (38, 116), (-24, 112), (24, 112))
        )
    if suit == "d":
        return path(
            "".join(
                f"M{x},{y - 6}l5,6l-5,6l-5,-6Z"
                for x, y in ((-44, 108), (-31, 102), (-34, 118), (44, 108), (31, 102), (34, 118))
            ),
            fill,
        )
    return line(
        "M-52,110l8,-7l8,7l8,-7M-52,121l8,-7l8,7l8,-7M52,110l-8,-7l-8,7l-8,-7M52,121l-8,-7l-8,7l-8,-7", 3.2, fill
    )


def _shoulders(suit: str, look: _Look) -> str:
    return shape("M-60,130V108C-46,92 -30,88 -16,82H16C30,88 46,92 60,108V130Z", look.robe, 2.5) + _pattern(
        suit, look.trim
    )


def _hand(x: float, y: float) -> str:
    return ellipse(x, y, 7.5, 6.5, _SKIN, stroke=INK, stroke_width="2.2") + line(
        f"M{x - 6},{y - 1}h7M{x - 6},{y + 2.6}h6", 1.5
    )


def _cuff(look: _Look) -> str:
    return shape("M30,124C30,114 34,108 40,106L49,110C46,114 46,120 47,130H30Z", look.trim, 2.2)


# --- Kings ------------------------------------------------------------------------------------------------------


def _king(suit: str, look: _Look) -> str:
    body = path("M-22,34C-35,46 -33,72 -25,82H25C33,72 35,46 22,34Z", look.hair, stroke=INK, stroke_width="2.5")
    body += _shoulders(suit, look)
    # Ermine: a white cape with black tails, the mark of a king.
    body += shape(
        "M-20,80C-36,86 -44,94 -46,104C-28,100 -16,110 0,124C16,110 28,100 46,104C44,94 36,86 20,80Z", WHITE, 2.5
    )
    body += line("M-32,95v5M-20,97v5M32,95v5M20,97v5M-10,106v4M10,106v4", 3)
    body += _face(look)
    beards = {
        "s": "M-20,60C-22,82 -12,100 0,108C12,100 22,82 20,60C12,68 6,65 0,65C-6,65 -12,68 -20,60Z",
        "h": "M-20,60C-24,78 -18,92 -9,96Q-5,90 0,98Q5,90 9,96C18,92 24,78 20,60C12,68 6,65 0,65C-6,65 -12,68 -20,60Z",
        "d": "M-20,60C-24,82 -20,98 -14,104Q-10,96 0,96Q10,96 14,104"
        "C20,98 24,82 20,60C12,68 6,65 0,65C-6,65 -12,68 -20,60Z",
        "c": "M-20,58C-27,72 -25,88 -14,94C-6,99 6,99 14,94C25,88 27,72 20,58C12,68 6,65 0,65C-6,65 -12,68 -20,58Z",
    }
    body += shape(beards[suit], look.hair, 2.2)
    light = GREY if look.hair == INK else INK
    body += line("M0,66C-6,64 -13,66 -16,72M0,66C6,64 13,66 16,72", 2.4, light)
    body += path("M-5,71Q0,68.5 5,71Q0,75.5 -5,71Z", ROSE)
    body += line("M-8,82q1,7 4,11M8,82q-1,7 -4,11M0,82v12", 1.6, light)
    body += _crown(look)
    held = {"s": _sword, "h": _sceptre, "d": _axe, "c": _orb}[suit](look)
    return body + held + _cuff(look) + _hand(39, 107)


def _crown(look: _Look) -> str:
    body = path("M-18,32C-18,10 18,10 18,32Z", look.cap)
    body += shape("M-23,38L-27,12L-14,25L-9,7L0,22L9,7L14,25L27,12L23,38Q0,31 -23,38Z", GOLD, 2.5)
    body += "".join(
        circle(x, y, 3.2, RED, stroke=INK, stroke_width="1.6") for x, y in ((-27, 11), (-9, 6), (9, 6), (27, 11))
    )
    return body + line("M-21,33Q0,26.5 21,33", 1.6) + path("M0,25.5l3.6,4.5l-3.6,4.5l-3.6,-4.5Z", RED)


def _sword(look: _Look) -> str:
    return (
        shape("M36,98V22L40,12L44,22V98Z", SKY, 2.2)
        + line("M40,24V92", 1.4)
        + shape("M29,94H51V100H29Z", look.trim, 2)
        + shape("M37,100h6v18h-6Z", BROWN, 2)
    )


def _sceptre(look: _Look) -> str:
    return line("M39,124V34", 7) + line("M39,124V34", 3, GOLD) + pip("h", 39, 26, 0.62, GOLD) + line("M33,44H45", 3)


def _axe(look: _Look) -> str:
    return (
        line("M40,124V14", 7)
        + line("M40,124V14", 3, BROWN)
        + shape("M38,22C30,20 26,16 26,12C20,24 20,38 26,50C26,46 30,42 38,40Z", SKY, 2.2)
        + shape("M42,25h7v12h-7Z", SKY, 2)
    )


def _orb(look: _Look) -> str:
    return (
        circle(39, 92, 12, GOLD, stroke=INK, stroke_width="2.5")
        + line("M27,92H51M39,80V68M33,73H45", 2.6)
        + line("M39,80V92", 2)
    )


# --- Queens -----------------------------------------------------------------------------------------------------


def _queen(suit: str, look: _Look) -> str:
    hair = {
        "s": "M0,26C-32,26 -34,54 -33,78C-33,90 -38,96 -42,100C-30,106 -20,100 -18,88"
        "H18C20,100 30,106 42,100C38,96 33,90 33,78C34,54 32,26 0,26Z",
        "h": "M0,26C-30,24 -38,44 -32,58C-42,66 -38,80 -30,82C-34,92 -26,100 -17,96"
        "V80H17V96C26,100 34,92 30,82C38,80 42,66 32,58C38,44 30,24 0,26Z",
        "d": "M0,27C-28,24 -36,42 -31,56C-28,66 -26,72 -24,82H24C26,72 28,66 31,56C36,42 28,24 0,27Z",
        "c": "M0,26C-30,24 -35,50 -31,70L-36,98L-26,94L-20,102L-16,84H16L20,102L26,94L36,98L31,70C35,50 30,24 0,26Z",
    }
    body = shape(hair[suit], look.hair, 2.5) + _shoulders(suit, look)
    body += path("M-9,78V90C-4,95 4,95 9,90V78Z", _SKIN)
    body += (
        shape("M-20,84L0,118L20,84Q0,98 -20,84Z", WHITE, 2.2)
        + line("M-14,88Q0,104 14,88", 2.6, look.trim)
        + circle(0, 98, 3.4, RED, stroke=INK, stroke_width="1.5")
    )
    body += shape("M-24,83C-32,88 -34,98 -30,104C-20,102 -10,110 0,124L-5,112C-10,102 -16,94 -24,83Z", look.trim, 2.2)
    body += shape("M24,83C32,88 34,98 30,104C20,102 10,110 0,124L5,112C10,102 16,94 24,83Z", look.trim, 2.2)
    body += _face(look, lady=True)
    fringe = {
        "s": "M-20,52C-22,34 -8,30 0,33C8,30 22,34 20,52C16,42 8,38 0,38C-8,38 -16,42 -20,52Z",
        "h": "M-20,54C-24,30 0,28 4,33C16,28 24,40 20,52C14,48 8,42 5,37C-2,44 -14,42 -20,54Z",
        "d": "M-21,50C-20,32 -6,30 0,36C6,30 20,32 21,50C16,40 6,40 0,36C-6,40 -16,40 -21,50Z",
        "c": "M-20,54C-24,34 -10,28 0,32C12,28 24,36 20,54L14,42L8,46L2,40L-5,46L-12,42Z",
    }
    body += shape(fringe[suit], look.hair, 2)
    body += circle(-22, 68, 2.6, GOLD, stroke=INK, stroke_width="1.4") + circle(
        22, 68, 2.6, GOLD, stroke=INK, stroke_width="1.4"
    )
    body += shape("M-19,31L-22,13L-11,22L0,8L11,22L22,13L19,31Q0,25 -19,31Z", GOLD, 2.5) + circle(
        0, 8, 3.2, WHITE, stroke=INK, stroke_width="1.6"
    )
    body += circle(-22, 13, 2.6, WHITE, stroke=INK, stroke_width="1.5") + circle(
        22, 13, 2.6, WHITE, stroke=INK, stroke_width="1.5"
    )
    return body + _flower(suit, look) + _cuff(look) + _hand(39, 107)


def _flower(suit: str, look: _Look) -> str:
    stem = line("M39,106V62", 3, DARK_GREEN) + path("M39,92C48,90 50,82 49,78C42,80 39,84 39,92Z", GREEN)
    if suit == "s":  # a tulip
        return stem + shape("M28,44L33,50L39,42L45,50L50,44C52,58 46,66 39,66C32,66 26,58 28,44Z", PURPLE, 2.2)
    if suit == "h":  # a rose
        return (
            stem
            + circle(39, 54, 11.5, ROSE, stroke=INK, stroke_width="2.2")
            + line("M33,54q0,-6 6,-6q7,0 7,6q0,5 -6,5q-4,0 -4,-4q0,-2 3,-2", 1.8)
        )
    if suit == "d":  # a lily
        return (
            stem
            + shape("M39,66C30,60 26,50 28,42C34,44 36,46 39,40C42,46 44,44 50,42C52,50 48,60 39,66Z", WHITE, 2.2)
            + line("M39,64V50M36,60L34,52M42,60L44,52", 1.6, GOLD)
        )
    return (
        stem
        + "".join(circle(x, y, 6.4, LEAF, stroke=INK, stroke_width="2") for x, y in ((39, 46), (32, 56), (46, 56)))
        + circle(39, 54, 3, LEAF)
    )


# --- Jacks ------------------------------------------------------------------------------------------------------


def _jack(suit: str, look: _Look) -> str:
    body = shape(
        "M-23,34C-33,52 -31,74 -27,82C-20,86 -14,82 -13,74H13C14,82 20,86 27,82C31,74 33,52 23,34Z", look.hair, 2.5
    )
    body += _shoulders(suit, look)
    # A pleated ruff and a slashed doublet.
    body += (
        shape("M-9,84L-12,130H12L9,84Z", look.trim, 2.2)
        + line("M0,94V124", 1.8)
        + "".join(circle(0, y, 2, INK) for y in (102, 112))
    )
    body += shape(
        "M-27,86C-28,80 -20,76 -16,78Q-10,74 -5,79Q0,75 5,79Q10,74 16,78C20,76 28,80 27,86"
        "C28,92 20,95 15,92Q10,97 5,93Q0,98 -5,93Q-10,97 -15,92C-20,95 -28,92 -27,86Z",
        WHITE,
        2.2,
    )
    body += line("M-16,80l3,9M-5,81l1,9M5,81l-1,9M16,80l-3,9", 1.6)
    body += _face(look, glance={"s": -2, "h": 2, "d": -2, "c": 2}[suit])
    body += line("M-4.5,71q4.5,3 9,-.5", 2)
    caps = {
        "s": "M-25,38C-31,22 -14,14 0,16C16,12 32,20 25,38Q0,29 -25,38Z",
        "h": "M-26,37C-36,26 -18,10 2,14C20,14 34,28 26,37Q0,28 -26,37Z",
        "d": "M-24,38V22C-14,14 14,14 24,22V38Q0,29 -24,38Z",
        "c": "M-25,38C-26,26 -18,10 6,8C14,8 16,16 12,20C20,22 27,28 25,38Q0,29 -25,38Z",
    }
    body += (
        shape(caps[suit], look.cap, 2.5) + line("M-24,36Q0,27 24,36", 4.5) + line("M-24,36Q0,27 24,36", 2, look.trim)
    )
    feather = "M14,30C24,22 26,10 20,4C12,6 8,18 10,29Z"
    body += shape(feather, WHITE if look.cap != WHITE else RED, 2) + line("M13,29C18,20 19,12 18,7", 1.5)
    return body + _pole(suit, look) + _cuff(look) + _hand(39, 107)


def _pole(suit: str, look: _Look) -> str:
    pole = line("M40,124V26", 6.5) + line("M40,124V26", 2.6, BROWN)
    if suit == "s":  # a halberd
        return pole + shape("M40,4L44,26L50,24V44L44,40H36L31,46C29,38 30,32 36,27Z", SKY, 2)
    if suit == "h":  # a banner
        return (
            pole
            + shape("M42,32H52V62L47,56L42,62Z", look.cap, 2)
            + circle(40, 25, 4.2, GOLD, stroke=INK, stroke_width="1.8")
        )
    if suit == "d":  # an arrow
        return pole + shape("M40,8L48,28H32Z", SKY, 2)
    # a staff with a leaf of clover
    return (
        pole
        + "".join(circle(x, y, 5.6, LEAF, stroke=INK, stroke_width="1.8") for x, y in ((40, 14), (33, 23), (47, 23)))
        + circle(40, 21, 2.6, LEAF)
    )
