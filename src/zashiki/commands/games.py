"""`zashiki games`: what can be played, and its options."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import zashiki
from zashiki.commands.complaints import complain_of_games
from zashiki.commands.files import print_json
from zashiki.texts import Texts, plain, text_id

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--json", action="store_true")


def facts(texts: Texts) -> list[dict[str, Any]]:
    """Every game with its seats, teams, deck and options."""
    found = []
    for id in zashiki.game_ids():
        game = zashiki.game(id)
        options = []
        for fact in game.option_facts():
            meaning = texts(f"{id}-option-{text_id(fact.name)}")
            entry: dict[str, Any] = {"name": fact.name, "default": fact.default, "meaning": meaning}
            if fact.kind == "number":
                entry |= {"low": fact.low, "high": fact.high}
            else:
                entry["values"] = list(fact.choices) or [True, False]
            options.append(entry)
        found.append(
            {
                "id": id,
                "name": texts(f"{id}-name"),
                "about": texts(f"{id}-about"),
                "seats": game.num_seats,
                "teams": len(game.team_names) or None,
                "clockwise": game.clockwise,
                "deck": game.deck.name,
                "pieces": game.deck.num_pieces,
                "options": options,
            }
        )
    return found


def run(args: argparse.Namespace) -> int:
    """Print them."""
    texts = Texts(args.locale)
    complain_of_games(texts)
    found = facts(texts)
    if args.json:
        print_json(found, indent=2)
        return 0
    for number, game in enumerate(found):
        print(
            "\n" * bool(number)
            + texts(
                "games-head",
                id=game["id"],
                name=plain.without_native(game["name"], sys.stdout),
                seats=game["seats"],
                pieces=game["pieces"],
                deck=game["deck"],
            )
        )
        print(f"  {game['about']}")
        for option in game["options"]:
            values = (
                f"{option['low']}–{option['high']}" if "low" in option else ", ".join(map(written, option["values"]))
            )
            print(f"  --option {option['name']}={written(option['default'])}   ({values}) {option['meaning']}")
    return 0


def written(value: object) -> str:
    """A value as the command line takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
