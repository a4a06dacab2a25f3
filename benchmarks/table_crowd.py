"""When computer players act at a server with many people: seconds from one event to a computer player's next.

    python benchmarks/table_crowd.py [--tables 1000] [--seconds 30] [--level 2]

Starts `zashiki serve` on a new database; at each table sits one person, who takes 2.5 to 5.5 seconds for whatever is to
be done, and computer players of a level. After all have sat down, the time from each event to the computer's action
that follows it is taken. The slot is 0.2 seconds. Server and people run on this one machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import resource
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
LONG = {
    "sudaoshi": {"rounds": 12},
    "hana-awase": {"rounds": 12},
    "hachinin-meri": {"deals": 12},
    "tien-gow": {"deals": 12},
}


class Crowd:
    """The people, and what they saw."""

    def __init__(self, base: str, level: int) -> None:
        self.base, self.level = base, level
        self.waits: list[float] = []
        self.is_counting = False
        self.events = 0

    async def person(self, number: int, table: str, cookie: str, address: str) -> None:
        """Play at a table, thinking 2.5 to 5.5 seconds about everything."""
        chance = random.Random(number)
        url = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/play"
        async with websockets.connect(
            url,
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=60,
            ping_interval=None,
            local_addr=(address, 0),
        ) as socket:
            before: float | None = None
            async for text in socket:
                now = time.perf_counter()
                if not text.startswith('{"type":"state"'):
                    continue
                state: dict[str, Any] = json.loads(text)
                if self.is_counting:
                    self.events += 1
                    if before is not None:
                        self.waits.append(now - before)
                before = None
                message = None
                if state["stage"] in ("opening", "score"):
                    message = {"type": "go", "seq": state["seq"]}
                elif state["actions"]:
                    message = {"type": "act", "seq": state["seq"], "action": state["actions"][0]["action"]}
                elif state["stage"] == "over":
                    return
                else:
                    before = now  # a computer player is to act
                if message is not None:
                    await asyncio.sleep(chance.uniform(2.5, 5.5))
                    await socket.send(json.dumps(message))


async def measure(base: str, tables: int, seconds: float, level: int, pid: int) -> dict[str, Any]:
    """The figures."""
    crowd = Crowd(base, level)
    people = []
    while len(people) < tables:  # an address may set up a hundred tables at once, so the people come from many
        address = f"127.0.1.{len(people) // 100 + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=base, timeout=60, transport=transport) as http:
            for _ in range(min(100, tables - len(people))):
                game = GAMES[len(people) % len(GAMES)]
                http.cookies.clear()
                order = {"game": game, "level": level, "options": LONG.get(game, {})}
                answer = await http.post("/api/tables", json=order)
                answer.raise_for_status()
                cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
                table = answer.json()["table"]
                people.append(asyncio.create_task(crowd.person(len(people), table, cookie, address)))
    await asyncio.sleep(10)
    crowd.is_counting, began, used = True, time.perf_counter(), used_by(pid)
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    used = used_by(pid) - used
    gone = [each for each in people if each.done() and each.exception() is not None]
    for each in people:
        each.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    waits = sorted(crowd.waits)
    return {
        "tables": tables,
        "lost": len(gone),
        "computer_actions": len(waits),
        "median_s": round(statistics.median(waits), 3),
        "p95_s": round(waits[int(0.95 * len(waits))], 3),
        "worst_s": round(waits[-1], 3),
        "events_per_s": round(crowd.events / took, 1),
        "cores_of_the_server": round(used / took, 2),
        "load_average": os.getloadavg()[0],
    }


def used_by(pid: int) -> float:
    """Seconds of processor that a process has used, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description="When computer players act at a server with many people.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--level", type=int, default=2)
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "zashiki", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"sqlite:///{Path(folder, 'tables.sqlite')}"]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as server:
            try:
                assert server.stderr is not None
                found = re.search(r"http://[\d.]+:\d+", server.stderr.readline())
                assert found is not None, "it did not start"
                print(json.dumps(asyncio.run(measure(found[0], args.tables, args.seconds, args.level, server.pid))))
            finally:
                server.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.wait(10)
                server.kill()


if __name__ == "__main__":
    main()
