"""Signals that end a command: all unwinds as with Ctrl-C, so that programs are ended and what was written is whole."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def as_interrupts(came: list[int]) -> Iterator[None]:
    """Makes the first SIGTERM or SIGHUP a KeyboardInterrupt and notes it in `came`; more of them change nothing.

    One that is ignored, as SIGHUP is under nohup, or that a program around us handles, is left alone.
    """

    def interrupt(number: int, frame: object) -> None:
        if not came:
            came.append(number)
            raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        numbers = []
    numbers = [number for number in numbers if signal.getsignal(number) == signal.SIG_DFL]
    try:
        for number in numbers:
            signal.signal(number, interrupt)
        yield
    finally:
        for number in numbers:
            signal.signal(number, signal.SIG_DFL)
