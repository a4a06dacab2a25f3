"""What `--help` and wrong arguments say, in the language of whoever asks: argparse's own words too."""

from __future__ import annotations

import argparse
import os
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from zashiki.texts import Texts, locales, preferred, text_id

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

OWN_WORDS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-arguments",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "invalid choice: %(value)s (choose from %(choices)s)": "argparse-choice",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-most",
    "expected at least one argument": "argparse-least",
    "ignored explicit argument %r": "argparse-explicit",
}
"""What argparse says, and our ids; whatever else it may say stays English."""


def texts_for(words: Sequence[str]) -> Texts:
    """The texts that a command line asks for, before it is parsed."""
    asked = preferred(os.environ)
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        name, sign, value = word.partition("=")
        if name == "--locale":
            asked = value if sign else following
    return Texts(asked if asked in locales() else preferred(os.environ))


def speak(texts: Texts) -> None:
    """Let argparse say its own words in a language; it asks for them one by one, by the functions of gettext."""

    def translated(message: str) -> str:
        id = OWN_WORDS.get(message)
        return message if id is None else texts(id) + " " * message.endswith(" ")

    vars(argparse)["_"] = translated


def explain(command: argparse.ArgumentParser, name: str, texts: Texts, values: Mapping[str, Any]) -> None:
    """Give each argument of a command its help: the text `help-<command>-<argument>`, or `help-<argument>`."""
    for action in command._actions:
        dest = text_id(action.dest)
        for id in (f"help-{name}-{dest}", f"help-{dest}"):
            if dest != "help" and texts.has(id):
                action.help = texts(id, default=str(action.default), **values).replace("%", "%%")
                break
