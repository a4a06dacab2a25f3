"""Tien Gow: sets, leads, following, early death, the match; clauses of its rulebook."""

from __future__ import annotations

import math
import pickle
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from tien_gow_stage import (
    EARLY_DEATH,
    PLAIN,
    QUARTET_LAST,
    SWEEP,
    TWO_QUARTETS,
    dealt,
    game,
    legal,
    play,
    shown,
    staged,
)

from zashiki.core.errors import BadDeal, BadOption, IllegalAction, UnknownCode
from zashiki.core.rng import Rng
from zashiki.decks.dominoes import DOMINOES
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.game import TienGow

TIEN_GOW = game()


def set_of(code: str) -> sets.TileSet | None:
    id = sets.SHOW_ID.get(tuple(DOMINOES.index[tile] for tile in code.split("+")))
    return None if id is None else sets.SETS[id]


def beats(one: str, other: str) -> bool:
    x, y = set_of(one), set_of(other)
    assert x is not None
    assert y is not None
    return x.beats(y)


# --- TG 4.1 ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("55+55", "civil-pair"),
        ("42+21", "supreme"),
        ("44+44+52+43", "quartet"),
        ("66+63+54", "military-triple"),
        ("66+66+54", "civil-triple"),
        ("31+32", "mixed-pair"),
        ("41+32", "military-pair"),
        ("51", "civil-single"),
        ("42", "military-single"),
    ],
)
def test_tg_4_1_sets(code: str, kind: str) -> None:
    found = set_of(code)
    assert found is not None
    assert found.kind == kind
    assert kind in sets.KIND_NAMES


@pytest.mark.parametrize(
    "code", ["66+11", "51+42", "41+21", "55+63", "66+11+63", "55+55+63", "63+54+62+53", "66+66+11+11"]
)
def test_tg_4_1_what_is_no_set(code: str) -> None:
    assert set_of(code) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("66", "11"),
        ("42", "41"),
        ("42", "32"),
        ("41", "21"),
        ("52", "42"),
        ("66+66+63", "11+11+62"),
        ("66+63+54", "11+62+53"),
        ("66+63", "11+53"),
    ],
)
def test_tg_4_1_what_beats(one: str, other: str) -> None:
    assert beats(one, other)
    assert not beats(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("66", "63"),
        ("63", "51"),
        ("42+21", "41+32"),
        ("63+54", "42+21"),
        ("66+66+63", "11+62+53"),
        ("66+63+54", "11+11+62"),
        ("63", "54"),
        ("66+63", "66+54"),
        ("66", "66"),
    ],
)
def test_tg_4_1_what_does_not_beat(one: str, other: str) -> None:
    assert not beats(one, other)
    assert not beats(other, one)


# --- TG 12 -------------------------------------------------------------------


def test_tg_12_numbers_of_sets_and_actions() -> None:
    copies = DOMINOES.copies
    physical = sum(math.prod(math.comb(copies[t], s.tiles.count(t)) for t in set(s.tiles)) for s in sets.SETS)
    assert physical == 84
    assert len(sets.SETS) == 61
    assert len({(s.kind, s.rank) for s in sets.SETS}) == 49
    assert sum(x.beats(y) for x in sets.SETS for y in sets.SETS) == 217
    assert Counter(len(tiles) for tiles in sets.TILES[61:]) == {1: 21, 2: 221, 3: 1550, 4: 8130}
    assert sets.NUM_ACTIONS == TienGow.num_actions == 9983
    kinds = Counter(s.kind for s in sets.SETS)
    assert [kinds[name] for name in sets.KIND_NAMES] == [11, 10, 11, 4, 1, 8, 8, 4, 4]
    pips = sum(int(code[0]) + int(code[1]) for code in (DOMINOES.code(piece) for piece in range(32)))
    assert pips == 227


def test_tg_12_action_ids_ascend_with_number_of_tiles_and_deck_order() -> None:
    for part in (sets.TILES[:61], sets.TILES[61:]):
        assert list(part) == sorted(part, key=lambda tiles: (len(tiles), tiles))
        assert len(set(part)) == len(part)


