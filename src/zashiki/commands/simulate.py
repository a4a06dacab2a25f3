"""`zashiki simulate`: players play matches, on as many cores as wanted; the records are the same on any number."""

from __future__ import annotations

import json
import secrets
import sys
from contextlib import closing
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any

from zashiki.commands.columns import columns
from zashiki.commands.files import add_game_arguments, game_from, writing
from zashiki.commands.progress import progress
from zashiki.commands.words import whole
from zashiki.core.errors import UnknownPlayer
from zashiki.players import registry
from zashiki.players.seats import let_go, play_match, players_for, seated
from zashiki.players.workers import answers, available_cores, held
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse
    from collections.abc import Generator

    from zashiki.core.game import Game

PARALLEL_FROM = 64  # matches from which starting other processes is worth its while
CHUNK = 8  # matches that a process is handed at once


@dataclass(frozen=True)
class Task:
    """Everything that makes matches what they are, but their numbers."""

    game: Game
    names: list[str]
    seed: int
    legal: bool
    record: bool

    def play(self, number: int) -> Outcome:
        """Play one match."""
        players = players_for(self.names)
        try:
            played = play_match(self.game, players, self.names, self.seed, number, keep_legal=self.legal)
        finally:
            let_go(players)
        line = json.dumps(played.record(), separators=(",", ":")).encode() + b"\n" if self.record else b""
        deals = played.match.deals
        return Outcome(line, played.match.totals(), len(deals), sum(deal.length for deal in deals))

    def play_some(self, numbers: range) -> list[Outcome]:
        """Play some matches."""
        return list(map(self.play, numbers))


@dataclass(frozen=True)
class Outcome:
    """What one match came to."""

    line: bytes
    totals: list[int]
    deals: int
    actions: int


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game_arguments(parser)
    parser.add_argument("--matches", type=whole(1), default=1, metavar="N", help="how many matches (1)")
    parser.add_argument(
        "--agents",
        action="append",
        metavar="A,B,…",
        help="players in order of the seats, repeated in turn: random, greedy, … (random)",
    )
    parser.add_argument("--seed", type=whole(0, 2**63 - 1), metavar="S", help="the same seed gives the same records")
    parser.add_argument("--legal", action="store_true", help="write the legal actions beside each action")
    parser.add_argument("--out", metavar="FILE", help="where the records go, one a line; - for standard output")
    parser.add_argument("--workers", type=whole(1, 1024), metavar="N", help="processes (as many as cores)")


def run(args: argparse.Namespace) -> int:
    """Play, write, and sum up on standard error."""
    game = game_from(args.game, args.option)
    chosen = registry.split_names(args.agents or ["random"])
    if not chosen:
        raise UnknownPlayer("no-agents")
    names = seated(chosen, game.num_seats)
    players_for(names)
    seed = secrets.randbits(48) if args.seed is None else args.seed
    texts = Texts(args.locale)
    task = Task(game, names, seed, args.legal, args.out is not None)
    what = texts("progress-matches")
    if args.out is None:
        outcomes = Summary(game, names, seed)
        play_all(task, args.matches, args.workers, None, outcomes, what)
    else:
        with writing(args.out) as stream:
            outcomes = Summary(game, names, seed)
            play_all(task, args.matches, args.workers, stream, outcomes, what)
    print(outcomes.table(texts), file=sys.stderr)
    return 130 if outcomes.matches < args.matches else 0


def play_all(
    task: Task, matches: int, workers: int | None, stream: IO[bytes] | None, summary: Summary, what: str
) -> None:
    """Play the matches in order of their numbers; an interrupt ends them after the line being written.

    `what` stands before the progress bar.
    """
    with progress(what, matches) as report, closing(outcomes_of(task, matches, workers)) as outcomes:
        try:
            for outcome in outcomes:
                with held():
                    if stream is not None:
                        stream.write(outcome.line)
                        stream.flush()
                    summary.add(outcome)
                report(None)
        except KeyboardInterrupt:
            pass


def outcomes_of(task: Task, matches: int, workers: int | None) -> Generator[Outcome, None, None]:
    """The outcomes, in order, played here or by processes."""
    number = workers or available_cores()
    if number == 1 or matches < PARALLEL_FROM:
        yield from map(task.play, range(matches))
        return
    chunks = (range(first, min(first + CHUNK, matches)) for first in range(0, matches, CHUNK))
    for played in answers(task.play_some, chunks, number):
        yield from played


class Summary:
    """Counts over all matches; memory does not grow with them."""

    def __init__(self, game: Game, names: list[str], seed: int) -> None:
        self.game, self.names, self.seed = game, names, seed
        self.matches = self.deals = self.actions = 0
        self.points = [0] * game.num_sides
        self.wins = [0.0] * game.num_sides

    def add(self, outcome: Outcome) -> None:
        """Count a match; a shared win counts in parts."""
        self.matches += 1
        self.deals += outcome.deals
        self.actions += outcome.actions
        best = max(outcome.totals)
        share = 1 / outcome.totals.count(best)
        for side, total in enumerate(outcome.totals):
            self.points[side] += total
            self.wins[side] += share * (total == best)

    def table(self, texts: Texts) -> str:
        """The summary as a person reads it."""
        rows: list[tuple[Any, ...]] = [
            (texts("sum-side"), texts("sum-player"), texts("sum-points"), texts("sum-matches"))
        ]
        for side in range(self.game.num_sides):
            players = ", ".join(dict.fromkeys(self.names[side :: self.game.num_sides]))
            mean = f"{self.points[side] / self.deals:+.2f}" if self.deals else "–"
            rows.append((side, players, mean, f"{self.wins[side]:g}"))
        head = texts("sum-head", game=self.game.id, matches=self.matches, deals=self.deals, actions=self.actions)
        return f"{head}\n{columns(rows)}\n" + texts("sum-seed", seed=str(self.seed))
