"""A search of one view: budget, threads, and what came of it."""

from __future__ import annotations

import math
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from zashiki.core.rng import Rng
from zashiki.search.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.view import View
    from zashiki.search.outlook import Outlook

CHUNK = 32
"""Simulations between two looks at the clock."""
LEAST_PAIRS = 16
"""From so many common worlds two actions are compared world by world."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How to search. Without a budget of its own it stops after 1,000 simulations.

    `sims`: simulations, all threads together; `ms`: milliseconds; whichever is used up first ends the search.
    `explore`: weight of exploration, in standard deviations; `policy`: whether playouts follow the game's policy, else
    they are uniform; `guided`: whether that policy also names the first action tried where several are untried;
    `urgency`: exploration weight of what has not been tried, negative: everything is tried once first; `nodes`: bound
    of memory, about 40 bytes each, for each thread; `halving`: whether the root halves the field again and again
    (sequential halving, Karnin, Koren and Somekh, 2013), all actions in the same worlds, instead of UCB; `learn`: part
    0–1 of the moves of playouts that give way to another where that has brought its side more in this search so far.
    """

    sims: int | None = None
    ms: float | None = None
    threads: int = 1
    explore: float = 1.0
    policy: bool = True
    guided: bool = False
    urgency: float = -1.0
    halving: bool = True
    nodes: int = 1 << 18
    learn: float = 0.0

    def __post_init__(self) -> None:
        """Raises: ValueError where something cannot be."""
        for name, least in (("sims", 1), ("ms", 0), ("threads", 1), ("explore", 0), ("nodes", 1), ("learn", 0)):
            value = getattr(self, name)
            if value is not None and not (least <= value < math.inf):
                raise ValueError(f"{name}={value!r} is not a number from {least} up")


@dataclass(frozen=True, slots=True)
class Candidate:
    """What the search found of one action of the root.

    `visits`: simulations that began with it; `points`: mean score of the seat's side in the deal; `deviation`: standard
    error of that mean; `win`: chance that the side has won the deal, ties shared; `value`: mean of what was played for
    (points with what the deal hands on, or the chance to win the match); `spread`: standard deviation of that in one
    simulation. The means are None where there was no visit.
    """

    action: int
    visits: int
    points: float | None
    deviation: float | None
    win: float | None
    value: float | None
    spread: float = 0.0


@dataclass(frozen=True, slots=True)
class Result:
    """All actions, the best first, and the most visited line after it: action and seat of each step.

    `error`: standard error of the difference in points between the first two, less what their luck has in common where
    both were played in the same worlds; None with fewer than two that were tried. `for_match`: whether the match was
    played for.
    """

    candidates: tuple[Candidate, ...]
    sims: int
    seconds: float
    line: tuple[tuple[int, int], ...]
    error: float | None = None
    for_match: bool = False

    @property
    def best(self) -> int:
        """The action to play: the one visited most."""
        return self.candidates[0].action


Sums = tuple[int, int, float, float, float, float, float]


