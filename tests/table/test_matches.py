"""Whole matches at the table, as a browser plays them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from table_stage import SHORT, Visitor, is_over, is_own_turn, run, serving, sqlite

import zashiki
from zashiki.core.line import Line
from zashiki.core.message import message_read
from zashiki.match import record
from zashiki.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

WHOLE = {
    "sudaoshi": {"rounds": 3},
    "hana-awase": {"rounds": 3},
    "hachinin-meri": {"deals": 2},
    "shou-ba-yi": {"target": 20},
    "tien-gow": {"deals": 4},
}

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_match(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open(game, WHOLE[game])
            async with visitor.at(table) as seat:
                last = await seat.play(is_over)
                states = seat.states
            assert [s["seq"] for s in states] == list(range(2, 2 + len(states))), "one state for each event"
            assert all(not s["actions"] for s in states if s["view"]["to_move"] != 0)
            for s in states:
                if s["view"].get("legal", ["pass"]) != ["pass"] and s["stage"] == "playing":
                    assert sorted(a["action"] for a in s["actions"]) == sorted(s["view"]["legal"])
            assert last["sheet"]["totals"] == last["view"]["totals"]
            assert last["sheet"]["winners"] == [
                side for side, total in enumerate(last["view"]["totals"]) if total == max(last["view"]["totals"])
            ]
            (listed,) = (await visitor.http.get("/api/tables")).json()
            assert (listed["state"], listed["totals"], listed["practice"]) == ("over", last["view"]["totals"], False)
            home = await visitor.http.get(f"/api/tables/{table}/record")
            assert home.headers["content-disposition"].startswith('attachment; filename="zashiki-')
            written = json.loads(home.text)
            match = record.read(written)
            assert match.is_over()
            assert match.totals() == last["view"]["totals"]
            assert written["agents"] == ["person"] + ["greedy"] * (match.game.num_seats - 1)

    run(test)


@pytest.mark.parametrize("game", SHORT)
def test_everything_said_has_words(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        texts, bound = Texts(), zashiki.game(game)
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open(game)) as seat:
                await seat.play(is_over)
        for state in seat.states:
            for said in (
                state["phase"],
                *state["events"],
                *(action["say"] for action in state["actions"]),
                *state["blocked"].values(),
                *([state["may_take_back"]] if state["may_take_back"] else []),
            ):
                assert texts.message(message_read(said)).strip()
            for line in (state["sheet"] or {"lines": ()})["lines"]:
                assert texts.message(bound.line_message(Line.from_json(line))).strip()

    run(test)


def test_onlookers_and_computers_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor, other = Visitor(base), Visitor(base)
            table = await visitor.open("tien-gow", seat=None)
            async with other.at(table) as seat:
                last = await seat.play(is_over)
            assert all(s["you"] is None and not s["actions"] and not s["hand"] for s in seat.states)
            assert {p["kind"] for p in last["players"]} == {"computer"}

    run(test)


def test_any_seat_can_be_the_persons(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("hachinin-meri", seat=5)) as seat:
                last = await seat.play(is_over)
            assert last["you"] == 5
            assert [p["kind"] for p in last["players"]].index("person") == 5
            assert any(is_own_turn(s) for s in seat.states)

    run(test)


def test_a_pass_without_a_choice_is_made_for_the_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("hachinin-meri", {"deals": 3})) as seat:
                await seat.play(is_over)
        waited = [s["seq"] for s in seat.states if s["view"]["to_move"] == 0 and s["view"].get("legal") == ["pass"]]
        played = {s["seq"] for s in seat.states}
        assert waited
        assert all(not s["actions"] for s in seat.states if s["seq"] in waited)
        assert all(seq + 1 in played for seq in waited), "the server went on by itself"

    run(test)


def test_one_more_deal_after_a_match_of_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("tien-gow")) as seat:
                refused = await seat.ask("more", "error", seq=(await seat.until(is_own_turn))["seq"])
                assert refused["id"] == "table-match-running"
                first = await seat.play(is_over)
                winner = first["sheet"]["lines"][-1]["to"]
                await seat.send("more", seq=first["seq"])
                second = await seat.until(lambda s: s["view"]["deal"] == 1)
                assert second["view"]["options"]["deals"] == 2
                assert second["view"]["start"] == {"dealer": winner}, "the banker is passed on"
                assert second["view"]["totals"] == first["view"]["totals"]
                last = await seat.play(is_over)
                assert last["sheet"]["totals"] != first["sheet"]["totals"]
            table = seat.states[0]["table"]
            match = record.read((await visitor.http.get(f"/api/tables/{table}/record")).json())
            assert len(match.deals) == 2
            assert match.totals() == last["sheet"]["totals"]
            again = (await visitor.http.post(f"/api/tables/{table}/again", json={})).json()
            async with visitor.at(again["table"]) as seat:
                assert (await seat.next("state"))["view"]["options"]["deals"] == 1, "again is the match first ordered"

    run(test)


def test_a_match_to_a_total_cannot_be_made_longer(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("shou-ba-yi")) as seat:
                last = await seat.play(is_over)
                assert (await seat.ask("more", "error", seq=last["seq"]))["id"] == "table-no-more"

    run(test)


def test_restart_is_a_new_match_of_the_same_players(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            first = await visitor.open("sudaoshi", {"rounds": 2, "burden": "seat"}, seat=1, level=3)
            answer = await visitor.http.post(f"/api/tables/{first}/again", json={})
            assert answer.json()["seat"] == 1
            async with visitor.at(answer.json()["table"]) as seat:
                state = await seat.next("state")
            assert state["table"] != first
            assert state["view"]["options"]["rounds"] == 2
            assert state["view"]["options"]["burden"] == "seat"
            assert [p["level"] for p in state["players"]] == ["level3", "", "level3"]
            other = await visitor.http.post(f"/api/tables/{first}/again", json={"options": {"rounds": 4}})
            async with visitor.at(other.json()["table"]) as seat:
                assert (await seat.next("state"))["view"]["options"]["rounds"] == 4
            assert len((await visitor.http.get("/api/tables")).json()) == 3

    run(test)


def test_dealt_hands_are_read_before_play(tmp_path: Path) -> None:
    async def test() -> None:
        stages = set()
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("sudaoshi", {"rounds": 12})) as seat:
                last = await seat.play(lambda s: s["stage"] == "opening" or is_over(s))
                stages.add(last["stage"])
                dealt = [e for e in last["events"] if "-event-dealt-" in e["id"]]
                assert dealt
                assert last["actions"] == []
                refused = await seat.ask("act", "error", seq=last["seq"], action=last["hand"][0])
                assert refused["id"] == "table-not-playing"
                await seat.send("go", seq=last["seq"])
                assert (await seat.next("state"))["stage"] == "playing"
        assert stages == {"opening"}

    run(test)
