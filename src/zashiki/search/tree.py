"""Information-set Monte Carlo tree search over any game's deals and worlds, without the GIL.

Single-observer and open-loop (Cowling, Powley and Whitehouse, 2012): every simulation draws a fresh world from the
view, nodes are reached by what the searching seat sees of the actions, and an action competes only in the worlds that
allow it (availability counts). Every seat maximises what a deal is worth to its own side: its points, what it hands on
to the next deal, and a little for having won it. That is measured in standard deviations of what the simulations of
this very search brought, so that no game needs a constant of its own.
"""

from __future__ import annotations

from math import isfinite

try:
    import cython
except ImportError:
    from zashiki.core import cyshim as cython

from zashiki.core import classes
from zashiki.search.playouts import ShuffledWorlds, check_sides

if cython.compiled:
    from cython.cimports.cpython.exc import PyErr_CheckSignals
    from cython.cimports.libc.math import exp, log, sqrt
    from cython.cimports.libc.stdlib import calloc, free
    from cython.cimports.zashiki.core.deal import Deal, in_range
    from cython.cimports.zashiki.core.rng import Rng
    from cython.cimports.zashiki.core.worlds import Worlds
else:
    from math import exp, log, sqrt

    from zashiki.core.deal import Deal, in_range
    from zashiki.core.rng import Rng
    from zashiki.core.worlds import Worlds

NO_NODE = 0
POINTS, MATCH, DEAL = 0, 1, 2
WON = 0.05
"""What having won a deal is worth besides, in points, where points are played for: less than any point."""
TRIED = 8
"""So often an action must have been played before what it brought is believed."""
PAIRED = 8
"""So many actions in the running, and no more, are compared world by world."""
LOG_SIZE = 4096
LOGS = [0.0] * 4096
for _n in range(1, LOG_SIZE):
    LOGS[_n] = log(_n)


AT_ONCE = 65536
"""Simulations between two looks whether the program was interrupted."""


class PlainNode:
    """A node where the tree runs interpreted; compiled it is a C struct of the same fields."""

    __slots__ = ("action", "avail", "first", "hub", "next", "seat", "side", "value", "visits")

    def __init__(self) -> None:
        self.value = 0.0
        self.first = self.next = self.hub = self.visits = self.avail = self.action = self.side = self.seat = 0


def log_of(n: int) -> float:
    return LOGS[n] if n < LOG_SIZE else log(n)


