"""What a player is: it is handed a view and a generator, and answers with an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from zashiki.core.errors import Message
    from zashiki.core.rng import Rng
    from zashiki.core.view import View


class Player(Protocol):
    """Plays any seat. It never sees more than the view it is handed."""

    def choose(self, view: View, rng: Rng) -> int:
        """The id of the action it plays for the seat of the view, one of `view.legal`."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a player thinks of one action. None where it does not estimate.

    `points`: expected score of the seat (of its team) in this deal; `win`: chance 0–1 of the deal's highest score;
    `share`: part 0–1 of the simulations; `deviation`: standard error of `points`.
    """

    action: int
    points: float | None = None
    win: float | None = None
    share: float | None = None
    deviation: float | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player would do, best first, and one sentence why from the facts it found."""

    estimates: tuple[Estimate, ...]
    why: Message


class Adviser(Player, Protocol):
    """A player that can say what it thinks."""

    def advise(self, view: View, rng: Rng) -> Advice:
        """Its estimates of every legal action, best first."""
