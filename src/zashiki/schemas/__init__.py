"""JSON Schemas (draft 2020-12) of what the product writes and takes: `record`, `view`, and `protocol`, the messages of
a table. They say what is well formed; whether a record is right, `zashiki replay` says."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

NAMES = ("record", "view", "protocol")


@cache
def schema(name: str) -> dict[str, Any]:
    """A schema by name.

    Raises: LookupError where there is none.
    """
    if name not in NAMES:
        raise LookupError(name)
    found: dict[str, Any] = json.loads(files(__name__).joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return found
