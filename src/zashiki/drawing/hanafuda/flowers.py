"""The flowers of the twelve months: plum, cherry, wisteria, iris, peony, chrysanthemum and paulownia."""

from __future__ import annotations

import math

from zashiki.drawing.hanafuda.colours import (
    CREAM,
    DARK_BROWN,
    DARK_GREEN,
    GOLD,
    GREEN,
    INK,
    LILAC,
    PINK,
    PURPLE,
    RED,
    ROSE,
    WHITE,
)  # fmt: skip
from zashiki.drawing.hanafuda.pen import (
    Path,
    Segment,
    circle,
    fill,
    inked,
    joined,
    lens,
    line,
    moved,
    parse,
    polar,
    spline,
    stack,
)  # fmt: skip

#: Where a flower stands: centre x and y, radius, turn in degrees.
Place = tuple[float, float, float, float]


def rosette(place: Place, num_petals: int, inner: float, notch: float = 0.0) -> Path:
    """A ring of petals. `inner` is the radius of the valleys and `notch` that of the petals' cleft tips (0: round),
    both as shares of the radius."""
    x, y, r, rot = place
    half = 180 / num_petals
    body: list[Segment] = [("M", polar(x, y, r * inner, rot - half))]
    for i in range(num_petals):
        a = rot + i * 2 * half
        if notch:
            body.append(
                ("C", (*polar(x, y, r * 0.8, a - half * 1.15), *polar(x, y, r * 1.14, a - half * 0.62),
                       *polar(x, y, r * notch, a)))
            )  # fmt: skip
            body.append(
                ("C", (*polar(x, y, r * 1.14, a + half * 0.62), *polar(x, y, r * 0.8, a + half * 1.15),
                       *polar(x, y, r * inner, a + half)))
            )  # fmt: skip
        else:
            top = r * (4 - inner) / 3
            body.append(
                ("C", (*polar(x, y, top, a - half * 1.05), *polar(x, y, top, a + half * 1.05),
                       *polar(x, y, r * inner, a + half)))
            )  # fmt: skip
    return (*body, ("Z", ()))


def rays(place: Place, num: int, start: float, end: float) -> Path:
    """Straight strokes from the centre outwards, between two shares of the radius."""
    x, y, r, rot = place
    out: list[Segment] = []
    for i in range(num):
        a = rot + i * 360 / num
        out += [("M", polar(x, y, r * start, a)), ("L", polar(x, y, r * end, a))]
    return tuple(out)


def dots(place: Place, num: int, at: float) -> Path:
    """Points on a ring: to be drawn as a line with round ends."""
    x, y, r, rot = place
    out: list[Segment] = []
    for i in range(num):
        p = polar(x, y, r * at, rot + i * 360 / num)
        out += [("M", p), ("L", p)]
    return tuple(out)


def plum(places: list[Place], colour: str = RED) -> str:
    """Plum blossom: five round petals and long golden stamens."""
    petals: list[Path] = []
    for x, y, r, rot in places:
        body: list[Segment] = [("M", polar(x, y, r * 0.52, rot - 36))]
        for i in range(5):
            body.append(("A", (r * 0.36, r * 0.36, 0, 1, 1, *polar(x, y, r * 0.52, rot + 36 + i * 72))))
        petals.append((*body, ("Z", ())))
    return (
        stack(petals, colour, 1.8)
        + line(joined([rays(p, 7, 0.14, 0.46) for p in places]), GOLD, 1.2)
        + line(joined([dots(p, 7, 0.52) for p in places]), GOLD, 2.4)
        + line(joined([dots(p, 1, 0) for p in places]), CREAM, 7)
    )


def buds(places: list[tuple[float, float, float]], colour: str = RED) -> str:
    """Round buds (x, y, radius)."""
    return inked(joined([circle(*p) for p in places]), colour, 1.6)


def peony_bud(x: float, y: float, r: float, rot: float, colour: str = RED) -> str:
    """A peony bud of radius `r`, its point towards `rot`, held by two sepals."""
    foot = polar(x, y, -r * 1.05, rot)
    sepals = joined([lens(*foot, r * 1.5, r * 0.9, rot + turn) for turn in (-38, 38)])
    bud = rosette((x, y, r, rot), 3, 0.86)
    return (
        inked(bud, colour, 1.7)
        + line((("M", polar(x, y, r * 0.9, rot)), ("L", polar(x, y, -r * 0.4, rot))), INK, 1.5)
        + inked(sepals, GREEN, 1.5)
    )


