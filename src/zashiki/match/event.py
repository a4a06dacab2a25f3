"""An event: something that happened at a sitting. What has happened is a list of them, only ever added to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a sitting: its kind, and what it says as JSON. docs/protocol.md lists the kinds."""

    kind: str
    data: dict[str, Any]
