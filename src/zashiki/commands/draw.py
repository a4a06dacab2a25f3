"""`zashiki draw`: pieces, whole decks and contact sheets as files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.commands.words import whole
from zashiki.core.errors import BadOption
from zashiki.drawing.codes import DECKS
from zashiki.drawing.files import draw
from zashiki.drawing.pieces import Style

if TYPE_CHECKING:
    import argparse


HELP_VALUES = {"decks": ", ".join(DECKS)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("pieces", metavar="PIECE", nargs="*")
    parser.add_argument("--deck", metavar="NAME")
    parser.add_argument(
        "-o",
        "--output",
        metavar="DIR|FILE",
    )
    parser.add_argument("--png", action="store_true")
    parser.add_argument("--width", type=whole(1, 4000), metavar="PX")
    parser.add_argument("--columns", type=whole(1, 100), metavar="N")
    parser.add_argument("--aids", metavar="GAME")
    parser.add_argument("--trump", metavar="SUIT")
    parser.add_argument("--four-colour", action="store_true")
    parser.add_argument("--no-marks", action="store_true")
    parser.add_argument("--no-indices", action="store_true")
    parser.add_argument("--lying", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Draw what the arguments say."""
    if not args.output:
        raise BadOption("draw-no-output")
    style = Style(
        aids=args.aids,
        trump=args.trump,
        four_colour=args.four_colour,
        marks=not args.no_marks,
        indices=not args.no_indices,
        lying=args.lying,
    )
    draw(args.pieces, args.deck, args.output, style=style, width=args.width, columns=args.columns, png=args.png)
    return 0
