"""Figures of worlds and search."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from zashiki.core.rng import Rng
from zashiki.search.search import Settings, search

if TYPE_CHECKING:
    from zashiki.core.game import Game

SIMS = 1000
DRAWS = 1000


def simulations(game: Game, seconds: float, seed: str) -> float:
    """Simulations a second: searches of 1,000 from the first decision of a deal, uniform playouts, one thread."""
    sims = number = 0
    rng = Rng(seed, game.id, "search")
    settings = Settings(sims=SIMS, policy=False)
    begin = time.thread_time()
    while (spent := time.thread_time() - begin) < seconds:
        deal = game.shuffled_deal(game.first_start(Rng(seed, number)), rng)
        sims += search(game.view(deal, deal.to_act), rng, settings).sims
        number += 1
    return sims / spent


def worlds(game: Game, seconds: float, seed: str) -> float:
    """Worlds a second, drawn in the core in the middle of random deals, 1,000 from each view, its plan included."""
    rng = Rng(seed, game.id, "worlds")
    views = []
    for number in range(8):
        deal = game.shuffled_deal(game.first_start(Rng(seed, number)), rng)
        length = deal.copy()
        length.play_out(rng)
        while deal.length < length.length // 2 and deal.to_act >= 0:
            legal = deal.legal_actions()
            deal.apply(legal[rng.below(len(legal))])
        if deal.to_act >= 0:
            views.append(game.view(deal, deal.to_act))
    drawn = 0
    begin = time.thread_time()
    while (spent := time.thread_time() - begin) < seconds:
        for view in views:
            plan = game.worlds(view)
            plan.sample_many(rng, plan.template.copy(), DRAWS)
            drawn += DRAWS
    return drawn / spent
