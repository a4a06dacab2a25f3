"""A match: the deals of one sitting, one after the other, with what each takes over from those before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zashiki.core.errors import BadDeal
from zashiki.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game, Start
    from zashiki.core.view import View


class Match:
    """Deals so far, the last of which may be unfinished. It knows the game; the game knows deals."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.starts: list[Start] = []
        self.deals: list[Deal] = []
        self._summed = [0] * game.num_sides  # totals of the first `_counted` deals, the last of which was `_last`
        self._counted = 0
        self._last: Deal | None = None

    @property
    def current(self) -> Deal | None:
        """The deal being played, or None between deals and after the match."""
        return self.deals[-1] if self.deals and self.deals[-1].to_act >= 0 else None

    @property
    def finished(self) -> list[Deal]:
        """The deals that have been played to the end."""
        return self.deals if self.current is None else self.deals[:-1]

    @property
    def to_act(self) -> int | None:
        """The seat to act, None between deals and after the match."""
        deal = self.current
        return None if deal is None else deal.to_act

    def next_start(self) -> Start | None:
        """What the next deal takes over, or None where the match is over. Between deals only, not before the first."""
        if not self.deals:
            raise BadDeal("match-no-deal")
        return self.game.start_after(self.starts, self.deals, self.totals())

    def is_over(self) -> bool:
        """Whether the last deal of the match has been played to the end."""
        return bool(self.deals) and self.current is None and self.next_start() is None

    def scores(self) -> list[list[int]]:
        """Scores by side of each finished deal."""
        return [self.game.scores(deal) for deal in self.finished]

    def totals(self) -> list[int]:
        """Sums by side over the finished deals."""
        finished = len(self.deals) - (self.current is not None)
        if self._counted > finished or (self._counted and self.deals[self._counted - 1] is not self._last):
            self._counted, self._summed = 0, [0] * self.game.num_sides  # a deal was taken back
        for deal in self.deals[self._counted : finished]:
            self._summed = [sum(points) for points in zip(self._summed, self.game.scores(deal), strict=True)]
            self._counted, self._last = self._counted + 1, deal
        return list(self._summed)

    def winners(self) -> list[int] | None:
        """The sides that have won the match, ascending; None until it is over."""
        return self.game.winners(self.deals) if self.is_over() else None

    def add_deal(self, start: Start, deal: Deal) -> None:
        """Begin the next deal. Its start is the caller's to get right: `next_start`, or any for a first deal."""
        self.starts.append(start)
        self.deals.append(deal)

    def start_written(self, written: Mapping[str, Any]) -> Start:
        """The start of the next deal, completed from what a record writes of it.

        Raises: BadDeal where the match is over, or what is written is not what follows.
        """
        if not self.deals:
            return self.game.check_start(written)
        follows = self.next_start()
        if follows is None:
            raise BadDeal("deal-after-match")
        for key, value in follows.items():
            if key in written and not same(written[key], value):
                raise BadDeal("start-not-what-follows", key=key)
        return follows

    def drawn_deal(self, *seed: str | int) -> tuple[Start, Deal]:
        """The next deal from a shuffled pack, and what it takes over, not added yet; the same seed gives the same deal.

        Raises: BadDeal where the match is over.
        """
        number = len(self.deals)
        if self.deals:
            start = self.next_start()
            if start is None:
                raise BadDeal("deal-after-match")
        else:
            start = self.game.first_start(Rng(*seed, "first start"))
        return start, self.game.shuffled_deal(start, Rng(*seed, number, "shuffle"), number)

    def shuffle_deal(self, *seed: str | int) -> Deal:
        """Shuffle, deal and add the next deal; the same seed gives the same deal.

        Raises: BadDeal where the match is over.
        """
        start, deal = self.drawn_deal(*seed)
        self.add_deal(start, deal)
        return deal

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know now: of the deal being played, or of the last one, lying open.

        Raises: BadDeal where nothing has been dealt yet.
        """
        if not self.deals:
            raise BadDeal("match-no-deal")
        return self.game.view(self.deals[-1], seat, self.totals())


def same(written: object, value: object) -> bool:
    """Whether a value of a record is the one expected, types included: `true` is not 1, 1.0 is not 1."""
    if type(written) is not type(value):
        return False
    if isinstance(written, list) and isinstance(value, list):
        return len(written) == len(value) and all(same(a, b) for a, b in zip(written, value, strict=True))
    return written == value
