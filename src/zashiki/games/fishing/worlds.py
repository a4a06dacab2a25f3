"""Worlds of the fishing games: the unseen cards in hidden hands and stock, each way that fits the view equally likely.

A hidden hand that lacks few cards has the list of all sets that fit it, made once; one that lacks many is drawn and
refused until it fits. All hands are drawn anew after a refusal, so that the whole is uniform.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core.bits import members
from zashiki.core.errors import BadDeal, IllegalAction
from zashiki.games.fishing.cards import FIRST_CALL

if cython.compiled:
    from cython.cimports.zashiki.core.bits import bit, count_bits, lowest
    from cython.cimports.zashiki.core.deal import Deal
    from cython.cimports.zashiki.core.rng import Rng
    from cython.cimports.zashiki.core.worlds import Worlds
    from cython.cimports.zashiki.games.fishing.deal import FishingDeal
else:
    from zashiki.core.bits import bit, count_bits, lowest
    from zashiki.core.deal import Deal
    from zashiki.core.rng import Rng
    from zashiki.core.worlds import Worlds
    from zashiki.games.fishing.deal import FishingDeal

LIST_SIZE = 1000
MANY_TRIES = 10_000  # a view that no world fits is refused after these
ALL_CARDS = 0xFFFFFFFFFFFF


class FishingWorlds(Worlds):
    """The plan for one view. A subclass says which hands fit what a seat has shown, before `prepare` is called."""

    def fits(self, seat: int, cards: int) -> bool:
        """Whether a seat may have been dealt these cards, for all that is public."""
        return True

    def prepare(self, view: Any) -> None:
        """Read the view, list what can be listed, and find a first world.

        Raises: BadDeal where no deal has such a view.
        """
        self.fresh()
        self.seats = [0] * 4
        self.need = [0] * 4
        self.listed = [0] * 4
        self.known = [0] * 4
        self.keep = [0] * 4
        self.unseen = [0] * 48
        self.lists = [0] * 4000
        self.num_hidden = 0
        self.num_unseen = 0
        self.stock_place = 48
        self.dealer = view.dealer
        deal = cython.cast(FishingDeal, view.game.undealt(view.start, view.number), typecheck=True)
        if view.finished:
            order = view.game.shape.order(view.dealer)
            pack = [card for seat in order for card in members(view.hands_dealt[seat])]
            pack += [*members(view.field_dealt), *view.stock_dealt]
        else:
            pack = self.plan(view)
        if sorted(pack) != list(range(48)):
            raise BadDeal("view-impossible", game=view.game.id)
        deal.dealt(pack)
        if not view.finished and not self.tries(Rng(0), deal):
            raise BadDeal("view-impossible", game=view.game.id)
        deal.dealt(deal.packed())
        try:
            replay(deal, view)
        except IllegalAction:
            raise BadDeal("view-impossible", game=view.game.id) from None
        if (deal.field, deal.captured(), deal.drawn) != (view.field, view.piles, view.drawn):
            raise BadDeal("view-impossible", game=view.game.id)
        self.hold(deal)

    def plan(self, view: Any) -> list[int]:
        """Take down what is known and what is not; returns a pack with the known cards in place and the rest in any.

        Empty where the view contradicts itself.
        """
        hands = []
        shape = view.game.shape
        seen = view.seen()
        for seat in shape.order(view.dealer):
            known = view.known_of(seat) | view.played_by(seat)
            if seat == view.seat:
                known |= view.hand
            hands.append(known)
            need = shape.hand - count_bits(known)
            if need != 0 and seat == view.seat:
                return []  # it would not know its own hand
            if need > 0:
                k = self.num_hidden
                self.seats[k] = seat
                self.need[k] = need
                self.known[k] = known
                self.keep[k] = view.known_in_hand(seat)
                self.num_hidden = k + 1
        unseen = members(ALL_CARDS & ~seen)
        self.num_unseen = len(unseen)
        for i, card in enumerate(unseen):
            self.unseen[i] = card
        drawn = [action // 5 for action in view.turned]
        if view.drawn >= 0:
            drawn.append(view.drawn)
        self.stock_place = shape.turns + shape.field + len(drawn)
        for k in range(self.num_hidden):
            self.list_sets(k)
        pack = []
        used = 0
        for known in hands:
            cards = members(known)
            pack += cards + unseen[used : used + shape.hand - len(cards)]
            used += shape.hand - len(cards)
        return [*pack, *members(view.field_dealt), *drawn, *unseen[used:]]

    def list_sets(self, k: int) -> None:
        """List all sets of unseen cards that fit a hidden hand, where there are few; −1: they are not listed."""
        n = self.num_unseen
        need = self.need[k]
        sets = 1
        for i in range(need):
            sets = sets * (n - i) // (i + 1)
        self.listed[k] = -1
        if sets > LIST_SIZE:
            return
        found = 0
        chosen = bit(need) - 1
        for _ in range(sets):
            cards = 0
            rest = chosen
            while rest != 0:
                cards |= bit(self.unseen[lowest(rest)])
                rest &= rest - 1
            if self.fits(self.seats[k], cards | self.known[k]):
                self.lists[LIST_SIZE * k + found] = cards
                found += 1
            carry = chosen + (chosen & (~chosen + 1))
            chosen = carry | (carry ^ chosen) >> (lowest(chosen) + 2)
        self.listed[k] = found

    def tries(self, rng: Rng, deal: FishingDeal) -> bool:
        """Fill the hidden places of a deal; False where that fails so often that no world can fit."""
        for k in range(self.num_hidden):
            if self.listed[k] == 0:
                return False
        for _ in range(MANY_TRIES):
            if self.fill(rng, deal):
                return True
        return False

    def draw(self, rng: Rng, into: Deal) -> None:
        into.copy_from(self.kept)
        while not self.fill(rng, cython.cast(FishingDeal, into)):
            pass

    def fill(self, rng: Rng, deal: FishingDeal) -> bool:
        """Draw all hidden hands once and, where they fit, put them and a stock in place. Returns whether they fit."""
        taken = 0
        for k in range(self.num_hidden):
            if self.listed[k] >= 0:
                cards = self.lists[LIST_SIZE * k + rng.pick(self.listed[k])]
                if cards & taken:
                    return False
                taken |= cards
                self.put(deal, k, cards)
        # The deal's buffer of legal actions serves as scratch: it is the drawer's own.
        n = 0
        for i in range(self.num_unseen):
            deal.legal[n] = self.unseen[i]
            n += (taken >> self.unseen[i] & 1) ^ 1
        first = 0
        for k in range(self.num_hidden):
            if self.listed[k] < 0:
                cards = 0
                for i in range(first, first + self.need[k]):
                    j = i + rng.pick(n - i)
                    card = deal.legal[j]
                    deal.legal[j] = deal.legal[i]
                    cards |= bit(card)
                if not self.fits(self.seats[k], cards | self.known[k]):
                    return False
                first += self.need[k]
                self.put(deal, k, cards)
        place = self.stock_place - first
        for i in range(first, n):
            j = i + rng.pick(n - i)
            deal.pack[place + i] = deal.legal[j]
            deal.legal[j] = deal.legal[i]
        return True

    def put(self, deal: FishingDeal, k: int, cards: int) -> None:
        """Give a hidden hand the cards it lacks, in the pack as well."""
        seat = self.seats[k]
        deal.hands[seat] = self.keep[k] | cards
        place = deal.hand_size * ((seat - self.dealer + deal.num_seats) % deal.num_seats)
        rest = self.known[k] | cards
        while rest != 0:
            deal.pack[place] = lowest(rest)
            place += 1
            rest &= rest - 1


def replay(deal: Any, view: Any) -> None:
    """Play the actions that a view has seen.

    Raises: IllegalAction.
    """
    for t, action in enumerate(view.played):
        if action >= 0:
            deal.apply(action)
        # A drawn card may already be that of the next seat, whose hand is empty, so that it only draws (HA 4).
        if t < len(view.turned) and deal.drawn == view.turned[t] // 5:
            deal.apply(view.turned[t])
        if view.called is not None and t < len(view.called) and view.called[t] >= 0:
            deal.apply(FIRST_CALL + view.called[t])
    if view.finished and deal.asked:  # pragma: no cover - a finished deal lies open, and is drawn for tests alone
        deal.apply(deal.legal_actions()[0])  # who was dealt such a hand can only show it
