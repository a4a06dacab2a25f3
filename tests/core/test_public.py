"""What `import zashiki` offers: all of it there, lazy, typed, and enough for the pages and examples."""

from __future__ import annotations

import ast
import gzip
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import zashiki

ROOT = Path(__file__).parents[2]
PUBLIC_MODULES = {"build", "drawing", "schemas", "testing"}
RECORDS = ROOT / "tests" / "records" / "tien-gow.jsonl"


def python(script: str) -> str:
    """What a program prints."""
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout


def test_every_public_name_is_there_and_said_once() -> None:
    assert len(set(zashiki.__all__)) == len(zashiki.__all__)
    assert dir(zashiki) == sorted(zashiki.__all__)
    for name in zashiki.__all__:
        assert getattr(zashiki, name) is not None
    with pytest.raises(AttributeError, match="module 'zashiki' has no attribute 'nothing'"):
        _ = zashiki.nothing
    for name in ("BadDeal", "Match", "View", "simulate", "rate", "read_records"):
        assert getattr(zashiki, name).__name__ == name


def test_every_public_name_is_typed_as_what_it_is() -> None:
    tree = ast.parse(Path(zashiki.__file__).read_text(encoding="utf-8"))
    for_types = next(node for node in tree.body if isinstance(node, ast.If))
    typed = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in for_types.body
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("zashiki.")
        for alias in node.names
    }
    assert {*typed, "__version__", "game", "game_ids", "is_compiled"} == set(zashiki.__all__)
    for name, place in typed.items():
        module, _, attribute = place.rpartition(".")
        if name != "search":  # the package, which calls it
            assert getattr(zashiki, name) is getattr(import_module(module), attribute)


def test_errors_and_what_errors_derive_from_are_all_public() -> None:
    from zashiki.core import errors

    family = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, ValueError)}
    assert family - set(zashiki.__all__) == set()


def test_each_name_brings_no_more_than_it_takes() -> None:
    for name in ("Match", "Rng", "BadDeal"):
        brought = python(f"import sys, zashiki; zashiki.{name}; print(sorted(sys.modules))")
        for module in ("rich", "fluent", "fastapi", "zashiki.search", "zashiki.players", "zashiki.texts"):
            assert f"'{module}'" not in brought


def test_search_is_called_whatever_was_imported_before() -> None:
    script = """
import zashiki
import zashiki.search.search
match = zashiki.Match(zashiki.game("tien-gow"))
deal = match.shuffle_deal(1)
settings = zashiki.SearchSettings(sims=20)
one = zashiki.search(match.view(deal.to_act), zashiki.Rng(1), settings)
from zashiki.search.search import search
assert one.best == search(match.view(deal.to_act), zashiki.Rng(1), settings).best
"""
    python(script)


@pytest.mark.parametrize("ending", ["", ".gz", ".zst"])
def test_records_are_read_and_written(tmp_path: Path, ending: str) -> None:
    file = tmp_path / ("records.jsonl" + ending)
    matches = list(zashiki.read_records(RECORDS))
    assert zashiki.write_records(file, matches) == len(matches)
    again = list(zashiki.read_records(file))
    assert [zashiki.write_record(match) for match in again] == [zashiki.write_record(match) for match in matches]
    simulation = zashiki.simulate(zashiki.game("tien-gow"), ["random"], matches=3, seed=1)
    assert zashiki.write_records(str(file), simulation) == simulation.summary.matches == 3
    with file.open("rb") as stream:
        assert len(list(zashiki.read_records(stream))) == 3


def test_a_bad_record_is_named_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl.gz"
    file.write_bytes(gzip.compress(RECORDS.read_bytes().splitlines()[0] + b'\n{"format": "zashiki/1"}\n'))
    found = zashiki.read_records(file)
    next(found)
    with pytest.raises(zashiki.BadRecord) as caught:
        next(found)
    assert zashiki.Texts().error(caught.value).endswith('records.jsonl.gz, line 2: "game" is missing')


def test_pages_and_examples_use_public_names_alone() -> None:
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.py")]
    used = {
        (page.name, module)
        for page in pages
        for module in re.findall(r"(?:from|import) zashiki\.(\w+)", page.read_text(encoding="utf-8"))
    }
    allowed = PUBLIC_MODULES | {"core", "decks", "games"}  # a game of one's own is made of these: CONTRIBUTING
    assert {(name, module) for name, module in used if module not in allowed} == set()
    assert not {(name, module) for name, module in used if name.endswith(".md") and module not in PUBLIC_MODULES}


def test_players_of_ones_own_have_names() -> None:
    for taken in ("greedy", "", "a:b", "a,b"):
        with pytest.raises(ValueError, match="is no name for a new player"):
            zashiki.add_player(taken, "x:Y")
    script = """
import zashiki
zashiki.add_player("first", "__main__:First")
class First:
    def choose(self, view, rng):
        return view.legal[0]
print(zashiki.rate(zashiki.game("tien-gow"), ["first", "random"], 2, 1).as_json()["agents"][0]["name"])
"""
    assert python(script) == "first\n"


def test_a_program_that_uses_it_passes_mypy(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        """
import zashiki

game: zashiki.Game = zashiki.game("tien-gow")
match = zashiki.Match(game)
deal: zashiki.Deal = match.shuffle_deal(1)
view: zashiki.View = match.view(deal.to_act)
found: zashiki.SearchResult = zashiki.search(view, zashiki.Rng(1), zashiki.SearchSettings(sims=9))
player: zashiki.Player = zashiki.player("greedy")
total: int = sum(sum(record["totals"]) for record in zashiki.simulate(game, matches=2))
matches: list[zashiki.Match] = list(zashiki.read_records("file"))
standing: zashiki.Standing = zashiki.rate(game, ["greedy", "random"], 2)
reveal_type(found.best)
""",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", "", str(program)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT / "src",
    )
    assert 'Revealed type is "builtins.int"' in done.stdout or 'Revealed type is "int"' in done.stdout, done.stdout
    assert "error" not in done.stdout, done.stdout


def test_json_of_the_records_of_a_simulation() -> None:
    record = next(zashiki.simulate(zashiki.game("tien-gow"), seed=3))
    assert zashiki.read_record(json.loads(json.dumps(record))).totals() == record["totals"]
