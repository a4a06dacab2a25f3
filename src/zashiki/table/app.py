"""The server: pages and tables over HTTP, play over a WebSocket. `docs/protocol.md` is its interface."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import uvicorn
from fastapi import FastAPI

import zashiki
from zashiki.table import desk, front, gate, play, reading, security
from zashiki.table.computers import Computers
from zashiki.table.connections import Connections, spare_lines
from zashiki.table.messages import Failure
from zashiki.table.pace import PACE
from zashiki.table.store import Store
from zashiki.table.tables import Tables
from zashiki.table.wire import Socket, Wire

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

    from sqlalchemy import URL

BACKLOG = 128
"""Connections accepted at a stretch."""


FAILURES: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Failure, "description": "why not"},
    422: {"model": Failure, "description": "a value that the request cannot have"},
    "5XX": {"model": Failure, "description": "what went wrong"},
}


def create_app(
    database: str | URL, *, pace: float = PACE, computers: Computers | None = None, hosts: Iterable[str] = ()
) -> FastAPI:
    """The application on a database; `pace` is the least time in seconds before a computer player acts, `hosts` are
    names it answers to beside this machine's own and numbers."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        thinkers = computers or Computers()
        store = Store(database)
        tables = Tables(store, thinkers, pace)
        await store.prepare()
        thinkers.warm()
        app.state.tables = tables
        app.state.limits = security.Limits()
        yield
        await tables.close()

    app = FastAPI(
        title="zashiki", version=zashiki.__version__, lifespan=life, docs_url=None, redoc_url=None, responses=FAILURES
    )
    app.add_middleware(gate.Gate, hosts=hosts)
    for part in (reading, desk, play):
        app.include_router(part.router)
    front.add_front_end(app)
    gate.add_errors(app)
    return app


def configured(app: FastAPI, connections: Connections | None = None) -> uvicorn.Config:
    """How the application is served: no headers of proxies are believed, frames are bounded and not compressed, and
    connections are limited."""
    held = {"held": connections or Connections()}
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        http=type("LimitedWire", (Wire,), held),
        ws=type("LimitedSocket", (Socket,), held),
        backlog=BACKLOG,
        ws_max_size=play.MAX_FRAME,
        ws_ping_interval=play.PING_EVERY,
        ws_ping_timeout=play.LOST_AFTER,
        ws_per_message_deflate=False,
    )
    spare_lines()
    return config
