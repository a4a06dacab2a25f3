"""The rules of one deal of Tien Gow. Clauses are those of `rulebook.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.games.tien_gow import sets as tables

if cython.compiled:
    from cython.cimports.zashiki.core.bits import bit, highest, lowest
    from cython.cimports.zashiki.core.deal import Deal, in_range
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.bits import bit, highest, lowest
    from zashiki.core.deal import Deal, in_range
    from zashiki.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

OVER = -1
SEEN_COVERED = -1
FIRST_SET_OF_TWO = 21
RULE_SUPREME, RULE_QUARTET, RULE_FINAL, RULE_LIABILITY = 0, 1, 2, 3
FIRST_COVER_ID = tables.FIRST_COVER
SUPREME_ID = tables.SUPREME
QUARTET_ID = tables.FIRST_QUARTET
BIG_SIX_ID = tables.BIG_SIX
LITTLE_THREE_ID = tables.LITTLE_THREE
FIRST_PAIR = tables.COVER_ID[0, 0]
FIRST_TRIPLE = tables.COVER_ID[0, 0, 1]

BEATEN_BY = tables.beaten_by()
WITHIN = tables.sets_within()
NEED = tables.needs()
KIND_OF_PIECE = [piece >> 1 if piece < 22 else piece - 11 for piece in range(32)]
UNIT_OF_PIECE = [tables.UNIT[piece >> 1 if piece < 22 else piece - 11] for piece in range(32)]
NUM_TILES = [len(tiles) for tiles in tables.TILES[:61]]
# By the position of a one in a hand: the kind of tile, and whether the hand holds both its copies.
KIND_AT = [at >> 1 if at < 22 else at - 11 for at in range(32)]
IS_SECOND = [int(at < 22 and at & 1 == 1) for at in range(32)]
SHIFT = [2 * kind if kind < 11 else kind + 11 for kind in range(21)]
WEAKEST_FIRST = tables.weakest_first()
# The face-down id of a choice with one more tile.
PAIR = tables.extensions(2)
TRIPLE = tables.extensions(3)
QUAD = tables.extensions(4)
FIRST_COPIES = 0x155555  # the first pieces of the eleven civil kinds


class TienGowDeal(Deal):
    """One deal: hands, columns, the trick on the table.

    `trick` is its number from 1, `leader` who leads it, `played` how many have played to it, `width` its number of
    tiles (0 before the lead), `left` the tiles each hand held when it began, `best` the id of the best set so far and
    `owner` its seat; after the last trick `owner` has won the deal.
    """

    def __init__(
        self,
        banker: int,
        scale_surplus: int = 1,
        double_losing_banker_surplus: int = 1,
        last_trick_bonus_paid: int = 1,
    ) -> None:
        Deal.__init__(self, 4, 32, tables.NUM_ACTIONS)
        self.banker = in_range("The banker", banker, 0, 3)
        self.scale_surplus = bool(scale_surplus)
        self.double_losing_banker_surplus = bool(double_losing_banker_surplus)
        self.last_trick_bonus_paid = bool(last_trick_bonus_paid)
        self.hands = [0] * 4
        self.shown = 0
        self.columns = [0] * 4
        self.trick = 0
        self.leader = 0
        self.played = 0
        self.width = 0
        self.left = 0
        self.led = -1
        self.best = -1
        self.owner = -1
        self.tile = [0] * 8
        self.beyond = [0] * 8

    def recipe(self) -> tuple[int, ...]:
        return self.banker, self.scale_surplus, self.double_losing_banker_surplus, self.last_trick_bonus_paid

    def is_size(self, num_seats: int, pack_size: int) -> bool:
        return num_seats == 4 and pack_size == 32

    def set_up(self) -> None:
        # TG 3: eight tiles to the banker, then eight to each next seat.
        for seat in range(4):
            hand = 0
            for i in range(8):
                hand += UNIT_OF_PIECE[self.pack[8 * ((seat - self.banker) & 3) + i]]
            self.hands[seat] = hand
            self.columns[seat] = 0
        self.shown = 0
        self.trick = 1
        self.leader = self.banker
        self.to_act = self.banker
        self.played = 0
        self.width = 0
        self.left = 8
        self.led = -1
        self.best = -1
        self.owner = -1

    # --- legal actions ------------------------------------------------------

    def sets_in_hand(self, seat: int) -> int:
        hand = self.hands[seat]
        low = WITHIN[hand & 255] & WITHIN[256 + (hand >> 8 & 255)]
        return low & WITHIN[512 + (hand >> 16 & 255)] & WITHIN[768 + (hand >> 24)]

    def fill_legal(self) -> int:
        if self.to_act < 0:
            return 0
        sets = self.sets_in_hand(self.to_act)  # TG 4.2.1: a leader shows any set
        if self.played > 0:
            sets &= BEATEN_BY[self.best]  # TG 4.2.2: a follower only one that beats the best
            if self.left == 1 and self.columns[self.to_act] == 0:  # TG 4.2.3: early death
                sets = 0
        n = 0
        while sets != 0:
            self.legal[n] = lowest(sets)
            n += 1
            sets &= sets - 1
        if self.played > 0:
            n = self.fill_covers(self.hands[self.to_act], n)
        return n

    def fill_covers(self, hand: int, n: int) -> int:
        # TG 4.2.2: any tiles of the right number; two copies are one choice.
        mask = hand
        if self.width == 1:
            while mask != 0:
                self.legal[n] = FIRST_COVER_ID + KIND_AT[lowest(mask)]
                n += 1
                mask &= mask - 1
            return n
        m = 0
        while mask != 0:
            at = lowest(mask)
            self.tile[m] = KIND_AT[at]
            self.beyond[m] = m + 1
            m += 1
            if IS_SECOND[at]:
                self.tile[m] = KIND_AT[at]
                self.beyond[m - 1] = m + 1
                self.beyond[m] = m + 1
                m += 1
            mask &= mask - 1
        # Each place but the first may take the copy of the tile before it; from there on to the next kind.
        i = 0
        while i < m:
            row = 21 * self.tile[i]
            j = i + 1
            while j < m:
                row2 = PAIR[row + self.tile[j]]
                if self.width == 2:
                    self.legal[n] = row2
                    n += 1
                else:
                    row2 = 21 * (row2 - FIRST_PAIR)
                    k = j + 1
                    while k < m:
                        row3 = TRIPLE[row2 + self.tile[k]]
                        if self.width == 3:
                            self.legal[n] = row3
                            n += 1
                        else:
                            row3 = 21 * (row3 - FIRST_TRIPLE)
                            l = k + 1  # noqa: E741
                            while l < m:
                                self.legal[n] = QUAD[row3 + self.tile[l]]
                                n += 1
                                l = self.beyond[l]  # noqa: E741
                        k = self.beyond[k]
                j = self.beyond[j]
            i = self.beyond[i]
        return n

    # --- play ---------------------------------------------------------------

    def step(self, action: int) -> None:
        seat = self.to_act
        self.hands[seat] -= NEED[action]
        if action < FIRST_COVER_ID:
            if self.played == 0:
                self.led = action
                self.width = NUM_TILES[action]
            self.best = action
            self.owner = seat
            self.shown += NEED[action]
        self.played += 1
        if self.played < 4:
            self.to_act = (seat + 1) & 3
        else:
            self.end_trick()

    def end_trick(self) -> None:
        # TG 4.2.4
        winner = self.owner
        self.columns[winner] += self.width
        self.left -= self.width
        is_over = self.left == 0
        if (self.best == SUPREME_ID or self.best >= QUARTET_ID) and (self.last_trick_bonus_paid or not is_over):
            self.pay_at_once(winner)
        if is_over:
            self.settle(winner)
            self.to_act = OVER
        else:
            self.trick += 1
            self.leader = winner
            self.to_act = winner
            self.played = 0
            self.width = 0
            self.led = -1
            self.best = -1

    # --- scoring ------------------------------------------------------------

    def factor(self, one: int, other: int) -> int:
        # TG 5: payments with the banker on either side are doubled.
        return 2 if one == self.banker or other == self.banker else 1

    def pay_at_once(self, winner: int) -> None:
        # TG 5.1
        rule = RULE_SUPREME
        each = 2
        if self.best >= QUARTET_ID:
            rule = RULE_QUARTET
            each = 4
        for i in range(1, 4):
            seat = (winner + i) & 3
            self.add_line(rule, seat, winner, each * self.factor(seat, winner), self.trick, -1, -1, -1)

    def settle(self, winner: int) -> None:
        # TG 5.2: the last set and a sweep double.
        scale = 1
        if self.best >= QUARTET_ID or self.best == SUPREME_ID or self.best == LITTLE_THREE_ID:
            scale = 2
        if self.columns[winner] == 8:
            scale *= 2
        # TG 5.3: who led Little Three to Big Six pays for the other two.
        liable = -1
        if self.led == LITTLE_THREE_ID and self.best == BIG_SIX_ID:
            liable = self.leader
        for i in range(1, 4):
            seat = (winner + i) & 3
            columns = self.columns[seat]
            base = 4 - columns if columns > 0 else 5
            times = self.factor(seat, winner)
            if base > 0:
                times *= scale
                if liable >= 0 and liable != seat:
                    self.add_line(RULE_LIABILITY, liable, winner, base * times, self.trick, columns, times, seat)
                else:
                    self.add_line(RULE_FINAL, seat, winner, base * times, self.trick, columns, times, -1)
            elif base < 0:
                if seat == self.banker and not self.double_losing_banker_surplus:
                    times = 1
                if self.scale_surplus:
                    times *= scale
                self.add_line(RULE_FINAL, winner, seat, -base * times, self.trick, columns, times, -1)

    # --- who has won --------------------------------------------------------

    def won_by(self) -> int:
        return self.owner  # TG 1, TG 4.2.4: the last trick, whatever the points

    def next_place(self, seat: int) -> int:
        return (seat - self.owner) & 3  # TG 7: the winner is the next banker, and leads

    # --- for playouts -------------------------------------------------------

    def seen_as(self, action: int, seat: int) -> int:
        # TG 9: of what another puts down only the number of tiles is known, and that follows from the lead.
        return SEEN_COVERED if action >= FIRST_COVER_ID and seat != self.to_act else action

    def policy(self, rng: Rng) -> int:
        # Lead long sets, win as cheaply as one can, put down the weakest tiles; now and then anything at all.
        if rng.pick(8) == 0:
            return self.legal[rng.pick(self.fill_legal())]
        sets = self.sets_in_hand(self.to_act)
        if self.played == 0:
            return highest(sets)
        sets &= BEATEN_BY[self.best]
        if sets != 0 and (self.left > 1 or self.columns[self.to_act] > 0):
            return highest(sets)
        return self.weakest()

    def weakest(self) -> int:
        # The face-down id of the weakest tiles of the hand.
        hand = self.hands[self.to_act]
        chosen = 0
        n = 0
        i = 0
        while n < self.width:
            kind = WEAKEST_FIRST[i]
            held = hand >> SHIFT[kind] & (3 if kind < 11 else 1)
            while held > 0 and n < self.width:
                held -= 1
                chosen |= bit(SHIFT[kind] + held)
                n += 1
            i += 1
        action = FIRST_COVER_ID + KIND_AT[lowest(chosen)]
        chosen &= chosen - 1
        if chosen != 0:
            action = PAIR[21 * (action - FIRST_COVER_ID) + KIND_AT[lowest(chosen)]]
            chosen &= chosen - 1
        if chosen != 0:
            action = TRIPLE[21 * (action - FIRST_PAIR) + KIND_AT[lowest(chosen)]]
            chosen &= chosen - 1
        if chosen != 0:
            action = QUAD[21 * (action - FIRST_TRIPLE) + KIND_AT[lowest(chosen)]]
        return action

    # --- for worlds ---------------------------------------------------------

    def hide(self, viewer: int) -> None:
        """Take the tiles out of every hand but the viewer's."""
        for seat in range(4):
            if seat != viewer:
                self.hands[seat] = 0

    def spread(self, rng: Rng, places: Sequence[int], owners: Sequence[int], num_places: int) -> None:
        # Shuffles the pieces of some places of the pack, and puts them into the hands of their owners.
        for i in range(num_places - 1, 0, -1):
            j = rng.pick(i + 1)
            piece = self.pack[places[i]]
            self.pack[places[i]] = self.pack[places[j]]
            self.pack[places[j]] = piece
        for i in range(num_places):
            if owners[i] >= 0:
                self.hands[owners[i]] += UNIT_OF_PIECE[self.pack[places[i]]]

    def put_down(self, turn: int, place: int, n: int) -> None:
        # Writes into the past that what was put down in a play are `n` tiles of the pack, from a place on.
        for i in range(n):
            kind = KIND_OF_PIECE[self.pack[place + i]]
            j = i
            while j > 0 and self.tile[j - 1] > kind:
                self.tile[j] = self.tile[j - 1]
                j -= 1
            self.tile[j] = kind
        action = FIRST_COVER_ID + self.tile[0]
        if n > 1:
            action = PAIR[21 * (action - FIRST_COVER_ID) + self.tile[1]]
        if n > 2:
            action = TRIPLE[21 * (action - FIRST_PAIR) + self.tile[2]]
        if n > 3:
            action = QUAD[21 * (action - FIRST_TRIPLE) + self.tile[3]]
        self.history[turn] = action

    # --- for views ----------------------------------------------------------

    def hand_of(self, seat: int) -> tuple[int, ...]:
        """The tiles in a hand: kinds in deck order, both copies of one named twice."""
        found = []
        mask = self.hands[self.seat_of(seat)]
        while mask != 0:
            at = lowest(mask)
            found.append(KIND_AT[at])
            if IS_SECOND[at]:
                found.append(KIND_AT[at])
            mask &= mask - 1
        return tuple(found)

    def hand_mask(self, seat: int) -> int:
        """The tiles in a hand as a mask of pieces, of two copies of a kind the first one first."""
        # A civil kind counts its copies in two bits, which are the places of its two pieces: 10 is both of them.
        hand = self.hands[self.seat_of(seat)]
        return hand | (hand >> 1 & FIRST_COPIES)

    def plays_for(self, seat: int) -> tuple[tuple[int, int], ...]:
        """Every play so far as a seat sees it (−1: an onlooker): who, and the action id, or minus the number of tiles
        that another put down. When the deal is over nothing is hidden (TG 9).
        """
        viewer = self.viewer_of(seat)
        found = []
        width = 0
        for i in range(self.length):
            action = self.history[i]
            if i & 3 == 0:
                width = NUM_TILES[action]
            if action >= FIRST_COVER_ID and self.actors[i] != viewer and self.to_act >= 0:
                action = -width
            found.append((self.actors[i], action))
        return tuple(found)
