"""What a seat may know of a deal of a fishing game (SU 9, HA 9): built from public facts and its own hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from zashiki.core.bits import members
from zashiki.core.view import View, shared_fields
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.games.fishing.cards import FIRST_CALL

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.games.fishing.deal import FishingDeal
    from zashiki.games.fishing.game import FishingGame

CODES = HANAFUDA.codes


@dataclass(frozen=True, slots=True, kw_only=True)
class FishingView(View):
    """What the seat may know. A card is its number in deck order, a set of cards a 48-bit mask.

    hand: this seat's cards, 0 for a spectator. hand_sizes, piles: by seat. field, field_dealt: now, and as dealt.
    drawn: the card turned up from the stock that waits for its player's choice, or −1.
    played, turned: for each turn so far the action of the hand card (−1: there was none) and that of the stock card;
    `turned` is one shorter while a drawn card waits. Turn t belongs to seat (dealer + t) mod the number of seats.
    called: what was called after each turn that is over (−1: nothing), counted from 0; None in a game without calls.
    hands_dealt, stock_dealt: all of it when the deal is finished, else empty; the stock in drawing order.
    """

    hand: int
    hand_sizes: tuple[int, ...]
    field: int
    piles: tuple[int, ...]
    drawn: int
    field_dealt: int
    played: tuple[int, ...]
    turned: tuple[int, ...]
    called: tuple[int, ...] | None
    hands_dealt: tuple[int, ...]
    stock_dealt: tuple[int, ...]

    @property
    def dealer(self) -> int:
        """The seat that dealt and began."""
        dealer: int = self.start["dealer"]
        return dealer

    @property
    def turn(self) -> int:
        """The number of turns that are over."""
        return len(self.turned)

    @property
    def phase(self) -> str:
        """What the seat to act has to do: `hand` (play one), `drawn` (choose for the drawn card), `call`, or `over`."""
        return "over" if self.finished else "call" if self.is_asked else "hand" if self.drawn < 0 else "drawn"

    @property
    def is_asked(self) -> bool:
        """Whether the seat to act has nothing to play but something to say: the turn it has had is over."""
        return self.to_act is not None and self.to_act != self.mover(self.turn)

    @property
    def num_seats(self) -> int:
        """Seats at the table."""
        return len(self.piles)

    def mover(self, turn: int) -> int:
        """The seat whose turn it is, by its number."""
        return (self.dealer + turn) % self.num_seats

    @property
    def stock(self) -> int:
        """Cards left in the stock."""
        return cast("FishingGame", self.game).shape.stock - len(self.turned) - (self.drawn >= 0)

    def open_now(self) -> tuple[int, ...]:
        """The hand cards that others may capture, by seat; only Hana-awase has such."""
        return (0,) * self.num_seats

    def open_at_first(self) -> tuple[int, ...]:
        """The hand cards that lay open when play began, by seat."""
        return (0,) * self.num_seats

    def known_of(self, seat: int) -> int:
        """The cards of a seat's dealt hand that have been shown to everyone, in whatever way but by being played."""
        return self.open_at_first()[seat]

    def known_in_hand(self, seat: int) -> int:
        """Those of them that are in its hand now."""
        return self.known_of(seat) & ~self.played_by(seat)

    def seen(self) -> int:
        """Every card this seat has seen so far, as a mask."""
        cards = self.hand | self.field | self.field_dealt
        for pile in self.piles:
            cards |= pile
        for seat in range(self.num_seats):
            cards |= self.known_of(seat)
        for action in (*self.played, *self.turned):
            if action >= 0:
                cards |= 1 << action // 5
        return cards if self.drawn < 0 else cards | 1 << self.drawn

    def played_by(self, seat: int) -> int:
        """The hand cards a seat has played, as a mask."""
        cards = 0
        for action in self.played[(seat - self.dealer) % self.num_seats :: self.num_seats]:
            if action >= 0:
                cards |= 1 << action // 5
        return cards

    def details(self) -> dict[str, Any]:
        """The keys of `docs/views` that all fishing games have."""
        written = self.game.format_action
        found: dict[str, Any] = {"phase": self.phase, "turn": self.turn}
        if self.seat is not None:
            found["hand"] = codes(self.hand)
        turns = []
        for t, action in enumerate(self.played):
            drawn = written(self.turned[t]) if t < len(self.turned) else None
            turn = {"seat": self.mover(t), "played": None if action < 0 else written(action), "drawn": drawn}
            if self.called is not None:
                call = self.called[t] if t < len(self.called) else -1
                turn["call"] = None if call < 0 else written(FIRST_CALL + call)
            turns.append(turn)
        return found | {
            "hands": [codes(cards) for cards in self.hands_dealt] if self.finished else list(self.hand_sizes),
            "field": codes(self.field),
            "captured": [codes(pile) for pile in self.piles],
            "stock": [CODES[card] for card in self.stock_dealt] if self.finished else self.stock,
            "drawn": None if self.drawn < 0 else CODES[self.drawn],
            "field_dealt": codes(self.field_dealt),
            "turns": turns,
        }


