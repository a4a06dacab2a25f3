"""The animals of the lights and animal cards, each drawn in card units about the place where it lives."""

from __future__ import annotations

from zashiki.drawing.hanafuda.colours import (
    BLUE,
    BROWN,
    CREAM,
    DARK_BROWN,
    GOLD,
    GREEN,
    GREY,
    INK,
    OLIVE,
    PALE_GOLD,
    RED,
    ROSE,
    WHITE,
)  # fmt: skip
from zashiki.drawing.hanafuda.pen import Path, circle, fill, inked, limb, line, moved, oval, parse, spline


def crane() -> str:
    """A red-crowned crane, head raised to the right, standing with one leg forward."""
    legs = parse("M104,212 L100,240 L104,276 M104,276 l-15,6 M104,276 l2,9 M104,276 l14,4 "
                 "M120,206 L124,236 L118,270 M118,270 l-12,6 M118,270 l5,8 M118,270 l15,2")  # fmt: skip
    tail = (
        spline("100,186 74,190 50,204 30,232! 46,226 64,222 84,214") + spline("96,196 74,204 56,220 44,246! 60,236 "
                                                                              "84,226")
        + spline("100,200 84,212 72,228 66,250! 80,238 98,222")
    )  # fmt: skip
    body = spline(
        "108,150 126,148 140,162 142,182 130,202 110,212 90,214! 78,206! 70,208! 62,198! 54,198! 62,182 82,162"
    )
    neck = limb("120,76,8 108,84,11 103,98,11 108,116,12 120,134,15 124,154,24 118,170,22")
    throat = limb("122,79,5 112,88,7 108,100,7 114,116,8 126,134,8 132,148,2")
    feathers = parse("M86,168 q4,14 20,16 q16,2 24,-8 M72,178 q4,16 22,20 q20,4 32,-8 M64,190 q8,12 24,14 q16,2 28,-6 "
                     "M104,184 q0,10 -8,14 M116,184 q2,8 -4,14")  # fmt: skip
    return (
        line(legs, INK, 4)
        + inked(tail, INK, 1.5, WHITE)
        + inked(body, WHITE, 2.6)
        + inked(neck, WHITE, 2.6)
        + fill(spline("112,150 124,144 135,156 134,178 120,184 108,176 104,162"), WHITE)
        + line(feathers, GREY, 2)
        + fill(throat, INK)
        + inked(spline("126,70! 158,62! 128,81!"), GOLD, 1.8)
        + inked(circle(120, 74, 9.5), WHITE, 2.4)
        + inked(spline("111,69! 116,62 124,62 129,69! 120,70"), RED, 1.6)
        + fill(spline("113,78 121,80 128,79! 122,85 113,88"), INK)
        + fill(circle(123, 74, 2), INK)
    )


def warbler(x: float, y: float, k: float = 1) -> str:
    """A bush warbler singing to the left, tail raised; its feet at (x - 2, y + 34)."""

    def put(path: Path) -> Path:
        return moved(path, x, y, k)

    body = spline("-46,-14 -38,-28 -24,-33 -8,-26 10,-14 30,-8! 66,-26! 76,-15! 52,6 26,20 2,27 -22,22 -38,8")
    belly = spline("-44,-7 -30,-6 -16,6 4,17 26,20! 2,27 -22,22 -38,8")
    wing = spline("-14,-12 6,-10 24,2 54,2! 34,13 12,14 -6,6")
    return (
        line(put(parse("M-8,24 l-3,11 l-9,4 m9,-4 l9,3 M8,23 l2,12 l-8,4 m8,-4 l9,3")), INK, 2.6 * k)
        + inked(put(spline("-42,-20! -62,-22! -45,-13!") + spline("-44,-12! -58,-8! -40,-5!")), GOLD, 1.6)
        + inked(put(body), OLIVE, 2.4)
        + fill(put(belly), PALE_GOLD)
        + inked(put(wing), GREEN, 2)
        + line(put(parse("M-2,-4 L30,6 M2,4 L28,10 M36,-8 L66,-19 M40,-2 L64,-12")), INK, 1.5)
        + fill(put(circle(-31, -18, 5.2)), WHITE)
        + fill(put(circle(-32, -18, 3.2)), INK)
        + line(put(parse("M-43,-21 Q-30,-31 -16,-22")), DARK_BROWN, 1.8)
    )