def cherry(places: list[Place], colour: str = PINK) -> str:
    """Cherry blossom: five cleft petals, pink with a red heart."""
    return (
        stack([rosette(p, 5, 0.24, 0.8) for p in places], colour, 1.5)
        + line(joined([rays(p, 5, 0.2, 0.52) for p in places]), RED, 1.4)
        + line(joined([dots(p, 1, 0) for p in places]), RED, 9)
    )


def leaves(places: list[Place], colour: str = GREEN, width: float = 0.36, vein: str = DARK_GREEN) -> str:
    """Pointed leaves (x, y, length, direction) with a midrib; `width` as a share of the length."""
    blades = joined([lens(x, y, r, r * width, rot) for x, y, r, rot in places])
    ribs: list[Segment] = []
    for x, y, r, rot in places:
        ribs += [("M", (x, y)), ("L", polar(x, y, r * 0.8, rot))]
    return inked(blades, colour, 1.4) + line(tuple(ribs), vein, 1.2)


def wisteria(places: list[tuple[float, float, float, float]], sway: float = 6) -> str:
    """Hanging clusters (x, y of the top, length, half width): pale petals above, purple below, to a thin tip."""
    dark: list[Path] = []
    pale: list[Path] = []
    stems: list[Segment] = []
    for x, y, length, width in places:
        num = max(4, round(length / 18.5))
        stems += [("M", (x, y - 14)), ("Q", (x + sway, y + length / 2, x, y + length))]
        for i in range(num):
            t = i / num
            cx = x + 2 * t * (1 - t) * sway
            cy = y + t * length
            w = width * (0.62 + 0.8 * t if t < 0.3 else 0.98 * (1.12 - t))
            for side in (-1, 1):
                a = 90 - side * 58
                dark.append(lens(cx, cy + (4 if side > 0 else 0), w + 3, w * 0.7 + 2, a))
                if t < 0.8:
                    top = cy - 2 + (4 if side > 0 else 0)
                    pale.append((("M", (cx + side * 2, top)), ("L", (cx + side * w * 0.6, top + 1))))
    return line(tuple(stems), DARK_GREEN, 2) + inked(joined(dark), PURPLE, 1.2) + line(joined(pale), LILAC, 4.6)


def pinnate(places: list[Place], pairs: int = 4, colour: str = GREEN) -> str:
    """Feathered leaves of wisteria (x, y, length, direction)."""
    blades: list[Path] = []
    ribs: list[Segment] = []
    for x, y, r, rot in places:
        ribs += [("M", (x, y)), ("L", polar(x, y, r * 0.9, rot))]
        blades.append(lens(*polar(x, y, r * 0.8, rot), r * 0.34, r * 0.12, rot))
        for i in range(pairs):
            px, py = polar(x, y, r * (0.14 + 0.72 * i / pairs), rot)
            for side in (-1, 1):
                blades.append(lens(px, py, r * 0.34, r * 0.13, rot + side * 52))
    return line(tuple(ribs), INK, 2.2) + inked(joined(blades), colour, 1.2)


def blades(places: list[tuple[float, float, float, float, float]], colour: str = GREEN) -> str:
    """Sword leaves (x of the foot, y of the foot, x and y of the tip, width)."""
    out: list[Segment] = []
    ribs: list[Segment] = []
    for x, y, tx, ty, w in places:
        mx, my = x * 0.75 + tx * 0.25, y * 0.4 + ty * 0.6
        out += [
            ("M", (x - w / 2, y)), ("Q", (mx - w * 0.6, my, tx, ty)), ("Q", (mx + w * 0.6, my, x + w / 2, y)),
            ("Z", ()),
        ]  # fmt: skip
        ribs += [("M", (x, y)), ("Q", (mx, my, tx * 0.9 + mx * 0.1, ty * 0.85 + my * 0.15))]
    return inked(tuple(out), colour, 1.4) + line(tuple(ribs), DARK_GREEN, 1.2)


