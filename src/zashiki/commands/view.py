"""`zashiki view`: what a seat may know at the end of a record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from zashiki.commands.files import last_match, seat_from

if TYPE_CHECKING:
    import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="records, of which the last counts; - for standard input")
    parser.add_argument("--seat", required=True, metavar="N", help="a seat, from 0, or spectator")


def run(args: argparse.Namespace) -> int:
    """Print the view as JSON."""
    match = last_match(args.file)
    print(json.dumps(match.view(seat_from(args.seat, match.game)).as_json(), ensure_ascii=False))
    return 0
