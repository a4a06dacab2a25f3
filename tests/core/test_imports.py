"""Which modules of the standard library each package below the players may use; another one is decided on here."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import zashiki

PACKAGE = Path(zashiki.__file__).parent
PLAIN = {"__future__", "collections", "dataclasses", "functools", "itertools", "math", "re", "types", "typing"}
ALLOWED = {
    "core": PLAIN
    | {
        "contextlib",
        "hashlib",
        "importlib",
        "json",
        "marshal",
        "operator",
        "os",
        "sys",
    },  # packages are found, seeds drawn and hashed, parts of views told apart by their bytes
    "decks": PLAIN,
    "games": PLAIN | {"array"},
    "match": PLAIN | {"contextlib", "copy", "gzip", "importlib", "io", "json", "os", "sys", "zlib"},  # records in files
    "search": PLAIN | {"sys", "threading", "time"},
}
TYPES_ALONE = {"cython", "typing_extensions"}  # not there, or not needed, when it runs


def brought(file: Path) -> set[str]:
    """The top names that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {name.partition(".")[0] for name in found}


@pytest.mark.parametrize("package", ALLOWED)
def test_a_package_uses_no_other_modules_than_it_may(package: str) -> None:
    files = [file for file in (PACKAGE / package).rglob("*.py") if file.name != "terminal.py"]
    assert files
    for file in files:
        assert brought(file) - ALLOWED[package] - TYPES_ALONE == brought(file) & {"zashiki"}, file
    assert ALLOWED[package] <= sys.stdlib_module_names


def test_what_is_allowed_is_used() -> None:
    for package, allowed in ALLOWED.items():
        used = set[str]().union(*(brought(file) for file in (PACKAGE / package).rglob("*.py")))
        assert allowed - PLAIN <= used, package
