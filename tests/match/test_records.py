"""Reading records: what is compared, what is refused, and where the fault is said to be."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import zashiki
from zashiki.commands.files import sentence
from zashiki.core.errors import BadRecord
from zashiki.match import record as records

SAMPLES = Path(__file__).parents[1] / "records"


def samples(game: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (SAMPLES / f"{game}.jsonl").read_text().splitlines()]


def refusal(data: object) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        records.read(data)
    text = sentence(caught.value)
    assert text
    assert "\n" not in text
    return caught.value


def place(data: object) -> tuple[str, int | None, int | None]:
    error = refusal(data)
    return error.message.id, error.deal, error.action


@pytest.fixture
def tien_gow() -> dict[str, Any]:
    return copy.deepcopy(samples("tien-gow")[0])


@pytest.fixture
def sudaoshi() -> dict[str, Any]:
    return copy.deepcopy(samples("sudaoshi")[0])


@pytest.mark.parametrize("game", zashiki.game_ids())
def test_every_sample_agrees_with_what_it_claims(game: str) -> None:
    for data in samples(game):
        match = records.read(data)
        assert match.scores() == [deal["scores"] for deal in data["deals"] if "scores" in deal]


@pytest.mark.parametrize("game", zashiki.game_ids())
def test_a_match_written_is_the_record_it_was_read_from(game: str) -> None:
    for data in samples(game):
        match = records.read(data)
        written = records.write(match)
        again = records.read(json.loads(json.dumps(written)))
        assert records.write(again) == written
        assert written["totals"] == data["totals"]
        for mine, theirs in zip(written["deals"], data["deals"], strict=True):
            assert mine["actions"] == [entry[:2] for entry in theirs["actions"]]


@pytest.mark.parametrize("game", zashiki.game_ids())
def test_a_record_may_stop_anywhere(game: str) -> None:
    data = copy.deepcopy(samples(game)[0])
    data["deals"] = data["deals"][:1]
    data.pop("totals")
    deal = data["deals"][0]
    deal.pop("lines"), deal.pop("scores")
    actions = deal["actions"]
    for stop in range(len(actions)):
        deal["actions"] = actions[:stop]
        match = records.read({**data, "totals": [0] * zashiki.game(game).num_sides} if stop % 2 else data)
        assert match.to_act == actions[stop][0]


def test_a_record_without_deals_is_legal(tien_gow: dict[str, Any]) -> None:
    match = records.read({"format": "zashiki/1", "game": "tien-gow", "deals": []})
    assert match.totals() == [0, 0, 0, 0]
    assert match.to_act is None


def test_only_format_game_deals_and_deal_are_required(tien_gow: dict[str, Any]) -> None:
    data = {"format": "zashiki/1", "game": "tien-gow", "deals": [{"deal": tien_gow["deals"][0]["deal"]}]}
    match = records.read(data)
    assert match.to_act == 0
    for key in ("format", "game", "deals"):
        left = {k: v for k, v in data.items() if k != key}
        assert place(left) == ("record-missing", None, None)
    assert place({**data, "deals": [{}]}) == ("record-missing", 0, None)


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"format": "zashiki/2"}, "record-format"),
        ({"format": 1}, "record-format"),
        ({"format": None}, "record-format"),
        ({"game": "go"}, "unknown-game"),
        ({"game": None}, "unknown-game"),
        ({"game": ["tien-gow"]}, "unknown-game"),
        ({"options": None}, "options-not-object"),
        ({"options": []}, "options-not-object"),
        ({"options": {"deals": True}}, "option-number"),
        ({"options": {"deals": 1.0}}, "option-number"),
        ({"options": {"deals": 0}}, "option-number"),
        ({"options": {"deals": "1"}}, "option-number"),
        ({"options": {"scale_surplus": 1}}, "option-switch"),
        ({"options": {"colour": 1}}, "option-unknown"),
        ({"players": 3}, "record-players"),
        ({"players": None}, "record-players"),
        ({"players": 4.0}, "record-players"),
        ({"deals": None}, "not-list"),
        ({"deals": {}}, "not-list"),
        ({"totals": [0, 0, 0, 0]}, "record-claim"),
        ({"totals": None}, "record-claim"),
    ],
)
def test_faults_of_the_whole_have_no_place(tien_gow: dict[str, Any], change: dict[str, Any], id: str) -> None:
    assert place({**tien_gow, **change}) == (id, None, None)


@pytest.mark.parametrize("data", [None, 1, "x", [], [{}], True])
def test_a_record_is_an_object(data: object) -> None:
    assert place(data) == ("record-not-object", None, None)


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"start": None}, "start-not-object"),
        ({"start": []}, "start-not-object"),
        ({"start": {"dealer": 4}}, "start-no-seat"),
        ({"start": {"dealer": True}}, "start-no-seat"),
        ({"start": {"dealer": None}}, "start-no-seat"),
        ({"start": {"dealer": 1.0}}, "start-no-seat"),
        ({"start": {"dealer": -1}}, "start-no-seat"),
        ({"deal": None}, "deal-not-object"),
        ({"deal": {}}, "deal-missing-key"),
        ({"deal": {"hands": None}}, "deal-group-count"),
        ({"deal": {"hands": [[], [], []]}}, "deal-group-count"),
        ({"deal": {"hands": [["66"], [], [], []]}}, "deal-group-size"),
        ({"deal": {"hands": ["66", [], [], []]}}, "deal-group-size"),
        ({"actions": None}, "not-list"),
        ({"actions": {}}, "not-list"),
        ({"lines": None}, "not-list"),
        ({"lines": [None]}, "line-form"),
        ({"lines": []}, "line-missing"),
        ({"scores": None}, "record-claim"),
        ({"scores": [0, 0, 0, 0]}, "record-claim"),
    ],
)
def test_faults_of_a_deal_name_the_deal(tien_gow: dict[str, Any], change: dict[str, Any], id: str) -> None:
    tien_gow["deals"][0] |= change
    assert place(tien_gow) == (id, 0, None)


def test_pieces_are_the_right_ones_in_the_right_numbers(tien_gow: dict[str, Any]) -> None:
    hands = tien_gow["deals"][0]["deal"]["hands"]
    first = hands[0][0]
    for code, id in (
        ("63" if first != "63" else "54", "deal-piece-twice"),
        ("36", "unknown-piece"),
        (66, "unknown-piece"),
    ):
        hands[0][0] = code
        assert place(tien_gow) == (id, 0, None)


@pytest.mark.parametrize(
    ("entry", "id"),
    [
        (None, "action-form"),
        ([], "action-form"),
        ([0], "action-form"),
        ([0, "11+53", [], 1], "action-form"),
        ({"0": 1}, "action-form"),
        ([1, "11+53"], "action-wrong-seat"),
        ([True, "11+53"], "action-wrong-seat"),
        ([0.0, "11+53"], "action-wrong-seat"),
        ([None, "11+53"], "action-wrong-seat"),
        (["0", "11+53"], "action-wrong-seat"),
        ([0, "53+11"], "unknown-action"),
        ([0, " 11+53"], "unknown-action"),
        ([0, 11], "unknown-action"),
        ([0, None], "unknown-action"),
        ([0, "é"], "unknown-action"),
        ([0, "x" * 100_000], "unknown-action"),
        ([0, "-11+53"], "illegal-action"),
        ([0, "42+21"], "illegal-action"),
        ([0, "11+53", None], "legal-form"),
        ([0, "11+53", ["11+53", 1]], "legal-form"),
        ([0, "11+53", ["11+53", "11+53"]], "legal-twice"),
        ([0, "11+53", ["11+53"]], "legal-missing"),
    ],
)
def test_faults_of_an_action_name_deal_and_action(tien_gow: dict[str, Any], entry: object, id: str) -> None:
    assert tien_gow["deals"][0]["actions"][0] == [0, "11+53"]
    tien_gow["deals"][0]["actions"][0] = entry
    assert place(tien_gow) == (id, 0, 0)


def test_an_action_after_the_end_is_late(tien_gow: dict[str, Any]) -> None:
    actions = tien_gow["deals"][0]["actions"]
    actions.append(actions[-1])
    assert place(tien_gow) == ("deal-over", 0, len(actions) - 1)


def test_a_deal_after_the_match_or_after_an_unfinished_one(tien_gow: dict[str, Any]) -> None:
    twice = {**tien_gow, "deals": tien_gow["deals"] * 2}
    assert place(twice) == ("deal-after-match", 1, None)
    twice = copy.deepcopy({**twice, "options": {"deals": 2}})
    twice["deals"][0]["actions"].pop()
    for key in ("lines", "scores"):
        twice["deals"][0].pop(key)
    assert place(twice) == ("deal-unfinished", 0, None)


@pytest.mark.parametrize("key", ["lines", "scores"])
def test_an_unfinished_deal_has_no_lines_or_scores(tien_gow: dict[str, Any], key: str) -> None:
    deal = tien_gow["deals"][0]
    deal["actions"].pop()
    deal.pop("lines" if key == "scores" else "scores")
    deal[key] = []
    assert place(tien_gow) == ("claim-unfinished", 0, None)


def test_what_a_later_start_writes_must_follow(sudaoshi: dict[str, Any]) -> None:
    start = sudaoshi["deals"][1]["start"]
    for key, value in (("dealer", (start["dealer"] + 1) % 3), ("dealer", float(start["dealer"])), ("burdens", None)):
        changed = copy.deepcopy(sudaoshi)
        changed["deals"][1]["start"] = {key: value}
        assert place(changed) == ("start-not-what-follows", 1, None)
    sudaoshi["deals"][1]["start"] = {"weather": "rain"}
    records.read(sudaoshi)


def test_lines_are_compared_in_any_order_with_their_repetitions(tien_gow: dict[str, Any]) -> None:
    lines = tien_gow["deals"][0]["lines"]
    lines.reverse()
    lines[0]["note"] = "the writer's own key"
    records.read(tien_gow)
    lines.append(dict(lines[0]))
    assert place(tien_gow) == ("line-extra", 0, None)
    lines.pop()
    for key, value in (("points", 7), ("points", True), ("from", None), ("trick", 6), ("times", 1.0), ("rule", "x")):
        changed = copy.deepcopy(tien_gow)
        changed["deals"][0]["lines"][0][key] = value
        assert place(changed) == ("line-other", 0, None)
    for key in ("from", "to", "points", "trick", "columns", "times", "rule"):
        changed = copy.deepcopy(tien_gow)
        changed["deals"][0]["lines"][0].pop(key)
        assert place(changed) == ("line-other", 0, None)


def test_extra_keys_are_ignored_at_every_level(tien_gow: dict[str, Any]) -> None:
    tien_gow |= {"seed": 5, "date": None, "agents": ["a"]}
    tien_gow["deals"][0] |= {"shuffle": {"x": 1}}
    tien_gow["deals"][0]["deal"]["side"] = 3
    tien_gow["deals"][0]["start"]["wind"] = "east"
    match = records.read(tien_gow)
    assert "wind" not in match.starts[0]


def test_the_sentence_says_the_place(sudaoshi: dict[str, Any]) -> None:
    sudaoshi["deals"][2]["actions"][5][1] = "pass"
    assert sentence(refusal(sudaoshi)) == "deal 2, action 5: 'pass' is no action of this game"
