"""The rules of fishing games in which who has made sets stops and is paid, or goes on: Koi-Koi, Go-Stop and their kin.

Call 0 goes on, call 1 stops. Score-line rules are the dealt hands, the sets in their order, then the game's own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.core.bits import count_bits
    from cython.cimports.zashiki.core.deal import in_range
    from cython.cimports.zashiki.core.rng import Rng
    from cython.cimports.zashiki.games.fishing.deal import FishingDeal
else:
    from zashiki.core.bits import count_bits
    from zashiki.core.deal import in_range
    from zashiki.core.rng import Rng
    from zashiki.games.fishing.deal import FishingDeal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.games.fishing.cards import Shape

GO_ON, STOP = 0, 1
ALL_CARDS = 0xFFFFFFFFFFFF


class Made(NamedTuple):
    """A set of captured cards: `need` of `cards` in one pile, worth `points`.

    Each card of `more` beyond `need` brings one point more. The set does not count beside a card of `without`; of the
    sets of one `kind`, if that is not 0, only the first that a pile holds counts.
    """

    cards: int
    need: int
    points: int
    more: int = 0
    kind: int = 0
    without: int = 0


class CallingDeal(FishingDeal):
    """One deal that a seat may end. A game adds `dealt_hand`, `pay_more`, `nobody_stopped`.

    `worth_of` is what the sets of the pile looked at last are worth. By seat: `claims` the dealt hand that is shown, −1
    for none; `best` the most that its sets were worth after its turns so far; `gone_on` how often it has gone on.
    `stopper` is who has stopped, −1 for nobody. `dealt_points` are paid for a dealt hand.
    """

    claims: list[int]
    best: list[int]
    gone_on: list[int]
    worth_of: list[int]

    def __init__(self, dealer: int, shape: Shape, num_dealt: int, dealt_points: int, sets: Sequence[Made]) -> None:
        FishingDeal.__init__(self, dealer, shape)
        self.halting = 1
        self.num_dealt = in_range("The number of dealt hands", num_dealt, 0, 40)
        self.dealt_points = in_range("What a dealt hand is paid", dealt_points, 0, 1000)
        self.num_sets = in_range("The number of sets", len(sets), 0, 24)
        self.set_cards, self.set_more, self.set_without = [0] * 24, [0] * 24, [0] * 24
        self.set_need, self.set_points, self.set_kind = [0] * 24, [0] * 24, [0] * 24
        self.worth_of = [0] * 24
        for i in range(self.num_sets):
            made = sets[i]
            self.set_cards[i] = in_range("The cards of a set, as a mask,", made.cards, 0, ALL_CARDS)
            self.set_more[i] = in_range("What brings a set more, as a mask,", made.more, 0, ALL_CARDS)
            self.set_without[i] = in_range("What spoils a set, as a mask,", made.without, 0, ALL_CARDS)
            self.set_need[i] = in_range("What a set needs", made.need, 1, 49)
            self.set_points[i] = in_range("The points of a set", made.points, 1, 100)
            self.set_kind[i] = in_range("The kind of a set", made.kind, 0, 30)
        self.claims = [-1] * 4
        self.best = [0] * 4
        self.gone_on = [0] * 4
        self.stopper = -1

    # --- what a game adds ---------------------------------------------------

    def dealt_hand(self, hand: int) -> int:
        """The dealt hand that some cards are, from 0, or −1. Who has one shows it, is paid, and the deal is over."""
        return -1  # pragma: no cover - for a game without such hands

    def pay_more(self, points: int) -> None:
        """Pay what the winner, whose sets are worth so much, gets besides."""

    def nobody_stopped(self) -> None:
        """Score a deal that was played to its end."""

    # --- the rules ----------------------------------------------------------

    def claim_dealt_hands(self) -> None:
        # Who was dealt such a hand can only stop; of several the first in order of play does it for all.
        self.stopper = -1
        seat = self.dealer
        for _ in range(self.num_seats):
            self.best[seat] = 0
            self.gone_on[seat] = 0
            self.claims[seat] = self.dealt_hand(self.hands[seat])
            if self.claims[seat] >= 0 and self.asked == 0:
                self.asked = 1 << STOP
                self.to_act = seat
            seat = self.after(seat)

    def tally(self, pile: int) -> int:
        """Find the sets in a pile; returns what they are worth together."""
        total = 0
        kinds = 0
        for i in range(self.num_sets):
            self.worth_of[i] = 0
            if count_bits(pile & self.set_cards[i]) < self.set_need[i] or pile & self.set_without[i] != 0:
                continue
            if kinds >> self.set_kind[i] & 1:
                continue
            if self.set_kind[i] > 0:
                kinds |= 1 << self.set_kind[i]
            points = self.set_points[i]
            if self.set_more[i] != 0:
                points += count_bits(pile & self.set_more[i]) - self.set_need[i]
            self.worth_of[i] = points
            total += points
        return total

    def halts(self, seat: int) -> bool:
        # It is asked when its sets are worth more than after any turn before; without a card left it stops by itself.
        points = self.tally(self.piles[seat])
        if points <= self.best[seat]:
            return False
        self.best[seat] = points
        if self.hands[seat] == 0:
            self.answer(seat, STOP)
        else:
            self.asked = 1 << GO_ON | 1 << STOP
        return True

    def answer(self, seat: int, call: int) -> None:
        if call == GO_ON:
            self.gone_on[seat] += 1
            self.go_on(seat)
            return
        if self.turn > 0:
            self.stopper = seat
        self.close()

    def finish(self) -> None:
        if self.stopper >= 0:
            points = self.tally(self.piles[self.stopper])
            for i in range(self.num_sets):
                if self.worth_of[i] != 0:
                    self.paid_by_both(self.num_dealt + i, self.stopper, self.worth_of[i])
            self.pay_more(points)
        elif self.turn == 0:
            for seat in range(self.num_seats):
                if self.claims[seat] >= 0:
                    self.paid_by_both(self.claims[seat], seat, self.dealt_points)
        else:
            self.nobody_stopped()

    # --- playouts -----------------------------------------------------------

    def worth(self, cards: int) -> int:
        """For playouts: what a card may still help to make, roughly by its class."""
        found = count_bits(cards)
        for i in range(self.num_sets):
            if self.set_points[i] > 1 and cards & self.set_cards[i]:
                found += count_bits(cards & self.set_cards[i])
        return found

    def promise(self, cards: int) -> int:
        found = 0
        for i in range(self.num_sets):
            if self.set_points[i] > 1 and self.set_need[i] == count_bits(self.set_cards[i]):
                found += self.furthers(
                    self.set_cards[i], 32 * self.set_points[i] // (self.set_need[i] * self.set_need[i]), cards
                )
        return found

    def policy(self, rng: Rng) -> int:
        """Going on pays where there is time for more, and nobody else has gone on; one time in eight anything."""
        if self.asked != 3:
            return FishingDeal.policy(self, rng)
        if rng.pick(8) == 0:
            return 240 + rng.pick(2)
        seat = self.to_act
        if count_bits(self.hands[seat]) < 3 or self.best[seat] > 6:
            return 241
        for other in range(self.num_seats):
            if other != seat and (self.gone_on[other] or self.best[other]):
                return 241
        return 240

    # --- for Python ---------------------------------------------------------

    def shown(self) -> tuple[int, ...]:
        """The dealt hands that are shown, as masks; 0 for none."""
        return tuple([self.hand_dealt(seat) if self.claims[seat] >= 0 else 0 for seat in range(self.num_seats)])

    def named_hand(self, hand: int) -> int:
        """The dealt hand that some cards are, from 0, or −1."""
        return self.dealt_hand(in_range("A hand, as a mask,", hand, 0, ALL_CARDS))

    def sets_in(self, pile: int) -> list[tuple[int, int]]:
        """The rule and the points of each set in a pile."""
        self.tally(in_range("A pile, as a mask,", pile, 0, ALL_CARDS))
        return [(self.num_dealt + i, self.worth_of[i]) for i in range(self.num_sets) if self.worth_of[i]]

    def price(self, seat: int, pile: int, gone_on: Sequence[int]) -> int:
        """What a seat with this pile gets for stopping when each has gone on so often; for deals not dealt yet."""
        stopper = self.seat_of(seat)
        cards = in_range("A pile, as a mask,", pile, 0, ALL_CARDS)
        for other in range(self.num_seats):
            self.gone_on[other] = in_range("How often a seat has gone on", gone_on[other], 0, 24)
            self.points[other] = 0
        self.imagined = True
        self.num_lines = 0
        self.turn = 1
        self.piles[stopper] = cards
        self.stopper = stopper
        self.asked = 0
        self.num_legal = -1
        self.close()
        self.sound()
        return self.points[stopper]

    def least_points(self, number: int) -> int:
        """What a set, by its place among the sets, is worth where it is just made."""
        return self.set_points[in_range("The number of a set", number, 0, self.num_sets - 1)]
