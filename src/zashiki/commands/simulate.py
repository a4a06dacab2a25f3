"""`zashiki simulate`: players play matches, on as many cores as wanted; the records are the same on any number."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from zashiki.commands.agents import names_from
from zashiki.commands.columns import columns
from zashiki.commands.files import add_game_arguments, game_from, settle, writing
from zashiki.commands.progress import progress
from zashiki.commands.words import whole
from zashiki.core.errors import BadOption
from zashiki.players.simulation import simulate
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse

    from zashiki.players.simulation import Summary


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game_arguments(parser)
    parser.add_argument("--matches", type=whole(1), metavar="N")
    parser.add_argument("--deals", type=whole(1), metavar="N")
    parser.add_argument(
        "--agents",
        action="append",
        metavar="A,B,…",
    )
    parser.add_argument("--seed", type=whole(0, 2**63 - 1), metavar="S")
    parser.add_argument("--legal", action="store_true")
    parser.add_argument("--out", metavar="FILE")
    parser.add_argument("--workers", type=whole(1, 1024), metavar="N")


def run(args: argparse.Namespace) -> int:
    """Play, write, and sum up on standard error."""
    if args.matches is not None and args.deals is not None:
        raise BadOption("simulate-deals-or-matches")
    texts = Texts(args.locale)
    simulation = simulate(
        game_from(args.game, args.option),
        names_from(args.agents or ["random"], texts),
        matches=args.matches,
        deals=args.deals,
        seed=args.seed,
        legal=args.legal,
        workers=args.workers,
    )
    what = "progress-deals" if simulation.in_deals else "progress-matches"
    with (
        nullcontext() if args.out is None else writing(args.out) as stream,
        progress(texts, what, simulation.wanted) as report,
    ):

        def out(line: bytes) -> None:
            if stream is not None:
                stream.write(line)
                settle(stream)

        simulation.run(None if stream is None else out, report)
    print(table(simulation.summary, texts), file=sys.stderr)
    return 130 if simulation.done < simulation.wanted else 0


def table(summary: Summary, texts: Texts) -> str:
    """The summary as a person reads it."""
    shared = any(summary.shared)
    titles = ["side", "player", "points", "matches", *(["shared"] if shared else [])]
    rows: list[list[Any]] = [[texts(f"sum-{title}") for title in titles]]
    for side in range(summary.game.num_sides):
        mean = f"{summary.points[side] / summary.deals:+.2f}" if summary.deals else "–"
        row = [side, ", ".join(summary.players(side)), mean, summary.won[side]]
        rows.append([*row, *([summary.shared[side]] if shared else [])])
    counts = {"matches": summary.matches, "deals": summary.deals, "actions": summary.actions}
    head = texts("sum-head", game=summary.game.id, **counts)
    return f"{head}\n{columns(rows)}\n" + texts("sum-seed", seed=str(summary.seed))
