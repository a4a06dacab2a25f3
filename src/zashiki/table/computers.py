"""Computer players in processes of their own. They are handed a view, never the deal."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any

import zashiki
from zashiki.core.rng import Rng
from zashiki.players import registry
from zashiki.table.outside import Advice

if TYPE_CHECKING:
    from zashiki.core.view import View

MADE: dict[str, Any] = {}


def ready() -> None:
    """Prepare a process: Ctrl-C is the server's, and the games are imported once. It ends with the server, however that
    ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    for id in zashiki.game_ids():
        zashiki.game(id)


def end_with_server() -> None:
    """Wait for the server to end, killed or not; then there is nobody to answer."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def nothing() -> None:
    """Start a process."""


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
    """The pool of processes, made when first needed: the thinkers of a server."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def running(self) -> ProcessPoolExecutor:
        """The pool; made where there is none."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), ready)
        return self.pool

    def warm(self) -> None:
        """Start the processes, so that the first player need not wait for them."""
        for _ in range(self.workers):
            self.running().submit(nothing)

    async def ask(self, function: Any, player: str, view: View, seed: tuple[str | int, ...]) -> Any:
        """Run `choose` or `advise` in the pool. Where a process has died, the pool is made anew and asked once more.

        Raises: BrokenExecutor where it dies again; what the player raises.
        """
        arguments = (player, view.game.id, view.game.changed_options(), view.as_json(), seed)
        loop = asyncio.get_running_loop()
        pool = self.running()
        try:
            return await loop.run_in_executor(pool, function, *arguments)
        except BrokenExecutor:
            if self.pool is pool:
                self.pool = None
        return await loop.run_in_executor(self.running(), function, *arguments)

    async def choose(self, player: str, view: View, seed: tuple[str | int, ...]) -> str:
        """The code of the action that a player chooses."""
        return str(await self.ask(choose, player, view, seed))

    async def advise(self, player: str, view: View, seed: tuple[str | int, ...]) -> Advice | None:
        """What a player that can say so thinks of a view; None where it cannot."""
        found = await self.ask(advise, player, view, seed)
        return None if found is None else Advice(*found)

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
