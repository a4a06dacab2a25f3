"""Shou Ba Yi: the rules by clause of its rulebook."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from shou_ba_yi_stage import dealt, following, holding_3h, leading, legal, make, one_card_each, play

import zashiki
from zashiki.core.errors import BadDeal, BadOption, IllegalAction, UnknownCode
from zashiki.core.rng import Rng
from zashiki.decks.french import FRENCH
from zashiki.games.shou_ba_yi import plays
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal
from zashiki.games.shou_ba_yi.game import ShouBaYi

RECORDS = Path(__file__).parents[1] / "records" / "shou-ba-yi.jsonl"


# --- 3 The deal --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "number", "sizes"),
    [
        (2, 0, [27, 27]),
        (3, 1, [18, 18, 18]),
        (6, 5, [9] * 6),
        (4, 0, [14, 14, 13, 13]),
        (4, 1, [13, 14, 14, 13]),
        (4, 2, [13, 13, 14, 14]),
        (4, 3, [14, 13, 13, 14]),
        (4, 4, [14, 14, 13, 13]),
        (5, 0, [11, 11, 11, 11, 10]),
        (5, 1, [10, 11, 11, 11, 11]),
        (5, 2, [11, 10, 11, 11, 11]),
    ],
)
def test_sb_3_extra_cards_move_on(players: int, number: int, sizes: list[int]) -> None:
    game = make(players=players)
    assert game.hand_sizes(number) == sizes
    deal = game.shuffled_deal({"leader": None}, Rng(1), number)
    assert isinstance(deal, ShouBaYiDeal)
    assert deal.held[:players] == sizes
    assert [len(hand) for hand in game.pieces(deal)["hands"]] == sizes


def test_sb_3_the_holder_of_3h_leads_the_first_deal() -> None:
    game = make()
    for seed in range(20):
        deal = game.shuffled_deal(game.first_start(Rng(seed)), Rng(seed))
        assert isinstance(deal, ShouBaYiDeal)
        assert "3h" in game.pieces(deal)["hands"][deal.to_act]
        assert deal.first_leader == deal.to_act


def test_sb_3_a_named_leader_leads() -> None:
    assert dealt(make(), {}, leader=2).to_act == 2


@pytest.mark.parametrize("leader", [4, -1, True, "0", 1.0])
def test_sb_3_a_leader_is_a_seat_or_null(leader: object) -> None:
    with pytest.raises(BadDeal, match="start-no-seat"):
        make().check_start({"leader": leader})


def test_sb_3_starts_are_completed() -> None:
    assert make().check_start({}) == {"leader": None}
    assert make().check_start({"leader": None, "note": 1}) == {"leader": None}
    assert make().check_start({"leader": 3}) == {"leader": 3}


def test_sb_3_hands_of_wrong_sizes_are_refused() -> None:
    game = make()
    hands = game.pieces(game.shuffled_deal({"leader": None}, Rng(3)))["hands"]
    assert game.new_deal({"leader": None}, {"hands": hands}).packed()
    with pytest.raises(BadDeal, match="deal-group-size"):
        game.new_deal({"leader": None}, {"hands": hands}, 1)
    with pytest.raises(BadDeal, match="deal-group-count"):
        game.new_deal({"leader": None}, {"hands": hands[:3]})
    with pytest.raises(BadDeal, match="deal-not-object"):
        game.new_deal({"leader": None}, [hands])


# --- 4.1 Plays -----------------------------------------------------------------------


def test_sb_4_1_numbers_of_plays() -> None:
    numbers = [plays.KINDS.count(kind) for kind in range(8)]
    assert dict(zip(plays.KIND_NAMES, numbers, strict=True)) == {
        "pass": 1,
        "single": 15,
        "pair": 13,
        "three-pairs": 10,
        "dragon": 36,
        "three-with-one": 182,
        "four-with-two": 1339,
        "bomb": 13,
    }
    assert plays.NUM_ACTIONS == 1609 == make().num_actions
    assert len(plays.BY_COUNTS) == 1608  # no group of cards is two kinds


PLAYS = [
    "3",
    "X",
    "44",
    "22",
    "JJJ+3",
    "888+X",
    "222+x",
    "KKKK+37",
    "KKKK+33",
    "KKKK+xX",
    "445566",
    "QQKKAA",
    "34567",
    "TJQKA",
    "3456789TJQKA",
    "7777",
]


@pytest.mark.parametrize("code", PLAYS)
def test_sb_4_1_plays(code: str) -> None:
    game = make()
    assert game.format_action(game.parse_action(code)) == code


@pytest.mark.parametrize(
    "code",
    [
        *[
            "xX",
            "888",
            "888+33",
            "888+8",
            "8888+3",
            "8888+8",
            "8888+8x",
            "4455",
            "44556677",
            "444555",
            "A2345",
            "JQKA2",
            "KKAA22",
            "AA2233",
            "3456",
            "JJJ+",
        ]
    ]
    + [
        *["43", "KKKK+73", "KKKK+Xx", "3+JJJ", "76543", "556644", "10", "jj", "kkkk", "33333", "PASS"],
        "",
        " 3",
        "3 ",
        "pass ",
    ],
)
def test_sb_4_1_no_plays(code: str) -> None:
    with pytest.raises(UnknownCode):
        make().parse_action(code)


BEATS = [
    ("999+3", "888+6", True),
    ("999+3", "888+A", True),
    ("888+A", "999+3", False),
    ("888+A", "888+6", False),
    ("456789", "345678", True),
    ("45678", "345678", False),
    ("89TJQKA", "345678", False),
    ("4444", "3333", True),
    ("3333", "4444", False),
    ("KKKK+37", "3333", False),
    ("3333", "KKKK+37", True),
    ("3333", "X", True),
    ("3333", "QQKKAA", True),
    ("3333", "3456789TJQKA", True),
    ("x", "2", True),
    ("X", "x", True),
    ("x", "X", False),
    ("22", "AA", True),
    ("55", "4", False),
    ("5", "44", False),
    ("QQKKAA", "334455", True),
    ("AAAA+33", "KKKK+xX", True),
]


@pytest.mark.parametrize(("play", "best", "result"), BEATS)
def test_sb_4_1_beating(play: str, best: str, result: bool) -> None:
    assert plays.beats(plays.IDS[play], plays.IDS[best]) is result


def is_one_deal(ranks: str) -> bool:
    """Whether the pack has these cards."""
    return all(ranks.count(rank) <= (1 if rank in "xX" else 4) for rank in ranks if rank != "+")


@pytest.mark.parametrize(("answer", "best", "result"), [case for case in BEATS if is_one_deal(case[0] + case[1])])
def test_sb_4_1_beating_at_the_table(answer: str, best: str, result: bool) -> None:
    deal = dealt(make(players=2), {0: best.replace("+", ""), 1: answer.replace("+", "")})
    assert (answer in legal(play(deal, best))) is result


# --- 4.2 One in the Hole ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        ("44", "4"),
        ("555x", "5 55 x"),
        ("34567", "3 4 5 6 7"),
        ("3xX", "x X"),
        ("3x", "x"),
        ("9", "9"),
        ("4444", "4 44"),
        ("44445", "4 44 5 4444 444+5"),
        ("4444x", "4 44 x 444+x"),
        ("4444xX", "4 44 x X 444+x 444+X"),
        ("34567x", "3 4 5 6 7 x"),
        ("345678", "3 4 5 6 7 8 34567 45678"),
        ("4445", "4 44 5"),
        ("4445x", "4 44 5 x 444+x"),
        ("33445", "3 33 4 44 5"),
        ("334455", "3 33 4 44 5 55"),
        ("3344556", "3 33 4 44 5 55 6 334455"),
        ("444455x", "4 44 5 55 x 444+5 444+x 4444 4444+5x"),
        ("44445xX", "4 44 5 x X 444+5 444+x 444+X 4444 4444+xX"),
    ],
)
def test_sb_4_2_leads(hand: str, wanted: str) -> None:
    assert legal(leading(hand)) == set(wanted.split())


@pytest.mark.parametrize(
    ("hand", "best", "wanted"),
    [
        ("3X", "x", "X pass"),
        ("3X", "Q", "X pass"),
        ("3X", "44", "pass"),
        ("KX", "Q", "X pass"),
        ("K", "Q", "K pass"),
        ("66", "55", "pass"),
        ("663", "55", "66 pass"),
        ("45678", "34567", "pass"),
        ("45678J", "34567", "45678 pass"),
        ("4444", "33", "44 pass"),
        ("44449", "33", "44 4444 pass"),
        ("444455", "3333", "4444 pass"),
        ("444456", "33", "44 4444 pass"),
        ("4444567", "3333+89", "4444 4444+56 4444+57 4444+67 pass"),
    ],
)
def test_sb_4_2_follows(hand: str, best: str, wanted: str) -> None:
    assert legal(following(hand, best)) == set(wanted.split())


# --- 4.3 States ------------------------------------------------------------------------------


def test_sb_4_3_bombs_over_a_dragon_and_the_trick_goes_to_the_last_of_them() -> None:
    deal = dealt(make(players=3), {0: "34567", 1: "8888J", 2: "9999K"})
    play(deal, "34567", "8888", "9999", "pass", "pass")
    assert deal.to_act == 2
    assert "pass" not in legal(deal)


def test_sb_4_3_who_has_passed_is_out_of_the_trick() -> None:
    deal = dealt(make(players=3), {0: "3A", 1: "4444", 2: "5"})
    play(deal, "3", "pass", "5")
    assert deal.to_act == 0
    play(deal, "A")
    assert deal.to_act == 2  # seat 1 is out, Bomb or no Bomb
    play(deal, "pass")
    assert deal.to_act == 0
    play(deal, "3")
    assert "4444" in legal(deal)  # and back in the next trick


def test_sb_4_3_two_players_one_pass_ends_the_trick() -> None:
    deal = play(dealt(make(players=2), {0: "3"}), "3", "pass")
    assert deal.to_act == 0
    assert deal.best == -1


def test_sb_4_3_a_seat_with_one_card_may_play_it_when_its_turn_comes() -> None:
    deal = leading("32")
    play(deal, "3")
    assert deal.held[0] == 1
    play(deal, "K")
    assert legal(deal) == {"2", "pass"}
    play(deal, "2")
    assert deal.to_act == -1
    assert deal.scores()[0] > 0


def test_sb_4_3_going_out_ends_the_deal_at_once() -> None:
    deal = play(leading("9"), "9")
    assert deal.to_act == -1
    assert deal.legal_actions() == []
    with pytest.raises(IllegalAction):
        deal.apply(0)


# --- 5 and 6 Scores and their lines --------------------------------------------------------------


@pytest.mark.parametrize(("players", "gain"), [(2, 40), (3, 49), (4, 54), (5, 57), (6, 58)])
def test_sb_5_the_greatest_gain(players: int, gain: int) -> None:
    winner = players - 1  # a seat with the smallest hand of deal 0
    game = make(players=players)
    size = game.hand_sizes(0)[winner]
    hand = "34567" * 4 + "8899JJQ"
    deal = dealt(game, {winner: hand[:size], 0: "xX"}, leader=winner)
    for rank in hand[:size]:
        play(deal, rank)
        for _ in range(players - 1):
            if deal.to_act >= 0:
                play(deal, "pass")
    assert deal.scores()[winner] == gain
    rules = [line.rule for line in game.lines(deal)]
    assert rules == ["cards", "little_joker", "big_joker"] + ["cards"] * (players - 2)


@pytest.mark.parametrize(("last_card_loses", "scores"), [(False, [0, 0]), (True, [0, -1])])
def test_sb_5_one_card_costs_nothing(last_card_loses: bool, scores: list[int]) -> None:
    deal = one_card_each(make(players=2, last_card_loses=last_card_loses))
    assert deal.scores() == scores
    lines = [line.as_json() for line in make(last_card_loses=last_card_loses).lines(deal)]
    assert lines == ([{"rule": "last_card", "to": 1, "points": -1}] if last_card_loses else [])


def test_sb_6_order_of_lines() -> None:
    game = make(players=3)
    hand = "34567" * 3 + "889"
    deal = dealt(game, {1: hand, 0: "x", 2: "X"}, leader=1)
    for rank in hand:
        play(deal, rank)
        for _ in range(2):
            if deal.to_act >= 0:
                play(deal, "pass")
    assert [(line.rule, line.payer, line.to, line.points) for line in game.lines(deal)] == [
        ("cards", 2, 1, 17),
        ("big_joker", 2, 1, 10),
        ("cards", 0, 1, 17),
        ("little_joker", 0, 1, 5),
    ]


# --- 7 The match ----------------------------------------------------------------------------------


def finished(game: ShouBaYi, start: dict[str, Any], number: int) -> ShouBaYiDeal:
    deal = game.shuffled_deal(start, Rng("match", number), number)
    assert isinstance(deal, ShouBaYiDeal)
    deal.play_out(Rng("play", number))
    return deal


def test_sb_7_the_winner_leads_until_the_target_is_reached() -> None:
    game = make(target=30)
    starts = [game.first_start(Rng(0))]
    deals = [finished(game, starts[0], 0)]
    while (start := game.next_start(starts, deals)) is not None:
        scores = deals[-1].scores()
        assert start == {"leader": scores.index(max(scores))}
        starts.append(start)
        deals.append(finished(game, start, len(deals)))
        assert deals[-1].first_leader == start["leader"]
    totals = [sum(points) for points in zip(*(deal.scores() for deal in deals), strict=True)]
    assert sum(total >= 30 for total in totals) == 1
    before = [sum(points) for points in zip(*(deal.scores() for deal in deals[:-1]), strict=True)]
    assert max(before, default=0) < 30


def test_sb_7_the_winner_of_a_deal_worth_nothing_leads_the_next() -> None:
    game = make(players=2)
    assert game.next_start([{"leader": 0}], [one_card_each(game)]) == {"leader": 0}


# --- 8 Options ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{"players": 1}, {"players": 7}, {"players": "3"}, {"first_lead_3h": 1}, {"target": 0}, {"target": True}]
    + [{"last_card_loses": "true"}, {"jokers": 2}],
)
def test_sb_8_bad_options(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        ShouBaYi(options)


def test_sb_8_first_lead_3h_asks_for_a_3() -> None:
    hand = "33999456T7JKA"
    game = make(first_lead_3h=True)
    leads = legal(holding_3h(game, hand))
    assert {"3", "33", "34567", "999+3"} <= leads
    assert all("3" in code for code in leads)
    plain = legal(holding_3h(make(), hand))
    assert "99" in plain
    assert leads == {code for code in plain if "3" in code}


def test_sb_8_first_lead_3h_plays_3h_first() -> None:
    hand = "33999456T7JKA"  # its other 3 is that of clubs
    for option, left in ((True, "3c"), (False, "3h")):
        game = make(first_lead_3h=option)
        deal = play(holding_3h(game, hand), "3")
        assert next(code for code in FRENCH.codes if deal.hand_of(2) >> FRENCH.index[code] & 1) == left


def test_sb_8_first_lead_3h_has_no_effect_where_a_leader_is_named() -> None:
    deal = dealt(make(first_lead_3h=True), {0: "3399"})
    assert "99" in legal(deal)
    play(deal, "3")
    assert "3d" in [FRENCH.codes[piece] for piece in range(54) if deal.hand_of(0) >> piece & 1]


# --- records --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", range(3))
def test_the_sample_records_replay(line: int) -> None:
    record = json.loads(RECORDS.read_text().splitlines()[line])
    game = ShouBaYi(record.get("options"))
    starts: list[dict[str, Any]] = []
    deals: list[ShouBaYiDeal] = []
    for number, written in enumerate(record["deals"]):
        start = game.next_start(starts, deals) if deals else game.check_start(written["start"])
        assert start is not None
        assert start == written["start"]
        deal = game.new_deal(start, written["deal"], number)
        assert isinstance(deal, ShouBaYiDeal)
        assert game.pieces(deal) == written["deal"]
        for seat, code, *sets in written["actions"]:
            assert deal.to_act == seat
            assert [sorted(legal(deal))] == [sorted(codes) for codes in sets] or not sets
            game.play(deal, code)
        if "scores" in written:
            assert deal.scores() == written["scores"]
            assert [line.as_json() for line in game.lines(deal)] == written["lines"]
        starts.append(start)
        deals.append(deal)
    assert [sum(points) for points in zip(*(deal.scores() for deal in deals), strict=True)] == record["totals"]


def test_the_game_is_registered() -> None:
    game = zashiki.game("shou-ba-yi", players=3)
    assert game == make(players=3)
    assert game.clockwise
    assert game.num_seats == 3


def test_a_deal_is_pickled_by_its_start_pieces_and_actions() -> None:
    game = make(players=3, first_lead_3h=True, last_card_loses=True)
    deal = game.shuffled_deal(game.first_start(Rng(1)), Rng(1), 2)
    deal.apply(deal.legal_actions()[0])
    again = pickle.loads(pickle.dumps(deal))
    assert game.view(again, again.to_act) == game.view(deal, deal.to_act)
    deal.play_out(Rng(2))
    again.play_out(Rng(2))
    assert again.raw_lines() == deal.raw_lines()
