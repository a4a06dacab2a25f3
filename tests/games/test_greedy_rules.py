"""Each sentence by which the rules of thumb describe themselves, by a position in which it decides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fishing_positions import deal_of, mask
from shou_ba_yi_stage import ending, following, leading, make, play
from tien_gow_stage import dealt
from tien_gow_stage import game as tien_gow

import zashiki
from zashiki.core.rng import Rng
from zashiki.games.fishing import greedy as greedy_fishing
from zashiki.games.fishing.greedy import value
from zashiki.games.hachinin_meri import greedy as meri
from zashiki.games.sudaoshi.hands import card_points
from zashiki.match import record
from zashiki.players import registry

FAULTS = Path(__file__).parents[1] / "faults"


def chosen(game: Any, deal: Any, seeds: int = 4) -> set[str]:
    """What the rules of thumb play for the seat to act."""
    view = game.view(deal, deal.to_act)
    return {game.format_action(registry.make("greedy").choose(view, Rng("greedy", n))) for n in range(seeds)}


# --- Hachinin Meri --------------------------------------------------------------


def test_the_lowest_trump_under_a_partners_that_wins_in_the_open() -> None:
    match = record.read(json.loads((FAULTS / "hachinin-meri-partner.jsonl").read_text()))
    assert chosen(match.game, match.current) == {"G6"}


def positions(face_up: bool, phases: set[str], number: int) -> list[Any]:
    """Views of a seat with a choice in some phases, from deals that the rules of thumb and chance play."""
    game = zashiki.game("hachinin-meri", meri_face_up=face_up)
    found: list[Any] = []
    seed = 0
    while len(found) < number:
        rng = Rng("meri greedy", face_up, seed)
        deal = game.shuffled_deal({"dealer": seed % 8}, rng)
        seed += 1
        while deal.to_act >= 0:
            view: Any = game.view(deal, deal.to_act)
            if view.phase in phases and len(view.legal) > 1:
                found.append(view)
            deal.apply(meri.choose(view, rng) if rng.below(3) else view.legal[rng.below(len(view.legal))])
    return found


@pytest.mark.parametrize("face_up", [False, True])
def test_meri_partners_tricks_are_left_alone(face_up: bool) -> None:
    left_alone = taken = 0
    for view in positions(face_up, {"meri"}, 1500):
        trumps = [card for card in view.legal if view.trumps >> card & 1]
        if not trumps or len(trumps) < len(view.legal):
            continue
        mine = meri.choose(view, Rng(1))
        lowest = min(trumps, key=lambda card: meri.worth(view, card))
        laid = [(view.leaders[-1] + i) % 8 for i, down in enumerate(view.face_down) if down]
        if face_up:
            best = max(range(len(view.trick)), key=lambda i: meri.in_trick(view, view.trick[i]))
            partners = (view.leaders[-1] + best - view.seat) % 2 == 0
        else:
            partners = all((seat - view.seat) % 2 == 0 for seat in laid)
        if partners:
            assert mine == lowest
            left_alone += 1
        elif mine != lowest:
            assert meri.rank_among(view, mine) == 1.0  # nothing can beat it
            assert not face_up or all(meri.in_trick(view, mine) > meri.in_trick(view, card) for card in view.trick)
            cheaper = [card for card in trumps if meri.worth(view, card) < meri.worth(view, mine)]
            assert not any(meri.rank_among(view, card) == 1.0 and meri.beats_trumps(view, card) for card in cheaper)
            taken += 1
    assert left_alone > 10
    assert taken > 10


@pytest.mark.parametrize("face_up", [False, True])
def test_meri_a_lone_sun_is_kept(face_up: bool) -> None:
    kept = 0
    for view in positions(face_up, {"meri"}, 1500):
        if view.may_keep_sun and view.sun in view.legal:
            assert meri.choose(view, Rng(1)) != view.sun
            kept += 1
    assert kept


def test_meri_leads() -> None:
    sure = plain_best = low = 0
    for view in positions(False, {"lead", "first-lead"}, 600):
        mine = meri.choose(view, Rng(1))
        trumps = [card for card in view.legal if view.trumps >> card & 1]
        certain = [card for card in trumps if meri.rank_among(view, card) == 1.0]
        if certain and (len(trumps) > 1 or len(view.tricks) > 5):
            assert mine in certain
            sure += 1
        elif len(trumps) < len(view.legal):
            plain = [card for card in view.legal if card not in trumps]
            assert mine in plain
            if meri.unseen(view) & view.trumps:
                assert meri.worth(view, mine) == min(meri.worth(view, card) for card in plain)
                low += 1
            else:
                assert meri.rank_among(view, mine) == max(meri.rank_among(view, card) for card in plain)
                plain_best += 1
    assert min(sure, plain_best, low) > 0


def test_meri_plain_tricks_of_partners_are_left_alone() -> None:
    trumped = led = 0
    for view in positions(False, {"free", "monchi"}, 800):
        ours, theirs = meri.laid_trumps(view)
        if ours + theirs:
            partners = ours > 0 and theirs == 0
        else:
            best = max(range(len(view.trick)), key=lambda i: meri.in_trick(view, view.trick[i]))
            partners = (view.leaders[-1] + best - view.seat) % 2 == 0
        if partners:
            plain = [card for card in view.legal if not view.trumps >> card & 1] or list(view.legal)
            mine = meri.choose(view, Rng(1))
            assert meri.worth(view, mine) == min(meri.worth(view, card) for card in plain)
            trumped += ours > 0
            led += ours == 0
    assert trumped > 20
    assert led > 20


def test_meri_asks_no_chance_and_declares_with_trumps_to_use() -> None:
    declared = passed = 0
    for view in positions(False, {"asking", "discard", "free", "meri", "monchi", "lead"}, 300):
        rng = Rng("none")
        before = Rng("none").word()
        mine = meri.choose(view, rng)
        assert rng.word() == before
        if view.phase == "asking" and len(view.legal) > 1:
            assert (mine == meri.DECLARE) == (view.initial_trumps.bit_count() >= 3)
            declared += mine == meri.DECLARE
            passed += mine == meri.PASS
        if view.phase == "discard":
            card = mine - meri.DISCARDS
            others = [action - meri.DISCARDS for action in view.legal]
            assert meri.worth(view, card) == min(meri.worth(view, other) for other in others)
    assert declared
    assert passed


# --- Shou Ba Yi -------------------------------------------------------------------


def test_shou_ba_yi_low_ones_first_and_in_few_plays() -> None:
    game = make(players=2)
    assert chosen(game, leading("359JK2AAAA")) == {"3"}
    assert chosen(game, leading("3456789A2")) == {"3456789"}  # one Dragon instead of seven plays


@pytest.mark.parametrize("players", [2, 3])
def test_shou_ba_yi_goes_out_where_it_can(players: int) -> None:
    ranks = "456789TJQKA2"
    for rank in ranks[1:]:
        hands = [rank, "3K", "35"] if players == 3 else [rank, "35"]
        deal = ending(hands)
        play(deal, "3")
        game = make(players=players)
        assert chosen(game, deal) == {rank}


def test_shou_ba_yi_a_high_single_before_who_holds_one_card() -> None:
    assert chosen(make(players=2), ending(["9", "4Q"])) == {"Q"}


def test_shou_ba_yi_bombs_are_spared() -> None:
    assert chosen(make(players=2), following("KKKK3569", "A")) == {"pass"}


# --- the fishing games --------------------------------------------------------------


def test_sudaoshi_dregs_first() -> None:
    game = zashiki.game("sudaoshi")
    deal = deal_of(game, {0: "1S 2A 3S 4S 5S 6S 7S"}, "1D1 2S 8L 8D1 12L 12D1")
    assert chosen(game, deal) == {"1S:1D1"}  # eleven points, six for 2A:2S


def test_hana_awase_lights_first() -> None:
    game = zashiki.game("hana-awase")
    deal = deal_of(game, {0: "1D1 2D1 3S 4S 5S 6S 7S"}, "1L 2D2 9D1 9D2 10D1 10D2")
    assert chosen(game, deal) == {"1D1:1L"}


def test_what_others_hold_in_the_open_can_take_what_is_laid() -> None:
    # Two cards of its month are out whether seat 1 shows them or nobody has seen them: laid, it is in the same danger.
    game = zashiki.game("sudaoshi")
    hands = {0: "1L 3L 5A 6A 7A 9A 10A", 1: "1D1 1D2 2D1 2D2 4D1 4D2 12D1"}
    deal = deal_of(game, hands, "8A 8D2 11L 11S 12L 8D1")
    view: Any = game.view(deal, 0)
    assert view.known_of(1) & mask("1D1 1D2") == mask("1D1 1D2")
    values = {game.format_action(action): value(view, action, card_points, [(), (), ()]) for action in view.legal}
    assert values["1L"] == values["5A"] == -5


def test_fishing_hands_are_built_and_broken_up() -> None:
    game = zashiki.game("sudaoshi")
    deal = deal_of(game, {0: "8D1 4D1 2A 3L 5A 6A 7A", 1: "8D2"}, "8A 4S 1L 10A 9A 12L", stock="8L")
    view: Any = game.view(deal, 0)
    hills = greedy_fishing.Aim(mask("8L 8A"), 12)
    alone = greedy_fishing.gain(view, mask("8A 8D1"), card_points, [(), (), ()])
    assert greedy_fishing.gain(view, mask("8A 8D1"), card_points, [(hills,), (), ()]) > alone


# --- Tien Gow --------------------------------------------------------------------------


def test_tien_gow_keeps_what_wins_the_last_trick() -> None:
    of = tien_gow(deals=8)
    deal = dealt(of, ["66 61 51 41 32 21 42 43"], codes="")
    assert "66" not in chosen(of, deal)  # the highest civil tile waits for the end
