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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("pieces", metavar="PIECE", nargs="*", help="piece codes, such as 1L PRo 3c 66")
    parser.add_argument("--deck", metavar="NAME", help=f"a whole deck and its back: {', '.join(DECKS)}")
    parser.add_argument(
        "-o",
        "--output",
        metavar="DIR|FILE",
        help="a name ending in .svg or .png is a file (of several pieces: a contact sheet), any other a folder",
    )
    parser.add_argument("--png", action="store_true", help="PNG files in the folder instead of SVG")
    parser.add_argument(
        "--width", type=whole(1, 4000), metavar="PX", help="width of a piece in pixels (PNG and sheets: 300)"
    )
    parser.add_argument("--columns", type=whole(1, 100), metavar="N", help="pieces in a row of a contact sheet")
    parser.add_argument("--aids", metavar="GAME", help="lay the aids of a game over the pieces")
    parser.add_argument("--trump", metavar="SUIT", help="trump suit for the aids of Hachinin Meri: P I K O G")
    parser.add_argument("--four-colour", action="store_true", help="French suits in four colours")
    parser.add_argument("--no-marks", action="store_true", help="dominoes without their civil and military marks")
    parser.add_argument("--no-indices", action="store_true", help="Unsun cards without corner indices")
    parser.add_argument("--lying", action="store_true", help="pieces turned a quarter to the left")


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
