"""Kura, the cellar: the rules of a game of three tricks with twelve cards.

Each seat holds three of the cards 1 to 12, the rest lie in the cellar. The leader lays a card open. Each next seat lays
a card that beats the best one open, or any card covered; covered cards stay hidden to the end. Trick k brings its
winner k points; he leads the next. The winner of the last trick gets a point from each other seat.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.core.bits import bit, lowest
    from cython.cimports.zashiki.core.deal import Deal
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.bits import bit, lowest
    from zashiki.core.deal import Deal
    from zashiki.core.rng import Rng

CARDS = 12
HAND = 3
TRICK = 0
LAST = 1


class KuraDeal(Deal):
    """Actions 0–11 lay that card open, 12–23 lay it covered."""

    def __init__(self, num_seats: int, leader: int) -> None:
        Deal.__init__(self, num_seats, 12)
        self.leader = leader
        self.hands = [0] * 4

    def recipe(self) -> tuple[int, ...]:
        """Arguments of the constructor."""
        return (self.num_seats, self.leader)

    def set_up(self) -> None:
        for s in range(self.num_seats):
            self.hands[s] = 0
            for i in range(HAND):
                self.hands[s] |= bit(self.pack[HAND * s + i])
        self.to_act = self.leader
        self.trick = 1
        self.played = 0
        self.best = -1
        self.owner = self.leader

    def fill_legal(self) -> int:
        n = 0
        if self.to_act < 0:
            return 0
        hand = self.hands[self.to_act]
        while hand:
            c = lowest(hand)
            hand &= hand - 1
            if c > self.best:
                self.legal[n] = c
                n += 1
        if self.played > 0:
            hand = self.hands[self.to_act]
            while hand:
                self.legal[n] = CARDS + lowest(hand)
                hand &= hand - 1
                n += 1
        return n

    def step(self, action: int) -> None:
        seat = self.to_act
        card = action % CARDS
        self.hands[seat] ^= bit(card)
        if action < CARDS:
            self.best = card
            self.owner = seat
        self.played += 1
        self.to_act = (seat + 1) % self.num_seats
        if self.played == self.num_seats:
            self.add_line(TRICK, -1, self.owner, self.trick, self.trick, -1, -1, -1)
            self.to_act = self.owner
            self.played = 0
            self.best = -1
            self.trick += 1
            if self.trick > HAND:
                self.to_act = -1
                for s in range(self.num_seats):
                    if s != self.owner:
                        self.add_line(LAST, s, self.owner, 1, -1, -1, -1, -1)

    def seen_as(self, action: int, seat: int) -> int:
        return action if action < CARDS or seat == self.to_act else 2 * CARDS

    def policy(self, rng: Rng) -> int:
        # Lay the highest card open, where it beats; otherwise the lowest covered.
        if self.fill_legal() == 0:
            return -1
        if self.played == 0 or self.legal[0] >= CARDS:
            return self.legal[0]
        return self.legal[rng.pick(self.fill_legal())]

    def refill(self, pack: list[int], actions: list[int]) -> None:
        """Become the position after these actions from this pack; for worlds, whose actions are known to be legal."""
        for i in range(self.pack_size):
            self.pack[i] = pack[i]
        self.begin()
        for action in actions:
            self.play(action)

    def hand_out(self, past: Deal) -> None:
        """Find the hands again from the pack and the plays so far, whose seats `past` remembers."""
        for s in range(self.num_seats):
            self.hands[s] = 0
            for i in range(HAND):
                self.hands[s] |= bit(self.pack[HAND * s + i])
        for i in range(self.length):
            self.hands[past.actors[i]] &= ~bit(self.played_card(past, i))

    def played_card(self, past: Deal, i: int) -> int:
        """The card of play `i`: as `past` has it where it was open."""
        return (past.history[i] if past.history[i] < CARDS else self.history[i]) % CARDS
