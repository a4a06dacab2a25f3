"""What fishing games with calls share around their deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from zashiki.core.aids import Aids, Note
from zashiki.core.message import Message
from zashiki.games.fishing.aids import FishingAids
from zashiki.games.fishing.calling import CallingDeal
from zashiki.games.fishing.calling_view import CallingView
from zashiki.games.fishing.cards import FIRST_CALL
from zashiki.games.fishing.game import FishingGame
from zashiki.games.fishing.view import fields_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.game import Game

DealT = TypeVar("DealT", bound=CallingDeal, covariant=True)
ViewT = TypeVar("ViewT", bound=CallingView, covariant=True)


class CallingAids(FishingAids):
    """Cards have no points by themselves: what the sets of each pile are worth, and who has gone on."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, FishingGame)
        self.hand_places = game.shape.hand

    def opening(self, view: Any) -> list[Note]:
        return Aids.opening(self, view)

    def layout_facts(self, view: Any) -> dict[str, Any]:
        return {
            "meter": Message(f"{self.game.id}-meter"),
            "label": Message("table-sets"),
            "points": list(view.points),
            "said": [view.said(seat) for seat in range(view.num_seats)],
        }


class CallingGame(FishingGame[DealT, ViewT]):
    """A fishing game in which a seat stops or goes on; it names its two `calls`, going on before stopping."""

    num_actions: ClassVar[int] = FIRST_CALL + 2
    aids_type: ClassVar[type[Aids]] = CallingAids

    def seen_by(self, deal: DealT, seat: int | None, totals: Sequence[int]) -> ViewT:  # type: ignore[misc]
        head = fields_of(self, deal, seat, totals, {"dealer": deal.dealer})
        made: Any = self.view_type
        found: ViewT = made(**head, shown=deal.shown())
        return found
