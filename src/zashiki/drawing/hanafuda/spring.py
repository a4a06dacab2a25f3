"""The cards of January to June. Each entry: code, ground, and the function that draws the picture."""

from __future__ import annotations

from collections.abc import Callable

from zashiki.drawing.hanafuda import creatures, flowers, foliage, things
from zashiki.drawing.hanafuda.colours import (
    BLUE, BROWN, CREAM, DARK_GREEN, GOLD, GREEN, INK, LILAC, PALE_GOLD, PINK, PURPLE, RED, ROSE, SKY, WHITE,
)  # fmt: skip
from zashiki.drawing.hanafuda.pen import circle, fill, inked, parse


def _crane() -> str:
    return (
        inked(circle(136, 76, 54), RED, 2.4)
        + foliage.mist([(-10, 46, 66), (14, 59, 40)])
        + foliage.branch("210,120,16 184,150,20 190,190,16 172,226,18 186,262,22 178,340,28")
        + foliage.pine([(186, 144, 36, -30), (176, 196, 36, -24), (40, 156, 0, 0)][:2])
        + foliage.pine([(60, 330, 44, -12), (150, 322, 46, 10), (6, 318, 42, 14), (104, 340, 40, 0)], GREEN)
        + creatures.crane()
        + foliage.pine([(28, 340, 34, 0), (170, 344, 36, 0)], DARK_GREEN, GREEN)
    )


def _pine_slip() -> str:
    return (
        foliage.branch("-10,300,26 30,270,20 60,290,16 110,262,13 160,276,10 210,250,8")
        + foliage.branch("210,40,18 170,62,14 140,50,9 100,64,6")
        + foliage.pine([(40, 60, 40, -10), (34, 140, 40, 12), (170, 150, 40, -10), (168, 224, 40, 8), (166, 72, 40, 0)])
        + things.slip(RED, "akayoroshi", 8)
        + foliage.pine([(30, 226, 40, 0), (150, 300, 44, 0), (60, 306, 46, 0), (104, 346, 44, 0)], DARK_GREEN, GREEN)
    )


def _pine_one() -> str:
    return (
        foliage.branch("-10,336,34 24,290,24 56,262,18 50,220,18 96,180,16 92,140,12 136,104,11 150,60,7 170,40,5")
        + foliage.branch("92,182,12 130,196,10 160,184,8")
        + foliage.branch("54,252,10 110,270,10 160,262,7")
        + foliage.pine([(160, 58, 42, 12), (110, 92, 38, -24), (168, 122, 38, 14), (46, 128, 36, -22), (82, 156, 40, -10)])
        + foliage.pine([(164, 198, 42, 10), (112, 222, 36, -8), (36, 216, 40, -18)], DARK_GREEN, GREEN)
        + foliage.pine([(158, 276, 44, 8), (84, 292, 42, -6), (124, 330, 44, 0)])
    )


def _pine_two() -> str:
    return (
        foliage.mist([(-10, 226, 80), (20, 239, 110), (90, 252, 120), (130, 265, 90)], GOLD)
        + foliage.branch("210,-10,36 176,40,26 186,84,20 150,120,16 158,160,13 120,196,9 112,226,6")
        + foliage.branch("182,60,16 130,66,12 90,48,10 40,60,6")
        + foliage.branch("156,150,10 100,136,9 60,150,5")
        + foliage.pine([(40, 62, 40, -14), (92, 54, 38, 0), (142, 66, 38, 12)])
        + foliage.pine([(58, 152, 42, -10), (110, 140, 40, 6), (168, 152, 40, 14)], DARK_GREEN, GREEN)
        + foliage.pine([(112, 232, 44, -6), (30, 330, 44, 0), (168, 330, 46, 0), (100, 344, 44, 0)])
    )


