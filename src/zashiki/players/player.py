"""What a player is: it is handed a view and a generator, and answers with an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from zashiki.core.message import Message

if TYPE_CHECKING:
    from zashiki.core.rng import Rng
    from zashiki.core.view import View


class Player(Protocol):
    """Plays any seat. It never sees more than the view it is handed."""

    def choose(self, view: View, rng: Rng) -> int:
        """The id of the action it plays for the seat of the view, one of `view.legal`."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a player thinks of one action. None where it does not estimate.

    `points`: expected score of the seat (of its team) in this deal; `win`: chance 0–1 that its side wins the deal;
    `share`: part 0–1 of the simulations; `deviation`: standard error of `points`; `match`: where the match was played
    for, the chance 0–1 to win it, a narrow lead at its end counted softly.
    """

    action: int
    points: float | None = None
    win: float | None = None
    share: float | None = None
    deviation: float | None = None
    match: float | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player would do, best first, and one sentence why from the facts it found."""

    estimates: tuple[Estimate, ...]
    why: Message


def advice_of(player: Player, name: str, view: View, rng: Rng) -> Advice:
    """What a player thinks, by its method `advise(view, rng) -> Advice`.

    One without says what it would play, and no more; `name`, as in `registry.make`, tells its kind.
    """
    advise = getattr(player, "advise", None)
    if advise is not None:
        found: Advice = advise(view, rng)
        return found
    best = player.choose(view, rng)
    order = [best, *(action for action in view.legal or () if action != best)]
    kind = name.partition(":")[0]
    reason = f"hint-why-{kind}" if kind in ("random", "greedy") else "hint-why-program"
    return Advice(tuple(Estimate(action) for action in order), Message(reason))
