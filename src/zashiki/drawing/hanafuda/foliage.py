"""Trees and grasses: pine, bush clover, the bald hill, maple and willow; branches; mist."""

from __future__ import annotations

import math

from zashiki.drawing.hanafuda.colours import BROWN, DARK_GREEN, GOLD, GREEN, INK, PALE_GOLD, RED
from zashiki.drawing.hanafuda.pen import (
    Path,
    Segment,
    circle,
    fill,
    inked,
    joined,
    lens,
    limb,
    line,
    parse,
    polar,
    polygon,
    stack,
)

Place = tuple[float, float, float, float]


def branch(*texts: str, colour: str = BROWN) -> str:
    """Branches along points `x,y,width`: outlines first, then the wood, so that they join without a seam."""
    wood = joined([limb(text) for text in texts])
    return line(wood, INK, 4) + fill(wood, colour)


def mist(places: list[tuple[float, float, float]], colour: str = PALE_GOLD, height: float = 13) -> str:
    """Bands of mist as in old screens: round-ended bars (x, y, length), joined where they touch."""
    out: list[Segment] = []
    r = height / 2
    for x, y, length in places:
        out += [
            ("M", (x, y - r)), ("L", (x + length, y - r)), ("A", (r, r, 0, 1, 1, x + length, y + r)),
            ("L", (x, y + r)), ("A", (r, r, 0, 1, 1, x, y - r)), ("Z", ()),
        ]  # fmt: skip
    return fill(tuple(out), colour)


def pine(places: list[Place], colour: str = GREEN, needle: str = DARK_GREEN, num: int = 9) -> str:
    """Fans of pine needles (x, y of the foot, radius, turn; 0 opens upwards), later ones in front."""
    fans: list[Path] = []
    needles: list[Segment] = []
    step = 176 / (num - 1)
    for x, y, r, rot in places:
        points = [polar(x, y, r * 0.12, rot + 90)]
        for i in range(num):
            a = rot - 90 - 88 + i * step
            tip = r * (0.9 + 0.1 * math.sin(math.pi * i / (num - 1)))
            points.append(polar(x, y, tip, a))
            if 0 < i < num - 1:
                needles += [("M", polar(x, y, r * 0.2, a)), ("L", polar(x, y, tip * 0.88, a))]
            if i < num - 1:
                points.append(polar(x, y, tip * 0.8, a + step / 2))
        fans.append(polygon(points))
    return (
        stack(fans, colour, 1.8)
        + line(tuple(needles), needle, 1.7)
        + inked(joined([circle(x, y, r * 0.13) for x, y, r, _ in places]), RED, 1.4)
    )


def clover(stems: list[tuple[float, float, float, float, float, float, int]], flower: str = RED) -> str:
    """Arching stems of bush clover: (start x, y, control x, y, end x, y, nodes), threefold leaves and small flowers."""
    wood: list[Segment] = []
    green: list[Path] = []
    red: list[Path] = []
    for x0, y0, cx, cy, x1, y1, num in stems:
        wood += [("M", (x0, y0)), ("Q", (cx, cy, x1, y1))]
        for i in range(1, num + 1):
            t = i / num
            x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1
            y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1
            a = math.degrees(
                math.atan2(2 * (1 - t) * (cy - y0) + 2 * t * (y1 - cy), 2 * (1 - t) * (cx - x0) + 2 * t * (x1 - cx))
            )
            side = 1 if i % 2 else -1
            size = 25 - 7 * t
            for turn in (-52, 0, 52):
                green.append(lens(x, y, size * (0.86 if turn else 1), size * 0.58, a + side * 72 + turn))
            b = a - side * 60
            red.append(
                (
                    ("M", (x, y)),
                    (
                        "C",
                        (
                            *polar(x, y, size * 0.8, b - 84),
                            *polar(x, y, size * 1.42, b - 30),
                            *polar(x, y, size * 0.4, b),
                        ),
                    ),
                    ("C", (*polar(x, y, size * 1.42, b + 30), *polar(x, y, size * 0.8, b + 84), x, y)),
                    ("Z", ()),
                )
            )
    return line(tuple(wood), BROWN, 2.8) + inked(joined(green), GREEN, 1.3) + inked(joined(red), flower, 1.5)


def grasses(places: list[tuple[float, float, float, float]], colour: str = GREEN, width: float = 5) -> str:
    """Curving pointed blades of grass (foot x, y, tip x, y)."""
    out: list[Segment] = []
    for x, y, tx, ty in places:
        mx, my = x * 0.9 + tx * 0.1, y * 0.35 + ty * 0.65
        out += [
            ("M", (x - width / 2, y)), ("Q", (mx - width / 2, my, tx, ty)),
            ("Q", (mx + width / 2, my, x + width / 2, y)),
            ("Z", ()),
        ]  # fmt: skip
    return fill(tuple(out), colour)


