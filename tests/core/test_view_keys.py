"""What follows from the keys that views declare: files written from them, values, refusals of what is no view."""

from __future__ import annotations

import importlib.util
import json
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator

import zashiki
from zashiki.core.errors import BadDeal, UnknownCode
from zashiki.core.keys import keys_of
from zashiki.core.message import Message, Seat, Side, message_read
from zashiki.core.rng import Rng
from zashiki.schemas.views import typescript, view_schema
from zashiki.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from zashiki.core.view import View

ROOT = Path(__file__).parents[2]
GAMES = list(zashiki.game_ids())


def script() -> ModuleType:
    """`scripts/views.py` as a module."""
    spec = importlib.util.spec_from_file_location("write_views", ROOT / "scripts" / "views.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def views(id: str, seed: int = 0) -> Iterator[View]:
    """Views of a random deal by its seat to act, another one and who looks on, now and then, and at the end."""
    game = zashiki.game(id)
    rng = Rng("keys", id, seed)
    deal = game.shuffled_deal(game.first_start(rng), rng)
    while True:
        if deal.to_act < 0 or rng.below(6) == 0:
            yield from (game.view(deal, seat) for seat in (None, 0, max(deal.to_act, 0)))
        if deal.to_act < 0:
            return
        legal = deal.legal_actions()
        deal.apply(legal[rng.below(len(legal))])


def test_what_is_written_from_the_keys_is_up_to_date() -> None:
    stale = [str(path) for path, text in script().written() if path.read_text(encoding="utf-8") != text]
    assert not stale, "run python scripts/views.py"


@pytest.mark.parametrize("id", GAMES)
def test_every_key_says_what_it_is(id: str) -> None:
    means = script().meanings(zashiki.game(id).view_type)
    assert not [key.name for key in keys_of(zashiki.game(id).view_type) if not means.get(key.attribute)]


@pytest.mark.parametrize("id", GAMES)
def test_views_are_values(id: str) -> None:
    game = zashiki.game(id)
    for view in views(id):
        again = game.view_from_json(json.loads(json.dumps(view.as_json())))
        assert again == view
        assert hash(again) == hash(view)
        assert len({view, again}) == 1
        assert replace(view, number=view.number + 1) != view
        assert type(view) is game.view_type


@pytest.mark.parametrize("id", GAMES)
def test_hand_means_the_same_in_every_game(id: str) -> None:
    for view in views(id):
        deck = view.game.deck
        pieces = [piece for piece in range(deck.num_pieces) if view.hand >> piece & 1]
        assert [deck.code(piece) for piece in pieces] == view.as_json().get("hand", [])
        assert sorted(view.hand_pieces()) == pieces
        assert all(
            view.hand >> piece - 1 & 1 for piece in pieces if piece and deck.kind_of[piece - 1] == deck.kind_of[piece]
        )


@pytest.mark.parametrize("id", GAMES)
def test_a_schema_of_one_game_fits_its_views_alone(id: str) -> None:
    check = Draft202012Validator(view_schema(zashiki.game(id)))
    for view in views(id, 1):
        check.validate(view.as_json())
    other = next(views(next(name for name in GAMES if name != id)))
    assert not check.is_valid(other.as_json())
    assert not check.is_valid({**view.as_json(), "more": 1})
    assert f"interface {zashiki.game(id).view_type.__name__} extends ViewHead" in typescript([zashiki.game(id)])


@pytest.mark.parametrize("id", GAMES)
def test_each_key_is_asked_for_and_read_by_its_kind(id: str) -> None:
    game = zashiki.game(id)
    view = next(view for view in views(id) if view.legal is not None)
    data = view.as_json()
    for key in keys_of(type(view)):
        if not key.optional:
            with pytest.raises(BadDeal, match="view-lacks" if key.name != "finished" else "view-key"):
                game.view_from_json({name: value for name, value in data.items() if name != key.name})
        wrong: Any = 1.5
        with pytest.raises(ValueError, match=r"view-key|unknown-") as caught:
            game.view_from_json({**data, key.name: wrong})
        assert Texts("it").error(caught.value)  # type: ignore[arg-type]


def parts_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every object below the top, the game's own start and options aside."""
    for name, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list) and name not in ("start", "options", "unseen", "ladders", "lines"):
            if isinstance(value, dict):
                yield value
            yield from parts_in(value)


