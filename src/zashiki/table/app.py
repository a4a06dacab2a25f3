"""The server: pages and tables over HTTP, play over a WebSocket. `docs/protocol.md` is its interface."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import uvicorn
from fastapi import FastAPI, Request, Response

import zashiki
from zashiki.core.errors import ZashikiError
from zashiki.table import desk, front, play, reading, security
from zashiki.table.computers import Computers
from zashiki.table.rooms import PACE
from zashiki.table.store import Store
from zashiki.table.tables import Tables, Unknown

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import URL


def create_app(database: str | URL, *, pace: float = PACE, computers: Computers | None = None) -> FastAPI:
    """The application on a database; `pace` is the least time in seconds before a computer player acts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        tables = Tables(Store(database), computers or Computers(), pace)
        await tables.store.prepare()
        tables.computers.warm()
        app.state.tables = tables
        app.state.limits = security.Limits()
        yield
        await tables.close()

    app = FastAPI(title="zashiki", version=zashiki.__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.add_middleware(security.SecureHeaders)
    for part in (reading, desk, play):
        app.include_router(part.router)
    front.add_front_end(app)

    @app.exception_handler(ZashikiError)
    async def refused(request: Request, error: ZashikiError) -> Response:
        kinds = {Unknown: 404, security.Foreign: 403, security.TooMany: 429}
        content = json.dumps({"error": error.message.id, "say": error.message.as_json()})
        return Response(content, kinds.get(type(error), 400), media_type="application/json")

    return app


def configured(app: FastAPI) -> uvicorn.Config:
    """How the application is served: no headers of proxies are believed, frames are bounded and not compressed."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        ws="websockets-sansio",
        ws_max_size=play.MAX_FRAME,
        ws_per_message_deflate=False,
    )
