"""The search over the games of the house."""

from __future__ import annotations

import dataclasses
import json
import math
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import zashiki
from zashiki import testing
from zashiki.core.errors import BadDeal, UnknownPlayer
from zashiki.core.rng import Rng
from zashiki.match import record
from zashiki.match.match import Match
from zashiki.players import registry
from zashiki.players.explain import why
from zashiki.players.levels import LevelPlayer
from zashiki.players.review import review
from zashiki.players.search import SearchPlayer
from zashiki.search.outlook import SOFT, outlook_of, usual_deal
from zashiki.search.search import Candidate, Result, Settings, search, tree_for
from zashiki.texts import Texts, locales

if TYPE_CHECKING:
    from zashiki.core.view import View

GAMES = list(zashiki.game_ids())
POSITIONS = Path(__file__).parent / "positions"


def position(id: str, seed: int, actions: int = 3) -> View:
    """The view of a seat with a choice, some random actions after the deal."""
    game = zashiki.game(id)
    rng = Rng("position", id, seed)
    deal = game.shuffled_deal(game.first_start(rng), rng)
    while deal.length < actions or len(deal.legal_actions()) < 2:
        legal = deal.legal_actions()
        deal.apply(legal[rng.below(len(legal))])
    return game.view(deal, deal.to_act)


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_result(id: str) -> None:
    view = position(id, 1)
    others = Settings(sims=80, policy=False, guided=True, urgency=0.5), Settings(sims=200, learn=1.0)
    for settings in (Settings(sims=150), *others):
        first, second = (search(view, Rng(5), settings) for _ in range(2))
        assert (first.candidates, first.line) == (second.candidates, second.line)
        assert sum(c.visits for c in first.candidates) == first.sims == settings.sims
        assert [c.action for c in first.candidates if c.visits] != []
        assert sorted(c.action for c in first.candidates) == list(view.legal or ())
        assert all(c.win is None or 0 <= c.win <= 1 for c in first.candidates)
        visits = [c.visits for c in first.candidates]
        assert visits == sorted(visits, reverse=True)


@pytest.mark.parametrize("id", GAMES)
def test_threads_share_the_simulations(id: str) -> None:
    result = search(position(id, 2), Rng(1), Settings(sims=101, threads=3))
    assert result.sims == sum(c.visits for c in result.candidates) == 101


def test_a_budget_of_time_is_one() -> None:
    result = search(position("tien-gow", 3), Rng(1), Settings(ms=5))
    assert result.sims >= 32
    assert search(position("tien-gow", 3), Rng(1), Settings(ms=60000, sims=64)).sims == 64


def test_memory_is_bounded() -> None:
    view = position("tien-gow", 4)
    number = len(view.legal or ())
    tree = tree_for(view, Rng(1), Settings(nodes=number + 30), None)
    tree.run(500)
    assert tree.used == number + 30 + 1
    assert sum(found[1] for found in tree.results()) == 500


