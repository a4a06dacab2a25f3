"""Sits down at a table through pipes, in this process, with a data folder of its own; fixtures for the tests here."""

from __future__ import annotations

import io
import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from zashiki.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

SHORT = {
    "sudaoshi": ["--option", "rounds=2"],
    "hana-awase": ["--option", "rounds=2"],
    "hachinin-meri": ["--option", "deals=2"],
    "shou-ba-yi": ["--option", "target=1"],
    "tien-gow": ["--option", "deals=2"],
}
"""Options that make a match short."""


class Table:
    """Where the answers go in, and what has come out."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.folder, self.capsys, self.patch = folder, capsys, patch

    def sit(self, *words: str, answers: Sequence[str]) -> str:
        """Play with these answers until they run out or the match ends; the status must be 0."""
        self.patch.setattr(sys, "stdin", io.StringIO("".join(answer + "\n" for answer in answers)))
        self.capsys.readouterr()
        status = main(["play", *words])
        out, err = self.capsys.readouterr()
        assert (status, err) == (0, "")
        return out

    def record(self, game: str) -> dict[str, Any]:
        """The saved match of a game."""
        found: dict[str, Any] = json.loads((self.folder / f"{game}.jsonl").read_text(encoding="utf-8"))
        return found


@pytest.fixture
def table(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose unfinished matches are saved below `tmp_path`."""
    from zashiki.terminal import store

    def folder(name: str, *, appauthor: bool) -> Path:
        assert (name, appauthor) == ("zashiki", False)
        return tmp_path

    monkeypatch.setattr(store, "user_data_path", folder)
    return Table(tmp_path, capsys, monkeypatch)


@pytest.fixture(params=list(SHORT))
def game_id(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    found: str = request.param
    return found


@pytest.fixture
def short() -> Callable[[str], list[str]]:
    """The arguments of a short match of a game."""
    return lambda game: [game, *SHORT[game]]
