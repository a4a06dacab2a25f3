"""The Unsun pack: five suits of nine numbers and six courts, 75 cards."""

from zashiki.core.deck import singles

SUITS = "PIKOG"
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "Ka", "Re", "Ro", "So", "Un", "Su")

UNSUN = singles("unsun", [suit + rank for suit in SUITS for rank in RANKS])
