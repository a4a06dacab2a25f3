"""The phoenix of December: five-coloured, wings spread, long eyed tail feathers."""

from __future__ import annotations

from zashiki.drawing.hanafuda.colours import BLUE, GOLD, GREEN, INK, PALE_GOLD, PURPLE, RED, WHITE
from zashiki.drawing.hanafuda.pen import Path, circle, fill, inked, lens, limb, line, parse, polar, spline


def _fan(x: float, y: float, feathers: list[tuple[float, float]], width: float) -> Path:
    """Feathers (direction, length) from one shoulder."""
    out: list[Path] = [lens(x, y, length, width, turn) for turn, length in feathers]
    return tuple(segment for part in out for segment in part)


def _wing(x: float, y: float, turns: list[float], lengths: list[float]) -> str:
    """One wing: long feathers, then two shorter rows over them."""
    out = ""
    for share, width, colour in ((1.0, 16.0, PURPLE), (0.72, 14.0, GOLD), (0.46, 12.0, RED)):
        out += inked(_fan(x, y, [(t, n * share) for t, n in zip(turns, lengths, strict=True)], width), colour, 1.5)
    return out


def phoenix() -> str:
    """The bird about (100, 120): head to the left, wings to both upper corners, tail sweeping down both sides."""
    tails = (
        ("106,142,9 130,168,10 160,178,8 176,208,6 168,244,5", RED),
        ("104,146,9 122,182,10 140,206,8 142,236,6 132,258,5", GREEN),
        ("98,146,9 96,184,10 84,214,8 82,240,6 90,262,5", GOLD),
        ("94,142,9 70,176,10 46,190,8 28,214,6 30,250,5", BLUE),
    )
    ends = ((168, 246, 102), (131, 260, 110), (91, 264, 72), (31, 252, 84))
    out = ""
    for text, colour in tails:
        out += inked(limb(text), colour, 1.8)
    eyes: list[Path] = []
    hearts: list[Path] = []
    for x, y, turn in ends:
        px, py = polar(x, y, -14, turn)
        eyes.append(lens(px, py, 34, 20, turn))
        hearts.append(circle(*polar(px, py, 15, turn), 4))
    out += inked(tuple(s for p in eyes for s in p), PALE_GOLD, 1.8) + inked(tuple(s for p in hearts for s in p), RED, 1.5)
    left = [-178.0, -166.0, -154.0, -142.0, -130.0, -118.0]
    lengths = [66.0, 80.0, 90.0, 92.0, 86.0, 72.0]
    out += _wing(86, 124, left, lengths)
    out += _wing(114, 124, [-180 - t for t in left], lengths)
    body = spline("84,118 92,108 108,108 117,120 116,138 106,156 100,162! 94,156 84,138")
    neck = limb("100,124,24 100,104,15 108,88,11 104,72,11 94,62,12")
    scales = parse("M88,124 q6,7 12,0 q6,7 12,0 M90,136 q5,6 10,0 q5,6 10,0 M94,147 q6,6 12,0")
    return (
        out
        + inked(body, RED, 2.2)
        + line(scales, PALE_GOLD, 1.8)
        + inked(
            spline("96,56! 100,36 116,26! 110,42 104,58") + spline("90,54! 86,34 94,20! 98,36 98,54")
            + spline("102,60! 114,46 132,42! 120,56 108,66"), RED, 1.6
        )
        + inked(neck, GOLD, 2.2)
        + line(parse("M94,106 q6,6 12,0 M98,94 q6,5 10,0 M102,82 q5,4 9,0"), INK, 1.4)
        + inked(circle(94, 62, 9.5), GOLD, 2)
        + inked(spline("86,58! 66,64! 70,70 86,68!"), WHITE, 1.8)
        + line(parse("M70,66 L86,64"), INK, 1.4)
        + fill(spline("88,70! 84,82 90,86 94,72"), RED)
        + fill(circle(91, 60, 2.6), INK)
    )
