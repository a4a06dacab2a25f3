"""The parts of a table: groups of pieces, facts in strokes, and a seat's panel, laid out line by line."""

from __future__ import annotations

from zashiki.drawing.findings import EMPTY, RANK, Findings, Group
from zashiki.drawing.french import rank_picture
from zashiki.drawing.glyphs import text, text_width
from zashiki.drawing.palette import GOLD, PAPER
from zashiki.drawing.pieces import Style, placed, size
from zashiki.drawing.svg import element, path, rect

FELT, PANEL, RIM = "#24503c", "#1c4030", "#376b52"
_DIM = "#b7cdbd"
WIDTH, PAD = 1000.0, 14.0
RANKS = {"T": "10", "J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
_LABEL, _FACT = 10.0, 10.0


class Layout:
    """Draws groups and facts; every method returns elements and the height they take."""

    def __init__(self, found: Findings, style: Style, raised: frozenset[str]) -> None:
        self.found, self.style, self.raised = found, style, raised

    def group(self, group: Group, x: float, y: float, height: float, room: float) -> tuple[str, float]:
        """A label over its pieces; returns the width instead of the height."""
        label = text(spoken(group.label), x, y, _LABEL, _DIM)
        wide = text_width(group.label, _LABEL)
        deck = self.found.deck
        if deck is None:
            return label, wide
        broad, step = self.measures(group, deck, height)
        if len(group.codes) > 1:
            step = min(step, max(3.0, (room - broad) / (len(group.codes) - 1)))
        lift = self.lift(group, height)
        top = y + _LABEL + 8 + lift
        body = ""
        for i, code in enumerate(group.codes):
            if code == EMPTY:
                body += rect(
                    x + i * step, top, broad, height, "none", 5, stroke=RIM, stroke_width=1.5, stroke_dasharray="5 4"
                )
            elif code is not None and code.endswith(RANK):
                body += _rank_card(code[0], x + i * step, top, height)
            else:
                up = lift if code in self.raised else 0
                body += placed(code, deck, x + i * step, top - up, height, self.style)
        if all(code is None for code in group.codes):
            label += text(str(len(group.codes)), x + wide + 10, y, _LABEL, PAPER)
        return label + body, max(wide + 30, broad + step * (len(group.codes) - 1))

    def lift(self, group: Group, height: float) -> float:
        """How much higher than the rest those pieces of a hand stand that may be played."""
        return height * 0.09 if group.is_hand and any(code in self.raised for code in group.codes) else 0

    def natural(self, group: Group, height: float) -> float:
        """The width of a group that has all the room it wants."""
        wide = text_width(group.label, _LABEL) + 30
        if self.found.deck is None:
            return wide
        broad, step = self.measures(group, self.found.deck, height)
        return max(wide, broad + step * (len(group.codes) - 1))

    def measures(self, group: Group, deck: str, height: float) -> tuple[float, float]:
        """How broad a piece is, and how far apart pieces stand: backs that are no hand lie in a pile."""
        width, tall = size(deck)
        broad = width * height / tall
        is_pile = not group.is_hand and len(group.codes) > 2 and all(code is None for code in group.codes)
        return broad, 4.0 if is_pile else broad * 1.05

    def flow(self, groups: list[Group], x: float, y: float, width: float, height: float) -> tuple[str, float]:
        """Groups one after the other, in as many lines as they need."""
        body, at, top = "", 0.0, y
        line_height = height + _LABEL + 8 + PAD + max((self.lift(group, height) for group in groups), default=0)
        for group in groups:
            if at and at + min(width, self.natural(group, height)) > width:
                at, top = 0.0, top + line_height
            drawn, used = self.group(group, x + at, top, height, width - at)
            body += drawn
            at += used + 2 * PAD
        return body, (top - y + line_height) if groups else 0.0

    def facts(self, facts: list[tuple[str, str]], x: float, y: float, width: float) -> tuple[str, float]:
        """`label value` pairs, in as many lines as they need."""
        body, at, top = "", 0.0, y
        for label, value in facts:
            words, shown = spoken(label), spoken(value)
            wide = text_width(words, _FACT) + 7 + text_width(shown, _FACT)
            if at and at + wide > width:
                at, top = 0.0, top + _FACT + 8
            body += text(words, x + at, top, _FACT, _DIM)
            body += text(shown, x + at + text_width(words, _FACT) + 7, top, _FACT, PAPER)
            at += wide + 20
        return body, (top - y + _FACT + 10) if facts else 0.0

    def seat(
        self, seat: int, x: float, y: float, width: float, heights: tuple[float, float], mark: str
    ) -> tuple[str, float]:
        """A seat's panel without its ground: name, facts, what lies before it, its hand (heights: of both)."""
        body = text(f"SEAT {seat}", x, y, 13, GOLD if mark else PAPER)
        if mark:
            body += path(f"M{x + text_width(f'SEAT {seat}', 13) + 12},{y}v13l10,-6.5Z", GOLD)
            body += text(mark, x + text_width(f"SEAT {seat}", 13) + 30, y + 1.5, _FACT, GOLD)
        top = y + 24
        drawn, used = self.facts(
            [(label, value) for who, label, value in self.found.facts if who == seat], x, top, width
        )
        body, top = body + drawn, top + used
        mine = [g for g in self.found.groups if g.seat == seat]
        for groups, height in (
            ([g for g in mine if not g.is_hand and not g.is_past], heights[0]),
            ([g for g in mine if g.is_hand and not g.is_past], heights[1]),
            ([g for g in mine if g.is_past], 38),
        ):
            drawn, used = self.flow(groups, x, top, width, height)
            body, top = body + drawn, top + used
        return body, top - y


def _rank_card(rank: str, x: float, y: float, height: float) -> str:
    """A French card whose suit is not known."""
    width, tall = size("french")
    body = f"<title>{RANKS.get(rank, rank)}</title>{rank_picture(rank)}"
    box = f"0 0 {width} {tall}"
    return element("svg", body, x=x, y=y, width=width * height / tall, height=height, viewBox=box)


def spoken(label: str) -> str:
    """A key of a view as words."""
    return label.replace("_", " ")
