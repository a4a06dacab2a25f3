"""What importing costs and brings, and that the whole package runs interpreted and compiled with the same results."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys

import pytest

import zashiki
from zashiki.core.errors import BadOption, BadRecord, IllegalAction, UnknownGame, ZashikiError
from zashiki.core.rng import Rng

PLAY = """
import hashlib, json, zashiki
from zashiki.core.rng import Rng
found = {}
for id in zashiki.game_ids():
    options = {"sudaoshi": {}, "hana-awase": {"open_capture_optional": True}, "shou-ba-yi": {"players": 3}}.get(id, {})
    game = zashiki.game(id, **options)
    rng, digest = Rng("both ways", id), hashlib.sha256()
    for number in range(DEALS):
        start = game.first_start(rng)
        deal = game.shuffled_deal(start, rng, number)
        digest.update(repr((start, deal.packed())).encode())
        while deal.to_act >= 0:
            legal = deal.legal_actions()
            digest.update(repr((deal.to_act, legal)).encode())
            deal.apply(legal[rng.below(len(legal))])
        digest.update(repr((deal.scores(), deal.raw_lines(), deal.actions())).encode())
    found[id] = digest.hexdigest()
print(json.dumps([zashiki.is_compiled(), found]))
"""


def python(script: str, **environment: str) -> str:
    env = {k: v for k, v in os.environ.items() if k != "ZASHIKI_PURE"} | environment
    return subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True).stdout


def test_importing_brings_nothing_heavy() -> None:
    script = "import sys; before = set(sys.modules); import zashiki; print(sorted(set(sys.modules) - before))"
    brought = python(script)
    assert "zashiki" in brought
    for name in ("numpy", "rich", "fluent", "asyncio", "zashiki.core"):
        assert name not in brought


@pytest.mark.slow
def test_a_thousand_deals_a_game_are_the_same_interpreted_and_compiled() -> None:
    script = PLAY.replace("DEALS", "1000")
    compiled, first = json.loads(python(script))
    interpreted, second = json.loads(python(script, ZASHIKI_PURE="1"))
    assert not interpreted
    assert compiled == zashiki.is_compiled() or os.environ.get("ZASHIKI_PURE")
    assert first == second


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_deals_and_games_can_be_copied_and_pickled(id: str) -> None:
    game = zashiki.game(id)
    assert pickle.loads(pickle.dumps(game)) == game
    assert hash(copy.copy(game)) == hash(game)
    rng = Rng("pickle", id)
    deal = game.shuffled_deal(game.first_start(rng), rng)
    while deal.to_act >= 0:
        for other in (pickle.loads(pickle.dumps(deal)), copy.copy(deal), copy.deepcopy(deal)):
            assert other.packed() == deal.packed()
            assert other.actions() == deal.actions()
            assert other.legal_actions() == deal.legal_actions()
        before = deal.copy()
        deal.apply(deal.legal_actions()[rng.below(len(deal.legal_actions()))])
        assert before.length == deal.length - 1


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_an_illegal_action_changes_nothing(id: str) -> None:
    game = zashiki.game(id)
    rng = Rng("illegal", id)
    deal = game.shuffled_deal(game.first_start(rng), rng)
    for action in (-1, game.num_actions, 10**6, -(10**6)):
        with pytest.raises(IllegalAction):
            deal.apply(action)
    legal = deal.legal_actions()
    for action in set(range(min(game.num_actions, 300))) - set(legal):
        with pytest.raises(IllegalAction):
            deal.apply(action)
    assert deal.length == 0
    assert deal.legal_actions() == legal


def test_errors_are_one_family_and_print_as_id_and_arguments() -> None:
    with pytest.raises(UnknownGame, match="unknown-game game=go"):
        zashiki.game("go")
    with pytest.raises(BadOption):
        zashiki.game("tien-gow", deals="3")
    error = BadRecord("record-missing", 2, 5, key="deal")
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, BadRecord)
    assert isinstance(again, ZashikiError)
    assert (again.deal, again.action, again.message) == (2, 5, error.message)
    assert repr(zashiki.game("tien-gow", deals=3)) == "zashiki.game('tien-gow', deals=3)"
