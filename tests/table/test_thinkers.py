"""Processes that think for a server: late ones and lost ones are replaced, and nobody waits for another's hint."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from typing import TYPE_CHECKING, Any

import pytest
from table_stage import Inline, Visitor, run, serving, sqlite

import zashiki
from zashiki.core.rng import Rng
from zashiki.table import computers, fair
from zashiki.table.app import create_app
from zashiki.table.chance import chance_of
from zashiki.table.computers import Computers
from zashiki.table.crew import Crew
from zashiki.table.outside import NoAnswer

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow


def nothing() -> None:
    """Prepare nothing."""


def obey(question: tuple[str, float]) -> Any:
    """Sleep, end, or say which process this is."""
    what, seconds = question
    if what == "end":
        os._exit(3)
    time.sleep(seconds)
    return os.getpid()


def test_a_process_that_hangs_is_replaced_while_another_goes_on() -> None:
    async def test() -> None:
        crew = Crew(2, obey, nothing, seconds=3.0)
        hangs = asyncio.create_task(crew.ask(("say", 600.0), "a"))
        others = [await crew.ask(("say", 0.0), "b") for _ in range(5)]
        assert len(set(others)) == 1
        with pytest.raises(NoAnswer) as caught:
            await hangs
        assert caught.value.message.id == "table-late"
        with pytest.raises(NoAnswer) as caught:
            await crew.ask(("end", 0.0), "a")
        assert caught.value.message.id == "table-lost"
        assert await crew.ask(("say", 0.0), "a")
        crew.close()

    run(test)


def test_all_that_hang_at_once_leave_nothing_behind() -> None:
    async def test() -> list[int]:
        crew = Crew(2, obey, nothing)
        pids = sorted({await crew.ask(("say", 0.0), "a") for _ in range(8)})
        waiting = [asyncio.create_task(crew.ask(("say", 600.0), "a")) for _ in range(8)]
        await asyncio.sleep(0.2)
        crew.close()
        for each in waiting:
            each.cancel()
        return pids

    pids = asyncio.run(test())
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


class Hanging(Inline):
    """Players of whom some never answer: those asked for a hint, or the first so many asked for a move."""

    def __init__(self, hint: bool = False, moves: int = 0) -> None:
        super().__init__(1)
        self.hint, self.left = hint, moves
        self.asked = 0

    async def ask(self, what: str, player: str, view: Any, seed: str, name: str = "", last: bool = False) -> Any:
        """Think, or do not."""
        self.asked += what == "advise"
        if what == "advise" and self.hint:
            await asyncio.sleep(3600)
        if what == "choose" and self.left > 0:
            self.left -= 1
            raise NoAnswer("table-late")
        return await super().ask(what, player, view, seed, name, last)


def test_a_hint_holds_up_no_other_message(tmp_path: Path) -> None:
    async def test() -> None:
        app = create_app(sqlite(tmp_path / "t.sqlite"), pace=0, computers=Hanging(hint=True))
        async with serving("", app=app) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open_first("tien-gow")) as seat:
                state = await seat.next("state")
                await seat.send("hint")
                assert await seat.ask("ping", "pong") == {"type": "pong"}
                await seat.move(state)
                assert (await seat.reach(state["seq"] + 1))["seq"] > state["seq"]

    run(test)


def test_a_hint_is_remembered_and_new_ones_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "HINTS", 0.0)
    monkeypatch.setattr(fair, "HINTS_AT_ONCE", 3.0)

    async def test() -> None:
        players = Hanging()
        app = create_app(sqlite(tmp_path / "t.sqlite"), pace=0, computers=players)
        async with serving("", app=app) as base:
            visitor = Visitor(base)
            table = await visitor.open_first("tien-gow")
            said: list[Any] = []
            async with visitor.at(table) as seat, visitor.at(table) as other:
                state = await seat.next("state")
                first = await seat.ask("hint", "hint")
                assert [await tab.ask("hint", "hint") for tab in (seat, other, seat)] == [first] * 3
                assert players.asked == 1
                while len(said) < 4:
                    if state["actions"]:
                        await seat.send("hint")
                        while (answer := await seat.next())["type"] not in ("hint", "error"):
                            pass
                        said.append(answer["type"] == "hint" or answer["id"])
                        await seat.move(state)
                    state = await seat.next("state")
            assert said == [True, True, True, "table-hints-too-many"], "the first one is remembered"

    run(test)


@pytest.mark.parametrize("times", [1, 2, 5])
def test_a_move_that_does_not_come_is_told_and_asked_for_again(times: int, tmp_path: Path) -> None:
    async def test() -> None:
        app = create_app(sqlite(tmp_path / "t.sqlite"), pace=0, computers=Hanging(moves=times))
        async with serving("", app=app) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("tien-gow")) as seat:
                await seat.play(lambda state: state["stage"] == "over")
                errors = [text for text in seat.raw if '"type":"error"' in text]
                assert len(errors) == times
                assert all("table-late" in text for text in errors)

    run(test)


@pytest.mark.parametrize("player", ["random", "greedy", "level2", "level5"])
def test_a_process_is_as_busy_where_there_is_no_choice(player: str) -> None:
    game = zashiki.game("tien-gow")
    busy: dict[bool, list[float]] = {True: [], False: []}
    for number in range(6):
        rng = Rng("busy", number)
        deal = game.shuffled_deal(game.first_start(rng), rng)
        while deal.to_act >= 0:
            view = game.view(deal, deal.to_act)
            began = time.thread_time()
            code = computers.answer(("choose", player, game.id, {}, view.as_json(), f"{number} {deal.length}"))
            assert game.parse_action(code) in (view.legal or ())
            busy[len(view.legal or ()) == 1].append(time.thread_time() - began)
            deal.apply(game.parse_action(code))
    span = computers.BUSY["choose", player, game.id].span
    assert len(busy[True]) > 10
    assert min(busy[True]) >= 0.5 * span, "the span changes, but no forced move is for nothing"


def test_the_shuffle_does_not_follow_from_what_a_thinker_is_handed() -> None:
    handed: list[str] = []

    class Noting(Inline):
        async def ask(self, what: str, player: str, view: Any, seed: str, name: str = "", last: bool = False) -> Any:
            handed.append(repr((what, player, seed, name)) + str(view.as_json()))
            return await super().ask(what, player, view, seed, name, last)

    async def test() -> None:
        app = create_app("sqlite+aiosqlite:///:memory:", pace=0, computers=Noting())
        async with serving("", app=app) as base:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow")
            async with visitor.at(table) as seat:
                await seat.play(lambda state: state["stage"] == "over")
            secret = (await app.state.tables.seating(table)).seed
            assert handed
            assert not any(secret in text for text in handed)

    run(test)
    assert chance_of("s", "choose", 1, 2) != chance_of("s", "choose", 2, 1) != chance_of("t", "choose", 2, 1)
    assert chance_of("s", "choose", 1, 2) != chance_of("s", "hint", 1, 2)


def test_processes_end_with_a_server_that_hangs_on_them() -> None:
    async def test() -> list[int]:
        thinkers = Computers(1)
        thinkers.warm()
        game = zashiki.game("tien-gow")
        view = game.view(game.shuffled_deal(game.first_start(Rng(1)), Rng(1)), 0)
        await thinkers.advise("level1", view, "x", "a")
        workers = [desk.worker for crew in (thinkers.moves, thinkers.hints) for desk in crew.desks]
        pids = [worker.process.pid for worker in workers if worker is not None]
        for pid in pids:
            assert pid is not None
            os.kill(pid, signal.SIGSTOP)
        thinkers.close()
        return [pid for pid in pids if pid is not None]

    pids = asyncio.run(test())
    assert pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
