"""Exact and measured figures of Sudaoshi: the table of dealt hands over all 73,629,072 hands, misdeals, random play.

    python benchmarks/figures_sudaoshi.py [deals]

Counts every hand one by one in the compiled core (a few seconds for both settings of `november_dregs`); the random play
of `deals` deals (100,000 by default) is the core's, its lines are read in Python.
"""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from typing import Any

import zashiki
from zashiki.core.rng import Rng
from zashiki.games.sudaoshi import hands

ALL_CARDS = (1 << 48) - 1


def print_table() -> None:
    """How many hands each dealt hand is best in, with November as dregs and without."""
    began = time.perf_counter()
    on, off = (hands.counted(7, ALL_CARDS, november) for november in (True, False))
    seconds = time.perf_counter() - began
    total = math.comb(48, 7)
    assert sum(on) == sum(off) == total
    print(f"{'dealt hand':26}{'points':>7}{'best in':>12}{'option off':>12}")
    for i, (name, points) in enumerate(hands.DEALT_HANDS):
        print(f"{name:26}{points:>7}{on[i]:>12,}{off[i]:>12,}")
    print(f"{'none':33}{on[47]:>12,}{off[47]:>12,}")
    for title, counts in (("best in", on), ("option off", off)):
        worth = sum(n * points for n, (_, points) in zip(counts, hands.DEALT_HANDS, strict=False))
        print(f"{title}: some hand in {100 - 100 * counts[47] / total:.2f} %, mean worth {worth / total:.3f} points")
    worths: Counter[int] = Counter()
    for n, (_, points) in zip(on, hands.DEALT_HANDS, strict=False):
        worths[points] += n
    print("by worth: " + "; ".join(f"{points}: {worths[points]:,}" for points in sorted(worths)))
    print(f"{2 * total:,} hands counted in {seconds:.1f} s")


def print_misdeals() -> None:
    """Chance of a misdeal and of a triple on the field."""
    fields = math.comb(48, 6)
    misdeals = 12 * math.comb(44, 2)
    # A triple: three of one month, the other three cards not of it, and nowhere four.
    triples = 12 * 4 * math.comb(44, 3) - math.comb(12, 2) * 16
    print(f"misdeal {misdeals:,} / {fields:,} = {100 * misdeals / fields:.4f} %")
    print(f"a triple on the field {triples:,} / {fields:,} = {100 * triples / fields:.2f} %")


def print_play(deals: int) -> None:
    """What happens in random play."""
    game = zashiki.game("sudaoshi")
    rng = Rng("figures", game.id)
    rules: Counter[str] = Counter()
    actions = longest = with_hand = most_legal = squares = 0
    for number in range(deals):
        deal: Any = game.shuffled_deal(game.check_start({"dealer": number % 3}), rng)
        if number % 20 == 0:
            while deal.to_act >= 0:
                legal = deal.legal_actions()
                most_legal = max(most_legal, len(legal))
                deal.apply(legal[rng.below(len(legal))])
        else:
            deal.play_out(rng)
        actions += deal.length
        longest = max(longest, deal.length)
        found = [game.rules[line[0]] for line in deal.raw_lines() if line[1] >= 0]
        rules.update(rule if rule.startswith("captured") else "dealt" for rule in found)
        with_hand += any(rule.startswith("dealt") for rule in found)
        squares += sum(score**2 for score in deal.scores())
    print(f"{deals:,} random deals: {actions / deals:.2f} actions, {longest} at most; {most_legal} legal codes at most")
    print(f"per 100 deals: some dealt hand in {100 * with_hand / deals:.1f}")
    for rule, lines in sorted(rules.items()):
        print(f"  {rule} {100 * lines / 2 / deals:.1f}")
    print(f"standard deviation of a seat's score {math.sqrt(squares / 3 / deals):.1f}")


if __name__ == "__main__":
    print_table()
    print_misdeals()
    print_play(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
