"""The packages that bring games, as installed distributions name them; none is imported before it is asked for.

A game is one Python package, found through the entry-point group `zashiki.games`: the name is the game's id, the object
its `Game` class. Beside that class the package may hold, by name, what goes with the game:

    texts/<language>/*.ftl   its words                        rulebook.md    its rules, in numbered clauses
    greedy.py                `choose(view, rng) -> action`    terminal.py    `Table`, how it looks in a terminal
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import UnknownGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable
    from types import ModuleType

GROUP = "zashiki.games"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID = 40


@dataclass(frozen=True, slots=True)
class Package:
    """Where a game comes from: `value` is the entry point's `module:Class`, `distribution` who installed it."""

    id: str
    value: str
    distribution: str

    @property
    def module(self) -> str:
        """The module that holds the game's class."""
        return self.value.partition(":")[0].strip()

    def load(self) -> Any:
        """What the entry point names. Raises: whatever its import does."""
        found: Any = import_module(self.module)
        for attribute in filter(None, self.value.partition(":")[2].partition("[")[0].strip().split(".")):
            found = getattr(found, attribute)
        return found

    def folder(self) -> Traversable | None:
        """The files of the package, None where the game is a single module."""
        name = package_name(self.module)
        return files(name) if name else None


def package_name(module: str) -> str:
    """The package that a module lies in, or is; empty for a module that stands alone."""
    spec = find_spec(module)
    is_package = spec is not None and spec.submodule_search_locations is not None
    return module if is_package else module.rpartition(".")[0]


def part(game: object, name: str) -> ModuleType | None:
    """The module of that name in a game's package, or in that of the game it is made from; None where there is none."""
    return part_of(type(game).__mro__, name)


@cache
def part_of(classes: tuple[type, ...], name: str) -> ModuleType | None:
    """The first module of that name beside the class of a game, among these."""
    for each in classes:
        package = package_name(each.__module__) if "id" in vars(each) else ""
        if package and find_spec(f"{package}.{name}") is not None:
            return import_module(f"{package}.{name}")
    return None


@cache
def named() -> dict[str, tuple[Package, ...]]:
    """By id, every package that says it brings the game: more than one where two claim it."""
    found: dict[str, dict[str, Package]] = {}
    for point in entry_points(group=GROUP):
        package = Package(point.name, point.value, distribution_of(point))
        found.setdefault(point.name, {})[package.value] = package
    return {id: tuple(packages.values()) for id, packages in sorted(found.items())}


def distribution_of(point: EntryPoint) -> str:
    """Name and version of who brings an entry point."""
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else "?"


def package(id: str) -> Package:
    """The package of a game.

    Raises: UnknownGame where nobody brings it, or two do.
    """
    packages = named().get(id, ())
    if not packages:
        raise UnknownGame("unknown-game", game=str(id)[:40], known=", ".join(named()))
    if len(packages) > 1:
        first, second = (f"{each.value} ({each.distribution})" for each in packages[:2])
        raise UnknownGame("game-twice", game=id[:40], first=first[:120], second=second[:120])
    if len(id) > LONGEST_ID or not ID.fullmatch(id):
        raise UnknownGame("game-bad-id", game=id[:40], package=packages[0].value[:80])
    return packages[0]


def folders() -> dict[str, Traversable]:
    """By id, the files of every game's package that can be read."""
    found = {}
    for id in named():
        try:
            folder = package(id).folder()
        except (Exception, SystemExit):  # a package that fails to import costs its own game only; the registry says why
            continue
        if folder is not None:
            found[id] = folder
    return found
