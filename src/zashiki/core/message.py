"""What is said to people: ids of texts with arguments. `zashiki.texts` makes sentences of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as an argument: the text has its name. As JSON `{"seat": 2}`."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class Side:
    """Whom points are counted for, a seat or a team, as an argument: the text has its name. As JSON `{"side": 1}`."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


Argument: TypeAlias = "str | int | float | Seat | Side | tuple[str, ...] | Message"


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell a person: the id of a text in `zashiki.texts`, and its arguments.

    An argument is a number, a name or code as it stands, a seat or side, a tuple of piece codes, which the text names
    as pieces, or a message that is quoted within this one.
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict, hash=False)

    def as_json(self) -> dict[str, Any]:
        """The message as it is sent: `{"id": …, "args": {…}}`."""
        return {"id": self.id, "args": {name: argument_json(value) for name, value in self.args.items()}}

    def __str__(self) -> str:
        return self.id + "".join(f" {name}={value}" for name, value in self.args.items())


def argument_json(value: Argument) -> Any:
    """An argument as it is sent: a seat or side as an object of one key, codes as an array, a message as one."""
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Side):
        return {"side": value.number}
    if isinstance(value, Message):
        return value.as_json()
    return list(value) if isinstance(value, tuple) else value


def argument_read(data: Any) -> Argument:
    """An argument that was sent."""
    if isinstance(data, list):
        return tuple(data)
    if not isinstance(data, dict):
        found: str | int | float = data
        return found
    if "id" in data:
        return message_read(data)
    return Seat(data["seat"]) if "seat" in data else Side(data["side"])


def message_read(data: Mapping[str, Any]) -> Message:
    """The message that was sent."""
    return Message(data["id"], {name: argument_read(value) for name, value in data.get("args", {}).items()})
