"""`zashiki serve`: the tables in the browser. `zashiki` alone is the same, on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import re
import socket
import sqlite3
import sys
import webbrowser
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from zashiki.commands.complaints import complain_of_games
from zashiki.commands.files import reason
from zashiki.commands.words import whole
from zashiki.core.errors import BadFile
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse

    from sqlalchemy import URL

HOST, PORT = "127.0.0.1", 8480
HELP_VALUES = {"port": str(PORT)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=whole(0, 65535), metavar="N")
    parser.add_argument(
        "--database",
        metavar="URL",
    )
    parser.add_argument(
        "--allow-host",
        metavar="NAME",
        action="append",
        default=[],
    )
    parser.add_argument("--connections", type=whole(1, 1_000_000), default=2000, metavar="N")
    parser.add_argument(
        "--connections-per-address",
        type=whole(1, 1_000_000),
        default=256,
        metavar="N",
    )
    parser.add_argument("--no-browser", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    import uvicorn

    from zashiki.table.app import configured, create_app
    from zashiki.table.connections import Connections

    hosts = [allowed(name) for name in args.allow_host]
    database = database_url(args.database)
    asyncio.run(prepare(database))
    listener = listening(args.host, args.port)
    url = f"http://{shown_host(args.host)}:{listener.getsockname()[1]}/"
    connections = Connections(args.connections, args.connections_per_address)
    server = uvicorn.Server(configured(create_app(database, hosts=[*hosts, args.host]), connections))

    async def serve() -> None:
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)  # uvicorn has no event for it
        if server.started:
            gc.freeze()  # what is there now stays: looking through it over and over would hold everybody up
            complain_of_games(Texts(args.locale))
            print(Texts(args.locale)("serve-at", url=url), file=sys.stderr, flush=True)
            if not args.no_browser and has_browser():
                await asyncio.to_thread(webbrowser.open, url)
        await serving

    with contextlib.suppress(KeyboardInterrupt):  # that is how it ends
        asyncio.run(serve())
    return 0


def allowed(name: str) -> str:
    """A name of a host as browsers say it, in ASCII.

    Raises: BadFile.
    """
    try:
        written = name.encode("idna").decode().lower()
    except UnicodeError:
        written = ""
    if not re.fullmatch(r"[0-9a-z_-]+(\.[0-9a-z_-]+)*\.?", written):
        raise BadFile("serve-no-host-name", name=name[:80])
    return written


def shown_host(host: str) -> str:
    """The host of an address that a browser here can open."""
    if host in ("0.0.0.0", "::", ""):
        return HOST
    return f"[{host}]" if ":" in host else host


def has_browser() -> bool:
    """Whether there is a screen to open a browser on; one that runs in this terminal is no help."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens; on any port where the usual one is taken and none was asked for.

    Raises: BadFile.
    """
    wanted = PORT if port is None else port
    for attempt in (wanted, 0):
        try:
            family, kind, _, _, address = socket.getaddrinfo(host, attempt, type=socket.SOCK_STREAM)[0]
            listener = socket.socket(family, kind)
        except (OSError, UnicodeError) as error:
            why = reason(error) if isinstance(error, OSError) else str(error)
            raise BadFile("serve-address", host=host[:80], port=wanted, why=why) from None
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen(128)
            return listener
        except OSError as error:
            listener.close()
            if port is not None or attempt == 0:
                raise BadFile("serve-address", host=host[:80], port=wanted, why=reason(error)) from None
    raise AssertionError


def database_url(written: str | None) -> URL:
    """The URL of a database as it is written, or of the one in the user's data folder.

    Raises: BadFile.
    """
    from sqlalchemy import URL, make_url
    from sqlalchemy.exc import ArgumentError

    if written is not None:
        if "://" not in written:
            raise BadFile("serve-database-no-url", database=written[:200])
        try:
            url = make_url(written)
        except (ArgumentError, ValueError):
            raise BadFile("serve-database", database=written[:80], why="no URL of a database") from None
        return url.set(drivername="sqlite+aiosqlite") if url.drivername == "sqlite" else url
    path = user_data_path("zashiki", appauthor=False) / "tables.sqlite"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("serve-database", database=str(path)[:200], why=reason(error)) from None
    return URL.create("sqlite+aiosqlite", database=str(path))


async def prepare(url: URL) -> None:
    """Bring the database to its newest form before anything listens.

    Raises: BadFile where it cannot be opened, read or written.
    """
    from alembic.util import CommandError
    from sqlalchemy.exc import InvalidRequestError, SQLAlchemyError

    from zashiki.table.store import Store

    shown = (url.database or "" if url.drivername.startswith("sqlite") else url.render_as_string())[:200]
    try:
        if url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:"):
            check_file(str(url.database))
        store = Store(url)
        try:
            await store.prepare()
        finally:
            await store.close()
    except CommandError:
        raise BadFile("serve-database-newer", database=shown) from None
    except InvalidRequestError:  # a driver that cannot be awaited
        raise BadFile("serve-database", database=shown, why=f"{url.drivername} is no asynchronous driver") from None
    except SQLAlchemyError as error:
        first = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadFile("serve-database", database=shown, why=first[:200]) from None
    except (ImportError, OSError, ValueError, TypeError, sqlite3.Error) as error:
        raise BadFile("serve-database", database=shown, why=str(error).partition("\n")[0][:200]) from None


def check_file(path: str) -> None:
    """See that a file is a database, or none yet, and can be written.

    Raises: sqlite3.Error.
    """
    connection = sqlite3.connect(path, timeout=5)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()
    finally:
        connection.close()
