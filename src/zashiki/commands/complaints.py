"""What a command says on standard error."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from zashiki.games import registry

if TYPE_CHECKING:
    from zashiki.texts import Texts


def complain(sentence: str) -> None:
    """One line on standard error, in which nothing moves a terminal: it may quote what a program or a file says."""
    line = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in " ".join(sentence.split()))
    with suppress(OSError):  # where that cannot be written either, the status alone tells
        print("zashiki: " + line, file=sys.stderr, flush=True)


def complain_of_games(texts: Texts) -> None:
    """A line for each installed game that cannot be played; every other game can."""
    for fault in registry.faults():
        complain(texts.message(fault))
