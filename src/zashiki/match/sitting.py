"""A sitting: a match between a person and computer players, folded from what has happened, and what may happen next.

No network, no database, no clock, no screen: the table server and the terminal hold one each.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Self, TypeAlias

from zashiki.core.errors import ZashikiError
from zashiki.core.message import Message
from zashiki.games import registry
from zashiki.match.event import Event
from zashiki.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game


Stage: TypeAlias = Literal["opening", "playing", "score", "over"]


class Refused(ZashikiError):
    """Something that may not be done now."""


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits in a seat: a person, or a computer player by the name of its kind."""

    seat: int
    name: str
    kind: str
    level: str = ""


class Sitting:
    """A match as its events have made it. `seq` is the number of events so far.

    Chance comes from `root` alone. `is_lenient`: a play may be taken back whatever has been shown since, which makes
    the match practice; else only as long as nothing hidden has been shown.
    """

    def __init__(
        self,
        game: Game,
        places: Sequence[Place],
        root: tuple[str | int, ...],
        *,
        match: Match | None = None,
        is_lenient: bool = True,
    ) -> None:
        self.places, self.root, self.is_lenient = list(places), root, is_lenient
        self.match = match or Match(game)
        self.practice = False
        self.seq = 0
        self.read_opening = True
        self.own: list[Deal] = []
        """The running deal as it was before each action that the person decided."""

    @property
    def game(self) -> Game:
        """The game with the options in force."""
        return self.match.game

    @property
    def person(self) -> int | None:
        """The seat of the person, None where computer players sit everywhere."""
        return next((place.seat for place in self.places if place.kind == "person"), None)

    @property
    def stage(self) -> Stage:
        """`opening` (what was paid as dealt is to be read), `playing`, `score` (after a deal) or `over` (the match)."""
        if self.match.current is not None:
            return "playing" if self.read_opening else "opening"
        return "over" if self.match.is_over() else "score"

    def has_opening(self, deal: Deal) -> bool:
        """Whether something was shown or paid as dealt, which people read before play."""
        return bool(self.game.view(deal, None, self.match.totals()).dealt_events())

    def mover(self) -> tuple[int, str] | None:
        """The seat that is played for by itself, and by which player: a computer's, or, by none (`""`), a person's who
        has no choice and tells nothing by it. None where nobody or a person is to act."""
        seat = self.match.to_act
        if seat is None or self.stage != "playing":
            return None
        place = self.places[seat]
        if place.kind == "person":
            return (seat, "") if self.match.view(seat).is_silent() else None
        return seat, place.level

    # --- what has happened --------------------------------------------------

    def after(self, event: Event) -> Self:
        """The sitting as an event makes it; this one stays as it is."""
        found = copy.copy(self)
        found.match = Match(self.game)
        found.match.starts = self.match.starts[:]
        found.match.deals = self.match.deals[:]
        if self.match.deals:
            found.match.deals[-1] = self.match.deals[-1].copy()
        found.own = self.own[:]
        found.fold(event)
        return found

    def fold(self, event: Event) -> None:
        """Let an event have happened."""
        data = event.data
        if event.kind == "deal":
            deal = self.game.new_deal(data["start"], data["deal"], len(self.match.deals))
            self.match.add_deal(data["start"], deal)
            self.own = []
            self.read_opening = self.person is None or not self.has_opening(deal)
        elif event.kind == "act":
            deal = self.match.deals[-1]
            if data["seat"] == self.person and not data.get("silent"):
                self.own.append(deal.copy())
            deal.apply(self.game.parse_action(data["action"]))
        elif event.kind == "read":
            self.read_opening = True
        elif event.kind == "back":
            self.practice = self.practice or self.is_lenient
            self.match.deals[-1] = next(deal for deal in self.own if deal.length == data["length"]).copy()
            self.own = [deal for deal in self.own if deal.length < data["length"]]
        elif event.kind == "more":
            options = {**self.game.changed_options(), data["option"]: data["value"]}
            self.match.game = registry.make(self.game.id, options)
        self.seq += 1

    # --- what may happen ----------------------------------------------------

    def next_deal(self) -> Event:
        """The event that deals the next deal.

        Raises: Refused where a deal is running or the match is over.
        """
        if self.match.current is not None:
            raise Refused("table-deal-running")
        if self.match.is_over():
            raise Refused("table-match-over")
        start, deal = self.match.drawn_deal(*self.root)
        return Event("deal", {"start": start, "deal": self.game.pieces(deal)})

    def act(self, seat: int | None, code: object) -> Event:
        """The event of a seat's action.

        Raises: Refused; UnknownCode where there is no such action in the game.
        """
        deal = self.match.current
        if deal is None or not self.read_opening:
            raise Refused("table-not-playing")
        if seat is None or seat != deal.to_act:
            raise Refused("table-not-your-turn")
        action = self.game.parse_action(code)
        if not deal.is_legal(action):
            raise Refused("table-illegal", code=str(code))
        written = {"seat": seat, "action": self.game.format_action(action)}
        if seat == self.person and self.match.view(seat).is_silent():
            written["silent"] = True
        return Event("act", written)

    def go(self) -> Event:
        """The event by which a person goes on: past the opening, or to the next deal.

        Raises: Refused.
        """
        if self.stage == "opening":
            return Event("read", {})
        return self.next_deal()

    def more(self) -> Event:
        """The event that lengthens a finished match by a deal.

        Raises: Refused where the match is not over, or its length is not a number of deals.
        """
        if self.stage != "over":
            raise Refused("table-match-running")
        name = self.game.deals_option
        for fact in self.game.option_facts():
            if fact.name == name and fact.high is not None:
                value = getattr(self.game.options, name) + 1
                if value <= fact.high:
                    return Event("more", {"option": name, "value": value})
        raise Refused("table-no-more")

    def why_no_take_back(self, seat: int | None) -> Message | None:
        """None where the seat's last play may be taken back, else why not."""
        if seat is None or self.match.current is None or not self.own:
            return Message("table-nothing-to-take-back")
        if sum(place.kind == "person" for place in self.places) > 1:
            return Message("table-others-play")
        if not self.is_lenient:
            then = self.game.view(self.own[-1], seat, self.match.totals())
            if self.match.view(seat).known() != then.known():
                return Message("play-something-shown")
        return None

    def take_back(self, seat: int | None) -> Event:
        """The event that undoes the person's last play and what followed.

        Raises: Refused.
        """
        why = self.why_no_take_back(seat)
        if why is not None:
            raise Refused(why.id, **why.args)
        return Event("back", {"length": self.own[-1].length})
