"""Play: one WebSocket for each page that shows a table."""

from __future__ import annotations

import asyncio
import contextlib
import json

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from zashiki.core.message import Message
from zashiki.match.sitting import Refused
from zashiki.table import messages, security
from zashiki.table.allowance import Allowance
from zashiki.table.outside import StoreFailed
from zashiki.table.rooms import TRY_AGAIN, Guest, Room
from zashiki.table.tables import Tables, Unknown

MAX_FRAME = 16 * 1024
TOO_MUCH = 1008
"""Close code: policy violation."""

PING_EVERY, LOST_AFTER = 15.0, 5.0
"""Seconds between pings of ours, and after which one without an answer means that the connection is lost."""

LAST_WORDS = 2.0
"""Seconds a guest that is let go has to hear why."""

router = APIRouter()


@router.websocket("/api/tables/{id}/play")
async def play(socket: WebSocket, id: str) -> None:
    """Seat the owner of the table, let anybody else who has its address look on."""
    if not security.is_own_origin(socket.headers):
        await socket.close(TOO_MUCH)  # before it is accepted: the browser sees 403
        return
    await socket.accept()
    tables: Tables = socket.app.state.tables
    try:
        room = await tables.room(id)
    except (Unknown, StoreFailed) as error:
        refusal = {"type": "error", "id": error.message.id, "say": error.message.as_json(), "seq": 0}
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(json.dumps(refusal))
            await socket.close(TOO_MUCH if isinstance(error, Unknown) else TRY_AGAIN)
        return
    owner = security.owner_of(socket.cookies.get(security.COOKIE))
    guest = Guest(room.seating.person if owner == room.seating.owner else None)
    if not room.enter(guest):
        await socket.close(TRY_AGAIN)
        tables.leave(room)
        return
    sender = asyncio.create_task(send_all(socket, guest))
    try:
        await receive_all(socket, room, guest)
        if guest.closing:
            await asyncio.wait([sender], timeout=LAST_WORDS)
    finally:
        room.leave(guest)
        sender.cancel()
        tables.leave(room)


async def send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what waits for a guest, until it has gone."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while isinstance(text := await guest.outbox.get(), str):
            await socket.send_text(text)
        await socket.close(text)


async def receive_all(socket: WebSocket, room: Room, guest: Guest) -> None:
    """Pass on what a guest sends, until it goes or sends too much."""
    loop = asyncio.get_running_loop()
    allowance = Allowance(loop.time(), rate=20, burst=60)
    while True:
        try:
            message = await socket.receive()
        except RuntimeError:
            return
        if message["type"] != "websocket.receive":
            return
        if not allowance.spend(loop.time()):
            room.refuse(guest, Message("table-too-fast"))
            guest.close(TOO_MUCH)
            return
        text = message.get("text")
        data = security.json_object(text.encode("utf-8", "surrogatepass")) if text is not None else None
        try:
            if data is None:
                raise Refused("table-bad-message")
            read = messages.read(data)
        except Refused as error:
            room.refuse(guest, error.message)
        else:
            await room.receive(guest, read)