def _warbler() -> str:
    return (
        foliage.mist([(-10, 250, 100), (20, 263, 120)], PALE_GOLD)
        + foliage.branch("60,340,30 66,290,22 40,250,18 62,212,15 110,192,13 150,176,10 210,188,7")
        + foliage.branch("44,250,12 20,200,9 26,150,7 10,100,4")
        + foliage.branch("150,178,9 160,120,6 150,70,4")
        + foliage.branch("64,284,12 120,280,9 170,250,5")
        + creatures.warbler(92, 152, 1.18)
        + flowers.plum([(154, 62, 26, 10), (166, 120, 21, 50), (32, 84, 25, 30), (24, 150, 19, 0), (150, 222, 26, 20),
                        (44, 238, 22, 60), (106, 286, 27, 0), (168, 280, 21, 30)])
        + flowers.buds([(92, 50, 8), (176, 176, 8), (66, 300, 8), (120, 30, 7), (150, 316, 9)])
    )  # fmt: skip


def _plum_slip() -> str:
    return (
        foliage.branch("-10,60,18 30,90,15 22,140,12 40,190,10 30,250,7 44,300,4")
        + foliage.branch("210,330,26 176,280,20 184,230,15 164,180,11 172,120,8 160,60,4")
        + flowers.plum([(36, 50, 24, 0), (160, 150, 24, 30), (38, 244, 25, 10), (164, 60, 22, 0)])
        + things.slip(RED, "akayoroshi", -8)
        + flowers.plum([(30, 146, 26, 36), (168, 238, 28, 20), (122, 298, 26, 0), (58, 302, 20, 50)])
        + flowers.buds([(170, 106, 9), (30, 98, 8), (36, 196, 8), (178, 188, 8), (168, 296, 9)])
    )


def _plum_one() -> str:
    return (
        foliage.branch("210,336,34 160,300,24 120,296,20 84,250,18 96,200,15 60,150,12 70,100,8 50,30,4")
        + foliage.branch("92,214,12 140,180,10 150,130,7 180,90,4")
        + foliage.branch("120,294,12 60,304,9 20,280,5")
        + foliage.branch("66,124,8 110,90,6 122,44,3")
        + flowers.plum([(56, 50, 25, 0), (118, 60, 23, 30), (168, 100, 26, 12), (52, 130, 27, 40), (110, 132, 22, 0),
                        (146, 180, 27, 20), (92, 206, 26, 50), (38, 216, 22, 10), (40, 280, 27, 0), (112, 276, 24, 30),
                        (166, 262, 25, 0)])
        + flowers.buds([(84, 30, 8), (156, 46, 8), (28, 92, 8), (176, 146, 8), (76, 310, 8), (178, 216, 8)])
    )  # fmt: skip


def _plum_two() -> str:
    return (
        inked(circle(100, 330, 74), PALE_GOLD, 2)
        + foliage.branch("-10,-10,32 30,40,24 70,56,20 88,104,16 130,128,13 140,180,10 170,210,7 176,260,4")
        + foliage.branch("74,60,12 120,40,9 170,50,5")
        + foliage.branch("90,108,12 60,150,9 66,200,7 36,250,4")
        + flowers.plum([(126, 44, 27, 0), (170, 76, 20, 30), (34, 96, 25, 20), (84, 110, 22, 0), (140, 136, 28, 40)])
        + flowers.plum([(52, 166, 28, 10), (106, 196, 24, 30), (168, 210, 27, 0), (42, 248, 26, 50), (120, 262, 30, 20),
                        (172, 284, 21, 0)], WHITE)
        + flowers.buds([(60, 30, 8), (180, 160, 8), (26, 140, 7), (76, 300, 9), (84, 226, 8)])
    )  # fmt: skip


def _curtain() -> str:
    return (
        foliage.branch("-10,150,22 40,120,18 90,126,14 140,96,12 210,70,9")
        + foliage.branch("60,124,12 70,70,9 110,20,6")
        + flowers.leaves([(30, 182, 24, 60), (104, 176, 24, 110), (170, 176, 24, 50), (96, 98, 22, -60)], "#8a4a32", 0.4, INK)
        + flowers.cherry([(36, 36, 32, 0), (100, 40, 32, 20), (166, 32, 30, 40), (66, 92, 32, 10), (134, 92, 33, 50),
                          (24, 138, 30, 30), (92, 150, 32, 0), (180, 134, 31, 15)], PINK)
        + flowers.cherry([(54, 182, 26, 20), (146, 176, 27, 0)], WHITE)
        + things.curtain()
    )  # fmt: skip


