"""What a seat may know of a deal of Hana-awase (HA 9), and the same as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.bits import count_bits
from zashiki.games.fishing.view import FishingView, codes, fields_of, fields_read, mask
from zashiki.games.hana_awase.deal import captured_hands, card_points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.games.hana_awase.deal import HanaAwaseDeal

PAR = 88
DEALT_HANDS = {6: ("six_dregs", 20), 7: ("seven_dregs", 30)}
CAPTURED_HANDS = (
    "five_lights",
    "four_lights",
    "seven_poems",
    "blue_poems",
    "red_poems",
    "six_poems",
    "drinking",
    "spring",
    "pine_paulownia_moon",
    "boar_deer_butterfly",
    "moon_viewing",
    "flower_viewing",
    "grass",
    "wisteria_row",
    "willow_row",
    "paulownia_row",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class HanaAwaseView(FishingView):
    """What the seat may know. open, opened: the open cards of each hand, now and as dealt (six, seven or none)."""

    open: tuple[int, ...]
    opened: tuple[int, ...]

    def open_now(self) -> tuple[int, ...]:
        return self.open

    def open_at_first(self) -> tuple[int, ...]:
        return self.opened

    def known_in_hand(self, seat: int) -> int:
        return self.open[seat]

    def captured_by(self, seat: int) -> tuple[str, ...]:
        """Names of the captured hands in a seat's pile now, whether or not a rule may still void them."""
        found = captured_hands(self.piles[seat], self.game.options.rained_out)
        return tuple([name for i, name in enumerate(CAPTURED_HANDS) if found >> i & 1])

    def details(self) -> dict[str, Any]:
        """The keys of `docs/views`."""
        found = FishingView.details(self)
        found["open"] = [codes(cards) for cards in self.open]
        found["dealt_hands"] = []
        for seat, cards in enumerate(self.opened):
            if cards:
                name, points = DEALT_HANDS[count_bits(cards)]
                claim = {"seat": seat, "hand": name, "points": points, "opened": codes(cards)}
                found["dealt_hands"].append(claim)
        found["points"] = [card_points(pile) for pile in self.piles]
        found["above_par"] = [card_points(pile) - PAR for pile in self.piles]
        found["captured_hands"] = [list(self.captured_by(seat)) for seat in range(3)]
        return found


def view_of(game: Game, deal: HanaAwaseDeal, seat: int | None, totals: Sequence[int]) -> HanaAwaseView:
    """What a seat (None: a spectator) may know of a deal."""
    return HanaAwaseView(
        **fields_of(game, deal, seat, totals),
        start={"dealer": deal.dealer},
        open=deal.open_cards(),
        opened=deal.opened(),
    )


def view_read(game: Game, data: Mapping[str, Any]) -> HanaAwaseView:
    """The view that `as_json` wrote."""
    opened = [0] * 3
    for claim in data["dealt_hands"]:
        opened[claim["seat"]] = mask(claim["opened"])
    return HanaAwaseView(
        **fields_read(game, data), open=tuple(mask(cards) for cards in data["open"]), opened=tuple(opened)
    )
