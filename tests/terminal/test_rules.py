"""The clause that matters now, out of the rulebook."""

from __future__ import annotations

import pytest
from seated import game_id
from test_tables import sitting, turns

from zashiki.terminal import rules

__all__ = ["game_id"]  # a fixture

BOOK = """# A game

## 4 Play

### 4.1 Sets

A set.

**4.1.1** *One.* The first.

* an item

**4.1.2** The second.

### 4.10 Late

- 4.10.1 In a list.

## 5 Score
"""


@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("4.1.1", "**4.1.1** *One.* The first.\n\n* an item"),
        ("4.1.2", "**4.1.2** The second."),
        ("4.10", "### 4.10 Late\n\n- 4.10.1 In a list."),
        ("4.10.1", "- 4.10.1 In a list."),
        ("4.10.7", "### 4.10 Late\n\n- 4.10.1 In a list."),
        ("5", "## 5 Score"),
        ("6", ""),
    ],
)
def test_clauses_begin_and_end(monkeypatch: pytest.MonkeyPatch, number: str, text: str) -> None:
    monkeypatch.setattr(rules, "rulebook", lambda game: BOOK)
    assert rules.clause("any", number) == text


def test_a_game_without_a_rulebook() -> None:
    assert rules.rulebook("no-such-game") == ""
    assert rules.clause("no-such-game", "4.2") == ""


def test_every_position_has_its_clause(game_id: str) -> None:
    play = sitting(game_id, 0, 6)
    numbers = {view.clause for view, _ in turns(play, 6)} | {play.session.view().clause}
    for number in numbers:
        assert rules.clause(game_id, number).lstrip("#* ").startswith(number)