def search(view: View, rng: Rng, settings: Settings, outlook: Outlook | None = None) -> Result:
    """Search the view of a seat that is to act.

    With an `outlook` every side plays for the match, else for points and what the deal hands on. One word of `rng`
    seeds everything, so that the same view, state of `rng` and `sims` give the same result on one thread. More threads
    search trees of their own, whose statistics are added up at the root.
    """
    assert view.legal is not None, "only a seat that is to act searches"
    began = time.perf_counter()
    seed = rng.word()
    trees = [tree_for(view, Rng("search", seed, number), settings, outlook) for number in range(settings.threads)]
    deadline = None if settings.ms is None else began + settings.ms / 1000
    sims = settings.sims if settings.sims is not None or deadline is not None else 1000
    shares = [None if sims is None else sims // len(trees) + (n < sims % len(trees)) for n in range(len(trees))]
    helpers = [
        threading.Thread(target=spend, args=(tree, share, deadline, settings.halving, len(view.legal)))
        for tree, share in zip(trees[1:], shares[1:], strict=True)
    ]
    for helper in helpers:
        helper.start()
    spend(trees[0], shares[0], deadline, settings.halving, len(view.legal))
    for helper in helpers:
        helper.join()
    found = [merged(sums) for sums in zip(*(tree.results() for tree in trees), strict=True)]
    found.sort(key=lambda c: (-c.visits, -(c.value or 0.0), c.action))
    line = tuple((action, seat) for action, seat, _ in trees[0].line(found[0].action, 40))
    sims_done, seconds = sum(tree.sims for tree in trees), time.perf_counter() - began
    return Result(tuple(found), sims_done, seconds, line, error_between(trees, found[:2]), outlook is not None)


def tree_for(view: View, rng: Rng, settings: Settings, outlook: Outlook | None) -> Tree:
    """An empty tree for a view."""
    game, legal = view.game, list(view.legal or ())
    worlds = game.worlds(view)
    nodes = settings.nodes if settings.sims is None else min(settings.nodes, settings.sims + len(legal) + 1)
    tree = Tree(worlds, worlds.template.copy(), rng, game.num_actions, max(nodes, len(legal) + 1))
    tree.configure(settings.explore, settings.policy, settings.guided, settings.urgency, settings.learn)
    if game.deals_after(view.number) != 0:
        tree.hand_on(list(game.handed_on()), list(map(float, view.totals)), float(game.match_target() or 0))
    if outlook is not None and outlook.is_deal:
        tree.play_for_deal(outlook.point_weight)
    elif outlook is not None:
        tree.play_for_match(list(outlook.totals), outlook.spread, outlook.soft, outlook.target, outlook.point_weight)
    tree.root(legal, [game.side_of(seat) for seat in range(game.num_seats)])
    return tree


def spend(tree: Tree, sims: int | None, deadline: float | None, halving: bool, actions: int) -> None:
    """Simulate until the budget is used up."""
    if halving and actions > 1 and (sims is None or sims >= 2 * actions):
        halve(tree, sims, deadline, actions)
    if deadline is None:
        tree.run((sims or 0) - tree.sims)
        return
    while time.perf_counter() < deadline and (sims is None or tree.sims < sims):
        tree.run(CHUNK if sims is None else min(CHUNK, sims - tree.sims))


def halve(tree: Tree, sims: int | None, deadline: float | None, actions: int) -> None:
    """Sequential halving: each round gets the same part of what is left, and its worse half leaves."""
    rounds = max(1, math.ceil(math.log2(actions)))
    active = actions
    for rest in range(rounds, 0, -1):
        until = None if deadline is None else deadline - (deadline - time.perf_counter()) * (rest - 1) / rest
        sweeps = None if sims is None else max(1, (sims - tree.sims) // (rest * active))
        while sweeps is None or sweeps > 0:
            part = min(CHUNK // active + 1, sweeps or CHUNK) if until is not None else sweeps or 1
            tree.sweep(part)
            sweeps = None if sweeps is None else sweeps - part
            if until is not None and time.perf_counter() >= until:
                break
        if rest > 1:
            active = tree.halve()


def error_between(trees: Sequence[Tree], pair: Sequence[Candidate]) -> float | None:
    """Standard error of the difference in points between two actions."""
    if len(pair) < 2 or pair[0].deviation is None or pair[1].deviation is None:
        return None
    number, total, squares = map(
        sum, zip(*(tree.paired(pair[0].action, pair[1].action) for tree in trees), strict=True)
    )
    if number < LEAST_PAIRS:
        return math.hypot(pair[0].deviation, pair[1].deviation)
    variance = max(0.0, squares / number - (total / number) ** 2)
    return math.sqrt(variance / min(pair[0].visits, pair[1].visits))


def merged(sums: Sequence[Sums]) -> Candidate:
    """One action's statistics from all trees."""
    visits = sum(s[1] for s in sums)
    if visits == 0:
        return Candidate(sums[0][0], 0, None, None, None, None)
    value, value_squares, points, squares, wins = (sum(s[i] for s in sums) / visits for i in range(2, 7))
    deviation = math.sqrt(max(0.0, squares - points * points) / visits)
    spread = math.sqrt(max(0.0, value_squares - value * value))
    return Candidate(sums[0][0], visits, points, deviation, wins, value, spread)
