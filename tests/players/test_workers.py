"""Processes that work for this one: answers in order, whoever dies; nobody is left."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from zashiki.core.errors import ZashikiError
from zashiki.players.workers import Late, Worker, WorkerLost, answers, end_workers

if TYPE_CHECKING:
    from collections.abc import Callable

if os.name != "posix":
    pytest.skip("signals are those of POSIX", allow_module_level=True)


def double(number: int) -> int:
    """Twice a number."""
    return 2 * number


def die_once(task: tuple[str, int]) -> int:
    """A number; the process that is first at 5 is killed, without warning."""
    folder, number = task
    mark = Path(folder, str(number))
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    """Nothing: the process ends."""
    if number == 3:
        os._exit(7)
    return number


def refuse(number: int) -> int:
    """A number below 4."""
    if number == 4:
        raise ZashikiError("unknown-game", game="four", known="")
    return number


class Untravelled(Exception):
    """An exception that cannot be made anew from what it says."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def refuse_strangely(number: int) -> int:
    """Nothing."""
    raise Untravelled(1, 2)


def dawdle(seconds: float) -> float:
    """The seconds it took."""
    time.sleep(seconds)
    return seconds


def deaf(seconds: float) -> float:
    """The seconds it took, with its ears closed."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    return dawdle(seconds)


def ended(processes: list[Any]) -> bool:
    """Whether none of some processes is left."""
    return not any(process.is_alive() for process in processes)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_answers_come_in_order_on_any_number_of_processes(count: int) -> None:
    assert list(answers(double, range(100), count)) == list(range(0, 200, 2))
    assert list(answers(double, [], count)) == []
    assert ended(multiprocessing.active_children())


def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    tasks = [(str(tmp_path), number) for number in range(40)]
    assert list(answers(die_once, tasks, 2)) == list(range(40))
    assert (tmp_path / "5").exists()


def test_what_costs_one_process_after_the_other_ends_the_run_with_a_sentence() -> None:
    got: list[int] = []
    with pytest.raises(WorkerLost) as caught:
        got.extend(answers(die, range(40), 2))
    assert got == [0, 1, 2][: len(got)]
    assert (caught.value.message.id, caught.value.message.args) == ("worker-died", {"status": 7})
    assert ended(multiprocessing.active_children())


def test_an_exception_comes_at_its_place() -> None:
    got: list[int] = []
    with pytest.raises(ZashikiError) as caught:
        got.extend(answers(refuse, range(40), 2))
    assert got == [0, 1, 2, 3]
    assert caught.value.message.args["game"] == "four"
    with pytest.raises(RuntimeError, match="Untravelled: 1 and 2"):
        list(answers(refuse_strangely, [1], 1))


def test_no_more_is_begun_than_will_soon_be_taken() -> None:
    begun = []

    def numbers() -> Any:
        for number in range(1000):
            begun.append(number)
            yield number

    found = answers(double, numbers(), 2)
    assert [next(found) for _ in range(3)] == [0, 2, 4]
    found.close()
    assert len(begun) < 30


@pytest.mark.parametrize("answer", [dawdle, deaf])
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_one_that_hangs_is_late_and_then_ended(
    answer: Callable[[float], float], method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zashiki.players.workers.GRACE", 1.0)
    worker = Worker(answer, multiprocessing.get_context(method))
    assert worker.ask(0.0, 30) == 0.0
    with pytest.raises(Late):
        worker.ask(600.0, 0.2)
    end_workers([worker])
    assert not worker.process.is_alive()


def test_one_that_is_stopped_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zashiki.players.workers.GRACE", 0.3)
    worker = Worker(double)
    assert worker.ask(1, 30) == 2
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGSTOP)
    end_workers([worker])
    assert not worker.process.is_alive()


def test_a_signal_to_one_process_ends_it_whatever_it_is_at() -> None:
    workers = [Worker(dawdle), Worker(dawdle)]
    for worker in workers:
        worker.begin(60)
        worker.send(600.0)
    for worker in workers:
        worker.process.terminate()
        with pytest.raises(WorkerLost):
            worker.receive()
        assert worker.process.exitcode == 0


ORPHANS = """
import os, signal, sys, time
sys.path.insert(0, {folder!r})
from test_workers import dawdle
from zashiki.players.workers import Worker
workers = [Worker(dawdle) for _ in range(3)]
for worker in workers[1:]:
    worker.send(600.0)
print(*(worker.process.pid for worker in workers), flush=True)
time.sleep(0.3)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_they_end_when_their_parent_is_killed() -> None:
    script = ORPHANS.format(folder=str(Path(__file__).parent))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    pids = [int(word) for word in done.stdout.split()]
    assert len(pids) == 3, done.stderr
    for _ in range(300):
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            break
        time.sleep(0.1)  # they notice by themselves
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
