"""A whole position as one picture: any view, or a deal of a record, in a plain layout that suits every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zashiki.drawing.codes import DrawingError
from zashiki.drawing.findings import EMPTY, RANK, Findings, findings
from zashiki.drawing.glyphs import text
from zashiki.drawing.layout import FELT, PAD, PANEL, RANKS, RIM, WIDTH, Layout, spoken
from zashiki.drawing.names import name
from zashiki.drawing.palette import GOLD, PAPER
from zashiki.drawing.pieces import Style
from zashiki.drawing.svg import document, rect


def _panel(body: str, x: float, y: float, width: float, height: float, to_move: bool = False) -> str:
    edge = GOLD if to_move else RIM
    return rect(x, y, width, height, PANEL, 10, stroke=edge, stroke_width=2.0 if to_move else 1.2) + body


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
        if code is not None and code.endswith(RANK):
            return RANKS.get(code[0], code[0])
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
        parts.append(f"{owner}{spoken(group.label)}: {words}")
    return ". ".join(parts)


def _told(line: Any) -> str:
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
        raise DrawingError("draw-view-not-object")
    if view.get("format", "zashiki-view/1") != "zashiki-view/1":
        raise DrawingError("draw-no-view", value=str(view["format"])[:40])
    style = Style(str(view.get("game")) if aids == "" else aids, trump, four_colour, marks, indices)
    found = findings(view)
    if not past:
        found.groups = [group for group in found.groups if not group.is_past]
    layout = Layout(found, style, _raised(view, found))
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
            drawn, used = layout.flow(common, 2 * PAD, top + PAD, WIDTH - 4 * PAD, height)
            body += drawn
            top += used + PAD
    if own is not None:
        mark = "TO MOVE" if view.get("to_move") == own else ""
        drawn, used = layout.seat(own, 2 * PAD, top + PAD, WIDTH - 4 * PAD, (84, 150), mark)
        body += _panel(drawn, PAD, top, WIDTH - 2 * PAD, used + PAD, bool(mark))
        top += used + 2 * PAD
    lines = view.get("lines")
    if isinstance(lines, list) and lines:
        words = [("", _told(line)) for line in lines[:24]]
        drawn, used = layout.facts(words, 2 * PAD, top + 4, WIDTH - 4 * PAD)
        body, top = body + drawn, top + used + 8
    ground = rect(0, 0, WIDTH, top + 4, FELT, 16)
    return document(WIDTH, round(top + 4), ground + body, _alternative(view, found))


def _header(view: Mapping[str, Any], layout: Layout) -> tuple[str, float]:
    """The game, the deal and what is known to all that is no piece."""
    body = text(str(view.get("game", ""))[:40], 2 * PAD, 18, 18, PAPER)
    facts = [("DEAL", str(view.get("deal", 0)))]
    totals = view.get("totals")
    if isinstance(totals, list):
        facts.append(("TOTALS", " ".join(str(total) for total in totals)))
    if view.get("finished") is True:
        facts.append(("", "FINISHED"))
    facts += [(label, value) for seat, label, value in layout.found.facts if seat is None]
    drawn, used = layout.facts(facts, 2 * PAD, 48, WIDTH - 4 * PAD)
    return body + drawn, 48 + used


def _seats(view: Mapping[str, Any], layout: Layout, seats: list[int], top: float) -> tuple[str, float]:
    """Panels of seats side by side, at most four in a row."""
    if not seats:
        return "", top
    columns = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3}.get(len(seats), 4)
    width = (WIDTH - PAD * (columns + 1)) / columns
    body = ""
    for start in range(0, len(seats), columns):
        drawn = []
        for i, seat in enumerate(seats[start : start + columns]):
            x = PAD + i * (width + PAD)
            mark = "TO MOVE" if view.get("to_move") == seat else ""
            drawn.append((x, mark, *layout.seat(seat, x + PAD, top + PAD, width - 2 * PAD, (60, 60), mark)))
        height = max(used for *_, used in drawn) + PAD
        body += "".join(_panel(inner, x, top, width, height, bool(mark)) for x, mark, inner, _ in drawn)
        top += height + PAD
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
        raise DrawingError("draw-no-record")
    deals = played.get("deals")
    if not isinstance(deals, list) or not -len(deals) <= deal < len(deals) or not isinstance(deals[deal], Mapping):
        raise DrawingError("draw-no-deal", number=deal)
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
