"""The conformance suite on the games of the house, with every number of players and a few options."""

from __future__ import annotations

import pytest

import zashiki
from zashiki import testing

TABLES: list[tuple[str, dict[str, object]]] = [
    ("sudaoshi", {}),
    ("hana-awase", {}),
    ("hachinin-meri", {}),
    ("tien-gow", {}),
    ("tien-gow", {"deals": 3}),
    *(("shou-ba-yi", {"players": players}) for players in (2, 3, 4, 5, 6)),
]
DEALS = 10 if zashiki.is_compiled() else 1


@pytest.mark.parametrize(("id", "options"), TABLES, ids=str)
def test_our_games_keep_every_promise(id: str, options: dict[str, object]) -> None:
    report = testing.check_game(zashiki.game(id, **options), deals=DEALS)
    assert report.endings == DEALS
    assert report.worlds > 50 * DEALS


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_worlds_of_our_games_replay_their_history(id: str) -> None:
    worlds = 3000 if zashiki.is_compiled() else 300
    assert testing.check_histories(zashiki.game(id), worlds) >= worlds


@pytest.mark.compiled
@pytest.mark.parametrize("id", zashiki.game_ids())
def test_the_truth_of_our_games_is_never_ruled_out(id: str) -> None:
    assert testing.check_truth(zashiki.game(id), deals=6) > 0
