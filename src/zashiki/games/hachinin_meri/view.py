"""What a seat may know of a deal of Hachinin Meri (HM 9), and the same as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.bits import members
from zashiki.core.view import View, shared_fields
from zashiki.decks.unsun import SUITS, UNSUN
from zashiki.games.hachinin_meri import cards

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.games.hachinin_meri.deal import HachininMeriDeal

CODES = UNSUN.codes
TEAMS = ((0, 2, 4, 6), (1, 3, 5, 7))
FACE_DOWN = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class HachininMeriView(View):
    """What the seat may know. A card is its number in deck order, a set of cards a 75-bit mask.

    phase: `asking`, `discard`, `first-lead`, `lead`; in a trick `free`, `meri` or `monchi`; `over`.
    trump: index of the trump suit in `PIKOG`. passed: how many seats have passed.
    hand, initial_trumps: of this seat, 0 for a spectator and when there are none.
    trick: the cards in progress in order of play, −1 for a face-down card of another seat; face_down: which lie so.
    tricks: the finished ones, in order of play, the ninth by seat; leaders: who led each trick so far or leads the
    next (the last entry of a finished deal is the winner of the ninth). discard: −1 while this seat may not know it.
    side: empty before the first lead. dealt: all dealt hands of a finished deal, else empty.
    """

    phase: str
    trump: int
    okie: int
    taker: int | None
    declared: bool
    passed: int
    hand: int
    initial_trumps: int
    hand_sizes: tuple[int, ...]
    trick: tuple[int, ...]
    face_down: tuple[bool, ...]
    tricks: tuple[tuple[int, ...], ...]
    leaders: tuple[int, ...]
    trump_led: bool
    discard: int
    side: tuple[int, ...]
    dealt: tuple[int, ...]

    @property
    def trumps(self) -> int:
        """The mask of all trumps."""
        return cards.TRUMPS[self.trump]

    @property
    def own_robai(self) -> int:
        """The Robai printed in the trump suit."""
        return self.trump * 15 + cards.ROBAI

    @property
    def sun(self) -> int:
        """The Sun of the trump suit."""
        return self.trump * 15 + cards.SUN

    @property
    def led(self) -> int | None:
        """The suit led, as a suit in play: the trump suit in a Meri trick, also while its lead lies face down."""
        if not self.trick:
            return None
        return self.trump if self.trick[0] == FACE_DOWN else cards.suit_in_play(self.trump, self.trick[0])

    @property
    def may_keep_sun(self) -> bool:
        """Whether this seat was dealt the Sun as its only trump and holds no other trump now (HM 4.1.1)."""
        return self.initial_trumps == 1 << self.sun == self.hand & self.trumps

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

    def details(self) -> dict[str, Any]:
        """The keys of `docs/views`: codes for cards, letters for suits, seats where somebody did something."""
        ladders = {SUITS[s]: codes(cards.ladder(self.trump, s)) for s in range(5) if s != self.trump}
        found: dict[str, Any] = {
            "phase": self.phase,
            "teams": [list(team) for team in TEAMS],
            "trump": SUITS[self.trump],
            "okie": CODES[self.okie],
            "own_robai": CODES[self.own_robai],
            "ladders": {"trump": codes(cards.ladder(self.trump, self.trump)), **ladders},
            "taker": self.taker,
            "declared": self.declared,
            "passed": self.passed,
        }
        if self.seat is not None:
            found["hand"] = codes(members(self.hand))
            found["initial_trumps"] = codes(members(self.initial_trumps))
            found["may_keep_sun"] = self.may_keep_sun
        found["hands"] = [codes(members(mask)) for mask in self.dealt] or list(self.hand_sizes)
        led = self.led
        return found | {
            "trick_number": min(len(self.tricks) + 1, 9),
            "leader": None if self.finished or not self.leaders else self.leaders[-1],
            "led": None if led is None else SUITS[led],
            "trick": [
                {"seat": (self.leaders[-1] + i) % 8, "card": code(card), "face_down": down}
                for i, (card, down) in enumerate(zip(self.trick, self.face_down, strict=True))
            ],
            "tricks": [self.trick_details(i) for i in range(len(self.tricks))],
            "trump_led": self.trump_led,
            "discard": code(self.discard),
            "side": codes(self.side),
        }

    def trick_details(self, i: int) -> dict[str, Any]:
        """A finished trick (0 … 8) as written."""
        trick = self.tricks[i]
        return {
            "leader": self.leaders[i] if i < 8 else None,
            "meri": i < 8 and bool(self.trumps >> trick[0] & 1),
            "cards": [{"seat": self.seat_of(i, place), "card": CODES[card]} for place, card in enumerate(trick)],
            "winner": self.leaders[i + 1],
        }


def code(card: int) -> str | None:
    """The code of a card, None for one that is not seen."""
    return None if card < 0 else CODES[card]


def codes(some: Sequence[int]) -> list[str]:
    """The codes of cards, in the order given."""
    return [CODES[card] for card in some]


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
        game=game,
        seat=seat,
        number=deal.number,
        start={"dealer": deal.dealer},
        to_act=None if over else deal.to_act,
        legal=tuple(deal.legal_actions()) if place == deal.to_act and not over else None,
        totals=tuple(totals) or (0, 0),
        lines=tuple(game.lines(deal)),
        finished=over,
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


def card(written: Any) -> int:
    """The number of a card read back, −1 for none."""
    return -1 if written is None else UNSUN.kind(written)


def mask(written: Sequence[Any]) -> int:
    """The mask of cards read back."""
    return cards.mask_of([UNSUN.kind(x) for x in written])


def view_read(game: Game, data: Mapping[str, Any]) -> HachininMeriView:
    """The view that `as_json` wrote."""
    tricks = data["tricks"]
    leaders = [trick["leader"] for trick in tricks]
    if data["finished"]:
        leaders[8] = tricks[7]["winner"]
        leaders.append(tricks[8]["winner"])
    elif data["leader"] is not None:
        leaders.append(data["leader"])
    finished = data["finished"]
    return HachininMeriView(
        **shared_fields(game, data),
        phase=data["phase"],
        trump=SUITS.index(data["trump"]),
        okie=card(data["okie"]),
        taker=data["taker"],
        declared=data["declared"],
        passed=data["passed"],
        hand=mask(data.get("hand", ())),
        initial_trumps=mask(data.get("initial_trumps", ())),
        hand_sizes=(0,) * 8 if finished else tuple(data["hands"]),
        trick=tuple([card(x["card"]) for x in data["trick"]]),
        face_down=tuple([x["face_down"] for x in data["trick"]]),
        tricks=tuple([tuple([card(x["card"]) for x in trick["cards"]]) for trick in tricks]),
        leaders=tuple(leaders),
        trump_led=data["trump_led"],
        discard=card(data["discard"]),
        side=tuple([card(x) for x in data["side"]]),
        dealt=tuple([mask(x) for x in data["hands"]]) if finished else (),
    )