def cuckoo(x: float, y: float, k: float) -> str:
    """A lesser cuckoo in flight to the left, beak open, wings spread, barred breast; drawn about (108, 170), shrunk by
    `k` about that point and moved by (x, y)."""

    def put(path: Path) -> Path:
        return moved(path, x + 108 * (1 - k), y + 170 * (1 - k), k)

    far = spline("96,150 118,132 130,108 152,86! 156,100! 164,100! 162,112! 170,116! 158,132! 142,150 116,164")
    body = spline(
        "46,182 56,170 74,164 98,158 124,158 150,166! 186,160! 190,172! 184,178! 150,186 120,188 92,194 66,196 52,192"
    )
    breast = spline("56,194 66,186 92,180 122,178 150,184! 120,190 92,197 68,199")
    near = spline(
        "88,166 108,162 132,172 150,192 160,224 154,252! 146,240! 140,246! 134,228! 124,232! 118,212! 100,198 88,184"
    )
    return (
        inked(put(far), INK, 1.6, CREAM)
        + inked(put(body), DARK_BROWN, 2.4)
        + fill(put(breast), CREAM)
        + line(put(parse("M72,184 v12 M84,181 v14 M96,179 v15 M108,178 v13 M120,178 v12 M132,180 v8")), INK, 2.2)
        + line(put(parse("M160,166 l3,14 M172,164 l3,13")), CREAM, 2.4)
        + inked(put(near), INK, 1.6, CREAM)
        + line(
            put(parse("M100,178 Q130,190 146,236 M98,186 Q122,200 134,224 M128,128 L150,98 M124,140 L158,112")),
            GREY,
            1.6,
        )
        + inked(put(spline("49,181! 28,180! 47,188!") + spline("48,188! 32,196! 54,194!")), RED, 1.6)
        + fill(put(circle(62, 177, 5)), GOLD)
        + fill(put(circle(61.5, 177, 2.6)), INK)
    )


_WING_UPPER = spline("2,-4! 8,-26 26,-46 46,-50! 50,-42! 58,-40! 56,-28! 58,-18! 46,-10 24,-2")
_WING_LOWER = spline("2,0! 24,0 42,8 46,20! 38,24! 38,34! 28,34! 22,44! 14,34 6,18")
_WING_LINES = parse("M6,-8 L40,-44 M10,-4 L52,-20 M8,6 L32,28")


def butterfly(x: float, y: float, k: float, rot: float, upper: str, lower: str, spot: str) -> str:
    """A butterfly with open wings, seen from above."""

    def both(path: Path) -> Path:
        return moved(path, x, y, k, rot) + moved(path, x, y, k, rot, True)

    def put(path: Path) -> Path:
        return moved(path, x, y, k, rot)

    return (
        inked(both(_WING_LOWER), lower, 1.8)
        + inked(both(_WING_UPPER), upper, 1.8)
        + line(both(_WING_LINES), INK, 1.1)
        + inked(both(circle(38, -33, 6)), spot, 1.2)
        + fill(both(circle(30, 18, 4)), spot)
        + line(both(parse("M0,-18 C4,-30 12,-36 16,-38 l1,2")), INK, 1.6)
        + inked(put(oval(0, 4, 4, 19)), DARK_BROWN, 1.6)
        + line(put(parse("M-3,6 h6 M-3,12 h6")), GOLD, 1.4)
        + fill(put(circle(0, -16, 4.6)), INK)
    )


