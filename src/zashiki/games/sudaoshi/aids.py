"""What a person is shown beside a view of Sudaoshi."""

from __future__ import annotations

from typing import Any

from zashiki.core.aids import Spot, fan
from zashiki.games.fishing.aids import FishingAids
from zashiki.games.sudaoshi.hands import DEALT_HANDS, card_points


class SudaoshiAids(FishingAids):
    """Dregs are worth ten, and a burden is taken off."""

    def worth(self, cards: int) -> int:
        return card_points(cards)

    def less(self, view: Any) -> tuple[int, ...]:
        burdens: tuple[int, ...] = view.burdens
        return burdens

    def dealt_hand(self, view: Any, seat: int) -> tuple[str, int] | None:
        index = view.dealt[seat]
        return None if index < 0 else (DEALT_HANDS[index][0], DEALT_HANDS[index][1])

    def layout_facts(self, view: Any) -> dict[str, Any]:
        # SU 5.2: the rain pays him alone who carries the heaviest burden.
        heaviest = max(view.burdens)
        return super().layout_facts(view) | {"burdens": True, "heavy": [n == heaviest for n in view.burdens]}

    def scene(self) -> list[Spot]:
        rows = [*fan(["1D1", "3L", "5A"], 78, 14, 44, 36), *fan(["8L", "10D1", "12L"], 78, 80, 44, 36)]
        return [*rows, Spot(None, 222, 46, 36), *fan(["1S", "4D1", "6D2", "9D1", "11D"], 66, 146, 40, 40, 2)]
