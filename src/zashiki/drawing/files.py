"""Pictures as files: pieces, whole decks and contact sheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from zashiki.core.errors import BadFile
from zashiki.drawing.codes import DECKS, DrawingError, deck_of, file_stem, known_deck
from zashiki.drawing.names import describe, describe_back
from zashiki.drawing.pieces import PLAIN, Style, elements, size
from zashiki.drawing.raster import to_png
from zashiki.drawing.sheets import sheet
from zashiki.drawing.svg import document

if TYPE_CHECKING:
    from collections.abc import Sequence

_PNG_WIDTH = 300.0


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
        raise BadFile("draw-no-folder", file=str(path), folder=str(path.parent)) from error
    except OSError as error:
        raise BadFile("file-unwritable", file=str(path), why=error.strerror or type(error).__name__) from error


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
    Raises: DrawingError for unknown pieces or decks, pieces of several decks on one sheet, aids that do not fit, and
    PNG without cairosvg; BadFile for files that cannot be written.
    """
    drawn: list[tuple[str | None, str]]
    if deck is not None:
        if pieces:
            raise DrawingError("draw-pieces-or-deck")
        drawn = [(code, deck) for code in DECKS[known_deck(deck)]] + [(None, deck)]
    else:
        if not pieces:
            raise DrawingError("draw-nothing")
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
            raise DrawingError("draw-sheet-of-several-decks", decks=", ".join(sorted(decks)))
        codes = [code for code, _ in drawn]
        files = [(path, sheet(codes, decks.pop(), width=width or _PNG_WIDTH, columns=columns, style=style))]
    for file, picture in files:
        _write(file, picture, ending == ".png")
