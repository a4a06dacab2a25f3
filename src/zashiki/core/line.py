"""A score line: one fact of a deal that moves points."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

HEAD = ("rule", "from", "to", "points")
"""The keys of every line as written; those after them are its rule's own."""


@dataclass(frozen=True, slots=True)
class Line:
    """One point-giving fact of a deal: a transfer between two sides, or one side's own score (`payer` None)."""

    rule: str
    payer: int | None
    to: int
    points: int
    keys: Mapping[str, int] = field(default_factory=dict, hash=False)

    def as_json(self) -> dict[str, Any]:
        """The line as it stands in a record."""
        if self.payer is None:
            return {"rule": self.rule, "to": self.to, "points": self.points, **self.keys}
        return {"rule": self.rule, "from": self.payer, "to": self.to, "points": self.points, **self.keys}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Line:
        """The line that was written."""
        keys = {key: value for key, value in data.items() if key not in HEAD}
        return cls(data["rule"], data.get("from"), data["to"], data["points"], keys)
