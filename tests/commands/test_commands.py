"""The commands as outside checks use them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import zashiki

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Result

SAMPLES = Path(__file__).parents[1] / "records"
GAMES = list(zashiki.game_ids())


@pytest.mark.parametrize("game", GAMES)
def test_replay_agrees_with_every_sample(run: Callable[..., Result], game: str) -> None:
    file = SAMPLES / f"{game}.jsonl"
    done = run("replay", str(file))
    assert done.status == 0
    verdicts = [json.loads(line) for line in done.out.splitlines()]
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(verdicts) == len(records)
    for verdict, record in zip(verdicts, records, strict=True):
        assert verdict["ok"] is True
        assert verdict["totals"] == record["totals"]
        assert (verdict["to_move"] is None) == (verdict["legal"] == [])
    assert done.err == ""


def test_replay_says_what_is_wrong_and_where(run: Callable[..., Result], tmp_path: Path) -> None:
    good = (SAMPLES / "tien-gow.jsonl").read_bytes().splitlines()[0]
    bad = json.loads(good)
    bad["deals"][0]["actions"][3][1] = "-66"
    done = run("replay", "-", stdin=b"\n" + good + b"\n  \n" + json.dumps(bad).encode() + b"\nnonsense\n" + good)
    assert done.status == 1
    verdicts = [json.loads(line) for line in done.out.splitlines()]
    assert [verdict["ok"] for verdict in verdicts] == [True, False, False, True]
    assert set(verdicts[0]) == {"ok", "scores", "totals", "lines", "to_move", "legal", "winners"}
    assert verdicts[1] == {
        "ok": False,
        "error": "deal 0, action 3: '-66' is not legal here for seat 3",
        "deal": 0,
        "action": 3,
    }
    assert verdicts[2]["deal"] is None
    assert verdicts[2]["action"] is None


@pytest.mark.parametrize(
    "text",
    [
        '{"format": "zashiki/1", "game": "\\ud800", "deals": []}',
        '{"format": "\\udc80"}',
        '{"format": "zashiki/1", "game": "tien-gow", "players": "\\ud800", "deals": []}',
        '{"format": "zashiki/1", "game": "tien-gow", "options": {"\\ud800": 1}, "deals": []}',
        '{"\\ud800": 1, "\\ud800": 2}',
        '{"format": "zashiki/1", "game":"tien-gow", "deals":[{"deal":{"hands": [["\\ud800",1,1,1,1,1,1,1],[],[],1]}}]}',
    ],
)
def test_half_a_surrogate_pair_is_a_fault_like_any_other(run: Callable[..., Result], text: str) -> None:
    good = (SAMPLES / "tien-gow.jsonl").read_bytes().splitlines()[0]
    done = run("replay", "-", stdin=text.encode() + b"\n" + good)
    assert done.status == 1
    bad, fine = (json.loads(line) for line in done.out.splitlines())
    assert bad["ok"] is False
    assert "ud" in bad["error"] or bad["deal"] == 0
    assert fine["ok"] is True


@pytest.mark.parametrize("content", [b"", b"\n\n", b" \t \r\n"])
def test_a_file_without_records_is_a_fault(run: Callable[..., Result], content: bytes) -> None:
    done = run("replay", "-", stdin=content)
    assert done.status == 1
    verdict = json.loads(done.out)
    assert verdict["ok"] is False
    assert verdict["deal"] is verdict["action"] is None


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "no-such-file"],
        ["replay", "."],
        ["view", "no-such-file", "--seat", "0"],
        ["replay"],
        ["replay", "a", "b"],
        ["frobnicate"],
        ["--frobnicate"],
        ["simulate"],
        ["simulate", "go"],
        ["simulate", "tien-gow", "--matches", "0"],
        ["simulate", "tien-gow", "--matches", "many"],
        ["simulate", "tien-gow", "--seed", "-1"],
        ["simulate", "tien-gow", "--option", "deals"],
        ["simulate", "tien-gow", "--option", "deals=0"],
        ["simulate", "tien-gow", "--option", "deals=1e3"],
        ["simulate", "tien-gow", "--option", "colour=red"],
        ["simulate", "tien-gow", "--option", "scale_surplus=1"],
        ["simulate", "tien-gow", "--option", "deals=2", "--option", "deals=2"],
        ["simulate", "tien-gow", "--agents", "nobody"],
        ["simulate", "tien-gow", "--agents", ","],
        ["simulate", "tien-gow", "--agents", "random:x=1"],
        ["simulate", "tien-gow", "--agents", "random:x"],
        ["simulate", "tien-gow", "--agents", "random,random,random,random,random"],
        ["simulate", "tien-gow", "--out", "no-such-folder/file"],
        ["view", str(SAMPLES / "tien-gow.jsonl"), "--seat", "4"],
        ["view", str(SAMPLES / "tien-gow.jsonl"), "--seat", "-1"],
        ["view", str(SAMPLES / "tien-gow.jsonl"), "--seat", "north"],
        ["view", str(SAMPLES / "tien-gow.jsonl")],
        ["play", "go"],
        ["play", "tien-gow", "--seat", "spectator"],
        ["completion", "fish-and-chips"],
    ],
)
def test_bad_arguments_get_one_line_and_status_2(run: Callable[..., Result], words: list[str]) -> None:
    assert run(*words).refused()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", ["0", "1", "spectator"])
def test_view_begins_as_the_contract_says(run: Callable[..., Result], game: str, seat: str) -> None:
    done = run("view", str(SAMPLES / f"{game}.jsonl"), "--seat", seat)
    assert done.status == 0
    view = json.loads(done.out)
    keys = ["format", "game", "options", "seat", "deal", "start", "to_move", "totals", "lines", "finished"]
    assert [key for key in view if key in {*keys, "legal"}][: len(keys)] == keys
    assert view["format"] == "zashiki-view/1"
    assert view["finished"] is True
    assert view["options"] == zashiki.game(game, **view["options"]).all_options()


def test_view_refuses_what_replay_refuses(run: Callable[..., Result]) -> None:
    for content in (b"", b"{}", b'{"format": "zashiki/1", "game": "tien-gow", "deals": []}', b"\xff"):
        assert run("view", "-", "--seat", "0", stdin=content).refused()


@pytest.mark.parametrize("game", GAMES)
def test_simulate_writes_records_that_replay(run: Callable[..., Result], game: str, tmp_path: Path) -> None:
    out = tmp_path / "records.jsonl"
    words = ["simulate", game, "--matches", "3", "--seed", "11", "--agents", "greedy,random", "--legal"]
    done = run(*words, "--out", str(out))
    assert done.status == 0
    assert "Traceback" not in done.err
    assert run(*words, "--out", "-").out == out.read_text()
    for line in out.read_text().splitlines():
        record = json.loads(line)
        assert record["seed"] == 11
        assert len(record["agents"]) == zashiki.game(game).num_seats
        for deal in record["deals"]:
            assert {"start", "deal", "actions", "lines", "scores"} <= set(deal)
            assert all(entry[1] in entry[2] for entry in deal["actions"])
    assert run("replay", str(out)).status == 0


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    files = []
    for workers in ("1", "2"):
        file = tmp_path / workers
        command = [sys.executable, "-m", "zashiki", "simulate", "tien-gow", "--matches", "70", "--seed", "5"]
        subprocess.run([*command, "--workers", workers, "--out", file], check=True, capture_output=True)
        files.append(file.read_bytes())
    assert files[0] == files[1]
    assert len(files[0].splitlines()) == 70


def test_ctrl_c_leaves_whole_lines_only(tmp_path: Path) -> None:
    file = tmp_path / "records"
    command = [sys.executable, "-m", "zashiki", "simulate", "tien-gow", "--matches", "1000000", "--seed", "5"]
    process = subprocess.Popen([*command, "--out", file], stderr=subprocess.PIPE, start_new_session=True)
    while not file.exists() or file.stat().st_size < 100_000:
        assert process.poll() is None
        time.sleep(0.02)  # waiting for the first lines of another process
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in errors
    lines = file.read_bytes()
    assert lines.endswith(b"\n")
    assert all(json.loads(line)["totals"] for line in lines.splitlines())


def test_a_reader_that_goes_away_is_no_fault() -> None:
    command = f"{sys.executable} -m zashiki simulate tien-gow --matches 3000 --out - | head -1 >/dev/null"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_a_sentence() -> None:
    command = [sys.executable, "-m", "zashiki", "simulate", "tien-gow", "--matches", "30", "--out", "/dev/full"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "/dev/full cannot be written" in done.stderr


def test_games_lists_what_the_contract_names(run: Callable[..., Result]) -> None:
    found: list[dict[str, Any]] = json.loads(run("games", "--json").out)
    assert [game["id"] for game in found] == ["sudaoshi", "hana-awase", "hachinin-meri", "shou-ba-yi", "tien-gow"]
    for game in found:
        defaults = zashiki.game(game["id"]).all_options()
        assert {option["name"]: option["default"] for option in game["options"]} == defaults
        assert all(option["meaning"] for option in game["options"])
    assert run("games").status == 0


def test_version_says_how_the_core_runs(run: Callable[..., Result]) -> None:
    core = "compiled" if zashiki.is_compiled() else "interpreted"
    assert run("--version").out == f"zashiki {zashiki.__version__} ({core} core)\n"


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completion_knows_every_command(run: Callable[..., Result], shell: str) -> None:
    script = run("completion", shell).out
    assert all(word in script for word in ("simulate", "--matches", "replay", "play"))
