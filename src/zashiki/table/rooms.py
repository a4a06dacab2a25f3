"""Tables that somebody is at: who is connected, what they send, when computer players act."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import ZashikiError
from zashiki.core.message import Message
from zashiki.match.sitting import Refused
from zashiki.table import state
from zashiki.table.chance import chance_of
from zashiki.table.hints import Hints
from zashiki.table.outside import Conflict, NoAnswer, StoreFailed
from zashiki.table.pace import until
from zashiki.table.seating import Seating

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence

    from zashiki.match.event import Event
    from zashiki.table.fair import Shared
    from zashiki.table.outside import EventStore, Thinkers

LOG = logging.getLogger("zashiki.table")

QUEUE = 64
"""Messages that may wait for a slow reader; one that falls further behind is let go, and connects anew."""

MOST_GUESTS = 32
"""Connections to one table, of those who play and of those who look on."""

MOST_EVENTS = 50_000
"""Events of one table, days of play. A match of Shou Ba Yi to 1,000 points would have 280,000."""

AT_ONCE = 200
"""Events folded before others have their turn."""

TRY_SAVING = 1.0
"""Seconds after which what could not be written is tried again."""

TRIES = 2
"""How often a computer player is asked for one action."""

GONE, TRY_AGAIN = 1000, 1013
"""Close codes: the table is no more; connect anew."""


class Guest:
    """A connection to a table. What is to be sent waits in a queue, so that a slow one holds nobody up."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue(QUEUE)
        self.closing = False

    def send(self, data: Mapping[str, Any] | str) -> None:
        """Let a message be sent, written or not; a guest that does not read is let go."""
        if self.closing:
            return
        try:
            self.outbox.put_nowait(data if isinstance(data, str) else written(data))
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.close(TRY_AGAIN)

    def close(self, code: int) -> None:
        """Let the connection be closed, after what waits."""
        self.closing = True
        if self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(code)


