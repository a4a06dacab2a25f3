"""What a seat may know of a deal: a small object, built up from what the seat may see, and what one can ask of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from zashiki.core import keys
from zashiki.core.bits import members
from zashiki.core.errors import BadDeal
from zashiki.core.keys import key
from zashiki.core.kinds import (
    ANYTHING,
    BY_SEAT,
    CHOICES,
    COUNT,
    FLAG,
    LINE,
    PIECES,
    SEAT,
    SPECTATOR,
    VIEWER,
    ListOf,
    Maybe,
)
from zashiki.core.message import Message, Seat
from zashiki.core.options import shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game, Start
    from zashiki.core.line import Line
    from zashiki.core.worlds import Worlds

FORMAT = "zashiki-view/1"


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat may know, a value: equal views are equal in content, and have one hash.

    A game's own view adds fields and properties. Those that say of what kind they are (`core/keys.py`) are its keys as
    JSON; a field that says nothing is the game's own, and found again by `restored`.
    """

    game: Game
    seat: int | None = key(VIEWER)
    """Whose view it is, from 0; `"spectator"`, in Python None, for who looks on."""
    number: int = key(COUNT, "deal")
    """The number of the deal in its match, from 0."""
    start: Start = key(ANYTHING, hashed=False)
    """What the deal took over from its match, such as the dealer."""
    to_act: int | None = key(Maybe(SEAT), "to_move")
    """The seat to act; null when the deal is over."""
    legal: tuple[int, ...] | None = key(CHOICES, optional=True)
    """What it may play. Only in the view of the seat to act; missing (in Python None) in every other."""
    totals: tuple[int, ...] = key(BY_SEAT)
    """By side, the points of the finished deals of the match."""
    lines: tuple[Line, ...] = key(ListOf(LINE))
    """The points of this deal so far that may be known, with what they are for."""
    finished: bool = key(FLAG)
    """Whether the deal is over."""
    hand: int = key(PIECES, own=True)
    """The viewer's own pieces still in hand; missing for a spectator."""

    # --- as JSON ------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """The view as written: the shared keys, then the game's own."""
        game = self.game
        found = {"format": FORMAT, "game": game.id, "options": game.all_options()}
        return found | game.forms.writers[type(self), self.finished, self.seat is None](self)

    @classmethod
    def from_json(cls, game: Game, data: Mapping[str, Any]) -> Self:
        """The view of a game that `as_json` wrote.

        Raises: BadDeal, UnknownCode.
        """
        if data.get("finished") not in (False, True):
            raise BadDeal("view-key", game=game.id, key="finished", value=shown(data.get("finished")))
        try:
            found = game.forms.readers[cls, data["finished"], data.get("seat") == SPECTATOR](data)
        except keys.Missing as error:
            raise BadDeal("view-lacks", game=game.id, key=str(error.args[0])) from None
        except keys.Misfit as error:
            raise BadDeal("view-key", game=game.id, key=str(error.args[0]), value=shown(error.args[1])) from None
        more = cls.restored(game, found)
        for k in keys.keys_of(cls):
            if not k.is_field:
                del found[k.attribute]
        return cls(game=game, **found, **more)

    @classmethod
    def restored(cls, game: Game, found: Mapping[str, Any]) -> dict[str, Any]:
        """The fields that are no keys, from the values of the keys (by their names in Python) in a view read back."""
        return {}

    # --- what a game tells of it --------------------------------------------

    @property
    def phase(self) -> str:
        """What is to be done now, in one word; `over` at the end."""
        raise self.lacks("phase")

    @property
    def clause(self) -> str:
        """The clause of the rulebook that matters most now, such as `4.2`."""
        raise self.lacks("clause")

    def why_not_piece(self, piece: int) -> Message | None:
        """Why the seat to act may not use a piece that it holds now, or None where it may."""
        return None

    def why_not_pieces(self, pieces: Sequence[int]) -> Message | None:
        """Why the seat to act may not play some pieces that it holds together now, or None where it may."""
        return self.why_not_piece(pieces[0]) if len(pieces) == 1 else Message("one-piece-at-a-time")

    def describe(self, action: int) -> Message:
        """An action in words, for the person who is about to play it or has seen it played."""
        raise self.lacks("describe")

    def events(self) -> list[Message]:
        """What has happened in the deal so far, as the viewer saw it, oldest first."""
        raise self.lacks("events")

    def dealt_events(self) -> list[Message]:
        """What was shown or paid as dealt, before the first action; people read it before they play."""
        return []

    def notes(self) -> list[Message]:
        """What did not count in a finished deal, or counted otherwise than usual: why, and by whose doing.

        The score lines say what was paid; a sheet says these beside them.
        """
        return []

    def hand_pieces(self) -> list[int]:
        """The viewer's own pieces still in hand, sorted by use."""
        return members(self.hand)

    def known(self) -> tuple[int, ...]:
        """How many pieces of each kind the viewer has seen so far, its own included.

        A play may be taken back as long as this has not grown since.
        """
        raise self.lacks("known")

    def is_silent(self) -> bool:
        """Whether the one action there is tells nobody anything, so that a table may play it for the person."""
        return False

    def worlds(self) -> Worlds:
        """The plan by which whole deals that the view allows are drawn, made once per view."""
        raise self.lacks("worlds")

    def action_pieces(self, action: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The codes of the own pieces an action uses, and of the pieces on the table it takes: how one points at it."""
        deck = self.game.deck
        code = self.game.format_action(action).removeprefix("-")
        verb, sign, rest = code.partition(":")
        if sign and verb not in deck.index:  # a word before the piece, as in discard:P3
            code = rest
        own, _, targets = code.partition(":")
        pieces = tuple(own.split("+"))
        if pieces[0] not in deck.index:
            return (), ()
        return pieces, tuple(targets.split("+")) if targets else ()

    def lacks(self, method: str) -> NotImplementedError:
        """The error where a game has not written what it must."""
        return NotImplementedError(f"{type(self).__name__} does not have the method {method}")

    # --- what follows -------------------------------------------------------

    @property
    def phase_text(self) -> str:
        """Id of the text that says what is to be done now."""
        return f"{self.game.id}-phase-{self.phase}"

    def why_not(self, piece: int) -> Message | None:
        """Why the viewer may not use a piece (its number in deck order) now, or None where it may."""
        return self.why_nothing() or self.why_not_held([piece]) or self.why_not_piece(piece)

    def why_not_set(self, pieces: Sequence[int]) -> Message | None:
        """Why the viewer may not play some pieces together now, or None where it may."""
        return self.why_nothing() or self.why_not_held(pieces) or self.why_not_pieces(pieces)

    def why_nothing(self) -> Message | None:
        """Why the viewer may play nothing at all now: the deal is over, it looks on, or another is to act."""
        if self.to_act is None:
            return Message("why-deal-over")
        if self.seat is None:
            return Message("why-onlooker")
        return None if self.seat == self.to_act else Message("why-not-your-turn", {"seat": Seat(self.to_act)})

    def why_not_held(self, pieces: Sequence[int]) -> Message | None:
        """Which of some pieces the viewer does not hold, copies of one kind alike; None where it holds all."""
        kind_of = self.game.deck.kind_of
        held = [kind_of[piece] for piece in members(self.hand)]
        missing = []
        for piece in pieces:
            if kind_of[piece] in held:
                held.remove(kind_of[piece])
            else:
                missing.append(self.game.deck.code(piece))
        return Message("why-not-held", {"pieces": tuple(dict.fromkeys(missing))}) if missing else None


def head_of(game: Game, deal: Deal, seat: int | None, totals: Sequence[int], start: Start) -> dict[str, Any]:
    """The fields of a view that every game has, but the hand, from a deal: arguments for the view's class."""
    to_act = deal.to_act
    return {
        "game": game,
        "seat": seat,
        "number": deal.number,
        "start": start,
        "to_act": None if to_act < 0 else to_act,
        "legal": tuple(deal.legal_actions()) if seat == to_act else None,
        "totals": tuple(totals) or game.no_points,
        "lines": tuple(game.lines(deal)),
        "finished": to_act < 0,
    }
