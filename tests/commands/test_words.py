"""What a person may get wrong in the words of a command line, each told in a sentence that helps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Result

RECORDS = str(Path(__file__).parents[1] / "records" / "tien-gow.jsonl")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["replay", ""], "'' cannot be read: No such file or directory"),
        (["simulate", "tien-gow", "--out", ""], "'' cannot be written: No such file or directory"),
        (["play", "tien-gow", "--seat", "spectator"], "there is no seat 'spectator'; there are 0 to 3"),
        (["hint", RECORDS, "--seat", "spectator"], "there is no seat 'spectator'; there are 0 to 3"),
        (["view", RECORDS, "--seat", "4"], "there is no seat '4'; there are 0 to 3 and spectator"),
        (
            ["simulate", "tien-gow", "--agents", "greedy,,greedy"],
            "the list of players 'greedy,,greedy' has an empty name",
        ),
        (["simulate", "tien-gow", "--agents", ",cmd:x"], "the list of players ',cmd:x' has an empty name"),
        (["simulate", "tien-gow", "--agents", ""], "no player is named"),
        (["play", "tien-gow", "--agents", ""], "no player is named"),
        (
            ["simulate", "tien-gow", "--agents", "random", "--agents", ""],
            "the list of players '' has an empty name",
        ),
        (["simulate", "tien-gow", "--agents", "search:"], "the player search: has an empty setting"),
        (
            ["simulate", "tien-gow", "--agents", "search:sims=10:sims=20"],
            "the player search:sims=10:sims=20 has the setting sims twice",
        ),
        (
            ["simulate", "tien-gow", "--agents", "\x1b[31m\u202e座敷 è\x07\x9b"],
            r"there is no player '\x1b[31m\u202e座敷 è\x07\x9b'; there are",
        ),
        (
            ["simulate", "tien-gow", "--agents", "random:x=1"],
            "the player random has no settings, so none called x",
        ),
        (["serve", "--no-browser", "--database", "nope"], "'nope' is no URL of a database"),
    ],
)
def test_one_sentence(run: Callable[..., Result], words: list[str], said: str) -> None:
    assert run(*words).refused().startswith(said)


def test_an_unknown_setting_is_named_beside_those_there_are(run: Callable[..., Result]) -> None:
    said = run("simulate", "tien-gow", "--agents", "search:simms=4").refused()
    assert said.startswith("the player search has no setting simms; there are sims, ms, threads")


@pytest.mark.parametrize("command", ["view", "hint"])
def test_a_bad_record_is_told_with_its_file(run: Callable[..., Result], tmp_path: Path, command: str) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    assert run(command, str(file), "--seat", "0").refused() == f'{file}: "format" is missing'
    assert run(command, "-", "--seat", "0", stdin=b"").refused() == "standard input: the file holds no record"


@pytest.mark.parametrize("command", ["replay", "view"])
def test_a_name_longer_than_a_sentence_is_cut(run: Callable[..., Result], command: str) -> None:
    seat = ["--seat", "0"] if command == "view" else []
    said = run(command, "x" * 3000, *seat).refused()
    assert said == "x" * 199 + "… cannot be read: File name too long"


def test_a_player_that_a_program_swallows_is_told(run: Callable[..., Result], tmp_path: Path) -> None:
    for name in ("cmd:/no/program,greedy", "random,cmd:/no/program x,search:sims=4", "cmd:/no/program, level3"):
        done = run("simulate", "tien-gow", "--agents", name)
        first, second = done.err.splitlines()
        last = name.rpartition(",")[2].strip()
        assert first.endswith(
            f"is taken for a program and its words; for the player {last} write --agents a second time"
        )
        assert "/no/program" in second
        assert done.status == 2
    for name in ("cmd:/no/program a,b", "cmd:/no/program greedy", "cmd:/no/program,", "cmd:/no/program greedy,fast"):
        run("arena", "tien-gow", "--agents", name, "--deals", "1").refused()
