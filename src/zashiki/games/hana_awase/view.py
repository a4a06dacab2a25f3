"""What a seat may know of a deal of Hana-awase (HA 9), and the same as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.bits import count_bits
from zashiki.core.keys import key, written
from zashiki.core.kinds import BY_SEAT, NUMBER, PIECES, SEAT, ListOf, Part, Word
from zashiki.core.message import Message, Seat
from zashiki.games.fishing.view import FishingView, codes, fields_of
from zashiki.games.hana_awase import notes
from zashiki.games.hana_awase.deal import captured_hands, card_points
from zashiki.games.hana_awase.hands import CAPTURED_HANDS, DEALT_HANDS
from zashiki.games.hana_awase.worlds import HanaAwaseWorlds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.games.fishing.game import FishingGame
    from zashiki.games.hana_awase.deal import HanaAwaseDeal

PAR = 88


@dataclass(frozen=True, slots=True)
class DealtHand:
    """A dealt hand."""

    seat: int = key(SEAT)
    """Whose it is."""
    hand: str = key(Word("six_dregs", "seven_dregs"))
    """Its name."""
    points: int = key(NUMBER)
    """What each other seat pays for it."""
    opened: int = key(PIECES)
    """Its dregs as dealt, which lie open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HanaAwaseView(FishingView):
    """What the seat may know. opened: the open cards of each hand as dealt (six, seven or none)."""

    opened: tuple[int, ...]

    open: tuple[int, ...] = key(ListOf(PIECES))
    """By seat, the open cards in its hand now: others may capture them."""

    @property
    @written(ListOf(Part(DealtHand)))
    def dealt_hands(self) -> tuple[DealtHand, ...]:
        """The dealt hands there are."""
        return tuple(
            [DealtHand(seat, *DEALT_HANDS[count_bits(cards)], cards) for seat, cards in enumerate(self.opened) if cards]
        )

    @property
    @written(BY_SEAT)
    def points(self) -> tuple[int, ...]:
        """Card points of each pile."""
        return tuple([card_points(pile) for pile in self.piles])

    @property
    @written(BY_SEAT)
    def above_par(self) -> tuple[int, ...]:
        """The same less 88."""
        return tuple([points - PAR for points in self.points])

    @property
    @written(ListOf(ListOf(Word(*CAPTURED_HANDS))))
    def captured_hands(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the names of captured hands in its pile, whether or not a draw or a Willow Row may still void
        them."""
        return tuple([self.captured_by(seat) for seat in range(3)])

    def open_now(self) -> tuple[int, ...]:
        return self.open

    def open_at_first(self) -> tuple[int, ...]:
        return self.opened

    def known_in_hand(self, seat: int) -> int:
        return self.open[seat]

    def captured_by(self, seat: int) -> tuple[str, ...]:
        """Names of the captured hands in a seat's pile now, whether or not a rule may still void them."""
        found = captured_hands(self.piles[seat], self.game.options.rained_out)
        return tuple([name for i, name in enumerate(CAPTURED_HANDS) if found >> i & 1])

    @property
    def clause(self) -> str:
        if self.finished:
            return "5.1" if any(line.rule == "draw" for line in self.lines) else "5.3"
        if self.drawn >= 0:
            return "4.7"
        return "4.4" if any(self.open) else "4.2"

    def notes(self) -> list[Message]:
        """A draw, a Willow Row, the Rain Man, and what they took away."""
        return notes.notes(self)

    def dealt_events(self) -> list[Message]:
        """The hands that lie open."""
        return [
            Message(
                f"hana-awase-event-{claim.hand.replace('_', '-')}",
                {"seat": Seat(claim.seat), "cards": tuple(codes(claim.opened))},
            )
            for claim in self.dealt_hands
        ]

    def worlds(self) -> HanaAwaseWorlds:
        return HanaAwaseWorlds(self)

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """Also the hands as they were opened."""
        opened = [0] * 3
        for claim in found["dealt_hands"]:
            opened[claim.seat] = claim.opened
        return FishingView.restored(game, found) | {"opened": tuple(opened)}


def view_of(game: FishingGame[Any, Any], deal: HanaAwaseDeal, seat: int | None, totals: Sequence[int]) -> HanaAwaseView:
    """What a seat (None: a spectator) may know of a deal."""
    return HanaAwaseView(
        **fields_of(game, deal, seat, totals, {"dealer": deal.dealer}),
        open=deal.open_cards(),
        opened=deal.opened(),
    )
