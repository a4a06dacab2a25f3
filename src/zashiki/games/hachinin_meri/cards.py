"""What the 75 cards are worth once the trump suit is known: suits in play, ladders and masks, as plain numbers.

A card is its number in deck order, a suit its index in `PIKOG`, a set of cards a mask with bit `card` set.
"""

from __future__ import annotations

from zashiki.decks.unsun import RANKS, SUITS

NUM_CARDS = 75
NUM_SUITS = len(SUITS)
SUIT_SIZE = len(RANKS)
KABA, REI, ROBAI, SOTA, UN, SUN = (RANKS.index(rank) for rank in ("Ka", "Re", "Ro", "So", "Un", "Su"))
TENKA = ROBAI  # the Pao Robai: Pao is the first suit
PAO, ISU = 0, 1
NO_PAIR = 255
ALL = (1 << NUM_CARDS) - 1


def is_long(suit: int) -> bool:
    """Whether the numbers of a suit run 9 high (Pao and Isu) and not 1 high."""
    return suit in (PAO, ISU)


def suit_in_play(trump: int, card: int) -> int:
    """The suit a card belongs to: the printed one, but the Tenka belongs to the trump suit (HM 2.1)."""
    return trump if card == TENKA else card // SUIT_SIZE


def ladder(trump: int, suit: int) -> list[int]:
    """The cards of a suit in play, strongest first (HM 2.1)."""
    numbers = list(range(8, -1, -1)) if is_long(suit) else list(range(9))
    first = suit * SUIT_SIZE
    if suit == trump:
        courts = [first + rank for rank in (SUN, UN, SOTA, ROBAI, REI, KABA)]
        if trump != PAO:
            courts.insert(3, TENKA)
        return courts + [first + rank for rank in numbers]
    order = [SUN, UN, REI, KABA, SOTA]
    if suit == PAO:  # its Robai is the Tenka
        order += numbers
    elif suit == ISU:  # the Robai is "one and a half"
        order += numbers[:-1] + [ROBAI, numbers[-1]]
    else:
        order += [ROBAI] + numbers
    return [first + rank for rank in order]


def mask_of(cards: list[int]) -> int:
    """The mask of some cards."""
    return sum(1 << card for card in cards)


TRUMPS = [mask_of(ladder(trump, trump)) for trump in range(NUM_SUITS)]
"""Mask of all trumps, by trump suit."""


def trick_strengths(trump: int, led: int) -> list[int]:
    """What each card is worth in a trick: 16 … 31 for trumps, 1 … 15 for the led suit, 0 for what cannot win.

    Trumps count from 16 for the lowest; 28 is the Tenka and 27 the own Robai, so that with Pao, where both are one
    card, 28 stays empty. The pairs of HM 5 are then the same numbers with every trump.
    """
    strengths = [0] * NUM_CARDS
    for place, card in enumerate(reversed(ladder(trump, led))):
        strengths[card] = place + 1
    for place, card in enumerate(reversed(ladder(trump, trump))):
        strengths[card] = place + 16 + (trump == PAO and place > 11)
    return strengths


STRENGTHS = [value for trump in range(NUM_SUITS) for led in range(NUM_SUITS) for value in trick_strengths(trump, led)]
"""`STRENGTHS[(trump * 5 + led) * 75 + card]`."""

SUITS_IN_PLAY = [suit_in_play(trump, card) for trump in range(NUM_SUITS) for card in range(NUM_CARDS)]
"""`SUITS_IN_PLAY[trump * 75 + card]`."""

SUIT_MASKS = [mask_of(ladder(trump, suit)) for trump in range(NUM_SUITS) for suit in range(NUM_SUITS)]
"""`SUIT_MASKS[trump * 5 + suit]`: the cards of a suit in play."""

PAIRS = {31: (30, 1), 30: (29, 2), 29: (27, 3), 27: (26, 4), 17: (16, 5)}
"""Strength of the winning trump: that of the beaten one, and the score line (two_one; eight_nine is one more)."""

BEATEN = [PAIRS[high][0] if high in PAIRS else NO_PAIR for high in range(32)]
PAIR_LINES = [PAIRS[high][1] if high in PAIRS else 0 for high in range(32)]
