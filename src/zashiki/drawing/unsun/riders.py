"""Ka Kaba: a warrior on horseback, the suit's sign borne high."""

from __future__ import annotations

from zashiki.drawing.palette import BROWN, GOLD, INK, PAPER, RED, WHITE
from zashiki.drawing.svg import group, place
from zashiki.drawing.unsun.brush import SKIN, disc, flat, ink, scatter, stroke
from zashiki.drawing.unsun.figures import hand
from zashiki.drawing.unsun.suits import COLOURS, cloth, emblem
from zashiki.drawing.unsun.warriors import helmeted, lacing

# Coat, far legs and mane of the five horses: bay, white, black, chestnut, grey.
_COATS = {
    "P": ("#9a6238", "#6f4426", INK),
    "I": (WHITE, "#cfc8c4", "#8d93a8"),
    "K": ("#463c4c", "#2b2433", "#d9d5d8"),
    "O": ("#d98b4a", "#a8632c", PAPER),
    "G": ("#b9b2c4", "#8b8398", INK),
}
_REARING = "KG"

_BODY = (
    "M20,176C12,168 16,158 24,150L46,124L50,110L60,120C82,124 98,146 108,174C124,182 140,178 156,182"
    "C176,188 180,206 176,226C174,240 168,248 170,262L176,284L182,292H160L154,264C150,256 146,248 144,240"
    "C122,250 100,250 84,242"
)
_WALK = "L82,264L86,284L92,292H68L66,258C64,246 60,238 58,226"
_REAR = "C76,246 60,240 52,228L38,238L45,252L35,258L22,236Q26,228 48,212Q54,212 60,222"
_CHEST = "C50,212 52,200 54,188C50,180 46,180 42,180C34,186 26,184 20,176Z"


def rider(suit: str) -> str:
    """The picture of the suit's Kaba, without ground, border and corners."""
    c = COLOURS[suit]
    rearing = suit in _REARING
    turf = ink("M6,306V290Q50,282 100,288T194,286V306Z", c.light) + stroke(
        "M22,298l4-8 4,8M66,300l4-8 4,8M116,299l4-8 4,8M146,300l3-7 4,7", 2.5, c.dark
    )
    mounted = _horse(suit, rearing) + _figure(suit)
    if rearing:
        mounted = group(mounted, "translate(-20) rotate(8 150 290)")
    else:
        mounted = place(mounted, 4)
    banner = suit in "OG"
    return turf + (_sign(suit) if banner else "") + mounted + ("" if banner else _sign(suit))


def _horse(suit: str, rearing: bool) -> str:
    coat, far, mane = _COATS[suit]
    c = COLOURS[suit]
    tail = ink(
        "M170,190C190,192 192,226 184,262Q176,254 174,240C170,256 164,250 164,244C172,226 164,210 162,198Z", mane
    )
    behind = "M150,236L142,262L132,284L128,292H150L160,262L166,236Z"
    behind += (
        "M66,222C50,214 36,222 30,236L42,252L50,246L44,236Q56,236 70,242Z"
        if not rearing
        else "M66,230C52,226 46,236 36,250L48,266L56,260L50,250L76,242Z"
    )
    horse = ink(behind, far) + ink(_BODY + (_REAR if rearing else _WALK) + _CHEST, coat)
    hair = ink(
        "M60,118Q52,112 46,118L40,134Q50,130 56,126L60,140Q66,134 70,136"
        "L76,152Q82,146 86,150L92,168Q98,162 108,174C104,146 86,122 60,118Z",
        mane,
        2.5,
    )
    hooves = ink("M158,284H178L183,293H159Z" + ("" if rearing else "M70,284H89L93,293H67Z"), INK, 2)
    eye = flat(disc(41, 146, 3.2), INK if suit != "K" else WHITE) + stroke(
        "M35,142q5-5 10,0M22,164q3,0 3,4M22,176q6,0 8-4", 2.8, WHITE if suit == "K" else None
    )
    tack = stroke("M30,146L40,178M52,128L56,160L40,178M33,160L52,186Q80,190 104,178", 4.5, c.accent)
    tassels = stroke("M54,196Q62,222 82,236M150,182Q172,200 174,214", 7, c.accent) + scatter_tassels(GOLD)
    spots = (
        stroke(scatter("h.1", [(140, 206), (154, 216), (150, 198), (76, 208), (88, 222), (70, 194)]), 8, far)
        if suit in "GI"
        else ""
    )
    return tail + horse + hooves + spots + hair + eye + tack + tassels


def scatter_tassels(colour: str) -> str:
    """Tassels on the breast strap and the crupper."""
    return ink(scatter("l-4,12h9z", [(57, 208), (66, 224), (164, 192), (172, 206)]), colour, 2)


def _figure(suit: str) -> str:
    c = COLOURS[suit]
    cloth_ = ink("M90,176Q124,190 154,180L158,226Q124,238 92,228Z", c.light) + stroke(
        "M92,220Q124,230 158,218", 4, c.dark
    )
    cloth_ += cloth(suit, [(146, 202), (144, 216)], c.dark)
    leg = ink(
        "M100,172C92,192 94,210 104,222L100,238L82,244Q80,252 90,252H118L122,224C130,208 132,190 134,176Z", c.main
    )
    leg += ink("M103,222L100,238L82,244Q80,252 90,252H118L122,222Z", BROWN) + ink("M80,251H122V256H80Z", GOLD, 2)
    torso = ink("M90,118C84,140 88,160 94,178H138C144,156 142,134 134,118Z", c.dark) + lacing(
        "M91,138H138M91,152H139M94,166H138", c.accent, 6
    )
    skirt = ink("M92,172H140L146,196L120,192L96,194Z", c.dark) + lacing("M96,184H142", c.light, 5)
    rein = ink("M98,126C84,134 74,148 66,162L78,172C90,162 100,154 106,146Z", c.light)
    plate = ink("M104,118L80,124L76,154L104,154Z", c.main) + lacing("M82,132L103,128M80,144H103", c.light, 5)
    return cloth_ + torso + skirt + leg + rein + hand(70, 168, -20) + plate + helmeted(suit, 106, 92, 0.86)


def _arm(colour: str) -> str:
    return ink("M126,122C146,136 160,132 166,112L152,104Q144,114 134,112Z", colour)


def _sign(suit: str) -> str:
    c = COLOURS[suit]
    if suit == "P":
        return _arm(c.light) + emblem(suit, 162, 72, 118, 14) + hand(160, 108, 180)
    if suit == "I":
        return _arm(c.light) + emblem(suit, 160, 68, 122, 8) + hand(158, 108, 180)
    if suit == "K":
        palm = ink("M150,98Q148,88 160,90H174Q182,90 176,102Q166,110 154,106Z", SKIN, 2.5)
        return _arm(c.light) + palm + emblem(suit, 165, 60, 58)
    pole = stroke("M146,16V190", 6) + stroke("M146,16V190", 2.5, GOLD)
    flag = ink("M146,20H190Q186,90 190,150H146Z", PAPER if suit == "G" else RED)
    flag += stroke("M150,30H187M150,38H187", 4, c.main)
    return pole + flag + emblem(suit, 168, 118, 42)
