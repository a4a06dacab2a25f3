"""No call from Python crashes the core: what it cannot do is refused in a sentence."""

from __future__ import annotations

import pickle
import threading
from typing import TYPE_CHECKING, Any

import pytest

import zashiki
from zashiki.core.deal import Deal
from zashiki.core.errors import IllegalAction
from zashiki.core.rng import Rng, restore
from zashiki.games.sudaoshi.deal import SudaoshiDeal
from zashiki.games.tien_gow.deal import TienGowDeal
from zashiki.search.playouts import OpenWorlds, Playouts, ShuffledWorlds
from zashiki.search.tree import Tree
from zashiki.testing import fuzz

if TYPE_CHECKING:
    from collections.abc import Callable

    from zashiki.core.game import Game

GAMES = ("sudaoshi", "hana-awase", "hachinin-meri", "shou-ba-yi", "tien-gow")
HUGE = 10**30


def middle(id: str, steps: int = 9, seed: int = 1) -> tuple[Game, Any]:
    """A game, and a deal of it after some random actions."""
    game, rng = zashiki.game(id), Rng(id, seed)
    deal = game.shuffled_deal(game.first_start(rng), rng)
    while deal.to_act >= 0 and deal.length < steps:
        legal = deal.legal_actions()
        deal.apply(legal[rng.below(len(legal))])
    return game, deal


def says(error: BaseException) -> None:
    """An error reads as a sentence."""
    text = str(error)
    assert text[:1].isupper() or text[:1] in "'\"" or " " in text, text
    assert len(text.split()) > 3, text


def refused(kind: type[Exception] | tuple[type[Exception], ...], act: Callable[..., Any], *args: object) -> None:
    with pytest.raises(kind) as error:
        act(*args)
    says(error.value)


@pytest.mark.parametrize("id", GAMES)
def test_actions_that_are_none_are_refused(id: str) -> None:
    _, deal = middle(id)
    before = deal.copy()
    for action in (-1, HUGE, -HUGE, 99999):
        with pytest.raises(IllegalAction):
            deal.apply(action)
        assert not deal.is_legal(action)
    nonsense: Any
    for nonsense in (None, 1.0, float("nan"), "1", b"1", [], Deal):
        refused(TypeError, deal.apply, nonsense)
        refused(TypeError, deal.is_legal, nonsense)
    assert deal == before


@pytest.mark.parametrize("id", GAMES)
def test_packs_that_are_none_are_refused(id: str) -> None:
    _, deal = middle(id)
    pack, before = deal.packed(), deal.copy()
    wrong = [
        pack[:-1],
        [*pack, 0],
        [],
        [pack[1], *pack[1:]],
        [-1, *pack[1:]],
        [HUGE, *pack[1:]],
        [len(pack), *pack[1:]],
    ]
    for each in wrong:
        refused(ValueError, deal.dealt, each)
    for each in (None, 5, "abc", {}, [None] * len(pack), ["1"] * len(pack), [1.0] * len(pack)):
        refused((TypeError, ValueError), deal.dealt, each)
    assert deal == before
    deal.dealt(pack)
    assert deal.length == 0


@pytest.mark.parametrize("id", GAMES)
def test_worlds_are_drawn_into_deals_of_their_kind_alone(id: str) -> None:
    game, deal = middle(id)
    plan = game.worlds(game.view(deal, deal.to_act))
    for other in GAMES:
        if other != id:
            refused(TypeError, plan.sample, Rng(1), middle(other)[1])
            refused(TypeError, deal.take, middle(other)[1])
    nonsense: Any
    for nonsense in (None, 5, plan):
        refused(TypeError, plan.sample, Rng(1), nonsense)
        if zashiki.is_compiled():
            refused(TypeError, plan.sample, nonsense, deal)
            refused(TypeError, plan.world, nonsense)
            refused(TypeError, OpenWorlds(deal).world, nonsense)
            refused(TypeError, ShuffledWorlds(deal).world, nonsense)


def test_worlds_are_not_drawn_into_a_deal_of_other_seats_or_options() -> None:
    game = zashiki.game("shou-ba-yi", players=6)
    deal = game.shuffled_deal(game.first_start(Rng(1)), Rng(1))
    plan = game.worlds(game.view(deal, 0))
    fewer = zashiki.game("shou-ba-yi", players=2)
    refused(ValueError, plan.sample, Rng(1), fewer.shuffled_deal(fewer.first_start(Rng(1)), Rng(1)))
    others = zashiki.game("shou-ba-yi", players=6, last_card_loses=True)
    refused(ValueError, plan.sample, Rng(1), others.shuffled_deal(others.first_start(Rng(1)), Rng(1)))


