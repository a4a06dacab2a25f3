"""The table of a fishing game with calls: the sets of each pile, and who has gone on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from zashiki.core.bits import count_bits
from zashiki.games.fishing.terminal import FishingTable

if TYPE_CHECKING:
    from zashiki.games.fishing.calling import CallingDeal


class CallingTable(FishingTable):
    """Cards have no points by themselves, sets have."""

    counts_cards = False
    has_poems = True
    lying_id = "table-shown"
    own_rules = ("draw",)

    def count(self, view: Any, seat: int) -> str:
        cards, points = count_bits(view.piles[seat]), view.points[seat]
        told = self.texts("table-sets-count", hand=view.hand_sizes[seat], cards=cards, points=points)
        said = view.said(seat)
        return f"{told}, {self.texts.message(said)}" if said else told

    def lying(self, view: Any, seat: int) -> int:
        """A dealt hand that was shown."""
        cards: int = 0 if seat == view.seat else view.shown[seat]
        return cards

    def captured_names(self) -> tuple[str, ...]:
        return tuple(rule.partition(":")[2] for rule in self.game.rules if rule.startswith("captured:"))

    def captured_points(self, name: str) -> int:
        deal = cast("CallingDeal", self.game.undealt(self.game.check_start({}), 0))
        return deal.least_points(self.captured_names().index(name))
