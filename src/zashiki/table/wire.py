"""Requests that are not HTTP are refused in the form of every other error."""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from zashiki.core.message import Message
from zashiki.table import gate, security


class Wire(H11Protocol):
    """A connection over HTTP."""

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
