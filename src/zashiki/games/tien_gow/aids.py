"""What a person is shown beside a view of Tien Gow: ranks of the tiles, what is out, what the columns come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from zashiki.core.aids import GONE, Aids, Ladder, Rung, Sign, Spot, fan
from zashiki.core.message import Message
from zashiki.games.tien_gow import sets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.line import Line

SAFE = 4
"""Columns that make safe, and that each missing one is owed of (TG 5.2)."""
EMPTY = 5
"""What is owed without a column (TG 5.2)."""


class TienGowAids(Aids):
    """Two suits of tiles, each with its ranks."""

    hand_places: int = 8
    chooses_several: ClassVar[bool] = True

    def signs(self) -> dict[str, Sign]:
        """Rank within the suit: 11 to 1 civil (kind A), 6 to 1 military (kind S)."""
        singles = sets.SETS[: sets.NUM_KINDS]
        return {
            code: Sign(worth=str(single.rank), kind="A" if single.num_civil else "S")
            for code, single in zip(self.game.deck.codes, singles, strict=True)
        }

    def ladder(self, view: Any) -> Ladder:
        seen = [0] * sets.NUM_KINDS
        for _, action in view.plays:
            for tile in sets.TILES[action] if action >= 0 else ():
                seen[tile] += 1
        rungs = [
            Rung(code, mark=GONE if copy < seen[tile] else "")
            for tile, code in enumerate(self.game.deck.codes)
            for copy in range(self.game.deck.copies[tile])
        ]
        civil = 2 * sets.NUM_CIVIL
        return Ladder(
            Message("web-ladder-about-tiles"),
            (
                (Message("web-ladder-civil"), tuple(rungs[:civil])),
                (Message("web-ladder-military"), tuple(rungs[civil:])),
            ),
        )

    def line_pieces(self, line: Line, view: Any) -> Sequence[str]:
        """The set that won the trick."""
        trick = line.keys.get("trick")
        if trick is None or trick > len(view.tricks):
            return ()
        return [self.game.deck.codes[tile] for tile in sets.TILES[sets.best_of(view.tricks[trick - 1])[1]]]

    def layout_facts(self, view: Any) -> dict[str, Any]:
        return {"columns": [{"n": n, "say": stake(n), "owes": owed(n)} for n in view.columns], "safe": SAFE}

    def scene(self) -> list[Spot]:
        table = [
            *fan(["66", "63"], 138, 18, 28, 25),
            *fan([None, None], 60, 56, 28, 25),
            *fan(["65", "53"], 212, 56, 28, 25),
        ]
        return [*table, *fan(["66", "44", "31", "55", "62", "43", "21", "42"], 40, 122, 31, 27)]


def owed(columns: int) -> int:
    """What a player with so many columns owes the winner, before it is doubled."""
    return EMPTY if columns == 0 else max(0, SAFE - columns)


def stake(columns: int) -> Message:
    """What so many columns come to, if the deal ended so."""
    if columns > SAFE:
        return Message("tien-gow-columns-over", {"n": columns - SAFE})
    return Message("tien-gow-columns-owes", {"n": owed(columns)}) if owed(columns) else Message("tien-gow-columns-safe")
