"""Files of records as people have them: packed, pretty-printed, in other encodings, cut short."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from zashiki.match import packed

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Result

LINES = (Path(__file__).parents[1] / "records" / "tien-gow.jsonl").read_bytes().splitlines(keepends=True)
PRETTY = json.dumps(json.loads(LINES[0]), indent=2).encode() + b"\n"
ENDINGS = ["", ".gz", ".zst"]


def verdicts(done: Result) -> list[dict[str, Any]]:
    assert "Traceback" not in done.err
    return [json.loads(line) for line in done.out.splitlines()]


def errors(done: Result) -> list[str]:
    assert done.status == 1
    return [verdict["error"] for verdict in verdicts(done) if not verdict["ok"]]


def squeezed(name: str, content: bytes) -> bytes:
    return gzip.compress(content) if name.endswith(".gz") else packed.zstd().compress(content)


def test_a_pretty_printed_record_is_one_fault(run: Callable[..., Result]) -> None:
    assert PRETTY.count(b"\n") > 200
    lines = len(PRETTY.splitlines())
    said = f"a record stands on one line, but this one is written over {lines} lines"
    assert errors(run("replay", "-", stdin=PRETTY)) == [said]
    between = run("replay", "-", stdin=LINES[0] + PRETTY + LINES[1] + PRETTY)
    assert [verdict["ok"] for verdict in verdicts(between)] == [True, False, True, False]
    array = b"[\n" + b",\n".join(line.strip() for line in LINES[:2]) + b"\n]\n"
    assert errors(run("replay", "-", stdin=array)) == [said.replace(str(lines), "4")]
    for command in ("view", "hint"):
        complaint = run(command, "-", "--seat", "0", stdin=PRETTY).refused()
        assert complaint == "standard input: a record stands on one line, but this one is written over several lines"


def test_a_list_of_records_is_told_so(run: Callable[..., Result]) -> None:
    found = errors(run("replay", "-", stdin=json.dumps([json.loads(line) for line in LINES[:2]]).encode()))
    assert found == ["records stand one a line, not in a JSON array"]


def test_lines_that_only_open_are_faults_of_their_own(run: Callable[..., Result]) -> None:
    cut = LINES[0][:40]
    found = verdicts(run("replay", "-", stdin=cut + b"\n" + LINES[0] + cut + b"\n[\n" + LINES[1]))
    assert [verdict["ok"] for verdict in found] == [False, True, False, False, True]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_other_unicode_is_one_fault(run: Callable[..., Result], encoding: str) -> None:
    content = b"".join(LINES).decode().encode(encoding)
    assert errors(run("replay", "-", stdin=content)) == ["the file is UTF-16 text, not UTF-8"]
    run("view", "-", "--seat", "0", stdin=content).refused()


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_command_writes_and_reads_packed_files(run: Callable[..., Result], tmp_path: Path, ending: str) -> None:
    name = str(tmp_path / ("records.jsonl" + ending))
    words = ["simulate", "tien-gow", "--seed", "1", "--matches", "9", "--agents", "random"]
    assert run(*words, "--out", name).status == 0
    content = Path(name).read_bytes()
    plain = run(*words, "--out", "-").out
    assert len(verdicts(run("replay", name))) == len(verdicts(run("replay", "-", stdin=content))) == 9
    assert run("view", name, "--seat", "0").out == run("view", "-", "--seat", "0", stdin=plain.encode()).out
    run("hint", name, "--seat", "0").refused()
    assert run(*words, "--out", name).status == 0
    assert Path(name).read_bytes() == content  # the same records, the same file
    assert (content == plain.encode()) == (ending == "")
    assert len(content) < len(plain) / 3 or not ending


@pytest.mark.parametrize("ending", ENDINGS)
def test_what_is_packed_is_read_whatever_its_name(run: Callable[..., Result], tmp_path: Path, ending: str) -> None:
    other = tmp_path / "records.jsonl"
    other.write_bytes(squeezed(ending, b"".join(LINES)) if ending else b"".join(LINES))
    named = tmp_path / "named.jsonl.gz"
    named.write_bytes(other.read_bytes())
    assert (
        run("replay", str(other)).out == run("replay", str(named)).out == run("replay", "-", stdin=b"".join(LINES)).out
    )


@pytest.mark.parametrize("ending", [".gz", ".zst"])
def test_a_packed_file_cut_short_is_a_fault_after_what_can_be_read(run: Callable[..., Result], ending: str) -> None:
    content = squeezed(ending, b"".join(LINES))
    found = errors(run("replay", "-", stdin=content[: len(content) - 20]))
    assert found[-1].startswith("what is packed in the file is damaged or cut short: ")
    run("view", "-", "--seat", "0", stdin=content[:-20]).refused()
    broken = bytearray(content)
    broken[len(content) // 2] ^= 255
    assert errors(run("replay", "-", stdin=bytes(broken)))


@pytest.mark.parametrize("ending", [".gz", ".zst"])
def test_an_arena_goes_on_with_a_packed_file(run: Callable[..., Result], tmp_path: Path, ending: str) -> None:
    file = tmp_path / ("arena.jsonl" + ending)
    words = [
        "arena",
        "tien-gow",
        "--agents",
        "greedy,random",
        "--seed",
        "3",
        "--workers",
        "1",
        "--json",
        "--out",
        str(file),
    ]
    assert run(*words, "--deals", "2").status == 0
    assert json.loads(run(*words, "--deals", "4").out)["played"] == 8
    assert len(verdicts(run("replay", str(file)))) == 8
    file.write_bytes(file.read_bytes()[:-9])
    before = file.read_bytes()
    assert "damaged or cut short" in run(*words, "--deals", "6").refused()
    assert file.read_bytes() == before
    file.write_bytes(LINES[0])
    assert "is not packed as its name says" in run(*words, "--deals", "6").refused()
    assert file.read_bytes() == LINES[0]


def test_zstandard_takes_a_package(run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = packed.zstd().compress(LINES[0])
    for module in ("compression.zstd", "backports.zstd"):
        monkeypatch.setitem(sys.modules, module, None)
    said = "files in Zstandard take a package that is not installed; install it with: pip install 'zashiki[zstd]'"
    assert run("simulate", "tien-gow", "--out", str(tmp_path / "a.zst")).refused() == said
    assert run("replay", "-", stdin=content).refused() == said
