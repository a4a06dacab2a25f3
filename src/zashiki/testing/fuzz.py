"""Calls everything that can be called from Python with what nobody should give it: nothing may crash."""

from __future__ import annotations

import faulthandler
import fcntl
import importlib
import inspect
import os
import pkgutil
import random
import signal
import subprocess
import sys
import types
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from zashiki.core.deal import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PACKAGES = ("core", "decks", "games", "match", "players", "search")
LEFT_OUT = ("process", "workers", "files", "packed", "packages", "registry")
"""Modules that start programs or touch files: calling those with nonsense tries the machine, not the core."""
COUNTS = 12
"""Numbers of things to do are kept below this where nothing else stops them."""
PATIENCE = 0.5  # seconds after which a call is broken off, where it can be
LIMIT = 20  # seconds after which one that cannot is taken to hang
OBJECTS = 400


@dataclass
class Found:
    """What came of it: calls made, how many raised, and the seeds of children that crashed."""

    calls: int = 0
    raised: int = 0
    crashes: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        head = f"{self.calls} calls, {self.raised} of them refused, {len(self.crashes)} crashes"
        return "\n".join([head, *self.crashes])


def run(calls: int, each: int = 5000, seed: int = 0) -> Found:
    """Make so many calls, `each` in a child process."""
    found = Found()
    number = seed
    while found.calls < calls:
        program = f"from zashiki.testing import fuzz; fuzz.child({number}, {min(each, calls - found.calls)})"
        with TemporaryDirectory() as folder:  # some of what is called writes a file
            command = [sys.executable, "-c", program]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        lines = done.stdout.strip().splitlines()
        made, raised = (int(word) for word in (lines[-1] if lines else "0 0").split())
        found.calls += made
        found.raised += raised
        if done.returncode != 0:
            found.crashes.append(f"seed {number}: status {done.returncode}\n{done.stderr[-1500:]}")
        number += 1
        if made == 0:
            break  # it does not even begin
    return found


def child(seed: int, calls: int) -> None:
    """Make the calls of one seed, and print how many were made and how many raised."""
    words = os.fdopen(kept(2), "w")
    faulthandler.enable(words)
    signal.signal(signal.SIGALRM, break_off)
    rng = random.Random(seed)
    bench = Bench(rng)
    raised = made = 0
    out = kept(1)
    try:
        for _ in range(calls):
            faulthandler.dump_traceback_later(LIMIT, exit=True, file=words)
            raised += bench.call()
            made += 1
    finally:
        os.write(out, f"{made} {raised}\n".encode())


def kept(stream: int) -> int:
    """A stream by a number that no call comes by: some close what they are given."""
    return fcntl.fcntl(stream, fcntl.F_DUPFD, 200)


def break_off(*_: object) -> None:
    """Ends a call that takes long without doing harm."""
    raise TimeoutError("The call took too long.")


