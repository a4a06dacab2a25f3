"""A real terminal of 80×24, played by keys alone."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from seated import game_id

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__all__ = ["game_id"]  # a fixture

PROMPT = "leave):"


class Screen:
    """A session of tmux with a server of its own."""

    def __init__(self, folder: Path) -> None:
        self.socket = str(folder / "tmux")
        self.folder = folder

    def tmux(self, *words: str) -> str:
        """A command of tmux, and what it prints."""
        done = subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, text=True, check=True)
        return done.stdout

    def start(self, *words: str) -> None:
        """Run the program in the terminal; the shell stays when it ends."""
        command = shlex.join([sys.executable, "-m", "zashiki", *words])
        data = shlex.quote(str(self.folder))
        paths = shlex.quote(os.pathsep.join(filter(None, sys.path)))
        line = f"env PYTHONPATH={paths} XDG_DATA_HOME={data} {command}; echo ENDED $?; sleep 600"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", "sh", "-c", line)

    def shown(self, *wanted: str) -> str:
        """The screen once it shows one of these words."""
        for _ in range(600):
            text = self.tmux("capture-pane", "-p")
            if any(word in text for word in wanted):
                return text
            time.sleep(0.05)
        raise AssertionError(text)

    def answer(self, word: str) -> None:
        """Type a word and Enter."""
        if word:
            self.tmux("send-keys", "-l", word)
        self.tmux("send-keys", "Enter")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A terminal that is gone afterwards."""
    found = Screen(tmp_path)
    yield found
    found.tmux("kill-server")


@pytest.mark.ci
def test_a_table_in_a_terminal(screen: Screen, game_id: str) -> None:
    """The first screens fit, the rule is shown, the match is left, saved and resumed."""
    screen.start("play", game_id, "--seed", "3")
    text = screen.shown(PROMPT, "go on:")
    if PROMPT not in text:
        screen.answer("")
        text = screen.shown(PROMPT)
    lines = text.rstrip("\n").split("\n")
    assert len(lines) <= 24
    assert "deal 1" in lines[0]
    assert any(line.startswith("▶ You") for line in lines)
    assert any(line.lstrip().startswith(("1)", "Single", "Put down any", "Or put down")) for line in lines)
    screen.answer("?")
    screen.shown("go on:", "read on")
    screen.answer("q")
    text = screen.shown(PROMPT, "go on:")
    if PROMPT not in text:
        screen.answer("")
        screen.shown(PROMPT)
    screen.answer("1")
    time.sleep(0.5)  # the old prompt may still stand there
    screen.shown(PROMPT)
    screen.answer("q")
    assert "--resume" in screen.shown("ENDED 0")
    screen.tmux("kill-session")
    screen.start("play", game_id, "--resume")
    assert "▶ You" in screen.shown(PROMPT)
