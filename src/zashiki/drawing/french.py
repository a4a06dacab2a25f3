"""The 54 French cards: our own pips, courts and Jokers, in two or four colours."""

from __future__ import annotations

from zashiki.drawing.codes import DECKS
from zashiki.drawing.courts import court
from zashiki.drawing.french_pips import colour, pip, pip_data
from zashiki.drawing.glyphs import sign, text_data
from zashiki.drawing.jokers import joker
from zashiki.drawing.palette import BLUE, INK, PAPER, SKY, WHITE
from zashiki.drawing.shapes import card_ground
from zashiki.drawing.svg import group, line, moved, path, place, rect, window

SIZE = (200, 280)

CODES = DECKS["french"]

_LEFT, _MIDDLE, _RIGHT = 72, 100, 128
_ROWS = {
    "2": ((_MIDDLE, 66),),
    "3": ((_MIDDLE, 58), (_MIDDLE, 140)),
    "4": ((_LEFT, 60), (_RIGHT, 60)),
    "5": ((_LEFT, 60), (_RIGHT, 60), (_MIDDLE, 140)),
    "6": ((_LEFT, 56), (_RIGHT, 56), (_LEFT, 140), (_RIGHT, 140)),
    "7": ((_LEFT, 56), (_RIGHT, 56), (_LEFT, 140), (_RIGHT, 140), (_MIDDLE, 98)),
    "8": ((_LEFT, 56), (_RIGHT, 56), (_LEFT, 140), (_RIGHT, 140), (_MIDDLE, 98)),
    "9": ((_LEFT, 48), (_RIGHT, 48), (_LEFT, 108), (_RIGHT, 108), (_MIDDLE, 140)),
    "T": ((_LEFT, 48), (_RIGHT, 48), (_LEFT, 110), (_RIGHT, 110), (_MIDDLE, 79)),
}


def _layout(rank: str) -> list[tuple[int, int, bool]]:
    """Places of the pips of a number card: x, y and whether the pip stands on its head."""
    out: list[tuple[int, int, bool]] = []
    for x, y in _ROWS[rank]:
        out.append((x, y, False))
        # The lower half repeats the upper one, turned; the row on the middle line stands once, the seven is lopsided.
        if y != 140 and not (rank == "7" and x == _MIDDLE):
            out.append((x, 280 - y, True))
    return out


def _index(rank: str, suit: str, ink: str) -> str:
    """Rank over suit, in both corners."""
    body = ""
    if rank == "T":
        body += sign("10", 29, 36, 36, ink, 6)
    else:
        body += line(text_data(rank, 28, 18, 36, "middle"), 6.4, ink)
    body += path(moved(pip_data(suit), 28, 78, 0.86), ink)
    return body + place(body, 200, 280, turn=180)


def picture(code: str, *, four_colour: bool = False) -> str:
    """The card as elements, border and ground included. With `four_colour` diamonds are blue and clubs green."""
    if code not in CODES:
        raise KeyError(code)
    ground = card_ground(*SIZE)
    if code in "xX":
        return ground + joker(big=code == "X")
    rank, suit = code[0], code[1]
    ink = colour(suit, four_colour)
    body = ground + _index(rank, suit, ink)
    if rank in "JQK":
        return body + court(rank, suit, four_colour)
    if rank == "A":
        return body + pip(suit, 100, 140, 2.9, ink) + _ace_line(suit)
    scale = {"2": 1.3, "3": 1.3, "4": 1.12, "5": 1.12, "9": 0.86, "T": 0.84}.get(rank, 0.94)
    data = "".join(moved(pip_data(suit), x, y, -scale if down else scale) for x, y, down in _layout(rank))
    return body + path(data, ink)


def _ace_line(suit: str) -> str:
    """A light line inside the big pip of an ace, so that it is more than a blown-up number card."""
    return path(moved(pip_data(suit), 100, 140, 2.4), "none", stroke=PAPER, stroke_width="2.5")


def rank_picture(rank: str) -> str:
    """A card of which only the rank is known, as plays in Shou Ba Yi are written: no index, one large rank."""
    if len(rank) != 1 or rank not in "3456789TJQKA2":
        raise KeyError(rank)
    large = sign("10" if rank == "T" else rank, 100, 140, 120, INK, 17)
    edge = rect(14, 14, 172, 252, "none", 8, stroke=INK, stroke_width=2)
    return card_ground(*SIZE) + edge + large


def back_picture() -> str:
    """Waves (seigaiha) in indigo: rows of rings, each row laid over the one above."""
    radius, step = 28, 17
    waves = rect(10, 10, 180, 260, BLUE)
    for row, y in enumerate(range(26, 290, step)):
        start = -radius if row % 2 else 0
        data = f"M{start},{y}" + f"a{radius},{radius} 0 0 1 {2 * radius},0" * 4
        waves += path(f"{data}v{step}H{start}Z", BLUE)
        for inner in (18, 8):
            gap = 2 * (radius - inner)
            data += f"M{start + radius - inner},{y}" + f"a{inner},{inner} 0 0 1 {2 * inner},0m{gap},0" * 4
        waves += path(data)
    cloth = group(waves, stroke=SKY, stroke_width="2")
    edge = rect(10, 10, 180, 260, "none", 5, stroke=INK, stroke_width="2")
    return card_ground(*SIZE, fill=WHITE) + window(10, 10, 180, 260, cloth) + edge
