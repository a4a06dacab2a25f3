"""Kura: options, starts, pieces, codes, views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from sixth.deal import KuraDeal
from sixth.worlds import KuraWorlds
from zashiki.core.deck import Deck, singles
from zashiki.core.errors import BadDeal
from zashiki.core.game import Game
from zashiki.core.keys import key, written
from zashiki.core.kinds import ACTION, CODES, PIECES, SEAT, ListOf, Maybe, Part
from zashiki.core.message import Message, Seat
from zashiki.core.options import number
from zashiki.core.pieces import check_seat, parse_pieces
from zashiki.core.view import View, head_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Pieces, Start
    from zashiki.core.rng import Rng

CARDS = 12
HAND = 3
HIDDEN = -1
"""Stands for a covered card in the eyes of another seat."""


@dataclass(frozen=True)
class KuraOptions:
    """What may be chosen."""

    players: int = number(3, 2, 4)
    deals: int = number(4, 1, 99)


@dataclass(frozen=True, slots=True)
class Laid:
    """A card laid."""

    seat: int = key(SEAT)
    """Who laid it."""
    action: int | None = key(Maybe(ACTION))
    """The action; null where the card lies covered and is another's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KuraView(View):
    """`plays`: seat and action id of every play, HIDDEN where the seat may not know it."""

    plays: tuple[tuple[int, int], ...]

    hand: int = key(PIECES, own=True)
    """The viewer's cards; missing for a spectator."""

    @property
    @written(ListOf(Part(Laid)), "plays")
    def laid(self) -> tuple[Laid, ...]:
        """What has been played, in order."""
        return tuple([Laid(seat, None if action == HIDDEN else action) for seat, action in self.plays])

    pack: tuple[int, ...] = key(CODES)
    """The pack as dealt once the deal is over, before it empty."""

    @property
    def phase(self) -> str:
        """Whether somebody is to play."""
        return "over" if self.finished else "play"

    @property
    def clause(self) -> str:
        """One clause says it all."""
        return "1"

    def describe(self, action: int) -> Message:
        """The card laid."""
        return Message("kura-action-open" if action < CARDS else "kura-action-covered", {"card": action % CARDS + 1})

    def events(self) -> list[Message]:
        """The cards laid."""
        return [
            Message(
                "kura-event-hidden" if action == HIDDEN else "kura-event-open",
                {"seat": Seat(seat)} if action == HIDDEN else {"seat": Seat(seat), "card": action % CARDS + 1},
            )
            for seat, action in self.plays
        ]

    def known(self) -> tuple[int, ...]:
        """The cards in hand, and those laid that are known."""
        laid = {action % CARDS for _, action in self.plays if action != HIDDEN}
        return tuple([int(card in laid or self.hand >> card & 1) for card in range(CARDS)])

    def worlds(self) -> KuraWorlds:
        """All ways to spread the unseen cards."""
        return KuraWorlds(self)

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """The plays."""
        return {"plays": tuple([(x.seat, HIDDEN if x.action is None else x.action) for x in found["laid"]])}


class Kura(Game[KuraDeal, KuraView]):
    """Three tricks, twelve cards."""

    id: ClassVar[str] = "kura"
    deck: ClassVar[Deck] = singles("kura", [str(n) for n in range(1, CARDS + 1)])
    options_type: ClassVar[type] = KuraOptions
    view_type = KuraView
    rules: ClassVar[tuple[str, ...]] = ("trick", "last")
    line_keys: ClassVar[tuple[str, ...]] = ("trick",)
    num_actions: ClassVar[int] = 2 * CARDS
    clockwise: ClassVar[bool] = True
    deals_option = "deals"

    @property
    def num_seats(self) -> int:
        """Seats at the table."""
        return int(self.options.players)

    def undealt(self, start: Start, number: int) -> KuraDeal:
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

    def next_start(self, starts: Sequence[Start], deals: Sequence[KuraDeal]) -> Start | None:
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

    def pieces(self, deal: KuraDeal) -> Pieces:
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

    def seen_by(self, deal: KuraDeal, seat: int | None, totals: Sequence[int]) -> KuraView:
        """Open cards, own cards."""
        over = deal.to_act < 0
        plays = [(who, action if over or action < CARDS or who == seat else HIDDEN) for who, action in deal.actions()]
        return KuraView(
            **head_of(self, deal, seat, totals, {"leader": deal.leader}),
            plays=tuple(plays),
            hand=0 if seat is None else deal.hands[seat],
            pack=tuple(deal.packed()) if over else (),
        )
