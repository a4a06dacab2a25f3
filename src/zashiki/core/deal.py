# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, auto_pickle=False
"""The base class of every game's deal: a position you can copy, move and ask.

A subclass holds plain data only (integers, masks, fixed arrays), so that one memory copy serves all, and writes the
rules once: `set_up`, `fill_legal`, `step`. What those add as score lines is the whole of the scoring.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, Self

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core.errors import IllegalAction

if cython.compiled:
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.rng import Rng

OVER = -1
NO_SEAT = -1
MAX_LEGAL = 512
MAX_HISTORY = 352
MAX_LINES = 64
MASK64 = 0xFFFFFFFFFFFFFFFF


class Deal:
    """One shuffle played out, from the first action to the last.

    `to_act` is the seat to act or OVER; `length` the number of actions so far; `number` the deal's index in its match.
    """

    def __init__(self, num_seats: int, pack_size: int) -> None:
        if cython.compiled and isinstance(getattr(type(self), "step", None), FunctionType):
            # The core calls the rules as C functions, which plain Python cannot put others in the place of.
            raise TypeError(
                f"{type(self).__name__} is not compiled and the core is: compile it too, or set ZASHIKI_PURE=1"
            )
        self.size = type(self).__basicsize__ if cython.compiled else 0
        self.moves_made = 0
        self.num_legal = -1
        self.legal = [0] * 512
        self.history = [0] * 352
        self.actors = [0] * 352
        self.line_rule = [0] * 64
        self.line_points = [0] * 64
        self.line_from = [0] * 64
        self.line_to = [0] * 64
        self.line_keys = [0] * 256
        self.num_seats = num_seats
        self.pack_size = pack_size
        self.pack = [0] * 80
        self.points = [0] * 8
        self.number = 0
        self.num_lines = 0
        self.length = 0
        self.to_act = OVER

    # --- what a game writes -------------------------------------------------

    def set_up(self) -> None:
        """Deal out `pack` (position 0 is dealt first) and make the position before the first action."""

    def is_misdeal(self) -> bool:
        """Whether the position just set up must be shuffled again."""
        return False

    def fill_legal(self) -> int:
        """Write the legal actions into `legal`, ascending, and return their number: 0 only when the deal is over."""
        return 0

    def step(self, action: int) -> None:
        """Play a legal action."""

    def side_of(self, seat: int) -> int:
        """Whom the points of a seat belong to: itself, or its team."""
        return seat

    def seen_as(self, action: int, seat: int) -> int:
        """What a seat sees of an action of the seat to act: equal numbers look alike. Here all actions are open."""
        return action

    def won_by(self) -> int:
        """The seat that has won the finished deal, whatever its score; NO_SEAT where the highest score has won."""
        return NO_SEAT

    def next_place(self, seat: int) -> int:
        """Where a seat of the finished deal stands in the next one: an index of `Game.handed_on`."""
        return 0

    def policy(self, rng: Rng) -> int:
        """A legal action chosen fast and sensibly for playouts; here any one, each equally likely."""
        return self.legal[rng.pick(self.fill_legal())]

    # --- what every game gets -----------------------------------------------

    def score(self, seat: int) -> int:
        return self.points[self.side_of(seat)]

    def add_line(self, rule: int, payer: int, to: int, points: int, key0: int, key1: int, key2: int, key3: int) -> None:
        n = self.num_lines
        self.line_rule[n] = rule
        self.line_from[n] = payer
        self.line_to[n] = to
        self.line_points[n] = points
        self.line_keys[4 * n] = key0
        self.line_keys[4 * n + 1] = key1
        self.line_keys[4 * n + 2] = key2
        self.line_keys[4 * n + 3] = key3
        self.num_lines = n + 1
        self.points[to] += points
        if payer >= 0:
            self.points[payer] -= points

    def copy_from(self, other: Deal) -> None:
        if cython.compiled:
            copy_state(self, other)  # type: ignore[name-defined]  # noqa: F821
        else:
            mine = self.__dict__
            for name, value in other.__dict__.items():
                if name not in SCRATCH:
                    mine[name] = value[:] if isinstance(value, list) else value
        self.num_legal = -1

    def play(self, action: int) -> None:
        self.history[self.length] = action
        self.actors[self.length] = self.to_act
        self.length += 1
        self.num_legal = -1
        self.step(action)

    def begin(self) -> None:
        self.length = 0
        self.num_lines = 0
        self.num_legal = -1
        for i in range(8):
            self.points[i] = 0
        self.set_up()

    def shuffle(self, rng: Rng) -> None:
        while True:
            for i in range(self.pack_size):
                self.pack[i] = i
            rng.shuffle_bytes(self.pack, self.pack_size)
            self.begin()
            if not self.is_misdeal():
                break

    def playout(self, rng: Rng) -> None:
        while self.to_act >= 0:
            n = self.fill_legal()
            self.step(self.legal[rng.pick(n)])

    def playout_policy(self, rng: Rng) -> None:
        while self.to_act >= 0:
            self.step(self.policy(rng))

    def legal_now(self) -> int:
        if self.num_legal < 0:
            self.num_legal = self.fill_legal()
        return self.num_legal

    def run(self, deals: int, rng: Rng) -> int:
        moves = 0
        check = 0
        for _ in range(deals):
            self.shuffle(rng)
            while self.to_act >= 0:
                n = self.fill_legal()
                self.play(self.legal[rng.pick(n)])
            moves += self.length
            total = 0
            for s in range(self.num_seats):
                total = total * 31 + self.score(s) + 1000
            check = (check * 1000003 + total * 352 + self.length) & MASK64
        self.moves_made = moves
        return check

    # --- for Python ---------------------------------------------------------

    def shuffled(self, rng: Rng) -> None:
        """Shuffle a pack that lies in deck order, deal it, and again while it is a misdeal."""
        with cython.nogil:
            self.shuffle(rng)

    def dealt(self, pack: list[int]) -> None:
        """Deal a given pack: piece numbers in the order of dealing. Misdeals are the caller's to refuse."""
        for i in range(self.pack_size):
            self.pack[i] = pack[i]
        self.begin()

    def renumber(self, number: int) -> None:
        """Say which deal of its match this is, from 0. Before it is dealt: in Shou Ba Yi hand sizes follow."""
        self.number = number

    def misdealt(self) -> bool:
        """Whether the position just dealt is a misdeal, which a table shuffles again and a record may not hold."""
        return self.is_misdeal()

    def packed(self) -> list[int]:
        """The pack as dealt: piece numbers, position 0 dealt first."""
        return [self.pack[i] for i in range(self.pack_size)]

    def legal_actions(self) -> list[int]:
        """Ids of the actions the seat to act may choose from: ascending, each once, none only when the deal is over."""
        return [self.legal[i] for i in range(self.legal_now())]

    def is_legal(self, action: int) -> bool:
        """Whether the seat to act may play this action id."""
        for i in range(self.legal_now()):
            if self.legal[i] == action:
                return True
        return False

    def apply(self, action: int) -> None:
        """Play an action of the seat to act.

        Raises: IllegalAction where it may not be played; nothing has changed then.
        """
        if not self.is_legal(action):
            raise IllegalAction("illegal-action", action=action)
        self.play(action)

    def actions(self) -> list[tuple[int, int]]:
        """Seat and action id of every action so far, in order."""
        return [(self.actors[i], self.history[i]) for i in range(self.length)]

    def scores(self) -> list[int]:
        """Points so far by seat (a team's points stand at each of its seats); final when the deal is over."""
        return [self.score(seat) for seat in range(self.num_seats)]

    def winner(self) -> int:
        """The seat that has won the finished deal, whatever its score; −1 where the highest score has won it."""
        return self.won_by()

    def next_places(self) -> list[int]:
        """By seat, the place in the next deal, as `Game.handed_on` counts them. For finished deals."""
        return [self.next_place(seat) for seat in range(self.num_seats)]

    def raw_lines(self) -> list[tuple[int, int, int, int, int, int, int, int]]:
        """Score lines so far: rule, payer or −1, receiver, points, four further keys of the rule."""
        k = self.line_keys
        return [
            (self.line_rule[i], self.line_from[i], self.line_to[i], self.line_points[i])
            + (k[4 * i], k[4 * i + 1], k[4 * i + 2], k[4 * i + 3])
            for i in range(self.num_lines)
        ]

    def copy(self) -> Self:
        """An independent deal in the same position, its past included."""
        other = type(self).__new__(type(self))
        if cython.compiled:
            other.take(self)
        else:
            for name, value in self.__dict__.items():
                other.__dict__[name] = value[:] if isinstance(value, list) else value
        return other

    def take(self, other: Deal) -> None:
        """Become the position of another deal of the same class, its past included."""
        if type(other) is not type(self):
            raise TypeError(f"{type(other).__name__} is not {type(self).__name__}")
        if cython.compiled:
            self.size = other.size
            copy_all(self, other)  # type: ignore[name-defined]  # noqa: F821
        else:
            self.__dict__.update(other.copy().__dict__)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def play_deals(self, deals: int, rng: Rng) -> tuple[int, int]:
        """Shuffle and play whole deals at random over the full legal set.

        Returns the number of actions, and a checksum of lengths and scores.
        """
        with cython.nogil:
            check = self.run(deals, rng)
        return self.moves_made, check

    def play_out(self, rng: Rng) -> None:
        """Play on to the end, every action chosen uniformly among the legal ones."""
        while self.to_act >= 0:
            n = self.fill_legal()
            self.play(self.legal[rng.pick(n)])

    def policy_choice(self, rng: Rng) -> int:
        """The action that the playouts' policy chooses now; for players of games that bring none of their own.

        Raises: IllegalAction where the deal is over.
        """
        if self.to_act < 0:
            raise IllegalAction("deal-over")
        return self.policy(rng)

    def recipe(self) -> tuple[int, ...]:
        """The arguments that make a deal like this one: what it took over from options and match."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (type(self), self.recipe(), self.number, self.packed(), [a for _, a in self.actions()])


def replayed(kind: type[Deal], recipe: tuple[int, ...], number: int, pack: list[int], actions: list[int]) -> Deal:
    """The deal that a pickle stands for."""
    deal = kind(*recipe)
    deal.renumber(number)
    deal.dealt(pack)
    for action in actions:
        deal.apply(action)
    return deal


SCRATCH = frozenset(
    {"size", "moves_made", "num_legal", "legal", "history", "actors"}
    | {"line_rule", "line_points", "line_from", "line_to", "line_keys"}
)
