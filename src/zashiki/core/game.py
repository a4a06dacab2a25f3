"""What every game tells of itself, and what it does around its deals: options, starts, pieces, codes, views, lines."""

from __future__ import annotations

import dataclasses
import re
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, cast

from zashiki.core import options as option_fields
from zashiki.core.aids import Aids
from zashiki.core.errors import BadDeal, IllegalAction, UnknownCode, ZashikiError
from zashiki.core.forms import forms_of
from zashiki.core.line import Line
from zashiki.core.message import Message, Seat, Side
from zashiki.core.view import FORMAT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from typing_extensions import TypeVar

    from zashiki.core.deal import Deal
    from zashiki.core.deck import Deck
    from zashiki.core.forms import Forms
    from zashiki.core.message import Argument
    from zashiki.core.rng import Rng
    from zashiki.core.view import View
    from zashiki.core.worlds import Worlds

Start = dict[str, Any]
"""What a deal takes over from its match, as in the record: `{"dealer": 0, "burdens": [100, 110, 120]}`."""

Pieces = dict[str, Any]
"""A deal as dealt, as in the record: `{"hands": [[code, …], …], …}`."""

if TYPE_CHECKING:
    # Covariant, so that each game is a `Game`; what takes a deal takes one of the game's own.
    DealT = TypeVar("DealT", bound=Deal, covariant=True, default=Deal)
    ViewT = TypeVar("ViewT", bound=View, covariant=True, default=View)
else:
    from typing import TypeVar

    DealT, ViewT = TypeVar("DealT", covariant=True), TypeVar("ViewT", covariant=True)

ABSENT = -1
NOT_IN_ID = re.compile(r"[^A-Za-z0-9]+")
MAX_KNOWN_LINES = 4096  # lines that a game remembers, since views name the same ones over and over


