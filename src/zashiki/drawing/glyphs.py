"""Letters, digits and a few characters as strokes, so that no picture needs a font.

One line weight, round ends: the hand in which the indices, chips and labels of all decks are written. Every glyph is
path data in a box 10 high, beside its width; lower-case letters are written as capitals.
"""

from __future__ import annotations

from zashiki.drawing.palette import INK
from zashiki.drawing.svg import line, moved

GLYPHS: dict[str, tuple[float, str]] = {
    "0": (6, "M3,0C-1,0 -1,10 3,10S7,0 3,0Z"),
    "1": (3.4, "M0,2.2L3,0V10"),
    "2": (6, "M.3,2.8C.3,-.9 5.7,-.9 5.7,2.8C5.7,5 3,6.5 .2,10H6"),
    "3": (6, "M.5,1.2C2,-.6 5.5,-.2 5.5,2.4C5.5,4.4 4,4.8 2.4,4.8C4.4,4.8 6,5.5 6,7.4C6,10.6 2,10.7 0,8.8"),
    "4": (6, "M4.5,10V0L0,7H6.2"),
    "5": (6, "M5.4,0H1L.5,4.4C2.5,3.2 6,3.6 6,6.7C6,10.3 2,10.8 0,8.8"),
    "6": (6, "M5,.2C2,0 0,3 0,6.5C0,11.1 6,11.1 6,6.8C6,3.2 1.5,2.8 .2,5.8"),
    "7": (6, "M0,0H6L2.2,10"),
    "8": (6, "M3,4.7C-.5,4.2 -.2,0 3,0S6.5,4.2 3,4.7C-1,5.2 -1,10 3,10S7,5.2 3,4.7Z"),
    "9": (6, "M1,9.8C4,10 6,7 6,3.5C6,-1.1 0,-1.1 0,3.2C0,6.8 4.5,7.2 5.8,4.2"),
    "A": (7, "M0,10L3.5,0L7,10M1.3,6.6H5.7"),
    "B": (6, "M0,0V10H3.5C7,10 7,4.8 3.5,4.8H0M0,0H3C6,0 6,4.8 3,4.8"),
    "C": (6, "M6,1.6C4.5,-.6 0,-.8 0,5S4.5,10.6 6,8.4"),
    "D": (6, "M0,0V10H2.5C7.3,10 7.3,0 2.5,0Z"),
    "E": (5.4, "M5.4,0H0V10H5.4M0,4.9H4.5"),
    "F": (5.2, "M5.2,0H0V10M0,4.9H4.4"),
    "G": (6.2, "M6,1.6C4.5,-.6 0,-.8 0,5S4.5,10.6 6.2,8.4V5.4H3.6"),
    "H": (6, "M0,0V10M6,0V10M0,5H6"),
    "I": (0, "M0,0V10"),
    "J": (4.6, "M4.6,0V7C4.6,10.8 .6,10.8 0,8"),
    "K": (6.2, "M0,0V10M6,0L0,6.2M2,4.2L6.2,10"),
    "L": (5, "M0,0V10H5"),
    "M": (7.4, "M0,10V0L3.7,6L7.4,0V10"),
    "N": (6, "M0,10V0L6,10V0"),
    "O": (7, "M3.5,0C-1.2,0 -1.2,10 3.5,10S8.2,0 3.5,0Z"),
    "P": (6, "M0,10V0H3C6.8,0 6.8,5.4 3,5.4H0"),
    "Q": (7, "M3.5,0C-1.2,0 -1.2,10 3.5,10S8.2,0 3.5,0ZM4.2,7L7.2,10.6"),
    "R": (6, "M0,10V0H3C6.8,0 6.8,5.2 3,5.2H0M3,5.2L6,10"),
    "S": (6, "M5.6,1.4C4.4,-.5 .4,-.4 .4,2.4C.4,5.4 6,4.4 6,7.4C6,10.6 1.4,10.6 0,8.4"),
    "T": (6, "M0,0H6M3,0V10"),
    "U": (6, "M0,0V6.5C0,11.2 6,11.2 6,6.5V0"),
    "V": (6.6, "M0,0L3.3,10L6.6,0"),
    "W": (9, "M0,0L2,10L4.5,2L7,10L9,0"),
    "X": (6, "M0,0L6,10M6,0L0,10"),
    "Y": (6, "M0,0L3,4.8L6,0M3,4.8V10"),
    "Z": (6, "M0,0H6L0,10H6"),
    " ": (2, ""),
    "-": (4, "M0,5.4H4"),
    "_": (4, "M0,5.4H4"),
    "+": (5, "M0,5.4H5M2.5,2.9V7.9"),
    ".": (0, "M0,9.9V10"),
    ",": (1, "M1,9.6L0,11.6"),
    ":": (0, "M0,3.4V3.5M0,8.9V9"),
    "/": (4, "M0,10L4,0"),
    "(": (2, "M2,-.5Q-1.6,5 2,10.5"),
    ")": (2, "M0,-.5Q3.6,5 0,10.5"),
    "'": (0, "M0,0V2"),
    "=": (4.6, "M0,3.9H4.6M0,6.9H4.6"),
    "?": (5, "M0,2C.4,-.6 5,-.6 5,2.4C5,4.6 2.5,4.6 2.5,7M2.5,9.9V10"),
    "!": (0, "M0,0V6.6M0,9.9V10"),
    # Ten as one sign, drawn narrow: the index of a French card.
    "10": (8.6, "M0,1.6L2,0V10M6.1,0C3.1,0 3.1,10 6.1,10S9.1,0 6.1,0Z"),
    "大": (10, "M.5,3.4H9.5M5,0V3.4C5,6.5 3,9 .3,10M5,3.6C5.6,6.6 7.5,9 9.8,10"),
    "小": (10, "M5,0V9C5,10 4,9.9 3.4,9.2M2.2,3.6C2,5.6 1.2,7 .2,8M7.6,3.6C8.6,5 9.4,6.4 9.8,8"),
    "文": (10, "M5,-.2V2M.2,2.4H9.8M7.7,2.6C6.8,6 4,9 .4,10M2.3,2.6C3.4,6 6,9 9.6,10"),
    "武": (
        10,
        "M1,.8H5M.2,3H9.8M6.4,0C6.5,4.5 7,8.8 9.8,10V8M8,0L9.2,1.2M3.9,4.8V9M3.9,6.8H5.8M1.5,5.4V9.2M0,9.8L6,8.8",
    ),
}

