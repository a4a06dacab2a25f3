"""A sitting between one person and computer players that think in this process, without a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.core.rng import Rng
from zashiki.match.sitting import Place, Sitting
from zashiki.players.seats import players_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.game import Game
    from zashiki.core.message import Message
    from zashiki.core.view import View
    from zashiki.match.match import Match


class Session:
    """The person sits at `seat`; the other seats are `names`' players. Chance comes from `seed` alone."""

    def __init__(self, game: Game, seat: int, names: Sequence[str], seed: int, match: Match | None = None) -> None:
        self.seat, self.names, self.seed = seat, list(names), seed
        places = [
            Place(i, name, "person") if i == seat else Place(i, name, "computer", name)
            for i, name in enumerate(self.names)
        ]
        self.sitting = Sitting(game, places, ("zashiki", game.id, seed, 0), match=match, is_lenient=False)
        self.players = players_for([name if i != seat else "random" for i, name in enumerate(self.names)])
        self.told = 0

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.sitting.game

    @property
    def match(self) -> Match:
        """The match so far."""
        return self.sitting.match

    def view(self) -> View:
        """What the person sees."""
        return self.match.view(self.seat)

    def next_deal(self) -> None:
        """Shuffle and deal."""
        self.sitting.fold(self.sitting.next_deal())
        self.told = 0

    def news(self) -> list[Message]:
        """What has happened since this was last asked."""
        events = self.view().events()
        new = events[min(self.told, len(events)) :]
        self.told = len(events)
        return new

    def others_play(self) -> None:
        """Let the computer players act until the person has something to choose, or the deal is over. What was shown as
        dealt has been read by then."""
        if self.sitting.stage == "opening":
            self.sitting.fold(self.sitting.go())
        while (mover := self.sitting.mover()) is not None:
            seat, name = mover
            deal = self.match.deals[-1]
            view = self.match.view(seat)
            if name:
                rng = Rng(*self.sitting.root, deal.number, "player", seat, deal.length)
                self.act(seat, self.players[seat].choose(view, rng))
            elif view.legal is not None:
                self.act(seat, view.legal[0])

    def play(self, action: int) -> None:
        """Play an action of the person's."""
        self.act(self.seat, action)

    def act(self, seat: int, action: int) -> None:
        """Let a seat play an action."""
        self.sitting.fold(self.sitting.act(seat, self.game.format_action(action)))

    def why_no_take_back(self) -> Message | None:
        """None where the person's last play may be taken back, else why not."""
        return self.sitting.why_no_take_back(self.seat)

    def take_back(self) -> None:
        """Undo the last play of the person's and what followed.

        Raises: Refused.
        """
        self.sitting.fold(self.sitting.take_back(self.seat))
        self.told = len(self.view().events())
