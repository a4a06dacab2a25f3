"""What seats of Hachinin Meri see, are told and may not know; reasons, words, and the careful beginner."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import zashiki
from zashiki.core.bits import members
from zashiki.core.errors import UnknownCode
from zashiki.core.line import Line
from zashiki.core.message import Seat
from zashiki.core.rng import Rng
from zashiki.decks.unsun import UNSUN
from zashiki.games.hachinin_meri import cards, greedy
from zashiki.texts import Texts

GAME: Any = zashiki.game("hachinin-meri")
FACE_UP: Any = zashiki.game("hachinin-meri", meri_face_up=True)
CODES = UNSUN.codes
TEXTS = Texts()
ROOT = Path(__file__).parents[2]


def played(game: Any, number: int, *, heavy: bool = False) -> Any:
    """Deals at every position: yields the same deal object as it goes on. Some with a taker full of trumps."""
    rng = Rng("views", number)
    deal = game.shuffled_deal(game.first_start(rng), rng, number)
    if heavy:
        pack = deal.packed()
        trumps = [c for c in pack[:72] + pack[73:] if cards.TRUMPS[pack[72] // 15] >> c & 1]
        mine = trumps[: 7 + number % 3]
        rest = [c for c in pack[:72] + pack[73:] if c not in mine]
        mine += [rest.pop() for _ in range(9 - len(mine))]
        dealer = deal.dealer
        deal.dealt([mine.pop() if i // 3 % 8 == 7 else rest.pop() for i in range(72)] + [pack[72], *rest])
        assert deal.dealer == dealer
    while True:
        yield deal
        if deal.to_act < 0:
            return
        ids = deal.legal_actions()
        deal.apply(ids[rng.below(len(ids))])


def test_views_read_back_equal() -> None:
    for game in (GAME, FACE_UP):
        for number in range(3):
            for deal in played(game, number, heavy=number == 2):
                for seat in (None, deal.length % 8, deal.to_act if deal.to_act >= 0 else 0):
                    view = game.view(deal, seat, (3, 6))
                    assert game.view_from_json(json.loads(json.dumps(view.as_json()))) == view
                    assert (view.legal is not None) == (seat == deal.to_act)
    with pytest.raises(UnknownCode):
        GAME.view_from_json({**GAME.view(deal, 0).as_json(), "okie": "P10"})


def test_hm_9_a_view_names_only_cards_the_seat_has_seen() -> None:
    for number in range(4):
        for deal in played(FACE_UP if number == 3 else GAME, number, heavy=number == 1):
            if deal.to_act < 0:
                break
            for seat in (None, 0, 3, deal.to_act):
                view = deal_view(deal, seat, FACE_UP if number == 3 else GAME)
                own = 0 if seat is None else deal.hand_of(seat) | deal.dealt_to(seat)
                open_cards = {c for trick in deal.tricks() for c in trick} | {deal.okie}
                if deal.trick or deal.laid:
                    open_cards |= {deal.discard, *deal.packed()[73:]}
                if seat == deal.taker and deal.phase == 2:
                    open_cards.add(deal.discard)
                laid = deal.actions()[deal.length - deal.laid :]
                meri_open = number == 3 and deal.meri
                open_cards |= {c for s, c in laid if meri_open or s == seat or not cards.TRUMPS[deal.trump] >> c & 1}
                written = view.as_json()
                named = set(re.findall(r'"([PIKOG](?:[1-9]|Ka|Re|Ro|So|Un|Su))"', json.dumps(
                    {k: v for k, v in written.items() if k not in ("ladders", "own_robai", "legal")}
                )))  # fmt: skip
                assert named <= {CODES[c] for c in open_cards} | {CODES[c] for c in members(own)}
                assert "hidden" not in json.dumps(written)
                assert written["hands"] == list(deal.hand_sizes())


def deal_view(deal: Any, seat: int | None, game: Any) -> Any:
    return game.view(deal, seat)


def test_hm_9_asked_with_and_without_a_choice_looks_the_same_to_others() -> None:
    seen = set()
    for number in range(12):
        for deal in played(GAME, number):
            if deal.phase or not deal.legal_actions():
                break
            other = GAME.view(deal, (deal.to_act + 1) % 8).as_json()
            assert "legal" not in other
            seen.add((len(deal.legal_actions()), tuple(sorted(other))))
    assert {choices for choices, _ in seen} == {1, 2}
    assert len({keys for _, keys in seen}) == 1


def test_hm_4_4_face_up_in_meri_only_where_the_option_says_so() -> None:
    covered = {GAME: 0, FACE_UP: 0}
    for game, found in covered.items():
        for number in range(12):
            for deal in played(game, number):
                view = game.view(deal, None)
                trumps = [card == -1 for card in view.trick]
                assert trumps == list(view.face_down)
                if deal.meri and deal.laid:
                    found += any(trumps)
                    assert any(trumps) == (game is GAME)
                elif deal.laid:
                    turn = deal.length - deal.laid
                    truth = [cards.TRUMPS[deal.trump] >> c & 1 for _, c in deal.actions()[turn:]]
                    assert trumps == [bool(t) for t in truth]
        covered[game] = found
    assert covered[GAME] > 0 == covered[FACE_UP]


def test_hm_9_a_finished_deal_lies_open() -> None:
    *_, deal = played(GAME, 5)
    view = GAME.view(deal, None, (10, 8))
    written = view.as_json()
    assert written["hands"] == GAME.pieces(deal)["hands"]
    assert written["phase"] == "over"
    assert written["to_move"] is written["leader"] is None
    assert "legal" not in written
    assert "hand" not in written
    assert len(written["tricks"]) == 9
    assert [c["seat"] for c in written["tricks"][8]["cards"]] == list(range(8))
    assert written["tricks"][8]["leader"] is None
    assert sum(line["points"] for line in written["lines"] if "from" not in line) == 9
    assert written["totals"] == [10, 8]


def test_hm_13_every_reason_and_every_action_has_words() -> None:
    reasons: dict[str, str] = {}
    kinds: set[str] = set()
    phases: set[str] = set()
    rulebook = (ROOT / "src/zashiki/games/hachinin_meri/rulebook.md").read_text(encoding="utf-8")
    for number in range(36):
        for deal in played(GAME, number, heavy=number % 3 == 2):
            view = GAME.view(deal, deal.to_act if deal.to_act >= 0 else None)
            phases.add(view.phase_text)
            assert f"**{view.clause}**" in rulebook or f" {view.clause} " in rulebook
            if view.legal is None:
                found = view.why_not(3)
                assert found is not None
                reasons[found.id] = TEXTS.message(found)
                continue
            usable = {action % 75 for action in view.legal if action < 150}
            for piece in members(view.hand):
                found = view.why_not(piece)
                assert (found is None) == (piece in usable)
                if found:
                    reasons[found.id] = TEXTS.message(found)
            for action in view.legal:
                found = view.describe(action)
                kinds.add(found.id)
                assert TEXTS.message(found)
            other = GAME.view(deal, (deal.to_act + 3) % 8)
            waiting = other.why_not(members(other.hand)[0])
            assert waiting is not None
            reasons[waiting.id] = TEXTS.message(waiting)
            absent = view.why_not(next(c for c in range(75) if not view.hand >> c & 1))
            assert absent is not None
            reasons[absent.id] = TEXTS.message(absent)
            watched = GAME.view(deal, None).why_not(0)
            assert watched is not None
            reasons[watched.id] = TEXTS.message(watched)
            assert view.is_silent() == (deal.legal_actions() == [151])
            assert sorted(view.hand_pieces()) == members(view.hand)
            GAME.view(deal, None).describe(deal.legal_actions()[0])
    source = (ROOT / "src/zashiki/games/hachinin_meri/texts/en/hachinin-meri.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^(hachinin-meri-[\w-]+) =", source, re.MULTILINE))
    shared = {f"why-{reason}" for reason in ("deal-over", "onlooker", "not-held", "not-your-turn")}
    assert set(reasons) == shared | {id for id in ids if id.startswith("hachinin-meri-why-")}
    assert kinds | {"hachinin-meri-action-card"} == {id for id in ids if id.startswith("hachinin-meri-action-")}
    assert phases == {id for id in ids if id.startswith("hachinin-meri-phase-")}
    assert all(text and "{" not in text for text in reasons.values())
    over = GAME.view(deal, 0)
    assert TEXTS.message(over.describe(cards.TENKA)) == "Tenka (Robai of Pao)"


def test_every_event_has_words_and_events_only_grow() -> None:
    told: set[str] = set()
    for number in range(16):
        before = 0
        for deal in played(GAME, number, heavy=number % 4 == 3):
            view = GAME.view(deal, (None, 1, 4)[number % 3])
            messages = view.events()
            assert len(messages) > before or deal.length == 0
            before = len(messages)
            told |= {message.id for message in messages[-14:]}
            assert all(TEXTS.message(message) for message in messages[-3:])
    kinds = "okie pass declare take discard discard-hidden side lead lead-meri lead-hidden play trump trump-hidden"
    assert told >= {f"hachinin-meri-event-{kind}" for kind in (*kinds.split(), "last", "trick")}
    for rule in GAME.rules[1:]:
        pair = rule.partition(":")[2].replace("_", "-")
        assert "5 points" in TEXTS(f"hachinin-meri-event-pair-{pair}", seat=Seat(3), points=5)


def test_every_line_has_words_and_a_note() -> None:
    names = ("Team A", "Team B")
    teams = Texts(side_name=lambda side: names[side])
    for rule in GAME.rules:
        line = {"rule": rule, "to": 0, "points": 2, "trick": 3} | ({} if rule == "trick" else {"from": 1})
        text = teams.message(GAME.line_message(Line.from_json(line)))
        assert "Team A" in text
        assert "3" in text
        assert teams(f"hachinin-meri-line-{re.sub('[:_]', '-', rule)}-note")
    for option in GAME.all_options():
        assert teams(f"hachinin-meri-option-{option.replace('_', '-')}")
    for id in ("name", "about", "goal", "team-A", "team-B", "tip-tenka"):
        assert teams(f"hachinin-meri-{id}")


def test_known_counts_what_has_been_seen() -> None:
    last = 0
    for deal in played(GAME, 2):
        view = GAME.view(deal, 4)
        known = view.known()
        assert sum(known) >= last
        assert known[deal.okie] == 1
        last = sum(known)
    assert known == (1,) * 75


@pytest.mark.interpreted
def test_what_a_deal_shows_a_searching_seat() -> None:
    # It reaches into the deal.
    for game in (GAME, FACE_UP):
        for deal in played(game, 3, heavy=True):
            if deal.to_act < 0:
                break
            other = (deal.to_act + 1) % 8
            for action in deal.legal_actions():
                assert deal.seen_as(action, deal.to_act) == action
                trump = action < 150 and cards.TRUMPS[deal.trump] >> action % 75 & 1
                if deal.phase == 0:
                    hidden = False
                elif deal.phase == 1:
                    hidden = True
                else:
                    shown = game is FACE_UP and (deal.meri or deal.laid == 0)
                    hidden = bool(trump) and not shown and deal.laid < 7  # the last card turns all over
                assert deal.seen_as(action, other) == (-1 if hidden else action)


@pytest.mark.interpreted
def test_the_playout_policy_plays_legal_cards() -> None:
    # It reaches into the deal.
    rng = Rng("policy")
    for number in range(30):
        deal = next(iter(played(GAME, number, heavy=number % 3 == 0)))
        while deal.to_act >= 0:
            action = deal.policy(rng)
            assert deal.is_legal(action)
            deal.apply(action)


def versus_random(deals: int) -> list[float]:
    """Points of a team of beginners above a random one, by deal: each is played twice, with teams changed."""
    rng = Rng("beginner")
    found = []
    for number in range(deals):
        dealt = GAME.shuffled_deal(GAME.first_start(rng), rng, number)
        gained = 0
        for team in (0, 1):
            deal = dealt.copy()
            while deal.to_act >= 0:
                if deal.to_act % 2 == team:
                    action = greedy.choose(GAME.view(deal, deal.to_act), rng)
                else:
                    ids = deal.legal_actions()
                    action = ids[rng.below(len(ids))]
                deal.apply(action)
            gained += GAME.scores(deal)[team] - GAME.scores(deal)[1 - team]
        found.append(gained / 2)
    return found


def test_the_beginner_plays_legal_cards_and_beats_chance() -> None:
    found = versus_random(40)
    assert sum(found) / len(found) > 0.5
