"""The proofs of docs/strength.md: who beats whom, on duplicate deals, until it is clear.

    PYTHONPATH=src:benchmarks python benchmarks/strength/prove.py --minutes 10 --games tien-gow --duels greedy-random

Every duel stops as soon as the sequential interval of the difference (99 %, valid at any time) excludes zero, or after
the minutes given. Each leaves `results/<game>/<duel>.json`: what was found, the date, and the differences shuffle by
shuffle, from which every interval can be computed again. In a game of three both line-ups are played. Points in
Tien Gow are measured with `deals=8`; `--measure wins` counts deals won instead, there last tricks of matches of one
deal, and leaves `<duel>-wins.json`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from strength.duels import MEASURES, duel, said

import zashiki

RESULTS = Path(__file__).parent / "results"
DUELS = {
    "level2-level1": ("level2", "level1"),
    "level3-level2": ("level3", "level2"),
    "level4-level3": ("level4", "level3"),
    "level5-level4": ("level5", "level4"),
    "sims4000-sims400": ("search:sims=4000", "search:sims=400"),
    "ms200-greedy": ("search:ms=200", "greedy"),
    "learn1-learn0": ("search:sims=1000:learn=1", "search:sims=1000"),
    "greedy-random": ("greedy", "random"),
}


def main() -> None:
    """All duels of all games, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(zashiki.game_ids()))
    parser.add_argument("--duels", default=",".join(DUELS))
    parser.add_argument("--measure", choices=list(MEASURES), default="points")
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args()
    for name in args.duels.split(","):
        for id in args.games.split(","):
            found = duel(id, *DUELS[name], args.deals, args.seed, 0.99, args.minutes, args.measure)
            print(said(found), flush=True)
            file = RESULTS / id / f"{name}{'-wins' if args.measure == 'wins' else ''}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
