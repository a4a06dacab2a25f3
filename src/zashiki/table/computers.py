"""Computer players in processes of their own. They are handed a view, never the deal.

How long a process is busy must tell nothing of what it was asked about: whoever waits behind it, or shares a core with
it, would learn whether a player had a choice. So every question keeps it busy for the same time of its core.
"""

from __future__ import annotations

import os
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import zashiki
from zashiki.core.rng import Rng
from zashiki.players import registry
from zashiki.table.crew import SECONDS, Crew
from zashiki.table.outside import Advice

if TYPE_CHECKING:
    from zashiki.core.game import Game
    from zashiki.core.view import View

MADE: dict[str, Any] = {}

REHEARSED = 6
"""Deals whose first position is thought about before a player's first answer, to know how long that takes."""
REMEMBERED = 256
"""Answers by which the time of the next is set."""
SPARED = 0.02
"""Part of them that took longer than that."""


class Busy:
    """How long one kind of question keeps a process busy, in seconds of its core: nearly the longest lately."""

    def __init__(self) -> None:
        self.lately: deque[float] = deque(maxlen=REMEMBERED)
        self.span = 0.0

    def took(self, seconds: float) -> None:
        """Note how long thinking took."""
        self.lately.append(seconds)
        ordered = sorted(self.lately)
        self.span = ordered[-1 - int(SPARED * len(ordered))]

    def fill(self, began: float) -> None:
        """Be busy for the rest of the time."""
        while time.thread_time() - began < self.span:
            pass


BUSY: dict[tuple[str, str, str], Busy] = {}


def ready() -> None:
    """Prepare a process: the games are imported once, and it gives way to the server."""
    if hasattr(os, "nice"):
        os.nice(5)
    for id in zashiki.game_ids():
        zashiki.game(id)


def answer(question: tuple[str, str, str, dict[str, Any], dict[str, Any], str]) -> Any:
    """What is asked for, `choose` or `advise`, of a player on a written view of a game with options; the last is what
    its chance comes from."""
    began = time.thread_time()
    what, player, id, options, written, seed = question
    if player not in MADE:
        MADE[player] = registry.make(player)
    game = zashiki.game(id, **options)
    busy = BUSY.get((what, player, id))
    if busy is None:
        busy = BUSY[what, player, id] = rehearsed(what, player, game)
        began = time.thread_time()
    view = game.view_from_json(written)
    found = DOES[what](MADE[player], view, Rng(seed))
    if view.legal is not None and len(view.legal) > 1:
        busy.took(time.thread_time() - began)
    busy.fill(began)
    return found


def rehearsed(what: str, player: str, game: Game) -> Busy:
    """How long a kind of question takes, by some that nobody asked; the first takes longer than any later one."""
    busy = Busy()
    for number in range(REHEARSED + 1):
        rng = Rng("rehearsal", game.id, number)
        view = game.view(deal := game.shuffled_deal(game.first_start(rng), rng), deal.to_act)
        began = time.thread_time()
        DOES[what](MADE[player], game.view_from_json(view.as_json()), rng)
        if number:
            busy.took(time.thread_time() - began)
    return busy


def choose(player: Any, view: View, rng: Rng) -> str:
    """The code of the action that a player chooses."""
    return view.game.format_action(player.choose(view, rng))


def advise(player: Any, view: View, rng: Rng) -> Advice | None:
    """What a player that can say so thinks of a view; None where it cannot."""
    if not hasattr(player, "advise"):
        return None
    advice = player.advise(view, rng)
    best = advice.estimates[0]
    return Advice(view.game.format_action(best.action), best.points, best.win, advice.why)


DOES: dict[str, Any] = {"choose": choose, "advise": advise}


class Computers:
    """The thinkers of a server: processes for moves, and others for hints, so that neither waits for the other."""

    def __init__(self, workers: int | None = None, seconds: float = SECONDS) -> None:
        self.moves = Crew(workers or max(1, (os.cpu_count() or 2) - 1), answer, ready, seconds)
        self.hints = Crew(1, answer, ready, seconds)

    def warm(self) -> None:
        """Start the processes, so that the first player need not wait for them."""
        self.moves.begin()
        self.hints.begin()

    async def ask(self, what: str, player: str, view: View, seed: str, name: str, last: bool = False) -> Any:
        """Have a question answered by a process, in a visitor's name."""
        question = (what, player, view.game.id, view.game.changed_options(), view.as_json(), seed)
        return await (self.moves if what == "choose" else self.hints).ask(question, name, last)

    async def choose(self, player: str, view: View, seed: str, name: str, *, last: bool = False) -> str:
        """The code of the action that a player chooses."""
        return str(await self.ask("choose", player, view, seed, name, last))

    async def advise(self, player: str, view: View, seed: str, name: str) -> Advice | None:
        """What a player that can say so thinks of a view; None where it cannot."""
        found: Advice | None = await self.ask("advise", player, view, seed, name)
        return found

    def close(self) -> None:
        """End the processes."""
        self.moves.close()
        self.hints.close()
