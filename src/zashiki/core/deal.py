"""The base class of every game's deal: a position you can copy, move and ask.

A subclass holds plain data only (integers, masks, fixed arrays), so that one memory copy serves all, and writes the
rules once: `set_up`, `fill_legal`, `step`. What those add as score lines is the whole of the scoring.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Self

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core import classes
from zashiki.core.errors import IllegalAction

if cython.compiled:
    from cython.cimports.cpython.exc import PyErr_CheckSignals
    from cython.cimports.zashiki.core.bits import bit
    from cython.cimports.zashiki.core.rng import Rng
else:
    from zashiki.core.bits import bit
    from zashiki.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Sequence

OVER = -1
NO_SEAT = -1
MAX_SEATS = 8
MAX_PACK = 80
MAX_LEGAL = 512
MAX_HISTORY = 352
MAX_LINES = 64
MAX_ACTION_IDS = 32767  # an action is a short
MASK64 = 0xFFFFFFFFFFFFFFFF
NOWHERE = -0x7FFFFFFF
AT_ONCE = 4096  # deals between two looks whether the program was interrupted

BLANK, MADE, DEALT = 0, 1, 2
NO_FAULT, TOO_MANY_LEGAL, TOO_LONG, TOO_MANY_LINES = 0, 1, 2, 3
FAULTS = (
    "",
    f"more than {MAX_LEGAL} actions are legal at once",
    f"more than {MAX_HISTORY} actions are played",
    f"more than {MAX_LINES} score lines are written",
)
C_METHODS = frozenset(
    [
        "is_size",
        "set_up",
        "is_misdeal",
        "fill_legal",
        "step",
        "copy_from",
        "score",
        "side_of",
        "seen_as",
        "won_by",
        "next_place",
        "policy",
        "add_line",
        "play",
        "begin",
        "shuffle",
        "playout",
        "playout_policy",
        "run",
        "legal_now",
        "may",
        "take_all",
        "seat_of",
        "viewer_of",
        "ready",
        "sound",
        "lay_out",
    ]
)
"""What compiled code calls in C, so that plain Python cannot put anything in its place."""


def as_int(value: Any) -> int:
    """A whole number as C holds it; one that is too large for that is far below all others.

    Raises: TypeError where it is none.
    """
    if type(value) is not int:
        try:
            value = index(value)
        except TypeError:
            raise TypeError(f"A whole number belongs here, not {shown(value)}.") from None
    try:
        found: int = value
    except OverflowError:
        found = NOWHERE
    return found


def in_range(what: str, value: Any, low: int, high: int) -> int:
    """A whole number from `low` to `high`.

    Raises: TypeError, ValueError, with the name of what it is.
    """
    if type(value) is not int:
        try:
            value = index(value)
        except TypeError:
            raise TypeError(f"{what} is a whole number from {low} to {high}, not {shown(value)}.") from None
    try:
        found: int = value
    except OverflowError:
        found = NOWHERE
    if found < low or found > high:
        raise ValueError(f"{what} is a whole number from {low} to {high}, not {shown(value)}.")
    return found


def shown(value: object) -> str:
    """A value as an error shows it: short, and never failing."""
    try:
        text = repr(value)
    except Exception:
        text = f"a {type(value).__name__}"
    return text if len(text) <= 40 else text[:39] + "…"


class Deal:
    """One shuffle played out, from the first action to the last.

    `to_act` is the seat to act or OVER; `length` the number of actions so far; `number` the deal's index in its match.
    """

    def __cinit__(self) -> None:  # where it is compiled; what nothing was made of is over
        self.to_act = OVER
        self.num_legal = -1

    def __init__(self, num_seats: int, pack_size: int, num_actions: int = MAX_ACTION_IDS) -> None:
        if cython.compiled:
            if self.stage != BLANK:
                raise TypeError("A deal is made once: copy it, or make another.")
            classes.check(type(self), Deal, C_METHODS)
        seats = in_range("The number of seats", num_seats, 1, MAX_SEATS)
        pieces = in_range("The number of pieces", pack_size, 1, MAX_PACK)
        if not self.is_size(seats, pieces):
            raise ValueError(f"{type(self).__name__} is not played by {seats} with {pieces} pieces.")
        self.num_actions = in_range("The number of action ids", num_actions, 1, MAX_ACTION_IDS)
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
        self.num_seats = seats
        self.pack_size = pieces
        self.pack = [0] * 80
        self.points = [0] * 8
        self.number = 0
        self.num_lines = 0
        self.length = 0
        self.to_act = OVER
        self.fault = NO_FAULT
        self.imagined = False
        self.stage = MADE

    # --- what a game writes -------------------------------------------------

    def is_size(self, num_seats: int, pack_size: int) -> bool:
        """Whether the rules can be played by so many with so many pieces; asked before anything is dealt."""
        return True

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
        if n == MAX_LINES:
            self.fault = TOO_MANY_LINES
            return
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
        n = self.length
        self.num_legal = -1
        if n == MAX_HISTORY:
            self.fault = TOO_LONG
            self.to_act = OVER
            return
        self.history[n] = action
        self.actors[n] = self.to_act
        self.length = n + 1
        self.step(action)

    def begin(self) -> None:
        self.stage = DEALT
        self.fault = NO_FAULT
        self.imagined = False
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
            if self.num_legal > MAX_LEGAL:
                self.fault = TOO_MANY_LEGAL
                self.num_legal = 0
        return self.num_legal

    def may(self, action: int) -> bool:
        for i in range(self.legal_now()):
            if self.legal[i] == action:
                return True
        return False

    def run(self, deals: int, rng: Rng, check: int) -> int:
        moves = 0
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
        self.moves_made += moves
        return check

    def take_all(self, other: Deal) -> None:
        if cython.compiled:
            self.size = other.size
            copy_all(self, other)  # type: ignore[name-defined]  # noqa: F821
        else:
            for name, value in other.__dict__.items():
                self.__dict__[name] = value[:] if isinstance(value, list) else value

    # --- what is asked of Python's arguments --------------------------------

    def ready(self) -> int:
        """Raises: TypeError where the deal was never made."""
        if cython.compiled and self.stage == BLANK:
            raise TypeError(f"This {type(self).__name__} was made without __init__, so it cannot be dealt.")
        return 0

    def sound(self) -> int:
        """Raises: OverflowError where the game is too large for the arrays of a deal."""
        if self.fault != NO_FAULT:
            raise OverflowError(f"{type(self).__name__} is too large for the core: {FAULTS[self.fault]}.")
        return 0

    def seat_of(self, seat: Any) -> int:
        """A seat of this table.

        Raises: TypeError, IndexError.
        """
        found = as_int(seat)
        if found < 0 or found >= self.num_seats:
            raise IndexError(f"There is no seat {shown(seat)} at a table of {self.num_seats}.")
        return found

    def viewer_of(self, seat: Any) -> int:
        """A seat of this table, or −1 for an onlooker.

        Raises: TypeError, IndexError.
        """
        return -1 if as_int(seat) == -1 else self.seat_of(seat)

    def lay_out(self, pack: tuple[int, ...]) -> int:
        # Nothing changes until all of it has been looked at.
        given = [0] * 80
        size = self.pack_size
        if len(pack) != size:
            raise ValueError(f"A pack for {type(self).__name__} has {size} pieces, not {len(pack)}.")
        low = 0
        high = 0
        for i in range(size):
            piece = as_int(pack[i])
            if piece < 0 or piece >= size:
                raise ValueError(f"There is no piece {shown(pack[i])} in a pack of {size}.")
            if (low >> piece & 1 if piece < 64 else high >> (piece - 64) & 1) != 0:
                raise ValueError(f"Piece {piece} stands in the pack twice.")
            if piece < 64:
                low |= bit(piece)
            else:
                high |= bit(piece - 64)
            given[i] = piece
        for i in range(size):
            self.pack[i] = given[i]
        return 0

    # --- for Python ---------------------------------------------------------

    def shuffled(self, rng: Rng) -> None:
        """Shuffle a pack that lies in deck order, deal it, and again while it is a misdeal."""
        self.ready()
        self.shuffle(rng)
        self.sound()

    def dealt(self, pack: Sequence[int]) -> None:
        """Deal a given pack: piece numbers in the order of dealing. Misdeals are the caller's to refuse.

        Raises: ValueError where it is no whole pack.
        """
        self.ready()
        if not isinstance(pack, (list, tuple)):
            raise TypeError(f"A pack is a list of piece numbers, not {shown(pack)}.")
        self.lay_out(tuple(pack))
        self.begin()
        self.sound()

    def renumber(self, number: int) -> None:
        """Say which deal of its match this is, from 0. Before it is dealt: in Shou Ba Yi hand sizes follow."""
        self.ready()
        if self.stage == DEALT:
            raise ValueError("A deal that has been dealt keeps its number.")
        self.number = in_range("The number of a deal", number, 0, 0x3FFFFFFF)

    def misdealt(self) -> bool:
        """Whether the position just dealt is a misdeal, which a table shuffles again and a record may not hold."""
        return self.is_misdeal()

    def packed(self) -> list[int]:
        """The pack as dealt: piece numbers, position 0 dealt first."""
        return [self.pack[i] for i in range(self.pack_size)]

    def legal_actions(self) -> list[int]:
        """Ids of the actions the seat to act may choose from: ascending, each once, none only when the deal is over."""
        n = self.legal_now()
        if self.fault != NO_FAULT:
            self.sound()
        return [self.legal[i] for i in range(n)]

    def is_legal(self, action: int) -> bool:
        """Whether the seat to act may play this action id."""
        return self.may(as_int(action))

    def apply(self, action: int) -> None:
        """Play an action of the seat to act.

        Raises: IllegalAction where it may not be played; nothing has changed then.
        """
        id = as_int(action)
        if not self.may(id):
            self.sound()
            raise IllegalAction("illegal-action", action=action)
        self.play(id)
        if self.fault != NO_FAULT:
            self.sound()

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

    def room(self) -> dict[str, tuple[int, int]]:
        """How much of each fixed array of the core this position uses, and how much there is."""
        legal = self.legal_now()
        return {
            "seats": (self.num_seats, MAX_SEATS),
            "pieces": (self.pack_size, MAX_PACK),
            "legal actions": (MAX_LEGAL + 1 if self.fault == TOO_MANY_LEGAL else legal, MAX_LEGAL),
            "actions played": (MAX_HISTORY + 1 if self.fault == TOO_LONG else self.length, MAX_HISTORY),
            "score lines": (MAX_LINES + 1 if self.fault == TOO_MANY_LINES else self.num_lines, MAX_LINES),
        }

    def copy(self) -> Self:
        """An independent deal in the same position, its past included."""
        if cython.compiled:
            self.ready()
        other = type(self).__new__(type(self))
        other.take_all(self)
        return other

    def take(self, other: Deal) -> None:
        """Become the position of another deal of the same class, its past included."""
        if type(other) is not type(self):
            raise TypeError(f"A {type(self).__name__} cannot become a {type(other).__name__}.")
        other.ready()
        self.take_all(other)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def play_deals(self, deals: int, rng: Rng) -> tuple[int, int]:
        """Shuffle and play whole deals at random over the full legal set, without the GIL.

        Returns the number of actions, and a checksum of lengths and scores. It works on copies of the deal and of the
        generator and writes them back at the end, so that other threads meet neither halfway.
        """
        self.ready()
        left = in_range("The number of deals", deals, 0, 0x7FFFFFFF)
        worker = self.copy()
        own = rng.copy()
        worker.moves_made = 0
        check = 0
        while left > 0:
            part = left if left < AT_ONCE else AT_ONCE
            with cython.nogil:
                check = worker.run(part, own, check)
            left -= part
            if cython.compiled:
                PyErr_CheckSignals()
        rng.take(own)
        self.take_all(worker)
        self.sound()
        return worker.moves_made, check

    def play_out(self, rng: Rng) -> None:
        """Play on to the end, every action chosen uniformly among the legal ones."""
        while self.to_act >= 0:
            n = self.legal_now()
            self.sound()
            self.play(self.legal[rng.pick(n)])
        self.sound()

    def looks(self, action: int, seat: int) -> int:
        """What a seat sees of a legal action of the seat to act, as a number: equal ones look alike to it."""
        return self.seen_as(action, seat)

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

    def __eq__(self, other: object) -> bool:
        """Equal by content: class, what it took over, pack and actions; a deal changes, so that it has no hash."""
        return type(other) is type(self) and content(other) == content(self)

    def __repr__(self) -> str:
        if self.stage != DEALT:
            return f"<{type(self).__name__} {self.number}, not dealt>"
        state = "over" if self.to_act < 0 else f"seat {self.to_act} to act"
        return f"<{type(self).__name__} {self.number}: {self.length} actions, {state}, scores {self.scores()}>"

    def __reduce__(self) -> tuple[Any, ...]:
        if self.imagined:
            raise TypeError("A deal that was ended for a what-if has no past that leads there, so it is not pickled.")
        pack = self.packed() if self.stage == DEALT else []
        return replayed, (type(self), self.recipe(), self.number, pack, [a for _, a in self.actions()])


def replayed(kind: type[Deal], recipe: tuple[int, ...], number: int, pack: list[int], actions: list[int]) -> Deal:
    """The deal that a pickle stands for."""
    deal = kind(*recipe)
    deal.renumber(number)
    if pack:
        deal.dealt(pack)
    for action in actions:
        deal.apply(action)
    return deal


def content(deal: Any) -> tuple[object, ...]:
    """All that tells a deal from others of its class."""
    return deal.number, deal.length, deal.to_act, deal.packed(), deal.actions(), deal.recipe(), deal.raw_lines()


SCRATCH = frozenset(
    {"size", "moves_made", "num_legal", "legal", "history", "actors"}
    | {"line_rule", "line_points", "line_from", "line_to", "line_keys"}
)
