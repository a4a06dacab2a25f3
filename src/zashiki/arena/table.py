"""One shuffle, played in every rotation of the players over the seats."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import BadRecord, ZashikiError
from zashiki.core.rng import Rng
from zashiki.match.match import Match
from zashiki.match.record import read, write
from zashiki.players import registry
from zashiki.players.seats import let_go, play_deal, seated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.game import Game
    from zashiki.core.rng import Rng as RngType
    from zashiki.core.view import View
    from zashiki.players.player import Player


@dataclass(frozen=True)
class Table:
    """What is played: the game, the players by name, whole matches or single deals, from which seed."""

    game: Game
    names: tuple[str, ...]
    seed: int
    matches: bool = False

    def seatings(self) -> list[tuple[int, ...]]:
        """Every different rotation: which of the players sits in each seat."""
        n = self.game.num_seats
        seats = [int(number) for number in seated([str(i) for i in range(len(self.names))], n)]
        return list(dict.fromkeys(tuple(seats[(seat + turn) % n] for seat in range(n)) for turn in range(n)))

    def in_both_teams(self) -> list[int]:
        """Players that sit in every team alike in every rotation: whoever wins, their points are the same."""
        game = self.game
        if game.num_sides == game.num_seats or len(self.names) == 1:
            return []
        found = []
        for player in range(len(self.names)):
            sides = [[game.side_of(seat) for seat, who in enumerate(s) if who == player] for s in self.seatings()]
            if all(len({where.count(side) for side in range(game.num_sides)}) == 1 for where in sides):
                found.append(player)
        return found


@dataclass
class Played:
    """One shuffle in one seating. `scores`: by side of each deal; `winners`: the sides that have won the deal, or the
    match; decisions and seconds by player."""

    shuffle: int
    rotation: int
    scores: list[list[int]]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    record: dict[str, Any] | None = None


class Timed:
    """A player with a stop-watch."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, rng: RngType) -> int:
        """What the player chooses."""
        began = time.perf_counter()
        action = self.player.choose(view, rng)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        return action


def play(table: Table, players: Sequence[Player], shuffle: int, rotation: int, keep_record: bool) -> Played:
    """Play one shuffle in one seating. Packs depend on seed and shuffle alone, so that all rotations share them."""
    game = table.game
    seating = table.seatings()[rotation]
    timed = [Timed(player) for player in players]
    root = ("zashiki", game.id, table.seed, shuffle)
    match = Match(game)
    while not match.is_over() if table.matches else not match.deals:
        index = len(match.deals)
        deal = match.shuffle_deal(*root)
        rngs = [Rng(*root, index, "rotation", rotation, "player", seat) for seat in range(game.num_seats)]
        try:
            play_deal(deal, match, [timed[seating[seat]] for seat in range(game.num_seats)], rngs)
        except ZashikiError as error:
            raise error.within("at-shuffle", shuffle=shuffle, rotation=rotation) from None
    winners = (match.winners() if table.matches else None) or game.deal_winners(match.deals[-1])
    decisions, seconds = [t.decisions for t in timed], [t.seconds for t in timed]
    played = Played(shuffle, rotation, match.scores(), winners, decisions, seconds)
    if keep_record:
        arena = {
            "shuffle": shuffle,
            "rotation": rotation,
            "players": list(table.names),
            "matches": table.matches,
            "winners": winners,
            "decisions": played.decisions,
            "seconds": [round(s, 6) for s in played.seconds],
        }
        agents = [table.names[player] for player in seating]
        played.record = {**write(match), "seed": table.seed, "agents": agents, "arena": arena}
    return played


def from_record(table: Table, record: Any) -> Played | None:
    """What a record of an earlier run says, or None where it is not of this table."""
    if not isinstance(record, dict):
        return None
    try:
        arena: Any = record["arena"]
        ours = (
            record["game"] == table.game.id
            and record["options"] == table.game.changed_options()
            and record["seed"] == table.seed
            and arena["players"] == list(table.names)
            and arena["matches"] == table.matches
        )
        if not ours:
            return None
        scores = [deal["scores"] for deal in record["deals"]]
        winners = arena.get("winners") or winners_of(record, whole=table.matches)
        return Played(arena["shuffle"], arena["rotation"], scores, winners, arena["decisions"], arena["seconds"])
    except (KeyError, TypeError, BadRecord):
        return None


def winners_of(record: dict[str, Any], *, whole: bool) -> list[int]:
    """Who has won the match of a record, or its one deal; for records of runs that did not write it down.

    Raises: BadRecord.
    """
    match = read(record)
    return (match.winners() if whole else None) or match.game.deal_winners(match.deals[-1])


_players: dict[str, Player] = {}


def player_named(name: str) -> Player:
    """The player of that name, one for each process: some are programs that go on running."""
    if name not in _players:
        _players[name] = registry.make(name)
    return _players[name]


def let_players_go() -> None:
    """Forget the players of this process; the programs among them end."""
    let_go(_players.values())
    _players.clear()


def play_task(task: tuple[Table, int, int, bool]) -> Played:
    """Play a task in whatever process it comes to."""
    table, shuffle, rotation, keep_record = task
    return play(table, [player_named(name) for name in table.names], shuffle, rotation, keep_record)
