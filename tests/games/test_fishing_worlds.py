"""Worlds of the fishing games: all that fit a view, each equally likely (SU 9.4, HA 9.3)."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

import pytest
from fishing_positions import GAMES, codes, deal_of, mask, random_position

import zashiki
from zashiki.core.errors import BadDeal
from zashiki.core.rng import Rng
from zashiki.games.fishing.worlds import FishingWorlds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.core.game import Game

OPTIONS: dict[str, dict[str, Any]] = {
    "sudaoshi": {"november_dregs": True},
    "hana-awase": {"open_capture_optional": True},
}
Places = tuple[tuple[int, ...], tuple[int, ...]]


def places_of(deal: Any, seat: int | None, drawn: int) -> Places:
    """What is hidden from a seat in a deal: the hands of the others as dealt, the stock to come."""
    hands = tuple([deal.hand_dealt(other) for other in range(3) if other != seat])
    return hands, tuple(deal.packed()[27 + drawn :])


def all_worlds(game: Game, deal: Any, seat: int | None) -> Iterator[Places]:
    """Every way to fill the hidden places, tried one by one: it is a world where playing it again gives the view."""
    view: Any = game.view(deal, seat)
    drawn = len(view.turned) + (view.drawn >= 0)
    unseen = [card for card in range(48) if not view.seen() >> card & 1]
    known = [view.known_of(s) | view.played_by(s) | (view.hand if s == seat else 0) for s in range(3)]
    for hands in fillings(unseen, [7 - cards.bit_count() for cards in known]):
        full = [known[s] | hands[s] for s in range(3)]
        used = hands[0] | hands[1] | hands[2]
        rest = [card for card in unseen if not used >> card & 1]
        # Whether the hands fit does not depend on the order of the stock to come.
        pack = [card for i in range(3) for card in range(48) if full[(deal.dealer + i) % 3] >> card & 1]
        pack += deal.packed()[21 : 27 + drawn]
        twin = game.undealt(view.start, view.number)
        twin.dealt(pack + rest)
        try:
            for _, action in deal.actions():
                twin.apply(action)
        except ValueError:
            continue
        if game.view(twin, seat) == view:
            for order in permutations(rest):
                yield tuple([full[s] for s in range(3) if s != seat]), order


def fillings(unseen: list[int], sizes: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to give hands of these sizes out of the unseen cards, as masks."""
    if not sizes:
        yield ()
        return
    for some in combinations(unseen, sizes[0]):
        rest = [card for card in unseen if card not in some]
        for others in fillings(rest, sizes[1:]):
            yield (sum(1 << card for card in some), *others)


