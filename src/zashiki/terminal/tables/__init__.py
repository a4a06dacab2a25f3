"""The tables of the games: what the viewer may see, drawn for 80 columns and 24 lines, with and without colour."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from zashiki.terminal.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.game import Game
    from zashiki.texts import Texts

TABLES = {
    "sudaoshi": "zashiki.terminal.tables.sudaoshi:SudaoshiTable",
    "hana-awase": "zashiki.terminal.tables.hana_awase:HanaAwaseTable",
    "hachinin-meri": "zashiki.terminal.tables.hachinin_meri:HachininMeriTable",
    "shou-ba-yi": "zashiki.terminal.tables.shou_ba_yi:ShouBaYiTable",
    "tien-gow": "zashiki.terminal.tables.tien_gow:TienGowTable",
}
"""The class of each game's table; a game that is not here gets the plain one."""


def table_for(
    game: Game, texts: Texts, name: Callable[[int], str], side_name: Callable[[int], str] | None = None
) -> Table:
    """The table of a game."""
    kind: type[Table] = Table
    if game.id in TABLES:
        module, _, attribute = TABLES[game.id].partition(":")
        kind = getattr(import_module(module), attribute)
    return kind(game, texts, name, side_name)