@pytest.mark.parametrize("id", GAMES)
def test_a_drawn_deal_is_pickled_to_the_same_position(id: str) -> None:
    for steps in (0, 5, 12, 25):
        game, deal = middle(id, steps)
        for seat in (None, 0, 1, game.num_seats - 1):
            plan = game.worlds(game.view(deal, seat))
            into = deal.copy()
            for number in range(5):
                plan.sample(Rng(number), into)
                again = pickle.loads(pickle.dumps(into))
                assert again == into == plan.world(Rng(number))
                assert game.view(again, 0) == game.view(into, 0)
                assert again.legal_actions() == into.legal_actions()


@pytest.mark.parametrize("id", GAMES)
def test_deals_compare_by_content_and_print(id: str) -> None:
    game, deal = middle(id)
    assert deal == deal.copy() == pickle.loads(pickle.dumps(deal))
    assert deal != middle(id, 8)[1]
    assert deal != middle(id, 9, seed=2)[1]
    assert deal != 5
    assert type(deal).__name__ in repr(deal)
    assert "0x" not in repr(deal)
    with pytest.raises(TypeError, match="unhashable"):
        hash(deal)
    fresh = game.undealt(game.first_start(Rng(1)), 0)
    assert "not dealt" in repr(fresh)
    assert pickle.loads(pickle.dumps(fresh)) == fresh


def test_constructors_refuse_what_the_rules_cannot_be_played_with() -> None:
    refused(ValueError, TienGowDeal, 4)
    refused(ValueError, TienGowDeal, -1)
    refused(ValueError, TienGowDeal, HUGE)
    refused(TypeError, TienGowDeal, None)
    refused(TypeError, TienGowDeal, 1.5)
    refused(ValueError, SudaoshiDeal, 0, 10**6, 0, 0, 0, 0)
    for seats, pieces in ((0, 10), (9, 10), (-1, 10), (4, 0), (4, 81), (HUGE, 10)):
        refused(ValueError, Deal, seats, pieces)


@pytest.mark.compiled
def test_a_deal_is_made_once_and_by_its_class() -> None:
    for kind in (Deal, TienGowDeal, SudaoshiDeal):
        blank: Any = kind.__new__(kind)
        assert blank.to_act == -1
        assert blank.legal_actions() == []
        refused(TypeError, blank.shuffled, Rng(1))
        refused(TypeError, blank.dealt, [0])
        refused(TypeError, blank.play_deals, 1, Rng(1))
        refused(TypeError, blank.copy)
    deal = TienGowDeal(0)
    refused(TypeError, TienGowDeal.__init__, deal, 1)
    refused(ValueError, Deal.__init__, TienGowDeal.__new__(TienGowDeal), 8, 80)
    refused(TypeError, deal.take, None)
    unbound: Any = TienGowDeal.legal_actions
    refused(TypeError, unbound, 5)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "name", ["set_up", "fill_legal", "step", "is_misdeal", "side_of", "seen_as", "policy", "copy_from", "score"]
    + ["add_line", "play", "begin", "sets_in_hand", "end_trick"],
)  # fmt: skip
def test_what_the_core_calls_in_c_is_not_overridden_in_python(name: str) -> None:
    kind = type("Plain", (TienGowDeal,), {name: lambda self, *args: 0})
    refused(TypeError, kind, 0)
    below = type("Below", (kind,), {})
    refused(TypeError, below, 0)
    later: Any = type("Later", (TienGowDeal,), {})
    later(0)
    setattr(later, name, lambda self, *args: 0)
    refused(TypeError, later, 0)


@pytest.mark.compiled
def test_worlds_are_not_overridden_in_python() -> None:
    deal = middle("tien-gow")[1]
    for base in (OpenWorlds, ShuffledWorlds):
        kind = type("Plain", (base,), {"draw": lambda self, rng, into: None})
        refused(TypeError, kind, deal)
    plan: Any = OpenWorlds.__new__(OpenWorlds)
    refused(TypeError, plan.sample, Rng(1), deal)
    refused(TypeError, plan.world, Rng(1))
    refused(TypeError, Playouts, plan, [0] * 4, Rng(1), True)
    refused(TypeError, OpenWorlds, None)


def test_more_lines_actions_and_choices_than_there_is_room_for() -> None:
    _, deal = middle("hana-awase")
    full = (1 << 48) - 1
    refused(OverflowError, deal.end_with, [full, full, full])
    refused(ValueError, deal.end_with, [0, 0, 0])  # over by now
    _, deal = middle("hana-awase")
    for piles in ([0, 0], [0, 0, 1 << 48], [0, 0, HUGE], [-1, 0, 0]):
        refused(ValueError, deal.end_with, piles)
    used = deal.room()
    assert used["actions played"] == (deal.length, 352)
    assert used["legal actions"] == (len(deal.legal_actions()), 512)
    deal.end_with([1, 2, 4])
    refused(TypeError, pickle.dumps, deal)  # no past leads there


