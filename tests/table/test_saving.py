"""A full disk, a database that fails, a peer that is gone: said to those who sit there, and mended by itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest
import websockets
from sqlalchemy import event
from table_stage import Inline, Visitor, is_over, is_own_turn, run, serving, sqlite

from zashiki.match.event import Event
from zashiki.table import play, rooms
from zashiki.table.app import create_app
from zashiki.table.fair import Shared
from zashiki.table.outside import Conflict, StoreFailed
from zashiki.table.rooms import Guest, Room, folded
from zashiki.table.seating import Seating
from zashiki.table.tables import opened

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI


class Disk:
    """The disk under a server's database, which can be full."""

    def __init__(self, app: FastAPI) -> None:
        self.is_full = False
        event.listen(app.state.tables.store.engine.sync_engine, "begin", self.limit)

    def limit(self, connection: Any) -> None:
        """Let a database have no more pages than it has."""
        connection.exec_driver_sql(f"PRAGMA max_page_count = {1 if self.is_full else 1 << 30}")


def test_a_full_disk_is_told_and_the_match_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "TRY_SAVING", 0.05)
    app = create_app(sqlite(tmp_path / "t.sqlite"), pace=0, computers=Inline())

    async def test() -> None:
        async with serving("", app=app) as base:
            disk = Disk(app)
            visitor = Visitor(base)
            table = await visitor.open("hachinin-meri", {"deals": 4})
            async with visitor.at(table) as seat, visitor.at(table) as watch:
                disk.is_full = True
                await seat.move(await seat.play(is_own_turn))
                own = others = 0
                for _ in range(400):  # what room there is left in its pages is used first
                    message = await seat.next()
                    if message["type"] == "state":
                        await seat.move(message)
                    elif message["id"] == "table-not-saved":
                        own += 1
                        refused = seat.states[-1]
                    elif message["id"] == "table-saving-again":
                        others += 1
                    if own or others:
                        break
                assert own or others
                full = await visitor.http.post("/api/tables", json={"game": "tien-gow"})
                assert (full.status_code, full.json()["error"]) == (503, "table-not-saved")
                async with visitor.at(table) as late:
                    assert (await late.next("state"))["seq"] == seat.states[-1]["seq"]
                    if others:
                        assert (await late.next("error"))["id"] == "table-saving-again"
                disk.is_full = False
                if own:
                    await seat.move(refused)
                seq = seat.states[-1]["seq"]
                assert (await seat.reach(seq + 1))["seq"] == seq + 1, "nothing is lost, nothing doubled"
                assert is_over(await seat.play(is_over))
                await watch.reach(seat.states[-1]["seq"])

    run(test)


class Failing:
    """A store that cannot write a number of times, each time in another way."""

    def __init__(self, faults: list[Exception]) -> None:
        self.faults = faults
        self.written: list[Event] = []

    async def append(self, id: str, number: int, event: Event, summary: dict[str, Any]) -> None:
        """Fail, or write."""
        if self.faults:
            raise self.faults.pop(0)
        self.written.append(event)

    async def events(self, id: str) -> list[Event]:
        """Nothing can be read either."""
        raise StoreFailed("table-not-read")


