"""Un: the five gods of luck — Daikoku, Jurojin, Hotei, Ebisu and Daruma."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.drawing.palette import BROWN, GOLD, GREEN, INK, PAPER, PINK, RED, SKY, STRAW, WHITE
from zashiki.drawing.svg import circle, group, place
from zashiki.drawing.unsun.brush import SKIN, disc, flat, ink, mirror, stroke
from zashiki.drawing.unsun.figures import beard, clouds, face, glare, hand, moustache
from zashiki.drawing.unsun.suits import COLOURS, cloth, emblem

if TYPE_CHECKING:
    from collections.abc import Callable


def luck(suit: str) -> str:
    """The picture of the suit's Un, without ground, border and corners."""
    c = COLOURS[suit]
    return clouds(c.dark, c.light) + _GODS[suit]()


def _lobes() -> str:
    return ink("M-22,-6C-34,-8-34,20-25,24Q-20,20-22,10ZM22,-6C34,-8 34,20 25,24Q20,20 22,10Z", SKIN, 2.5)


def _daikoku() -> str:
    """On two bales of rice, the mallet raised, the sack over his shoulder."""
    c = COLOURS["P"]
    bale = ink("M-44,-22Q-52,0-44,24H44Q52,0 44,-22Q0,-28-44,-22Z", STRAW) + stroke(
        "M-26,-23V24M-18,-24V25M18,-24V25M26,-23V24", 3, BROWN
    )
    bale += stroke("M-44,-22Q-36,0-44,24M44,-22Q36,0 44,24M-10,-10L10,12M10,-10L-10,12", 2.5, BROWN)
    bales = place(bale, 54, 282) + place(bale, 146, 282)
    sack = ink("M118,128C136,92 184,108 186,158C188,206 160,232 128,214Z", WHITE) + stroke(
        "M126,132Q146,128 156,138M150,206Q168,196 172,176", 2.5
    )
    trousers = ink("M62,214C54,236 58,258 72,260H96L100,240L104,260H128C144,258 148,236 138,214Z", c.light) + cloth(
        "P", mirror([(76, 238)]), c.dark
    )
    boots = ink("M68,256H96V268H60Q58,258 68,256ZM132,256H104V268H140Q142,258 132,256Z", INK)
    body = ink("M70,140C54,160 52,196 58,224Q100,240 142,224C148,196 146,160 130,140Z", c.main)
    body += cloth("P", [(76, 172), (122, 172), (84, 198), (116, 198), (100, 176)]) + ink(
        "M56,206Q100,224 144,206L145,218Q100,236 56,218Z", RED
    )
    raised = ink("M74,142C52,150 34,164 30,178L52,192Q72,186 84,170Z", c.main) + stroke("M31,174L54,188", 5, c.light)
    other = ink("M128,142C146,154 152,170 146,186L124,178Q112,166 116,154Z", c.main)
    mallet = stroke("M44,188L40,128", 7) + stroke("M44,188L40,128", 3, BROWN)
    mallet += (
        ink("M14,98Q8,112 14,126H64Q70,112 64,98Z", GOLD)
        + stroke("M24,98Q20,112 24,126M54,98Q58,112 54,126", 2.5)
        + ink(disc(39, 112, 7), RED, 2)
    )
    cap = ink("M-28,-12C-46,-36-26,-56 0,-50C26,-56 46,-36 28,-12Q0,-24-28,-12Z", INK) + stroke(
        "M-14,-44Q-4,-34-8,-22M16,-44Q8,-34 10,-22", 2
    )
    head = place(
        _lobes() + face("laugh") + beard(INK, 6) + _smile() + group(cap, stroke=GOLD, stroke_width="2.5"), 100, 112
    )
    return (
        bales
        + sack
        + boots
        + trousers
        + body
        + other
        + hand(130, 180, 30)
        + raised
        + mallet
        + hand(44, 178, 80)
        + head
        + emblem("P", 160, 62, 84, 16)
    )


