"""Ro Robai: a bat-winged dragon that holds the suit's sign, with flowers around it."""

from __future__ import annotations

from zashiki.drawing.palette import GOLD, PINK, PURPLE, RED, WHITE
from zashiki.drawing.svg import place
from zashiki.drawing.unsun.brush import Point, band, curve, flat, ink, offset, spread, stroke
from zashiki.drawing.unsun.figures import flower, glare, leaves
from zashiki.drawing.unsun.suits import COLOURS, emblem

# Where the spine runs from the neck to the tip of the tail: a double bend, a ring around the sign, a wave.
_BEND: list[Point] = [
    (98, 104),
    (138, 104),
    (158, 138),
    (132, 172),
    (84, 180),
    (54, 212),
    (72, 252),
    (118, 266),
    (152, 246),
    (150, 214),
]
_RING: list[Point] = [
    (92, 94),
    (136, 100),
    (166, 144),
    (164, 206),
    (122, 250),
    (70, 246),
    (36, 204),
    (40, 166),
    (62, 148),
]
_TAIL: list[Point] = [
    (94, 100),
    (132, 112),
    (140, 154),
    (104, 190),
    (70, 222),
    (84, 262),
    (128, 264),
    (160, 228),
    (166, 182),
]
_SPINES = {"P": _BEND, "I": _TAIL, "K": _RING, "O": _BEND, "G": _RING}
_FLIPPED = "IO"
_FLOWERS = {
    "P": (PINK, GOLD, 5),
    "I": (WHITE, GOLD, 5),
    "K": (PURPLE, GOLD, 6),
    "O": (RED, WHITE, 5),
    "G": (WHITE, RED, 8),
}
_WIDTHS = [15.0, 18, 21, 21, 19, 16, 12, 8, 2]


def dragon(suit: str) -> str:
    """The picture of the suit's Robai, without ground, border and corners."""
    c = COLOURS[suit]
    spine = curve(_SPINES[suit], 3)
    half = spread(_WIDTHS, len(spine))
    back = band(spine, [-w for w in _WIDTHS], [*_WIDTHS])
    belly = band(spine, [0.15 * w for w in _WIDTHS], [w - 1.5 for w in _WIDTHS])
    ribs = "".join(
        f"M{a[0]:.0f},{a[1]:.0f}L{b[0]:.0f},{b[1]:.0f}"
        for a, b in list(
            zip(offset(spine, [0.2 * w for w in half]), offset(spine, [w - 2 for w in half]), strict=True)
        )[1:-2]
    )
    fins = "".join(
        f"M{a[0]:.0f},{a[1]:.0f}L{t[0]:.0f},{t[1]:.0f}L{b[0]:.0f},{b[1]:.0f}Z"
        for a, b, t in list(
            zip(
                offset(spine, [-w + 2 for w in half]),
                offset(spine, [-w + 2 for w in half])[1:],
                offset(spine, [-w - 10 for w in half])[1:],
                strict=False,
            )
        )[2:-3:2]
    )
    body = ink(fins, c.accent, 2.5) + ink(back, c.main) + flat(belly, c.light) + stroke(ribs, 2, c.dark)
    x, y = spine[0]
    beast = _wings(suit) + body + _tuft(spine, c.accent) + place(_head(suit), x, y)
    flip = suit in _FLIPPED
    return _garden(suit) + place(beast, 200 if flip else 0, flip=flip) + _grip(suit)


def _wings(suit: str) -> str:
    c = COLOURS[suit]
    skin = c.accent if suit in "OP" else c.light
    near = "M128,136C132,92 146,52 174,30Q170,58 188,74Q176,92 190,116Q172,122 174,150Q156,146 146,164Z"
    far = "M104,168C76,132 50,112 22,98Q32,118 18,138Q36,144 28,170Q48,166 56,190Q80,176 104,182Z"
    bones = "M132,136Q158,80 174,32M136,140Q164,100 187,76M140,146Q168,122 188,116M100,168Q60,122 24,99M100,170Q60,148 20,138M98,174Q60,166 30,169"
    return ink(near + far, skin) + stroke(bones, 2.5)


