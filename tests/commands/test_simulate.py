"""`zashiki simulate`, and the functions it calls."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import zashiki
from zashiki.commands import progress
from zashiki.core.errors import UnknownPlayer
from zashiki.players.simulation import Summary, simulate
from zashiki.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Result

WORDS = ("simulate", "sudaoshi", "--option", "rounds=3", "--seed", "5")


def test_so_many_deals_are_the_first_of_so_many_matches(run: Callable[..., Result]) -> None:
    whole = [json.loads(line) for line in run(*WORDS, "--matches", "3", "--out", "-").out.splitlines()]
    cut = [json.loads(line) for line in run(*WORDS, "--deals", "7", "--out", "-").out.splitlines()]
    assert [len(record["deals"]) for record in cut] == [3, 3, 1]
    assert cut[:2] == whole[:2]
    assert cut[2]["deals"] == whole[2]["deals"][:1]
    assert cut[2]["totals"] == cut[2]["deals"][0]["scores"]
    text = "".join(json.dumps(record) + "\n" for record in cut)
    assert run("replay", "-", stdin=text.encode()).status == 0
    assert ": 3 matches, 7 deals" in run(*WORDS, "--deals", "7").err


def test_deals_are_the_same_on_any_number_of_workers() -> None:
    game = zashiki.game("sudaoshi", rounds=3)
    found = []
    for workers in (1, 2):
        with simulate(game, ["random"], deals=400, seed=1, workers=workers) as simulation:
            assert simulation.is_small() == (workers == 1)
            found.append((list(simulation), vars(simulation.summary)))
    assert found[0] == found[1]
    assert sum(len(record["deals"]) for record in found[0][0]) == 400


def test_deals_and_matches_are_not_both_counted(run: Callable[..., Result]) -> None:
    said = run(*WORDS, "--deals", "7", "--matches", "7").refused()
    assert said == "a simulation counts deals or matches, not both"


def test_a_simulation_is_an_iterator_with_a_summary() -> None:
    game = zashiki.game("tien-gow")
    simulation = simulate(game, ["greedy", "random"], matches=5, seed=2)
    first = next(simulation)
    assert (simulation.summary.matches, simulation.summary.deals) == (1, 1)
    assert first["agents"] == ["greedy", "random", "greedy", "random"]
    assert len(list(simulation)) == 4
    assert simulation.summary.players(1) == ["random"]
    assert sum(simulation.summary.won) + (sum(simulation.summary.shared) > 0) <= 5
    lines: list[bytes] = []
    assert simulate(game, ["greedy", "random"], matches=5, seed=2).run(lines.append).matches == 5
    assert json.loads(lines[0]) == first
    with pytest.raises(UnknownPlayer):
        simulate(game, [])
    with pytest.raises(ValueError, match="0 matches"):
        simulate(game, matches=0)
    with pytest.raises(ValueError, match="one is given"):
        simulate(game, matches=1, deals=1)


def test_matches_won_with_others_are_counted_apart() -> None:
    from zashiki.commands.simulate import table
    from zashiki.players.simulation import Outcome

    summary = Summary(zashiki.game("tien-gow"), ["random"] * 4, 1)
    for winners in ([0], [0, 1, 2], [3], None):
        summary.add(Outcome(b"", [[1, 1, 1, 1]], [7], winners))
    assert (summary.won, summary.shared) == ([1, 0, 0, 1], [1, 1, 1, 0])
    rows = [line.split() for line in table(summary, Texts()).splitlines()[2:-1]]
    assert rows[0] == ["0", "random", "+1.00", "1", "1"]
    assert rows[3] == ["3", "random", "+1.00", "1", "0"]


def test_a_long_run_without_a_terminal_says_now_and_then_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "EVERY", 0.01)
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    with progress.progress(Texts(), "progress-matches", 40) as report:
        report(7)
        while told.getvalue().count("\n") < 2:  # also while nothing is finished
            pass
    assert "matches: 7 / 40 after 0 min 0 s\n" in told.getvalue()
    with progress.progress(Texts(), "progress-replay", 400, bytes=True) as report:
        report(100)
        while "replay: 25 % after" not in told.getvalue():
            pass
    with progress.progress(Texts(), "progress-replay", None, bytes=True) as report:
        report(None)
        while "replay: 1 after" not in told.getvalue():
            pass
    count = told.getvalue().count("\n")
    with progress.progress(Texts(), "progress-replay", None):
        assert progress.EVERY == 0.01
    assert told.getvalue().count("\n") <= count + 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
@pytest.mark.parametrize("words", [("games",), ("games", "--locale", "it"), ("play",), ("games", "--json")])
def test_an_encoding_without_our_signs_gets_plain_ones(words: tuple[str, ...], encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zashiki", *words],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        input=b"q\n",
        capture_output=True,
        check=True,
    )
    text = done.stdout.decode(encoding)
    if "--json" in words:
        names = [game["name"] for game in json.loads(text)]
        assert "Sudaoshi すだおし" in names
        return
    assert "\\" not in text
    assert "?" not in text.replace("Which game?", "")
    assert ("すだおし" in text) == (encoding == "utf-8")
    assert "Hana-awase" in text
