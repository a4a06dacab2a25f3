"""What `--help` and wrong arguments say, in every language."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import zashiki
from zashiki.cli import COMMANDS, parser
from zashiki.texts import Texts, locales

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Result

SOURCES = Path(zashiki.__file__).parent / "commands"


def commands(locale: str) -> dict[str, argparse.ArgumentParser]:
    """The parsers of all commands."""
    actions = parser(texts=Texts(locale))._actions
    found = next(action.choices for action in actions if isinstance(action, argparse._SubParsersAction))
    return dict(found)


@pytest.mark.parametrize("locale", locales())
def test_every_argument_is_explained_in_every_language(locale: str) -> None:
    found = commands(locale)
    assert list(found) == list(COMMANDS)
    for name, command in found.items():
        assert all(action.help for action in command._actions), name
        text = command.format_help()
        assert "{ " not in text
        assert "None" not in text


@pytest.mark.parametrize("locale", [locale for locale in locales() if locale != "en"])
def test_nothing_is_explained_in_english_elsewhere(locale: str) -> None:
    english, other = commands("en"), commands(locale)
    for name in english:
        pairs = zip(english[name]._actions, other[name]._actions, strict=True)
        assert not [action.dest for action, same in pairs if action.help == same.help], name
        assert not re.search(r"\b(usage|options|arguments|show this|the|with)\b", other[name].format_help()), name


def test_no_help_stands_in_the_code() -> None:
    assert [file.name for file in SOURCES.glob("*.py") if re.search(r"\bhelp=f?\"", file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["view"], "mancano questi argomenti: FILE, --seat (vedi zashiki view --help)"),
        (["replay", "a", "b"], "argomenti sconosciuti: b (vedi zashiki --help)"),
        (["bench", "--rounds"], "argomento --rounds: serve un argomento (vedi zashiki bench --help)"),
        (["bench", "--json=x"], "argomento --json: argomento di troppo: 'x' (vedi zashiki bench --help)"),
        (
            ["simulate", "tien-gow", "--matches", "0"],
            "argomento --matches: '0' non è un numero intero da 1 a 2147483647 (vedi zashiki simulate --help)",
        ),
        (
            ["arena", "tien-gow", "--agents", "random", "--until", "soon"],
            "argomento --until: 'soon' non è una confidenza da 50 a 99.99 per cento (vedi zashiki arena --help)",
        ),
        (["draw", "zz", "-o", "x"], "non c’è nessun pezzo 'zz'"),
    ],
)
def test_wrong_arguments_are_told_in_the_language_asked_for(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    if words[-1] != "--rounds":
        assert run(*words, "--locale", "it").refused() == said
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run(*words).refused() == said
    assert run(*words[:1], *["--locale=en"], *words[1:]).refused() != said


def test_the_help_itself(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("--help").out.startswith("usage: zashiki [-h]")
    for game in zashiki.game_ids():
        assert game in run("simulate", "--help").out
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run("--help").out.startswith("uso: zashiki [-h]")
    assert "Senza un comando" in run("--help").out
