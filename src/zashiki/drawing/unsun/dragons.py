"""Ro Robai: a bat-winged dragon that holds the suit's sign, with flowers around it."""

from __future__ import annotations

import math

from zashiki.drawing.palette import GOLD, PINK, PURPLE, RED, WHITE
from zashiki.drawing.svg import path, place
from zashiki.drawing.unsun.brush import Point, band, curve, flat, ink, offset, smooth, spread, stroke, strokes
from zashiki.drawing.unsun.figures import flower, glare, leaves
from zashiki.drawing.unsun.suits import COLOURS, emblem

# Where the spine runs from the neck to the tip of the tail: a double bend, a wave, a ring around the sign.
_BEND: list[Point] = [
    (98, 104),
    (138, 104),
    (158, 138),
    (132, 172),
    (84, 180),
    (54, 212),
    (72, 252),
    (118, 266),
    (150, 246),
    (146, 216),
]
_WAVE: list[Point] = [
    (94, 100),
    (132, 112),
    (140, 154),
    (104, 190),
    (70, 222),
    (84, 262),
    (128, 264),
    (160, 228),
    (164, 186),
]
_RING: list[Point] = [
    (98, 98),
    (136, 104),
    (160, 146),
    (160, 206),
    (122, 252),
    (70, 250),
    (38, 216),
    (32, 182),
    (42, 160),
]
_SPINES = {"P": _BEND, "I": _BEND, "K": _RING, "O": _WAVE, "G": _RING}
_FLIPPED = "IG"
_FLOWERS = {
    "P": (PINK, GOLD, 5),
    "I": (WHITE, GOLD, 5),
    "K": (PURPLE, GOLD, 6),
    "O": (RED, WHITE, 5),
    "G": (WHITE, RED, 8),
}
_WIDTHS = [15.0, 18, 21, 21, 19, 16, 12, 8, 3]
# Gold on yellow would be lost: the dragon of the coins is amber.
_SCALES = {suit: "#c47d18" if suit == "O" else COLOURS[suit].main for suit in COLOURS}


def dragon(suit: str) -> str:
    """The picture of the suit's Robai, without ground, border and corners."""
    c = COLOURS[suit]
    spine = curve(_SPINES[suit], 2)
    half = spread(_WIDTHS, len(spine))
    inner = [0.15 * w for w in _WIDTHS]
    outer = [w - 1.5 for w in _WIDTHS]
    belly = band(spine, inner, outer)
    sides = zip(offset(spine, spread(inner, len(spine))), offset(spine, spread(outer, len(spine))), strict=True)
    ribs = strokes([*sides][1:-2])
    edge = curve(offset(spine, [2 - w for w in half]), 2)
    peaks = offset(spine, [-w - 10 for w in half])
    fins = strokes([*zip(edge[::2], peaks[1:], edge[2::2], strict=False)][2:-3])
    body = ink(fins, c.accent, 2.5) + ink(band(spine, [-w for w in _WIDTHS], _WIDTHS), _SCALES[suit])
    body += flat(belly, c.light) + stroke(ribs, 2, c.dark)
    (x, y), (bx, by) = spine[-1], spine[-2]
    tuft = ink(
        "M-3,-4C4,-14 16,-18 32,-16Q22,-10 24,-5Q36,-4 46,2Q32,3 26,7Q24,14 28,22C12,20 4,12-3,4Z", c.accent, 2.5
    )
    body += place(tuft, x, y, 0.9, math.degrees(math.atan2(y - by, x - bx)))
    flip = suit in _FLIPPED
    dots = smooth(offset(_SPINES[suit], [-0.35 * w for w in spread(_WIDTHS, len(_SPINES[suit]))])[:-1])
    body += path(dots, stroke=c.dark, stroke_width="5", stroke_dasharray="0 10")
    beast = body + place(_head(suit), *spine[0])
    return (
        _garden(suit)
        + place(_wings(suit), 0, 16 if flip else 0)
        + place(beast, 200 if flip else 0, flip=flip)
        + _grip(suit)
    )


def _wings(suit: str) -> str:
    c = COLOURS[suit]
    skin = c.accent if suit in "OP" else c.light
    near = (
        "M116,136C112,84 126,40 150,30L146,18L160,26Q170,20 180,18Q174,36 180,44"
        "Q190,58 189,84Q178,92 178,108Q192,128 188,156Q164,144 148,168Z"
    )
    far = "M106,176C84,132 58,112 28,104L22,94L16,106Q22,118 18,134Q32,144 20,170Q40,170 40,202Q76,180 104,194Z"
    bones = (
        "M124,134Q130,60 152,30M130,138Q152,76 180,44M136,144Q160,108 178,108"
        "M98,172Q66,124 28,105M98,176Q60,146 24,140M96,182Q60,168 30,172"
    )
    return ink(near + far, skin) + stroke(bones, 2.5)


