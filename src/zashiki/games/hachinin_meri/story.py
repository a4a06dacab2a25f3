"""A deal of Hachinin Meri told in messages, as one seat saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.message import Message, Seat
from zashiki.decks.unsun import SUITS, UNSUN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.core.message import Argument
    from zashiki.games.hachinin_meri.view import HachininMeriView

CODES = UNSUN.codes


def event(kind: str, **args: Argument) -> Message:
    """Something that has happened."""
    return Message(f"hachinin-meri-event-{kind}", args)


def events(view: HachininMeriView) -> list[Message]:
    """What has happened so far, oldest first. What is turned up later stands where it was laid."""
    told = [event("okie", card=(CODES[view.okie],), suit=SUITS[view.trump])]
    dealer = view.start["dealer"]
    told += [event("pass", seat=Seat((dealer + 1 + i) % 8)) for i in range(view.passed)]
    if view.taker is not None:
        kind = "declare" if view.declared else "take"
        robai = (CODES[view.own_robai],)
        told.append(event(kind, seat=Seat(view.taker), card=(CODES[view.okie],), robai=robai))
    if view.leaders:
        told.append(discarded(view))
    if view.side:
        told.append(event("side", cards=tuple([CODES[card] for card in (view.discard, *view.side)])))
    for i in range(len(view.tricks)):
        told += finished(view, i)
    for place, (card, down) in enumerate(zip(view.trick, view.face_down, strict=True)):
        told.append(laid(view, (view.leaders[-1] + place) % 8, card, place == 0, down))
    return told


def discarded(view: HachininMeriView) -> Message:
    """The discard, named where this seat has seen it."""
    seat = view.leaders[0]
    if view.discard < 0:
        return event("discard-hidden", seat=Seat(seat))
    return event("discard", seat=Seat(seat), card=(CODES[view.discard],))


def laid(view: HachininMeriView, seat: int, card: int, leads: bool, down: bool) -> Message:
    """A card laid to a trick, face down or not, −1 for one that this seat may not see."""
    if card < 0:
        return event("lead-hidden" if leads else "trump-hidden", seat=Seat(seat))
    is_trump = view.trumps >> card & 1
    kind = "lead-meri" if leads and is_trump else "lead" if leads else "trump" if is_trump and down else "play"
    return event(kind, seat=Seat(seat), card=(CODES[card],))


def finished(view: HachininMeriView, i: int) -> Iterator[Message]:
    """A finished trick (0 … 8): its eight cards, who took it, and what it moved."""
    trick = view.tricks[i]
    if i == 8:
        yield from (event("last", seat=Seat(seat), card=(CODES[card],)) for seat, card in enumerate(trick))
    else:
        for place, card in enumerate(trick):
            yield laid(view, view.seat_of(i, place), card, place == 0, False)
    yield event("trick", seat=Seat(view.leaders[i + 1]), trick=i + 1)
    for line in view.lines:
        if line.payer is not None and line.keys["trick"] == i + 1:
            pair = line.rule.partition(":")[2].replace("_", "-")
            yield event(f"pair-{pair}", seat=Seat(view.leaders[i + 1]), points=line.points)
