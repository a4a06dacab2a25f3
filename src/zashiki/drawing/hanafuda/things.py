"""What is neither plant nor animal: slips of paper, curtain, bridge, cup, moon, lightning and drum."""

from __future__ import annotations

import math

from zashiki.drawing.hanafuda.colours import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    INK,
    PALE_GOLD,
    PURPLE,
    RED,
    SKY,
    WHITE,
)  # fmt: skip
from zashiki.drawing.hanafuda.pen import Path, circle, fill, inked, line, moved, parse, polygon, spline

# Brush writing in running hand, each sign in a box 24 wide and 24 high.
_A = "M5,5 Q12,6 19,3 M11,1 Q9,12 12,20 M17,8 Q14,18 6,20 C2,20 4,12 12,11 C20,10 22,18 15,23"
_KA = "M3,8 Q18,2 16,10 Q15,18 10,21 M10,2 Q9,12 3,20 M18,4 Q22,7 22,11"
_YO = "M12,2 V16 C12,22 4,22 5,18 C6,15 14,16 20,21 M12,8 L19,7"
_RO = "M5,4 Q12,4 17,3 Q10,9 5,14 C14,8 22,12 19,18 Q16,22 10,22"
_SHI = "M9,2 Q7,12 9,18 Q13,24 20,16"
_MI = "M6,4 Q12,4 14,3 Q10,16 5,18 C2,18 4,13 9,14 Q16,16 22,17 M18,9 Q18,17 13,23"
_NO = "M13,5 Q10,18 5,17 C1,14 8,3 15,5 C23,8 20,18 13,21"

_POEMS = {"akayoroshi": (_A, _KA, _YO, _RO, _SHI), "miyoshino": (_MI, _YO, _SHI, _NO)}


def slip(colour: str, writing: str = "", lean: float = 9, x: float = 100, y: float = 164) -> str:
    """A paper slip hanging a little aslant about (x, y); `writing` names a poem: akayoroshi or miyoshino."""

    def put(path: Path) -> Path:
        return moved(path, x, y, 1, lean)

    strip = spline("-23,-112! 23,-112! 25,-60 21,0 25,60 22,112! -22,112! -20,60 -25,0 -24,-60")
    fold = spline("-18,-107 -19,-60 -20,0 -15,60 -17,107", False) + spline("18,-107 20,-60 16,0 20,60 17,107", False)
    out = inked(put(strip), colour, 2.6) + line(put(fold), PALE_GOLD if writing else CREAM, 1.3)
    if writing:
        signs = _POEMS[writing]
        step = 206 / len(signs)
        size = 1.5 if len(signs) == 5 else 1.75
        text = tuple(
            segment
            for i, sign in enumerate(signs)
            for segment in moved(parse(sign), -12 * size, -103 + step * (i + 0.5) - 12 * size, size)
        )
        out += line(put(text), INK, 4.2)
    else:
        out += fill(put(parse("M-23,-98 h46 v9 h-46 z M-23,88 h46 v9 h-46 z")), CREAM)
    return out


def curtain() -> str:
    """The camp curtain of cherry viewing, in stripes, with crests on its upper band."""
    top = "0,206 26,212 62,206 100,212 140,205 174,211 204,205"
    white = spline(f"{top}! 204,340! 0,340!")
    bands: list[str] = []
    for upper, lower, colour in ((206, 234, PURPLE), (254, 284, RED), (302, 322, PURPLE)):
        high = f"0,{upper} 26,{upper + 6} 62,{upper} 100,{upper + 6} 140,{upper - 1} 174,{upper + 5} 204,{upper - 1}!"
        low = f"204,{lower - 1}! 174,{lower + 5} 140,{lower - 1} 100,{lower + 6} 62,{lower} 26,{lower + 6} 0,{lower}!"
        bands.append(inked(spline(f"{high} {low}"), colour, 1.8))
    folds = parse("M36,212 Q40,260 34,330 M70,208 Q72,256 66,300 M130,208 Q130,250 134,300 M166,212 Q164,260 168,330")
    crests: Path = tuple(
        (name, (x, y)) for x, y in ((19, 223), (53, 222), (100, 225), (149, 222), (184, 223)) for name in "ML"
    )
    return (
        inked(white, WHITE, 2.4)
        + "".join(bands)
        + line(folds, INK, 1.6)
        + line(crests, INK, 21)
        + line(crests, PALE_GOLD, 17.5)
        + line(crests, RED, 8)
        + line(parse("M0,205 Q50,216 100,209 T204,204"), INK, 8)
        + line(parse("M0,205 Q50,216 100,209 T204,204"), GOLD, 4)
    )


