"""The rules of Hachinin Meri: one deal, from the first question to the ninth trick. Clauses: rulebook, HM.

Action ids: 0 … 74 a card played (its number in deck order), 75 … 149 that card discarded, 150 `declare`, 151 `pass`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.games.hachinin_meri import cards

if cython.compiled:
    from cython.cimports.zashiki.core.bits import bit, count_bits, lowest
    from cython.cimports.zashiki.core.deal import Deal, in_range
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.bits import bit, count_bits, lowest
    from zashiki.core.deal import Deal, in_range
    from zashiki.core.rng import Rng

ASKING = 0
DISCARD = 1
PLAY = 2
DISCARDS = 75
DECLARE = 150
PASS = 151
ROBAI_STRENGTH = 27
UNSEEN = -1

WORDS = [word for mask in cards.SUIT_MASKS for word in (mask & 0xFFFFFFFFFFFFFFFF, mask >> 64)]
STRENGTHS = cards.STRENGTHS
SUITS_IN_PLAY = cards.SUITS_IN_PLAY
BEATEN = cards.BEATEN
PAIR_LINES = cards.PAIR_LINES


class HachininMeriDeal(Deal):
    """One deal. A hand is two words: cards 0 … 63 in the low one, 64 … 74 in the high one.

    `phase` is 0 while seats are asked, 1 before the discard, 2 from then on; `asked` counts the answers; `taker`,
    `discard` and `led` are −1 before there is one; `trick` counts finished tricks, `laid` the cards of the one in
    progress; `meri` says that it was led with a trump, `trump_led` that some trick was.
    """

    hand: list[int]
    top: list[int]
    leaders: list[int]
    last: list[int]

    def __init__(self, dealer: int = 0, ninth_by_winner: int = 0, meri_face_up: int = 0) -> None:
        Deal.__init__(self, 8, 75, 152)
        self.dealer = in_range("The dealer", dealer, 0, 7)
        self.ninth_by_winner = bool(ninth_by_winner)
        self.meri_face_up = bool(meri_face_up)
        self.hand = [0] * 16
        self.top = [0] * 2
        self.leaders = [0] * 16
        self.last = [0] * 8

    def recipe(self) -> tuple[int, ...]:
        """Dealer; 1 where the winner of the eighth trick names the suit of the ninth; 1 where Meri lies face up."""
        return self.dealer, self.ninth_by_winner, self.meri_face_up

    def is_size(self, num_seats: int, pack_size: int) -> bool:
        return num_seats == 8 and pack_size == 75

    def set_up(self) -> None:  # HM 3
        for i in range(16):
            self.hand[i] = 0
        at = 0
        for packet in range(24):
            seat = (self.dealer + 1 + packet) & 7
            for i in range(3):
                card = self.pack[at + i]
                self.hand[2 * seat + (card >> 6)] |= bit(card & 63)
            at += 3
        self.okie = self.pack[72]
        self.trump = self.okie // 15
        self.robai = self.trump * 15 + 11
        self.sun = self.trump * 15 + 14
        self.sun0 = bit(self.sun) if self.sun < 64 else 0
        self.sun1 = bit(self.sun - 64) if self.sun >= 64 else 0
        self.trump0 = WORDS[12 * self.trump]
        self.trump1 = WORDS[12 * self.trump + 1]
        # Seats that can no longer keep a lone Sun: who showed another dealt trump; all where the Sun is the okie.
        self.spoiled = 255 if self.okie == self.sun else 0
        self.phase = ASKING
        self.asked = 0
        self.taker = -1
        self.declared = 0
        self.discard = -1
        self.trick = 0
        self.laid = 0
        self.led = -1
        self.base = 0
        self.meri = 0
        self.trump_led = 0
        self.to_act = (self.dealer + 1) & 7

    # --- what is legal --------------------------------------------------------

    def fill_cards(self, low: int, high: int, offset: int) -> int:
        n = 0
        mask = low
        while mask != 0:
            self.legal[n] = lowest(mask) + offset
            n += 1
            mask &= mask - 1
        mask = high
        while mask != 0:
            self.legal[n] = lowest(mask) + 64 + offset
            n += 1
            mask &= mask - 1
        return n

    def fill_asking(self) -> int:  # HM 4.5: only who holds the own Robai may declare
        if self.hand[2 * self.to_act + (self.robai >> 6)] & bit(self.robai & 63):
            self.legal[0] = DECLARE
            self.legal[1] = PASS
            return 2
        self.legal[0] = PASS
        return 1

    def fill_legal(self) -> int:
        seat = self.to_act
        if seat < 0:
            return 0
        if self.phase == ASKING:
            return self.fill_asking()
        low = self.hand[2 * seat]
        high = self.hand[2 * seat + 1]
        t0 = low & self.trump0
        t1 = high & self.trump1
        if self.laid != 0:
            if self.meri:  # HM 4.1.1
                if (t0 | t1) == 0:
                    return self.fill_cards(low, high, 0)
                if t0 == self.sun0 and t1 == self.sun1 and (self.spoiled >> seat) & 1 == 0:
                    return self.fill_cards(low, high, 0)
                return self.fill_cards(t0, t1, 0)
            if self.trump_led and ((low & self.led0) | (high & self.led1)) != 0:  # HM 4.1.3
                return self.fill_cards(t0 | (low & self.led0), t1 | (high & self.led1), 0)
            return self.fill_cards(low, high, 0)
        if self.trick != 0:
            return self.fill_cards(low, high, 0)
        # HM 4.6, 4.7: no trump is discarded, or led to the first trick, while there is a plain card
        if ((low ^ t0) | (high ^ t1)) != 0:
            low ^= t0
            high ^= t1
        return self.fill_cards(low, high, DISCARDS if self.phase == DISCARD else 0)

    # --- play -----------------------------------------------------------------

    def step(self, action: int) -> None:
        seat = self.to_act
        if self.phase != PLAY:
            self.answer(action)
            return
        card = action
        self.hand[2 * seat + (card >> 6)] ^= bit(card & 63)
        if self.laid == 0:
            self.lead(card)
        self.lay(seat, card)
        self.laid += 1
        if self.laid < 8:
            self.to_act = (seat + 1) & 7
            return
        self.to_act = self.finish()
        self.laid = 0
        self.meri = 0
        if self.trick == 8:
            self.ninth()

    def answer(self, action: int) -> None:  # HM 4.5, 4.6
        if self.phase == DISCARD:
            self.discard = action - DISCARDS
            self.hand[2 * self.taker + (self.discard >> 6)] ^= bit(self.discard & 63)
            if self.discard != self.okie and SUITS_IN_PLAY[75 * self.trump + self.discard] == self.trump:
                self.spoiled |= 1 << self.taker
            self.phase = PLAY
            self.leaders[0] = self.taker
            return
        self.asked += 1
        if action == DECLARE:
            self.declared = 1
            self.taker = self.to_act
        elif self.asked == 8:
            self.taker = self.dealer
        else:
            self.to_act = (self.to_act + 1) & 7
            return
        self.hand[2 * self.taker + (self.okie >> 6)] |= bit(self.okie & 63)
        self.to_act = self.taker
        self.phase = DISCARD

    def lead(self, card: int) -> None:
        self.led = SUITS_IN_PLAY[75 * self.trump + card]
        self.base = (5 * self.trump + self.led) * 75
        self.led0 = WORDS[10 * self.trump + 2 * self.led]
        self.led1 = WORDS[10 * self.trump + 2 * self.led + 1]
        self.top[0] = 0
        self.top[1] = 0
        if self.led == self.trump:
            self.meri = 1
            self.trump_led = 1

    def lay(self, seat: int, card: int) -> None:
        strength = STRENGTHS[self.base + card]
        value = 8 * strength + seat
        if value > self.top[seat & 1]:
            self.top[seat & 1] = value
        if strength >= 16 and card != self.sun and card != self.okie:
            self.spoiled |= 1 << seat

    def finish(self) -> int:  # HM 4.2, 5
        side = 1 if self.top[1] > self.top[0] else 0
        winner = self.top[side]
        high = winner >> 3
        low = self.top[1 - side] >> 3
        self.trick += 1
        self.leaders[self.trick] = winner & 7
        self.add_line(0, -1, side, 1, self.trick, -1, -1, -1)
        if BEATEN[high] == low and self.meri == 0:
            rule = PAIR_LINES[high]
            if high == 17 and self.trump > 1:
                rule += 1
            points = 2
            if self.trick == 9 or ((high == ROBAI_STRENGTH or low == ROBAI_STRENGTH) and self.is_hidden()):
                points = 5
            self.add_line(rule, 1 - side, side, points, self.trick, -1, -1, -1)
        return winner & 7

    def is_hidden(self) -> bool:
        """Whether a dealt hand held the own Robai and that seat passed (HM 5)."""
        if self.declared:
            return False
        return self.pack[72] != self.robai and self.pack[73] != self.robai and self.pack[74] != self.robai

    def ninth(self) -> None:  # HM 4.3
        for seat in range(8):
            if self.hand[2 * seat] != 0:
                card = lowest(self.hand[2 * seat])
            else:
                card = 64 + lowest(self.hand[2 * seat + 1])
            self.last[seat] = card
            self.hand[2 * seat] = 0
            self.hand[2 * seat + 1] = 0
        seat = self.to_act if self.ninth_by_winner else self.dealer
        self.led = SUITS_IN_PLAY[75 * self.trump + self.last[seat]]
        self.base = (5 * self.trump + self.led) * 75
        self.top[0] = 0
        self.top[1] = 0
        for seat in range(8):
            self.lay(seat, self.last[seat])
        self.finish()
        self.to_act = -1

    def side_of(self, seat: int) -> int:
        return seat & 1

    def seen_as(self, action: int, seat: int) -> int:  # HM 4.4, 9
        if self.to_act == seat or self.phase == ASKING:
            return action
        if self.phase == DISCARD:
            return UNSEEN
        # The last card of a trick turns the covered ones over.
        if self.laid == 7 or SUITS_IN_PLAY[75 * self.trump + action] != self.trump:
            return action
        return action if self.meri_face_up and (self.meri or self.laid == 0) else UNSEEN

    # --- a sensible playout ---------------------------------------------------

    def worth(self, card: int) -> int:
        """Place of a card in its own suit: 1 … 15, trumps 16 … 31."""
        suit = SUITS_IN_PLAY[75 * self.trump + card]
        return STRENGTHS[(5 * self.trump + suit) * 75 + card]

    def weakest(self, n: int, offset: int) -> int:
        """The legal action whose card is worth least."""
        best = self.legal[0]
        for i in range(1, n):
            if self.worth(self.legal[i] - offset) < self.worth(best - offset):
                best = self.legal[i]
        return best

    def strongest_in_trick(self, n: int) -> int:
        """The legal card that counts most in the trick in progress."""
        best = self.legal[0]
        for i in range(1, n):
            if STRENGTHS[self.base + self.legal[i]] > STRENGTHS[self.base + best]:
                best = self.legal[i]
        return best

    def policy(self, rng: Rng) -> int:
        """Declare with strength, shed low, take what the partners do not have yet; of face-down cards it knows only
        which team laid them."""
        n = self.fill_legal()
        if n == 1:
            return self.legal[0]
        seat = self.to_act
        if self.phase == ASKING:
            trumps = count_bits(self.hand[2 * seat] & self.trump0) + count_bits(self.hand[2 * seat + 1] & self.trump1)
            return DECLARE if trumps > 2 else PASS
        if self.phase == DISCARD:
            return self.weakest(n, DISCARDS)
        if self.laid == 0:
            return self.legal[rng.pick(n)]
        ours = self.top[seat & 1]
        theirs = self.top[1 - (seat & 1)]
        low = self.weakest(n, 0)
        high = self.strongest_in_trick(n)
        strength = STRENGTHS[self.base + high]
        if strength < 16:  # no trump to play: win only over what lies open
            return high if theirs < 128 and ours < 128 and 8 * strength > theirs and theirs > ours else low
        if self.meri:
            return high if strength > 27 and ours < 128 else low
        if theirs < 128 and (ours >= 128 or (self.laid == 7 and ours > theirs)):
            return low
        if theirs < 128 and self.laid > 3:
            return self.lowest_trump(n)
        return high if self.laid > 3 or rng.pick(2) == 0 else low

    def lowest_trump(self, n: int) -> int:
        """The weakest trump among the legal cards, which holds one."""
        best = -1
        for i in range(n):
            card = self.legal[i]
            if self.worth(card) >= 16 and (best < 0 or self.worth(card) < self.worth(best)):
                best = card
        return best

    # --- for views ------------------------------------------------------------

    def hand_of(self, seat: int) -> int:
        """The mask of a seat's hand now."""
        at = 2 * self.seat_of(seat)
        high = self.hand[at + 1]
        return self.hand[at] | high << 64

    def dealt_to(self, seat: int) -> int:
        """The mask of the nine cards dealt to a seat."""
        word = 0
        low = 0
        first = 3 * ((self.seat_of(seat) - self.dealer + 7) & 7)
        for packet in range(3):
            for i in range(3):
                card = self.pack[first + 24 * packet + i]
                if card < 64:
                    low |= bit(card)
                else:
                    word |= bit(card - 64)
        high = word
        return low | high << 64

    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand."""
        return tuple([count_bits(self.hand[2 * seat]) + count_bits(self.hand[2 * seat + 1]) for seat in range(8)])

    def tricks(self) -> tuple[tuple[int, ...], ...]:
        """The cards of each finished trick in order of play; those of the ninth by seat, from seat 0."""
        at = self.asked + 1
        found = []
        for i in range(min(self.trick, 8)):
            found.append(tuple([self.history[at + 8 * i + j] for j in range(8)]))
        if self.trick == 9:
            found.append(tuple([self.last[j] for j in range(8)]))
        return tuple(found)

    def order(self) -> tuple[int, ...]:
        """Who led, or leads, each trick so far, from the discard on; after the ninth its winner stands at the end."""
        return tuple([self.leaders[i] for i in range(self.trick + 1)]) if self.phase == PLAY else ()

    def trick_seen_by(self, seat: int) -> tuple[tuple[int, ...], tuple[bool, ...]]:
        """The trick in progress as a seat (−1: an onlooker) sees it: its cards in order of play, −1 for a face-down
        card of another seat (HM 4.4), and which of them lie face down."""
        viewer = self.viewer_of(seat)
        seen = []
        down = []
        at = self.length - self.laid
        for i in range(self.laid):
            card = self.history[at + i]
            covered = SUITS_IN_PLAY[75 * self.trump + card] == self.trump and not (self.meri and self.meri_face_up)
            down.append(covered)
            seen.append(-1 if covered and (self.leaders[self.trick] + i) & 7 != viewer else card)
        return tuple(seen), tuple(down)
