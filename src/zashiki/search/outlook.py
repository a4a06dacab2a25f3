"""Match sense: what is still to come in a match, and so what the points of this deal are worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zashiki.core.view import View


@dataclass(frozen=True, slots=True)
class Outlook:
    """How a match stands before a deal.

    `totals`: by side; `spread`: standard deviation, in points, of what the later deals still do to the difference of
    two sides, 0 in the last deal; `point_weight`: what a point is worth besides, in chances to win the match.
    """

    totals: tuple[float, ...]
    spread: float
    point_weight: float = 0.0005


def outlook_of(view: View) -> Outlook | None:
    """How the match of a view stands, or None where points are all that matters now."""
    return None