def test_tg_12_leads_of_a_hand() -> None:
    hands = math.comb(32, 8)
    held = 0
    for found in sets.SETS:
        needed = Counter(found.tiles)
        # By how many tiles of these kinds a hand holds.
        ways = {0: 1}
        for tile, number in needed.items():
            more: Counter[int] = Counter()
            for size, count in ways.items():
                for taken in range(number, DOMINOES.copies[tile] + 1):
                    more[size + taken] += count * math.comb(DOMINOES.copies[tile], taken)
            ways = dict(more)
        others = 32 - sum(DOMINOES.copies[tile] for tile in needed)
        held += sum(count * math.comb(others, 8 - size) for size, count in ways.items())
    assert Fraction(held, hands) == Fraction(5751, 620)
    deal = dealt(TIEN_GOW, ["66 66 11 11 63 54 62 53"])
    assert len(deal.legal_actions()) == 22


PARTS = [
    *[(2 * family, 2 * family + 1, 22 + low, 22 + low + 1) for family, low in enumerate((0, 2, 4, 7))],
    *[(2 * kind, 2 * kind + 1) for kind in range(4, 11)],
    (28, 31),
]
"""The tiles as pieces, parted so that every set lies within one part."""


def hands_without(*kinds: str) -> int:
    """Hands of eight tiles, copies told apart, that hold no set of these kinds."""
    total = [1] + [0] * 8
    for part in PARTS:
        fits = [0] * 5
        for size in range(len(part) + 1):
            for pieces in combinations(part, size):
                tiles = Counter(DOMINOES.kind_of[piece] for piece in pieces)
                fits[size] += not any(s.kind in kinds and Counter(s.tiles) <= tiles for s in sets.SETS)
        total = [sum(total[n - size] * fits[size] for size in range(min(n, 4) + 1)) for n in range(9)]
    return total[8]


@pytest.mark.parametrize(
    ("kinds", "hands"),
    [
        (("civil-pair",), 5458695),
        (("military-pair",), 2253549),
        (("mixed-pair",), 6297318),
        (("civil-triple",), 860934),
        (("military-triple",), 860934),
        (("supreme",), 593775),
        (("quartet",), 81894),
        (sets.KIND_NAMES[2:], 9584156),
    ],
)
def test_tg_12_hands_that_hold_a_set(kinds: tuple[str, ...], hands: int) -> None:
    assert sorted(piece for part in PARTS for piece in part) == list(range(32))
    assert math.comb(32, 8) - hands_without(*kinds) == hands


def test_tg_12_deals() -> None:
    assert math.comb(32, 8) == 10518300
    assert math.factorial(32) // math.factorial(8) ** 4 == 99561092450391000
    assert math.factorial(24) // math.factorial(8) ** 3 == 9465511770
    different = [1] + [0] * 8
    for copies in DOMINOES.copies:
        different = [sum(different[n - k] for k in range(min(n, copies) + 1)) for n in range(9)]
    assert different[8] == 868605


# --- TG 4.2 ------------------------------------------------------------------


def test_tg_4_2_1_a_leader_shows_any_set_and_never_puts_down() -> None:
    deal = dealt(TIEN_GOW, ["66 66 63 54 42 21 51 22"])
    assert legal(TIEN_GOW, deal) == {
        *("66", "63", "54", "42", "21", "51", "22"),
        *("66+66", "66+63", "66+54", "63+54", "42+21"),
        *("66+66+63", "66+66+54", "66+63+54", "66+66+63+54"),
    }


def test_tg_4_2_2_a_winner_may_be_put_down() -> None:
    deal = dealt(TIEN_GOW, ["22", "33", "66", "55"], 0, "22 33 -66 55")
    assert list(deal.columns) == [0, 0, 0, 1]
    assert deal.to_act == deal.leader == 3