def _head(suit: str) -> str:
    c, scales = COLOURS[suit], _SCALES[suit]
    mane = ink(
        "M20,-24Q38,-44 58,-36Q48,-28 50,-20Q64,-20 70,-4Q56,-6 50,2Q62,10 60,26Q46,18 38,26Q40,38 32,46"
        "Q26,38 18,40Q10,52-8,58Q-2,50-4,44Q-14,52-26,50Q-14,44-10,32L14,20Z",
        c.accent,
        2.5,
    )
    horns = ink("M12,-24C14,-44 28,-56 50,-58Q40,-52 40,-46L56,-46C42,-40 32,-36 26,-22Z", GOLD, 2.5)
    mouth = ink("M-52,-4L-20,4L4,12L10,22L-20,36L-44,32Z", "#8f1a24", 2)
    jaw = ink("M-6,15C-26,8-38,6-52,12Q-58,14-66,10Q-62,18-68,24Q-58,24-52,20C-40,18-30,22-8,22Z", RED, 2)
    jaw += ink("M-44,24Q-52,20-48,14C-36,22-20,20-6,15L14,14L28,24C14,40-26,42-44,24Z", scales)
    jaw = place(jaw + flat("M-42,19l3,-11 5,12ZM-26,21l3,-9 5,8Z", WHITE), 2, 8, 1, -13)
    skull = ink(
        "M30,24C46,6 42,-22 20,-28C12,-38-6,-36-10,-24C-16,-16-24,-16-30,-22C-38,-34-56,-32-60,-20"
        "C-64,-10-58,-1-52,-2Q-44,-6-38,3Q-30,-2-22,6Q-10,4 2,12Q10,28 30,24Z",
        scales,
    )
    teeth = flat("M-53,-2l5,13 5,-13ZM-35,1l4,10 5,-8ZM-19,6l4,8 5,-7Z", WHITE)
    brow = ink("M-14,-18Q-8,-32 8,-30Q20,-30 26,-22Q16,-24 12,-17Q0,-22-14,-18Z", c.accent, 2.5)
    details = stroke("M-54,-15q1-8 9-6M-40,-12q5-4 12,0M18,10q8-6 8-16M27,15q8-8 7-18", 2.5)
    whisker = stroke("M-48,-26C-60,-36-52,-46-42,-44", 3, c.dark)
    return mane + horns + mouth + jaw + skull + teeth + glare(0, -9, 6.5) + brow + details + whisker


def _claw(d: str, x: float, y: float, turn: float, colour: str) -> str:
    leg = stroke(d, 17) + stroke(d, 11.5, colour)
    paw = ink(
        "M-2,-9C-16,-14-18,-4-22,2C-14,0-12,0-9,2C-15,8-14,12-12,16C-8,8-4,8 0,9C0,14 2,16 6,18C8,8 10,0 4,-6Z",
        WHITE,
        2.5,
    )
    return leg + place(paw, x, y, turn=turn)


def _grip(suit: str) -> str:
    c = _SCALES[suit]
    if suit == "P":
        held = emblem(suit, 42, 180, 122, 8)
        return (
            held + _claw("M114,138Q92,162 62,178", 58, 180, -20, c) + _claw("M104,258Q112,284 92,288", 90, 288, -10, c)
        )
    if suit == "I":
        held = emblem(suit, 160, 178, 140, -8)
        return (
            held
            + _claw("M86,138Q110,164 140,184", 146, 186, 200, c)
            + _claw("M96,258Q88,284 108,288", 110, 288, 190, c)
        )
    if suit == "K":
        held = emblem(suit, 100, 176, 78)
        return (
            held + _claw("M144,148Q144,170 132,182", 130, 184, -30, c) + _claw("M52,228Q62,216 70,208", 74, 204, 200, c)
        )
    if suit == "O":
        held = emblem(suit, 46, 178, 66)
        return (
            held + _claw("M122,140Q94,150 68,172", 64, 174, -20, c) + _claw("M108,262Q100,284 82,288", 80, 288, -10, c)
        )
    held = emblem(suit, 101, 180, 80)
    return held + _claw("M56,148Q56,170 64,184", 66, 186, 210, c) + _claw("M142,238Q134,226 126,216", 122, 212, -30, c)


def _garden(suit: str) -> str:
    petal, heart, count = _FLOWERS[suit]
    spots = {
        "P": [(34, 272, 18), (66, 284, 12), (170, 210, 13)],
        "I": [(32, 272, 20), (68, 286, 12), (24, 226, 12)],
        "K": [(32, 274, 19), (68, 286, 12), (116, 32, 14)],
        "O": [(32, 272, 20), (66, 286, 12), (110, 34, 14), (28, 230, 11)],
        "G": [(32, 276, 19), (68, 286, 12), (92, 32, 14)],
    }[suit]
    green = leaves(46, 276, [-50, -5]) + leaves(32, 258, [-80])
    return green + "".join(flower(x, y, r, petal, heart, count) for x, y, r in spots)
