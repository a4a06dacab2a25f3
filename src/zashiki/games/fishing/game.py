"""What fishing games share around their deals: pieces, action codes, and who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from zashiki.core.game import Game, Pieces, Start
from zashiki.core.pieces import check_seat, parse_pieces
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.games.fishing.cards import FIRST_CALL, FOR_THREE, Shape, action_cards, month_mates
from zashiki.games.fishing.deal import FishingDeal
from zashiki.games.fishing.view import FishingView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.deck import Deck

DealT = TypeVar("DealT", bound=FishingDeal, covariant=True)
ViewT = TypeVar("ViewT", bound=FishingView, covariant=True)


class FishingGame(Game[DealT, ViewT]):
    """A fishing game with the hanafuda pack. One with calls has as many actions more, in their order."""

    deck: ClassVar[Deck] = HANAFUDA
    shape: ClassVar[Shape] = FOR_THREE
    calls: ClassVar[tuple[str, ...]] = ()
    """What a seat may say after its turn, where a game asks it; the codes of these actions."""
    num_actions: ClassVar[int] = FIRST_CALL
    deals_option: ClassVar[str] = "rounds"
    clockwise: ClassVar[bool] = False
    browser_layout: ClassVar[str] = "fishing"

    @property
    def num_seats(self) -> int:
        return self.shape.seats

    # --- deals --------------------------------------------------------------

    def pack_of(self, start: Start, pieces: object, number: int) -> list[int]:
        shape = self.shape
        sizes = (("hands", shape.seats, [shape.hand] * shape.seats), ("field", None, [shape.field]))
        *hands, field, stock = parse_pieces(self.deck, pieces, (*sizes, ("stock", None, [shape.stock])))
        return [card for seat in shape.order(start["dealer"]) for card in hands[seat]] + field + stock

    def pieces(self, deal: DealT) -> Pieces:  # type: ignore[misc]
        codes = [self.deck.codes[card] for card in deal.packed()]
        first, last = self.shape.turns, self.shape.turns + self.shape.field
        places = [deal.place_of(seat) for seat in range(self.shape.seats)]
        hands = [codes[place : place + self.shape.hand] for place in places]
        return {"hands": hands, "field": codes[first:last], "stock": codes[last:]}

    def check_start(self, written: Mapping[str, Any]) -> Start:
        return {"dealer": check_seat(written, "dealer", self.shape.seats)}

    def next_start(self, starts: Sequence[Start], deals: Sequence[DealT]) -> Start | None:
        if len(deals) >= self.options.rounds:
            return None
        return {"dealer": next_dealer(self.shape.order(starts[-1]["dealer"]), deals[-1].scores())}

    # --- codes --------------------------------------------------------------

    def action_code(self, action: int) -> str:
        if action >= FIRST_CALL:
            return self.calls[action - FIRST_CALL]
        card, targets = action_cards(action)
        code = self.deck.codes[card]
        return f"{code}:{'+'.join(self.deck.codes[t] for t in targets)}" if targets else code

    def read_action(self, code: str) -> int | None:
        if code in self.calls:
            return FIRST_CALL + self.calls.index(code)
        index = self.deck.index
        first, _, rest = code.partition(":")
        cards = [index.get(name) for name in [first, *(rest.split("+") if rest else ())]]
        card = cards[0]
        if card is None or len(cards) not in (1, 2, 4):
            return None
        if len(cards) == 1:
            return 5 * card
        if len(cards) == 4:
            return 5 * card + 4
        others = month_mates(card)
        return 5 * card + 1 + others.index(cards[1]) if cards[1] in others else None


def next_dealer(order: Sequence[int], scores: Sequence[int]) -> int:
    """Who deals after a deal in this order of play with these scores: the highest, of equals the earliest."""
    return max(order, key=lambda seat: scores[seat])
