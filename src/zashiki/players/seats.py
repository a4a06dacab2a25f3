"""Players in their seats: a match played from the first deal to the last, from a seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import IllegalAction, UnknownPlayer, ZashikiError
from zashiki.core.message import Seat
from zashiki.core.rng import Rng
from zashiki.match import record
from zashiki.match.match import Match
from zashiki.players import registry

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game
    from zashiki.players.player import Player


def seated(names: Sequence[str], num_seats: int) -> list[str]:
    """The name of the player in each seat: one name sits everywhere, fewer names than seats repeat in turn.

    Raises: UnknownPlayer where there are more names than seats.
    """
    if len(names) > num_seats:
        raise UnknownPlayer("players-too-many", number=len(names), seats=num_seats)
    return [names[seat % len(names)] for seat in range(num_seats)]


@dataclass
class Played:
    """A match that players have played, and what its record says beside it."""

    match: Match
    seed: int
    agents: list[str]
    legal: list[list[list[int]]] | None = None
    extra: dict[str, Any] = field(default_factory=dict)

    def record(self) -> dict[str, Any]:
        """The match as a record, with seed and players."""
        return {**record.write(self.match, self.legal), "seed": self.seed, "agents": self.agents, **self.extra}


def play_deal(
    deal: Deal, match: Match, players: Sequence[Player], rngs: Sequence[Rng], legal: list[list[int]] | None = None
) -> None:
    """Play the current deal of a match to its end; with `legal`, add the legal action ids at each action to it.

    Raises: IllegalAction where a player chooses what it may not play; whatever a player raises, with its seat.
    """
    game, totals = match.game, match.totals()
    while deal.to_act >= 0:
        seat = deal.to_act
        view = game.view(deal, seat, totals)
        try:
            action = players[seat].choose(view, rngs[seat])
        except ZashikiError as error:
            raise error.within("at-seat", deal=deal.number, seat=Seat(seat)) from None
        if not deal.is_legal(action):
            raise IllegalAction("player-illegal", action=action, seat=Seat(seat))
        if legal is not None:
            legal.append(deal.legal_actions())
        deal.apply(action)


def play_match(
    game: Game,
    players: Sequence[Player],
    names: Sequence[str],
    seed: int,
    number: int = 0,
    *,
    keep_legal: bool = False,
    most_deals: int | None = None,
) -> Played:
    """Match `number` of a seed, played by players, one a seat, to its end or for as many deals as are wanted.

    Shuffles and the players' own chance come from streams of their own, derived from game, seed, match, deal and
    purpose, so that a match is the same whatever was played before it.
    """
    match = Match(game)
    root = ("zashiki", game.id, seed, number)
    legal: list[list[list[int]]] = []
    while not match.is_over() and len(match.deals) != most_deals:
        index = len(match.deals)
        deal = match.shuffle_deal(*root)
        rngs = [Rng(*root, index, "player", seat) for seat in range(game.num_seats)]
        legal.append([])
        play_deal(deal, match, players, rngs, legal[-1] if keep_legal else None)
    return Played(match, seed, list(names), legal if keep_legal else None, {"match": number} if number else {})


def players_for(names: Sequence[str]) -> list[Player]:
    """A player for each name; the same name is one player, which sits at several seats.

    Raises: UnknownPlayer.
    """
    made = {name: registry.make(name) for name in dict.fromkeys(names)}
    return [made[name] for name in names]


def let_go(players: Iterable[Player]) -> None:
    """End the programs among players; the garbage collector would, too, but swallow a signal that comes meanwhile."""
    for player in players:
        close = getattr(player, "close", None)
        if close is not None:
            close()
