"""Who has won a deal and a match, by each game's own rules, and everything that says so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import zashiki
from zashiki import arena
from zashiki.arena import table as tables
from zashiki.commands.replay import verdicts
from zashiki.core.rng import Rng
from zashiki.match import record
from zashiki.match.match import Match
from zashiki.players.player import advice_of
from zashiki.players.registry import make
from zashiki.players.review import review
from zashiki.players.search import SearchPlayer
from zashiki.players.simulation import Outcome, Summary

FAULTS = Path(__file__).parents[1] / "faults"
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("sudaoshi", {"rounds": 3}),
    ("hana-awase", {"rounds": 3}),
    ("hachinin-meri", {"deals": 2}),
    ("shou-ba-yi", {"target": 10}),
    ("tien-gow", {"deals": 3}),
    ("tien-gow", {}),
]


def fault(name: str) -> Match:
    """The match of a record in which something once went wrong."""
    return record.read(json.loads((FAULTS / f"{name}.jsonl").read_text()))


def played(id: str, options: dict[str, Any], *seed: str | int) -> Match:
    """A match played at random."""
    match = Match(zashiki.game(id, **options))
    while not match.is_over():
        match.shuffle_deal("winners", id, *seed)
        assert match.winners() is None
        match.deals[-1].play_out(Rng("winners", id, *seed, len(match.deals)))
    return match


def test_one_deal_of_tien_gow_is_won_by_its_last_trick() -> None:
    match = fault("tien-gow-last-trick")
    assert match.winners() == [2]
    assert match.totals()[2] < max(match.totals())


@pytest.mark.parametrize(("id", "options"), OPTIONS)
def test_who_has_won_by_the_rules(id: str, options: dict[str, Any]) -> None:
    for seed in range(12):
        match = played(id, options, seed)
        game, totals = match.game, match.totals()
        for deal in match.deals:
            view: Any = game.view(deal, None)
            if id == "tien-gow":
                expected = [view.leader]
            elif id == "shou-ba-yi":
                expected = [view.hand_sizes.index(0)]
            else:
                scores = game.scores(deal)
                expected = [side for side, points in enumerate(scores) if points == max(scores)]
            assert game.deal_winners(deal) == expected
        best = [side for side, total in enumerate(totals) if total == max(totals)]
        assert match.winners() == (game.deal_winners(match.deals[0]) if game.is_won_by_deal() else best)


def test_ties_are_shared_and_teams_are_sides() -> None:
    shared = next(
        match
        for match in (played("tien-gow", {"deals": 2}, seed) for seed in range(400))
        if len(match.winners() or ()) > 1
    )
    totals = shared.totals()
    assert [totals[side] for side in shared.winners() or ()] == [max(totals)] * len(shared.winners() or ())
    assert played("hachinin-meri", {"deals": 1}, 1).winners() in ([0], [1])


def test_replay_names_the_winners_of_a_match_that_is_over() -> None:
    (over,) = verdicts((FAULTS / "tien-gow-last-trick.jsonl").open("rb"))
    assert over["winners"] == [2]
    for name in ("shou-ba-yi-going-out", "hachinin-meri-partner"):
        (running,) = verdicts((FAULTS / f"{name}.jsonl").open("rb"))
        assert running["ok"]
        assert running["winners"] is None
    (voided,) = verdicts((FAULTS / "hana-awase-voided.jsonl").open("rb"))
    assert voided["winners"] == [0]


def test_a_simulation_counts_who_has_won() -> None:
    match = fault("tien-gow-last-trick")
    summary = Summary(match.game, ["random"] * 4, 1)
    summary.add(Outcome(b"", match.scores(), [28], match.winners()))
    assert summary.won == [0, 0, 1, 0]


def test_the_wins_of_an_arena_are_last_tricks() -> None:
    game = zashiki.game("tien-gow")
    standing = arena.rate(game, ["greedy", "random"], 6, seed=3)
    last_tricks = 0.0
    for shuffle in range(6):
        for rotation, seating in enumerate(standing.table.seatings()):
            game_played = tables.play(standing.table, [make("greedy"), make("random")], shuffle, rotation, True)
            view: Any = record.read(game_played.record).view(None)
            last_tricks += seating[view.leader] == 0
    assert sum(standing.wins[0]) * 4 == pytest.approx(last_tricks)


def test_an_arena_goes_on_from_records_that_do_not_say_who_has_won() -> None:
    game = zashiki.game("tien-gow")
    table = tables.Table(game, ("greedy", "random"), 3)
    fresh = tables.play(table, [make("greedy"), make("random")], 0, 1, True)
    assert fresh.record is not None
    assert fresh.record["arena"].pop("winners") == fresh.winners
    again = tables.from_record(table, fresh.record)
    assert again is not None
    assert again.winners == fresh.winners


def test_the_chance_to_win_is_that_of_the_last_trick() -> None:
    # The last play of a deal: shown, the tile wins the last trick, and yet not the most points.
    found: Any = None
    game = zashiki.game("tien-gow", deals=8)
    for seed in range(3000):
        deal = game.shuffled_deal({"dealer": seed % 4}, Rng("last trick", seed))
        rng = Rng("last trick", seed)
        while deal.to_act >= 0:
            before, legal = deal.copy(), deal.legal_actions()
            deal.apply(legal[rng.below(len(legal))])
        if len(before.legal_actions()) == 2:
            deal = before.copy()
            deal.apply(before.legal_actions()[0])
            if deal.winner() == before.to_act and deal.scores()[deal.winner()] <= max(deal.scores()):
                found = game.view(before, before.to_act)
                break
    assert found is not None
    advice = advice_of(SearchPlayer(sims="64", match="no"), "search", found, Rng(1))
    wins = {found.game.format_action(each.action): each.win for each in advice.estimates}
    assert {code.startswith("-"): win for code, win in wins.items()} == {False: 1.0, True: 0.0}


def test_a_review_counts_last_tricks_given_away() -> None:
    match = fault("tien-gow-last-trick")
    found = review(match, 0, SearchPlayer(sims="100", match="no"), seed=1)
    assert any(decision.win_cost for decision in found.decisions)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_level_plays_a_single_deal_for_its_last_trick(level: int) -> None:
    game = zashiki.game("tien-gow")
    deal = game.shuffled_deal({"dealer": 0}, Rng(1))
    player: Any = make(f"level{level}")
    assert player.searcher_for(game.view(deal, 0)).for_match
    longer = zashiki.game("tien-gow", deals=8)
    points = player.searcher_for(longer.view(longer.shuffled_deal({"dealer": 0}, Rng(1)), 0))
    assert points.for_match == (level >= 4)
