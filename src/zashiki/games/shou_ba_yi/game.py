"""Shou Ba Yi as the house knows it: options, starts, pieces, action codes, views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import BadDeal
from zashiki.core.game import Game
from zashiki.core.options import number
from zashiki.core.pieces import check_seat, parse_pieces
from zashiki.core.view import head_of
from zashiki.decks.french import FRENCH
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.aids import ShouBaYiAids
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal
from zashiki.games.shou_ba_yi.view import ShouBaYiView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Pieces, Start


HANDED_ON = {
    2: (0.0, 0.0),
    3: (1.6, -0.9, -0.7),
    4: (2.4, -0.4, -0.8, -1.2),
    5: (3.2, -0.3, -0.7, -1.1, -1.1),
    6: (3.2, 0.2, -0.5, -0.5, -1.2, -1.2),
}
"""By number of players: points of the next deal that the lead is worth, and each seat after it
(`benchmarks/strength/handed_on.py`)."""


@dataclass(frozen=True)
class Options:
    """Section 8 of the rulebook."""

    players: int = number(4, 2, 6)
    target: int = number(50, 1, 1000)
    first_lead_3h: bool = False
    last_card_loses: bool = False


class ShouBaYi(Game[ShouBaYiDeal, ShouBaYiView]):
    """A climbing game for 2 to 6 players; the last card must go alone."""

    id = "shou-ba-yi"
    listed = 4
    deck = FRENCH
    options_type = Options
    view_type = ShouBaYiView
    rules = ("cards", "little_joker", "big_joker", "last_card")
    num_actions = plays.NUM_ACTIONS
    target_option = "target"
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

    def handed_on(self) -> Sequence[float]:
        """The next lead (SB 7)."""
        return HANDED_ON[self.num_seats]

    def next_start(self, starts: Sequence[Start], deals: Sequence[ShouBaYiDeal]) -> Start | None:
        """The winner of the last deal leads, until a total has reached the target (SB 7)."""
        totals = [sum(points) for points in zip(*(deal.scores() for deal in deals), strict=True)]
        return self.start_after(starts, deals, totals)

    def start_after(
        self, starts: Sequence[Start], deals: Sequence[ShouBaYiDeal], totals: Sequence[int]
    ) -> Start | None:
        if max(totals) >= self.options.target:
            return None
        return {"leader": deals[-1].owner}

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

    def pieces(self, deal: ShouBaYiDeal) -> Pieces:
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

    def seen_by(self, deal: ShouBaYiDeal, seat: int | None, totals: Sequence[int]) -> ShouBaYiView:
        """What a seat, or a spectator, may know of a deal."""
        n = self.num_seats
        finished = deal.to_act < 0
        best = deal.best
        start = {"leader": None if deal.leader < 0 else deal.leader}
        return ShouBaYiView(
            **head_of(self, deal, seat, totals, start) | ({} if finished else {"lines": ()}),
            hand=0 if seat is None else deal.hand_of(seat),
            dealt=0 if seat is None else deal.dealt_to(seat),
            hand_sizes=tuple(deal.held[:n]),
            first_leader=deal.first_leader,
            history=tuple(deal.actions()),
            best=None if best < 0 else best,
            owner=None if best < 0 else deal.owner,
            passed=deal.passed,
            hands_dealt=tuple([deal.dealt_to(other) for other in range(n)]) if finished else None,
        )

    def alike(self, code: str) -> str:
        """The rank: suits do not matter."""
        return code[0]
