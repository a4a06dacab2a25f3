"""Tien Gow: worlds are uniform over all spreadings of the unseen tiles; the greedy player plays well."""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations

import pytest
from tien_gow_stage import ALL_QUARTETS, dealt, game, legal, play, staged

from zashiki.core.rng import Rng
from zashiki.decks.dominoes import DOMINOES
from zashiki.games.tien_gow.deal import TienGowDeal
from zashiki.games.tien_gow.greedy import choose

TIEN_GOW = game()


def chi_square_limit(cells: int) -> float:
    """A value that chi-square passes about once in 10,000 when every cell is equally likely (Wilson and Hilferty)."""
    free = cells - 1
    return float(free * (1 - 2 / (9 * free) + 3.719 * math.sqrt(2 / (9 * free))) ** 3)


def late() -> TienGowDeal:
    """Six tiles are hidden from seat 2: four in hands, two put down."""
    deal = staged(TIEN_GOW, 0, ALL_QUARTETS, 8, ("33 21", "55 33", "22 42", "55 22"))
    assert deal.to_act == 2
    play(TIEN_GOW, deal, "22 -55 33 -55")
    return deal


def hidden(deal: TienGowDeal) -> tuple[tuple[int, ...], ...]:
    """What seat 2 does not see of a world: the hands of the others and what they put down."""
    covers = [action for seat, action in deal.actions()[8:] if seat != 2 and action >= 61]
    return (*(deal.hand_of(seat) for seat in (0, 1, 3)), tuple(covers))


def test_tg_9_every_spreading_of_the_unseen_tiles_is_equally_likely() -> None:
    deal = late()
    # Seat 0 leads the next trick: it won with 33.
    assert deal.to_act == 0
    view = TIEN_GOW.view(deal, 2)
    unseen = [DOMINOES.index[code] for code in ("55", "55", "33", "22", "21")]
    expected = Counter(((one[0],), (one[1],), (one[2],), (61 + one[3], 61 + one[4])) for one in permutations(unseen))
    worlds = TIEN_GOW.worlds(view)
    rng = Rng("chi-square")
    number = 6000
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(number):
        world = worlds.world(rng)
        assert isinstance(world, TienGowDeal)
        found[hidden(world)] += 1
    assert set(found) <= set(expected)
    assert hidden(deal) in expected
    weight = number / sum(expected.values())
    value = sum((found[cell] - ways * weight) ** 2 / (ways * weight) for cell, ways in expected.items())
    assert value < chi_square_limit(len(expected))


def test_tg_9_copies_count_as_different_tiles() -> None:
    deal = late()
    worlds = TIEN_GOW.worlds(TIEN_GOW.view(deal, 2))
    into = worlds.template.copy()
    rng = Rng("copies")
    fixed = list(range(32))
    first = None
    found: Counter[tuple[int, ...]] = Counter()
    number = 12000
    for _ in range(number):
        worlds.sample(rng, into)
        pack = into.packed()
        first = first or pack
        fixed = [place for place in fixed if pack[place] == first[place]]
        found[tuple(pack)] += 1
    assert len(fixed) == 27
    assert len(found) == math.factorial(5)
    each = number / len(found)
    assert sum((n - each) ** 2 / each for n in found.values()) < chi_square_limit(len(found))


def test_tg_9_a_play_rules_nothing_out() -> None:
    # Seat 1 put a tile down on Earth, and might hold Heaven all the same; early death proves nothing either.
    deal = dealt(TIEN_GOW, ["11", "66 66", "51", "61"], 0, "11 -66")
    worlds = TIEN_GOW.worlds(TIEN_GOW.view(deal, 2))
    rng = Rng("nothing out")
    number = 3000
    held = 0
    for _ in range(number):
        world = worlds.world(rng)
        assert isinstance(world, TienGowDeal)
        held += (0 in world.hand_of(1)) + (world.actions()[-1][1] == 61)
    # Of 23 unseen tiles 8 are seat 1's; it holds or has put down some Heaven with this chance.
    chance = 1 - math.comb(21, 8) / math.comb(23, 8)
    both = 2 * 7 * 1 / (23 * 22) * 1.0
    mean = number * (chance + both)
    assert abs(held - mean) < 4 * math.sqrt(number * chance * (1 - chance) + number * both)


