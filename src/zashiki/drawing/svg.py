"""Elements of SVG as short functions that return text.

Every picture of the four decks is made of these. Numbers are written with at most one decimal, so that files stay
small; no element has an id, so that any number of pictures can stand in one page; nothing needs a font or a script.
"""

from __future__ import annotations

import math
import re
from xml.sax.saxutils import escape

from zashiki.drawing.palette import INK


def number(value: float | str, places: int = 1) -> str:
    """The shortest way to write a number with at most `places` decimals; text is passed through."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return str(value)
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


_NAMES: dict[str, str] = {}


def _attribute(name: str) -> str:
    written = _NAMES.get(name)
    if written is None:
        written = _NAMES[name] = name.rstrip("_").replace("_", "-")
    return written


def element(tag: str, body: str = "", /, **attributes: float | str | None) -> str:
    """One element. `stroke_width` becomes `stroke-width`, `class_` `class`; attributes that are None are left out.

    Values are written as they stand: none of ours has a quotation mark, an ampersand or a pointed bracket.
    """
    text = "".join(
        [f' {_attribute(name)}="{number(value, 2)}"' for name, value in attributes.items() if value is not None]
    )
    return f"<{tag}{text}>{body}</{tag}>" if body else f"<{tag}{text}/>"


def circle(x: float, y: float, radius: float, fill: str = "none", **attributes: float | str | None) -> str:
    """A circle about (x, y)."""
    return element("circle", cx=number(x), cy=number(y), r=number(radius), fill=fill, **attributes)


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str = "none", turn: float = 0, **attributes: float | str | None
) -> str:
    """An ellipse about (x, y), turned by `turn` degrees about its own centre (clockwise on the screen)."""
    transform = f"rotate({number(turn)} {number(x)} {number(y)})" if turn else None
    return element(
        "ellipse",
        cx=number(x),
        cy=number(y),
        rx=number(rx),
        ry=number(ry),
        fill=fill,
        transform=transform,
        **attributes,
    )


def rect(
    x: float, y: float, width: float, height: float, fill: str = "none", rx: float = 0, **attributes: float | str | None
) -> str:
    """A rectangle with its upper left corner at (x, y), corners rounded by `rx`."""
    return element(
        "rect",
        x=number(x),
        y=number(y),
        width=number(width),
        height=number(height),
        rx=number(rx) if rx else None,
        fill=fill,
        **attributes,
    )


def path(d: str, fill: str = "none", **attributes: float | str | None) -> str:
    """A path; fill is none unless given."""
    return element("path", d=d, fill=fill, **attributes)


def shape(d: str, fill: str, width: float = 3, **attributes: float | str | None) -> str:
    """A filled path with the ink outline of the house."""
    attributes.setdefault("stroke", INK)
    return element("path", d=d, fill=fill, stroke_width=number(width), stroke_linejoin="round", **attributes)


def line(d: str, width: float = 4, colour: str = INK, **attributes: float | str | None) -> str:
    """A stroked path with round ends and joins, not filled."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=number(width),
        stroke_linecap="round",
        stroke_linejoin="round",
        **attributes,
    )


def group(body: str, transform: str | None = None, **attributes: float | str | None) -> str:
    """A group, for one transform or for attributes that its children inherit (`fill`, `stroke` …: smaller files)."""
    return element("g", body, transform=transform, **attributes) if body else ""