@pytest.mark.parametrize("id", GAMES)
def test_what_was_read_before_lets_nothing_else_pass(id: str) -> None:
    """Parts are remembered as they were read: true is no seat 1, and a list no code, also where 1 and a code were."""
    game = zashiki.game(id)
    refused = 0
    for view in views(id, 4):
        data = json.loads(json.dumps(view.as_json()))
        assert game.view_from_json(data) == view
        for part in parts_in(data):
            if part.get("seat") in (0, 1):
                part["seat"] = bool(part["seat"])
                with pytest.raises(BadDeal, match="view-key"):
                    game.view_from_json(data)
                part["seat"] = int(part["seat"])
                refused += 1
        if data.get("hand"):
            with pytest.raises(UnknownCode):
                game.view_from_json({**data, "hand": [*data["hand"][1:], [data["hand"][0]]]})
        with pytest.raises(BadDeal, match="view-key"):
            game.view_from_json({**data, "seat": 1.5})
        assert game.view_from_json(data) == view
    assert refused > 10


@pytest.mark.parametrize("id", GAMES)
def test_who_changes_what_was_written_changes_nothing_else(id: str) -> None:
    for view in views(id, 5):
        text = json.dumps(view.as_json())
        scribbled: list[Any] = [view.as_json()]
        while scribbled:
            one = scribbled.pop()
            if one is not view.start:
                scribbled += [x for x in (one.values() if isinstance(one, dict) else one) if isinstance(x, dict | list)]
                one.clear()
        assert json.dumps(view.as_json()) == text


@pytest.mark.parametrize("id", GAMES)
def test_the_refusals_of_all_games(id: str) -> None:
    for view in views(id, 2):
        why = view.why_not(0)
        if view.finished:
            assert why == Message("why-deal-over")
        elif view.seat is None:
            assert why == Message("why-onlooker")
        elif view.seat != view.to_act:
            assert why is not None
            assert why == Message("why-not-your-turn", {"seat": Seat(view.to_act or 0)}) or why.id.endswith("-passed")
        else:
            held = [view.game.deck.kind_of[piece] for piece in view.hand_pieces()]
            other = next(p for p in range(view.game.deck.num_pieces) if view.game.deck.kind_of[p] not in held)
            wanted = Message("why-not-held", {"pieces": (view.game.deck.code(other),)})
            assert view.why_not(other) == view.why_not_set([other]) == wanted
            assert Texts("it").message(wanted) != Texts("en").message(wanted)


@pytest.mark.parametrize("id", GAMES)
def test_seats_in_what_is_said_are_seats(id: str) -> None:
    names = {"seat", "from", "to", "owner", "holder", "winner", "for"}
    seen = 0
    for view in views(id, 3):
        said = [*view.events(), *(view.describe(action) for action in view.legal or ())]
        said += [view.game.line_message(line) for line in view.lines]
        for message in said:
            assert message_read(json.loads(json.dumps(message.as_json()))) == message
            for name in names & message.args.keys():
                seen += 1
                assert isinstance(message.args[name], Seat | Side), message
    assert seen > 10


def test_texts_name_seats_and_sides_each_in_their_way() -> None:
    texts = Texts("en", lambda seat: f"seat {seat}", lambda side: f"team {side}")
    assert texts.argument("x", Seat(1)) == "seat 1"
    assert texts.argument("x", Side(1)) == "team 1"
    assert texts.argument("seat", 1) == 1


def test_a_match_is_as_long_as_the_option_says_that_the_game_names() -> None:
    named = {id: (zashiki.game(id).deals_option, zashiki.game(id).target_option) for id in GAMES}
    for id, (deals, target) in named.items():
        game = zashiki.game(id)
        options = {field.name for field in fields(game.options)}
        assert bool(deals) != bool(target)
        assert {deals, target} - {""} <= options
        assert (game.deals_after(0) is None) == (deals == "")
        assert (game.match_target() is None) == (target == "")
