"""Hints: one for each position and seat, as many as a person can want, given on slots like moves."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from zashiki.match.sitting import Refused
from zashiki.table.pace import until

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from zashiki.table.fair import Shared


class Hints:
    """The newest hint of a table. Whoever asks for it again is told the same, after as long, without new work."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.position: tuple[int, int] | None = None
        self.task: asyncio.Task[Any] | None = None

    async def get(self, position: tuple[int, int], owner: str, think: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """The hint for a position (seat, number of events), on a slot after it was asked for.

        Raises: Refused where a visitor wants too many; what thinking raises, and then it is not remembered.
        """
        loop = asyncio.get_running_loop()
        began, slot = loop.time(), self.shared.slot("hint")
        if position != self.position or self.task is None or failed(self.task):
            if not self.shared.hints.spend(owner):
                raise Refused("table-hints-too-many")
            self.position, self.task = position, asyncio.create_task(think())
        try:
            return await asyncio.shield(self.task)
        finally:
            await asyncio.sleep(until(began + slot, loop.time(), slot))


def failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has ended without an answer."""
    return task.done() and (task.cancelled() or task.exception() is not None)
