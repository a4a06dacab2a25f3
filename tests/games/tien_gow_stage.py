"""Deals of Tien Gow made for the occasion: only what is shown is written down, the rest is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zashiki.decks.dominoes import DOMINOES
from zashiki.games.tien_gow.game import TienGow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.games.tien_gow.deal import TienGowDeal

Shown = list[tuple[int, str]]
"""The plays of a trick that are shown: seat and code, the leader first."""


def game(**options: Any) -> TienGow:
    return TienGow(options)


def play(of: TienGow, deal: TienGowDeal, codes: str | Sequence[str]) -> None:
    for code in codes.split() if isinstance(codes, str) else codes:
        of.play(deal, code)


def dealt(of: TienGow, hands: Sequence[str], banker: int = 0, codes: str = "") -> TienGowDeal:
    """A deal of hands written as words, short ones filled up, with some plays made."""
    held = [hand.split() for hand in hands] + [[] for _ in range(4 - len(hands))]
    rest = [code for code, copies in zip(DOMINOES.codes, DOMINOES.copies, strict=True) for _ in range(copies)]
    for hand in held:
        for code in hand:
            rest.remove(code)
    for hand in held:
        while len(hand) < 8:
            hand.append(rest.pop())
    deal: Any = of.new_deal({"dealer": banker}, {"hands": held})
    play(of, deal, codes)
    return deal  # type: ignore[no-any-return]


def staged(
    of: TienGow, banker: int, tricks: list[Shown], stop: int = 32, keep: Sequence[str] = ("", "", "", "")
) -> TienGowDeal:
    """A deal in which exactly these sets are shown, up to so many plays.

    Everybody else puts down tiles that are never shown, and those to keep last of all.
    """
    kept = [words.split() for words in keep]
    for trick in tricks:
        for seat, code in trick:
            kept[seat] += code.split("+")
    deal = dealt(of, [" ".join(hand) for hand in kept], banker)
    for trick in tricks:
        shown = dict(trick)
        width = len(trick[0][1].split("+"))
        for _ in range(4):
            if deal.length == stop:
                return deal
            seat = deal.to_act
            if seat in shown:
                of.play(deal, shown[seat])
                for code in shown[seat].split("+"):
                    kept[seat].remove(code)
            else:
                hand = [DOMINOES.codes[tile] for tile in deal.hand_of(seat)]
                spare = hand[:]
                for code in kept[seat]:
                    spare.remove(code)
                of.play(deal, "-" + "+".join((spare if len(spare) >= width else hand)[:width]))
    return deal


def legal(of: TienGow, deal: TienGowDeal) -> set[str]:
    return {of.format_action(action) for action in deal.legal_actions()}


def shown(of: TienGow, deal: TienGowDeal) -> set[str]:
    return {code for code in legal(of, deal) if not code.startswith("-")}


PLAIN: list[Shown] = [
    [(0, "44+44"), (2, "66+66")],
    [(2, "55+55")],
    [(2, "51"), (1, "61")],
    [(1, "65"), (0, "31")],
    [(0, "63")],
    [(0, "54")],
]
LOSING_BANKER: list[Shown] = [
    [(1, "66+66")],
    [(1, "11+11")],
    [(1, "63")],
    [(1, "51"), (2, "61")],
    [(2, "64"), (0, "65")],
    [(0, "55")],
]
FOUR_COLUMNS: list[Shown] = [
    [(0, "66")],
    [(0, "51+51"), (1, "61+61")],
    [(1, "11+11")],
    [(1, "64"), (3, "65")],
    [(3, "55")],
    [(3, "44")],
]
SUPREME_LAST: list[Shown] = [
    [(3, "51"), (1, "66")],
    [(1, "66")],
    [(1, "11")],
    [(1, "11")],
    [(1, "63")],
    [(1, "64"), (0, "65")],
    [(0, "42+21")],
]
LITTLE_THREE_WINS: list[Shown] = [
    [(3, "51"), (1, "66")],
    [(1, "11+11")],
    [(1, "61"), (2, "64")],
    [(2, "55+55")],
    [(2, "41"), (0, "63")],
    [(0, "21")],
]
SWEEP: list[Shown] = [
    [(3, "51"), (0, "66")],
    [(0, "66")],
    [(0, "63")],
    [(0, "54")],
    [(0, "11+11+62+53")],
]
CAUGHT: list[Shown] = [
    [(1, "44+44"), (2, "66+66")],
    [(2, "55+55")],
    [(2, "51"), (0, "61")],
    [(0, "11")],
    [(0, "41"), (1, "63")],
    [(1, "21"), (0, "42")],
]
CAUGHT_WITH_SIX: list[Shown] = [
    [(1, "66+66")],
    [(1, "11+11")],
    [(1, "63")],
    [(1, "51"), (0, "61")],
    [(0, "41"), (1, "54")],
    [(1, "21"), (0, "42")],
]
LEAST: list[Shown] = [
    [(3, "66+66")],
    [(3, "11+11")],
    [(3, "63")],
    [(3, "54")],
    [(3, "51"), (0, "61")],
    [(0, "55")],
]
TWO_QUARTETS: list[Shown] = [[(0, "66+66+63+54")], [(0, "11+11+62+53")]]
ALL_QUARTETS: list[Shown] = [
    [(0, "31+31+41+32"), (1, "44+44+52+43"), (2, "11+11+62+53"), (3, "66+66+63+54")],
    [(3, "51+51"), (0, "61+61"), (1, "64+64"), (2, "65+65")],
]
"""After these everybody holds two of 55 55 33 33 22 22 42 21."""
EARLY_DEATH: list[Shown] = [
    [(3, "66+66")],
    [(3, "11+11")],
    [(3, "51"), (2, "61")],
    [(2, "64"), (0, "65")],
    [(0, "55")],
    [(0, "41"), (3, "42")],
]
"""Columns 2 0 1 4 before the last trick."""
QUARTET_LAST: list[Shown] = [
    [(0, "66")],
    [(0, "66")],
    [(0, "63")],
    [(0, "54")],
    [(0, "31+31+41+32"), (1, "44+44+52+43")],
]
