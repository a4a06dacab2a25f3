"""What a seat may know of a deal of Sudaoshi (SU 9), and the same as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.games.fishing.view import FishingView, codes, fields_of, fields_read, mask
from zashiki.games.sudaoshi.hands import DEALT_HANDS, captured_hands, card_points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.games.sudaoshi.deal import SudaoshiDeal

CAPTURED_HANDS = ("over_the_hills", "the_hills", "under_the_rainy_sky", "rainy_sky")


@dataclass(frozen=True, slots=True, kw_only=True)
class SudaoshiView(FishingView):
    """What the seat may know. dealt: each seat's dealt hand by its index, −1 for none; shown: the cards it showed."""

    dealt: tuple[int, ...]
    shown: tuple[int, ...]

    @property
    def burdens(self) -> tuple[int, ...]:
        """The burden of each seat."""
        return tuple(self.start["burdens"])

    def known_of(self, seat: int) -> int:
        return self.shown[seat]

    def captured_by(self, seat: int) -> tuple[str, ...]:
        """Names of the captured hands in a seat's pile now that will count for it."""
        found = captured_hands(self.piles[seat], self.burdens[seat] == 120)
        return tuple([name for i, name in enumerate(CAPTURED_HANDS) if found >> i & 1])

    def details(self) -> dict[str, Any]:
        """The keys of `docs/views`."""
        found = FishingView.details(self)
        points = [card_points(pile) for pile in self.piles]
        found["dealt_hands"] = [
            {"seat": seat, "hand": DEALT_HANDS[i][0], "points": DEALT_HANDS[i][1], "shown": codes(self.shown[seat])}
            for seat, i in enumerate(self.dealt)
            if i >= 0
        ]
        found["known"] = [codes(self.known_in_hand(seat)) for seat in range(3)]
        found["points"] = points
        found["above_burden"] = [n - burden for n, burden in zip(points, self.burdens, strict=True)]
        found["captured_hands"] = [list(self.captured_by(seat)) for seat in range(3)]
        return found


def view_of(game: Game, deal: SudaoshiDeal, seat: int | None, totals: Sequence[int]) -> SudaoshiView:
    """What a seat (None: a spectator) may know of a deal."""
    claims = deal.dealt_hands()
    return SudaoshiView(
        **fields_of(game, deal, seat, totals),
        start={"dealer": deal.dealer, "burdens": list(deal.burdens)},
        dealt=tuple([index for index, _ in claims]),
        shown=tuple([cards for _, cards in claims]),
    )


def view_read(game: Game, data: Mapping[str, Any]) -> SudaoshiView:
    """The view that `as_json` wrote."""
    names = [name for name, _ in DEALT_HANDS]
    dealt, shown = [-1] * 3, [0] * 3
    for claim in data["dealt_hands"]:
        dealt[claim["seat"]] = names.index(claim["hand"])
        shown[claim["seat"]] = mask(claim["shown"])
    return SudaoshiView(**fields_read(game, data), dealt=tuple(dealt), shown=tuple(shown))
