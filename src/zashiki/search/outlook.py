"""Match sense: what is still to come in a match, and so what the points of this deal are worth."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from zashiki.core.rng import Rng
from zashiki.search.playouts import Playouts, ShuffledWorlds

if TYPE_CHECKING:
    from zashiki.core.game import Game
    from zashiki.core.view import View

LAST_DEALS = 3
"""From so many deals before its end a match of a fixed length is played for the match."""
PLAYOUTS = 500
DEAL_POINT_WEIGHT = 0.002
"""What a point is worth in chances to win a match that is won by having won its only deal: points say by how much."""
SOFT = 0.6
"""In the deal that ends a match a lead counts as a win softly, by this part of a usual deal's deviation, so that better
moves are known from worse before many wins have been seen."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a match stands before a deal.

    `totals`: by side; `spread`: standard deviation, in points, of what the later deals still bring one side; `soft`:
    what takes its place where this deal ends the match; `target`: the total that ends the match, 0 where none does;
    `point_weight`: what a point is worth besides, in chances to win the match, so that a match already decided is
    still played well; `is_deal`: the match is this deal alone, and who has won that has won it, whatever the points.
    """

    totals: tuple[float, ...]
    spread: float
    soft: float
    target: float = 0.0
    point_weight: float = 0.0005
    is_deal: bool = False


def outlook_of(view: View) -> Outlook | None:
    """How the match of a view stands; None where points are all that matters: far from its end, or in a single deal."""
    game = view.game
    totals = tuple(float(total) for total in view.totals)
    if game.is_won_by_deal():
        return Outlook(totals, 0.0, 0.0, point_weight=DEAL_POINT_WEIGHT, is_deal=True)
    later, target = game.deals_after(view.number), game.match_target()
    if target is not None:
        mean, deviation = usual_deal(game)
        gain = max(mean, deviation / 10, 1e-9)
        left = (target - max(totals)) / gain / game.num_sides
        if left > LAST_DEALS:
            return None
        return Outlook(totals, deviation * math.sqrt(max(left, 1.0)), SOFT * deviation, float(target))
    if later is None or later >= LAST_DEALS or view.number + later == 0:
        return None
    deviation = usual_deal(game)[1]
    soft = SOFT * deviation
    return Outlook(totals, deviation * math.sqrt(later) if later else soft, soft)


@lru_cache(maxsize=64)
def usual_deal(game: Game) -> tuple[float, float]:
    """Mean and standard deviation of the points of one side in one deal, from playouts of shuffled packs."""
    rng = Rng("usual deal", game.id)
    deal = game.shuffled_deal(game.first_start(rng), rng)
    playouts = Playouts(ShuffledWorlds(deal), [game.side_of(seat) for seat in range(game.num_seats)], rng, True)
    playouts.run(PLAYOUTS)
    means, deviations = playouts.means(), playouts.deviations()
    return sum(means) / len(means), sum(deviations) / len(deviations)
