"""Worlds of Hachinin Meri: every assignment of the unseen cards that the view allows, each equally likely.

Rejecting bad shuffles would keep three in a thousand late in a deal. Instead the ways to fill the constrained places
are counted once per view, place by place, over the numbers left of each class of cards; drawing walks down that table
with the right chances, and what is left is shuffled into the unconstrained places.
"""

from __future__ import annotations

from array import array
from math import factorial
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core.bits import members
from zashiki.games.hachinin_meri import inference

if cython.compiled:
    from cython.cimports.zashiki.core.bits import bit
    from cython.cimports.zashiki.core.deal import Deal
    from cython.cimports.zashiki.core.rng import Rng
    from cython.cimports.zashiki.core.worlds import Worlds
    from cython.cimports.zashiki.games.hachinin_meri.deal import HachininMeriDeal
else:
    from zashiki.core.bits import bit
    from zashiki.core.deal import Deal
    from zashiki.core.rng import Rng
    from zashiki.core.worlds import Worlds
    from zashiki.games.hachinin_meri.deal import HachininMeriDeal

if TYPE_CHECKING:
    from zashiki.games.hachinin_meri.view import HachininMeriView

DISCARDS = 75
DISCARD_PLACE = 9
FRACTION = 1.0 / 9007199254740992.0  # 2^-53
DECLARE, PASS = 150, 151


class Plan:
    """How to fill the hidden places in one case. Slots stand in order, the constrained ones first.

    `table` holds, for each vector of what is left of the classes, the number of ways to fill the constrained slots
    that are still empty then; the vector tells which those are.
    """

    def __init__(self, case: inference.Case, known: list[list[int]], view: HachininMeriView) -> None:
        if cython.compiled and self.is_made:
            raise TypeError("A plan is made once: make another.")
        classes, masks, pinned = inference.merged(case)
        self.okie = view.okie
        self.taker = -1 if view.taker is None else view.taker
        self.pinned = pinned
        self.num_classes = len(classes)
        self.num_constrained = len(case.constrained)
        slots = case.constrained + case.free
        self.num_slots = len(slots)
        self.seat = [0] * 80
        self.turn = [0] * 80
        self.allowed = [0] * 80
        self.place = [0] * 80
        self.first = [0] * 9
        self.size = [0] * 9
        self.left = [0] * 9
        self.stride = [0] * 9
        self.cards = [0] * 80
        self.pool = [0] * 80
        self.rest = [0] * 80
        used = 0
        for mask in masks:
            used |= mask
        at = 0
        step = 1
        for i in range(len(classes)):
            self.first[i] = at
            self.size[i] = len(classes[i])
            for j in range(len(classes[i])):
                self.cards[at + j] = classes[i][j]
            at += len(classes[i])
            self.left[i] = self.size[i]
            if used >> i & 1:  # other classes are for the unconstrained places alone
                self.stride[i] = step
                step *= len(classes[i]) + 1
        self.table = array("d", [-1.0]) * step
        self.start = step - 1
        order = inference.places(view, known, case)
        for i in range(len(order)):
            self.place[i] = order[i]
        for i in range(len(slots)):
            self.seat[i] = slots[i].seat
            self.turn[i] = slots[i].turn
            self.allowed[i] = masks[i] if i < len(masks) else 0
        self.hand = [0] * 16
        held = [(view.seat or 0, card) for card in members(view.hand)] + case.fixed
        for seat, card in held:
            self.hand[2 * seat + (card >> 6)] |= bit(card & 63)
        self.is_made = True

    def weight(self) -> float:
        """The number of ways to fill all slots."""
        if cython.compiled and not self.is_made:
            raise TypeError("This plan was made without __init__, so nothing can be counted.")
        return self.ways(0, self.start) * factorial(self.num_slots - self.num_constrained)

    def ways(self, slot: int, index: int) -> float:
        if self.table[index] >= 0.0:
            return self.table[index]
        total = 0.0
        if slot == self.num_constrained:
            total = 1.0 if self.pinned < 0 or self.left[self.pinned] == 0 else 0.0
        else:
            for c in range(self.num_classes):
                n = self.left[c]
                if (self.allowed[slot] >> c) & 1 and n > 0:
                    self.left[c] = n - 1
                    total += n * self.ways(slot + 1, index - self.stride[c])
                    self.left[c] = n
        self.table[index] = total
        return total

    def choose(self, allowed: int, index: int, rng: Rng) -> int:
        """The class of the next slot's card. Rounding may leave a hair after the last one: that one it is then."""
        x = (rng.step() >> 11) * FRACTION * self.table[index]
        chosen = 0
        for c in range(self.num_classes):
            if (allowed >> c) & 1 and self.left[c] > 0 and x >= 0.0:
                w = self.left[c] * self.table[index - self.stride[c]]
                if w > 0.0:
                    chosen = c
                    x -= w
        return chosen

    def fill(self, rng: Rng, deal: HachininMeriDeal) -> None:
        for i in range(16):
            deal.hand[i] = self.hand[i]
        for c in range(self.num_classes):
            self.left[c] = self.size[c]
        for i in range(self.num_slots):
            self.pool[i] = self.cards[i]
        index = self.start
        k = 0
        for i in range(self.num_constrained):
            c = self.choose(self.allowed[i], index, rng)
            index -= self.stride[c]
            n = self.left[c]
            j = self.first[c] + rng.pick(n)
            card = self.pool[j]
            self.left[c] = n - 1
            self.pool[j] = self.pool[self.first[c] + n - 1]
            self.put(i, card, deal)
            deal.pack[self.place[k]] = card
            if card != self.okie:
                k += 1
        n = 0
        for c in range(self.num_classes):
            for i in range(self.left[c]):
                self.rest[n] = self.pool[self.first[c] + i]
                n += 1
        rng.shuffle_bytes(self.rest, n)
        for i in range(n):
            card = self.rest[i]
            self.put(self.num_constrained + i, card, deal)
            deal.pack[self.place[k]] = card
            k += 1

    def put(self, slot: int, card: int, deal: HachininMeriDeal) -> None:
        """Lay a card into a slot."""
        seat = self.seat[slot]
        if seat == DISCARD_PLACE:
            deal.discard = card
            deal.history[self.turn[slot]] = DISCARDS + card
            if self.pinned >= 0 and card != self.okie:  # one of ten trumps
                deal.spoiled |= 1 << self.taker
        elif self.turn[slot] >= 0:
            deal.history[self.turn[slot]] = card
            deal.lay(seat, card)
        elif seat < 8:
            deal.hand[2 * seat + (card >> 6)] |= bit(card & 63)


