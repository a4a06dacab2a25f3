"""The brush of the Unsun deck: shapes that inherit one ink outline from the card, and bands that swell and taper.

Every picture of the deck stands inside one `<g>` that sets the outline, so a shape needs no more than a path and a
fill: a court with sixty shapes stays under 7 kB.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from zashiki.drawing.palette import INK
from zashiki.drawing.svg import group, number, path

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SKIN = "#fbe8cf"

Point = tuple[float, float]


def canvas(body: str) -> str:
    """The group that gives every shape inside it the ink outline of the house."""
    return group(body, stroke=INK, stroke_width="3", stroke_linejoin="round", stroke_linecap="round", fill="none")


def ink(d: str, fill: str, width: float | None = None) -> str:
    """A filled shape with the outline it inherits, or one `width` wide."""
    return path(d, fill, stroke_width=width)


def flat(d: str, fill: str) -> str:
    """A filled shape without an outline."""
    return path(d, fill, stroke="none")


def stroke(d: str, width: float = 2.5, colour: str | None = None) -> str:
    """A line; ink unless a colour is given."""
    return f'<path d="{d}"' + (f' stroke="{colour}"' if colour else "") + f' stroke-width="{number(width)}"/>'


def disc(x: float, y: float, radius: float) -> str:
    """Path data of a whole circle, so that several go into one path."""
    r = number(radius)
    return (
        f"M{number(x - radius)},{number(y)}a{r},{r} 0 1 0 {number(2 * radius)},0a{r},{r} 0 1 0 {number(-2 * radius)},0z"
    )


def scatter(motif: str, places: list[Point]) -> str:
    """Path data of one motif (relative path data, begun at its centre) repeated at places."""
    return "".join(f"M{number(x)},{number(y)}{motif}" for x, y in places)


def mirror(points: list[Point], axis: float = 100) -> list[Point]:
    """The points, and the same on the other side of the upright line x = axis."""
    return points + [(2 * axis - x, y) for x, y in points]


def curve(points: list[Point], steps: int = 4) -> list[Point]:
    """A smooth line (Catmull-Rom) through the points, `steps` pieces between each two."""
    ends = [points[0], *points, points[-1]]
    line: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(steps):
            t = step / steps
            line.append(
                (
                    _blend(a[0], b[0], c[0], d[0], t),
                    _blend(a[1], b[1], c[1], d[1], t),
                )
            )
    return [*line, points[-1]]


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)


def offset(line: list[Point], widths: list[float]) -> list[Point]:
    """The line moved sideways (to its right hand as it runs) by the widths, one a point."""
    moved: list[Point] = []
    for index, (x, y) in enumerate(line):
        before, after = line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = (dx * dx + dy * dy) ** 0.5 or 1
        moved.append((x - dy / length * widths[index], y + dx / length * widths[index]))
    return moved


def spread(widths: list[float], count: int) -> list[float]:
    """Widths given at a few even stations, filled in for `count` points."""
    out: list[float] = []
    for index in range(count):
        at = index / (count - 1) * (len(widths) - 1)
        low = min(int(at), len(widths) - 2)
        out.append(widths[low] + (widths[low + 1] - widths[low]) * (at - low))
    return out


def smooth(points: list[Point], start: str = "M") -> str:
    """Path data of a rounded run: quadratic curves whose corners are the points, in whole units."""
    x, y = round(points[0][0]), round(points[0][1])
    text = f"{start}{x},{y}"
    for (ax, ay), (bx, by) in pairwise(points[1:]):
        corner = (round(ax) - x, round(ay) - y)
        step = (round((ax + bx) / 2) - x, round((ay + by) / 2) - y)
        text += f"q{corner[0]},{corner[1]} {step[0]},{step[1]}".replace(",-", "-").replace(" -", "-")
        x, y = x + step[0], y + step[1]
    return text + f"L{points[-1][0]:.0f},{points[-1][1]:.0f}"


def strokes(runs: Iterable[Sequence[Point]]) -> str:
    """Path data of many short runs of straight lines, in whole units."""
    text = ""
    for run in runs:
        (x, y), *rest = [(round(px), round(py)) for px, py in run]
        text += f"M{x},{y}l"
        for px, py in rest:
            text += f"{px - x},{py - y} "
            x, y = px, py
    return text.replace(" M", "M").replace(",-", "-").strip()


def band(line: list[Point], left: list[float], right: list[float]) -> str:
    """Path data of a band along the line, from `left` to `right` of it (widths at even stations, left negative)."""
    one = offset(line, spread(left, len(line)))
    two = offset(line, spread(right, len(line)))[::-1]
    return smooth(one) + smooth(two, "L") + "Z"
