"""What a second thread gains: simulations a second on two threads by those on one, wall time, interleaved.

    PYTHONPATH=src python benchmarks/threads.py --rounds 7

Needs two free cores; the search is without the GIL, each thread on a tree of its own.
"""

from __future__ import annotations

import argparse
from statistics import median

import zashiki
from zashiki.core.rng import Rng
from zashiki.search.search import Settings, search


def main() -> None:
    """One line a game: the median of the rounds, and all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(zashiki.game_ids()))
    parser.add_argument("--sims", type=int, default=60_000)
    parser.add_argument("--rounds", type=int, default=7)
    args = parser.parse_args()
    for id in args.games.split(","):
        game = zashiki.game(id)
        rng = Rng("threads", id)
        deal = game.shuffled_deal(game.first_start(rng), rng)
        while len(deal.legal_actions()) == 1:
            deal.apply(deal.legal_actions()[0])
        view = game.view(deal, deal.to_act)
        ratios = []
        for _ in range(args.rounds):
            one, two = (search(view, rng, Settings(sims=n * args.sims, threads=n)) for n in (1, 2))
            ratios.append(two.sims / two.seconds / (one.sims / one.seconds))
        print(f"{id}: {median(ratios):.2f} ({' '.join(f'{ratio:.2f}' for ratio in ratios)})", flush=True)


if __name__ == "__main__":
    main()
