"""Sudaoshi for a careful beginner: dregs first, an eye on the hills and, under 120, on the rain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.games.fishing import greedy as fishing
from zashiki.games.fishing.greedy import Aim
from zashiki.games.sudaoshi.hands import card_points

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.games.sudaoshi.view import SudaoshiView

HILLS = (Aim(0x000030000000, 12), Aim(0x0000F0000000, 12))
RAIN = (Aim(0x030000000000, 12), Aim(0x0F0000000000, 12))


def choose(view: SudaoshiView, rng: Rng) -> int:
    """A legal action of the view's seat."""
    aims = [HILLS + RAIN if burden == 120 else HILLS for burden in view.burdens]
    return fishing.choose(view, rng, card_points, aims)