_IRIS_BACK = spline("0,-4 -16,-22 -14,-44 0,-56! 14,-44 16,-22") + spline(
    "-4,0 -22,-18 -34,-16 -40,-30! -24,-34 -10,-22 0,-4"
) + spline("4,0 22,-18 34,-16 40,-30! 24,-34 10,-22 0,-4")  # fmt: skip
_IRIS_FALLS = spline("0,-6 -22,-10 -42,4 -48,30 -38,44! -24,38 -14,20 -4,4") + spline(
    "0,-6 22,-10 42,4 48,30 38,44! 24,38 14,20 4,4"
)
_IRIS_LIP = spline("0,-8 -12,2 -19,26 -12,46 0,56! 12,46 19,26 12,2")
_IRIS_SIGNAL = spline("0,-6 -5,10 0,34! 5,10") + spline("-10,0 -24,4 -34,22! -20,14") + spline("10,0 24,4 34,22! 20,14")
_IRIS_VEINS = parse("M0,-46 V-18 M-7,-38 Q-9,-26 -5,-16 M7,-38 Q9,-26 5,-16 M-8,40 Q-11,30 -9,20 M8,40 Q11,30 9,20")


def iris(places: list[Place], colour: str = PURPLE, pale: str = LILAC) -> str:
    """Iris flowers (x, y of the heart, scale, turn): standards, three falling petals with golden signals."""
    out = ""
    for x, y, k, rot in places:

        def put(path: Path, x: float = x, y: float = y, k: float = k, rot: float = rot) -> Path:
            return moved(path, x, y, k, rot)

        out += (
            inked(put(_IRIS_BACK), pale, 1.6)
            + inked(put(_IRIS_FALLS + _IRIS_LIP), colour, 1.8)
            + fill(put(_IRIS_SIGNAL), GOLD)
            + line(put(_IRIS_VEINS), WHITE, 1.2)
        )
    return out


def _frilled(place: Place, num_petals: int, inner: float) -> Path:
    """A ring of broad petals with a frilled rim, no two of quite the same length."""
    x, y, r0, rot = place
    h = 180 / num_petals
    body: list[Segment] = [("M", polar(x, y, r0 * inner, rot - h))]
    for i in range(num_petals):
        a = rot + i * 2 * h
        r = r0 * (1 + 0.07 * math.sin(2.4 * i + rot))

        def at(share: float, side: float, r: float = r, a: float = a) -> tuple[float, float]:
            return polar(x, y, r * share, a + side * h)

        body += [
            ("Q", (*at(0.86, -1.06), *at(0.93, -0.66))),
            ("Q", (*at(1.16, -0.36), *at(0.95, 0.02))),
            ("Q", (*at(1.14, 0.4), *at(0.92, 0.68))),
            ("Q", (*at(0.86, 1.06), *polar(x, y, r0 * inner, a + h))),
        ]
    return (*body, ("Z", ()))


def peony(place: Place, outer: str = RED, middle: str = ROSE, vein: str = PINK) -> str:
    """A peony in full bloom: three rings of broad frilled petals about golden stamens."""
    x, y, r, rot = place
    ring = (x, y, r * 0.72, rot + 30)
    veins = joined([rays((x, y, r, rot + turn), 6, 0.72, 0.87 - abs(turn) / 300) for turn in (-13, 0, 13)])
    return (
        inked(_frilled(place, 6, 0.5), outer, 1.8)
        + line(veins, vein, 1.5)
        + inked(_frilled(ring, 5, 0.5), middle, 1.7)
        + line(rays(ring, 5, 0.66, 0.86), outer, 1.5)
        + inked(rosette((x, y, r * 0.44, rot + 10), 5, 0.6, 0.86), outer, 1.6)
        + fill(circle(x, y, r * 0.24), GOLD)
        + line(dots((x, y, r, rot), 7, 0.18) + dots((x, y, r, rot), 1, 0), INK, 1.8)
    )  # fmt: skip


_PEONY_LEAF = spline("0,0! 18,-16 36,-27 58,-27! 44,-8! 60,-8 80,0! 60,8 44,8! 58,27! 36,27 18,16")
_PEONY_RIBS = parse("M2,0 L70,0 M14,-3 L46,-21 M14,3 L46,21")


def peony_leaves(places: list[Place], colour: str = DARK_GREEN, vein: str = GREEN) -> str:
    """Three-pointed leaves (x, y of the foot, scale, direction)."""
    put = [moved(_PEONY_LEAF, x, y, k, rot) for x, y, k, rot in places]
    ribs = [moved(_PEONY_RIBS, x, y, k, rot) for x, y, k, rot in places]
    return stack(put, colour, 1.5) + line(joined(ribs), vein, 1.6)


