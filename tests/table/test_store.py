"""The database: what is written is on the disk, numbers are taken once, and it comes from and goes to any form."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text
from table_stage import sqlite

from zashiki.match.event import Event
from zashiki.table.outside import Conflict
from zashiki.table.store import MIGRATIONS, Base, Store

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    found.attributes["connection"] = connection
    return found


def test_migrations_lead_to_the_tables_of_the_program_and_back(tmp_path: Path) -> None:
    with create_engine(f"sqlite:///{tmp_path / 'm.sqlite'}").begin() as connection:
        command.upgrade(config(connection), "head")
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []
        command.downgrade(config(connection), "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
        command.upgrade(config(connection), "head")


def test_events(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite(tmp_path / "t.sqlite"))
        await store.prepare()
        await store.prepare()  # a second start
        summary: dict[str, Any] = {"state": "playing"}
        await store.create("t" * 32, "owner", "tien-gow", [Event("open", {}), Event("deal", {"x": [1]})], summary)
        await store.append("t" * 32, 2, Event("act", {"seat": 1}), {"state": "between"})
        with pytest.raises(Conflict):
            await store.append("t" * 32, 2, Event("act", {"seat": 2}), {"state": "over"})
        with pytest.raises(Conflict):
            await store.append("u" * 32, 0, Event("act", {"seat": 2}), {"state": "over"})
        assert await store.events("t" * 32) == [
            Event("open", {}),
            Event("deal", {"x": [1]}),
            Event("act", {"seat": 1}),
        ]
        assert await store.events("u" * 32) == []
        (listed,) = await store.tables("owner")
        assert (listed.table, listed.summary, listed.is_true) == ("t" * 32, {"state": "between"}, True)
        assert await store.tables("other") == []
        assert await store.knows("owner")
        assert not await store.knows("other")
        await store.mend("t" * 32, 2, {"state": "over"})
        await store.mend("u" * 32, 3, {"state": "over"})
        (listed,) = await store.tables("owner")
        assert (listed.summary, listed.is_true) == ({"state": "over"}, False)
        assert await store.forget("other", "t" * 32) == []
        assert await store.forget("owner", "t" * 32) == ["t" * 32]
        assert await store.events("t" * 32) == []
        await store.close()

    asyncio.run(test())


def test_what_is_committed_is_on_the_disk(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite(tmp_path / "t.sqlite"))
        await store.prepare()
        async with store.engine.connect() as connection:
            found = {
                name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("synchronous", "journal_mode", "foreign_keys")
            }
        assert found == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}
        await store.close()

    asyncio.run(test())


def test_many_writers_of_one_table(tmp_path: Path) -> None:
    async def test() -> None:
        stores = [Store(sqlite(tmp_path / "t.sqlite")) for _ in range(3)]
        await stores[0].prepare()
        await stores[0].create("t" * 32, "owner", "tien-gow", [Event("open", {})], {})
        wrote = await asyncio.gather(
            *(store.append("t" * 32, 1, Event("act", {"by": i}), {}) for i, store in enumerate(stores)),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in wrote) == ["Conflict", "Conflict", "NoneType"]
        for store in stores:
            await store.close()

    asyncio.run(test())
    with sqlite3.connect(tmp_path / "t.sqlite") as connection:
        assert connection.execute("select count(*) from events").fetchone() == (2,)
