"""Where tables live: each an append-only list of events, in SQLite by default.

An event is acknowledged only when it has been committed, so that whatever happens to the process, every acknowledged
action is there when it starts again.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Float, ForeignKey, Index, String, Text, delete, event, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

if TYPE_CHECKING:
    from sqlalchemy import URL, Connection

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

    __table_args__ = (Index("tables_by_owner", "owner", "changed"),)


class EventRow(Base):
    """One event of a table, numbered from 0."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(String(32), ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    data: Mapped[str] = mapped_column(Text)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table."""

    kind: str
    data: dict[str, Any]


class Conflict(Exception):
    """Another process has written to the table since it was read."""


class Store:
    """The database of a server."""

    def __init__(self, url: str | URL) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", durable)
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)

    async def prepare(self) -> None:
        """Bring the database to the newest form of its tables."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def create(self, id: str, owner: str, game: str, events: list[Event], summary: dict[str, Any]) -> None:
        """Begin a table with its first events."""
        now = time.time()
        row = TableRow(id=id, owner=owner, game=game, created=now, changed=now, summary=json.dumps(summary))
        async with self.sessions.begin() as session:
            session.add(row)
            await session.flush()
            for number, entry in enumerate(events):
                session.add(EventRow(table_id=id, number=number, kind=entry.kind, data=json.dumps(entry.data)))

    async def append(self, id: str, number: int, entry: Event) -> None:
        """Write event `number` of a table.

        Raises: Conflict where that number is taken.
        """
        try:
            async with self.sessions.begin() as session:
                session.add(EventRow(table_id=id, number=number, kind=entry.kind, data=json.dumps(entry.data)))
        except IntegrityError:
            raise Conflict(id) from None

    async def summarise(self, id: str, summary: dict[str, Any]) -> None:
        """Write what the list of tables says of a table."""
        async with self.sessions.begin() as session:
            row = await session.get(TableRow, id)
            if row is not None:  # else it has just been forgotten
                row.changed, row.summary = time.time(), json.dumps(summary)

    async def events(self, id: str) -> list[Event]:
        """Every event of a table, in order; none where there is no such table."""
        query = select(EventRow).where(EventRow.table_id == id).order_by(EventRow.number)
        async with self.sessions() as session:
            return [Event(row.kind, json.loads(row.data)) for row in await session.scalars(query)]

    async def forget(self, owner: str, id: str | None = None) -> list[str]:
        """Delete a table of an owner, or all of them: their ids."""
        query = select(TableRow.id).where(TableRow.owner == owner)
        if id is not None:
            query = query.where(TableRow.id == id)
        async with self.sessions.begin() as session:
            found = list(await session.scalars(query))
            for table in found:
                await session.execute(delete(EventRow).where(EventRow.table_id == table))
                await session.execute(delete(TableRow).where(TableRow.id == table))
        return found

    async def tables(self, owner: str) -> list[dict[str, Any]]:
        """What stands in an owner's list of tables, the newest first."""
        query = select(TableRow).where(TableRow.owner == owner).order_by(TableRow.changed.desc()).limit(200)
        async with self.sessions() as session:
            rows = await session.scalars(query)
            return [{"table": r.id, "game": r.game, "changed": r.changed, **json.loads(r.summary)} for r in rows]


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
