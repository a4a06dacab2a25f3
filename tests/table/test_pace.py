"""A computer player's time tells nothing of its cards, by a clock that does as it is told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from zashiki.table import computers
from zashiki.table.fair import OneAtATime, Shared, Turns
from zashiki.table.pace import until
from zashiki.table.rooms import Guest, Room
from zashiki.table.seating import Seating
from zashiki.table.tables import opened

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zashiki.match.event import Event

SLOT = 0.25


class Clock(asyncio.SelectorEventLoop):
    """A loop in which waiting takes no time: where nothing is left to do, the clock goes on to what is next."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def time(self) -> float:
        """What the clock shows."""
        return self.now

    def _run_once(self) -> None:
        waiting: Any = self
        if not waiting._ready and waiting._scheduled:
            self.now = max(self.now, waiting._scheduled[0]._when)
        base: Any = super()
        base._run_once()


class Forgetful:
    """A store that keeps nothing."""

    async def append(self, id: str, number: int, event: Event, summary: dict[str, Any]) -> None:
        """Nothing."""


class Slow(computers.Computers):
    """Players who take as long as a list says, over and over."""

    def __init__(self, times: list[float]) -> None:
        super().__init__(1)
        self.times = times
        self.asked = 0

    async def ask(self, what: str, player: str, view: Any, seed: str, name: str, last: bool = False) -> Any:
        """Take one's time, and play the first legal action."""
        await asyncio.sleep(self.times[self.asked % len(self.times)])
        self.asked += 1
        return view.game.format_action(view.legal[0])


class Listener(Guest):
    """Notes when each message came."""

    def __init__(self) -> None:
        super().__init__(None)
        self.times: list[float] = []

    def send(self, data: Mapping[str, Any] | str) -> None:
        """Note the time."""
        self.times.append(asyncio.get_running_loop().time())


def times_of_a_match(game: str, thinking: list[float]) -> list[float]:
    """Seconds from one state to the next of a match of computer players."""

    async def play() -> list[float]:
        from zashiki.match.event import Event

        seating = Seating([Event("open", {"owner": "o", **opened({"game": game, "seat": None}), "seed": "1"})])
        seating.fold(seating.next_deal())
        store: Any = Forgetful()
        room = Room("t", seating, store, Slow(thinking), Shared(SLOT))
        listener = Listener()
        room.enter(listener)
        assert room.player is not None
        await room.player
        assert room.seating.match.current is None
        return [b - a for a, b in zip(listener.times, listener.times[1:], strict=False)]

    with asyncio.Runner(loop_factory=Clock) as runner:
        return runner.run(play())


@pytest.mark.parametrize("game", ["hachinin-meri", "shou-ba-yi", "tien-gow", "sudaoshi", "hana-awase"])
def test_every_action_comes_at_the_same_pace(game: str) -> None:
    quick = times_of_a_match(game, [0.0])
    mixed = times_of_a_match(game, [0.0, 0.01, 0.24, 0.1, 0.2, 0.003, 0.15])
    assert len(quick) > 8
    assert all(abs(time - SLOT) < 1e-6 for time in quick), "what had no choice takes as long as what had"
    assert all(abs(time - SLOT) < 1e-6 for time in mixed), "and so does what was thought about"


def test_what_is_decided_too_late_waits_for_the_next_slot() -> None:
    times = times_of_a_match("tien-gow", [0.0, 0.3, 0.7])
    assert {round(time / SLOT, 6) for time in times} == {1.0, 2.0, 3.0}
    assert until(10.0, 9.0, 1.0) == 1.0
    assert until(10.0, 10.2, 1.0) == pytest.approx(0.8)
    assert until(10.0, 12.0, 1.0) == 0.0
    assert until(10.0, 12.0, 0.0) == 0.0


def test_slots_are_of_the_level_and_of_nothing_else() -> None:
    shared = Shared(0.2)
    assert shared.slot("level1") == shared.slot("level4") == shared.slot("hint") == shared.slot("") == 0.2
    assert shared.slot("level5") == pytest.approx(0.6)


def test_visitors_are_served_in_rotation_and_tables_that_nobody_plays_at_last() -> None:
    turns: Turns[str] = Turns()
    for number in range(3):
        turns.put("greedy", f"g{number}")
        turns.put("onlooker", f"o{number}", last=True)
    turns.put("modest", "m0")
    turns.put("other onlooker", "p0", last=True)
    assert [turns.take() for _ in range(9)] == ["g0", "m0", "g1", "g2", "o0", "p0", "o1", "o2", None]
    turns.put("greedy", "g3")
    assert (turns.take(), turns.take(), turns.first, turns.last) == ("g3", None, {}, {})


def test_the_tables_of_one_visitor_without_a_person_play_one_at_a_time() -> None:
    async def play(owners: list[str]) -> list[int]:
        from zashiki.match.event import Event

        store: Any = Forgetful()
        shared, listeners, rooms = Shared(SLOT), [], []
        for number, owner in enumerate(owners):
            order = opened({"game": "tien-gow", "seat": None})
            seating = Seating([Event("open", {"owner": owner, **order, "seed": str(number)})])
            seating.fold(seating.next_deal())
            rooms.append(Room(str(number), seating, store, Slow([0.0]), shared))
            listeners.append(Listener())
            rooms[-1].enter(listeners[-1])
        await asyncio.sleep(34.5 * SLOT)
        for room in rooms:
            await room.close()
        return [len(listener.times) for listener in listeners]

    with asyncio.Runner(loop_factory=Clock) as runner:
        alone = runner.run(play(["a", "b"]))
        shared = runner.run(play(["a", "a", "a", "a", "b"]))
    assert alone[0] == 33, "a whole deal"
    assert shared[4] == alone[0], "a visitor's many tables take nothing from another's one"
    assert sum(shared[:4]) - 4 <= 34, "an action a slot, beside the first states"


def test_one_at_a_time_forgets_who_has_gone() -> None:
    async def test() -> None:
        turns, order = OneAtATime(), []

        async def do(name: str, number: int) -> None:
            async with turns.turn(name):
                order.append((name, number))
                await asyncio.sleep(0)

        await asyncio.gather(*(do("a", number) for number in range(3)), do("b", 0))
        assert order == [("a", 0), ("b", 0), ("a", 1), ("a", 2)]
        assert not turns.locks
        assert not turns.waiting

    asyncio.run(test())
