"""Invariants of Sudaoshi over many random deals of every combination of options.

python benchmarks/invariants_sudaoshi.py [deals] [seed]
"""

from __future__ import annotations

import itertools
import sys
from typing import Any

import zashiki
from zashiki.core.rng import Rng

ID = "sudaoshi"
ALL_CARDS = (1 << 48) - 1


def check_sudaoshi(deal: Any) -> None:
    """Raise AssertionError where a finished deal breaks a rule that no deal may break."""
    assert deal.to_act == -1
    assert deal.field == 0
    assert deal.turn == 21
    a, b, c = deal.captured()
    assert a | b | c == ALL_CARDS
    assert a.bit_count() + b.bit_count() + c.bit_count() == 48
    for pile in (a, b, c):
        # Each month not at all, twice or four times: the number of its cards is even.
        odd = pile ^ pile >> 1
        assert (odd ^ odd >> 2) & 0x111111111111 == 0
    assert sum(deal.scores()) == 0
    lines = deal.raw_lines()
    scores = [0, 0, 0]
    for _, payer, to, points, *_ in lines:
        scores[to] += points
        if payer >= 0:
            scores[payer] -= points
    assert scores == deal.scores()
    assert 21 <= deal.length <= 42
    assert sum(line[3] for line in lines if line[0] == 51) == 330
    assert sum(line[3] for line in lines if line[0] == 52) == -330
    paid = [line for line in lines if line[1] >= 0]
    assert all(line[3] <= 288 for line in paid)
    assert max(deal.card_points()) <= 282
    for seat in range(3):
        assert sum(line[3] for line in paid if line[2] == seat and line[0] >= 47) <= 96


def run(deals: int, seed: int) -> None:
    """Play random deals, the options in turn, and check each."""
    names = [
        (fact.name, fact.choices or (False, True)) for fact in zashiki.game(ID).option_facts() if fact.kind != "number"
    ]
    tables = [
        zashiki.game(ID, **dict(zip([name for name, _ in names], values, strict=True)))
        for values in itertools.product(*(choices for _, choices in names))
    ]
    rng = Rng("invariants", ID, seed)
    blank = [[game.undealt(game.check_start({"dealer": dealer}), 0) for dealer in range(3)] for game in tables]
    for number in range(deals):
        deal: Any = blank[number % len(blank)][number % 3]
        deal.shuffled(rng)
        deal.play_out(rng)
        check_sudaoshi(deal)
    print(f"{deals:,} deals of {ID} under {len(tables)} settings: every invariant held")


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
