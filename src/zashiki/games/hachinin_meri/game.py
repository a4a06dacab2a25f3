"""Hachinin Meri: options, starts, pieces and codes, and what a seat sees, may do and may suppose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from zashiki.core.bits import members
from zashiki.core.game import Game, Pieces, Start, check_seat, parse_pieces
from zashiki.core.options import choice, number
from zashiki.decks.unsun import UNSUN
from zashiki.games.hachinin_meri import cards, notes, reasons, story
from zashiki.games.hachinin_meri.aids import HachininMeriAids
from zashiki.games.hachinin_meri.deal import HachininMeriDeal
from zashiki.games.hachinin_meri.view import HachininMeriView, view_of, view_read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.deck import Deck
    from zashiki.core.message import Message
    from zashiki.core.rng import Rng
    from zashiki.core.view import View
    from zashiki.core.worlds import Worlds

NUM_SEATS = 8
DISCARDS, DECLARE, PASS = 75, 150, 151  # action ids; a card played has its own number


@dataclass(frozen=True)
class Options:
    """What a table may choose (HM 8)."""

    deals: int = number(8, 1, 99)
    meri_face_up: bool = False
    ninth_lead: str = choice("dealer", "dealer", "winner")


class HachininMeri(Game):
    """Eight seats in two teams, nine tricks, and trumps that lie face down."""

    id: ClassVar[str] = "hachinin-meri"
    listed = 3
    deck: ClassVar[Deck] = UNSUN
    options_type: ClassVar[type] = Options
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

    def next_start(self, starts: Sequence[Start], deals: Sequence[Deal]) -> Start | None:
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

    def pieces(self, deal: Deal) -> Pieces:
        """The deal as dealt, every list in deck order."""
        assert isinstance(deal, HachininMeriDeal)
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

    def seen_by(self, deal: Deal, seat: int | None, totals: Sequence[int]) -> HachininMeriView:
        """What a seat (None: a spectator) may know of a deal (HM 9)."""
        assert isinstance(deal, HachininMeriDeal)
        return view_of(self, deal, seat, totals)

    def read_view(self, data: Mapping[str, Any]) -> HachininMeriView:
        """The view that `HachininMeriView.as_json` wrote."""
        return view_read(self, data)

    def why_not(self, view: View, piece: int) -> Message | None:
        """Why the seat of a view may not use a card now, or None where it may."""
        assert isinstance(view, HachininMeriView)
        return reasons.why_not(view, piece)

    def describe_action(self, action: int, view: View) -> Message:
        """An action in words."""
        assert isinstance(view, HachininMeriView)
        return reasons.describe_action(action, view)

    def clause(self, view: View) -> str:
        """The clause of the rulebook that matters most now."""
        assert isinstance(view, HachininMeriView)
        return reasons.clause(view)

    def events(self, view: View) -> list[Message]:
        """What has happened in the deal so far, as the viewer saw it, oldest first."""
        assert isinstance(view, HachininMeriView)
        return story.events(view)

    def notes(self, view: View) -> list[Message]:
        """Pairs that did not count."""
        assert isinstance(view, HachininMeriView)
        return notes.notes(view)

    def hand_of(self, view: View) -> list[int]:
        """The viewer's cards, strongest first in each suit, trumps before the rest."""
        assert isinstance(view, HachininMeriView)
        trump = view.trump
        suits = [trump] + [suit for suit in range(cards.NUM_SUITS) if suit != trump]
        return [card for suit in suits for card in cards.ladder(trump, suit) if view.hand >> card & 1]

    def phase_text(self, view: View) -> str:
        """Id of the text that says what is to be done now."""
        assert isinstance(view, HachininMeriView)
        return f"hachinin-meri-phase-{view.phase}"

    def is_silent(self, view: View) -> bool:
        """Whether only a pass is possible: everybody is asked, so that it tells nothing (HM 4.5).

        Where people play each other the answer must then still take its time, or its speed tells.
        """
        return view.legal == (PASS,)

    def known(self, view: View) -> tuple[int, ...]:
        """For each card 1 where the viewer has seen it, else 0."""
        assert isinstance(view, HachininMeriView)
        seen = view.seen
        return tuple([seen >> card & 1 for card in range(cards.NUM_CARDS)])

    def worlds(self, view: View) -> Worlds:
        """The plan for drawing whole deals that a view allows, each equally likely."""
        from zashiki.games.hachinin_meri.worlds import HachininMeriWorlds

        assert isinstance(view, HachininMeriView)
        return HachininMeriWorlds(view)
