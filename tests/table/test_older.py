"""Tables of older databases go on, and what the list says of them is mended. `kept/` was made by the code before."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from table_stage import SHORT, Visitor, is_over, is_own_turn, run, serving, sqlite

from zashiki.match.event import Event
from zashiki.table.seating import Seating

if TYPE_CHECKING:
    from collections.abc import Sequence

KEPT = Path(__file__).with_name("kept") / "tables-0001.sql"
COOKIE = "A" * 42 + "Q"


def restored(folder: Path) -> Path:
    """The database as the code before left it."""
    path = folder / "t.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(KEPT.read_text())
    return path


def rows(path: Path, query: str) -> Sequence[Any]:
    """What a database holds."""
    with sqlite3.connect(path) as connection:
        return connection.execute(query).fetchall()


def truth(path: Path, table: str) -> dict[str, Any]:
    """What the list should say of a table, by its events."""
    with sqlite3.connect(path) as connection:
        found = connection.execute("select kind, data from events where table_id = ? order by number", (table,))
        return Seating([Event(kind, json.loads(data)) for kind, data in found]).summary()


def test_tables_kept_by_the_code_before_go_on(tmp_path: Path) -> None:
    path = restored(tmp_path)
    before = {table: json.loads(summary) for table, summary in rows(path, "select id, summary from tables")}
    assert rows(path, "select distinct kind from events order by 1") == [
        ("act",),
        ("back",),
        ("deal",),
        ("more",),
        ("open",),
        ("read",),
    ]

    async def test() -> None:
        async with serving(sqlite(path)) as base:
            visitor = Visitor(base, COOKIE)
            listed = {fact["table"]: fact for fact in (await visitor.http.get("/api/tables")).json()}
            assert set(listed) == set(before)
            for table, said in before.items():
                assert said.items() <= listed[table].items()
                async with visitor.at(table) as seat:
                    state = await seat.next("state")
                    assert (state["you"], state["practice"], state["stage"]) == (0, True, "playing")
                    assert state["view"]["totals"] == said["totals"]
                    assert state["view"]["deal"] == said["deal"]
                    assert is_over(await seat.play(is_over))
                answer = await visitor.http.post("/api/tables", json={"game": "tien-gow"})
                assert "set-cookie" not in answer.headers, "a session of the code before is still one"

    run(test)
    assert rows(path, "select version_num from alembic_version") == [("0002",)]


def test_a_list_that_says_too_little_is_mended(tmp_path: Path) -> None:
    path = restored(tmp_path)
    wrong = json.dumps({"options": {}, "seat": 0, "deal": 0, "totals": [], "state": "playing", "practice": False})
    with sqlite3.connect(path) as connection:
        connection.execute("update tables set summary = ?", (wrong,))

    async def test() -> None:
        async with serving(sqlite(path), pace=3600) as base:
            for _ in range(2):
                for fact in (await Visitor(base, COOKIE).http.get("/api/tables")).json():
                    assert truth(path, fact["table"]).items() <= fact.items()

    run(test)
    for table, summary, told in rows(path, "select id, summary, told from tables"):
        assert json.loads(summary) == truth(path, table)
        assert rows(path, f"select count(*) from events where table_id = '{table}'") == [(told,)]


CHILD = """
import asyncio, os, signal, sys
from sqlalchemy import event
from zashiki.match.event import Event
from zashiki.table.store import Store

async def main(path, table, number, at):
    store = Store("sqlite+aiosqlite:///" + path)
    seen = 0

    def die(*args):
        global seen
        seen = globals().get("seen", 0) + 1
        if seen == at:
            os.kill(os.getpid(), signal.SIGKILL)

    for name in ("before_cursor_execute", "after_cursor_execute", "commit"):
        event.listen(store.engine.sync_engine, name, die)
    await store.append(table, number, Event("act", {"seat": 0, "action": "x"}), {"state": "later"})

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_process_killed_at_any_step_of_writing_leaves_event_and_list_agreed(tmp_path: Path) -> None:
    async def open_one() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite"), pace=3600) as base:
            await Visitor(base).open("tien-gow")

    run(open_one)
    path = tmp_path / "t.sqlite"
    ((table, number),) = rows(path, "select table_id, count(*) from events group by 1")
    outcomes = []
    for step in range(1, 20):
        command = [sys.executable, "-c", CHILD, str(path), table, str(number), str(step)]
        status = subprocess.run(command, timeout=60, check=False).returncode
        ((events, told, summary),) = rows(
            path, "select (select count(*) from events), told, summary from tables order by 1"
        )
        is_written = events == number + 1
        assert told == events
        assert (json.loads(summary) == {"state": "later"}) == is_written
        outcomes.append((status, is_written))
        if is_written:
            break
    assert len(outcomes) > 4, "it was killed before and after every statement"
    assert outcomes[-1] == (0, True)
    assert all(outcome == (-9, False) for outcome in outcomes[:-1])


@pytest.mark.parametrize("game", SHORT)
def test_the_list_is_true_after_every_event(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open(game)
            async with visitor.at(table) as seat:
                for wanted in (is_own_turn, is_over):
                    await seat.play(wanted)
                    ((summary, told),) = rows(tmp_path / "t.sqlite", "select summary, told from tables")
                    assert json.loads(summary) == truth(tmp_path / "t.sqlite", table)
                    assert told == seat.states[-1]["seq"]

    run(test)
