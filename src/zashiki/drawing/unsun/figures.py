"""What the court figures share: faces, hands, boots, flowers, the patterned floor."""

from __future__ import annotations

from zashiki.drawing.palette import GREEN, INK, RED, WHITE
from zashiki.drawing.svg import circle, number, place, polar
from zashiki.drawing.unsun.brush import SKIN, disc, flat, ink, stroke

GREY_HAIR = "#d9d5d8"


def face(mood: str, skin: str = SKIN, top: str = "Z") -> str:
    """A head seen three quarters from its left, about (0, 0), 46 wide and 52 high; a cap or helmet hides its top unless
    `top` (path data from its right temple to its left) is a bald skull."""
    head = ink(f"M-23,-20C-25,4-20,22-6,29Q0,32 6,29C20,22 25,4 23,-20{top}", skin)
    ear = ink("M22,-6c8-3 8,14 0,13Z", skin, 2.5)
    eyes, mouth = _MOODS[mood]
    nose = "M-3,-6Q-6,4-9,9Q-5,13 0,11"
    return ear + head + stroke(eyes + nose, 2.6) + mouth


_LIPS = flat("M-9,17Q-4,14-1,16Q3,14 6,17Q-1,22-9,17Z", RED)
_GRIN = ink("M-12,14Q0,19 12,12Q10,25-1,25Q-10,24-12,14Z", RED, 2.5)
_MOODS = {
    "calm": ("M-17,-6q6-4 11,0M3,-6q6-4 11,0M-18,-14q7-5 12-1M3,-15q7-4 13,1", _LIPS),
    "stern": ("M-17,-5l11,1M3,-4l12-2M-19,-16l13,6M3,-10l14-7", stroke("M-9,18Q-1,14 8,18", 3, "#9c1f2b")),
    "laugh": ("M-17,-4q5-6 11,0M3,-4q5-6 12,0M-17,-14q6-5 11-2M3,-16q7-3 12,2", _GRIN),
    "old": ("M-17,-4q6,3 11,0M3,-4q6,3 11,0M-18,-11q6-7 12-3M3,-14q7-3 13,3M-14,4l-4,3M17,4l3,3", _LIPS),
}


def glare(x: float, y: float, radius: float) -> str:
    """A round staring eye."""
    return circle(x, y, radius, WHITE) + circle(x, y, radius * 0.45, INK, stroke="none")


def moustache(colour: str = INK) -> str:
    """A drooping moustache for `face`."""
    return flat("M-2,14C-10,12-16,16-19,27C-13,21-7,19-2,18C4,19 11,20 17,26C15,16 8,12-2,14Z", colour)


def beard(colour: str, length: float) -> str:
    """A beard for `face`, `length` below the chin."""
    low = 28 + length
    return ink(
        f"M-21,8C-24,30-14,{low - 12:.0f}-2,{low:.0f}C12,{low - 12:.0f} 24,30 21,8Q14,22 8,23Q0,16-9,23Q-15,20-21,8Z",
        colour,
        2.5,
    ) + stroke(f"M-6,30L-3,{low - 12:.0f}M5,30L3,{low - 14:.0f}", 1.8, INK if colour != INK else "#6b6474")


def hand(x: float, y: float, turn: float = 0, skin: str = SKIN) -> str:
    """A closed hand about (x, y), knuckles to its left."""
    return place(
        ink("M-9,-8Q-13,-2-10,6Q-4,12 8,9V-9Q0,-13-9,-8Z", skin, 2.5) + stroke("M-10,-2h6M-10,3h6", 1.8),
        x,
        y,
        turn=turn,
    )


def flower(x: float, y: float, radius: float, petal: str, heart: str, petals: int = 5) -> str:
    """An open flower about (x, y)."""
    corners = [polar(x, y, radius * 0.62, -90 + (i + 0.5) * 360 / petals) for i in range(petals)]
    bulge = number(radius * (0.44 if petals < 7 else 0.3))
    (x0, y0), rim = corners[-1], f"M{number(corners[-1][0])},{number(corners[-1][1])}"
    for x1, y1 in corners:
        rim += f"a{bulge},{bulge} 0 1 1 {number(x1 - x0)},{number(y1 - y0)}".replace(",-", "-")
        x0, y0 = x1, y1
    return ink(rim, petal, 2.4) + ink(disc(x, y, radius * 0.32), heart, 2)


def leaves(x: float, y: float, turns: list[float], length: float = 26) -> str:
    """Pointed leaves from (x, y) in the directions given."""
    one = ink(
        f"M0,0Q{length * 0.5:.0f},{-length * 0.4:.0f} {length:.0f},0Q{length * 0.5:.0f},{length * 0.4:.0f} 0,0Z",
        GREEN,
        2.2,
    )
    return "".join(place(one, x, y, turn=t) for t in turns)


def clouds(dark: str, light: str, low: float = 262) -> str:
    """Rolling clouds or waves along the foot of a dark card, `low` the height of their crests."""
    crest = (
        f"M6,306V{low + 16}Q20,{low - 6} 44,{low + 10}Q60,{low - 10} 84,{low + 12}"
        f"Q104,{low - 4} 122,{low + 12}Q144,{low - 10} 162,{low + 8}Q184,{low - 8} 194,{low + 14}V306Z"
    )
    curls = "".join(f"M{x},{low + 22}q10-12 20,0q-2,10-11,7" for x in (24, 66, 108, 148))
    return ink(crest, dark) + stroke(curls, 2.5, light)


def dais(front: str, motif: str, light: str, top: float = 250) -> str:
    """A raised floor: a mat with a striped border on a lacquered step, from `top` to the foot of the card."""
    mat = ink(f"M6,{top + 18}L22,{top}H178L194,{top + 18}V{top + 26}H6Z", "#c8cf86")
    ticks = stroke("".join(f"M{x},{top + 6}v8" for x in range(26, 180, 11)), 1.8, "#8f9a4e")
    step = ink(f"M6,{top + 24}H194V306H6Z", front) + stroke(motif, 2.5, light)
    return mat + ticks + step
