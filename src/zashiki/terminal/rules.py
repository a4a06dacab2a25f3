"""The rulebook, clause by clause, for whoever asks at the table."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

HEADING = re.compile(r"^(#{1,6}) +(\d+(?:\.\d+)*)\.? +(.*)$")


@cache
def rulebook(game: str) -> str:
    """The rulebook of a game, in Markdown: inside the package where it is installed, in a clone beside the sources.

    Empty where there is none.
    """
    inside = files("zashiki").joinpath("rulebook", f"{game}.md")
    if inside.is_file():
        return inside.read_text(encoding="utf-8")
    outside = Path(__file__).parents[3] / "rulebook" / f"{game}.md"
    return outside.read_text(encoding="utf-8") if outside.is_file() else ""


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