class Game(Generic[DealT, ViewT]):
    """A game bound to its options. Two of the same id and options are equal.

    `class Kura(Game[KuraDeal, KuraView])` has deals and views of these classes; `Game` alone has any.
    """

    id: ClassVar[str]
    deck: ClassVar[Deck]
    options_type: ClassVar[type]
    view_type: ClassVar[type[View]]
    rules: ClassVar[tuple[str, ...]]
    """Score-line rules; the core writes their indices."""
    line_keys: ClassVar[tuple[str, ...]] = ()
    """Names of a line's further keys, at most four; a value of −1 means that the line does not have it."""
    line_sides: ClassVar[frozenset[str]] = frozenset()
    """Those of them that name a side, as `from` and `to` do."""
    num_actions: ClassVar[int]
    clockwise: ClassVar[bool]
    """Whether the next to play sits on the left."""
    team_names: ClassVar[tuple[str, ...]] = ()
    deals_option: ClassVar[str] = ""
    """The option that says how many deals a match has, where one does."""
    target_option: ClassVar[str] = ""
    """The option that says with which total a match ends, where one does."""
    listed: ClassVar[int] = 100
    """Where the game stands in lists: lowest first, then by id."""
    aids_type: ClassVar[type[Aids]] = Aids
    """What people are shown beside its views."""
    browser_layout: ClassVar[str] = ""
    """The layout of its table in the browser, by name; without one the table is drawn from the view."""

    def __init__(self, values: Mapping[str, object] | None = None) -> None:
        self.options: Any = option_fields.make(self.options_type, values or {})
        self._action_ids: dict[str, int] = {}
        self._codes: list[str | None] = [None] * self.num_actions
        self._lines: dict[tuple[int, ...], Line] = {}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Game) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.id, self.options))

    def __repr__(self) -> str:
        written = "".join(f", {name}={value!r}" for name, value in self.changed_options().items())
        return f"zashiki.game({self.id!r}{written})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dataclasses.asdict(self.options),)

    def lacks(self, method: str) -> NotImplementedError:
        """The error where a game has not written what it must."""
        return NotImplementedError(f"{type(self).__name__} does not have the method {method}")

    # --- facts --------------------------------------------------------------

    @cached_property
    def aids(self) -> Aids:
        """What people are shown beside its views."""
        return self.aids_type(self)

    @classmethod
    def option_facts(cls) -> tuple[option_fields.OptionFact, ...]:
        """What each option takes, in the order of the rulebook."""
        return option_fields.facts(cls.options_type)

    @cached_property
    def forms(self) -> Forms:
        """How its views are written and read."""
        return forms_of(self)

    @cached_property
    def option_values(self) -> dict[str, Any]:
        """Every option with its value, made once."""
        return dataclasses.asdict(self.options)

    def all_options(self) -> dict[str, Any]:
        """Every option with its value."""
        return self.option_values.copy()

    def changed_options(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        return {
            f.name: getattr(self.options, f.name)
            for f in self.option_facts()
            if getattr(self.options, f.name) != f.default
        }

    @property
    def num_seats(self) -> int:
        """Seats at the table."""
        raise self.lacks("num_seats")

    @property
    def num_sides(self) -> int:
        """Whom points are counted for: seats, or teams where the game has them."""
        return len(self.team_names) or self.num_seats

    @cached_property
    def no_points(self) -> tuple[int, ...]:
        """The totals before the first deal."""
        return (0,) * self.num_sides

    def side_of(self, seat: int) -> int:
        """The side whose points are a seat's."""
        return seat % self.num_sides

    # --- deals --------------------------------------------------------------

    def undealt(self, start: Start, number: int) -> DealT:
        """A deal of the right class and options that is still to be dealt."""
        raise self.lacks("undealt")

    def first_start(self, rng: Rng) -> Start:
        """What the first deal of a match takes over when the program deals it."""
        return self.check_start({})

    def check_start(self, written: Mapping[str, Any]) -> Start:
        """The start of a first deal, completed from what a record writes of it.

        Raises: BadDeal where such a start cannot be.
        """
        raise self.lacks("check_start")

    def next_start(self, starts: Sequence[Start], deals: Sequence[DealT]) -> Start | None:
        """What the deal after these finished ones takes over, or None where the match is over."""
        raise self.lacks("next_start")

    def start_after(self, starts: Sequence[Start], deals: Sequence[DealT], totals: Sequence[int]) -> Start | None:
        """`next_start` where the totals are known: a game that looks at them need not sum them up after every deal."""
        return self.next_start(starts, deals)

    def deals_after(self, number: int) -> int | None:
        """Deals that follow deal `number` of a match, or None where only the totals decide."""
        return getattr(self.options, self.deals_option) - number - 1 if self.deals_option else None

    def match_target(self) -> int | None:
        """The total that ends a match, or None where none does."""
        return getattr(self.options, self.target_option) if self.target_option else None

    def shuffled_deal(self, start: Start, rng: Rng, number: int = 0) -> DealT:
        """A deal from a shuffled pack; misdeals are shuffled again from the same stream."""
        deal = self.undealt(start, number)
        deal.shuffled(rng)
        return deal

    def new_deal(self, start: Start, pieces: object, number: int = 0) -> DealT:
        """A deal from pieces as a record writes them.

        Raises: BadDeal or UnknownCode where these pieces cannot be a deal.
        """
        deal = self.undealt(start, number)
        deal.dealt(self.pack_of(start, pieces, number))
        if deal.misdealt():
            raise BadDeal("deal-misdeal")
        return deal

    def pack_of(self, start: Start, pieces: object, number: int) -> list[int]:
        """The pack, in the order of dealing, that gives these pieces.

        Raises: BadDeal or UnknownCode.
        """
        raise self.lacks("pack_of")

    def pieces(self, deal: DealT) -> Pieces:  # type: ignore[misc]
        """The deal as dealt, for a record."""
        raise self.lacks("pieces")

    def lines(self, deal: Deal) -> list[Line]:
        """Every point of the deal so far; they add up to its scores."""
        known = self._lines
        if len(known) > MAX_KNOWN_LINES:
            known.clear()
        found = []
        for raw in deal.raw_lines():
            line = known.get(raw)
            if line is None:
                line = known[raw] = self.line(*raw)
            found.append(line)
        return found

    def line(self, rule: int, payer: int, to: int, points: int, *keys: int) -> Line:
        """A line as the core wrote it, in names."""
        named = {name: value for name, value in zip(self.line_keys, keys, strict=False) if value != ABSENT}
        return Line(self.rules[rule], None if payer < 0 else payer, to, points, named)

    def scores(self, deal: Deal) -> list[int]:
        """Points of each side so far; final when the deal is over."""
        return deal.scores()[: self.num_sides]

    # --- who has won --------------------------------------------------------

    def deal_winners(self, deal: Deal) -> list[int]:
        """The sides that have won a finished deal, ascending: as its rules say, else the highest score, ties shared."""
        seat = deal.winner()
        return highest(self.scores(deal)) if seat < 0 else [self.side_of(seat)]

    def winners(self, deals: Sequence[Deal]) -> list[int]:
        """The sides that have won a match of these deals, ascending: the highest total, ties shared."""
        if self.is_won_by_deal():
            return self.deal_winners(deals[-1])
        return highest([sum(points) for points in zip(*map(self.scores, deals), strict=True)])

    def is_won_by_deal(self) -> bool:
        """Whether the match is a single deal, and who has won that has won the match, whatever the points say."""
        return False

    def handed_on(self) -> Sequence[float]:
        """What a seat's place in the next deal (`Deal.next_place`) is worth, in points of this game.

        The lead, the bank, the next burden: measured by `benchmarks/strength/handed_on.py`. Empty where a deal hands
        nothing on that depends on how it was played.
        """
        return ()

    # --- codes --------------------------------------------------------------

    def format_action(self, action: int) -> str:
        """The code of an action id.

        Raises: TypeError, IndexError where the game has no such action.
        """
        if not isinstance(action, int):
            raise TypeError(f"The id of an action is a whole number, not {action!r:.40}.")
        if not 0 <= action < self.num_actions:
            raise IndexError(
                f"There is no action {action!r:.20}: {self.id} has those from 0 to {self.num_actions - 1}."
            )
        code = self._codes[action]
        if code is None:
            code = self._codes[action] = self.action_code(action)
        return code

    def action_code(self, action: int) -> str:
        """The code of an action id, made anew; `format_action` remembers it."""
        raise self.lacks("action_code")

    def parse_action(self, code: object) -> int:
        """The id of an action code.

        Raises: UnknownCode where the game has no such action; there is one spelling only.
        """
        action = self._action_ids.get(code) if isinstance(code, str) else None
        if action is None:
            action = self.read_action(code) if isinstance(code, str) and len(code) <= 40 and code.isascii() else None
            if action is None or self.format_action(action) != code:
                raise UnknownCode("unknown-action", code=str(code)[:40], game=self.id)
            self._action_ids[str(code)] = action
        return action

    def read_action(self, code: str) -> int | None:
        """The id of a code, or None; other spellings may be let through, `parse_action` refuses them."""
        raise self.lacks("read_action")

    def play(self, deal: Deal, code: object) -> None:
        """Play an action by its code.

        Raises: UnknownCode; IllegalAction where the seat to act may not play it now.
        """
        action = self.parse_action(code)
        if deal.to_act < 0:
            raise IllegalAction("deal-over")
        if not deal.is_legal(action):
            raise IllegalAction("illegal-action", code=str(code), seat=Seat(deal.to_act))
        deal.apply(action)

    # --- what a person or player sees ---------------------------------------

    def view(self, deal: Deal, seat: int | None, totals: Sequence[int] = ()) -> ViewT:
        """What a seat (None: a spectator) may know of a deal; `totals` are those of the finished deals before it.

        Raises: IndexError where the table has no such seat.
        """
        if seat is not None and not 0 <= seat < self.num_seats:
            raise IndexError(f"There is no seat {seat!r:.40} at a table of {self.num_seats}.")
        return self.seen_by(cast("DealT", deal), seat, totals)

    def seen_by(self, deal: DealT, seat: int | None, totals: Sequence[int]) -> ViewT:  # type: ignore[misc]
        """The view of a seat that there is, for `view`."""
        raise self.lacks("seen_by")

    def view_from_json(self, data: Mapping[str, Any]) -> ViewT:
        """The view that `View.as_json` wrote.

        Raises: ZashikiError where it is none of this game with these options.
        """
        try:
            for key, value in (("format", FORMAT), ("game", self.id), ("options", self.option_values)):
                if data[key] != value:
                    raise BadDeal("view-of-another", game=self.id, key=key)
            return cast("ViewT", self.view_type.from_json(self, data))
        except ZashikiError:
            raise
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise BadDeal("view-broken", game=self.id, why=f"{type(error).__name__} {error}"[:80]) from None

    def worlds(self, view: View) -> Worlds:
        """The plan by which whole deals that a view allows are drawn, made once per view."""
        return view.worlds()

    def why_not(self, view: View, piece: int) -> Message | None:
        """Why the seat of a view may not use a piece (its number in deck order) now, or None where it may."""
        return view.why_not(piece)

    def is_covered(self, action: int) -> bool:
        """Whether an action lays its pieces face down: its code begins with a minus."""
        return self.format_action(action).startswith("-")

    def alike(self, code: str) -> str:
        """What a piece counts as when it is chosen: pieces that count as the same may stand for one another."""
        return code

    def line_message(self, line: Line) -> Message:
        """A score line in words."""
        args: dict[str, Argument] = {"to": Side(line.to), "points": line.points}
        if line.payer is not None:
            args["from"] = Side(line.payer)
        for name, value in line.keys.items():
            args[name] = Side(value) if name in self.line_sides else value
        return Message(f"{self.id}-line-{NOT_IN_ID.sub('-', line.rule)}", args)


def highest(points: Sequence[int]) -> list[int]:
    """The places of the highest number, ascending."""
    best = max(points)
    return [place for place, number in enumerate(points) if number == best]