def bridge() -> str:
    """The eight-plank bridge: flat boards in zigzag, on posts, from the near left to the far right."""
    boards = (
        [(208, 182), (208, 208), (50, 254), (34, 232)],
        [(34, 240), (62, 230), (144, 270), (116, 288)],
        [(146, 262), (150, 288), (-8, 336), (-8, 306)],
    )
    posts = parse("M52,250 v30 h11 v-34 z M162,218 v30 h11 v-34 z M124,280 v40 h11 v-40 z M30,322 v20 h11 v-24 z")
    grain = parse("M204,195 L42,243 M50,236 L130,278 M146,275 L-8,321 M176,190 l4,24 M140,201 l4,24 M100,213 l5,24 "
                  "M66,222 l6,24 "
                  "M84,241 l-22,12 M110,254 l-22,12 M112,273 l6,24 M78,283 l6,24 M44,293 l6,24")  # fmt: skip
    return (
        inked(posts, BROWN, 1.8)
        + "".join(inked(polygon([(float(x), float(y)) for x, y in board]), GOLD, 2.4) for board in boards)
        + line(grain, BROWN, 1.6)
    )


def cup(x: float, y: float) -> str:
    """A wide lacquer cup tilted to the viewer, the sign for long life in gold inside."""
    sign = parse("M-26,-31 L24,-34 M-22,-18 L20,-21 M-36,-5 L36,-9 M2,-44 Q2,-6 -12,16 Q-20,28 -34,36 M-12,14 L36,11 "
                 "M18,2 V34 "
                 "Q16,42 4,36 M-4,20 L3,28")  # fmt: skip
    foot = spline("-30,52! -24,72! 0,79 24,72! 30,52!")
    bowl = spline("-72,-6! -68,24 -46,50 -24,60 0,63 24,60 46,50 68,24 72,-6!")
    return (
        inked(moved(foot, x, y), RED, 2.4)
        + inked(moved(bowl, x, y), RED, 2.6)
        + line(moved(parse("M-62,22 C-50,46 -30,55 0,56 C30,55 50,46 62,22"), x, y), GOLD, 2)
        + inked(parse(f"M{x - 74},{y - 6} a74,50 0 1 1 148,0 a74,50 0 1 1 -148,0 z"), RED, 2.6)
        + line(parse(f"M{x - 68},{y - 6} a68,45 0 1 1 136,0 a68,45 0 1 1 -136,0 z"), GOLD, 2.4)
        + line(moved(sign, x, y - 4, 0.92), GOLD, 6)
    )


def drum(x: float, y: float, r: float) -> str:
    """The thunder god's drum: a ring of studs about three turning commas, hung on a hook."""
    out = inked(circle(x, y, r), GOLD, 2.6) + inked(circle(x, y, r * 0.74), CREAM, 2)
    studs = tuple(
        s for i in range(10)
        for s in circle(x + r * 0.87 * math.cos(i * math.pi / 5), y + r * 0.87 * math.sin(i * math.pi / 5), r * 0.07)
    )  # fmt: skip
    comma = spline("0,-8 9,-15 9,-25 0,-31 -12,-29 -21,-20 -24,-6! -17,-12 -12,-8")
    commas = tuple(s for i in range(3) for s in moved(comma, x, y, r * 0.021, i * 120))
    return out + fill(studs, INK) + fill(commas, RED)


def water_band(path: Path) -> str:
    """A stream."""
    return inked(path, SKY, 2.2, BLUE)
