"""The 47 dealt hands of Sudaoshi (SU 5.1): which one seven cards are, and which of them are shown for it.

Seven cards are reduced to a few facts (how many months are held twice, three times, four times; how many triples
stand; the class), and one table says which hand each set of facts is worth: the highest of all that fit, of equals the
first in the list.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.core.bits import bit, count_bits, lowest
    from cython.cimports.zashiki.core.deal import in_range
else:
    from zashiki.core.bits import bit, count_bits, lowest
    from zashiki.core.deal import in_range

NO_CLASS, RED, ONE_SLIP, ONE_TEN, WITHER, ONE_LIGHT = range(6)

# Name and points, in the order of the list; the conditions are those the names put together.
DEALT_HANDS = (
    ("three", 24),
    ("standing_three", 36),
    ("red", 36),
    ("one_slip", 36),
    ("one_ten", 36),
    ("wither", 48),
    ("one_light", 48),
    ("lead", 48),
    ("four", 72),
    ("haneken", 84),
    ("four_two_one", 96),
    ("four_three", 240),
    ("red_three", 60),
    ("one_slip_three", 60),
    ("one_ten_three", 60),
    ("one_light_three", 72),
    ("wither_three", 72),
    ("two_three", 72),
    ("red_standing_three", 72),
    ("one_slip_standing_three", 72),
    ("one_ten_standing_three", 72),
    ("wither_standing_three", 84),
    ("two_standing_threes", 96),
    ("red_lead", 84),
    ("one_slip_lead", 84),
    ("one_ten_lead", 84),
    ("wither_lead", 96),
    ("one_light_lead", 96),
    ("red_four", 108),
    ("one_slip_four", 108),
    ("one_ten_four", 108),
    ("wither_four", 120),
    ("one_light_four", 120),
    ("red_haneken", 120),
    ("one_slip_haneken", 120),
    ("one_ten_haneken", 120),
    ("wither_haneken", 132),
    ("one_light_haneken", 132),
    ("red_four_two_one", 132),
    ("one_slip_four_two_one", 132),
    ("one_ten_four_two_one", 132),
    ("wither_four_two_one", 144),
    ("one_light_four_two_one", 144),
    ("one_slip_four_three", 276),
    ("one_ten_four_three", 276),
    ("wither_four_three", 288),
    ("one_light_four_three", 288),
)

CAPTURED_HANDS = ("over_the_hills", "the_hills", "under_the_rainy_sky", "rainy_sky")  # SU 5.2

CLASSES = {"red": RED, "one_slip": ONE_SLIP, "one_ten": ONE_TEN, "wither": WITHER, "one_light": ONE_LIGHT}

# What a hand shows (SU 9): the dregs of its class, its triples, its standing triples, its pairs, its four, or all.
SHOW_DREGS, SHOW_THREES, SHOW_STANDING, SHOW_PAIRS, SHOW_FOUR, SHOW_ALL = 1, 2, 4, 8, 16, 32
SHAPES_SHOWN = {
    "three": SHOW_THREES,
    "two_three": SHOW_THREES,
    "standing_three": SHOW_STANDING,
    "two_standing_threes": SHOW_STANDING,
    "lead": SHOW_PAIRS,
    "four": SHOW_FOUR,
    "haneken": SHOW_ALL,
    "four_two_one": SHOW_ALL,
    "four_three": SHOW_ALL,
}

DREGS = 0xE8CCCCCCCCCC
SLIPS = 0x042202222222
LIGHTS = 0x110010000101
NOVEMBER = 0x0F0000000000
TENS = 0xF8CCCCCCCDCC  # every dregs, Curtain and Phoenix
HILLS = 0x0000F0000000
HILLS_PICTURES = 0x000030000000
RAIN_PICTURES = 0x030000000000
DECEMBER_DREGS = 0xE00000000000
STANDING_MONTHS = 0x000008088000  # the top bits of April, May and July
EVEN_BITS = 0x555555555555
BIT_PAIRS = 0x333333333333
TOP_BITS = 0x888888888888
ADD_6 = 0x666666666666
ADD_5 = 0x555555555555
FOURS = 0x444444444444
ALL_CARDS = 0xFFFFFFFFFFFF

HAND_POINTS = [0] * 47
HAND_SHOWS = [0] * 47
BEST_HAND = [0] * 432


def split_name(name: str) -> tuple[int, str]:
    """The class and the shape that a hand's name puts together; no class, or an empty shape, where it has none."""
    for word, kind in CLASSES.items():
        if name == word:
            return kind, ""
        if name.startswith(word + "_"):
            return kind, name[len(word) + 1 :]
    return NO_CLASS, name


