"""What a place in the next deal is worth: the points of a deal by what each seat took over from the deal before.

    PYTHONPATH=src python benchmarks/strength/handed_on.py --games tien-gow --agents search:sims=200 --deals 2000

Long matches of one player at every seat; of each deal but the first, the score by `Deal.next_places` of the deal
before: the leader or banker or dealer first, then the seats after it in order of play (in Sudaoshi under burdens by
rank also the two others with their burdens changed about). One line a game and set of options: mean, half of the 95 %
interval, and how many deals. The figures of `Game.handed_on` come from such runs. A game that hands nothing on has one
place.
"""

from __future__ import annotations

import argparse
import json
import math
from datetime import UTC, datetime
from typing import Any

import zashiki
from zashiki.players.seats import play_match, players_for, seated

LONG: dict[str, list[dict[str, Any]]] = {
    "sudaoshi": [{"rounds": 99, "burden": burden} for burden in ("rank", "seat")],
    "hana-awase": [{"rounds": 99}],
    "hachinin-meri": [{"deals": 99}],
    "shou-ba-yi": [{"target": 1000, "players": players} for players in range(2, 7)],
    "tien-gow": [{"deals": 99}],
}


def measure(id: str, options: dict[str, Any], agent: str, deals: int, seed: int) -> dict[str, Any]:
    """Mean points and half-intervals by place, over at least so many deals."""
    game = zashiki.game(id, **options)
    names = seated([agent], game.num_seats)
    players = players_for(names)
    scores: dict[int, list[int]] = {}
    done = number = 0
    while done < deals:
        match = play_match(game, players, names, seed, number).match
        number += 1
        for before, deal in zip(match.deals, match.deals[1:], strict=False):
            done += 1
            for seat, place in enumerate(before.next_places()):
                scores.setdefault(place, []).append(deal.scores()[seat])
    places = {}
    for place, found in sorted(scores.items()):
        mean = sum(found) / len(found)
        deviation = math.sqrt(sum((x - mean) ** 2 for x in found) / max(1, len(found) - 1))
        places[place] = [round(mean, 3), round(1.96 * deviation / math.sqrt(len(found)), 3), len(found)]
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    return {"game": id, "options": options, "agent": agent, "seed": seed, "deals": done, "places": places, "date": date}


def main() -> None:
    """One line a game and set of options."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(LONG))
    parser.add_argument("--agents", default="greedy")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args()
    for id in args.games.split(","):
        for options in LONG[id]:
            for agent in args.agents.split(","):
                print(json.dumps(measure(id, options, agent, args.deals, args.seed)), flush=True)


if __name__ == "__main__":
    main()
