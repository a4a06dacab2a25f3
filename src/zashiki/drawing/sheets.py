"""Contact sheets: many pieces in one picture."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from zashiki.drawing.glyphs import text, text_width
from zashiki.drawing.names import describe_back, name
from zashiki.drawing.palette import PAPER
from zashiki.drawing.pieces import PLAIN, Style, placed, size
from zashiki.drawing.svg import document, rect

if TYPE_CHECKING:
    from collections.abc import Sequence

GROUND = "#24503c"
_COLUMNS = {"hanafuda": 8, "unsun": 15, "french": 8, "dominoes": 11}
_LEAST_LABELLED = 120


def sheet(
    codes: Sequence[str | None],
    deck: str,
    *,
    width: float = 300,
    columns: int | None = None,
    style: Style = PLAIN,
) -> str:
    """The pieces in rows, each `width` px wide, as a complete SVG file; None is the back.

    columns: pieces in a row, by default what suits the deck. Below pieces at least 120 px wide stands the English name.
    """
    broad, tall = size(deck, style.lying)
    height = math.ceil(tall * width / broad)
    across = max(1, min(columns or _COLUMNS[deck], len(codes)))
    gap = max(4, round(width / 25))
    lettering = min(14.0, width / 20) if width >= _LEAST_LABELLED else 0.0
    line = height + gap + (lettering * 2 if lettering else 0)
    rows = -(-len(codes) // across)
    whole = (across * (width + gap) + gap, rows * line + gap)
    body = rect(0, 0, *whole, GROUND)
    for i, code in enumerate(codes):
        x, y = gap + i % across * (width + gap), gap + i // across * line
        body += placed(code, deck, x, y, height, style)
        if lettering:
            words = name(code).english if code is not None else describe_back(deck)
            size_ = min(lettering, lettering * width / max(1, text_width(words, lettering)))
            body += text(words, x + width / 2, y + height + lettering * 0.6, size_, PAPER, anchor="middle")
    return document(*whole, body, f"{len(codes)} pieces of the {deck} deck")
