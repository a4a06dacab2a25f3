"""What has happened in a deal of Tien Gow, as messages, and what its viewer has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.message import Message, Seat
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.sets import best_of

if TYPE_CHECKING:
    from zashiki.core.message import Argument
    from zashiki.games.tien_gow.view import TienGowView


def event(kind: str, seat: int, **args: Argument) -> Message:
    """The message of an event."""
    return Message(f"tien-gow-event-{kind}", {"seat": Seat(seat), **args})


def events(view: TienGowView) -> list[Message]:
    """What has happened, oldest first."""
    told = [event("banker", seat=view.banker)]
    width = 0
    codes = view.game.deck.codes
    for i, (seat, action) in enumerate(view.plays):
        if i % 4 == 0:
            width = len(sets.TILES[action])
        if action < 0:
            told.append(event("hidden", seat=seat, number=width))
        else:
            kind = "lead" if i % 4 == 0 else "show" if action < sets.FIRST_COVER else "put-down"
            told.append(event(kind, seat=seat, tiles=tuple([codes[tile] for tile in sets.TILES[action]])))
        if i % 4 == 3:
            told.append(event("trick", seat=best_of(view.plays[: i + 1])[0], trick=i // 4 + 1, number=width))
    if view.finished:
        told.append(event("over", seat=view.leader))
    return told


def seen(view: TienGowView) -> tuple[int, ...]:
    """How many tiles of each kind the viewer has seen: in its hand, face up, and put down by itself."""
    hand = view.tiles
    counts = [hand.count(tile) for tile in range(sets.NUM_KINDS)]
    for _, action in view.plays:
        for tile in sets.TILES[action] if action >= 0 else ():
            counts[tile] += 1
    return tuple(counts)
