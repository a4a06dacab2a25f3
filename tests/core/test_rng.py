"""The generator: known answers, range, and the same interpreted and compiled."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys

import pytest

from zashiki.core.rng import Rng


def test_known_answers_of_xoshiro256_starstar() -> None:
    # The first outputs of the authors' C code from the state 1, 2, 3, 4.
    rng = Rng()
    rng.set_state([1, 2, 3, 4])
    assert [rng.word() for _ in range(6)] == [
        11520,
        0,
        1509978240,
        1215971899390074240,
        1216172134540287360,
        607988272756665600,
    ]


def test_seeds_are_told_apart_by_type_and_order() -> None:
    seeds: list[tuple[str | int, ...]] = [
        ("a", 1),
        ("a", "1"),
        ("a1",),
        (1, "a"),
        ("a", 2),
        (),
        ("",),
        ("a", "b"),
        ("ab",),
        ("a str 1 b",),
    ]
    assert len({Rng(*seed).word() for seed in seeds}) == len(seeds)


def test_below_is_in_range_and_even() -> None:
    rng = Rng("even")
    for n in (1, 2, 3, 7, 75, 493, 2**31 - 1):
        assert all(0 <= rng.below(n) < n for _ in range(200))
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5  # chi-square, 6 degrees, p = 0.001


@pytest.mark.parametrize("n", [0, -1])
def test_below_refuses_what_is_no_range(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng().below(n)


def test_random_is_at_least_0_and_below_1() -> None:
    rng = Rng("floats")
    values = [rng.random() for _ in range(10_000)]
    assert 0 <= min(values) < 0.01
    assert 0.99 < max(values) < 1
    assert abs(sum(values) / len(values) - 0.5) < 0.02


def test_a_generator_can_be_pickled() -> None:
    rng = Rng("x")
    rng.word()
    other = pickle.loads(pickle.dumps(rng))
    assert [rng.word() for _ in range(5)] == [other.word() for _ in range(5)]


def test_interpreted_and_compiled_agree() -> None:
    script = """from zashiki.core.rng import Rng
rng = Rng("same", 5)
print([rng.below(3 + i) for i in range(500)], rng.random(), rng.state())
"""
    outputs = [
        subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, check=True).stdout
        for env in ({**os.environ, "ZASHIKI_PURE": "1"}, {k: v for k, v in os.environ.items() if k != "ZASHIKI_PURE"})
    ]
    assert outputs[0] == outputs[1]
