"""Players know nothing but their view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.rng import Rng
from zashiki.testing.place import random_action, shuffled_deals

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game
    from zashiki.players.player import Player
    from zashiki.testing.place import Place


def check_player(game: Game, seat_at: Callable[[Deal], Player], positions: int = 100, seed: int = 0) -> int:
    """A player knows nothing but its view: it answers the same when everything hidden from its seat is dealt again.

    `seat_at` gives the player who sits at a table with that deal on it; an honest one is the same whatever lies there.
    A player that advises must advise the same. Returns the number of positions with a choice.
    """
    chosen = 0
    while chosen < positions:
        for place, _, deal in shuffled_deals(game, 20, seed + chosen):
            rng = Rng("player", game.id, seed, chosen, place.deal)
            while deal.to_act >= 0:
                if len(deal.legal_actions()) > 1 and rng.below(4) == 0 and chosen < positions:
                    compare_answers(place, deal, seat_at, rng.word())
                    chosen += 1
                deal.apply(random_action(deal, rng))
                place.action += 1
    return chosen


def compare_answers(place: Place, deal: Deal, seat_at: Callable[[Deal], Player], seed: int) -> None:
    """The answers in a deal and in another world of the same view."""
    game, seat = place.game, deal.to_act
    world = game.worlds(game.view(deal, seat)).world(Rng(seed, "another world"))
    answers = []
    for table in (deal, world):
        player, view = seat_at(table), game.view(table, seat)
        action = player.choose(view, Rng(seed))
        place.expect(deal.is_legal(action), "a player plays legal actions", action)
        advise = getattr(player, "advise", None)
        answers.append((action, repr(advise(view, Rng(seed))) if advise else None))
    place.expect(answers[0] == answers[1], "a player answers the same when what it may not know is dealt again", seat)
