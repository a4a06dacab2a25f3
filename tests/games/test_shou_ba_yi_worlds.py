"""Shou Ba Yi: worlds of a view against every spread of the unseen cards (SB 9)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from shou_ba_yi_stage import dealt, ending, make, play

import zashiki
from zashiki.core.bits import members
from zashiki.core.rng import Rng
from zashiki.decks.french import FRENCH
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.games.shou_ba_yi.view import ShouBaYiView

Hands = tuple[tuple[int, ...], ...]


def spreads(cards: tuple[int, ...], sizes: list[int]) -> Iterator[Hands]:
    """Every way to put cards, told apart, into hands of given sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        mine = tuple(cards[i] for i in chosen)
        rest = tuple(card for i, card in enumerate(cards) if i not in chosen)
        for others in spreads(rest, sizes[1:]):
            yield (mine, *others)


def all_worlds(view: ShouBaYiView) -> Counter[Hands]:
    """Hands of the other seats by rank, each with the number of ways to make it of the unseen cards (SB 9)."""
    others = [seat for seat in range(len(view.hand_sizes)) if seat != view.seat]
    unseen = list(view.unseen)
    sizes = [view.hand_sizes[seat] for seat in others]
    finder = None
    threes = [plays.COUNTS[action][0] for seat, action in view.history if seat == view.first_leader]
    if view.start["leader"] is None and view.first_leader != view.seat and not sum(threes):
        finder = others.index(view.first_leader)
        unseen[0] -= 1
        sizes[finder] -= 1
    cards = tuple(rank for rank, n in enumerate(unseen) for _ in range(n))
    ways: Counter[Hands] = Counter()
    for spread in spreads(cards, sizes):
        hands = [(0, *hand) if i == finder else hand for i, hand in enumerate(spread)]
        if all(not hand or any(rank < 13 for rank in hand) for hand in hands):
            ways[tuple(hands)] += 1
    return ways


def hands_of(deal: ShouBaYiDeal, seats: list[int]) -> Hands:
    return tuple(tuple(plays.rank_of(piece) for piece in members(deal.hand_of(seat))) for seat in seats)


