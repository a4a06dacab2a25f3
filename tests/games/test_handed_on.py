"""What a deal hands on to the next, and that having won it counts where it pays nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from shou_ba_yi_stage import ending, make, play

import zashiki
from zashiki.core.rng import Rng
from zashiki.match import record
from zashiki.players import registry
from zashiki.search.search import Settings, search

if TYPE_CHECKING:
    from zashiki.core.deal import Deal
    from zashiki.core.game import Game

FAULTS = Path(__file__).parents[1] / "faults"
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("sudaoshi", {}),
    ("sudaoshi", {"burden": "seat"}),
    ("hana-awase", {"draw_keeps_dealt": True}),
    ("hachinin-meri", {}),
    *(("shou-ba-yi", {"players": players}) for players in range(2, 7)),
    ("tien-gow", {"deals": 8}),
]


def place_by_rule(game: Game, start: dict[str, Any], deal: Deal, seat: int) -> int:
    """The place of a seat in the next deal, from the start that follows."""
    follows = game.next_start([start], [deal])
    if follows is None or game.id == "hachinin-meri":  # there the deal moves on, whoever won
        return 0
    first: int = follows["dealer"] if "dealer" in follows else follows["leader"]
    place = (seat - first) % game.num_seats
    changed = "burdens" in follows and place > 0 and follows["burdens"][seat] != (100, 110, 120)[place]
    return place + 2 * changed


@pytest.mark.parametrize(("id", "options"), GAMES)
def test_places_are_those_of_the_start_that_follows(id: str, options: dict[str, Any]) -> None:
    game = zashiki.game(id, **options)
    figures = game.handed_on()
    seen = set()
    for seed in range(150):
        rng = Rng("places", id, seed)
        start = game.first_start(rng) | ({"dealer": seed % game.num_seats} if "dealer" in game.first_start(rng) else {})
        start = game.check_start({key: value for key, value in start.items() if key != "burdens"})
        deal = game.shuffled_deal(start, rng)
        deal.play_out(rng)
        expected = [place_by_rule(game, start, deal, seat) for seat in range(game.num_seats)]
        if game.next_start([start], [deal]) is not None:
            assert deal.next_places() == expected
        seen |= set(expected)
    assert seen == set(range(max(1, len(figures))))
    # What one place gains the others lose; with burdens changed about, in either arrangement.
    if id == "sudaoshi":
        assert abs(sum(figures[:3])) < 1.5
        assert len(figures) == 3 or abs(figures[0] + figures[3] + figures[4]) < 1.5
    else:
        assert abs(sum(figures)) < 0.35


def test_going_out_for_nothing_is_worth_the_lead() -> None:
    match = record.read(json.loads((FAULTS / "shou-ba-yi-going-out.jsonl").read_text()))
    view = match.view(1)
    found = {match.game.format_action(c.action): c for c in search(view, Rng(1), Settings(sims=1000)).candidates}
    assert found["88"].points == found["2"].points == 0
    assert found["88"].win == 1
    assert (found["2"].win or 0) < 0.5
    assert (found["88"].value or 0) > (found["2"].value or 0) + 0.02


@pytest.mark.parametrize("player", ["greedy", "search", "level1", "level2", "level3", "level4", "level5"])
def test_a_certain_going_out_is_not_thrown_away(player: str) -> None:
    match = record.read(json.loads((FAULTS / "shou-ba-yi-going-out.jsonl").read_text()))
    for seed in range(5):
        chosen = registry.make(player).choose(match.view(1), Rng("going out", seed))
        assert match.game.format_action(chosen) == "88"
    match.game.play(match.deals[-1], "88")
    match.game.play(match.deals[-1], "pass")
    assert match.game.format_action(registry.make(player).choose(match.view(1), Rng(1))) == "2"


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_who_may_go_out_over_a_pass_does(level: int) -> None:
    # All others hold one card, which pays nothing: going out brings no points, but the deal and the next lead.
    deal = ending(["9", "K", "56"])
    play(deal, "5")
    game = make(players=3)
    view = game.view(deal, 0)
    assert {game.format_action(action) for action in view.legal} == {"pass", "9"}
    for seed in range(10):
        assert game.format_action(registry.make(f"level{level}").choose(view, Rng(level, seed))) == "9"


def test_the_last_deal_hands_nothing_on() -> None:
    game = zashiki.game("tien-gow", deals=8)
    values = []
    for number in (0, 7):
        deal = game.shuffled_deal({"dealer": 0}, Rng("last"), number)
        best = search(game.view(deal, 0, (0, 0, 0, 0)), Rng(2), Settings(sims=400)).candidates[0]
        assert best.points is not None
        assert best.win is not None
        assert best.value is not None
        values.append(best.value - best.points - 0.05 * best.win)
    assert values[0] != pytest.approx(0, abs=1e-6)
    assert values[1] == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize(("target", "more"), [(1, 0.0), (1000, 1.6)])
def test_nothing_is_handed_on_where_the_target_is_reached(target: int, more: float) -> None:
    # Going out over the 5 brings the two points of the kings, and with a target of 1 the match.
    game = make(players=3, target=target)
    deal: Any = ending(["9", "KK", "56"])
    play(deal, "5")
    view = game.view(deal, 0, (0, 0, 0))
    found = {game.format_action(c.action): c for c in search(view, Rng(2), Settings(sims=400)).candidates}
    assert found["9"].value == pytest.approx(2 + 0.05 + more)