class HachininMeriWorlds(Worlds):
    """Worlds of one view. `chance_of_trumps`: how likely a hidden discard is one of ten trumps, else 0."""

    def __init__(self, view: HachininMeriView) -> None:
        self.fresh()
        cases = inference.cases(view)
        known = inference.known_cards(view)
        plans = [Plan(case, known, view) for case in cases]
        weights = [plan.weight() / case.orders for plan, case in zip(plans, cases, strict=True)]
        self.plan = plans[0]
        self.trumps = plans[len(plans) - 1]
        self.chance_of_trumps = weights[1] / (weights[0] + weights[1]) if len(plans) > 1 else 0.0
        self.make_template(view, inference.dealt_places(view, known, cases[0].fixed))
        self.hide(view)

    def make_template(self, view: HachininMeriView, cards: list[tuple[int, int]]) -> None:
        """Make one world and play it through the whole history, so that the rules themselves set what is public."""
        deal = cython.cast(HachininMeriDeal, view.game.undealt(view.start, view.number), typecheck=True)
        deal.dealt(list(range(75)))
        for i in range(len(cards)):
            deal.pack[cards[i][0]] = cards[i][1]
        self.plan.fill(Rng("a first world"), deal)
        actions = [PASS] * view.passed + [DECLARE] * view.declared
        if view.leaders:
            actions.append(DISCARDS + view.discard if view.discard >= 0 else deal.history[len(actions)])
        for trick in view.tricks[:8]:
            actions += trick
        for card in view.trick:
            actions.append(card if card >= 0 else deal.history[len(actions)])
        pack = deal.packed()
        deal.dealt(pack)
        for action in actions:
            deal.apply(action)
        self.hold(deal)

    def hide(self, view: HachininMeriView) -> None:
        """Take out of the template what the view does not show; drawing puts it in anew."""
        if view.to_act is None:
            return
        deal = cython.cast(HachininMeriDeal, self.kept)
        shown = inference.shown_by(view)
        deal.spoiled = 255 if view.okie == view.sun else 0
        for seat in range(8):
            if shown.spoiled[seat]:
                deal.spoiled |= 1 << seat
        deal.top[0] = 0
        deal.top[1] = 0
        for place, card in enumerate(view.trick):
            if card >= 0:
                deal.lay(view.seat_of(len(view.tricks), place), card)

    def draw(self, rng: Rng, into: Deal) -> None:
        into.copy_from(self.kept)
        if self.chance_of_trumps > 0.0 and (rng.step() >> 11) * FRACTION < self.chance_of_trumps:
            self.trumps.fill(rng, cython.cast(HachininMeriDeal, into))
        else:
            self.plan.fill(rng, cython.cast(HachininMeriDeal, into))
