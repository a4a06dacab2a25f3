"""The games of the house, by id. A new game is one line here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from zashiki.core.errors import UnknownGame

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zashiki.core.game import Game

GAMES = {
    "sudaoshi": "zashiki.games.sudaoshi.game:Sudaoshi",
    "hana-awase": "zashiki.games.hana_awase.game:HanaAwase",
    "hachinin-meri": "zashiki.games.hachinin_meri.game:HachininMeri",
    "shou-ba-yi": "zashiki.games.shou_ba_yi.game:ShouBaYi",
    "tien-gow": "zashiki.games.tien_gow.game:TienGow",
}


def game_type(id: str) -> type[Game]:
    """The class of a game.

    Raises: UnknownGame.
    """
    if id not in GAMES:
        raise UnknownGame("unknown-game", game=str(id)[:40], known=", ".join(GAMES))
    module, _, name = GAMES[id].partition(":")
    found: type[Game] = getattr(import_module(module), name)
    return found


def make(id: str, options: Mapping[str, object]) -> Game:
    """The game of an id, bound to options.

    Raises: UnknownGame, BadOption.
    """
    return game_type(id)(options)
