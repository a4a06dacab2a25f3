"""The match at a table, folded from its events, and what may be done at it. No network, no database, no clock."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import ZashikiError
from zashiki.core.message import Message
from zashiki.core.rng import Rng
from zashiki.games import registry
from zashiki.match.match import Match
from zashiki.table.store import Event

if TYPE_CHECKING:
    from zashiki.core.deal import Deal
    from zashiki.core.game import Game


class Refused(ZashikiError):
    """Something that may not be done at a table now."""


@dataclass(frozen=True, slots=True)
class Place:
    """Who sits in a seat: a person (owner of the table), or a computer player by the name of its kind."""

    seat: int
    name: str
    kind: str
    level: str = ""


class Seating:
    """A table as its events have made it. `seq` is the number of events so far."""

    def __init__(self, events: list[Event]) -> None:
        first = events[0].data
        self.owner: str = first["owner"]
        self.seed: str = first["seed"]
        self.places = [Place(**place) for place in first["places"]]
        self.first_options: dict[str, Any] = first["options"]
        self.match = Match(registry.make(first["game"], first["options"]))
        self.practice = False
        self.seq = 1
        self.read_opening = True
        self.own: list[int] = []
        """How many actions of the running deal came before each one that the person decided."""
        for event in events[1:]:
            self.fold(event)

    @property
    def game(self) -> Game:
        """The game with the options in force."""
        return self.match.game

    @property
    def person(self) -> int | None:
        """The seat of the person, None where computer players sit everywhere."""
        return next((place.seat for place in self.places if place.kind == "person"), None)

    def has_opening(self, deal: Deal) -> bool:
        """Whether something was shown or paid as dealt, which people read before play."""
        return bool(self.game.view(deal, None, self.match.totals()).dealt_events())

    def mover(self) -> tuple[int, str] | None:
        """The seat that the server plays for, and by which player: a computer's, or a person's who has no choice and
        tells nothing by it. None where nobody or a person is to act."""
        seat = self.match.to_act
        if seat is None or self.stage != "playing":
            return None
        place = self.places[seat]
        if place.kind == "person":
            return (seat, "") if self.match.view(seat).is_silent() else None
        return seat, place.level

    @property
    def stage(self) -> str:
        """`opening` (what was paid as dealt is to be read), `playing`, `score` (after a deal) or `over` (the match)."""
        deal = self.match.current
        if deal is not None:
            return "playing" if self.read_opening else "opening"
        return "over" if self.match.is_over() else "score"

    # --- what has happened --------------------------------------------------

    def fold(self, event: Event) -> None:
        """Let an event have happened."""
        data = event.data
        if event.kind == "deal":
            number = len(self.match.deals)
            deal = self.game.new_deal(data["start"], data["deal"], number)
            self.match.add_deal(data["start"], deal)
            self.own = []
            self.read_opening = self.person is None or not self.has_opening(deal)
        elif event.kind == "act":
            deal = self.match.deals[-1]
            if data["seat"] == self.person and not data.get("silent"):
                self.own.append(deal.length)
            deal.apply(self.game.parse_action(data["action"]))
        elif event.kind == "read":
            self.read_opening = True
        elif event.kind == "back":
            self.practice = True
            self.own = [length for length in self.own if length < data["length"]]
            self.match.deals[-1] = rewound(self.game, self.match, data["length"])
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
        if self.match.deals and self.match.is_over():
            raise Refused("table-match-over")
        number = len(self.match.deals)
        root = ("table", self.seed)
        start = self.match.next_start() if number else self.game.first_start(Rng(*root, "first start"))
        assert start is not None, "the match is not over"
        deal = self.game.shuffled_deal(start, Rng(*root, number, "shuffle"), number)
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
        for fact in self.game.option_facts():
            if fact.name in ("deals", "rounds") and fact.high is not None:
                value = getattr(self.game.options, fact.name) + 1
                if value <= fact.high:
                    return Event("more", {"option": fact.name, "value": value})
        raise Refused("table-no-more")

    def may_take_back(self, seat: int | None) -> Message | None:
        """None where the seat's last play may be taken back, else why not. It makes the match practice, so that it does
        not matter what has been shown since."""
        if seat is None or self.match.current is None or not self.own:
            return Message("table-nothing-to-take-back")
        if sum(place.kind == "person" for place in self.places) > 1:
            return Message("table-others-play")
        return None

    def take_back(self, seat: int | None) -> Event:
        """The event that undoes the person's last play and what followed.

        Raises: Refused.
        """
        why = self.may_take_back(seat)
        if why is not None:
            raise Refused(why.id, **why.args)
        return Event("back", {"length": self.own[-1]})

    def summary(self) -> dict[str, Any]:
        """What the list of tables says of it."""
        return {
            "options": self.game.changed_options(),
            "seat": self.person,
            "deal": len(self.match.deals) - 1,
            "totals": self.match.totals(),
            "state": {"opening": "playing", "playing": "playing", "score": "between", "over": "over"}[self.stage]
            if self.match.deals
            else "between",
            "practice": self.practice,
            "players": [dataclasses.asdict(place) for place in self.places],
        }


def rewound(game: Game, match: Match, length: int) -> Deal:
    """The last deal of a match as it was after its first `length` actions."""
    old = match.deals[-1]
    deal = game.undealt(match.starts[-1], old.number)
    deal.dealt(old.packed())
    for _, action in old.actions()[:length]:
        deal.apply(action)
    return deal
