"""`zashiki draw`: pieces, whole decks and contact sheets as files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from zashiki.drawing.codes import DECKS, DrawingError, deck_of, file_stem, known_deck
from zashiki.drawing.names import describe, describe_back
from zashiki.drawing.pieces import PLAIN, Style, elements, size
from zashiki.drawing.raster import to_png
from zashiki.drawing.sheets import sheet
from zashiki.drawing.svg import document

if TYPE_CHECKING:
    from collections.abc import Sequence

DESCRIPTION = "Draw pieces as SVG or PNG files."
_WIDEST = 4000
_PNG_WIDTH = 300.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds what `zashiki draw` understands to a parser."""
    parser.add_argument("pieces", metavar="PIECE", nargs="*", help="piece codes, such as 1L PRo 3c 66")
    parser.add_argument("--deck", metavar="NAME", help=f"a whole deck and its back: {', '.join(DECKS)}")
    parser.add_argument(
        "-o",
        "--output",
        metavar="DIR|FILE",
        help="a name ending in .svg or .png is a file (of several pieces: a contact sheet), any other a folder",
    )
    parser.add_argument("--png", action="store_true", help="PNG files in the folder instead of SVG")
    parser.add_argument("--width", metavar="PX", help="width of a piece in pixels (PNG and sheets: 300)")
    parser.add_argument("--columns", metavar="N", help="pieces in a row of a contact sheet")
    parser.add_argument("--aids", metavar="GAME", help="lay the aids of a game over the pieces")
    parser.add_argument("--trump", metavar="SUIT", help="trump suit for the aids of Hachinin Meri: P I K O G")
    parser.add_argument("--four-colour", action="store_true", help="French suits in four colours")
    parser.add_argument("--no-marks", action="store_true", help="dominoes without their civil and military marks")
    parser.add_argument("--no-indices", action="store_true", help="Unsun cards without corner indices")
    parser.add_argument("--lying", action="store_true", help="pieces turned a quarter to the left")


def _number(text: str | None, option: str, least: int, most: int) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or not least <= int(text[:9]) <= most or len(text) > 9:
        raise DrawingError(f"{option} needs a whole number from {least} to {most}, not {text[:40]!r}")
    return int(text)


def _one(code: str | None, deck: str, style: Style, width: float | None) -> str:
    broad, tall = size(deck, style.lying)
    words = describe(code) if code is not None else describe_back(deck)
    shown = None if width is None else (width, tall * width / broad)
    return document(broad, tall, elements(code, deck, style), words, size=shown)


def _write(path: Path, picture: str, png: bool) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(to_png(picture) if png else picture.encode())
    except (FileExistsError, NotADirectoryError) as error:
        raise DrawingError(f"{path} cannot be written: {path.parent} is no folder") from error
    except OSError as error:
        raise DrawingError(f"{path} cannot be written: {error.strerror or error}") from error


def draw(
    pieces: Sequence[str],
    deck: str | None,
    output: Path | str,
    *,
    style: Style = PLAIN,
    width: float | None = None,
    columns: int | None = None,
    png: bool = False,
) -> None:
    """Draws the named pieces, or with `deck` a whole deck and its back, to a file or into a folder.

    output: a name that ends in .svg or .png is a file: one piece is drawn as it is, several as a contact sheet. Any
    other name is a folder, made where it is missing, that gets a file for each piece, named by its code (the Jokers
    `joker-little` and `joker-big`, the back `back`), SVG or with `png` PNG. width: of a piece in px.
    Raises: DrawingError for unknown pieces or decks, pieces of several decks on one sheet, aids that do not fit,
    files that cannot be written, and PNG without cairosvg.
    """
    drawn: list[tuple[str | None, str]]
    if deck is not None:
        if pieces:
            raise DrawingError("name pieces or a deck, not both")
        drawn = [(code, deck) for code in DECKS[known_deck(deck)]] + [(None, deck)]
    else:
        if not pieces:
            raise DrawingError("name the pieces to draw, or a deck with --deck")
        drawn = [(code, deck_of(code)) for code in dict.fromkeys(pieces)]
    path = Path(output)
    ending = path.suffix.lower()
    if ending not in (".svg", ".png"):
        ending = ".png" if png else ".svg"
        files = [
            (path / f"{file_stem(code) if code is not None else 'back'}{ending}", _one(code, found, style, wide))
            for wide in [_PNG_WIDTH if png and width is None else width]
            for code, found in drawn
        ]
    elif len(drawn) == 1:
        wide = _PNG_WIDTH if ending == ".png" and width is None else width
        files = [(path, _one(*drawn[0], style, wide))]
    else:
        decks = {found for _, found in drawn}
        if len(decks) > 1:
            raise DrawingError(f"one sheet takes pieces of one deck; these are of {' and '.join(sorted(decks))}")
        codes = [code for code, _ in drawn]
        files = [(path, sheet(codes, decks.pop(), width=width or _PNG_WIDTH, columns=columns, style=style))]
    for file, picture in files:
        _write(file, picture, ending == ".png")


def run(args: argparse.Namespace) -> int:
    """Does what the parsed arguments say. Returns 0, or 2 after one line on standard error that names what is wrong."""
    try:
        if not args.output:
            raise DrawingError("say where to draw to with -o DIR or -o FILE")
        style = Style(
            aids=args.aids,
            trump=args.trump,
            four_colour=args.four_colour,
            marks=not args.no_marks,
            indices=not args.no_indices,
            lying=args.lying,
        )
        draw(
            args.pieces,
            args.deck,
            args.output,
            style=style,
            width=_number(args.width, "--width", 1, _WIDEST),
            columns=_number(args.columns, "--columns", 1, 100),
            png=args.png,
        )
    except DrawingError as error:
        print(f"zashiki: {error}", file=sys.stderr)
        return 2
    return 0


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        """One line where argparse would print two."""
        print(f"zashiki: {message} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command by itself: `python -m zashiki.drawing`."""
    parser = _Parser(prog="zashiki draw", description=DESCRIPTION)
    add_arguments(parser)
    return run(parser.parse_args(arguments))
