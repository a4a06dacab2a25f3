"""Shapes that more than one deck uses: petal, leaf, cloud, robe, face, tile. Each is drawn about its own origin."""

from __future__ import annotations

from zashiki.drawing.palette import DARK_GREEN, GREEN, INK, PAPER, WHITE
from zashiki.drawing.svg import circle, ellipse, line, number, path, place, polar, rect, shape


def petal(length: float, width: float, fill: str, notch: float = 0, outline: float = 0) -> str:
    """A petal from the origin to the right: `length` long, `width` broad; `notch` cuts its tip (cherry)."""
    n, h = number, width / 2
    a, b, c = n(length * 0.3), n(length * 0.85), n(length)
    if notch:
        d = f"M0,0C{a},{n(-h * 1.3)} {b},{n(-h * 1.2)} {c},{n(-h * 0.35)}L{n(length - notch)},0"
        d += f"L{c},{n(h * 0.35)}C{b},{n(h * 1.2)} {a},{n(h * 1.3)} 0,0Z"
    else:
        d = f"M0,0C{a},{n(-h * 1.35)} {c},{n(-h * 1.25)} {c},0C{c},{n(h * 1.25)} {a},{n(h * 1.35)} 0,0Z"
    return shape(d, fill, outline) if outline else path(d, fill)


def ring(piece: str, count: int, start: float = -90) -> str:
    """`piece`, drawn to the right of the origin, repeated `count` times around it."""
    return "".join(place(piece, turn=start + i * 360 / count) for i in range(count))


def blossom(x: float, y: float, radius: float, fill: str, centre: str, notch: bool = False, count: int = 5) -> str:
    """A flower seen from above: plum with round petals, cherry with notched ones."""
    body = ring(petal(radius, radius * 0.86, fill, radius * 0.16 if notch else 0), count)
    for i in range(count):
        a, b = polar(0, 0, radius * 0.5, -90 + i * 360 / count)
        body += line(f"M0,0L{number(a)},{number(b)}", 1.6, centre)
    return place(body + circle(0, 0, radius * 0.2, centre), x, y)


def leaf(x: float, y: float, length: float, turn: float = 0, fill: str = GREEN, vein: str | None = DARK_GREEN) -> str:
    """A pointed leaf that grows from (x, y) in the direction `turn`."""
    r = length
    body = path(
        f"M0,0C{number(r * 0.3)},{number(-r * 0.36)} {number(r * 0.7)},{number(-r * 0.26)} {number(r)},0"
        f"C{number(r * 0.7)},{number(r * 0.26)} {number(r * 0.3)},{number(r * 0.36)} 0,0Z",
        fill,
    )
    if vein is not None:
        body += line(f"M0,0H{number(r * 0.85)}", 1.8, vein)
    return place(body, x, y, turn=turn)


def cloud(x: float, y: float, width: float, fill: str = WHITE, outline: str | None = INK) -> str:
    """A rolling cloud of three swells on a flat foot, `width` broad, its foot at y."""

    def at(*parts: float) -> str:
        return " ".join(number(part * width) for part in parts)

    d = f"M{at(-0.5)} 0C{at(-0.56, -0.2, -0.34, -0.26, -0.26, -0.18)}C{at(-0.2, -0.42, 0.12, -0.42, 0.16, -0.2)}"
    d += f"C{at(0.32, -0.3, 0.56, -0.18, 0.5, 0)}Z"
    return place(path(d, fill) if outline is None else shape(d, fill, 2.5, stroke=outline), x, y)


def robe(width: float, height: float, fill: str, trim: str = WHITE) -> str:
    """A seated robe from the front: neck at the origin, hem `height` below, sleeves `width` broad, crossed collar."""
    n, w, h = number, width / 2, height
    d = f"M0,0C{n(-w * 0.6)},{n(h * 0.03)} {n(-w * 0.88)},{n(h * 0.45)} {n(-w)},{n(h)}"
    d += f"H{n(w)}C{n(w * 0.88)},{n(h * 0.45)} {n(w * 0.6)},{n(h * 0.03)} 0,0Z"
    collar = f"M{n(-w * 0.24)},{n(h * 0.04)}L0,{n(h * 0.32)}L{n(w * 0.24)},{n(h * 0.04)}Z"
    return shape(d, fill) + shape(collar, trim, 2.5) + line(f"M0,{n(h * 0.32)}V{n(h)}", 3)


def face(x: float, y: float, radius: float, fill: str = WHITE, outline: float = 3) -> str:
    """A calm face: oval, two eyes, a mouth."""
    r, high, wide = radius, number(-radius * 0.05), number(radius * 0.3)
    eyes = f"M{number(-r * 0.5)},{high}h{wide}M{number(r * 0.2)},{high}h{wide}"
    mouth = f"M{number(-r * 0.18)},{number(r * 0.55)}q{number(r * 0.18)},{number(r * 0.18)} {number(r * 0.36)},0"
    return place(
        ellipse(0, 0, r, r * 1.14, fill, stroke=INK, stroke_width=outline) + line(eyes + mouth, max(1.6, r * 0.1)), x, y
    )


def card_ground(
    width: float, height: float, radius: float = 14, fill: str = PAPER, edge: str = INK, band: float = 2
) -> str:
    """The blank of a card: rounded, `fill` inside a thin `edge`."""
    half = band / 2
    return rect(half, half, width - band, height - band, fill, radius, stroke=edge, stroke_width=number(band))


def tile_ground(width: float, height: float, face_fill: str, edge: str, radius: float = 16) -> str:
    """A domino without pips: the block in `edge`, its face a little smaller and higher, so that it has thickness."""
    return rect(0, 0, width, height, edge, radius) + rect(
        width * 0.03, height * 0.012, width * 0.94, height * 0.966, face_fill, radius * 0.85
    )
