"""The rulebook, clause by clause, for whoever asks at the table."""

from __future__ import annotations

import re

from zashiki.texts import rulebooks

HEADING = re.compile(r"^(#{1,6}) +(\d+(?:\.\d+)*)\.? +(.*)$")


def rulebook(game: str) -> str:
    """The rulebook of a game, in Markdown; empty where there is none."""
    try:
        return rulebooks.rulebook(game)
    except LookupError:
        return ""


def clause(game: str, number: str) -> str:
    """The text of a clause such as `4.2`, its heading first; of the section above it where there is no such clause.

    Empty where there is neither.

    A clause is a heading that begins with the number, or a paragraph or list item that does.
    """
    lines = rulebook(game).splitlines()
    start = next((i for i, line in enumerate(lines) if begins(line, number)), None)
    if start is None:
        return clause(game, number.rpartition(".")[0]) if "." in number else ""
    heading = HEADING.match(lines[start])
    end = start + 1
    while end < len(lines):
        other = HEADING.match(lines[end])
        if other and (heading is None or len(other[1]) <= len(heading[1])):
            break
        if heading is None and re.match(r"^\W*\d+(\.\d+)+\W", lines[end]):
            break
        end += 1
    return "\n".join(lines[start:end]).strip()


def begins(line: str, number: str) -> bool:
    """Whether a line begins the clause of that number, as a heading, in bold, or plain."""
    text = line.lstrip("#*- ")
    return text.startswith(number) and not text[len(number) : len(number) + 2].strip("* ").startswith(
        (".", *"0123456789")
    )
