"""What the tables of a server share, and how: visitors in rotation, and tables that nobody plays at last."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Generic, TypeVar

from zashiki.table.allowance import Allowances
from zashiki.table.pace import PACE, slot_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

T = TypeVar("T")

HINTS, HINTS_AT_ONCE = 1.0, 20.0
"""New hints that a visitor may ask for at all its tables together: a second, and at once."""


class Shared:
    """What the tables of a server share: the pace, and what each visitor may want of it."""

    def __init__(self, pace: float = PACE) -> None:
        self.pace = pace
        self.hints = Allowances(HINTS, HINTS_AT_ONCE)
        self.alone = OneAtATime()
        """Tables without a person: those of one visitor play one action at a time."""

    def slot(self, level: str) -> float:
        """Seconds from one event to a computer player's next action, or from a question to its hint."""
        return slot_of(level, self.pace)


class Turns(Generic[T]):
    """What waits, each in the name of somebody. All who have something waiting are served in rotation, however much it
    is; what is `last` waits until nothing else does."""

    def __init__(self) -> None:
        self.first: OrderedDict[str, deque[T]] = OrderedDict()
        self.last: OrderedDict[str, deque[T]] = OrderedDict()

    def put(self, name: str, item: T, last: bool = False) -> None:
        """Let something wait."""
        (self.last if last else self.first).setdefault(name, deque()).append(item)

    def take(self) -> T | None:
        """What is next; None where nothing waits."""
        for waiting in (self.first, self.last):
            if waiting:
                name, items = next(iter(waiting.items()))
                item = items.popleft()
                if items:
                    waiting.move_to_end(name)
                else:
                    del waiting[name]
                return item
        return None


class OneAtATime:
    """Lets each visitor do one thing at a time; whatever else it wants waits, in order."""

    def __init__(self) -> None:
        self.locks: dict[str, asyncio.Lock] = {}
        self.waiting: dict[str, int] = {}

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """While it is this one's turn."""
        lock = self.locks.setdefault(name, asyncio.Lock())
        self.waiting[name] = self.waiting.get(name, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self.waiting[name] -= 1
            if not self.waiting[name]:
                del self.waiting[name], self.locks[name]