def fill_tables() -> None:
    for i, (name, points) in enumerate(DEALT_HANDS):
        kind, shape = split_name(name)
        HAND_POINTS[i] = points
        HAND_SHOWS[i] = (SHOW_DREGS if kind else 0) | SHAPES_SHOWN.get(shape, 0)
    for twos in range(4):
        for threes in range(3):
            for fours in range(2):
                for standing in range(3):
                    shapes = {
                        "": True,
                        "three": threes >= 1,
                        "standing_three": standing >= 1,
                        "lead": twos == 3 and threes == 0,
                        "four": fours == 1,
                        "haneken": twos == 3 and threes == 1 and fours == 0,
                        "four_two_one": twos == 2 and threes == 1 and fours == 1,
                        "four_three": threes == 2 and fours == 1,
                        "two_three": threes == 2,
                        "two_standing_threes": standing == 2,
                    }
                    for kind in range(6):
                        best = -1
                        for i, (name, points) in enumerate(DEALT_HANDS):
                            asked, shape = split_name(name)
                            fits = shapes[shape] and asked in (NO_CLASS, kind)
                            if fits and (best < 0 or points > DEALT_HANDS[best][1]):
                                best = i
                        BEST_HAND[((twos + 4 * threes + 12 * fours) * 3 + standing) * 6 + kind] = best


fill_tables()


def month_counts(hand: int) -> int:
    """How many cards of each month a mask holds: four bits a month."""
    counts = hand - (hand >> 1 & EVEN_BITS)
    return (counts & BIT_PAIRS) + (counts >> 2 & BIT_PAIRS)


def best_hand(hand: int, november_dregs: bool) -> int:
    """The dealt hand that seven cards are: its index in the list, −1 where they are none."""
    counts = month_counts(hand)
    threes = counts + ADD_5 & TOP_BITS
    twos = count_bits(counts + ADD_6 & TOP_BITS)
    dregs = hand & (DREGS | NOVEMBER if november_dregs else DREGS)
    num_dregs = count_bits(dregs)
    if num_dregs < 5 and threes == 0 and twos < 3:
        return -1
    rest = hand & ~dregs
    kind = NO_CLASS
    if num_dregs == 7:
        kind = WITHER
    elif num_dregs == 6:
        kind = ONE_SLIP if rest & SLIPS else ONE_LIGHT if rest & LIGHTS else ONE_TEN
    elif num_dregs == 5 and rest & ~SLIPS == 0:
        kind = RED
    key = twos
    standing = 0
    if threes != 0:
        standing = count_bits(threes & STANDING_MONTHS)
        if hand & DECEMBER_DREGS == DECEMBER_DREGS:
            standing += 1
        key += 4 * count_bits(threes)
        if counts & FOURS:
            key += 12
    place = (key * 3 + standing) * 6 + kind
    return BEST_HAND[place] if place < 432 else -1  # more than seven cards are none


def held(tops: int) -> int:
    """All four cards of each month whose top bit stands in a mask."""
    return tops | tops >> 1 | tops >> 2 | tops >> 3


def shown_cards(hand: int, index: int, november_dregs: bool) -> int:
    """The cards of a hand that its dealt hand shows to everyone (SU 9); none for −1."""
    if index < 0 or index > 46:
        return 0
    shows = HAND_SHOWS[index]
    if shows & SHOW_ALL:
        return hand
    counts = month_counts(hand)
    threes = counts + ADD_5 & TOP_BITS
    shown = 0
    if shows & SHOW_DREGS:
        shown |= hand & (DREGS | NOVEMBER if november_dregs else DREGS)
    if shows & SHOW_THREES:
        shown |= hand & held(threes)
    if shows & SHOW_STANDING:
        shown |= hand & held(threes & STANDING_MONTHS)
        if hand & DECEMBER_DREGS == DECEMBER_DREGS:
            shown |= DECEMBER_DREGS
    if shows & SHOW_PAIRS:
        shown |= hand & held(counts + ADD_6 & TOP_BITS)
    if shows & SHOW_FOUR:
        shown |= hand & held((counts & FOURS) << 1)
    return shown


def captured_hands(pile: int, bears_120: bool) -> int:
    """The captured hands of a pile (SU 5.2), one bit each in the order of the list.

    The bigger of a pair replaces the smaller; the Rain hands are for the bearer of 120 alone.
    """
    found = 0
    if pile & HILLS_PICTURES == HILLS_PICTURES:
        found |= 2 if pile & HILLS == HILLS else 1
    if bears_120 and pile & RAIN_PICTURES == RAIN_PICTURES:
        found |= 8 if pile & NOVEMBER == NOVEMBER else 4
    return found


def card_points(cards: int) -> int:
    """Card points of a mask of cards (SU 2): ten for dregs, Curtain and Phoenix, one for a slip, five for the rest."""
    return 5 * (count_bits(cards) + count_bits(cards & TENS)) - 4 * count_bits(cards & SLIPS)


def points_of(index: int) -> int:
    """What a dealt hand is paid by each other seat."""
    return HAND_POINTS[index] if 0 <= index < 47 else 0


def counted(num_cards: int, last: int, november_dregs: bool) -> list[int]:
    """In how many hands each dealt hand is best, by index; the last number is those without one.

    The hands are the masks of `num_cards` cards up to `last`: `counted(7, ALL_CARDS, …)` goes through all C(48, 7) of
    them, which takes a few seconds compiled, and minutes interpreted.
    """
    tally = [0] * 48
    number = in_range("The number of cards", num_cards, 1, 7)
    hand = bit(number) - 1
    last &= ALL_CARDS
    while hand <= last:
        found = best_hand(hand, november_dregs)
        tally[found if found >= 0 else 47] += 1
        carry = hand + (hand & (~hand + 1))
        hand = carry | (carry ^ hand) >> (lowest(hand) + 2)
    return [tally[i] for i in range(48)]
