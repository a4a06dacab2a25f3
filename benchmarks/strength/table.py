"""Prints the table of docs/strength.md from the raw results beside it.

python benchmarks/strength/table.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
    won = []
    for duel in ORDER:
        for file in sorted(RESULTS.glob(f"*/{duel}.json")):
            found = json.loads(file.read_text())
            if "differences" in found:  # of version 0.1
                one = found["differences"][0]
                names, points = [one["first"], one["second"]], [one["points"], one["low"], one["high"]]
            else:
                names, points = found["names"], found["points"]
            print(row(names, found, points, 1))
        won += [json.loads(file.read_text()) for file in sorted(RESULTS.glob(f"*/{duel}-wins.json"))]
    print("\n| duel | game | deals won more, of 100 | 95 % interval | shuffles | sequential test | date |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for found in won:
        print(row(found["names"], found, found["wins"], 100))


def row(names: list[str], found: dict[str, Any], values: list[float], unit: int) -> str:
    """A row of a table."""
    mean, low, high = (unit * value for value in values)
    decided = "not decided" if found["decided"] is None else f"clear at {found['decided']:.0%}"
    game = found["game"] + "".join(f", `{name}={value}`" for name, value in found["options"].items())
    cells = " – ".join(f"`{name}`" for name in names), game, f"{mean:+.2f}", f"{low:+.2f} … {high:+.2f}"
    return "| " + " | ".join(map(str, (*cells, found["deals"], decided, found["date"]))) + " |"


if __name__ == "__main__":
    main()
