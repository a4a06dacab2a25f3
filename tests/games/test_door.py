"""Games come in by one door, whoever brings them; a package that is broken costs a line, and its own game only."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import zashiki

if TYPE_CHECKING:
    from pathlib import Path

OURS = ["sudaoshi", "hana-awase", "hachinin-meri", "shou-ba-yi", "tien-gow"]
TWIN = """
from zashiki.games.tien_gow.game import TienGow
class Twin(TienGow):
    id = "{id}"
    listed = 100
"""


def install(folder: Path, name: str, points: dict[str, str], modules: dict[str, str]) -> None:
    """What pip leaves of a small distribution."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "".join(f"{id} = {value}\n" for id, value in points.items())
    info.joinpath("entry_points.txt").write_text(f"[zashiki.games]\n{lines}")
    for file, content in modules.items():
        folder.joinpath(file).parent.mkdir(parents=True, exist_ok=True)
        folder.joinpath(file).write_text(content)


def zashiki_with(folder: Path, *words: str) -> tuple[int, str, list[str]]:
    """Status, output and lines of complaint of a command line, with the packages of a folder installed."""
    done = subprocess.run(
        [sys.executable, "-m", "zashiki.cli", *words],
        env={**os.environ, "PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.splitlines()


def ids(printed: str) -> list[str]:
    return [game["id"] for game in json.loads(printed)]


def test_ours_are_found_in_the_order_they_are_listed() -> None:
    assert [*zashiki.game_ids()][: len(OURS)] == OURS


@pytest.mark.parametrize(
    ("module", "value", "said"),
    [
        ("raise RuntimeError('no luck')", "broken:Game", "broken:Game failed with RuntimeError: no luck"),
        ("import nothing_of_this_name", "broken:Game", "failed with ModuleNotFoundError"),
        ("Game = 1 / 0", "broken:Game", "failed with ZeroDivisionError"),
        ("def (", "broken:Game", "failed with SyntaxError"),
        ("raise SystemExit(3)", "broken:Game", "failed with SystemExit: 3"),
        ("Game = 7", "broken:Game", "broken:Game is no class of a game"),
        ("Game = 7", "broken:Other", "failed with AttributeError"),
        ("Game = 7", "broken", "broken is no class of a game"),
        ("Game = 7", "elsewhere.at.all:Game", "failed with ModuleNotFoundError"),
        (TWIN.format(id="other"), "broken:Twin", "broken:Twin calls itself 'other'"),
    ],
)
def test_a_broken_package_costs_one_line(tmp_path: Path, module: str, value: str, said: str) -> None:
    install(tmp_path, "luckless", {"luckless": value}, {"broken.py": module})
    status, printed, complaints = zashiki_with(tmp_path, "games", "--json")
    assert (status, ids(printed)) == (0, OURS)
    assert len(complaints) == 1
    assert said in complaints[0]
    assert complaints[0].startswith("zashiki: the game 'luckless' cannot be used")
    status, printed, complaints = zashiki_with(tmp_path, "simulate", "luckless")
    assert (status, printed, len(complaints)) == (2, "", 1)
    assert said in complaints[0]
    status, _, _ = zashiki_with(tmp_path, "simulate", "tien-gow", "--agents", "random", "--seed", "1")
    assert status == 0


@pytest.mark.parametrize("id", ["Go", "go_go", "-go", "go--go", "7go", "g" * 41])
def test_an_id_is_small_letters_digits_and_hyphens(tmp_path: Path, id: str) -> None:
    install(tmp_path, "named", {id: "twin:Twin"}, {"twin.py": TWIN.format(id=id)})
    status, printed, complaints = zashiki_with(tmp_path, "games", "--json")
    assert (status, ids(printed), len(complaints)) == (0, OURS, 1)
    assert "is no id of a game" in complaints[0]


def test_of_two_games_with_one_id_neither_is_taken(tmp_path: Path) -> None:
    twin = TWIN.format(id="tien-gow")
    install(tmp_path, "stranger", {"tien-gow": "stranger:Twin"}, {"stranger.py": twin})
    status, printed, complaints = zashiki_with(tmp_path, "games", "--json")
    assert (status, ids(printed), len(complaints)) == (0, OURS[:-1], 1)
    assert "stranger:Twin (stranger 1.0)" in complaints[0]
    assert "zashiki.games.tien_gow.game:TienGow (zashiki " in complaints[0]
    status, _, complaints = zashiki_with(tmp_path, "simulate", "tien-gow")
    assert (status, len(complaints)) == (2, 1)
    assert "two packages, so neither is taken" in complaints[0]


def test_a_game_from_outside_has_its_words_rules_and_thumbs(tmp_path: Path) -> None:
    files = {
        "parlour/__init__.py": "",
        "parlour/game.py": TWIN.format(id="parlour-gow"),
        "parlour/texts/en/parlour.ftl": "parlour-gow-name = Parlour Gow\n",
        "parlour/rulebook.md": "# Parlour Gow\n\n## 1. Play\n\n1.1 As you like.\n",
        "parlour/greedy.py": "def choose(view, rng):\n    return view.legal[-1]\n",
        "parlour/terminal.py": "from zashiki.terminal.table import PlainTable\nclass Table(PlainTable):\n    pass\n",
    }
    install(tmp_path, "parlour", {"parlour-gow": "parlour.game:Twin"}, files)
    program = (
        "import zashiki; from zashiki.core.rng import Rng; from zashiki.players.greedy import GreedyPlayer\n"
        "from zashiki.terminal.table import table_for; from zashiki.texts import Texts, rulebooks\n"
        "game = zashiki.game('parlour-gow'); deal = game.shuffled_deal({'dealer': 0}, Rng(1))\n"
        "view = game.view(deal, 0)\n"
        "assert zashiki.game_ids()[-1] == 'parlour-gow'\n"
        "assert GreedyPlayer().choose(view, Rng(2)) == view.legal[-1]\n"
        "assert Texts()('parlour-gow-name') == Texts('it')('parlour-gow-name') == 'Parlour Gow'\n"
        "assert 'As you like' in rulebooks.rulebook('parlour-gow', 'it')\n"
        "assert type(table_for(game, Texts(), str)).__module__ == 'parlour.terminal'\n"
    )
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    subprocess.run([sys.executable, "-c", program], env=env, check=True)


def test_a_game_made_from_another_plays_by_its_rules_of_thumb(tmp_path: Path) -> None:
    install(tmp_path, "bare", {"bare": "bare:Twin"}, {"bare.py": TWIN.format(id="bare")})
    program = "import zashiki; from zashiki.core import packages; print(packages.part(zashiki.game('bare'), 'greedy'))"
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=env, check=True, capture_output=True, text=True)
    assert "zashiki.games.tien_gow.greedy" in done.stdout


def test_without_rules_of_thumb_the_policy_of_playouts_plays(tmp_path: Path) -> None:
    module = f"from zashiki.core import packages\npackages.part = lambda game, name: None\n{TWIN.format(id='bare')}"
    install(tmp_path, "bare", {"bare": "bare:Twin"}, {"bare.py": module})
    words = ("simulate", "bare", "--agents", "greedy", "--seed", "1", "--matches", "3", "--out", "-")
    status, printed, _ = zashiki_with(tmp_path, *words)
    assert status == 0
    assert len(printed.splitlines()) == 3
    assert zashiki_with(tmp_path, *words)[1] == printed
