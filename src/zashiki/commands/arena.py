"""`zashiki arena`: rates players on the same deals, every rotation of the seats."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from zashiki import arena
from zashiki.arena.table import from_record
from zashiki.commands.agents import names_from
from zashiki.commands.columns import columns
from zashiki.commands.continuing import continuing
from zashiki.commands.files import add_game_arguments, game_from
from zashiki.commands.progress import progress
from zashiki.commands.words import whole
from zashiki.core.errors import BadOption, UnknownPlayer
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


def confidence(word: str) -> float:
    """A confidence in per cent, as a part."""
    try:
        value = float(word) if len(word) < 10 else 0.0
    except ValueError:
        value = 0.0
    if not 50 <= value <= 99.99:
        raise BadOption("argparse-confidence", value=word[:40])
    return value / 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game_arguments(parser)
    parser.add_argument("--agents", action="append", metavar="A,B,…", required=True)
    parser.add_argument("--deals", type=whole(1), metavar="N")
    parser.add_argument("--matches", type=whole(1), metavar="N")
    parser.add_argument("--seed", type=whole(0, 2**63 - 1), metavar="S")
    parser.add_argument(
        "--until",
        type=confidence,
        metavar="PERCENT",
    )
    parser.add_argument("--out", metavar="FILE")
    parser.add_argument("--workers", type=whole(1, 1024), metavar="N")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play and print the standing."""
    game = game_from(args.game, args.option)
    texts = Texts(args.locale)
    names = names_from(args.agents, texts)
    if not names:
        raise UnknownPlayer("no-agents")
    if args.deals is not None and args.matches is not None:
        raise UnknownPlayer("arena-deals-or-matches")
    wanted = args.matches or args.deals or 100
    with progress(texts, "progress-shuffles", wanted) as report, continuing(args.out, game) as (earlier, out):
        seed = args.seed
        if seed is None:
            seeds = [each["seed"] for each in earlier if isinstance(each, dict) and type(each.get("seed")) is int]
            seed = seeds[0] if seeds else secrets.randbits(48)
        standing = arena.rate(
            game,
            names,
            wanted,
            seed,
            matches=args.matches is not None,
            workers=args.workers,
            until=args.until,
            earlier=earlier,
            out=out,
            progress=lambda standing: report(standing.shuffles),
        )
    found = standing.as_json()
    decided = args.until is not None and standing.is_decided(args.until)
    if args.until is not None:
        found["decided"] = decided
    others = sum(from_record(standing.table, record) is None for record in earlier)
    print(json.dumps(found) if args.json else table(found, texts, notes(standing, args.until, others, texts)))
    return 130 if standing.shuffles < wanted and not decided else 0


def notes(standing: arena.Standing, until: float | None, others: int, texts: Texts) -> list[str]:
    """What is to be said under the table; `others`: records of other arenas in the file."""
    names = standing.table.names
    said = [texts("arena-both-teams", player=names[player]) for player in standing.table.in_both_teams()]
    if until is not None:
        id = "arena-decided" if standing.is_decided(until) else "arena-undecided"
        said.append(texts(id, player=names[0], confidence=f"{100 * until:g}"))
    if others:
        said.append(texts("arena-others", number=others))
    return said


def table(found: dict[str, Any], texts: Texts, notes: Sequence[str]) -> str:
    """The standing as a person reads it."""
    rows = [[texts(f"arena-{key}") for key in ("player", "points", "interval", "wins", "rating", "speed")]]
    for agent in found["agents"]:
        rows.append(
            [
                agent["name"],
                signed(agent["points"]),
                f"{signed(agent['low'])} … {signed(agent['high'])}",
                "–" if agent["wins"] is None else f"{100 * agent['wins']:.1f} %",
                f"{number(agent['rating'])} ± {number(agent['deviation'])}",
                number(agent["decisions_per_s"]),
            ]
        )
    head = texts("arena-head", game=found["game"], deals=found["deals"], played=found["played"])
    lines = [
        texts("arena-difference", first=d["first"], second=d["second"], points=signed(d["points"]))
        + f" ({signed(d['low'])} … {signed(d['high'])})"
        for d in found["differences"]
    ]
    return "\n".join([head, columns(rows), *lines, *notes, texts("sum-seed", seed=str(found["seed"]))])


def signed(value: float | None) -> str:
    """A number with its sign."""
    return "–" if value is None else f"{value:+.2f}"


def number(value: float | None) -> str:
    """A number without decimals."""
    return "–" if value is None else f"{value:.0f}"
