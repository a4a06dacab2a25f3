"""Matches that were left: found again, damaged, in the way, impossible to keep, or cut short by a failing player."""

from __future__ import annotations

import io
import json
import shutil
import sys
from pathlib import Path

import pytest
from seated import Table, table

from zashiki.cli import main
from zashiki.terminal import store

__all__ = ["table"]  # fixture


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("", "the file holds no record"),
        ("nonsense\n", "the line is not JSON (column 1)"),
        ('{"format": "zashiki/1", "game": "tien-gow", "deals": []}\n', "it is a match of tien-gow"),
    ],
)
def test_a_damaged_save_names_its_file_and_the_way_out(
    table: Table, capsys: pytest.CaptureFixture[str], content: str, why: str
) -> None:
    file = table.folder / "sudaoshi.jsonl"
    file.write_text(content, encoding="utf-8")
    assert main(["play", "sudaoshi", "--resume"]) == 2
    shown = str(file) if len(str(file)) <= 200 else str(file)[:199] + "…"
    assert capsys.readouterr().err == (
        f"zashiki: the saved match {shown} cannot be read: {why}; a new match of sudaoshi takes its place\n"
    )


def test_a_new_match_says_that_it_replaces_the_one_that_was_left(table: Table) -> None:
    first = table.sit("tien-gow", "--seed", "8", answers=["q"])
    again = table.sit("tien-gow", "--seed", "8", answers=["q"])
    resumed = table.sit("tien-gow", "--resume", answers=["q"])
    assert ["You have a match of Tien Gow" in out for out in (first, again, resumed)] == [False, True, False]


@pytest.mark.parametrize(
    "words", [["--seat", "0"], ["--seed", "1"], ["--agents", "greedy"], ["--option", "deals=1"], ["--seat", ""]]
)
def test_resume_takes_nothing_else(table: Table, capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    table.sit("tien-gow", "--seed", "8", answers=["q"])
    assert main(["play", "tien-gow", "--resume", *words]) == 2
    assert "--resume takes no --option, --agents, --seat or --seed" in capsys.readouterr().err


def test_resume_without_a_game_lists_what_was_left(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume"]) == 2
    assert capsys.readouterr().err == "zashiki: there is no saved match\n"
    table.sit("tien-gow", "--seed", "8", answers=["q"])
    out = table.sit("--resume", answers=["1", "q"])
    assert out.startswith("1  Tien Gow")
    assert "Which game? (1–1" in out
    assert "zashiki play tien-gow --resume" in out


def test_a_folder_that_cannot_be_written_is_told_before_the_first_play(
    table: Table, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(store, "user_data_path", lambda name, *, appauthor: tmp_path / "file" / "zashiki")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nq\n"))
    assert main(["play", "tien-gow", "--seed", "8"]) == 2
    out, err = capsys.readouterr()
    assert out.index("This match cannot be kept") < out.index("Play (")
    assert err.count("\n") == 1
    assert "cannot be written" in err


def test_a_player_that_fails_leaves_the_match_saved(
    table: Table, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "fails.py"
    program.write_text(
        "import sys\nsys.stdin.readline()\n"
        'print(\'{"protocol": "zashiki-agent/1"}\', flush=True)\nsys.stdin.readline()\nsys.exit(3)\n'
    )
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 40))
    assert main(["play", "tien-gow", "--seed", "8", "--agents", f"cmd:{sys.executable} {program}"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "; the match is saved, go on with: zashiki play tien-gow --resume" in err
    assert table.record("tien-gow")["deals"]


def test_the_story_of_nothing(table: Table) -> None:
    outs = [table.sit("sudaoshi", "--seed", str(seed), answers=["s", "s", "", "q"]) for seed in range(6)]
    assert any("Nothing has happened yet." in out for out in outs)


def test_undoing_is_offered_only_where_it_can_be_done(table: Table) -> None:
    out = table.sit("tien-gow", "--seed", "8", answers=["u", "q"])
    assert "u undo" not in out


@pytest.mark.parametrize("game", ["tien-gow", "sudaoshi", "hachinin-meri"])
def test_a_match_kept_by_the_code_before_goes_on(table: Table, game: str) -> None:
    """`kept/` was written by `zashiki play GAME --seed 8` before the terminal had its sittings from events."""
    file = Path(__file__).with_name("kept") / f"{game}.jsonl"
    shutil.copy(file, table.folder)
    before = json.loads(file.read_text())
    table.sit(game, "--resume", answers=["q"])
    assert table.record(game) == before, "left at once, it is what it was"
    table.sit(game, "--resume", answers=["1", "q"])
    after = table.record(game)
    played, more = before["deals"][0]["actions"], after["deals"][0]["actions"]
    assert more[: len(played)] == played
    assert len(more) > len(played)
    assert "The match is over" in table.sit(game, "--resume", answers=["1"] * 900)
