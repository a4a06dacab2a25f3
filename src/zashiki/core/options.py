"""Options of a game: a frozen dataclass whose fields say what they take and, as a text id, what they mean."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from zashiki.core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Mapping

Opts = TypeVar("Opts")


@dataclass(frozen=True, slots=True)
class OptionFact:
    """What one option takes: a whole number from `low` to `high`, true or false, or one of `choices`."""

    name: str
    default: int | bool | str
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()

    def check(self, value: object) -> int | bool | str:
        """The value itself.

        Raises: BadOption where the option cannot take it; `true` is not 1, and "3" is not 3.
        """
        kind = type(self.default)
        if type(value) is not kind:
            raise BadOption(f"option-{self.kind}", option=self.name, value=shown(value), **self.range())
        if self.low is not None and self.high is not None and not self.low <= int(value) <= self.high:
            raise BadOption("option-number", option=self.name, value=shown(value), **self.range())
        if self.choices and value not in self.choices:
            raise BadOption("option-choice", option=self.name, value=shown(value), **self.range())
        return value

    @property
    def kind(self) -> str:
        """`number`, `switch` or `choice`."""
        return "choice" if self.choices else "switch" if isinstance(self.default, bool) else "number"

    def range(self) -> dict[str, int | str]:
        """Arguments for messages: what the option takes."""
        if self.choices:
            return {"choices": ", ".join(self.choices)}
        return {"low": self.low, "high": self.high} if self.low is not None and self.high is not None else {}

    def parse(self, text: str) -> int | bool | str:
        """The value that a word of the command line means.

        Raises: BadOption.
        """
        if self.kind == "switch":
            return self.check({"true": True, "false": False}.get(text.lower(), text))
        if self.kind == "number":
            return self.check(int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text)
        return self.check(text)


def shown(value: object) -> str:
    """A value as a message shows it: short, and as JSON writes it."""
    if isinstance(value, str):
        return json.dumps(value[:40], ensure_ascii=False)
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= 60 else text[:60] + "…"


def number(default: int, low: int, high: int) -> Any:
    """A field that takes a whole number from `low` to `high`."""
    return field(default=default, metadata={"low": low, "high": high})


def choice(default: str, *choices: str) -> Any:
    """A field that takes one of some words."""
    return field(default=default, metadata={"choices": choices})


def facts(options: Any) -> tuple[OptionFact, ...]:
    """What the options of a dataclass take, in the order they are written."""
    return tuple(OptionFact(f.name, getattr(options, f.name), **f.metadata) for f in dataclasses.fields(options))


def make(options: type[Opts], values: Mapping[str, object]) -> Opts:
    """The options with these values and defaults for the rest.

    Raises: BadOption where a name or a value is not one of theirs.
    """
    known = {fact.name: fact for fact in facts(options)}
    for name in values:
        if name not in known:
            raise BadOption("option-unknown", option=str(name)[:40], known=", ".join(known))
    return options(**{name: known[name].check(value) for name, value in values.items()})
