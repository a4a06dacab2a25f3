"""Runs an arena: over all cores, resumable, the same result on any number of them."""

from __future__ import annotations

import json
from typing import IO, TYPE_CHECKING, Any

from zashiki.arena.standing import Standing
from zashiki.arena.table import Played, Table, from_record, let_players_go, play_task
from zashiki.core.errors import UnknownPlayer
from zashiki.players import registry
from zashiki.players.workers import answers, available_cores, held

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

    from zashiki.core.game import Game

LOOK_EVERY = 10
"""Shuffles between two looks whether the result is decided."""


def rate(
    game: Game,
    names: Sequence[str],
    deals: int,
    seed: int = 0,
    *,
    matches: bool = False,
    workers: int | None = 1,
    until: float | None = None,
    earlier: Iterable[Any] = (),
    out: IO[bytes] | None = None,
    progress: Callable[[Standing], None] = lambda standing: None,
) -> Standing:
    """Play every shuffle in every rotation and return the standing.

    `earlier`: records of an earlier run of the same arena, which are not played again; `out`: where the record of each
    game goes as it is finished; `workers`: processes, None for one a core; `until`: confidence at which to stop as soon
    as the first player's difference to every other excludes zero; `progress` is called after each shuffle. An interrupt
    ends the run with what is counted.
    Raises: UnknownPlayer.
    """
    if not names:
        raise UnknownPlayer("no-agents")
    table = Table(game, tuple(names), seed, matches)
    seatings = table.seatings()
    for name in dict.fromkeys(names):
        registry.make(name)
    done = {(p.shuffle, p.rotation): p for p in (from_record(table, record) for record in earlier) if p is not None}
    standing = Standing(table)
    tasks = (
        (table, shuffle, rotation, out is not None)
        for shuffle in range(deals)
        for rotation in range(len(seatings))
        if (shuffle, rotation) not in done
    )
    fresh = played_by(tasks, workers, deals * len(seatings) - len(done))
    try:
        for shuffle in range(deals):
            rotations = []
            for rotation in range(len(seatings)):
                played = done.get((shuffle, rotation))
                if played is None:
                    played = next(fresh)
                    if out is not None:
                        line = json.dumps(played.record, separators=(",", ":")).encode() + b"\n"
                        with held():
                            out.write(line)
                            out.flush()
                        played.record = None
                rotations.append(played)
            with held():
                standing.add(rotations)
            progress(standing)
            if until is not None and standing.shuffles % LOOK_EVERY == 0 and standing.is_decided(until):
                break
    except KeyboardInterrupt:
        pass
    finally:
        fresh.close()
    return standing


def played_by(
    tasks: Iterator[tuple[Table, int, int, bool]], workers: int | None, number: int
) -> Generator[Played, None, None]:
    """The tasks played in order, here or by processes; nothing is begun far ahead of what is taken."""
    count = min(workers or available_cores(), max(number, 1))
    if count == 1:
        try:
            yield from map(play_task, tasks)
        finally:
            let_players_go()
        return
    yield from answers(play_task, tasks, count)
