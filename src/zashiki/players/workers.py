"""Processes that players play in, and the signals that end them: whatever comes, the programs that play end too."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.pool import Pool
    from multiprocessing.process import BaseProcess

ENDING = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM", "SIGINT") if hasattr(signal, name)]
"""The signals that ask a process to end, as far as the platform has them."""


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
def pool_of(count: int) -> Iterator[Pool]:
    """A pool of processes; they end with it, and with them the programs that play in them."""
    before = multiprocessing.active_children()
    pool = None
    try:
        with held():
            pool = multiprocessing.Pool(count, begin_worker)
        yield pool
    finally:
        if pool is not None:
            end(pool, [worker for worker in multiprocessing.active_children() if worker not in before])


def end(pool: Pool, workers: list[BaseProcess]) -> None:
    """End a pool. A signal that reaches a worker just as it falls asleep is lost on it, so it is sent again."""
    ended = threading.Event()

    def insist() -> None:
        while not ended.wait(0.5):
            for worker in workers:
                worker.terminate()

    threading.Thread(target=insist, daemon=True).start()
    try:
        pool.terminate()
        pool.join()
    finally:
        ended.set()


def begin_worker() -> None:
    """Leave Ctrl-C and a closed terminal to the parent, and when it ends this process, end the programs here first."""
    for number in ENDING:
        signal.signal(number, leave if number == signal.SIGTERM else signal.SIG_IGN)


def leave(number: int, frame: object) -> None:
    """Exit, so that finalizers run; told again, it is not interrupted in that."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit(1)


def available_cores() -> int:
    """Cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
