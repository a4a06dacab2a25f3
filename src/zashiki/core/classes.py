"""Refuses classes of plain Python that would put something in the place of what the compiled core calls in C."""

from __future__ import annotations

import os
import re
import sys

COMPILED = "__pyx_vtable__"
"""Stands in the dictionary of every compiled class."""
C_METHOD = re.compile(r"^    cdef [\w \[\]*]*?(\w+)\(", re.MULTILINE)

_sizes: dict[type, int] = {}


def check(kind: type, root: type, c_methods: frozenset[str]) -> None:
    """Look a class through, down to the compiled `root`; asked for every object made, so mostly remembered.

    Raises: TypeError where it, or a class it inherits from, overrides a C method in Python.
    """
    size = sum([len(each.__dict__) for each in kind.__mro__])
    if _sizes.get(kind) == size:
        return
    for at, each in enumerate(kind.__mro__):
        own = {name for below in kind.__mro__[at:] if COMPILED in below.__dict__ for name in c_names(below)}
        for name in sorted((c_methods | own) & each.__dict__.keys()):
            if COMPILED not in each.__dict__:
                why = f"{each.__name__} is not compiled and the core is: compile it too, or set ZASHIKI_PURE=1"
            else:
                why = f"{each.__name__} was given a {name} of Python"
            raise TypeError(f"{why} (the core calls {name} in C, where nothing else can take its place).")
        if each is root:
            break
    _sizes[kind] = size


def need(value: object, kind: type) -> None:
    """Raises: TypeError where a value is not of a class; None is of none."""
    if not isinstance(value, kind):
        raise TypeError(f"A {kind.__name__} belongs here, not {'None' if value is None else type(value).__name__}.")


def c_names(kind: type) -> set[str]:
    """The C methods of a compiled class, as the types beside its module name them."""
    file = getattr(sys.modules.get(kind.__module__), "__file__", None) or ""
    types = os.path.join(os.path.dirname(file), kind.__module__.rpartition(".")[2] + ".pxd")
    try:
        with open(types, encoding="utf-8") as found:
            text = found.read()
    except OSError:
        return set()
    begin = re.search(rf"^cdef class {kind.__name__}\b", text, re.MULTILINE)
    if not begin:
        return set()
    end = re.compile(r"^\S", re.MULTILINE).search(text, begin.end() + 1)
    return set(C_METHOD.findall(text[begin.end() : end.start() if end else len(text)]))
