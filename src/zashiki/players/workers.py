"""Processes that work for this one. Each has a pipe of its own and shares no lock, so that any may be killed at any
moment; whatever comes, they end, and the programs that play in them end too."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
import time
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, ClassVar

from zashiki.core.errors import ZashikiError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import BaseContext
    from multiprocessing.process import BaseProcess
    from multiprocessing.util import Finalize

ENDING = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM", "SIGINT") if hasattr(signal, name)]
"""The signals that ask a process to end, as far as the platform has them."""

GRACE = 5.0
"""Seconds a process has to end by itself before it is killed."""

SLICE = 0.5
"""Seconds a main thread waits at a stretch: a signal that comes just as it falls asleep is seen after that."""

DEPTH = 2
"""Tasks that lie with a process: the one it works at, and the next."""

AHEAD = 8
"""Tasks begun, for each process, before the answer to the first is taken."""

TRIES = 3
"""How often a task is begun whose process is lost."""


class WorkerLost(ZashikiError):
    """A process has ended before it gave its answer."""


class Late(ZashikiError):
    """A process did not answer in time."""


@contextmanager
def held() -> Iterator[None]:
    """Holds back the signals that end us, while something is done that must not be left half done."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python hands no signal to another thread
        return
    came: list[int] = []
    before = {number: handler for number in ENDING if callable(handler := signal.getsignal(number))}
    try:
        for number in before:
            signal.signal(number, lambda number, frame: came.append(number))
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for number in came:
            signal.raise_signal(number)


