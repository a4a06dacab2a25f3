"""So Sota: a standing woman who faces left; in belted armour with a shield (Pao, Isu) or in a loose gown."""

from __future__ import annotations

from zashiki.drawing.palette import BROWN, GOLD, INK, PAPER, PINK, PURPLE, RED, SKY, WHITE
from zashiki.drawing.svg import circle, place
from zashiki.drawing.unsun.brush import Point, disc, flat, ink, stroke
from zashiki.drawing.unsun.figures import flower, hand
from zashiki.drawing.unsun.suits import COLOURS, cloth, emblem
from zashiki.drawing.unsun.warriors import lacing

FAIR = "#fff4e6"


def maid(suit: str) -> str:
    """The picture of the suit's Sota, without ground, border and corners."""
    return _armed(suit) if suit in "PI" else _gowned(suit)


def _head(suit: str) -> str:
    head = ink("M-4,-26C-20,-22-23,0-19,12Q-15,25-6,29Q4,28 12,18Q20,6 16,-14Z", FAIR)
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


# The loose gowns: cloth, its print, the robe beneath, the sash and the line upon it.
_GOWNS = {
    "K": (RED, PINK, WHITE, GOLD, "#8f1a24"),
    "O": ("#fdeebd", RED, SKY, RED, GOLD),
    "G": (PURPLE, "#d9cff5", PINK, GOLD, RED),
}


def _gowned(suit: str) -> str:
    gown, print_, under, sash, cord = _GOWNS[suit]
    tress = ""
    if suit == "K":
        tress = ink("M112,62C142,76 150,130 156,186C160,216 156,240 146,250C140,214 126,150 108,104Z", INK)
    body = (
        "M86,124C76,136 74,160 74,184C72,226 58,270 32,304H184"
        "C184,280 160,254 146,220C138,200 138,160 122,126Q104,118 86,124Z"
    )
    robe = ink(body, gown)
    robe += ink("M88,204C98,240 94,276 80,306H122C120,268 108,232 98,204Z", under)
    robe += stroke("M36,299Q60,286 84,297M120,298Q152,284 182,298", 7, under) + stroke("M126,214Q134,254 152,286", 2.2)
    prints = _prints(suit, [(62, 272), (78, 242), (128, 250), (150, 272), (128, 282), (54, 290)], print_)
    neck = ink("M90,104L87,126L99,150L114,126L108,104Z", FAIR)
    neck += stroke("M86,125L101,160L119,124", 7, WHITE) + stroke("M82,127L101,166L124,126", 2.5)
    obi = ink("M74,170Q104,182 135,166L142,200Q108,214 73,202Z", sash) + stroke("M74,186Q106,198 138,183", 4, cord)
    bow = ink("M136,170C146,150 172,150 172,168C190,176 180,204 160,204C150,214 140,204 138,194Z", sash)
    bow += stroke("M138,184Q152,176 170,170M140,190Q152,192 162,202", 2.2)
    sleeve = ink(
        "M118,130C100,124 76,134 56,142L50,164C60,190 62,216 58,244"
        "Q76,258 96,246C98,218 102,200 110,186C122,172 128,148 118,130Z",
        gown,
    )
    sleeve += _prints(suit, [(92, 154), (78, 176), (94, 194), (74, 204), (82, 228)], print_)
    sleeve += stroke("M59,238Q76,250 95,240", 6, under) + stroke("M54,146L49,163", 5, under)
    return (
        tress
        + robe
        + prints
        + neck
        + bow
        + obi
        + _held(suit)
        + sleeve
        + _hands(suit)
        + place(_head(suit), 98, 84, 1, -5)
    )


def _prints(suit: str, places: list[Point], colour: str) -> str:
    if suit == "K":
        return flat(
            "".join(disc(x + dx, y + dy, 4) for x, y in places for dx, dy in ((-4, 2), (4, 2), (0, -4))), colour
        )
    return cloth(suit, places, colour, 3)


def _held(suit: str) -> str:
    return emblem(suit, *{"K": (40, 116, 60), "O": (44, 120, 66), "G": (46, 124, 70)}[suit])


def _hands(suit: str) -> str:
    if suit == "K":
        return ink("M24,150Q24,143 32,144H52L60,150L58,162Q40,166 30,158Q24,156 24,150Z", FAIR, 2.5)
    if suit == "O":
        return hand(48, 154, 10)
    return hand(54, 154, 20) + place(hand(0, 0, 0), 74, 110, 0.9, 60)


def _armed(suit: str) -> str:
    c = COLOURS[suit]
    turf = ink("M6,306V292Q60,280 110,288T194,284V306Z", c.light)
    boots = ink("M80,262V282Q62,284 58,294H96L98,262ZM114,262V284Q102,286 98,296H138L134,262Z", BROWN)
    skirt = ink("M74,192C68,222 60,246 52,268Q98,284 152,268C144,246 136,222 130,192Z", c.main)
    skirt += cloth(suit, [(68, 248), (104, 258), (84, 262)]) + stroke("M54,262Q98,278 150,262", 5, c.accent)
    tabs = ink("M74,192H98L94,236L84,246L74,232ZM98,192H130L130,230L114,246L98,234Z", c.dark) + lacing(
        "M78,206H126M78,220H126", c.light, 5
    )
    torso = ink("M80,128C70,146 72,170 74,190H130C136,164 134,142 124,128Q102,116 80,128Z", c.main)
    torso += (
        lacing("M78,148H128M76,162H130", c.light, 6)
        + ink("M72,178Q102,188 132,178L134,194Q102,204 72,194Z", GOLD)
        + ink(disc(88, 190, 7), c.accent, 2)
    )
    collar = ink("M91,104L88,128Q100,138 113,128L109,104Z", FAIR) + stroke("M79,130Q100,148 124,129", 8)
    collar += stroke("M79,130Q100,148 124,129", 4, c.accent)
    arm = ink("M112,132C90,132 70,144 54,160L60,180C82,174 104,166 118,156Z", c.light) + stroke(
        "M62,154L68,176", 5, c.accent
    )
    arm += ink("M124,130Q100,126 92,142Q98,158 116,160Q132,152 124,130Z", c.dark) + stroke(
        "M96,144Q108,152 126,144", 3, c.light
    )
    held = emblem(suit, 44, 156, 138, -8) if suit == "P" else emblem(suit, 42, 148, 136, -14)
    shield = _round_shield(c.accent) if suit == "P" else _long_shield(c.accent)
    return (
        turf
        + boots
        + skirt
        + tabs
        + torso
        + collar
        + held
        + arm
        + hand(50, 172 if suit == "P" else 178, 10)
        + shield
        + place(_head(suit), 98, 84, 1, -4)
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
