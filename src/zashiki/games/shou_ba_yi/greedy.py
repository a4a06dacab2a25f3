"""Rules of thumb for Shou Ba Yi: empty the hand in few plays, low ones first; high cards and Bombs win leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.bits import members
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.view import ShouBaYiView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.rng import Rng

WORTH = (0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 16, 22, 30, 34, 44)
"""What a card is worth in the hand, by rank, where shedding any card gains SHED and a turn to come costs TURN."""
SHED, TURN, BOMB, CALM, ALARM, GUARD = 8.0, 10.0, 50.0, 30.0, 60.0, 4.0
ALARMED_AT = 4
"""With this many cards or fewer in another hand, passing is dear."""


def choose(view: ShouBaYiView, rng: Rng) -> int:
    """The action that leaves the hand the fewest turns to play, high cards spared."""
    counts = plays.rank_counts(members(view.hand))
    nearest = min(n for seat, n in enumerate(view.hand_sizes) if seat != view.seat)
    legal = view.legal or ()
    costs = [cost(view, counts, action, nearest) for action in legal]
    least = min(costs) + 1e-9
    best = [action for action, its in zip(legal, costs, strict=True) if its <= least]
    return best[rng.below(len(best))]


def cost(view: ShouBaYiView, counts: Sequence[int], action: int, nearest: int) -> float:
    """What an action costs: turns still needed after it, high cards spent, and leave given to others to go out."""
    if action == plays.PASS:
        return TURN * turns(counts) + (ALARM if nearest <= ALARMED_AT else CALM)
    kind, key = plays.KINDS[action], plays.KEYS[action]
    rest = [n - gone for n, gone in zip(counts, plays.COUNTS[action], strict=True)]
    spent = sum(WORTH[rank] * n for rank, n in enumerate(plays.COUNTS[action]) if n) - SHED * plays.SIZES[action]
    if kind in (plays.BOMB, plays.FOUR_TWO):
        spent += BOMB
    if kind == plays.SINGLE and nearest == 1:
        spent += GUARD * (plays.BIG - key)  # any single may let the last card out: the higher the safer
    return TURN * turns(rest) + spent


def turns(counts: Sequence[int]) -> float:
    """About how many plays a hand takes: with the best Dragon taken out first, or none."""
    best = groups(counts)
    run = 0
    for rank in range(plays.SEQUENCE_RANKS + 1):
        if rank < plays.SEQUENCE_RANKS and counts[rank]:
            run += 1
            continue
        if run >= 5:
            without = [n - (rank - run <= r < rank) for r, n in enumerate(counts)]
            best = min(best, 1 + groups(without))
        run = 0
    return best


def groups(counts: Sequence[int]) -> float:
    """Plays that a hand without Dragons takes: threes take low singles along, Bombs and high cards win leads back."""
    singles = sum(n == 1 for n in counts)
    pairs = sum(n == 2 for n in counts)
    threes = sum(n == 3 for n in counts)
    low = sum(n == 1 for n in counts[:10])
    winners = counts[12] + 1.5 * (counts[13] + counts[14]) + sum(n == 4 for n in counts)
    return singles + pairs + threes - min(threes, low) + sum(n == 4 for n in counts) - 0.4 * winners
