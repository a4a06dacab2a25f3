"""What keeps nonsense out of deals, worlds and the list of games, asked in this process."""

from __future__ import annotations

import dataclasses
import pickle
from typing import TYPE_CHECKING, Any

import pytest

import zashiki
from zashiki.core import packages
from zashiki.core.errors import UnknownGame
from zashiki.core.packages import Package
from zashiki.core.rng import Rng
from zashiki.games import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

QUARTET = {
    "hands": [
        ["66", "66", "63", "54", "11", "44", "31", "55"],
        ["11", "44", "31", "55", "33", "22", "65", "64"],
        ["33", "22", "65", "64", "61", "51", "62", "53"],
        ["61", "51", "52", "43", "42", "41", "32", "21"],
    ]
}


@pytest.fixture(params=["sudaoshi", "hana-awase"])
def fishing(request: pytest.FixtureRequest) -> Any:
    """A game with hanafuda."""
    return zashiki.game(request.param)


def test_a_deal_that_is_over_has_nothing_to_choose_and_is_ended_once(fishing: Any) -> None:
    deal = fishing.shuffled_deal(fishing.check_start({}), Rng("over"))
    with pytest.raises(ValueError, match="piles"):
        deal.end_with([0, 0])
    deal.play_out(Rng("out"))
    with pytest.raises(ValueError, match="over"):
        deal.end_with([0, 0, 0])
    with pytest.raises(ValueError, match="over"):
        deal.policy_action(Rng(1))


@pytest.mark.interpreted
def test_su_7_the_next_dealer_bears_100() -> None:
    # It reaches into the deal.
    game = zashiki.game("sudaoshi")
    deal: Any = game.shuffled_deal(game.check_start({}), Rng("burden"))
    deal.play_out(Rng("burden"))
    assert deal.burden_after(deal.dealer_after()) == 100


def test_a_world_in_which_four_tiles_were_put_down_has_a_past() -> None:
    game = zashiki.game("tien-gow")
    deal = game.new_deal({"dealer": 0}, QUARTET)
    game.play(deal, "66+66+63+54")
    while deal.length < 4:
        deal.apply(deal.legal_actions()[-1])
    view = game.view(deal, 0)
    drawn = deal.copy()
    game.worlds(view).sample(Rng("quartet"), drawn)
    assert game.view(pickle.loads(pickle.dumps(drawn)), 0) == game.view(drawn, 0) == view


def test_no_deal_of_tien_gow_has_more_than_32_plays() -> None:
    game = zashiki.game("tien-gow")
    deal = game.shuffled_deal({"dealer": 0}, Rng("long"))
    deal.apply(deal.legal_actions()[0])
    view: Any = game.view(deal, 0)
    with pytest.raises(ValueError, match="32"):
        game.worlds(dataclasses.replace(view, plays=view.plays * 33))


def test_tg_7_one_deal_is_won_by_its_last_trick() -> None:
    assert zashiki.game("tien-gow").is_won_by_deal()
    assert not zashiki.game("tien-gow", deals=2).is_won_by_deal()


@pytest.fixture
def _cleared() -> Iterator[None]:
    yield
    for cached in (registry.taken, registry.game_type):
        cached.cache_clear()


@pytest.mark.usefixtures("_cleared")
def test_why_a_game_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    bring = {
        "tien-gow": ["zashiki.games.tien_gow.game:TienGow"],
        "go": ["no_such_module:Go"],
        "chess": ["json:loads"],
        "fan-tan": ["zashiki.games.tien_gow.game:TienGow"],
        "mahjong": ["zashiki.games.tien_gow.game:TienGow", "json:loads"],
        "Bad": ["zashiki.games.tien_gow.game:TienGow"],
    }
    found = {id: tuple(Package(id, value, "somebody 1") for value in values) for id, values in bring.items()}
    monkeypatch.setattr(packages, "named", lambda: found)
    for cached in (registry.taken, registry.game_type):
        cached.cache_clear()
    assert registry.game_ids() == ("tien-gow",)
    said = {str(fault.args["game"]): fault.id for fault in registry.faults()}
    wanted = {"go": "broken", "chess": "no-class", "fan-tan": "other-id", "mahjong": "twice", "Bad": "bad-id"}
    assert said == {game: f"game-{why}" for game, why in wanted.items()}
    nonsense: Any = 7
    for id in ("hearts", nonsense):
        with pytest.raises(UnknownGame, match="tien-gow"):
            registry.make(id, {})
