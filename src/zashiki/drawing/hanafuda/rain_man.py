"""The rain card's man: Ono no Michikaze, who learned patience from a frog."""

from __future__ import annotations

from zashiki.drawing.hanafuda.colours import BROWN, GOLD, INK, LILAC, PALE_GOLD, PURPLE, RED, WHITE
from zashiki.drawing.hanafuda.pen import circle, fill, inked, line, parse, spline


def rain_man() -> str:
    """He walks to the left under his umbrella, in court robe and tall hat, and looks down at the frog."""
    canopy = spline("20,124! 38,92 72,66 106,56! 142,66 174,90 190,118! 172,116 162,109! 146,118 132,109! 108,120 "
                    "88,111! "
                    "70,122 54,114! 36,122")  # fmt: skip
    ribs = parse("M106,56 Q66,80 54,114 M106,56 Q88,86 88,111 M106,56 Q126,82 132,109 M106,56 Q152,80 162,109")
    band = parse("M44,98 Q72,82 95,88 Q112,94 128,87 Q150,80 170,94")
    robe = spline("118,168 136,164 152,174 164,200 172,238! 160,250 138,256 112,254 96,244! 102,214 106,184")
    sleeve = spline("110,178 126,178 132,194 118,214 108,246! 84,244 62,228! 78,204 94,188")
    back_sleeve = spline("146,174 160,186 176,208 188,230! 176,244 160,240! 152,214")
    trousers = spline("104,248! 164,246! 170,268 166,286! 146,288 136,276 130,288! 94,286! 98,264")
    return (
        inked(trousers, PURPLE, 2.2)
        + line(parse("M116,256 L110,286 M152,256 L156,284 M135,258 V274"), LILAC, 1.8)
        + inked(parse("M88,286 h34 v7 h-34 z M138,286 h34 v7 h-34 z"), BROWN, 1.8)
        + inked(back_sleeve, RED, 2.2)
        + inked(robe, RED, 2.4)
        + line(parse("M122,174 Q132,208 122,252 M150,182 Q158,216 160,246"), INK, 1.5)
        + line(parse("M140,196 h0 M148,220 h0 M134,234 h0 M166,222 h0"), GOLD, 7)
        + inked(sleeve, RED, 2.4)
        + inked(spline("84,244! 62,228! 68,219 92,232 110,236! 108,246"), GOLD, 1.8)
        + line(parse("M104,196 h0 M114,210 h0"), GOLD, 6)
        + inked(spline("112,176! 126,182 146,170! 140,162 118,164"), WHITE, 1.8)
        + inked(spline("111,144! 118,136 140,138 144,152 136,166 120,170 112,164 106,155!"), WHITE, 2)
        + fill(spline("112,143! 126,134 142,138 147,158! 138,154 134,146 124,143"), INK)
        + inked(spline("116,138! 124,112 138,102 154,116! 150,132 140,143"), INK, 1.6)
        + line(parse("M113,153 q4,-3 8,0 M112,148 l7,-2 M112,163 q4,2 8,-1 M118,170 l-3,8"), INK, 1.8)
        + line(parse("M106,56 L86,228"), INK, 6)
        + line(parse("M106,56 L86,228"), GOLD, 2.6)
        + inked(spline("84,198 94,194 99,202 95,210 83,210"), WHITE, 1.8)
        + inked(canopy, PALE_GOLD, 2.6)
        + line(band, RED, 6)
        + line(ribs, INK, 1.6)
        + inked(circle(106, 55, 4), INK, 1)
    )
