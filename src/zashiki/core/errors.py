"""The one small family of errors, each of which carries a message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from zashiki.core.message import Message

if TYPE_CHECKING:
    from zashiki.core.message import Argument


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


class BadFile(ZashikiError):
    """A file that cannot be read or written."""


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
