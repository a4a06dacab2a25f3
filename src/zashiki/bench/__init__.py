"""The project's own performance figures, each beside a yardstick in C measured in the same run.

Machines differ and are shared; a figure means something only as a ratio to the yardstick. Rounds are interleaved: each
measures the yardstick first and then every game, and what is reported is the median over the rounds.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import zashiki
from zashiki.bench import searching
from zashiki.core.rng import Rng
from zashiki.players.seats import play_match, players_for

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.game import Game

CHECK_DEALS = 200
SEED = "bench"


def measure(
    rounds: int = 3, seconds: float = 0.25, report: Callable[[str], None] = lambda what: None
) -> dict[str, Any]:
    """All figures: rates a second of thread time, medians over `rounds`, ratios to the yardstick of the same round.

    `checksums_equal`: whether the compiled core's random deals are the interpreted one's; None where this core is
    interpreted, as nothing is compared then.
    """
    yard: list[dict[str, float]] = []
    found: dict[str, list[dict[str, float]]] = {id: [] for id in zashiki.game_ids()}
    with yardstick() as run_yardstick:
        for number in range(rounds):
            report(f"round {number + 1} of {rounds}: yardstick")
            measured = run_yardstick()
            if measured:
                yard.append(measured)
            for id, rows in found.items():
                report(f"round {number + 1} of {rounds}: {id}")
                rows.append(measure_game(zashiki.game(id), seconds, measured))
    compiled = zashiki.is_compiled()
    if compiled:
        report("checking against the interpreted core")
    return {
        "yardstick": medians(yard) or None,
        "games": {id: medians(rows) for id, rows in found.items()},
        "compiled": compiled,
        "checksums_equal": checksums() == interpreted_checksums() if compiled else None,
    }


def medians(rows: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {key: statistics.median(row[key] for row in rows) for key in rows[0]} if rows else {}


def measure_game(game: Game, seconds: float, yard: dict[str, float] | None) -> dict[str, float]:
    """The figures of one game in one round."""
    moves, deals = playouts(game, seconds)
    row = {"moves_per_s": moves, "deals_per_s": deals}
    if yard:
        row["ratio"] = moves / yard["moves_per_s"]
    row["search_sims_per_s"] = searching.simulations(game, seconds, SEED)
    if yard:
        row["search_ratio"] = row["search_sims_per_s"] / yard["search_sims_per_s"]
    return row | {
        "worlds_per_s": searching.worlds(game, seconds, SEED),
        "step_per_s": stepping(game, seconds),
        "views_per_s": views(game, seconds),
        "simulate_actions_per_s": simulating(game, seconds),
    }


def playouts(game: Game, seconds: float) -> tuple[float, float]:
    """Moves and deals a second of uniformly random play in the core; shuffle, legal sets, history, scoring included."""
    deal = game.undealt(game.first_start(Rng(SEED)), 0)
    rng = Rng(SEED, game.id)
    batch = 500 if zashiki.is_compiled() else 4
    moves = deals = 0
    begin = time.thread_time()
    while (spent := time.thread_time() - begin) < seconds:
        moves += deal.play_deals(batch, rng)[0]
        deals += batch
    return moves / spent, deals / spent


def stepping(game: Game, seconds: float) -> float:
    """Steps a second from Python: `legal_actions` and `apply`, new shuffles included."""
    deal = game.undealt(game.first_start(Rng(SEED)), 0)
    rng = Rng(SEED, game.id)
    steps = 0
    begin = time.thread_time()
    while (spent := time.thread_time() - begin) < seconds:
        deal.shuffled(rng)
        while deal.to_act >= 0:
            legal = deal.legal_actions()
            deal.apply(legal[steps % len(legal)])
            steps += 1
    return steps / spent


def views(game: Game, seconds: float) -> float:
    """Views a second, each for the seat to act, over whole random deals."""
    rng = Rng(SEED, game.id)
    positions = []
    for number in range(10):
        deal = game.shuffled_deal(game.first_start(Rng(SEED, number)), rng)
        while deal.to_act >= 0:
            positions.append(deal.copy())
            legal = deal.legal_actions()
            deal.apply(legal[rng.below(len(legal))])
    totals = [0] * game.num_sides
    made = 0
    begin = time.thread_time()
    while (spent := time.thread_time() - begin) < seconds:
        for position in positions:
            game.view(position, position.to_act, totals)
        made += len(positions)
    return made / spent


def simulating(game: Game, seconds: float) -> float:
    """Actions a second of `simulate`: matches of random players, views and records included."""
    names = ["random"] * game.num_seats
    players = players_for(names)
    actions = number = 0
    begin = time.thread_time()
    while (spent := time.thread_time() - begin) < seconds:
        played = play_match(game, players, names, 1, number)
        json.dumps(played.record())
        actions += sum(deal.length for deal in played.match.deals)
        number += 1
    return actions / spent


def checksums() -> dict[str, str]:
    """A checksum of some random deals of each game, which must not depend on how the core runs."""
    found = {}
    for id in zashiki.game_ids():
        game = zashiki.game(id)
        deal = game.undealt(game.first_start(Rng(SEED)), 0)
        moves, check = deal.play_deals(CHECK_DEALS, Rng(SEED, id, "check"))
        found[id] = f"{moves}:{check:016x}"
    return found


def interpreted_checksums() -> dict[str, str]:
    """The same from another process, whose core runs interpreted."""
    script = "import json; from zashiki.bench import checksums; print(json.dumps(checksums()))"
    environment = {**os.environ, "ZASHIKI_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


class yardstick:  # a context manager, used as a function
    """Builds the yardstick where there is a C compiler; gives a function that runs it, or finds nothing to run."""

    def __enter__(self) -> Callable[[], dict[str, float] | None]:
        self.folder = tempfile.TemporaryDirectory()
        compiler = shutil.which(os.environ.get("CC") or "cc") or shutil.which("gcc") or shutil.which("clang")
        if compiler is None:
            return lambda: None
        program = Path(self.folder.name, "yardstick")
        with as_file(files(__name__)) as source:
            command = [compiler, "-O3", str(source / "yardstick.c"), "-o", str(program), "-lm"]
            built = subprocess.run(command, capture_output=True, check=False)
        if built.returncode != 0:
            return lambda: None

        def run() -> dict[str, float]:
            found: dict[str, float] = json.loads(subprocess.run([program], capture_output=True, check=True).stdout)
            return found

        return run

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()
