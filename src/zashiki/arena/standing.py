"""What an arena found: points with intervals, ratings, speed."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from zashiki.arena.intervals import Interval, interval, sequential
from zashiki.arena.ratings import rated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.arena.table import Played, Table


@dataclass
class Standing:
    """Results of a table, shuffle by shuffle. All lists are by player, in the order they were named.

    `points`: by player, one value a shuffle, the mean score of one of its seats in one deal; `wins`: likewise the part
    of the deals (or matches) won that fell to one of its seats; `tables`: who finished above whom.
    """

    table: Table
    points: list[list[float]] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)
    tables: list[list[list[float]]] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    deals: int = 0

    def __post_init__(self) -> None:
        n = len(self.table.names)
        self.points = [[] for _ in range(n)]
        self.wins = [[] for _ in range(n)]
        self.decisions = [0] * n
        self.seconds = [0.0] * n

    @property
    def shuffles(self) -> int:
        """Shuffles counted."""
        return len(self.tables)

    def add(self, rotations: Sequence[Played]) -> None:
        """Count a shuffle: its games in all rotations."""
        game, n = self.table.game, len(self.table.names)
        seatings = self.table.seatings()
        sums, seats = [0.0] * n, [0] * n
        wins, places = [0.0] * n, [0] * n
        above = [[0.0] * n for _ in range(n)]
        for played in rotations:
            seating = seatings[played.rotation]
            totals = [sum(scores) for scores in zip(*played.scores, strict=True)]
            won = played.winners
            self.deals += len(played.scores)
            for seat, player in enumerate(seating):
                side = game.side_of(seat)
                sums[player] += totals[side]
                seats[player] += len(played.scores)
                wins[player] += (side in won) / len(won)
                places[player] += 1
            for a, b, result in encounters(seating, ranked(totals, won), game.side_of):
                above[a][b] += result
            for player in range(n):
                self.decisions[player] += played.decisions[player]
                self.seconds[player] += played.seconds[player]
        for player in range(n):
            self.points[player].append(sums[player] / seats[player])
            self.wins[player].append(wins[player] / places[player])
        self.tables.append(above)

    def difference(self, first: int, second: int, *, at_any_time: bool = False, confidence: float = 0.95) -> Interval:
        """Points of one player more than another, seat for seat; `at_any_time`: an interval one may stop by."""
        values = [a - b for a, b in zip(self.points[first], self.points[second], strict=True)]
        return (sequential if at_any_time else interval)(values, confidence)

    def win_difference(self, first: int, second: int, confidence: float = 0.95) -> Interval:
        """Likewise for the parts won."""
        values = [a - b for a, b in zip(self.wins[first], self.wins[second], strict=True)]
        return interval(values, confidence)

    def is_decided(self, confidence: float) -> bool:
        """Whether the first player is known to be better or worse than each other."""
        others = range(1, len(self.table.names))
        return all(self.difference(0, i, at_any_time=True, confidence=confidence).excludes_zero() for i in others)

    def as_json(self) -> dict[str, Any]:
        """The standing as the command prints it."""
        ratings = rated(self.tables) if self.tables else [(math.nan, math.nan)] * len(self.table.names)
        agents = []
        for player, name in enumerate(self.table.names):
            found = interval(self.points[player])
            rate = self.decisions[player] / self.seconds[player] if self.seconds[player] > 0 else None
            rating, deviation = ratings[player]
            agents.append(
                {
                    "name": name,
                    "points": rounded(found.mean),
                    "low": rounded(found.low),
                    "high": rounded(found.high),
                    "rating": rounded(rating, 1),
                    "deviation": rounded(deviation, 1),
                    "decisions_per_s": None if rate is None else rounded(rate, 1),
                    "wins": rounded(interval(self.wins[player]).mean),
                }
            )
        game = self.table.game
        return {
            "game": game.id,
            "options": game.changed_options(),
            "deals": self.shuffles,
            "seed": self.table.seed,
            "matches": self.table.matches,
            "played": self.deals,
            "agents": agents,
            "differences": [
                {"first": self.table.names[0], "second": self.table.names[i], **spread(self, i)}
                for i in range(1, len(self.table.names))
            ],
        }


def spread(standing: Standing, other: int) -> dict[str, float | None]:
    """The first player's points more than another's, and its part of wins more, with intervals of 95 %."""
    points, wins = standing.difference(0, other), standing.win_difference(0, other)
    return {
        "points": rounded(points.mean),
        "low": rounded(points.low),
        "high": rounded(points.high),
        "wins": rounded(wins.mean),
        "wins_low": rounded(wins.low),
        "wins_high": rounded(wins.high),
    }


def rounded(value: float, digits: int = 4) -> float | None:
    """A number for JSON, which has no infinity."""
    return round(value, digits) if math.isfinite(value) else None


def ranked(totals: Sequence[int], winners: Sequence[int]) -> list[tuple[bool, int]]:
    """What ranks the sides: who has won stands above the others, whom their points rank."""
    return [(side in winners, total) for side, total in enumerate(totals)]


def encounters(seating: Sequence[int], totals: Sequence[Any], side_of: Any) -> list[tuple[int, int, float]]:
    """Who finished above whom: player, other player, 1 or a half, for each two sides of different players.

    A side of several players is its first seat's for this count; teams are seated by one player in duplicate play.
    """
    owner: dict[int, int] = {}
    for seat, player in enumerate(seating):
        owner.setdefault(side_of(seat), player)
    found = []
    for side, a in owner.items():
        for other, b in owner.items():
            if a != b and totals[side] > totals[other]:
                found.append((a, b, 1.0))
            elif a != b and totals[side] == totals[other]:
                found.append((a, b, 0.5))
    return found
