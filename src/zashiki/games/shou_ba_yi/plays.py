"""The 1,609 actions of Shou Ba Yi by rank (SB 4.1): their ids, kinds, codes and cards.

Ids ascend: pass, singles, pairs, three pairs, Dragons by length, three with one, four with two, Bombs; inside a kind by
the rank compared, then by the added cards. Ranks are numbered 0 (the 3) to 12 (the 2), 13 the Little Joker, 14 the Big.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.decks.french import RANKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PASS = 0
PASSING, SINGLE, PAIR, THREE_PAIRS, DRAGON, THREE_ONE, FOUR_TWO, BOMB = range(8)
KIND_NAMES = ("pass", "single", "pair", "three-pairs", "dragon", "three-with-one", "four-with-two", "bomb")

NUM_RANKS = 15
SEQUENCE_RANKS = 12
"""Ranks that a sequence may use: 3 to A, numbers 0 to 11."""
LITTLE, BIG = 13, 14
JOKERS = (LITTLE, BIG)

CODES: list[str] = []
KINDS: list[int] = []
KEYS: list[int] = []
"""The rank that is compared: of the three or four, of the lowest card of a sequence."""
SIZES: list[int] = []
COUNTS: list[tuple[int, ...]] = []
"""Cards of each of the 15 ranks that the action takes from the hand."""
TAKES: list[int] = []
"""The same as one number, four bits a rank, rank 0 lowest."""


def counted(ranks: Iterable[int]) -> tuple[int, ...]:
    """How many of each of the 15 ranks there are."""
    counts = [0] * NUM_RANKS
    for rank in ranks:
        counts[rank] += 1
    return tuple(counts)


def packed(counts: Sequence[int]) -> int:
    """Numbers by rank in one integer, four bits a rank, rank 0 lowest."""
    return sum(n << 4 * rank for rank, n in enumerate(counts))


def add(kind: int, key: int, ranks: Sequence[int], added: Sequence[int] = ()) -> None:
    """Give the next id to an action."""
    main = "".join(RANKS[rank] for rank in ranks)
    counts = counted([*ranks, *added])
    CODES.append(main + "+" + "".join(RANKS[rank] for rank in added) if added else main or "pass")
    KINDS.append(kind)
    KEYS.append(key)
    SIZES.append(sum(counts))
    COUNTS.append(counts)
    TAKES.append(packed(counts))


def fill() -> None:
    """Number all the actions, in the order that the deal enumerates them."""
    ordinary = range(13)
    add(PASSING, -1, [])
    for rank in range(NUM_RANKS):
        add(SINGLE, rank, [rank])
    for rank in ordinary:
        add(PAIR, rank, [rank] * 2)
    for low in range(SEQUENCE_RANKS - 2):
        add(THREE_PAIRS, low, [low, low, low + 1, low + 1, low + 2, low + 2])
    for length in range(5, SEQUENCE_RANKS + 1):
        for low in range(SEQUENCE_RANKS - length + 1):
            add(DRAGON, low, range(low, low + length))
    for rank in ordinary:
        for added in range(NUM_RANKS):
            if added != rank:
                add(THREE_ONE, rank, [rank] * 3, [added])
    for rank in ordinary:
        for first in range(NUM_RANKS):
            for second in range(first, NUM_RANKS):
                if rank not in (first, second) and (first != second or first not in JOKERS):
                    add(FOUR_TWO, rank, [rank] * 4, [first, second])
    for rank in ordinary:
        add(BOMB, rank, [rank] * 4)


fill()
NUM_ACTIONS = len(CODES)
IDS = {code: action for action, code in enumerate(CODES)}
BY_COUNTS = {counts: action for action, counts in enumerate(COUNTS) if action != PASS}
"""The play that a group of cards is: every group is of at most one kind."""


def beats(action: int, best: int) -> bool:
    """Whether a play beats another (SB 4.1): added cards never count, equal never beats."""
    if KINDS[action] == KINDS[best]:
        return SIZES[action] == SIZES[best] and KEYS[action] > KEYS[best]
    return KINDS[action] == BOMB


def rank_of(piece: int) -> int:
    """The rank, 0 to 14, of a piece in deck order."""
    return piece >> 2 if piece < 52 else piece - 39


def rank_counts(pieces: Iterable[int]) -> tuple[int, ...]:
    """How many of each of the 15 ranks there are among pieces."""
    return counted(rank_of(piece) for piece in pieces)
