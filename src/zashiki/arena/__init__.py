"""Rates players: the same deals for all of them, every rotation of the seats, intervals, ratings.

standing = zashiki.rate(zashiki.game("tien-gow"), ["search:sims=400", "greedy"], deals=500, seed=1)
standing.as_json()
"""

from zashiki.arena.arena import rate
from zashiki.arena.standing import Standing

__all__ = ["Standing", "rate"]
