# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, auto_pickle=False
"""The rules of Sudaoshi: dealt hands, captured hands, card points and burdens on top of the fishing rules."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.core.bits import count_bits
    from cython.cimports.zashiki.games.fishing.deal import FishingDeal
    from cython.cimports.zashiki.games.sudaoshi.hands import best_hand, points_of, shown_cards
else:
    from zashiki.core.bits import count_bits
    from zashiki.games.fishing.deal import FishingDeal
    from zashiki.games.sudaoshi.hands import best_hand, points_of, shown_cards

# Score-line rules: the 47 dealt hands in their order, then these.
OVER_THE_HILLS, THE_HILLS, UNDER_THE_RAINY_SKY, RAINY_SKY, CARDS, BURDEN = 47, 48, 49, 50, 51, 52

TENS = 0xF8CCCCCCCDCC  # SU 2: every dregs, Curtain and Phoenix
SLIPS = 0x042202222222
HILLS = 0x0000F0000000
HILLS_PICTURES = 0x000030000000
RAIN = 0x0F0000000000
RAIN_PICTURES = 0x030000000000


class SudaoshiDeal(FishingDeal):
    """One deal of Sudaoshi. `claims` holds each seat's dealt hand by its index, −1 for none."""

    claims: list[int]
    burdens: list[int]

    def __init__(self, dealer: int, burden0: int, burden1: int, burden2: int, november_dregs: int) -> None:
        FishingDeal.__init__(self, dealer, 0)
        self.november_dregs = november_dregs
        self.burdens = [0] * 3
        self.claims = [0] * 3
        self.burdens[0] = burden0
        self.burdens[1] = burden1
        self.burdens[2] = burden2

    def recipe(self) -> tuple[int, ...]:
        return self.dealer, self.burdens[0], self.burdens[1], self.burdens[2], self.november_dregs

    def claim_dealt_hands(self) -> None:
        # SU 3.5: each seat's best dealt hand is claimed by itself and paid as dealt.
        for seat in range(3):
            index = best_hand(self.hands[seat], self.november_dregs)
            self.claims[seat] = index
            if index >= 0:
                self.paid_by_both(index, seat, points_of(index))

    def worth(self, cards: int) -> int:
        # SU 2: ten for dregs, Curtain and Phoenix, one for a slip, five for the rest.
        return 5 * (count_bits(cards) + count_bits(cards & TENS)) - 4 * count_bits(cards & SLIPS)

    def finish(self) -> None:
        # SU 5.2: the bigger of each pair replaces the smaller; the Rain hands are for the bearer of 120 alone.
        for seat in range(3):
            pile = self.piles[seat]
            if pile & HILLS_PICTURES == HILLS_PICTURES:
                if pile & HILLS == HILLS:
                    self.paid_by_both(THE_HILLS, seat, 24)
                else:
                    self.paid_by_both(OVER_THE_HILLS, seat, 12)
            if pile & RAIN_PICTURES == RAIN_PICTURES and self.burdens[seat] == 120:
                if pile & RAIN == RAIN:
                    self.paid_by_both(RAINY_SKY, seat, 24)
                else:
                    self.paid_by_both(UNDER_THE_RAINY_SKY, seat, 12)
        # SU 5.3
        for seat in range(3):
            self.add_line(CARDS, -1, seat, self.worth(self.piles[seat]), -1, -1, -1, -1)
        for seat in range(3):
            self.add_line(BURDEN, -1, seat, -self.burdens[seat], -1, -1, -1, -1)

    # --- for Python ---------------------------------------------------------

    def dealt_hands(self) -> tuple[tuple[int, int], ...]:
        """Each seat's dealt hand, by its index (−1: none), and the cards it shows, as a mask."""
        found = []
        for seat in range(3):
            index = self.claims[seat]
            found.append((index, shown_cards(self.hand_dealt(seat), index, self.november_dregs)))
        return tuple(found)
