"""Types of arguments of the command line."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def whole(low: int, high: int = 2**31 - 1) -> Callable[[str], int]:
    """A whole number in a range."""

    def parse(word: str) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) < 20 and low <= int(word) <= high):
            raise argparse.ArgumentTypeError(f"{word[:40]!r} is not a whole number from {low} to {high}")
        return int(word)

    return parse
