"""Checks what SB 12 says of all deals on random ones: `python benchmarks/invariants_shou_ba_yi.py 1000000 [seed]`.

Seats, options and the number of the deal change from deal to deal. Prints how long the deals were and the extremes met.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from zashiki.core.rng import Rng
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal

ORDINARY = (1 << 52) - 1
GREATEST_GAIN = {2: 40, 3: 49, 4: 54, 5: 57, 6: 58}


def check_shou_ba_yi(deal: ShouBaYiDeal) -> int:
    """What the winner of a finished deal gains.

    Hands only shrink, so who holds an ordinary card at the end held one all along.
    Raises: AssertionError where the deal breaks an invariant.
    """
    n = deal.num_seats
    held, scores, actions, lines = deal.held[:n], deal.scores(), deal.actions(), deal.raw_lines()
    assert deal.to_act == -1
    assert deal.legal_actions() == []
    winner, last = actions[-1]
    assert held[winner] == 0
    assert held.count(0) == 1
    assert 1 <= last <= 13  # a single ordinary card
    assert winner == deal.owner
    taken = sum(plays.SIZES[action] for _, action in actions)
    assert taken + sum(held) == 54
    num_plays = sum(action != plays.PASS for _, action in actions)
    assert num_plays <= 55 - n
    assert len(actions) <= num_plays * n
    singles = expected = 0
    for seat in range(n):
        if seat != winner:
            mask = deal.hand_of(seat)
            assert mask.bit_count() == held[seat]
            assert mask & ORDINARY
            if held[seat] == 1:
                singles += 1
            else:
                expected += held[seat] + 4 * (mask >> 52 & 1) + 9 * (mask >> 53 & 1)
    assert scores[winner] == expected <= GREATEST_GAIN[n]
    assert sum(scores) == (-singles if deal.last_card_loses else 0)
    added = [0] * n
    for _, payer, to, points, *_ in lines:
        assert points != 0
        added[to] += points
        if payer >= 0:
            added[payer] -= points
    assert added == scores
    return expected


def main() -> None:
    """Play and check."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    rng = Rng("invariants", "shou-ba-yi", sys.argv[2] if len(sys.argv) > 2 else "0")
    begun = time.perf_counter()
    lengths: dict[int, Counter[int]] = {n: Counter() for n in range(2, 7)}
    gains: dict[int, Counter[int]] = {n: Counter() for n in range(2, 7)}
    for i in range(number):
        n = 2 + i % 5
        deal = ShouBaYiDeal(n, -1 if i % 3 else i % n, i % 2, i // 2 % 2)
        deal.renumber(i % 7)
        deal.shuffled(rng)
        deal.play_out(rng)
        gains[n][check_shou_ba_yi(deal)] += 1
        lengths[n][deal.length] += 1
    print(f"{number} deals checked in {time.perf_counter() - begun:.0f} s")
    for n in range(2, 7):
        count = max(lengths[n].total(), 1)
        mean = sum(length * times for length, times in lengths[n].items()) / count
        print(f"{n} seats: {mean:.1f} actions a deal, most {max(lengths[n], default=0)}; ", end="")
        print(f"gains {min(gains[n], default=0)} to {max(gains[n], default=0)}")


if __name__ == "__main__":
    main()
