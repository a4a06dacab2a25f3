"""The rules of Shou Ba Yi (`rulebook.md`). Hands are counts by rank: suits live in the dealt pack alone."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.games.shou_ba_yi import plays

if cython.compiled:
    from cython.cimports.zashiki.core.bits import bit, count_bits, lowest
    from cython.cimports.zashiki.core.deal import Deal, in_range
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.bits import bit, count_bits, lowest
    from zashiki.core.deal import Deal, in_range
    from zashiki.core.rng import Rng

ONE = 1
EACH = 0x111111111111111  # a one for each of the 15 ranks, four bits apart
JOKER_BITS = 0x110000000000000
TO_ACE = 0x111111111111  # the twelve ranks that sequences use
AT_LEAST = [EACH >> 4 * rank << 4 * rank for rank in range(16)]

# What a hand of counts loses by an action, and what the action is. The pass is id 0.
TAKES = plays.TAKES
KINDS = plays.KINDS
KEYS = plays.KEYS
SIZES = plays.SIZES

# First ids of the kinds.
SINGLES = 1
PAIRS = 16
THREE_PAIRS = 29
THREES = 75
FOURS = 257
BOMBS = 1596
DRAGON_BASE = [0, 0, 0, 0, 0] + [39 + sum(13 - shorter for shorter in range(5, length)) for length in range(5, 13)]
# Four with two: where the pairs of added ranks begin whose lower one is the a-th other rank. Two Jokers are no pair.
ROWS = [14 * a - a * (a - 1) // 2 - (1 if a == 12 else 0) for a in range(14)]

SINGLE, PAIR, SETS, DRAGON, THREE_ONE, FOUR_TWO, BOMB = range(1, 8)

# What playing a card costs a hand in the playout policy, by rank, against the 8 gained by each card shed.
WORTH = [0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 16, 22, 30, 34, 44]


def cost_of(action: int) -> int:
    """How little a seat likes to spend an action's cards: good playout plays cost little."""
    worth = sum(n * WORTH[rank] for rank, n in enumerate(plays.COUNTS[action]))
    return worth - 8 * plays.SIZES[action] + (50 if plays.KINDS[action] in (plays.FOUR_TWO, plays.BOMB) else 0)


COSTS = [cost_of(action) for action in range(plays.NUM_ACTIONS)]

CARDS, LITTLE_JOKER, BIG_JOKER, LAST_CARD = 0, 1, 2, 3


