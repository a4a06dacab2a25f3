"""Pairs that did not count in a finished deal of Hachinin Meri, and why (HM 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.message import Argument, Message, Seat
from zashiki.decks.unsun import UNSUN
from zashiki.games.hachinin_meri import cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.games.hachinin_meri.view import HachininMeriView

TENKA, ROBAI, SOTA = 28, 27, 29  # strengths as trumps


def notes(view: HachininMeriView) -> list[Message]:
    """By trick: the pairs that fell in Meri, and the Robai that a Tenka has shielded from the Sota."""
    return [note for trick in range(len(view.tricks)) for note in notes_of(view, trick)]


def notes_of(view: HachininMeriView, trick: int) -> Iterator[Message]:
    """What did not count in a trick (0 … 8)."""
    trumps: list[dict[int, tuple[int, int]]] = [{}, {}]  # by team: strength, seat and card
    for place, card in enumerate(view.tricks[trick]):
        if view.trumps >> card & 1:
            seat = view.seat_of(trick, place)
            trumps[seat % 2][cards.STRENGTHS[6 * view.trump * 75 + card]] = (seat, card)
    if not trumps[0] or not trumps[1]:
        return
    won = 0 if max(trumps[0]) > max(trumps[1]) else 1
    high, low = max(trumps[won]), max(trumps[1 - won])
    seat, card = trumps[won][high]
    other, beaten = trumps[1 - won][low]
    args: dict[str, Argument] = {"trick": trick + 1, "seat": Seat(seat), "card": (UNSUN.codes[card],)}
    if cards.BEATEN[high] == low and is_meri(view, trick):
        args |= {"beaten": (UNSUN.codes[beaten],), "owner": Seat(view.leaders[trick])}
        yield Message("hachinin-meri-note-meri", args)
    elif high == SOTA and low == TENKA and ROBAI in trumps[1 - won] and not is_meri(view, trick):
        args |= {"robai": (UNSUN.codes[trumps[1 - won][ROBAI][1]],), "owner": Seat(other)}
        yield Message("hachinin-meri-note-shield", args)


def is_meri(view: HachininMeriView, trick: int) -> bool:
    """Whether a trick was led with a trump; the ninth never is (HM 4.3)."""
    return trick < 8 and bool(view.trumps >> view.tricks[trick][0] & 1)
