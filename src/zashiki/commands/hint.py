"""`zashiki hint`: what a player would do at the end of a record, from what that seat may know."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from zashiki.commands.agents import names_from
from zashiki.commands.columns import columns
from zashiki.commands.files import last_match, print_json, seat_from
from zashiki.commands.words import whole
from zashiki.core.errors import BadOption
from zashiki.core.rng import Rng
from zashiki.players import registry
from zashiki.players.player import advice_of
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse

    from zashiki.core.view import View
    from zashiki.players.player import Advice

DEFAULT = "search:sims=4000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seat", required=True, metavar="N")
    parser.add_argument("--agent", default=DEFAULT, metavar="A")
    parser.add_argument("--seed", type=whole(0, 2**63 - 1), metavar="S")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Print the hint."""
    texts = Texts(args.locale)
    names = names_from([args.agent], texts)
    if len(names) != 1:
        raise BadOption("hint-one-agent", value=args.agent[:60])
    player = registry.make(names[0])
    match = last_match(args.file, texts)
    seat = seat_from(args.seat, match.game)
    if match.to_act != seat:
        raise BadOption("hint-not-to-act", value=args.seat[:40])
    view = match.view(seat)
    seed = secrets.randbits(48) if args.seed is None else args.seed
    advice = advice_of(player, names[0], view, Rng("hint", seed))
    found = as_json(view, advice, texts)
    if args.json:
        print_json(found)
    else:
        print(table(found, advice, texts), texts("sum-seed", seed=str(seed)), sep="\n")
    return 0


def as_json(view: View, advice: Advice, texts: Texts) -> dict[str, Any]:
    """The hint as written."""
    code = view.game.format_action
    return {
        "best": code(advice.estimates[0].action),
        "why": texts.message(advice.why),
        "actions": [
            {
                "action": code(each.action),
                "points": rounded(each.points),
                "win": rounded(each.win),
                "share": rounded(each.share),
            }
            for each in advice.estimates
        ],
    }


def rounded(value: float | None) -> float | None:
    """Four decimals."""
    return None if value is None else round(value, 4)


def table(found: dict[str, Any], advice: Advice, texts: Texts) -> str:
    """The hint as a person reads it; the chance to win the match stands in it where that was played for."""
    for_match = advice.estimates[0].match is not None
    keys = ("action", "points", "win", *(("match",) if for_match else ()), "share")
    rows = [[texts(f"hint-{key}") for key in keys]]
    for entry, estimate in zip(found["actions"][:12], advice.estimates, strict=False):
        error = "" if estimate.deviation is None else f" ± {1.96 * estimate.deviation:.2f}"
        points = "–" if entry["points"] is None else f"{entry['points']:+.2f}{error}"
        parts = [entry["win"], *((estimate.match,) if for_match else ()), entry["share"]]
        rows.append([entry["action"], points, *("–" if part is None else f"{100 * part:.0f} %" for part in parts)])
    return f"{found['best']}: {found['why']}\n{columns(rows)}"
