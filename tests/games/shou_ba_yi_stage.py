"""Deals of Shou Ba Yi in wanted positions, for its tests."""

from __future__ import annotations

from typing import Any

from zashiki.decks.french import FRENCH, RANKS
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal
from zashiki.games.shou_ba_yi.game import ShouBaYi


def make(**options: object) -> Any:  # its views are of its own kind
    return ShouBaYi(options)


def dealt(game: ShouBaYi, wanted: dict[int, str], leader: int | None = 0, number: int = 0) -> ShouBaYiDeal:
    """A deal in which seats hold given cards (by rank, suits as they come), the rest filled up in deck order."""
    free = list(FRENCH.codes)
    hands: list[list[str]] = [[] for _ in range(game.num_seats)]
    for seat, ranks in wanted.items():
        for rank in ranks:
            card = next(code for code in free if code[0] == rank)
            free.remove(card)
            hands[seat].append(card)
    for seat, size in enumerate(game.hand_sizes(number)):
        while len(hands[seat]) < size:
            hands[seat].append(free.pop(0))
    deal = game.new_deal(game.check_start({"leader": leader}), {"hands": hands}, number)
    assert isinstance(deal, ShouBaYiDeal)
    return deal


def legal(deal: ShouBaYiDeal) -> set[str]:
    return {plays.CODES[action] for action in deal.legal_actions()}


def play(deal: ShouBaYiDeal, *codes: str) -> ShouBaYiDeal:
    for code in codes:
        deal.apply(plays.IDS[code])
    return deal


def leading(hand: str) -> ShouBaYiDeal:
    """Two players; seat 0 leads and holds just these cards: it has led the others singly, and seat 1 has passed."""
    deal = dealt(make(players=2), {0: hand + fill(hand, "")})
    for rank in fill(hand, ""):
        play(deal, rank, "pass")
    return deal


def following(hand: str, best: str) -> ShouBaYiDeal:
    """Two players; seat 0 holds just these cards and is to answer a play of seat 1.

    Seat 0 has led its other cards singly; the last of those seat 1 has beaten, and then led that play.
    """
    theirs = best.replace("+", "")
    taker = "2" if theirs != "2222" else "K"
    spare = fill(hand, theirs + taker)
    deal = dealt(make(players=2), {0: hand + spare, 1: theirs + taker})
    for rank in spare[:-1]:
        play(deal, rank, "pass")
    return play(deal, spare[-1], taker, "pass", best)


def fill(hand: str, theirs: str) -> str:
    """Ordinary cards that fill a hand up to 27, high ranks first, so that the last led is low."""
    free = [rank for rank in "AKQJT9876543" for _ in range(4)] + ["2"] * 4
    for rank in hand + theirs:
        if rank not in "xX":
            free.remove(rank)
    free.sort(key="2AKQJT9876543".index)
    return "".join(free[len(free) - 27 + len(hand) :])


def holding_3h(game: ShouBaYi, hand: str) -> ShouBaYiDeal:
    """Seat 2 holds these cards, one of its 3s being that of hearts, and so leads the first deal."""
    free = [code for code in FRENCH.codes if code != "3h"]
    mine = ["3h"]
    for rank in hand.replace("3", "", 1):
        card = next(code for code in free if code[0] == rank)
        free.remove(card)
        mine.append(card)
    hands = []
    for seat, size in enumerate(game.hand_sizes(0)):
        if seat == 2:
            hands.append(mine)
        else:
            hands.append(free[-size:])
            del free[-size:]
    deal = game.new_deal({"leader": None}, {"hands": hands})
    assert isinstance(deal, ShouBaYiDeal)
    assert deal.to_act == 2
    return deal


def one_card_each(game: ShouBaYi) -> ShouBaYiDeal:
    """Two players; seat 0 goes out while seat 1 holds one card, having taken the lead with its last but one."""
    first = "4455566667788899TTJJQQKKAA2"
    deal = dealt(game, {0: first}, leader=1)
    theirs = sorted((code[0] for code in game.pieces(deal)["hands"][1]), key=RANKS.index)
    for rank in [*theirs[:0:-1]][:-1]:
        play(deal, rank, "pass")
    play(deal, theirs[1], first[0] if theirs[1] < "4" else "2")
    while deal.to_act >= 0:
        deal.apply(0 if deal.to_act else deal.legal_actions()[0])
    return deal


def ending(hands: list[str], leader: int | None = 0) -> ShouBaYiDeal:
    """A deal in which each seat holds just these cards and the last is to lead.

    Each seat in turn has led its other cards singly; the next has beaten the last of them. Without a named leader seat
    0 is found by 3h, which is in its hand still if that has a 3.
    """
    game = make(players=len(hands))
    free = list(FRENCH.codes)
    kept: list[list[str]] = []
    for seat, ranks in enumerate(hands):
        kept.append([])
        for rank in ranks:
            card = "3h" if (seat, leader, rank) == (0, None, "3") else next(code for code in free if code[0] == rank)
            free.remove(card)
            kept[seat].append(card)
    spare: list[list[str]] = [[] for _ in hands]
    if leader is None and "3h" in free:
        free.remove("3h")
        spare[0].append("3h")
    sizes = game.hand_sizes(0)
    seat = 0
    for card in free:  # in turn, but no 3 for a seat that keeps 3h
        seat = (seat + 1) % len(hands)
        while len(kept[seat]) + len(spare[seat]) == sizes[seat] or (seat == 0 and card[0] == "3" and "3h" in kept[0]):
            seat = (seat + 1) % len(hands)
        spare[seat].append(card)
    deal = game.new_deal({"leader": leader}, {"hands": [a + b for a, b in zip(kept, spare, strict=True)]})
    assert isinstance(deal, ShouBaYiDeal)
    for seat, cards in enumerate(spare):
        cards.sort(key=lambda code: FRENCH.index[code], reverse=True)
        for card in cards[1:] if seat else cards:
            play(deal, card[0])
            if card is cards[-1] and seat + 1 < len(hands):
                play(deal, max(spare[seat + 1], key=lambda code: FRENCH.index[code])[0])
            play(deal, *["pass"] * (len(hands) - 1))
    return deal