def _cherry_slip() -> str:
    return (
        foliage.branch("210,-6,24 160,40,18 150,100,13 172,160,10 160,230,7 176,300,4")
        + foliage.branch("160,44,12 100,36,9 40,60,6 24,130,4")
        + flowers.cherry([(34, 52, 30, 0), (40, 236, 31, 10), (166, 138, 31, 30), (160, 42, 28, 10)])
        + things.slip(RED, "miyoshino", 8)
        + flowers.leaves([(150, 204, 24, 10), (44, 180, 24, 190), (126, 308, 22, 20)], "#8a4a32", 0.4, INK)
        + flowers.cherry([(32, 146, 32, 24), (166, 232, 33, 0), (124, 290, 32, 40), (52, 300, 28, 20)])
    )


def _cherry_one() -> str:
    return (
        foliage.branch("-10,330,30 40,280,22 60,220,17 100,190,14 110,130,11 150,90,8 160,20,4")
        + foliage.branch("56,234,12 30,180,9 40,110,5")
        + foliage.branch("44,274,12 110,266,9 170,230,5")
        + flowers.leaves([(98, 84, 24, 30), (64, 160, 24, 10), (128, 212, 26, 40), (90, 316, 24, 0), (22, 232, 22, 200)],
                         "#8a4a32", 0.4, INK)
        + flowers.cherry([(48, 44, 32, 0), (122, 44, 31, 20), (168, 92, 30, 0), (72, 106, 33, 40), (132, 148, 32, 10),
                          (32, 168, 31, 20), (84, 204, 30, 0), (168, 216, 33, 30), (42, 272, 32, 10), (114, 270, 33, 50),
                          (170, 292, 29, 0)])
    )  # fmt: skip


def _cherry_two() -> str:
    return (
        foliage.mist([(-10, 236, 90), (40, 249, 120), (-10, 262, 120), (70, 275, 150)], ROSE)
        + foliage.branch("210,20,30 160,50,22 110,40,17 70,80,13 20,80,9")
        + foliage.branch("160,50,14 150,110,11 170,160,8 150,220,4")
        + foliage.branch("84,70,12 76,130,9 40,170,5")
        + flowers.leaves([(110, 92, 24, 90), (28, 120, 22, 120), (178, 120, 24, 60), (104, 190, 24, 60)], "#8a4a32", 0.4, INK)
        + flowers.cherry([(40, 48, 31, 0), (104, 38, 32, 30), (168, 46, 30, 10), (70, 104, 32, 15), (138, 112, 33, 40)])
        + flowers.cherry([(36, 176, 31, 0), (104, 174, 30, 20), (166, 186, 31, 0), (64, 300, 26, 10), (140, 300, 28, 40),
                          (120, 236, 20, 0)], WHITE)
    )  # fmt: skip


def _cuckoo() -> str:
    return (
        inked(circle(98, 168, 64), GOLD, 2.4)
        + foliage.mist([(-10, 262, 120), (30, 275, 140), (-10, 288, 100), (80, 301, 130)], RED)
        + foliage.branch("-10,10,14 40,30,12 100,14,10 210,34,8")
        + flowers.pinnate([(30, 26, 54, 70), (176, 30, 60, 100)])
        + creatures.cuckoo()
        + flowers.wisteria([(70, 30, 100, 17), (112, 24, 76, 16), (148, 32, 64, 14), (24, 50, 80, 13), (182, 44, 110, 14)])
    )


def _wisteria_slip() -> str:
    return (
        foliage.branch("-10,24,16 40,14,13 90,34,11 150,16,9 210,30,8")
        + flowers.wisteria([(172, 34, 190, 20), (26, 34, 160, 18)], -4)
        + things.slip(RED, "", 7)
        + flowers.pinnate([(20, 212, 60, 60), (178, 236, 58, 112), (60, 26, 58, 100)])
        + flowers.wisteria([(60, 60, 200, 18), (140, 40, 120, 17), (150, 210, 80, 17), (36, 240, 64, 15)])
    )


def _wisteria_one() -> str:
    return (
        foliage.branch("-10,40,20 40,18,16 100,34,13 150,14,11 210,26,9")
        + flowers.pinnate([(20, 34, 64, 76), (92, 32, 60, 64), (186, 30, 66, 104), (130, 20, 56, 120)])
        + flowers.wisteria([(34, 88, 190, 21), (82, 50, 240, 22), (128, 70, 180, 21), (170, 84, 214, 21)])
    )


