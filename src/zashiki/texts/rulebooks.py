"""The rulebooks, in Markdown, out of the games' packages."""

from __future__ import annotations

from functools import cache

from zashiki.core import packages


@cache
def rulebook(game: str, locale: str = "en") -> str:
    """The rulebook of a game; in English where there is none in the language.

    Raises: LookupError where the game brings none.
    """
    folder = packages.folders().get(game)
    for name in (f"rulebook.{locale}.md", "rulebook.md"):
        if folder is not None and folder.joinpath(name).is_file():
            return folder.joinpath(name).read_text(encoding="utf-8")
    raise LookupError(game)
