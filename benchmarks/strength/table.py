"""Prints the table of docs/strength.md from the raw results beside it.

python benchmarks/strength/table.py
"""

from __future__ import annotations

import json
from pathlib import Path

RESULTS = Path(__file__).parent / "results"
ORDER = (
    "greedy-random",
    "level2-level1",
    "level3-level2",
    "level4-level3",
    "level5-level4",
    "sims4000-sims400",
    "learn1-learn0",
    "ms200-greedy",
    "peers",
)


def main() -> None:
    """One row a duel and game."""
    print("| duel | game | points a seat and deal | 95 % interval | shuffles | sequential test | date |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for duel in ORDER:
        for file in sorted(RESULTS.glob(f"*/{duel}.json")):
            found = json.loads(file.read_text())
            difference = found["differences"][0]
            decided = "not decided" if found["decided"] is None else f"clear at {found['decided']:.0%}"
            names = f"`{difference['first']}` – `{difference['second']}`"
            interval = f"{difference['low']:+.2f} … {difference['high']:+.2f}"
            cells = (
                names,
                found["game"],
                f"{difference['points']:+.2f}",
                interval,
                found["deals"],
                decided,
                found["date"],
            )
            print("| " + " | ".join(str(cell) for cell in cells) + " |")


if __name__ == "__main__":
    main()
