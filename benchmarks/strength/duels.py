"""A duel: two players on duplicate deals, in both line-ups where the number of seats is odd, until it is decided."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import zashiki
from zashiki import arena
from zashiki.arena.intervals import interval, sequential

if TYPE_CHECKING:
    from zashiki.core.game import Game

LEAST, LOOK_EVERY = 20, 10
"""Shuffles before the first look at the sequential interval, and between two looks."""
MEASURES = {
    "points": {"tien-gow": {"deals": 8}},  # a match of one deal is won by its last trick, whatever the points
    "wins": {},
}
"""What decides, and the options of games where they are not the usual ones."""


def lineups(game: Game, first: str, second: str) -> list[list[str]]:
    """The line-ups, each of which is played in every rotation: with an odd number of seats the first sits once more."""
    return [[first, second], [second, first]] if game.num_seats % 2 else [[first, second]]


def duel(
    id: str, first: str, second: str, deals: int, seed: int, confidence: float, minutes: float, measure: str
) -> dict[str, Any]:
    """What came of it: the first player's points and wins more, by shuffle, with intervals.

    A shuffle counts once, with the mean of its line-ups. The duel stops when the sequential interval of what is
    measured excludes zero, looked at every ten shuffles, or when the time is up.
    """
    game = zashiki.game(id, **MEASURES[measure].get(id, {}))
    values: dict[str, list[float]] = {"points": [], "wins": []}
    end = time.monotonic() + 60 * minutes
    while len(values[measure]) < deals and time.monotonic() < end:
        number = len(values[measure])
        played = [arena.rate(game, names, 1, seed=seed + number) for names in lineups(game, first, second)]
        for key, found in values.items():
            differences = [each.difference(0, 1) if key == "points" else each.win_difference(0, 1) for each in played]
            found.append(sum((-1) ** i * each.mean for i, each in enumerate(differences)) / len(played))
        done = len(values[measure])
        if done >= LEAST and done % LOOK_EVERY == 0 and sequential(values[measure], confidence).excludes_zero():
            break
    always = sequential(values[measure], confidence)
    decided = always.excludes_zero()
    return {
        "game": id,
        "options": game.changed_options(),
        "names": [first, second],
        "lineups": len(lineups(game, first, second)),
        "measure": measure,
        "deals": len(values[measure]),
        "seed": seed,
        **{key: described(found) for key, found in values.items()},
        "sequential": [round(always.low, 4), round(always.high, 4)],
        "decided": confidence if decided else None,
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "version": zashiki.__version__,
        "by_shuffle": {key: [round(x, 4) for x in found] for key, found in values.items()},
    }


def described(values: list[float]) -> list[float]:
    """Mean and 95 % interval."""
    found = interval(values)
    return [round(x, 4) for x in (found.mean, found.low, found.high)]


def said(found: dict[str, Any]) -> str:
    """A duel in a line."""
    points, wins = found["points"], found["wins"]
    return (
        f"{found['game']} {found['options'] or ''} {' – '.join(found['names'])}: "
        f"points {points[0]:+.2f} ({points[1]:+.2f} … {points[2]:+.2f}), "
        f"wins {100 * wins[0]:+.1f} % ({100 * wins[1]:+.1f} … {100 * wins[2]:+.1f}), "
        f"{found['deals']} shuffles, decided at {found['decided']}"
    )