def place(body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> str:
    """`body`, drawn about its own origin, put at (x, y): mirrored left to right, scaled, then turned by degrees."""
    parts = []
    if x or y:
        parts.append(f"translate({number(x)} {number(y)})")
    if turn:
        parts.append(f"rotate({number(turn)})")
    if flip:
        parts.append(f"scale({number(-scale, 3)} {number(scale, 3)})")
    elif scale != 1:
        parts.append(f"scale({number(scale, 3)})")
    return group(body, "".join(parts) or None) if parts else body


def polar(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """The point at `radius` from (x, y) in the direction `degrees` (0 right, 90 down, as the screen counts)."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def points(pairs: list[tuple[float, float]], closed: bool = True) -> str:
    """Path data of a polygon (or an open run of straight lines) through the points."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in pairs) + ("Z" if closed else "")


_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_STEPS = {"M": "xy", "L": "xy", "H": "x", "V": "y", "C": "xyxyxy", "S": "xyxy", "Q": "xyxy", "A": "rroffxy"}


def moved(d: str, x: float = 0, y: float = 0, scale: float = 1, places: int = 1) -> str:
    """Path data moved to (x, y) and scaled (negative: turned by 180 degrees), so that many shapes become one path.

    Absolute commands M L H V C S Q A Z only.
    """
    out: list[str] = []
    pattern, at = "", 0
    for token in _TOKEN.findall(d):
        if token.isalpha():
            out.append(token)
            pattern, at = _STEPS.get(token, ""), 0
            continue
        kind = pattern[at]
        value = float(token)
        if kind == "x":
            text = number(x + value * scale, places)
        elif kind == "y":
            text = number(y + value * scale, places)
        elif kind == "r":
            text = number(value * abs(scale), places)
        else:
            text = token
        if out and not out[-1].isalpha() and not text.startswith("-"):
            out.append(" ")
        out.append(text)
        at = (at + 1) % len(pattern)
    return "".join(out)


def window(x: float, y: float, width: float, height: float, body: str, view: str | None = None) -> str:
    """A nested `<svg>`: cuts off what lies outside the rectangle, without the id that a clipPath would need.

    Inside, coordinates begin at (0, 0) with the same unit unless `view` gives another viewBox; the default keeps the
    outer coordinates.
    """
    box = view if view is not None else f"{number(x)} {number(y)} {number(width)} {number(height)}"
    return element("svg", body, x=number(x), y=number(y), width=number(width), height=number(height), viewBox=box)


def frame(width: float, height: float, band: float, fill: str, radius: float = 14, inner: float = 8) -> str:
    """A border `band` wide along the edge of a card, drawn last so that it covers what a picture spills over its edge.

    `radius` rounds the outside, `inner` the opening.
    """
    n, r, s = number, number(radius), number(inner)
    w, h, right, bottom = n(width), n(height), n(width - radius), n(height - radius)
    outside = f"M{r},0H{right}A{r},{r} 0 0 1 {w},{r}V{bottom}A{r},{r} 0 0 1 {right},{h}"
    outside += f"H{r}A{r},{r} 0 0 1 0,{bottom}V{r}A{r},{r} 0 0 1 {r},0Z"
    a, b, c, d = n(band), n(band + inner), n(width - band - inner), n(width - band)
    e, f = n(height - band - inner), n(height - band)
    opening = f"M{b},{a}A{s},{s} 0 0 0 {a},{b}V{e}A{s},{s} 0 0 0 {b},{f}"
    opening += f"H{c}A{s},{s} 0 0 0 {d},{e}V{b}A{s},{s} 0 0 0 {c},{a}Z"
    return path(outside + opening, fill, fill_rule="evenodd")


_UNWRITABLE = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def words(title: str) -> str:
    """Text as the content of an element: escaped, without the characters that XML cannot hold."""
    return escape(_UNWRITABLE.sub("", title))


def document(
    width: float, height: float, body: str, title: str, *, size: tuple[float, float] | None = None, extra: str = ""
) -> str:
    """A complete SVG file: viewBox 0 0 width height, shown at `size` (width and height in px; default the same).

    `title` is the text alternative; `extra` goes into the root element as it stands (more attributes).
    """
    shown = size if size is not None else (width, height)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{number(shown[0])}" height="{number(shown[1])}"'
        f' viewBox="0 0 {number(width)} {number(height)}"{" " + extra if extra else ""}>'
    )
    return f"{head}<title>{words(title)}</title>{body}</svg>\n"
