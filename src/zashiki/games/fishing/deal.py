"""The rules that fishing games share: one card from the hand, one from the stock, each taking its month.

Clauses are those of Sudaoshi and Hana-awase, which agree in section 4 but for the open cards of Hana-awase.
An action id is 5 × card + choice: 0 lays the card on the field, 1 to 3 take one of its month's other cards in deck
order, 4 takes all three. So ids ascend with card and target. From 240 on come calls: what a game lets a seat say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.core.bits import bit, count_bits, lowest
    from cython.cimports.zashiki.core.deal import Deal, in_range
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.bits import bit, count_bits, lowest
    from zashiki.core.deal import Deal, in_range
    from zashiki.core.rng import Rng

if TYPE_CHECKING:
    from zashiki.games.fishing.cards import Shape

FIRST_CALL = 240
NOTHING = 255
MOST_IDS = 256  # 240 plays, and 16 calls
EACH_MONTH = 0x111111111111
ALL_CARDS = 0xFFFFFFFFFFFF

# What a card may do, by its place in the month and the month's cards in its pool: 16 × place + four bits.
# The number of choices, 256 × the first, 65536 × the last.
CHOICES = [0] * 64
# The four bits an action takes, the card itself among them; 0 where it lays the card: 5 × place + choice.
TAKEN = [0] * 20
# The bit it lays on the field, likewise.
LAID = [0] * 20


def fill_tables() -> None:
    for place in range(4):
        others = [other for other in range(4) if other != place]
        LAID[5 * place] = 1 << place
        for choice, other in enumerate(others):
            TAKEN[5 * place + choice + 1] = 1 << place | 1 << other
        TAKEN[5 * place + 4] = 15
        for pool in range(16):
            choices = [choice + 1 for choice, other in enumerate(others) if pool >> other & 1]
            if len(choices) == 3:
                choices = [4]
            elif not choices:
                choices = [0]
            CHOICES[16 * place + pool] = len(choices) | choices[0] << 8 | choices[len(choices) - 1] << 16


fill_tables()


class FishingDeal(Deal):
    """One deal of a fishing game for up to four; a subclass adds dealt hands, open cards, calls and the scoring.

    Hands, piles and field are masks over the deck order. `turn` counts from 0; `drawn` is the card turned up from the
    stock that waits for its player's choice, or −1. `open` are the hand cards that others may capture. `asked` are the
    calls that the seat to act has the choice of, a bit each; where it is not 0 nothing else is legal.
    A subclass sets `may_leave_open`, or `halting` where `halts` is to be asked after each turn.
    """

    hands: list[int]
    piles: list[int]
    played: list[int]
    turned: list[int]
    called: list[int]

    def __init__(self, dealer: int, shape: Shape) -> None:
        Deal.__init__(self, shape.seats, 48, MOST_IDS)
        self.dealer = in_range("The dealer", dealer, 0, self.num_seats - 1)
        self.hand_size = in_range("The size of a hand", shape.hand, 1, 24 // self.num_seats)
        self.num_turns = self.num_seats * self.hand_size
        self.first_of_stock = self.num_turns + in_range(
            "The size of the field", shape.field, 0, 48 - 2 * self.num_turns
        )
        self.may_leave_open = 0
        self.halting = 0
        self.hands = [0] * 4
        self.piles = [0] * 4
        self.played = [0] * 24
        self.turned = [0] * 24
        self.called = [0] * 25
        self.field = 0
        self.open = 0
        self.turn = 0
        self.drawn = -1
        self.asked = 0

    def is_size(self, num_seats: int, pack_size: int) -> bool:
        return 2 <= num_seats <= 4 and pack_size == 48

    # --- what a game adds ---------------------------------------------------

    def claim_dealt_hands(self) -> None:
        """Find the dealt hands just after dealing, when all is in place."""

    def halts(self, seat: int) -> bool:
        """Whether the deal does not simply go on after a turn of a seat: it is `asked` something now, or has closed."""
        return False  # pragma: no cover - asked only where a game is `halting`

    def answer(self, seat: int, call: int) -> None:
        """Do what a seat has called: `go_on`, or `close`."""

    def finish(self) -> None:
        """Score the deal after its last turn."""

    def worth(self, cards: int) -> int:
        """Card points of a mask of cards; one for each where a game does not say otherwise."""
        return count_bits(cards)

    # --- the rules ----------------------------------------------------------

    def set_up(self) -> None:
        # SU 3.2, HA 3.2: to each hand from the dealer on, then to the field; the rest is the stock.
        if self.hand_size == 0:  # pragma: no cover - compiled, made as a bare Deal, without a shape: over at once
            self.to_act = -1
            return
        place = 0
        seat = self.dealer
        for _ in range(self.num_seats):
            cards = bit(self.pack[place])
            for i in range(place + 1, place + self.hand_size):
                cards |= bit(self.pack[i])
            self.hands[seat] = cards
            self.piles[seat] = 0
            place += self.hand_size
            seat = self.after(seat)
        cards = 0
        for i in range(place, self.first_of_stock):
            cards |= bit(self.pack[i])
        self.field = cards
        self.open = 0
        self.turn = 0
        self.drawn = -1
        self.asked = 0
        self.to_act = self.dealer
        self.claim_dealt_hands()

    def is_misdeal(self) -> bool:
        # SU 3.3, HA 3.3: all four cards of a month on the field.
        two = self.field & self.field >> 1
        return (two & two >> 2 & EACH_MONTH) != 0

    def after(self, seat: int) -> int:
        """The seat that plays after a seat."""
        return 0 if seat == self.num_seats - 1 else seat + 1

    def fill_legal(self) -> int:
        seat = self.to_act
        if seat < 0:
            return 0
        if self.asked != 0:
            return self.fill_calls()
        pool = self.field | (self.open & ~self.hands[seat])
        cards = bit(self.drawn) if self.drawn >= 0 else self.hands[seat]
        n = 0
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            choices = CHOICES[(card & 3) << 4 | (pool >> (card & 60) & 15)]
            action = 5 * card
            if self.may_leave_open and self.may_lay(card, pool):
                self.legal[n] = action
                n += 1
            self.legal[n] = action + (choices >> 8 & 7)
            self.legal[n + 1] = action + (choices >> 16)  # the same again, or the next, where there are two
            n += choices & 3
        return n

    def fill_calls(self) -> int:
        """Write the calls that the seat to act has the choice of."""
        n = 0
        calls = self.asked
        while calls != 0:
            self.legal[n] = FIRST_CALL + lowest(calls)
            calls &= calls - 1
            n += 1
        return n

    def may_lay(self, card: int, pool: int) -> bool:
        """Whether only open hand cards match, so that `open_capture_optional` lets the card lie (HA 4.6)."""
        return (pool >> (card & 60) & 15) != 0 and (self.field >> (card & 60) & 15) == 0

    def step(self, action: int) -> None:
        seat = self.to_act
        if action >= FIRST_CALL:
            self.asked = 0
            self.called[self.turn] = action - FIRST_CALL
            self.answer(seat, action - FIRST_CALL)
            return
        if self.drawn < 0:
            card = action // 5
            self.hands[seat] &= ~bit(card)
            self.open &= ~bit(card)
            self.played[self.turn] = action
            self.resolve(action, seat)
            is_over = self.turn_up(seat)
        else:
            self.drawn = -1
            self.turned[self.turn] = action
            self.resolve(action, seat)
            is_over = True
        if is_over and not self.halts_after(seat):
            self.go_on(seat)

    def halts_after(self, seat: int) -> bool:
        """End a turn of a seat. Returns whether the deal does not simply go on."""
        self.turn += 1
        if not self.halting:
            return False
        self.called[self.turn] = NOTHING
        return self.halts(seat)

    def go_on(self, seat: int) -> None:
        """Let the next seat play after a turn of this one, or close the deal after the last."""
        while True:
            if self.turn == self.num_turns:
                self.close()
                return
            seat = self.after(seat)
            if self.hands[seat] != 0:
                break
            # HA 4.8: a seat without hand cards has the stock card of its turn all the same.
            self.played[self.turn] = NOTHING
            if not self.turn_up(seat):
                break
            if self.halts_after(seat):  # pragma: no cover - for games that ask and deal unequal hands
                return
        self.to_act = seat

    def close(self) -> None:
        """End the deal and score it."""
        self.to_act = -1
        self.finish()

    def turn_up(self, seat: int) -> bool:
        """Turn up the stock card and resolve it, unless its player has a choice. Returns whether the turn is over."""
        card = self.pack[self.first_of_stock + self.turn]
        pool = self.field | (self.open & ~self.hands[seat])
        choices = CHOICES[(card & 3) << 4 | (pool >> (card & 60) & 15)]
        if choices & 2 or (self.may_leave_open and self.may_lay(card, pool)):
            self.drawn = card
            return False
        action = 5 * card + (choices >> 8 & 7)
        self.turned[self.turn] = action
        self.resolve(action, seat)
        return True

    def resolve(self, action: int, seat: int) -> None:
        """Lay a card on the field, or move it and what it takes to the pile of a seat."""
        month = action // 20
        kind = action - 20 * month
        taken = TAKEN[kind] << 4 * month
        # No branch: whether a card finds its month is a coin toss, and the processor would guess wrong.
        self.field = (self.field | LAID[kind] << 4 * month) & ~taken
        self.piles[seat] |= taken
        if self.open & taken:
            # HA 4.4: an open card leaves its owner's hand, wherever it lay.
            self.open &= ~taken
            for i in range(self.num_seats):
                self.hands[i] &= ~taken

    def dealer_after(self) -> int:
        # SU 7, HA 7: the highest score deals next, of equals the earliest in order of play; as `next_dealer` says.
        found = self.dealer
        seat = self.dealer
        for _ in range(1, self.num_seats):
            seat = seat + 1 if seat + 1 < self.num_seats else 0
            if self.points[seat] > self.points[found]:
                found = seat
        return found

    def next_place(self, seat: int) -> int:
        place = seat - self.dealer_after()
        return place if place >= 0 else place + self.num_seats

    def paid_by_both(self, rule: int, seat: int, points: int) -> None:
        """Add the lines by which all other seats pay a seat."""
        for payer in range(self.num_seats):
            if payer != seat:
                self.add_line(rule, payer, seat, points, -1, -1, -1, -1)

    def promise(self, cards: int) -> int:
        """What some cards bring the seat to act besides, in eighths of a point: hands they further or break up."""
        return 0  # pragma: no cover - both our games have such hands

    def furthers(self, aim: int, weight: int, cards: int) -> int:
        """What some cards do for a hand of several, of which k in one pile are worth `weight` × k².

        Nothing once two piles hold some of it.
        """
        if aim & cards == 0:
            return 0
        mine = aim & self.piles[self.to_act]
        out = aim & (self.piles[0] | self.piles[1] | self.piles[2] | self.piles[3])
        if out == mine:
            before = count_bits(mine)
            after = count_bits(mine | (aim & cards))
            return 2 * weight * (after * after - before * before)
        if mine == 0:
            for seat in range(self.num_seats):
                if out == aim & self.piles[seat]:
                    before = count_bits(out)
                    return weight * before * before
        return 0

    def policy(self, rng: Rng) -> int:
        """The capture worth most, what others may still take before what they cannot; else the card safest to lay.

        One time in sixteen anything. For playouts.
        """
        n = self.fill_legal()
        if n == 1:
            return self.legal[0]
        k = rng.pick(16 * n)
        if k < n:
            return self.legal[k]
        hand = self.hands[self.to_act]
        seen = hand | self.field | self.piles[0] | self.piles[1] | self.piles[2] | self.piles[3]
        best = -10000
        chosen = 0
        for i in range(n):
            action = self.legal[i]
            month = action // 20
            taken = TAKEN[action - 20 * month] << 4 * month
            unseen = 4 - count_bits(seen >> 4 * month & 15)
            if taken != 0:
                value = (8 * self.worth(taken) + self.promise(taken)) * (2 if unseen > 0 else 1)
            else:
                taken = bit(action // 5)
                value = -(8 * self.worth(taken) + self.promise(taken)) * (2 if unseen > 2 else unseen)
                if count_bits(hand >> 4 * month & 15) > 1:
                    value += 8
            value += (action + k) & 7  # equals are told apart by chance
            if value > best:
                best = value
                chosen = action
        return chosen

    # --- for Python ---------------------------------------------------------

    def hand_of(self, seat: int) -> int:
        """The cards in a seat's hand now, as a mask."""
        return self.hands[self.seat_of(seat)]

    def counts(self) -> tuple[int, ...]:
        """Number of cards in each hand."""
        return tuple([count_bits(self.hands[seat]) for seat in range(self.num_seats)])

    def captured(self) -> tuple[int, ...]:
        """The pile of each seat, as masks."""
        return tuple([self.piles[seat] for seat in range(self.num_seats)])

    def card_points(self) -> tuple[int, ...]:
        """Card points of each pile."""
        return tuple([self.worth(self.piles[seat]) for seat in range(self.num_seats)])

    def past(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What each turn did so far: the actions of the hand cards (−1: there was none), those of the stock cards.

        The first is one longer while a drawn card waits for its choice.
        """
        n = self.turn
        turned = [self.turned[i] for i in range(n)]
        if self.drawn >= 0:
            n += 1
        played = [-1 if self.played[i] == NOTHING else self.played[i] for i in range(n)]
        return tuple(played), tuple(turned)

    def calls(self) -> tuple[int, ...]:
        """What was called after each turn that is over (−1: nothing); for games that are `halting`."""
        return tuple([-1 if self.called[t] == NOTHING else self.called[t] for t in range(1, self.turn + 1)])

    def policy_action(self, rng: Rng) -> int:
        """The action that the playout policy chooses.

        Raises: ValueError where the deal is over.
        """
        if self.to_act < 0:
            raise ValueError("The deal is over: there is nothing to choose.")
        return self.policy(rng)

    def end_with(self, piles: list[int]) -> None:
        """End the deal at once and score it as if these piles (masks by seat) had been captured: for what-ifs.

        Raises: ValueError where the deal is over, or where these are no masks of cards.
        """
        if self.to_act < 0:
            raise ValueError("The deal is over: it cannot be ended again.")
        if len(piles) != self.num_seats:
            raise ValueError(f"There are {self.num_seats} piles, not {len(piles)}.")
        checked = [in_range("A pile, as a mask,", pile, 0, ALL_CARDS) for pile in piles]
        for seat in range(self.num_seats):
            self.piles[seat] = checked[seat]
            self.hands[seat] = 0
        self.imagined = True
        self.field = 0
        self.open = 0
        self.drawn = -1
        self.asked = 0
        self.turn = self.num_turns
        self.num_legal = -1
        self.close()
        self.sound()

    def field_dealt(self) -> int:
        """The field as dealt, as a mask."""
        cards = 0
        for i in range(self.num_turns, self.first_of_stock):
            cards |= bit(self.pack[i])
        return cards

    def hand_dealt(self, seat: int) -> int:
        """A hand as dealt, as a mask."""
        return self.hand_as_dealt(self.seat_of(seat))

    def hand_as_dealt(self, seat: int) -> int:
        place = self.hand_begins(seat)
        cards = 0
        for i in range(place, place + self.hand_size):
            cards |= bit(self.pack[i])
        return cards

    def place_of(self, seat: int) -> int:
        """Where in the pack the hand of a seat begins."""
        return self.hand_begins(self.seat_of(seat))

    def hand_begins(self, seat: int) -> int:
        if self.num_seats == 0:  # pragma: no cover - compiled, and never made
            return 0
        return self.hand_size * ((seat - self.dealer + self.num_seats) % self.num_seats)

    def stock_dealt(self) -> list[int]:
        """The stock as dealt, in drawing order."""
        return [self.pack[i] for i in range(self.first_of_stock, 48)]
