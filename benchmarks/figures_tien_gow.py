"""Counts of TG 12 the long way, over every different hand: `python benchmarks/figures_tien_gow.py` (about a minute).

Each of the 868,605 hands, copies not told apart, is dealt to a leader; what the rules let him lead is counted,
weighted by how many hands of physical tiles it stands for.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from zashiki.decks.dominoes import DOMINOES
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.deal import TienGowDeal

SIZE = 8


def hands() -> list[tuple[int, ...]]:
    """Every different hand, as ascending kinds."""
    found: list[tuple[int, ...]] = [()]
    for kind, copies in enumerate(DOMINOES.copies):
        found = [hand + (kind,) * n for hand in found for n in range(copies + 1) if len(hand) + n <= SIZE]
    return [hand for hand in found if len(hand) == SIZE]


def main() -> None:
    """Count and print."""
    deal = TienGowDeal(0)
    holding: Counter[str] = Counter()
    different = total = leads = most = 0
    for hand in hands():
        weight = 1
        pieces = []
        for kind in sorted(set(hand)):
            held = hand.count(kind)
            weight *= 2 if DOMINOES.copies[kind] == 2 and held == 1 else 1
            pieces += [DOMINOES.first_piece[kind] + i for i in range(held)]
        rest = [piece for piece in range(32) if piece not in pieces]
        deal.dealt(pieces + rest)
        ids = deal.legal_actions()
        different += 1
        total += weight
        leads += weight * len(ids)
        most = max(most, len(ids))
        for kind_name in {sets.SETS[id].kind for id in ids}:
            holding[kind_name] += weight
        holding["beyond singles"] += weight * (ids[-1] >= sets.NUM_KINDS)
    print(f"{different:,} different hands, {total:,} of physical tiles")
    print(f"leads of a hand: {Fraction(leads, total)} on average, {most} at most")
    for name, number in holding.items():
        print(f"{name}: {number:,} hands, {number / total:.4g}")


if __name__ == "__main__":
    main()
