"""The arithmetic of the arena, against published values and simulation."""

from __future__ import annotations

import math

import pytest

from zashiki.arena.intervals import interval, quantile, sequential
from zashiki.arena.ratings import fit, rated
from zashiki.core.rng import Rng


@pytest.mark.parametrize(
    ("confidence", "degrees", "value"),
    [(0.95, 9, 2.262), (0.95, 30, 2.042), (0.99, 20, 2.845), (0.95, 1000, 1.962)],
)
def test_quantiles_are_students(confidence: float, degrees: int, value: float) -> None:
    assert quantile(confidence, degrees) == pytest.approx(value, abs=2e-3)


def test_an_interval_is_about_its_mean() -> None:
    found = interval([1.0, 2.0, 3.0, 4.0, 5.0] * 4)
    assert found.mean == 3
    assert found.high - 3 == pytest.approx(3 - found.low)
    assert found.high - 3 == pytest.approx(2.093 * 1.4510 / math.sqrt(20), abs=1e-3)
    assert interval([2.0]).low == -math.inf
    assert not interval([]).excludes_zero()
    assert interval([1.0, 1.1] * 10).excludes_zero()


def gauss(rng: Rng) -> float:
    return math.sqrt(-2 * math.log(1 - rng.random())) * math.cos(2 * math.pi * rng.random())


def test_one_may_stop_by_the_sequential_interval() -> None:
    # 300 runs of nothing but chance, looked at after every value: the usual interval is fooled far too often.
    fooled = fooled_usually = 0
    for run in range(300):
        rng = Rng("sequential", run)
        values = [gauss(rng) for _ in range(400)]
        looks = range(20, 401, 10)
        fooled += any(sequential(values[:n]).excludes_zero() for n in looks)
        fooled_usually += any(interval(values[:n]).excludes_zero() for n in looks)
    assert fooled <= 25
    assert fooled_usually > 60


def test_ratings_are_those_of_the_odds() -> None:
    low, high = fit([[0, 1000], [9000, 0]])
    assert high - low == pytest.approx(400 * math.log10(9), abs=1)
    assert low + high == pytest.approx(3000)
    a, b, c = fit([[0, 64, 80], [36, 0, 64], [20, 36, 0]])
    assert a - b == pytest.approx(b - c, rel=0.1)
    assert fit([[0.0]]) == [1500]


def test_who_never_lost_has_a_rating_and_few_games_are_uncertain() -> None:
    few = rated([[[0, 1], [0, 0]]] * 4)
    many = rated([[[0, 1], [1, 0]], [[0, 2], [0, 0]]] * 50)
    assert all(math.isfinite(rating) for rating, _ in few)
    assert few[0][0] > 1500 > few[1][0]
    assert 0 < many[0][1] < 100
    assert rated([[[0, 1], [0, 0]]])[0][1] == math.inf
