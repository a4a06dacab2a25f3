"""The rulebooks, in Markdown: inside the package where it is installed, in a clone beside the sources."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path


@cache
def rulebook(game: str, locale: str = "en") -> str:
    """The rulebook of a game; in English where there is none in the language."""
    names = [f"{game}.{locale}.md", f"{game}.md"]
    folders = [files("zashiki").joinpath("rulebook"), Path(__file__).parents[3] / "rulebook"]
    for name in names:
        for folder in folders:
            if folder.joinpath(name).is_file():
                return folder.joinpath(name).read_text(encoding="utf-8")
    raise LookupError(game)
