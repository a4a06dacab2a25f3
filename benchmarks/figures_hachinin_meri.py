"""Figures of random Hachinin Meri: `python benchmarks/figures_hachinin_meri.py 200000`.

Every seat chooses uniformly among its legal actions. Prints shares of deals and means per deal.
"""

from __future__ import annotations

import sys
from collections import Counter

from zashiki.core.rng import Rng
from zashiki.games.hachinin_meri import cards
from zashiki.games.hachinin_meri.game import HachininMeri


def main() -> None:
    """Play, count and print."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000
    game = HachininMeri()
    rng = Rng("figures", "hachinin-meri")
    deals = [game.undealt({"dealer": dealer}, 0) for dealer in range(8)]
    found: Counter[str] = Counter()
    lengths: Counter[int] = Counter()
    for i in range(number):
        deal = deals[i % 8]
        deal.shuffled(rng)
        while deal.to_act >= 0:
            ids = deal.legal_actions()
            found["legal actions, summed over a deal"] += len(ids)
            found["positions with a single action"] += len(ids) == 1
            deal.apply(ids[rng.below(len(ids))])
        trumps = cards.TRUMPS[deal.trump]
        robai = deal.trump * 15 + cards.ROBAI
        pack = deal.packed()
        held = robai not in pack[72:]
        dealt = [deal.dealt_to(seat) & trumps for seat in range(8)]
        lengths[deal.length] += 1
        found["no Meri"] += not deal.trump_led
        found["ninth trick without trumps"] += not any(trumps >> card & 1 for card in deal.tricks()[8])
        found["declared"] += deal.declared
        found["hidden"] += held and not deal.declared
        found["own Robai is the okie"] += pack[72] == robai
        found["own Robai is a side card"] += robai in pack[73:]
        found["some seat dealt the lone Sun"] += 1 << deal.trump * 15 + cards.SUN in dealt
        found["some seat dealt no trump"] += 0 in dealt
        found["a negative score"] += min(deal.scores()) < 0
        for rule, _, _, points, *_ in deal.raw_lines():
            found[f"line {game.rules[rule]}"] += 1
            found["combinations of 5"] += points == 5
    print(f"{number:,} deals; per deal:")
    for name in sorted(found):
        print(f"  {name}: {found[name] / number:.5g}")
    print("  actions:", {length: round(lengths[length] / number, 4) for length in sorted(lengths)})


if __name__ == "__main__":
    main()
