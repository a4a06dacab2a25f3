"""`zashiki bench`: this installation's figures beside the yardstick's."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from zashiki.commands.words import whole

if TYPE_CHECKING:
    import argparse

COLUMNS = {
    "moves_per_s": "moves/s",
    "ratio": "to yardstick",
    "search_sims_per_s": "simulations/s",
    "search_ratio": "to yardstick",
    "worlds_per_s": "worlds/s",
    "deals_per_s": "deals/s",
    "step_per_s": "steps/s",
    "views_per_s": "views/s",
    "simulate_actions_per_s": "simulate/s",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--json", action="store_true", help="as JSON")
    parser.add_argument("--rounds", type=whole(1, 100), default=3, metavar="N", help="interleaved rounds (3)")


def run(args: argparse.Namespace) -> int:
    """Measure and print; status 1 where the compiled core differs from the interpreted one."""
    from zashiki import bench

    quiet = not sys.stderr.isatty()
    found = bench.measure(args.rounds, report=lambda what: None if quiet else print(what, file=sys.stderr))
    print(json.dumps(found) if args.json else table(found))
    return 0 if found["checksums_equal"] else 1


def table(found: dict[str, Any]) -> str:
    """The figures as a table."""
    yard = found["yardstick"]
    core = "compiled" if found["compiled"] else "interpreted"
    head = [f"core: {core}, one thread, medians of interleaved rounds"]
    if yard:
        head.append(
            f"yardstick in C: {yard['moves_per_s']:,.0f} moves/s, {yard['search_sims_per_s']:,.0f} simulations/s"
        )
    else:
        head.append("yardstick: no C compiler here, so no ratios")
    names = ["game", *(title for key, title in COLUMNS.items() if any(key in row for row in found["games"].values()))]
    rows = [names]
    for id, row in found["games"].items():
        cells = (f"{row[key]:.2f}" if key.endswith("ratio") else f"{row[key]:,.0f}" for key in COLUMNS if key in row)
        rows.append([id, *cells])
    widths = [max(len(row[i]) for row in rows) for i in range(len(names))]
    body = [
        "  ".join(
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    same = "equal to" if found["checksums_equal"] else "DIFFERENT from"
    return "\n".join([*head, *body, f"results of random deals: {same} the interpreted core's"])
