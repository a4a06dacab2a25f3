"""The phoenix of December: five-coloured, wings spread, long eyed tail feathers."""

from __future__ import annotations

from zashiki.drawing.hanafuda.colours import BLUE, GOLD, GREEN, INK, PALE_GOLD, PURPLE, RED, WHITE
from zashiki.drawing.hanafuda.pen import (
    Path,
    circle,
    fill,
    inked,
    joined,
    lens,
    limb,
    line,
    parse,
    polar,
    spline,
    stack,
)  # fmt: skip

#: Direction and length of the long feathers of the left wing, from the lowest to the highest.
_FEATHERS = ((171, 62), (189, 80), (206, 93), (222, 100), (238, 96), (254, 78))


def _wings() -> str:
    """Both wings: long feathers, then two shorter rows over them."""
    out = ""
    rows = ((1.0, 31.0, PURPLE), (0.7, 31.0, GOLD), (0.42, 27.0, RED))
    for share, width, colour in rows:
        feathers: list[Path] = []
        for x, side in ((84.0, 1), (116.0, -1)):
            for turn, length in _FEATHERS if share == 1 else _FEATHERS[::2] if share < 0.5 else _FEATHERS[1:]:
                feathers.append(lens(x, 138, length * share, width, turn if side > 0 else 180 - turn))
        out += stack(feathers, colour, 1.6)
    spots = [polar(x, 138, n * 0.84, t if x < 100 else 180 - t) for x in (84.0, 116.0) for t, n in _FEATHERS]
    return out + line(tuple((name, spot) for spot in spots for name in "ML"), PALE_GOLD, 5)


def phoenix() -> str:
    """The bird, head to the left at (100, 78), wings to both upper corners, tail sweeping down both sides."""
    tails = (
        ("104,168,12 136,186,11 158,206,9 172,236,6", GREEN, (172, 226, 74)),
        ("96,168,12 64,186,11 42,206,9 28,236,6", BLUE, (28, 226, 106)),
        ("104,172,12 122,204,10 132,230,8 138,262,6", RED, (138, 252, 78)),
        ("96,172,12 78,204,10 68,230,8 62,262,6", GOLD, (62, 252, 102)),
    )
    out = "".join(inked(limb(text), colour, 1.8) for text, colour, _ in tails)
    eyes = [lens(*polar(x, y, -18, turn), 50, 30, turn) for _, _, (x, y, turn) in tails]
    hearts: Path = tuple(
        (name, polar(x, y, reach, turn)) for _, _, (x, y, turn) in tails for name, reach in (("M", 2), ("L", 9))
    )
    body = spline("80,142 90,124 102,120 114,126 120,144 114,166 100,188! 86,166")
    neck = limb("100,142,30 105,120,20 113,103,15 109,87,13 98,79,13")
    scales = parse("M86,146 q7,8 14,0 q7,8 14,0 M88,158 q6,7 12,0 q6,7 12,0 M92,170 q8,8 16,0")
    crest = (
        spline("94,70! 82,54 84,36 96,26! 94,42 102,54 104,68!") + spline("100,68! 104,48 118,34 134,34! 122,46 "
                                                                          "114,60 110,74!")
        + spline("106,72! 120,58 134,56 146,64! 132,66 122,74 112,82!")
    )  # fmt: skip
    return (
        out
        + inked(joined(eyes), PALE_GOLD, 1.8)
        + line(hearts, INK, 12)
        + line(hearts, RED, 9)
        + _wings()
        + inked(crest, RED, 1.8)
        + inked(body, RED, 2.2)
        + line(scales, PALE_GOLD, 2)
        + inked(neck, GREEN, 2.2)
        + line(parse("M95,119 q8,7 15,-1 M102,104 q7,6 13,-1"), PALE_GOLD, 1.8)
        + inked(circle(97, 78, 11), GOLD, 2)
        + inked(spline("88,73! 66,82! 74,87 90,86!"), WHITE, 1.8)
        + line(parse("M72,83 L89,80"), INK, 1.5)
        + inked(spline("90,88! 84,102 93,106 98,90"), RED, 1.5)
        + fill(circle(95, 76, 3), INK)
    )
