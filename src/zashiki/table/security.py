"""Who is asking, from where and how often: sessions, origins, limits; and the headers of every answer."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from zashiki.core.errors import ZashikiError
from zashiki.table.allowance import Allowances

if TYPE_CHECKING:
    from starlette.datastructures import Headers

COOKIE = "zashiki_session"
SESSION = re.compile("[0-9A-Za-z_-]{43}")
"""How `new_session` writes 256 bits."""

MAX_DEPTH = 4
"""How deep what is sent may be nested; nothing of ours is deeper than 2."""

HEADERS = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "font-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Foreign(ZashikiError):
    """A request of somebody else's page."""


class TooLong(ZashikiError):
    """More in one request than there can be."""


class TooMany(ZashikiError):
    """More than a person can want."""


def new_session() -> str:
    """A secret of 256 bits that only the browser and its cookie know."""
    return secrets.token_urlsafe(32)


def owner_of(session: str | None) -> str | None:
    """What the database knows a session by: a hash, from which the cookie cannot be made. None of what is no session's
    secret by its form."""
    return hashlib.sha256(session.encode()).hexdigest() if session and SESSION.fullmatch(session) else None


def is_own_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages, or from no page at all (a program sends no Origin)."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def json_object(raw: bytes) -> dict[str, Any] | None:
    """A JSON object, None where it is none: too deep, a number too long, no UTF-8, something else."""
    try:
        data = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) and is_flat(data, MAX_DEPTH) else None


def is_flat(value: object, depth: int) -> bool:
    """Whether lists and objects lie in one another no deeper than that."""
    if isinstance(value, dict):
        return depth > 0 and all(is_flat(inner, depth - 1) for inner in value.values())
    if isinstance(value, list):
        return depth > 0 and all(is_flat(inner, depth - 1) for inner in value)
    return True


class Limits:
    """How many tables each address may still set up: one a second, and a hundred at once."""

    def __init__(self) -> None:
        self.opened = Allowances(rate=1, burst=100)

    def may_open(self, address: str) -> bool:
        """Whether an address may set up one more."""
        return self.opened.spend(address)
