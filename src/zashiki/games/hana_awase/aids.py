"""What a person is shown beside a view of Hana-awase."""

from __future__ import annotations

from typing import Any

from zashiki.core.aids import Spot, fan
from zashiki.core.bits import count_bits
from zashiki.games.fishing.aids import FishingAids
from zashiki.games.hana_awase.deal import card_points
from zashiki.games.hana_awase.hands import DEALT_HANDS
from zashiki.games.hana_awase.view import PAR


class HanaAwaseAids(FishingAids):
    """Lights are worth most, and the par is taken off."""

    def worth(self, cards: int) -> int:
        points: int = card_points(cards)
        return points

    def less(self, view: Any) -> tuple[int, ...]:
        return (PAR, PAR, PAR)

    def dealt_hand(self, view: Any, seat: int) -> tuple[str, int] | None:
        return DEALT_HANDS.get(count_bits(view.opened[seat]))

    def scene(self) -> list[Spot]:
        rows = [*fan(["3S", "6A", "9A"], 36, 24, 44, 38), *fan(["10A", "2A", "7A"], 36, 92, 44, 38)]
        piles = [*fan(["2D1", "5D2", "7D1", "8D1"], 196, 14, 26, 30), Spot(None, 218, 84, 38)]
        return [*rows, *piles, *fan(["1L", "3D1", "6S", "12D1", "11L"], 66, 152, 40, 40, 2)]
