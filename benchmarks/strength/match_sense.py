"""What match sense gains: last deals of close matches, played by one who minds the totals against one who does not.

    PYTHONPATH=src python benchmarks/strength/match_sense.py --deals 1000

Every shuffle is played in both seatings with the same totals, drawn so that the deal can still decide the match; what
counts is the part of the match won, ties shared. Each game leaves `results/<game>/match-sense.json`, shuffle by
shuffle.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from multiprocessing import Pool
from pathlib import Path

import zashiki
from zashiki.arena.intervals import interval, sequential
from zashiki.arena.table import Table
from zashiki.core.rng import Rng
from zashiki.players import registry
from zashiki.search.outlook import usual_deal

RESULTS = Path(__file__).parent / "results"
LAST = {"sudaoshi": {}, "hana-awase": {}, "hachinin-meri": {}, "shou-ba-yi": {}, "tien-gow": {"deals": 8}}


def close_totals(id: str, rng: Rng, sides: int) -> list[int]:
    """Totals before a last deal which that deal can still turn."""
    game = zashiki.game(id, **LAST[id])
    target = game.match_target()
    if target is not None:
        return [target - 4 - rng.below(12) for _ in range(sides)]
    if id == "hachinin-meri":
        first = 27 + rng.below(10)
        return [first, 63 - first]
    spread = max(2, int(usual_deal(game)[1]))
    totals = [rng.below(2 * spread + 1) - spread for _ in range(sides)]
    totals[-1] -= sum(totals)
    return totals


def play(task: tuple[str, tuple[str, ...], int, int]) -> list[float]:
    """The part of the match won by each player, over all rotations of one shuffle."""
    id, names, seed, shuffle = task
    game = zashiki.game(id, **LAST[id])
    last = (game.deals_after(0) or 0) if game.match_target() is None else 0
    rng = Rng("match sense", id, seed, shuffle)
    totals = close_totals(id, rng, game.num_sides)
    start = game.first_start(rng)
    players = [registry.make(name) for name in names]
    won, seats = [0.0] * len(names), [0] * len(names)
    for rotation, seating in enumerate(Table(game, names, seed).seatings()):
        deal = game.shuffled_deal(start, Rng("match sense", id, seed, shuffle, "shuffle"), last)
        rngs = [Rng("match sense", id, seed, shuffle, rotation, seat) for seat in range(game.num_seats)]
        while deal.to_act >= 0:
            seat = deal.to_act
            deal.apply(players[seating[seat]].choose(game.view(deal, seat, totals), rngs[seat]))
        after = [a + b for a, b in zip(totals, game.scores(deal), strict=True)]
        best = max(after)
        for seat, player in enumerate(seating):
            won[player] += (after[game.side_of(seat)] == best) / after.count(best)
            seats[player] += 1
    return [w / n for w, n in zip(won, seats, strict=True)]


def main() -> None:
    """One line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(LAST))
    parser.add_argument("--agents", default="search:sims=1000,search:sims=1000:match=no")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    names = tuple(args.agents.split(","))
    with Pool(args.workers) as pool:
        for id in args.games.split(","):
            won = pool.map(play, [(id, names, args.seed, shuffle) for shuffle in range(args.deals)], chunksize=4)
            more = [first - second for first, second in won]
            found, always = interval(more), sequential(more)
            line = {
                "game": id,
                "agents": names,
                "deals": args.deals,
                "seed": args.seed,
                "won_more": round(found.mean, 4),
                "low": round(found.low, 4),
                "high": round(found.high, 4),
                "sequential_95%": [round(always.low, 4), round(always.high, 4)],
                "date": datetime.now(UTC).strftime("%Y-%m-%d"),
            }
            print(json.dumps(line), flush=True)
            line["won_by_shuffle"] = [[round(first, 4), round(second, 4)] for first, second in won]
            (RESULTS / id / "match-sense.json").write_text(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
