"""Tables that somebody is at: who is connected, what they send, when computer players act."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import Message, ZashikiError
from zashiki.table import computers, state
from zashiki.table.seating import Refused, Seating
from zashiki.table.store import Conflict, Event, Store

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

LOG = logging.getLogger("zashiki.table")

PACE = 0.35
"""Seconds from one event to a computer player's action, whatever it holds and however soon it is decided."""

QUEUE = 64
"""States that may wait for a slow reader; one that falls further behind is let go, and connects anew."""


class Guest:
    """A connection to a table. What is to be sent waits in a queue, so that a slow one holds nobody up."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)

    def send(self, data: dict[str, Any]) -> None:
        """Let a message be sent; a guest that does not read is let go."""
        try:
            self.outbox.put_nowait(json.dumps(data, ensure_ascii=False, separators=(",", ":")))
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)


class Room:
    """One table in memory. Everything that changes it holds `lock`, and has been written before anybody hears of it."""

    def __init__(self, id: str, seating: Seating, store: Store, pool: computers.Computers, pace: float) -> None:
        self.id, self.seating, self.store, self.pool, self.pace = id, seating, store, pool, pace
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.player: asyncio.Task[None] | None = None
        self.moved = asyncio.get_running_loop().time()
        self.said: dict[str, Any] = {}

    # --- guests -------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        """Let a guest in: the first thing it gets is the whole state."""
        self.guests.add(guest)
        guest.send(state.state_for(self.id, self.seating, guest.seat))
        self.wake()

    def leave(self, guest: Guest) -> None:
        """Let a guest out."""
        self.guests.discard(guest)

    def tell_all(self) -> None:
        """Send every guest the state as its seat may know it."""
        written = {seat: state.state_for(self.id, self.seating, seat) for seat in {guest.seat for guest in self.guests}}
        for guest in list(self.guests):
            guest.send(written[guest.seat])

    # --- what guests send ---------------------------------------------------

    async def receive(self, guest: Guest, data: dict[str, Any]) -> None:
        """Do what a message asks, or answer with an error that changes nothing."""
        kind = data.get("type")
        handlers: dict[str, Callable[[Guest, dict[str, Any]], Coroutine[Any, Any, None]]] = {
            "act": self.act,
            "go": self.go,
            "more": self.more,
            "back": self.back,
            "ask": self.ask,
            "hint": self.hint,
            "ping": self.ping,
        }
        handler = handlers.get(kind) if isinstance(kind, str) else None
        try:
            if handler is None:
                raise Refused("table-unknown-message", kind=str(kind)[:20])
            await handler(guest, data)
        except ZashikiError as error:
            self.refuse(guest, error.message)
        except Conflict:
            await self.reload()
            self.refuse(guest, Message("table-stale"))

    def refuse(self, guest: Guest, said: Message) -> None:
        """Say why something was not done."""
        guest.send({"type": "error", "id": said.id, "say": state.message(said), "seq": self.seating.seq})

    def check(self, guest: Guest, data: dict[str, Any]) -> None:
        """Refuse what an onlooker sends, or what was decided on an older state.

        Raises: Refused.
        """
        if guest.seat is None:
            raise Refused("table-onlooker")
        seq = data.get("seq")
        if type(seq) is not int or seq != self.seating.seq:
            guest.send(state.state_for(self.id, self.seating, guest.seat))
            raise Refused("table-stale")

    async def act(self, guest: Guest, data: dict[str, Any]) -> None:
        """Play an action."""
        async with self.lock:
            self.check(guest, data)
            await self.write(self.seating.act(guest.seat, data.get("action")))

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
        codes = data.get("pieces")
        if guest.seat is None or not isinstance(codes, list) or len(codes) > 32:
            raise Refused("table-bad-message")
        if not self.seating.match.deals or not all(isinstance(code, str) for code in codes):
            raise Refused("table-bad-message")
        view = self.seating.match.view(guest.seat)
        guest.send(state.answer_for(self.seating.game, view, codes))

    async def hint(self, guest: Guest, data: dict[str, Any]) -> None:
        """What a good player would do in the guest's place, from the same view."""
        if guest.seat is None or guest.seat != self.seating.match.to_act or self.seating.stage != "playing":
            raise Refused("table-not-your-turn")
        seq, view = self.seating.seq, self.seating.match.view(guest.seat)
        advice = await self.pool.ask(computers.advise, "level4", view, ("hint", self.id, seq))
        if advice is None:
            raise Refused("table-no-hint")
        code, points, win, why = advice
        guest.send(
            {"type": "hint", "seq": seq, "action": code, "points": points, "win": win, "say": state.message(why)}
        )

    async def ping(self, guest: Guest, data: dict[str, Any]) -> None:
        """Answer."""
        guest.send({"type": "pong"})

    # --- events -------------------------------------------------------------

    async def write(self, event: Event) -> None:
        """Write an event, let it have happened, and tell everybody. The lock is held."""
        await self.store.append(self.id, self.seating.seq, event)
        self.seating.fold(event)
        self.moved = asyncio.get_running_loop().time()
        await self.summarise()
        self.tell_all()
        self.wake()

    async def summarise(self) -> None:
        """Keep what the list of tables says true. It is no part of the match: a table read anew says it again."""
        summary = self.seating.summary()
        if summary != self.said:
            self.said = summary
            await self.store.summarise(self.id, summary)

    async def reload(self) -> None:
        """Read the table anew, after somebody else has written to it."""
        async with self.lock:
            self.seating = Seating(await self.store.events(self.id))
            self.tell_all()
            self.wake()

    # --- computer players ---------------------------------------------------

    def wake(self) -> None:
        """Let computer players act where it is their turn."""
        if (self.player is None or self.player.done()) and self.computer_to_act() is not None and self.guests:
            self.player = asyncio.create_task(self.play())

    def computer_to_act(self) -> int | None:
        """The seat of the computer player to act."""
        seat = self.seating.match.to_act
        if seat is None or self.seating.stage != "playing" or self.seating.places[seat].kind == "person":
            return None
        return seat

    async def play(self) -> None:
        """Let computer players act one after the other, at an even pace, while somebody is there to see it."""
        with contextlib.suppress(asyncio.CancelledError):
            while self.guests and (seat := self.computer_to_act()) is not None:
                seq = self.seating.seq
                due = self.moved + self.pace
                view = self.seating.match.view(seat)
                place = self.seating.places[seat]
                code = await self.pool.ask(computers.choose, place.level, view, (self.seating.seed, seq, seat))
                await asyncio.sleep(due - asyncio.get_running_loop().time())
                async with self.lock:
                    if self.seating.seq == seq:
                        await self.write(self.seating.act(seat, code))

    def close(self) -> None:
        """Stop."""
        if self.player is not None:
            self.player.cancel()
