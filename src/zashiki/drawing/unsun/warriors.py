"""Re Rei: an armoured warrior seated on a raised floor; five helmets, five faces, five ways to keep the sign."""

from __future__ import annotations

from zashiki.drawing.palette import BROWN, GOLD, INK, RED, WHITE
from zashiki.drawing.svg import path, place
from zashiki.drawing.unsun.brush import SKIN, disc, ink, mirror, scatter, stroke
from zashiki.drawing.unsun.figures import GREY_HAIR, beard, dais, face, hand, moustache
from zashiki.drawing.unsun.suits import COLOURS, MOTIFS, cloth, emblem

# Crests over a face about (0, 0): tall horns, crescent, flame jewel, sun disc, ox horns.
_CRESTS = {
    "P": "M-6,-36C-20,-44-30,-60-26,-80C-14,-74-6,-56 0,-40C6,-56 14,-74 26,-80C30,-60 20,-44 6,-36Z",
    "I": "M0,-36C-26,-36-38,-54-30,-76C-26,-56-12,-50 0,-50C12,-50 26,-56 30,-76C38,-54 26,-36 0,-36Z",
    "K": "M0,-34C-18,-38-24,-52-10,-62Q-4,-68-4,-82Q14,-74 14,-58C20,-48 14,-36 0,-34Z",
    "O": disc(0, -58, 20),
    "G": "M-14,-30C-40,-28-54,-44-46,-70C-40,-54-30,-48-12,-46L12,-46C30,-48 40,-54 46,-70C54,-44 40,-28 14,-30Z",
}
_FACES = {
    "P": ("stern", SKIN, moustache()),
    "I": ("calm", SKIN, ""),
    "K": ("old", SKIN, beard(GREY_HAIR, 16) + moustache(WHITE)),
    "O": ("laugh", SKIN, ""),
    "G": ("stern", "#d9473f", moustache(WHITE)),
}


def helmeted(suit: str, x: float, y: float, scale: float = 1) -> str:
    """The suit's warrior's head about (x, y): neck guard, face, bowl, turned-back flaps, crest."""
    c = COLOURS[suit]
    mood, skin, hair = _FACES[suit]
    guard = ink("M-24,-22C-38,-16-42,2-46,20L-20,18V-10H20V18L46,20C42,2 38,-16 24,-22Z", c.dark)
    guard += stroke("M-31,-8L-40,14M31,-8L40,14", 3.5, c.light)
    crest = ink(_CRESTS[suit], RED if suit in "KO" else GOLD, 2.5)
    if suit == "O":
        crest += stroke("M-12,-58h24M0,-70v24M-8,-66l16,16M8,-66l-16,16", 2.5, GOLD)
    bowl = ink("M-27,-14C-30,-52 30,-52 27,-14Q0,-26-27,-14Z", INK)
    bowl += stroke("M-12,-20Q-14,-34-8,-40M0,-22V-42M12,-20Q14,-34 8,-40", 2, GOLD)
    peak = ink("M-27,-13Q0,-27 27,-13L24,-6Q0,-18-24,-6Z", GOLD, 2.5)
    flaps = ink("M-27,-12Q-40,-16-38,-30Q-28,-28-24,-18ZM27,-12Q40,-16 38,-30Q28,-28 24,-18Z", c.accent, 2.5)
    cord = stroke("M-21,8Q-16,24-4,31L-8,40M21,8Q14,26-4,31L2,40", 3, c.accent)
    return place(guard + face(mood, skin) + hair + cord + crest + bowl + flaps + peak, x, y, scale)


def lacing(d: str, colour: str, width: float = 6) -> str:
    """Rows of silk lacing on armour, along the path data."""
    return path(d, stroke=colour, stroke_width=str(width), stroke_dasharray="5 4.5", stroke_linecap="butt")


def warrior(suit: str) -> str:
    """The picture of the suit's Rei, without ground, border and corners."""
    c = COLOURS[suit]
    floor = dais(
        BROWN if suit == "O" else c.dark, scatter(MOTIFS[suit], [(x, 290) for x in range(30, 180, 28)]), c.light
    )
    trousers = ink(
        "M24,258C14,222 54,204 100,204C146,204 186,222 176,258Q150,268 104,252Q50,270 24,258Z",
        c.light if suit == "P" else c.main,
    )
    trousers += stroke("M104,252Q92,236 64,230M104,252Q116,238 138,232", 2.5)
    trousers += cloth(suit, mirror([(40, 242), (56, 222)]), c.dark if suit == "P" else c.light)
    skirt = ink("M62,206H138L148,234H116L112,240H88L84,234H52Z", c.dark) + lacing("M58,220H142M56,230H144", c.accent, 5)
    torso = ink("M70,132H130L140,210H60Z", c.dark) + lacing("M66,158H134M64,175H136M62,192H138", c.accent)
    torso += ink("M60,204H140V213H60Z", GOLD, 2.5)
    shoulders = ink("M68,132L32,142L20,200L54,204ZM132,132L168,142L180,200L146,204Z", c.main)
    shoulders += lacing(
        "M34,156L64,152M30,172L60,170M26,188L57,188M166,156L136,152M170,172L140,170M174,188L143,188", c.light, 6
    )
    shoulders += stroke("M68,132L32,142M132,132L168,142", 6, GOLD) + stroke(
        "M68,132L32,142L30,150M132,132L168,142L170,150", 2
    )
    return floor + trousers + torso + skirt + _arms(suit, shoulders) + helmeted(suit, 100, 106)


def _arms(suit: str, shoulders: str) -> str:
    c = COLOURS[suit]
    low_left = ink("M36,192Q28,222 44,236L62,222Q56,208 58,196Z", c.light)
    low_right = ink("M164,192Q172,222 156,236L138,222Q144,208 142,196Z", c.light)
    raised = ink("M146,186C164,194 184,180 176,136L156,134Q158,160 138,166Z", c.light)
    if suit == "P":
        return (
            low_left + low_right + shoulders + emblem(suit, 98, 226, 156, 86) + hand(58, 230, 70) + hand(140, 228, 90)
        )
    if suit == "I":
        return low_left + shoulders + hand(54, 232, -20) + raised + emblem(suit, 166, 86, 146) + hand(166, 134, 180)
    if suit == "K":
        palm = ink("M150,132Q146,120 158,122H176Q184,122 178,134Z", SKIN, 2.5)
        return low_left + shoulders + hand(54, 232, -20) + raised + palm + emblem(suit, 164, 92, 60)
    if suit == "O":
        fan = stroke("M150,244L170,176", 5, INK)
        return (
            low_left + low_right + shoulders + fan + emblem(suit, 48, 196, 74) + hand(52, 232, 60) + hand(150, 232, 180)
        )
    return low_left + low_right + shoulders + emblem(suit, 100, 206, 84) + hand(58, 226, 20) + hand(142, 226, 160)