class Heard(Guest):
    """Keeps what it is sent."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.told: list[Any] = []

    def send(self, data: Any) -> None:
        """Keep it."""
        self.told.append(json.loads(data) if isinstance(data, str) else data)


def watched(store: Any, game: str = "tien-gow") -> tuple[Room, Heard]:
    """A table of computer players, and somebody who looks on."""
    seating = Seating([Event("open", {"owner": "o", **opened({"game": game, "seat": None}), "seed": "1"})])
    seating.fold(seating.next_deal())
    return Room("t", seating, store, Inline(), Shared(0)), Heard(None)


@pytest.mark.parametrize(
    "faults",
    [
        [StoreFailed("table-not-saved")] * 3,
        [Conflict("t")],
        [Conflict("t"), StoreFailed("table-not-saved"), Conflict("t"), StoreFailed("table-not-saved")],
    ],
)
def test_computer_players_go_on_whatever_the_store_does(
    faults: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "TRY_SAVING", 0.01)

    async def test() -> None:
        told_once = sum(isinstance(fault, StoreFailed) for fault in faults) > 0
        store = Failing(list(faults))
        room, guest = watched(store)
        room.enter(guest)
        assert room.player is not None
        await asyncio.wait_for(room.player, 30)
        assert room.seating.match.current is None, "the deal was played to its end"
        assert len(store.written) == room.seating.seq - 2
        said = [told["id"] for told in guest.told if told["type"] == "error"]
        assert set(said) == ({"table-saving-again"} if told_once else set())
        assert len(said) <= len(faults)

    run(test)


def test_a_fault_of_ours_is_told_and_whoever_comes_next_begins_anew() -> None:
    async def test() -> None:
        store = Failing([RuntimeError("a fault")])
        room, guest = watched(store)
        room.enter(guest)
        assert room.player is not None
        await asyncio.wait_for(room.player, 30)
        assert guest.told[-1]["id"] == "table-failed"
        room.enter(Heard(None))
        await asyncio.wait_for(room.player, 30)
        assert room.seating.match.current is None

    run(test)


def test_a_database_that_cannot_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow")
            with sqlite3.connect(tmp_path / "t.sqlite") as connection:
                connection.execute("alter table events rename to lost")
            async with visitor.at(table) as seat:
                assert (await seat.next("error"))["id"] == "table-not-read"
                assert await seat.end() == 1013
            for answer, id in (
                (await visitor.http.get("/api/tables"), "table-not-read"),
                (await visitor.http.get(f"/api/tables/{table}/record"), "table-not-read"),
                (await visitor.http.post("/api/tables", json={"game": "tien-gow"}), "table-not-saved"),
                (await visitor.http.delete("/api/tables"), "table-not-saved"),
            ):
                assert (answer.status_code, answer.json()["error"]) == (503, id)
            with sqlite3.connect(tmp_path / "t.sqlite") as connection:
                connection.execute("alter table lost rename to events")
            async with visitor.at(table) as seat:
                assert (await seat.next("state"))["seq"] >= 2

    run(test)


def test_a_table_has_no_more_events_than_can_be_folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_EVENTS", 12)

    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("hana-awase")) as seat:
                while True:
                    message = await seat.next()
                    if message["type"] == "error":
                        break
                    await seat.move(message)
                assert (message["id"], message["seq"]) == ("table-full", 12)
                assert (await seat.ask("back", "error", seq=12))["id"] == "table-full"

    run(test)


def test_folding_lets_others_have_their_turn() -> None:
    seating = Seating([Event("open", {"owner": "o", **opened({"game": "tien-gow"}), "seed": "1"})])
    events = [Event("open", {"owner": "o", **opened({"game": "tien-gow"}), "seed": "1"}), seating.next_deal()]
    seating.fold(events[-1])
    while seating.match.to_act != 0:
        seat = seating.match.to_act
        events.append(seating.act(seat, seating.game.format_action((seating.match.view(seat).legal or (0,))[0])))
        seating.fold(events[-1])
    view = seating.match.view(0)
    act = seating.act(0, seating.game.format_action((view.legal or (0,))[0]))
    for _ in range(2000):
        events += [act, Event("back", {"length": seating.match.deals[-1].length})]

    async def test() -> None:
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.create_task(count())
        found = await folded(events)
        other.cancel()
        assert turns >= 4000 // rooms.AT_ONCE
        assert (found.seq, found.practice) == (len(events), True)
        assert found.match.view(0) == view

    run(test)


def test_a_peer_that_does_not_answer_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "PING_EVERY", 0.2)
    monkeypatch.setattr(play, "LOST_AFTER", 0.3)
    app = create_app(sqlite(tmp_path / "t.sqlite"), pace=3600, computers=Inline())

    async def test() -> None:
        async with serving("", app=app) as base:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow")
            url = base.replace("http", "ws", 1) + f"/api/tables/{table}/play"
            gone = await websockets.connect(url, compression=None, ping_interval=None)
            gone.transport.pause_reading()
            async with visitor.at(table) as seat:
                await seat.next("state")
                tables = app.state.tables
                for _ in range(200):
                    if len(tables.rooms[table].guests) == 1:
                        break
                    await asyncio.sleep(0.05)
                assert len(tables.rooms[table].guests) == 1, "the other reads, and answers pings"
                await asyncio.sleep(0.8)
                assert (await seat.ask("ping", "pong")) == {"type": "pong"}
            gone.transport.resume_reading()
            with contextlib.suppress(websockets.ConnectionClosed):
                await gone.close()

    run(test)
