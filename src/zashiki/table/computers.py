"""Computer players in processes of their own. They are handed a view, never the deal."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import zashiki
from zashiki.core.rng import Rng
from zashiki.players import registry

if TYPE_CHECKING:
    from zashiki.core.view import View

MADE: dict[str, Any] = {}


def ready() -> None:
    """Prepare a process: Ctrl-C is the server's, and the games are imported once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for id in zashiki.game_ids():
        zashiki.game(id)


def choose(player: str, game: str, options: dict[str, Any], view: dict[str, Any], seed: tuple[str | int, ...]) -> str:
    """The code of the action that a player chooses on a written view."""
    if player not in MADE:
        MADE[player] = registry.make(player)
    bound = zashiki.game(game, **options)
    return bound.format_action(MADE[player].choose(bound.view_from_json(view), Rng(*seed)))


def advise(player: str, game: str, options: dict[str, Any], view: dict[str, Any], seed: tuple[str | int, ...]) -> Any:
    """What a player that can say so thinks of a written view: best code, points, win, reason; None where it cannot."""
    if player not in MADE:
        MADE[player] = registry.make(player)
    adviser = MADE[player]
    if not hasattr(adviser, "advise"):
        return None
    bound = zashiki.game(game, **options)
    advice = adviser.advise(bound.view_from_json(view), Rng(*seed))
    best = advice.estimates[0]
    return bound.format_action(best.action), best.points, best.win, advice.why


class Computers:
    """The pool, made when first needed."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, function: Any, player: str, view: View, seed: tuple[str | int, ...]) -> Any:
        """Run `choose` or `advise` in the pool. A process that dies is replaced, and asked once more."""
        written = view.as_json()
        arguments = (player, view.game.id, view.game.changed_options(), written, seed)
        loop = asyncio.get_running_loop()
        for attempt in (0, 1):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), ready)
            try:
                return await loop.run_in_executor(self.pool, function, *arguments)
            except RuntimeError:  # BrokenProcessPool is one
                self.pool = None
                if attempt:
                    raise
        return None

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