def _wisteria_two() -> str:
    return (
        foliage.branch("210,330,28 170,280,22 186,220,18 150,160,16 168,100,14 130,50,12 70,40,10 -10,60,8")
        + foliage.branch("158,176,10 120,210,9 132,260,8 110,300,5")
        + flowers.pinnate([(150, 56, 60, -20), (172, 130, 52, 0), (30, 48, 56, -30), (172, 250, 60, 160), (120, 286, 60, 200)])
        + flowers.wisteria([(30, 64, 120, 19), (72, 52, 160, 20), (112, 62, 130, 18), (36, 214, 96, 18), (84, 232, 80, 17)])
        + flowers.wisteria([(150, 196, 110, 17)], 4)
    )


_BLADES = [
    (16, 340, 24, 150, 13), (42, 340, 36, 190, 12), (64, 340, 74, 120, 13), (88, 340, 84, 180, 12),
    (112, 340, 122, 110, 13), (134, 340, 130, 170, 12), (158, 340, 170, 136, 13), (182, 340, 178, 186, 12),
]  # fmt: skip


def _bridge() -> str:
    return (
        things.water_band(parse("M0,250 Q50,236 100,246 T204,236 V340 H0 Z"))
        + foliage.water([(10, 268, 60), (120, 264, 80), (30, 300, 50), (140, 306, 60)], BLUE)
        + flowers.blades([(24, 266, 14, 90, 12), (44, 266, 48, 60, 12), (74, 260, 84, 110, 11), (120, 256, 108, 84, 12),
                          (146, 250, 152, 44, 13), (174, 250, 184, 96, 12)])
        + flowers.iris([(46, 84, 0.86, -8), (148, 72, 0.9, 6)])
        + flowers.iris([(100, 150, 0.74, 0)], LILAC, WHITE)
        + things.bridge()
        + flowers.blades([(140, 340, 126, 236, 12), (160, 340, 166, 210, 13), (182, 340, 178, 240, 12), (14, 344, 20, 280, 11)],
                         DARK_GREEN)
        + flowers.iris([(166, 232, 0.7, 4)])
    )  # fmt: skip


def _iris_slip() -> str:
    return (
        flowers.blades(_BLADES)
        + flowers.iris([(152, 84, 0.86, 6)])
        + things.slip(RED, "", 8)
        + flowers.blades([(30, 340, 40, 210, 13), (58, 340, 52, 240, 12), (150, 340, 140, 220, 13), (120, 340, 128, 262, 12)],
                         DARK_GREEN)
        + flowers.iris([(46, 150, 0.9, -6), (146, 236, 0.86, 4)])
    )  # fmt: skip


def _iris_one() -> str:
    return (
        flowers.blades([*_BLADES, (30, 340, 12, 210, 11), (146, 340, 150, 90, 12)])
        + flowers.iris([(60, 84, 1.04, -6), (146, 130, 1.0, 6)])
        + flowers.blades([(70, 340, 60, 230, 14), (100, 340, 106, 220, 14), (130, 340, 140, 246, 14), (20, 340, 30, 240, 13),
                          (178, 340, 170, 250, 13)], DARK_GREEN)
        + flowers.iris([(62, 218, 0.84, 0)], LILAC, WHITE)
    )  # fmt: skip


def _iris_two() -> str:
    return (
        things.water_band(parse("M0,262 Q50,250 100,262 T204,256 V340 H0 Z"))
        + foliage.water([(14, 284, 50), (120, 280, 70), (40, 308, 120)], BLUE)
        + flowers.blades([(60, 290, 30, 110, 13), (76, 292, 70, 160, 12), (94, 296, 96, 60, 14), (112, 294, 126, 150, 12),
                          (128, 292, 168, 70, 13), (144, 290, 150, 190, 12), (44, 290, 16, 200, 12), (160, 290, 186, 210, 12)])
        + flowers.iris([(42, 168, 0.86, -10), (154, 206, 0.86, 8)])
        + flowers.iris([(100, 82, 1.2, 0)])
    )  # fmt: skip


