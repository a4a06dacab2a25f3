"""Tien Gow as a game: options, starts, pieces, action codes, and the way to its views, reasons and worlds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from zashiki.core.game import Game, check_seat, parse_pieces
from zashiki.core.options import number
from zashiki.decks.dominoes import DOMINOES
from zashiki.games.tien_gow import notes, reasons, sets, story
from zashiki.games.tien_gow.aids import TienGowAids
from zashiki.games.tien_gow.deal import TienGowDeal
from zashiki.games.tien_gow.view import read_view, typed, view_of
from zashiki.games.tien_gow.worlds import TienGowWorlds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.game import Pieces, Start
    from zashiki.core.message import Message
    from zashiki.core.rng import Rng
    from zashiki.core.view import View
    from zashiki.core.worlds import Worlds

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


class TienGow(Game):
    """Tien Gow, bound to its options."""

    id = "tien-gow"
    listed = 5
    deck = DOMINOES
    options_type = Options
    rules = ("supreme", "quartet", "final", "liability")
    line_keys = ("trick", "columns", "times", "for")
    num_actions = sets.NUM_ACTIONS
    clockwise = False
    aids_type = TienGowAids
    browser_layout = "dominoes"

    @property
    def num_seats(self) -> int:
        """Always four."""
        return NUM_SEATS

    # --- deals --------------------------------------------------------------

    def undealt(self, start: Start, number: int) -> Deal:
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

    def next_start(self, starts: Sequence[Start], deals: Sequence[Deal]) -> Start | None:
        """Who won the last trick is the next banker (TG 7); None after the last deal."""
        if len(deals) == self.options.deals:
            return None
        return {"dealer": cast("TienGowDeal", deals[-1]).owner}

    def is_won_by_deal(self) -> bool:
        """With one deal the winner of its last trick has won the match (TG 7)."""
        return bool(self.options.deals == 1)

    def pack_of(self, start: Start, pieces: object, number: int) -> list[int]:
        """The pack that gives these hands: the banker's first.

        Raises: BadDeal or UnknownCode.
        """
        hands = parse_pieces(self.deck, pieces, [("hands", NUM_SEATS, [8] * NUM_SEATS)])
        return [piece for i in range(NUM_SEATS) for piece in hands[(start["dealer"] + i) % NUM_SEATS]]

    def pieces(self, deal: Deal) -> Pieces:
        """The hands as dealt, in the order they came."""
        pack = [self.deck.code(piece) for piece in deal.packed()]
        places = [8 * ((seat - cast("TienGowDeal", deal).banker) % NUM_SEATS) for seat in range(NUM_SEATS)]
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

    def seen_by(self, deal: Deal, seat: int | None, totals: Sequence[int]) -> View:
        """What a seat may know (TG 9)."""
        return view_of(self, cast("TienGowDeal", deal), seat, totals)

    def read_view(self, data: Mapping[str, Any]) -> View:
        """The view that was written."""
        return read_view(self, data)

    def why_not(self, view: View, piece: int) -> Message | None:
        """Why a tile may be part of no action now: only when it is not the viewer's turn."""
        return reasons.why_not(typed(view), piece)

    def why_not_set(self, view: View, pieces: Sequence[int]) -> Message | None:
        """Why these tiles may not be shown together now."""
        return reasons.why_not_set(typed(view), pieces)

    def describe_action(self, action: int, view: View) -> Message:
        """An action in words."""
        return reasons.describe_action(action, typed(view))

    def events(self, view: View) -> list[Message]:
        """The plays and tricks so far; what others put down only as a number."""
        return story.events(typed(view))

    def handed_on(self) -> Sequence[float]:
        """The next bank, which leads (TG 7)."""
        return HANDED_ON

    def notes(self, view: View) -> list[Message]:
        """What an option took away, and who is even."""
        return notes.notes(typed(view))

    def hand_of(self, view: View) -> list[int]:
        """The viewer's tiles in deck order: by suit and rank."""
        return story.hand_of(typed(view))

    def phase_text(self, view: View) -> str:
        """Lead, follow, or the deal is over."""
        return f"tien-gow-phase-{typed(view).phase}"

    def known(self, view: View) -> tuple[int, ...]:
        """How many tiles of each kind the viewer has seen."""
        return story.seen(typed(view))

    def clause(self, view: View) -> str:
        """The clause that matters now."""
        return reasons.clause(typed(view))

    def worlds(self, view: View) -> Worlds:
        """All ways to spread the unseen tiles, each equally likely (TG 9)."""
        return TienGowWorlds(typed(view))
