"""The writers and readers of a game's views, composed when they are first needed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from zashiki.core import keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.game import Game

Case: TypeAlias = tuple[type, bool, bool]
"""The class of a view, whether the deal is over, and whether the viewer only looks on."""

MAX_GAMES = 64


class Composed(dict[Case, "Callable[[Any], dict[str, Any]]"]):
    """Writers, or readers, by their cases."""

    def __init__(self, make: Callable[..., Callable[[Any], dict[str, Any]]], game: Game) -> None:
        super().__init__()
        self.make, self.game = make, game

    def __missing__(self, case: Case) -> Callable[[Any], dict[str, Any]]:
        made, over, onlooker = case
        found = self[case] = self.make(made, self.game, over, onlooker)
        return found


class Forms:
    """How the views of a game are written and read."""

    def __init__(self, game: Game) -> None:
        self.writers = Composed(keys.writer, game)
        self.readers = Composed(keys.reader, game)


@lru_cache(MAX_GAMES)
def forms_of(game: Game) -> Forms:
    """The forms that equal games share."""
    return Forms(game)
