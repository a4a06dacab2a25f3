"""What did not count in a finished deal of Sudaoshi: Rain hands, but for who carries 120 (SU 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.message import Argument, Message, Seat
from zashiki.games.sudaoshi.hands import CAPTURED_HANDS, captured_hands

if TYPE_CHECKING:
    from zashiki.games.sudaoshi.view import SudaoshiView


def notes(view: SudaoshiView) -> list[Message]:
    """Each Rain hand in the pile of a seat with another burden."""
    holder = view.burdens.index(120)
    found = []
    for seat, pile in enumerate(view.piles):
        lost = captured_hands(pile, True) & ~captured_hands(pile, seat == holder)
        for i, name in enumerate(CAPTURED_HANDS):
            if lost >> i & 1:
                hand = Message(f"sudaoshi-hand-{name.replace('_', '-')}")
                args: dict[str, Argument] = {
                    "seat": Seat(seat),
                    "hand": hand,
                    "burden": view.burdens[seat],
                    "holder": Seat(holder),
                }
                found.append(Message("sudaoshi-note-rain", args))
    return found
