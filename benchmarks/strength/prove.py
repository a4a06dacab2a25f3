"""The proofs of docs/strength.md: who beats whom, on duplicate deals, until it is clear.

    PYTHONPATH=src python benchmarks/strength/prove.py --minutes 10 [--games tien-gow] [--duels levels]

Every duel stops as soon as the sequential interval of the difference (99 %, valid at any time) excludes zero, or after
the minutes given. Each leaves `results/<game>/<duel>.json`: the standing, the command, the date, and the mean points a
seat and deal of either player shuffle by shuffle, from which every interval can be computed again. With `--keep DIR`
the records stay in a folder, and a later call goes on where an earlier one ended (the test may be looked at any time).
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import UTC, datetime
from pathlib import Path

import zashiki
from zashiki import arena

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


def prove(id: str, duel: str, most: int, minutes: float, seed: int, workers: int, keep: Path | None) -> None:
    """Play one duel and write what came of it."""
    names = DUELS[duel]
    earlier: list[object] = []
    out = None
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        records = keep / f"{id}-{duel}.jsonl"
        if records.exists():
            earlier = [json.loads(line) for line in records.read_text().splitlines()]
        out = records.open("ab")
    end = time.monotonic() + 60 * minutes

    def watch(standing: arena.Standing) -> None:
        if time.monotonic() > end:
            raise KeyboardInterrupt

    game = zashiki.game(id)
    standing = arena.rate(
        game, names, most, seed, workers=workers, until=0.99, earlier=earlier, out=out, progress=watch
    )
    if out is not None:
        out.close()
    found = standing.as_json()
    for confidence in (0.95, 0.99):
        at = standing.difference(0, 1, at_any_time=True, confidence=confidence)
        found[f"sequential_{confidence:.0%}"] = [round(at.low, 4), round(at.high, 4)]
    found["decided"] = next((c for c in (0.99, 0.95) if standing.is_decided(c)), None)
    found["command"] = f"zashiki arena {id} --agents {','.join(names)} --deals {standing.shuffles} --seed {seed}"
    found["date"] = datetime.now(UTC).strftime("%Y-%m-%d")
    found["version"] = zashiki.__version__
    found["points_by_shuffle"] = [[round(x, 4) for x in values] for values in standing.points]
    file = RESULTS / id / f"{duel}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(found) + "\n")
    difference = found["differences"][0]
    print(
        f"{id} {duel}: {difference['points']:+.2f} ({difference['low']:+.2f} … {difference['high']:+.2f}), "
        f"{found['deals']} shuffles, decided at {found['decided']}",
        flush=True,
    )


def main() -> None:
    """All duels of all games, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(zashiki.game_ids()))
    parser.add_argument("--duels", default=",".join(DUELS))
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args()
    for duel in args.duels.split(","):
        for id in args.games.split(","):
            prove(id, duel, args.deals, args.minutes, args.seed, args.workers, args.keep)


if __name__ == "__main__":
    main()
