"""What a seat is sent: its view, what it may do, why not the rest, what has happened. Made from the view alone."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from zashiki.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.game import Game
    from zashiki.core.view import View
    from zashiki.table.seating import Seating

VERSION = 1


def state_for(table: str, seating: Seating, seat: int | None) -> dict[str, Any]:
    """The whole state of a table as a seat (None: an onlooker) may know it."""
    stage = seating.stage
    head: dict[str, Any] = {
        "type": "state",
        "v": VERSION,
        "seq": seating.seq,
        "table": table,
        "you": seat,
        "game": seating.game.id,
        "players": [dataclasses.asdict(place) for place in seating.places],
        "practice": seating.practice,
        "stage": stage,
    }
    view = seating.match.view(seat)
    back = seating.may_take_back(seat)
    return (
        head
        | seen(seating.game, view, stage)
        | {
            "may_take_back": None if back is None else back.as_json(),
            "sheet": sheet(seating) if stage in ("score", "over") else None,
        }
    )


def seen(game: Game, view: View, stage: str) -> dict[str, Any]:
    """The part of a state that follows from a view."""
    found: dict[str, Any] = {
        "view": view.as_json(),
        "phase": {"id": view.phase_text, "args": {}},
        "clause": view.clause,
        "events": [event.as_json() for event in view.events()],
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
            found["blocked"][game.deck.code(piece)] = why.as_json()
    return found


def action_entry(game: Game, view: View, action: int) -> dict[str, Any]:
    """A legal action: its code, its words, and the pieces by which it is chosen on the table."""
    pieces, targets = view.action_pieces(action)
    return {
        "action": game.format_action(action),
        "say": view.describe(action).as_json(),
        "pieces": list(pieces),
        "targets": list(targets),
    }


def sheet(seating: Seating) -> dict[str, Any]:
    """The score sheet of the deal just finished, and who has won where the match is over."""
    match = seating.match
    totals = match.totals()
    winners = [side for side, total in enumerate(totals) if total == max(totals)] if match.is_over() else None
    return {
        "lines": [line.as_json() for line in match.game.lines(match.deals[-1])],
        "scores": match.scores()[-1],
        "totals": totals,
        "winners": winners,
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


def answer_for(game: Game, view: View, codes: Sequence[str]) -> dict[str, Any]:
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
        "say": why.as_json() if why is not None else None,
    }
