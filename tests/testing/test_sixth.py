"""The suite and the search on somebody else's game, and the suite on games that were broken on purpose.

A game without compiled types runs on the interpreted core. Where the core is compiled, one test runs this file again
with `ZASHIKI_PURE`; another compiles the sixth game too.
"""

from __future__ import annotations

import dataclasses
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import zashiki
from zashiki import testing, texts
from zashiki.core import packages
from zashiki.core.deal import Deal
from zashiki.core.errors import UnknownCode
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.core.view import View
from zashiki.games import registry
from zashiki.players.search import SearchPlayer
from zashiki.search.playouts import OpenWorlds
from zashiki.search.search import Settings, search
from zashiki.search.tree import Tree
from zashiki.testing import Nonconformity

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from zashiki.core.game import Pieces, Start
    from zashiki.core.line import Line
    from zashiki.core.worlds import Worlds

pure = pytest.mark.interpreted

if TYPE_CHECKING or not zashiki.is_compiled():
    from sixth.deal import KuraDeal
    from sixth.game import HIDDEN, Kura, KuraView
    from sixth.worlds import KuraWorlds


CACHED = (packages.named, packages.part_of, registry.taken, registry.game_type, texts.bundle)


@pytest.fixture(scope="module", autouse=not zashiki.is_compiled())
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The sixth game as pip leaves it: found by its entry point, with its words."""
    site = tmp_path_factory.mktemp("site")
    info = site / "sixth-1.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: sixth\nVersion: 1\n")
    info.joinpath("entry_points.txt").write_text("[zashiki.games]\nkura = sixth.game:Kura\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(site))
        for cached in CACHED:
            cached.cache_clear()
        yield
    for cached in CACHED:
        cached.cache_clear()


@pytest.mark.compiled
def test_this_file_passes_on_the_interpreted_core() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-o", "addopts=", "-q", "-p", "no:cacheprovider", __file__],
        env={**os.environ, "ZASHIKI_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    passed = int(done.stdout.rsplit(" passed", 1)[0].split()[-1])
    assert passed > 20, done.stdout


@pytest.mark.ci
@pytest.mark.compiled
def test_the_sixth_game_is_the_same_compiled(tmp_path: Path) -> None:
    package = tmp_path / "source" / "sixth"
    package.parent.mkdir()
    (package.parent / "setup.py").write_text(
        "from setuptools import setup\n"
        "from zashiki.build import compiled\n"
        "points = {'zashiki.games': ['kura = sixth.game:Kura']}\n"
        "setup(name='sixth', version='1', packages=['sixth'], entry_points=points, **compiled('.'))\n"
    )
    shutil.copytree(
        Path(__file__).parents[1] / "sixth", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.c")
    )
    site = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", str(site), str(package.parent)], check=True, capture_output=True)
    assert {file.name for file in (site / "sixth").glob("deal.*")} == {"deal.py", "deal.pxd", "deal.abi3.so"}
    program = (
        "import zashiki; from sixth.game import Kura; from zashiki import testing\n"
        "print([testing.fingerprint(Kura({'players': n})) for n in (2, 3, 4)], testing.check_game(Kura()).deals)\n"
        "import sys, sixth.deal; print(sixth.deal.__file__.rpartition('.')[2], file=sys.stderr)"
    )
    printed, endings = [], []
    for pure in ("", "1"):
        env = {**os.environ, "ZASHIKI_PURE": pure, "PYTHONPATH": str(site)}  # interpreted beside the compiled files
        done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
        printed.append(done.stdout)
        endings.append(done.stderr.strip())
    assert printed[0] == printed[1]
    assert endings == ["so", "py"]


# --- the suite ---------------------------------------------------------------


@pure
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sixth_game_passes(players: int) -> None:
    report = testing.check_game(Kura({"players": players}), deals=12)
    assert report.deals == report.endings == 12
    assert report.longest == 3 * players
    assert report.worlds > 50
    assert report.rules_seen == {"trick", "last"}
    assert report.shown == 4 * 3 * players
    assert testing.languages(Kura()) == ["en", "it"]


@pure
def test_a_game_that_lacks_something_is_told_what() -> None:
    class HalfView(KuraView):
        describe = View.describe

    class Half(Kura):
        def view(self, deal: Deal, seat: int | None, totals: Sequence[int] = ()) -> HalfView:
            whole = Kura.view(self, deal, seat, totals)
            return HalfView(**{field.name: getattr(whole, field.name) for field in dataclasses.fields(whole)})

    class HalfReading(Half):
        view_type = HalfView

    fails(HalfReading(), "HalfView does not have the method describe")


@pytest.mark.compiled
def test_a_deal_in_plain_python_is_refused_where_the_core_is_compiled() -> None:
    class PlainDeal(Deal):
        def step(self, action: int) -> None:
            self.to_act = action

    with pytest.raises(TypeError, match="PlainDeal is not compiled and the core is"):
        PlainDeal(2, 4)


@pure
def test_its_truth_is_never_ruled_out() -> None:
    assert testing.check_truth(Kura({"players": 2}), deals=2, samples=300, few=30) >= 4


def broken(**methods: Any) -> Kura:
    """Kura with some methods of the game replaced."""
    game: Kura = type("BrokenKura", (Kura,), methods)()
    return game


def fails(game: Kura, promise: str) -> None:
    with pytest.raises(Nonconformity, match=promise):
        testing.check_game(game, deals=12)


@pure
def test_words_that_are_missing_are_caught() -> None:
    class Wordy(KuraView):
        def describe(self, action: int) -> Message:
            return Message("kura-action-thrown", {"card": action % 12 + 1})

    fails(broken(view_type=Wordy, view=seen_by_class(Wordy)), "every id has a text.*kura-action-thrown")


@pure
def test_arguments_that_are_missing_are_caught() -> None:
    class Wordy(KuraView):
        def events(self) -> list[Message]:
            return [Message(event.id) for event in KuraView.events(self)]

    fails(broken(view_type=Wordy, view=seen_by_class(Wordy)), "a text has its arguments.*kura-event")


@pure
def test_plays_that_look_alike_and_are_not_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KuraDeal, "seen_as", lambda deal, action, seat: 0)
    fails(Kura(), "actions that look alike leave the same view")


@pure
def test_an_onlooker_who_is_told_nothing_is_caught() -> None:
    class Silent(KuraView):
        def why_not(self, piece: int) -> Message | None:
            return None if self.seat is None else KuraView.why_not(self, piece)

    fails(broken(view_type=Silent, view=seen_by_class(Silent)), "who is not to act is told so")


def seen_by_class(kind: type[KuraView]) -> Any:
    """The method `view` of a game whose views are of that class."""

    def view(self: Kura, deal: Deal, seat: int | None, totals: Sequence[int] = ()) -> KuraView:
        whole = Kura.view(self, deal, seat, totals)
        return kind(**{field.name: getattr(whole, field.name) for field in dataclasses.fields(whole)})

    return view


@pure
def test_a_view_that_shows_another_hand_is_caught() -> None:
    def view(self: Kura, deal: Deal, seat: int | None, totals: Sequence[int] = ()) -> View:
        honest: Any = Kura.view(self, deal, seat, totals)
        shown: View = dataclasses.replace(honest, pack=tuple(deal.packed()[:1]) if seat != 0 else honest.pack)
        return shown

    fails(broken(view=view), "a world looks the same to its seat|a spectator sees no difference")


@pure
def test_a_view_with_anothers_legal_actions_is_caught() -> None:
    def view(self: Kura, deal: Deal, seat: int | None, totals: Sequence[int] = ()) -> View:
        return dataclasses.replace(Kura.view(self, deal, seat, totals), legal=tuple(deal.legal_actions()))

    fails(broken(view=view), "nobody sees another's legal actions")


@pure
def test_worlds_from_the_true_deal_are_caught() -> None:
    tables: list[Deal] = []

    def view(self: Kura, deal: Deal, seat: int | None, totals: Sequence[int] = ()) -> View:
        tables.append(deal)
        return Kura.view(self, deal, seat, totals)

    def worlds(self: Kura, view: View) -> Worlds:
        return OpenWorlds(tables[-1].copy())

    fails(broken(view=view, worlds=worlds), "the same view gives the same worlds")


@pure
def test_worlds_that_contradict_the_history_are_caught() -> None:
    class Careless(KuraWorlds):
        def draw(self, rng: Rng, into: Any) -> None:
            KuraWorlds.draw(self, rng, into)
            if into.length > 1:
                into.hands[into.to_act] |= 1 << into.history[0] % 12

    fails(broken(worlds=lambda self, view: Careless(view)), "world")


@pure
def test_worlds_that_differ_for_equal_views_are_caught() -> None:
    calls: list[int] = []

    class Fickle(KuraWorlds):
        def draw(self, rng: Rng, into: Deal) -> None:
            calls.append(1)
            KuraWorlds.draw(self, Rng(len(calls)), into)

    fails(broken(worlds=lambda self, view: Fickle(view)), "the same view gives the same worlds")


@pure
def test_a_truth_ruled_out_is_caught() -> None:
    class Narrow(KuraWorlds):
        def draw(self, rng: Rng, into: Any) -> None:
            KuraWorlds.draw(self, Rng("always the same"), into)

    game = broken(worlds=lambda self, view: Narrow(view))
    with pytest.raises(Nonconformity, match="the truth is never ruled out"):
        testing.check_truth(game, deals=2, samples=20)


@pure
def test_lines_that_leave_points_unexplained_are_caught() -> None:
    def lines(self: Kura, deal: Deal) -> list[Line]:
        return Kura.lines(self, deal)[:-1]

    fails(broken(lines=lines), "lines add up to the scores")


@pure
def test_a_second_spelling_is_caught() -> None:
    def parse_action(self: Kura, code: object) -> int:
        return Kura.parse_action(self, code.strip() if isinstance(code, str) else code)

    fails(broken(parse_action=parse_action), "one spelling")


@pure
def test_a_code_of_two_actions_is_caught() -> None:
    fails(broken(format_action=lambda self, action: str(action % 12 + 1)), "a code of its own")


@pure
def test_nonsense_that_is_not_refused_in_words_is_caught() -> None:
    def parse_action(self: Kura, code: object) -> int:
        if not isinstance(code, str):
            raise UnknownCode("unknown-action", code=str(code), game=self.id)
        return Kura.parse_action(self, code) if code.isascii() else 0

    fails(broken(parse_action=parse_action), "nonsense is refused")


@pure
def test_a_piece_lost_by_a_record_is_caught() -> None:
    def pieces(self: Kura, deal: KuraDeal) -> Pieces:
        return {**Kura.pieces(self, deal), "cellar": []}

    fails(broken(pieces=pieces), "a record's deal names every piece")


@pure
def test_a_start_that_is_not_complete_is_caught() -> None:
    def first_start(self: Kura, rng: Rng) -> Start:
        return {}

    with pytest.raises((Nonconformity, KeyError)):
        testing.check_game(broken(first_start=first_start), deals=2)


@pure
def test_a_view_lost_in_writing_is_caught() -> None:
    def view_from_json(self: Kura, data: Any) -> View:
        found = Kura.view_from_json(self, data)
        assert isinstance(found, KuraView)
        return dataclasses.replace(found, plays=tuple((seat, HIDDEN) for seat, _ in found.plays))

    fails(broken(view_from_json=view_from_json), "a view is read back as it was")


@pure
def test_legal_actions_out_of_order_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from sixth.deal import KuraDeal

    real = KuraDeal.legal_actions
    monkeypatch.setattr(KuraDeal, "legal_actions", lambda self: real(self)[::-1])
    fails(Kura(), "legal actions ascend")


@pure
def test_a_refusal_that_changes_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from sixth.deal import KuraDeal

    real = KuraDeal.apply

    def apply(self: KuraDeal, action: int) -> None:
        if action == -1:
            self.trick += 1
            self.num_lines = 0
            self.points[0] += 1
        real(self, action)

    monkeypatch.setattr(KuraDeal, "apply", apply)
    fails(Kura(), "changes nothing|add up|the same lines")


@pure
def test_a_copy_that_shares_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from sixth.deal import KuraDeal

    monkeypatch.setattr(KuraDeal, "copy", lambda self: self)
    fails(Kura(), "copy|pickle")


# --- players -----------------------------------------------------------------


class Peeker:
    """Holds the true deal, as no player may."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal

    def choose(self, view: View, rng: Rng) -> int:
        """The best action by looking at everybody's cards."""
        tree = Tree(OpenWorlds(self.deal), self.deal.copy(), rng, view.game.num_actions, 400)
        tree.root(list(view.legal or ()), list(range(view.game.num_seats)))
        tree.run(200)
        return max(tree.results(), key=lambda found: found[1])[0]


