"""What a table needs from the outside: a store of events, and thinkers. Nothing here knows of a network, a database or
other processes; whoever has the two can hold tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from zashiki.core.errors import ZashikiError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.message import Message
    from zashiki.core.view import View
    from zashiki.match.event import Event

Summary = dict[str, Any]
"""What stands of a table in the list of tables."""


class Conflict(Exception):
    """Somebody else has written to the table since it was read."""


class StoreFailed(ZashikiError):
    """The store could not write, or not read; nothing has happened then."""


class Listed(NamedTuple):
    """A table in the list of tables. `is_true`: the summary tells of every event there is."""

    table: str
    game: str
    changed: float
    summary: Summary
    is_true: bool


class NoAnswer(ZashikiError):
    """A thinker did not answer in time, or was lost; another has taken its place."""


class EventStore(Protocol):
    """Where tables live: each a list of events, numbered from 0, that is only ever added to.

    Whatever it does may raise StoreFailed.
    """

    async def create(self, id: str, owner: str, game: str, events: Sequence[Event], summary: Summary) -> None:
        """Begin a table with its first events."""

    async def append(self, id: str, number: int, event: Event, summary: Summary) -> None:
        """Write event `number` of a table, and with it, or not at all, what the list of tables says from then on.

        Raises: Conflict where that number is taken, or there is no such table.
        """

    async def events(self, id: str) -> list[Event]:
        """Every event of a table, in order; none where there is no such table."""

    async def mend(self, id: str, told: int, summary: Summary) -> None:
        """Write what the list of tables says of a table as it is after `told` events."""

    async def tables(self, owner: str) -> list[Listed]:
        """What stands in an owner's list of tables, the newest first."""

    async def knows(self, owner: str) -> bool:
        """Whether there is a table of an owner."""

    async def forget(self, owner: str, id: str | None = None) -> list[str]:
        """Delete a table of an owner, or all of them: their ids."""

    async def close(self) -> None:
        """Let go of what it holds open."""


class Advice(NamedTuple):
    """What a player thinks of a view: the best action's code, points expected, chance to win, and why."""

    action: str
    points: float | None
    win: float | None
    why: Message


class Thinkers(Protocol):
    """Who decides for computer players. They are handed a view, never the deal; their chance comes from `seed`, from
    which nothing about the deal follows. `name` is the visitor's in whose name they think: visitors are served in
    rotation, and what is `last` when nobody else waits. Both raise NoAnswer."""

    async def choose(self, player: str, view: View, seed: str, name: str, *, last: bool = False) -> str:
        """The code of the action that a player chooses. How long it takes must not depend on the view."""

    async def advise(self, player: str, view: View, seed: str, name: str) -> Advice | None:
        """What a player that can say so thinks of a view; None where it cannot."""

    def close(self) -> None:
        """Stop thinking."""
