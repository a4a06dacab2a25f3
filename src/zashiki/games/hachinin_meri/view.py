"""What a seat may know of a deal of Hachinin Meri (HM 9), and the same as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from zashiki.core.keys import key, written
from zashiki.core.kinds import (
    CODE,
    CODES,
    COUNT,
    FLAG,
    HANDS,
    PIECES,
    SEAT,
    ListOf,
    Maybe,
    Part,
    Place,
    Under,
    Word,
)
from zashiki.core.view import View, head_of
from zashiki.decks.unsun import SUITS
from zashiki.games.hachinin_meri import cards, notes, reasons, story

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.core.message import Message
    from zashiki.games.hachinin_meri.deal import HachininMeriDeal
    from zashiki.games.hachinin_meri.worlds import HachininMeriWorlds

TEAMS = ((0, 2, 4, 6), (1, 3, 5, 7))
FACE_DOWN = -1
PASS = 151
MAX_TRICKS = 1024


@dataclass(frozen=True, slots=True)
class Laid:
    """A card of the trick being played."""

    seat: int = key(SEAT)
    """Who laid it."""
    card: int = key(Maybe(CODE, FACE_DOWN))
    """The card; null for a face-down card of another seat, which is a trump."""
    face_down: bool = key(FLAG)
    """Whether it lies face down."""


@dataclass(frozen=True, slots=True)
class Played:
    """A card of a finished trick."""

    seat: int = key(SEAT)
    """Who laid it."""
    card: int = key(CODE)
    """The card."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    leader: int | None = key(Maybe(SEAT))
    """Who led it; null for the ninth."""
    meri: bool = key(FLAG)
    """Whether a trump was led to it."""
    cards: tuple[Played, ...] = key(ListOf(Part(Played)))
    """Its cards in order of play, of the ninth by seat."""
    winner: int = key(SEAT)
    """Who took it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HachininMeriView(View):
    """What the seat may know. A card is its number in deck order, a set of cards a 75-bit mask.

    hand_sizes: cards in each hand. trick: the cards in progress in order of play, −1 for a face-down card of another
    seat; face_down: which lie so. tricks: the finished ones, in order of play, the ninth by seat; leaders: who led each
    trick so far or leads the next (the last entry of a finished deal is the winner of the ninth). dealt: all dealt
    hands of a finished deal, else empty.
    """

    hand_sizes: tuple[int, ...]
    trick: tuple[int, ...]
    face_down: tuple[bool, ...]
    tricks: tuple[tuple[int, ...], ...]
    leaders: tuple[int, ...]
    dealt: tuple[int, ...]

    phase: str = key(Word(*reasons.CLAUSES))
    """`asking`, `discard`, `first-lead`, `lead`; within a trick `free` (no trump has been led yet), `meri` or `monchi`;
    `over`."""

    @property
    @written(ListOf(ListOf(SEAT)))
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats of team 0 and of team 1."""
        return TEAMS

    trump: int = key(Place(*SUITS))
    """The trump suit (in Python its place in `PIKOG`)."""
    okie: int = key(CODE)
    """The card that named it."""

    @property
    @written(CODE)
    def own_robai(self) -> int:
        """The Robai printed in the trump suit."""
        return self.trump * 15 + cards.ROBAI

    @property
    @written(Under(CODES))
    def ladders(self) -> Mapping[str, Sequence[int]]:
        """Under `trump` and under each plain suit its cards, strongest first."""
        return ladders_of(self.trump)

    taker: int | None = key(Maybe(SEAT))
    """The seat that took the okie, else null."""
    declared: bool = key(FLAG)
    """Whether the taker declared."""
    passed: int = key(COUNT)
    """How many seats have passed, from the dealer's left on."""
    hand: int = key(PIECES, own=True)
    """The viewer's own cards now; missing for a spectator."""
    initial_trumps: int = key(PIECES, own=True)
    """The trumps among the viewer's nine dealt cards; missing for a spectator."""

    @property
    @written(FLAG, own=True)
    def may_keep_sun(self) -> bool:
        """Whether the viewer need not play its Sun to a Meri (HM 4.1.1): its only trump as dealt and now; missing for a
        spectator."""
        return self.initial_trumps == 1 << self.sun == self.hand & self.trumps

    @property
    @written(HANDS)
    def hands(self) -> tuple[int, ...]:
        """By seat: number of cards in each hand; in a finished deal each hand as dealt."""
        return self.dealt or self.hand_sizes

    @property
    @written(COUNT)
    def trick_number(self) -> int:
        """Number of the trick being played, from 1; 9 when the deal is over."""
        return min(len(self.tricks) + 1, 9)

    @property
    @written(Maybe(SEAT))
    def leader(self) -> int | None:
        """Who leads, or has led, that trick; null before the discard and when the deal is over."""
        return None if self.finished or not self.leaders else self.leaders[-1]

    @property
    @written(Maybe(Place(*SUITS)))
    def led(self) -> int | None:
        """The suit led, that of the trumps in Meri, also while its lead lies face down; null where no card lies."""
        if not self.trick:
            return None
        return self.trump if self.trick[0] == FACE_DOWN else cards.suit_in_play(self.trump, self.trick[0])

    @property
    @written(ListOf(Part(Laid)), "trick")
    def open_trick(self) -> tuple[Laid, ...]:
        """The cards of the trick being played, in order of play."""
        laid = zip(self.trick, self.face_down, strict=True)
        return tuple([Laid((self.leaders[-1] + i) % 8, card, down) for i, (card, down) in enumerate(laid)])

    @property
    @written(ListOf(Part(Trick)), "tricks")
    def past_tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return tuple([self.past_trick(i) for i in range(len(self.tricks))])

    trump_led: bool = key(FLAG)
    """Whether a trump has been led in this deal."""
    discard: int = key(Maybe(CODE, -1))
    """The discard, where the viewer has seen it, else null (in Python −1): the taker's at once, to others from the
    first lead on."""
    side: tuple[int, ...] = key(CODES)
    """The two side cards from the first lead on, before it empty."""

    @property
    def trumps(self) -> int:
        """The mask of all trumps."""
        return cards.TRUMPS[self.trump]

    @property
    def sun(self) -> int:
        """The Sun of the trump suit."""
        return self.trump * 15 + cards.SUN

    @property
    def gone(self) -> int:
        """The mask of the cards out of play that this seat has seen: tricks, open cards of the trick in progress and
        its own, discard and side cards."""
        some = [card for trick in self.tricks for card in trick]
        return cards.mask_of([*some, *(card for card in (*self.trick, self.discard) if card >= 0), *self.side])

    @property
    def seen(self) -> int:
        """The mask of every card this seat has seen so far, its hand and the okie included."""
        return self.gone | self.hand | 1 << self.okie

    def seat_of(self, trick: int, place: int) -> int:
        """Who laid the card at a place of a trick (0 … 8): the ninth is written by seat."""
        return place if trick == 8 else (self.leaders[trick] + place) % 8

    def past_trick(self, i: int) -> Trick:
        """A finished trick, 0 … 8."""
        return trick_of(self.tricks[i], self.leaders[i] if i < 8 else None, self.leaders[i + 1], self.trumps)

    # --- asked --------------------------------------------------------------

    @property
    def clause(self) -> str:
        """The clause of the rulebook that matters most now."""
        return reasons.CLAUSES[self.phase]

    def why_not_piece(self, piece: int) -> Message | None:
        """Why a card of the hand may not be used now (HM 13)."""
        return reasons.why_not(self, piece)

    def describe(self, action: int) -> Message:
        """An action in words."""
        return reasons.describe_action(action, self)

    def notes(self) -> list[Message]:
        """Pairs that did not count."""
        return notes.notes(self)

    def events(self) -> list[Message]:
        """What has happened in the deal so far, as the viewer saw it, oldest first."""
        return story.events(self)

    def hand_pieces(self) -> list[int]:
        """The viewer's cards, strongest first in each suit, trumps before the rest."""
        suits = [self.trump] + [suit for suit in range(cards.NUM_SUITS) if suit != self.trump]
        return [card for suit in suits for card in cards.ladder(self.trump, suit) if self.hand >> card & 1]

    def is_silent(self) -> bool:
        """Whether only a pass is possible: everybody is asked, so that it tells nothing (HM 4.5).

        Where people play each other the answer must then still take its time, or its speed tells.
        """
        return self.legal == (PASS,)

    def known(self) -> tuple[int, ...]:
        """For each card 1 where the viewer has seen it, else 0."""
        seen = self.seen
        return tuple([seen >> card & 1 for card in range(cards.NUM_CARDS)])

    def worlds(self) -> HachininMeriWorlds:
        """The plan for drawing whole deals that the view allows, each equally likely."""
        from zashiki.games.hachinin_meri.worlds import HachininMeriWorlds

        return HachininMeriWorlds(self)

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """Tricks, their leaders, and the hands."""
        tricks, laid, over = found["past_tricks"], found["open_trick"], found["finished"]
        leaders = [trick.leader for trick in tricks]
        if over:
            leaders[8] = tricks[7].winner
            leaders.append(tricks[8].winner)
        elif found["leader"] is not None:
            leaders.append(found["leader"])
        return {
            "hand_sizes": (0,) * 8 if over else found["hands"],
            "trick": tuple([one.card for one in laid]),
            "face_down": tuple([one.face_down for one in laid]),
            "tricks": tuple([tuple([played.card for played in trick.cards]) for trick in tricks]),
            "leaders": tuple(leaders),
            "dealt": found["hands"] if over else (),
        }