def boar() -> str:
    """A wild boar rushing to the left, head low, mane on end."""
    far_legs = limb("64,250,18 48,268,9 28,276,6 18,284,8") + limb("140,246,20 154,266,9 174,272,6 182,282,8")
    near_legs = limb("84,256,20 76,280,10 58,292,7 52,302,9") + limb("124,254,22 136,278,10 152,286,7 158,298,9")
    body = spline(
        "14,236! 20,222 34,208 44,194! 46,182! 58,186! 62,172! 72,178! 78,164! 88,172! 96,160! 104,170! 114,162! "
        "120,174! "
        "132,170! 136,182! 150,182! 158,194 168,212 170,234 160,252 140,264 112,268 84,268 62,262 44,256 28,254! "
        "16,252!"
    )  # fmt: skip
    belly = spline("50,250 74,248 104,254 140,252! 120,266 84,268 62,262")
    bristles = parse("M62,190 l6,12 M78,182 l6,14 M94,180 l4,14 M116,182 l4,13 M140,194 l4,12 M88,206 "
                     "l5,12 "
                     "M106,208 l5,12 M124,212 l5,12 M142,216 l5,12 M116,234 l5,11 M138,236 l5,10")  # fmt: skip
    return (
        inked(far_legs, INK, 2)
        + line(parse("M168,216 q12,-4 12,-16 l6,-8 m-6,8 l-6,-6"), INK, 3)
        + inked(body, DARK_BROWN, 2.6)
        + fill(belly, BROWN)
        + line(bristles, GOLD, 1.8)
        + inked(near_legs, DARK_BROWN, 2.2)
        + inked(spline("46,196! 48,174 64,166! 70,184 62,200"), BROWN, 2)
        + fill(spline("53,192! 54,180 62,174! 64,186 60,194"), ROSE)
        + inked(spline("12,232! 20,227 25,240 22,255! 12,254! 8,244"), "#b0705a", 2)
        + line(parse("M14,239 v3 M15,247 v3"), INK, 2.6)
        + line(parse("M24,253 Q38,250 52,240"), INK, 2)
        + inked(spline("30,252! 37,242 35,230! 44,240 42,248!"), WHITE, 1.6)
        + inked(circle(42, 216, 4.8), GOLD, 1.4)
        + fill(circle(40.6, 216.4, 2.7), INK)
        + line(parse("M33,206 L50,214"), INK, 3)
    )


_GOOSE_FAR = spline("-6,-4 4,-24 20,-42 40,-48! 36,-36! 28,-30! 30,-24! 20,-16 12,0")
_GOOSE_BODY = spline("-52,8 -44,2 -30,4 -16,-4 4,-6 26,0! 46,-2! 44,8! 30,10 10,14 -10,14 -26,12 -44,13")
_GOOSE_BELLY = spline("-22,10 -4,7 16,7 30,9! 10,15 -10,15")
_GOOSE_NEAR = spline("-10,0 8,-4 24,4 36,22 34,44! 26,36! 20,38! 16,26! 6,22 -6,12")


def goose(x: float, y: float, k: float, rot: float) -> str:
    """A wild goose flying to the left."""

    def put(path: Path) -> Path:
        return moved(path, x, y, k, rot)

    return (
        inked(put(_GOOSE_FAR), DARK_BROWN, 1.8)
        + inked(put(_GOOSE_BODY), BROWN, 2)
        + fill(put(_GOOSE_BELLY), CREAM)
        + inked(put(_GOOSE_NEAR), DARK_BROWN, 1.8)
        + line(put(parse("M4,3 Q22,12 30,36 M-2,7 Q12,14 20,30 M10,-16 L34,-42 M8,-10 L26,-26")), PALE_GOLD, 1.5)
        + inked(put(spline("-51,6! -66,10! -50,13!")), GOLD, 1.4)
        + line(put(parse("M-43,6 h0")), CREAM, 4.2)
        + line(put(parse("M-43.5,6 h0")), INK, 2.2)
    )