def _butterflies() -> str:
    return (
        foliage.branch("100,340,12 110,300,10 90,260,9", GREEN)
        + flowers.peony_leaves([(60, 262, 0.9, 170), (150, 270, 0.9, -20), (40, 320, 0.9, -150), (156, 318, 0.9, 10)])
        + flowers.peony((104, 214, 62, 0))
        + flowers.peony_leaves([(56, 290, 0.8, 130), (138, 286, 0.9, 50)], GREEN, DARK_GREEN)
        + flowers.peony((34, 300, 38, 10), ROSE, PINK)
        + creatures.butterfly(60, 74, 0.98, -16, GOLD, RED, PURPLE)
        + creatures.butterfly(148, 128, 0.76, 28, PURPLE, LILAC, GOLD)
    )


def _peony_slip() -> str:
    return (
        flowers.peony_leaves([(140, 96, 1, -50), (60, 196, 1, 190), (54, 120, 0.9, 230), (160, 170, 0.9, 30)])
        + flowers.peony((146, 62, 44, 0))
        + things.slip(BLUE, "", 9)
        + flowers.peony_leaves([(110, 250, 1, -40), (36, 296, 0.9, 150), (140, 292, 1, 20), (66, 220, 0.9, 240)], GREEN, DARK_GREEN)
        + flowers.peony((62, 256, 54, 20))
    )


def _peony_one() -> str:
    return (
        foliage.branch("100,340,14 96,260,12 120,180,9 110,120,7", GREEN)
        + flowers.peony_leaves([(110, 168, 1, -30), (96, 190, 1, 196), (70, 60, 0.9, 220), (150, 60, 0.9, -50), (140, 130, 0.9, 30),
                                (50, 130, 0.9, 160)])
        + flowers.peony((104, 96, 60, 0))
        + flowers.peony_leaves([(96, 232, 1.05, 150), (108, 230, 1.05, 20), (40, 250, 0.9, 110), (92, 290, 1, 170)], GREEN, DARK_GREEN)
        + flowers.peony((138, 266, 50, 20))
        + flowers.buds([(44, 206, 14)])
    )  # fmt: skip


def _peony_two() -> str:
    return (
        foliage.branch("60,340,14 70,260,12 50,180,9", GREEN)
        + flowers.peony_leaves([(70, 186, 1, -40), (44, 100, 0.9, 250), (150, 96, 0.9, -30), (120, 190, 1, 10), (150, 250, 1, -10),
                                (120, 286, 1, 40)])
        + flowers.peony((142, 66, 42, 0), ROSE, PINK)
        + flowers.peony((62, 148, 52, 12))
        + flowers.peony_leaves([(60, 214, 1, 200), (70, 280, 1, 120), (96, 240, 0.9, 60), (20, 280, 0.8, 60)], GREEN, DARK_GREEN)
        + flowers.peony((132, 240, 46, 0), ROSE, PINK)
        + flowers.buds([(40, 60, 15), (42, 282, 13)])
    )  # fmt: skip


CARDS: dict[str, tuple[str, Callable[[], str]]] = {
    "1L": (CREAM, _crane),
    "1S": (CREAM, _pine_slip),
    "1D1": (CREAM, _pine_one),
    "1D2": (CREAM, _pine_two),
    "2A": (CREAM, _warbler),
    "2S": (CREAM, _plum_slip),
    "2D1": (CREAM, _plum_one),
    "2D2": (CREAM, _plum_two),
    "3L": (CREAM, _curtain),
    "3S": (CREAM, _cherry_slip),
    "3D1": (CREAM, _cherry_one),
    "3D2": (CREAM, _cherry_two),
    "4A": (CREAM, _cuckoo),
    "4S": (CREAM, _wisteria_slip),
    "4D1": (CREAM, _wisteria_one),
    "4D2": (CREAM, _wisteria_two),
    "5A": (CREAM, _bridge),
    "5S": (CREAM, _iris_slip),
    "5D1": (CREAM, _iris_one),
    "5D2": (CREAM, _iris_two),
    "6A": (CREAM, _butterflies),
    "6S": (CREAM, _peony_slip),
    "6D1": (CREAM, _peony_one),
    "6D2": (CREAM, _peony_two),
}

