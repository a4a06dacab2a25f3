"""Nobody peeks, and worlds are possible: the long runs behind two promises.

    PYTHONPATH=src python benchmarks/honesty.py --worlds 100000 --positions 1000

For each game: so many worlds are replayed from their packs through the whole history; and at so many positions a
search's move and advice are compared, bit for bit, between the deal on the table and another world of the same view.
"""

from __future__ import annotations

import argparse

import zashiki
from zashiki import testing
from zashiki.players.search import SearchPlayer


def main() -> None:
    """One line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(zashiki.game_ids()))
    parser.add_argument("--worlds", type=int, default=100_000)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    player = SearchPlayer(sims="40", learn="1")
    for id in args.games.split(","):
        game = zashiki.game(id)
        worlds = testing.check_histories(game, args.worlds, args.seed)
        positions = testing.check_player(game, lambda deal: player, args.positions, args.seed)
        print(f"{id}: {worlds} worlds without a contradiction, {positions} positions without a difference", flush=True)


if __name__ == "__main__":
    main()
