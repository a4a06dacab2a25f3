"""The six courts of a suit, by rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.drawing.unsun.dragons import dragon
from zashiki.drawing.unsun.luck import luck
from zashiki.drawing.unsun.maids import maid
from zashiki.drawing.unsun.officials import official
from zashiki.drawing.unsun.riders import rider
from zashiki.drawing.unsun.warriors import warrior

if TYPE_CHECKING:
    from collections.abc import Callable

COURTS: dict[str, Callable[[str], str]] = {
    "Su": official,
    "Un": luck,
    "So": maid,
    "Ro": dragon,
    "Re": warrior,
    "Ka": rider,
}
DARK = ("Su", "Un")


def court(suit: str, rank: str) -> str:
    """The figure of a court, without ground, border and corners."""
    return COURTS[rank](suit)
