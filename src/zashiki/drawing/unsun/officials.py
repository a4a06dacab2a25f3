"""Su Sun: a Chinese official in a wide robe and a black court cap, the suit's sign in his hands."""

from __future__ import annotations

from zashiki.drawing.palette import GOLD, INK, PAPER, RED, SKY, WHITE
from zashiki.drawing.svg import group, place
from zashiki.drawing.unsun.brush import disc, ink, mirror, stroke
from zashiki.drawing.unsun.figures import GREY_HAIR, beard, clouds, face, hand, moustache
from zashiki.drawing.unsun.suits import COLOURS, cloth, emblem

_CAP = "M-26,-14C-28,-34-20,-40-14,-40C-14,-56 14,-56 14,-40C20,-40 28,-34 26,-14Q0,-24-26,-14Z"
# The wings of the cap, which tell the five officials apart: level, drooping, upturned, round, crossed.
_WINGS = {
    "P": "M-24,-22H-58Q-64,-26-58,-31H-24ZM24,-22H58Q64,-26 58,-31H24Z",
    "I": "M-25,-24Q-50,-26-56,6Q-48,12-44,4Q-40,-12-25,-15ZM25,-24Q50,-26 56,6Q48,12 44,4Q40,-12 25,-15Z",
    "K": "M-24,-18Q-46,-20-48,-56Q-38,-60-36,-52Q-34,-34-22,-30ZM24,-18Q46,-20 48,-56Q38,-60 36,-52Q34,-34 22,-30Z",
    "O": disc(-38, -27, 12) + disc(38, -27, 12),
    "G": "M-22,-20L-46,-44L-40,-51L-18,-34ZM22,-20L46,-44L40,-51L18,-34Z",
}


def official(suit: str) -> str:
    """The picture of the suit's Sun, without ground, border and corners."""
    c = COLOURS[suit]
    robe = ink("M74,140C58,176 44,240 38,306H162C156,240 142,176 126,140Z", c.main)
    robe += ink("M41,276Q100,262 159,276L162,306H38Z", c.light)
    robe += stroke("M52,306L64,273M74,306L84,270M96,306L102,269M118,306L120,270M140,306L138,273", 5, c.dark)
    robe += stroke("M41,276Q100,262 159,276", 3, GOLD if suit != "O" else RED)
    robe += cloth(suit, mirror([(72, 252), (62, 232)]) + [(100, 250)])
    sleeves = ink("M78,138C46,140 32,178 20,244Q48,266 78,246L94,204Z", c.main)
    sleeves += ink("M122,138C154,140 168,178 180,244Q152,266 122,246L106,204Z", c.main)
    sleeves += stroke("M21,238Q48,260 80,240M179,238Q152,260 120,240", 7, c.accent)
    sleeves += stroke("M21,238Q48,260 80,240M179,238Q152,260 120,240", 1.5)
    sleeves += cloth(suit, mirror([(62, 168), (46, 198), (66, 206), (38, 226), (60, 232)]))
    collar = ink("M76,140Q100,164 124,140Q122,128 100,128Q78,128 76,140Z", PAPER) + stroke(
        "M80,146Q100,166 120,146", 4, c.accent
    )
    cap = (
        ink(_WINGS[suit], INK) + ink(_CAP, INK) + stroke("M-25,-22Q0,-32 25,-22", 4) + ink(disc(0, -36, 5), c.accent, 2)
    )
    cap = group(cap, stroke=GOLD, stroke_width="2.5")
    head = place(face(_FACES[suit][0]) + _FACES[suit][1] + cap, 100, 102)
    return clouds(c.dark, c.light) + robe + sleeves + collar + head + _badge(suit) + _hold(suit)


_FACES = {
    "P": ("stern", beard(INK, 34)),
    "I": ("stern", moustache()),
    "K": ("old", beard(GREY_HAIR, 26) + moustache(WHITE)),
    "O": ("laugh", ""),
    "G": ("calm", moustache() + stroke("M0,27v16M-3,27l-3,13", 2.5)),
}


def _badge(suit: str) -> str:
    c = COLOURS[suit]
    square = ink("M61,166H139V240H61Z", c.light) + stroke("M67,172H133V234H67Z", 3, c.accent)
    if suit == "I":
        square += stroke("M76,224q12-18 24,0q12-18 24,0M84,206q8-14 16,0q8-14 16,0M92,188q8-12 16,0", 3, c.dark)
    return square


def _hold(suit: str) -> str:
    if suit == "P":
        return emblem(suit, 104, 204, 142, 14) + hand(96, 222, -10) + hand(112, 206, 170)
    if suit == "I":
        return emblem(suit, 152, 132, 136) + hand(152, 186, 180) + place(_cuffs(), 0, 0) + hand(90, 214, 200)
    if suit == "K":
        tray = ink("M66,216H134L126,228H74Z", SKY)
        return emblem(suit, 100, 184, 66) + tray + hand(72, 226, -30) + hand(128, 226, 210)
    if suit == "O":
        return emblem(suit, 100, 202, 74) + hand(66, 222, 20) + hand(134, 222, 160)
    stick = stroke("M136,214L104,176", 6) + stroke("M136,214L104,176", 2.5, GOLD) + ink(disc(102, 174, 6), RED, 2.5)
    return emblem(suit, 84, 210, 72) + stick + hand(52, 234, 10) + hand(138, 216, 200)


def _cuffs() -> str:
    return stroke("M78,196Q100,222 124,200", 3)
