"""Ro Robai: a bat-winged dragon that holds the suit's sign, with flowers around it."""

from __future__ import annotations

import math

from zashiki.drawing.palette import GOLD, PINK, PURPLE, RED, WHITE
from zashiki.drawing.svg import place
from zashiki.drawing.unsun.brush import Point, band, curve, flat, ink, offset, spread, stroke
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
    (92, 96),
    (134, 100),
    (162, 144),
    (162, 206),
    (122, 252),
    (68, 248),
    (36, 208),
    (36, 168),
    (54, 142),
]
_SPINES = {"P": _BEND, "I": _WAVE, "K": _RING, "O": _BEND, "G": _RING}
_FLIPPED = "IO"
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
    side = -1 if suit in "KG" else 1  # a ring has its belly inside, toward the sign
    inner = [side * 0.15 * w for w in _WIDTHS]
    outer = [side * (w - 1.5) for w in _WIDTHS]
    belly = band(spine, inner, outer)
    ribs = "".join(
        f"M{ax:.0f},{ay:.0f}L{bx:.0f},{by:.0f}"
        for (ax, ay), (bx, by) in list(
            zip(offset(spine, spread(inner, len(spine))), offset(spine, spread(outer, len(spine))), strict=True)
        )[1:-2]
    )
    edge = curve(offset(spine, [side * (2 - w) for w in half]), 2)
    peaks = offset(spine, [side * (-w - 10) for w in half])
    fins = "".join(
        f"M{ax:.0f},{ay:.0f}L{px:.0f},{py:.0f} {bx:.0f},{by:.0f}"
        for (ax, ay), (px, py), (bx, by) in list(zip(edge[::2], peaks[1:], edge[2::2], strict=False))[2:-3]
    )
    body = ink(fins, c.accent, 2.5) + ink(band(spine, [-w for w in _WIDTHS], _WIDTHS), _SCALES[suit])
    body += flat(belly, c.light) + stroke(ribs, 2, c.dark)
    (x, y), (bx, by) = spine[-1], spine[-2]
    tuft = ink("M-4,-5C6,-14 14,-16 30,-14Q22,-8 22,-4L38,0L22,4Q22,8 30,14C14,16 6,14-4,5Z", c.accent, 2.5)
    body += place(tuft, x, y, 0.9, math.degrees(math.atan2(y - by, x - bx)))
    flip = suit in _FLIPPED
    beast = _wings(suit) + body + place(_head(suit), *spine[0])
    return _garden(suit) + place(beast, 200 if flip else 0, flip=flip) + _grip(suit)


def _wings(suit: str) -> str:
    c = COLOURS[suit]
    skin = c.accent if suit in "OP" else c.light
    near = "M120,136C118,84 140,44 174,22Q172,46 166,54Q186,62 189,84Q180,92 178,104Q192,120 188,148Q166,140 150,164Z"
    far = "M104,172C80,132 54,108 18,92Q32,116 20,134Q34,144 24,172Q44,168 50,200Q78,176 104,190Z"
    bones = "M128,134Q152,76 173,24M132,140Q160,100 188,85M138,146Q166,124 187,146M98,168Q62,120 20,93M98,172Q60,146 22,136M96,178Q60,164 26,171"
    return ink(near + far, skin) + stroke(bones, 2.5)


