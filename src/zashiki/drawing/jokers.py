"""The two Jokers: one jester, large and in colour before rays, or small and grey on bare paper.

They must be told apart at a glance, without colour too: the ground (dark against light), the size of the figure, the
corner sign (大 or 小, big or little) and the word down the side all differ.
"""

from __future__ import annotations

from dataclasses import dataclass

from zashiki.drawing.glyphs import sign, text, text_width
from zashiki.drawing.palette import GOLD, GREEN, INK, NIGHT, PAPER, PURPLE, RED, WHITE
from zashiki.drawing.svg import circle, ellipse, group, line, path, place, points, polar, rect, shape, window


@dataclass(frozen=True)
class _Dress:
    one: str
    two: str
    bells: str
    skin: str


_COLOUR = _Dress(RED, PURPLE, GOLD, "#fbe6cf")
_PLAIN = _Dress("#5c5866", "#b9b5bd", WHITE, WHITE)


def joker(big: bool) -> str:
    """The picture on the card's ground, frame and corner signs included."""
    if big:
        rays = "".join(
            points([(100, 128), polar(100, 128, 190, a), polar(100, 128, 190, a + 9)]) for a in range(0, 360, 18)
        )
        scene = rect(9, 9, 182, 262, NIGHT) + path(rays, GOLD) + circle(100, 128, 70, RED, stroke=INK, stroke_width="3")
        body = window(9, 9, 182, 262, scene + place(_jester(_COLOUR), 100, 124, 1.12))
        body += rect(9, 9, 182, 262, "none", 7, stroke=INK, stroke_width="2.5")
        return body + _corner("大", "BIG", WHITE, RED)
    body = place(_jester(_PLAIN), 102, 150, 0.84, flip=True)
    return body + _corner("小", "LITTLE", INK, WHITE)


def _corner(big_small: str, word: str, ink: str, ground: str) -> str:
    """The sign in a shield at the upper left, the word below it letter under letter; both again, turned."""
    tag = rect(9, 9, 42, 46, ground, 7, stroke=INK, stroke_width="2.5") + sign(big_small, 30, 32, 29, ink, 5)
    height = 15.0
    letters = "".join(
        text(letter, 30 - text_width(letter, height) / 2, 66 + i * 23, height, INK, 3.2)
        for i, letter in enumerate(word)
    )
    strip = rect(16, 59, 28, len(word) * 23 + 6, PAPER, 6, stroke=INK, stroke_width="2") if word == "BIG" else ""
    one = tag + strip + letters
    return one + place(one, 200, 280, turn=180)


def _jester(dress: _Dress) -> str:
    """A laughing jester about (0, 0): three-horned cap with bells, ruff, chequered coat, a puppet on a stick."""
    body = shape("M-58,130C-58,84 -40,60 0,58C40,60 58,84 58,130Z", dress.one, 3)
    body += path("M0,58C40,60 58,84 58,130H0Z", dress.two) + line("M0,62V130", 2.5)
    body += path("M-30,78l9,14l-9,14l-9,-14Z", dress.two) + path("M30,78l9,14l-9,14l-9,-14Z", dress.one)
    body += "".join(circle(0, y, 4, dress.bells, stroke=INK, stroke_width="2") for y in (92, 110))
    # The collar: five points, a bell on each.
    body += shape(
        "M-34,40L-46,66L-26,62L-16,80L0,66L16,80L26,62L46,66L34,40Z", dress.bells if dress.bells == GOLD else WHITE, 2.8
    )
    body += "".join(
        circle(x, y, 4.5, dress.two, stroke=INK, stroke_width="2")
        for x, y in ((-46, 66), (-16, 80), (16, 80), (46, 66))
    )
    body += ellipse(0, 18, 27, 32, dress.skin, stroke=INK, stroke_width="3")
    body += line("M-17,6q6,-7 12,-1M5,5q6,-6 12,1", 2.6) + circle(-10, 13, 3.4, INK) + circle(11, 13, 3.4, INK)
    body += line("M0,14q6,9 -2,12", 2.4)
    body += shape("M-17,28Q0,34 17,28Q14,46 0,46Q-14,46 -17,28Z", WHITE, 2.4) + line("M-15,33Q0,39 15,33", 1.6)
    if dress.bells == GOLD:
        body += circle(-19, 24, 4.5, "#f0a3b5") + circle(19, 24, 4.5, "#f0a3b5")
    # The cap: two horns hanging to the sides, one up.
    body += shape("M-28,10C-34,-20 -58,-26 -66,2C-74,-40 -40,-62 -6,-34L-4,-6C-14,-6 -24,0 -28,10Z", dress.one, 3)
    body += shape("M28,10C34,-20 58,-26 66,2C74,-40 40,-62 6,-34L4,-6C14,-6 24,0 28,10Z", dress.two, 3)
    body += shape(
        "M-16,-4C-22,-44 -6,-58 8,-78C6,-58 22,-44 16,-4C8,-8 -8,-8 -16,-4Z", GREEN if dress.bells == GOLD else WHITE, 3
    )
    body += shape("M-29,12C-24,-8 24,-8 29,12C20,2 -20,2 -29,12Z", dress.bells, 2.6)
    bells = "".join(
        circle(x, y, 6.5, dress.bells, stroke=INK, stroke_width="2.4") + line(f"M{x - 3},{y + 1.5}h6", 1.8)
        for x, y in ((-66, 6), (66, 6), (8, -82))
    )
    return group(body + bells)
