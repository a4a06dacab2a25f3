"""The scripts in benchmarks/ that attack a server and listen to its clock, for a short time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"

pytestmark = pytest.mark.ci


def lines_of(script: str, *words: str) -> list[dict[str, object]]:
    """What a script prints, line by line."""
    done = subprocess.run([sys.executable, BENCHMARKS / script, *words], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_pings_and_half_headers() -> None:
    pings, headers = lines_of("table_attacks.py", "all", "--seconds", "8", "--sockets", "1000")
    assert float(str(pings["mb_most"])) < float(str(pings["mb_before"])) + 60
    assert pings["answered"]
    assert headers["answered"]
    assert int(str(headers["bytes_of_errors"])) < 20_000


def test_the_clock_tells_nothing() -> None:
    for found in lines_of("thinking_tells.py", "--levels", "5", "--positions", "100"):
        for figures in (found["move"], found["hint"]):
            assert isinstance(figures, dict)
            if min(figures["forced"], figures["free"]) >= 8:
                assert abs(figures["auc"] - 0.5) < 4 * max(figures["error"], 0.02), found
