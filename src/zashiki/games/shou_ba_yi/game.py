"""Shou Ba Yi as the house knows it: options, starts, pieces, action codes, views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.bits import members
from zashiki.core.errors import BadDeal
from zashiki.core.game import Game, check_seat, parse_pieces
from zashiki.core.options import number
from zashiki.decks.french import FRENCH
from zashiki.games.shou_ba_yi import plays, reasons, story
from zashiki.games.shou_ba_yi.aids import ShouBaYiAids
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal
from zashiki.games.shou_ba_yi.view import ShouBaYiView, from_json, leaving
from zashiki.games.shou_ba_yi.worlds import ShouBaYiWorlds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.game import Pieces, Start
    from zashiki.core.message import Message
    from zashiki.core.view import View
    from zashiki.core.worlds import Worlds


@dataclass(frozen=True)
class Options:
    """Section 8 of the rulebook."""

    players: int = number(4, 2, 6)
    target: int = number(50, 1, 1000)
    first_lead_3h: bool = False
    last_card_loses: bool = False


class ShouBaYi(Game):
    """A climbing game for 2 to 6 players; the last card must go alone."""

    id = "shou-ba-yi"
    listed = 4
    deck = FRENCH
    options_type = Options
    rules = ("cards", "little_joker", "big_joker", "last_card")
    num_actions = plays.NUM_ACTIONS
    clockwise = True
    aids_type = ShouBaYiAids
    browser_layout = "climbing"

    @property
    def num_seats(self) -> int:
        """Seats at the table, as option `players` says."""
        return int(self.options.players)

    def undealt(self, start: Start, number: int) -> ShouBaYiDeal:
        """A deal still to be dealt; the hand sizes follow from its number."""
        options = self.options
        leader = -1 if start["leader"] is None else start["leader"]
        deal = ShouBaYiDeal(self.num_seats, leader, int(options.first_lead_3h), int(options.last_card_loses))
        deal.renumber(number)
        return deal

    def check_start(self, written: Mapping[str, Any]) -> Start:
        """The start of a first deal: a leader, or null where the 3 of hearts finds one."""
        if written.get("leader") is None:
            return {"leader": None}
        return {"leader": check_seat(written, "leader", self.num_seats)}

    def next_start(self, starts: Sequence[Start], deals: Sequence[Deal]) -> Start | None:
        """The winner of the last deal leads, until a total has reached the target (SB 7)."""
        totals = [sum(points) for points in zip(*(deal.scores() for deal in deals), strict=True)]
        return self.start_after(starts, deals, totals)

    def start_after(self, starts: Sequence[Start], deals: Sequence[Deal], totals: Sequence[int]) -> Start | None:
        if max(totals) >= self.options.target:
            return None
        last = deals[-1]
        assert isinstance(last, ShouBaYiDeal)
        return {"leader": last.owner}

    def hand_sizes(self, number: int) -> list[int]:
        """Cards dealt to each seat in the deal of that number (SB 3)."""
        n = self.num_seats
        return [54 // n + ((seat - number) % n < 54 % n) for seat in range(n)]

    def pack_of(self, start: Start, pieces: object, number: int) -> list[int]:
        """The pack that deals these hands, one card at a time."""
        n = self.num_seats
        if isinstance(pieces, dict) and isinstance(pieces.get("hands"), list) and len(pieces["hands"]) != n:
            raise BadDeal("deal-group-count", key="hands", number=n)
        hands = parse_pieces(FRENCH, pieces, [("hands", n, self.hand_sizes(number))])
        return [hands[(number + i) % n][i // n] for i in range(54)]

    def pieces(self, deal: Deal) -> Pieces:
        """The hands as dealt, each in the order of dealing."""
        n = self.num_seats
        pack = deal.packed()
        return {"hands": [[FRENCH.codes[piece] for piece in pack[(seat - deal.number) % n :: n]] for seat in range(n)]}

    def action_code(self, action: int) -> str:
        """The code by rank."""
        return plays.CODES[action]

    def read_action(self, code: str) -> int | None:
        """The id of a code."""
        return plays.IDS.get(code)

    def seen_by(self, deal: Deal, seat: int | None, totals: Sequence[int]) -> ShouBaYiView:
        """What a seat, or a spectator, may know of a deal."""
        assert isinstance(deal, ShouBaYiDeal)
        n = self.num_seats
        to_act = deal.to_act
        finished = to_act < 0
        best = deal.best
        return ShouBaYiView(
            game=self,
            seat=seat,
            number=deal.number,
            start={"leader": None if deal.leader < 0 else deal.leader},
            to_act=None if finished else to_act,
            legal=tuple(deal.legal_actions()) if seat == to_act else None,
            totals=tuple(totals) or (0,) * n,
            lines=tuple(self.lines(deal)) if finished else (),
            finished=finished,
            hand=0 if seat is None else deal.hand_of(seat),
            dealt=0 if seat is None else deal.dealt_to(seat),
            held=tuple(deal.held[:n]),
            first_leader=deal.first_leader,
            history=tuple(deal.actions()),
            best=None if best < 0 else best,
            owner=None if best < 0 else deal.owner,
            passed=deal.passed,
            hands=tuple([deal.dealt_to(other) for other in range(n)]) if finished else None,
        )

    def read_view(self, data: Mapping[str, Any]) -> ShouBaYiView:
        """The view that was written."""
        return from_json(self, data)

    def why_not(self, view: View, piece: int) -> Message | None:
        """Why the seat of a view may not use a card now, or None where it may."""
        assert isinstance(view, ShouBaYiView)
        return reasons.why_not(view, piece)

    def why_not_set(self, view: View, pieces: Sequence[int]) -> Message | None:
        """Why the seat of a view may not play these cards together now, or None where it may."""
        assert isinstance(view, ShouBaYiView)
        return reasons.why_not_set(view, pieces)

    def action_pieces(self, action: int, view: View) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The own cards that leave the hand, those of its ranks in deck order."""
        assert isinstance(view, ShouBaYiView)
        if action == plays.PASS:
            return (), ()
        cards = leaving(view.hand, action, view.opens_with_three and not view.history)
        return tuple([FRENCH.codes[card] for card in cards]), ()

    def alike(self, code: str) -> str:
        """The rank: suits do not matter."""
        return code[0]

    def describe_action(self, action: int, view: View) -> Message:
        """An action in words."""
        assert isinstance(view, ShouBaYiView)
        return story.describe(action, view)

    def events(self, view: View) -> list[Message]:
        """The plays, passes and tricks so far."""
        assert isinstance(view, ShouBaYiView)
        return story.events(view)

    def hand_of(self, view: View) -> list[int]:
        """The viewer's cards by rank."""
        assert isinstance(view, ShouBaYiView)
        return members(view.hand)

    def phase_text(self, view: View) -> str:
        """Lead, follow, or the deal is over."""
        assert isinstance(view, ShouBaYiView)
        return f"shou-ba-yi-phase-{view.phase}"

    def known(self, view: View) -> tuple[int, ...]:
        """How many cards of each rank the viewer has seen, in the order of ranks."""
        assert isinstance(view, ShouBaYiView)
        return story.seen(view)

    def clause(self, view: View) -> str:
        """The clause of the rulebook that matters most now."""
        assert isinstance(view, ShouBaYiView)
        return reasons.clause(view)

    def worlds(self, view: View) -> Worlds:
        """The plan for drawing the deals that a view allows."""
        assert isinstance(view, ShouBaYiView)
        return ShouBaYiWorlds(view)
