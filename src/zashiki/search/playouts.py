"""Playouts without a tree: what a position, or a game, brings when all play fast and sensibly."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core import classes

if cython.compiled:
    from cython.cimports.zashiki.core.deal import Deal, in_range
    from cython.cimports.zashiki.core.rng import Rng
    from cython.cimports.zashiki.core.worlds import Worlds
else:
    from zashiki.core.deal import Deal, in_range
    from zashiki.core.rng import Rng
    from zashiki.core.worlds import Worlds


class OpenWorlds(Worlds):
    """The one world of somebody who sees everything: for reviews, and to measure the search alone."""

    def __init__(self, deal: Deal) -> None:
        classes.need(deal, Deal)
        self.fresh()
        self.hold(deal.copy())


class ShuffledWorlds(Worlds):
    """The worlds of somebody who sees nothing yet: every draw shuffles and deals the whole pack again."""

    def __init__(self, deal: Deal) -> None:
        classes.need(deal, Deal)
        self.fresh()
        self.hold(deal.copy())

    def draw(self, rng: Rng, into: Deal) -> None:
        into.copy_from(self.kept)
        into.shuffle(rng)


class Playouts:
    """Sums of scores over playouts from the worlds of a plan, by the game's policy or uniformly."""

    def __init__(self, worlds: Worlds, sides: list[int], rng: Rng, policy: bool) -> None:
        if not cython.compiled:
            self.side_seat = [0] * 8
            self.total, self.squares = [0.0] * 8, [0.0] * 8
        elif self.worlds is not None:
            raise TypeError("Playouts are made once: make others.")
        classes.need(worlds, Worlds)
        classes.need(rng, Rng)
        self.deal = worlds.template
        check_sides(self.deal, sides)
        self.worlds = worlds
        self.rng = rng
        self.policy = bool(policy)
        self.number = 0
        self.num_sides = 0
        for seat in range(len(sides) - 1, -1, -1):
            self.side_seat[sides[seat]] = seat
            self.num_sides = max(self.num_sides, sides[seat] + 1)
        for s in range(self.num_sides):
            self.total[s] = self.squares[s] = 0.0

    def run(self, number: int) -> None:
        """Play so many more."""
        count = self.started(number)
        own = self.rng.copy()
        self.worlds.claim()
        with cython.nogil:
            for _ in range(count):
                self.worlds.draw(own, self.deal)
                if self.policy:
                    self.deal.playout_policy(own)
                else:
                    self.deal.playout(own)
                for s in range(self.num_sides):
                    x = self.deal.score(self.side_seat[s])
                    self.total[s] += x
                    self.squares[s] += x * x
        self.worlds.in_use = False
        self.rng.take(own)
        self.number += count

    def started(self, number: object) -> int:
        """A number of playouts. Raises: TypeError, ValueError where there is none."""
        if cython.compiled and self.worlds is None:
            raise TypeError("These Playouts were made without __init__, so nothing can be played.")
        return in_range("The number of playouts", number, 0, 0x7FFFFFFF)

    def suggest(self) -> int:
        """What the game's policy does in a world of the plan; it looks at nothing but what its seat knows."""
        self.started(0)
        self.worlds.ready()
        self.worlds.draw(self.rng, self.deal)
        if self.deal.to_act < 0:
            raise ValueError("The deal is over: there is nothing to suggest.")
        return self.deal.policy(self.rng)

    def means(self) -> list[float]:
        """Mean score of each side."""
        self.played()
        return [self.total[s] / self.number for s in range(self.num_sides)]

    def deviations(self) -> list[float]:
        """Standard deviation of the score of each side."""
        self.played()
        found = []
        for s in range(self.num_sides):
            mean = self.total[s] / self.number
            found.append(max(0.0, self.squares[s] / self.number - mean * mean) ** 0.5)
        return found

    def played(self) -> None:
        """Raises: ValueError where nothing was played yet."""
        if self.number == 0:
            raise ValueError("Nothing was played yet.")


def check_sides(deal: Deal, sides: list[int]) -> None:
    """Raises: ValueError where these are not the sides of the seats of a deal."""
    if len(sides) != deal.num_seats:
        raise ValueError(f"Each of the {deal.num_seats} seats has a side, so that {len(sides)} sides are none.")
    for side in sides:
        in_range("A side", side, 0, deal.num_seats - 1)
