"""One screen of a match: header, table, news, plays and notice, fitted into the height there is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.text import Text

from zashiki.terminal.grid import cut, flowed, signed, styled, wrapped
from zashiki.texts import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.view import View
    from zashiki.terminal.table import PlainTable

LEAST_NEWS = 2


def header(view: View, table: PlainTable, width: int) -> Text:
    """Game, deal and totals in one line; shorter where there are many seats."""
    texts = table.texts
    left = texts(
        "play-header",
        game=plain.without_native(texts(f"{view.game.id}-name"), sys.stdout),
        deal=table.deal_number(view),
    )
    totals = [f"{table.side_name(side)} {signed(total)}" for side, total in enumerate(view.totals)]
    line = styled(left, "bold")
    right = "   ".join(totals)
    line.append(" ")
    line.append("─" * max(1, width - line.cell_len - len(right) - 1), style="dim")
    line.append(" " + right)
    return cut(line, width)


def news(told: Sequence[str], width: int, height: int) -> list[Text]:
    """What has just happened: a line each where there is room, else one after the other, the latest at the end."""
    if not told or height < 1:
        return []
    single = [line for sentence in told for line in wrapped("· " + sentence, width, "italic", "  ")]
    if len(single) <= height:
        return single
    for first in range(len(told)):
        cells = [Text("· " + sentence, style="italic") for sentence in told[first:]]
        if first:
            cells[0] = Text("… ", style="italic").append_text(cells[0])
        lines = flowed(cells, width, " ", "  ")
        if len(lines) <= height:
            return lines
    return [cut(single[-1], width)]


def page(
    table: PlainTable,
    view: View,
    told: Sequence[str],
    notice: str,
    width: int,
    height: int,
    *,
    everything: bool = False,
) -> list[Text]:
    """The whole screen but for the line in which the person types.

    The table and the plays come first; what is left of the height is for the news. With `everything` all plays are
    listed, however many lines that takes.
    """
    top = [header(view, table, width), *table.draw(view, width)]
    phase = wrapped(table.texts(view.phase_text), width, "bold")
    notices = wrapped(notice, width, "bold yellow")[:3] if notice else []
    room = height - 1 - len(top) - len(phase) - len(notices)
    plays = table.choices(view, width, max(3, room - min(LEAST_NEWS, len(told))), everything=everything)
    told_lines = news(told, width, max(1, room - len(plays)))
    if len(top) + len(told_lines) + len(phase) + len(plays) + len(notices) < height - 2:
        told_lines.append(Text())
    return [*top, *told_lines, *phase, *plays, *notices]
