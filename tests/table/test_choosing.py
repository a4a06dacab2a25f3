"""What is pointed at on the table: the pieces of actions, what a selection can be played as, hints, taking back."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from table_stage import SHORT, Visitor, is_over, is_own_turn, run, serving, sqlite

import zashiki
from zashiki.core.rng import Rng
from zashiki.table.state import answer_for

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game
    from zashiki.core.view import View

CASES: list[tuple[str, dict[str, Any]]] = [
    *((id, {}) for id in SHORT),
    ("shou-ba-yi", {"players": 3, "first_lead_3h": True}),
]


def said(answer: Any) -> str:
    """What an answer says is against a selection."""
    return str(answer["say"]["id"])


def positions(game: Game, deals: int) -> Iterator[tuple[Rng, Deal, View]]:
    """Every position of some random deals, and the view of the seat to act."""
    for number in range(deals):
        rng = Rng("choosing", game.id, number)
        deal = game.shuffled_deal(game.first_start(rng), rng)
        while deal.to_act >= 0:
            yield rng, deal, game.view(deal, deal.to_act)
            legal = deal.legal_actions()
            deal.apply(legal[rng.below(len(legal))])


def codes_of(game: Game, view: View) -> Counter[str]:
    """The codes of a hand."""
    return Counter(game.deck.code(piece) for piece in view.hand_pieces())


@pytest.mark.parametrize(("id", "options"), CASES)
def test_the_pieces_of_an_action_are_those_that_leave_the_hand(id: str, options: dict[str, Any]) -> None:
    game = zashiki.game(id, **options)
    for _, deal, view in positions(game, 4):
        seat = deal.to_act
        hand = codes_of(game, view)
        drawn = view.as_json().get("drawn")
        for action in list(view.legal or ())[:12]:
            pieces, targets = view.action_pieces(action)
            after = deal.copy()
            after.apply(action)
            own = Counter(pieces)
            if drawn is not None:
                assert pieces == (drawn,)
                continue
            assert own <= hand
            if after.to_act >= 0:
                left = hand - codes_of(game, game.view(after, seat))
                if after.length == deal.length + 1 and sum(left.values()) == sum(own.values()):
                    assert left == own, (game.format_action(action), left)
                else:  # the last trick of Meri plays itself
                    assert own <= left, game.format_action(action)
            assert all(target in game.deck.index and target not in own for target in targets)
            if not pieces:
                assert game.format_action(action) in ("pass", "declare")


@pytest.mark.parametrize(("id", "options"), CASES)
def test_the_pieces_of_an_action_can_be_played_as_it(id: str, options: dict[str, Any]) -> None:
    game = zashiki.game(id, **options)
    for _, _, view in positions(game, 3):
        for action in list(view.legal or ())[:10]:
            pieces, _ = view.action_pieces(action)
            answer = answer_for(game, view, pieces)
            assert answer["pieces"] == list(pieces)
            assert (game.format_action(action) in answer["actions"]) == bool(pieces)
            if not game.format_action(action).startswith("-"):
                assert answer["say"] is None


@pytest.mark.parametrize("id", ["shou-ba-yi", "tien-gow"])
def test_a_selection_is_refused_with_a_reason_or_can_be_played(id: str) -> None:
    game = zashiki.game(id)
    refused: Counter[str] = Counter()
    played = 0
    for rng, _, view in positions(game, 6):
        hand = view.hand_pieces()
        for size in (1, 2, 3, 4, 5, 6):
            if size > len(hand):
                continue
            first = rng.below(len(hand) - size + 1)
            codes = [game.deck.code(piece) for piece in hand[first : first + size]]
            answer = answer_for(game, view, codes)
            shown = [code for code in answer["actions"] if not code.startswith("-")]
            assert bool(shown) == (answer["say"] is None), (codes, answer)
            played += bool(shown)
            if answer["say"] is not None:
                refused[answer["say"]["id"]] += 1
                assert answer["say"]["id"].startswith(f"{id}-why-")
    assert played > 20
    assert len(refused) > 4, refused


@pytest.mark.parametrize("id", ["sudaoshi", "hana-awase", "hachinin-meri"])
def test_where_one_piece_goes_at_a_time(id: str) -> None:
    game = zashiki.game(id)
    for _, _, view in positions(game, 1):
        hand = [game.deck.code(piece) for piece in view.hand_pieces()]
        if len(hand) > 1:
            assert said(answer_for(game, view, hand[:2])) == "one-piece-at-a-time"
            assert answer_for(game, view, hand[:2])["actions"] == []
        elsewhere = next(code for code in game.deck.codes if code not in hand and code != view.as_json().get("drawn"))
        assert said(answer_for(game, view, [elsewhere])) == "table-not-held"
        assert said(answer_for(game, view, ["nothing"])) == "table-not-held"
        assert answer_for(game, view, []) == {"type": "answer", "pieces": [], "actions": [], "say": None}


def test_suits_do_not_matter_in_shou_ba_yi_and_copies_count_in_tien_gow() -> None:
    shou_ba_yi, tien_gow = zashiki.game("shou-ba-yi"), zashiki.game("tien-gow")
    assert {shou_ba_yi.alike(code) for code in ("Tc", "Td", "Th", "Ts")} == {"T"}
    assert shou_ba_yi.alike("x") != shou_ba_yi.alike("X")
    assert len({shou_ba_yi.alike(code) for code in shou_ba_yi.deck.codes}) == 15
    assert tien_gow.alike("66") == "66"
    pairs = 0
    for _, _, view in positions(tien_gow, 20):
        hand = codes_of(tien_gow, view)
        if view.as_json()["phase"] != "lead":
            continue
        for code, number in hand.items():
            once = answer_for(tien_gow, view, [code])["actions"]
            twice = answer_for(tien_gow, view, [code, code])
            assert once == [code]
            assert (f"{code}+{code}" in twice["actions"]) == (number == 2)
            if number == 1:
                assert said(twice) == "table-not-held"
            pairs += number == 2
    assert pairs


@pytest.mark.parametrize("id", SHORT)
def test_pieces_that_cannot_be_used_say_why(id: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open(id)) as seat:
                await seat.play(is_over)
        for state in seat.states:
            usable = {piece for action in state["actions"] for piece in action["pieces"]}
            if id == "shou-ba-yi":
                usable = {code for code in state["hand"] if code[0] in {piece[0] for piece in usable}}
            if state["actions"]:
                assert usable - set(state["hand"]) <= {state["view"].get("drawn")}
                assert not usable & set(state["blocked"])
                assert set(state["hand"]) - usable == set(state["blocked"])
            elif state["stage"] == "playing" and not state["view"].get("legal"):
                assert set(state["blocked"]) == set(state["hand"])

    run(test)


@pytest.mark.parametrize("id", SHORT)
def test_hints(id: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open(id)) as seat:
                state = await seat.play(is_own_turn)
                hint = await seat.ask("hint", "hint")
                assert hint["action"] in [action["action"] for action in state["actions"]]
                assert hint["seq"] == state["seq"]
                assert hint["win"] is None or 0 <= hint["win"] <= 1
                assert await seat.ask("hint", "hint") == hint, "the same position gets the same hint"

    run(test)


@pytest.mark.parametrize("id", SHORT)
def test_taking_back(id: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open(id)
            async with visitor.at(table) as seat:
                first = await seat.play(is_own_turn)
                assert first["may_take_back"]["id"] == "table-nothing-to-take-back"
                assert first["practice"] is False
                await seat.move(first)
                second = await seat.until(lambda s: is_own_turn(s) or s["stage"] != "playing")
                if second["stage"] != "playing":
                    return
                assert second["may_take_back"] is None
                await seat.send("back", seq=second["seq"])
                back = await seat.next("state")
                assert back["practice"] is True
                assert back["seq"] == second["seq"] + 1
                for key in ("view", "hand", "actions", "blocked", "events", "phase"):
                    assert back[key] == first[key], key
                refused = await seat.ask("back", "error", seq=back["seq"])
                assert refused["id"] == "table-nothing-to-take-back"
                other = back["actions"][0]["action"]
                await seat.send("act", seq=back["seq"], action=other)
                assert is_over(await seat.play(is_over))
            (listed,) = (await visitor.http.get("/api/tables")).json()
            assert listed["practice"] is True
            written = (await visitor.http.get(f"/api/tables/{table}/record")).json()
            assert written["practice"] is True
            played = [action for who, action in written["deals"][0]["actions"] if who == 0]
            assert other in played

    run(test)
