"""What is drawn beside a view follows from the rules: signs, ladders, pictures of lines, the last trick, columns."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import zashiki
from zashiki.core.aids import GONE, PLAY, TRICK, last_round
from zashiki.core.rng import Rng
from zashiki.games.hachinin_meri import cards
from zashiki.games.tien_gow.aids import owed
from zashiki.table import state

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.core.game import Game
    from zashiki.core.view import View


def views(game: Game, deals: int, seat: int | None = 0) -> Iterator[View]:
    """Every view of a seat in some random deals."""
    for number in range(deals):
        rng = Rng("aids", game.id, number)
        deal = game.shuffled_deal(game.first_start(rng), rng)
        yield game.view(deal, seat)
        while deal.to_act >= 0:
            legal = deal.legal_actions()
            deal.apply(legal[rng.below(len(legal))])
            yield game.view(deal, seat)


def finished(game: Game, deals: int) -> Iterator[View]:
    """The last views of some random deals."""
    return (view for view in views(game, deals) if view.finished)


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_the_last_trick_is_whole(id: str) -> None:
    """It begins with the first play after the trick before, and ends with its end and what followed (issue 10.10)."""
    game = zashiki.game(id)
    ended = 0
    for view in views(game, 3):
        kinds = [game.aids.event_kind(event) for event in view.events()]
        start, stop = last_round(kinds, game.num_seats)
        assert 0 <= start <= stop <= len(kinds)
        if TRICK not in kinds:
            continue
        ended += 1
        assert kinds[start:stop].count(TRICK) == 1
        assert kinds[start] == PLAY
        before = [i for i in range(start) if kinds[i] == PLAY]
        assert all(TRICK in kinds[i:start] for i in before)
    assert ended > 0 or game.browser_layout == "fishing"


def test_the_first_trick_of_shou_ba_yi_begins_with_its_lead() -> None:
    """Passes and plays go round more than once; the trick still begins with its lead."""
    game = zashiki.game("shou-ba-yi")
    long = 0
    for view in views(game, 30):
        events = view.events()
        kinds = [game.aids.event_kind(event) for event in events]
        if kinds.count(TRICK) == 1:
            start, stop = last_round(kinds, game.num_seats)
            assert events[start].id in ("shou-ba-yi-event-lead", "shou-ba-yi-event-bomb")
            assert start == 1
            long += stop - start > game.num_seats + 2
    assert long > 0


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_rows_say_every_point(id: str) -> None:
    """The rows of a sheet add up to the scores, and show pieces of the game."""
    game = zashiki.game(id)
    for view in finished(game, 6):
        totals = [0] * game.num_sides
        for row in state.rows(game, view):
            totals[row["to"]] += row["points"] * max(1, len(row["from"]))
            for payer in row["from"]:
                totals[payer] -= row["points"]
            assert set(row["pieces"]) <= set(game.deck.codes)
            assert len(set(row["from"])) == len(row["from"])
        expected = [0] * game.num_sides
        for line in view.lines:
            expected[line.to] += line.points
            if line.payer is not None:
                expected[line.payer] -= line.points
        assert totals == expected


@pytest.mark.parametrize("id", ["sudaoshi", "hana-awase"])
def test_fishing_signs_and_meters(id: str) -> None:
    """The worths of a pile add up to its card points, and the meter takes off what the rules do."""
    game = zashiki.game(id)
    signs = game.aids.signs()
    for view in finished(game, 3):
        facts: dict[str, Any] = game.aids.layout_facts(view)
        written = view.as_json()
        assert facts["points"] == [sum(int(signs[code].worth) for code in pile) for pile in written["captured"]]
        assert facts["points"] == written["points"]
        assert facts["above"] == (written["above_burden"] if id == "sudaoshi" else written["above_par"])
        off = [-line.points for line in view.lines if line.rule in ("burden", "par")]
        assert off in ([], facts["less"])
        rows = [row["pieces"] for row in state.rows(game, view)]
        for seat, pile in enumerate(written["captured"]):
            assert off == [] or pile in rows, seat


@pytest.mark.parametrize("id", ["sudaoshi", "hana-awase"])
def test_a_captured_hand_shows_what_it_needs(id: str) -> None:
    """Every card in the picture of a captured hand is of the pile, and none can be left out."""
    game: Any = zashiki.game(id)
    names = set()
    for view in finished(game, 60):
        for seat in range(3):
            pile = view.as_json()["captured"][seat]
            for name in view.captured_by(seat):  # type: ignore[attr-defined]
                shown = game.aids.making(name, view, seat)
                assert set(shown) <= set(pile)
                assert 2 <= len(shown) <= 7
                names.add((name, len(shown)))
    assert len(names) >= (2 if id == "sudaoshi" else 8)
    assert len({name for name, _ in names}) == len(names), "a hand has one number of cards"


def test_columns_come_to_what_is_paid() -> None:
    """TG 5.2: what is said of columns is what the last trick makes of them, but for doubling."""
    game = zashiki.game("tien-gow", scale_surplus=False)
    seen = set()
    for view in finished(game, 80):
        for line in view.lines:
            if line.rule == "final" and line.payer is not None and "columns" in line.keys:
                n = line.keys["columns"]
                if owed(n) and line.payer != view.leader:  # type: ignore[attr-defined]
                    seen.add(n)
                    assert line.points == owed(n) * line.keys["times"]
    assert seen >= {0, 1, 2, 3}


def test_strengths_follow_the_trump() -> None:
    """HM 2.1: the strongest trump is the Sun, and a card is stronger than another where it wins."""
    game: Any = zashiki.game("hachinin-meri")
    for trump in range(5):
        signs = game.aids.signs_under(trump)
        codes = game.deck.codes
        assert len(signs) == 75
        for led in range(5):
            strengths = cards.STRENGTHS[(trump * 5 + led) * 75 : (trump * 5 + led + 1) * 75]
            for some in ([c for c in range(75) if strengths[c] >= 16], [c for c in range(75) if 0 < strengths[c] < 16]):
                order = sorted(some, key=lambda card: strengths[card])
                assert [int(signs[codes[card]].worth) for card in order] == list(range(1, len(order) + 1))
        assert {code for code in codes if signs[code].kind == "T"} == {
            codes[card] for card in range(75) if cards.TRUMPS[trump] >> card & 1
        }


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_nothing_gone_is_unseen(id: str) -> None:
    """A ladder strikes out only what the viewer has seen lie open, and all of it is JSON."""
    game = zashiki.game(id)
    for view in views(game, 1, None):
        found = state.seen(game, view, "playing")
        json.dumps(found)
        open_codes = json.dumps([found["view"], found["events"]])
        for row in (found["aids"]["ladder"] or {"rows": []})["rows"]:
            for code, _, mark in row["pieces"]:
                assert mark != GONE or f'"{code}"' in open_codes or id == "shou-ba-yi"
