"""What did not count in a finished deal of Tien Gow because an option says so (TG 5, TG 8), and who is even."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.message import Message, Seat
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.sets import best_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.games.tien_gow.view import TienGowView


def notes(view: TienGowView) -> list[Message]:
    """By rule: the payment at once that fell away, doublings that left a surplus out, seats that are even."""
    return [*unpaid(view), *undoubled(view), *even(view)]


def unpaid(view: TienGowView) -> Iterator[Message]:
    """Supreme or a quartet that won the last trick and brought nothing at once."""
    winner, action = best_of(view.plays[-4:])
    kind = sets.SETS[action].kind
    if kind in ("supreme", "quartet") and not view.game.options.last_trick_bonus_paid:
        yield Message(f"tien-gow-note-unpaid-{kind}", {"winner": Seat(winner)})


def undoubled(view: TienGowView) -> Iterator[Message]:
    """A surplus that is not doubled with the rest."""
    winner, action = best_of(view.plays[-4:])
    is_doubled = sets.TILES[action] == (sets.LITTLE_THREE,) or sets.SETS[action].kind in ("supreme", "quartet")
    options = view.game.options
    for seat, columns in enumerate(view.columns):
        if columns <= 4 or seat == winner:
            continue
        if is_doubled and not options.scale_surplus:
            yield Message(
                "tien-gow-note-surplus-unscaled", {"seat": Seat(seat), "winner": Seat(winner), "columns": columns}
            )
        if seat == view.banker and not options.double_losing_banker_surplus:
            yield Message(
                "tien-gow-note-banker-undoubled", {"seat": Seat(seat), "winner": Seat(winner), "columns": columns}
            )


def even(view: TienGowView) -> Iterator[Message]:
    """Opponents with four columns, who neither pay nor are paid."""
    for seat, columns in enumerate(view.columns):
        if columns == 4 and seat != view.leader:
            yield Message("tien-gow-note-even", {"seat": Seat(seat), "winner": Seat(view.leader)})
