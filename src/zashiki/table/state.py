"""What a seat is sent: its view, what it may do, why not the rest, what has happened. Made from the view alone."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from zashiki.core.aids import last_round
from zashiki.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.aids import Ladder, Sign
    from zashiki.core.game import Game
    from zashiki.core.view import View
    from zashiki.match.sitting import Stage
    from zashiki.table.messages import Action, Aids, Answer, Say, Seen, Sheet, State
    from zashiki.table.seating import Seating

VERSION: Final = 1


def say(said: Message) -> Say:
    """A message as it is sent."""
    written: Any = said.as_json()
    return written  # type: ignore[no-any-return]


def state_for(table: str, seating: Seating, seat: int | None) -> State:
    """The whole state of a table as a seat (None: an onlooker) may know it."""
    stage = seating.stage
    back = seating.why_no_take_back(seat)
    players: list[Any] = [dataclasses.asdict(place) for place in seating.places]
    return {
        "type": "state",
        "v": VERSION,
        "seq": seating.seq,
        "table": table,
        "you": seat,
        "game": seating.game.id,
        "players": players,
        "sides": [seating.game.side_of(place.seat) for place in seating.places],
        "practice": seating.practice,
        "stage": stage,
        **seen(seating.game, seating.match.view(seat), stage),
        "may_take_back": None if back is None else say(back),
        "sheet": sheet(seating) if stage in ("score", "over") else None,
    }


def seen(game: Game, view: View, stage: Stage) -> Seen:
    """The part of a state that follows from a view."""
    events = view.events()
    kinds: list[Any] = [game.aids.event_kind(event) for event in events]
    written: Any = view.as_json()
    found: Seen = {
        "view": written,
        "phase": {"id": view.phase_text, "args": {}},
        "clause": view.clause,
        "events": [{**say(event), "kind": kind} for event, kind in zip(events, kinds, strict=True)],
        "aids": aids(game, view, kinds, stage),
        "hand": [],
        "actions": [],
        "blocked": {},
    }
    if view.seat is None or view.finished:
        return found
    hand = view.hand_pieces()
    found["hand"] = [game.deck.code(piece) for piece in hand]
    if view.legal is not None and stage == "playing" and not view.is_silent():  # else the server goes on by itself
        found["actions"] = [action_entry(game, view, action) for action in view.legal]
    for piece in hand:
        why = view.why_not(piece)
        if why is not None:
            found["blocked"][game.deck.code(piece)] = say(why)
    return found


def action_entry(game: Game, view: View, action: int) -> Action:
    """A legal action: its code, its words, and the pieces by which it is chosen on the table."""
    pieces, targets = view.action_pieces(action)
    return {
        "action": game.format_action(action),
        "say": say(view.describe(action)),
        "pieces": list(pieces),
        "targets": list(targets),
        "covered": game.is_covered(action),
    }


def aids(game: Game, view: View, kinds: Sequence[str], stage: Stage) -> Aids:
    """What is drawn beside the view; `kinds` are those of its events."""
    ladder = game.aids.ladder(view)
    notes = game.aids.opening(view) if stage == "opening" else []
    return {
        "signs": signs(game.aids.signs_in(view)),
        "ladder": None if ladder is None else ladder_entry(ladder),
        "last": last_round(kinds, game.num_seats),
        "rows": rows(game, view),
        "opening": [{"says": [say(said) for said in note.says], "pieces": list(note.pieces)} for note in notes],
        "layout": {name: quoted(value) for name, value in game.aids.layout_facts(view).items()},
    }


def signs(found: Mapping[str, Sign]) -> dict[str, tuple[str, str, str]]:
    """Signs by piece: corner, worth and kind."""
    return {code: (sign.corner, sign.worth, sign.kind) for code, sign in found.items()}


def ladder_entry(ladder: Ladder) -> Any:
    """A rank ladder; a rung is its piece, what stands below it and its mark."""
    about, titled = ladder
    return {
        "about": about.as_json(),
        "rows": [{"title": title.as_json(), "pieces": [list(rung) for rung in rungs]} for title, rungs in titled],
    }


def quoted(value: Any) -> Any:
    """A layout fact as JSON: messages in it in their own form."""
    if isinstance(value, Message):
        return value.as_json()
    if isinstance(value, list):
        return [quoted(item) for item in value]
    return {name: quoted(item) for name, item in value.items()} if isinstance(value, dict) else value


def rows(game: Game, view: View) -> list[Any]:
    """The score lines of a view as a sheet says them: what everybody pays alike is one row."""
    found: list[dict[str, Any]] = []
    same: dict[tuple[Any, ...], dict[str, Any]] = {}
    for line in view.lines:
        key = (line.rule, line.to, line.points, *line.keys.items())
        if game.aids.is_paid_by_each(line) and key in same:
            same[key]["from"].append(line.payer)
            continue
        said = game.line_message(line)
        row = {
            "say": said.as_json(),
            "note": f"{said.id}-note",
            "from": [] if line.payer is None else [line.payer],
            "to": line.to,
            "points": line.points,
            "pieces": list(game.aids.line_pieces(line, view)),
        }
        same[key] = row
        found.append(row)
    return found


def sheet(seating: Seating) -> Sheet:
    """The score sheet of the deal just finished, and who has won where the match is over."""
    match = seating.match
    game, deal = match.game, match.deals[-1]
    lines: list[Any] = [line.as_json() for line in game.lines(deal)]
    notes: list[Any] = [note.as_json() for note in match.view(None).notes()]
    return {
        "lines": lines,
        "notes": notes,
        "scores": match.scores()[-1],
        "won": game.deal_winners(deal),
        "totals": match.totals(),
        "winners": match.winners(),
        "deals": match.scores(),
    }


def own_pieces(game: Game, hand: Sequence[int], codes: Sequence[str]) -> list[int]:
    """The pieces of a hand that a selection of codes means; of two copies, one for each time the code stands."""
    left = list(codes)
    found = []
    for piece in hand:
        if game.deck.code(piece) in left:
            left.remove(game.deck.code(piece))
            found.append(piece)
    return found


def answer_for(game: Game, view: View, codes: Sequence[str]) -> Answer:
    """What a selection of own pieces could be played as: the legal actions that use just these, and what is against
    them, or against showing them where they may only be put down."""
    wanted = sorted(map(game.alike, codes)) if all(code in game.deck.index for code in codes) else None
    fitting = [
        action for action in view.legal or () if sorted(map(game.alike, view.action_pieces(action)[0])) == wanted
    ]
    pieces = own_pieces(game, view.hand_pieces() if view.seat is not None and not view.finished else (), codes)
    why: Message | None = None
    if codes and len(pieces) == len(codes):
        why = view.why_not_set(pieces)
    elif codes and not fitting:
        why = Message("table-not-held")
    return {
        "type": "answer",
        "pieces": list(codes),
        "actions": [game.format_action(action) for action in fitting] if codes else [],
        "say": say(why) if why is not None else None,
    }
