"""The tables of a server: set up as an order says, read from the store when somebody comes, forgotten when asked."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import UnknownGame, ZashikiError
from zashiki.games import registry as games
from zashiki.match.event import Event
from zashiki.match.sitting import Refused
from zashiki.players import registry as players
from zashiki.table.fair import Shared
from zashiki.table.outside import StoreFailed
from zashiki.table.rooms import Room, folded
from zashiki.table.seating import Seating

if TYPE_CHECKING:
    from zashiki.table.outside import EventStore, Listed, Summary, Thinkers

ID = re.compile("[0-9a-f]{32}")
NAMES = ("Aya", "Ken", "Mei", "Ryo", "Sora", "Tam", "Umi", "Wen")
LEVELS = ("level1", "level2", "level3", "level4", "level5", "greedy", "random")
USUAL = 2


class Unknown(ZashikiError):
    """Something that is not here, or not for this session."""


class Tables:
    """The rooms of a server."""

    def __init__(self, store: EventStore, thinkers: Thinkers, pace: float) -> None:
        self.store, self.thinkers, self.shared = store, thinkers, Shared(pace)
        self.rooms: dict[str, Room] = {}

    async def open(self, owner: str, order: dict[str, Any], origin: str | None = None) -> tuple[str, int | None]:
        """Set up a table as an order says, and deal: its id and the person's seat.

        Raises: ZashikiError where the order cannot be carried out.
        """
        first = Event("open", {"owner": owner, **opened(order), "seed": secrets.token_hex(64), "origin": origin})
        seating = Seating([first])
        dealt = seating.next_deal()
        seating.fold(dealt)
        id = secrets.token_hex(16)
        await self.store.create(id, owner, seating.game.id, [first, dealt], seating.summary())
        return id, seating.person

    async def room(self, id: str) -> Room:
        """The room of a table, for somebody who enters it at once.

        Raises: Unknown.
        """
        if id not in self.rooms:
            seating = await self.read(id)
            if id not in self.rooms:  # else somebody else was faster
                self.rooms[id] = Room(id, seating, self.store, self.thinkers, self.shared)
        return self.rooms[id]

    async def seating(self, id: str) -> Seating:
        """A table as it is now; nobody enters it.

        Raises: Unknown.
        """
        return self.rooms[id].seating if id in self.rooms else await self.read(id)

    async def read(self, id: str) -> Seating:
        """A table from the store.

        Raises: Unknown.
        """
        events = await self.store.events(id) if ID.fullmatch(id) else []
        if not events:
            raise Unknown("table-unknown")
        return await folded(events)

    async def listed(self, owner: str) -> list[dict[str, Any]]:
        """What stands in an owner's list of tables, the newest first. What is not true there is mended."""
        found = await self.store.tables(owner)
        return [{"table": r.table, "game": r.game, "changed": r.changed, **await self.summary(r)} for r in found]

    async def summary(self, row: Listed) -> Summary:
        """What the list says of a table: as it is written, or, where it tells of too few events, as they say."""
        if row.is_true:
            return row.summary
        try:
            seating = await self.read(row.table)
            await self.store.mend(row.table, seating.seq, seating.summary())
        except (Unknown, StoreFailed):
            return row.summary
        return seating.summary()

    def leave(self, room: Room) -> None:
        """Let go of a room that nobody is in any more; its table is in the store."""
        if room.guests or self.rooms.get(room.id) is not room:
            return
        if room.player is not None and not room.player.done():  # it is about to write: it ends by itself, and soon
            room.player.add_done_callback(lambda _: self.leave(room))
            return
        del self.rooms[room.id]

    async def forget(self, owner: str, id: str | None = None) -> int:
        """Delete a table of an owner, or all of them, for good: how many there were."""
        gone = await self.store.forget(owner, id)
        for table in gone:
            room = self.rooms.pop(table, None)
            if room is not None:
                room.dissolve()
        return len(gone)

    async def close(self) -> None:
        """Let go of everything."""
        for room in list(self.rooms.values()):
            await room.close()
        self.thinkers.close()
        await self.store.close()


def opened(order: dict[str, Any]) -> dict[str, Any]:
    """What an order comes to: game, options and places.

    Raises: ZashikiError.
    """
    id = order.get("game")
    if not isinstance(id, str):
        raise UnknownGame("unknown-game", game=str(id)[:40], known=", ".join(games.game_ids()))
    options = order.get("options", {})
    if not isinstance(options, dict):
        raise Refused("options-not-object", value=str(options)[:40])
    game = games.make(id, options)
    seat = order.get("seat", 0)
    if seat is not None and (type(seat) is not int or not 0 <= seat < game.num_seats):
        raise Refused("seat-unknown", value=str(seat)[:40], last=game.num_seats - 1)
    level = order.get("level", USUAL)
    player = f"level{level}" if type(level) is int else str(level)
    if player not in LEVELS:
        raise Refused("unknown-player", player=str(level)[:40], known="1, 2, 3, 4, 5, greedy, random")
    assert player in players.MAKERS
    places = [
        {"seat": i, "name": NAMES[i % len(NAMES)], "kind": "person", "level": ""}
        if i == seat
        else {"seat": i, "name": NAMES[i % len(NAMES)], "kind": "computer", "level": player}
        for i in range(game.num_seats)
    ]
    return {"game": id, "options": game.changed_options(), "places": places}
