"""Hana-awase as the table knows it: options, starts and score lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, cast

from zashiki.core.bits import count_bits
from zashiki.core.game import check_seat
from zashiki.core.message import Message
from zashiki.core.options import number
from zashiki.games.fishing.game import FishingGame, next_dealer
from zashiki.games.fishing.view import codes
from zashiki.games.hana_awase.aids import HanaAwaseAids
from zashiki.games.hana_awase.deal import HanaAwaseDeal
from zashiki.games.hana_awase.view import CAPTURED_HANDS, DEALT_HANDS, view_of, view_read
from zashiki.games.hana_awase.worlds import HanaAwaseWorlds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.aids import Aids
    from zashiki.core.deal import Deal
    from zashiki.core.game import Start
    from zashiki.core.view import View
    from zashiki.core.worlds import Worlds


@dataclass(frozen=True)
class HanaAwaseOptions:
    """The options of HA 8."""

    rounds: int = number(12, 1, 99)
    willow_row_voids: bool = False
    rained_out: bool = False
    draw_keeps_dealt: bool = False
    open_capture_optional: bool = False


class HanaAwase(FishingGame):
    """花合わせ: the old game of matching flowers, with open hands that others may capture from."""

    id: ClassVar[str] = "hana-awase"
    listed = 2
    aids_type: ClassVar[type[Aids]] = HanaAwaseAids
    options_type: ClassVar[type] = HanaAwaseOptions
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

    def check_start(self, written: Mapping[str, Any]) -> Start:
        return {"dealer": check_seat(written, "dealer", 3)}

    def next_start(self, starts: Sequence[Start], deals: Sequence[Deal]) -> Start | None:
        if len(deals) >= self.options.rounds:
            return None
        return {"dealer": next_dealer(self.shape.order(starts[-1]["dealer"]), deals[-1].scores())}

    # --- what a person or player sees ---------------------------------------

    def seen_by(self, deal: Deal, seat: int | None, totals: Sequence[int]) -> View:
        return view_of(self, cast("HanaAwaseDeal", deal), seat, totals)

    def read_view(self, data: Mapping[str, Any]) -> View:
        return view_read(self, data)

    def dealt_events(self, view: Any) -> list[Message]:
        return [
            Message(
                f"hana-awase-event-{text_name(DEALT_HANDS[count_bits(cards)][0])}",
                {"seat": seat, "cards": tuple(codes(cards))},
            )
            for seat, cards in enumerate(view.opened)
            if cards
        ]

    def worlds(self, view: View) -> Worlds:
        return HanaAwaseWorlds(view)

    def clause(self, view: Any) -> str:
        if view.finished:
            return "5.1" if any(line.rule == "draw" for line in view.lines) else "5.3"
        if view.drawn >= 0:
            return "4.7"
        return "4.4" if any(view.open) else "4.2"


def text_name(name: str) -> str:
    """A hand's name as part of a message id."""
    return name.replace("_", "-")