def chrysanthemum(place: Place, colour: str = GOLD, heart: str = RED, num: int = 16) -> str:
    """A chrysanthemum seen from above: two rings of narrow petals."""
    x, y, r, rot = place
    inner = (x, y, r * 0.62, rot + 180 / num)
    return (
        inked(rosette(place, num, 0.84), colour, 1.6)
        + line(rays((x, y, r, rot + 180 / num), num, 0.5, 0.84), INK, 1.2)
        + inked(rosette(inner, num, 0.8), colour, 1.3)
        + line(rays((x, y, r * 0.62, rot), num, 0.36, 0.8), INK, 1)
        + inked(circle(x, y, r * 0.2), heart, 1.3)
    )


_MUM_LEAF = spline("0,0! 10,-14 26,-23 31,-11! 44,-20 52,-10! 62,0! 52,10! 44,20 31,11! 26,23 10,14")
_MUM_RIBS = parse("M2,0 L52,0 M10,-2 L24,-16 M10,2 L24,16 M30,-1 L43,-12 M30,1 L43,12")


def chrysanthemum_leaves(places: list[Place], colour: str = DARK_GREEN, vein: str = GREEN) -> str:
    """Lobed leaves (x, y of the foot, scale, direction)."""
    put = [moved(_MUM_LEAF, x, y, k, rot) for x, y, k, rot in places]
    ribs = [moved(_MUM_RIBS, x, y, k, rot) for x, y, k, rot in places]
    return stack(put, colour, 1.4) + line(joined(ribs), vein, 1.5)


_KIRI_LEAF = spline("0,0! -34,-9 -60,18! -46,42 -52,62! -18,74 0,100! 18,74 52,62! 46,42 60,18! 34,-9")
_KIRI_RIBS = parse("M0,2 V88 M0,10 L-48,20 M0,10 L48,20 M0,34 L-42,56 M0,34 L42,56")


def paulownia_leaves(places: list[Place], colour: str = GREEN, vein: str = DARK_GREEN) -> str:
    """Great paulownia leaves (x, y of the stalk, scale, turn; turn 0 hangs down)."""
    ribs = joined([moved(_KIRI_RIBS, *place) for place in places])
    return stack([moved(_KIRI_LEAF, *place) for place in places], colour, 1.8) + line(ribs, vein, 1.8)


_BELL = parse("M0,0 C0,-9 8,-10 15,-7 Q19,-9 22,-8 Q18,0 22,8 Q19,9 15,7 C8,10 0,9 0,0 Z")


def paulownia_spikes(
    places: list[tuple[float, float, int, float, float]], colour: str = PURPLE, pale: str = LILAC
) -> str:
    """Upright flower spikes (x, y of the foot, rows, turn, size): pairs of bells under round buds."""
    bells: list[Path] = []
    throats: list[Path] = []
    tips: list[Path] = []
    stems: list[Segment] = []
    for x, y, rows, rot, size in places:
        step = size * 1.2
        stems += [("M", (x, y)), ("L", polar(x, y, step * (rows + 0.4), rot - 90))]
        for i in range(rows):
            cx, cy = polar(x, y, step * (i + 0.35), rot - 90)
            k = size * (1 - 0.5 * i / rows)
            for side in (-1, 1):
                if i >= rows - 1:
                    tips.append(circle(*polar(cx, cy, k * 0.8, rot - 90 + side * 62), k * 0.46))
                    continue
                a = rot - 90 + side * (66 - 6 * i)
                bells.append(moved(_BELL, *polar(cx, cy, k * 0.2, a), k / 15, a))
                throats.append((("M", polar(cx, cy, k * 0.55, a - 14)), ("L", polar(cx, cy, k * 1.2, a - 10))))
        tips.append(circle(*polar(x, y, step * (rows + 0.35), rot - 90), size * 0.36))
    return (
        line(tuple(stems), DARK_BROWN, 2.6)
        + inked(joined(bells), colour, 1.4)
        + line(joined(throats), pale, 1.6 + 0.1 * places[0][4])
        + inked(joined(tips), colour, 1.3)
    )
