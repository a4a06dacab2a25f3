"""Runs commands as a person does, in a process of their own or in this one."""

from __future__ import annotations

import io
import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

import zashiki
from zashiki.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable

os.environ["LC_ALL"] = "C.UTF-8"  # the tests read English, also those of other processes, whatever is spoken here


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not for the core of this run; it is no test here, so it is not skipped either."""
    other = "interpreted" if zashiki.is_compiled() else "compiled"
    left_out = [item for item in items if item.get_closest_marker(other)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@dataclass
class Result:
    """What a command did."""

    status: int
    out: str
    err: str

    def refused(self, status: int = 2) -> str:
        """The one line it complained with."""
        assert self.status == status, (self.status, self.err)
        assert self.err.count("\n") == 1, self.err
        assert "Traceback" not in self.err
        return self.err.removeprefix("zashiki: ").strip()


@pytest.fixture
def run(capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Runs a command line in this process."""

    def runner(*words: str, stdin: bytes | None = None) -> Result:
        if stdin is not None:
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        capsysbinary.readouterr()
        try:
            status = main(words)
        except SystemExit as end:
            status = int(end.code or 0)
        sys.stdout.flush()
        captured = capsysbinary.readouterr()
        return Result(status, captured.out.decode(), captured.err.decode())

    return runner
