"""Hachinin Meri: options, starts, pieces and codes, and what a seat sees, may do and may suppose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from zashiki.core.bits import members
from zashiki.core.game import Game, Pieces, Start
from zashiki.core.options import choice, number
from zashiki.core.pieces import check_seat, parse_pieces
from zashiki.decks.unsun import UNSUN
from zashiki.games.hachinin_meri.aids import HachininMeriAids
from zashiki.games.hachinin_meri.deal import HachininMeriDeal
from zashiki.games.hachinin_meri.view import HachininMeriView, view_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.deck import Deck
    from zashiki.core.rng import Rng

NUM_SEATS = 8
DISCARDS, DECLARE, PASS = 75, 150, 151  # action ids; a card played has its own number


@dataclass(frozen=True)
class Options:
    """What a table may choose (HM 8)."""

    deals: int = number(8, 1, 99)
    meri_face_up: bool = False
    ninth_lead: str = choice("dealer", "dealer", "winner")


class HachininMeri(Game[HachininMeriDeal, HachininMeriView]):
    """Eight seats in two teams, nine tricks, and trumps that lie face down."""

    id: ClassVar[str] = "hachinin-meri"
    listed = 3
    deck: ClassVar[Deck] = UNSUN
    options_type: ClassVar[type] = Options
    view_type = HachininMeriView
    rules: ClassVar[tuple[str, ...]] = (
        "trick",
        "combination:sun_un",
        "combination:un_sota",
        "combination:sota_robai",
        "combination:robai_rei",
        "combination:two_one",
        "combination:eight_nine",
    )
    line_keys: ClassVar[tuple[str, ...]] = ("trick",)
    num_actions: ClassVar[int] = 152
    clockwise: ClassVar[bool] = True
    aids_type = HachininMeriAids
    browser_layout = "covered-tricks"
    team_names: ClassVar[tuple[str, ...]] = ("A", "B")
    deals_option = "deals"

    @property
    def num_seats(self) -> int:
        """Seats at the table: always eight."""
        return NUM_SEATS

    # --- deals ----------------------------------------------------------------

    def undealt(self, start: Start, number: int) -> HachininMeriDeal:
        """A deal of these options that is still to be dealt."""
        options = self.options
        deal = HachininMeriDeal(start["dealer"], int(options.ninth_lead == "winner"), int(options.meri_face_up))
        deal.renumber(number)
        return deal

    def first_start(self, rng: Rng) -> Start:
        """A drawn first dealer (HM 7)."""
        return {"dealer": rng.below(NUM_SEATS)}

    def check_start(self, written: Mapping[str, Any]) -> Start:
        """The start of a first deal: the dealer, seat 0 where none is written.

        Raises: BadDeal where the dealer is no seat.
        """
        return {"dealer": check_seat(written, "dealer", NUM_SEATS)}

    def next_start(self, starts: Sequence[Start], deals: Sequence[HachininMeriDeal]) -> Start | None:
        """The seat to the left deals next, whoever won (HM 7); None after the last deal of the match."""
        if len(deals) >= self.options.deals:
            return None
        return {"dealer": (starts[-1]["dealer"] + 1) % NUM_SEATS}

    def pack_of(self, start: Start, pieces: object, number: int) -> list[int]:
        """A pack that deals these hands, okie and side cards.

        Raises: BadDeal or UnknownCode.
        """
        groups = [("hands", NUM_SEATS, [9] * NUM_SEATS), ("okie", None, [1]), ("side", None, [2])]
        *hands, okie, side = parse_pieces(UNSUN, pieces, groups)
        first = start["dealer"] + 1
        packets = [hands[(first + p) % NUM_SEATS][p // 8 * 3 : p // 8 * 3 + 3] for p in range(24)]
        return [card for packet in packets for card in packet] + okie + side

    def pieces(self, deal: HachininMeriDeal) -> Pieces:
        """The deal as dealt, every list in deck order."""
        codes = UNSUN.codes
        pack = deal.packed()
        return {
            "hands": [[codes[card] for card in members(deal.dealt_to(seat))] for seat in range(NUM_SEATS)],
            "okie": codes[pack[72]],
            "side": [codes[card] for card in sorted(pack[73:])],
        }

    # --- codes ----------------------------------------------------------------

    def action_code(self, action: int) -> str:
        """`declare`, `pass`, `discard:P3` or a bare card."""
        if action >= DECLARE:
            return "declare" if action == DECLARE else "pass"
        return UNSUN.codes[action] if action < DISCARDS else f"discard:{UNSUN.codes[action - DISCARDS]}"

    def read_action(self, code: str) -> int | None:
        """The id of a code, or None where there is no such action."""
        if code in ("declare", "pass"):
            return DECLARE if code == "declare" else PASS
        head, colon, card = code.rpartition(":")
        kind = UNSUN.index.get(card)
        if kind is None or (head, colon) not in (("", ""), ("discard", ":")):
            return None
        return kind + DISCARDS if head else kind

    # --- what a seat sees -----------------------------------------------------

    def seen_by(self, deal: HachininMeriDeal, seat: int | None, totals: Sequence[int]) -> HachininMeriView:
        """What a seat (None: a spectator) may know of a deal (HM 9)."""
        return view_of(self, deal, seat, totals)
