"""Where an unfinished match waits: one record per game in the user's data folder."""

from __future__ import annotations

import json
import os
import tempfile
from itertools import islice
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

    Raises: FileNotFoundError where there is none, other OSError; BadRecord where it is damaged.
    """
    with saved(game).open("rb") as stream:
        first = list(islice(files.lines(stream), 1))
    if not first:
        raise BadRecord("file-no-records")
    data = files.parse(first[0])
    match = records.read(data)
    if match.game.id != game:
        raise BadRecord("play-save-of", game=match.game.id)
    return match, data


def why_not_kept(game: str) -> OSError | None:
    """What would go wrong if a match were saved now, or None."""
    folder = saved(game).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error


def forget(game: str) -> None:
    """Remove a match that has been played to its end."""
    saved(game).unlink(missing_ok=True)
