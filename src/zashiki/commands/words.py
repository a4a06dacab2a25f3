"""Types of arguments of the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Callable


def whole(low: int, high: int = 2**31 - 1) -> Callable[[str], int]:
    """A whole number in a range."""

    def parse(word: str) -> int:
        if not (word.isascii() and word.isdecimal() and len(word) < 20 and low <= int(word) <= high):
            raise BadOption("argparse-whole", value=word[:40], low=low, high=high)
        return int(word)

    return parse
