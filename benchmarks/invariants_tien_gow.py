"""Checks what TG 12 says of all deals on random ones: `python benchmarks/invariants_tien_gow.py 1000000`.

Prints how many deals were played, how long tricks and columns came out, and the extremes met.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from zashiki.core.rng import Rng
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.deal import TienGowDeal
from zashiki.games.tien_gow.game import TienGow


def check_tien_gow(deal: TienGowDeal) -> int:
    """What W settles for in a finished deal.

    Raises: AssertionError where the deal breaks an invariant.
    """
    columns, winner, scores, best = list(deal.columns), deal.owner, deal.scores(), deal.best
    assert deal.to_act == -1
    assert deal.legal_actions() == []
    assert 2 <= deal.trick <= 8
    assert deal.length == 4 * deal.trick
    assert sum(columns) == 8
    assert columns[winner] >= 2
    assert max(columns[:winner] + columns[winner + 1 :]) <= 6
    assert sum(scores) == 0
    assert min(scores) >= -56
    assert max(scores) <= 168
    lines = deal.raw_lines()
    added = [0] * 4
    for _, payer, to, points, *_ in lines:
        assert points > 0
        added[to] += points
        added[payer] -= points
    assert added == scores
    settled = [line for line in lines if line[0] >= 2]
    gain = sum(line[3] if line[2] == winner else -line[3] for line in settled)
    assert gain >= 6
    assert all(line[3] == abs(5 if line[5] == 0 else 4 - line[5]) * line[6] for line in settled)
    if best == sets.SUPREME:
        assert columns[winner] >= 3
    elif best >= sets.FIRST_QUARTET:
        assert columns[winner] >= 4
    doubled = best in (sets.SUPREME, sets.LITTLE_THREE) or best >= sets.FIRST_QUARTET
    scales_surplus = deal.recipe()[1] == 1
    if winner == deal.banker and (scales_surplus or max(columns[:winner] + columns[winner + 1 :]) <= 4):
        scale = (2 if doubled else 1) * (2 if columns[winner] == 8 else 1)
        assert gain == 2 * scale * (4 + columns[winner] + columns.count(0))
    return gain


def main() -> None:
    """Play and check."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    rng = Rng("invariants", "tien-gow", sys.argv[2] if len(sys.argv) > 2 else "0")
    games = [
        TienGow(),
        TienGow({"scale_surplus": False, "double_losing_banker_surplus": False, "last_trick_bonus_paid": False}),
    ]
    deals = [game.undealt({"dealer": banker}, 0) for game in games for banker in range(4)]
    tricks: Counter[int] = Counter()
    rules: Counter[str] = Counter()
    low = high = least = 0
    started = time.perf_counter()
    for i in range(number):
        deal = deals[i % len(deals)]
        assert isinstance(deal, TienGowDeal)
        deal.shuffled(rng)
        deal.play_out(rng)
        gain = check_tien_gow(deal)
        least = gain if i == 0 else min(least, gain)
        low, high = min(low, *deal.scores()), max(high, *deal.scores())
        tricks[deal.trick] += 1
        rules.update({TienGow.rules[line[0]] for line in deal.raw_lines()})
    print(f"{number:,} deals in {time.perf_counter() - started:.0f} s, no invariant broken")
    print("deals by number of tricks:", {n: round(tricks[n] / number, 6) for n in sorted(tricks)})
    print("deals with a line:", {rule: rules[rule] for rule in TienGow.rules})
    print(f"scores from {low} to {high}, least settlement of a winner {least}")


if __name__ == "__main__":
    main()
