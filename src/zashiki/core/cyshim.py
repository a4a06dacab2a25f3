"""Stands in for the `cython` module where the core runs as plain Python and Cython is not installed."""

from contextlib import nullcontext
from typing import Any

compiled = False
nogil = nullcontext()


def cast(_type: object, value: Any, typecheck: bool = False) -> Any:
    """The value itself: types mean nothing to the interpreter."""
    return value
