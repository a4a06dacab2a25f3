"""Standard streams that are closed, full or gone before the first word: one line, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FULL = Path("/dev/full")
RECORDS = Path(__file__).parents[1] / "records" / "tien-gow.jsonl"
COMMANDS = [
    ["games"],
    ["replay", str(RECORDS)],
    ["completion", "bash"],
    ["simulate", "tien-gow", "--out", "-"],
    ["play", "tien-gow"],
    ["--help"],
    ["--version"],
]


def told(command: list[str], redirected: str, tmp_path: Path, **more: str) -> tuple[int, str]:
    """Status and standard error of a command whose streams a shell has redirected."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), **more}
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {redirected}', "sh", sys.executable, "-m", "zashiki", *command],
        env=environment,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(not FULL.exists(), reason="no device that is full here")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: words[0])
def test_a_full_device(command: list[str], unbuffered: str, tmp_path: Path) -> None:
    status, err = told(command, f"> {FULL}", tmp_path, PYTHONUNBUFFERED=unbuffered)
    lines = [line for line in err.splitlines() if line.startswith("zashiki: ")]
    assert status == 2, err
    assert lines == ["zashiki: standard output cannot be written: No space left on device"]
    assert "Traceback" not in err
    assert "Exception" not in err


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: words[0])
def test_a_closed_output(command: list[str], tmp_path: Path) -> None:
    status, err = told(command, ">&-", tmp_path)
    assert (status, err) == (2, "zashiki: standard output cannot be written: Bad file descriptor\n")


def test_closed_errors_and_input_are_no_fault(tmp_path: Path) -> None:
    assert told(["games"], ">/dev/null 2>&-", tmp_path) == (0, "")
    assert told(["play"], ">/dev/null <&-", tmp_path) == (0, "")
    assert told(["replay", "nothing there"], ">/dev/null 2>&-", tmp_path) == (2, "")


def test_play_asks_for_the_game_where_input_is_no_terminal(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zashiki", "play"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        input=b"poker\n5\nq\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Type a number from 1 to 5" in done.stdout
    assert b"zashiki play tien-gow --resume" in done.stdout
