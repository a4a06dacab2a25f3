"""Tien Gow: every payment, TG 5 and 6."""

from __future__ import annotations

from typing import Any

import pytest
from tien_gow_stage import (
    CAUGHT,
    CAUGHT_WITH_SIX,
    FOUR_COLUMNS,
    LEAST,
    LITTLE_THREE_WINS,
    LOSING_BANKER,
    PLAIN,
    SUPREME_LAST,
    SWEEP,
    TWO_QUARTETS,
    Shown,
    game,
    staged,
)


def lines(banker: int, tricks: list[Shown], **options: Any) -> tuple[list[int], list[int], list[dict[str, Any]]]:
    """Columns, scores and lines of a staged deal."""
    of = game(**options)
    deal = staged(of, banker, tricks)
    assert deal.to_act == -1
    return list(deal.columns), deal.scores(), [line.as_json() for line in of.lines(deal)]


@pytest.mark.parametrize(
    ("banker", "tricks", "columns", "scores"),
    [
        (0, PLAIN, [3, 1, 4, 0], [16, -6, 0, -10]),
        (1, LOSING_BANKER, [2, 5, 1, 0], [6, 2, -3, -5]),
        (0, FOUR_COLUMNS, [1, 4, 0, 3], [-6, 0, -5, 11]),
        (3, SUPREME_LAST, [3, 5, 0, 0], [36, 0, -12, -24]),
        (3, LITTLE_THREE_WINS, [2, 3, 3, 0], [24, -2, -2, -20]),
        (3, SWEEP, [8, 0, 0, 0], [96, -24, -24, -48]),
        (1, CAUGHT, [3, 1, 4, 0], [11, -11, 0, 0]),
        (1, CAUGHT_WITH_SIX, [2, 6, 0, 0], [6, -6, 0, 0]),
        (3, LEAST, [2, 0, 0, 6], [6, -5, -5, 4]),
        (0, TWO_QUARTETS, [8, 0, 0, 0], [168, -56, -56, -56]),
    ],
)
def test_tg_5_2_worked_examples(banker: int, tricks: list[Shown], columns: list[int], scores: list[int]) -> None:
    found = lines(banker, tricks)
    assert found[:2] == (columns, scores)
    for seat in range(4):
        got = sum(x["points"] for x in found[2] if x["to"] == seat) - sum(
            x["points"] for x in found[2] if x["from"] == seat
        )
        assert got == scores[seat]
    assert all(line["points"] > 0 for line in found[2])


def test_tg_6_lines_in_order() -> None:
    last = {"trick": 7}
    assert lines(3, SUPREME_LAST)[2] == [
        {"rule": "supreme", "from": 1, "to": 0, "points": 2, **last},
        {"rule": "supreme", "from": 2, "to": 0, "points": 2, **last},
        {"rule": "supreme", "from": 3, "to": 0, "points": 4, **last},
        {"rule": "final", "from": 0, "to": 1, "points": 2, **last, "columns": 5, "times": 2},
        {"rule": "final", "from": 2, "to": 0, "points": 10, **last, "columns": 0, "times": 2},
        {"rule": "final", "from": 3, "to": 0, "points": 20, **last, "columns": 0, "times": 4},
    ]


def test_tg_6_liability_lines() -> None:
    last = {"trick": 6}
    assert lines(1, CAUGHT)[2] == [
        {"rule": "final", "from": 1, "to": 0, "points": 6, **last, "columns": 1, "times": 2},
        {"rule": "liability", "from": 1, "to": 0, "points": 5, **last, "columns": 0, "times": 1, "for": 3},
    ]
    assert lines(1, CAUGHT_WITH_SIX)[2] == [
        {"rule": "final", "from": 0, "to": 1, "points": 4, **last, "columns": 6, "times": 2},
        {"rule": "liability", "from": 1, "to": 0, "points": 5, **last, "columns": 0, "times": 1, "for": 2},
        {"rule": "liability", "from": 1, "to": 0, "points": 5, **last, "columns": 0, "times": 1, "for": 3},
    ]


# --- TG 5.1 ------------------------------------------------------------------

QUARTET_FIRST: list[Shown] = [
    [(1, "31+31+41+32"), (0, "66+66+63+54")],
    [(0, "11")],
    [(0, "11")],
    [(0, "44")],
    [(0, "44")],
]


@pytest.mark.parametrize(
    ("banker", "tricks", "paid"),
    [
        (3, [[(3, "51"), (0, "66")], [(0, "42+21")]], [8, -2, -2, -4]),
        (0, [[(0, "42+21")]], [12, -4, -4, -4]),
        (1, QUARTET_FIRST[:1], [16, -8, -4, -4]),
    ],
)
def test_tg_5_1_paid_at_once(banker: int, tricks: list[Shown], paid: list[int]) -> None:
    of = game()
    deal = staged(of, banker, tricks, 4 * len(tricks))
    assert deal.to_act >= 0
    assert deal.scores() == paid
    assert {line.rule for line in of.lines(deal)} == {"quartet" if "31" in tricks[0][0][1] else "supreme"}
    assert {line.keys["trick"] for line in of.lines(deal)} == {len(tricks)}
    for seat in (0, None):
        assert [line.as_json() for line in of.view(deal, seat).lines] == [line.as_json() for line in of.lines(deal)]