@lru_cache(MAX_TRICKS)
def trick_of(trick: tuple[int, ...], leader: int | None, winner: int, trumps: int) -> Trick:
    """A finished trick, one object for equal ones; the ninth has no leader and is written by seat."""
    first = leader or 0
    played = tuple([Played((first + place) % 8, card) for place, card in enumerate(trick)])
    return Trick(leader, leader is not None and bool(trumps >> trick[0] & 1), played, winner)


@cache
def ladders_of(trump: int) -> dict[str, tuple[int, ...]]:
    """The cards of each suit in play, strongest first, under their names in views."""
    plain = {SUITS[s]: tuple(cards.ladder(trump, s)) for s in range(5) if s != trump}
    return {"trump": tuple(cards.ladder(trump, trump)), **plain}


def phase_of(deal: HachininMeriDeal) -> str:
    """The name of what is going on."""
    if deal.to_act < 0:
        return "over"
    if deal.phase < 2:
        return "discard" if deal.phase else "asking"
    if deal.laid:
        return "meri" if deal.meri else "monchi" if deal.trump_led else "free"
    return "lead" if deal.trick else "first-lead"


def view_of(game: Game, deal: HachininMeriDeal, seat: int | None, totals: Sequence[int]) -> HachininMeriView:
    """What a seat (None: a spectator) may know of a deal."""
    over = deal.to_act < 0
    place = -1 if seat is None else seat
    trick, face_down = deal.trick_seen_by(place)
    led = deal.trick > 0 or deal.laid > 0
    return HachininMeriView(
        **head_of(game, deal, seat, totals, {"dealer": deal.dealer}),
        phase=phase_of(deal),
        trump=deal.trump,
        okie=deal.okie,
        taker=None if deal.taker < 0 else deal.taker,
        declared=bool(deal.declared),
        passed=deal.asked - deal.declared,
        hand=0 if seat is None else deal.hand_of(seat),
        initial_trumps=0 if seat is None else deal.dealt_to(seat) & cards.TRUMPS[deal.trump],
        hand_sizes=deal.hand_sizes(),
        trick=trick,
        face_down=face_down,
        tricks=deal.tricks(),
        leaders=deal.order(),
        trump_led=bool(deal.trump_led),
        discard=deal.discard if led or place == deal.taker else -1,
        side=tuple(sorted(deal.packed()[73:])) if led else (),
        dealt=tuple([deal.dealt_to(s) for s in range(8)]) if over else (),
    )