def deer() -> str:
    """A stag standing to the left, looking back over its shoulder."""
    far_legs = limb("88,234,12 90,262,5.5 87,304,6") + limb("136,234,13 138,256,6 130,280,5 133,304,6")
    near_legs = limb("70,230,16 69,262,6.5 66,306,7") + limb("150,224,22 159,258,7 156,306,7")
    body = spline("54,204 62,186 80,186 112,194 146,190 162,204 166,222 156,238 132,240 104,238 78,240 60,228")
    neck = limb("74,214,34 66,186,26 68,162,18 80,146,15")
    head = spline("68,146 74,134 88,130 104,134 122,144! 128,150 122,157 104,158 86,158 74,156")
    antlers = parse("M82,132 C70,116 66,100 72,76 M70,108 L52,96 M69,94 L56,76 M94,131 C96,112 108,100 106,76 "
                    "M100,108 L120,100 M106,92 L120,78")  # fmt: skip
    spots = (
        (84, 200),
        (98, 206),
        (112, 202),
        (126, 208),
        (140, 202),
        (150, 214),
        (92, 218),
        (108, 219),
        (124, 222),
        (138, 220),
    )
    return (
        inked(far_legs, BROWN, 2)
        + line(antlers, INK, 7.5)
        + line(antlers, BROWN, 4)
        + inked(spline("160,202! 174,200 176,214! 164,220"), WHITE, 2)
        + inked(near_legs, GOLD, 2.4)
        + inked(body, GOLD, 2.6)
        + inked(neck, GOLD, 2.4)
        + fill(spline("66,190 78,192 92,204 88,226 72,232 64,218 60,204"), GOLD)
        + fill(spline("62,206 70,212 72,232! 60,224") + spline("84,234! 134,233! 112,240"), WHITE)
        + inked(spline("72,142! 58,134 52,140! 60,150"), GOLD, 2)
        + inked(head, GOLD, 2.4)
        + fill(spline("104,152 120,152 126,152! 120,158 104,158"), WHITE)
        + inked(spline("88,133! 96,120 106,122! 102,134"), GOLD, 2)
        + fill(spline("118,143! 128,146 128,152 122,150"), INK)
        + fill(circle(99, 143, 3.4), INK)
        + fill(circle(100, 142, 1), WHITE)
        + line(parse("M108,155 q8,-1 14,-2"), INK, 1.6)
        + line(tuple((name, spot) for spot in spots for name in "ML"), WHITE, 6.4)
        + fill(
            parse("M62,302 h8 l1,6 h-10 z M152,302 h8 l1,6 h-10 z M84,300 h6 l1,6 h-8 z M130,300 h6 l1,6 h-8 z"), INK
        )
    )


def swallow() -> str:
    """A swallow wheeling to the left and up, with long forked tail."""
    tail = spline("118,176! 146,196 172,232 180,262! 160,232 138,208 122,196") + spline(
        "112,184! 124,212 130,244 122,276! 116,240 106,212 100,192"
    )
    far = spline("84,148! 104,120 132,104 178,98! 152,118 136,134 124,150 108,166")
    near = spline("84,166! 66,184 40,196 18,232! 20,190 34,166 54,150 76,148")
    body = spline("50,118 56,108 70,106 84,116 98,132 116,158 120,178! 106,184 92,176 76,158 60,140 50,130")
    belly = spline("58,134 70,140 86,156 104,180! 92,177 76,160 62,144")
    return (
        inked(tail, INK, 1.6, GOLD)
        + inked(far, INK, 1.6, GOLD)
        + inked(body, BLUE, 2.2)
        + fill(belly, WHITE)
        + inked(near, INK, 1.6, GOLD)
        + line(
            parse("M92,146 Q120,122 158,106 M100,152 Q122,130 142,120 M74,156 Q44,174 26,212 M66,154 Q42,168 30,192"),
            GREY,
            1.6,
        )
        + fill(spline("49,121! 58,122 66,130 67,140 58,137 50,130"), RED)
        + fill(spline("50,117! 54,109 62,106 62,112 56,117!"), RED)
        + fill(spline("53,112! 36,115! 49,123!"), INK)
        + fill(circle(65, 117, 3.6), WHITE)
        + fill(circle(64.4, 117, 2.3), INK)
    )


def frog(x: float, y: float, k: float) -> str:
    """A frog about to leap, looking up to the right."""

    def put(path: Path) -> Path:
        return moved(path, x, y, k)

    return (
        inked(put(spline("-30,14 -28,0 -14,-6! -4,4 -8,18! -26,22! -38,24!")), GREEN, 2)
        + inked(put(limb("16,4,9 20,16,6 30,22,4")), GREEN, 2)
        + inked(
            put(spline("-26,8 -16,-8 2,-22 12,-32 20,-34 24,-28! 34,-24 40,-18! 30,-8 20,4 6,14 -12,18")), GREEN, 2.2
        )
        + fill(put(spline("38,-17! 24,-8 12,4 2,14! 20,6 30,-6")), PALE_GOLD)
        + line(put(parse("M-14,2 L4,-14 M-8,8 L10,-8 M22,-16 L38,-17")), INK, 1.6)
        + inked(put(circle(18, -30, 5)), GOLD, 1.6)
        + fill(put(circle(19.5, -30.5, 2.2)), INK)
    )
