"""Lines of text on a screen of a given width: cells in columns, sentences wrapped, nothing wider than it may be."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

GAP = 2


def columns(cells: Sequence[Text], width: int, gap: int = GAP) -> list[Text]:
    """The cells in as many columns as fit, running down each column; one that is too wide by itself is cut."""
    for count in range(min(len(cells), width // (gap + 1)), 1, -1):
        rows = -(-len(cells) // count)
        if -(-len(cells) // rows) < count:
            continue
        widths = [max(cell.cell_len for cell in cells[i : i + rows]) for i in range(0, len(cells), rows)]
        if sum(widths) + gap * (len(widths) - 1) <= width:
            return [joined(cells[row::rows], widths, gap) for row in range(rows)]
    return [cut(cell, width) for cell in cells]


def styled(text: str, style: str) -> Text:
    """Text in a style that what is appended to it does not inherit."""
    return Text().append(text, style=style)


def joined(cells: Sequence[Text], widths: Sequence[int], gap: int = GAP) -> Text:
    """Cells side by side, each padded to its width but the last."""
    line = Text()
    for i, (cell, width) in enumerate(zip(cells, widths, strict=False)):
        line.append_text(cell)
        if i < len(cells) - 1:
            line.append(" " * (width - cell.cell_len + gap))
    return line


def cut(line: Text, width: int) -> Text:
    """The line, shortened with an ellipsis where it is too wide."""
    if line.cell_len > width:
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
    return line


def wrapped(sentence: str, width: int, style: str = "", indent: str = "") -> list[Text]:
    """A sentence on as many lines as it needs; lines after the first begin with `indent`."""
    return [Text(line, style=style) for line in textwrap.wrap(sentence, width, subsequent_indent=indent)] or [Text()]


def flowed(cells: Sequence[Text], width: int, between: str = "  ", indent: str = "") -> list[Text]:
    """Cells one after the other, on a new line, indented, where the next does not fit."""
    lines: list[Text] = []
    for cell in cells:
        if lines and lines[-1].cell_len + cell_len(between) + cell.cell_len <= width:
            lines[-1].append(between)
            lines[-1].append_text(cell)
        else:
            lines.append(Text(indent if lines else "").append_text(cell))
    return [cut(line, width) for line in lines]


def signed(number: int) -> str:
    """A score with its sign."""
    return f"{number:+d}".replace("-", "−")
