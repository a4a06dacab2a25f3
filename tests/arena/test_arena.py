"""Arenas: the same result on any number of workers, resumed or not."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

import zashiki
from zashiki import arena
from zashiki.arena.table import Table, from_record
from zashiki.core.errors import UnknownPlayer
from zashiki.match import record as records

NAMES = ["greedy", "random"]


def without_speed(standing: arena.Standing) -> dict[str, Any]:
    found = standing.as_json()
    for agent in found["agents"]:
        assert agent.pop("decisions_per_s") > 0
    return found


def test_every_different_rotation_is_played() -> None:
    tien_gow, sudaoshi, meri = (zashiki.game(id) for id in ("tien-gow", "sudaoshi", "hachinin-meri"))
    assert Table(tien_gow, ("a", "b"), 0).seatings() == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert Table(sudaoshi, ("a", "b"), 0).seatings() == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]
    assert Table(tien_gow, ("a",), 0).seatings() == [(0, 0, 0, 0)]
    assert len(Table(tien_gow, ("a", "b", "c", "d"), 0).seatings()) == 4
    assert Table(meri, ("a", "b"), 0).seatings() == [(0, 1) * 4, (1, 0) * 4]
    with pytest.raises(UnknownPlayer):
        arena.rate(sudaoshi, ["random"] * 4, 1)
    with pytest.raises(UnknownPlayer):
        arena.rate(sudaoshi, [], 1)


def test_who_sits_in_both_teams_alike_is_known() -> None:
    tien_gow, meri = zashiki.game("tien-gow"), zashiki.game("hachinin-meri")
    alike = [Table(meri, tuple("abcdefgh"[:number]), 0).in_both_teams() for number in range(1, 9)]
    assert alike == [[], [], [2], [], [0, 1, 2], [], [0], []]
    assert Table(tien_gow, ("a", "b", "c"), 0).in_both_teams() == []  # every seat is a side of its own


def test_the_standing_has_what_the_contract_names() -> None:
    found = arena.rate(zashiki.game("tien-gow"), NAMES, 12, seed=4).as_json()
    assert found["game"] == "tien-gow"
    assert found["deals"] == 12
    assert found["played"] == 24
    assert [agent["name"] for agent in found["agents"]] == NAMES
    for agent in found["agents"]:
        assert {"name", "points", "low", "high", "rating", "deviation", "decisions_per_s"} <= set(agent)
        assert agent["low"] < agent["points"] < agent["high"]
    greedy, random = found["agents"]
    assert greedy["points"] == pytest.approx(-random["points"])  # the game is a zero-sum one
    assert greedy["points"] > 0
    assert greedy["rating"] > random["rating"]
    assert found["differences"][0]["points"] == pytest.approx(2 * greedy["points"], abs=1e-3)


def test_workers_change_nothing() -> None:
    game = zashiki.game("sudaoshi")
    one, two = (without_speed(arena.rate(game, NAMES, 8, seed=2, workers=workers)) for workers in (1, 2))
    assert one == two


def test_an_arena_goes_on_where_it_stopped() -> None:
    game = zashiki.game("sudaoshi")
    whole, part, rest = io.BytesIO(), io.BytesIO(), io.BytesIO()
    fresh = arena.rate(game, NAMES, 6, seed=3, out=whole)
    arena.rate(game, NAMES, 4, seed=3, out=part)
    earlier = [json.loads(line) for line in part.getvalue().splitlines()][:-1]
    resumed = arena.rate(game, NAMES, 6, seed=3, earlier=[*earlier, {"format": "zashiki/1"}, 7], out=rest)
    assert without_speed(resumed) == without_speed(fresh)
    assert len(rest.getvalue().splitlines()) == 18 - len(earlier)
    for line in whole.getvalue().splitlines():
        records.read(json.loads(line))  # a record like any other, with what it claims


def test_records_of_another_arena_are_left_alone() -> None:
    game = zashiki.game("tien-gow")
    out = io.BytesIO()
    arena.rate(game, NAMES, 1, seed=3, out=out)
    record = json.loads(out.getvalue().splitlines()[0])
    table = Table(game, tuple(NAMES), 3)
    played = from_record(table, record)
    assert played is not None
    assert (played.shuffle, played.rotation) == (0, 0)
    for other in (
        Table(game, ("random", "greedy"), 3),
        Table(game, tuple(NAMES), 4),
        Table(game, tuple(NAMES), 3, matches=True),
        Table(zashiki.game("tien-gow", deals=2), tuple(NAMES), 3),
        Table(zashiki.game("sudaoshi"), tuple(NAMES), 3),
    ):
        assert from_record(other, record) is None


def test_it_stops_when_it_is_clear_and_at_the_same_shuffle_on_any_number_of_workers() -> None:
    game = zashiki.game("tien-gow")
    clear = [arena.rate(game, NAMES, 400, seed=1, until=0.95, workers=workers) for workers in (1, 2)]
    assert clear[0].shuffles == clear[1].shuffles < 400
    assert clear[0].shuffles % 10 == 0
    assert clear[0].is_decided(0.95)


def test_whole_matches_count_wins() -> None:
    game = zashiki.game("sudaoshi", rounds=3)
    standing = arena.rate(game, NAMES, 4, seed=5, matches=True)
    found = standing.as_json()
    assert found["played"] == 4 * 3 * 3
    assert found["matches"] is True
    # Two seats are greedy's, one is random's: the parts won by all three add up to one match.
    assert 2 * found["agents"][0]["wins"] + found["agents"][1]["wins"] == pytest.approx(1, abs=1e-3)


def test_points_of_a_team_game_are_the_teams() -> None:
    found = arena.rate(zashiki.game("hachinin-meri"), NAMES, 4, seed=5).as_json()
    greedy, random = found["agents"]
    assert greedy["points"] + random["points"] == pytest.approx(9)  # nine points a deal, shared by two teams
