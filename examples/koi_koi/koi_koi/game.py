"""Koi-Koi as the table knows it: options, starts and score lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from koi_koi.deal import FOR_TWO, KoiKoiDeal
from zashiki.core.options import choice, number
from zashiki.games.fishing.calling_game import CallingGame
from zashiki.games.fishing.calling_view import CallingView

if TYPE_CHECKING:
    from zashiki.core.game import Start
    from zashiki.core.rng import Rng
    from zashiki.games.fishing.cards import Shape

LIGHTS = ("15-8-7-5", "15-10-8-6", "10-8-7-5")
VIEWINGS = {"yes": 4, "dry": 12, "no": 0}


@dataclass(frozen=True)
class KoiKoiOptions:
    """The options of KK 8."""

    rounds: int = number(12, 1, 99)
    lights: str = choice("15-8-7-5", *LIGHTS)
    viewings: str = choice("yes", *VIEWINGS)
    cup_is_dregs: bool = True
    month_cards: bool = False
    dealt_hands: bool = True
    double_seven: bool = True
    double_answer: bool = True
    dealer_privilege: bool = False


class KoiKoiView(CallingView):
    """What a seat may know of a deal of Koi-Koi (KK 9)."""

    __slots__ = ()

    @property
    def clause(self) -> str:
        """The clause that matters most now."""
        if any(self.shown):
            return "3.5"
        return {"hand": "4.2", "drawn": "4.4", "call": "4.5", "over": "5.1"}[self.phase]


class KoiKoi(CallingGame[KoiKoiDeal, KoiKoiView]):
    """こいこい: stop with what you have, or call for more."""

    id: ClassVar[str] = "koi-koi"
    shape: ClassVar[Shape] = FOR_TWO
    calls: ClassVar[tuple[str, ...]] = ("koi-koi", "stop")
    options_type: ClassVar[type] = KoiKoiOptions
    view_type = KoiKoiView
    rules: ClassVar[tuple[str, ...]] = (
        *("dealt:four_alike", "dealt:four_pairs"),
        *("captured:five_lights", "captured:four_lights", "captured:rainy_four", "captured:three_lights"),
        *("captured:boar_deer_butterflies", "captured:animals"),
        *("captured:both_poems", "captured:red_poems", "captured:blue_poems", "captured:slips", "captured:dregs"),
        *("captured:moon_viewing", "captured:flower_viewing", "captured:month"),
        *("seven_or_more", "answer", "privilege", "draw"),
    )

    def undealt(self, start: Start, number: int) -> KoiKoiDeal:
        """A deal still to be dealt."""
        o = self.options
        switches = (o.dealt_hands, o.cup_is_dregs, 0, 0, o.month_cards, o.double_seven, o.double_answer)
        flags = sum(bool(on) << i for i, on in enumerate((*switches, o.dealer_privilege))) | VIEWINGS[o.viewings]
        deal = KoiKoiDeal(start["dealer"], flags, LIGHTS.index(o.lights), number % 12)
        deal.renumber(number)
        return deal

    def first_start(self, rng: Rng) -> Start:
        """The first dealer is drawn (KK 7.2)."""
        return {"dealer": rng.below(2)}
