"""Tables draw any view, whatever keys it has, and show nothing that it does not hold."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zashiki.drawing import DECKS, DrawingError, describe, record, table
from zashiki.drawing.codes import GAME_DECKS
from zashiki.drawing.findings import EMPTY, findings
from zashiki.texts import Texts

SVG = "{http://www.w3.org/2000/svg}"


def view(game: str, **keys: Any) -> dict[str, Any]:
    """A made-up view with the keys that all views have."""
    shared = {
        "format": "zashiki-view/1",
        "game": game,
        "options": {},
        "seat": 1,
        "deal": 0,
        "start": {"dealer": 0},
        "to_move": 1,
        "legal": [],
        "totals": [0, 0, 0],
        "lines": [],
        "finished": False,
    }
    return shared | keys


def titles(picture: str) -> list[str]:
    """The text alternatives of the pieces in a picture, in order."""
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}title")][1:]


def groups(found: dict[str, Any]) -> dict[tuple[str, int | None], list[str | None]]:
    """What `findings` finds, by label and seat."""
    return {(group.label, group.seat): group.codes for group in findings(found).groups}


def test_hands_field_captures_and_stock_of_a_hanafuda_game() -> None:
    one = view(
        "sudaoshi",
        hand=["1S", "2D1"],
        hand_sizes=[2, 2, 1],
        field=["1L", "8D2"],
        captures=[["5A", "5D1"], [], ["12L"]],
        stock=3,
        burdens=[100, 110, 120],
    )
    assert groups(one) == {
        ("hand", 1): ["1S", "2D1"],
        ("hand_sizes", 0): [None, None],
        ("hand_sizes", 2): [None],
        ("field", None): ["1L", "8D2"],
        ("captures", 0): ["5A", "5D1"],
        ("captures", 2): ["12L"],
        ("stock", None): [None, None, None],
    }
    assert [fact for fact in findings(one).facts if fact[1] == "burdens"] == [
        (0, "burdens", "100"),
        (1, "burdens", "110"),
        (2, "burdens", "120"),
    ]
    shown = titles(table(one))
    assert sorted(title for title in shown if not title.startswith("Back")) == sorted(
        describe(code) for code in ("1S", "2D1", "1L", "8D2", "5A", "5D1", "12L")
    )
    assert sum(title.startswith("Back") for title in shown) == 6


def test_tricks_of_plays_with_covered_pieces() -> None:
    one = view(
        "tien-gow",
        totals=[0] * 4,
        hands=[8, ["66", "63"], 8, 8],
        trick=[[2, "66+63"], [3, "-31+22"]],
        plays=[{"seat": 0, "tiles": ["55"]}, {"seat": 3, "tiles": [None]}],
    )
    found = groups(one)
    assert found["hands", 1] == ["66", "63"]
    assert found["hands", 0] == [None] * 8
    assert found["trick", 2] == ["66", "63"]
    assert found["trick", 3] == [None, None]
    assert found["plays", 0] == ["55"]


def test_covered_cards_and_empty_places_by_seat() -> None:
    one = view("hachinin-meri", totals=[0, 0], okie="G5", trick=[[4, "G1"], [5, None]], last=["P1", None, "P2"])
    found = groups(one)
    assert found["okie", None] == ["G5"]
    assert found["trick", 4] == ["G1"]
    assert found["trick", 5] == [None]
    assert found["last", None] == ["P1", EMPTY, "P2"]


def test_a_covered_play_is_a_back_unless_it_is_known_here() -> None:
    plays = [
        {"seat": 0, "tiles": ["66"], "shown": True, "number": 1},
        {"seat": 1, "tiles": ["21"], "shown": False, "number": 1},
        {"seat": 2, "tiles": None, "shown": False, "number": 2},
    ]
    one = view("tien-gow", totals=[0] * 4, trick={"size": 1, "plays": plays})
    assert groups(one) == {("trick", 0): ["66"], ("trick", 1): ["21"], ("trick", 2): [None, None]}
    assert findings(one).facts == [(None, "trick size", "1"), (1, "trick", "face down")]
    meri = view("hachinin-meri", trick=[{"seat": 3, "card": None, "face_down": True}])
    assert groups(meri) == {("trick", 3): [None]}


def test_the_past_is_drawn_small_and_tells_no_numbers() -> None:
    past = [{"leader": 0, "number": 1, "plays": [{"seat": 0, "tiles": ["66"]}, {"seat": 1, "tiles": ["21"]}]}]
    found = findings(view("tien-gow", totals=[0] * 4, tricks=past, ladders={"G": ["66"]}))
    assert [(group.label, group.seat, group.codes, group.is_past) for group in found.groups] == [
        ("tricks", 0, ["66"], True),
        ("tricks", 1, ["21"], True),
    ]
    assert found.facts == []
    assert len(titles(table(view("tien-gow", totals=[0] * 4, tricks=past)))) == 2
    assert titles(table(view("tien-gow", totals=[0] * 4, tricks=past), past=False)) == []


def test_plays_by_rank_are_cards_without_a_suit() -> None:
    trick = {"best": "KKKK+xT", "by": 2, "passed": [0]}
    one = view("shou-ba-yi", options={"players": 4}, trick=trick, hand=["3c", "x"], phase="23")
    assert groups(one)["trick best", 2] == ["K*", "K*", "K*", "K*", "x", "T*"]
    assert (None, "phase", "23") in findings(one).facts
    shown = ["King"] * 4 + [describe("x"), "10"]
    assert [title for title in titles(table(one)) if title not in (describe("3c"),)] == [*shown, describe("x")]
    assert "Seat 2 trick best: King, King, King, King, Little Joker, 10" in table(one)


def test_a_piece_that_may_be_played_stands_higher() -> None:
    some = table(view("tien-gow", totals=[0] * 4, hand=["66", "63"], legal=["66"]))
    every = table(view("tien-gow", totals=[0] * 4, hand=["66", "63"], legal=["66", "-63"]))
    none = table(view("tien-gow", totals=[0] * 4, hand=["66", "63"]))
    assert some != none
    assert every == none


def test_the_text_alternative_tells_the_position() -> None:
    root = ElementTree.fromstring(table(view("tien-gow", totals=[0] * 4, hand=["66"], stock=2, to_move=3)))
    assert root.findtext(f"{SVG}title") == (
        "tien-gow, deal 0, as seat 1 sees it; seat 3 to move. Seat 1 hand: Heaven (6-6). stock: 2 face down"
    )


def test_the_deck_of_an_unknown_game_is_that_of_its_codes() -> None:
    assert findings({"game": "new", "somewhere": {"deep": ["3c", "4d"]}}).deck == "french"
    assert findings({"game": "new", "nothing": [1, 2]}).deck is None
    assert "<title>new, deal 0" in table({"game": "new", "format": "zashiki-view/1"})


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**6), 10**6)
    | st.floats(allow_nan=False)
    | st.text(max_size=6)
    | st.sampled_from([code for codes in DECKS.values() for code in codes]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=60, deadline=None)
@given(
    game=st.sampled_from([*GAME_DECKS, "unknown"]), keys=st.dictionaries(st.text(max_size=10), json_values, max_size=6)
)
def test_no_view_is_too_strange(game: str, keys: dict[str, Any]) -> None:
    keys.pop("format", None)
    ElementTree.fromstring(table(view(game) | keys))


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ([], "a view is a JSON object"),
        ({"format": "zashiki/1"}, "this is not a view: its format is 'zashiki/1', not 'zashiki-view/1'"),
    ],
)
def test_what_is_no_view_is_refused(value: Any, words: str) -> None:
    with pytest.raises(DrawingError) as error:
        table(value)
    assert Texts().error(error.value) == words


RECORD: dict[str, Any] = {
    "format": "zashiki/1",
    "game": "tien-gow",
    "deals": [
        {"deal": {"hands": [["66"], ["11"], ["44"], ["31"]]}, "actions": [[0, "66"]], "scores": [1, -1, 0, 0]},
        {"deal": {"hands": [["21"], ["42"], ["54"], ["63"]]}},
    ],
}


def test_a_record_shows_a_deal_open() -> None:
    assert titles(record(RECORD, deal=0)) == [describe(code) for code in ("66", "11", "44", "31")]
    assert titles(record(RECORD)) == [describe(code) for code in ("21", "42", "54", "63")]


@pytest.mark.parametrize("deal", [2, -3])
def test_a_deal_that_a_record_does_not_have_is_refused(deal: int) -> None:
    with pytest.raises(DrawingError, match=f"draw-no-deal number={deal}"):
        record(RECORD, deal=deal)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(DrawingError, match="draw-no-record"):
        record({"format": "zashiki-view/1"})
