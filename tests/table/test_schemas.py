"""The schemas in the package fit everything that is really written and sent, and refuse what is not."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError
from table_stage import SHORT, Visitor, is_over, is_own_turn, run, serving, sqlite

import zashiki
from zashiki.core.rng import Rng
from zashiki.players.seats import play_match, players_for
from zashiki.schemas import NAMES, schema

RECORDS = Path(__file__).parents[1] / "records"


def validator(name: str, part: str | None = None) -> Draft202012Validator:
    """The validator of a schema, or of one of its parts."""
    whole = schema(name)
    return Draft202012Validator({**whole, "anyOf": [{"$ref": f"#/$defs/{part}"}]} if part else whole)


@pytest.mark.parametrize("name", NAMES)
def test_they_are_schemas(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))


def test_there_are_no_others() -> None:
    with pytest.raises(LookupError):
        schema("nothing")


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.jsonl")), ids=lambda file: file.stem)
def test_sample_records(file: Path) -> None:
    for line in file.read_text().splitlines()[:20]:
        validator("record").validate(json.loads(line))


@pytest.mark.parametrize("id", SHORT)
def test_own_records(id: str) -> None:
    game = zashiki.game(id, **SHORT[id])
    names = ["random"] * game.num_seats
    validator("record").validate(play_match(game, players_for(names), names, 7, keep_legal=True).record())


@pytest.mark.parametrize("id", SHORT)
def test_views(id: str) -> None:
    game = zashiki.game(id)
    check = validator("view", id)
    for number in range(2):
        rng = Rng("schemas", id, number)
        deal = game.shuffled_deal(game.first_start(rng), rng)
        while True:
            if deal.to_act < 0 or rng.below(12) == 0:
                for seat in (None, 0, max(deal.to_act, 0)):
                    check.validate(game.view(deal, seat).as_json())
            if deal.to_act < 0:
                break
            legal = deal.legal_actions()
            deal.apply(legal[rng.below(len(legal))])
    view = game.view(deal, 0).as_json()
    for wrong in ({"secret": 1}, {"to_move": "0"}, {"seat": None}, {"totals": [1.5]}, {"game": "go"}, {"lines": None}):
        with pytest.raises(ValidationError):
            check.validate({**view, **wrong})


@pytest.mark.parametrize("id", SHORT)
def test_messages(id: str, tmp_path: Path) -> None:
    async def test() -> None:
        server, client, view = validator("protocol", "server"), validator("protocol", "client"), validator("view", id)
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open(id)
            async with visitor.at(table) as seat:
                state = await seat.play(is_own_turn)
                sent: list[dict[str, Any]] = [
                    {"type": "ping"},
                    {"type": "hint"},
                    {"type": "ask", "pieces": state["hand"][:1]},
                    {"type": "ask", "pieces": state["hand"][:3]},
                    {"type": "go", "seq": state["seq"]},
                    {"type": "more", "seq": state["seq"]},
                    {"type": "back", "seq": state["seq"] - 1},
                    {"type": "act", "seq": state["seq"], "action": "9" * 30},
                    {"type": "act", "seq": state["seq"], "action": state["actions"][0]["action"]},
                ]
                for message in sent:
                    client.validate(message)
                    await seat.socket.send(json.dumps(message))
                await seat.play(is_over)
            async with Visitor(base).at(table) as seat_of_onlooker:
                await seat_of_onlooker.next("state")
            heard = [json.loads(text) for text in (*seat.raw, *seat_of_onlooker.raw)]
            assert {m["type"] for m in heard} >= {"state", "answer", "hint", "error", "pong"}
            for number, message in enumerate(heard):
                if message["type"] != "state" or number % 7 == 0 or message["stage"] != "playing":
                    server.validate(message)
                    if message["type"] == "state":
                        view.validate(message["view"])
            wrong = copy.deepcopy(seat.states[-1])
            wrong["all_hands"] = []
            with pytest.raises(ValidationError):
                server.validate(wrong)
        wrong_ones: list[Any] = [
            {"type": "act"},
            {"type": "act", "seq": "1", "action": "x"},
            {"type": "deal"},
            {"seq": 1},
            [],
        ]
        for refused in wrong_ones:
            with pytest.raises(ValidationError):
                client.validate(refused)

    run(test)
