"""What a fishing game is dealt, and what an action id means in cards."""

from __future__ import annotations

from typing import NamedTuple

NUM_CARDS = 48
FIRST_CALL = 5 * NUM_CARDS
"""The first action that is no card: what a game lets a seat say after its turn."""


class Shape(NamedTuple):
    """How many seats there are, and how many cards go to each hand and to the field. All others are the stock.

    Hands are dealt first, the dealer's before the others in order of play, then the field. A turn is one card of a hand
    and one of the stock, so that there are as many turns as cards in the hands.
    """

    seats: int
    hand: int
    field: int

    @property
    def turns(self) -> int:
        """Turns of a deal that is played to its end."""
        return self.seats * self.hand

    @property
    def stock(self) -> int:
        """Cards in the stock as dealt."""
        return NUM_CARDS - self.turns - self.field

    def order(self, dealer: int) -> tuple[int, ...]:
        """The seats as they play, the dealer first."""
        return tuple([(dealer + i) % self.seats for i in range(self.seats)])


FOR_THREE = Shape(seats=3, hand=7, field=6)


def month_mates(card: int) -> tuple[int, ...]:
    """The three other cards of a card's month, in deck order."""
    first = card & ~3
    return tuple([first + i for i in range(4) if first + i != card])


def action_cards(action: int) -> tuple[int, tuple[int, ...]]:
    """The card an action plays and the cards it takes, in deck order."""
    card, choice = divmod(action, 5)
    others = month_mates(card)
    return card, others if choice == 4 else others[choice - 1 : choice] if choice else ()
