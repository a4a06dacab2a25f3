"""How many connections there may be, from where, and for how long one may be slow; and how often errors are written."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable

MOST, MOST_BY_ADDRESS = 2000, 256
"""Connections of a server, and of one address."""

MOST_UNREADY = 256
"""Connections whose first request is not whole yet; the longest of them makes room for a new one."""

RESERVED = 512
"""File descriptors kept for all else, and for connections that are accepted before they are refused."""

LOOK_EVERY = 5.0
"""Seconds between two looks for connections that were closed, and whose peer takes nothing."""

LINES, MINUTE = 5, 60.0
"""Lines of one kind that are written in so many seconds."""


class Connections:
    """The connections of a server."""

    def __init__(self, most: int = MOST, by_address: int = MOST_BY_ADDRESS) -> None:
        self.most, self.by_address = min(most, descriptors(most)), by_address
        self.addresses: dict[asyncio.Transport, str] = {}
        self.unready: dict[asyncio.Transport, str] = {}
        self.counts: dict[str, int] = {}
        self.closing: set[asyncio.Transport] = set()
        self.look: asyncio.TimerHandle | None = None

    def enter(self, transport: asyncio.Transport) -> bool:
        """Count a new connection, where there is room; one that has asked for nothing yet makes room for it."""
        address = str((transport.get_extra_info("peername") or [""])[0])
        if self.counts.get(address, 0) >= self.by_address and not self.drop(lambda other: other == address):
            return False
        if (len(self.addresses) >= self.most or len(self.unready) >= MOST_UNREADY) and not self.drop(lambda _: True):
            return False
        self.addresses[transport] = self.unready[transport] = address
        self.counts[address] = self.counts.get(address, 0) + 1
        if self.look is None:
            self.look = asyncio.get_running_loop().call_later(LOOK_EVERY, self.end_closing)
        return True

    def drop(self, among: Callable[[str], bool]) -> bool:
        """Cut off the connection that has been unready longest, among some addresses; whether there was one."""
        found = next((transport for transport, address in self.unready.items() if among(address)), None)
        if found is None:
            return False
        self.leave(found)
        found.abort()
        return True

    def ready(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a whole request."""
        self.unready.pop(transport, None)

    def leave(self, transport: asyncio.Transport) -> None:
        """Count a connection no more."""
        address = self.addresses.pop(transport, None)
        self.unready.pop(transport, None)
        self.closing.discard(transport)
        if address is not None:
            self.counts[address] -= 1
            if not self.counts[address]:
                del self.counts[address]

    def end_closing(self) -> None:
        """Cut off what was closed before the last look, and still is not gone."""
        for transport in self.closing & self.addresses.keys():
            transport.abort()
        self.closing = {transport for transport in self.addresses if transport.is_closing()}
        self.look = None
        if self.addresses:
            self.look = asyncio.get_running_loop().call_later(LOOK_EVERY, self.end_closing)


def descriptors(wanted: int) -> int:
    """How many connections this process may hold open; its limit is raised to that, as far as it can be."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted + RESERVED:
        raised = wanted + RESERVED if hard == resource.RLIM_INFINITY else min(wanted + RESERVED, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        soft = raised
    return wanted if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED, soft // 4)


class Sparing(logging.Filter):
    """Lets a few lines of a kind through in a minute, and then says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str], list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        key, now = (record.name, str(record.msg)[:60]), time.monotonic()
        if key not in self.seen and len(self.seen) > 1000:
            self.seen.clear()
        since, count = self.seen.get(key, [now, 0.0])
        if now - since > MINUTE:
            if count > LINES:
                record.msg = f"{record.msg} (and {int(count) - LINES} more of the kind)"
            since, count = now, 0.0
        self.seen[key] = [since, count + 1]
        return count < LINES


def spare_lines() -> None:
    """Let no error fill a disk, however often somebody makes it happen."""
    for name in ("uvicorn.error", "asyncio", "zashiki.table"):
        logger = logging.getLogger(name)
        if not any(isinstance(each, Sparing) for each in logger.filters):
            logger.addFilter(Sparing())
