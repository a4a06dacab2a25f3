"""Reads the files of texts: messages, their arguments, the values that selectors name, and the bare words."""

from __future__ import annotations

import itertools
from functools import cache
from typing import TYPE_CHECKING, Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from zashiki import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

NUMBERS = (0, 1, 2, 3, 5, 11)
COUNTS = """
number points trick columns times deals matches played actions sims gain win rivalwin status seconds low high
last seats most column deal action base width civil military best-civil best-military chosen hand cards burden
stock red blue
"""
NUMERIC = frozenset(COUNTS.split())
"""Arguments that are numbers; all others are words."""


class Parts(Visitor):
    """Collects what a message consists of."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.numeric: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str | int]] = {}
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.numeric |= {each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)}
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(int(key.value) if isinstance(key, ast.NumberLiteral) else key.name)
        self.generic_visit(node)


@cache
def read(locale: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of each file of a language; nothing in them may be left unread."""
    found: dict[str, dict[str, ast.Message]] = {}
    for name, source in texts.sources(locale):
        entries = parse(source).body
        junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
        assert not junk, (locale, name, junk)
        messages = [entry for entry in entries if isinstance(entry, ast.Message)]
        found[name] = {message.id.name: message for message in messages}
        assert len(found[name]) == len(messages), f"{locale}/{name} has a message twice"
    return found


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    found = {id: message for file in read(locale).values() for id, message in file.items()}
    assert len(found) == sum(map(len, read(locale).values())), f"two files of {locale} have the same message"
    return found


@cache
def parts(locale: str, id: str) -> Parts:
    """What a message consists of, with the messages it refers to, but without their words."""
    found = Parts()
    found.visit(messages(locale)[id])
    for other in found.messages:
        inner = parts(locale, other)
        found.arguments |= inner.arguments
        found.numeric |= inner.numeric
        for name, keys in inner.keys.items():
            found.keys.setdefault(name, set()).update(keys)
    return found


def said(locale: str, id: str, arguments: dict[str, Any]) -> str:
    """The text of a message; Fluent must have no complaint."""
    found = texts.bundle(locale)
    pattern = found.get_message(id).value
    assert pattern is not None, id
    text, errors = found.format_pattern(pattern, arguments)
    assert not errors, (locale, id, arguments, errors)
    return str(text)


def values(locale: str, id: str, name: str) -> list[Any]:
    """Plausible values of an argument: whatever a selector of it names, numbers where it counts, else a word."""
    keys = parts(locale, id).keys.get(name, set())
    named: list[Any] = sorted((key for key in keys if key not in ("one", "other")), key=str)
    if (
        name in NUMERIC
        or name in parts(locale, id).numeric
        or "one" in keys
        or any(isinstance(key, int) for key in keys)
    ):
        return sorted({*(key for key in named if isinstance(key, int)), *NUMBERS}) + [
            key for key in named if isinstance(key, str)
        ]
    return [*named, "Aya"]


def arguments(locale: str, id: str) -> Iterator[dict[str, Any]]:
    """Arguments for a message: every value of each, and every pair of values of two."""
    choices = {name: values(locale, id, name) for name in sorted(parts(locale, id).arguments)}
    first = {name: each[-1] for name, each in choices.items()}
    yield first
    for one, two in itertools.combinations(choices, 2):
        for a, b in itertools.product(choices[one], choices[two]):
            yield {**first, one: a, two: b}
    for name, each in choices.items():
        for value in each:
            yield {**first, name: value}
