"""What a seat is told of a fishing game: views, reasons, events, texts (SU 9, HA 9)."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

import pytest
from fishing_positions import CODES, GAMES, codes, deal_of, mask, random_position

import zashiki
from zashiki.core.errors import BadDeal, ZashikiError
from zashiki.core.line import Line
from zashiki.core.message import Seat
from zashiki.core.rng import Rng
from zashiki.texts import Texts

if TYPE_CHECKING:
    from zashiki.core.game import Game
    from zashiki.core.message import Message

OPTIONS: dict[str, dict[str, Any]] = {
    "sudaoshi": {},
    "hana-awase": {"open_capture_optional": True, "draw_keeps_dealt": True},
}
TEXTS = Texts()


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return zashiki.game(request.param, **OPTIONS[request.param])


def positions(game: Game, number: int, name: str = "views") -> list[Any]:
    """Random positions, every fifth of them at the end."""
    return [random_position(game, name, i, dealer=i % 3, stop=99 if i % 5 == 0 else None) for i in range(number)]


def test_a_written_view_is_read_back_as_it_was(game: Game) -> None:
    for deal in positions(game, 30):
        for seat in (None, 0, 1, 2):
            view = game.view(deal, seat, (5, -3, -2))
            assert game.view_from_json(json.loads(json.dumps(view.as_json()))) == view


def test_9_a_view_names_only_what_its_seat_may_know(game: Game) -> None:
    for deal in positions(game, 30):
        for seat in (None, 0, 1, 2):
            view: Any = game.view(deal, seat)
            data = view.as_json()
            text = json.dumps(data)
            if data["finished"]:
                assert [sorted(hand) for hand in data["hands"]] == [sorted(codes(deal.hand_dealt(s))) for s in range(3)]
                assert data["stock"] == [CODES[card] for card in deal.packed()[27:]]
                assert "legal" not in data
                continue
            undrawn = deal.packed()[27 + deal.turn + (deal.drawn >= 0) :]
            assert data["stock"] == len(undrawn)
            hidden = set(undrawn)
            for other in range(3):
                if other != seat:
                    closed = deal.hand_of(other) & ~view.known_in_hand(other)
                    hidden |= {card for card in range(48) if closed >> card & 1}
            for card in hidden:
                assert f'"{CODES[card]}"' not in text
                assert f'"{CODES[card]}:' not in text
                assert not view.seen() >> card & 1
            known = view.known()
            assert sum(known) == 48 - len(hidden)
            assert data["hands"] == [deal.hand_of(other).bit_count() for other in range(3)]
            assert ("legal" in data) == (seat == deal.to_act)
            assert ("hand" in data) == (seat is not None)


def test_9_views_do_not_change_with_what_is_hidden(game: Game) -> None:
    for number, deal in enumerate(positions(game, 12, "secret")):
        for seat in (None, 0, 1, 2):
            view = game.view(deal, seat)
            plan = game.worlds(view)
            for k in range(3):
                other = plan.world(Rng(number, k))
                twin = game.view(other, seat)
                assert twin == view
                assert twin.as_json() == view.as_json()
                assert twin.events() == view.events()
                assert game.worlds(twin).world(Rng(k)).packed() == plan.world(Rng(k)).packed()


def test_views_follow_the_deal(game: Game) -> None:
    for deal in positions(game, 20, "follow"):
        view: Any = game.view(deal, 0)
        data = view.as_json()
        assert data["turn"] == view.turn == deal.turn
        assert data["field"] == codes(deal.field)
        assert data["captured"] == [codes(pile) for pile in deal.captured()]
        assert data["points"] == list(deal.card_points())
        assert data["drawn"] == (None if deal.drawn < 0 else CODES[deal.drawn])
        assert data["phase"] == ("over" if deal.to_act < 0 else "drawn" if deal.drawn >= 0 else "hand")
        played, turned = deal.past()
        assert [turn["played"] for turn in data["turns"]] == [code(game, a) for a in played]
        assert [turn["drawn"] for turn in data["turns"]][: len(turned)] == [code(game, a) for a in turned]
        assert [turn["seat"] for turn in data["turns"]] == [(deal.dealer + t) % 3 for t in range(len(played))]
        assert view.hand_pieces() == [card for card in range(48) if deal.hand_of(0) >> card & 1]
        assert view.clause[0] in "45"


def code(game: Game, action: int) -> str | None:
    """The code of an action, None for −1."""
    return None if action < 0 else game.format_action(action)


def test_a_broken_view_is_refused(game: Game) -> None:
    view = game.view(random_position(game, "broken", stop=8), 1)
    data = view.as_json()
    for change in (
        {"hand": None},
        {"field": ["1L", "13L"]},
        {"turns": [{"seat": 0}]},
        {"turns": 5},
        {"drawn": "x"},
        {"legal": ["1L:2A"]},
        {"start": None},
    ):
        with pytest.raises(ZashikiError):
            game.view_from_json({**data, **change})
    del data["captured"]
    with pytest.raises(BadDeal, match="view-lacks"):
        game.view_from_json(data)


def test_4_2_why_a_card_may_not_be_played(game: Game) -> None:
    hands = {0: "2A 1L 3L 10D1 12L", 1: "2S 1S"}
    deal = deal_of(game, hands, "9A 9D1 7S 8L 11S 4A", "9S")
    mine, theirs = CODES.index("2A"), CODES.index("2S")
    assert game.view(deal, 0).why_not(mine) is None
    for seat, piece, reason in ((0, theirs, "not-held"), (1, theirs, "not-your-turn"), (None, mine, "onlooker")):
        told(game, game.view(deal, seat).why_not(piece), f"why-{reason}")
    game.play(deal, "2A")
    told(game, game.view(deal, 0).why_not(CODES.index("1L")), "why-drawn-first")
    deal.play_out(Rng(1))
    told(game, game.view(deal, 0).why_not(mine), "why-deal-over")


def told(game: Game, message: Message | None, id: str) -> str:
    """The sentence of a message that must have this id."""
    assert message is not None
    assert message.id in (id, f"{game.id}-{id}")
    return TEXTS.message(message)


def test_every_action_and_event_has_a_text(game: Game) -> None:
    said = set()
    for deal in positions(game, 60, "texts"):
        for seat in (None, 0, 1, 2):
            view = game.view(deal, seat)
            assert TEXTS.has(view.phase_text)
            for action in view.legal or ():
                message = view.describe(action)
                said.add(message.id)
                assert TEXTS.piece(CODES[action // 5]) in TEXTS.message(message)
        events = game.view(deal, None).events()
        said |= {message.id for message in events}
        assert all(TEXTS.message(message) for message in events)
    assert len(said) >= 8


def test_texts_are_whole() -> None:
    for id in GAMES:
        game = zashiki.game(id)
        for rule in game.rules:
            line = {"rule": rule, "from": 1, "to": 0, "points": 12}
            assert TEXTS.message(game.line_message(Line.from_json(line)))
            assert TEXTS.has(f"{id}-line-{rule.replace(':', '-').replace('_', '-')}-note")
        for fact in game.option_facts():
            assert TEXTS(f"{id}-option-{fact.name.replace('_', '-')}")
        for topic in ("name", "about", "goal", "phase-hand", "phase-drawn", "phase-over"):
            assert TEXTS(f"{id}-{topic}")


def test_ha_4_3_actions_say_whose_open_card_is_taken() -> None:
    game = zashiki.game("hana-awase", open_capture_optional=True)
    hands = {0: "5D2 1L 2A 3S 9S 10A 12L", 1: "1D1 2D1 2D2 3D1 3D2 4D1 9A", 2: "5D1 1D2 6D1 6D2 7D1 7D2 8A"}
    deal = deal_of(game, hands, "5A 5S 6A 7S 8L 11A", "1S")
    view = game.view(deal, 0)

    def said(code: str) -> Message:
        return view.describe(game.parse_action(code))

    assert said("1L:1D1").id == "hana-awase-action-take-open"
    assert said("1L:1D1").args == {"card": ("1L",), "taken": ("1D1",), "open": ("1D1",), "owner": Seat(1)}
    assert said("5D2:5A+5S+5D1").args["open"] == ("5D1",)
    assert said("5D2:5A+5S+5D1").args["owner"] == Seat(2)
    assert said("1L").id == "hana-awase-action-lay"
    game.play(deal, "10A")
    view = game.view(deal, 0)
    assert said("1S").id == "hana-awase-action-drawn-lay"
    assert TEXTS.message(said("1S:1D2"))
    game.play(deal, "1S:1D2")
    told_events = [message.id for message in game.view(deal, None).events()]
    assert told_events == [
        "hana-awase-event-six-dregs",
        "hana-awase-event-six-dregs",
        "hana-awase-event-played-lay",
        "hana-awase-event-drawn-take-open",
    ]


def test_ha_4_2_cards_out_of_two_open_hands() -> None:
    game = zashiki.game("hana-awase")
    hands = {0: "12L 1L 2A 3S 9S 10A 4A", 1: "12D1 2D1 2D2 3D1 3D2 4D1 9A", 2: "12D2 1D2 6D1 6D2 7D1 7D2 8A"}
    deal = deal_of(game, hands, "12D3 5S 6A 7S 8L 11A", "5A")
    action = game.parse_action("12L:12D1+12D2+12D3")
    message = game.view(deal, 0).describe(action)
    assert message.id == "hana-awase-action-take-open-both"
    assert message.args["open"] == ("12D1", "12D2")
    assert TEXTS.message(message)
    deal.apply(action)
    view: Any = game.view(deal, 1)
    assert codes(view.open[1]) == ["2D1", "2D2", "3D1", "3D2", "4D1"]
    assert view.as_json()["hands"] == [6, 6, 6]
    assert [TEXTS.message(event) for event in view.events()][2].startswith("seat 0: Phoenix takes")


def test_ha_4_8_a_turn_without_a_hand_card_is_told() -> None:
    game = zashiki.game("hana-awase")
    for number in range(300):
        deal = random_position(game, "no hand", number, stop=99)
        if -1 in deal.past()[0]:
            view = game.view(deal, 0)
            assert any(message.id == "hana-awase-event-no-hand" for message in view.events())
            assert None in [turn["played"] for turn in view.as_json()["turns"]]
            return
    raise AssertionError("never seen")


def test_clauses() -> None:
    hana = zashiki.game("hana-awase")
    deal = deal_of(hana, {1: "1D1 1D2 2D1 2D2 3D1 3D2 9A"}, "9D1 10S 8A 10A 5A 7A")
    assert hana.view(deal, 0).clause == "4.4"
    deal.end_with([mask("1L"), mask("8L 3L"), mask("12L 11L")])
    assert hana.view(deal, 0).clause == "5.1"
    deal = deal_of(hana, {}, "")
    deal.end_with([mask("1L 2A"), mask("8L 3L"), mask("12L 11L")])
    assert hana.view(deal, 0).clause == "5.3"
    pair = deal_of(hana, {0: "2A 1L 3L 10D1 12L 5A 6S", 1: "1S 2S 3S 7A 8A 9S 10A"}, "9A 9D1", "9D2")
    hana.play(pair, "2A")
    assert hana.view(pair, 0).clause == "4.7"
    su = zashiki.game("sudaoshi")
    lead = deal_of(su, {0: "1D1 1D2 2D1 2D2 4D1 4D2 5S"}, "")
    assert su.view(lead, 0).clause == "5.1"
    view: Any = su.view(lead, 1)
    assert view.as_json()["dealt_hands"][0] == {
        "seat": 0,
        "hand": "one_slip_lead",
        "points": 84,
        "shown": ["1D1", "1D2", "2D1", "2D2", "4D1", "4D2"],
    }
    assert view.as_json()["known"][0] == ["1D1", "1D2", "2D1", "2D2", "4D1", "4D2"]
    assert view.as_json()["above_burden"] == [-100, -110, -120]
    plain = deal_of(
        su, {0: "2A 1L 3L 10D1 12L 5A 6S", 1: "1S 2S 3S 7A 8A 9S 10A", 2: "1D1 2D1 3D1 7S 8L 4A 5S"}, "9A 9D1", "9D2"
    )
    assert su.view(plain, 0).clause == "4.2"
    su.play(plain, "2A")
    assert su.view(plain, 0).clause == "4.4"
    plain.end_with([mask("11L 11A"), mask("8L 8A"), mask("11L 11A 11S 11D")])
    over: Any = su.view(plain, 0)
    assert over.clause == "5.3"
    assert [list(over.captured_by(seat)) for seat in range(3)] == [[], ["over_the_hills"], ["rainy_sky"]]


def test_views_are_values(game: Game) -> None:
    deal = random_position(game, "value", stop=4)
    view = game.view(deal, 2)
    assert dataclasses.replace(view, number=1) != view
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.number = 3  # type: ignore[misc]