def compare(hands: list[str], seat: int | None, leader: int | None = 0) -> int:
    """Draw worlds of a late view, and compare how often each comes with its ways; returns how many there are."""
    view = make(players=len(hands)).view(ending(hands, leader), seat)
    draws = 6000 if zashiki.is_compiled() else 1500
    ways = all_worlds(view)
    total = sum(ways.values())
    others = [seat for seat in range(len(view.hand_sizes)) if seat != view.seat]
    plan = view.game.worlds(view)
    into = plan.template.copy()
    assert isinstance(into, ShouBaYiDeal)
    rng = Rng("draws")
    found: Counter[Hands] = Counter()
    for _ in range(draws):
        plan.sample(rng, into)
        found[hands_of(into, others)] += 1
    assert set(found) <= set(ways)
    # Rare worlds are taken together, so that each class is met five times or more.
    chi = freedom = 0.0
    rare_found = rare_expected = 0.0
    for spread, number in ways.items():
        expected = draws * number / total
        if expected < 5:
            rare_found += found[spread]
            rare_expected += expected
        else:
            chi += (found[spread] - expected) ** 2 / expected
            freedom += 1
    if rare_expected >= 5:
        chi += (rare_found - rare_expected) ** 2 / rare_expected
        freedom += 1
    # Wilson and Hilferty: the cube root of chi square over its freedom is nearly normal; five deviations.
    freedom = max(freedom - 1, 1)
    bound = freedom * (1 - 2 / (9 * freedom) + 5 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert chi < bound, (chi, bound, freedom)
    return len(ways)


def test_sb_9_every_spread_of_ordinary_cards_is_as_likely_as_its_copies_make_it() -> None:
    assert compare(["579", "55KKQ", "5QQ"], 0) == 9


def test_sb_9_a_face_down_card_is_no_joker() -> None:
    assert compare(["579", "x5K", "8", "6"], 0) == 12


def test_sb_9_a_seat_with_two_cards_has_at_most_one_joker() -> None:
    assert compare(["579", "x5", "X68"], 0) == 9


def test_sb_9_both_jokers_may_lie_in_a_longer_hand() -> None:
    assert compare(["579", "xX567", "45", "8"], 0) > 50


@pytest.mark.parametrize(("finder", "worlds"), [("3K48", 7), ("3K4x", 7), ("3xX4", 6)])
def test_sb_9_the_finder_of_the_lead_holds_3h_until_it_has_played_a_3(finder: str, worlds: int) -> None:
    assert compare([finder, "579", "33"], 1, leader=None) == worlds


def test_sb_9_the_pinned_3_lets_a_hand_of_two_hold_a_joker_beside_it() -> None:
    assert compare(["3x", "579", "3X8"], 1, leader=None) == 4


def test_sb_9_two_jokers_at_three_seats() -> None:
    assert compare(["57", "x5", "X6", "89"], 0) > 10


def test_sb_9_a_spectator_spreads_all_hands() -> None:
    assert compare(["x57", "X68"], None) > 10


@pytest.mark.parametrize("leader", [None, 3])
def test_sb_9_each_unseen_card_is_as_likely_in_each_unseen_place(leader: int | None) -> None:
    game = make()
    deal = game.shuffled_deal({"leader": leader}, Rng(8))
    assert isinstance(deal, ShouBaYiDeal)
    seat = (deal.first_leader + 1) % 4
    view = game.view(deal, seat)
    plan = game.worlds(view)
    into = plan.template.copy()
    assert isinstance(into, ShouBaYiDeal)
    rng = Rng(9)
    draws = 4000 if zashiki.is_compiled() else 600
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        plan.sample(rng, into)
        for other in range(4):
            for piece in members(into.hand_of(other)):
                found[other, piece] += 1
    sizes = list(deal.held[:4])
    unseen = 54 - sizes[seat]
    if leader is None:
        sizes[deal.first_leader] -= 1
        unseen -= 1
    for other in range(4):
        for piece in range(54):
            if view.dealt >> piece & 1:
                assert found[other, piece] == (draws if other == seat else 0)
            elif piece == 2 and leader is None:
                assert found[other, piece] == (draws if other == deal.first_leader else 0)
            elif other != seat:
                share = sizes[other] / unseen
                assert abs(found[other, piece] - draws * share) < 5 * (draws * share * (1 - share)) ** 0.5


@pytest.mark.parametrize(("players", "first_lead_3h"), [(2, False), (3, True), (4, False), (6, True)])
def test_sb_9_worlds_replay_and_look_the_same(players: int, first_lead_3h: bool) -> None:
    game = make(players=players, first_lead_3h=first_lead_3h)
    for seed in range(4):
        rng = Rng("replay", players, seed)
        deal = game.shuffled_deal(game.first_start(rng) if seed % 2 else {"leader": 1}, rng, seed)
        while True:
            for seat in (None, *range(players)):
                if rng.below(8):
                    continue
                view = game.view(deal, seat)
                world = game.worlds(view).world(Rng(seed))
                assert isinstance(world, ShouBaYiDeal)
                again = game.worlds(game.view(world, seat)).world(Rng(seed))
                assert again.packed() == world.packed()
                replayed = game.new_deal(view.start, game.pieces(world), deal.number)
                assert isinstance(replayed, ShouBaYiDeal)
                for actor, action in view.history:
                    assert replayed.to_act == actor
                    replayed.apply(action)
                for other in range(players):
                    assert replayed.hand_of(other) == world.hand_of(other)
                    assert len(members(world.hand_of(other))) == view.hand_sizes[other]
                assert game.view(replayed, seat) == view == game.view(world, seat)
                if view.finished:
                    assert [world.hand_of(s) for s in range(players)] == view.left()
            if deal.to_act < 0:
                break
            actions = deal.legal_actions()
            deal.apply(actions[rng.below(len(actions))])


def test_sb_9_the_truth_is_one_of_the_worlds() -> None:
    judged = 0
    for players in (2, 3):
        game = make(players=players)
        for seed in range(12):
            rng = Rng("truth", players, seed)
            deal = game.shuffled_deal({"leader": None}, rng)
            assert isinstance(deal, ShouBaYiDeal)
            while deal.to_act >= 0:
                for seat in range(players):
                    view = game.view(deal, seat)
                    if sum(view.unseen) <= 6:
                        others = [other for other in range(players) if other != seat]
                        assert hands_of(deal, others) in all_worlds(view)
                        judged += 1
                actions = deal.legal_actions()
                deal.apply(actions[rng.below(len(actions))])
    assert judged > 20


def test_sb_9_a_3_played_by_the_finder_may_have_been_3h() -> None:
    game = make()
    hands = [["3h", "3c"], ["3d"], ["3s"], []]
    free = [code for code in FRENCH.codes if code[0] != "3"]
    for seat, size in enumerate(game.hand_sizes(0)):
        while len(hands[seat]) < size:
            hands[seat].append(free.pop())
    deal = game.new_deal({"leader": None}, {"hands": hands})
    assert isinstance(deal, ShouBaYiDeal)
    view = game.view(play(deal, "3"), 1)
    plan = game.worlds(view)
    rng = Rng(1)
    drawn = [plan.world(rng) for _ in range(300)]
    assert all("3h" in game.pieces(world)["hands"][0] for world in drawn)
    left = Counter(
        sum(piece < 4 for piece in members(world.hand_of(0))) for world in drawn if isinstance(world, ShouBaYiDeal)
    )
    assert set(left) == {0, 1, 2}


def test_sb_9_a_leader_named_by_the_start_may_hold_3h_or_not() -> None:
    game = make()
    view = game.view(dealt(game, {0: "5"}), 1)
    if view.dealt >> 2 & 1:
        view = game.view(dealt(game, {0: "5"}), 2)
    plan = game.worlds(view)
    rng = Rng(2)
    holders = {
        next(i for i, hand in enumerate(game.pieces(plan.world(rng))["hands"]) if "3h" in hand) for _ in range(80)
    }
    assert len(holders) == 3
