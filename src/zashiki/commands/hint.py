"""`zashiki hint`: what a player would do at the end of a record, from what that seat may know."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

from zashiki.commands.files import last_match, seat_from
from zashiki.commands.words import whole
from zashiki.core.errors import BadOption, Message
from zashiki.core.rng import Rng
from zashiki.players import registry
from zashiki.players.player import Advice, Estimate
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse

    from zashiki.core.view import View
    from zashiki.players.player import Player

DEFAULT = "search:sims=4000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="records, of which the last counts; - for standard input")
    parser.add_argument("--seat", required=True, metavar="N", help="the seat to act, from 0")
    parser.add_argument("--agent", default=DEFAULT, metavar="A", help=f"the player to ask ({DEFAULT})")
    parser.add_argument("--seed", type=whole(0, 2**63 - 1), metavar="S", help="the same seed gives the same hint")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print the hint."""
    names = registry.split_names([args.agent])
    if len(names) != 1:
        raise BadOption("hint-one-agent", value=args.agent[:60])
    player = registry.make(names[0])
    texts = Texts(args.locale)
    match = last_match(args.file, texts)
    seat = seat_from(args.seat, match.game)
    if match.to_act != seat:
        raise BadOption("hint-not-to-act", value=args.seat[:40])
    view = match.view(seat)
    seed = secrets.randbits(48) if args.seed is None else args.seed
    advice = advice_of(player, names[0], view, Rng("hint", seed))
    found = as_json(view, advice, texts)
    print(json.dumps(found, ensure_ascii=False) if args.json else table(found, advice, texts))
    return 0


def advice_of(player: Player, name: str, view: View, rng: Rng) -> Advice:
    """A player's advice; one that does not estimate says what it would play, and no more."""
    advise = getattr(player, "advise", None)
    if advise is not None:
        found: Advice = advise(view, rng)
        return found
    best = player.choose(view, rng)
    order = [best, *(action for action in view.legal or () if action != best)]
    kind = name.partition(":")[0]
    reason = f"hint-why-{kind}" if kind in ("random", "greedy") else "hint-why-program"
    return Advice(tuple(Estimate(action) for action in order), Message(reason))


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
    """The hint as a person reads it."""
    rows = [[texts(f"hint-{key}") for key in ("action", "points", "win", "share")]]
    for entry, estimate in zip(found["actions"][:12], advice.estimates, strict=False):
        error = "" if estimate.deviation is None else f" ± {1.96 * estimate.deviation:.2f}"
        rows.append(
            [
                entry["action"],
                "–" if entry["points"] is None else f"{entry['points']:+.2f}{error}",
                "–" if entry["win"] is None else f"{100 * entry['win']:.0f} %",
                "–" if entry["share"] is None else f"{100 * entry['share']:.0f} %",
            ]
        )
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    body = "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
    return f"{found['best']}: {found['why']}\n{body}"
