"""A match between one person and computer players, without a screen: what happens, and what may be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zashiki.core.rng import Rng
from zashiki.match.match import Match
from zashiki.players.seats import players_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.game import Game
    from zashiki.core.message import Message
    from zashiki.core.view import View


class Session:
    """The person sits at `seat`; the other seats are `names`' players. Chance comes from `seed` alone."""

    def __init__(self, game: Game, seat: int, names: Sequence[str], seed: int, match: Match | None = None) -> None:
        self.game, self.seat, self.names, self.seed = game, seat, list(names), seed
        self.match = match or Match(game)
        self.players = players_for([name if i != seat else "random" for i, name in enumerate(self.names)])
        self.told = 0
        self.before: list[tuple[Any, View]] = []

    @property
    def root(self) -> tuple[str | int, ...]:
        """What every stream of chance of this match is derived from."""
        return ("zashiki", self.game.id, self.seed, 0)

    def view(self) -> View:
        """What the person sees."""
        return self.match.view(self.seat)

    def next_deal(self) -> None:
        """Shuffle and deal."""
        self.match.shuffle_deal(*self.root)
        self.before.clear()
        self.told = 0

    def news(self) -> list[Message]:
        """What has happened since this was last asked."""
        events = self.view().events()
        new = events[min(self.told, len(events)) :]
        self.told = len(events)
        return new

    def others_play(self) -> None:
        """Let the computer players act until the person is to act, or the deal is over."""
        while self.match.to_act not in (None, self.seat):
            self.other_plays()

    def other_plays(self) -> None:
        """Let one computer player act."""
        deal = self.match.deals[-1]
        seat = deal.to_act
        rng = Rng(*self.root, len(self.match.deals) - 1, "player", seat, deal.length)
        view = self.game.view(deal, seat, self.match.totals())
        deal.apply(self.players[seat].choose(view, rng))

    def play(self, action: int, *, is_choice: bool = True) -> None:
        """Play an action of the person's; what was no choice is taken back together with the choice before it."""
        deal = self.match.deals[-1]
        if is_choice:
            self.before.append((deal.copy(), self.view()))
        deal.apply(action)

    def may_take_back(self) -> str | None:
        """None where the last play may be taken back, else the text id of why not."""
        if not self.before:
            return "play-nothing-to-take-back"
        _, then = self.before[-1]
        return None if self.view().known() == then.known() else "play-something-shown"

    def take_back(self) -> None:
        """Undo the last play of the person's and what followed."""
        deal, _ = self.before.pop()
        self.match.deals[-1] = deal
        self.told = len(self.view().events())
