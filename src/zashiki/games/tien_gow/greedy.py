"""Rules of thumb for Tien Gow: weigh the columns a play may win against what stays in the hand for the last trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.games.tien_gow import sets

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.rng import Rng
    from zashiki.games.tien_gow.view import TienGowView

BEATEN_BY = [[id for id, other in enumerate(sets.SETS) if other.beats(mine)] for mine in sets.SETS]
FIRST_COLUMN, COLUMN, FINISH, FADE, LAST_TRICK = 2.0, 1.0, 16.0, 0.7, 10.0
"""Points a column is worth, and the hope of the last trick; found by play of many values against each other."""


def choose(view: TienGowView, rng: Rng) -> int:
    """The action that promises most, by its own reckoning."""
    table = Reckoning(view)
    best = [0]
    best_value = float("-inf")
    for action in view.legal or ():
        value = table.value(action)
        if value > best_value + 1e-9:
            best, best_value = [action], value
        elif value > best_value - 1e-9:
            best.append(action)
    return best[rng.below(len(best))]


class Reckoning:
    """What a seat reckons from its view: which tiles are still unseen, and so how safe each set is."""

    def __init__(self, view: TienGowView) -> None:
        self.view = view
        self.unseen = [2] * sets.NUM_CIVIL + [1] * (sets.NUM_KINDS - sets.NUM_CIVIL)
        for tile in view.tiles:
            self.unseen[tile] -= 1
        for _, action in view.plays:
            for tile in sets.TILES[action] if action >= 0 else ():
                self.unseen[tile] -= 1
        held = sum(view.num_in_hand(seat) for seat in range(4) if seat != view.seat)
        # The chance that an unseen tile lies in the hand of one given opponent, rather than face down.
        self.chance = held / 3 / max(1, sum(self.unseen))
        self.safety: dict[tuple[int, int], float] = {}

    def safe(self, id: int, rivals: int) -> float:
        """The chance that none of so many opponents holds a set that beats it, threats reckoned as independent."""
        found = self.safety.get((id, rivals))
        if found is None:
            found = 1.0
            for threat in BEATEN_BY[id]:
                tiles = sets.TILES[threat]
                ways = 1
                for tile in set(tiles):
                    left, needed = self.unseen[tile], tiles.count(tile)
                    ways *= left if needed == 1 else left // 2
                found *= (1 - min(1.0, rivals * self.chance ** len(tiles))) ** ways
            self.safety[id, rivals] = found
        return found

    def finish(self, hand: Sequence[int]) -> float:
        """How well tiles promise to win the last trick: the best single counts, then the next ones less and less."""
        order = sorted((self.safe(tile, 3) for tile in hand), reverse=True)
        return sum(safety * FADE**i for i, safety in enumerate(order)) / 2

    def value(self, action: int) -> float:
        """The promise of an action, in points."""
        view = self.view
        hand = list(view.tiles)
        for tile in sets.TILES[action]:
            hand.remove(tile)
        rest = FINISH * self.finish(hand)
        if action >= sets.FIRST_COVER:
            return rest
        width = len(sets.TILES[action])
        wins = self.safe(action, 3 - len(view.trick))
        if not hand:
            return LAST_TRICK * wins
        first = FIRST_COLUMN if view.columns[view.seat or 0] == 0 else COLUMN
        return rest + wins * (first + COLUMN * (width - 1) + self.paid_at_once(action))

    def paid_at_once(self, id: int) -> float:
        """What winning a trick with a set brings at once, in points."""
        each = 2 if id == sets.SUPREME else 4 if id >= sets.FIRST_QUARTET else 0
        return float(each * (6 if self.view.seat == self.view.banker else 4))