def _head(suit: str) -> str:
    c = COLOURS[suit]
    mane = ink(
        "M18,-22Q36,-40 54,-34Q46,-24 48,-16Q60,-14 64,-2Q50,-2 46,6Q54,14 52,26Q38,20 32,28Q20,30 10,20Z",
        c.accent,
        2.5,
    )
    horns = ink("M8,-22C10,-40 24,-52 40,-54Q34,-46 34,-42L44,-42Q28,-34 22,-18Z", GOLD, 2.5)
    mouth = ink("M-44,0L-18,4L2,16L-8,26L-38,20Z", "#8f1a24", 2) + ink("M-20,14Q-40,10-48,18Q-36,22-16,22Z", RED, 2)
    jaw = ink("M-42,17C-40,32-18,38 8,34L24,18L-4,16C-14,24-30,24-42,17Z", _SCALES[suit])
    skull = ink(
        "M34,16C40,-10 24,-28 4,-26C-4,-34-16,-30-20,-22C-28,-16-36,-20-46,-22C-56,-22-60,-10-54,-2L-48,4L-20,5C-8,8 0,18 8,26Q26,30 34,16Z",
        _SCALES[suit],
    )
    teeth = flat("M-48,3l4,9 5,-8ZM-36,4l4,9 5,-8ZM-24,5l3,8 6,-5ZM-34,22l3,-9 5,10Z", WHITE)
    details = stroke("M-50,-14q5-3 7,2M-20,-10Q-8,-20 6,-14M14,8q6-8 4-18M22,14q8-8 6-20", 2.5)
    whiskers = stroke("M-50,-6C-66,-4-66,14-54,30M-44,-20C-56,-30-50,-40-40,-42", 3, c.dark)
    return (
        mane
        + horns
        + mouth
        + jaw
        + skull
        + teeth
        + glare(-6, -8, 6.5)
        + stroke("M-16,-17L4,-14", 4.5)
        + details
        + whiskers
    )


def _claw(d: str, x: float, y: float, turn: float, colour: str) -> str:
    leg = stroke(d, 17) + stroke(d, 11.5, colour)
    paw = ink(
        "M-2,-9C-16,-14-18,-4-22,2C-14,0-12,0-9,2C-15,8-14,12-12,16C-8,8-4,8 0,9C0,14 2,16 6,18C8,8 10,0 4,-6Z",
        GOLD,
        2.5,
    )
    return leg + place(paw, x, y, turn=turn)


def _grip(suit: str) -> str:
    c = _SCALES[suit]
    if suit == "P":
        return (
            emblem(suit, 44, 146, 122, 12)
            + _claw("M112,132Q86,132 62,146", 58, 148, 0, c)
            + _claw("M104,258Q112,284 92,288", 90, 288, -10, c)
        )
    if suit == "I":
        return (
            emblem(suit, 154, 152, 140, 14)
            + _claw("M78,136Q106,168 136,178", 142, 180, 190, c)
            + _claw("M118,236Q134,262 124,286", 122, 288, 0, c)
        )
    if suit == "K":
        return (
            emblem(suit, 100, 176, 78)
            + _claw("M144,148Q144,170 132,182", 130, 184, -30, c)
            + _claw("M52,228Q62,216 70,208", 74, 204, 200, c)
        )
    if suit == "O":
        return (
            emblem(suit, 154, 150, 66)
            + _claw("M90,132Q110,134 130,156", 132, 158, 190, c)
            + _claw("M96,258Q88,284 108,288", 110, 288, 190, c)
        )
    return (
        emblem(suit, 99, 180, 80)
        + _claw("M144,148Q144,170 136,184", 134, 186, -30, c)
        + _claw("M58,238Q66,226 74,216", 78, 212, 210, c)
    )


def _garden(suit: str) -> str:
    petal, heart, count = _FLOWERS[suit]
    spots = {
        "P": [(32, 274, 20), (68, 286, 12), (172, 186, 14)],
        "I": [(32, 204, 15), (32, 270, 20), (148, 40, 13)],
        "K": [(32, 274, 19), (68, 286, 12), (116, 32, 14)],
        "O": [(32, 204, 14), (32, 268, 20), (172, 214, 13)],
        "G": [(32, 274, 19), (68, 286, 12), (122, 32, 14)],
    }[suit]
    green = leaves(46, 276, [-50, -5]) + leaves(32, 258, [-80])
    return green + "".join(flower(x, y, r, petal, heart, count) for x, y, r in spots)
