"""Sudaoshi by the clauses of its rulebook."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from fishing_positions import CODES, codes, deal_of, dealt_plainly, ended, legal, lines, mask, paid, random_position

import zashiki
from zashiki.core.errors import BadDeal
from zashiki.core.rng import Rng
from zashiki.games.sudaoshi import hands
from zashiki.games.sudaoshi.hands import DEALT_HANDS

GAME = zashiki.game("sudaoshi")
PLAIN = zashiki.game("sudaoshi", november_dregs=False)
NAMES = [name for name, _ in DEALT_HANDS]


def dealt(game: Any, cards: str) -> str | None:
    """The dealt hand of seven cards in seat 0, paid as dealt."""
    deal = deal_of(game, {0: cards}, "")
    found = {(rule, points) for rule, to, points in paid(game, deal) if to == 0}
    assert len(found) <= 1
    for rule, points in found:
        assert deal.raw_lines()[0][3] == points == dict(DEALT_HANDS)[rule.removeprefix("dealt:")]
        return rule.removeprefix("dealt:")
    return None


# --- SU 2 ---------------------------------------------------------------------


def test_su_2_3_card_points() -> None:
    assert hands.card_points((1 << 48) - 1) == 330
    points = {code: hands.card_points(mask(code)) for code in CODES}
    assert {points[code] for code in CODES if "D" in code} == {10}
    assert points["3L"] == points["12L"] == 10
    assert points["1L"] == points["8L"] == points["11L"] == points["2A"] == points["9A"] == 5
    assert {points[code] for code in CODES if code.endswith("S")} == {1}


def test_su_2_3_november_is_worth_its_class_whatever_the_option() -> None:
    for game in (GAME, PLAIN):
        deal = ended(game, ["11L 11A 11S 11D", "1L 1S", "*"])
        assert ("cards", None, 0, 21) in lines(game, deal)


# --- SU 5.1 -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "name", "plain"),
    [
        ("1D1 1D2 2D1 2D2 4D1 4D2 5S", "one_slip_lead", "one_slip_lead"),
        ("1S 1D1 1D2 2S 2D1 2D2 3D1", "two_three", "two_three"),
        ("11L 11A 11S 11D 12D1 12D2 12D3", "wither_four_three", "four_three"),
        ("1L 1D1 1D2 2A 2S 3L 3S", "haneken", "haneken"),
        ("12L 12D1 12D2 12D3 2D1 3D1 6D1", "one_light_four", "one_light_four"),
        ("12L 12D1 12D2 1L 2A 3S 4A", "three", "three"),  # Phoenix and two dregs do not stand
        ("12D1 12D2 12D3 1L 2A 3S 4A", "standing_three", "standing_three"),
        ("4A 4S 4D1 1L 2A 3S 6A", "standing_three", "standing_three"),
        ("5A 5S 5D1 7A 7S 7D1 1L", "two_standing_threes", "two_standing_threes"),
        ("5A 5S 5D1 2A 2S 2D1 1L", "two_three", "two_three"),
        ("1S 2S 3S 4D1 5D1 6D1 7D1", None, None),  # three slips are never Red
        ("1S 2S 3D1 4D1 5D1 6D1 7D1", "red", "red"),
        ("1S 11S 3D1 4D1 5D1 6D1 7D1", "one_slip", "red"),  # November counts as dregs
        ("11A 2D1 3D1 4D1 5D1 6D1 7D1", "wither", "one_ten"),
        ("11L 2D1 3D1 4D1 5D1 6D1 7D1", "wither", "one_light"),
        ("1L 2D1 3D1 4D1 5D1 6D1 7D1", "one_light", "one_light"),
        ("1L 1S 1D1 1D2 2A 3L 4A", "four", "four"),
        ("1L 1S 1D1 1D2 2A 2S 4A", "four_two_one", "four_two_one"),
        ("1L 1S 1D1 1D2 2A 2S 2D1", "four_three", "four_three"),
        ("12L 12D1 12D2 12D3 11D 4D1 4D2", "one_light_four_two_one", "one_light_four_two_one"),
        ("12L 12D1 12D2 12D3 4A 4S 4D1", "four_three", "four_three"),  # its standing triple brings nothing
        ("12L 12D1 12D2 12D3 4D1 4D2 5D1", "one_light_four_two_one", "one_light_four_two_one"),
        ("1L 12D1 12D2 12D3 4D1 5D1 6D1", "one_light_three", "one_light_three"),  # no One Light Standing Three
        ("1L 2A 3S 4A 5S 6A 7S", None, None),
        ("1L 1S 2A 2S 3L 3S 4A", "lead", "lead"),
        ("1L 1S 1D1 2A 2S 3L 4A", "three", "three"),
    ],
)
def test_su_5_1_3_the_best_hand_of_the_list(cards: str, name: str | None, plain: str | None) -> None:
    assert dealt(GAME, cards) == name
    assert dealt(PLAIN, cards) == plain


def month_of(code: str) -> str:
    """The month of a code, as written."""
    return code.rstrip("123")[:-1] if "D" in code else code[:-1]


def slow_best(cards: tuple[str, ...], november: bool) -> str | None:
    """The dealt hand of seven codes, word for word from the list."""
    months = Counter(month_of(code) for code in cards)

    def class_of(code: str) -> str:
        return "D" if november and code.startswith("11") else code.rstrip("123")[-1]

    classes = Counter(class_of(code) for code in cards)
    shape = sorted(months.values(), reverse=True)
    standing = sum(months[m] >= 3 for m in ("4", "5", "7")) + ({"12D1", "12D2", "12D3"} <= set(cards))
    true = {
        "three": shape[0] >= 3,
        "standing_three": standing >= 1,
        "red": classes["S"] == 2 and classes["D"] == 5,
        "one_slip": classes["S"] == 1 and classes["D"] == 6,
        "one_ten": classes["A"] == 1 and classes["D"] == 6,
        "wither": classes["D"] == 7,
        "one_light": classes["L"] == 1 and classes["D"] == 6,
        "lead": shape == [2, 2, 2, 1],
        "four": shape[0] == 4,
        "haneken": shape == [3, 2, 2],
        "four_two_one": shape == [4, 2, 1],
        "four_three": shape == [4, 3],
        "two_three": shape[1] >= 3,
        "two_standing_threes": standing >= 2,
    }
    best: tuple[str, int] | None = None
    for name, points in DEALT_HANDS:
        if name in true:
            fits = true[name]
        else:
            first = next(
                word for word in ("red", "one_slip", "one_ten", "wither", "one_light") if name.startswith(word)
            )
            fits = true[first] and true[name.removeprefix(first + "_")]
        if fits and (best is None or points > best[1]):
            best = (name, points)
    return best and best[0]


def slow_shown(cards: tuple[str, ...], name: str, november: bool) -> set[str]:
    """The cards a hand shows, word for word from SU 9.3."""
    months = Counter(month_of(code) for code in cards)
    shown: set[str] = set()
    for word in ("red", "one_slip", "one_ten", "wither", "one_light"):
        if name == word or name.startswith(word + "_"):
            shown |= {code for code in cards if "D" in code or (november and month_of(code) == "11")}
            name = name[len(word) + 1 :]
            break
    if name in ("three", "two_three"):
        shown |= {code for code in cards if months[month_of(code)] >= 3}
    if name in ("standing_three", "two_standing_threes"):
        shown |= {code for code in cards if month_of(code) in ("4", "5", "7") and months[month_of(code)] >= 3}
        shown |= {"12D1", "12D2", "12D3"} if {"12D1", "12D2", "12D3"} <= set(cards) else set()
    if name == "lead":
        shown |= {code for code in cards if months[month_of(code)] == 2}
    if name == "four":
        shown |= {code for code in cards if months[month_of(code)] == 4}
    if name in ("haneken", "four_two_one", "four_three"):
        shown |= set(cards)
    return shown


def test_su_5_1_and_9_3_hands_and_shown_cards_against_the_list() -> None:
    rng = Rng("hands")
    seen: Counter[str | None] = Counter()
    for number in range(3000):
        # Few months, or dregs above all, make hands that a random seven hardly ever is.
        kind = number % 3
        months = [rng.below(12) for _ in range(3)]
        some = [
            i for i in range(48) if kind == 0 or (kind == 1 and i // 4 in months) or (kind == 2 and "D" in CODES[i])
        ]
        some += [rng.below(48) for _ in range(2)] if kind else []
        chosen: set[int] = set()
        while len(chosen) < 7:
            chosen.add(some[rng.below(len(some))] if rng.below(12) else rng.below(48))
        cards = tuple(CODES[i] for i in sorted(chosen))
        hand = mask(" ".join(cards))
        for november in (True, False):
            index = hands.best_hand(hand, november)
            name = None if index < 0 else NAMES[index]
            assert name == slow_best(cards, november), cards
            shown = hands.shown_cards(hand, index, november)
            assert set(codes(shown)) == (set() if name is None else slow_shown(cards, name, november)), (cards, name)
            seen[name] += 1
    assert len(seen) >= 30


def test_su_5_1_counting_is_by_every_mask_in_turn() -> None:
    for november in (True, False):
        expected: Counter[int] = Counter()
        for cards in combinations(range(14), 7):
            index = hands.best_hand(sum(1 << card for card in cards), november)
            expected[index if index >= 0 else 47] += 1
        found = hands.counted(7, (1 << 14) - 1, november)
        assert {i: n for i, n in enumerate(found) if n} == dict(expected)
        assert sum(found) == 3432


def counts_by_month(november: bool) -> dict[str | None, int]:
    """How many hands each dealt hand is best in: month by month, over the facts that decide, not hand by hand."""
    states: Counter[tuple[Any, ...]] = Counter({((), 0, 0, 0, 0, 0): 1})  # shape, standing, D, S, A, L
    for month in range(12):
        cards = CODES[4 * month : 4 * month + 4]
        following: Counter[tuple[Any, ...]] = Counter()
        for size in range(5):
            for some in combinations(cards, size):
                classes = Counter("D" if november and month == 10 else code.rstrip("123")[-1] for code in some)
                stands = {"12D1", "12D2", "12D3"} <= set(some) or (month in (3, 4, 6) and size >= 3)
                for (shape, standing, d, s, a, light), ways in states.items():
                    if sum(shape) + size <= 7:
                        key = (
                            tuple(sorted((*shape, size) if size else shape, reverse=True)),
                            standing + stands,
                            d + classes["D"],
                            s + classes["S"],
                            a + classes["A"],
                            light + classes["L"],
                        )
                        following[key] += ways
        states = following
    found: Counter[str | None] = Counter()
    for (shape, standing, d, s, a, light), ways in states.items():
        if sum(shape) == 7:
            found[best_of(shape, standing, d, s, a, light)] += ways
    return dict(found)


def best_of(shape: tuple[int, ...], standing: int, d: int, s: int, a: int, light: int) -> str | None:
    """The best hand of a shape, standing triples and numbers of dregs, slips, animals and lights."""
    kind = {(7, 0): "wither", (6, 0): "one_ten" if a else "one_light", (6, 1): "one_slip", (5, 2): "red"}.get((d, s))
    basic = dict(DEALT_HANDS)
    shapes = ["three"] * (shape[0] >= 3) + ["standing_three"] * (standing >= 1) + ["four"] * (shape[0] == 4)
    shapes += ["two_three"] * (shape[1] >= 3) + ["two_standing_threes"] * (standing >= 2)
    exact = {(2, 2, 2, 1): "lead", (3, 2, 2): "haneken", (4, 2, 1): "four_two_one", (4, 3): "four_three"}
    shapes += [exact[shape]] if shape in exact else []
    names = shapes + ([kind, *(f"{kind}_{name}" for name in shapes)] if kind else [])
    some = [name for name in names if name in basic]
    return max(some, key=lambda name: (basic[name], -NAMES.index(name))) if some else None


# SU 5.1: of how many hands each is the best, November as dregs, and not.
BEST_IN = {
    "three": (4092216, 4419900),
    "standing_three": (1528320, 1587126),
    "red": (2628432, 1737972),
    "one_slip": (2414232, 1243692),
    "one_ten": (2145984, 1120128),
    "wither": (826704, 335664),
    "one_light": (1053432, 615204),
    "lead": (1507320, 1609461),
    "four": (118716, 125580),
    "haneken": (85812, 91356),
    "four_two_one": (29776, 31490),
    "four_three": (500, 528),
    "two_three": (39190, 39783),
    "one_light_three": (102438, 44775),
    "wither_four_three": (1, 0),
    None: (56217360, 60233484),
}


def test_su_5_1_3_the_table_of_all_hands() -> None:
    for column, november in enumerate((True, False)):
        found = counts_by_month(november)
        assert sum(found.values()) == 73629072
        assert {name: found.get(name, 0) for name in BEST_IN} == {name: n[column] for name, n in BEST_IN.items()}
        worths = Counter[int]()
        for name, n in found.items():
            worths[dict(DEALT_HANDS)[name] if name else 0] += n
        if november:
            assert set(found) == {*NAMES, None}
            assert worths[240] == 500
            assert (worths[276], worths[288]) == (17, 11)


@pytest.mark.slow
@pytest.mark.compiled  # it takes minutes interpreted
def test_su_5_1_3_the_table_hand_by_hand() -> None:
    for november in (True, False):
        found = hands.counted(7, (1 << 48) - 1, november)
        expected = counts_by_month(november)
        assert found == [*(expected.get(name, 0) for name in NAMES), expected[None]]


def test_su_3_5_dealt_hands_are_paid_at_once_by_both() -> None:
    deal = deal_of(GAME, {0: "1S 1D1 1D2 2S 2D1 2D2 3D1", 1: "3L 3S 4A 4S 5A 5S 6A", 2: "7A 8L 9A 10A 11A 12L 6S"}, "")
    assert lines(GAME, deal) == [
        ("dealt:two_three", 1, 0, 72),
        ("dealt:two_three", 2, 0, 72),
        ("dealt:lead", 0, 1, 48),
        ("dealt:lead", 2, 1, 48),
    ]
    assert deal.scores() == [96, 24, -120]


# --- SU 5.2, 5.3 --------------------------------------------------------------


def test_su_5_2_the_hills() -> None:
    for pile, found in (
        ("8L 8A", {("captured:over_the_hills", 0, 12)}),
        ("8L 8D1", set()),
        ("8L 8A 8D1 8D2", {("captured:the_hills", 0, 24)}),
    ):
        assert paid(GAME, ended(GAME, [pile, "1L 1S", "*"])) - hands_of(2) == found
    assert ended(GAME, ["8L 8A", "1L 1S", "2A 2S"]).scores()[0] == 10 - 100 + 24


def hands_of(seat: int) -> set[tuple[str, int, int]]:
    """What a seat that took all the rest is paid, whatever that is."""
    names = ("over_the_hills", "the_hills", "under_the_rainy_sky", "rainy_sky")
    return {(f"captured:{name}", seat, points) for name in names for points in (12, 24)}


def test_su_5_2_the_rain_is_for_the_bearer_of_120_alone() -> None:
    for pile, name, points in (("11L 11A 11S 11D", "rainy_sky", 24), ("11L 11A", "under_the_rainy_sky", 12)):
        for bearer in range(1, 3):
            burdens = [100, 120 if bearer == 1 else 110, 120 if bearer == 2 else 110]
            for owner in range(3):
                piles = ["1L 1S", "2A 2S", "3L 3S"]
                piles[owner] = pile
                deal = ended(GAME, piles, burdens=burdens)
                assert paid(GAME, deal) == ({(f"captured:{name}", owner, points)} if owner == bearer else set())
    both = ended(GAME, ["1L 1S", "2A 2S", "8L 8A 11L 11A"])
    assert paid(GAME, both) == {("captured:over_the_hills", 2, 12), ("captured:under_the_rainy_sky", 2, 12)}
    assert paid(GAME, ended(GAME, ["1L 1S", "2A 2S", "11L 11S"])) == set()


def test_su_5_3_the_example_of_the_source() -> None:
    pile = "2A 2S 4A 4S 5A 5S 6A 6S 3L 3D1 1D1 1D2 7D1 7D2 9D1 9D2"
    assert hands.card_points(mask(pile)) == 104
    for seat, score in enumerate((4, -6, -16)):
        piles = ["8D1 8D2", "10D1 10D2", "12D1 12D2"]
        piles[seat] = pile
        assert ended(GAME, piles).scores()[seat] == score


# 120, 104 and 106 card points; November with the left.
LEFT_HAS_NOVEMBER = (
    "1D1 1D2 2D1 2D2 3D1 3D2 4D1 4D2 5D1 5D2 6D1 8A 1L",
    "7D1 7D2 8D1 8D2 9D1 9D2 10D1 10D2 1S 2S 3S 4S 12D1 12D2",
    "*",
)


def test_su_5_3_cards_and_burdens_and_who_is_next() -> None:
    deal = ended(GAME, list(LEFT_HAS_NOVEMBER))
    points = [line[3] for line in lines(GAME, deal) if line[0] == "cards"]
    assert points == [120, 104, 106]
    assert ("burden", None, 2, -120) in lines(GAME, deal)
    start = GAME.check_start({})
    assert paid(GAME, deal) == {("captured:rainy_sky", 2, 24)}
    assert deal.scores() == [-4, -30, 34]
    assert GAME.next_start([start], [deal]) == {"dealer": 2, "burdens": [110, 120, 100]}


def test_su_5_2_november_of_the_dealer_brings_nothing() -> None:
    piles = [
        "11L 11A 11S 11D 1D1 1D2 2D1 2D2 3D1 3D2 4D1 4D2 1S 2S 5A 6A 12D1 12D2",
        "5D1 5D2 6D1 6D2 7D1 7D2 8D1 8D2 9D1 9D2 8A 5S",
        "*",
    ]
    deal = ended(GAME, piles)
    assert ("captured:rainy_sky", 0, 24) not in paid(GAME, deal)
    assert sum(line[3] for line in lines(GAME, deal) if line[0] == "cards") == 330
    assert sum(line[3] for line in lines(GAME, deal) if line[0] == "burden") == -330


# --- SU 7 ---------------------------------------------------------------------


class Scored:
    """A finished deal as `next_start` sees it."""

    def __init__(self, *scores: int) -> None:
        self.points = list(scores)

    def scores(self) -> list[int]:
        return self.points


@pytest.mark.parametrize(
    ("scores", "dealer", "following", "burdens"),
    [
        ((10, 10, -20), 0, 0, [100, 110, 120]),
        ((0, 0, 0), 0, 0, [100, 110, 120]),
        ((0, 0, 0), 1, 1, [120, 100, 110]),
        ((20, -6, -14), 0, 0, [100, 110, 120]),
        ((-4, -30, 34), 0, 2, [110, 120, 100]),
        ((10, -5, -5), 0, 0, [100, 110, 120]),  # of equal lowest the latest
        ((-5, 10, -5), 0, 1, [110, 100, 120]),
        ((-5, 10, -5), 2, 1, [120, 100, 110]),
        ((5, 5, -10), 2, 0, [100, 110, 120]),  # order of play 2, 0, 1
        ((5, -10, 5), 1, 2, [110, 120, 100]),
    ],
)
def test_su_7_who_deals_next_and_who_carries_120(
    scores: tuple[int, ...], dealer: int, following: int, burdens: list[int]
) -> None:
    start = GAME.check_start({"dealer": dealer})
    assert GAME.next_start([start], [Scored(*scores)]) == {"dealer": following, "burdens": burdens}  # type: ignore[list-item]
    by_seat = zashiki.game("sudaoshi", burden="seat")
    usual = [(100, 110, 120)[(seat - following) % 3] for seat in range(3)]
    assert by_seat.next_start([start], [Scored(*scores)]) == {"dealer": following, "burdens": usual}  # type: ignore[list-item]


def test_su_7_2_starts() -> None:
    by_seat = zashiki.game("sudaoshi", burden="seat")
    assert GAME.first_start(Rng(1)) == {"dealer": 0, "burdens": [100, 110, 120]}
    assert GAME.check_start({"dealer": 2, "weather": "rain"}) == {"dealer": 2, "burdens": [110, 120, 100]}
    assert GAME.check_start({"dealer": 1, "burdens": [110, 100, 120]})["burdens"] == [110, 100, 120]
    assert by_seat.check_start({"dealer": 1, "burdens": [120, 100, 110]})["burdens"] == [120, 100, 110]
    for burdens in (
        [110, 100, 120],
        [100, 110],
        [100, 100, 130],
        [100, 110.0, 120],
        (100, 110, 120),
        None,
        "x",
        [True, 1, 2],
    ):
        with pytest.raises(BadDeal):
            GAME.check_start({"burdens": burdens})
    with pytest.raises(BadDeal):
        by_seat.check_start({"dealer": 1, "burdens": [110, 100, 120]})


# --- SU 4 ---------------------------------------------------------------------


def test_su_4_2_the_example() -> None:
    deal = deal_of(GAME, {0: "1S 2A 3L 5A 9S 10D1 12L"}, "1L 1D1 9A 9D1 5D1 7S", "5S")
    assert legal(GAME, deal) == {"1S:1L", "1S:1D1", "2A", "3L", "5A:5D1", "9S:9A", "9S:9D1", "10D1", "12L"}
    GAME.play(deal, "2A")
    assert codes(deal.captured()[0]) == ["5S", "5D1"]
    assert deal.to_act == 1


def test_su_4_2_a_fourth_card_takes_26_points() -> None:
    deal = deal_of(GAME, {0: "1S 2A 3L 5A 9S 10D1 12L"}, "1L 1D1 1D2 9D1 5D1 7S", "4A")
    GAME.play(deal, "1S:1L+1D1+1D2")
    assert hands.card_points(deal.captured()[0]) == 26 == deal.card_points()[0]


def test_su_9_3_shown_cards_cannot_be_captured_in_the_hand() -> None:
    deal = deal_of(GAME, {0: "1L 3S 6A 8A 9S 10A 12L", 1: "1S 1D1 1D2 4A 5S 7D1 9A"}, "")
    assert deal.dealt_hands()[1] == (NAMES.index("three"), mask("1S 1D1 1D2"))
    assert "1L" in legal(GAME, deal)


def test_su_12_at_most_thirteen_codes() -> None:
    deal = deal_of(GAME, {0: "1S 1D1 2S 2D1 3S 3D1 12L"}, "1L 1D2 2A 2D2 3L 3D2")
    assert len(legal(GAME, deal)) == 13


def test_su_12_a_random_deal_has_21_actions_and_the_choices_drawn() -> None:
    deal: Any = dealt_plainly(GAME)
    moves, _ = deal.play_deals(400, Rng("length"))
    assert 21.0 < moves / 400 < 21.7
    assert random_position(GAME, "length", stop=99).length <= 24
