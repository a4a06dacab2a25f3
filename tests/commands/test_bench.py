"""What `zashiki bench` says of its figures."""

from __future__ import annotations

from typing import Any

import pytest

import zashiki
from zashiki import bench
from zashiki.commands.bench import table
from zashiki.texts import Texts, locales

ROW = {"moves_per_s": 2e6, "ratio": 0.5, "worlds_per_s": 1234.5}


def found(**more: Any) -> dict[str, Any]:
    yard = {"moves_per_s": 4e6, "search_sims_per_s": 1e6}
    return {"yardstick": yard, "games": {"one": ROW, "other": ROW}, "compiled": True, "checksums_equal": True, **more}


def test_an_interpreted_core_is_compared_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zashiki, "is_compiled", lambda: False)
    monkeypatch.setattr(bench, "measure_game", lambda *_: ROW)
    monkeypatch.setattr(bench, "interpreted_checksums", lambda: pytest.fail("compared with itself"))
    measured = bench.measure(1)
    assert measured["checksums_equal"] is None
    assert table(measured, Texts()).endswith("\nthis core is the interpreted one, so it is compared with nothing")


@pytest.mark.parametrize("locale", locales())
def test_the_table_says_what_was_compared(locale: str) -> None:
    said = {table(found(checksums_equal=equal), Texts(locale)).splitlines()[-1] for equal in (True, False, None)}
    assert len(said) == 3
    lines = table(found(), Texts(locale)).splitlines()
    assert "2,000,000" in lines[3]
    assert " 0.50 " in lines[3]
    assert "C" in lines[1]
    assert "4,000,000" in lines[1]
    assert "4,000,000" not in table(found(yardstick=None), Texts(locale))
