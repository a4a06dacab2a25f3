"""What a long simulation keeps in memory: its resident set at 1, 10, 50 and 100 per cent of the matches.

PYTHONPATH=src python benchmarks/simulate_memory.py tien-gow --matches 1000000
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path

import zashiki

PARTS = (0.01, 0.1, 0.5, 1.0)


def resident() -> int:
    """Kibibytes of this process that lie in memory now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def main() -> None:
    """One line at each part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--agents", default="random")
    args = parser.parse_args()
    marks = [max(1, round(part * args.matches)) for part in PARTS]
    began = time.perf_counter()

    def report(done: int) -> None:
        if done in marks:
            found = {"matches": done, "resident_kib": resident(), "seconds": round(time.perf_counter() - began, 1)}
            print(json.dumps(found), flush=True)

    zashiki.simulate(zashiki.game(args.game), args.agents.split(","), matches=args.matches, seed=1).run(None, report)


if __name__ == "__main__":
    main()
