"""`zashiki arena` and `zashiki hint`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import zashiki
from zashiki.core.rng import Rng
from zashiki.match import record
from zashiki.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Result

GAMES = list(zashiki.game_ids())
ARENA = ("arena", "tien-gow", "--agents", "greedy,random", "--seed", "3", "--workers", "1")


def unfinished(id: str, folder: Path) -> tuple[Path, int]:
    """A record that stops where a seat has a choice, and that seat."""
    match = Match(zashiki.game(id))
    deal = match.shuffle_deal("hint", id)
    rng = Rng("hint")
    while deal.length < 4 or len(deal.legal_actions()) < 2:
        legal = deal.legal_actions()
        deal.apply(legal[rng.below(len(legal))])
    file = folder / f"{id}.jsonl"
    file.write_text(json.dumps(record.write(match)) + "\n")
    return file, deal.to_act


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_what_the_contract_says(run: Callable[..., Result], tmp_path: Path, id: str) -> None:
    file, seat = unfinished(id, tmp_path)
    words = ("hint", str(file), "--seat", str(seat), "--agent", "search:sims=60", "--seed", "5")
    done = run(*words, "--json")
    assert done.status == 0, done.err
    found = json.loads(done.out)
    assert set(found) == {"best", "why", "actions"}
    view = json.loads(run("view", str(file), "--seat", str(seat)).out)
    assert sorted(entry["action"] for entry in found["actions"]) == sorted(view["legal"])
    assert found["actions"][0]["action"] == found["best"]
    assert all(set(entry) == {"action", "points", "win", "share"} for entry in found["actions"])
    assert sum(entry["share"] for entry in found["actions"]) == pytest.approx(1, abs=1e-3 * len(found["actions"]))
    assert len(found["why"]) > 20
    assert run(*words, "--json").out == done.out
    shown = run(*words)
    assert shown.out.startswith(f"{found['best']}: {found['why']}\n")


@pytest.mark.parametrize("agent", ["greedy", "random"])
def test_who_does_not_estimate_says_so(run: Callable[..., Result], tmp_path: Path, agent: str) -> None:
    file, seat = unfinished("sudaoshi", tmp_path)
    found = json.loads(run("hint", str(file), "--seat", str(seat), "--agent", agent, "--json").out)
    assert all(entry["points"] is entry["win"] is entry["share"] is None for entry in found["actions"])
    assert run("hint", str(file), "--seat", str(seat), "--agent", agent).status == 0


def test_a_hint_for_nobody_is_refused(run: Callable[..., Result], tmp_path: Path) -> None:
    file, seat = unfinished("sudaoshi", tmp_path)
    for other in (str((seat + 1) % 3), "spectator", "7", "x"):
        run("hint", str(file), "--seat", other).refused()
    run("hint", str(file), "--seat", str(seat), "--agent", "random,greedy").refused()
    run("hint", str(file), "--seat", str(seat), "--agent", "nobody").refused()
    run("hint", str(tmp_path / "nothing"), "--seat", "0").refused()
    file.write_text('{"format": "zashiki/1", "game": "sudaoshi", "deals": []}\n')
    run("hint", str(file), "--seat", "0").refused()


def standing(done: Result) -> dict[str, Any]:
    assert done.status == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    for agent in found["agents"]:
        del agent["decisions_per_s"]
    return found


def test_an_arena_prints_its_standing(run: Callable[..., Result], tmp_path: Path) -> None:
    found = standing(run(*ARENA, "--deals", "6", "--json"))
    assert found["deals"] == 6
    assert found["seed"] == 3
    text = run(*ARENA, "--deals", "6").out
    assert "greedy over random" in text
    assert "seed 3" in text


def test_an_arena_is_continued_from_its_file(run: Callable[..., Result], tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    first = standing(run(*ARENA, "--deals", "4", "--json", "--out", str(file)))
    with file.open("ab") as stream:
        stream.write(file.read_bytes()[:200])
    longer = standing(run(*ARENA, "--deals", "6", "--json", "--out", str(file)))
    assert longer == standing(run(*ARENA, "--deals", "6", "--json"))
    assert first["deals"] == 4
    assert len(file.read_bytes().splitlines()) == 12
    replayed = run("replay", str(file))
    assert replayed.status == 0, replayed.out
    words = [word if word != "3" else "77" for word in ARENA if word != "--seed"]
    del words[words.index("77")]
    unseeded = standing(run(*words, "--deals", "6", "--json", "--out", str(file)))
    assert unseeded["seed"] == 3


def test_whole_matches(run: Callable[..., Result]) -> None:
    words = ("arena", "sudaoshi", "--option", "rounds=2", "--agents", "greedy,random", "--seed", "1", "--workers", "1")
    found = standing(run(*words, "--matches", "2", "--json"))
    assert found["matches"] is True
    assert found["played"] == 2 * 2 * 3


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "chess", "--agents", "random"),
        ("arena", "tien-gow"),
        ("arena", "tien-gow", "--agents", ","),
        ("arena", "tien-gow", "--agents", "random", "--agents", ""),
        ("arena", "tien-gow", "--agents", "random:"),
        ("arena", "tien-gow", "--agents", "search::sims=10"),
        ("arena", "tien-gow", "--agents", "random,nobody"),
        ("arena", "tien-gow", "--agents", "a,b,c,d,e"),
        ("arena", "tien-gow", "--agents", "random", "--deals", "0"),
        ("arena", "tien-gow", "--agents", "random", "--deals", "3", "--matches", "3"),
        ("arena", "tien-gow", "--agents", "random", "--until", "101"),
        ("arena", "tien-gow", "--agents", "random", "--until", "soon"),
        ("arena", "tien-gow", "--agents", "random", "--deals", "1", "--out", "/nowhere/at/all"),
        ("arena", "tien-gow", "--agents", "cmd:/no/such/program", "--deals", "1"),
    ],
)
def test_bad_arguments_are_one_line(run: Callable[..., Result], words: tuple[str, ...]) -> None:
    run(*words).refused()