class Tree:
    """The statistics of one search of one view on one thread.

    A node stands for an action taken where its parent stood. Node 0 is none, nodes 1 to `num_root` are the root's
    actions in ascending order. Actions that look alike to the searching seat lead to the same children: the `hub`,
    the first of them, holds the list. Memory is bounded: when all nodes are used, playouts begin earlier.
    """

    def __init__(self, worlds: Worlds, deal: Deal, rng: Rng, num_actions: int, capacity: int) -> None:
        if cython.compiled and self.worlds is not None:
            raise TypeError("A tree is made once: make another.")
        classes.need(worlds, Worlds)
        classes.need(deal, Deal)
        classes.need(rng, Rng)
        self.deal = deal.copy()
        self.world = worlds.template
        if type(self.deal) is not type(self.world) or self.deal.recipe() != self.world.recipe():
            raise ValueError("A tree searches in a deal of the same game, options and start as its worlds.")
        if isinstance(worlds, ShuffledWorlds):
            raise ValueError("A tree needs worlds of one view: in these every draw shuffles.")
        capacity = in_range("The number of nodes", capacity, 1, 0x3FFFFFFF)
        # As many as the game says it has, whoever says less: what stands for actions is looked up by their ids.
        num_actions = max(in_range("The number of action ids", num_actions, 1, 32767), self.deal.num_actions)
        if cython.compiled:
            self.nodes = cython.cast(cython.pointer(Node), calloc(capacity + 1, cython.sizeof(Node)))  # noqa: F821
            self.mark = cython.cast(cython.p_int, calloc(num_actions, cython.sizeof(cython.int)))
            self.brought = cython.cast(cython.p_double, calloc(8 * num_actions, cython.sizeof(cython.double)))
            self.tried = cython.cast(cython.p_int, calloc(8 * num_actions, cython.sizeof(cython.int)))
            if self.nodes == cython.NULL or self.mark == cython.NULL:
                raise MemoryError(f"{capacity} nodes")
            if self.brought == cython.NULL or self.tried == cython.NULL:
                raise MemoryError(f"{num_actions} actions")
        else:
            self.nodes = [PlainNode() for _ in range(capacity + 1)]
            self.mark = [0] * num_actions
            self.brought, self.tried = [0.0] * (8 * num_actions), [0] * (8 * num_actions)
            self.side_seat = [0] * 8
            self.reward, self.inverse, self.total, self.squares = ([0.0] * 8 for _ in range(4))
            self.totals, self.widest, self.worth, self.part = ([0.0] * 8 for _ in range(4))
            self.handed = [0.0] * 16
            self.path, self.active = [0] * 512, [0] * 512
            self.points, self.point_squares, self.wins, self.swept = ([0.0] * 520 for _ in range(4))
            self.value_squares = [0.0] * 520
            self.slot = [0] * 520
            self.done, self.doer = [0] * 512, [0] * 512
            self.pair_sum, self.pair_squares, self.pair_number = [0.0] * 64, [0.0] * 64, [0] * 64
        self.rng = rng
        self.chance = Rng(0)
        self.num_actions = num_actions
        self.capacity = capacity
        self.used = 1
        self.sims = 0
        self.stamp = 0
        self.until_scale = 1
        self.num_root = 0
        self.num_active = 0
        self.in_use = False
        self.worlds = worlds
        self.configure()
        self.num_places = 0
        self.play_for_points()

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.nodes)
            free(self.mark)
            free(self.brought)
            free(self.tried)

    def configure(
        self,
        explore: float = 1.0,
        policy_playouts: bool = False,
        policy_first: bool = False,
        urgency: float = -1.0,
        learn: float = 0.0,
    ) -> None:
        """Say how to search; `Settings` of `zashiki.search.search` tells what each means."""
        self.ready()
        check_finite(explore=explore, urgency=urgency, learn=learn)
        self.explore = explore
        self.policy_playouts = policy_playouts
        self.policy_first = policy_first
        self.urgency = urgency
        self.learn = learn

    def play_for_points(self) -> None:
        """Every side plays for what the deal is worth to it in points."""
        self.ready()
        self.aim = POINTS

    def play_for_match(
        self, totals: list[float], spread: float, soft: float, target: float, point_weight: float
    ) -> None:
        """Every side plays to have the highest total after the match.

        `totals` by side before this deal; `spread` is the standard deviation in points of what one side still gains
        in later deals; `soft` replaces it where this deal ends the match, and 0 stands for the bare win; a total of
        `target` ends the match (0: none does); `point_weight` is what a point is worth besides, in chances to win.
        """
        self.ready()
        check_finite(spread=spread, soft=soft, target=target, point_weight=point_weight)
        self.check_totals(totals)
        self.aim = MATCH
        self.spread = spread
        self.soft = soft
        self.target = target
        self.point_weight = point_weight
        for s in range(len(totals)):
            self.totals[s] = totals[s]

    def play_for_deal(self, point_weight: float) -> None:
        """Every side plays to have won this deal, whatever the points; `point_weight` as in `play_for_match`."""
        self.ready()
        check_finite(point_weight=point_weight)
        self.aim = DEAL
        self.point_weight = point_weight

    def hand_on(self, places: list[float], totals: list[float], target: float) -> None:
        """Say what the places of the next deal are worth, in points, and when there is none: at a total of `target`."""
        self.ready()
        check_finite(target=target, **{f"places[{i}]": worth for i, worth in enumerate(places)})
        if len(places) > 16:
            raise ValueError(f"A next deal has no {len(places)} places.")
        self.check_totals(totals)
        self.num_places = len(places)
        self.target = target
        for i in range(self.num_places):
            self.handed[i] = places[i]
        for s in range(len(totals)):
            self.totals[s] = totals[s]

    def check_totals(self, totals: list[float]) -> None:
        """Raises: TypeError, ValueError where these are not the totals of the sides."""
        if len(totals) > self.deal.num_seats:
            raise ValueError(f"There are no {len(totals)} sides at a table of {self.deal.num_seats}.")
        check_finite(**{f"totals[{s}]": total for s, total in enumerate(totals)})

    def root(self, legal: list[int], sides: list[int]) -> int:
        """Begin: the actions of the seat to act, ascending, and the side of every seat. Returns that seat."""
        self.ready()
        check_sides(self.deal, sides)
        known = self.worlds.template.legal_actions()
        if not legal or len(legal) > self.capacity or not set(known).issuperset(legal):
            raise ValueError(
                "The root of a tree is some actions of the seat to act, all of them legal, with room for each."
            )
        self.seat = self.worlds.kept.to_act
        self.side = sides[self.seat]
        self.num_sides = 0
        for seat in range(len(sides) - 1, -1, -1):
            self.side_seat[sides[seat]] = seat
            self.num_sides = max(self.num_sides, sides[seat] + 1)
        for s in range(self.num_sides):
            self.inverse[s] = 1.0
            self.widest[s] = 0.0
            self.total[s] = 0.0
            self.squares[s] = 0.0
        self.num_root = len(legal)
        for i in range(self.num_root):
            node = 1 + i
            self.nodes[node].action = legal[i]
            self.nodes[node].side = self.side
            self.nodes[node].seat = self.seat
            self.nodes[node].hub = node
            self.points[node] = self.point_squares[node] = self.wins[node] = self.value_squares[node] = 0.0
            self.active[i] = node
            self.slot[node] = -1
        self.num_active = self.num_root
        self.used = 1 + self.num_root
        self.num_slots = 0
        self.pair_up()
        return self.seat

    def run(self, sims: int) -> None:
        """Simulate so many times more."""
        left = self.claim(sims)
        while left > 0:
            part = left if left < AT_ONCE else AT_ONCE
            with cython.nogil:
                for _ in range(part):
                    self.simulate()
            left = self.rest(left - part)
        self.release()

    def sweep(self, sweeps: int) -> None:
        """Simulate every action still in the running once in each of so many worlds.

        All of them meet the same world and the same stream of chance, so that what they have in common cancels out
        where they are compared.
        """
        left = self.claim(sweeps)
        while left > 0:
            part = left if left < AT_ONCE else AT_ONCE
            with cython.nogil:
                for _ in range(part):
                    self.sweep_once()
            left = self.rest(left - part)
        self.release()

    def ready(self) -> int:
        """Raises: TypeError where the tree was never made, RuntimeError while another thread searches in it."""
        if cython.compiled and self.worlds is None:
            raise TypeError("This tree was made without __init__, so nothing can be searched.")
        if self.in_use:
            raise RuntimeError("Another thread is searching in this tree: make one for each thread.")
        return 0

    def claim(self, number: int) -> int:
        """So many simulations or sweeps, for which the tree, its plan and its generator are this thread's alone."""
        self.ready()
        count = in_range("The number of simulations", number, -0x7FFFFFFF, 0x7FFFFFFFFFFF)
        if self.num_root == 0:
            raise ValueError("A tree is searched from a root: give it one first.")
        self.worlds.claim()
        self.in_use = True
        return count

    def rest(self, left: int) -> int:
        """What is left to do, after a look whether the program was interrupted."""
        if cython.compiled and left > 0:
            try:
                PyErr_CheckSignals()
            except BaseException:
                self.release()
                raise
        return left

    def release(self) -> None:
        self.in_use = False
        self.worlds.in_use = False

    def halve(self) -> int:
        """Drop the worse half of the actions in the running; returns how many remain."""
        self.ready()
        keep = (self.num_active + 1) // 2
        order = sorted(self.active[i] for i in range(self.num_active))
        order.sort(key=lambda node: -self.nodes[node].value / max(self.nodes[node].visits, 1))
        self.num_active = keep
        for i in range(keep):
            self.active[i] = order[i]
        self.pair_up()
        return keep

    def pair_up(self) -> None:
        # Once only so few are left in the running, each gets a place in the table of differences.
        if self.num_slots == 0 and self.num_active <= PAIRED:
            self.num_slots = self.num_active
            for i in range(self.num_active):
                self.slot[self.active[i]] = i
            for i in range(PAIRED * PAIRED):
                self.pair_sum[i] = self.pair_squares[i] = 0.0
                self.pair_number[i] = 0

    def sweep_once(self) -> None:
        self.worlds.draw(self.rng, self.world)
        self.chance.take(self.rng)
        for i in range(self.num_active):
            self.deal.copy_from(self.world)
            self.rng.take(self.chance)
            self.simulate_from(self.active[i])
            self.swept[self.active[i]] = self.deal.score(self.seat)
        if self.num_slots > 0:
            self.compare_swept()

    def compare_swept(self) -> None:
        for i in range(self.num_active):
            a = self.active[i]
            for j in range(self.num_active):
                x = self.swept[a] - self.swept[self.active[j]]
                k = PAIRED * self.slot[a] + self.slot[self.active[j]]
                self.pair_sum[k] += x
                self.pair_squares[k] += x * x
                self.pair_number[k] += 1

    def simulate(self) -> None:
        self.worlds.draw(self.rng, self.deal)
        self.simulate_from(self.choose_root())

    def simulate_from(self, node: int) -> None:
        depth = 0
        self.num_done = 0
        while node != NO_NODE:
            self.path[depth] = node
            depth += 1
            if self.learn > 0.0:
                self.note(self.nodes[node].action)
            self.deal.step(self.nodes[node].action)
            if self.deal.to_act < 0 or self.nodes[node].visits == 0 or depth == 512:
                break
            node = self.descend(self.nodes[node].hub)
        if self.learn > 0.0:
            self.learning_playout()
        elif self.policy_playouts:
            self.deal.playout_policy(self.rng)
        else:
            self.deal.playout(self.rng)
        self.sims += 1
        self.judge()
        if self.learn > 0.0:
            self.learn_from()
        for i in range(depth):
            node = self.path[i]
            self.nodes[node].visits += 1
            self.nodes[node].value += self.reward[self.nodes[node].side]
        node = self.path[0]
        points = self.deal.score(self.seat)
        self.points[node] += points
        self.point_squares[node] += points * points
        self.value_squares[node] += self.reward[self.side] * self.reward[self.side]
        self.wins[node] += self.part[self.side]

    def learning_playout(self) -> None:
        while self.deal.to_act >= 0:
            if self.policy_playouts:
                a = self.deal.policy(self.rng)
            else:
                a = self.deal.legal[self.rng.pick(self.deal.fill_legal())]
            if self.learn >= 1.0 or self.rng.pick(1024) < 1024.0 * self.learn:
                a = self.better_of(a)
            self.note(a)
            self.deal.step(a)

    def better_of(self, action: int) -> int:
        # The action, or any other legal one, whichever has brought its side more in this search (MAST, Finnsson and
        # Björnsson, 2008, as a choice between two).
        b = self.deal.legal[self.rng.pick(self.deal.fill_legal())]
        side = self.deal.side_of(self.deal.to_act) * self.num_actions
        i = side + action
        j = side + b
        if self.tried[i] < TRIED or self.tried[j] < TRIED:
            return action
        return b if self.brought[j] / self.tried[j] > self.brought[i] / self.tried[i] else action

    def note(self, action: int) -> None:
        if self.num_done < 512:
            self.done[self.num_done] = action
            self.doer[self.num_done] = self.deal.side_of(self.deal.to_act)
            self.num_done += 1

    def learn_from(self) -> None:
        for i in range(self.num_done):
            k = self.doer[i] * self.num_actions + self.done[i]
            self.brought[k] += self.reward[self.doer[i]]
            self.tried[k] += 1

    def choose_root(self) -> int:
        # In every world the same actions are legal here, so that each is available in every simulation.
        best = 0
        best_u = -1e300
        untried = 0
        log_n = log_of(self.sims + 1)
        inverse = self.inverse[self.side]
        for i in range(1, self.num_root + 1):
            if self.nodes[i].visits == 0:
                untried += 1
            else:
                v = self.nodes[i].visits
                u = self.nodes[i].value / v * inverse + self.explore * sqrt(log_n / v)
                if u > best_u:
                    best_u = u
                    best = i
        if untried == 0:
            return best
        if self.policy_first:
            a = self.deal.policy(self.rng)
            for i in range(1, self.num_root + 1):
                if self.nodes[i].action == a and self.nodes[i].visits == 0:
                    return i
        k = self.rng.pick(untried)
        for i in range(1, self.num_root + 1):
            if self.nodes[i].visits == 0:
                if k == 0:
                    return i
                k -= 1
        return best

    def descend(self, hub: int) -> int:
        n = self.deal.fill_legal()
        if self.stamp > 2000000000:
            self.stamp = 0
            for i in range(self.num_actions):
                self.mark[i] = 0
        self.stamp += 1
        for i in range(n):
            self.mark[self.deal.legal[i]] = self.stamp
        side = self.deal.side_of(self.deal.to_act)
        inverse = self.inverse[side]
        best = 0
        best_u = -1e300
        untried = n
        mean = 0.0
        visited = 0
        c = self.nodes[hub].first
        while c != NO_NODE:
            a = self.nodes[c].action
            if self.mark[a] == self.stamp and self.nodes[c].side == side:
                self.mark[a] = 0
                untried -= 1
                self.nodes[c].avail += 1
                v = self.nodes[c].visits
                mean += self.nodes[c].value
                visited += self.nodes[c].visits
                u = self.nodes[c].value / v * inverse + self.explore * sqrt(log_of(self.nodes[c].avail) / v)
                if u > best_u:
                    best_u = u
                    best = c
            c = self.nodes[c].next
        if untried == 0:
            return best
        if self.urgency >= 0.0 and visited > 0:
            # First-play urgency (Gelly and Wang, 2006): a good child need not wait until all others were tried.
            u = mean / visited * inverse + self.urgency * sqrt(log_of(visited + 1))
            if best_u > u:
                return best
        if self.policy_first:
            a = self.deal.policy(self.rng)
            if self.mark[a] == self.stamp:
                return self.expand(hub, a, side)
        k = self.rng.pick(untried)
        for i in range(n):
            a = self.deal.legal[i]
            if self.mark[a] == self.stamp:
                if k == 0:
                    return self.expand(hub, a, side)
                k -= 1
        return best

    def expand(self, hub: int, action: int, side: int) -> int:
        new = self.used
        if new > self.capacity:
            return NO_NODE
        self.used = new + 1
        self.nodes[new].action = action
        self.nodes[new].side = side
        self.nodes[new].seat = self.deal.to_act
        self.nodes[new].avail = 1
        self.nodes[new].hub = new
        key = self.deal.seen_as(action, self.seat)
        if key != action:
            c = self.nodes[hub].first
            while c != NO_NODE:
                if self.deal.seen_as(self.nodes[c].action, self.seat) == key and self.nodes[c].side == side:
                    self.nodes[new].hub = self.nodes[c].hub
                    break
                c = self.nodes[c].next
        self.nodes[new].next = self.nodes[hub].first
        self.nodes[hub].first = new
        return new

    def judge(self) -> None:
        self.share_win()
        self.weigh()
        if self.aim == MATCH:
            self.judge_match()
        elif self.aim == DEAL:
            for s in range(self.num_sides):
                self.reward[s] = self.part[s] + self.point_weight * self.worth[s]
        else:
            for s in range(self.num_sides):
                self.reward[s] = self.worth[s] + WON * self.part[s]
        for s in range(self.num_sides):
            x = self.reward[s]
            self.total[s] += x
            self.squares[s] += x * x
        self.until_scale -= 1
        if self.until_scale <= 0:
            self.rescale()

    def share_win(self) -> None:
        # Which part of the deal each side has won: who the rules say, else the highest score, ties shared.
        winner = self.deal.won_by()
        top = -1e300
        ties = 1
        for s in range(self.num_sides):
            x = self.deal.score(self.side_seat[s])
            self.worth[s] = x
            if x > top:
                top = x
                ties = 1
            elif x == top:
                ties += 1
        for s in range(self.num_sides):
            if winner >= 0:
                self.part[s] = 1.0 if self.deal.side_of(winner) == s else 0.0
            else:
                self.part[s] = 1.0 / ties if self.worth[s] == top else 0.0

    def weigh(self) -> None:
        # What the deal is worth to each side: its points, and its place in the next deal where there is one.
        if self.num_places == 0:
            return
        if self.target > 0.0:
            for s in range(self.num_sides):
                if self.totals[s] + self.worth[s] >= self.target:
                    return
        for s in range(self.num_sides):
            self.worth[s] += self.handed[self.deal.next_place(self.side_seat[s])]

    def rescale(self) -> None:
        # The widest spread so far counts: a search that has settled on one line sees little of it, and would never
        # look at anything else again.
        n = self.sims
        for s in range(self.num_sides):
            mean = self.total[s] / n
            spread = self.squares[s] / n - mean * mean
            if spread > self.widest[s]:
                self.widest[s] = spread
                self.inverse[s] = 1.0 / sqrt(spread)
        self.until_scale = 1 if self.sims < 16 else 16

    def judge_match(self) -> None:
        # The chance to have the highest total, ties shared; with later deals to come it is softened by what they
        # can still change: a logistic of the same spread stands for the normal distribution.
        spread = self.spread
        top = -1e300
        for s in range(self.num_sides):
            t = self.totals[s] + self.worth[s]
            self.reward[s] = t
            if t > top:
                top = t
            if self.target > 0.0 and self.totals[s] + self.deal.score(self.side_seat[s]) >= self.target:
                spread = self.soft
        sum = 0.0
        for s in range(self.num_sides):
            t = self.reward[s] - top
            if spread > 0.0:
                self.reward[s] = exp(t * 1.2825 / spread)
            else:
                self.reward[s] = 1.0 if t >= 0.0 else 0.0
            sum += self.reward[s]
        for s in range(self.num_sides):
            x = self.worth[s] + WON * self.part[s]
            self.reward[s] = self.reward[s] / sum + self.point_weight * x

    # --- for Python ---------------------------------------------------------

    def results(self) -> list[tuple[int, int, float, float, float, float, float]]:
        """By root action: id, visits, sums of the value played for and its squares, of points and theirs, of wins."""
        self.ready()
        return [
            (self.nodes[i].action, self.nodes[i].visits, self.nodes[i].value, self.value_squares[i])
            + (self.points[i], self.point_squares[i], self.wins[i])
            for i in range(1, self.num_root + 1)
        ]

    def paired(self, one: int, other: int) -> tuple[int, float, float]:
        """Worlds that two actions shared among the last few in the running; sum, squares of their differences there."""
        self.ready()
        slots = {self.nodes[i].action: self.slot[i] for i in range(1, self.num_root + 1)}
        if one not in slots or other not in slots:
            raise ValueError("Only actions of the root are compared.")
        if slots[one] < 0 or slots[other] < 0:
            return 0, 0.0, 0.0
        k = PAIRED * slots[one] + slots[other]
        return self.pair_number[k], self.pair_sum[k], self.pair_squares[k]

    def line(self, action: int, depth: int) -> list[tuple[int, int, int]]:
        """The most visited continuation after an action of the root: action id, seat and visits of each."""
        self.ready()
        found: list[tuple[int, int, int]] = []
        hub = 0
        for i in range(1, self.num_root + 1):
            if self.nodes[i].action == action:
                hub = i
        while len(found) < depth and hub != 0:
            best = 0
            c = self.nodes[self.nodes[hub].hub].first
            while c != 0:
                if best == 0 or self.nodes[c].visits > self.nodes[best].visits:
                    best = c
                c = self.nodes[c].next
            if best:
                found.append((self.nodes[best].action, self.nodes[best].seat, self.nodes[best].visits))
            hub = best
        return found


def check_finite(**numbers: float) -> None:
    """Raises: TypeError, ValueError where one is no number that one can reckon with."""
    for name, value in numbers.items():
        if not isinstance(value, (int, float)) or not isfinite(value):
            raise ValueError(f"{name} is a finite number, not {value!r:.40}.")
