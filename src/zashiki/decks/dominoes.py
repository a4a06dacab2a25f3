"""The Chinese dominoes: 21 codes, 32 tiles; the eleven civil ones stand twice."""

from zashiki.core.deck import Deck

CIVIL = ("66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51")
MILITARY = ("63", "54", "62", "53", "52", "43", "42", "41", "32", "21")

DOMINOES = Deck("dominoes", CIVIL + MILITARY, (2,) * len(CIVIL) + (1,) * len(MILITARY))
