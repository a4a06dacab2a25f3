"""A whole position as one picture: any view, or a deal of a record, in a plain layout that suits every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zashiki.drawing.codes import DrawingError
from zashiki.drawing.findings import EMPTY, Findings, Group, findings
from zashiki.drawing.glyphs import text, text_width
from zashiki.drawing.names import name
from zashiki.drawing.palette import GOLD, PAPER
from zashiki.drawing.pieces import Style, placed, size
from zashiki.drawing.svg import document, path, rect

_FELT, _PANEL, _RIM = "#24503c", "#1c4030", "#376b52"
_DIM = "#b7cdbd"
_WIDTH, _PAD = 1000.0, 14.0
_LABEL, _FACT = 10.0, 10.0


class _Layout:
    """Draws groups and facts; every method returns elements and the height they take."""

    def __init__(self, found: Findings, style: Style, raised: frozenset[str]) -> None:
        self.found, self.style, self.raised = found, style, raised

    def group(self, group: Group, x: float, y: float, height: float, room: float) -> tuple[str, float]:
        """A label over its pieces; returns the width instead of the height."""
        label = text(_words(group.label), x, y, _LABEL, _DIM)
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
                    x + i * step, top, broad, height, "none", 5, stroke=_RIM, stroke_width=1.5, stroke_dasharray="5 4"
                )
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
        line_height = height + _LABEL + 8 + _PAD + max((self.lift(group, height) for group in groups), default=0)
        for group in groups:
            if at and at + min(width, self.natural(group, height)) > width:
                at, top = 0.0, top + line_height
            drawn, used = self.group(group, x + at, top, height, width - at)
            body += drawn
            at += used + 2 * _PAD
        return body, (top - y + line_height) if groups else 0.0

    def facts(self, facts: list[tuple[str, str]], x: float, y: float, width: float) -> tuple[str, float]:
        """`label value` pairs, in as many lines as they need."""
        body, at, top = "", 0.0, y
        for label, value in facts:
            words, shown = _words(label), _words(value)
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


def _words(label: str) -> str:
    return label.replace("_", " ")


def _panel(body: str, x: float, y: float, width: float, height: float, to_move: bool = False) -> str:
    edge = GOLD if to_move else _RIM
    return rect(x, y, width, height, _PANEL, 10, stroke=edge, stroke_width=2.0 if to_move else 1.2) + body


def _raised(view: Mapping[str, Any], found: Findings) -> frozenset[str]:
    """Own pieces that may be played now, unless that is all of them."""
    legal = view.get("legal")
    if not isinstance(legal, list):
        return frozenset()
    played: set[str] = set()
    for action in legal:
        if isinstance(action, str):
            played.update(action.removeprefix("discard:").removeprefix("-").split(":")[0].split("+"))
    hand = {code for g in found.groups if g.is_hand and g.seat == view.get("seat") for code in g.codes if code}
    return frozenset(played & hand) if not hand <= played else frozenset()


def _alternative(view: Mapping[str, Any], found: Findings) -> str:
    """What the picture shows, in words."""

    def called(code: str | None) -> str:
        return "face down" if code is None else "empty" if code == EMPTY else name(code).english

    seat = view.get("seat")
    by = f", as seat {seat} sees it" if isinstance(seat, int) else ""
    turn = f"; seat {view['to_move']} to move" if isinstance(view.get("to_move"), int) else ""
    parts = [f"{str(view.get('game', 'A game'))[:40]}, deal {view.get('deal', 0)}{by}{turn}"]
    for group in found.groups:
        owner = f"Seat {group.seat} " if group.seat is not None else ""
        if all(code is None for code in group.codes):
            words = f"{len(group.codes)} face down"
        else:
            words = ", ".join(called(code) for code in group.codes)
        parts.append(f"{owner}{_words(group.label)}: {words}")
    return ". ".join(parts)


def _line_words(line: Any) -> str:
    if not isinstance(line, Mapping):
        return ""
    way = f"{line['from']} TO {line.get('to')}" if "from" in line else str(line.get("to", ""))
    return f"{line.get('rule', '')} {way}: {line.get('points', '')}"[:60]


def table(
    view: Mapping[str, Any],
    *,
    aids: str | None = None,
    trump: str | None = None,
    four_colour: bool = False,
    marks: bool = True,
    indices: bool = True,
    past: bool = True,
) -> str:
    """A view, as the JSON object that `zashiki view` prints, as a complete SVG file.

    Whatever piece codes the view holds are drawn: the other seats above, what is common in the middle, the own seat
    below (a spectator sees all seats above). Numbers of hidden pieces become backs. Keys nobody knows do no harm.
    aids: a game id, or `""` for the view's own game. past: also what lay there earlier (turns, tricks), small. The
    rest as for `piece`.
    Raises: DrawingError where `view` is no view.
    """
    if not isinstance(view, Mapping):
        raise DrawingError("a view is a JSON object")
    if view.get("format", "zashiki-view/1") != "zashiki-view/1":
        raise DrawingError(f"this is not a view: its format is {str(view['format'])[:40]!r}, not 'zashiki-view/1'")
    style = Style(str(view.get("game")) if aids == "" else aids, trump, four_colour, marks, indices)
    found = findings(view)
    if not past:
        found.groups = [group for group in found.groups if not group.is_past]
    layout = _Layout(found, style, _raised(view, found))
    own = view.get("seat") if isinstance(view.get("seat"), int) else None
    body, top = _header(view, layout)
    seats = sorted({g.seat for g in found.groups if g.seat is not None} | set(range(found.num_seats)))
    first = seats.index(own) + 1 if own in seats else 0
    others = [seat for seat in seats[first:] + seats[:first] if seat != own]
    drawn, top = _seats(view, layout, others, top)
    body += drawn
    for is_past, height in ((False, 120), (True, 44)):
        common = [g for g in found.groups if g.seat is None and g.is_past == is_past]
        if common:
            drawn, used = layout.flow(common, 2 * _PAD, top + _PAD, _WIDTH - 4 * _PAD, height)
            body += drawn
            top += used + _PAD
    if own is not None:
        mark = "TO MOVE" if view.get("to_move") == own else ""
        drawn, used = layout.seat(own, 2 * _PAD, top + _PAD, _WIDTH - 4 * _PAD, (84, 150), mark)
        body += _panel(drawn, _PAD, top, _WIDTH - 2 * _PAD, used + _PAD, bool(mark))
        top += used + 2 * _PAD
    lines = view.get("lines")
    if isinstance(lines, list) and lines:
        words = [("", _line_words(line)) for line in lines[:24]]
        drawn, used = layout.facts(words, 2 * _PAD, top + 4, _WIDTH - 4 * _PAD)
        body, top = body + drawn, top + used + 8
    ground = rect(0, 0, _WIDTH, top + 4, _FELT, 16)
    return document(_WIDTH, round(top + 4), ground + body, _alternative(view, found))


def _header(view: Mapping[str, Any], layout: _Layout) -> tuple[str, float]:
    """The game, the deal and what is known to all that is no piece."""
    body = text(str(view.get("game", ""))[:40], 2 * _PAD, 18, 18, PAPER)
    facts = [("DEAL", str(view.get("deal", 0)))]
    totals = view.get("totals")
    if isinstance(totals, list):
        facts.append(("TOTALS", " ".join(str(total) for total in totals)))
    if view.get("finished") is True:
        facts.append(("", "FINISHED"))
    facts += [(label, value) for seat, label, value in layout.found.facts if seat is None]
    drawn, used = layout.facts(facts, 2 * _PAD, 48, _WIDTH - 4 * _PAD)
    return body + drawn, 48 + used


def _seats(view: Mapping[str, Any], layout: _Layout, seats: list[int], top: float) -> tuple[str, float]:
    """Panels of seats side by side, at most four in a row."""
    if not seats:
        return "", top
    columns = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}.get(len(seats), 4)
    width = (_WIDTH - _PAD * (columns + 1)) / columns
    body = ""
    for start in range(0, len(seats), columns):
        drawn = []
        for i, seat in enumerate(seats[start : start + columns]):
            x = _PAD + i * (width + _PAD)
            mark = "TO MOVE" if view.get("to_move") == seat else ""
            drawn.append((x, mark, *layout.seat(seat, x + _PAD, top + _PAD, width - 2 * _PAD, (60, 60), mark)))
        height = max(used for *_, used in drawn) + _PAD
        body += "".join(_panel(inner, x, top, width, height, bool(mark)) for x, mark, inner, _ in drawn)
        top += height + _PAD
    return body, top


def record(
    played: Mapping[str, Any],
    *,
    deal: int = -1,
    aids: str | None = None,
    four_colour: bool = False,
    marks: bool = True,
    indices: bool = True,
) -> str:
    """One deal of a match record (a JSON object of format `zashiki/1`) as it was dealt, hands open, and its scores.

    deal: which, counting from 0; negative from the end.
    Raises: DrawingError where this is no record or has no such deal.
    """
    if not isinstance(played, Mapping) or played.get("format") != "zashiki/1":
        raise DrawingError("this is not a record: its format is not 'zashiki/1'")
    deals = played.get("deals")
    if not isinstance(deals, list) or not -len(deals) <= deal < len(deals) or not isinstance(deals[deal], Mapping):
        raise DrawingError(f"the record has no deal {deal}")
    one = deals[deal]
    dealt = one.get("deal")
    view: dict[str, Any] = {
        "game": played.get("game", ""),
        "options": played.get("options", {}),
        "seat": "spectator",
        "deal": deal % len(deals),
        "lines": one.get("lines", []),
        "finished": "scores" in one,
    }
    if isinstance(dealt, Mapping):
        view |= {key: value for key, value in dealt.items() if key not in view}
        hands = dealt.get("hands")
        if isinstance(hands, list) and not (isinstance(view["options"], Mapping) and "players" in view["options"]):
            view["options"] = {"players": len(hands)}
    if isinstance(one.get("actions"), list):
        view["actions"] = str(len(one["actions"]))
    if isinstance(one.get("scores"), list):
        view["scores"] = " ".join(str(score) for score in one["scores"])
    return table(view, aids=aids, four_colour=four_colour, marks=marks, indices=indices)