@pure
def test_an_honest_player_answers_alike_and_a_planted_one_is_caught() -> None:
    player = SearchPlayer(sims="40")
    assert testing.check_player(Kura(), lambda deal: player, positions=25) == 25
    with pytest.raises(Nonconformity, match="a player answers the same"):
        testing.check_player(Kura(), Peeker, positions=60)


# --- the search --------------------------------------------------------------


def solved(deal: Deal, side: int) -> int:
    """The score of a side, two seats playing perfectly with open cards."""
    if deal.to_act < 0:
        return deal.scores()[side] - deal.scores()[1 - side]
    values = []
    for action in deal.legal_actions():
        after = deal.copy()
        after.apply(action)
        values.append(solved(after, side))
    return max(values) if deal.to_act == side else min(values)


@pure
def test_the_tree_finds_what_perfect_play_brings() -> None:
    # With open cards and two seats there is one right value. Kura is not zero-sum, but its trick points are shared out
    # in full, so that a seat's gain is the other's loss.
    game = Kura({"players": 2})
    agreed = 0
    for seed in range(6):
        rng = Rng("perfect", seed)
        deal = game.shuffled_deal({"leader": 0}, rng)
        deal.apply(deal.legal_actions()[0])
        seat = deal.to_act
        values = {}
        for action in deal.legal_actions():
            after = deal.copy()
            after.apply(action)
            values[action] = solved(after, seat)
        tree = Tree(OpenWorlds(deal), deal.copy(), rng, game.num_actions, 6000)
        tree.root(deal.legal_actions(), [0, 1])
        tree.run(4000)
        best = max(tree.results(), key=lambda found: found[1])[0]
        agreed += values[best] == max(values.values())
    assert agreed == 6


@pure
def test_what_another_lays_covered_is_one_branch() -> None:
    game = Kura()
    deal = game.new_deal(
        {"leader": 0}, {"hands": [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]], "cellar": ["10", "11", "12"]}
    )
    view = game.view(deal, 0)
    result = search(view, Rng(1), Settings(sims=600))
    assert sum(c.visits for c in result.candidates) == result.sims == 600
    covered = [deal.seen_as(action, 1) for action in range(12, 24)]
    assert set(covered) == {24}
    assert [deal.seen_as(action, 0) for action in range(24)] == list(range(24))
