"""The 45 number cards: that many signs and nothing else, in rows that are read at a glance.

Round signs stand as on a die as far as six, then in rows of two and three. Long signs cross where they
are few, as the Portuguese drew them, and from four on stand in two or three rows, the lowest upside down.
"""

from __future__ import annotations

from zashiki.drawing.unsun.suits import LONG, sign

Spot = tuple[float, float, float]  # x, y, turn in degrees

_ROUND: dict[str, tuple[float, list[tuple[float, float]]]] = {
    "1": (2.7, [(100, 156)]),
    "2": (1.7, [(100, 92), (100, 220)]),
    "3": (1.35, [(100, 66), (100, 156), (100, 246)]),
    "4": (1.2, [(58, 108), (142, 108), (58, 204), (142, 204)]),
    "5": (1.08, [(60, 92), (140, 92), (100, 156), (60, 220), (140, 220)]),
    "6": (1.02, [(66, 84), (134, 84), (66, 156), (134, 156), (66, 228), (134, 228)]),
    "7": (0.92, [(72, 88), (128, 88), (44, 156), (100, 156), (156, 156), (72, 224), (128, 224)]),
    "8": (0.86, [(44, 102), (100, 102), (156, 102), (72, 156), (128, 156), (44, 210), (100, 210), (156, 210)]),
    "9": (0.86, [(x, y) for y in (102.0, 156.0, 210.0) for x in (44.0, 100.0, 156.0)]),
}


def _row(y: float, xs: list[float], turn: float = 0) -> list[Spot]:
    return [(x, y, turn) for x in xs]


_TWO, _THREE = [72.0, 128.0], [59.0, 100.0, 141.0]
_TALL: dict[str, tuple[float, list[Spot]]] = {
    "1": (2.6, [(100, 156, 0)]),
    "2": (2.1, [(100, 156, -28), (100, 156, 28)]),
    "3": (1.7, _row(160, [52, 100, 148])),
    "4": (1.2, _row(88, _TWO) + _row(224, _TWO, 180)),
    "5": (1.2, _row(88, _TWO) + _row(224, _THREE, 180)),
    "6": (1.2, _row(88, _THREE) + _row(224, _THREE, 180)),
    "7": (0.84, _row(64, _TWO) + _row(156, _THREE) + _row(248, _TWO, 180)),
    "8": (0.84, _row(64, _THREE) + _row(156, _TWO) + _row(248, _THREE, 180)),
    "9": (0.84, _row(64, _THREE) + _row(156, _THREE) + _row(248, _THREE, 180)),
}
_FAN = (2.0, [(100.0, 156.0, -33.0), (100.0, 156.0, 33.0), (100.0, 156.0, 0.0)])


def number_card(suit: str, rank: str) -> str:
    """The signs of one number card, for its ground of paper."""
    if suit in LONG:
        scale, tall = _FAN if suit + rank == "I3" else _TALL[rank]
        return "".join(sign(suit, x, y, scale, turn) for x, y, turn in tall)
    size, spots = _ROUND[rank]
    size *= 0.92 if suit == "K" else 1  # a cup is taller than a coin
    return "".join(sign(suit, x, y, size) for x, y in spots)
