"""The 45 number cards: that many signs and nothing else, in rows that are read at a glance.

Round signs stand as on a die as far as six, then in rows of two and three. Long signs cross (two, three), as the
Portuguese drew them, and from four on stand in two or three rows, the lower one upside down.
"""

from __future__ import annotations

from zashiki.drawing.unsun.suits import LONG, sign

Spot = tuple[float, float, float]  # x, y, turn in degrees

_ROUND: dict[str, tuple[float, list[tuple[float, float]]]] = {
    "1": (2.7, [(100, 156)]),
    "2": (1.7, [(100, 92), (100, 220)]),
    "3": (1.35, [(100, 66), (100, 156), (100, 246)]),
    "4": (1.2, [(x, y) for y in (104, 208) for x in (58, 142)]),
    "5": (1.08, [(62, 84), (138, 84), (100, 156), (62, 228), (138, 228)]),
    "6": (1.02, [(x, y) for y in (80, 156, 232) for x in (66, 134)]),
    "7": (0.96, [(70, 86), (130, 86), (42, 156), (100, 156), (158, 156), (70, 226), (130, 226)]),
    "8": (0.86, [(x, y) for y in (100, 212) for x in (44, 100, 156)] + [(72, 156), (128, 156)]),
    "9": (0.86, [(x, y) for y in (100, 156, 212) for x in (44, 100, 156)]),
}


def _row(y: float, xs: list[float], turn: float = 0) -> list[Spot]:
    return [(x, y, turn) for x in xs]


_TWO, _THREE, _FOUR = [72.0, 128.0], [62.0, 100.0, 138.0], [55.0, 85.0, 115.0, 145.0]
_TALL: dict[str, tuple[float, list[Spot]]] = {
    "1": (2.6, [(100, 156, 0)]),
    "2": (2.2, [(100, 156, -24), (100, 156, 24)]),
    "3": (2.0, [(100, 156, -33), (100, 156, 33), (100, 156, 0)]),
    "4": (1.18, _row(88, _TWO) + _row(224, _TWO, 180)),
    "5": (1.18, _row(88, _TWO) + _row(224, _THREE, 180)),
    "6": (1.18, _row(88, _THREE) + _row(224, _THREE, 180)),
    "7": (1.18, _row(88, _THREE) + _row(224, _FOUR, 180)),
    "8": (1.18, _row(88, _FOUR) + _row(224, _FOUR, 180)),
    "9": (0.84, _row(66, _THREE) + _row(156, _THREE) + _row(246, _THREE, 180)),
}


def number_card(suit: str, rank: str) -> str:
    """The signs of one number card, on its ground of paper."""
    if suit in LONG:
        scale, tall = _TALL[rank]
        return "".join(sign(suit, x, y, scale, turn) for x, y, turn in tall)
    size, spots = _ROUND[rank]
    return "".join(sign(suit, x, y, size) for x, y in spots)