@contextmanager
def blocked() -> Iterator[None]:
    """Keeps the signals that end us waiting in this thread, and in a process begun here until it is ready for them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in this process -----------------------------------------------------------------------------------------------


class Worker:
    """A process that answers one question after the other by `answer(question)`.

    `prepare` is called in it first. Not to be used by two threads at once.
    """

    open: ClassVar[set[Connection]] = set()
    """Our ends of all pipes; a process that is forked closes its copies, or none would ever see another's end."""

    def __init__(
        self,
        answer: Callable[[Any], Any],
        context: BaseContext | None = None,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        chosen: Any = context or multiprocessing.get_context()
        self.connection, theirs = chosen.Pipe()
        self.programs: list[int] = []
        self.is_ready = False
        self.process: BaseProcess = chosen.Process(target=serve, args=(theirs, answer, prepare), daemon=True)
        Worker.open.add(self.connection)
        with blocked(), theirs:
            self.process.start()

    def send(self, question: Any) -> None:
        """Put a question; a process that has ended is noticed where the answer is taken."""
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            self.connection.send(question)

    def receive(self) -> tuple[bool, Any] | None:
        """What came: whether it is an answer or an exception, and it; None where it is a word of the process's own.

        Raises: WorkerLost.
        """
        try:
            kind, value = self.connection.recv()
        except (EOFError, OSError):
            raise self.lost() from None
        if kind == "programs":
            self.programs = value
            return None
        if kind == "ready":
            self.is_ready = True
            return None
        return kind == "answer", value

    def begin(self, seconds: float) -> None:
        """Wait until it is ready for questions.

        Raises: Late, WorkerLost.
        """
        due = time.monotonic() + seconds
        while not self.is_ready:
            if not self.connection.poll(max(0.0, due - time.monotonic())):
                raise Late("worker-late", seconds=f"{seconds:g}")
            self.receive()

    def ask(self, question: Any, seconds: float) -> Any:
        """The answer to a question.

        Raises: Late, WorkerLost, and what the answering raises.
        """
        due = time.monotonic() + seconds
        self.send(question)
        came = None
        while came is None:
            if not self.connection.poll(max(0.0, due - time.monotonic())):
                raise Late("worker-late", seconds=f"{seconds:g}")
            came = self.receive()
        return value_of(came)

    def lost(self) -> WorkerLost:
        """What is to be said of a process that has ended, which it is given the time for."""
        self.process.join(GRACE)
        end_workers([self])
        status = self.process.exitcode or 0
        return WorkerLost("worker-killed" if status < 0 else "worker-died", status=abs(status))


def value_of(came: tuple[bool, Any]) -> Any:
    """An answer.

    Raises: the exception that came instead.
    """
    is_answer, value = came
    if not is_answer:
        raise value
    return value


def end_workers(workers: Sequence[Worker]) -> None:
    """End processes: asked first, killed where they do not hear."""
    with held():
        for worker in workers:
            Worker.open.discard(worker.connection)
            worker.connection.close()
            worker.process.terminate()
        due = time.monotonic() + GRACE
        for worker in workers:
            worker.process.join(max(0.0, due - time.monotonic()))
            if worker.process.exitcode is None:
                worker.process.kill()
                worker.process.join()
            if worker.process.exitcode:  # it has not ended its programs
                kill_programs(worker.programs)
            worker.programs = []


def kill_programs(groups: Iterable[int]) -> None:
    """Kill groups of processes that are still there."""
    for group in list(groups) if hasattr(os, "killpg") else ():
        with contextlib.suppress(OSError):
            os.killpg(group, signal.SIGKILL)


def answers(answer: Callable[[Any], Any], questions: Iterable[Any], count: int) -> Generator[Any, None, None]:
    """The answers of `count` processes, in the order of the questions; nothing is begun far ahead of what is taken.

    A process that is lost is replaced, and what it was at is done again.
    Raises: what answering raises, at its place; WorkerLost where a question has cost one process after the other.
    """
    crew = Crew(answer, questions)
    try:
        for _ in range(count):
            with held():
                crew.workers.append(Worker(answer))
        yield from crew.work()
    finally:
        end_workers(crew.workers)


class Crew:
    """Processes at work on numbered tasks."""

    def __init__(self, answer: Callable[[Any], Any], questions: Iterable[Any]) -> None:
        self.answer = answer
        self.questions = enumerate(questions)
        self.workers: list[Worker] = []
        self.lying: dict[Worker, list[tuple[int, Any]]] = {}
        self.again: list[tuple[int, Any]] = []
        self.done: dict[int, tuple[bool, Any]] = {}
        self.losses: dict[int, int] = {}
        self.begun = self.taken = 0

    def work(self) -> Iterator[Any]:
        """The answers in order."""
        while True:
            self.hand_out()
            if self.taken in self.done:
                came = self.done.pop(self.taken)
                self.taken += 1
                yield value_of(came)
            elif self.taken == self.begun:
                return
            else:
                self.collect()

    def hand_out(self) -> None:
        """Give every process something to do, as far as there is something."""
        for depth in range(DEPTH):
            for worker in self.workers:
                lying = self.lying.setdefault(worker, [])
                if len(lying) <= depth and (task := self.next_task()):
                    lying.append(task)
                    worker.send(task[1])

    def next_task(self) -> tuple[int, Any] | None:
        """The next task: one that is to be done again first."""
        if self.again:
            return self.again.pop(0)
        if self.begun - self.taken >= AHEAD * len(self.workers):
            return None
        task = next(self.questions, None)
        self.begun += task is not None
        return task

    def collect(self) -> None:
        """Wait until something comes, and take it."""
        at_work = {worker.connection: worker for worker in self.workers if self.lying[worker]}
        for connection in wait(list(at_work), SLICE):
            worker = at_work[connection]
            try:
                came = worker.receive()
            except WorkerLost as error:
                self.replace(worker, error)
            else:
                if came is not None:
                    self.done[self.lying[worker].pop(0)[0]] = came

    def replace(self, worker: Worker, error: WorkerLost) -> None:
        """Begin another process in the place of one that is lost.

        Raises: WorkerLost.
        """
        with held():
            lying = self.lying.pop(worker)
            self.again = sorted([*lying, *self.again])
            number = lying[0][0]
            self.losses[number] = self.losses.get(number, 0) + 1
            self.workers.remove(worker)
            if self.losses[number] < TRIES:
                self.workers.append(Worker(self.answer))
        if self.losses[number] >= TRIES:
            raise error


# --- in a worker's process -----------------------------------------------------------------------------------------

STARTING = threading.Lock()
"""Held while a program is started, and when the process ends."""

PROGRAMS: dict[int, Finalize] = {}
"""The programs that play in this process, by their process groups, and what lets each of them end."""

PARENT: Connection | None = None
"""Where this process answers; None in the first process."""


def serve(connection: Connection, answer: Callable[[Any], Any], prepare: Callable[[], None] | None) -> None:
    """Answer questions until there is nobody to ask them."""
    begin_worker(connection)
    if prepare is not None:
        prepare()
    with contextlib.suppress(EOFError, OSError):
        connection.send(("ready", None))
        while True:
            connection.send(answered(answer, connection.recv()))
    leave()


def answered(answer: Callable[[Any], Any], question: Any) -> tuple[str, Any]:
    """The answer to a question, or the exception that came of it."""
    try:
        return "answer", answer(question)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:  # one that does not travel
            return "error", RuntimeError(f"{type(error).__name__}: {error}")
        return "error", error


def begin_worker(connection: Connection) -> None:
    """Leave Ctrl-C and a closed terminal to the parent; end when that asks for it, or has ended itself."""
    global PARENT, STARTING
    PARENT, STARTING = connection, threading.Lock()
    PROGRAMS.clear()
    heard: list[int] = []
    if os.name == "posix":
        end, begin = os.pipe()
        os.set_blocking(begin, False)
        signal.set_wakeup_fd(begin, warn_on_full_buffer=False)
        heard.append(end)
        for number in ENDING:
            signal.signal(number, wake if number == signal.SIGTERM else signal.SIG_IGN)
    threading.Thread(target=watch, args=(heard,), daemon=True).start()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


def wake(number: int, frame: object) -> None:
    """Nothing: that the signal came is written to the pipe that `watch` reads, whatever the main thread is at."""


def watch(heard: list[int]) -> None:
    """Wait for a signal to end or for the end of the parent, and leave."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel, *heard])
    leave()


def leave() -> None:
    """End this process, and first the programs in it; no other can be started meanwhile."""
    STARTING.acquire()
    for ending in list(PROGRAMS.values()):
        ending()
    left = list(PROGRAMS)  # the main thread may just have been about to end one
    kill_programs(left)
    for program in left if hasattr(os, "killpg") else ():
        with contextlib.suppress(OSError):
            os.waitpid(program, 0)
    os._exit(0)


@contextmanager
def starting() -> Iterator[Callable[[Finalize, int], None]]:
    """While a program is started; what it gives is to be told what ends the program, and its process."""

    def started(ending: Finalize, pid: int) -> None:
        PROGRAMS[pid] = ending
        if PARENT is not None:
            PARENT.send(("programs", list(PROGRAMS)))

    with held(), STARTING:
        yield started


def close_copies() -> None:
    """In a process just forked: let go of the pipes of others."""
    for connection in Worker.open:
        connection.close()
    Worker.open.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=close_copies)


def available_cores() -> int:
    """Cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
