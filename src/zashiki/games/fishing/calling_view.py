"""What a seat may know of a deal of a fishing game with calls, and the same as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from zashiki.core.keys import key, written
from zashiki.core.kinds import BY_SEAT, NUMBER, PIECES, SEAT, WORD, ListOf, Part
from zashiki.core.message import Message, Seat
from zashiki.games.fishing.calling_worlds import CallingWorlds
from zashiki.games.fishing.cards import FIRST_CALL
from zashiki.games.fishing.view import FishingView, codes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zashiki.core.game import Game
    from zashiki.games.fishing.calling import CallingDeal

STOP = FIRST_CALL + 1


@dataclass(frozen=True, slots=True)
class ShownHand:
    """A dealt hand that was shown."""

    seat: int = key(SEAT)
    """Whose it is."""
    hand: str = key(WORD)
    """Its name: the rule without `dealt:`."""
    points: int = key(NUMBER)
    """What each other seat pays for it."""
    shown: int = key(PIECES)
    """The whole hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallingView(FishingView):
    """What the seat may know. shown: the dealt hands that were shown, 0 for none."""

    shown: tuple[int, ...]

    @property
    @written(ListOf(Part(ShownHand)))
    def dealt_hands(self) -> tuple[ShownHand, ...]:
        """The dealt hands that were shown."""
        deal = self.asking()
        return tuple(
            [
                ShownHand(seat, self.rule_name(deal.named_hand(cards)), deal.dealt_points, cards)
                for seat, cards in enumerate(self.shown)
                if cards
            ]
        )

    @property
    @written(BY_SEAT)
    def gone_on(self) -> tuple[int, ...]:
        """How often each seat has gone on."""
        callers = [self.mover(t) for t, call in enumerate(self.called or ()) if call == 0]
        return tuple([callers.count(seat) for seat in range(self.num_seats)])

    @property
    @written(BY_SEAT)
    def points(self) -> tuple[int, ...]:
        """What the sets of each pile are worth, before anything is paid besides."""
        return tuple([sum(self.sets(seat).values()) for seat in range(self.num_seats)])

    @property
    @written(ListOf(ListOf(WORD)))
    def captured_hands(self) -> tuple[tuple[str, ...], ...]:
        """The sets of each pile."""
        return tuple([self.captured_by(seat) for seat in range(self.num_seats)])

    @property
    def is_asked(self) -> bool:
        """Whether the seat to act has nothing to play but something to say."""
        return self.to_act is not None and (any(self.shown) or self.to_act != self.mover(self.turn))

    def asking(self) -> CallingDeal:
        """A deal of the same options, still to be dealt, that knows the rules."""
        return cast("CallingDeal", self.game.undealt(self.start, self.number))

    def rule_name(self, rule: int) -> str:
        """A dealt hand or set by the index of its rule."""
        return self.game.rules[rule].partition(":")[2]

    def known_of(self, seat: int) -> int:
        return self.shown[seat]

    def sets(self, seat: int) -> dict[str, int]:
        """The sets in a seat's pile now, and what each is worth."""
        return {self.rule_name(rule): points for rule, points in self.asking().sets_in(self.piles[seat])}

    def captured_by(self, seat: int) -> tuple[str, ...]:
        """Names of the sets in a seat's pile now."""
        return tuple(self.sets(seat))

    def said(self, seat: int) -> Message | None:
        """How often a seat has gone on, None for never."""
        number = self.gone_on[seat]
        return Message(f"{self.game.id}-table-called", {"number": number}) if number else None

    def describe(self, action: int) -> Message:
        """An action in words; a stop says what it brings."""
        if action != STOP:
            return FishingView.describe(self, action)
        if any(self.shown):
            return Message(f"{self.game.id}-action-show")
        seat = self.to_act or 0
        points = self.asking().price(seat, self.piles[seat], self.gone_on)
        return Message(f"{self.game.id}-action-stop", {"points": points})

    def notes(self) -> list[Message]:
        """Sets that nobody pays, since another has stopped or nobody has."""
        paid = {line.to for line in self.lines if line.rule.startswith("captured:")}
        return [
            Message(f"{self.game.id}-note-unpaid", {"seat": Seat(seat), "points": points})
            for seat, points in enumerate(self.points)
            if self.finished and points and seat not in paid
        ]

    def dealt_events(self) -> list[Message]:
        """The dealt hands that were shown."""
        return [
            Message(
                f"{self.game.id}-event-{claim.hand.replace('_', '-')}",
                {"seat": Seat(claim.seat), "cards": tuple(codes(claim.shown))},
            )
            for claim in self.dealt_hands
        ]

    def worlds(self) -> CallingWorlds:
        return CallingWorlds(self)

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """Also the hands that were shown."""
        by_seat = {claim.seat: claim.shown for claim in found["dealt_hands"]}
        shown = tuple([by_seat.get(seat, 0) for seat in range(game.num_seats)])
        return FishingView.restored(game, found) | {"shown": shown}