def codes(mask: int) -> list[str]:
    """The codes of a mask of cards, in deck order."""
    return [CODES[card] for card in members(mask)]


def mask(written: Iterable[Any]) -> int:
    """The mask of codes read back."""
    cards = 0
    for code in written:
        cards |= 1 << HANAFUDA.kind(code)
    return cards


def fields_of(game: Game, deal: FishingDeal, seat: int | None, totals: Sequence[int]) -> dict[str, Any]:
    """The fields of a view that all fishing games have, from a deal; `start` is the game's to add."""
    over = deal.to_act < 0
    acts = seat is not None and deal.to_act == seat
    played, turned = deal.past()
    return {
        "game": game,
        "seat": seat,
        "number": deal.number,
        "to_act": None if over else deal.to_act,
        "legal": tuple(deal.legal_actions()) if acts else None,
        "totals": tuple(totals) or (0,) * game.num_seats,
        "lines": tuple(game.lines(deal)),
        "finished": over,
        "hand": 0 if seat is None else deal.hand_of(seat),
        "hand_sizes": (0,) * game.num_seats if over else deal.counts(),
        "field": deal.field,
        "piles": deal.captured(),
        "drawn": deal.drawn,
        "field_dealt": deal.field_dealt(),
        "played": played,
        "turned": turned,
        "called": deal.calls() if cast("FishingGame", game).calls else None,
        "hands_dealt": tuple([deal.hand_dealt(seat) for seat in range(game.num_seats)]) if over else (),
        "stock_dealt": tuple(deal.stock_dealt()) if over else (),
    }


def fields_read(game: Game, data: Mapping[str, Any]) -> dict[str, Any]:
    """The same fields, and `start`, read back from a written view."""
    finished = data["finished"]
    hands = data["hands"]
    parse = game.parse_action
    turns = data["turns"]
    return shared_fields(game, data) | {
        "hand": mask(data.get("hand", ())),
        "hand_sizes": (0,) * game.num_seats if finished else tuple(hands),
        "field": mask(data["field"]),
        "piles": tuple(mask(pile) for pile in data["captured"]),
        "drawn": -1 if data["drawn"] is None else HANAFUDA.kind(data["drawn"]),
        "field_dealt": mask(data["field_dealt"]),
        "played": tuple(-1 if turn["played"] is None else parse(turn["played"]) for turn in turns),
        "turned": tuple(parse(turn["drawn"]) for turn in turns if turn["drawn"] is not None),
        "called": calls_read(game, turns) if cast("FishingGame", game).calls else None,
        "hands_dealt": tuple(mask(hand) for hand in hands) if finished else (),
        "stock_dealt": tuple(HANAFUDA.kind(code) for code in data["stock"]) if finished else (),
    }


def calls_read(game: Game, turns: Iterable[Mapping[str, Any]]) -> tuple[int, ...]:
    """What was called after each turn that is over, read back."""
    calls = [turn["call"] for turn in turns if turn["drawn"] is not None]
    return tuple([-1 if call is None else game.parse_action(call) - FIRST_CALL for call in calls])
