"""What a seat may not know: worlds, and deals that look the same to it."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

from zashiki.core.errors import IllegalAction
from zashiki.core.rng import Rng
from zashiki.testing.place import Nonconformity, content, follows, random_action, shuffled_deals, views

if TYPE_CHECKING:
    from zashiki.core.deal import Deal
    from zashiki.core.game import Game, Start
    from zashiki.testing.place import Place

EXCHANGES = 12
"""Exchanges of two pieces that are tried for a second deal with the same view."""


def check_secrets(place: Place, start: Start, deal: Deal, seat: int, rng: Rng) -> None:
    """Two deals with the same view have the same legal actions and the same worlds.

    The second deal is found by exchanging pieces of the pack and playing the same actions again, without asking the
    game which pieces are hidden.
    """
    game = place.game
    view = game.view(deal, seat)
    pack = deal.packed()
    for _ in range(EXCHANGES):
        i, j = rng.below(len(pack)), rng.below(len(pack))
        other = game.undealt(start, deal.number)
        changed = [*pack]
        changed[i], changed[j] = changed[j], changed[i]
        other.dealt(changed)
        if i == j or other.misdealt() or not follows(other, deal) or game.view(other, seat) != view:
            continue
        if deal.to_act == seat:
            place.expect(other.legal_actions() == deal.legal_actions(), "the same view has the same legal actions")
        worlds = [content(game.worlds(game.view(table, seat)).world(Rng(i, j))) for table in (deal, other)]
        place.expect(worlds[0] == worlds[1], "the same view gives the same worlds", seat)
        pack = changed


def check_worlds(place: Place, deal: Deal, seat: int, seed: int, number: int) -> None:
    """Worlds of a view are whole deals that the view allows, drawn from the view alone."""
    game = place.game
    view = game.view(deal, seat)
    plan = game.worlds(view)
    onlooker = game.view(deal, None)
    for index in range(number):
        world = plan.world(Rng(seed, index))
        place.expect(game.view(world, seat) == view, "a world looks the same to its seat", seat, view.as_json())
        place.expect(game.view(world, None) == onlooker, "a spectator sees no difference between worlds", seat)
        place.expect(sorted(world.packed()) == sorted(deal.packed()), "a world has every piece once", world.packed())
        again = game.worlds(game.view(world, seat)).world(Rng(seed, index))
        place.expect(content(again) == content(world), "the same view gives the same worlds", seat)
        try:
            replayed = pickle.loads(pickle.dumps(world))
        except IllegalAction as error:
            raise Nonconformity(f"a world contradicts its history ({place}; seat {seat}): {error}") from None
        place.expect(views(replayed, game) == views(world, game), "a world stands where its history leads", seat)
        rng = Rng(seed, index, "on")
        searched = deal.copy()
        plan.sample(Rng(seed, index), searched)
        place.expect(game.view(searched, seat) == view, "a world drawn into a used deal looks the same", seat)
        while world.to_act >= 0:
            legal = world.legal_actions()
            alike = replayed.legal_actions() == legal == searched.legal_actions()
            place.expect(alike, "a world plays on like a deal", seat, legal, replayed.legal_actions())
            action = legal[rng.below(len(legal))]
            for each in (world, replayed, searched):
                each.apply(action)
        place.expect(world.raw_lines() == replayed.raw_lines(), "a world scores like a deal", seat)
        place.expect(searched.scores() == world.scores(), "a world drawn into a used deal scores alike", seat)


def check_truth(game: Game, deals: int = 50, seed: int = 0, samples: int = 600, few: int = 60) -> int:
    """The truth is never ruled out: where a view allows few worlds, what truly lies there is one of those drawn.

    Returns the number of views that could be judged (`samples` draws gave at most `few` different worlds).
    """
    judged = 0
    for place, _, deal in shuffled_deals(game, deals, seed):
        rng = Rng("truth", game.id, seed, place.deal)
        while deal.to_act >= 0:
            for seat in range(game.num_seats):
                plan = game.worlds(game.view(deal, seat))
                found: set[str] = set()
                for _ in range(samples):
                    found.add(repr(views(plan.world(rng), game)))
                    if len(found) > few:
                        break
                else:
                    judged += 1
                    place.expect(repr(views(deal, game)) in found, "the truth is never ruled out", seat, len(found))
            deal.apply(random_action(deal, rng))
            place.action += 1
    return judged


def check_histories(game: Game, worlds: int = 1000, seed: int = 0, each: int = 50) -> int:
    """Worlds never contradict the history: dealt from its pack, a world replays it, and its seat sees the same again.

    `each` worlds from the view of every seat at random positions, until there are `worlds`. Returns their number.
    """
    made = 0
    for place, start, deal in shuffled_deals(game, worlds, seed):
        rng = Rng("histories", game.id, seed, place.deal)
        while deal.to_act >= 0:
            if rng.below(8) == 0 and made < worlds:
                for seat in range(game.num_seats):
                    view = game.view(deal, seat)
                    plan = game.worlds(view)
                    for _ in range(each):
                        world = plan.world(rng)
                        again = game.undealt(start, deal.number)
                        again.dealt(world.packed())
                        place.expect(follows(again, world), "a world replays its history", seat)
                        place.expect(game.view(again, seat) == view, "its seat sees the same again", seat)
                    made += each
            deal.apply(random_action(deal, rng))
            place.action += 1
        if made >= worlds:
            break
    return made
