"""Tien Gow as a game: options, starts, pieces, action codes, and the way to its views, reasons and worlds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.game import Game
from zashiki.core.options import number
from zashiki.core.pieces import check_seat, parse_pieces
from zashiki.decks.dominoes import DOMINOES
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.aids import TienGowAids
from zashiki.games.tien_gow.deal import TienGowDeal
from zashiki.games.tien_gow.view import TienGowView, view_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Pieces, Start
    from zashiki.core.rng import Rng

NUM_SEATS = 4


HANDED_ON = (1.8, -1.4, -0.4, 0.0)
"""Points of the next deal that the bank is worth, and each seat after it (`benchmarks/strength/handed_on.py`)."""


@dataclass(frozen=True)
class Options:
    """What may differ from table to table (TG 8)."""

    deals: int = number(1, 1, 99)
    scale_surplus: bool = True
    double_losing_banker_surplus: bool = True
    last_trick_bonus_paid: bool = True


class TienGow(Game[TienGowDeal, TienGowView]):
    """Tien Gow, bound to its options."""

    id = "tien-gow"
    listed = 5
    deck = DOMINOES
    options_type = Options
    view_type = TienGowView
    rules = ("supreme", "quartet", "final", "liability")
    line_keys = ("trick", "columns", "times", "for")
    line_sides = frozenset({"for"})
    deals_option = "deals"
    num_actions = sets.NUM_ACTIONS
    clockwise = False
    aids_type = TienGowAids
    browser_layout = "dominoes"

    @property
    def num_seats(self) -> int:
        """Always four."""
        return NUM_SEATS

    # --- deals --------------------------------------------------------------

    def undealt(self, start: Start, number: int) -> TienGowDeal:
        """A deal with the start's banker, still to be dealt."""
        options: Options = self.options
        deal = TienGowDeal(
            start["dealer"],
            int(options.scale_surplus),
            int(options.double_losing_banker_surplus),
            int(options.last_trick_bonus_paid),
        )
        deal.renumber(number)
        return deal

    def first_start(self, rng: Rng) -> Start:
        """A banker drawn by lot (TG 3)."""
        return {"dealer": rng.below(NUM_SEATS)}

    def check_start(self, written: Mapping[str, Any]) -> Start:
        """The banker, seat 0 where none is written.

        Raises: BadDeal where he is no seat.
        """
        return {"dealer": check_seat(written, "dealer", NUM_SEATS)}

    def handed_on(self) -> Sequence[float]:
        """The next bank, which leads (TG 7)."""
        return HANDED_ON

    def next_start(self, starts: Sequence[Start], deals: Sequence[TienGowDeal]) -> Start | None:
        """Who won the last trick is the next banker (TG 7); None after the last deal."""
        if len(deals) == self.options.deals:
            return None
        return {"dealer": deals[-1].owner}

    def is_won_by_deal(self) -> bool:
        """With one deal the winner of its last trick has won the match (TG 7)."""
        return bool(self.options.deals == 1)

    def pack_of(self, start: Start, pieces: object, number: int) -> list[int]:
        """The pack that gives these hands: the banker's first.

        Raises: BadDeal or UnknownCode.
        """
        hands = parse_pieces(self.deck, pieces, [("hands", NUM_SEATS, [8] * NUM_SEATS)])
        return [piece for i in range(NUM_SEATS) for piece in hands[(start["dealer"] + i) % NUM_SEATS]]

    def pieces(self, deal: TienGowDeal) -> Pieces:
        """The hands as dealt, in the order they came."""
        pack = [self.deck.code(piece) for piece in deal.packed()]
        places = [8 * ((seat - deal.banker) % NUM_SEATS) for seat in range(NUM_SEATS)]
        return {"hands": [pack[place : place + 8] for place in places]}

    # --- codes --------------------------------------------------------------

    def action_code(self, action: int) -> str:
        """Tiles in deck order joined by `+`; a minus in front where they lie face down."""
        tiles = "+".join(self.deck.codes[tile] for tile in sets.TILES[action])
        return tiles if action < sets.FIRST_COVER else "-" + tiles

    def read_action(self, code: str) -> int | None:
        """The id of a code, or None."""
        ids = sets.COVER_ID if code.startswith("-") else sets.SHOW_ID
        return ids.get(tuple(self.deck.index.get(tile, -1) for tile in code.removeprefix("-").split("+")))

    # --- what a person or player sees ---------------------------------------

    def seen_by(self, deal: TienGowDeal, seat: int | None, totals: Sequence[int]) -> TienGowView:
        """What a seat may know (TG 9)."""
        return view_of(self, deal, seat, totals)
