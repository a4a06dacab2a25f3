"""Tien Gow: legal actions against an enumerator written from the rulebook's words, and invariants of whole deals."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations

import pytest
from tien_gow_stage import dealt, game, legal

from zashiki.core.rng import Rng
from zashiki.decks.dominoes import DOMINOES
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.deal import TienGowDeal

TIEN_GOW = game()
CIVIL = ["66", "11", "44", "31", "55", "33", "22", "65", "64", "61", "51"]
FAMILY_TOTAL = {"66": 9, "11": 8, "44": 7, "31": 5}


def total(tile: str) -> int:
    return int(tile[0]) + int(tile[1])


def classified(tiles: list[str]) -> tuple[str, int] | None:
    """Kind and rank of a set, slowly, by pips (TG 4.1)."""
    civil = [tile for tile in tiles if tile in CIVIL]
    military = [tile for tile in tiles if tile not in CIVIL]
    if sorted(military) == ["21", "42"] and not civil:
        return "supreme", 0
    if len(set(civil)) > 1 or len({total(tile) for tile in military}) > 1 or len(tiles) > 4:
        return None
    shape = f"{len(civil)}+{len(military)}"
    if not military:
        return shape, -CIVIL.index(civil[0])
    if civil and FAMILY_TOTAL.get(civil[0]) != total(military[0]):
        return None
    return shape, total(military[0])


def slowly_legal(hand: list[str], best: list[str] | None, width: int, bound: bool) -> set[str]:
    """Legal codes: of a leader where there is no best set; `bound` by early death."""
    found = set()
    for size in range(1, 5) if best is None else [width]:
        for tiles in combinations(sorted(hand, key=DOMINOES.codes.index), size):
            code = "+".join(tiles)
            mine = classified(list(tiles))
            if best is None:
                if mine:
                    found.add(code)
                continue
            found.add("-" + code)
            other = classified(best)
            assert other is not None
            if mine and mine[0] == other[0] != "supreme" and mine[1] > other[1] and not bound:
                found.add(code)
    return found


def shuffled(rng: Rng) -> TienGowDeal:
    deal = TIEN_GOW.shuffled_deal(TIEN_GOW.first_start(rng), rng)
    assert isinstance(deal, TienGowDeal)
    return deal


def test_legal_actions_are_those_of_a_slow_enumerator() -> None:
    positions = 0
    for seed in range(120):
        rng = Rng("legal", seed)
        deal = shuffled(rng)
        hands = [list(hand) for hand in TIEN_GOW.pieces(deal)["hands"]]
        columns = [0, 0, 0, 0]
        trick: list[tuple[int, str]] = []
        while deal.to_act >= 0:
            seat = deal.to_act
            best = next(([*code.split("+")] for _, code in reversed(trick) if code[0] != "-"), None)
            width = len(trick[0][1].split("+")) if trick else 0
            bound = len(hands[seat]) == 1 and columns[seat] == 0
            assert legal(TIEN_GOW, deal) == slowly_legal(hands[seat], best, width, bound)
            ids = deal.legal_actions()
            assert ids == sorted(set(ids))
            positions += 1
            action = ids[rng.below(len(ids))]
            code = TIEN_GOW.format_action(action)
            for tile in code.removeprefix("-").split("+"):
                hands[seat].remove(tile)
            deal.apply(action)
            trick.append((seat, code))
            if len(trick) == 4:
                winner, won = next((s, c) for s, c in reversed(trick) if c[0] != "-")
                columns[winner] += len(won.split("+"))
                trick = []
        assert sum(columns) == 8
    assert positions > 3000


def test_whole_deals_keep_the_figures_of_tg_12() -> None:
    lengths = [0] * 9
    for seed in range(1500):
        rng = Rng("figures", seed)
        deal = shuffled(rng)
        deal.play_out(rng)
        columns, winner, scores = list(deal.columns), deal.owner, deal.scores()
        lengths[deal.trick] += 1
        assert deal.length == 4 * deal.trick
        assert sum(columns) == 8
        assert columns[winner] >= 2
        assert max(columns[:winner] + columns[winner + 1 :]) <= 6
        assert sum(scores) == 0
        assert -56 <= min(scores) <= max(scores) <= 168
        settled = [line for line in deal.raw_lines() if line[0] >= 2]
        gain = sum(line[3] if line[2] == winner else -line[3] for line in settled)
        assert gain >= 6
        if winner == deal.banker:
            best = deal.best
            doubled = best in (sets.LITTLE_THREE, sets.SUPREME) or best >= sets.FIRST_QUARTET
            scale = (2 if doubled else 1) * (2 if columns[winner] == 8 else 1)
            assert gain == 2 * scale * (4 + columns[winner] + columns.count(0))
    assert sum(lengths[2:]) == 1500
    assert 600 < lengths[8] < 900
    assert 450 < lengths[7] < 750


def checksum() -> str:
    """What random play of these deals comes to, and whether the core is compiled."""
    parts: list[tuple[int, ...]] = []
    for options in (
        {},
        {"scale_surplus": False, "double_losing_banker_surplus": False, "last_trick_bonus_paid": False},
    ):
        for banker in range(4):
            deal = game(**options).undealt({"dealer": banker}, 0)
            parts.append(deal.play_deals(60, Rng("same", banker)))
    of = game()
    for seed in range(10):
        deal = of.shuffled_deal({"dealer": 0}, Rng(seed))
        for _ in range(9):
            deal.apply(deal.legal_actions()[-1])
        worlds = of.worlds(of.view(deal, 1))
        parts.append(tuple(worlds.world(Rng(seed)).packed()))
    return str(parts)


def test_interpreted_and_compiled_give_the_same() -> None:
    here = os.path.dirname(os.path.abspath(__file__))
    program = f"import sys; sys.path.insert(0, {here!r}); import test_tien_gow_legal as t; print(t.checksum())"
    environment = {**os.environ, "ZASHIKI_PURE": "" if os.environ.get("ZASHIKI_PURE") else "1"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    other = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == checksum()


@pytest.mark.interpreted  # private to the compiled core
def test_the_playout_policy_plays_legal_actions() -> None:
    kinds = set()
    for seed in range(40):
        rng = Rng("policy", seed)
        deal = shuffled(rng)
        while deal.to_act >= 0:
            action = deal.policy(rng)
            kinds.add((action >= 61, len(sets.TILES[action])))
            deal.apply(action)
    assert {(False, 1), (False, 2), (True, 1), (True, 2), (True, 3)} <= kinds


@pytest.mark.interpreted  # private to the compiled core
def test_the_playout_policy_puts_down_the_weakest_tiles() -> None:
    deal = dealt(TIEN_GOW, ["44 44 52 43", "66 66 51 51 21 63 22 65"], 0, "44+44+52+43")
    assert TIEN_GOW.format_action(deal.weakest()) == "-22+65+51+51"


@pytest.mark.interpreted  # private to the compiled core
def test_tg_9_covered_tiles_of_another_look_alike() -> None:
    deal = dealt(TIEN_GOW, ["22", "66 11"], 0, "22")
    covers = [TIEN_GOW.parse_action(code) for code in ("-66", "-11")]
    assert len({deal.seen_as(action, 0) for action in covers}) == 1
    assert [deal.seen_as(action, 1) for action in covers] == covers
    assert deal.seen_as(TIEN_GOW.parse_action("66"), 0) == 0
