"""How far a command has come, on standard error: a bar in a terminal, elsewhere a line now and then."""

from __future__ import annotations

import sys
import threading
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zashiki.texts import Texts

EVERY = 20.0
"""Seconds between two lines."""


@contextmanager
def progress(
    texts: Texts, what: str, total: int | None, *, bytes: bool = False
) -> Iterator[Callable[[int | None], None]]:
    """Gives a function to call with how much of `total` is done, or with None for one more.

    `what`: id of the text that names what is counted; `total` None: nobody knows; `bytes`: it is told in per cent.
    """
    if not sys.stderr.isatty():
        with lines(texts, what, total, bytes) as report:
            yield report
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts(what), total=total)

        def report(done: int | None) -> None:
            bar.update(task, completed=done) if done is not None else bar.advance(task)

        yield report


@contextmanager
def lines(texts: Texts, what: str, total: int | None, bytes: bool) -> Iterator[Callable[[int | None], None]]:
    """Writes a line every 20 seconds, also while what is counted stands still."""
    counted = 0
    ended = threading.Event()
    begin = time.monotonic()

    def report(done: int | None) -> None:
        nonlocal counted
        counted = counted + 1 if done is None else done

    def tell() -> None:
        while not ended.wait(EVERY):
            if bytes and total:
                amount = f"{100 * counted / total:.0f} %"
            else:
                amount = str(counted) if total is None else f"{counted} / {total}"
            seconds = round(time.monotonic() - begin)
            with suppress(OSError, ValueError):
                line = texts(
                    "progress-line", what=texts(what), amount=amount, minutes=seconds // 60, seconds=seconds % 60
                )
                print(line, file=sys.stderr, flush=True)

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield report
    finally:
        ended.set()
        teller.join(1)
