"""Checks what HM 12 says of all deals on random ones: `python benchmarks/invariants_hachinin_meri.py 1000000`.

Prints how many deals were played and the extremes met. Every card is accounted for: played, discarded or aside.
"""

from __future__ import annotations

import sys
import time

from zashiki.core.rng import Rng
from zashiki.games.hachinin_meri.deal import HachininMeriDeal
from zashiki.games.hachinin_meri.game import HachininMeri

TAKEN = {1: {1, 2}, 2: {2, 3}, 3: {3, 4}, 4: {4, 5}, 5: {6}, 6: {6}}  # cards of the trump suit that a pair uses


def check_hachinin_meri(deal: HachininMeriDeal) -> int:
    """Points of team A in a finished deal.

    Raises: AssertionError where the deal breaks an invariant.
    """
    assert deal.to_act == -1
    assert deal.legal_actions() == []
    assert deal.length == deal.asked + 65
    assert 66 <= deal.length <= 73
    assert deal.taker == (deal.dealer + (deal.asked if deal.declared else 0)) % 8
    played = [card for trick in deal.tricks() for card in trick]
    assert sorted([*played, deal.discard, *deal.packed()[73:]]) == list(range(75))
    scores = deal.scores()
    assert scores == [scores[0], scores[1]] * 4
    assert scores[0] + scores[1] == 9
    assert -12 <= min(scores) <= max(scores) <= 21
    lines = deal.raw_lines()
    assert 9 <= len(lines) <= 12
    assert [line[4] for line in lines if line[0] == 0] == list(range(1, 10))
    order = deal.order()
    added = [0, 0]
    used: set[int] = set()
    for rule, payer, to, points, trick, *_ in lines:
        assert to == order[trick] % 2
        added[to] += points
        if rule:
            added[payer] -= points
            assert payer == 1 - to
            assert points == 5 or (points == 2 and trick < 9)
            assert not used & TAKEN[rule]
            used |= TAKEN[rule]
        else:
            assert (payer, points) == (-1, 1)
    assert added == scores[:2]
    return scores[0]


def main() -> None:
    """Play and check."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    rng = Rng("invariants", "hachinin-meri", sys.argv[2] if len(sys.argv) > 2 else "0")
    games = [HachininMeri(), HachininMeri({"ninth_lead": "winner"})]
    deals = [game.undealt({"dealer": dealer}, 0) for game in games for dealer in range(8)]
    low, high, pairs = 9, 0, 0
    started = time.perf_counter()
    for i in range(number):
        deal = deals[i % len(deals)]
        deal.shuffled(rng)
        deal.play_out(rng)
        check_hachinin_meri(deal)
        scores = deal.scores()
        low, high = min(low, *scores), max(high, *scores)
        pairs = max(pairs, len(deal.raw_lines()) - 9)
    print(f"{number:,} deals in {time.perf_counter() - started:.0f} s, no invariant broken")
    print(f"scores from {low} to {high}, at most {pairs} combinations in a deal")


if __name__ == "__main__":
    main()
