"""What is made once and given again: views of one deal say the same things over and over."""

from __future__ import annotations

from functools import lru_cache
from marshal import dumps, loads
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.keys import Reader

MAX_REMEMBERED = 1024
MARSHAL_VERSION = 2  # the last by which equal data are equal bytes, whoever else refers to them


class Remembered(dict[int, str]):
    """The codes of actions by their ids, each made when it is first asked for."""

    def __init__(self, code: Callable[[int], str]) -> None:
        super().__init__()
        self.code = code

    def __missing__(self, action: int) -> str:
        found = self[action] = self.code(action)
        return found


def by_data(read: Reader) -> Reader:
    """The same reader of what never changes, but giving one object for equal data, where true is not 1."""
    read_again = lru_cache(MAX_REMEMBERED)(lambda written: read(loads(written)))

    def remembering(data: Any) -> Any:
        try:
            written = dumps(data, MARSHAL_VERSION)
        except ValueError:  # not of JSON alone
            return read(data)
        return read_again(written)

    return remembering
