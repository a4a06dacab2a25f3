"""Means and what is known of them: for a number of deals fixed beforehand, and for stopping as soon as it is clear."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

FIRST_LOOK = 20
"""Shuffles before which a sequential interval is not trusted: its theory is that of large numbers."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and its interval; infinite where there are too few values."""

    mean: float
    low: float
    high: float

    def excludes_zero(self) -> bool:
        """Whether the sign is decided."""
        return self.low > 0 or self.high < 0


def moments(values: Sequence[float]) -> tuple[int, float, float]:
    """Number, mean and standard deviation (of the sample)."""
    n = len(values)
    mean = math.fsum(values) / n if n else 0.0
    if n < 2:
        return n, mean, math.inf
    return n, mean, math.sqrt(math.fsum((x - mean) ** 2 for x in values) / (n - 1))


def interval(values: Sequence[float], confidence: float = 0.95) -> Interval:
    """The usual interval of a mean of independent values, Student's t by its expansion about the normal quantile."""
    n, mean, deviation = moments(values)
    if n < 2:
        return Interval(mean, -math.inf, math.inf)
    half = quantile(confidence, n - 1) * deviation / math.sqrt(n)
    return Interval(mean, mean - half, mean + half)


def quantile(confidence: float, degrees: int) -> float:
    """Two-sided quantile of Student's t (Cornish–Fisher expansion; Abramowitz and Stegun 26.7.5)."""
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / float(degrees) ** (k + 1) for k, term in enumerate(terms))


def sequential(values: Sequence[float], confidence: float = 0.95, best_at: int = 200) -> Interval:
    """An interval that holds at every moment at once, so that one may stop when it excludes zero.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021), narrowest near
    `best_at` values.
    """
    n, mean, deviation = moments(values)
    if n < FIRST_LOOK:
        return Interval(mean, -math.inf, math.inf)
    alpha = 1 - confidence
    rho2 = (-2 * math.log(alpha) + math.log(-2 * math.log(alpha) + 1)) / best_at
    grown = n * rho2 + 1
    half = deviation * math.sqrt(2 * grown / (n * n * rho2) * math.log(math.sqrt(grown) / alpha))
    return Interval(mean, mean - half, mean + half)
