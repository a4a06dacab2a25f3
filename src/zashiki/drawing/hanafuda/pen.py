"""Path data for the hanafuda: written by hand or by rule in card units, moved and turned, and written out short.

A path is a tuple of segments `(letter, numbers)` with absolute coordinates and the letters M L C Q A Z. Card units are
those of the view box (200 by 328). Output is relative and whole, in quarters of a unit (`FINE`), which keeps a dense
picture within a few kilobytes; the card's inner `<svg>` scales it back.
"""

from __future__ import annotations

import math
import re
from functools import cache

Segment = tuple[str, tuple[float, ...]]
Path = tuple[Segment, ...]

#: Output steps to one card unit.
FINE = 3

_TOKEN = re.compile(r"[MLHVCQTZAmlhvcqtza]|-?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "A": 7}


@cache
def parse(text: str) -> Path:
    """The path that the SVG path data `text` describes (M L H V C Q T A Z, absolute or relative)."""
    tokens = _TOKEN.findall(text)
    out: list[Segment] = []
    x = y = start_x = start_y = 0.0
    letter = "M"
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            letter = tokens[i]
            i += 1
            if letter in "Zz":
                out.append(("Z", ()))
                x, y = start_x, start_y
                continue
        upper = letter.upper()
        numbers = [float(token) for token in tokens[i : i + _COUNT[upper]]]
        i += _COUNT[upper]
        dx, dy = (x, y) if letter.islower() else (0.0, 0.0)
        if upper == "H":
            upper, numbers = "L", [numbers[0] + dx, y]
        elif upper == "V":
            upper, numbers = "L", [x, numbers[0] + dy]
        elif upper == "A":
            numbers[5] += dx
            numbers[6] += dy
        else:
            numbers = [n + (dy if j % 2 else dx) for j, n in enumerate(numbers)]
        if upper == "T":
            # The control point of the curve before, mirrored.
            upper, numbers = "Q", [2 * x - out[-1][1][0], 2 * y - out[-1][1][1], *numbers]
        x, y = numbers[-2], numbers[-1]
        out.append((upper, tuple(numbers)))
        if upper == "M":
            start_x, start_y = x, y
            letter = "l" if letter == "m" else "L"
    return tuple(out)


def moved(path: Path, x: float = 0, y: float = 0, k: float = 1, rot: float = 0, flip: bool = False) -> Path:
    """`path` mirrored left to right where `flip`, then scaled by `k`, turned by `rot` degrees, and moved by (x, y)."""
    cos, sin = math.cos(math.radians(rot)) * k, math.sin(math.radians(rot)) * k
    sign = -1.0 if flip else 1.0
    out: list[Segment] = []
    for letter, numbers in path:
        if letter == "A":
            rx, ry, turn, large, sweep, px, py = numbers
            px *= sign
            end = (x + px * cos - py * sin, y + px * sin + py * cos)
            out.append(("A", (rx * k, ry * k, turn * sign + rot, large, 1 - sweep if flip else sweep, *end)))
            continue
        moved_numbers: list[float] = []
        for j in range(0, len(numbers), 2):
            px, py = numbers[j] * sign, numbers[j + 1]
            moved_numbers += (x + px * cos - py * sin, y + px * sin + py * cos)
        out.append((letter, tuple(moved_numbers)))
    return tuple(out)


def polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """The point at distance `r` from (x, y); 0 degrees is to the right, 90 down."""
    angle = math.radians(degrees)
    return x + r * math.cos(angle), y + r * math.sin(angle)


def circle(x: float, y: float, r: float) -> Path:
    """A circle as a path."""
    return ("M", (x - r, y)), ("A", (r, r, 0, 1, 1, x + r, y)), ("A", (r, r, 0, 1, 1, x - r, y)), ("Z", ())


def oval(x: float, y: float, rx: float, ry: float, rot: float = 0) -> Path:
    """An ellipse turned by `rot` degrees, as a path."""
    x0, y0 = polar(x, y, -rx, rot)
    x1, y1 = polar(x, y, rx, rot)
    return ("M", (x0, y0)), ("A", (rx, ry, rot, 1, 1, x1, y1)), ("A", (rx, ry, rot, 1, 1, x0, y0)), ("Z", ())


def polygon(points: list[tuple[float, float]], closed: bool = True) -> Path:
    """Straight lines through `points`."""
    body: Path = (("M", points[0]), *(("L", point) for point in points[1:]))
    return (*body, ("Z", ())) if closed else body


def lens(x: float, y: float, length: float, width: float, rot: float) -> Path:
    """A leaf or petal pointed at both ends, from (x, y) outwards in direction `rot`."""
    dx, dy = polar(0, 0, 1, rot)
    tip = (x + dx * length, y + dy * length)
    mx, my = x + dx * length * 0.45, y + dy * length * 0.45
    return (
        ("M", (x, y)),
        ("Q", (mx + dy * width, my - dx * width, *tip)),
        ("Q", (mx - dy * width, my + dx * width, x, y)),
        ("Z", ()),
    )


def through(points: list[tuple[float, float, bool]], closed: bool = True) -> Path:
    """A smooth curve through points (x, y, corner); at a corner the curve may turn sharply."""
    count = len(points)
    ways: list[tuple[float, float]] = []
    for i, (_, _, corner) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % count]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy)
        if corner or size == 0 or (not closed and i in (0, count - 1)):
            ways.append((0.0, 0.0))
        else:
            ways.append((dx / size, dy / size))
    body: list[Segment] = [("M", points[0][:2])]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        (ax, ay, _), (bx, by, _) = points[i], points[j]
        reach = math.hypot(bx - ax, by - ay) / 3
        if ways[i] == (0.0, 0.0) == ways[j]:
            body.append(("L", (bx, by)))
            continue
        first = (ax + ways[i][0] * reach, ay + ways[i][1] * reach)
        second = (bx - ways[j][0] * reach, by - ways[j][1] * reach)
        body.append(("C", (*first, *second, bx, by)))
    if closed:
        body.append(("Z", ()))
    return tuple(body)