class ShouBaYiDeal(Deal):
    """A deal of Shou Ba Yi.

    `held` is the number of cards by seat; `best` the action to beat or −1 on a lead, `owner` who played it; `passed`
    the mask of seats out of this trick; `first_leader` who led the deal, `leader` whom its start named, or −1.
    """

    def __init__(self, num_seats: int, leader: int, opens_with_three: int, last_card_loses: int) -> None:
        Deal.__init__(self, num_seats, 54, plays.NUM_ACTIONS)
        leader = in_range("The leader", leader, -1, num_seats - 1)
        self.hands = [0] * 6
        self.held = [0] * 6
        self.best = -1
        self.owner = -1
        self.passed = 0
        self.first_leader = leader
        self.leader = leader
        self.opens_with_three = bool(opens_with_three)
        self.last_card_loses = bool(last_card_loses)
        self.opening = 0

    def recipe(self) -> tuple[int, ...]:
        """Seats, named leader or −1, and the two options that change play or scores."""
        return self.num_seats, self.leader, self.opens_with_three, self.last_card_loses

    def is_size(self, num_seats: int, pack_size: int) -> bool:
        return 2 <= num_seats <= 6 and pack_size == 54

    def set_up(self) -> None:
        for i in range(6):
            self.hands[i] = 0
            self.held[i] = 0
        self.first_leader = self.leader
        seat = self.number % self.num_seats  # SB 3: singly, so that the extra cards move on each deal
        for i in range(54):
            piece = self.pack[i]
            self.hands[seat] += ONE << ((piece & 60) if piece < 52 else 4 * piece - 156)
            self.held[seat] += 1
            if piece == 2 and self.leader < 0:
                self.first_leader = seat  # the holder of 3h
            seat = seat + 1 if seat + 1 < self.num_seats else 0
        self.to_act = self.first_leader
        self.best = -1
        self.owner = -1
        self.passed = 0
        self.opening = 1 if self.opens_with_three and self.leader < 0 else 0

    # --- legal actions --------------------------------------------------------

    def fill_legal(self) -> int:
        seat = self.to_act
        if seat < 0:
            return 0
        hand = self.hands[seat]
        n = self.held[seat]
        # SB 4.2 comes down to this: a play must leave an ordinary card, unless it is the only card left.
        ordinary = n - ((hand >> 52) & 1) - ((hand >> 56) & 1)
        one = (hand | (hand >> 1) | (hand >> 2)) & EACH
        num = 0
        kind = 0
        floor = 0
        if self.best >= 0:  # SB 4.3.2
            self.legal[0] = 0
            num = 1
            kind = KINDS[self.best]
            floor = KEYS[self.best] + 1
        if kind == 0 or kind == SINGLE:
            num = self.add_ranks(num, SINGLES, one & AT_LEAST[floor] & (EACH if ordinary > 1 or n == 1 else JOKER_BITS))
        if (kind == 0 or kind == PAIR) and ordinary > 2:
            num = self.add_ranks(num, PAIRS, ((hand >> 1) | (hand >> 2)) & EACH & AT_LEAST[floor])
        if (kind == 0 or kind == SETS) and ordinary > 6:
            two = ((hand >> 1) | (hand >> 2)) & TO_ACE
            num = self.add_ranks(num, THREE_PAIRS, two & (two >> 4) & (two >> 8) & AT_LEAST[floor])
        if kind == 0:
            num = self.add_dragons(num, one & TO_ACE, 5, ordinary - 1, AT_LEAST[0])
        elif kind == DRAGON and ordinary > SIZES[self.best]:
            num = self.add_dragons(num, one & TO_ACE, SIZES[self.best], SIZES[self.best], AT_LEAST[floor])
        if (kind == 0 or kind == THREE_ONE) and ordinary > 3:
            num = self.add_three_one(num, hand, one, ordinary, AT_LEAST[floor])
        if (kind == 0 or kind == FOUR_TWO) and ordinary > 4:
            num = self.add_four_two(num, hand, one, ordinary, AT_LEAST[floor])
        if ordinary > 4:
            num = self.add_ranks(num, BOMBS, (hand >> 2) & EACH & AT_LEAST[floor if kind == BOMB else 0])
        if self.opening:  # SB 8, first_lead_3h: 3h stands for any 3 of the hand
            n = num
            num = 0
            for i in range(n):
                if TAKES[self.legal[i]] & 7:
                    self.legal[num] = self.legal[i]
                    num += 1
        return num

    def add_ranks(self, num: int, base: int, mask: int) -> int:
        while mask:
            self.legal[num] = base + (lowest(mask) >> 2)
            num += 1
            mask &= mask - 1
        return num

    def add_dragons(self, num: int, one: int, low: int, high: int, above: int) -> int:
        run = one & (one >> 4)
        run &= (run >> 8) & (one >> 16)
        length = 5
        while run and length <= high:
            if length >= low:
                num = self.add_ranks(num, DRAGON_BASE[length], run & above)
            run &= one >> 4 * length
            length += 1
        return num

    def add_three_one(self, num: int, hand: int, one: int, ordinary: int, above: int) -> int:
        threes = ((hand >> 2) | (hand & (hand >> 1))) & EACH & above
        while threes:
            rank = lowest(threes) >> 2
            added = one & ~(threes & -threes)
            if ordinary < 5:
                added &= JOKER_BITS
            base = THREES + 14 * rank
            while added:
                k = lowest(added) >> 2
                self.legal[num] = base + k - (1 if k > rank else 0)
                num += 1
                added &= added - 1
            threes &= threes - 1
        return num

    def add_four_two(self, num: int, hand: int, one: int, ordinary: int, above: int) -> int:
        fours = (hand >> 2) & EACH & above
        while fours:
            rank = lowest(fours) >> 2
            others = one & ~(fours & -fours)
            twos = ((hand >> 1) | (hand >> 2)) & others
            if ordinary < 6:
                others &= JOKER_BITS
            base = FOURS + 103 * rank
            while others:
                a = lowest(others) >> 2
                rest = others & (others - 1)
                row = a - (1 if a > rank else 0)
                row = base + ROWS[row] - row
                if ordinary > 6:
                    if twos & others & -others:
                        self.legal[num] = row + a - (1 if a > rank else 0)
                        num += 1
                elif a < 13:
                    rest &= JOKER_BITS
                others &= others - 1
                while rest:
                    b = lowest(rest) >> 2
                    self.legal[num] = row + b - (1 if b > rank else 0)
                    num += 1
                    rest &= rest - 1
            fours &= fours - 1
        return num

    # --- play -------------------------------------------------------------------

    def step(self, action: int) -> None:
        seat = self.to_act
        if action == 0:
            self.passed |= 1 << seat
        else:
            self.opening = 0
            self.hands[seat] -= TAKES[action]
            self.held[seat] -= SIZES[action]
            self.best = action
            self.owner = seat
            if self.held[seat] == 0:  # SB 4.3.4
                self.finish(seat)
                return
        seat = seat + 1 if seat + 1 < self.num_seats else 0
        while (self.passed >> seat) & 1:
            seat = seat + 1 if seat + 1 < self.num_seats else 0
        if seat == self.owner:  # SB 4.3.3: all the others have passed
            self.best = -1
            self.owner = -1
            self.passed = 0
        self.to_act = seat

    def finish(self, winner: int) -> None:
        loser = winner
        for _ in range(1, self.num_seats):  # SB 5, SB 6: in order of play from the seat after the winner
            loser = loser + 1 if loser + 1 < self.num_seats else 0
            n = self.held[loser]
            if n > 1:
                little = (self.hands[loser] >> 52) & 1
                big = (self.hands[loser] >> 56) & 1
                self.add_line(CARDS, loser, winner, n - little - big, -1, -1, -1, -1)
                if little:
                    self.add_line(LITTLE_JOKER, loser, winner, 5, -1, -1, -1, -1)
                if big:
                    self.add_line(BIG_JOKER, loser, winner, 10, -1, -1, -1, -1)
            elif self.last_card_loses:
                self.add_line(LAST_CARD, -1, loser, -1, -1, -1, -1, -1)
        self.to_act = -1

    def won_by(self) -> int:
        return self.owner  # SB 4.3.4: who has gone out, also for nothing

    def next_place(self, seat: int) -> int:
        place = seat - self.owner  # SB 7: the winner leads the next deal
        return place if place >= 0 else place + self.num_seats

    def policy(self, rng: Rng) -> int:
        """The cheapest legal play, give or take; costs grow with rank, and a seat passes where all are dear."""
        n = self.fill_legal()
        if n == 1:
            return self.legal[0]
        seat = self.to_act
        near = 20  # fewest cards another seat holds
        for i in range(self.num_seats):
            if i != seat and self.held[i] < near:
                near = self.held[i]
        chosen = 0
        least = 0x7FFF
        for i in range(n):
            action = self.legal[i]
            if action == 0:
                cost = 30 if near > 4 else 60
            else:
                cost = COSTS[action]
            cost += rng.pick(8)
            if cost < least:
                least = cost
                chosen = action
        return chosen

    # --- for Python -------------------------------------------------------------

    def dealt_to(self, seat: int) -> int:
        """The cards dealt to a seat, a mask of pieces."""
        return self.as_dealt(self.seat_of(seat))

    def as_dealt(self, seat: int) -> int:
        mask = 0
        i = (seat - self.number % self.num_seats + self.num_seats) % self.num_seats
        while i < 54:
            mask |= bit(self.pack[i])
            i += self.num_seats
        return mask

    def hand_of(self, seat: int) -> int:
        """The cards a seat still holds, a mask of pieces: those of a rank have left in deck order (SB 4.3)."""
        place = self.seat_of(seat)
        dealt = self.as_dealt(place)
        hand = self.hands[place]
        mask = ((hand >> 52) & 1) << 52 | ((hand >> 56) & 1) << 53
        for rank in range(13):
            suits = (dealt >> 4 * rank) & 15
            n = (hand >> 4 * rank) & 7
            if rank == 0 and self.opens_with_three and self.leader < 0 and n < count_bits(suits):
                suits &= 11  # the first play took 3h first; nobody else was dealt it
            while count_bits(suits) > n:
                suits &= suits - 1
            mask |= suits << 4 * rank
        return mask
