"""What did not count in a finished deal of Shou Ba Yi (SB 5): last cards, and a deal that pays nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.message import Message, Seat

if TYPE_CHECKING:
    from zashiki.games.shou_ba_yi.view import ShouBaYiView


def notes(view: ShouBaYiView) -> list[Message]:
    """Who kept one card and so loses nothing, or nothing to the winner; and that a deal for nothing is won as well."""
    winner = view.hand_sizes.index(0)
    found = []
    for i in range(1, len(view.hand_sizes)):
        seat = (winner + i) % len(view.hand_sizes)
        if view.hand_sizes[seat] == 1 and not view.game.options.last_card_loses:
            found.append(Message("shou-ba-yi-note-last-card", {"seat": Seat(seat)}))
    if not any(line.payer is not None for line in view.lines):
        found.append(Message("shou-ba-yi-note-nothing", {"winner": Seat(winner)}))
    return found
