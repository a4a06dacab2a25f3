"""The table of Hana-awase: open hands lie before their owners, and 88 is taken off everyone."""

from __future__ import annotations

from typing import Any

from zashiki.games.fishing.terminal import FishingTable
from zashiki.games.hana_awase.deal import captured_points, card_points
from zashiki.games.hana_awase.hands import CAPTURED_HANDS

PAR = 88


class Table(FishingTable):
    """花合わせ in a terminal."""

    lying_id = "table-open"
    has_poems = True
    own_rules = ("cards", "par", "draw")

    def points_of(self, cards: int) -> int:
        return card_points(cards)

    def burden(self, view: Any, seat: int) -> int:
        return PAR

    def lying(self, view: Any, seat: int) -> int:
        """Open cards of a hand: they may be captured, one's own too."""
        cards: int = view.open[seat]
        return cards

    def captured_names(self) -> tuple[str, ...]:
        return CAPTURED_HANDS

    def captured_points(self, name: str) -> int:
        return captured_points(CAPTURED_HANDS.index(name))
