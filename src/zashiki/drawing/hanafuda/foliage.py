"""Trees and grasses: pine, bush clover, the bald hill, maple and willow; branches; mist."""

from __future__ import annotations

import math

from zashiki.drawing.hanafuda.colours import BROWN, CREAM, DARK_GREEN, GOLD, GREEN, INK, PALE_GOLD, RED
from zashiki.drawing.hanafuda.pen import Path, Segment, circle, fill, inked, lens, limb, line, parse, polar, polygon

Place = tuple[float, float, float, float]


def _joined(parts: list[Path]) -> Path:
    return tuple(segment for part in parts for segment in part)


def branch(text: str, colour: str = BROWN) -> str:
    """A branch along points `x,y,width`, outlined."""
    return inked(limb(text), colour, 2)


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
    out = ""
    for x, y, r, rot in places:
        points = [polar(x, y, r * 0.12, rot + 90)]
        needles: list[Segment] = []
        step = 176 / (num - 1)
        for i in range(num):
            a = rot - 90 - 88 + i * step
            tip = r * (0.9 + 0.1 * math.sin(math.pi * i / (num - 1)))
            points.append(polar(x, y, tip, a))
            needles += [("M", polar(x, y, r * 0.2, a)), ("L", polar(x, y, tip * 0.9, a))]
            if i < num - 1:
                points.append(polar(x, y, tip * 0.8, a + step / 2))
        out += inked(polygon(points), colour, 1.8) + line(tuple(needles), needle, 1.7)
    return out + inked(_joined([circle(x, y, r * 0.13) for x, y, r, _ in places]), RED, 1.4)


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
            size = 17 - 5 * t
            for turn in (-48, 0, 48):
                green.append(lens(*polar(x, y, 2, a + side * 75 + turn), size, size * 0.52, a + side * 75 + turn))
            for k in (0, 1):
                fx, fy = polar(x, y, 5 + 7 * k, a - side * (70 - 25 * k))
                red.append(lens(fx, fy, size * 0.62, size * 0.44, a - side * (70 - 60 * k)))
    return line(tuple(wood), BROWN, 2.4) + inked(_joined(green), GREEN, 1.1) + inked(_joined(red), flower, 1)


def grasses(
    places: list[tuple[float, float, float, float]], colour: str = GREEN, width: float = 2
) -> str:
    """Curving blades of grass drawn as strokes (foot x, y, tip x, y)."""
    out: list[Segment] = []
    for x, y, tx, ty in places:
        out += [("M", (x, y)), ("Q", (x * 0.8 + tx * 0.2, y * 0.35 + ty * 0.65, tx, ty))]
    return line(tuple(out), colour, width)


def plumes(places: list[tuple[float, float, float, float]], colour: str = GOLD) -> str:
    """Ears of susuki grass (foot x, y, tip x, y): a stalk and a drooping feathered head."""
    stalks: list[Segment] = []
    feathers: list[Path] = []
    for x, y, tx, ty in places:
        cx, cy = x * 0.85 + tx * 0.15, y * 0.3 + ty * 0.7
        stalks += [("M", (x, y)), ("Q", (cx, cy, tx, ty))]
        way = 1 if tx > x else -1
        for i in range(7):
            t = 1 - i * 0.055
            px = (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * tx
            py = (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ty
            feathers.append(lens(px, py, 15 + 1.5 * i, 4, 90 - way * (64 - 9 * i)))
    return line(tuple(stalks), INK, 1.8) + inked(_joined(feathers), colour, 0.9)


def maple_leaf(x: float, y: float, r: float, rot: float) -> tuple[Path, Path]:
    """Outline and veins of a maple leaf of seven toothed lobes about (x, y)."""
    lobes = ((-142, 0.52), (-98, 0.82), (-48, 1.0), (0, 1.08), (48, 1.0), (98, 0.82), (142, 0.52))
    points = [polar(x, y, r * 0.2, rot + 90)]
    veins: list[Segment] = [("M", polar(x, y, r * 0.75, rot + 84)), ("L", (x, y))]
    for i, (angle, size) in enumerate(lobes):
        a = rot - 90 + angle
        tip = r * size
        points += [
            polar(x, y, tip * 0.6, a - 13), polar(x, y, tip * 0.7, a - 6), polar(x, y, tip, a),
            polar(x, y, tip * 0.7, a + 6), polar(x, y, tip * 0.6, a + 13),
        ]  # fmt: skip
        if i < len(lobes) - 1:
            points.append(polar(x, y, r * 0.3, a + 23))
        veins += [("M", (x, y)), ("L", polar(x, y, tip * 0.72, a))]
    return polygon(points), tuple(veins)


def maple(places: list[tuple[float, float, float, float, str]]) -> str:
    """Maple leaves (x, y, radius, turn, colour), later ones in front."""
    out = ""
    for x, y, r, rot, colour in places:
        shape, veins = maple_leaf(x, y, r, rot)
        out += inked(shape, colour, 1.5) + line(veins, INK, 1.1)
    return out


def willow(
    strands: list[tuple[float, float, float, float]], colour: str = GREEN, edge: bool = True
) -> str:
    """Hanging willow (x, y of the top, length, sway): narrow leaves in pairs."""
    stems: list[Segment] = []
    out: list[Path] = []
    for x, y, length, sway in strands:
        stems += [("M", (x, y)), ("Q", (x + sway, y + length * 0.5, x + sway * 0.4, y + length))]
        num = max(3, round(length / 15))
        for i in range(1, num + 1):
            t = i / num
            px = (1 - t) ** 2 * x + 2 * t * (1 - t) * (x + sway) + t * t * (x + sway * 0.4)
            py = y + length * t
            for side in (-1, 1):
                out.append(lens(px, py - (5 if side > 0 else 0), 15, 5, 90 - side * 36))
    shape = _joined(out)
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


HILL_ROUND = parse("M0,340 V226 C30,170 70,150 112,152 C150,154 180,180 204,214 V340 Z")
HILL_STEEP = parse("M0,340 V262 C24,206 50,162 92,148 C124,140 140,188 204,236 V340 Z")
HILL_LOW = parse("M0,340 V206 C50,196 86,204 116,232 C146,214 176,208 204,210 V340 Z")


def hill(path: Path, blades: list[tuple[float, float, float, float]], colour: str = INK, grass: str = CREAM) -> str:
    """The bald hill with thin blades of grass on it."""
    return fill(path, colour) + grasses(blades, grass, 1.5)