def _smile() -> str:
    return ink("M-12,14Q0,19 12,12Q10,24-1,24Q-10,23-12,14Z", RED, 2.5)


def _jurojin() -> str:
    """A head as long as his years, a staff with scroll and gourd, a tortoise at his feet."""
    c = COLOURS["I"]
    staff = stroke("M40,296Q46,210 40,150Q36,110 50,92", 9) + stroke("M40,296Q46,210 40,150Q36,110 50,92", 4, "#b98a56")
    gourd = ink(
        "M50,112C40,112 42,124 46,126C34,132 38,152 51,152C64,152 66,132 55,126C60,122 60,112 50,112Z", GOLD, 2.5
    ) + stroke("M46,126h9", 3, RED)
    robe = ink("M74,172C52,190 46,250 42,304H160C160,250 150,190 128,172Z", c.main) + ink(
        "M92,176L100,304H124L110,176Z", c.light
    )
    robe += cloth("I", [(70, 262), (140, 262), (66, 288), (76, 236), (138, 236), (146, 290)]) + stroke(
        "M70,232Q100,246 134,232", 6, RED
    )
    sleeves = ink("M78,174C58,182 44,204 36,224L60,244Q86,238 96,208Z", c.main) + ink(
        "M126,174C146,186 160,214 158,240Q136,252 118,236L110,204Z", c.main
    )
    sleeves += stroke("M38,222L60,240M158,234Q138,246 120,232", 6, c.light)
    wrinkles = stroke("M-12,-26Q0,-32 13,-26M-14,-36Q0,-42 15,-36", 2)
    shine = flat("M-20,-50Q-20,-78-6,-84Q-12,-70-12,-48Z", WHITE)
    head = place(
        _lobes()
        + face("old", top="C36,-50 34,-94 0,-94C-34,-94-36,-50-23,-20Z")
        + wrinkles
        + shine
        + beard(WHITE, 44)
        + moustache("#d9d5d8"),
        100,
        140,
    )
    head += stroke("M78,126q8-8 14-2M104,122q8-6 15,1", 6, WHITE)
    scroll = ink("M126,226L158,212L163,223L131,238Z", PAPER, 2.5) + stroke("M126,226l5,12M158,212l5,11", 4, RED)
    shell = ink("M-34,8C-32,-24 26,-26 32,8Z", GREEN) + stroke(
        "M-18,8L-10,-14H10L18,8M-10,-14L-20,-8M10,-14L20,-8", 2.2, STRAW
    )
    tortoise = (
        ink("M30,6Q34,-12 46,-8Q52,2 42,8Z", STRAW, 2.5) + ink("M-26,6h14v10h-14ZM10,6h14v10h-14Z", STRAW, 2.5) + shell
    )
    return (
        robe
        + staff
        + gourd
        + sleeves
        + hand(46, 230, 0)
        + scroll
        + hand(136, 236, 170)
        + head
        + place(tortoise, 50, 284, 0.9)
        + emblem("I", 160, 78, 112, 10)
    )


