# cython: language_level=3, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, auto_pickle=False
"""Playouts without a tree: what a position, or a game, brings when all play fast and sensibly."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

if cython.compiled:
    from cython.cimports.zashiki.core.deal import Deal
    from cython.cimports.zashiki.core.rng import Rng
    from cython.cimports.zashiki.core.worlds import Worlds
else:
    from zashiki.core.deal import Deal
    from zashiki.core.rng import Rng
    from zashiki.core.worlds import Worlds


class OpenWorlds(Worlds):
    """The one world of somebody who sees everything: for reviews, and to measure the search alone."""

    def __init__(self, deal: Deal) -> None:
        self.template = deal


class ShuffledWorlds(Worlds):
    """The worlds of somebody who sees nothing yet: every draw shuffles and deals the whole pack again."""

    def __init__(self, deal: Deal) -> None:
        self.template = deal

    def draw(self, rng: Rng, into: Deal) -> None:
        into.copy_from(self.template)
        into.shuffle(rng)


class Playouts:
    """Sums of scores over playouts from the worlds of a plan, by the game's policy or uniformly."""

    def __init__(self, worlds: Worlds, sides: list[int], rng: Rng, policy: bool) -> None:
        if not cython.compiled:
            self.side_seat = [0] * 8
            self.total, self.squares = [0.0] * 8, [0.0] * 8
        self.worlds = worlds
        self.deal = worlds.template.copy()
        self.rng = rng
        self.policy = policy
        self.number = 0
        self.num_sides = 0
        for seat in range(len(sides) - 1, -1, -1):
            self.side_seat[sides[seat]] = seat
            self.num_sides = max(self.num_sides, sides[seat] + 1)
        for s in range(self.num_sides):
            self.total[s] = self.squares[s] = 0.0

    def run(self, number: int) -> None:
        """Play so many more."""
        with cython.nogil:
            for _ in range(number):
                self.worlds.draw(self.rng, self.deal)
                if self.policy:
                    self.deal.playout_policy(self.rng)
                else:
                    self.deal.playout(self.rng)
                for s in range(self.num_sides):
                    x = self.deal.score(self.side_seat[s])
                    self.total[s] += x
                    self.squares[s] += x * x
        self.number += number

    def suggest(self) -> int:
        """What the game's policy does in a world of the plan; it looks at nothing but what its seat knows."""
        self.worlds.draw(self.rng, self.deal)
        return self.deal.policy(self.rng)

    def means(self) -> list[float]:
        """Mean score of each side."""
        return [self.total[s] / self.number for s in range(self.num_sides)]

    def deviations(self) -> list[float]:
        """Standard deviation of the score of each side."""
        found = []
        for s in range(self.num_sides):
            mean = self.total[s] / self.number
            found.append(max(0.0, self.squares[s] / self.number - mean * mean) ** 0.5)
        return found
