"""The list of games."""

from __future__ import annotations

import pytest

from zashiki.core.errors import UnknownGame
from zashiki.games import registry


def test_every_game_is_found_by_its_id() -> None:
    for id in registry.GAMES:
        assert registry.make(id, {}).id == id


def test_a_game_that_is_none_of_ours_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownGame, match="sudaoshi, hana-awase, hachinin-meri, shou-ba-yi, tien-gow"):
        registry.game_type("go")
