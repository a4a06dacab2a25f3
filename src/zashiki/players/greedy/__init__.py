"""The player a careful beginner is: a few sensible rules for each game."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View


class GreedyPlayer:
    """Plays by the rules of thumb in the module of the view's game."""

    def choose(self, view: View, rng: Rng) -> int:
        """A legal action of the view's seat."""
        rules = import_module(f"{__name__}.{view.game.id.replace('-', '_')}")
        action: int = rules.choose(view, rng)
        return action
