"""The rules of Sudaoshi: dealt hands, captured hands, card points and burdens on top of the fishing rules."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.games.fishing.cards import FOR_THREE

if cython.compiled:
    from cython.cimports.zashiki.core.deal import in_range
    from cython.cimports.zashiki.games.fishing.deal import FishingDeal
    from cython.cimports.zashiki.games.sudaoshi.hands import (
        best_hand,
        captured_hands,
        card_points,
        points_of,
        shown_cards,
    )
else:
    from zashiki.core.deal import in_range
    from zashiki.games.fishing.deal import FishingDeal
    from zashiki.games.sudaoshi.hands import best_hand, captured_hands, card_points, points_of, shown_cards

# Score-line rules: the 47 dealt hands in their order, the four captured hands, then these.
HILLS, OVER_THE_HILLS = 0x000030000000, 0x0000F0000000
RAIN, UNDER_THE_RAIN = 0x030000000000, 0x0F0000000000
FIRST_CAPTURED, CARDS, BURDEN = 47, 51, 52


class SudaoshiDeal(FishingDeal):
    """One deal of Sudaoshi. `claims` holds each seat's dealt hand by its index, −1 for none."""

    claims: list[int]
    burdens: list[int]

    def __init__(
        self, dealer: int, burden0: int, burden1: int, burden2: int, november_dregs: int, burdens_by_rank: int
    ) -> None:
        FishingDeal.__init__(self, dealer, FOR_THREE)
        self.november_dregs = bool(november_dregs)
        self.burdens_by_rank = bool(burdens_by_rank)
        self.burdens = [0] * 3
        self.claims = [0] * 3
        self.burdens[0] = in_range("A burden", burden0, 0, 1000)
        self.burdens[1] = in_range("A burden", burden1, 0, 1000)
        self.burdens[2] = in_range("A burden", burden2, 0, 1000)

    def recipe(self) -> tuple[int, ...]:
        burdens = self.burdens[0], self.burdens[1], self.burdens[2]
        return self.dealer, *burdens, self.november_dregs, self.burdens_by_rank

    def claim_dealt_hands(self) -> None:
        # SU 3.5: each seat's best dealt hand is claimed by itself and paid as dealt.
        for seat in range(3):
            index = best_hand(self.hands[seat], bool(self.november_dregs))
            self.claims[seat] = index
            if index >= 0:
                self.paid_by_both(index, seat, points_of(index))

    def worth(self, cards: int) -> int:
        return card_points(cards)

    def promise(self, cards: int) -> int:
        # SU 5.2: the hills are everybody's; the rain is for who carries 120, and for others to keep from him.
        found = self.furthers(HILLS, 24, cards) + self.furthers(OVER_THE_HILLS, 6, cards)
        for seat in range(3):
            if self.burdens[seat] == 120 and (seat == self.to_act or self.piles[seat] & RAIN):
                found += self.furthers(RAIN, 24, cards) + self.furthers(UNDER_THE_RAIN, 6, cards)
        return found

    def finish(self) -> None:
        # SU 5.2: captured hands; where several are in one pile, they add.
        for seat in range(3):
            found = captured_hands(self.piles[seat], self.burdens[seat] == 120)
            for i in range(4):
                if found >> i & 1:
                    self.paid_by_both(FIRST_CAPTURED + i, seat, 24 if i & 1 else 12)
        # SU 5.3
        for seat in range(3):
            self.add_line(CARDS, -1, seat, self.worth(self.piles[seat]), -1, -1, -1, -1)
        for seat in range(3):
            self.add_line(BURDEN, -1, seat, -self.burdens[seat], -1, -1, -1, -1)

    def burden_after(self, seat: int) -> int:
        # SU 7, as `Sudaoshi.next_start` says it: 100 for the next dealer. By rank 120 for the lowest other score, of
        # equals the latest in order of play; when all are equal the dealer stays, and this is by seat.
        dealer = self.dealer_after()
        if seat == dealer:
            return 100
        last = dealer - 1 if dealer > 0 else 2
        if self.burdens_by_rank:
            last = -1
            turn = self.dealer
            for _ in range(3):
                if turn != dealer and (last < 0 or self.points[turn] <= self.points[last]):
                    last = turn
                turn = 0 if turn == 2 else turn + 1
        return 120 if seat == last else 110

    def next_place(self, seat: int) -> int:
        # 0 for the dealer; his right with 110 and his left with 120; the same two with their burdens changed about.
        place = FishingDeal.next_place(self, seat)
        if place > 0 and (self.burden_after(seat) == 120) != (place == 2):
            place += 2
        return place

    # --- for Python ---------------------------------------------------------

    def dealt_hands(self) -> tuple[tuple[int, int], ...]:
        """Each seat's dealt hand, by its index (−1: none), and the cards it shows, as a mask."""
        found = []
        for seat in range(3):
            index = self.claims[seat]
            found.append((index, shown_cards(self.hand_as_dealt(seat), index, bool(self.november_dregs))))
        return tuple(found)
