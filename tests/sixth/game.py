"""Kura: options, starts, pieces, codes, views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from sixth.deal import KuraDeal
from sixth.worlds import KuraWorlds
from zashiki.core.deck import Deck, singles
from zashiki.core.errors import BadDeal
from zashiki.core.game import Game, check_seat, parse_pieces
from zashiki.core.message import Message
from zashiki.core.options import number
from zashiki.core.view import View, shared_fields

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.game import Pieces, Start
    from zashiki.core.rng import Rng
    from zashiki.core.worlds import Worlds

CARDS = 12
HAND = 3
HIDDEN = -1
"""Stands for a covered card in the eyes of another seat."""


@dataclass(frozen=True)
class KuraOptions:
    """What may be chosen."""

    players: int = number(3, 2, 4)
    deals: int = number(4, 1, 99)


@dataclass(frozen=True, slots=True, kw_only=True)
class KuraView(View):
    """`plays`: seat and action id of every play, HIDDEN where the seat may not know it; `hand`: its cards."""

    plays: tuple[tuple[int, int], ...]
    hand: tuple[int, ...]
    pack: tuple[int, ...]

    def details(self) -> dict[str, Any]:
        """Hand, plays, and the pack once the deal is over."""
        game = self.game
        return {
            "hand": [str(card + 1) for card in self.hand],
            "plays": [[seat, "-" if action == HIDDEN else game.format_action(action)] for seat, action in self.plays],
            "pack": [str(card + 1) for card in self.pack],
        }


class Kura(Game):
    """Three tricks, twelve cards."""

    id: ClassVar[str] = "kura"
    deck: ClassVar[Deck] = singles("kura", [str(n) for n in range(1, CARDS + 1)])
    options_type: ClassVar[type] = KuraOptions
    rules: ClassVar[tuple[str, ...]] = ("trick", "last")
    line_keys: ClassVar[tuple[str, ...]] = ("trick",)
    num_actions: ClassVar[int] = 2 * CARDS
    clockwise: ClassVar[bool] = True

    @property
    def num_seats(self) -> int:
        """Seats at the table."""
        return int(self.options.players)

    def undealt(self, start: Start, number: int) -> Deal:
        """A deal still to be dealt."""
        deal = KuraDeal(self.num_seats, start["leader"])
        deal.renumber(number)
        return deal

    def first_start(self, rng: Rng) -> Start:
        """The first leader is drawn."""
        return {"leader": rng.below(self.num_seats)}

    def check_start(self, written: Mapping[str, Any]) -> Start:
        """The start completed."""
        return {"leader": check_seat(written, "leader", self.num_seats)}

    def next_start(self, starts: Sequence[Start], deals: Sequence[Deal]) -> Start | None:
        """The winner of the last trick leads."""
        if len(deals) >= self.options.deals:
            return None
        return {"leader": deals[-1].raw_lines()[-1][2]}

    def pack_of(self, start: Start, pieces: object, number: int) -> list[int]:
        """Hands and cellar, as they lie in the pack."""
        if not isinstance(pieces, dict):
            raise BadDeal("deal-not-object")
        n = self.num_seats
        groups: list[tuple[str, int | None, list[int]]] = [("hands", n, [HAND] * n)]
        if HAND * n < CARDS:
            groups.append(("cellar", None, [CARDS - HAND * n]))
        return [card for group in parse_pieces(self.deck, pieces, groups) for card in group]

    def pieces(self, deal: Deal) -> Pieces:
        """The deal as dealt."""
        codes = [self.deck.code(card) for card in deal.packed()]
        n = self.num_seats
        found: Pieces = {"hands": [codes[HAND * s : HAND * s + HAND] for s in range(n)]}
        if HAND * n < CARDS:
            found["cellar"] = codes[HAND * n :]
        return found

    def action_code(self, action: int) -> str:
        """`7`, covered `-7`."""
        return str(action + 1) if action < CARDS else str(CARDS - action - 1)

    def read_action(self, code: str) -> int | None:
        """The id of a code."""
        card = int(code) if code.lstrip("-").isdecimal() and len(code) < 4 else 0
        return card - 1 if 0 < card <= CARDS else CARDS - card - 1 if -CARDS <= card < 0 else None

    def seen_by(self, deal: Deal, seat: int | None, totals: Sequence[int]) -> View:
        """Open cards, own cards."""
        assert isinstance(deal, KuraDeal)
        over = deal.to_act < 0
        plays = tuple(
            (who, action if over or action < CARDS or who == seat else HIDDEN) for who, action in deal.actions()
        )
        hand = () if seat is None else tuple(card for card in range(CARDS) if deal.hands[seat] >> card & 1)
        return KuraView(
            game=self,
            seat=seat,
            number=deal.number,
            start={"leader": deal.leader},
            to_act=None if over else deal.to_act,
            legal=tuple(deal.legal_actions()) if seat is not None and seat == deal.to_act else None,
            totals=tuple(totals) or (0,) * self.num_sides,
            lines=tuple(self.lines(deal)),
            finished=over,
            plays=plays,
            hand=hand,
            pack=tuple(deal.packed()) if over else (),
        )

    def read_view(self, data: Mapping[str, Any]) -> View:
        """The view as written."""
        return KuraView(
            **shared_fields(self, data),
            plays=tuple((seat, HIDDEN if code == "-" else self.parse_action(code)) for seat, code in data["plays"]),
            hand=tuple(int(code) - 1 for code in data["hand"]),
            pack=tuple(int(code) - 1 for code in data["pack"]),
        )

    def why_not(self, view: View, piece: int) -> Message | None:
        """Only the leader has no choice between open and covered; any card may be laid."""
        return None if view.legal else Message("kura-why-turn")

    def describe_action(self, action: int, view: View) -> Message:
        """The card laid."""
        return Message("kura-action-open" if action < CARDS else "kura-action-covered", {"card": action % CARDS + 1})

    def clause(self, view: View) -> str:
        """One clause says it all."""
        return "1"

    def worlds(self, view: View) -> Worlds:
        """All ways to spread the unseen cards."""
        return KuraWorlds(view)
