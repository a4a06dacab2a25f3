"""So Sota: a standing woman who faces left; in belted armour with a shield (Pao, Isu) or in a loose gown."""

from __future__ import annotations

from zashiki.drawing.palette import BROWN, GOLD, INK, PAPER, PINK, RED, SKY, WHITE
from zashiki.drawing.svg import circle, place
from zashiki.drawing.unsun.brush import disc, flat, ink, stroke
from zashiki.drawing.unsun.figures import flower, hand
from zashiki.drawing.unsun.suits import COLOURS, cloth, emblem
from zashiki.drawing.unsun.warriors import lacing

_FAIR = "#fff4e6"


def maid(suit: str) -> str:
    """The picture of the suit's Sota, without ground, border and corners."""
    return _armed(suit) if suit in "PI" else _gowned(suit)


def _head(suit: str) -> str:
    head = ink("M-4,-26C-20,-22-23,0-19,12Q-15,25-6,29Q4,28 12,18Q20,6 16,-14Z", _FAIR)
    look = stroke("M-17,-2q5-4 10,0M1,-1q5-4 10,0M-17,-11l7-3M1,-13l9,2", 2.6) + stroke("M-9,2q-4,7-2,9", 2)
    lips = flat("M-11,18Q-7,14-5,16Q-3,14 1,18Q-6,24-11,18Z", RED)
    blush = flat(disc(8, 9, 4), "#f6b9ae")
    hair = ink(
        "M-12,-18C-18,-38 2,-46 18,-40C38,-34 40,-8 32,12C28,26 20,26 14,20C18,6 16,-2 13,-9C4,-8-5,-11-12,-18Z", INK
    )
    return head + blush + look + lips + _HAIR[suit][0] + hair + _HAIR[suit][1]


# Hair behind and ornaments before, by suit: band and feather, plumed cap, long hair, combed chignon, double loops.
_HAIR = {
    "P": (
        "",
        ink("M-14,-24Q6,-22 32,-8L34,-16Q10,-32-13,-32Z", RED, 2.5)
        + ink("M30,-14C44,-30 46,-50 38,-62C28,-50 24,-34 26,-20Z", WHITE, 2.5),
    ),
    "I": (
        "",
        ink("M-18,-20C-20,-46 34,-48 34,-8Q10,-26-18,-20Z", COLOURS["I"].main)
        + stroke("M-18,-22Q10,-28 34,-9", 5, GOLD)
        + ink("M10,-40C20,-62 44,-60 54,-44C44,-46 34,-42 30,-32Z", RED, 2.5),
    ),
    "K": ("", stroke("M16,-8Q14,14 10,34", 3) + flower(24, -30, 12, WHITE, GOLD)),
    "O": (
        ink("M14,-34C24,-62 56,-52 48,-24C44,-12 34,-10 28,-14Z", INK),
        stroke("M26,-46L54,-60M30,-40L60,-46M-2,-38L-14,-52", 4, RED) + ink(disc(-15, -53, 5), GOLD, 2),
    ),
    "G": (
        ink("M8,-36C-6,-66 22,-72 22,-42C26,-72 52,-62 32,-32Z", INK),
        stroke("M8,-38Q20,-32 34,-30", 5, RED) + stroke("M14,-2Q16,16 14,30", 3),
    ),
}


