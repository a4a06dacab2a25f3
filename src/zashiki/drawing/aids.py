"""Aids: a layer of small signs over a piece, for people who do not know it by heart.

They depend on the game, not on the picture: month, kind and worth of a hanafuda card, strength of an Unsun card under
the trump, rank of a French card, suit and rank of a domino.
"""

from __future__ import annotations

from zashiki.drawing.codes import CIVIL, GAME_DECKS, DrawingError
from zashiki.drawing.dominoes import SIZE as TILE_SIZE
from zashiki.drawing.glyphs import sign, text, text_width
from zashiki.drawing.palette import GOLD, INK, PAPER, PURPLE, RED, TILE, WHITE
from zashiki.drawing.shapes import ring
from zashiki.drawing.svg import circle, ellipse, line, path, place, rect

TRUMPS = "PIKOG"
_LONG = "PI"
_MILITARY_RANKS = {9: 6, 8: 5, 7: 4, 6: 3, 5: 2, 3: 1}


def hanafuda_parts(code: str) -> tuple[int, str]:
    """Month and kind letter (L A S D) of a hanafuda card."""
    at = next(i for i, letter in enumerate(code) if letter.isalpha())
    return int(code[:at]), code[at]


def worth(code: str, game: str) -> int:
    """What a hanafuda card counts in `sudaoshi` or `hana-awase` (the tables of their rule books, section 2)."""
    _, kind = hanafuda_parts(code)
    if game == "sudaoshi":
        return 10 if kind == "D" or code in ("3L", "12L") else 1 if kind == "S" else 5
    return {"L": 20, "A": 10, "S": 5, "D": 1}[kind]


def _plain_order(suit: str) -> list[str]:
    """Ranks of a suit that is not trump, strongest first (hachinin-meri 2.1)."""
    courts = ["Su", "Un", "Re", "Ka", "So"]
    if suit == "P":
        return [*courts, *"98765432", "1"]
    if suit == "I":
        return [*courts, *"98765432", "Ro", "1"]
    return [*courts, "Ro", *"123456789"]


def trump_order(trump: str) -> list[str]:
    """All trumps, strongest first, the Tenka among them."""
    ranks = ["Su", "Un", "So", "*", "Ro", "Re", "Ka", *("987654321" if trump in _LONG else "123456789")]
    codes = ["PRo" if rank == "*" else trump + rank for rank in ranks]
    return [code for i, code in enumerate(codes) if code not in codes[:i]]


def strength(code: str, trump: str | None) -> tuple[int, bool]:
    """(strength, is_trump) of an Unsun card: 1 is the weakest card of its suit in play.

    Without a trump the plain orders hold; the Tenka is a trump all the same, of strength 0 (not known yet).
    """
    if trump is not None:
        if trump not in TRUMPS or len(trump) != 1:
            raise DrawingError("draw-no-suit", value=str(trump)[:40], known=", ".join(TRUMPS))
        order = trump_order(trump)
        if code in order:
            return len(order) - order.index(code), True
    if code == "PRo":
        return 0, True
    ranks = _plain_order(code[0])
    return len(ranks) - ranks.index(code[1:]), False


def tile_rank(code: str) -> int:
    """Rank of a domino in its suit: 11 to 1 civil, 6 to 1 military."""
    if code in CIVIL:
        return len(CIVIL) - CIVIL.index(code)
    return _MILITARY_RANKS[int(code[0]) + int(code[1])]


def french_rank(code: str) -> int:
    """Place of a card in the order of Shou Ba Yi: 1 for a 3 … 13 for a 2, then the Little and the Big Joker."""
    return "3456789TJQKA2xX".index(code[0]) + 1


# --- the signs --------------------------------------------------------------------------------------------------


def _label(words: str, x: float, y: float, height: float, colour: str = INK) -> str:
    """`words` centred on (x, y)."""
    return text(words, x, y - height / 2, height, colour, height / 6.2, "middle")