def plumes(places: list[tuple[float, float, float, float]], colour: str = GOLD) -> str:
    """Ears of susuki grass (foot x, y, tip x, y): a stalk and a long, soft head drooping to the side it leans to."""
    stalks: list[Segment] = []
    hairs: list[Segment] = []
    for x, y, tx, ty in places:
        way = 1 if tx > x else -1
        cx, cy = x * 0.9 + tx * 0.1, y * 0.3 + ty * 0.7
        stalks += [("M", (x, y)), ("Q", (cx, cy, tx, ty))]
        for i in range(9):
            t = 1 - i * 0.05
            px = (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * tx
            py = (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ty
            reach = 24 - i * 0.8
            hairs += [("M", (px, py)), ("Q", (px + way * reach * 0.5, py - 9, px + way * reach, py + 6 + 2 * i))]
    return line(tuple(stalks), INK, 2.4) + line(tuple(hairs), INK, 4.7) + line(tuple(hairs), colour, 2.7)


def maple_leaf(x: float, y: float, r: float, rot: float) -> tuple[Path, Path]:
    """Outline and veins of a maple leaf of seven toothed lobes about (x, y)."""
    lobes = ((-142, 0.52), (-98, 0.82), (-48, 1.0), (0, 1.08), (48, 1.0), (98, 0.82), (142, 0.52))
    points = [polar(x, y, r * 0.2, rot + 90)]
    veins: list[Segment] = [("M", polar(x, y, r * 0.75, rot + 84)), ("L", (x, y))]
    for i, (angle, size) in enumerate(lobes):
        a = rot - 90 + angle
        tip = r * size
        points += [
            polar(x, y, tip * 0.66, a - 13), polar(x, y, tip * 0.72, a - 7), polar(x, y, tip, a),
            polar(x, y, tip * 0.72, a + 7), polar(x, y, tip * 0.66, a + 13),
        ]  # fmt: skip
        if i < len(lobes) - 1:
            points.append(polar(x, y, r * 0.34, a + 23))
        veins += [("M", (x, y)), ("L", polar(x, y, tip * 0.72, a))]
    return polygon(points), tuple(veins)


def maple(places: list[tuple[float, float, float, float, str]]) -> str:
    """Maple leaves (x, y, radius, turn, colour), later ones in front."""
    out = ""
    for x, y, r, rot, colour in places:
        shape, veins = maple_leaf(x, y, r, rot)
        out += inked(shape, colour, 1.5) + line(veins, INK, 1.1)
    return out


def willow(strands: list[tuple[float, float, float, float]], colour: str = GREEN, edge: bool = True) -> str:
    """Hanging willow (x, y of the top, length, sway): narrow leaves in pairs."""
    stems: list[Segment] = []
    out: list[Path] = []
    for x, y, length, sway in strands:
        stems += [("M", (x, y)), ("Q", (x + sway, y + length * 0.5, x + sway * 0.4, y + length))]
        num = max(3, round(length / 19))
        for i in range(1, num + 1):
            t = i / num
            px = (1 - t) ** 2 * x + 2 * t * (1 - t) * (x + sway) + t * t * (x + sway * 0.4)
            py = y + length * t
            for side in (-1, 1):
                out.append(lens(px, py - (8 if side > 0 else 0), 20, 7, 90 - side * 32))
    shape = joined(out)
    return line(tuple(stems), DARK_GREEN if edge else colour, 1.8) + (
        inked(shape, colour, 0.9) if edge else fill(shape, colour)
    )


def water(rows: list[tuple[float, float, float]], colour: str, width: float = 2.4) -> str:
    """Wavy lines (x, y, length)."""
    out: list[Segment] = []
    for x, y, length in rows:
        num = max(1, round(length / 22))
        step = length / num
        out.append(("M", (x, y)))
        for i in range(num):
            up = -5 if i % 2 else 5
            out.append(("Q", (x + step * (i + 0.5), y + up, x + step * (i + 1), y)))
    return line(tuple(out), colour, width)


def tufts(places: list[tuple[float, float]], colour: str = GREEN, size: float = 20) -> str:
    """Tufts of three curving blades, rooted at (x, y)."""
    out: list[Segment] = []
    for i, (x, y) in enumerate(places):
        sway = 3 if i % 2 else -3
        for dx, up in ((-0.5, 0.75), (0, 1), (0.55, 0.8)):
            out += [
                ("M", (x + dx * 6, y)),
                ("Q", (x + dx * 6, y - size * up * 0.6, x + dx * size + sway, y - size * up)),
            ]
    return line(tuple(out), colour, 2)


HILL_ROUND = parse("M0,340 V236 C30,180 70,160 112,162 C150,164 180,190 204,224 V340 Z")
HILL_BARE = parse("M0,340 V250 C40,208 76,196 112,200 C150,204 180,222 204,242 V340 Z")
HILL_FAR = parse("M0,340 V150 C40,112 80,100 120,122 C150,140 180,174 204,192 V340 Z")
HILL_NEAR = parse("M0,340 V296 C44,270 90,218 134,210 C160,206 184,216 204,226 V340 Z")
HILL_LEFT = parse("M0,340 V224 C40,206 84,212 124,240 C152,258 180,270 204,272 V340 Z")


def hill(path: Path, colour: str = INK) -> str:
    """The bald hill."""
    return fill(path, colour)
