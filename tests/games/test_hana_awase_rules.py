"""Hana-awase by the clauses of its rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from fishing_positions import CODES, codes, deal_of, ended, legal, lines, mask, paid

import zashiki
from zashiki.core.rng import Rng
from zashiki.games.hana_awase import deal as rules
from zashiki.games.hana_awase.hands import CAPTURED_HANDS

GAME = zashiki.game("hana-awase")
POINTS = dict(zip(CAPTURED_HANDS, (200, 60, 40, 40, 40, 30, 30, 30, *[20] * 8), strict=True))

# Enough card points to be no draw: more than 20 each, and no hand.
PLAIN = ("1L 1D1", "8L 8D1", "12L 12D1")


# Eighteen card points that make no hand.
PAD = "1D1 1D2 2D1 2D2 3D1 3D2 5D1 5D2 6D1 6D2 7D1 7D2 8D1 8D2 9D1 9D2 10D1 10D2"


def captured(pile: str, **options: bool) -> dict[str, int]:
    """What each other player pays the owner of a pile for captured hands, by the hand."""
    game = zashiki.game("hana-awase", **options)
    found = paid(
        game, ended(game, [f"{pile} {' '.join(set(PAD.split()) - set(pile.split()))}", "5A 8A 2A", "4A 10A 7A"])
    )
    return {rule.removeprefix("captured:"): points for rule, to, points in found if to == 0 and "captured" in rule}


# --- HA 2, 3 ------------------------------------------------------------------


def test_ha_2_3_card_points() -> None:
    assert rules.card_points((1 << 48) - 1) == 264
    worth = {"L": 20, "A": 10, "S": 5, "D": 1}
    for code in CODES:
        assert rules.card_points(mask(code)) == worth[code.lstrip("0123456789")[0]]


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ("1D1 1D2 2D1 2D2 3D1 3D2 9A", 6),
        ("1D1 1D2 2D1 2D2 3D1 3D2 4D1", 7),
        ("11L 11A 11S 1D1 1D2 2D1 2D2", 0),
        ("11D 1D1 1D2 2D1 2D2 3D1 11A", 6),
        ("1D1 1D2 2D1 2D2 3D1 9A 10A", 0),
    ],
)
def test_ha_3_5_dealt_hands(cards: str, number: int) -> None:
    for keeps in (False, True):
        game = zashiki.game("hana-awase", draw_keeps_dealt=keeps)
        deal = deal_of(game, {1: cards}, "")
        opened = deal.opened()[1]
        assert deal.open_cards()[1] == opened
        assert codes(opened) == [code for code in codes(mask(cards)) if number and "D" in code]
        rule, points = {6: ("dealt:six_dregs", 20), 7: ("dealt:seven_dregs", 30), 0: ("", 0)}[number]
        expected = {(rule, 1, points)} if number and keeps else set()
        assert {line for line in paid(game, deal) if line[1] == 1} == expected  # the rest may change its mind
        deal.end_with([mask(pile) for pile in PLAIN])
        assert {line for line in paid(game, deal) if line[:2] == (rule, 1)} == (
            {(rule, 1, points)} if number else set()
        )


def test_ha_5_2_two_dealt_hands() -> None:
    hands = {0: "1D1 1D2 2D1 2D2 3D1 3D2 9A", 1: "4D1 4D2 5D1 5D2 6D1 6D2 7D1"}
    deal = deal_of(GAME, hands, "1L 2A 3L 4A 5A 6A")
    deal.end_with([mask("1L 8L 12L 5S 6S 7S"), 0, 0])
    assert deal.scores() == [0, 0, 0]  # a draw takes everything back
    deal = deal_of(GAME, hands, "1L 2A 3L 4A 5A 6A")
    deal.end_with([mask("1L 8L"), mask("3L 12L"), mask("11L 11A")])
    dealt = [line for line in lines(GAME, deal) if line[0].startswith("dealt")]
    change = [0, 0, 0]
    for _, payer, to, points in dealt:
        assert payer is not None
        change[to] += points
        change[payer] -= points
    assert change == [10, 40, -50]


# --- HA 4 ---------------------------------------------------------------------


def example() -> Any:
    return deal_of(
        GAME,
        {0: "1L 2A 3S 5S 9S 10A 12L", 1: "1D1 1D2 2D1 2D2 3D1 3D2 9A", 2: "11A 6S 4A 4S 8A 7A 10S"},
        "5A 5D1 6A 7S 8L 9D1",
        "12D1 11L 12D2",
    )


def test_ha_4_3_open_cards_are_matched_and_closed_ones_are_not() -> None:
    deal = example()
    expected = "1L:1D1 1L:1D2 2A:2D1 2A:2D2 3S:3D1 3S:3D2 5S:5A 5S:5D1 9S:9D1 10A 12L"
    assert legal(GAME, deal) == set(expected.split())


def test_ha_4_4_a_captured_open_card_leaves_its_hand_and_ones_own_never_match() -> None:
    deal = example()
    GAME.play(deal, "1L:1D1")
    assert deal.counts() == (6, 6, 7)
    assert codes(deal.captured()[0]) == ["1L", "1D1"]
    assert codes(deal.open_cards()[1]) == ["1D2", "2D1", "2D2", "3D1", "3D2"]
    assert deal.to_act == 1
    assert {"1D2", "2D1", "3D1"} <= legal(GAME, deal)
    GAME.play(deal, "2D1")
    assert "2D1" in codes(deal.field)  # laid, it is a field card like any other
    assert codes(deal.open_cards()[1]) == ["1D2", "2D2", "3D1", "3D2"]


def test_ha_4_2_three_matches_are_taken_wherever_they_lie() -> None:
    hands = {0: "5D2 1L 2A 3S 9S 10A 12L", 2: "5D1 1D1 1D2 2D1 2D2 3D1 9A"}
    deal = deal_of(GAME, hands, "5A 5S 6A 7S 8L 11A", "4A")
    assert {code for code in legal(GAME, deal) if code.startswith("5D2")} == {"5D2:5A+5S+5D1"}
    GAME.play(deal, "5D2:5A+5S+5D1")
    assert deal.card_points()[0] == 17
    assert deal.counts() == (6, 7, 6)


def test_ha_4_8_turns_without_a_hand_card() -> None:
    hands = {0: "12D1 12D2 12D3 1D1 2D1 3D1 4A", 1: "12L 6A 5A 7A 9A 8A 10S", 2: "1L 2A 3L 5S 6S 7S 9S"}
    deal = deal_of(GAME, hands, "11L 11A 10A 10D1 9D1 8D1", "4D1 8L 6D1")
    GAME.play(deal, "4A")
    GAME.play(deal, "12L:12D1+12D2+12D3")
    assert deal.card_points()[1] >= 23
    assert deal.counts() == (3, 6, 7)
    while deal.to_act >= 0:
        actions = deal.legal_actions()
        deal.apply(actions[0])
    played, turned = deal.past()
    assert len(turned) == 21
    empty = [t for t, action in enumerate(played) if action < 0]
    assert len(empty) >= 3
    assert [t for t in empty if t % 3 == 0][-3:] == [12, 15, 18]


def test_ha_4_7_a_seat_without_hand_cards_still_chooses_for_the_drawn_card() -> None:
    hands = {0: "1D1 1D2 2D1 2D2 3D1 3D2 4D1", 1: "1L 2A 3L 4A 5A 6A 7A", 2: "1S 2S 3S 5S 6S 7S 8A"}
    deal = deal_of(GAME, hands, "9A 9D1 10A 10D1 11A 12L", "8L 4S 5D1 6D1 7D1 8D1 11L 12D1 4D2 9S")
    for code in ["4D1", "1L:1D1", "1S:1D2", "3D2", "2A:2D1", "2S:2D2", "3D1:3D2", "4A", "5S:5D1"]:
        GAME.play(deal, code)
    assert (deal.turn, deal.to_act, deal.hand_of(0)) == (9, 0, 0)
    assert deal.past()[0][-1] == -1
    assert legal(GAME, deal) == {"9S:9A", "9S:9D1"}
    for seat in (0, 1, 2, None):
        view = GAME.view(deal, seat)
        assert GAME.view(GAME.worlds(view).world(Rng(1)), seat) == view
    GAME.play(deal, "9S:9A")
    assert (deal.turn, deal.to_act) == (10, 1)


def test_ha_4_6_open_capture_optional() -> None:
    game = zashiki.game("hana-awase", open_capture_optional=True)
    hands = {0: "1L 2A 3S 5S 9S 10A 12L", 1: "1D1 1D2 2D1 2D2 3D1 3D2 9A", 2: "11A 6S 4A 4S 8A 7A 10S"}
    deal = deal_of(game, hands, "5A 5D1 6A 7S 8L 9D1", "1S 3L 12D2")
    bare = "1L 2A 3S 10A 12L"
    takes = "1L:1D1 1L:1D2 2A:2D1 2A:2D2 3S:3D1 3S:3D2 5S:5A 5S:5D1 9S:9D1"
    assert legal(game, deal) == set(f"{bare} {takes}".split())
    game.play(deal, "10A")
    assert CODES[deal.drawn] == "1S"  # two open cards and none on the field: it may stay
    assert legal(game, deal) == {"1S", "1S:1D1", "1S:1D2"}
    game.play(deal, "1S")
    assert "1S" in codes(deal.field)
    assert deal.to_act == 1
    three = deal_of(game, {0: "12L 2A 3S 5S 9S 10A 1L", 1: "12D1 12D2 12D3 4D1 5D2 6D2 9A"}, "5A 7D1 6A 7S 8L 11A")
    assert {"12L", "12L:12D1+12D2+12D3"} <= legal(game, three)


def test_ha_4_6_a_drawn_card_with_one_open_match_waits_too() -> None:
    game = zashiki.game("hana-awase", open_capture_optional=True)
    hands = {0: "10A 2A 3S 5S 9S 12L 1L", 1: "11D 4D1 4D2 5D1 5D2 6D1 9A"}
    deal = deal_of(game, hands, "5A 6A 7S 8L 9D1 1S", "11L")
    game.play(deal, "10A")
    assert legal(game, deal) == {"11L", "11L:11D"}
    strict = deal_of(GAME, hands, "5A 6A 7S 8L 9D1 1S", "11L")
    GAME.play(strict, "10A")
    assert codes(strict.captured()[0]) == ["11L", "11D"]


def test_ha_12_at_most_fourteen_codes_or_twenty_one() -> None:
    hands = {0: "1L 2A 3L 4A 5A 6A 7A", 1: "1D1 2D1 3D1 4D1 5D1 6D1 7D1", 2: "1D2 2D2 3D2 4D2 5D2 6D2 7D2"}
    for optional, number in ((False, 14), (True, 21)):
        game = zashiki.game("hana-awase", open_capture_optional=optional)
        deal = deal_of(game, hands, "8L 9A 10A 11L 12L 12D1")
        assert len(legal(game, deal)) == number


# --- HA 5.1 -------------------------------------------------------------------


def test_ha_5_1_a_draw() -> None:
    piles = ["1L", "8L 3L 11L 12L 1D1 2D1 3D1 4D1", "4A 5A 6A 7A 9A 10A 11A 2A 1S 2S 3S 4S"]
    deal = ended(GAME, piles)
    assert lines(GAME, deal) == [("draw", None, seat, 0) for seat in range(3)]
    assert deal.scores() == [0, 0, 0]
    start = GAME.check_start({"dealer": 2})
    assert GAME.next_start([start], [deal]) == {"dealer": 2}
    assert lines(GAME, ended(GAME, ["1L 1D1", *piles[1:]]))[0][0] != "draw"


def test_ha_5_1_draw_keeps_dealt() -> None:
    hands = {1: "1D1 1D2 2D1 2D2 3D1 3D2 9A"}
    game = zashiki.game("hana-awase", draw_keeps_dealt=True)
    for some, scores in ((game, [-20, 40, -20]), (GAME, [0, 0, 0])):
        deal = deal_of(some, hands, "9D1 9D2 8A 10A 5A 7A")
        others = [line for line in paid(game, deal_of(game, hands, "9D1 9D2 8A 10A 5A 7A")) if line[1] != 1]
        assert others == []
        deal.end_with([mask("1L"), mask("8L 3L 9A"), mask("12L 11L")])
        assert deal.scores() == scores
        assert {line[0] for line in lines(some, deal)} == ({"draw", "dealt:six_dregs"} if scores[0] else {"draw"})
        following = some.next_start([some.check_start({})], [deal])
        assert following == {"dealer": 1 if scores[0] else 0}


# --- HA 5.3 -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "names"),
    [
        ("1L 3L 8L 11L 12L", "five_lights pine_paulownia_moon"),
        ("1L 3L 8L 12L", "four_lights pine_paulownia_moon"),
        ("1L 3L 8L 11L", ""),
        ("1L 8L 11L 12L", "pine_paulownia_moon"),
        ("1S 2S 3S 4S 5S 6S 7S 9S 10S", "seven_poems blue_poems red_poems grass"),
        ("1S 2S 4S 5S 6S 9S 11S", "six_poems"),
        ("1S 2S 4S 5S 6S 9S 10S", "seven_poems blue_poems"),
        ("1S 2S 4S 5S 6S 11S", ""),
        ("9A 8L 3L", "drinking"),
        ("9A 8L", "moon_viewing"),
        ("9A 3L", "flower_viewing"),
        ("8L 3L", ""),
        ("1L 2A 3L", "spring"),
        ("7A 10A 6A", "boar_deer_butterfly"),
        ("4S 5S 7S", "grass"),
        ("1S 2S 3S", "red_poems"),
        ("6S 9S 10S", "blue_poems"),
        ("4A 4S 4D1 4D2", "wisteria_row"),
        ("11L 11A 11S 11D", "willow_row"),
        ("12L 12D1 12D2 12D3", "paulownia_row"),
        ("9A 8L 3L 11L", "drinking"),
        ("1L 1S 1D1 1D2", ""),
    ],
)
def test_ha_5_3_captured_hands(pile: str, names: str) -> None:
    expected = {name: POINTS[name] for name in names.split()}
    assert captured(pile) == expected
    found = rules.captured_hands(mask(pile), False)
    assert {name for i, name in enumerate(CAPTURED_HANDS) if found >> i & 1} == set(expected)


def test_ha_5_3_points_by_place_in_the_list() -> None:
    assert [rules.captured_points(i) for i in range(16)] == list(POINTS.values())


def test_ha_8_rained_out() -> None:
    for pile, dry in (("9A 8L 11L", "moon_viewing"), ("9A 3L 11L", "flower_viewing"), ("9A 8L 3L 11L", "drinking")):
        assert set(captured(pile)) == {dry}
        assert set(captured(pile, rained_out=True)) == set()
    assert set(captured("9A 8L 1L 2A 3L 11L", rained_out=True)) == {"spring"}
    assert set(captured("9A 8L", rained_out=True)) == {"moon_viewing"}


def test_ha_8_willow_row_voids_the_hands_of_everybody() -> None:
    piles = ["11L 11A 11S 11D 3L 9A 1L", "4A 4S 4D1 4D2 8L 12L", "5A 5S 6A 6S 7A 2A 2S 1D1 2D1 3D1 5D1"]
    strict = zashiki.game("hana-awase", willow_row_voids=True)
    open_names = {rule for rule, _, _ in paid(GAME, ended(GAME, piles))}
    assert {"captured:willow_row", "captured:flower_viewing", "captured:wisteria_row", "few_cards"} <= open_names
    assert paid(strict, ended(strict, piles)) == set()
    without = ["11L 11A 11S 3L 9A 1L", *piles[1:]]
    assert paid(strict, ended(strict, without)) == paid(GAME, ended(GAME, without)) != set()
    assert lines(strict, ended(strict, ["11L 11A 11S 11D", "1L", "8L 12L"]))[0][0] == "draw"


def test_ha_8_the_example_of_willow_row_voids() -> None:
    piles = [
        "11L 11A 11S 11D 12L 12D1 12D2 12D3 4A 4S 4D1 4D2 8L 7A 1D1 1D2 2D1 2D2",
        "9A 3L 1L 5A 6S 1S 2S 3D1 3D2 5D1 5D2 6D1",
        "*",
    ]
    left = ((1 << 48) - 1) & ~mask(" ".join(piles[:2]))
    for void, scores in ((True, [-8, -38, 46]), (False, [92, -58, -34])):
        game = zashiki.game("hana-awase", willow_row_voids=void)
        hands = {2: "4D2 5D2 6D2 7D1 7D2 8D1 8D2", 0: "1L 2A 3L 4A 5A 6A 1S", 1: "8L 9A 10A 11A 12L 2S 3S"}
        deal = deal_of(game, hands, "")
        deal.end_with([mask(piles[0]), mask(piles[1]), left])
        assert deal.card_points() == (110, 80, 74)
        assert deal.scores() == scores


# --- HA 5.4, 5.5 --------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_ha_5_4_few_cards(dealer: int) -> None:
    sizes = {0: (8, 10), 1: (8, 10), 2: (10, 12)}
    plain = "1S 1D1 2A 2D1 3S 3D1 4A 4D1 5A 5D1 6A 6D1"
    for place, (paid_size, unpaid_size) in sizes.items():
        seat = (dealer + place) % 3
        for size in (2, paid_size, unpaid_size):
            cards = plain.split()[:size] if size > 2 else ["1L", "8A"]
            piles = ["8L 9S 9D1 9D2 10D1 10D2 11S 11D 12D1 12D2 12D3 7D1"] * 3
            piles[seat] = " ".join(cards)
            deal = ended(GAME, piles, dealer)
            found = {line for line in paid(GAME, deal) if line[0] == "few_cards"}
            assert found == ({("few_cards", seat, 30)} if size <= paid_size else set())


def test_ha_5_4_two_may_be_paid() -> None:
    piles = ["8L 2A 11S 1S 2S 4S 5S 6S", "*", "12L 9A 5A 6A 3S 1D1 2D1 3D1 4D1 5D1"]
    deal = ended(GAME, piles)
    assert deal.card_points() == (60, 144, 60)
    assert [cards.bit_count() for cards in deal.captured()] == [8, 30, 10]
    assert paid(GAME, deal) == {("few_cards", 0, 30), ("few_cards", 2, 30)}
    assert deal.scores() == [2, -4, 2]


def test_ha_5_4_ten_for_the_dealer_are_too_many() -> None:
    ten = "8L 9S 9D1 9D2 10D1 10D2 11S 11D 12D1 12D2"
    deal = ended(GAME, [ten, "*", ten])
    assert {line for line in paid(GAME, deal) if line[0] == "few_cards"} == {("few_cards", 2, 30)}


def test_ha_5_5_cards_less_88() -> None:
    piles = [
        "1L 3L 11L 4A 5A 1S 4S 1D1 1D2 2D1 2D2 3D1 3D2 5D1 5D2 6D1 6D2",
        "8L 12L 6A 7A 8A 3S 6S 4D1 4D2 7D1 7D2 8D1 8D2 9D1 9D2 10D1 10D2",
        "*",
    ]
    deal = ended(GAME, piles)
    assert deal.card_points() == (100, 90, 74)
    assert paid(GAME, deal) == set()
    assert deal.scores() == [12, 2, -14]
    assert [line for line in lines(GAME, deal) if line[0] == "par"] == [("par", None, seat, -88) for seat in range(3)]


def test_ha_7_2_starts_and_the_next_dealer() -> None:
    assert GAME.check_start({"dealer": 1, "weather": "rain"}) == {"dealer": 1}
    deal = ended(GAME, ["*", "1L 1D1", "8L 8D1"])
    scores = deal.scores()
    following = GAME.next_start([{"dealer": 1}], [deal])
    assert following == {"dealer": scores.index(max(scores))}