def kind_sign(kind: str) -> str:
    """A sign about the origin, 24 high: sun for a light, paw for an animal, slip, and a fallen leaf for dregs."""
    if kind == "L":
        return ring(line("M8.5,0H12", 2.6, RED), 8) + circle(0, 0, 6, RED)
    if kind == "A":
        toes = "".join(ellipse(x, y, 2.6, 3.4, INK) for x, y in ((-8, -2), (-3, -8), (3, -8), (8, -2)))
        return toes + path("M0,-2C5,-2 9,4 6.5,8.5C4,11 2,8.5 0,8.5C-2,8.5 -4,11 -6.5,8.5C-9,4 -5,-2 0,-2Z", INK)
    if kind == "S":
        return place(rect(-4.5, -12, 9, 24, PURPLE, stroke=INK, stroke_width=1.8), turn=12)
    return path("M-10,8C-10,-4 0,-10 10,-9C10,3 3,10 -6,7Z", "#8a7a5c") + line("M-11,10L4,-3", 1.8)


def _hanafuda(code: str, game: str) -> str:
    month, kind = hanafuda_parts(code)
    body = rect(8, 8, 48, 46, WHITE, 10, stroke=INK, stroke_width=3) + _label(str(month), 32, 31, 26)
    points = str(worth(code, game))
    width = 50 + text_width(points, 26)
    left = 192 - width
    body += rect(left, 274, width, 46, WHITE, 23, stroke=INK, stroke_width=3)
    return body + place(kind_sign(kind), left + 20, 297) + text(points, left + 36, 284, 26, INK, 4.2)


def _unsun(code: str, trump: str | None) -> str:
    value, is_trump = strength(code, trump)
    x, y = 170, 31
    if is_trump:
        body = circle(x, y, 24, RED, stroke=INK, stroke_width=3) + circle(x, y, 20, "none", stroke=GOLD, stroke_width=2)
    else:
        body = circle(x, y, 23, WHITE, stroke=INK, stroke_width=3)
    if value == 0:
        star = "M0,-15L4.4,-5L15,-5L6.5,2L9.5,13L0,6.5L-9.5,13L-6.5,2L-15,-5L-4.4,-5Z"
        return body + place(path(star, GOLD), x, y)
    return body + _label(str(value), x, y, 24, WHITE if is_trump else INK)


def _french(code: str) -> str:
    return circle(170, 30, 21, WHITE, stroke=INK, stroke_width=2.5) + _label(str(french_rank(code)), 170, 30, 20)


def _domino(code: str, lying: bool) -> str:
    civil = code in CIVIL
    # Across the gap between the halves; stacked when the tile lies, because there the gap is narrow.
    x, y = (TILE_SIZE[1] / 2, TILE_SIZE[0] / 2) if lying else (TILE_SIZE[0] / 2, TILE_SIZE[1] / 2)
    w, h = (38, 76) if lying else (80, 37)
    dx, dy = (0, 18) if lying else (19, 0)
    ground = rect(x - w / 2, y - h / 2, w, h, TILE, 19 if civil else 4, stroke=GOLD, stroke_width=2.4)
    body = ground + sign("文" if civil else "武", x - dx, y - dy, 22, GOLD, 2.6)
    return body + _label(str(tile_rank(code)), x + dx, y + dy, 21, PAPER)


def aid(code: str, deck: str, game: str, *, trump: str | None = None, lying: bool = False) -> str:
    """The layer for one piece as elements in the piece's own coordinates.

    game: a game id, one that is played with this deck. trump: suit letter, Unsun only. lying: dominoes only.
    Raises: DrawingError where the game is not one of this deck's, or the trump is no suit.
    """
    if GAME_DECKS.get(game) != deck:
        games = [name for name, played in GAME_DECKS.items() if played == deck]
        raise DrawingError("draw-no-aids", value=str(game)[:40], deck=deck, known=", ".join(games))
    if deck == "hanafuda":
        return _hanafuda(code, game)
    if deck == "unsun":
        return _unsun(code, trump)
    return _french(code) if deck == "french" else _domino(code, lying)