def test_tg_4_2_2_only_the_best_set_at_the_moment_counts() -> None:
    deal = dealt(TIEN_GOW, ["22", "55", "33 66"], 0, "22 55")
    assert shown(TIEN_GOW, deal) >= {"66"}
    assert "33" not in shown(TIEN_GOW, deal)
    assert "-33" in legal(TIEN_GOW, deal)


def test_tg_4_2_2_copies_are_one_choice() -> None:
    deal = dealt(TIEN_GOW, ["41 32", "66 66 11 11 44 44 55 55"], 0, "41+32")
    kinds = ("66", "11", "44", "55")
    pairs = {f"-{x}+{y}" for i, x in enumerate(kinds) for y in kinds[i:]}
    assert legal(TIEN_GOW, deal) == pairs


def test_tg_4_2_2_seventy_choices_of_four() -> None:
    deal = dealt(TIEN_GOW, ["44 44 52 43", "66 11 31 55 33 22 65 63"], 0, "44+44+52+43")
    assert len(deal.legal_actions()) == 70


def test_tg_4_2_2_supreme_is_not_shown_on_a_pair() -> None:
    deal = dealt(TIEN_GOW, ["41 32", "42 21"], 0, "41+32")
    assert "-42+21" in legal(TIEN_GOW, deal)
    assert "42+21" not in legal(TIEN_GOW, deal)


def test_tg_4_2_2_nothing_is_shown_on_supreme() -> None:
    deal = dealt(TIEN_GOW, ["42 21", "63 54"], 0, "42+21")
    assert shown(TIEN_GOW, deal) == set()


def test_tg_4_2_3_early_death_binds_a_follower_without_a_column() -> None:
    deal = staged(TIEN_GOW, 3, EARLY_DEATH, 21, ("", "63", "21", ""))
    assert list(deal.columns) == [2, 0, 1, 4]
    assert legal(TIEN_GOW, deal) == {"-63"}
    play(TIEN_GOW, deal, "-63")
    assert legal(TIEN_GOW, deal) == {"-21"}
    play(TIEN_GOW, deal, "-21")
    assert legal(TIEN_GOW, deal) == {"42", "-42"}
    play(TIEN_GOW, deal, "42")
    assert deal.to_act == -1
    assert deal.owner == 3


def test_tg_4_2_3_a_last_trick_of_four_is_free() -> None:
    deal = staged(TIEN_GOW, 0, QUARTET_LAST, 17)
    assert list(deal.columns) == [4, 0, 0, 0]
    assert legal(TIEN_GOW, deal) == {"44+44+52+43", "-44+44+52+43"}
    deal = staged(TIEN_GOW, 0, QUARTET_LAST)
    assert deal.to_act == -1
    assert deal.owner == 1
    assert list(deal.columns) == [4, 4, 0, 0]


def test_tg_4_2_4_the_best_set_takes_as_many_columns_as_it_has_tiles() -> None:
    deal = dealt(TIEN_GOW, ["11 62", "66 63", "", ""], 0, "11+62 66+63")
    while deal.played:
        play(TIEN_GOW, deal, [sorted(legal(TIEN_GOW, deal))[0]])
    assert list(deal.columns) == [0, 2, 0, 0]
    assert (deal.trick, deal.leader, deal.left, deal.width) == (2, 1, 6, 0)


def test_tg_4_3_tiles_that_form_no_set_make_no_last_trick() -> None:
    deal = staged(TIEN_GOW, 3, EARLY_DEATH, 16)
    assert deal.left == 2
    assert shown(TIEN_GOW, deal) == {"55", "41"}


# --- TG 3, 7, 8 --------------------------------------------------------------


def test_tg_3_1_the_banker_gets_the_first_eight() -> None:
    deal = TIEN_GOW.undealt({"dealer": 2}, 0)
    deal.dealt(list(range(32)))
    hands = TIEN_GOW.pieces(deal)["hands"]
    assert hands[2] == ["66", "66", "11", "11", "44", "44", "31", "31"]
    assert hands[1] == ["54", "62", "53", "52", "43", "42", "41", "32", "21"][-8:]
    assert TIEN_GOW.new_deal({"dealer": 2}, {"hands": hands}).packed() == list(range(32))
    assert deal.to_act == 2


