"""Kura's worlds: the unseen cards in the hidden places, every way equally likely."""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core.bits import members

if cython.compiled:
    from cython.cimports.sixth.deal import KuraDeal
    from cython.cimports.zashiki.core.deal import Deal
    from cython.cimports.zashiki.core.rng import Rng
    from cython.cimports.zashiki.core.worlds import Worlds
else:
    from sixth.deal import KuraDeal
    from zashiki.core.deal import Deal
    from zashiki.core.rng import Rng
    from zashiki.core.worlds import Worlds

CARDS = 12
HAND = 3
HIDDEN = -1


class KuraWorlds(Worlds):
    """Built from the view: `plays` as the seat saw them, a covered card of another seat as HIDDEN."""

    def __init__(self, view: Any) -> None:
        self.fresh()
        num_seats = view.game.num_seats
        self.unseen = [0] * 12
        self.order = [0] * 12
        self.slot_place = [0] * 12
        self.slot_turn = [0] * 12
        dealt: list[list[int]] = [[] for _ in range(num_seats)]
        slots: list[tuple[int, int]] = []  # place in the pack, index of the action or −1
        for turn, (seat, action) in enumerate(view.plays):
            if action == HIDDEN:
                slots.append((HAND * seat + len(dealt[seat]), turn))
            dealt[seat].append(HIDDEN if action == HIDDEN else action % CARDS)
        for seat in range(num_seats):
            if seat == view.seat:
                dealt[seat] += members(view.hand)
            while len(dealt[seat]) < HAND:
                slots.append((HAND * seat + len(dealt[seat]), -1))
                dealt[seat].append(HIDDEN)
        slots += [(place, -1) for place in range(HAND * num_seats, CARDS)]
        pack = [card for hand in dealt for card in hand] + [HIDDEN] * (CARDS - HAND * num_seats)
        unseen = [card for card in range(CARDS) if card not in pack]
        actions = [action for _, action in view.plays]
        for i in range(len(slots)):
            place, turn = slots[i]
            self.unseen[i] = unseen[i]
            self.slot_place[i] = place
            self.slot_turn[i] = turn
            pack[place] = unseen[i]
            if turn >= 0:
                actions[turn] = CARDS + unseen[i]
        self.num_slots = len(slots)
        template = KuraDeal(num_seats, view.start["leader"])
        template.renumber(view.number)
        template.refill(pack, actions)
        self.hold(template)

    def draw(self, rng: Rng, into: Deal) -> None:
        into.copy_from(self.kept)
        for i in range(self.num_slots):
            self.order[i] = self.unseen[i]
        rng.shuffle_bytes(self.order, self.num_slots)
        for i in range(self.num_slots):
            into.pack[self.slot_place[i]] = self.order[i]
            if self.slot_turn[i] >= 0:
                into.history[self.slot_turn[i]] = CARDS + self.order[i]
        cython.cast(KuraDeal, into).hand_out(self.kept)