class Bench:
    """The objects at hand, and what can be called."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.targets = [*callables()]
        self.objects: list[Any] = list(beginnings(rng))
        self.last = ""
        self.words = kept(2)

    def call(self) -> bool:
        """One call; whether it raised."""
        if self.rng.random() < 0.5:
            name, target = self.rng.choice(self.targets)
        else:
            name, target = self.method()
        args = self.arguments(target)
        self.last = name
        self.heard(name, args)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        try:
            result = target(*args)
            if isinstance(result, types.GeneratorType):
                result.close()
        except (SystemExit, KeyboardInterrupt) as error:
            raise RuntimeError(f"{name} left the program: {error!r}") from error
        except Exception:
            return True
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        self.keep(result)
        return False

    def heard(self, name: str, args: list[Any]) -> None:
        """Say what is about to be called, so that the last words of a child tell what ended it."""
        os.write(self.words, f"{name}({', '.join([shown(arg) for arg in args])})\n".encode("utf-8", "replace"))

    def method(self) -> tuple[str, Callable[..., Any]]:
        """A method of some object at hand; now and then of a class, called without an object of its own."""
        one = self.rng.choice(self.objects)
        names = [name for name in dir(type(one)) if is_wanted(name)]
        if not names:
            return self.rng.choice(self.targets)
        name = self.rng.choice(names)
        owner = type(one) if self.rng.random() < 0.1 else one
        try:
            target = getattr(owner, name)
        except Exception:
            return self.rng.choice(self.targets)
        if not callable(target):
            self.keep(target)
            return self.rng.choice(self.targets)
        return f"{type(one).__name__}.{name}", target

    def keep(self, result: object) -> None:
        """Remember what a call gave, to call it and to give it to others."""
        if result is None or isinstance(result, (bool, int, float, str, bytes, types.ModuleType)):
            return
        if len(self.objects) < OBJECTS:
            self.objects.append(result)
        else:
            self.objects[self.rng.randrange(OBJECTS)] = result

    def arguments(self, target: Callable[..., Any]) -> list[Any]:
        """As many as are asked for, mostly."""
        try:
            names = [p.name for p in inspect.signature(target).parameters.values() if p.kind < 2]
        except (TypeError, ValueError):
            names = ["?"] * self.rng.randrange(4)
        names = [name for name in names if name != "self"]
        if self.rng.random() < 0.1:
            names = names[:-1] if self.rng.random() < 0.5 else [*names, "?"]
        return [self.argument(name) for name in names]

    def argument(self, name: str) -> Any:
        """Something: an object at hand, a number, or nonsense."""
        pick = self.rng.random()
        if name in {
            "deals",
            "number",
            "sims",
            "sweeps",
            "rounds",
            "positions",
            "worlds",
            "samples",
            "ms",
            "threads",
            "nodes",
            "num_cards",
            "capacity",
        }:
            return self.rng.randrange(COUNTS) if pick < 0.7 else self.rng.choice([None, "x", -1, 1.5, 0])
        if pick < 0.45:
            fitting = [one for one in self.objects if name.rstrip("s") in type(one).__name__.lower()]
            return self.rng.choice(fitting or self.objects)
        if pick < 0.6:
            return self.rng.choice(self.objects)
        if pick < 0.8:
            return self.rng.choice(
                [0, 1, 2, 3, 5, 7, 31, 53, 63, 64, 100, -1, -2, -100, 1 << 31, -(1 << 31), 1 << 63, 10**30]
            )
        return self.nonsense()

    def nonsense(self) -> Any:
        """A value of a kind that is rarely meant."""
        rng = self.rng
        size = rng.choice([0, 1, 3, 8, 32, 48, 54, 75, 80, 81, 300])
        numbers = rng.sample(range(size), size) if rng.random() < 0.5 else [rng.randrange(-3, 300) for _ in range(size)]
        return rng.choice(
            [
                None,
                True,
                1.5,
                float("nan"),
                float("inf"),
                "",
                "x" * 50,
                "\ud800",
                b"abc",
                [],
                {},
                (),
                numbers,
                tuple(numbers),
            ]
            + [
                [None] * size,
                ["x"] * size,
                {"hands": numbers},
                {"dealer": rng.randrange(-3, 300)},
                {"leader": 9},
                object(),
                int,
            ]
        )


def is_wanted(name: str) -> bool:
    """Whether a name is called: what is private is not, what Python calls by itself is."""
    return not name.startswith("_") or name in {
        "__init__",
        "__eq__",
        "__hash__",
        "__repr__",
        "__reduce__",
        "__copy__",
        "__deepcopy__",
    }


def callables() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every public function and class of the packages."""
    for package in PACKAGES:
        root = importlib.import_module(f"zashiki.{package}")
        for found in sorted(pkgutil.walk_packages(root.__path__, root.__name__ + "."), key=lambda each: each.name):
            if found.name.rpartition(".")[2] in LEFT_OUT:
                continue
            module = importlib.import_module(found.name)
            for name, value in sorted(vars(module).items()):
                if not name.startswith("_") and callable(value) and getattr(value, "__module__", "") == module.__name__:
                    yield f"{module.__name__}.{name}", value
                    if isinstance(value, type):
                        yield f"{module.__name__}.{name}.__new__", made_by_new(value)


def made_by_new(kind: type) -> Callable[[], Any]:
    """Makes an object of a class without telling it how."""

    def make() -> Any:
        return kind.__new__(kind)  # type: ignore[call-overload]

    return make


def beginnings(rng: random.Random) -> Iterator[Any]:
    """Games, deals in all stages, views, plans, generators and trees to begin with."""
    import zashiki
    from zashiki.core.rng import Rng
    from zashiki.search.playouts import OpenWorlds, Playouts, ShuffledWorlds
    from zashiki.search.tree import Tree

    for id in zashiki.game_ids():
        game = zashiki.game(id)
        yield game
        for _ in range(3):
            source = Rng(rng.randrange(10**9))
            start = game.first_start(source)
            yield game.undealt(start, 0)
            deal = game.shuffled_deal(start, source)
            for _ in range(rng.randrange(40)):
                if deal.to_act >= 0:
                    deal.apply(rng.choice(deal.legal_actions()))
            view = game.view(deal, rng.choice([None, deal.to_act if deal.to_act >= 0 else 0]))
            plan = game.worlds(view)
            yield from (source, start, deal, view, plan, game.pieces(deal), OpenWorlds(deal), ShuffledWorlds(deal))
            sides = [game.side_of(seat) for seat in range(game.num_seats)]
            yield from (sides, deal.packed(), deal.legal_actions())
            yield Playouts(plan, sides, source, True)
            tree = Tree(plan, deal.copy(), source, game.num_actions, 300)
            if view.legal:
                tree.root(list(view.legal), sides)
            yield tree
