"""Attacks a table server of its own and says what became of it: memory, errors written, whether others are answered.

    python benchmarks/table_attacks.py [pings|headers|all] [--seconds 10] [--sockets 2000] [--limit 1024] [--pause 5]

`pings`: one onlooker's WebSocket sends ping frames as fast as it can and reads nothing. `headers`: so many sockets send
half a header each, and begin anew when they are cut off; the server may hold `--limit` file descriptors. Meanwhile
another visitor asks for the list of games, each time on a new connection, and waits two seconds at most. The server
runs on loopback, on a new database, and is ended afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 2.0
MASKED_PING = bytes([0x89, 0x80 | 120, 0, 0, 0, 0]) + b"x" * 120
"""A ping with as much in it as one may have; masked by zeros."""


def memory_of(pid: int) -> float:
    """Resident memory in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def ask(base: str, stop: asyncio.Event) -> list[float | None]:
    """Seconds until each of a visitor's requests was answered; None where it was not."""
    took: list[float | None] = []
    while not stop.is_set():
        began = time.perf_counter()
        try:
            async with httpx.AsyncClient(base_url=base, timeout=PATIENCE) as http:
                (await http.get("/api/games")).raise_for_status()
            took.append(time.perf_counter() - began)
        except httpx.HTTPError:
            took.append(None)
        await asyncio.sleep(0.2)
    return took


async def send_pings(base: str, stop: asyncio.Event) -> int:
    """Send pings until stopped, on a new socket where the old one was cut off: how many sockets that took."""
    async with httpx.AsyncClient(base_url=base) as http:
        table = (await http.post("/api/tables", json={"game": "tien-gow"})).json()["table"]
    host, port = base.rsplit("/", 1)[1].split(":")
    hello = f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
    hello += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    sockets = 0
    while not stop.is_set():
        sockets += 1
        with contextlib.suppress(OSError, TimeoutError):
            _, writer = await asyncio.open_connection(host, int(port), limit=1)  # it stops reading at once
            writer.write(hello.encode())
            try:
                while not stop.is_set():
                    writer.write(MASKED_PING * 500)
                    await asyncio.wait_for(writer.drain(), 0.5)
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.05)
    return sockets


async def half_a_header(base: str, stop: asyncio.Event, counts: dict[str, int], pause: float) -> None:
    """Hold a connection with half a header, again and again."""
    host, port = base.rsplit("/", 1)[1].split(":")
    while not stop.is_set():
        try:
            reader, writer = await asyncio.open_connection(host, int(port))
            counts["opened"] += 1
            writer.write(f"GET / HTTP/1.1\r\nHost: {host}\r\nX-Half: ".encode())
            with contextlib.suppress(TimeoutError, OSError):
                if not await asyncio.wait_for(reader.read(1), 3600):
                    counts["cut off"] += 1
            writer.transport.abort()
        except OSError:
            counts["refused"] += 1
        await asyncio.sleep(pause)


async def attack(kind: str, base: str, pid: int, seconds: float, sockets: int, pause: float) -> dict[str, Any]:
    """The figures of one attack."""
    stop = asyncio.Event()
    before = memory_of(pid)
    counts = {"opened": 0, "cut off": 0, "refused": 0}
    if kind == "pings":
        attackers = [asyncio.create_task(send_pings(base, stop))]
    else:
        attackers = [asyncio.create_task(half_a_header(base, stop, counts, pause)) for _ in range(sockets)]
    visitor = asyncio.create_task(ask(base, stop))
    most = before
    due = time.monotonic() + seconds
    while time.monotonic() < due:
        await asyncio.sleep(0.25)
        most = max(most, memory_of(pid))
    stop.set()
    took = await visitor
    for each in attackers:
        each.cancel()
    done = await asyncio.gather(*attackers, return_exceptions=True)
    if kind == "pings":
        counts = {"sockets": next((each for each in done if isinstance(each, int)), 1)}
    answered = sorted(t for t in took if t is not None)
    return {
        "attack": kind,
        "seconds": seconds,
        "mb_before": round(before, 1),
        "mb_most": round(most, 1),
        "requests": len(took),
        "answered": len(answered),
        "median_ms": round(1000 * answered[len(answered) // 2], 1) if answered else None,
        **counts,
    }


def run(kind: str, seconds: float, sockets: int, limit: int, pause: float) -> dict[str, Any]:
    """Start a server, attack it, end it."""
    with tempfile.TemporaryDirectory() as folder, open(Path(folder, "errors"), "w+b") as errors:
        command = [sys.executable, "-m", "zashiki", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.sqlite"]

        def limited() -> None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))

        with subprocess.Popen(command, stderr=errors, preexec_fn=limited if kind == "headers" else None) as server:
            try:
                found = None
                while found is None and server.poll() is None:
                    time.sleep(0.1)
                    found = re.search(rb"http://[\d.]+:\d+", Path(folder, "errors").read_bytes())
                assert found is not None, "it did not start"
                time.sleep(2)  # the processes that think begin
                size = Path(folder, "errors").stat().st_size
                figures = asyncio.run(attack(kind, found[0].decode(), server.pid, seconds, sockets, pause))
                figures["bytes_of_errors"] = Path(folder, "errors").stat().st_size - size
            finally:
                server.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    server.wait(10)
                server.kill()
    return figures


def main() -> None:
    """Attack, and print."""
    parser = argparse.ArgumentParser(description="Attacks a table server of its own.")
    parser.add_argument("attack", choices=("pings", "headers", "all"), nargs="?", default="all")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--limit", type=int, default=1024, help="file descriptors of the server (1024)")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds before one that was cut off comes again (5)")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for kind in ("pings", "headers") if args.attack == "all" else (args.attack,):
        print(json.dumps(run(kind, args.seconds, args.sockets, args.limit, args.pause)))


if __name__ == "__main__":
    main()