def _gowned(suit: str) -> str:
    c = COLOURS[suit]
    under = {"K": PINK, "O": SKY, "G": PINK}[suit]
    robe = {"K": c.main, "O": "#fbe6a8", "G": c.main}[suit]
    print_ = {"K": PINK, "O": RED, "G": WHITE}[suit]
    tress = (
        ink("M112,60C140,70 146,130 150,190C152,216 146,234 138,240C134,210 124,150 108,104Z", INK)
        if suit == "K"
        else ""
    )
    train = ink("M66,196C62,240 54,276 34,302H178C180,286 158,258 146,226L138,190Z", under)
    gown = ink(
        "M84,126C64,136 60,168 64,206C62,246 66,280 56,302H164C166,284 152,256 144,226C138,196 138,158 124,132Q104,118 84,126Z",
        robe,
    )
    fold = stroke("M66,210Q84,250 78,302M140,214Q138,256 150,284", 2.5)
    prints = cloth(suit, [(100, 232), (116, 258), (96, 276), (124, 288), (136, 244), (72, 290)], print_, 3)
    obi = ink("M62,170Q98,184 138,168L142,198Q100,212 63,200Z", {"K": GOLD, "O": c.accent, "G": GOLD}[suit])
    obi += stroke("M63,185Q100,198 140,183", 4, {"K": c.dark, "O": GOLD, "G": RED}[suit])
    bow = ink("M136,176Q160,156 168,172Q172,190 160,206Q150,208 138,196Z", {"K": GOLD, "O": c.accent, "G": GOLD}[suit])
    neck = (
        ink("M88,106L86,128L98,152L116,128L108,104Z", _FAIR)
        + stroke("M85,126L99,158L120,126", 7, WHITE)
        + stroke("M82,128L98,162L124,128", 2.5)
    )
    sleeve = ink(
        "M126,138C104,130 74,138 54,146L52,166Q62,166 66,174L68,238Q88,248 108,236L110,192C124,180 134,158 126,138Z",
        robe,
    )
    sleeve += cloth(suit, [(92, 160), (84, 188), (98, 210), (82, 224), (110, 166)], print_, 3) + stroke(
        "M68,230Q88,240 108,228", 5, under
    )
    arm = hand(48, 156, 10) if suit != "G" else hand(50, 160, 0)
    held = emblem(suit, 42, 118, 58) if suit != "G" else emblem(suit, 46, 126, 62)
    return tress + train + gown + fold + prints + bow + obi + neck + held + sleeve + arm + place(_head(suit), 98, 82)


def _armed(suit: str) -> str:
    c = COLOURS[suit]
    boots = ink("M78,274V294Q62,296 58,304H94L98,276ZM114,274V294Q102,298 100,304H136L134,274Z", BROWN)
    skirt = ink("M74,192C68,226 60,256 54,282Q98,296 148,282C142,252 136,222 130,192Z", c.main)
    skirt += cloth(suit, [(78, 244), (124, 240), (76, 268), (128, 266)])
    tabs = ink("M74,192H98L94,236L84,246L74,232ZM98,192H130L130,230L114,246L98,234Z", c.dark) + lacing(
        "M78,206H126M78,220H126", c.light, 5
    )
    torso = ink("M80,128C70,146 72,170 74,190H130C136,164 134,142 124,128Q102,116 80,128Z", c.main)
    torso += (
        lacing("M78,148H128M76,162H130", c.light, 6)
        + ink("M72,178Q102,188 132,178L134,194Q102,204 72,194Z", GOLD)
        + ink(disc(88, 190, 7), c.accent, 2)
    )
    collar = ink("M84,106L80,130Q100,146 122,130L112,104Z", PAPER) + stroke("M80,130Q100,146 122,130", 5, c.accent)
    arm = ink("M112,132C90,132 70,144 54,160L60,180C82,174 104,166 118,156Z", c.light) + stroke(
        "M62,154L68,176", 5, c.accent
    )
    arm += ink("M124,130Q100,126 92,142Q98,158 116,160Q132,152 124,130Z", c.dark) + stroke(
        "M96,144Q108,152 126,144", 3, c.light
    )
    held = emblem(suit, 44, 156, 138, -8) if suit == "P" else emblem(suit, 42, 148, 136, -14)
    shield = _round_shield(c.accent) if suit == "P" else _long_shield(c.accent)
    return (
        boots
        + skirt
        + tabs
        + torso
        + collar
        + held
        + arm
        + hand(50, 172 if suit == "P" else 178, 10)
        + shield
        + place(_head(suit), 98, 82)
    )


def _round_shield(colour: str) -> str:
    spokes = "M142,170v76M104,208h76M116,182l52,52M168,182l-52,52"
    return (
        ink(disc(142, 208, 42), colour)
        + circle(142, 208, 33, PAPER, stroke_width="2.5")
        + stroke(spokes, 4, colour)
        + ink(disc(142, 208, 13), GOLD)
    )


def _long_shield(colour: str) -> str:
    return (
        ink("M108,160Q144,146 180,160C182,206 172,240 144,262C116,240 106,206 108,160Z", PAPER)
        + flat("M144,154V258C168,236 176,206 175,163Q160,156 144,154Z", colour)
        + stroke("M112,196H176M144,156V256", 5, GOLD)
        + ink(disc(144, 196, 11), GOLD)
    )
