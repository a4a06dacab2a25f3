"""The player a careful beginner is: a few sensible rules for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core import packages

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View


class GreedyPlayer:
    """Plays by the rules of thumb of the game's package; without any, by the policy of playouts in one world."""

    def choose(self, view: View, rng: Rng) -> int:
        """A legal action of the view's seat."""
        rules = packages.part(view.game, "greedy")
        if rules is None:
            return view.game.worlds(view).world(rng).policy_choice(rng)
        action: int = rules.choose(view, rng)
        return action