def test_tg_3_2_the_first_banker_is_drawn() -> None:
    rng = Rng("first banker")
    drawn = Counter(TIEN_GOW.first_start(rng)["dealer"] for _ in range(4000))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert all(900 < number < 1100 for number in drawn.values())
    assert TIEN_GOW.num_seats == 4
    assert TIEN_GOW.check_start({}) == {"dealer": 0}
    assert TIEN_GOW.check_start({"dealer": 3, "more": 1}) == {"dealer": 3}


@pytest.mark.parametrize("dealer", [4, -1, True, "1", None, 1.0])
def test_tg_3_2_a_banker_is_a_seat(dealer: object) -> None:
    with pytest.raises(BadDeal):
        TIEN_GOW.check_start({"dealer": dealer})


def test_tg_7_the_winner_of_the_last_trick_is_the_next_banker() -> None:
    two = game(deals=2)
    deal = staged(two, 3, EARLY_DEATH)
    start = two.next_start([{"dealer": 3}], [deal])
    assert start == {"dealer": 3}
    deal = staged(two, 0, PLAIN)
    assert two.next_start([{"dealer": 0}], [deal]) == {"dealer": 0}
    assert two.next_start([{"dealer": 0}] * 2, [deal, deal]) is None
    assert TIEN_GOW.next_start([{"dealer": 0}], [deal]) is None


@pytest.mark.parametrize(
    "values",
    [{"deals": 0}, {"deals": 100}, {"deals": "2"}, {"scale_surplus": 1}, {"last_trick_bonus_paid": None}, {"x": True}],
)
def test_tg_8_options_of_another_value_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        TienGow(values)


@pytest.mark.parametrize(
    "hands",
    [
        [["66"] * 8] * 4,
        [["36"]],
        [],
        None,
        [["66", "66"], [], [], []],
    ],
)
def test_tg_3_hands_that_cannot_be_are_refused(hands: object) -> None:
    with pytest.raises((BadDeal, UnknownCode)):
        TIEN_GOW.new_deal({"dealer": 0}, {"hands": hands})


# --- codes and deals as objects ----------------------------------------------


def test_every_code_reads_back() -> None:
    codes = [TIEN_GOW.format_action(action) for action in range(TIEN_GOW.num_actions)]
    assert len(set(codes)) == 9983
    assert [TIEN_GOW.parse_action(code) for code in codes] == list(range(9983))


@pytest.mark.parametrize(
    "code", ["63+66", "-63+66", "", "-", "+66", "66+", "36", "66+11", "-66+66+66", "--66", 66, None]
)
def test_there_is_one_spelling(code: object) -> None:
    with pytest.raises(UnknownCode):
        TIEN_GOW.parse_action(code)


def test_an_illegal_action_changes_nothing() -> None:
    deal = dealt(TIEN_GOW, ["22", "33"])
    before = deal.packed(), deal.actions(), deal.legal_actions()
    for code in ("-22", "66+66+63+54"):
        with pytest.raises(IllegalAction):
            TIEN_GOW.play(deal, code)
    assert (deal.packed(), deal.actions(), deal.legal_actions()) == before
    done = staged(TIEN_GOW, 0, TWO_QUARTETS)
    assert done.legal_actions() == []


def test_a_pickle_is_the_same_deal() -> None:
    lean = game(scale_surplus=False, last_trick_bonus_paid=False)
    deal = staged(lean, 3, SWEEP)
    other = pickle.loads(pickle.dumps(deal))
    assert other.raw_lines() == deal.raw_lines()
    assert other.recipe() == (3, 0, 1, 0)
    assert staged(TIEN_GOW, 0, PLAIN).recipe() == (0, 1, 1, 1)
