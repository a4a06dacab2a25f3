"""What Sudaoshi and Hana-awase share around their deals: pieces, action codes, and who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from zashiki.core.game import Game, Pieces, Start, parse_pieces
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.games.fishing.cards import action_cards, month_mates
from zashiki.games.fishing.deal import FishingDeal
from zashiki.games.fishing.view import FishingView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.deck import Deck

DealT = TypeVar("DealT", bound=FishingDeal, covariant=True)
ViewT = TypeVar("ViewT", bound=FishingView, covariant=True)

NUM_SEATS = 3
GROUPS = (("hands", NUM_SEATS, (7, 7, 7)), ("field", None, (6,)), ("stock", None, (21,)))


class FishingGame(Game[DealT, ViewT]):
    """A fishing game with the hanafuda pack, for three."""

    deck: ClassVar[Deck] = HANAFUDA
    num_actions: ClassVar[int] = 240
    deals_option: ClassVar[str] = "rounds"
    clockwise: ClassVar[bool] = False

    @property
    def num_seats(self) -> int:
        return NUM_SEATS

    # --- deals --------------------------------------------------------------

    def pack_of(self, start: Start, pieces: object, number: int) -> list[int]:
        groups = parse_pieces(self.deck, pieces, GROUPS)
        dealer = start["dealer"]
        return [card for i in (*(order_of_play(dealer)), 3, 4) for card in groups[i]]

    def pieces(self, deal: DealT) -> Pieces:  # type: ignore[misc]
        codes = [self.deck.codes[card] for card in deal.packed()]
        dealer: int = deal.dealer
        hands = [codes[7 * i : 7 * i + 7] for i in ((seat - dealer) % NUM_SEATS for seat in range(NUM_SEATS))]
        return {"hands": hands, "field": codes[21:27], "stock": codes[27:]}

    # --- codes --------------------------------------------------------------

    def action_code(self, action: int) -> str:
        card, targets = action_cards(action)
        code = self.deck.codes[card]
        return f"{code}:{'+'.join(self.deck.codes[t] for t in targets)}" if targets else code

    def read_action(self, code: str) -> int | None:
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


def order_of_play(dealer: int) -> tuple[int, ...]:
    """The seats as they play: dealer, right, left."""
    return tuple((dealer + i) % NUM_SEATS for i in range(NUM_SEATS))


def next_dealer(dealer: int, scores: Sequence[int]) -> int:
    """Who deals after a deal with these scores: the highest, of equals the earliest in its order of play."""
    return max(order_of_play(dealer), key=lambda seat: scores[seat])