def test_tg_5_1_is_not_multiplied_by_a_sweep() -> None:
    won = [line for line in lines(0, TWO_QUARTETS)[2] if line["rule"] == "quartet"]
    assert [(line["trick"], line["points"]) for line in won] == [(1, 8)] * 3 + [(2, 8)] * 3


# --- TG 5.3 ------------------------------------------------------------------

FIVE_BETWEEN: list[Shown] = [*CAUGHT[:-1], [(1, "21"), (2, "32"), (0, "42")]]
PUT_DOWN: list[Shown] = [*CAUGHT[:-1], [(1, "21"), (2, "32")]]
NOT_LED: list[Shown] = [*CAUGHT[:-1], [(1, "32"), (0, "42")]]
BEATEN_AGAIN: list[Shown] = [
    [(1, "44+44"), (3, "66+66")],
    [(3, "55")],
    [(3, "33")],
    [(3, "51"), (0, "61")],
    [(0, "11")],
    [(0, "41"), (1, "63")],
    [(1, "21"), (3, "42"), (0, "43")],
]


def test_tg_5_3_a_five_between_changes_nothing() -> None:
    assert lines(1, FIVE_BETWEEN)[1] == [11, -11, 0, 0]


def test_tg_5_3_big_six_must_win() -> None:
    found = lines(1, PUT_DOWN)
    assert found[0] == [2, 1, 5, 0]
    assert {line["rule"] for line in found[2]} == {"final"}
    found = lines(1, BEATEN_AGAIN)
    assert found[0] == [3, 1, 0, 4]
    assert found[1] == [11, -6, -5, 0]


def test_tg_5_3_little_three_must_be_led() -> None:
    assert lines(1, NOT_LED)[1] == [11, -6, 0, -5]


def test_tg_5_2_little_three_that_is_beaten_doubles_nothing() -> None:
    assert [line["times"] for line in lines(1, PUT_DOWN)[2]] == [1, 1, 2]


# --- TG 8 --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("banker", "tricks", "options", "scores"),
    [
        (3, SUPREME_LAST, {"scale_surplus": False}, [37, -1, -12, -24]),
        (3, SUPREME_LAST, {"last_trick_bonus_paid": False}, [28, 2, -10, -20]),
        (1, LOSING_BANKER, {"double_losing_banker_surplus": False}, [7, 1, -3, -5]),
        (1, LOSING_BANKER, {"scale_surplus": False}, [6, 2, -3, -5]),
        (3, LEAST, {"double_losing_banker_surplus": False}, [8, -5, -5, 2]),
        (0, TWO_QUARTETS, {"last_trick_bonus_paid": False}, [144, -48, -48, -48]),
    ],
)
def test_tg_8_options(banker: int, tricks: list[Shown], options: dict[str, bool], scores: list[int]) -> None:
    assert lines(banker, tricks, **options)[1] == scores


BANKER_PAYS: list[Shown] = [
    [(0, "51"), (1, "66")],
    [(1, "66")],
    [(1, "11")],
    [(1, "11")],
    [(1, "63")],
    [(1, "64"), (0, "65")],
    [(0, "42+21")],
]


@pytest.mark.parametrize(
    ("options", "points", "times"),
    [({}, 4, 4), ({"scale_surplus": False}, 2, 2), ({"double_losing_banker_surplus": False}, 4, 4)],
)
def test_tg_8_a_winning_banker_always_pays_double(options: dict[str, bool], points: int, times: int) -> None:
    surplus = [line for line in lines(0, BANKER_PAYS, **options)[2] if line["from"] == 0]
    assert surplus == [
        {"rule": "final", "from": 0, "to": 1, "points": points, "trick": 7, "columns": 5, "times": times}
    ]


BANKER_IS_PAID: list[Shown] = [
    [(3, "66")],
    [(3, "66")],
    [(3, "11")],
    [(3, "11")],
    [(3, "63")],
    [(3, "64"), (0, "65")],
    [(0, "42+21")],
]


@pytest.mark.parametrize(
    ("options", "times"),
    [
        ({}, 4),
        ({"scale_surplus": False}, 2),
        ({"double_losing_banker_surplus": False}, 2),
        ({"scale_surplus": False, "double_losing_banker_surplus": False}, 1),
    ],
)
def test_tg_8_a_surplus_to_the_banker(options: dict[str, bool], times: int) -> None:
    surplus = [line for line in lines(3, BANKER_IS_PAID, **options)[2] if line["from"] == 0]
    assert surplus == [{"rule": "final", "from": 0, "to": 3, "points": times, "trick": 7, "columns": 5, "times": times}]
