"""Exact and measured figures of Hana-awase: dealt hands, misdeals, random play.

python benchmarks/figures_hana_awase.py [deals]
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from typing import Any

import zashiki
from zashiki.core.rng import Rng


def print_dealt() -> None:
    """Chances of the dealt hands."""
    hands = math.comb(48, 7)
    for name, number in (("seven", math.comb(24, 7)), ("six", math.comb(24, 6) * 24)):
        print(f"{name} dregs {number:,} / {hands:,} = {100 * number / hands:.3f} %")


def print_play(deals: int) -> None:
    """What happens in random play."""
    game = zashiki.game("hana-awase")
    rng = Rng("figures", game.id)
    rules: Counter[str] = Counter()
    actions = opened = most_legal = 0
    lengths: Counter[int] = Counter()
    for number in range(deals):
        deal: Any = game.shuffled_deal(game.check_start({"dealer": number % 3}), rng)
        opened += deal.open != 0
        if number % 20 == 0:
            while deal.to_act >= 0:
                legal = deal.legal_actions()
                most_legal = max(most_legal, len(legal))
                deal.apply(legal[rng.below(len(legal))])
        else:
            deal.play_out(rng)
        actions += deal.length
        lengths[deal.length] += 1
        for line in deal.raw_lines():
            rule = game.rules[line[0]]
            rules[rule] += 3 if line[1] >= 0 else 2  # two lines for what is paid, three for a draw
    low, high = min(lengths), max(lengths)
    print(f"{deals:,} random deals: {actions / deals:.2f} actions, {low} to {high}; {most_legal} legal codes at most")
    print(f"per 100 deals: open cards in {100 * opened / deals:.1f}")
    for rule, number in rules.items():
        if rule not in ("cards", "par"):
            print(f"  {rule} {100 * number / 6 / deals:.2f}")


if __name__ == "__main__":
    print_dealt()
    print_play(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