class Room:
    """One table in memory. Everything that changes it holds `lock`, and has been written before anybody hears of it."""

    def __init__(self, id: str, seating: Seating, store: EventStore, thinkers: Thinkers, shared: Shared) -> None:
        self.id, self.seating, self.store, self.thinkers, self.shared = id, seating, store, thinkers, shared
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.player: asyncio.Task[None] | None = None
        self.moved = asyncio.get_running_loop().time()
        self.is_saved = True
        self.hints = Hints(shared)
        self.hinting: dict[Guest, asyncio.Task[None]] = {}
        self.handlers: dict[str, Callable[[Guest, dict[str, Any]], Coroutine[Any, Any, None]]] = {
            "act": self.act,
            "go": self.go,
            "more": self.more,
            "back": self.back,
            "ask": self.ask,
            "hint": self.hint,
            "ping": self.ping,
        }

    # --- guests -------------------------------------------------------------

    def enter(self, guest: Guest) -> bool:
        """Let a guest in, where there is room: the first thing it gets is the whole state. Onlookers take no room from
        those who play."""
        if sum((other.seat is None) == (guest.seat is None) for other in self.guests) >= MOST_GUESTS:
            return False
        self.guests.add(guest)
        guest.send(state.state_for(self.id, self.seating, guest.seat))
        if not self.is_saved:
            self.refuse(guest, Message("table-saving-again"))
        self.wake()
        return True

    def leave(self, guest: Guest) -> None:
        """Let a guest out."""
        self.guests.discard(guest)
        if guest in self.hinting:
            self.hinting[guest].cancel()

    def dissolve(self) -> None:
        """Tell everybody that the table is no more."""
        for guest in self.guests:
            self.refuse(guest, Message("table-unknown"))
            guest.close(GONE)
        self.guests.clear()

    def tell_all(self) -> None:
        """Send every guest the state as its seat may know it."""
        seats = {guest.seat for guest in self.guests}
        states = {seat: written(state.state_for(self.id, self.seating, seat)) for seat in seats}
        for guest in list(self.guests):
            guest.send(states[guest.seat])

    # --- what guests send ---------------------------------------------------

    async def receive(self, guest: Guest, data: dict[str, Any]) -> None:
        """Do what a message, as it is declared, asks, or answer with an error that changes nothing."""
        kind = data["type"]
        await self.answer(guest, kind, self.handlers[kind](guest, data))

    async def answer(self, guest: Guest, kind: object, doing: Awaitable[None]) -> None:
        """Do something for a guest, or say why not."""
        try:
            await doing
        except ZashikiError as error:
            self.refuse(guest, error.message)
        except Conflict:
            await self.reload()
            self.refuse(guest, Message("table-stale"))
        except Exception:  # a fault of ours: nothing has happened
            LOG.exception("table %s: %s failed", self.id, kind)
            self.refuse(guest, Message("table-failed"))

    def refuse(self, guest: Guest, said: Message) -> None:
        """Say why something was not done."""
        guest.send({"type": "error", "id": said.id, "say": said.as_json(), "seq": self.seating.seq})

    def check(self, guest: Guest, data: dict[str, Any]) -> None:
        """Refuse what an onlooker sends, or what was decided on an older state.

        Raises: Refused.
        """
        if guest.seat is None:
            raise Refused("table-onlooker")
        if data["seq"] != self.seating.seq:
            guest.send(state.state_for(self.id, self.seating, guest.seat))
            raise Refused("table-stale")

    def tell_each(self, said: Message) -> None:
        """Say the same to everybody."""
        for guest in list(self.guests):
            self.refuse(guest, said)

    async def act(self, guest: Guest, data: dict[str, Any]) -> None:
        """Play an action."""
        async with self.lock:
            self.check(guest, data)
            await self.write(self.seating.act(guest.seat, data["action"]))

    async def go(self, guest: Guest, data: dict[str, Any]) -> None:
        """Go on after something that was to be read."""
        async with self.lock:
            self.check(guest, data)
            await self.write(self.seating.go())

    async def more(self, guest: Guest, data: dict[str, Any]) -> None:
        """Lengthen a finished match by one deal, and deal it."""
        async with self.lock:
            self.check(guest, data)
            await self.write(self.seating.more())
            await self.write(self.seating.next_deal())

    async def back(self, guest: Guest, data: dict[str, Any]) -> None:
        """Take the last play back."""
        async with self.lock:
            self.check(guest, data)
            await self.write(self.seating.take_back(guest.seat))

    async def ask(self, guest: Guest, data: dict[str, Any]) -> None:
        """Say what selected pieces can be played as."""
        if guest.seat is None:
            raise Refused("table-onlooker")
        guest.send(state.answer_for(self.seating.game, self.seating.match.view(guest.seat), data["pieces"]))

    async def hint(self, guest: Guest, data: dict[str, Any]) -> None:
        """Let somebody think of what a good player would do in the guest's place, from the same view, while other
        messages are answered."""
        if guest.seat is None:
            raise Refused("table-onlooker")
        if guest.seat != self.seating.match.to_act or self.seating.stage != "playing":
            raise Refused("table-not-your-turn")
        if guest not in self.hinting:  # else its answer is on the way
            task = self.hinting[guest] = asyncio.create_task(self.answer(guest, "hint", self.advise(guest, guest.seat)))
            task.add_done_callback(lambda _: self.hinting.pop(guest, None))

    async def advise(self, guest: Guest, seat: int) -> None:
        """Give a hint, once it has been thought of."""
        seating = self.seating
        view, chance = seating.match.view(seat), chance_of(seating.seed, "hint", seating.seq, seat)
        advice = await self.hints.get(
            (seat, seating.seq),
            seating.owner,
            lambda: self.thinkers.advise("level4", view, chance, seating.owner),
        )
        if advice is None:
            raise Refused("table-no-hint")
        said = {"action": advice.action, "points": advice.points, "win": advice.win, "say": advice.why.as_json()}
        guest.send({"type": "hint", "seq": seating.seq, **said})

    async def ping(self, guest: Guest, data: dict[str, Any]) -> None:
        """Answer."""
        guest.send({"type": "pong"})

    # --- events -------------------------------------------------------------

    async def write(self, event: Event) -> None:
        """Write an event, let it have happened, and tell everybody. The lock is held.

        Raises: Refused, Conflict, StoreFailed: nothing has happened then.
        """
        if self.seating.seq >= MOST_EVENTS:
            raise Refused("table-full")
        after = self.seating.after(event)
        await self.store.append(self.id, self.seating.seq, event, after.summary())
        self.seating = after
        self.is_saved = True
        self.moved = asyncio.get_running_loop().time()
        self.tell_all()
        self.wake()

    async def reload(self) -> None:
        """Read the table anew, after somebody else has written to it; where it cannot be read, it stays as it is."""
        async with self.lock:
            try:
                events = await self.store.events(self.id)
            except StoreFailed:
                return
            if not events:
                self.dissolve()
                return
            self.seating = await folded(events)
            self.tell_all()
            self.wake()

    # --- computer players ---------------------------------------------------

    def is_played(self) -> bool:
        """Whether computer players are acting."""
        return self.player is not None and not self.player.done()

    def wake(self) -> None:
        """Let computer players act where it is their turn."""
        if not self.is_played() and self.guests and self.seating.mover() is not None:
            self.player = asyncio.create_task(self.play())

    async def play(self) -> None:
        """Let computer players act one after the other, at an even pace, while somebody is there to see it."""
        try:
            while self.guests and (mover := self.seating.mover()) is not None:
                await self.play_one(*mover)
        except Refused as error:
            self.tell_each(error.message)
        except Exception:  # a fault of ours: whoever comes next begins anew
            LOG.exception("table %s: computer players stopped", self.id)
            self.tell_each(Message("table-failed"))

    async def play_one(self, seat: int, level: str) -> None:
        """Let one computer player act in its slot; of the tables of one visitor without a person, one at a time.

        Raises: Refused where there can be no more events.
        """
        if self.seating.person is not None:
            await self.play_since(self.moved, seat, level)
            return
        async with self.shared.alone.turn(self.seating.owner):
            await self.play_since(asyncio.get_running_loop().time(), seat, level)

    async def play_since(self, began: float, seat: int, level: str) -> None:
        """Let one computer player act in the slot that begins then, or a later one."""
        seating = self.seating
        slot = self.shared.slot(level)
        due = began + slot
        code = await self.choice(seating, seat, level)
        await asyncio.sleep(until(due, asyncio.get_running_loop().time(), slot))
        try:
            while self.guests and not await self.is_written(seating, seating.act(seat, code)):
                await asyncio.sleep(TRY_SAVING)
        except Conflict:
            await self.reload()

    async def is_written(self, seating: Seating, event: Event) -> bool:
        """Whether an event was written, or something else has happened meanwhile; else everybody hears of it."""
        try:
            async with self.lock:
                if self.seating is seating:
                    await self.write(event)
        except StoreFailed:
            if self.is_saved:
                self.is_saved = False
                self.tell_each(Message("table-saving-again"))
            return False
        return True

    async def choice(self, seating: Seating, seat: int, level: str) -> str:
        """The code of what a computer player does; the first legal action where it fails, so that the match goes on.

        One who has no choice is asked too: it is known to nobody by how long it took.
        """
        view = seating.match.view(seat)
        game, legal = view.game, view.legal or ()
        if not level:  # a person who tells nothing by it
            return game.format_action(legal[0])
        chance = chance_of(seating.seed, "choose", seating.seq, seat)
        for _ in range(TRIES):
            try:
                code = await self.thinkers.choose(level, view, chance, seating.owner, last=seating.person is None)
                if game.parse_action(code) in legal:
                    return code
                LOG.error("table %s: %s chose %s, which is not legal", self.id, level, code)
                break
            except NoAnswer as error:
                LOG.warning("table %s: %s did not answer", self.id, level)
                self.tell_each(error.message)
            except Exception:
                LOG.exception("table %s: %s did not choose", self.id, level)
                break
        return game.format_action(legal[0])

    async def close(self) -> None:
        """Stop, and let go of everybody."""
        tasks = [task for task in (self.player, *self.hinting.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def written(data: Mapping[str, Any]) -> str:
    """A message as it is sent."""
    return json.dumps(data, separators=(",", ":"))


async def folded(events: Sequence[Event]) -> Seating:
    """The table that events have made; however many they are, nobody else waits long."""
    seating = Seating(events[:1])
    for number, event in enumerate(events[1:], 1):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        seating.fold(event)
    return seating
