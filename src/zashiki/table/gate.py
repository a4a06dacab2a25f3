"""What every request passes through: for which host it is, the headers of every answer, and errors in one form."""

from __future__ import annotations

import json
import logging
import re
from ipaddress import ip_address
from typing import TYPE_CHECKING

from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from zashiki.core.errors import ZashikiError
from zashiki.core.message import Message
from zashiki.table import security
from zashiki.table.outside import StoreFailed
from zashiki.table.tables import Unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fastapi import FastAPI, Request
    from starlette.types import ASGIApp, Receive, Scope, Send
    from starlette.types import Message as Sent

LOG = logging.getLogger("zashiki.table")

LONGEST = 2048
"""Bytes of an address and its query; ours have under 100."""

HOST = re.compile(r"(\[[^\]]*\]|[^:]*)(?::[0-9]{0,5})?", re.ASCII)

KINDS = {Unknown: 404, StoreFailed: 503, security.Foreign: 403, security.TooMany: 429, security.TooLong: 413}
"""Status of an error; 400 of any other."""

OTHERS = {404: "page-unknown", 405: "method-unknown", 413: "body-too-long"}
"""What an error of the framework says, by its status."""


def refusal(status: int, said: Message, headers: Mapping[str, str] | None = None) -> Response:
    """An error as every answer gives it."""
    content = json.dumps({"error": said.id, "say": said.as_json()})
    return Response(content, status, headers, media_type="application/json")


def add_errors(app: FastAPI) -> None:
    """Let every error of an application be answered in this form."""

    @app.exception_handler(ZashikiError)
    async def refused(request: Request, error: ZashikiError) -> Response:
        return refusal(KINDS.get(type(error), 400), error.message)

    @app.exception_handler(HTTPException)
    async def failed(request: Request, error: HTTPException) -> Response:
        said = Message(OTHERS.get(error.status_code, "request-broken"))
        return refusal(error.status_code, said, error.headers)

    @app.exception_handler(RequestValidationError)
    async def unread(request: Request, error: RequestValidationError) -> Response:
        return refusal(422, Message("query-unknown", {"key": str(error.errors()[0]["loc"][-1])[:40]}))


def name_of(host: str) -> str | None:
    """The name or address in a Host header, without its port; None where it is none."""
    found = HOST.fullmatch(host)
    return found[1].strip("[]").lower().removesuffix(".") or None if found else None


def is_address(name: str) -> bool:
    """Whether a name is the number of a machine."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """Lets in what is asked of this host, answers HEAD as GET, and puts the headers on every answer.

    A page of a foreign name that somebody lets lead to this machine is of the same origin as what it asks for here;
    only its name tells. A number cannot be such a name, nor can those of this machine itself.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self.app = app
        self.hosts = {name_of(host) for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket" and self.why_not(scope) is not None:
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: the browser sees 403
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request over HTTP."""
        is_head = scope["method"] == "HEAD"
        has_begun = False

        async def with_headers(message: Sent) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                ours = [(name.encode(), value.encode()) for name, value in security.HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *ours]
            elif is_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        try:
            why = self.why_not(scope)
            answer = self.app if why is None else refusal(*why)
            await answer({**scope, "method": "GET"} if is_head else scope, receive, with_headers)
        except ClientDisconnect:
            return
        except Exception:  # a fault of ours
            if has_begun:
                raise
            LOG.exception("%s %s failed", scope["method"], scope["path"][:100])
            await refusal(500, Message("server-failed"))(scope, receive, with_headers)

    def why_not(self, scope: Scope) -> tuple[int, Message] | None:
        """Status and reason where a request is not let in."""
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST:
            return 414, Message("address-too-long")
        host = Headers(scope=scope).get("host")
        if host is None:  # a program that speaks HTTP/1.0; browsers always say it
            return None
        name = name_of(host)
        if name is not None and (is_address(name) or name in self.hosts or f".{name}".endswith(".localhost")):
            return None
        return 421, Message("host-unknown", {"host": host[:80]})
