"""The server: pages and tables over HTTP, play over a WebSocket. `docs/protocol.md` is its interface."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import secrets
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

import zashiki
from zashiki.core.errors import Message, UnknownGame, ZashikiError
from zashiki.drawing.codes import DECKS
from zashiki.match import record
from zashiki.players import registry
from zashiki.table import pages, security, state
from zashiki.table.computers import Computers
from zashiki.table.rooms import PACE, Guest, Room
from zashiki.table.seating import Refused, Seating
from zashiki.table.store import Event, Store
from zashiki.texts import locales

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

NAMES = ("Aya", "Ken", "Mei", "Ryo", "Sora", "Tam", "Umi", "Wen")
MAX_FRAME = 16 * 1024
MAX_BODY = 16 * 1024
RATE, BURST = 20.0, 60.0
"""Messages a second that a connection may send, and how many at once."""


class Unknown(ZashikiError):
    """Something that is not here, or not for this session."""


class Tables:
    """The rooms of a server, read from the store when somebody comes."""

    def __init__(self, store: Store, pace: float) -> None:
        self.store, self.pace = store, pace
        self.computers = Computers()
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()

    async def open(self, owner: str, order: dict[str, Any], origin: str | None = None) -> str:
        """Set up a table as an order says, and deal: its id.

        Raises: ZashikiError where the order cannot be carried out.
        """
        game = order.get("game")
        if not isinstance(game, str):
            raise UnknownGame("unknown-game", game=str(game)[:40], known=", ".join(zashiki.game_ids()))
        options = order.get("options", {})
        if not isinstance(options, dict):
            raise Refused("options-not-object", value=str(options)[:40])
        bound = zashiki.game(game, **options)
        seat = order.get("seat", 0)
        if seat is not None and (type(seat) is not int or not 0 <= seat < bound.num_seats):
            raise Refused("seat-unknown", value=str(seat)[:40], last=bound.num_seats - 1)
        level = order.get("level", 2)
        player = f"level{level}" if type(level) is int and 1 <= level <= 5 else str(level)
        if player not in registry.MAKERS or player in ("cmd", "search"):
            raise Refused("unknown-player", player=player[:40], known="1, 2, 3, 4, 5, greedy, random")
        places = [
            {
                "seat": i,
                "name": NAMES[i],
                "kind": "person" if i == seat else "computer",
                "level": player if i != seat else "",
            }
            for i in range(bound.num_seats)
        ]
        first = Event(
            "open",
            {
                "owner": owner,
                "game": game,
                "options": bound.changed_options(),
                "places": places,
                "seed": secrets.token_hex(32),
                "origin": origin,
            },
        )
        events = [first]
        seating = Seating(events)
        dealt = seating.next_deal()
        seating.fold(dealt)
        id = secrets.token_hex(16)
        await self.store.create(id, owner, game, [first, dealt], seating.summary())
        return id

    async def room(self, id: str) -> Room:
        """The room of a table.

        Raises: Unknown.
        """
        async with self.opening:
            if id not in self.rooms:
                events = await self.store.events(id) if len(id) == 32 else []
                if not events:
                    raise Unknown("table-unknown")
                self.rooms[id] = Room(id, Seating(events), self.store, self.computers, self.pace)
            return self.rooms[id]

    def forget(self, room: Room) -> None:
        """Let go of a room that nobody is in; its table is in the store."""
        if not room.guests:
            room.close()
            self.rooms.pop(room.id, None)

    async def close(self) -> None:
        """Let go of everything."""
        for room in list(self.rooms.values()):
            room.close()
        self.computers.close()
        await self.store.close()


def create_app(database: str, *, pace: float = PACE) -> FastAPI:
    """The application on a database; `pace` is the least time in seconds before a computer player acts."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        tables = Tables(Store(database), pace)
        await tables.store.prepare()
        app.state.tables = tables
        yield
        await tables.close()

    app = FastAPI(title="zashiki", version=zashiki.__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.add_middleware(security.SecureHeaders)
    add_reading(app)
    add_tables(app)
    add_play(app)
    add_front_end(app)

    @app.exception_handler(ZashikiError)
    async def refused(request: Request, error: ZashikiError) -> JSONResponse:
        status = 404 if isinstance(error, Unknown) else 400
        return JSONResponse({"error": error.message.id, "say": state.message(error.message)}, status)

    return app


def add_reading(app: FastAPI) -> None:
    """What can be read without a table."""

    @app.get("/api/games")
    async def games() -> list[dict[str, Any]]:
        return pages.games()

    @app.get("/api/locales")
    async def languages() -> list[str]:
        return locales()

    @app.get("/api/texts/{locale}")
    async def texts(request: Request, locale: str) -> Response:
        if locale not in locales():
            raise Unknown("locale-unknown", locale=locale[:20])
        return cached(request, pages.ftl(locale), "text/plain; charset=utf-8")

    @app.get("/api/art/{deck}.svg")
    async def art(request: Request, deck: str, four_colour: bool = False) -> Response:
        if deck not in DECKS:
            raise Unknown("deck-unknown", deck=deck[:20])
        svg = await asyncio.to_thread(pages.sprite, deck, four_colour)
        return cached(request, svg, "image/svg+xml")

    @app.get("/api/rulebook/{game}")
    async def rulebook(request: Request, game: str, locale: str = "en") -> Response:
        if game not in zashiki.game_ids() or locale not in locales():
            raise Unknown("rulebook-unknown", game=game[:20])
        return cached(request, json.dumps(pages.rulebook(game, locale), ensure_ascii=False), "application/json")


def cached(request: Request, text: str, kind: str) -> Response:
    """An answer that a browser need not fetch twice."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)


def add_tables(app: FastAPI) -> None:
    """Setting up, listing and taking home."""

    async def body(request: Request) -> dict[str, Any]:
        if not security.is_own_origin(request.headers):
            raise Refused("foreign-origin")
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise Refused("body-not-json")
        raw = b""
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > MAX_BODY:
                raise Refused("body-too-long")
        try:
            data = json.loads(raw)
        except (ValueError, RecursionError):
            raise Refused("body-not-json") from None
        if not isinstance(data, dict):
            raise Refused("body-not-json")
        return data

    def with_session(request: Request, data: Any, session: str) -> JSONResponse:
        answer = JSONResponse(data)
        if request.cookies.get(security.COOKIE) != session:
            answer.set_cookie(
                security.COOKIE,
                session,
                max_age=400 * 24 * 3600,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return answer

    @app.post("/api/tables")
    async def open_table(request: Request) -> JSONResponse:
        order = await body(request)
        session = request.cookies.get(security.COOKIE) or security.new_session()
        tables: Tables = request.app.state.tables
        id = await tables.open(str(security.owner_of(session)), order)
        return with_session(request, {"table": id, "seat": order.get("seat", 0)}, session)

    @app.get("/api/tables")
    async def list_tables(request: Request) -> list[dict[str, Any]]:
        owner = security.owner_of(request.cookies.get(security.COOKIE))
        tables: Tables = request.app.state.tables
        return await tables.store.tables(owner) if owner else []

    @app.get("/api/tables/{id}/record")
    async def take_home(request: Request, id: str) -> PlainTextResponse:
        room = await owned(request, id)
        match = room.seating.match
        if match.current is not None:
            running = match.deals.pop()
            start = match.starts.pop()
            written = record.write(match)
            match.starts.append(start)
            match.deals.append(running)
        else:
            written = record.write(match)
        written["agents"] = [place.level or "person" for place in room.seating.places]
        name = f"zashiki-{match.game.id}-{id[:8]}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(json.dumps(written) + "\n", headers=headers, media_type="application/x-ndjson")

    @app.post("/api/tables/{id}/again")
    async def again(request: Request, id: str) -> JSONResponse:
        order = await body(request)
        room = await owned(request, id)
        seating = room.seating
        level = next((place.level for place in seating.places if place.level), "level2")
        number = level.removeprefix("level")
        again = {
            "game": seating.game.id,
            "options": order.get("options", seating.game.changed_options()),
            "seat": seating.person,
            "level": int(number) if number.isdecimal() else level,
        }
        new = await request.app.state.tables.open(seating.owner, again, origin=id)
        return JSONResponse({"table": new, "seat": seating.person})

    async def owned(request: Request, id: str) -> Room:
        """The room of a table of this session.

        Raises: Unknown: a table of somebody else is none.
        """
        tables: Tables = request.app.state.tables
        room = await tables.room(id)
        if room.seating.owner != security.owner_of(request.cookies.get(security.COOKIE)):
            raise Unknown("table-unknown")
        return room


class Allowance:
    """How much a connection may still send: it fills by RATE a second up to BURST."""

    def __init__(self, now: float) -> None:
        self.left, self.at = BURST, now

    def spend(self, now: float) -> bool:
        """Whether one more message is allowed."""
        self.left = min(BURST, self.left + (now - self.at) * RATE)
        self.at = now
        self.left -= 1
        return self.left >= 0


def add_play(app: FastAPI) -> None:
    """The WebSocket."""

    @app.websocket("/api/tables/{id}/play")
    async def play(socket: WebSocket, id: str) -> None:
        if not security.is_own_origin(socket.headers):
            await socket.close(1008)
            return
        await socket.accept()
        tables: Tables = socket.app.state.tables
        try:
            room = await tables.room(id)
        except Unknown as error:
            await socket.send_json({"type": "error", "id": error.message.id, "say": state.message(error.message)})
            await socket.close(1008)
            return
        owner = security.owner_of(socket.cookies.get(security.COOKIE))
        guest = Guest(room.seating.person if owner == room.seating.owner else None)
        sender = asyncio.create_task(send_all(socket, guest))
        room.enter(guest)
        try:
            await receive_all(socket, room, guest)
        finally:
            room.leave(guest)
            sender.cancel()
            tables.forget(room)


async def send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what waits for a guest, until it has gone."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (text := await guest.outbox.get()) is not None:
            await socket.send_text(text)
        await socket.close(1013)


async def receive_all(socket: WebSocket, room: Room, guest: Guest) -> None:
    """Pass on what a guest sends, until it goes or sends too much."""
    loop = asyncio.get_running_loop()
    allowance = Allowance(loop.time())
    while True:
        try:
            message = await socket.receive()
        except RuntimeError:
            return
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        if not allowance.spend(loop.time()):
            await socket.close(1008)
            return
        data = decoded(text)
        if data is None:
            room.refuse(guest, Message("table-bad-message"))
        else:
            await room.receive(guest, data)


def decoded(text: str | None) -> dict[str, Any] | None:
    """A message, None where it is none of ours."""
    if text is None or len(text) > MAX_FRAME:
        return None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def static_folder() -> Path:
    """Where the built front end lies."""
    return Path(str(files("zashiki").joinpath("static")))


def add_front_end(app: FastAPI) -> None:
    """The pages: one file for every route of the client, and its assets."""
    folder = static_folder()
    index = folder / "index.html"
    if (folder / "assets").is_dir():
        app.mount("/assets", StaticFiles(directory=folder / "assets"), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Unknown("page-unknown")
        wanted = folder / path
        if path and "/" not in path and ".." not in path and wanted.is_file():
            return FileResponse(wanted)
        if not index.is_file():
            return PlainTextResponse(
                "The front end has not been built: run make play, or npm run build in web/.\n", 503
            )
        return FileResponse(index, headers={"cache-control": "no-cache"})
