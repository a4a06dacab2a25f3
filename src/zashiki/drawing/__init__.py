"""Drawings of the four decks, as SVG from code: for the browser, the documentation and notebooks.

`piece("1L")`, `back("hanafuda")`, `hand(["66", "63"])` and `table(view)` return complete SVG files as text. Pictures
are made of plain shapes: no font, script, style sheet or id, so that any number of them can stand in one page.
"""

from zashiki.drawing.codes import DECKS, DrawingError, deck_of
from zashiki.drawing.names import PieceName, describe, name
from zashiki.drawing.pieces import back, hand, piece
from zashiki.drawing.positions import record, table

__all__ = [
    "DECKS",
    "DrawingError",
    "PieceName",
    "back",
    "deck_of",
    "describe",
    "hand",
    "name",
    "piece",
    "record",
    "table",
]
