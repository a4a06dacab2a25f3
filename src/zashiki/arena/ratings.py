"""Ratings on the scale of chess from who finished above whom: a Bradley–Terry fit."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

CENTRE = 1500.0
SCALE = 400 / math.log(10)
PRIOR = 0.5
"""Draws that every pair is taken to have played besides, so that a player who never lost has a rating."""

Table = list[list[float]]


def fit(wins: Table) -> list[float]:
    """Ratings, their mean 1500, that make the results likeliest (Hunter, 2004: minorisation and maximisation).

    `wins[a][b]`: how often a finished above b, a tie counted half.
    """
    n = len(wins)
    if n < 2:
        return [CENTRE] * n
    won = [sum(wins[a][b] + PRIOR / 2 for b in range(n) if b != a) for a in range(n)]
    strength = [1.0] * n
    for _ in range(10000):
        before = strength
        strength = [
            won[a] / sum((wins[a][b] + wins[b][a] + PRIOR) / (before[a] + before[b]) for b in range(n) if b != a)
            for a in range(n)
        ]
        middle = math.exp(sum(map(math.log, strength)) / n)
        strength = [s / middle for s in strength]
        if max(abs(math.log(s / b)) for s, b in zip(strength, before, strict=True)) < 1e-9:
            break
    return [CENTRE + SCALE * math.log(s) for s in strength]


def rated(tables: Sequence[Table], blocks: int = 20) -> list[tuple[float, float]]:
    """Rating and its standard deviation of each player, from one table of results for each shuffle.

    The deviation is a jackknife over blocks of shuffles, as the games of one shuffle depend on each other; infinite
    where there are fewer than two shuffles.
    """
    n = len(tables[0]) if tables else 0
    ratings = fit(total(tables, n))
    k = min(blocks, len(tables))
    if k < 2:
        return [(rating, math.inf) for rating in ratings]
    left_out = [fit(total([t for i, t in enumerate(tables) if i % k != block], n)) for block in range(k)]
    found = []
    for a in range(n):
        mean = sum(fitted[a] for fitted in left_out) / k
        found.append((ratings[a], math.sqrt((k - 1) / k * sum((fitted[a] - mean) ** 2 for fitted in left_out))))
    return found


def total(tables: Sequence[Table], n: int) -> Table:
    """The sum of tables of results."""
    return [[math.fsum(table[a][b] for table in tables) for b in range(n)] for a in range(n)]
