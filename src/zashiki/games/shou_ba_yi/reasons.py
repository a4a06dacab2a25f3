"""Why cards may not be played now, and the clause of the rulebook that matters (SB 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.bits import members
from zashiki.core.message import Message
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.story import rank_name, set_args

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.games.shou_ba_yi.view import ShouBaYiView

GROUP = {plays.SINGLE: 1, plays.PAIR: 2, plays.THREE_ONE: 3, plays.FOUR_TWO: 4, plays.BOMB: 4}
"""How many of one rank the kinds need that are compared by equal cards."""


def why(reason: str, **args: str | int) -> Message:
    """The message of a reason."""
    return Message(f"shou-ba-yi-why-{reason}", args)


def why_nothing(view: ShouBaYiView, found: Message | None) -> Message | None:
    """Why this viewer may play nothing at all now: what holds in every game, or that it has passed."""
    if found is not None and not view.finished and view.seat is not None and view.passed >> view.seat & 1:
        return why("passed")
    return found


def why_not_left(view: ShouBaYiView, action: int) -> Message | None:
    """What One in the Hole (SB 4.2) or the first lead (SB 8) has against a play of the hand, or None."""
    counts = plays.rank_counts(members(view.hand))
    rest = [n - taken for n, taken in zip(counts, plays.COUNTS[action], strict=True)]
    if sum(rest) == 0 and (plays.SIZES[action] > 1 or plays.KEYS[action] in plays.JOKERS):
        return why("last-alone", number=plays.SIZES[action])
    if sum(rest) and not sum(rest[:13]):
        return why("jokers-left", number=sum(rest))
    if view.opens_with_three and not view.history and not plays.COUNTS[action][0]:
        return why("needs-three")
    return None


def why_not_beating(view: ShouBaYiView, action: int) -> Message | None:
    """Why a play does not beat the one on the table, or None."""
    best = view.best
    if best is None or plays.beats(action, best):
        return None
    wanted = plays.KINDS[best]
    if plays.KINDS[action] != wanted:
        return why("bomb" if wanted == plays.BOMB else "kind", **set_args(best))
    if plays.SIZES[action] != plays.SIZES[best]:
        return why("length", **set_args(best))
    return why("equal" if plays.KEYS[action] == plays.KEYS[best] else "lower", **set_args(best))


def why_no_play(counts: Sequence[int]) -> Message:
    """What a group of cards lacks to be a play (SB 4.1)."""
    size = sum(counts)
    present = [rank for rank, n in enumerate(counts) if n]
    shape = sorted(n for n in counts if n)[::-1]
    consecutive = present == list(range(present[0], present[0] + len(present)))
    high = present[-1] >= plays.SEQUENCE_RANKS
    if present == list(plays.JOKERS):
        return why("two-jokers")
    if size == 2:
        return why("pair-ranks")
    if shape == [3]:
        return why("three-alone")
    if shape in ([3, 2], [4, 1]):
        return why("three-two" if shape[0] == 3 else "four-one")
    if shape[0] == 2 and shape[-1] == 2:
        if high:
            return why("pairs-two")
        if len(shape) != 3:
            return why("pairs-number", number=len(shape))
        return why("pairs-gap")
    if shape[0] == 1:
        if present[-1] in plays.JOKERS:
            return why("dragon-joker")
        if high:
            return why("dragon-two")
        if size < 5:
            return why("dragon-short", number=size)
        gap = next(rank for rank in range(present[0], present[-1]) if not counts[rank])
        return why("dragon-gap", rank=rank_name(gap))
    if shape[-1] == 3 and consecutive:
        return why("threes")
    if shape[0] == 4:
        return why("four-more", number=size - 4)
    if shape[0] == 3:
        return why("three-more", number=size - 3)
    return why("no-play")


def why_not_set(view: ShouBaYiView, pieces: Sequence[int]) -> Message | None:
    """Why the viewer may not play these cards of its hand together now, or None where it may."""
    if not pieces:
        return why("empty")
    counts = plays.rank_counts(pieces)
    action = plays.BY_COUNTS.get(counts)
    if action is None:
        return why_no_play(counts)
    return why_not_beating(view, action) or why_not_left(view, action)


def why_not(view: ShouBaYiView, piece: int) -> Message | None:
    """Why the viewer may not use a card of its hand in any play now, or None where it may.

    Cards of one rank are alike: which suit leaves the hand is not a choice.
    """
    rank = plays.rank_of(piece)
    if any(plays.COUNTS[action][rank] for action in view.legal or ()):
        return None
    counts = plays.rank_counts(members(view.hand))
    best = view.best
    if best is None:
        return why_not_left(view, 1 + rank)  # SB 4.2 or SB 8: as a single it is a play
    # A play by rank that holds the card and would beat, were it not for One in the Hole.
    for action in range(1, plays.NUM_ACTIONS):
        taken = plays.COUNTS[action]
        if taken[rank] and plays.beats(action, best) and all(n <= have for n, have in zip(taken, counts, strict=True)):
            return why_not_left(view, action)
    return why_unfit(view, counts, rank, best)


def why_unfit(view: ShouBaYiView, counts: Sequence[int], rank: int, best: int) -> Message:
    """Why a card is in no play of the hand that beats the best one, were there no One in the Hole."""
    kind, key = plays.KINDS[best], plays.KEYS[best]
    if kind in (plays.THREE_PAIRS, plays.DRAGON):
        return why("sequence-high" if rank >= plays.SEQUENCE_RANKS else "no-sequence", **set_args(best))
    need = GROUP[kind]
    if counts[rank] >= need:
        # Equal or lower; or a higher three without a card to go with it, the hand being those three alone.
        return why("no-added" if rank > key else "equal" if rank == key else "lower", **set_args(best))
    if kind != plays.PAIR:
        return why("no-group", **set_args(best))
    return why("joker-alone" if rank in plays.JOKERS else "too-few", **set_args(best), held=rank_name(rank))


def clause(view: ShouBaYiView) -> str:
    """The clause of the rulebook that matters most now."""
    if view.finished:
        return "5"
    if view.seat is not None and view.seat == view.to_act:
        counts = plays.rank_counts(members(view.hand))
        if sum(counts) <= (3 if sum(counts[13:]) else 2):
            return "4.2"
        if not view.history and view.opens_with_three:
            return "8"
        return "4.1" if view.best is None else "4.3"
    return "4.3"
