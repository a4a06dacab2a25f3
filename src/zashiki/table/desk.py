"""Setting tables up, listing them, taking their records home, forgetting them: HTTP, for the session of a cookie."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import TypeAdapter

from zashiki.match import record
from zashiki.match.match import Match
from zashiki.match.sitting import Refused
from zashiki.table import reading, security
from zashiki.table.messages import Again, Forgotten, Made, Order, TableFact
from zashiki.table.seating import Seating
from zashiki.table.tables import Tables, Unknown

MAX_BODY = 16 * 1024

router = APIRouter(prefix="/api/tables")


def takes(message: type) -> dict[str, Any]:
    """The description of a body that `body` reads."""
    return {"requestBody": {"content": {"application/json": {"schema": TypeAdapter(message).json_schema()}}}}


@router.post("", responses={200: {"model": Made}}, openapi_extra=takes(Order))
async def open_table(request: Request) -> JSONResponse:
    """Set up a table, and deal."""
    order = await body(request)
    may_open(request)
    session = await session_of(request)
    id, seat = await tables_of(request).open(str(security.owner_of(session)), order)
    answer = JSONResponse({"table": id, "seat": seat})
    if request.cookies.get(security.COOKIE) != session:
        secure = request.url.scheme == "https"
        answer.set_cookie(
            security.COOKIE, session, max_age=400 * 24 * 3600, httponly=True, samesite="lax", secure=secure
        )
    return answer


@router.get("", responses={200: {"model": list[TableFact]}})
async def list_tables(request: Request) -> JSONResponse:
    """The session's tables, the newest first."""
    owner = owner_of(request)
    return JSONResponse(await tables_of(request).listed(owner) if owner else [])


@router.delete("", responses={200: {"model": Forgotten}})
async def forget_all(request: Request) -> JSONResponse:
    """Forget everything there is of the session, its cookie included."""
    own_page(request)
    owner = owner_of(request)
    answer = JSONResponse({"forgotten": await tables_of(request).forget(owner) if owner else 0})
    answer.delete_cookie(security.COOKIE, httponly=True, samesite="lax")
    return answer


@router.delete("/{id}")
async def forget(request: Request, id: str) -> Forgotten:
    """Forget a table."""
    own_page(request)
    owner = owner_of(request)
    if owner is None or not await tables_of(request).forget(owner, id):
        raise Unknown("table-unknown")
    return {"forgotten": 1}


@router.get("/{id}/record", response_class=Response, responses=reading.held_as("application/x-ndjson"))
async def take_home(request: Request, id: str) -> Response:
    """The record of the finished deals; nothing of a running one."""
    seating = await owned(request, id)
    written = record.write(finished(seating.match))
    written["agents"] = [place.level or "person" for place in seating.places]
    if seating.practice:
        written["practice"] = True
    name = f"zashiki-{seating.game.id}-{id[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(json.dumps(written) + "\n", headers=headers, media_type="application/x-ndjson")


@router.post("/{id}/again", openapi_extra=takes(Again))
async def again(request: Request, id: str) -> Made:
    """A new match at a new table, with the same players."""
    order = await body(request)
    seating = await owned(request, id)
    level = next((place.level for place in seating.places if place.level), "level2")
    options = order.get("options", seating.first_options)
    may_open(request)
    wanted = {"game": seating.game.id, "options": options, "seat": seating.person, "level": level}
    new, seat = await tables_of(request).open(seating.owner, wanted, origin=id)
    return {"table": new, "seat": seat}


def finished(match: Match) -> Match:
    """A match up to its last finished deal."""
    found = Match(match.game)
    for start, deal in zip(match.starts, match.finished, strict=False):
        found.add_deal(start, deal)
    return found


def tables_of(request: Request) -> Tables:
    """The tables of the server that was asked."""
    tables: Tables = request.app.state.tables
    return tables


def owner_of(request: Request) -> str | None:
    """The session that asks, as the database knows it."""
    return security.owner_of(request.cookies.get(security.COOKIE))


async def session_of(request: Request) -> str:
    """The session's secret; a new one where the cookie holds none under which there is a table."""
    session = request.cookies.get(security.COOKIE)
    owner = security.owner_of(session)
    if session is not None and owner is not None and await tables_of(request).store.knows(owner):
        return session
    return security.new_session()


async def owned(request: Request, id: str) -> Seating:
    """A table of the session.

    Raises: Unknown: a table of somebody else is none.
    """
    seating = await tables_of(request).seating(id)
    if seating.owner != owner_of(request):
        raise Unknown("table-unknown")
    return seating


def own_page(request: Request) -> None:
    """Refuse what a page of somebody else sends.

    Raises: Refused.
    """
    if not security.is_own_origin(request.headers):
        raise security.Foreign("foreign-origin")


def may_open(request: Request) -> None:
    """Refuse more tables than a person can want.

    Raises: TooMany.
    """
    limits: security.Limits = request.app.state.limits
    if not limits.may_open(request.client.host if request.client else ""):
        raise security.TooMany("tables-too-many")


async def body(request: Request) -> dict[str, Any]:
    """The JSON object that a page of ours has sent.

    Raises: Refused.
    """
    own_page(request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("body-not-json")
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > MAX_BODY:
            raise security.TooLong("body-too-long")
    data = security.json_object(bytes(raw))
    if data is None:
        raise Refused("body-not-json")
    return data
