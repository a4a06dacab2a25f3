"""The player that plays anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View


class RandomPlayer:
    """Every legal action, each equally likely."""

    def choose(self, view: View, rng: Rng) -> int:
        """A legal action of the view's seat."""
        legal = view.legal
        assert legal is not None, "a player is asked only when its seat is to act"
        return legal[rng.below(len(legal))]
