"""Players play matches, on as many cores as wanted; the records are the same on any number."""

from __future__ import annotations

import json
import secrets
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import UnknownPlayer
from zashiki.players.seats import let_go, play_match, players_for, seated
from zashiki.players.workers import answers, available_cores, held

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from zashiki.core.game import Game

PARALLEL_FROM = 64  # matches from which starting other processes is worth its while
CHUNK = 8  # matches that are handed to a process at once


@dataclass(frozen=True)
class Task:
    """Everything that makes matches what they are, but their numbers; `deals`: the most that is wanted of a match."""

    game: Game
    names: list[str]
    seed: int
    legal: bool
    record: bool
    deals: int | None

    def play(self, number: int, deals: int | None = None) -> Outcome:
        """Play one match, or as many deals of it as are wanted."""
        players, most = players_for(self.names), deals or self.deals
        try:
            played = play_match(
                self.game, players, self.names, self.seed, number, keep_legal=self.legal, most_deals=most
            )
        finally:
            let_go(players)
        match = played.match
        line = written(played.record()) if self.record else b""
        return Outcome(line, match.scores(), [deal.length for deal in match.deals], match.winners())

    def play_some(self, numbers: Sequence[int]) -> list[Outcome]:
        """Play matches one after the other."""
        return [self.play(number) for number in numbers]


@dataclass
class Outcome:
    """What a match came to: its record as a line, and by deal the scores and the numbers of actions.

    `winners`: the sides that have won it, None where it stopped before its end.
    """

    line: bytes
    scores: list[list[int]]
    lengths: list[int]
    winners: list[int] | None

    def cut(self, deals: int) -> None:
        """Keep only its first deals."""
        if deals < len(self.scores):
            del self.scores[deals:], self.lengths[deals:]
            self.winners = None
            if self.line:
                record = json.loads(self.line)
                self.line = written({**record, "deals": record["deals"][:deals], "totals": self.totals()})

    def totals(self) -> list[int]:
        """Sums by side."""
        return [sum(column) for column in zip(*self.scores, strict=True)]


def written(record: dict[str, Any]) -> bytes:
    """A record as a line of a file."""
    return json.dumps(record, separators=(",", ":")).encode() + b"\n"


class Summary:
    """Counts over the matches so far; memory does not grow with them. Lists are by side: by seat, or by team.

    `points`: sums of scores; `won`: matches won alone; `shared`: matches won with others. A match that stopped before
    its end is won by nobody.
    """

    def __init__(self, game: Game, names: Sequence[str], seed: int) -> None:
        self.game, self.names, self.seed = game, list(names), seed
        self.matches = self.deals = self.actions = 0
        self.points = [0] * game.num_sides
        self.won = [0] * game.num_sides
        self.shared = [0] * game.num_sides

    def add(self, outcome: Outcome) -> None:
        """Count a match."""
        self.matches += 1
        self.deals += len(outcome.scores)
        self.actions += sum(outcome.lengths)
        for side, total in enumerate(outcome.totals()):
            self.points[side] += total
        winners = outcome.winners or []
        for side in winners:
            (self.won if len(winners) == 1 else self.shared)[side] += 1

    def players(self, side: int) -> list[str]:
        """The players of a side, each named once."""
        return list(dict.fromkeys(self.names[side :: self.game.num_sides]))


