"""The tables of a server: set up as an order says, read from the store when somebody comes, forgotten when asked."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import UnknownGame, ZashikiError
from zashiki.games import registry as games
from zashiki.players import registry as players
from zashiki.table.rooms import Room
from zashiki.table.seating import Refused, Seating
from zashiki.table.store import Event, Store

if TYPE_CHECKING:
    from zashiki.table.computers import Computers

NAMES = ("Aya", "Ken", "Mei", "Ryo", "Sora", "Tam", "Umi", "Wen")
LEVELS = ("level1", "level2", "level3", "level4", "level5", "greedy", "random")
USUAL = 2


class Unknown(ZashikiError):
    """Something that is not here, or not for this session."""


class Tables:
    """The rooms of a server."""

    def __init__(self, store: Store, computers: Computers, pace: float) -> None:
        self.store, self.computers, self.pace = store, computers, pace
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()

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
        async with self.opening:
            if id not in self.rooms:
                self.rooms[id] = Room(id, await self.read(id), self.store, self.computers, self.slot)
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
        events = await self.store.events(id) if len(id) == 32 else []
        if not events:
            raise Unknown("table-unknown")
        return Seating(events)

    def slot(self, level: str) -> float:
        """Seconds from one event to a computer player's next action.

        It is the same whatever the player holds. The highest level is given longer, and so is everybody where many
        tables play at once, so that the server keeps time.
        """
        playing = sum(room.is_played() for room in self.rooms.values())
        return self.pace * (3 if level == "level5" else 1) * max(1, playing / 16)

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
        self.computers.close()
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
