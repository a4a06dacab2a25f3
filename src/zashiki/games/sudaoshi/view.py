"""What a seat may know of a deal of Sudaoshi (SU 9), and the same as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.keys import key, written
from zashiki.core.kinds import BY_SEAT, NUMBER, PIECES, SEAT, ListOf, Part, Word
from zashiki.core.message import Message, Seat
from zashiki.games.fishing.view import FishingView, codes, fields_of
from zashiki.games.sudaoshi import notes
from zashiki.games.sudaoshi.hands import CAPTURED_HANDS, DEALT_HANDS, captured_hands, card_points
from zashiki.games.sudaoshi.worlds import SudaoshiWorlds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.games.fishing.game import FishingGame
    from zashiki.games.sudaoshi.deal import SudaoshiDeal

DEALT_NAMES = tuple(name for name, _ in DEALT_HANDS)


@dataclass(frozen=True, slots=True)
class DealtHand:
    """A dealt hand."""

    seat: int = key(SEAT)
    """Whose it is."""
    hand: str = key(Word(*DEALT_NAMES))
    """Its name: the rule without `dealt:`."""
    points: int = key(NUMBER)
    """What each other seat pays for it."""
    shown: int = key(PIECES)
    """The cards it shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SudaoshiView(FishingView):
    """What the seat may know. dealt: each seat's dealt hand by its index, −1 for none; shown: the cards it showed."""

    dealt: tuple[int, ...]
    shown: tuple[int, ...]

    @property
    @written(ListOf(Part(DealtHand)))
    def dealt_hands(self) -> tuple[DealtHand, ...]:
        """The dealt hands there are."""
        return tuple(
            [DealtHand(seat, *DEALT_HANDS[i], self.shown[seat]) for seat, i in enumerate(self.dealt) if i >= 0]
        )

    @property
    @written(ListOf(PIECES), "known")
    def shown_in_hands(self) -> tuple[int, ...]:
        """By seat, the shown cards that are still in its hand."""
        return tuple([self.known_in_hand(seat) for seat in range(3)])

    @property
    @written(BY_SEAT)
    def points(self) -> tuple[int, ...]:
        """Card points of each pile."""
        return tuple([card_points(pile) for pile in self.piles])

    @property
    @written(BY_SEAT)
    def above_burden(self) -> tuple[int, ...]:
        """The same less the burden."""
        return tuple([n - burden for n, burden in zip(self.points, self.burdens, strict=True)])

    @property
    @written(ListOf(ListOf(Word(*CAPTURED_HANDS))))
    def captured_hands(self) -> tuple[tuple[str, ...], ...]:
        """By seat, the names of captured hands in its pile that will count for it as the pile stands."""
        return tuple([self.captured_by(seat) for seat in range(3)])

    @property
    def burdens(self) -> tuple[int, ...]:
        """The burden of each seat."""
        return tuple(self.start["burdens"])

    def known_of(self, seat: int) -> int:
        return self.shown[seat]

    def captured_by(self, seat: int) -> tuple[str, ...]:
        """Names of the captured hands in a seat's pile now that will count for it."""
        found = captured_hands(self.piles[seat], self.burdens[seat] == 120)
        return tuple([name for i, name in enumerate(CAPTURED_HANDS) if found >> i & 1])

    @property
    def clause(self) -> str:
        if self.finished:
            return "5.3"
        if self.drawn >= 0:
            return "4.4"
        return "4.2" if self.played or max(self.dealt) < 0 else "5.1"

    def notes(self) -> list[Message]:
        """Rain hands of who does not carry 120."""
        return notes.notes(self)

    def dealt_events(self) -> list[Message]:
        """The dealt hands, with what they pay."""
        return [
            Message(
                f"sudaoshi-event-dealt-{claim.hand.replace('_', '-')}",
                {"seat": Seat(claim.seat), "cards": tuple(codes(claim.shown)), "points": claim.points},
            )
            for claim in self.dealt_hands
        ]

    def worlds(self) -> SudaoshiWorlds:
        return SudaoshiWorlds(self)

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """Also the dealt hands."""
        dealt, shown = [-1] * 3, [0] * 3
        for claim in found["dealt_hands"]:
            dealt[claim.seat] = DEALT_NAMES.index(claim.hand)
            shown[claim.seat] = claim.shown
        return FishingView.restored(game, found) | {"dealt": tuple(dealt), "shown": tuple(shown)}


def view_of(game: FishingGame[Any, Any], deal: SudaoshiDeal, seat: int | None, totals: Sequence[int]) -> SudaoshiView:
    """What a seat (None: a spectator) may know of a deal."""
    claims = deal.dealt_hands()
    start = {"dealer": deal.dealer, "burdens": list(deal.burdens)}
    return SudaoshiView(
        **fields_of(game, deal, seat, totals, start),
        dealt=tuple([index for index, _ in claims]),
        shown=tuple([cards for _, cards in claims]),
    )