def _hotei() -> str:
    """The laughing monk with his belly, fan and sack."""
    c = COLOURS["K"]
    sack = ink("M60,130C80,104 120,100 142,112C180,116 192,176 186,236Q180,290 130,296L40,270Z", "#e9dcc0") + stroke(
        "M138,122Q160,126 168,142M172,176h12v14M166,196l8,8", 2.5, BROWN
    )
    legs = ink("M16,300C12,258 52,242 100,250C148,242 188,258 184,300Q100,312 16,300Z", c.main) + stroke(
        "M100,304Q80,274 44,268M100,304Q120,274 156,268", 2.5
    )
    legs += cloth("K", mirror([(40, 284), (66, 262)]))
    robe = ink("M66,138C36,152 26,200 34,252Q60,270 100,270Q140,270 166,252C174,200 164,152 134,138Z", c.main)
    belly = ink("M72,140C52,180 44,236 74,256Q100,268 126,256C156,236 148,180 128,140Z", SKIN)
    belly += stroke("M76,174Q88,186 99,176M101,176Q112,186 124,174M97,226q4,7 8,0M66,242Q98,262 134,242", 2.8)
    edge = stroke("M72,140C52,180 44,236 74,256M128,140C148,180 156,236 126,256", 7, GOLD) + stroke(
        "M68,144C48,184 40,236 72,260M132,144C152,184 160,236 128,260", 2
    )
    arm = ink("M62,142C42,152 26,176 30,204L52,210Q62,196 72,178Z", c.main) + stroke("M30,200L54,206", 5, GOLD)
    other = ink("M138,142C160,154 172,184 162,216L138,216Q132,196 130,176Z", c.main) + stroke("M162,212H138", 5, GOLD)
    fan = (
        stroke("M42,226L38,120", 6, BROWN)
        + ink("M38,88C14,92 12,122 24,138Q38,132 52,138C64,122 62,92 38,88Z", SKY)
        + stroke("M38,92V134M26,100L34,132M50,100L42,132", 2)
    )
    folds = stroke("M-15,31Q0,40 15,31M-13,-24Q0,-29 13,-24M-10,-31Q0,-35 10,-31", 2.2)
    head = place(_lobes() + face("laugh", top="C25,-46-25,-46-23,-20Z") + folds, 100, 108, 1.12)
    stubble = flat("".join(disc(x, y, 1.3) for x, y in ((84, 134), (90, 140), (112, 140), (118, 134))), INK)
    return (
        sack
        + legs
        + robe
        + belly
        + edge
        + other
        + hand(144, 226, 150)
        + head
        + stubble
        + fan
        + arm
        + hand(42, 210, 60)
        + emblem("K", 160, 62, 56)
    )


def _ebisu() -> str:
    """The fisherman on his rock, with rod and sea bream."""
    c = COLOURS["O"]
    rock = ink("M10,304C10,270 36,252 66,256Q100,244 140,254C172,252 190,278 190,304Z", "#6d6880") + stroke(
        "M36,276q14-10 26,0M140,272q14-8 26,4M84,292h22", 2.5, "#a9a4bb"
    )
    rod = stroke("M122,262Q160,150 176,60Q180,36 168,26", 6) + stroke(
        "M122,262Q160,150 176,60Q180,36 168,26", 2.6, "#c9a35f"
    )
    string = stroke("M168,26Q150,30 152,60V150", 1.8, PAPER)
    trousers = ink(
        "M34,262C30,236 60,220 100,222C140,220 166,236 164,262Q130,276 100,262Q66,278 34,262Z", SKY
    ) + stroke("M100,262Q92,244 74,240M100,262Q110,244 126,240", 2.5)
    trousers += stroke("M44,252q8-8 16,0M138,250q8-8 14,0M58,238q6-6 12,0", 2.2, "#3f7490")
    robe = ink("M70,136C54,160 52,200 56,232Q100,246 144,232C148,200 146,160 130,136Z", c.main)
    robe += (
        cloth("O", [(72, 166), (124, 168), (116, 192)], RED)
        + stroke("M82,138L100,164L120,138", 5, WHITE)
        + ink("M55,208Q100,224 145,208V220Q100,236 55,220Z", RED)
    )
    arm = ink("M128,140C150,152 164,180 158,208L136,216Q124,200 116,178Z", c.main) + stroke(
        "M157,204L136,212", 5, STRAW
    )
    hold = ink("M72,140C50,152 40,184 46,214L70,216Q80,192 88,170Z", c.main) + stroke("M46,208L70,210", 5, STRAW)
    hat = ink("M-24,-14C-30,-50-16,-74 8,-70C32,-66 22,-44 25,-14Q0,-26-24,-14Z", INK) + stroke(
        "M-6,-66Q14,-56 8,-22", 2
    )
    head = place(
        _lobes()
        + face("laugh")
        + stroke("M-4,31V40M-8,30L-10,37M2,30L4,37", 2.5)
        + group(hat, stroke=GOLD, stroke_width="2.5"),
        100,
        106,
    )
    return (
        rock
        + trousers
        + rod
        + string
        + robe
        + hold
        + arm
        + hand(142, 214, 120)
        + head
        + _bream()
        + hand(92, 244, 80)
        + emblem("O", 42, 122, 54)
    )


