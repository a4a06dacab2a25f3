"""The list of games."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.core.errors import UnknownGame
from zashiki.core.rng import Rng
from zashiki.games import registry


def test_every_game_is_found_by_its_id() -> None:
    for id in registry.game_ids():
        assert registry.make(id, {}).id == id


def test_a_game_that_is_none_of_ours_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownGame, match="sudaoshi, hana-awase, hachinin-meri, shou-ba-yi, tien-gow"):
        registry.game_type("go")


@pytest.mark.parametrize("id", list(zashiki.game_ids()))
def test_there_is_no_view_of_a_seat_that_is_not_there(id: str) -> None:
    game = zashiki.game(id)
    rng = Rng("nobody")
    deal = game.shuffled_deal(game.first_start(rng), rng)
    for seat in (-1, game.num_seats, 1000, 10**7):
        with pytest.raises(IndexError):
            game.view(deal, seat)
    for action in (-1, game.num_actions):
        with pytest.raises(IndexError):
            game.format_action(action)