def test_worlds_replay_and_look_the_same() -> None:
    for seed in range(15):
        rng = Rng("worlds", seed)
        deal = TIEN_GOW.shuffled_deal(TIEN_GOW.first_start(rng), rng, 2)
        while True:
            for seat in (0, 1, 2, 3, None):
                view = TIEN_GOW.view(deal, seat)
                worlds = TIEN_GOW.worlds(view)
                world = worlds.world(Rng("one", seed))
                assert isinstance(world, TienGowDeal)
                again = TIEN_GOW.worlds(TIEN_GOW.view_from_json(view.as_json())).world(Rng("one", seed))
                assert isinstance(world, TienGowDeal)
                assert TIEN_GOW.view(world, seat) == view
                assert (world.packed(), world.actions()) == (again.packed(), again.actions())
                replay = TIEN_GOW.new_deal(view.start, TIEN_GOW.pieces(world), 2)
                for _, action in world.actions():
                    replay.apply(action)
                drawn = worlds.template.copy()
                worlds.sample(Rng("one", seed), drawn)
                for other in (replay, drawn):
                    assert isinstance(other, TienGowDeal)
                    assert [other.hand_of(s) for s in range(4)] == [world.hand_of(s) for s in range(4)]
                    assert other.legal_actions() == world.legal_actions()
                    assert other.raw_lines() == world.raw_lines()
                drawn.play_out(rng)
                assert sum(drawn.scores()) == 0
            if deal.to_act < 0:
                assert world.actions() == deal.actions()
                break
            choices = deal.legal_actions()
            deal.apply(choices[rng.below(len(choices))])


def test_worlds_come_one_after_the_other_from_one_generator() -> None:
    deal = late()
    worlds = TIEN_GOW.worlds(TIEN_GOW.view(deal, 2))
    one, other = worlds.template.copy(), worlds.template.copy()
    rng = Rng("many")
    for _ in range(50):
        worlds.sample(rng, one)
    worlds.sample_many(Rng("many"), other, 50)
    assert one.packed() == other.packed()


# --- the greedy player -------------------------------------------------------


def played(seed: int, greedy: int) -> int:
    """Points of one greedy seat among random ones."""
    rng = Rng("greedy", seed)
    deal = TIEN_GOW.shuffled_deal({"dealer": seed % 4}, rng)
    while deal.to_act >= 0:
        choices = deal.legal_actions()
        if deal.to_act == greedy:
            action = choose(TIEN_GOW.view(deal, greedy), rng)
            assert action in choices
        else:
            action = choices[rng.below(len(choices))]
        deal.apply(action)
    return deal.scores()[greedy]


def test_the_greedy_player_beats_random_play() -> None:
    points = [played(seed, seat) for seed in range(60) for seat in range(4)]
    mean = sum(points) / len(points)
    spread = math.sqrt(sum((x - mean) ** 2 for x in points) / len(points))
    assert mean - 3 * spread / math.sqrt(len(points)) > 2


@pytest.mark.parametrize(
    ("hands", "codes", "wanted"),
    [
        (["42 21 51 61 64 65 22 33"], "", "42+21"),
        (["55 66 11 44 63 54 62 53", "33", "22", "65 31"], "55 -33 -22", "31"),
    ],
)
def test_the_greedy_player_takes_its_chances(hands: list[str], codes: str, wanted: str) -> None:
    deal = dealt(TIEN_GOW, hands, 0, codes)
    action = TIEN_GOW.format_action(choose(TIEN_GOW.view(deal, deal.to_act), Rng(1)))
    assert action in legal(TIEN_GOW, deal)
    assert action == wanted
