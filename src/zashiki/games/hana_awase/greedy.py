"""Hana-awase for a careful beginner: lights and animals first, hands that are nearly complete, and those of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.games.fishing import greedy as fishing
from zashiki.games.fishing.greedy import Aim
from zashiki.games.hana_awase.deal import card_points

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.games.hana_awase.view import HanaAwaseView

VIEWINGS = (Aim(0x000110000000, 20), Aim(0x000100000100, 20))
AIMS = (
    Aim(0x100010000101, 60),
    Aim(0x002200200000, 40),
    Aim(0x000000000222, 40),
    Aim(0x000000000111, 30),
    Aim(0x100010000001, 20),
    Aim(0x001001100000, 20),
    Aim(0x000002022000, 20),
    Aim(0x00000000F000, 20),
    Aim(0xF00000000000, 20),
)
WILLOW_ROW = Aim(0x0F0000000000, 20)


def choose(view: HanaAwaseView, rng: Rng) -> int:
    """A legal action of the view's seat."""
    options = view.game.options
    aims = AIMS if options.willow_row_voids else (*AIMS, WILLOW_ROW)
    rain = 1 << 40
    by_seat = [aims if options.rained_out and pile & rain else aims + VIEWINGS for pile in view.piles]
    return fishing.choose(view, rng, card_points, by_seat)