@pytest.mark.parametrize("id", GAMES)
def test_seats_that_are_none_are_refused(id: str) -> None:
    game, deal = middle(id)
    for seat in (-2, game.num_seats, HUGE):
        refused(IndexError, deal.hand_of, seat)
        refused(IndexError, game.view, deal, seat)
    strange: Any
    for strange in (None, 1.0, "0"):
        refused(TypeError, deal.hand_of, strange)


def test_a_mask_of_tiles_is_that_of_a_seat_there_is() -> None:
    _, deal = middle("tien-gow")
    for seat in (-1, 4, 2**31, HUGE):
        refused(IndexError, deal.hand_mask, seat)
    strange: Any
    for strange in (None, 1.0, "0"):
        refused(TypeError, deal.hand_mask, strange)


def test_generators_are_seeded_by_the_system_or_by_plain_values() -> None:
    assert Rng().state() != Rng().state()
    assert Rng(0).state() == Rng(0).state()
    nonsense: Any
    for nonsense in (None, 1.5, b"1", [1], (), object()):
        refused(TypeError, Rng, nonsense)
    assert Rng(1 << 100_000).state() != Rng("\ud800").state()
    for words in (None, [0, 0, 0, 0], [1, 2, 3], [1, 2, 3, -1], [1, 2, 3, 1 << 64], ["a"] * 4):
        refused(ValueError, Rng(1).set_state, words)
        refused(ValueError, restore, words)
    for n in (0, -1, 1 << 31, HUGE):
        refused(ValueError, Rng(1).below, n)
    refused(TypeError, Rng(1).below, 1.5)
    assert Rng(3).copy() == pickle.loads(pickle.dumps(Rng(3))) == Rng(3)


def test_a_deal_and_a_generator_are_safe_while_another_thread_plays() -> None:
    _, deal = middle("tien-gow")
    rng, stop = Rng(1), threading.Event()
    before = deal.copy()

    def play() -> None:
        deal.play_deals(3000 if zashiki.is_compiled() else 3, rng)
        stop.set()

    thread = threading.Thread(target=play)
    thread.start()
    while not stop.is_set():
        assert deal.to_act < 0 or deal.legal_actions()
        assert deal.copy() == before or deal.to_act < 0
        rng.word()
    thread.join()
    assert deal.to_act < 0


def test_trees_and_playouts_refuse_what_they_cannot_search() -> None:
    game, deal = middle("tien-gow", 8)
    plan = game.worlds(game.view(deal, deal.to_act))
    sides, legal = [0, 1, 2, 3], deal.legal_actions()
    tree = Tree(plan, deal.copy(), Rng(1), 1, 100)  # it has as many action ids as the game, whatever is said
    refused(ValueError, tree.run, 5)
    refused(ValueError, tree.root, [], sides)
    refused(ValueError, tree.root, [99999], sides)
    refused(ValueError, tree.root, legal, [0, 1, 2])
    refused(ValueError, tree.root, legal, [0, 1, 2, 99])
    refused(ValueError, tree.configure, float("nan"))
    refused(ValueError, tree.play_for_match, [0.0] * 9, 1.0, 1.0, 0.0, 0.0)
    tree.root(legal, sides)
    refused(ValueError, tree.paired, 99999, legal[0])
    tree.run(50)
    for args in ((None, deal, Rng(1)), (plan, None, Rng(1)), (plan, deal, None), (plan, middle("sudaoshi")[1], Rng(1))):
        refused((TypeError, ValueError), Tree, *args, 10, 10)
    refused(ValueError, Tree, ShuffledWorlds(deal), deal, Rng(1), 10, 10)
    refused(ValueError, Tree, plan, deal, Rng(1), 10, -5)
    refused(ValueError, Playouts, plan, [0, 1, 2, 77], Rng(1), True)
    playouts = Playouts(plan, sides, Rng(1), True)
    refused(ValueError, playouts.means)
    refused(ValueError, playouts.run, HUGE)


def test_codes_of_actions_that_are_none() -> None:
    for id in GAMES:
        game = zashiki.game(id)
        for action in (-1, game.num_actions, 10**9, HUGE):
            refused(IndexError, game.format_action, action)
        nonsense: Any
        for nonsense in (None, "1", 1.5, []):
            refused(TypeError, game.format_action, nonsense)


@pytest.mark.compiled
def test_a_few_hundred_calls_with_nonsense() -> None:
    found = fuzz.run(400, 200, seed=7)
    assert not found.crashes, found
    assert found.raised > 50


@pytest.mark.ci
@pytest.mark.compiled
def test_fifty_thousand_calls_with_nonsense() -> None:
    found = fuzz.run(50_000)
    assert not found.crashes, found
