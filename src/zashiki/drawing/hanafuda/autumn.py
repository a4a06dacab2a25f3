"""The cards of July to December. Each entry: code, ground, and the function that draws the picture."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.drawing.hanafuda import creatures, flowers, foliage, things
from zashiki.drawing.hanafuda.colours import (
    BLUE, CREAM, DARK_GREEN, GOLD, GREEN, INK, OLIVE, PALE_GOLD, PURPLE, RED, ROSE, WHITE,
)  # fmt: skip
from zashiki.drawing.hanafuda.pen import circle, fill, inked, line, parse, spline
from zashiki.drawing.hanafuda.phoenix import phoenix


def _boar() -> str:
    return (
        foliage.clover([(204, 40, 130, 10, 20, 110, 8), (204, 90, 130, 60, 60, 150, 7), (204, 10, 90, 0, 10, 50, 8),
                        (206, 130, 180, 110, 150, 150, 4)])
        + inked(parse("M0,296 Q60,284 110,296 T204,292 V340 H0 Z"), GOLD, 2)
        + creatures.boar()
        + foliage.grasses([(16, 336, 8, 296), (24, 336, 30, 290), (96, 336, 90, 304), (104, 336, 110, 300), (180, 336, 190, 292),
                           (188, 336, 184, 300)], DARK_GREEN, 2.6)
    )  # fmt: skip


def _clover_slip() -> str:
    return (
        foliage.clover([(210, 330, 190, 180, 120, 40, 12), (-8, 330, 10, 200, 44, 60, 11)])
        + things.slip(RED, "", 8)
        + foliage.clover([(70, 340, 60, 240, 20, 170, 7), (130, 340, 140, 250, 180, 190, 7), (110, 340, 104, 290, 90, 240, 5)])
    )


def _clover_one() -> str:
    return foliage.clover([
        (96, 340, 80, 160, 14, 70, 11), (100, 340, 104, 160, 70, 36, 13), (110, 340, 130, 160, 140, 40, 12),
        (116, 340, 150, 220, 186, 110, 9), (90, 340, 60, 260, 20, 200, 7), (124, 340, 160, 290, 182, 230, 5),
    ])  # fmt: skip


def _clover_two() -> str:
    return (
        foliage.mist([(-10, 262, 100), (40, 275, 120), (-10, 288, 150), (80, 301, 130)], GOLD)
        + foliage.clover([
            (210, 0, 140, 30, 118, 190, 10), (200, -10, 60, 10, 50, 230, 13), (150, -10, 30, 20, 18, 170, 10),
            (210, 50, 180, 90, 168, 250, 10), (206, 160, 150, 180, 100, 290, 8),
        ])
    )  # fmt: skip


_GRASS_ROUND = [(12, 330, 26, 214), (34, 330, 46, 190), (56, 330, 62, 174), (78, 330, 88, 168), (100, 330, 104, 162),
                (120, 330, 134, 168), (142, 330, 150, 180), (162, 330, 176, 200), (182, 330, 188, 224)]  # fmt: skip


def _moon() -> str:
    return inked(circle(100, 116, 82), WHITE, 2.4) + foliage.hill(
        parse("M0,340 V250 C40,206 70,196 112,200 C150,204 180,220 204,240 V340 Z"),
        [(16, 330, 30, 252), (44, 330, 54, 226), (72, 330, 78, 214), (100, 330, 110, 214), (128, 330, 134, 222),
         (156, 330, 166, 236), (182, 330, 186, 256)],
        INK, GREEN,
    )  # fmt: skip


def _geese() -> str:
    return (
        fill(parse("M0,0 H200 V60 H0 Z"), GOLD)
        + foliage.mist([(-10, 60, 120), (60, 73, 150)], GOLD)
        + creatures.goose(128, 58, 0.94, 12)
        + creatures.goose(74, 122, 1.06, 4)
        + creatures.goose(146, 166, 0.86, -6)
        + foliage.hill(
            parse("M0,340 V230 C40,204 80,206 124,232 C152,248 180,262 204,266 V340 Z"),
            [(14, 330, 26, 236), (40, 330, 52, 224), (66, 330, 76, 228), (94, 330, 104, 240), (122, 330, 130, 256),
             (150, 330, 158, 270), (178, 330, 184, 280)],
            INK, GREEN,
        )
    )  # fmt: skip


def _hill_one() -> str:
    return foliage.hill(foliage.HILL_ROUND, _GRASS_ROUND, INK, GREEN) + foliage.plumes(
        [(40, 330, 20, 110), (70, 330, 56, 76), (100, 330, 120, 56), (126, 330, 160, 96), (156, 330, 186, 150)], GOLD
    )


def _hill_two() -> str:
    return (
        fill(parse("M0,340 V150 C40,110 80,96 120,118 C150,134 180,170 204,190 V340 Z"), DARK_GREEN)
        + foliage.mist([(-10, 194, 90), (10, 207, 120), (90, 220, 120)], CREAM)
        + foliage.hill(
            parse("M0,340 V300 C40,270 90,214 134,206 C160,202 184,214 204,224 V340 Z"),
            [(30, 330, 40, 290), (56, 330, 66, 264), (82, 330, 92, 242), (108, 330, 118, 224), (134, 330, 142, 218),
             (160, 330, 166, 220), (184, 330, 188, 232)],
            INK, GREEN,
        )
        + foliage.grasses([(50, 180, 56, 134), (74, 180, 80, 122), (98, 184, 106, 122), (122, 190, 132, 136), (24, 186, 30, 150)],
                          GREEN, 1.5)
    )  # fmt: skip


def _cup() -> str:
    return (
        flowers.chrysanthemum_leaves([(70, 40, 0.9, 10), (150, 250, 0.9, -60), (56, 262, 0.9, -40), (96, 300, 0.9, 170), (176, 80, 0.8, 100)])
        + flowers.chrysanthemum((40, 50, 40, 0), num=14)
        + flowers.chrysanthemum((154, 52, 36, 5), PALE_GOLD, num=14)
        + flowers.chrysanthemum((38, 288, 38, 0), PALE_GOLD, num=14)
        + flowers.chrysanthemum((144, 290, 44, 8), num=14)
        + things.cup(100, 160)
    )


def _mum_slip() -> str:
    return (
        flowers.chrysanthemum_leaves([(130, 100, 0.9, 40), (60, 220, 0.9, 220), (60, 110, 0.8, 190), (160, 160, 0.8, 60)])
        + flowers.chrysanthemum((146, 60, 42, 0), num=14)
        + things.slip(BLUE, "", 9)
        + flowers.chrysanthemum_leaves([(96, 286, 0.9, 0), (140, 230, 0.9, 10), (40, 200, 0.9, -70)], GREEN, DARK_GREEN)
        + flowers.chrysanthemum((56, 264, 48, 8), num=16)
        + flowers.chrysanthemum((160, 250, 30, 0), PALE_GOLD, num=12)
    )


def _mum_one() -> str:
    return (
        foliage.branch("110,340,9 104,240,8 120,140,7 70,80,5", GREEN)
        + flowers.chrysanthemum_leaves([(104, 230, 1, 170), (110, 240, 1, 10), (112, 160, 0.9, 200), (120, 60, 0.8, -60),
                                        (100, 296, 1, 160), (112, 300, 1, 20)])
        + flowers.chrysanthemum((64, 76, 48, 0))
        + flowers.chrysanthemum((142, 156, 44, 8))
        + flowers.chrysanthemum((52, 240, 38, 4), num=14)
    )  # fmt: skip


def _mum_two() -> str:
    return (
        foliage.branch("60,340,9 80,260,8 70,180,7 110,90,5", GREEN)
        + flowers.chrysanthemum_leaves([(80, 176, 0.9, 190), (96, 150, 1, 20), (40, 50, 0.9, 60), (76, 290, 0.9, 180), (70, 230, 0.9, 160)])
        + flowers.chrysanthemum((132, 82, 50, 0), RED, GOLD)
        + flowers.chrysanthemum((50, 140, 34, 8), PALE_GOLD, num=14)
        + flowers.chrysanthemum((128, 246, 54, 5), RED, GOLD)
    )  # fmt: skip


def _deer() -> str:
    return (
        foliage.branch("210,20,16 160,40,12 130,28,9 80,40,5")
        + foliage.maple([(40, 44, 30, -20, RED), (152, 34, 32, 10, GOLD), (176, 92, 30, 30, RED), (32, 112, 26, 14, GOLD),
                         (146, 152, 24, -20, RED)])
        + inked(parse("M0,296 Q60,282 110,294 T204,288 V340 H0 Z"), GREEN, 2)
        + creatures.deer()
        + foliage.maple([(186, 214, 22, 20, GOLD), (24, 270, 24, -30, RED), (112, 300, 22, 40, RED)])
    )  # fmt: skip


def _maple_slip() -> str:
    return (
        foliage.branch("-10,20,20 40,44,15 90,30,11 140,50,8 210,40,5")
        + foliage.maple([(40, 60, 34, -10, RED), (160, 62, 34, 16, GOLD), (166, 150, 32, 0, RED), (36, 146, 32, 10, GOLD)])
        + things.slip(BLUE, "", 9)
        + foliage.maple([(30, 222, 30, -24, OLIVE), (158, 228, 34, 20, GOLD), (62, 282, 38, 6, RED), (144, 296, 30, -10, RED)])
    )


def _maple_one() -> str:
    return (
        foliage.branch("-10,70,22 40,60,17 80,90,13 130,80,10 210,110,6")
        + foliage.branch("60,72,12 90,40,8 150,26,4")
        + foliage.maple([(42, 50, 36, -14, RED), (112, 42, 34, 12, RED), (168, 66, 34, 30, GOLD), (66, 126, 38, 8, RED),
                         (140, 134, 38, -10, RED), (36, 196, 34, 20, GOLD), (104, 208, 38, 0, RED), (170, 208, 32, 20, RED),
                         (58, 276, 36, -16, RED), (136, 280, 38, 14, GOLD)])
    )  # fmt: skip


def _maple_two() -> str:
    return (
        things.water_band(parse("M204,150 C150,170 190,210 120,236 C70,254 40,270 0,276 V340 H204 Z"))
        + foliage.water([(120, 262, 70), (40, 296, 60), (120, 306, 70), (150, 216, 44)], BLUE)
        + foliage.branch("210,-10,26 170,40,19 120,50,15 90,90,11 40,110,7")
        + foliage.maple([(48, 44, 34, -20, GREEN), (116, 54, 34, 8, GOLD), (168, 92, 36, 24, GREEN), (46, 122, 36, -4, OLIVE),
                         (112, 138, 34, 16, GOLD), (40, 206, 30, 30, RED), (140, 230, 34, -24, RED), (72, 292, 30, 40, GOLD),
                         (164, 298, 24, 0, RED)])
    )  # fmt: skip


def _rain_man() -> str:
    return (
        things.water_band(parse("M204,216 C170,226 184,262 140,284 C90,300 40,284 0,292 V340 H204 Z"))
        + foliage.water([(150, 300, 50), (64, 312, 60), (10, 304, 40)], BLUE)
        + inked(spline("30,340! 60,296 110,286 170,300 190,340!"), GOLD, 2.2)
        + foliage.willow([(20, -6, 200, 8), (44, -6, 90, 6), (180, -6, 90, -8), (150, -6, 60, 4), (84, -6, 54, 4), (116, -6, 44, -4)])
        + creatures.rain_man()
        + creatures.frog(40, 282, 0.94)
    )


def _swallow() -> str:
    return (
        foliage.willow([(16, -6, 240, 10), (46, -6, 96, 8), (186, -6, 330, -10), (160, -6, 92, -6), (128, -6, 80, 6), (88, -6, 70, -6)])
        + foliage.mist([(-10, 292, 120), (40, 305, 170)], PALE_GOLD)
        + creatures.swallow()
        + foliage.willow([(44, 236, 100, 6), (84, 284, 60, -6)], DARK_GREEN)
    )


def _willow_slip() -> str:
    return (
        foliage.willow([(24, -6, 330, 8), (54, -6, 200, -8), (150, -6, 230, 10), (180, -6, 320, -8)])
        + things.slip(RED, "", 8)
        + foliage.willow([(52, 30, 240, 10), (132, 90, 220, -8), (96, 210, 110, 6)], DARK_GREEN)
    )


def _lightning() -> str:
    return (
        fill(spline("0,0! 204,0! 204,96! 180,120 150,108 128,134 96,116 66,140 34,118 0,138!"), INK)
        + foliage.willow([(20, 0, 250, 8), (182, 0, 220, -8), (52, 0, 110, 4), (150, 0, 100, -4)], GREEN, False)
        + inked(parse("M150,10 L66,120 L104,122 L52,206 L150,108 L112,104 Z"), GOLD, 3)
        + line(parse("M100,190 C100,214 130,214 130,196 M100,196 V222"), INK, 7)
        + things.drum(100, 268, 46)
        + line(parse("M10,180 l14,34 M40,230 l12,30 M160,160 l14,34 M176,230 l12,30 M16,276 l12,30 M150,206 l10,24"), CREAM, 2.4)
    )


def _phoenix() -> str:
    return (
        foliage.mist([(-10, 24, 60), (150, 24, 60), (160, 37, 60), (-10, 37, 40)], GOLD)
        + phoenix()
        + flowers.paulownia_spikes([(54, 276, 4, -12, 11), (100, 284, 5, 0, 11), (146, 276, 4, 12, 11)])
        + flowers.paulownia_leaves([(40, 280, 0.62, 30), (160, 280, 0.62, -30), (100, 280, 0.66, 0)])
    )


def _kiri_one() -> str:
    return (
        fill(parse("M0,236 H204 V340 H0 Z"), GOLD)
        + flowers.paulownia_leaves([(70, 150, 1.0, 48), (130, 150, 1.0, -48), (100, 168, 1.3, 0)])
        + flowers.paulownia_spikes([(54, 150, 5, -16, 15), (146, 150, 5, 16, 15), (100, 160, 7, 0, 17)])
    )


def _kiri_two() -> str:
    return (
        flowers.paulownia_leaves([(50, 120, 0.9, 60), (110, 120, 0.9, -40), (70, 130, 1.0, 8)], DARK_GREEN, GREEN)
        + flowers.paulownia_spikes([(36, 126, 4, -14, 13), (76, 130, 6, 2, 14), (116, 126, 4, 16, 13)])
        + flowers.paulownia_leaves([(110, 250, 0.8, 50), (166, 250, 0.8, -50), (138, 250, 0.86, 0)])
        + flowers.paulownia_spikes([(104, 250, 4, -18, 12), (138, 252, 5, 0, 13), (172, 250, 4, 18, 12)])
    )


def _kiri_three() -> str:
    return (
        foliage.mist([(-10, 50, 90), (40, 63, 90), (-10, 76, 60)], ROSE)
        + foliage.branch("210,60,18 150,96,13 100,90,9")
        + flowers.paulownia_leaves([(120, 100, 1.0, 30), (160, 90, 0.9, -40), (56, 120, 1.0, 10)], GREEN)
        + flowers.paulownia_spikes([(60, 124, 6, -10, 14), (130, 104, 5, 6, 14)])
        + flowers.paulownia_leaves([(50, 236, 0.9, 30), (110, 232, 1.0, 0), (160, 236, 0.9, -24)], DARK_GREEN, GREEN)
        + flowers.paulownia_spikes([(110, 240, 5, 0, 13)], RED, PALE_GOLD)
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
