"""What a seat may know of a deal of a fishing game (SU 9, HA 9): built from public facts and its own hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, repeat
from typing import TYPE_CHECKING, Any, cast

from zashiki.core.bits import members
from zashiki.core.keys import key, written
from zashiki.core.kinds import ACTION, CODE, CODES, COUNT, HANDS, PIECES, SEAT, ListOf, Maybe, OnceOver, Part, Word
from zashiki.core.view import View, head_of
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.games.fishing import telling
from zashiki.games.fishing.cards import FIRST_CALL

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from zashiki.core.game import Game, Start
    from zashiki.core.message import Message
    from zashiki.games.fishing.deal import FishingDeal
    from zashiki.games.fishing.game import FishingGame

MAX_TURNS = 4096


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn."""

    seat: int = key(SEAT)
    """Whose it is."""
    played: int | None = key(Maybe(ACTION))
    """The action of the hand card; null where the seat had none (only in Hana-awase)."""
    drawn: int | None = key(Maybe(ACTION))
    """The same for the stock card (`5S:5D1`: it took `5D1`; a bare code: it stays); null while it waits."""
    call: int | None = key(Maybe(ACTION, -1), optional=True)
    """What its seat called after it; null (in Python −1) where it called nothing; missing in games without calls."""


@lru_cache(MAX_TURNS)
def turn_of(seat: int, played: int, drawn: int | None, call: int | None) -> Turn:
    """A turn as a view knows it: played −1 where there was none, call counted from 0, one object for equal turns."""
    return Turn(seat, None if played < 0 else played, drawn, call if call is None or call < 0 else FIRST_CALL + call)


@dataclass(frozen=True, slots=True, kw_only=True)
class FishingView(View):
    """What the seat may know. A card is its number in deck order, a set of cards a 48-bit mask.

    hand_sizes: cards in each hand. played, turned: for each turn so far the action of the hand card (−1: there was
    none) and that of the stock card; `turned` is one shorter while a drawn card waits. Turn t belongs to seat
    (dealer + t) mod the number of seats. called: what was called after each turn that is over (−1: nothing), counted
    from 0; None in a game without calls. hands_dealt, stock_dealt: all of it when the deal is finished, else empty.
    """

    hand_sizes: tuple[int, ...]
    played: tuple[int, ...]
    turned: tuple[int, ...]
    called: tuple[int, ...] | None
    hands_dealt: tuple[int, ...]
    stock_dealt: tuple[int, ...]

    @property
    @written(Word("hand", "drawn", "call", "over"))
    def phase(self) -> str:
        """`hand`: the seat to move plays a hand card; `drawn`: it chooses what the drawn card does; in games with calls
        `call`: it has had its turn and says what it calls; `over`."""
        return "over" if self.finished else "call" if self.is_asked else "hand" if self.drawn < 0 else "drawn"

    @property
    @written(COUNT)
    def turn(self) -> int:
        """Number of the turn, from 0: so many are over. Turn t belongs to seat (dealer + t) mod the number of seats."""
        return len(self.turned)

    hand: int = key(PIECES, own=True)
    """The viewer's own cards, open and closed; missing for a spectator."""

    @property
    @written(HANDS)
    def hands(self) -> tuple[int, ...]:
        """By seat: number of cards in each hand; in a finished deal each hand as dealt."""
        return self.hands_dealt if self.finished else self.hand_sizes

    field: int = key(PIECES)
    """The cards on the field."""
    piles: tuple[int, ...] = key(ListOf(PIECES), "captured")
    """The pile of each seat."""

    @property
    @written(OnceOver(COUNT, CODES), "stock")
    def undrawn(self) -> int | tuple[int, ...]:
        """Number of cards left in the stock; in a finished deal all of it as dealt, in drawing order."""
        return self.stock_dealt if self.finished else self.stock

    drawn: int = key(Maybe(CODE, -1))
    """The card turned up from the stock that waits for a choice, else null (in Python −1)."""
    field_dealt: int = key(PIECES)
    """The field as dealt."""

    @property
    @written(ListOf(Part(Turn)))
    def turns(self) -> tuple[Turn, ...]:
        """The turns so far."""
        calls = repeat(None) if self.called is None else chain(self.called, repeat(-1))
        past = zip(self.played, chain(self.turned, (None,)), calls, strict=False)
        dealer, num_seats = self.dealer, self.num_seats
        return tuple([turn_of((dealer + t) % num_seats, *one) for t, one in enumerate(past)])

    @property
    def dealer(self) -> int:
        """The seat that dealt and began."""
        dealer: int = self.start["dealer"]
        return dealer

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
        return cast("FishingGame[Any, Any]", self.game).shape.stock - len(self.turned) - (self.drawn >= 0)

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

    def captured_by(self, seat: int) -> tuple[str, ...]:
        """Names of the captured hands in a seat's pile now."""
        raise self.lacks("captured_by")  # pragma: no cover - what a game must write

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

    # --- asked --------------------------------------------------------------

    def why_not_piece(self, piece: int) -> Message | None:
        """Any hand card will do (4.2), unless a drawn card waits."""
        return telling.why_not(self, piece)

    def describe(self, action: int) -> Message:
        """An action in words."""
        return telling.describe_action(action, self)

    def events(self) -> list[Message]:
        """Dealt hands, then the turns so far."""
        return [*self.dealt_events(), *telling.turn_events(self)]

    def known(self) -> tuple[int, ...]:
        """For each card 1 where the viewer has seen it, else 0."""
        seen = self.seen()
        return tuple([seen >> card & 1 for card in range(48)])

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """Turns, and what lies open at the end."""
        over, turns = found["finished"], found["turns"]
        return {
            "hand_sizes": (0,) * len(found["hands"]) if over else found["hands"],
            "played": tuple([-1 if turn.played is None else turn.played for turn in turns]),
            "turned": tuple([turn.drawn for turn in turns if turn.drawn is not None]),
            "called": tuple([max(turn.call - FIRST_CALL, -1) for turn in turns if turn.drawn is not None])
            if cast("FishingGame[Any, Any]", game).calls
            else None,
            "hands_dealt": found["hands"] if over else (),
            "stock_dealt": found["undrawn"] if over else (),
        }


def fields_of(
    game: FishingGame[Any, Any], deal: FishingDeal, seat: int | None, totals: Sequence[int], start: Start
) -> dict[str, Any]:
    """The fields of a view that all fishing games have, from a deal."""
    over = deal.to_act < 0
    played, turned = deal.past()
    found = head_of(game, deal, seat, totals, start)
    found["hand"] = 0 if seat is None else deal.hand_of(seat)
    found["hand_sizes"] = (0,) * game.num_seats if over else deal.counts()
    found["field"] = deal.field
    found["piles"] = deal.captured()
    found["drawn"] = deal.drawn
    found["field_dealt"] = deal.field_dealt()
    found["played"] = played
    found["turned"] = turned
    found["called"] = deal.calls() if game.calls else None
    found["hands_dealt"] = tuple([deal.hand_dealt(seat) for seat in range(game.num_seats)]) if over else ()
    found["stock_dealt"] = tuple(deal.stock_dealt()) if over else ()
    return found


def codes(mask: int) -> list[str]:
    """The codes of a mask of cards, in deck order."""
    return [HANAFUDA.codes[card] for card in members(mask)]


def mask(written: Iterable[str]) -> int:
    """The mask of codes."""
    return sum({1 << HANAFUDA.kind(code) for code in written})
