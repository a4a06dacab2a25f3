"""Where tables live: each an append-only list of events, in SQLite by default.

An event is acknowledged only when it has been committed, so that whatever happens to the process, every acknowledged
action is there when it starts again.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Float, ForeignKey, Index, String, Text, case, delete, func, insert, select, update
from sqlalchemy.event import listen
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from zashiki.match.event import Event
from zashiki.table.outside import Conflict, Listed, StoreFailed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import URL, Connection, Update

    from zashiki.table.outside import Summary

LOG = logging.getLogger("zashiki.table")

PART = 500
"""Events read at a stretch, so that nobody waits long for a long table."""

MOST_LISTED = 200
"""Tables of one owner that the list shows."""

MIGRATIONS = Path(__file__).with_name("migrations")


class Base(DeclarativeBase):
    """All our tables of the database."""


class TableRow(Base):
    """A table: whose it is, and what stands in the list of tables."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    owner: Mapped[str] = mapped_column(String(64))
    game: Mapped[str] = mapped_column(String(40))
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)
    summary: Mapped[str] = mapped_column(Text)
    told: Mapped[int | None]
    """The number of events that the summary tells of; null where it was written by a zashiki that did not say."""

    __table_args__ = (Index("tables_by_owner", "owner", "changed"),)


class EventRow(Base):
    """One event of a table, numbered from 0."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    data: Mapped[str] = mapped_column(Text)


class Store:
    """The database of a server: an EventStore."""

    def __init__(self, url: str | URL) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            listen(self.engine.sync_engine, "connect", durable)

    async def prepare(self) -> None:
        """Bring the database to the newest form of its tables."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def create(self, id: str, owner: str, game: str, events: Sequence[Event], summary: Summary) -> None:
        """Begin a table with its first events."""
        now = time.time()
        row = {"id": id, "owner": owner, "game": game, "created": now, "changed": now}
        with failing("table-not-saved"):
            async with self.engine.begin() as connection:
                await connection.execute(insert(TableRow), {**row, "summary": json.dumps(summary), "told": len(events)})
                await connection.execute(insert(EventRow), [written(id, *pair) for pair in enumerate(events)])

    async def append(self, id: str, number: int, event: Event, summary: Summary) -> None:
        """Write event `number` of a table, and what the list of tables says from then on, in one transaction.

        Raises: Conflict where that number is taken, or there is no such table.
        """
        with failing("table-not-saved"):
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(EventRow), written(id, number, event))
                    await connection.execute(summarised(id, number + 1, summary))
            except IntegrityError:
                raise Conflict(id) from None

    async def mend(self, id: str, told: int, summary: Summary) -> None:
        """Write what the list of tables says of a table as it is after `told` events."""
        with failing("table-not-saved"):
            async with self.engine.begin() as connection:
                await connection.execute(summarised(id, told, summary))

    async def events(self, id: str) -> list[Event]:
        """Every event of a table, in order; none where there is no such table."""
        query = select(EventRow.kind, EventRow.data).where(EventRow.table_id == id).order_by(EventRow.number)
        with failing("table-not-read"):
            async with self.engine.connect() as connection:
                rows = await connection.stream(query)
                return [Event(kind, json.loads(data)) async for part in rows.partitions(PART) for kind, data in part]

    async def knows(self, owner: str) -> bool:
        """Whether there is a table of an owner."""
        with failing("table-not-read"):
            async with self.engine.connect() as connection:
                found = await connection.execute(select(TableRow.id).where(TableRow.owner == owner).limit(1))
                return found.first() is not None

    async def forget(self, owner: str, id: str | None = None) -> list[str]:
        """Delete a table of an owner, or all of them: their ids."""
        query = select(TableRow.id).where(TableRow.owner == owner)
        if id is not None:
            query = query.where(TableRow.id == id)
        with failing("table-not-saved"):
            async with self.engine.begin() as connection:
                found = [str(table) for table in await connection.scalars(query)]
                for table in found:
                    await connection.execute(delete(EventRow).where(EventRow.table_id == table))
                    await connection.execute(delete(TableRow).where(TableRow.id == table))
        return found

    async def tables(self, owner: str) -> list[Listed]:
        """What stands in an owner's list of tables, the newest first."""
        number = select(func.max(EventRow.number) + 1).where(EventRow.table_id == TableRow.id).scalar_subquery()
        query = (
            select(TableRow.id, TableRow.game, TableRow.changed, TableRow.summary, TableRow.told == number)
            .where(TableRow.owner == owner)
            .order_by(TableRow.changed.desc())
            .limit(MOST_LISTED)
        )
        with failing("table-not-read"):
            async with self.engine.connect() as connection:
                rows = (await connection.execute(query)).all()
            return [Listed(id, game, changed, json.loads(said), bool(true)) for id, game, changed, said, true in rows]


def written(table: str, number: int, event: Event) -> dict[str, Any]:
    """An event as a row."""
    return {"table_id": table, "number": number, "kind": event.kind, "data": json.dumps(event.data)}


def summarised(table: str, told: int, summary: Summary) -> Update:
    """The statement that writes what the list of tables says; a table has changed when that has."""
    said = json.dumps(summary)
    changed = case((TableRow.summary == said, TableRow.changed), else_=time.time())
    return update(TableRow).where(TableRow.id == table).values(told=told, summary=said, changed=changed)


@contextmanager
def failing(id: str) -> Iterator[None]:
    """Turn whatever a database fails with into the one error of stores.

    Raises: StoreFailed.
    """
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError, ValueError) as error:
        LOG.error("the database failed: %s", str(getattr(error, "orig", None) or error).partition("\n")[0])
        raise StoreFailed(id) from error


def durable(connection: Any, _: object) -> None:
    """SQLite settings: readers do not wait for a writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that a database still lacks."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