@pytest.mark.parametrize("id", GAMES)
def test_advice_and_move_come_from_the_view_alone(id: str) -> None:
    player = SearchPlayer(sims="30", learn="1")
    assert testing.check_player(zashiki.game(id), lambda deal: player, positions=6) == 6


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_levels_play_by_simulations_alone(level: int) -> None:
    player = registry.make(f"level{level}")
    assert isinstance(player, LevelPlayer)
    assert player.for_match.settings.ms is None
    assert player.for_match.settings.threads == 1
    view = position("sudaoshi", 7)
    chosen = {player.choose(view, Rng(9)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(view.legal or ())


@pytest.mark.parametrize(
    "name",
    [
        "search:sims=0",
        "search:sims=1e3",
        "search:ms=-1",
        "search:ms=nan",
        "search:threads=0",
        "search:playouts=wild",
        "search:explore=x",
        "search:guided=maybe",
        "search:match=1",
        "search:depth=3",
        "search:sims",
        "level3:sims=9",
        "level6",
        "cmd:",
        'cmd:"',
    ],
)
def test_bad_settings_are_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(UnknownPlayer) as caught:
        registry.make(name)
    sentence = Texts().message(caught.value.message)
    assert "\n" not in sentence
    assert len(sentence) > 20


def test_it_is_the_same_interpreted_and_compiled() -> None:
    program = (
        "import zashiki; from zashiki.core.rng import Rng; from zashiki.search.search import Settings, search\n"
        "for id in zashiki.game_ids():\n"
        "    game = zashiki.game(id); rng = Rng('same', id)\n"
        "    deal = game.shuffled_deal(game.first_start(rng), rng)\n"
        "    while deal.length < 3 or len(deal.legal_actions()) < 2: deal.apply(deal.legal_actions()[0])\n"
        "    found = search(game.view(deal, deal.to_act), rng, Settings(sims=60, learn=0.7))\n"
        "    print(id, found.candidates, found.line)\n"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "ZASHIKI_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert printed[0] == printed[1]
    assert printed[0].count("Candidate") > 10


# --- why ---------------------------------------------------------------------


def result_of(
    *candidates: Candidate, line: tuple[tuple[int, int], ...] = (), for_match: bool = False, error: float = 0.2
) -> Result:
    return Result(candidates, 1000, 0.1, line, error, for_match)


def test_the_reason_is_what_the_search_found() -> None:
    view = position("tien-gow", 5)
    seat = view.seat
    assert seat is not None
    legal = view.legal or ()
    a, b = legal[0], legal[1]
    good = Candidate(a, 800, 5.0, 0.1, 0.6, 5.0)
    bad = Candidate(b, 200, 3.0, 0.2, 0.4, 3.0)
    cases = {
        "hint-why-only": result_of(good),
        "hint-why-untried": result_of(Candidate(a, 0, None, None, None, None), bad),
        "hint-why-alone": result_of(good, Candidate(b, 0, None, None, None, None)),
        "hint-why-won-anyway": result_of(Candidate(a, 800, 5.0, 0.1, 1.0, 5.0), Candidate(b, 9, 5.0, 0.1, 1.0, 5.0)),
        "hint-why-won": result_of(Candidate(a, 800, 5.0, 0.1, 1.0, 5.0), bad),
        "hint-why-keeps": result_of(good, bad, line=((3, seat ^ 1), (b, seat))),
        "hint-why-keeps-close": result_of(good, Candidate(b, 9, 4.9, 0.2, 0.4, 3.0), line=((b, seat),)),
        "hint-why-close": result_of(good, Candidate(b, 9, 4.9, 0.2, 0.4, 3.0)),
        "hint-why-points": result_of(good, bad),
        "hint-why-win": result_of(Candidate(a, 800, 3.0, 0.1, 0.6, 1.0), Candidate(b, 400, 5.0, 0.1, 0.4, 1.0)),
        "hint-why-next": result_of(Candidate(a, 800, 3.0, 0.1, 0.6, 1.0), Candidate(b, 400, 5.0, 0.1, 0.6, 1.0)),
        "hint-why-match": result_of(
            Candidate(a, 800, 3.0, 0.1, 0.4, 1.0), Candidate(b, 9, 5.0, 0.1, 0.6, 1.0), for_match=True
        ),
        "hint-why-match-close": result_of(
            Candidate(a, 800, 3.0, 0.1, 0.4, 1.0), Candidate(b, 9, 3.1, 0.1, 0.4, 0.9), for_match=True
        ),
    }
    for id, result in cases.items():
        message = why(view, result)
        assert message.id == id
        for locale in locales():
            sentence = Texts(locale).message(message)
            assert len(sentence) > 20
            assert "{" not in sentence


def test_a_reason_names_the_other_action_whole_and_counts_the_deals_of_both() -> None:
    view = position("tien-gow", 5)
    one, down = [a for a in view.legal or () if view.game.format_action(a)[0] == "-"][:2]
    result = result_of(Candidate(one, 800, 5.0, 0.1, 0.6, 5.0), Candidate(down, 1, 4.9, 0.2, 0.4, 3.0))
    message = why(view, result)
    assert message.args["deals"] == 1
    assert "“Put down " in Texts().message(message)
    assert "over one possible deal" in Texts().message(message)
    assert "0,1 punti" in Texts("it").message(message)


def test_only_own_pieces_are_kept_for_the_next_turn() -> None:
    game = zashiki.game("shou-ba-yi")
    rng = Rng("pass")
    deal = game.shuffled_deal(game.first_start(rng), rng)
    while deal.to_act < 0 or deal.legal_actions()[0] != 0 or len(deal.legal_actions()) < 2:  # 0 is a pass
        deal.apply(deal.legal_actions()[0])
    view = game.view(deal, deal.to_act)
    a = (view.legal or ())[1]
    good, passed = Candidate(a, 800, 5.0, 0.1, 0.6, 5.0), Candidate(0, 200, 3.0, 0.2, 0.4, 3.0)
    assert why(view, result_of(good, passed, line=((0, deal.to_act),))).id == "hint-why-points"

    game = zashiki.game("sudaoshi")
    deal = game.shuffled_deal(game.first_start(rng), rng)
    taking = next(a for a in deal.legal_actions() if ":" in game.format_action(a))
    other = next(a for a in deal.legal_actions() if a != taking)
    good, taken = Candidate(other, 800, 5.0, 0.1, 0.6, 5.0), Candidate(taking, 200, 3.0, 0.2, 0.4, 3.0)
    message = why(game.view(deal, deal.to_act), result_of(good, taken, line=((taking, deal.to_act),)))
    assert message.id == "hint-why-keeps"
    assert message.args["kept"] == (game.format_action(taking).split(":")[0],)


def test_what_two_actions_have_in_common_is_no_error_of_their_difference() -> None:
    """The error told is that which the difference shows when the search is repeated."""
    view = position("sudaoshi", 4)
    pair = [c.action for c in search(view, Rng("pair"), Settings(sims=2000)).candidates[:2]]
    found, told, apart = [], [], []
    for seed in range(150):
        result = search(view, Rng("again", seed), Settings(sims=200))
        first, second = result.candidates[:2]
        if {first.action, second.action} != set(pair) or result.error is None:
            continue
        sign = 1 if first.action == pair[0] else -1
        found.append(sign * ((first.points or 0) - (second.points or 0)))
        told.append(result.error)
        apart.append(math.hypot(first.deviation or 0, second.deviation or 0))
    assert len(found) > 40
    assert 0.7 < statistics.mean(told) / statistics.stdev(found) < 1.4
    assert statistics.mean(told) < statistics.mean(apart)


def test_advice_without_any_time() -> None:
    player = SearchPlayer()
    player.settings = Settings(ms=0)
    view = position("shou-ba-yi", 1)
    only = dataclasses.replace(view, legal=(view.legal or ())[:1])
    advice = player.advise(only, Rng("none"))
    assert advice.estimates[0].share in (None, 1.0)


@pytest.mark.parametrize("wrong", [{"threads": 0}, {"sims": 0}, {"sims": -5}, {"explore": math.nan}, {"nodes": 0}])
def test_settings_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="is not a number from"):
        Settings(**wrong)


# --- the match ---------------------------------------------------------------


def test_the_outlook_is_of_the_end_of_a_match_alone() -> None:
    game = zashiki.game("sudaoshi")
    rng = Rng("outlook")
    for number, expected in ((0, None), (8, None), (9, 2), (10, 1), (11, 0)):
        deal = game.shuffled_deal(game.check_start({}), rng, number)
        outlook = outlook_of(game.view(deal, deal.to_act, (30, -10, -20)))
        if expected is None:
            assert outlook is None
        else:
            assert outlook is not None
            assert outlook.totals == (30, -10, -20)
            assert outlook.soft == pytest.approx(SOFT * usual_deal(game)[1])
            assert outlook.spread == pytest.approx(usual_deal(game)[1] * expected**0.5 if expected else outlook.soft)


def test_a_single_deal_is_played_for_points() -> None:
    game = zashiki.game("sudaoshi", rounds=1)
    deal = game.shuffled_deal(game.check_start({}), Rng(1))
    assert outlook_of(game.view(deal, deal.to_act)) is None


def test_a_single_deal_of_tien_gow_is_played_for_its_last_trick() -> None:
    game = zashiki.game("tien-gow")
    deal = game.shuffled_deal(game.check_start({}), Rng(1))
    outlook = outlook_of(game.view(deal, deal.to_act))
    assert outlook is not None
    assert outlook.is_deal


def test_a_target_is_in_sight_or_not() -> None:
    game = zashiki.game("shou-ba-yi")
    deal = game.shuffled_deal({"leader": 0}, Rng(1))
    assert outlook_of(game.view(deal, 0, (0, 0, 0, 0))) is None
    outlook = outlook_of(game.view(deal, 0, (45, 3, 0, 0)))
    assert outlook is not None
    assert outlook.target == 50


@pytest.mark.parametrize("id", GAMES)
def test_near_its_end_the_match_decides_the_move(id: str) -> None:
    # Positions near the end, found by search, where the move for the most points is not the one that wins most often.
    found = json.loads((POSITIONS / f"{id}.json").read_text())
    match = record.read(found["record"])
    view = match.view(match.to_act)
    for seed in (2, 3):
        for_points = SearchPlayer(sims="2000", match="no").search(view, Rng("t", seed)).best
        for_match = SearchPlayer(sims="2000").search(view, Rng("t", seed)).best
        assert match.game.format_action(for_points) == found["points"]
        assert match.game.format_action(for_match) != found["points"]
    # And it does win more often: counted bare, where this deal ends the match.
    outlook = outlook_of(view)
    assert outlook is not None
    bare = dataclasses.replace(outlook, spread=0.0 if outlook.spread == outlook.soft else outlook.spread, soft=0.0)
    wins = {
        match.game.format_action(c.action): c.value for c in search(view, Rng(4), Settings(sims=8000), bare).candidates
    }
    assert (wins[found["match"]] or 0) > (wins[found["points"]] or 0) + 0.02


# --- reviews -----------------------------------------------------------------


def test_a_review_judges_every_choice_and_the_luck() -> None:
    game = zashiki.game("tien-gow")
    match = Match(game)
    deal = match.shuffle_deal("review", 1)
    rng = Rng("moves")
    choices = 0
    while deal.to_act >= 0:
        legal = deal.legal_actions()
        choices += len(legal) > 1
        deal.apply(legal[rng.below(len(legal))])
    found = review(match, 0, SearchPlayer(sims="40"), seed=3)
    assert len(found.decisions) == choices
    assert any(decision.played != decision.best for decision in found.decisions)
    for decision in found.decisions:
        assert decision.cost is None or decision.cost >= 0
        if decision.played == decision.best:
            assert decision.cost == 0
    assert [luck.side for luck in found.luck] == [0, 1, 2, 3]
    assert abs(sum(luck.points for luck in found.luck)) < 1e-6  # what one side gains another pays
    assert found == review(match, 0, SearchPlayer(sims="40"), seed=3)
    written = found.as_json(Texts().message)
    assert [entry["action_index"] for entry in written["decisions"]] == [d.number for d in found.decisions]
    keys = {"seat", "deal", "action_index", "played", "best", "cost", "win_cost", "why"}
    assert all(set(entry) == keys and len(entry["why"].split()) > 3 for entry in written["decisions"])
    assert json.loads(json.dumps(written)) == written
    assert [entry["side"] for entry in written["luck"]] == [0, 1, 2, 3]
    first = found.decisions[0]
    assert f"action {first.number}, seat {first.seat}: {game.format_action(first.played)}" in str(found)
    assert "object at 0x" not in str(found)


def test_a_review_by_a_player_that_does_not_estimate_tells_what_it_would_have_played() -> None:
    game = zashiki.game("shou-ba-yi", players=2)
    match = Match(game)
    deal = match.shuffle_deal("review", 2)
    with pytest.raises(BadDeal) as caught:
        review(match, 0, registry.make("greedy"))
    assert Texts().error(caught.value) == "deal 0 is not finished: only finished deals are reviewed"
    deal.play_out(Rng("moves"))
    found = review(match, 0, registry.make("greedy"))
    assert found.decisions
    assert all(decision.cost is None and decision.best >= 0 for decision in found.decisions)
