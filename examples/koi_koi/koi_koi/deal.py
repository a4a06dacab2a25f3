"""The rules of Koi-Koi on top of those of fishing games with calls: dealt hands, sets, doubling."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.games.fishing.calling import Made
from zashiki.games.fishing.cards import Shape

if cython.compiled:
    from cython.cimports.zashiki.games.fishing.calling import CallingDeal
else:
    from zashiki.games.fishing.calling import CallingDeal

FOR_TWO = Shape(seats=2, hand=8, field=8)

# Score-line rules besides the dealt hands and sets (KK 6).
SEVEN, ANSWER, PRIVILEGE, DRAW = 16, 17, 18, 19

# The options that are yes or no, a bit each.
PAY_DEALT, CUP_IS_DREGS, VIEWINGS, RAIN_SPOILS = 1, 2, 4, 8
PAY_MONTH, DOUBLE_SEVEN, DOUBLE_ANSWER, PAY_DEALER = 16, 32, 64, 128
LIGHT_POINTS = ((15, 8, 7, 5), (15, 10, 8, 6), (10, 8, 7, 5))

LIGHTS, RAIN_MAN = 0x110010000101, 0x010000000000
CUP, MOON, CURTAIN = 0x000100000000, 0x000010000000, 0x000000000100
ANIMALS, BOAR_DEER_BUTTERFLIES = 0x021121111010, 0x001001100000
SLIPS, RED, BLUE = 0x042202222222, 0x000000000222, 0x002200200000
DREGS, EACH_MONTH = 0xE8CCCCCCCCCC, 0x111111111111
OF_LIGHTS, OF_ANIMALS, OF_SLIPS = 1, 2, 3


def sets(flags: int, lights: int, month: int) -> list[Made]:
    """The sets of KK 5.2 to 5.5, in the order of their rules; those that an option leaves out are out of reach."""
    five, four, rainy, three = LIGHT_POINTS[lights]
    dregs = DREGS | CUP if flags & CUP_IS_DREGS else DREGS
    viewing = 2 if flags & VIEWINGS else 9
    spoilt = RAIN_MAN if flags & RAIN_SPOILS else 0
    return [
        Made(LIGHTS, 5, five, kind=OF_LIGHTS),
        Made(LIGHTS & ~RAIN_MAN, 4, four, kind=OF_LIGHTS),
        Made(LIGHTS, 4, rainy, kind=OF_LIGHTS),
        Made(LIGHTS & ~RAIN_MAN, 3, three, kind=OF_LIGHTS, without=RAIN_MAN),
        Made(BOAR_DEER_BUTTERFLIES, 3, 5, ANIMALS, OF_ANIMALS),
        Made(ANIMALS, 5, 1, ANIMALS, OF_ANIMALS),
        Made(RED | BLUE, 6, 10, SLIPS, OF_SLIPS),
        Made(RED, 3, 5, SLIPS, OF_SLIPS),
        Made(BLUE, 3, 5, SLIPS, OF_SLIPS),
        Made(SLIPS, 5, 1, SLIPS, OF_SLIPS),
        Made(dregs, 10, 1, dregs),
        Made(CUP | MOON, viewing, 5, without=spoilt),
        Made(CUP | CURTAIN, viewing, 5, without=spoilt),
        Made(15 << 4 * month, 4 if flags & PAY_MONTH else 9, 4),
    ]


class KoiKoiDeal(CallingDeal):
    """One deal of Koi-Koi."""

    def __init__(self, dealer: int, flags: int, lights: int, month: int) -> None:
        CallingDeal.__init__(self, dealer, FOR_TWO, 2, 6, sets(flags, lights, month))
        self.flags, self.lights, self.month = flags, lights, month

    def recipe(self) -> tuple[int, ...]:
        return self.dealer, self.flags, self.lights, self.month

    def dealt_hand(self, hand: int) -> int:
        # KK 3.5: four of a month, or four pairs: then every month has an even number of cards.
        if not self.flags & PAY_DEALT:
            return -1
        two = hand & hand >> 1
        if two & two >> 2 & EACH_MONTH:
            return 0
        odd = hand ^ hand >> 1
        return -1 if (odd ^ odd >> 2) & EACH_MONTH else 1

    def pay_more(self, points: int) -> None:
        # KK 5.6: one doubling after the other.
        if self.flags & DOUBLE_SEVEN and points > 6:
            self.paid_by_both(SEVEN, self.stopper, points)
            points *= 2
        if self.flags & DOUBLE_ANSWER and self.gone_on[1 - self.stopper]:
            self.paid_by_both(ANSWER, self.stopper, points)

    def nobody_stopped(self) -> None:
        # KK 5.7
        if self.flags & PAY_DEALER:
            self.paid_by_both(PRIVILEGE, self.dealer, 6)
            return
        for seat in range(2):
            self.add_line(DRAW, -1, seat, 0, -1, -1, -1, -1)
