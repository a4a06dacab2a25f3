"""The table of Sudaoshi: burdens, and the cards that a dealt hand has shown."""

from __future__ import annotations

from typing import Any

from zashiki.games.fishing.terminal import FishingTable
from zashiki.games.sudaoshi.hands import CAPTURED_HANDS, card_points


class Table(FishingTable):
    """すだおし in a terminal."""

    lying_id = "table-shown"
    own_rules = ("cards", "burden")

    def points_of(self, cards: int) -> int:
        return card_points(cards)

    def burden(self, view: Any, seat: int) -> int:
        burden: int = view.burdens[seat]
        return burden

    def lying(self, view: Any, seat: int) -> int:
        """Cards shown for a dealt hand and still in the hand."""
        cards: int = view.shown[seat] & ~view.played_by(seat)
        return 0 if seat == view.seat else cards

    def captured_names(self) -> tuple[str, ...]:
        return CAPTURED_HANDS

    def captured_points(self, name: str) -> int:
        return 24 if name in ("the_hills", "rainy_sky") else 12