def _tuft(spine: list[Point], colour: str) -> str:
    (x, y), (bx, by) = spine[-1], spine[-4]
    dx, dy = (x - bx) * 0.9, (y - by) * 0.9
    return ink(
        f"M{x:.0f},{y:.0f}Q{x + dy * 0.9:.0f},{y - dx * 0.9:.0f} {x + dx:.0f},{y + dy:.0f}Q{x - dy * 0.9:.0f},{y + dx * 0.9:.0f} {x:.0f},{y:.0f}Z",
        colour,
        2.5,
    )


def _head(suit: str) -> str:
    c = COLOURS[suit]
    mane = ink(
        "M18,-22Q36,-40 54,-34Q46,-24 48,-16Q60,-14 64,-2Q50,-2 46,6Q54,14 52,26Q38,20 32,28Q20,30 10,20Z",
        c.accent,
        2.5,
    )
    horns = ink("M8,-22C10,-40 24,-52 40,-54Q34,-46 34,-42L44,-42Q28,-34 22,-18Z", GOLD, 2.5)
    mouth = ink("M-44,0L-18,4L2,16L-8,26L-38,20Z", "#8f1a24", 2) + ink("M-20,14Q-40,10-48,18Q-36,22-16,22Z", RED, 2)
    jaw = ink("M-42,17C-40,32-18,38 8,34L24,18L-4,16C-14,24-30,24-42,17Z", c.main)
    skull = ink(
        "M34,16C40,-10 24,-28 4,-26C-4,-34-16,-30-20,-22C-28,-16-36,-20-46,-22C-56,-22-60,-10-54,-2L-48,4L-20,5C-8,8 0,18 8,26Q26,30 34,16Z",
        c.main,
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
    c = COLOURS[suit].main
    if suit == "P":
        return (
            emblem(suit, 46, 146, 118, 12)
            + _claw("M112,132Q86,132 64,146", 60, 148, 0, c)
            + _claw("M104,258Q112,284 92,288", 90, 288, -10, c)
        )
    if suit == "I":
        return (
            emblem(suit, 152, 158, 132, 16)
            + _claw("M78,136Q106,168 134,176", 140, 178, 190, c)
            + _claw("M118,236Q150,250 158,276", 158, 276, 250, c)
        )
    if suit == "K":
        return (
            emblem(suit, 104, 172, 76)
            + _claw("M146,146Q146,168 136,178", 134, 180, -30, c)
            + _claw("M50,226Q66,214 76,204", 80, 200, 200, c)
        )
    if suit == "O":
        return (
            emblem(suit, 152, 150, 64)
            + _claw("M90,132Q110,134 128,156", 130, 158, 190, c)
            + _claw("M96,258Q88,284 108,288", 110, 288, 190, c)
        )
    return (
        emblem(suit, 102, 178, 78)
        + _claw("M146,146Q146,168 138,180", 136, 182, -30, c)
        + _claw("M60,236Q70,224 78,214", 82, 210, 210, c)
    )


def _garden(suit: str) -> str:
    petal, heart, count = _FLOWERS[suit]
    spots = [(30, 276, 19), (66, 284, 12)] if suit not in "IO" else [(34, 200, 18), (30, 272, 15)]
    spots += {
        "P": [(30, 220, 13), (170, 180, 14)],
        "I": [(168, 222, 12), (150, 40, 13)],
        "K": [(172, 252, 13), (26, 118, 12)],
    }.get(suit, [(174, 214, 13), (24, 240, 12)])
    green = leaves(46, 280, [-50, -95, 10]) if suit not in "IO" else leaves(36, 232, [-30, 40, 100])
    return green + "".join(flower(x, y, r, petal, heart, count) for x, y, r in spots)
