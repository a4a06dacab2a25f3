"""The figures of SB 12 that take a while: `python benchmarks/figures_shou_ba_yi.py [hands]`.

Sampled: average number of leads of a fresh hand, shares of hands with a Bomb, three pairs, a Dragon. Searched: the
widest choice, by exchanging cards between hand and rest as long as that does not narrow it. Played: actions a deal and
deals a match of the careful beginner.
"""

from __future__ import annotations

import sys
from math import comb

from zashiki.core.deal import Deal
from zashiki.core.rng import Rng
from zashiki.decks.french import RANKS
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.game import ShouBaYi
from zashiki.players.greedy import shou_ba_yi as greedy

DEALT = [(2, 0, 27), (3, 0, 18), (4, 0, 14), (4, 2, 13), (5, 0, 11), (5, 1, 10), (6, 0, 9)]
"""Seats, number of a deal in which seat 0 is dealt so many cards, and how many."""


def bomb_hands(size: int) -> int:
    """How many hands of a size hold four of a kind, by inclusion and exclusion."""
    return sum((-1) ** (k + 1) * comb(13, k) * comb(54 - 4 * k, size - 4 * k) for k in range(1, size // 4 + 1))


def sampled(players: int, number: int, hands: int) -> str:
    """Average leads and shares of fresh hands."""
    game = ShouBaYi({"players": players})
    rng = Rng("figures", players, number)
    leads = 0
    with_kind = [0] * 8
    for _ in range(hands):
        legal = game.shuffled_deal({"leader": 0}, rng, number).legal_actions()
        leads += len(legal)
        for kind in {plays.KINDS[action] for action in legal}:
            with_kind[kind] += 1
    shares = ", ".join(f"{plays.KIND_NAMES[kind]} {with_kind[kind] / hands:.4f}" for kind in (3, 4, 7))
    return f"{leads / hands:.2f} leads; {shares}"


def widest(players: int, number: int, tries: int) -> tuple[int, str]:
    """The widest choice found from some random hands, and the hand by rank."""
    game = ShouBaYi({"players": players})
    places = list(range(-number % players, 54, players))
    rng = Rng("widest", players, number)
    best, shown = 0, ""
    for _ in range(tries):
        deal = game.shuffled_deal({"leader": 0}, rng, number)
        pack = deal.packed()
        now = len(deal.legal_actions())
        for _ in range(4000):
            i, j = places[rng.below(len(places))], rng.below(54)
            pack[i], pack[j] = pack[j], pack[i]
            deal.dealt(pack)
            changed = len(deal.legal_actions())
            if changed >= now:
                now = changed
            else:
                pack[i], pack[j] = pack[j], pack[i]
        if now > best:
            best = now
            hand = sorted(pack[i] for i in places)
            shown = "".join(RANKS[plays.rank_of(piece)] for piece in hand)
    return best, shown


def played(players: int, matches: int) -> tuple[float, float]:
    """Actions a deal and deals a match of the careful beginner against itself."""
    game = ShouBaYi({"players": players})
    rng = Rng("played", players)
    actions = num_deals = 0
    for _ in range(matches):
        starts = [game.first_start(rng)]
        deals: list[Deal] = []
        while True:
            deal = game.shuffled_deal(starts[-1], rng, len(deals))
            while deal.to_act >= 0:
                deal.apply(greedy.choose(game.view(deal, deal.to_act), rng))
            deals.append(deal)
            actions += deal.length
            start = game.next_start(starts, deals)
            if start is None:
                break
            starts.append(start)
        num_deals += len(deals)
    return actions / num_deals, num_deals / matches


def main() -> None:
    """Print all figures."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    for players, number, size in DEALT:
        ways = bomb_hands(size)
        print(f"{size} cards: {sampled(players, number, hands)}; Bombs exactly {ways} ({ways / comb(54, size):.4f})")
        print("  widest choice found: {} by {}".format(*widest(players, number, 10)))
    for players in range(2, 7):
        print("{} seats: {:.0f} actions a deal, {:.0f} deals a match".format(players, *played(players, 10)))


if __name__ == "__main__":
    main()
