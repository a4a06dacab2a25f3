"""The conformance suite on the games of the house, with every number of players and a few options."""

from __future__ import annotations

from typing import Any

import pytest

import zashiki
from zashiki import testing
from zashiki.texts import locales

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("sudaoshi", {}),
    ("hana-awase", {}),
    ("hachinin-meri", {}),
    ("tien-gow", {}),
    ("tien-gow", {"deals": 3}),
    *[("shou-ba-yi", {"players": players}) for players in (2, 3, 4, 5, 6)],
]
DEALS = 10 if zashiki.is_compiled() else 1


@pytest.mark.parametrize(("id", "options"), TABLES, ids=str)
def test_our_games_keep_every_promise(id: str, options: dict[str, object]) -> None:
    report = testing.check_game(zashiki.game(id, **options), deals=DEALS, matches=0)
    assert report.endings == DEALS
    assert report.worlds > 10 * DEALS


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_worlds_of_our_games_replay_their_history(id: str) -> None:
    worlds = 3000 if zashiki.is_compiled() else 300
    assert testing.check_histories(zashiki.game(id), worlds) >= worlds


@pytest.mark.compiled
@pytest.mark.parametrize("id", ["sudaoshi", "hana-awase"])
def test_the_truth_is_never_ruled_out_where_few_worlds_are_left(id: str) -> None:
    """In the other games the end of a deal still leaves too many; their own tests count all worlds of small deals."""
    assert testing.check_truth(zashiki.game(id), deals=4, samples=400, few=24) > 20


SHORT: dict[str, dict[str, Any]] = {"shou-ba-yi": {"players": 3, "target": 10}}


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_a_whole_match_is_shown_without_a_gap(id: str) -> None:
    kind = zashiki.game(id)
    game = zashiki.game(id, **SHORT.get(id, {kind.deals_option: 1}))
    assert testing.languages(game) == locales()
    assert testing.check_shown(game, matches=1 if zashiki.is_compiled() else 0) > 20 * zashiki.is_compiled() - 1