class Simulation:
    """Matches as they are played: an iterator of their records, with a `summary` of those that have come.

    Used in a `with` statement, or closed, it ends the processes that play where not all matches are taken.
    """

    def __init__(
        self, game: Game, names: list[str], wanted: int, *, seed: int, in_deals: bool, legal: bool, workers: int | None
    ) -> None:
        self.summary = Summary(game, names, seed)
        self.wanted, self.in_deals, self.legal, self.workers = wanted, in_deals, legal, workers
        self.outcomes: Generator[Outcome, None, None] | None = None

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return self

    def __next__(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.step(record=True))
        return found

    def step(self, out: Callable[[bytes], object] | None = None, *, record: bool) -> bytes:
        """Play the next match and count it; the line of its record is handed to `out` in the same breath.

        Raises: StopIteration where all have been played.
        """
        if self.outcomes is None:
            self.outcomes = self.play(record)
        outcome = next(self.outcomes)
        with held():
            if out is not None:
                out(outcome.line)
            self.summary.add(outcome)
        return outcome.line

    def run(
        self, out: Callable[[bytes], object] | None = None, progress: Callable[[int], None] = lambda done: None
    ) -> Summary:
        """Play all that is wanted and return the summary; an interrupt ends it with what is counted.

        `out` is called with the line of each record, `progress` with how many matches (or deals) are done.
        """
        try:
            while self.done < self.wanted:
                self.step(out, record=out is not None)
                progress(self.done)
        except KeyboardInterrupt:
            pass
        finally:
            self.close()
        return self.summary

    @property
    def done(self) -> int:
        """Matches played, or deals where those are wanted."""
        return self.summary.deals if self.in_deals else self.summary.matches

    def close(self) -> None:
        """End it, and the processes that play."""
        if self.outcomes is not None:
            self.outcomes.close()

    def __enter__(self) -> Simulation:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def play(self, record: bool) -> Generator[Outcome, None, None]:
        """What matches came to, in order of their numbers, cut where enough deals are finished."""
        about = self.summary
        most = self.wanted if self.in_deals else None
        task = Task(about.game, about.names, about.seed, self.legal, record, most)
        with closing(self.played_here(task) if self.is_small() else self.played_by_processes(task)) as outcomes:
            while self.done < self.wanted:
                outcome = next(outcomes)
                if self.in_deals:
                    outcome.cut(self.wanted - self.done)
                yield outcome

    def is_small(self) -> bool:
        """Whether starting other processes is not worth its while."""
        matches = self.wanted
        if self.in_deals:
            matches = -(-matches // (1 + (self.summary.game.deals_after(0) or 0)))
        return (self.workers or available_cores()) == 1 or matches < PARALLEL_FROM

    def played_here(self, task: Task) -> Generator[Outcome, None, None]:
        """Matches played one after the other by this process."""
        for number in count():
            yield task.play(number, self.wanted - self.done if self.in_deals else None)

    def played_by_processes(self, task: Task) -> Generator[Outcome, None, None]:
        """Matches played by other processes, some ahead of what is taken."""
        numbers = range(self.wanted)  # deals are never fewer than matches
        chunks = (numbers[first : first + CHUNK] for first in range(0, self.wanted, CHUNK))
        for outcomes in answers(task.play_some, chunks, self.workers or available_cores()):
            yield from outcomes


def simulate(
    game: Game,
    agents: Sequence[str] = ("random",),
    *,
    matches: int | None = None,
    deals: int | None = None,
    seed: int | None = None,
    legal: bool = False,
    workers: int | None = 1,
) -> Simulation:
    """Matches 0, 1, … of a seed, played by players: `for record in zashiki.simulate(game, ["greedy"], matches=9): …`.

    `agents`: names, one for every seat, or fewer that repeat in turn; `matches`: how many (1); `deals`: instead,
    matches until so many deals are finished, the last of which may stop between deals; `legal`: the legal actions
    beside each action; `workers`: processes, None for one a core. The same seed gives the same records on any number.
    Raises: UnknownPlayer; ValueError where both numbers are given, or one is not positive.
    """
    if matches is not None and deals is not None:
        raise ValueError("matches and deals, of which one is given")
    wanted = deals if deals is not None else 1 if matches is None else matches
    if wanted < 1:
        raise ValueError(f"{wanted} matches or deals, which must be 1 or more")
    if not agents:
        raise UnknownPlayer("no-agents")
    names = seated(agents, game.num_seats)
    players_for(names)
    chosen = secrets.randbits(48) if seed is None else seed
    return Simulation(game, names, wanted, seed=chosen, in_deals=deals is not None, legal=legal, workers=workers)
