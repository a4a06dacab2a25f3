"""`zashiki serve`: the tables in the browser. `zashiki` alone is the same, on loopback."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from zashiki.commands.files import BadFile, reason
from zashiki.commands.words import whole
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse

HOST, PORT = "127.0.0.1", 8480


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--host", default=HOST, help=f"address to listen on ({HOST})")
    parser.add_argument("--port", type=whole(0, 65535), metavar="N", help=f"port; 0 for any ({PORT}, or any if taken)")
    parser.add_argument("--database", metavar="URL", help="where matches are kept (a file in your data folder)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    import uvicorn

    from zashiki.table.app import MAX_FRAME, create_app

    listener = listening(args.host, args.port)
    database = args.database or default_database()
    host = f"[{args.host}]" if ":" in args.host else args.host
    url = f"http://{host}:{listener.getsockname()[1]}/"
    app = create_app(database)
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=MAX_FRAME, server_header=False, timeout_graceful_shutdown=2
    )
    server = uvicorn.Server(config)
    print(Texts()("serve-at", url=url), file=sys.stderr)

    async def serve() -> None:
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)  # uvicorn has no event for it
        if server.started and not args.no_browser:
            await asyncio.to_thread(webbrowser.open, url)
        await serving

    asyncio.run(serve())
    return 0


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens; on any port where the usual one is taken and none was asked for.

    Raises: BadFile.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = PORT if port is None else port
    for attempt in (wanted, 0):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, attempt))
            listener.listen(128)
            return listener
        except OSError as error:
            listener.close()
            if port is not None or attempt == 0:
                raise BadFile("serve-address", host=host, port=wanted, why=reason(error)) from None
    raise AssertionError


def default_database() -> str:
    """The embedded database, in the user's data folder."""
    folder = user_data_path("zashiki", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
