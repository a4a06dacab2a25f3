"""Signals that end an arena or a simulation: records are whole, and no process is left, however stubborn."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from zashiki.commands.ending import as_interrupts
from zashiki.players.workers import held

if TYPE_CHECKING:
    from collections.abc import Iterator

if os.name != "posix":
    pytest.skip("signals are those of POSIX", allow_module_level=True)

STUBBORN = """
import json, os, signal, sys, time
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
open(os.path.join({folder!r}, str(os.getpid())), "w").close()
sys.stdin.readline()
print('{{"protocol": "zashiki-bot/1"}}', flush=True)
for line in sys.stdin:
    print(json.dumps({{"action": json.loads(line)["view"]["legal"][0]}}), flush=True)
while True:
    time.sleep(60)
"""
"""A program that plays, and does not hear signals nor the end of its input."""


@pytest.fixture(autouse=True)
def hear_hang_ups() -> Iterator[None]:
    """Whoever runs the tests may ignore SIGHUP, as `nohup` does; what is started here inherits that."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def lives(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("command", "workers", "number", "whole_group"),
    [
        ("arena", "1", signal.SIGTERM, False),
        ("arena", "2", signal.SIGTERM, True),  # as `timeout` does
        ("arena", "2", signal.SIGHUP, True),  # as a closed terminal does
        ("simulate", "1", signal.SIGHUP, False),
        ("simulate", "2", signal.SIGTERM, False),
        ("simulate", "2", signal.SIGTERM, True),
    ],
)
def test_nothing_is_left(command: str, workers: str, number: signal.Signals, whole_group: bool, tmp_path: Path) -> None:
    bots, file, script = tmp_path / "bots", tmp_path / "records", tmp_path / "bot.py"
    bots.mkdir()
    script.write_text(STUBBORN.format(folder=str(bots)))
    words = ["--agents", f"cmd:'{sys.executable}' '{script}'", "--agents", "random", "--seed", "1"]
    words += ["--option", "deals=2", "--matches", "100000", "--workers", workers, "--out", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-m", "zashiki", command, "tien-gow", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not file.exists() or file.stat().st_size == 0:
        assert process.poll() is None
        time.sleep(0.02)  # waiting for the first lines of another process
    (os.killpg if whole_group else os.kill)(process.pid, number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 128 + number, err
    assert b"Traceback" not in err
    assert b"tien-gow: " in (out if command == "arena" else err)  # what is counted is told, as after Ctrl-C
    lines = file.read_bytes()
    assert lines.endswith(b"\n")
    assert all(json.loads(line)["totals"] for line in lines.splitlines())
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
    played = [int(each.name) for each in bots.iterdir()]
    assert played
    assert [pid for pid in played if lives(pid)] == []


def test_the_first_signal_counts_and_one_that_is_ignored_is_left_alone() -> None:
    came: list[int] = []
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with pytest.raises(KeyboardInterrupt):
            hang_up_and_end_twice(came)
        assert came == [signal.SIGTERM]
        assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def hang_up_and_end_twice(came: list[int]) -> None:
    with as_interrupts(came):
        signal.raise_signal(signal.SIGHUP)  # as under nohup
        try:
            signal.raise_signal(signal.SIGTERM)
        finally:
            signal.raise_signal(signal.SIGTERM)  # `timeout` sends it twice


def test_signals_wait_until_what_must_be_whole_is_whole() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        write_both_halves(done)
    assert done == ["one", "two"]


def write_both_halves(done: list[str]) -> None:
    with as_interrupts([]), held():
        done.append("one")
        signal.raise_signal(signal.SIGTERM)
        done.append("two")


@pytest.mark.ci
def test_endings_at_random_moments() -> None:
    script = Path(__file__).parents[2] / "benchmarks" / "endings.py"
    words = ["--endings", "60", "--at-once", "4", "--seed", str(time.time_ns())]
    done = subprocess.run([sys.executable, script, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