_GAP = 2.7


def text_width(text: str, height: float = 10) -> float:
    """How wide `text` is at that height, without the thickness of its strokes."""
    known = [GLYPHS[sign][0] for sign in text.upper() if sign in GLYPHS]
    return (sum(known) + _GAP * max(0, len(known) - 1)) * height / 10


def text_data(text: str, x: float, y: float, height: float, anchor: str = "start") -> str:
    """Path data of `text`, upper edge at y, x at its `anchor` (start, middle, end). Unknown signs are left out."""
    at = x - text_width(text, height) * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    data = []
    for sign in text.upper():
        if sign in GLYPHS:
            width, d = GLYPHS[sign]
            data.append(moved(d, at, y, height / 10, 2 if height < 20 else 1))
            at += (width + _GAP) * height / 10
    return "".join(data)


def text(
    words: str, x: float, y: float, height: float, colour: str = INK, weight: float | None = None, anchor: str = "start"
) -> str:
    """`words` in strokes: upper edge at y, `height` tall, `weight` thick (default an eighth of the height)."""
    data = text_data(words, x, y, height, anchor)
    return line(data, height / 8 if weight is None else weight, colour) if data else ""


def sign(name: str, x: float, y: float, height: float, colour: str = INK, weight: float | None = None) -> str:
    """One glyph by its name (`10`, `大` …), centred on (x, y)."""
    width, d = GLYPHS[name]
    data = moved(d, x - width * height / 20, y - height / 2, height / 10, 2 if height < 20 else 1)
    return line(data, height / 8 if weight is None else weight, colour)