@cache
def spline(text: str, closed: bool = True) -> Path:
    """A smooth curve through the points of `text`, written `x,y` and `x,y!` at a corner."""
    points = []
    for token in text.split():
        x, y = token.rstrip("!").split(",")
        points.append((float(x), float(y), token.endswith("!")))
    return through(points, closed)


@cache
def limb(text: str) -> Path:
    """A closed shape along points `x,y,width`: a branch, neck, leg or tail that swells and tapers."""
    spots = [tuple(float(n) for n in token.split(",")) for token in text.split()]
    left: list[tuple[float, float, bool]] = []
    right: list[tuple[float, float, bool]] = []
    for i, (x, y, width) in enumerate(spots):
        before, after = spots[max(i - 1, 0)], spots[min(i + 1, len(spots) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1.0
        corner = i in (0, len(spots) - 1)
        left.append((x + dy / size * width / 2, y - dx / size * width / 2, corner))
        right.append((x - dy / size * width / 2, y + dx / size * width / 2, corner))
    return through(left + right[::-1])


def _number(value: int, out: list[str]) -> None:
    text = str(value)
    if out and text[0] != "-" and not out[-1][-1].isalpha():
        out.append(" ")
    out.append(text)


def data(path: Path) -> str:
    """Short relative path data in quarters of a unit."""
    out: list[str] = []
    x = y = start_x = start_y = 0
    last = ""
    for letter, numbers in path:
        if letter == "Z":
            out.append("z")
            x, y, last = start_x, start_y, "z"
            continue
        fine = [round(n * FINE) for n in numbers]
        if letter == "A":
            fine[2:5] = [round(n) for n in numbers[2:5]]
            relative = [*fine[:5], fine[5] - x, fine[6] - y]
        else:
            relative = [n - (y if j % 2 else x) for j, n in enumerate(fine)]
        x, y = fine[-2], fine[-1]
        name = letter.lower()
        if letter == "L":
            if relative == [0, 0] and last != "m":
                continue
            if relative[1] == 0:
                name, relative = "h", relative[:1]
            elif relative[0] == 0:
                name, relative = "v", relative[1:]
        if letter == "M":
            start_x, start_y = x, y
            name = "m"
        if name != last and not (name == "l" and last == "m"):
            out.append(name)
        last = name
        for n in relative:
            _number(n, out)
    return "".join(out)


INK = "#221c2b"
#: Width of outlines in output steps where a shape does not say its own; set once on the group about the picture.
OUTLINE = 5


def _stroke(width: float, colour: str) -> str:
    fine = round(width * FINE)
    return (f' stroke="{colour}"' if colour != INK else "") + (f' stroke-width="{fine}"' if fine != OUTLINE else "")


def ground(body: str) -> str:
    """The group about a picture: outlines in ink, round ends, no filling unless a shape has its own."""
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="{OUTLINE}" stroke-linecap="round" stroke-linejoin="round">'
        f"{body}</g>"
    )


def fill(path: Path, colour: str) -> str:
    """A flat shape."""
    return f'<path d="{data(path)}" fill="{colour}" stroke="none"/>'


def inked(path: Path, colour: str, width: float = 2, edge: str = INK) -> str:
    """A flat shape with an outline (ink unless told)."""
    return f'<path d="{data(path)}" fill="{colour}"{_stroke(width, edge)}/>'


def line(path: Path, colour: str = INK, width: float = 2) -> str:
    """A line without filling."""
    return f'<path d="{data(path)}"{_stroke(width, colour)}/>'


def stack(paths: list[Path], colour: str, width: float = 2, edge: str = INK) -> str:
    """Outlined shapes of one colour, each covering those before it."""
    body = "".join(f'<path d="{data(path)}"/>' for path in paths)
    return f'<g fill="{colour}"{_stroke(width, edge)}>{body}</g>'


def joined(parts: list[Path]) -> Path:
    """One path of several."""
    return tuple(segment for part in parts for segment in part)
