"""Whether times tell if a computer player had a choice: the chance that a spy is right (AUC, 0.5 tells nothing).

    python benchmarks/thinking_tells.py [--levels 2,5] [--positions 200] [--games tien-gow,shou-ba-yi] [--spinners 0]

Starts `zashiki serve` on a new database. One visitor sits at a table without playing and is the spy's measure: at each
event of the other tables, at which computer players play, the spy asks for a hint at a table of its own and takes the
time to the answer; each time at a position it has not asked about before, so that there is something to be thought of.
Afterwards the record says which actions were the only legal ones. Two figures for each level: by the time of the hint
that was asked for when it became that player's turn, and by the time of the move itself. `--spinners` loads the
machine. AUC with its standard error (Hanley and McNeil, 1982).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

import zashiki


class Visitor:
    """A session."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=60)

    async def open(self, game: str, **order: Any) -> str:
        """Set up a table."""
        answer = await self.http.post("/api/tables", json={"game": game, **order})
        answer.raise_for_status()
        return str(answer.json()["table"])

    def at(self, table: str) -> Any:
        """Sit down."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/play"
        return websockets.connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None)


class Spy:
    """A visitor at a table of its own that asks for hints, and knows how long each takes."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.lock = asyncio.Lock()

    async def begin(self) -> None:
        """Be the first to act at a table of one's own."""
        self.visitor = Visitor(self.base)
        while True:
            self.socket = await self.visitor.at(await self.visitor.open("tien-gow", level="greedy")).__aenter__()
            state = json.loads(await self.socket.recv())
            if state["stage"] == "opening":
                await self.socket.send(json.dumps({"type": "go", "seq": state["seq"]}))
                state = json.loads(await self.socket.recv())
            if state["actions"]:
                self.state = state
                return
            await self.socket.close()

    async def hint(self) -> float:
        """Seconds to a hint at a position not asked about before: play is taken back and made again in between."""
        began = time.perf_counter()
        await self.socket.send(json.dumps({"type": "hint"}))
        while json.loads(await self.socket.recv())["type"] not in ("hint", "error"):
            pass
        return time.perf_counter() - began

    async def renew(self) -> None:
        """Come to another position: play on, or begin anew."""
        if self.state["actions"]:
            await self.socket.send(
                json.dumps({"type": "act", "seq": self.state["seq"], "action": self.state["actions"][0]["action"]})
            )
        while True:
            state = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
            if state["type"] != "state":
                continue
            self.state = state
            if state["actions"]:
                return
            if state["stage"] != "playing":
                await self.socket.close()
                await self.begin()
                return


async def watch(base: str, game: str, level: Any, spy: Spy, wanted: int) -> list[tuple[bool, float, float | None]]:
    """For each action at a table of computer players: whether it was the only one, its time, and the spy's hint's."""
    visitor = Visitor(base)
    found: list[tuple[bool, float, float | None]] = []
    while len(found) < wanted:
        table = await visitor.open(game, level=level, seat=None)
        times: list[float] = []
        hints: dict[int, float] = {}
        asking: asyncio.Task[None] | None = None

        async def probe(number: int, hints: dict[int, float] = hints) -> None:
            hints[number] = await spy.hint()
            await spy.renew()

        async with visitor.at(table) as socket:
            while True:
                state = json.loads(await asyncio.wait_for(socket.recv(), 60))
                if state["type"] != "state":
                    continue
                times.append(time.perf_counter())
                if state["stage"] != "playing":
                    break
                if asking is None or asking.done():
                    if asking is not None:
                        asking.result()
                    asking = asyncio.create_task(probe(len(times) - 1))
        if asking is not None:
            await asking
        record = (await visitor.http.get(f"/api/tables/{table}/record")).json()
        forced = only_choices(record)
        for number, is_forced in enumerate(forced):
            if number + 1 < len(times):
                found.append((is_forced, times[number + 1] - times[number], hints.get(number)))
    return found[:wanted]


def only_choices(record: dict[str, Any]) -> list[bool]:
    """Which actions of the first deal of a record were the only legal ones."""
    game = zashiki.game(record["game"], **record["options"])
    deal = record["deals"][0]
    dealt = game.new_deal(deal["start"], deal["deal"], 0)
    forced = []
    for _, code in deal["actions"]:
        forced.append(len(dealt.legal_actions()) == 1)
        dealt.apply(game.parse_action(code))
    return forced


def area(ones: list[float], others: list[float]) -> tuple[float, float]:
    """The chance that one of the first is less than one of the others, ties half, and its standard error."""
    m, n = len(ones), len(others)
    if not m or not n:
        return math.nan, math.nan
    ordered = sorted([(value, 0) for value in ones] + [(value, 1) for value in others])
    ranks, i = [0.0, 0.0], 0
    while i < len(ordered):
        j = i
        while j < len(ordered) and ordered[j][0] == ordered[i][0]:
            j += 1
        for _, group in ordered[i:j]:
            ranks[group] += (i + j + 1) / 2
        i = j
    a = 1 - (ranks[0] - m * (m + 1) / 2) / (m * n)
    q, r = a / (2 - a), 2 * a * a / (1 + a)
    return a, math.sqrt(max(0.0, a * (1 - a) + (m - 1) * (q - a * a) + (n - 1) * (r - a * a)) / (m * n))


async def measure(base: str, games: list[str], levels: list[Any], positions: int) -> list[dict[str, Any]]:
    """The figures of all levels and games."""
    figures = []
    for level in levels:
        for game in games:
            spy = Spy(base)
            await spy.begin()
            found = await watch(base, game, level, spy, positions)
            line: dict[str, Any] = {"game": game, "level": level, "positions": len(found)}
            for name, index in (("move", 1), ("hint", 2)):
                taken = [(each[0], each[index]) for each in found if each[index] is not None]
                auc, error = area([t for f, t in taken if f], [t for f, t in taken if not f])
                line[name] = {
                    "forced": sum(f for f, _ in taken),
                    "free": sum(not f for f, _ in taken),
                    "auc": round(auc, 3),
                    "error": round(error, 3),
                }
            figures.append(line)
            print(json.dumps(line), flush=True)
            await spy.socket.close()
    return figures


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description="Whether times tell if a computer player had a choice.")
    parser.add_argument("--levels", default="1,2,3,4,5,greedy,random")
    parser.add_argument("--games", default="tien-gow,shou-ba-yi")
    parser.add_argument("--positions", type=int, default=200, help="for each level and game (200)")
    parser.add_argument("--spinners", type=int, default=0, help="processes that burn time meanwhile (0)")
    args = parser.parse_args()
    levels = [int(word) if word.isdigit() else word for word in args.levels.split(",")]
    burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(args.spinners)]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "zashiki", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"sqlite:///{Path(folder, 'tables.sqlite')}"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
            try:
                assert server.stderr is not None
                found = re.search(r"http://[\d.]+:\d+", server.stderr.readline())
                assert found is not None, "it did not start"
                asyncio.run(measure(found[0], args.games.split(","), levels, args.positions))
            finally:
                server.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.wait(10)
                server.kill()
                for each in burning:
                    each.kill()
                    each.wait()


if __name__ == "__main__":
    main()
