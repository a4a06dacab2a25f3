"""`zashiki play`: a match in the terminal; without a game it asks for one."""

from __future__ import annotations

import sys
import textwrap
from typing import TYPE_CHECKING

from zashiki.commands.agents import names_from
from zashiki.commands.complaints import complain_of_games
from zashiki.commands.files import game_from, seat_from
from zashiki.commands.words import whole
from zashiki.core.errors import BadOption
from zashiki.games import registry
from zashiki.players.seats import players_for, seated
from zashiki.texts import Texts, plain

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--agents", action="append", metavar="A,B,…")
    parser.add_argument("--seat", metavar="N")
    parser.add_argument("--seed", type=whole(0, 2**63 - 1), metavar="S")
    parser.add_argument("--resume", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play."""
    from zashiki.terminal import play, store

    texts = Texts(args.locale)
    play.prepare_streams()
    ids = list(registry.game_ids())
    if not args.game:
        complain_of_games(texts)
    if args.resume:
        if args.option or args.agents or args.seat is not None or args.seed is not None:
            raise BadOption("play-resume-alone")
        ids = [id for id in ids if store.saved(id).exists()]
        if not ids and not args.game:
            raise BadOption("play-nothing-saved-at-all")
    id = args.game or chosen(ids, texts)
    if id is None:
        return 0
    game = game_from(id, args.option)
    seat = seat_from("0" if args.seat is None else args.seat, game)
    names = seated(names_from(args.agents or [], texts) or ["greedy"], game.num_seats)
    players_for(names)
    return play.play(game, seat, names, args.seed, resume=args.resume, locale=args.locale)


def chosen(ids: Sequence[str], texts: Texts) -> str | None:
    """The game a person picks from a list, or None where they leave."""
    for number, id in enumerate(ids, 1):
        print(f"{number}  {plain.without_native(texts(f'{id}-name'), sys.stdout)}")
        print(textwrap.fill(texts(f"{id}-about"), 76, initial_indent="   ", subsequent_indent="   "))
    while True:
        print(texts("play-choose", number=len(ids)), end=" ", flush=True)
        word = sys.stdin.readline()
        if not word or word.strip() == "q":
            return None
        if word.strip() in ids:
            return word.strip()
        if word.isascii() and word.strip().isdecimal() and len(word) < 9 and 1 <= int(word) <= len(ids):
            return ids[int(word) - 1]
        print(texts("play-choose-again", number=len(ids), game=ids[0]))
