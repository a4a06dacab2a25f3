"""The cards of July to December. Each entry: code, ground, and the function that draws the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.drawing.hanafuda import creatures, flowers, foliage, things
from zashiki.drawing.hanafuda.colours import (
    BLUE,
    BROWN,
    CREAM,
    DARK_GREEN,
    GOLD,
    GREEN,
    INK,
    OLIVE,
    PALE_GOLD,
    RED,
    ROSE,
    WHITE,
)  # fmt: skip
from zashiki.drawing.hanafuda.pen import circle, fill, inked, line, parse, spline
from zashiki.drawing.hanafuda.phoenix import phoenix
from zashiki.drawing.hanafuda.rain_man import rain_man

if TYPE_CHECKING:
    from collections.abc import Callable


def _boar() -> str:
    return (
        foliage.mist([(-10, 150, 60), (-10, 163, 90)], PALE_GOLD)
        + foliage.clover([(208, 60, 130, 16, 18, 128, 8), (208, 100, 160, 76, 84, 152, 5), (196, 4, 90, 6, 14, 54, 5),
                          (208, 140, 184, 136, 160, 176, 2)])
        + inked(parse("M0,292 Q60,280 110,292 T204,288 V340 H0 Z"), GOLD, 2)
        + creatures.boar()
        + foliage.tufts([(22, 316), (104, 318), (180, 312), (138, 326)], DARK_GREEN)
    )  # fmt: skip


def _clover_slip() -> str:
    return (
        foliage.clover([(214, 320, 200, 160, 130, 34, 10), (-8, 330, 4, 170, 48, 34, 9)])
        + things.slip(RED, "", 8)
        + foliage.clover(
            [(80, 340, 72, 250, 26, 200, 5), (130, 340, 140, 260, 176, 206, 5), (108, 350, 104, 300, 84, 262, 3)]
        )
    )


def _clover_one() -> str:
    return (
        fill(parse("M0,306 Q60,290 110,302 T204,296 V340 H0 Z"), GOLD)
        + foliage.clover([
            (98, 340, 76, 160, 24, 46, 9), (104, 340, 108, 170, 84, 30, 10), (112, 340, 140, 170, 154, 36, 9),
            (92, 346, 50, 280, 14, 196, 4), (122, 340, 166, 270, 184, 150, 6),
        ])
    )  # fmt: skip


def _clover_two() -> str:
    return (
        foliage.mist([(-10, 236, 70), (-10, 249, 120), (60, 262, 150), (-10, 275, 150), (90, 288, 120)], GOLD)
        + foliage.clover([
            (214, -6, 130, 20, 104, 190, 9), (204, -14, 50, 6, 46, 236, 10), (150, -14, 22, 10, 14, 130, 5),
            (214, 40, 176, 90, 168, 236, 8), (212, 190, 160, 220, 112, 306, 5),
        ])
    )  # fmt: skip


def _moon() -> str:
    return (
        inked(circle(100, 118, 80), WHITE, 2.4)
        + foliage.hill(foliage.HILL_BARE)
        + foliage.tufts([(30, 262), (70, 238), (112, 232), (152, 250), (48, 296), (92, 276), (134, 288),
                         (176, 282), (20, 318),
                         (70, 318), (112, 318), (158, 318)], DARK_GREEN)
    )  # fmt: skip


def _geese() -> str:
    return (
        fill(parse("M0,0 H204 V40 H0 Z"), GOLD)
        + foliage.mist([(-10, 42, 90), (-10, 55, 60), (110, 48, 100), (-10, 168, 60), (-10, 181, 92)], GOLD)
        + creatures.goose(134, 68, 1.04, 12)
        + creatures.goose(84, 126, 1.06, 2)
        + creatures.goose(138, 192, 0.98, -4)
        + foliage.hill(foliage.HILL_LEFT)
        + foliage.tufts(
            [
                (26, 248),
                (66, 246),
                (104, 262),
                (30, 284),
                (74, 284),
                (142, 290),
                (110, 306),
                (178, 304),
                (20, 320),
                (64, 320),
            ]
        )
    )


def _hill_one() -> str:
    return (
        foliage.grasses([(16, 240, -4, 180), (34, 226, 18, 140), (44, 216, 56, 150), (64, 200, 46, 120),
                         (84, 190, 98, 118),
                         (104, 186, 92, 104), (124, 190, 146, 120), (140, 196, 136, 134), (160, 212, 186, 150),
                         (178, 232, 196, 182)], INK)
        + foliage.hill(foliage.HILL_ROUND)
        + foliage.plumes([(54, 240, 40, 92), (86, 230, 78, 34), (110, 230, 122, 50), (140, 240, 158, 96),
                          (76, 240, 70, 128)], GOLD)
        + foliage.tufts([(30, 256), (72, 252), (130, 252), (170, 262), (50, 286), (100, 278), (148, 290),
                         (24, 318), (76, 318),
                         (120, 316), (176, 318)])
    )  # fmt: skip


def _hill_two() -> str:
    return (
        foliage.mist([(-10, 42, 70), (-10, 55, 110), (80, 68, 130), (120, 81, 90)], GOLD)
        + fill(foliage.HILL_FAR, GREEN)
        + foliage.tufts([(36, 160), (74, 144), (112, 146), (60, 184), (100, 182), (144, 178)], DARK_GREEN)
        + foliage.mist([(-10, 206, 90), (20, 219, 90), (-10, 232, 80)], CREAM)
        + foliage.grasses([(60, 290, 34, 230), (80, 270, 66, 196), (100, 254, 110, 184), (122, 240, 108, 160),
                           (140, 232, 156, 160),
                           (164, 232, 190, 168), (186, 240, 200, 180)], INK)
        + foliage.hill(foliage.HILL_NEAR)
        + foliage.tufts([(136, 246), (178, 250), (104, 272), (150, 280), (66, 298), (112, 306), (184, 290),
                         (30, 320), (150, 318)])
    )  # fmt: skip


def _cup() -> str:
    return (
        flowers.chrysanthemum_leaves([(92, 274, 0.9, 84), (192, 96, 0.9, 126), (8, 104, 0.9, 56)])
        + flowers.chrysanthemum((46, 52, 50, 0), num=12)
        + flowers.chrysanthemum((148, 54, 46, 5), PALE_GOLD, num=12)
        + flowers.chrysanthemum((36, 286, 42, 0), PALE_GOLD, num=12)
        + flowers.chrysanthemum((150, 288, 46, 8), num=12)
        + things.cup(100, 162)
    )


def _mum_slip() -> str:
    return (
        flowers.chrysanthemum_leaves(
            [(74, 100, 0.9, 130), (150, 60, 0.9, -20), (148, 176, 0.9, -50), (40, 172, 0.9, 100)]
        )
        + flowers.chrysanthemum((54, 60, 50, 0), num=13)
        + things.slip(BLUE, "", -9)
        + flowers.chrysanthemum_leaves([(96, 290, 0.9, 150), (156, 214, 0.9, -80)], GREEN, DARK_GREEN)
        + flowers.chrysanthemum((138, 264, 56, 8), num=15)
        + flowers.chrysanthemum((36, 246, 36, 0), PALE_GOLD, num=11)
    )


def _mum_one() -> str:
    return (
        foliage.branch("112,346,10 106,240,8 124,140,7 70,80,5", colour=GREEN)
        + flowers.chrysanthemum_leaves(
            [(118, 60, 0.9, -40), (60, 140, 0.9, 150), (110, 236, 1, 30), (110, 310, 1, 10), (100, 320, 0.9, 190)]
        )
        + flowers.chrysanthemum((62, 72, 54, 0))
        + flowers.chrysanthemum((140, 158, 52, 8), num=15)
        + flowers.chrysanthemum((54, 246, 48, 4), num=14)
    )


def _mum_two() -> str:
    return (
        foliage.branch("60,346,10 80,260,8 70,180,7 110,90,5", colour=GREEN)
        + flowers.chrysanthemum_leaves(
            [(66, 84, 0.9, 230), (100, 158, 1, 20), (64, 226, 0.9, 170), (70, 286, 0.9, 170), (90, 40, 0.8, 200)]
        )
        + flowers.chrysanthemum((134, 78, 54, 0), RED, GOLD, 15)
        + flowers.chrysanthemum((46, 148, 38, 8), PALE_GOLD, num=12)
        + flowers.chrysanthemum((130, 246, 60, 5), RED, GOLD)
    )


def _deer() -> str:
    return (
        foliage.branch("214,10,24 160,40,15 130,28,10 60,40,4", "160,40,10 180,90,4")
        + foliage.maple([(38, 46, 36, -20, RED), (150, 42, 38, 10, GOLD), (172, 104, 36, 26, RED),
                         (32, 120, 28, 14, GOLD),
                         (158, 160, 28, -20, RED)])
        + inked(parse("M0,286 Q60,272 110,284 T204,278 V340 H0 Z"), GREEN, 2)
        + creatures.deer()
        + foliage.maple([(26, 262, 28, -30, RED)])
    )  # fmt: skip


def _maple_slip() -> str:
    return (
        foliage.branch("-10,10,26 40,44,17 90,30,12 140,50,9 212,40,5", "40,44,11 24,110,8 44,170,4")
        + foliage.maple(
            [(40, 62, 40, -10, RED), (162, 60, 40, 16, GOLD), (166, 146, 38, 0, RED), (36, 146, 38, 10, GOLD)]
        )
        + things.slip(BLUE, "", 9)
        + foliage.maple(
            [(28, 222, 36, -24, OLIVE), (162, 226, 38, 20, GOLD), (62, 284, 44, 6, RED), (140, 294, 38, -10, RED)]
        )
    )


def _maple_one() -> str:
    return (
        foliage.branch("-10,80,30 40,60,20 84,94,15 130,80,11 212,110,5", "56,70,13 90,36,9 156,20,3",
                       "84,94,10 70,160,7 90,210,3")
        + foliage.maple([(36, 50, 42, -14, RED), (108, 42, 40, 12, RED), (168, 70, 40, 30, GOLD), (64, 128, 44, 8, RED),
                         (142, 134, 44, -10, RED), (32, 198, 38, 20, GOLD), (100, 206, 44, 0, RED),
                         (168, 206, 38, 20, RED),
                         (54, 276, 42, -16, RED), (134, 278, 44, 14, GOLD)])
    )  # fmt: skip


def _maple_two() -> str:
    return (
        things.water_band(parse("M204,150 C150,170 190,210 120,232 C70,248 40,260 0,268 V340 H204 Z"))
        + foliage.water([(120, 262, 70), (14, 296, 50), (116, 310, 70), (156, 216, 44)], BLUE)
        + foliage.branch("214,-10,36 170,40,22 120,54,16 90,90,12 30,116,4", "120,54,10 60,44,4")
        + foliage.maple([(48, 46, 42, -20, GREEN), (116, 50, 38, 8, GOLD), (168, 96, 42, 24, GREEN),
                         (40, 126, 42, -4, OLIVE),
                         (108, 136, 42, 16, GOLD), (38, 210, 36, 30, RED), (140, 226, 40, -24, RED),
                         (74, 290, 36, 40, GOLD),
                         (168, 294, 28, 0, RED)])
    )  # fmt: skip


def _rain_man() -> str:
    return (
        things.water_band(parse("M204,196 C160,200 176,226 150,240 C110,258 40,246 0,262 V340 H204 Z"))
        + inked(spline("40,346! 66,300 110,284 166,288 204,300! 204,346!"), GOLD, 2.2)
        + foliage.willow([(18, -6, 190, 10), (48, -6, 76, 6), (180, -6, 84, -8), (82, -6, 46, 4)])
        + rain_man()
        + foliage.water([(0, 314, 110)], BLUE)
        + creatures.frog(40, 288, 1.0)
    )


def _swallow() -> str:
    return (
        foliage.mist([(-10, 270, 100), (30, 283, 110), (-10, 296, 150), (80, 309, 120)], GOLD)
        + foliage.willow(
            [
                (16, -6, 300, 10),
                (44, -6, 104, 8),
                (186, -6, 320, -10),
                (162, -6, 84, -6),
                (128, -6, 90, 6),
                (86, -6, 80, -6),
            ]
        )
        + creatures.swallow()
    )


def _willow_slip() -> str:
    return (
        foliage.willow([(22, -6, 330, 10), (150, -6, 120, 10), (182, -6, 330, -10)])
        + things.slip(RED, "", 8, 100, 168)
        + foliage.willow([(58, -6, 300, -10), (136, 50, 262, 12)], DARK_GREEN)
        + foliage.willow([(98, -6, 90, 6)])
    )


def _lightning() -> str:
    swirls = parse("M20,40 c16,-16 40,-4 34,14 c-6,12 -22,6 -18,-4 M150,30 c18,-8 34,10 22,24 c-10,8 -22,-2 -14,-10 "
                   "M84,70 c14,-12 32,0 26,14 c-6,8 -16,4 -14,-4 M40,108 c12,-8 26,2 20,12 M150,96 c12,-8 26,2 "
                   "20,12")  # fmt: skip
    return (
        line(
            parse(
                "M14,150 l16,40 M44,180 l16,40 M150,150 l14,36 M176,190 l14,40 M20,240 l14,36 M164,250 l16,40 "
                "M126,170 l10,26"
            ),
            CREAM,
            2.6,
        )
        + inked(
            spline(
                "0,0! 204,0! 204,118! 188,138 168,124! 156,150 126,132! 112,158 84,140! 66,166 40,142! 24,158 0,140!"
            ),
            INK,
            2.4,
            CREAM,
        )
        + line(swirls, CREAM, 2.4)
        + foliage.willow([(14, 0, 250, 8), (186, 0, 250, -8)], GREEN, False)
        + inked(parse("M152,6 L70,112 L108,116 L46,214 L152,104 L114,100 Z"), GOLD, 3)
        + line(parse("M104,234 V206 C104,176 146,178 144,204 l-10,-4"), GOLD, 11)
        + line(parse("M104,234 V206 C104,176 146,178 144,204 l-10,-4"), INK, 6)
        + things.drum(104, 268, 48)
    )


def _phoenix() -> str:
    return (
        phoenix()
        + flowers.paulownia_spikes([(100, 290, 3, 0, 20)])
        + flowers.paulownia_leaves([(48, 286, 0.62, 24), (152, 286, 0.62, -24), (100, 284, 0.66, 0)])
    )


def _kiri_one() -> str:
    return (
        fill(parse("M0,240 H204 V340 H0 Z"), GOLD)
        + flowers.paulownia_leaves([(70, 158, 1.0, 52), (130, 158, 1.0, -52)])
        + flowers.paulownia_leaves([(100, 176, 1.36, 0)])
        + flowers.paulownia_spikes([(48, 160, 4, -16, 18), (152, 160, 4, 16, 18), (100, 176, 6, 0, 21)])
    )


def _kiri_two() -> str:
    return (
        foliage.branch("120,346,24 110,280,17 76,220,13 68,150,8", "108,280,12 140,226,9 146,150,5", colour=BROWN)
        + flowers.paulownia_leaves([(64, 186, 0.92, 68), (150, 206, 0.88, -66)], DARK_GREEN, GREEN)
        + flowers.paulownia_leaves([(56, 218, 1.0, 18), (146, 232, 0.94, -12)])
        + flowers.paulownia_spikes([(66, 196, 6, -4, 21), (146, 218, 6, 6, 19)])
    )


def _kiri_three() -> str:
    return (
        foliage.mist([(110, 34, 100), (90, 47, 70), (126, 60, 90), (100, 73, 120)], GOLD)
        + foliage.mist([(-10, 250, 60), (-10, 263, 84), (-10, 276, 50), (-10, 289, 90)], ROSE)
        + flowers.paulownia_leaves([(40, 116, 0.66, 58), (96, 116, 0.66, -58)], DARK_GREEN, GREEN)
        + flowers.paulownia_leaves([(68, 120, 0.84, 0)], DARK_GREEN, GREEN)
        + flowers.paulownia_spikes([(34, 118, 2, -18, 17), (68, 121, 4, 0, 19), (102, 118, 2, 18, 17)])
        + flowers.paulownia_leaves([(104, 232, 0.66, 58), (160, 232, 0.66, -58)])
        + flowers.paulownia_leaves([(132, 238, 0.84, 0)])
        + flowers.paulownia_spikes([(98, 234, 2, -18, 17), (132, 238, 4, 0, 19), (166, 234, 2, 18, 17)])
    )


CARDS: dict[str, tuple[str, Callable[[], str]]] = {
    "7A": (CREAM, _boar),
    "7S": (CREAM, _clover_slip),
    "7D1": (CREAM, _clover_one),
    "7D2": (CREAM, _clover_two),
    "8L": (RED, _moon),
    "8A": (CREAM, _geese),
    "8D1": (CREAM, _hill_one),
    "8D2": (CREAM, _hill_two),
    "9A": (CREAM, _cup),
    "9S": (CREAM, _mum_slip),
    "9D1": (CREAM, _mum_one),
    "9D2": (CREAM, _mum_two),
    "10A": (CREAM, _deer),
    "10S": (CREAM, _maple_slip),
    "10D1": (CREAM, _maple_one),
    "10D2": (CREAM, _maple_two),
    "11L": (CREAM, _rain_man),
    "11A": (CREAM, _swallow),
    "11S": (CREAM, _willow_slip),
    "11D": (RED, _lightning),
    "12L": (CREAM, _phoenix),
    "12D1": (PALE_GOLD, _kiri_one),
    "12D2": (CREAM, _kiri_two),
    "12D3": (CREAM, _kiri_three),
}