def is_uniform(found: Counter[Places], worlds: list[Places], draws: int) -> bool:
    """Whether the counts are those of a uniform draw: chi-square within five standard deviations of its mean."""
    expected = draws / len(worlds)
    chi = sum((found[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    return bool(chi < freedom + 5 * (2 * freedom) ** 0.5 + 10)


def check_uniform(game: Game, deal: Any, seat: int | None, draws: int = 0) -> int:
    """Draw worlds of a position and compare with all there are; returns their number."""
    view: Any = game.view(deal, seat)
    drawn = len(view.turned) + (view.drawn >= 0)
    worlds = list(all_worlds(game, deal, seat))
    assert len(set(worlds)) == len(worlds)
    assert places_of(deal, seat, drawn) in worlds  # the truth is never ruled out
    plan, into, rng = game.worlds(view), deal.copy(), Rng("uniform")
    found: Counter[Places] = Counter()
    draws = draws or min(40 * len(worlds), 6000)
    for _ in range(draws):
        plan.sample(rng, into)
        found[places_of(into, seat, drawn)] += 1
    assert set(found) <= set(worlds)
    assert is_uniform(found, worlds, draws)
    return len(worlds)


@pytest.mark.parametrize("id", GAMES)
def test_9_late_positions_against_all_worlds(id: str) -> None:
    game = zashiki.game(id, **OPTIONS[id])
    sizes = set()
    most = 800 if zashiki.is_compiled() else 100
    for number in range(6 if zashiki.is_compiled() else 3):
        for stop in (18, 19, 17):
            deal = random_position(game, "late", number, dealer=number % 3, stop=stop)
            for seat in (deal.to_act, None):
                if deal.to_act >= 0 and without_inference(game.view(deal, seat)) <= most:
                    sizes.add(check_uniform(game, deal, seat))
    assert max(sizes) >= 24


def without_inference(view: Any) -> int:
    """How many ways there would be if nothing but the numbers of cards were known."""
    unseen = 48 - view.seen().bit_count()
    ways = 1
    for i in range(unseen):
        ways *= unseen - i
    for seat in range(3):
        if seat != view.seat:
            for i in range(view.hand_sizes[seat] - view.known_in_hand(seat).bit_count()):
                ways //= i + 1
    return ways


@pytest.mark.parametrize("id", GAMES)
def test_9_inference_from_dealt_hands_late(id: str) -> None:
    # Positions in which what a seat claimed, or did not claim, rules something out.
    game = zashiki.game(id, **OPTIONS[id])
    found = 0
    for number in range(2000):
        deal = random_position(game, "inference", number, dealer=number % 3, stop=17 + number % 2)
        if deal.to_act < 0:
            continue
        view: Any = game.view(deal, deal.to_act)
        ways = without_inference(view)
        if 48 - view.seen().bit_count() > 7 or ways > (800 if zashiki.is_compiled() else 200):
            continue
        worlds = list(all_worlds(game, deal, deal.to_act))
        if len(worlds) < ways:
            check_uniform(game, deal, deal.to_act)
            found += 1
            if found == (4 if zashiki.is_compiled() else 2):
                return
    raise AssertionError(f"only {found} such positions")


CLAIMS = {
    "one_slip": "1S 2D1 3D1 4D1 5D1 6D1 7D1",
    "one_ten": "9A 2D1 3D1 4D1 5D1 6D1 7D1",
    "one_light": "1L 2D1 3D1 4D1 5D1 6D1 7D1",
    "one_light_three": "1L 1D1 1D2 4D1 5D1 6D1 11D",
    "red": "1S 2S 3D1 4D1 5D1 6D1 7D1",
    "lead": "1S 1L 2A 2S 3L 3S 9A",
    "one_slip_lead": "1S 2D1 2D2 3D1 3D2 4D1 4D2",
    "two_three": "1L 1S 1D1 2A 2S 2D1 9A",
    "four": "1L 1S 1D1 1D2 2A 3L 9A",
    "three": "1L 1S 1D1 2A 3L 8A 9A",
    "standing_three": "12D1 12D2 12D3 2A 3L 8A 9A",
    "four_three": "1L 1S 1D1 1D2 2A 2S 2D1",
}


@pytest.mark.parametrize("name", CLAIMS)
def test_su_9_4_a_claim_fixes_what_its_hand_can_be(name: str) -> None:
    """Of each place of a hand the share of every card, against refusing whole deals one by one."""
    game = zashiki.game("sudaoshi")
    deal = deal_of(game, {1: CLAIMS[name]}, "10A 10D1 12L 8D1 9D1 7A")
    view: Any = game.view(deal, 0)
    assert game.rules[view.dealt[1]] == f"dealt:{name}"
    check_marginals(game, deal, 1)


@pytest.mark.parametrize(
    "cards", ["9A 2D1 3D1 4D1 5D1 6D1 7D1", "1L 2A 3S 4A 5D1 6D1 7D1", "1D1 2D1 3D1 4D1 5D1 9A 10S"]
)
def test_ha_9_3_open_hands_and_those_that_are_not(cards: str) -> None:
    deal = deal_of(zashiki.game("hana-awase"), {1: cards}, "10A 10D1 12L 8D1 9D1 7A")
    check_marginals(zashiki.game("hana-awase"), deal, 1)


def check_marginals(game: Game, deal: Any, owner: int) -> None:
    """Shares of the cards in a hand, from worlds and from those shuffles of the unseen that happen to give the view."""
    view: Any = game.view(deal, 0)
    unseen = [card for card in range(48) if not view.seen() >> card & 1]
    known = [view.known_of(seat) for seat in range(3)]
    wanted, tries = (400, 60000) if zashiki.is_compiled() else (100, 4000)
    rng = Rng("refuse")
    slow: Counter[int] = Counter()
    fits = 0
    for _ in range(tries):
        some = unseen[:]
        for i in range(14):
            j = i + rng.below(len(some) - i)
            some[i], some[j] = some[j], some[i]
        one, two = 7 - known[1].bit_count(), 7 - known[2].bit_count()
        hands = [[], some[:one], some[one : one + two]]
        full = [view.hand] + [known[s] | sum(1 << card for card in hands[s]) for s in (1, 2)]
        pack = [card for cards in full for card in range(48) if cards >> card & 1]
        twin: Any = game.undealt(view.start, 0)
        twin.dealt(pack + deal.packed()[21:27] + some[one + two :])
        if public(game, twin) == public(game, deal):
            fits += 1
            slow.update(hands[owner])
            if fits == wanted:
                break
    assert fits > 0
    plan, into = game.worlds(view), deal.copy()
    fast: Counter[int] = Counter()
    number = 4 * wanted
    for _ in range(number):
        plan.sample(rng, into)
        assert public(game, into) == public(game, deal)
        fast.update([card for card in unseen if into.hand_of(owner) >> card & 1])
    for card in unseen:
        share = (slow[card] + fast[card]) / (fits + number)
        spread = (share * (1 - share) * (1 / fits + 1 / number)) ** 0.5
        assert abs(slow[card] / fits - fast[card] / number) <= 5 * spread + 1e-9


def public(game: Game, deal: Any) -> Any:
    """What everybody learns of the hands as dealt."""
    return deal.dealt_hands() if game.id == "sudaoshi" else deal.opened()


def test_hands_without_a_claim_are_any() -> None:
    game = zashiki.game("hana-awase")
    deal = deal_of(game, {1: "1L 2A 3S 4A 5D1 6D1 7D1"}, "10A 10D1 12L 8D1 9D1 7A")
    plan = FishingWorlds()
    plan.prepare(game.view(deal, 0))
    into = deal.copy()
    dregs = set()
    for number in range(3000):
        plan.sample(Rng(number), into)
        dregs.add(sum("D" in code for code in codes(into.hand_of(1))))
    assert {5, 6} <= dregs


@pytest.mark.parametrize("id", GAMES)
def test_worlds_replay_from_their_pack(id: str) -> None:
    game = zashiki.game(id, **OPTIONS[id])
    for number in range(25):
        deal = random_position(game, "replay", number, dealer=number % 3)
        for seat in (None, 0, 1, 2):
            view = game.view(deal, seat, (1, 2, -3))
            plan = game.worlds(game.view_from_json(view.as_json()))
            world: Any = plan.world(Rng(number))
            assert game.view(world, seat, (1, 2, -3)) == view
            again: Any = game.undealt(view.start, view.number)
            again.dealt(world.packed())
            assert not again.misdealt()
            for _, action in deal.actions():
                again.apply(action)
            assert again.actions() == world.actions()
            assert [again.hand_of(s) for s in range(3)] == [world.hand_of(s) for s in range(3)]
            again.play_out(Rng(number))
            world.play_out(Rng(number))
            assert again.scores() == world.scores()
            assert again.raw_lines() == world.raw_lines()


@pytest.mark.parametrize("id", GAMES)
def test_drawing_many_is_drawing_one_after_the_other(id: str) -> None:
    game = zashiki.game(id)
    deal = random_position(game, "many", stop=7)
    plan = game.worlds(game.view(deal, 1))
    one, many = deal.copy(), deal.copy()
    a, b = Rng(1), Rng(1)
    for _ in range(5):
        plan.sample(a, one)
    plan.sample_many(b, many, 5)
    assert one.packed() == many.packed()
    assert a.state() == b.state()


def test_views_that_cannot_be_are_refused() -> None:
    su, hana = zashiki.game("sudaoshi"), zashiki.game("hana-awase")
    view: Any = su.view(random_position(su, "refused", stop=17), 1)
    for change in (
        {"hand": 0},
        {"hand": view.hand | mask("1L 1S 1D1 1D2 2A 2S 2D1 2D2")},
        {"played": (*view.played[:-1], 240 - 1)},
        {"played": (*view.played[:4], view.played[4] // 5 * 5, *view.played[5:])},  # laid where it had to take
        {"piles": (view.piles[1], view.piles[0], view.piles[2])},
        {"field": view.field ^ mask("1L")},
        {"dealt": (45, view.dealt[1], 45), "shown": (0, 0, 0)},
    ):
        with pytest.raises(BadDeal, match="view-impossible"):
            su.worlds(dataclasses.replace(view, **change))
    early: Any = su.view(deal_of(su, {1: CLAIMS["three"]}, "10A 10D1 12L 8D1 9D1 7A"), 0)
    with pytest.raises(BadDeal, match="view-impossible"):
        su.worlds(dataclasses.replace(early, dealt=(-1, 45, -1), shown=(0, early.shown[1], 0)))
    deal = deal_of(hana, {0: "1D1 1D2 2D1 2D2 3D1 3D2 9A", 1: "4D1 4D2 5D1 5D2 6D1 6D2 10A"}, "")
    other: Any = hana.view(deal, 2)
    with pytest.raises(BadDeal, match="view-impossible"):
        hana.worlds(dataclasses.replace(other, opened=(other.opened[0], other.opened[0], 0)))
