"""The policy of playouts in the fishing games: legal, reproducible, and better than chance."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.core.rng import Rng
from zashiki.search.playouts import Playouts, ShuffledWorlds


@pytest.mark.parametrize("id", ["sudaoshi", "hana-awase"])
def test_the_policy_beats_chance(id: str) -> None:
    game = zashiki.game(id)
    points = [0, 0]
    for number in range(40):
        # Seat 0 follows the policy, the others play anything; then seat 0 plays anything too.
        for which, by_policy in enumerate((True, False)):
            rng = Rng("policy", id, number)
            deal = game.shuffled_deal(game.check_start({}), rng)
            while deal.to_act >= 0:
                legal = deal.legal_actions()
                if deal.to_act == 0 and by_policy:
                    plan = game.worlds(game.view(deal, 0))
                    action = Playouts(plan, [0, 1, 2], rng, policy=True).suggest()
                    assert action in legal
                else:
                    action = legal[rng.below(len(legal))]
                deal.apply(action)
            points[which] += deal.scores()[0]
    assert points[0] > points[1] + 400


@pytest.mark.parametrize("id", ["sudaoshi", "hana-awase"])
def test_playouts_by_the_policy_share_out_all_points(id: str) -> None:
    game = zashiki.game(id)
    deal = game.shuffled_deal(game.check_start({}), Rng(1))
    playouts = Playouts(ShuffledWorlds(deal), [0, 1, 2], Rng(2), policy=True)
    playouts.run(60)
    assert sum(playouts.means()) == pytest.approx(0, abs=1e-9)
    assert min(playouts.deviations()) > 10
