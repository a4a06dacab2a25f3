"""Numbers from outside are written in ASCII digits; others are words like any other."""

from __future__ import annotations

import pytest

import zashiki
from zashiki.cli import main
from zashiki.commands.words import whole
from zashiki.core.errors import BadOption, UnknownPlayer
from zashiki.players import registry

OTHERS = ["٣", "３", "²", "৩", "1٣", "+3", " 3", "3_0", "0x3", "1e1", ""]


@pytest.mark.parametrize("word", OTHERS)
def test_other_digits_are_no_numbers(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    for fact in zashiki.game("tien-gow").option_facts():
        if fact.kind == "number":
            assert fact.parse("3") == 3
            with pytest.raises(BadOption):
                fact.parse(word)
    with pytest.raises(BadOption):
        whole(0)(word)
    with pytest.raises(UnknownPlayer):
        registry.make(f"search:sims={word}")
    assert main(["simulate", "tien-gow", "--option", f"deals={word}", "--matches", "1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    with pytest.raises(SystemExit):
        main(["simulate", "tien-gow", "--seed", word])
