"""The rules of Hana-awase: open hands, sixteen captured hands, few cards and draws on top of the fishing rules."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.games.fishing.cards import FOR_THREE

if cython.compiled:
    from cython.cimports.zashiki.core.bits import count_bits
    from cython.cimports.zashiki.core.deal import in_range
    from cython.cimports.zashiki.games.fishing.deal import FishingDeal
else:
    from zashiki.core.bits import count_bits
    from zashiki.core.deal import in_range
    from zashiki.games.fishing.deal import FishingDeal

# Score-line rules, in the order of HA 6.
SIX_DREGS, SEVEN_DREGS = 0, 1
FIVE_LIGHTS, FOUR_LIGHTS, SEVEN_POEMS, BLUE_POEMS, RED_POEMS, SIX_POEMS, DRINKING, SPRING = 2, 3, 4, 5, 6, 7, 8, 9
PINE_PAULOWNIA_MOON, BOAR_DEER_BUTTERFLY, MOON_VIEWING, FLOWER_VIEWING = 10, 11, 12, 13
GRASS, WISTERIA_ROW, WILLOW_ROW, PAULOWNIA_ROW = 14, 15, 16, 17
FEW_CARDS, CARDS, PAR, DRAW = 18, 19, 20, 21

DREGS = 0xE8CCCCCCCCCC
SLIPS = 0x042202222222
LIGHTS = 0x110010000101
ANIMALS = 0x021121111010
POEMS = 0x002202222222  # the nine slips other than November's
BLUE = 0x002200200000
RED = 0x000000000222
GRASSES = 0x000002022000
RAIN_CARD = 0x010000000000
CUP = 0x000100000000
MOON = 0x000010000000
CURTAIN = 0x000000000100
CRANE_WARBLER_CURTAIN = 0x000000000111
CRANE_PHOENIX_MOON = 0x100010000001
BOAR_DEER_BUTTERFLIES = 0x001001100000
APRIL = 0x00000000F000
NOVEMBER = 0x0F0000000000
DECEMBER = 0xF00000000000

# Each captured hand: what it pays, by its rule less FIVE_LIGHTS.
CAPTURED_POINTS = [0] * 16


def fill_points() -> None:
    for i, points in enumerate((200, 60, 40, 40, 40, 30, 30, 30, 20, 20, 20, 20, 20, 20, 20, 20)):
        CAPTURED_POINTS[i] = points


fill_points()


# The hands that playouts try for, and eight times their points over the square of their number of cards.
NUM_AIMS = 12
AIMS = [0] * 12
AIM_WEIGHTS = [0] * 12


def fill_aims() -> None:
    aims = (
        (LIGHTS & ~RAIN_CARD, 60),
        (BLUE, 40),
        (RED, 40),
        (CRANE_WARBLER_CURTAIN, 30),
        (CRANE_PHOENIX_MOON, 20),
        (BOAR_DEER_BUTTERFLIES, 20),
        (GRASSES, 20),
        (APRIL, 20),
        (NOVEMBER, 20),
        (DECEMBER, 20),
        (CUP | MOON, 20),
        (CUP | CURTAIN, 20),
    )
    for i, (cards, points) in enumerate(aims):
        AIMS[i] = cards
        AIM_WEIGHTS[i] = 8 * points // count_bits(cards) ** 2


fill_aims()


def captured_hands(pile: int, rained_out: bool) -> int:
    """The captured hands of a pile that count by themselves (HA 5.3): one bit each, in the order of the rules."""
    found = 0
    lights = pile & LIGHTS
    if lights == LIGHTS:
        found |= 1
    elif lights == LIGHTS & ~RAIN_CARD:
        found |= 2
    poems = count_bits(pile & POEMS)
    if poems >= 6:
        found |= 4 if poems >= 7 else 32
    if pile & BLUE == BLUE:
        found |= 8
    if pile & RED == RED:
        found |= 16
    if pile & CUP and not (rained_out and pile & RAIN_CARD):
        if pile & MOON:
            found |= 64 if pile & CURTAIN else 1024
        elif pile & CURTAIN:
            found |= 2048
    if pile & CRANE_WARBLER_CURTAIN == CRANE_WARBLER_CURTAIN:
        found |= 128
    if pile & CRANE_PHOENIX_MOON == CRANE_PHOENIX_MOON:
        found |= 256
    if pile & BOAR_DEER_BUTTERFLIES == BOAR_DEER_BUTTERFLIES:
        found |= 512
    if pile & GRASSES == GRASSES:
        found |= 4096
    if pile & APRIL == APRIL:
        found |= 8192
    if pile & NOVEMBER == NOVEMBER:
        found |= 16384
    if pile & DECEMBER == DECEMBER:
        found |= 32768
    return found


def card_points(cards: int) -> int:
    """Card points of a mask of cards (HA 2): light 20, animal 10, slip 5, dregs 1."""
    points = count_bits(cards) + 4 * count_bits(cards & SLIPS)
    return points + 9 * count_bits(cards & ANIMALS) + 19 * count_bits(cards & LIGHTS)


def most_few_cards(place: int) -> int:
    """Up to how many captured cards are paid as few (HA 5.4), by place after the dealer: dealer, right, left."""
    return 10 if place == 2 else 8


def captured_points(index: int) -> int:
    """What a captured hand, by its place in the list, is paid by each other seat."""
    return CAPTURED_POINTS[in_range("The place in the list", index, 0, 15)]


class HanaAwaseDeal(FishingDeal):
    """One deal of Hana-awase. `dregs`: how many open dregs each seat was dealt, 6, 7 or 0."""

    dregs: list[int]

    def __init__(
        self, dealer: int, willow_row_voids: int, rained_out: int, draw_keeps_dealt: int, may_leave_open: int
    ) -> None:
        FishingDeal.__init__(self, dealer, FOR_THREE)
        self.may_leave_open = bool(may_leave_open)
        self.willow_row_voids = bool(willow_row_voids)
        self.rained_out = bool(rained_out)
        self.draw_keeps_dealt = bool(draw_keeps_dealt)
        self.dregs = [0] * 3

    def recipe(self) -> tuple[int, ...]:
        return self.dealer, self.willow_row_voids, self.rained_out, self.draw_keeps_dealt, self.may_leave_open

    def claim_dealt_hands(self) -> None:
        # HA 3.5: the dregs of a hand that holds six or seven of them are turned open, in the hand.
        for seat in range(3):
            dregs = self.hands[seat] & DREGS
            self.dregs[seat] = 0
            if count_bits(dregs) >= 6:
                self.dregs[seat] = count_bits(dregs)
                self.open |= dregs
        if self.draw_keeps_dealt:
            self.pay_dealt_hands()  # nothing can take them back

    def pay_dealt_hands(self) -> None:
        for seat in range(3):
            if self.dregs[seat] == 6:
                self.paid_by_both(SIX_DREGS, seat, 20)
            elif self.dregs[seat] == 7:
                self.paid_by_both(SEVEN_DREGS, seat, 30)

    def worth(self, cards: int) -> int:
        return card_points(cards)

    def promise(self, cards: int) -> int:
        found = 0
        for i in range(NUM_AIMS):
            found += self.furthers(AIMS[i], AIM_WEIGHTS[i], cards)
        return found

    def finish(self) -> None:
        # HA 5.1: a player with 20 card points or less makes the round a draw, before anything else is paid.
        if self.worth(self.piles[0]) <= 20 or self.worth(self.piles[1]) <= 20 or self.worth(self.piles[2]) <= 20:
            for seat in range(3):
                self.add_line(DRAW, -1, seat, 0, -1, -1, -1, -1)
            return
        if not self.draw_keeps_dealt:
            self.pay_dealt_hands()
        if not self.is_void():
            for seat in range(3):
                found = captured_hands(self.piles[seat], bool(self.rained_out))
                for i in range(16):
                    if found >> i & 1:
                        self.paid_by_both(FIVE_LIGHTS + i, seat, CAPTURED_POINTS[i])
            # HA 5.4
            seat = self.dealer
            for i in range(3):
                if count_bits(self.piles[seat]) <= most_few_cards(i):
                    self.paid_by_both(FEW_CARDS, seat, 30)
                seat = 0 if seat == 2 else seat + 1
        # HA 5.5
        for seat in range(3):
            self.add_line(CARDS, -1, seat, self.worth(self.piles[seat]), -1, -1, -1, -1)
        for seat in range(3):
            self.add_line(PAR, -1, seat, -88, -1, -1, -1, -1)

    def is_void(self) -> bool:
        """Whether a Willow Row takes the captured hands of everyone, and the payment for few cards (HA 8)."""
        if not self.willow_row_voids:
            return False
        for seat in range(3):
            if self.piles[seat] & NOVEMBER == NOVEMBER:
                return True
        return False

    # --- for Python ---------------------------------------------------------

    def open_cards(self) -> tuple[int, int, int]:
        """The open cards in each hand now, as masks."""
        return self.open & self.hands[0], self.open & self.hands[1], self.open & self.hands[2]

    def opened(self) -> tuple[int, ...]:
        """The cards that each hand was dealt open, as masks."""
        return tuple([self.hand_as_dealt(seat) & DREGS if self.dregs[seat] else 0 for seat in range(3)])
