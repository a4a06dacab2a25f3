"""The file of an arena: gone on with where it is ours, and left as it is where it is not."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from conftest import Result

ARENA = ("arena", "tien-gow", "--agents", "greedy,random", "--deals", "2", "--seed", "3", "--workers", "1")
ZASHIKI = (sys.executable, "-m", "zashiki")


def written(run: Callable[..., Result], file: Path, *words: str) -> bytes:
    """The file of an arena that ran to its end."""
    done = run(*ARENA, *words, "--out", str(file))
    assert done.status == 0, done.err
    return file.read_bytes()


def test_a_file_that_is_not_ours_is_left_as_it_is(run: Callable[..., Result], tmp_path: Path) -> None:
    ours = written(run, tmp_path / "ours").splitlines()[0]
    other = json.loads(ours)
    del other["arena"]
    record = json.dumps(other, separators=(",", ":")).encode()
    file = tmp_path / "notes"
    for content in (
        b"my precious notes",
        b'{"my": "notes"}',
        b'{"my": "notes"}\n{"mo',
        b"\xff\xfe",
        record,
        record + b"\n" + record[:200],
        ours.replace(b"tien-gow", b"sudaoshi")[:200],
    ):
        file.write_bytes(content)
        said = run(*ARENA, "--out", str(file)).refused()
        assert said.startswith(f"{file} is left as it is: its last line has no end")
        assert file.read_bytes() == content


@pytest.mark.parametrize("kept", [0, 1, 20, 60, 300, -2, -1])
def test_a_record_cut_short_is_played_again(run: Callable[..., Result], tmp_path: Path, kept: int) -> None:
    whole = written(run, tmp_path / "whole")
    first, second = whole.splitlines(keepends=True)[:2]
    file = tmp_path / "cut"
    for before in (b"", first):
        file.write_bytes(before + (second if before else first)[:kept])
        again = written(run, file)
        assert [stripped(line) for line in again.splitlines()] == [stripped(line) for line in whole.splitlines()]


def stripped(line: bytes) -> dict[str, object]:
    """A record without what was measured."""
    record: dict[str, object] = json.loads(line)
    assert isinstance(record["arena"], dict)
    del record["arena"]["seconds"]
    return record


def test_a_line_that_is_no_json_is_named(run: Callable[..., Result], tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_bytes(b'{"my": "notes"}\n\nand more\n')
    assert run(*ARENA, "--out", str(file)).refused() == f"{file}, line 3: the line is not JSON (column 1)"
    assert file.read_bytes() == b'{"my": "notes"}\n\nand more\n'


def test_records_of_others_are_counted(run: Callable[..., Result], tmp_path: Path) -> None:
    file = tmp_path / "records"
    file.write_bytes(b'{"my": "notes"}\n7\n')
    done = run(*ARENA, "--out", str(file))
    assert "the file also holds 2 records of other arenas\n" in done.out
    assert file.read_bytes().startswith(b'{"my": "notes"}\n7\n{"format":')
    assert "other arenas" not in run(*ARENA).out


def test_only_a_regular_file_is_written_on(run: Callable[..., Result], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
    else:
        pipe.mkdir()
    for name in ("-", os.devnull, str(tmp_path), str(pipe)):
        said = run(*ARENA, "--out", name).refused()
        assert said == f"an arena writes its records on a regular file, which {name} is not"


@pytest.mark.skipif(os.name != "posix", reason="the shell's limits are those of POSIX")
def test_a_full_disk_is_told_with_the_file(tmp_path: Path) -> None:
    words = [*ZASHIKI, *ARENA, "--deals", "100", "--out", "records"]
    done = subprocess.run(
        ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh", *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (2, "zashiki: records cannot be written: File too large\n")
    done = subprocess.run([*words, "--json"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["played"] == 200
    assert len((tmp_path / "records").read_bytes().splitlines()) == 200


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """An arena with a confidence that it will not reach, at work on a file."""
    words = [*ARENA[:2], "--agents", "random,random", "--deals", "1000000", "--seed", "1", "--workers", "1"]
    file = tmp_path / "records"
    process = subprocess.Popen(
        [*ZASHIKI, *words, "--until", "99.99", "--json", "--out", str(file)],
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    while not file.exists() or not file.stat().st_size:
        assert process.poll() is None
        time.sleep(0.02)  # waiting for the first lines of another process
    yield process
    process.kill()


@pytest.mark.skipif(os.name != "posix", reason="no locks, and no such signal")
def test_two_arenas_do_not_write_one_file_and_an_interrupted_one_is_undecided(
    running: subprocess.Popen[bytes], run: Callable[..., Result], tmp_path: Path
) -> None:
    assert run(*ARENA, "--out", str(tmp_path / "records")).refused().startswith("another arena is writing on ")
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    assert json.loads(out)["decided"] is False


def test_whether_it_is_decided_is_said(run: Callable[..., Result]) -> None:
    words = (*ARENA, "--until", "95")
    few, many = run(*words), run(*words, "--deals", "400")
    assert (few.status, many.status) == (0, 0)
    assert "it is not decided whether greedy is better or worse" in few.out
    assert "at 95 % confidence it is decided: greedy is better or worse" in many.out
    assert json.loads(run(*words, "--json").out)["decided"] is False
    assert json.loads(run(*words, "--deals", "400", "--json").out)["decided"] is True
    assert "decided" not in json.loads(run(*ARENA, "--json").out)
    assert "decided" not in run(*ARENA).out


def test_points_that_tell_nothing_are_named(run: Callable[..., Result]) -> None:
    words = ("arena", "hachinin-meri", "--deals", "1", "--seed", "1", "--workers", "1", "--agents")
    said = "level1 always sits in both teams alike, so its points tell nothing; play two players at a time"
    assert run(*words, "greedy,random,level1").out.splitlines()[-2] == said
    assert "teams alike" not in run(*words, "greedy,level1").out
