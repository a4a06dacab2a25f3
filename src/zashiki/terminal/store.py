"""Where an unfinished match waits: one record per game in the user's data folder."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from zashiki.core.errors import BadRecord
from zashiki.match import files
from zashiki.match import record as records

if TYPE_CHECKING:
    from pathlib import Path

    from zashiki.match.match import Match


def saved(game: str) -> Path:
    """The file of a game's unfinished match."""
    return user_data_path("zashiki", appauthor=False) / f"{game}.jsonl"


def save(match: Match, extra: dict[str, Any]) -> Path:
    """Write a match, whole or not at all.

    Raises: OSError.
    """
    path = saved(match.game.id)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps({**records.write(match), **extra}) + "\n", encoding="utf-8")
    os.replace(draft, path)
    return path


def load(game: str) -> tuple[Match, dict[str, Any]]:
    """The unfinished match of a game and what was written beside it.

    Raises: BadRecord where there is none, or it cannot be read.
    """
    try:
        with saved(game).open("rb") as stream:
            line = next(files.lines(stream), None)
    except OSError:
        raise BadRecord("play-nothing-saved", game=game) from None
    data = files.parse(line)
    match = records.read(data)
    if match.game.id != game:
        raise BadRecord("play-nothing-saved", game=game)
    return match, data


def forget(game: str) -> None:
    """Remove a match that has been played to its end."""
    saved(game).unlink(missing_ok=True)