def _bream() -> str:
    body = ink("M-62,6C-50,-30 6,-38 40,-8L64,-30Q62,0 66,26L40,10C8,38-48,36-62,6Z", RED)
    fins = ink("M-34,-20C-24,-44 10,-42 26,-20Q-4,-34-34,-20Z", "#8f1a24", 2.5) + ink(
        "M-14,8Q4,2 12,14Q0,26-16,20Z", PINK, 2.5
    )
    belly = flat("M-58,9C-44,28 0,30 30,12Q-10,20-58,9Z", PINK)
    marks = stroke("M-32,-18Q-22,0-32,20M-62,6q8,4 14,0", 2.5) + stroke(
        "M-10,-14q5,5 0,10M8,-14q5,5 0,10M0,-4q5,5 0,9M22,-8q5,5 0,10M54,-18L44,-4M56,14L46,4", 2.2, STRAW
    )
    return place(
        body + belly + fins + marks + circle(-44, -4, 5.5, WHITE) + circle(-44, -4, 2.2, INK, stroke="none"),
        100,
        220,
        1.06,
        -14,
    )


def _daruma() -> str:
    """Nine years before the wall: a robe, two eyes, a beard."""
    c = COLOURS["G"]
    cushion = ink("M18,282Q8,294 20,304H180Q192,294 182,282Q100,262 18,282Z", c.main) + cloth(
        "G", [(36, 292), (66, 290), (134, 290)]
    )
    robe = ink("M100,30C50,30 32,96 26,160C20,236 42,292 100,292C158,292 180,236 174,160C168,96 150,30 100,30Z", RED)
    folds = stroke(
        "M34,196Q60,250 60,284M166,196Q140,250 140,284M40,120Q36,170 46,214M160,120Q164,170 154,214", 3, "#8f1a24"
    )
    hem = stroke("M52,186C70,206 130,206 148,186", 3, "#8f1a24")
    visage = ink("M100,66C62,58 50,92 54,124C56,160 76,186 100,186C124,186 144,160 146,124C150,92 138,58 100,66Z", SKIN)
    rim = stroke(
        "M100,66C62,58 50,92 54,124C56,160 76,186 100,186C124,186 144,160 146,124C150,92 138,58 100,66Z", 9, GOLD
    )
    hair = ink(
        "M56,134C60,168 78,186 100,186C122,186 140,168 144,134"
        "Q138,150 124,150Q118,140 100,142Q82,140 76,150Q62,150 56,134Z",
        INK,
    )
    brows = ink("M96,98Q84,82 60,92Q70,76 86,82Q98,86 96,98ZM104,98Q116,82 140,92Q130,76 114,82Q102,86 104,98Z", INK, 2)
    nose = stroke("M97,104Q90,126 86,130Q92,138 100,136Q108,138 114,130Q110,126 103,104", 3)
    mouth = ink("M84,156Q100,148 116,156Q100,164 84,156Z", RED, 2.5)
    eyes = glare(78, 110, 12) + glare(122, 110, 12)
    return cushion + robe + folds + rim + visage + hair + eyes + brows + nose + mouth + hem + emblem("G", 100, 242, 72)


_GODS: dict[str, Callable[[], str]] = {"P": _daikoku, "I": _jurojin, "K": _hotei, "O": _ebisu, "G": _daruma}
