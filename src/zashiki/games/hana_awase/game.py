"""Hana-awase as the table knows it: options, starts and score lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from zashiki.core.options import number
from zashiki.games.fishing.game import FishingGame
from zashiki.games.hana_awase.aids import HanaAwaseAids
from zashiki.games.hana_awase.deal import HanaAwaseDeal
from zashiki.games.hana_awase.hands import CAPTURED_HANDS
from zashiki.games.hana_awase.view import HanaAwaseView, view_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.aids import Aids
    from zashiki.core.game import Start


HANDED_ON = (-13.0, -4.5, 17.5)
"""Points of the next deal that the dealer's place is worth, that of his right and of his left
(`benchmarks/strength/handed_on.py`): who goes last takes most."""


@dataclass(frozen=True)
class HanaAwaseOptions:
    """The options of HA 8."""

    rounds: int = number(12, 1, 99)
    willow_row_voids: bool = False
    rained_out: bool = False
    draw_keeps_dealt: bool = False
    open_capture_optional: bool = False


class HanaAwase(FishingGame[HanaAwaseDeal, HanaAwaseView]):
    """花合わせ: the old game of matching flowers, with open hands that others may capture from."""

    id: ClassVar[str] = "hana-awase"
    listed = 2
    aids_type: ClassVar[type[Aids]] = HanaAwaseAids
    options_type: ClassVar[type] = HanaAwaseOptions
    view_type = HanaAwaseView
    rules: ClassVar[tuple[str, ...]] = (
        "dealt:six_dregs",
        "dealt:seven_dregs",
        *(f"captured:{name}" for name in CAPTURED_HANDS),
        "few_cards",
        "cards",
        "par",
        "draw",
    )

    def undealt(self, start: Start, number: int) -> HanaAwaseDeal:
        o = self.options
        deal = HanaAwaseDeal(
            start["dealer"],
            int(o.willow_row_voids),
            int(o.rained_out),
            int(o.draw_keeps_dealt),
            int(o.open_capture_optional),
        )
        deal.renumber(number)
        return deal

    def handed_on(self) -> Sequence[float]:
        return HANDED_ON

    def seen_by(self, deal: HanaAwaseDeal, seat: int | None, totals: Sequence[int]) -> HanaAwaseView:
        return view_of(self, deal, seat, totals)
