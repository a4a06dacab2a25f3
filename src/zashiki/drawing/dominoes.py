"""The 21 Chinese dominoes: geometry and colours of the rule book of Tien Gow, section 2.

A tile is 100 by 250, upright, black with white and red pips. Its halves are read each from its own outer end; the
higher number stands on top. Nothing printed on a tile tells its suit, therefore `marks` writes a small sign on it.
"""

from __future__ import annotations

from zashiki.drawing.codes import CIVIL, DECKS
from zashiki.drawing.glyphs import sign
from zashiki.drawing.palette import GOLD, PIP_RED, PIP_WHITE, TILE, TILE_EDGE
from zashiki.drawing.shapes import tile_ground
from zashiki.drawing.svg import circle, group, line, rect

SIZE = (100, 250)

CODES = DECKS["dominoes"]

_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "1": ((50, 26),),
    "2": ((28, 26), (72, 26)),
    "3": ((72, 26), (50, 58), (28, 90)),
    "4": ((28, 26), (72, 26), (28, 66), (72, 66)),
    "5": ((28, 26), (72, 26), (50, 54), (28, 82), (72, 82)),
    "6": ((28, 26), (28, 58), (28, 90), (72, 26), (72, 58), (72, 90)),
}
_RADIUS, _LARGE = 11.5, 17


def pips(code: str) -> list[tuple[int, int, bool]]:
    """Every pip of the tile as (x, y, is_red): the upper half as it stands, the lower turned by 180 degrees."""
    if code not in CODES:
        raise KeyError(code)
    out = []
    for lower, digit in enumerate(code):
        for x, y in _PIPS[digit]:
            # Of Heaven's twelve pips those left of the middle above, and after the turn right of it below, are red.
            red = digit in "14" or (code == "66" and x < 50)
            out.append((100 - x, 250 - y, red) if lower else (x, y, red))
    return out


def _pip(x: float, y: float, red: bool, radius: float) -> str:
    # A thin ring a little darker than the pip: a drilled and painted hollow, still legible in grey.
    return circle(x, y, radius, PIP_RED if red else PIP_WHITE, stroke="#8f1d22" if red else "#b9b2a0", stroke_width=1.5)


def mark(civil: bool, x: float, y: float, size: float, turn: bool = False) -> str:
    """The sign of a suit: a round 文 for civil, a square 武 for military tiles; `size` is its diameter."""
    ground = (
        circle(x, y, size / 2, TILE, stroke=GOLD, stroke_width=1.6)
        if civil
        else rect(x - size / 2, y - size / 2, size, size, TILE, size * 0.12, stroke=GOLD, stroke_width=1.6)
    )
    body = ground + sign("文" if civil else "武", x, y, size * 0.58, GOLD, size * 0.075)
    return group(body, f"rotate(90 {x} {y})") if turn else body


def picture(code: str, *, marks: bool = True, lying: bool = False) -> str:
    """The tile as elements; `lying` turns it a quarter to the left: the higher number left, 250 by 100."""
    body = tile_ground(*SIZE, TILE, TILE_EDGE, 15)
    for x, y, red in pips(code):
        body += _pip(x, y, red, _LARGE if y in (26, 224) and x == 50 else _RADIUS)
    if marks:
        body += mark(code in CIVIL, 50, 125, 25, lying)
    return group(body, "translate(0 100)rotate(-90)") if lying else body


def back_picture() -> str:
    """The back of every tile: plain, with one cut line along its edge."""
    return tile_ground(*SIZE, TILE, TILE_EDGE, 15) + line("M50,100L66,125L50,150L34,125Z", 2.5, "#4a4552")
