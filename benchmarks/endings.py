"""Ends runs at random moments and says what stays: nothing may.

    python benchmarks/endings.py [--endings 1000] [--at-once 3] [--spinners 1] [--seed 1]

Each ending starts `zashiki simulate` or `zashiki arena` with a program that plays and ignores every signal and the end
of its input, waits a random time (from before the run has begun to well into it), and sends SIGTERM, SIGHUP or SIGINT:
to the whole group as `timeout` or a closed terminal does, to the main process, or first to one of its workers (by
SIGTERM or SIGKILL; the run must go on or end) and a moment later to the main process. Several run at once, beside
processes that only burn time. A run that has not ended 30 seconds after its signal, and any process of its group or
program of its players that is alive a few seconds after it has ended, is counted, printed and killed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

STUBBORN = """
import json, os, signal, sys, time
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
open(os.path.join({folder!r}, str(os.getpid())), "w").close()
sys.stdin.readline()
print('{{"protocol": "zashiki-bot/1"}}', flush=True)
for line in sys.stdin:
    print(json.dumps({{"action": json.loads(line)["view"]["legal"][0]}}), flush=True)
while True:
    time.sleep(60)
"""
PATIENCE = 30.0
"""Seconds a run has to end after its signal."""
AFTERMATH = 5.0
"""Seconds the processes of a run that has ended may be seen yet."""
LONGEST = 2.5
"""Seconds a run is let play at most; it needs about half a second to begin."""


def lives(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def group_of(leader: int) -> list[int]:
    """The living processes of a group."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError, IndexError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if int(fields[2]) == leader and fields[0] != "Z":
                    found.append(int(entry.name))
    return found


def hear_all() -> None:
    """Hear every signal, whatever this process inherits (`nohup` ignores SIGHUP)."""
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def one_ending(number: int, seed: int) -> tuple[str, list[str]]:
    """Start a run and end it: how it was ended, and what is wrong."""
    chance = random.Random(f"{seed} {number}")
    with tempfile.TemporaryDirectory() as folder:
        bots, script = Path(folder, "bots"), Path(folder, "bot.py")
        bots.mkdir()
        script.write_text(STUBBORN.format(folder=str(bots)))
        kind, workers = chance.choice(("simulate", "arena")), chance.choice((1, 2, 2, 3))
        words = ["--agents", f"cmd:'{sys.executable}' '{script}'", "--agents", "random", "--seed", str(number)]
        words += ["--option", "deals=2", "--matches", "100000", "--workers", str(workers)]
        words += ["--out", str(Path(folder, "records"))]
        process = subprocess.Popen(
            [sys.executable, "-m", "zashiki", kind, "tien-gow", *words],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        how = end(process, chance)
        said = f"ending {number}: {kind}, {workers} workers, {how}"
        wrong = []
        try:
            _, errors = process.communicate(timeout=PATIENCE)
            if b"Traceback" in errors and b"KeyboardInterrupt" not in errors:
                wrong.append(f"{said}: {errors.decode(errors='replace')[-2000:]}")
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            _, errors = process.communicate()
            wrong.append(f"{said}: still runs; it said {errors.decode(errors='replace')[-1000:]!r}")
        due = time.monotonic() + AFTERMATH
        while (left := group_of(process.pid) + [int(bot.name) for bot in bots.iterdir() if lives(int(bot.name))]) and (
            time.monotonic() < due
        ):
            time.sleep(0.05)  # they end when the system lets them
        for pid in left:
            wrong.append(f"{said}: process {pid} is left")
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        return how.partition(" after")[0], wrong


def end(process: subprocess.Popen[bytes], chance: random.Random) -> str:
    """Send a run its signal at a random moment: how."""
    wait = chance.uniform(0, LONGEST)
    time.sleep(wait)
    name = chance.choice(("SIGTERM", "SIGHUP", "SIGINT"))
    way = chance.choice(("group", "alone", "worker"))
    with contextlib.suppress(ProcessLookupError):
        if way == "group":
            os.killpg(process.pid, getattr(signal, name))
            if chance.random() < 0.5:  # `timeout` sends it twice
                os.kill(process.pid, getattr(signal, name))
        else:
            workers = [pid for pid in group_of(process.pid) if pid != process.pid]
            if way == "worker" and workers:
                first = chance.choice(("SIGTERM", "SIGKILL"))
                os.kill(chance.choice(workers), getattr(signal, first))
                time.sleep(chance.uniform(0, 0.5))
                name = f"{first} to a worker, {name}"
            os.kill(process.pid, getattr(signal, name.split()[-1]))
    return f"{name} to {'the group' if way == 'group' else 'it'} after {wait:.2f} s"


def measure(endings: int, at_once: int, spinners: int, seed: int) -> tuple[Counter[str], list[str]]:
    """End so many runs: how many in which way, and what was wrong."""
    hear_all()
    burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(spinners)]
    try:
        with ThreadPoolExecutor(at_once) as pool:
            done = list(pool.map(lambda number: one_ending(number, seed), range(endings)))
    finally:
        for each in burning:
            each.kill()
            each.wait()
    return Counter(how for how, _ in done), [line for _, wrong in done for line in wrong]


def main() -> int:
    """End them, and say what stayed."""
    parser = argparse.ArgumentParser(description="Ends runs at random moments and says what stays.")
    parser.add_argument("--endings", type=int, default=1000)
    parser.add_argument("--at-once", type=int, default=3, help="runs at the same time (3)")
    parser.add_argument("--spinners", type=int, default=1, help="processes that burn time meanwhile (1)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    ways, wrong = measure(args.endings, args.at_once, args.spinners, args.seed)
    for way, count in sorted(ways.items()):
        print(f"{count:5} {way}")
    print(f"{args.endings} endings in {time.monotonic() - began:.0f} s, {len(wrong)} of them wrong")
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
