"""The hanafuda pack: twelve months of four cards, `<month><class>[n]`, month by month, then L A S D."""

from zashiki.core.deck import singles

MONTHS = (
    ("1L", "1S", "1D1", "1D2"),
    ("2A", "2S", "2D1", "2D2"),
    ("3L", "3S", "3D1", "3D2"),
    ("4A", "4S", "4D1", "4D2"),
    ("5A", "5S", "5D1", "5D2"),
    ("6A", "6S", "6D1", "6D2"),
    ("7A", "7S", "7D1", "7D2"),
    ("8L", "8A", "8D1", "8D2"),
    ("9A", "9S", "9D1", "9D2"),
    ("10A", "10S", "10D1", "10D2"),
    ("11L", "11A", "11S", "11D"),
    ("12L", "12D1", "12D2", "12D3"),
)

HANAFUDA = singles("hanafuda", [code for month in MONTHS for code in month])
