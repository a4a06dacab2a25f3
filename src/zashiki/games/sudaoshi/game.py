"""Sudaoshi as the table knows it: options, starts and score lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from zashiki.core.errors import BadDeal
from zashiki.core.options import choice, number, shown
from zashiki.core.pieces import check_seat
from zashiki.games.fishing.game import FishingGame, next_dealer
from zashiki.games.sudaoshi.aids import SudaoshiAids
from zashiki.games.sudaoshi.deal import SudaoshiDeal
from zashiki.games.sudaoshi.hands import CAPTURED_HANDS, DEALT_HANDS
from zashiki.games.sudaoshi.view import SudaoshiView, view_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.aids import Aids
    from zashiki.core.game import Start

BURDENS = (100, 110, 120)


HANDED_ON = (-4.3, -3.9, 8.2, -5.0, 9.3)
"""Points of the next deal that the dealer's place is worth, his right's with 110, his left's with 120; his right's with
120, his left's with 110 (`benchmarks/strength/handed_on.py`): who goes last takes most."""


@dataclass(frozen=True)
class SudaoshiOptions:
    """The options of SU 8."""

    rounds: int = number(12, 1, 99)
    november_dregs: bool = True
    burden: str = choice("rank", "rank", "seat")


class Sudaoshi(FishingGame[SudaoshiDeal, SudaoshiView]):
    """すだおし: dregs are the best cards, and every seat starts the deal under a burden."""

    id: ClassVar[str] = "sudaoshi"
    listed = 1
    aids_type: ClassVar[type[Aids]] = SudaoshiAids
    options_type: ClassVar[type] = SudaoshiOptions
    view_type = SudaoshiView
    rules: ClassVar[tuple[str, ...]] = (
        *(f"dealt:{name}" for name, _ in DEALT_HANDS),
        *(f"captured:{name}" for name in CAPTURED_HANDS),
        "cards",
        "burden",
    )

    def undealt(self, start: Start, number: int) -> SudaoshiDeal:
        burdens: tuple[int, int, int] = tuple(start["burdens"])
        deal = SudaoshiDeal(
            start["dealer"], *burdens, int(self.options.november_dregs), int(self.options.burden == "rank")
        )
        deal.renumber(number)
        return deal

    def check_start(self, written: Mapping[str, Any]) -> Start:
        # SU 7: any dealer; 100 for him, and 110 and 120 in any arrangement, or in order of play under `seat`.
        dealer = check_seat(written, "dealer", 3)
        usual = burdens_by_seat(dealer)
        burdens = written.get("burdens", usual)
        if not isinstance(burdens, list) or any(type(burden) is not int for burden in burdens):
            raise BadDeal("sudaoshi-start-burdens", value=shown_list(burdens))
        if sorted(burdens) != list(BURDENS):
            raise BadDeal("sudaoshi-start-burdens", value=shown_list(burdens))
        if burdens[dealer] != BURDENS[0]:
            raise BadDeal("sudaoshi-start-dealer-burden", value=shown_list(burdens), dealer=dealer)
        if self.options.burden == "seat" and burdens != usual:
            raise BadDeal("sudaoshi-start-seat-burdens", value=shown_list(burdens), expected=shown_list(usual))
        return {"dealer": dealer, "burdens": list(burdens)}

    def handed_on(self) -> Sequence[float]:
        return HANDED_ON if self.options.burden == "rank" else HANDED_ON[:3]

    def next_start(self, starts: Sequence[Start], deals: Sequence[SudaoshiDeal]) -> Start | None:
        if len(deals) >= self.options.rounds:
            return None
        scores = deals[-1].scores()
        order = self.shape.order(starts[-1]["dealer"])
        dealer = next_dealer(order, scores)
        burdens = burdens_by_seat(dealer)
        if self.options.burden == "rank":
            # 120 for the lowest, of equals the latest; when all are equal the dealer stays and this is by seat again.
            others = [seat for seat in order if seat != dealer]
            last = min(reversed(others), key=lambda seat: scores[seat])
            burdens = [
                BURDENS[0] if seat == dealer else BURDENS[2] if seat == last else BURDENS[1] for seat in range(3)
            ]
        return {"dealer": dealer, "burdens": burdens}

    def seen_by(self, deal: SudaoshiDeal, seat: int | None, totals: Sequence[int]) -> SudaoshiView:
        return view_of(self, deal, seat, totals)


def burdens_by_seat(dealer: int) -> list[int]:
    """100 for the dealer, 110 for his right, 120 for his left; by seat."""
    return [BURDENS[(seat - dealer) % 3] for seat in range(3)]


def shown_list(value: object) -> str:
    """Burdens as a message shows them."""
    if isinstance(value, list):
        return f"[{', '.join(shown(item) for item in value[:5])}]"
    return shown(value)
