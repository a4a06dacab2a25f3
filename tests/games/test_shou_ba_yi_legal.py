"""Shou Ba Yi: legal actions against an enumerator written from the rulebook's words, figures, whole deals."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations_with_replacement
from math import comb

import pytest
from shou_ba_yi_stage import dealt, legal, make, play

from zashiki.core.rng import Rng
from zashiki.decks.french import RANKS
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal

ORDINARY = RANKS[:13]
TO_ACE = RANKS[:12]


def classified(code: str) -> tuple[str, int, int]:
    """Kind, number of cards and key of a play, read off its code (SB 4.1)."""
    main, _, added = code.partition("+")
    key = RANKS.index(main[0])
    if added:
        return ("four with two" if len(main) == 4 else "three with one", len(main) + len(added), key)
    if len(set(main)) == len(main):
        return ("single" if len(main) == 1 else "dragon", len(main), key)
    return ({2: "pair", 4: "bomb", 6: "three pairs"}[len(main)], len(main), key)


def groups_in(hand: str) -> set[str]:
    """Every play that the cards of a hand make, One in the Hole apart (SB 4.1)."""
    found = set(hand)
    for rank in ORDINARY:
        n = hand.count(rank)
        others = [other for other in RANKS if other != rank]
        if n >= 2:
            found.add(rank * 2)
        if n >= 3:
            found.update(f"{rank * 3}+{other}" for other in others if other in hand)
        if n == 4:
            found.add(rank * 4)
            for a, b in combinations_with_replacement(others, 2):
                if hand.count(a) >= (2 if a == b else 1) and b in hand:
                    found.add(f"{rank * 4}+{a}{b}")
    for low in range(12):
        for high in range(low + 5, 13):
            if all(rank in hand for rank in TO_ACE[low:high]):
                found.add(TO_ACE[low:high])
    for low in range(10):
        if all(hand.count(rank) >= 2 for rank in TO_ACE[low : low + 3]):
            found.add("".join(rank * 2 for rank in TO_ACE[low : low + 3]))
    return found


def is_allowed(hand: str, code: str) -> bool:
    """One in the Hole (SB 4.2)."""
    rest = hand
    for rank in code.replace("+", ""):
        rest = rest.replace(rank, "", 1)
    if not rest:
        return len(code) == 1 and code in ORDINARY
    return set(rest) - {"x", "X"} != set()


def is_beaten(best: str, code: str) -> bool:
    """Whether a play beats the best one (SB 4.1)."""
    (kind, size, key), (best_kind, best_size, best_key) = classified(code), classified(best)
    if kind == "bomb" != best_kind:
        return True
    return (kind, size) == (best_kind, best_size) and key > best_key


def expected(hand: str, best: str | None, needs_three: bool) -> set[str]:
    """The legal actions of a seat with this hand, by rank, that is to answer the best play or to lead."""
    codes = {code for code in groups_in(hand) if is_allowed(hand, code)}
    if best is None:
        return {code for code in codes if "3" in code or not needs_three}
    return {"pass"} | {code for code in codes if is_beaten(best, code)}


def ranks_of(deal: ShouBaYiDeal, seat: int) -> str:
    """A hand by rank."""
    mask = deal.hand_of(seat)
    return "".join(rank for i, rank in enumerate(ORDINARY) for j in range(4) if mask >> 4 * i + j & 1) + "".join(
        joker for piece, joker in ((52, "x"), (53, "X")) if mask >> piece & 1
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("first_lead_3h", [False, True])
def test_sb_4_legal_actions_are_those_of_the_rulebook(players: int, first_lead_3h: bool) -> None:
    game = make(players=players, first_lead_3h=first_lead_3h)
    for seed in range(4):
        rng = Rng("legal", seed)
        deal = game.shuffled_deal(game.first_start(rng) if seed % 2 else {"leader": 0}, rng, seed)
        assert isinstance(deal, ShouBaYiDeal)
        best: str | None = None
        passes = 0
        owner = deal.to_act
        while deal.to_act >= 0:
            seat = deal.to_act
            hand = ranks_of(deal, seat)
            needs_three = first_lead_3h and seed % 2 == 1 and deal.length == 0
            assert legal(deal) == expected(hand, best, needs_three), (hand, best)
            # Plays more often than passes, so that deals hold long plays as well as short ones.
            codes = [code for code in sorted(legal(deal)) if code != "pass" or rng.below(3) == 0] or ["pass"]
            code = codes[rng.below(len(codes))]
            play(deal, code)
            if code == "pass":
                passes += 1
                if passes == players - 1:
                    best, passes = None, 0
                    assert deal.to_act in (owner, -1)
            else:
                best, owner = code, seat
                assert deal.held[seat] == len(hand) - len(code.replace("+", ""))


WIDEST = [
    (2, 0, "3456789TJJJJQQQQKKKKAAAA2xX", 493),
    (3, 0, "3456789TJQKKKKAAAA", 186),
    (4, 0, "456789TJQKAAAA", 96),
    (4, 2, "56789TJQKAAAA", 78),
    (5, 0, "789TJQKAAAA", 48),
    (5, 1, "89TJQKAAAA", 36),
    (6, 0, "9TJQKAAAA", 26),
]


@pytest.mark.parametrize(("players", "number", "hand", "most"), WIDEST)
def test_sb_12_the_widest_choice(players: int, number: int, hand: str, most: int) -> None:
    deal = dealt(make(players=players), {0: hand}, number=number)
    assert len(deal.legal_actions()) == most == len(groups_in(hand))


LEADS = [(2, 0, 151, 12), (3, 0, 43, 2), (4, 0, 22, 1), (4, 2, 19, 1), (5, 0, 13.6, 0.7), (6, 0, 10, 0.5)]


@pytest.mark.parametrize(("players", "number", "average", "about"), LEADS)
def test_sb_12_leads_of_a_fresh_hand(players: int, number: int, average: float, about: float) -> None:
    game = make(players=players)
    rng = Rng("fresh", players, number)
    sizes = [len(game.shuffled_deal({"leader": 0}, rng, number).legal_actions()) for _ in range(1000)]
    assert abs(sum(sizes) / len(sizes) - average) < about
    assert max(sizes) <= next(most for p, k, _, most in WIDEST if (p, k) == (players, number))


def with_bomb(size: int) -> int:
    """Hands of a size with four of a kind, by inclusion and exclusion over the 13 ranks."""
    return sum((-1) ** (k + 1) * comb(13, k) * comb(54 - 4 * k, size - 4 * k) for k in range(1, size // 4 + 1))


BOMBS = [(2, 0, 27, 1107897908801008), (3, 0, 18, 11875537991213), (4, 0, 14, 132809250574)]
BOMBS += [(4, 2, 13, 32463731300), (6, 0, 9, 27540292)]


@pytest.mark.parametrize(("players", "number", "size", "ways"), BOMBS)
def test_sb_12_share_of_hands_with_a_bomb(players: int, number: int, size: int, ways: int) -> None:
    assert with_bomb(size) == ways
    share = ways / comb(54, size)
    game = make(players=players)
    rng = Rng("bombs", players, number)
    draws = 2000
    found = 0
    for _ in range(draws):
        found += any(action >= 1596 for action in game.shuffled_deal({"leader": 0}, rng, number).legal_actions())
    assert abs(found - draws * share) < 4 * (draws * share * (1 - share)) ** 0.5 + 1


@pytest.mark.parametrize("last_card_loses", [False, True])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_sb_12_invariants_of_random_deals(players: int, last_card_loses: bool) -> None:
    game = make(players=players, last_card_loses=last_card_loses)
    singles = 0
    for seed in range(20):
        rng = Rng("invariants", seed)
        deal = game.shuffled_deal(game.first_start(rng), rng, seed)
        assert isinstance(deal, ShouBaYiDeal)
        while deal.to_act >= 0:
            for seat in range(players):
                assert set(ranks_of(deal, seat)) - {"x", "X"} or deal.held[seat] == 0
            legals = deal.legal_actions()
            deal.apply(legals[rng.below(len(legals))])
        ones = sum(n == 1 for n in deal.held[:players])
        assert sum(deal.scores()) == (-ones if last_card_loses else 0)
        assert [line.rule for line in game.lines(deal)].count("last_card") == (ones if last_card_loses else 0)
        winner, last = deal.actions()[-1]
        assert 1 <= last <= 13
        assert deal.held[winner] == 0
        singles += ones
        plays_made = sum(action != 0 for _, action in deal.actions())
        assert plays_made <= 55 - players
        assert deal.length <= plays_made * players
    assert singles


COMPARED = """
from zashiki.core.rng import Rng
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal
for players in range(2, 7):
    print(ShouBaYiDeal(players, -1, players % 2, 1).play_deals(6, Rng("compared", players)))
"""


def test_interpreted_deals_are_the_compiled_ones() -> None:
    outputs = []
    for pure in ("", "1"):
        environment = {**os.environ, "ZASHIKI_PURE": pure}
        ran = subprocess.run([sys.executable, "-c", COMPARED], env=environment, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr
        outputs.append(ran.stdout)
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) == 5


@pytest.mark.interpreted  # private to the compiled core
@pytest.mark.parametrize("players", [2, 4])
def test_the_playout_policy_plays_legal_actions(players: int) -> None:
    game = make(players=players)
    for seed in range(10):
        rng = Rng("policy", seed)
        deal = game.shuffled_deal({"leader": None}, rng)
        assert isinstance(deal, ShouBaYiDeal)
        while deal.to_act >= 0:
            deal.apply(deal.policy(rng))
        assert min(deal.held[:players]) == 0


@pytest.mark.interpreted  # private to the compiled core
def test_the_playout_policy_leads_low_and_long() -> None:
    deal = dealt(make(), {0: "345678TTAA22xX"})
    assert plays.CODES[deal.policy(Rng(1))] == "345678"
