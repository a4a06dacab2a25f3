"""The French pack with two Jokers: 54 cards, ranks as Shou Ba Yi has them."""

from zashiki.core.deck import singles

RANKS = "3456789TJQKA2xX"
SUITS = "cdhs"

FRENCH = singles("french", [rank + suit for rank in RANKS[:13] for suit in SUITS] + ["x", "X"])
