"""Processes that answer the questions of a server, one each at a time; those who ask wait, the server does not."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

from zashiki.players.workers import Late, Worker, WorkerLost, end_workers
from zashiki.table.fair import Turns
from zashiki.table.outside import NoAnswer

if TYPE_CHECKING:
    from collections.abc import Callable

SECONDS = 10.0
"""How long a question may take: a hundred times what the hardest takes. Then its process is ended and another begun."""


BEGINNING = 60.0
"""Seconds a process may take to begin, on a machine with much else to do."""


class Asked:
    """A question that waits for its answer."""

    def __init__(self, question: Any, loop: asyncio.AbstractEventLoop) -> None:
        self.question, self.loop = question, loop
        self.answer: asyncio.Future[Any] = loop.create_future()

    def settle(self, value: Any, error: BaseException | None) -> None:
        """Hand the answer over, in the loop's own thread, to one who still waits for it."""
        if self.answer.done():
            return
        if error is None:
            self.answer.set_result(value)
        else:
            self.answer.set_exception(error)


class Desk:
    """A process and the thread that waits for it. It is begun anew after it was lost or late."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.worker: Worker | None = None
        self.is_open = True
        self.inbox: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Answer what comes, until there is nothing more."""
        with contextlib.suppress(OSError, Late, WorkerLost):
            self.begin()
        while (asked := self.inbox.get()) is not None:
            value: Any = None
            error: BaseException | None = None
            try:
                value = self.begin().ask(asked.question, self.crew.seconds)
            except (Late, WorkerLost) as lost:
                self.stop()
                error = NoAnswer("table-late" if isinstance(lost, Late) else "table-lost")
            except BaseException as raised:
                error = raised
            with contextlib.suppress(RuntimeError):  # the loop has ended
                asked.loop.call_soon_threadsafe(self.crew.answered, self, asked, value, error)
        self.stop()

    def begin(self) -> Worker:
        """The process, ready; begun where there is none."""
        if self.worker is None:
            self.worker = Worker(self.crew.answer, get_context("spawn"), self.crew.prepare)
        if self.is_open:
            self.worker.begin(BEGINNING)
        return self.worker

    def stop(self) -> None:
        """End the process. Nothing of others plays in it, so there is nothing to wait for."""
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.process.kill()
            end_workers([worker])


class Crew:
    """Some processes that share one queue, visitors in rotation.

    `prepare` is called first in each; a question may take `seconds`.
    """

    def __init__(
        self, count: int, answer: Callable[[Any], Any], prepare: Callable[[], None], seconds: float = SECONDS
    ) -> None:
        self.count, self.answer, self.prepare, self.seconds = count, answer, prepare, seconds
        self.turns: Turns[Asked] = Turns()
        self.desks: list[Desk] = []
        self.idle: list[Desk] = []

    def begin(self) -> None:
        """Start the processes, so that who asks first need not wait for them."""
        if not self.desks:
            self.desks = [Desk(self) for _ in range(self.count)]
            self.idle = list(self.desks)

    async def ask(self, question: Any, name: str, last: bool = False) -> Any:
        """The answer to a question asked in somebody's name.

        Raises: NoAnswer where its process was late or lost; what answering raises.
        """
        self.begin()
        asked = Asked(question, asyncio.get_running_loop())
        self.turns.put(name, asked, last)
        self.hand_out()
        return await asked.answer

    def hand_out(self) -> None:
        """Give every idle process something to do."""
        while self.idle and (asked := self.turns.take()) is not None:
            if not asked.answer.done():  # whoever asked has not gone
                self.idle.pop().inbox.put(asked)

    def answered(self, desk: Desk, asked: Asked, value: Any, error: BaseException | None) -> None:
        """Take an answer, and give its process the next question."""
        self.idle.append(desk)
        asked.settle(value, error)
        self.hand_out()

    def close(self) -> None:
        """End the processes, whatever they are at."""
        desks, self.desks, self.idle = self.desks, [], []
        for desk in desks:
            desk.is_open = False
            worker = desk.worker
            if worker is not None:
                worker.process.kill()
            desk.inbox.put(None)
        for desk in desks:
            desk.thread.join(5)
