"""Connections as they come over the wire: what a peer may make us wait for, and keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from zashiki.core.message import Message
from zashiki.table import gate, security
from zashiki.table.allowance import Allowance
from zashiki.table.connections import Connections

if TYPE_CHECKING:
    import asyncio

    from websockets.frames import Frame

REQUEST = 10.0
"""Seconds in which a request must be whole, from its first byte or from the beginning of the connection."""

STUCK = 30.0
"""Seconds in which a peer must take something of what waits for it."""

FRAMES, FRAMES_AT_ONCE = 40.0, 600.0
"""Frames that a WebSocket may send, of all kinds: a second, and at once. What is in them is limited besides."""

PIECE = 4096
"""Bytes read at a stretch; after that it is seen whether there were too many frames among them."""

MOST_UNSENT = 1 << 20
"""Bytes that wait for a peer at most; one that has let more come together is cut off."""

LAST_WORDS = 2.0
"""Seconds in which a peer that is let go can hear why."""


class Wire(H11Protocol):
    """A connection over HTTP."""

    held: ClassVar[Connections]

    def connection_made(self, transport: Any) -> None:
        """Begin, where there is room."""
        super().connection_made(transport)
        self.due: asyncio.TimerHandle | None = None
        self.stuck: asyncio.TimerHandle | None = None
        if self.held.enter(transport):
            self.due = self.loop.call_later(REQUEST, transport.abort)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self.wait_for_nothing()
        self.held.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read; a request that is not whole must soon be."""
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            if self.due is None:
                self.due = self.loop.call_later(REQUEST, self.transport.abort)
            return
        self.held.ready(self.transport)
        if self.due is not None:
            self.due.cancel()
            self.due = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a WebSocket."""
        self.wait_for_nothing()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Wait for a peer, but not for ever."""
        super().pause_writing()
        self.stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on."""
        if self.stuck is not None:
            self.stuck.cancel()
        super().resume_writing()

    def wait_for_nothing(self) -> None:
        """Let nothing be done later."""
        for timer in (self.due, self.stuck):
            if timer is not None:
                timer.cancel()

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read as a request, and close."""
        answer = gate.refusal(400, Message("request-broken"))
        ours = [(name.encode(), value.encode()) for name, value in security.HEADERS.items()]
        headers = [*answer.raw_headers, *ours, (b"connection", b"close")]
        for event in (
            h11.Response(status_code=400, headers=headers, reason="Bad Request"),
            h11.Data(data=bytes(answer.body)),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Every frame counts, also pings, which the library answers without waiting for the peer to read."""

    held: ClassVar[Connections]

    def connection_made(self, transport: Any) -> None:
        """Begin."""
        super().connection_made(transport)
        self.allowance = Allowance(self.loop.time(), FRAMES, FRAMES_AT_ONCE)
        self.stuck: asyncio.TimerHandle | None = None
        self.is_let_go = False
        self.held.ready(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        if self.stuck is not None:
            self.stuck.cancel()
        self.held.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read piece by piece; what comes once the peer is let go is not looked at, but it must be read, or the peer's
        system would throw away our last words."""
        for start in range(0, len(data), PIECE):
            if self.is_let_go or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def may_send(self) -> bool:
        """Count a frame; a peer that sends too many is let go."""
        if self.is_let_go or self.transport.is_closing():
            return False
        if self.allowance.spend(self.loop.time()):
            return True
        self.is_let_go = True
        if not self.close_sent:
            self.conn.fail(1008)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1008})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        return False

    def handle_cont(self, event: Frame) -> None:
        """Take a frame that goes on with a message."""
        if self.may_send():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take a frame of text."""
        if self.may_send():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a binary frame."""
        if self.may_send():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self.may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self.may_send():
            super().handle_pong(event)

    def pause_writing(self) -> None:
        """Wait for a peer, but not for ever."""
        super().pause_writing()
        self.stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on."""
        if self.stuck is not None:
            self.stuck.cancel()
        super().resume_writing()
