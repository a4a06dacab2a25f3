"""`zashiki bench`: this installation's figures beside the yardstick's."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from zashiki.commands.words import whole
from zashiki.texts import Texts, text_id

if TYPE_CHECKING:
    import argparse

COLUMNS = (
    "moves_per_s",
    "ratio",
    "search_sims_per_s",
    "search_ratio",
    "worlds_per_s",
    "deals_per_s",
    "step_per_s",
    "views_per_s",
    "simulate_actions_per_s",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=whole(1, 100), default=3, metavar="N")


def run(args: argparse.Namespace) -> int:
    """Measure and print; status 1 where the compiled core differs from the interpreted one."""
    from zashiki import bench

    quiet = not sys.stderr.isatty()
    found = bench.measure(args.rounds, report=lambda what: None if quiet else print(what, file=sys.stderr))
    print(json.dumps(found) if args.json else table(found, Texts(args.locale)))
    return 1 if found["checksums_equal"] is False else 0


def table(found: dict[str, Any], texts: Texts) -> str:
    """The figures as a table, with a word what they are."""
    yard = found["yardstick"]
    head = [texts("bench-compiled" if found["compiled"] else "bench-interpreted")]
    if yard:
        figures = {"moves": f"{yard['moves_per_s']:,.0f}", "sims": f"{yard['search_sims_per_s']:,.0f}"}
        head.append(texts("bench-yardstick", **figures))
    else:
        head.append(texts("bench-no-yardstick"))
    keys = [key for key in COLUMNS if any(key in row for row in found["games"].values())]
    rows = [[texts("bench-game"), *(texts(f"bench-{text_id(key)}") for key in keys)]]
    for id, row in found["games"].items():
        cells = (f"{row[key]:.2f}" if key.endswith("ratio") else f"{row[key]:,.0f}" for key in keys)
        rows.append([id, *cells])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    body = [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        )
        for row in rows
    ]
    same = {True: "bench-equal", False: "bench-different", None: "bench-not-compared"}[found["checksums_equal"]]
    return "\n".join([*head, *body, texts(same)])
