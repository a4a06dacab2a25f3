"""Messages, and the one small family of errors that carry them.

A message is an id with named arguments. `zashiki.texts` turns it into a sentence; here there are no display words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping


Argument: TypeAlias = "str | int | float | tuple[str, ...] | Message"


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell a person: the id of a text in `zashiki.texts`, and its arguments.

    An argument is a number, a name or code as it stands, a tuple of piece codes, which the text names as pieces, or a
    message that is quoted within this one.
    Arguments called `seat`, `from` and `to` are seats (or teams, in a game of teams).
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.id + "".join(f" {name}={value}" for name, value in self.args.items())


class ZashikiError(ValueError):
    """The root of the family. Prints as its message's id and arguments.

    `places` says where it happened, the innermost first: texts that stand before the error's own.
    """

    def __init__(self, id: str, **args: Argument) -> None:
        self.message = Message(id, args)
        self.places: tuple[Message, ...] = ()
        super().__init__(str(self.message))

    def within(self, id: str, **args: Argument) -> Self:
        """Itself, after a further place was said."""
        self.places += (Message(id, args),)
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (type(self), self.message.id, dict(self.message.args), self.__dict__)


class IllegalAction(ZashikiError):
    """An action the seat may not play now."""


class UnknownCode(ZashikiError):
    """A piece or action code that the game does not have."""


class BadDeal(ZashikiError):
    """Pieces or a start from which no deal can be made."""


class BadOption(ZashikiError):
    """An option that a game does not have, or a value it cannot take."""


class UnknownGame(ZashikiError):
    """A game id that is none of ours."""


class UnknownPlayer(ZashikiError):
    """A player name that is none of ours, or a setting it does not have."""


class BadRecord(ZashikiError):
    """What is wrong with a match record, and where: deal and action, from 0, None where it does not apply."""

    def __init__(self, id: str, deal: int | None = None, action: int | None = None, **args: Argument) -> None:
        super().__init__(id, **args)
        self.deal = deal
        self.action = action

    @classmethod
    def at(cls, error: ZashikiError, deal: int | None = None, action: int | None = None) -> Self:
        """Another error, with its place in a record."""
        found = cls(error.message.id, deal, action)
        found.message = error.message
        return found


def rebuilt(kind: type[ZashikiError], id: str, args: dict[str, Argument], rest: dict[str, object]) -> ZashikiError:
    """The error that a pickle stands for."""
    error = kind(id, **args)
    error.__dict__.update(rest)
    return error
