"""Tables outlive everything: pages, connections, the server itself. Tabs of one seat stay in step."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import websockets
from table_stage import SHORT, Seat, Visitor, is_over, is_own_turn, run, serving, sqlite

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow


@contextmanager
def real_server(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`zashiki serve` as a process of its own, and its address."""
    command = [
        sys.executable,
        "-m",
        "zashiki",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--database",
        f"sqlite:///{database}",
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            line = process.stderr.readline()
            found = re.search(r"http://[\d.]+:\d+", line)
            assert found, line + process.stderr.read()
            yield process, found[0]
        finally:
            process.kill()


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return [int(word) for thread in threads for word in (thread / "children").read_text().split()]


def is_alive(process: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks processes up in /proc")
@pytest.mark.parametrize("game", ["hachinin-meri", "shou-ba-yi"])
def test_a_killed_server_has_lost_nothing_it_acknowledged(game: str, tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite"

    async def first(base: str) -> tuple[str, str, list[dict[str, Any]]]:
        visitor = Visitor(base)
        table = await visitor.open(game, level=2)
        async with visitor.at(table) as seat:
            own = 0
            state = await seat.next("state")
            while own < 3:
                if await seat.move(state):
                    own += 1
                state = await seat.next("state")
            assert visitor.cookie is not None
            return table, visitor.cookie, seat.states

    async def second(base: str, table: str, cookie: str, before: list[dict[str, Any]]) -> None:
        visitor = Visitor(base, cookie)
        (listed,) = (await visitor.http.get("/api/tables")).json()
        assert (listed["table"], listed["state"]) == (table, "playing")
        async with visitor.at(table) as seat:
            state = await seat.next("state")
            last = before[-1]
            assert state["seq"] >= last["seq"], "every acknowledged event is there"
            if state["seq"] == last["seq"]:
                assert state == last
            assert state["events"][: len(last["events"]) - 1] == last["events"][:-1]
            await seat.play(lambda s: s["seq"] > state["seq"] + 12 or is_over(s))
            numbers = [s["seq"] for s in seat.states]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    with real_server(database) as (process, base):
        table, cookie, states = asyncio.run(asyncio.wait_for(first(base), 60))
        started = children_of(process.pid)
        assert started, "computer players think in processes of their own"
        process.send_signal(signal.SIGKILL)
        process.wait(30)
    with sqlite3.connect(database) as connection:
        written = [json.loads(row[0]) for row in connection.execute("select data from events where kind = 'act'")]
    actions = states[-1]["seq"] - states[0]["seq"]
    assert len(written) >= actions - 1  # one of the events may be that the opening was read
    for _ in range(200):  # they notice by themselves
        if not any(map(is_alive, started)):
            break
        time.sleep(0.1)  # other processes end when the system lets them
    assert not any(map(is_alive, started)), "computer players end with the server"
    with real_server(database) as (process, base):
        asyncio.run(asyncio.wait_for(second(base, table, cookie, states), 90))
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


@pytest.mark.parametrize("game", SHORT)
def test_a_server_stopped_after_every_event_goes_on(game: str, tmp_path: Path) -> None:
    """Each state is the same when it is asked for by a server that has just started."""

    async def test() -> None:
        database = sqlite(tmp_path / "t.sqlite")
        async with serving(database) as base:
            visitor = Visitor(base)
            table = await visitor.open(game)
            async with visitor.at(table) as seat:
                await seat.play(is_over)
        with sqlite3.connect(tmp_path / "t.sqlite") as connection:
            events = connection.execute("select number, kind, data from events order by number").fetchall()
        for cut in sorted({2, 3, 4, len(events) // 2, len(events) - 1, len(events)}):
            with sqlite3.connect(tmp_path / "t.sqlite") as connection:
                connection.execute("delete from events")
                rows = [(table, *row) for row in events[:cut]]
                connection.executemany("insert into events (table_id, number, kind, data) values (?, ?, ?, ?)", rows)
            async with serving(database, pace=3600) as base:
                again = Visitor(base, visitor.cookie)
                async with again.at(table) as back:
                    assert await back.next("state") == next(s for s in seat.states if s["seq"] == cut)

    run(test)


def test_reconnecting_is_connecting(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("hachinin-meri")
            seen = 0
            while True:
                async with visitor.at(table) as seat:
                    state = await seat.next("state")
                    assert state["seq"] >= seen
                    while not is_own_turn(state) and not is_over(state):
                        await seat.move(state)
                        state = await seat.next("state")
                    seen = state["seq"]
                    if is_over(state):
                        break
                    await seat.move(state)  # and away, before it is acknowledged
                await asyncio.sleep(0.05)
            assert (await visitor.http.get("/api/tables")).json()[0]["state"] == "over"

    run(test)


def test_nothing_is_played_while_nobody_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow", seat=None)
            async with visitor.at(table) as seat:
                await seat.next("state")
            await asyncio.sleep(0.3)
            async with visitor.at(table) as seat:
                first = (await seat.next("state"))["seq"]
                assert first < 30, "the match has not been played to its end"
                assert is_over(await seat.play(is_over))

    run(test)


def test_two_tabs_stay_in_step(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("shou-ba-yi")
            async with visitor.at(table) as left, visitor.at(table) as right:
                turn = 0
                while True:
                    state = await left.until(lambda s: is_own_turn(s) or is_over(s) or s["stage"] != "playing")
                    assert await right.reach(state["seq"]) == state
                    if is_over(state):
                        break
                    await (left, right)[turn % 2].move(state)
                    turn += 1
                assert turn > 2
                by_seq = {s["seq"]: s for s in left.states}
                assert all(by_seq[s["seq"]] == s for s in right.states if s["seq"] in by_seq)

    run(test)


def test_both_tabs_act_at_once_and_one_is_late(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite"), pace=3600) as base:
            visitor = Visitor(base)
            table = await visitor.open_first("sudaoshi")
            async with visitor.at(table) as left, visitor.at(table) as right:
                state = await left.next("state")
                assert await right.next("state") == state
                action = state["actions"][0]["action"]
                await asyncio.gather(*(tab.send("act", seq=state["seq"], action=action) for tab in (left, right)))
                answers = [await tab.next() for tab in (left, right)]
                assert answers[0] == answers[1]
                assert answers[0]["seq"] == state["seq"] + 1
                kinds = []
                for tab in (left, right):
                    await tab.send("ping")
                    heard = [await tab.next()]
                    while heard[-1]["type"] != "pong":
                        heard.append(await tab.next())
                    kinds.append([m.get("id", m["type"]) for m in heard])
                assert sorted(kinds) == [["pong"], ["state", "table-stale", "pong"]]

    run(test)


def test_a_slow_reader_holds_nobody_up(tmp_path: Path) -> None:
    async def test() -> None:
        from zashiki.table.rooms import QUEUE, Guest

        guest = Guest(0)
        for number in range(3 * QUEUE):
            guest.send({"number": number})
        assert guest.closing
        assert guest.outbox.qsize() == 1, "what waits is bounded: only that it is let go"
        assert guest.outbox.get_nowait() == 1013
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("hachinin-meri", {"deals": 12})
            url = base.replace("http", "ws", 1) + f"/api/tables/{table}/play"
            slow = await websockets.connect(url, max_queue=1, compression=None, ping_interval=None)
            slow.transport.pause_reading()
            async with visitor.at(table) as seat:
                assert is_over(await seat.play(is_over))
            slow.transport.resume_reading()
            assert await Seat(slow).end() in (1013, 1011), "it did not read, or did not answer our pings either"

    run(test)


def test_two_servers_on_one_database(tmp_path: Path) -> None:
    """A table is written by whoever comes first; the other sees it, and changes nothing."""

    async def test() -> None:
        database = sqlite(tmp_path / "t.sqlite")
        async with serving(database, pace=3600) as one, serving(database, pace=3600) as two:
            visitor = Visitor(one)
            table = await visitor.open_first("hana-awase")
            async with visitor.at(table) as seat, Visitor(two, visitor.cookie).at(table) as other:
                state = await seat.next("state")
                assert await other.next("state") == state
                await seat.send("act", seq=state["seq"], action=state["actions"][0]["action"])
                after = await seat.next("state")
                await other.send("act", seq=state["seq"], action=state["actions"][-1]["action"])
                assert await other.next("state") == after
                assert (await other.next("error"))["id"] == "table-stale"

    run(test)


def test_forgetting(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor, other = Visitor(base), Visitor(base)
            kept = await other.open("tien-gow")
            tables = [await visitor.open("tien-gow") for _ in range(3)]
            async with visitor.at(tables[0]) as seat:
                await seat.next("state")
                assert (await visitor.http.delete(f"/api/tables/{tables[0]}")).json() == {"forgotten": 1}
                assert (await seat.next("error"))["id"] == "table-unknown"
                assert await seat.end() == 1000
            assert (await visitor.http.delete(f"/api/tables/{tables[0]}")).status_code == 404
            assert (await visitor.http.get(f"/api/tables/{tables[0]}/record")).status_code == 404
            assert {t["table"] for t in (await visitor.http.get("/api/tables")).json()} == set(tables[1:])
            answer = await visitor.http.delete("/api/tables")
            assert answer.json() == {"forgotten": 2}
            assert "zashiki_session=" in answer.headers["set-cookie"]
            assert visitor.cookie is None
            assert (await visitor.http.delete("/api/tables")).json() == {"forgotten": 0}
            assert [t["table"] for t in (await other.http.get("/api/tables")).json()] == [kept]
        with sqlite3.connect(tmp_path / "t.sqlite") as connection:
            assert connection.execute("select distinct table_id from events").fetchall() == [(kept,)]

    run(test)


def test_what_a_record_of_a_running_match_holds(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("hana-awase", {"rounds": 2})
            async with visitor.at(table) as seat:
                deals = {}
                for stop in (lambda s: s["view"]["deal"] == 0 and is_own_turn(s), lambda s: s["view"]["deal"] == 1):
                    await seat.play(stop)
                    home = (await visitor.http.get(f"/api/tables/{table}/record")).json()
                    deals[len(home["deals"])] = home
                assert set(deals) == {0, 1}, "the running deal is left out"
                assert deals[0]["totals"] == [0, 0, 0]
                assert deals[1]["totals"] == seat.states[-1]["view"]["totals"]
                assert "seed" not in json.dumps(deals[1]), "the next deals follow from it"

    run(test)


def test_the_session_cookie(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            assert (await visitor.http.get("/api/tables")).json() == []
            assert visitor.cookie is None, "looking makes no session"
            answer = await visitor.http.post("/api/tables", json={"game": "tien-gow"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            second = await visitor.http.post("/api/tables", json={"game": "tien-gow"})
            assert "set-cookie" not in second.headers
            assert visitor.cookie is not None
            assert visitor.cookie.encode() not in (tmp_path / "t.sqlite").read_bytes()
            wal = tmp_path / "t.sqlite-wal"
            assert not wal.exists() or visitor.cookie.encode() not in wal.read_bytes()

    run(test)
