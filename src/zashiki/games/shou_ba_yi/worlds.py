"""Whole deals that a view of Shou Ba Yi allows (SB 9): every spread of the unseen cards, copies told apart, that leaves
each hand an ordinary card and the 3 of hearts where it was seen to lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core.deal import Deal
from zashiki.core.worlds import Worlds
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal

if cython.compiled:
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.rng import Rng

if TYPE_CHECKING:
    from zashiki.games.shou_ba_yi.view import ShouBaYiView

ONE = 1
THREE_OF_HEARTS = 2


class ShouBaYiWorlds(Worlds):
    """The plan for the worlds of one view.

    Suits follow from ranks: whichever suits a seat was dealt, it has played the lowest of them. So each rank's unseen
    suits are spread at random over the places of cards played and cards held, and the cards held are spread once more.
    """

    def __init__(self, view: ShouBaYiView) -> None:
        self.fresh()
        game = view.game
        n = game.num_seats
        others = [seat for seat in range(n) if view.hands_dealt is None and seat != view.seat]
        places = [list(range((seat - view.number) % n, 54, n)) for seat in range(n)]
        pack = [0] * 54
        known = {seat: (view.hands_dealt or {view.seat: view.dealt})[seat] for seat in range(n) if seat not in others}
        unknown = (1 << 54) - 1 & ~sum(known.values())
        for seat, mask in known.items():
            for piece in range(54):
                if mask >> piece & 1:
                    pack[places[seat].pop()] = piece
        # Places of the cards that others have played, by rank.
        played: list[list[int]] = [[] for _ in range(plays.NUM_RANKS)]
        finder = view.first_leader if view.start["leader"] is None and view.first_leader in others else -1
        pinned = finder
        for seat, action in view.history:
            if seat in others:
                for rank, number in enumerate(plays.COUNTS[action]):
                    for _ in range(number):
                        if rank == 0 and seat == pinned:
                            pinned = -1  # one of the 3s this seat has played stands for the 3 of hearts dealt to it
                            pack[places[seat].pop()] = THREE_OF_HEARTS
                        else:
                            played[rank].append(places[seat].pop())
        if finder >= 0:
            unknown &= ~(1 << THREE_OF_HEARTS)
            if pinned >= 0:
                pack[places[pinned].pop()] = THREE_OF_HEARTS
        cards: list[int] = []
        self.ends = [0] * 13
        self.num_played = [len(at) for at in played[:13]]
        for rank in range(13):
            cards += [piece for piece in range(4 * rank, 4 * rank + 4) if unknown >> piece & 1]
            self.ends[rank] = len(cards)
        jokers = [39 + rank for rank in plays.JOKERS if unknown >> 39 + rank & 1 and not played[rank]]
        for rank in plays.JOKERS:
            for place in played[rank]:
                pack[place] = 39 + rank
        slots = [(seat, place) for seat in others for place in places[seat]]
        held = [len(places[seat]) + (seat == pinned) for seat in range(n)]
        allowed = [slot for slot, (seat, _) in enumerate(slots) if held[seat] > 1]
        self.num_slots = len(slots)
        self.num_jokers = len(jokers)
        self.num_allowed = len(allowed)
        self.slot_seat = padded([seat for seat, _ in slots], 54)
        self.slot_place = padded([place for _, place in slots], 54)
        self.tight = padded([int(held[seat] == 2 and seat != pinned) for seat, _ in slots], 54)
        self.allowed = padded(allowed, 54)
        self.jokers = padded(jokers, 2)
        self.cards = padded(cards, 52)
        self.played_places = padded([place for at in played[:13] for place in at], 52)
        # Any filling will do for the template: what the others hold is taken out of it again.
        spare = list(jokers)
        begin = 0
        for rank in range(13):
            suits = cards[begin : self.ends[rank]]
            begin = self.ends[rank]
            for place in played[rank]:
                pack[place] = suits.pop()
            spare += suits
        for (_, place), piece in zip(slots, spare, strict=True):
            pack[place] = piece
        deal = game.undealt(view.start, view.number)
        deal.dealt(pack)
        self.settle(deal, [action for _, action in view.history], [(seat, int(seat == pinned)) for seat in others])

    def settle(self, template: Deal, history: list[int], others: list[tuple[int, int]]) -> None:
        deal = cython.cast(ShouBaYiDeal, template, typecheck=True)
        for action in history:
            deal.play(action)
        for seat, pinned in others:
            deal.hands[seat] = pinned
        self.hold(deal)

    def draw(self, rng: Rng, into: Deal) -> None:
        """Make `into` one world."""
        into.copy_from(self.kept)
        self.fill(rng, cython.cast(ShouBaYiDeal, into))

    def fill(self, rng: Rng, deal: ShouBaYiDeal) -> None:
        # The scratch of its legal actions serves as the table to shuffle on.
        begin = 0
        played = 0
        num = 0
        for rank in range(13):
            end = self.ends[rank]
            for i in range(begin, end):
                deal.legal[i] = self.cards[i]
            for i in range(begin, begin + self.num_played[rank]):
                j = i + rng.pick(end - i)
                card = deal.legal[j]
                deal.legal[j] = deal.legal[i]
                deal.pack[self.played_places[played]] = card
                played += 1
            for i in range(begin + self.num_played[rank], end):
                deal.legal[num] = deal.legal[i]
                num += 1
            begin = end
        for i in range(num - 1, 0, -1):
            j = rng.pick(i + 1)
            card = deal.legal[i]
            deal.legal[i] = deal.legal[j]
            deal.legal[j] = card
        # The ordinary cards fill what the Jokers leave in equally many ways, so the Jokers alone decide.
        first = -1
        second = -1
        while self.num_jokers > 0:
            first = self.allowed[rng.pick(self.num_allowed)]
            if self.num_jokers == 1:
                break
            second = self.allowed[rng.pick(self.num_allowed)]
            if first != second and not (self.tight[first] and self.slot_seat[first] == self.slot_seat[second]):
                break
        num = 0
        for i in range(self.num_slots):
            if i == first:
                card = self.jokers[0]
            elif i == second:
                card = self.jokers[1]
            else:
                card = deal.legal[num]
                num += 1
            seat = self.slot_seat[i]
            deal.hands[seat] += ONE << ((card & 60) if card < 52 else 4 * card - 156)
            deal.pack[self.slot_place[i]] = card


def padded(numbers: list[int], size: int) -> list[int]:
    """A list of exactly `size` numbers: zeros follow those given."""
    return numbers + [0] * (size - len(numbers))
