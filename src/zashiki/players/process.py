"""The player that is another program: JSON lines on its standard input and output (docs/bots.md)."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import tempfile
import threading
from multiprocessing.util import Finalize
from time import monotonic
from typing import IO, TYPE_CHECKING, Any

from zashiki.core.errors import UnknownCode, UnknownPlayer, ZashikiError
from zashiki.core.message import Argument
from zashiki.players.workers import PROGRAMS, SLICE, starting

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View

PROTOCOL = "zashiki-bot/1"
SECONDS = 10.0
"""How long a program may think about a move, unless it asks for more when it says hello."""
MOST_SECONDS = 600.0
LONGEST_LINE = 1 << 16
"""Bytes, with the end of the line."""


class PlayerFault(ZashikiError):
    """A program that plays did not keep to the protocol: it was late, wrote something else, cheated or died."""


class ProcessPlayer:
    """Asks a program for every move. It is started at the first question and again after a fault.

    `seconds`: how long it may take to say hello, and to move unless its hello says otherwise.
    """

    def __init__(self, program: str, seconds: float = SECONDS) -> None:
        try:
            self.words = shlex.split(program)
        except ValueError:
            self.words = []
        if not self.words:
            raise UnknownPlayer("player-no-program", player=f"cmd:{program}"[:60])
        self.program = program
        self.seconds = seconds
        self.conversation: Conversation | None = None
        self.limit = seconds

    def choose(self, view: View, rng: Rng) -> int:
        """The action the program plays.

        Raises: PlayerFault; the program is ended then.
        """
        seed = rng.word() >> 11
        if self.conversation is None:
            self.conversation = Conversation(self.words, self.program)
            self.greet()
        number = self.conversation.questions + 1
        question = {"do": "choose", "number": number, "seed": seed, "view": view.as_json()}
        try:
            answer = self.conversation.ask(question, self.limit)
            return self.action_of(answer, number, view)
        except PlayerFault:
            self.close()
            raise

    def greet(self) -> None:
        """Say hello and hear how long the program wants for a move."""
        assert self.conversation is not None
        try:
            answer = self.conversation.ask({"do": "hello", "protocol": PROTOCOL}, self.seconds)
            if answer.get("protocol") != PROTOCOL:
                raise self.fault("player-protocol", protocol=PROTOCOL)
            seconds = answer.get("seconds", self.seconds)
            if type(seconds) not in (int, float) or not 0 < seconds <= MOST_SECONDS:
                raise self.fault("player-seconds", most=int(MOST_SECONDS))
            self.limit = float(seconds)
        except PlayerFault:
            self.close()
            raise

    def action_of(self, answer: dict[str, Any], number: int, view: View) -> int:
        """The legal action an answer names."""
        if answer.get("number", number) != number:
            raise self.fault("player-number", number=number)
        code = answer.get("action")
        if not isinstance(code, str):
            raise self.fault("player-no-action")
        try:
            action = view.game.parse_action(code)
        except UnknownCode:
            raise self.fault("player-code", code=code[:40]) from None
        if action not in (view.legal or ()):
            raise self.fault("player-illegal-code", code=code[:40])
        return action

    def fault(self, id: str, **args: Argument) -> PlayerFault:
        """A fault of this program."""
        return PlayerFault(id, player=f"cmd:{self.program}"[:60], **args)

    def close(self) -> None:
        """End the program."""
        if self.conversation is not None:
            self.conversation.end()
            self.conversation = None


class Conversation:
    """A running program, one line to it and one line back; threads do the waiting, so that nothing can hang us."""

    def __init__(self, words: list[str], program: str) -> None:
        self.program = program
        self.questions = 0
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the program
        self.lines: queue.Queue[bytes | None] = queue.Queue(4)  # who talks more has to wait
        self.outgoing: queue.Queue[bytes | None] = queue.Queue()
        with starting() as started:  # no program may be left that nobody will end
            try:
                self.process = subprocess.Popen(
                    words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self.errors,
                    start_new_session=True,  # Ctrl-C is ours to handle, and its children end with it
                )
            except OSError as error:
                raise PlayerFault(
                    "player-unstartable", player=f"cmd:{program}"[:60], why=error.strerror or "unknown"
                ) from None
            # Unlike atexit, this runs in worker processes too.
            self.finalizer = Finalize(self, end_process, (self.process, self.outgoing), exitpriority=10)
            started(self.finalizer, self.process.pid)
        reader = threading.Thread(target=read_lines, args=(self.process, self.lines), daemon=True)
        reader.start()
        threading.Thread(target=write_lines, args=(self.process, self.outgoing), daemon=True).start()
        threading.Thread(target=await_end, args=(self.process, reader, self.lines), daemon=True).start()

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a question.

        Raises: PlayerFault where none comes in time, or it is not a JSON object.
        """
        name = f"cmd:{self.program}"[:60]
        if not self.lines.empty():
            # It has said something that nobody asked for, or has died since.
            self.check(self.lines.get())
            raise PlayerFault("player-unasked", player=name)
        self.questions += question["do"] == "choose"
        self.outgoing.put(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        try:
            line = self.wait(seconds)
        except queue.Empty:
            if self.process.poll() is not None:
                self.check(None)
            raise PlayerFault("player-late", player=name, seconds=f"{seconds:g}") from None
        text = self.check(line)
        if len(text) > LONGEST_LINE:
            raise PlayerFault("player-line-long", player=name, most=LONGEST_LINE >> 10)
        try:
            answer = json.loads(text)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise PlayerFault("player-not-json", player=name, line=printable(text))
        return answer

    def wait(self, seconds: float) -> bytes | None:
        """The next line; slept for in slices, as a signal that comes just before a sleep is seen after it.

        Raises: queue.Empty.
        """
        due = monotonic() + seconds
        while (left := due - monotonic()) > SLICE:
            with contextlib.suppress(queue.Empty):
                return self.lines.get(timeout=SLICE)
        return self.lines.get(timeout=max(0.0, left))

    def check(self, line: bytes | None) -> bytes:
        """A line that came, or the fault that none will come any more."""
        if line is not None:
            return line
        name = f"cmd:{self.program}"[:60]
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        if self.process.returncode is None:
            raise PlayerFault("player-closed", player=name)
        self.errors.seek(0)
        words = self.errors.read()[-2000:].strip().rsplit(b"\n", 1)[-1]
        status = self.process.returncode
        how, number = ("killed", -status) if status < 0 else ("died", status)
        if words:
            raise PlayerFault(f"player-{how}-saying", player=name, status=number, words=printable(words))
        raise PlayerFault(f"player-{how}", player=name, status=number)

    def end(self) -> None:
        """End the program and its children."""
        self.finalizer()
        self.errors.close()


def printable(text: bytes) -> str:
    """The beginning of a line, fit to print."""
    return "".join(c if c.isprintable() else "?" for c in text.strip().decode(errors="replace")[:80])


def read_lines(process: subprocess.Popen[bytes], lines: queue.Queue[bytes | None]) -> None:
    """Hand on what a program says, line by line, and None when it has stopped talking."""
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        while line := process.stdout.readline(LONGEST_LINE + 1):
            if line.strip():
                lines.put(line)
    lines.put(None)


def await_end(process: subprocess.Popen[bytes], reader: threading.Thread, lines: queue.Queue[bytes | None]) -> None:
    """Say that a program has ended also where a child of it holds its output open, so that no end of it is read."""
    process.wait()
    reader.join(1)  # what it said before is read first
    if reader.is_alive():
        with contextlib.suppress(queue.Full):
            lines.put_nowait(None)


def write_lines(process: subprocess.Popen[bytes], outgoing: queue.Queue[bytes | None]) -> None:
    """Write what is to be said to a program, whether it listens or not."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, ValueError):
        while (line := outgoing.get()) is not None:
            process.stdin.write(line)
            process.stdin.flush()
    with contextlib.suppress(OSError):
        process.stdin.close()


def end_process(process: subprocess.Popen[bytes], outgoing: queue.Queue[bytes | None]) -> None:
    """Let a program go: its input ends, a moment later it does."""
    outgoing.put(None)
    try:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.2)
    finally:  # whatever interrupts us here
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        PROGRAMS.pop(process.pid, None)
