"""Rules of thumb for the fishing games: take what is worth most, build hands and break up others', lay what is safe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from zashiki.core.bits import count_bits
from zashiki.games.fishing.cards import action_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from zashiki.core.rng import Rng
    from zashiki.games.fishing.view import FishingView


@dataclass(frozen=True, slots=True)
class Aim:
    """Cards that pay together: all of a mask in one pile bring `points` from each other seat."""

    cards: int
    points: int


def choose(view: FishingView, rng: Rng, worth: Callable[[int], int], aims: Sequence[Sequence[Aim]]) -> int:
    """The action with the highest value, equal ones by chance. `aims` are those of each seat."""
    legal = view.legal
    assert legal is not None, "a player is asked only when its seat is to act"
    values = [value(view, action, worth, aims) for action in legal]
    best = [action for action, found in zip(legal, values, strict=True) if found == max(values)]
    return best[rng.below(len(best))]


def value(view: FishingView, action: int, worth: Callable[[int], int], aims: Sequence[Sequence[Aim]]) -> float:
    """What an action seems to be worth: gain of a capture, less what is left for others."""
    assert view.seat is not None
    card, targets = action_cards(action)
    month = 15 << (card & ~3)
    mine = (view.hand | 1 << card) & month
    # Cards of the month that others hold or may draw: not ours, not on the field, not captured; shown or not.
    loose = month & ~(mine | view.field | sum(view.piles) | (1 << view.drawn if view.drawn >= 0 else 0))
    if not targets:
        # Laid, it may be taken by whoever holds a card of its month, or draws one; else it waits for our own next.
        danger = min(count_bits(loose), 2) / 2
        return -danger * gain(view, 1 << card, worth, aims) + (0.5 if count_bits(mine) > 1 else 0)
    taken = 1 << card
    for target in targets:
        taken |= 1 << target
    # What nobody else can take now may as well be taken later.
    haste = 1.0 if loose or view.drawn >= 0 else 0.5
    return haste * gain(view, taken, worth, aims)


def gain(view: FishingView, cards: int, worth: Callable[[int], int], aims: Sequence[Sequence[Aim]]) -> float:
    """Card points of some cards, and how far they bring their owner's hands or keep the others from theirs."""
    assert view.seat is not None
    found = float(worth(cards))
    for seat, pile in enumerate(view.piles):
        others = sum(view.piles) - pile
        for aim in aims[seat]:
            new = aim.cards & cards & ~pile
            if not new or aim.cards & others:
                continue  # nothing to win, or out of reach
            size = count_bits(aim.cards)
            before = count_bits(aim.cards & pile) / size
            if seat == view.seat:
                after = count_bits(aim.cards & (pile | cards)) / size
                found += 2 * aim.points * (after**2 - before**2)
            else:
                found += aim.points * before**2
    return found
