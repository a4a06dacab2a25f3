"""What Hachinin Meri tells a person: why a card may not be used, what an action does, which clause matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.bits import members
from zashiki.core.message import Message
from zashiki.decks.unsun import SUITS, UNSUN
from zashiki.games.hachinin_meri import cards

if TYPE_CHECKING:
    from zashiki.games.hachinin_meri.view import HachininMeriView

DISCARDS, DECLARE = 75, 150
CLAUSES = {
    "asking": "4.5",
    "discard": "4.6",
    "first-lead": "4.7",
    "lead": "4.8",
    "free": "4.1.2",
    "meri": "4.1.1",
    "monchi": "4.1.3",
    "over": "5",
}


def why(reason: str, **args: int | str | tuple[str, ...]) -> Message:
    """A reason of this game."""
    return Message(f"hachinin-meri-why-{reason}", args)


def why_not(view: HachininMeriView, piece: int) -> Message | None:
    """Why the seat to act may not use a card of its hand now, or None where it may (HM 13)."""
    if view.phase == "asking":
        return why("asking")
    if any(action % DISCARDS == piece for action in view.legal or ()):
        return None
    card = (UNSUN.codes[piece],)
    if view.phase in ("discard", "first-lead"):
        tenka = piece == cards.TENKA and view.trump != cards.PAO
        return why(f"{view.phase}-{'tenka' if tenka else 'trump'}", piece=card)
    if view.phase == "meri":
        held = view.hand & view.trumps
        trumps = tuple([UNSUN.codes[c] for c in members(held)])
        if held == 1 << view.sun:
            return why("meri-sun", piece=card, sun=trumps)
        return why("meri", piece=card, trumps=trumps)
    assert view.led is not None
    return why("monchi", piece=card, suit=SUITS[view.led])


def describe_action(action: int, view: HachininMeriView) -> Message:
    """An action in words, for the position that the view shows before it."""
    kind, args = kind_of(action, view)
    return Message(f"hachinin-meri-action-{kind}", args)


def kind_of(action: int, view: HachininMeriView) -> tuple[str, dict[str, tuple[str, ...]]]:
    """What an action is in its position, and the cards its text names."""
    okie, robai = (UNSUN.codes[view.okie],), (UNSUN.codes[view.own_robai],)
    if action >= DECLARE:
        if action == DECLARE:
            return "declare", {"okie": okie, "robai": robai}
        last = "-last" if view.to_act == view.start["dealer"] else ""
        holds = view.seat == view.to_act and view.hand >> view.own_robai & 1
        return ("hide" if holds else "pass") + last, {"okie": okie, "robai": robai}
    card: dict[str, tuple[str, ...]] = {"card": (UNSUN.codes[action % DISCARDS],)}
    if action >= DISCARDS:
        return "discard", card
    is_trump = view.trumps >> action & 1
    if view.phase in ("first-lead", "lead"):
        return "lead-meri" if is_trump else "lead", card
    if view.phase == "meri":
        if is_trump:
            return "meri", card
        return "keep-sun" if view.seat == view.to_act and view.may_keep_sun else "throw", card
    if view.phase in ("free", "monchi"):
        follows = cards.suit_in_play(view.trump, action) == view.led
        return "trump" if is_trump else "follow" if follows else "throw", card
    return "card", card
