"""What did not count in a finished deal of Hana-awase, why, and by whose doing (HA 5.1, HA 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.bits import count_bits
from zashiki.core.message import Message, Seat
from zashiki.games.hana_awase.deal import captured_hands, card_points, most_few_cards
from zashiki.games.hana_awase.hands import CAPTURED_HANDS, DEALT_HANDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.games.hana_awase.view import HanaAwaseView

NOVEMBER = 0x0F0000000000


def notes(view: HanaAwaseView) -> list[Message]:
    """The reasons first, then each hand and payment that fell away."""
    if any(line.rule == "draw" for line in view.lines):
        return [*drawn(view), *rained_out(view)]
    willows = [seat for seat, pile in enumerate(view.piles) if pile & NOVEMBER == NOVEMBER]
    if not willows or not view.game.options.willow_row_voids:
        return list(rained_out(view))
    reason = note("willow", seat=willows[0])
    return [reason, *not_counted(view), *few_cards(view), *rained_out(view)]


def note(kind: str, seat: int, **args: int | Message) -> Message:
    """A note."""
    return Message(f"hana-awase-note-{kind}", {"seat": Seat(seat), **args})


def hand(name: str) -> Message:
    """The name of a hand."""
    return Message(f"hana-awase-hand-{name.replace('_', '-')}")


def drawn(view: HanaAwaseView) -> Iterator[Message]:
    """Whose poor pile made the deal a draw, and what that did to dealt and captured hands."""
    for seat, pile in enumerate(view.piles):
        if card_points(pile) <= 20:
            yield note("draw", seat=seat, points=card_points(pile))
    kind = "dealt-kept" if view.game.options.draw_keeps_dealt else "dealt-lost"
    for seat, cards in enumerate(view.opened):
        if cards:
            yield note(kind, seat=seat, hand=hand(DEALT_HANDS[count_bits(cards)][0]))
    yield from not_counted(view)
    yield from few_cards(view)


def not_counted(view: HanaAwaseView) -> Iterator[Message]:
    """The captured hands that were not paid."""
    for seat in range(3):
        for name in view.captured_by(seat):
            yield note("not-counted", seat=seat, hand=hand(name))


def few_cards(view: HanaAwaseView) -> Iterator[Message]:
    """Who was not paid for few cards."""
    for seat, pile in enumerate(view.piles):
        if count_bits(pile) <= most_few_cards((seat - view.dealer) % 3):
            yield note("few-cards", seat=seat, number=count_bits(pile))


def rained_out(view: HanaAwaseView) -> Iterator[Message]:
    """The hands with the Cup that the Rain Man in the same pile took away."""
    if not view.game.options.rained_out:
        return
    for seat, pile in enumerate(view.piles):
        lost = captured_hands(pile, False) & ~captured_hands(pile, True)
        for i, name in enumerate(CAPTURED_HANDS):
            if lost >> i & 1:
                yield note("rained-out", seat=seat, hand=hand(name))
