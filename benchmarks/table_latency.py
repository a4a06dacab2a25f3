"""How soon the table answers: an own move acknowledged while others play, and the size of the first load.

    python benchmarks/table_latency.py [--tables 50] [--moves 200] [--json]

Starts `zashiki serve` as a process of its own on a new database. At the other tables, of all games in turn, other
sessions play without a pause: each acts as soon as it is its turn, against computer players of level 2. One more
session then plays matches of all games, and the time from its action leaving to the state that acknowledges it is
taken for each. An action is acknowledged when it is on the disk. Everything runs on this one machine, the hundred
clients included. The first load is what a browser fetches before any picture: the page, its scripts and styles, the
texts, the games, compressed as they travel.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

GAMES = ("sudaoshi", "hana-awase", "hachinin-meri", "shou-ba-yi", "tien-gow")


class Client:
    """A session that plays."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=60)
        self.times: list[float] = []
        self.events = 0

    async def match(self, game: str, moves: int | None = None) -> None:
        """Play one match, or until so many own moves have been timed."""
        answer = await self.http.post("/api/tables", json={"game": game, "level": 2})
        answer.raise_for_status()
        url = self.base.replace("http", "ws", 1) + f"/api/tables/{answer.json()['table']}/play"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with websockets.connect(url, additional_headers={"Cookie": cookie}, compression=None) as socket:
            sent: tuple[int, float] | None = None
            while moves is None or len(self.times) < moves:
                text = await socket.recv()
                now = time.perf_counter()
                state = json.loads(text)
                if state["type"] != "state":
                    continue
                self.events += 1
                if sent and state["seq"] > sent[0]:
                    self.times.append(now - sent[1])
                    sent = None
                if state["stage"] == "over":
                    return
                message: dict[str, Any] | None = None
                if state["stage"] in ("opening", "score"):
                    message = {"type": "go", "seq": state["seq"]}
                elif state["actions"]:
                    message = {"type": "act", "seq": state["seq"], "action": state["actions"][0]["action"]}
                if message is not None:
                    await asyncio.sleep(0.06)  # a person needs longer; a server allows twenty a second
                    if message["type"] == "act":
                        sent = (state["seq"], time.perf_counter())
                    await socket.send(json.dumps(message))


async def plays_on(base: str, number: int, clients: list[Client]) -> None:
    """One of the other tables: match after match."""
    client = Client(base)
    clients.append(client)
    while True:
        await client.match(GAMES[number % len(GAMES)])


async def first_load(base: str) -> dict[str, int]:
    """Bytes that a browser fetches before any picture, as they travel."""
    sizes: dict[str, int] = {}

    async def fetch(http: httpx.AsyncClient, path: str) -> str:
        async with http.stream("GET", path) as answer:
            answer.raise_for_status()
            sizes[path] = int(answer.headers.get("content-length", 0)) or sum(
                [len(chunk) async for chunk in answer.aiter_raw()]
            )
        return (await http.get(path)).text

    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        try:
            page = await fetch(http, "/")
        except httpx.HTTPStatusError:
            return {}
        for file in re.findall(r'(?:src|href)="(/[^"]+)"', page):
            await fetch(http, file)
        for path in ("/api/locales", "/api/texts/en", "/api/games", "/api/tables"):
            await fetch(http, path)
    return sizes


async def measure(base: str, tables: int, moves: int) -> dict[str, Any]:
    """The figures of one run."""
    sizes = await first_load(base)
    clients: list[Client] = []
    others = []
    for number in range(tables):
        others.append(asyncio.create_task(plays_on(base, number, clients)))
        await asyncio.sleep(0.1)
    await asyncio.sleep(5)
    for other in others:
        if other.done():
            other.result()
    own = Client(base)
    began, events = time.perf_counter(), sum(client.events for client in clients)
    per_game = -(-moves // len(GAMES))
    by_game = {}
    for game in GAMES:
        before, wanted = len(own.times), len(own.times) + per_game
        while len(own.times) < wanted:
            await own.match(game, wanted)
        by_game[game] = round(1000 * statistics.median(own.times[before:]), 1)
    took = time.perf_counter() - began
    rate = (sum(client.events for client in clients) - events) / took
    for other in others:
        other.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    times = sorted(own.times)
    return {
        "tables": tables,
        "moves": len(times),
        "median_ms": round(1000 * statistics.median(times), 1),
        "p95_ms": round(1000 * times[int(0.95 * len(times))], 1),
        "worst_ms": round(1000 * times[-1], 1),
        "median_ms_by_game": by_game,
        "events_per_s_of_the_others": round(rate, 1),
        "first_load_bytes": sum(sizes.values()) or None,
        "first_load": sizes,
        "cores": os.cpu_count(),
        "load_average": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description="How soon the table answers.")
    parser.add_argument("--tables", type=int, default=50, help="other tables that play meanwhile (50)")
    parser.add_argument("--moves", type=int, default=200, help="own moves to time (200)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "tables.sqlite"))
        command = [sys.executable, "-m", "zashiki", "serve", "--no-browser", "--port", "0", "--database", database]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
            try:
                assert server.stderr is not None
                line = server.stderr.readline()
                found = re.search(r"http://[\d.]+:\d+", line)
                if found is None:
                    raise SystemExit(line.strip())
                figures = asyncio.run(measure(found[0], args.tables, args.moves))
            finally:
                server.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.wait(10)
                server.kill()
    if args.json:
        print(json.dumps(figures))
        return
    rate = figures["events_per_s_of_the_others"]
    print(f"{figures['moves']} own moves beside {figures['tables']} other tables ({rate} events a second)")
    print(
        f"acknowledged: median {figures['median_ms']} ms, 95 % {figures['p95_ms']} ms, worst {figures['worst_ms']} ms"
    )
    print("by game: " + ", ".join(f"{game} {ms} ms" for game, ms in figures["median_ms_by_game"].items()))
    size = figures["first_load_bytes"]
    print("the front end is not built" if size is None else f"first load without pictures: {size / 1000:.1f} kB")


if __name__ == "__main__":
    main()
