"""What a person is shown beside a view: signs on pieces, what beats what, pictures of score lines, what an event was.

A game's `aids.py` says what is its own; the defaults serve any game. The browser draws all this and knows none of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from zashiki.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from zashiki.core.game import Game
    from zashiki.core.line import Line
    from zashiki.core.view import View

PLAY, PASS, TRICK, AFTER, HEAD = "play", "pass", "trick", "after", "head"
GONE, HELD = "gone", "held"


class Sign(NamedTuple):
    """What is printed over a piece: a corner (its month), what it is worth, and its kind, which gives the colour.

    kind: `L` `A` `S` `D` as the kinds of hanafuda cards are coloured, `T` a trump; other decks use the same colours.
    """

    corner: str = ""
    worth: str = ""
    kind: str = ""


class Rung(NamedTuple):
    """A piece of a rank ladder: what stands below it, and whether the viewer has seen it go or holds it."""

    code: str
    worth: str = ""
    mark: str = ""


class Ladder(NamedTuple):
    """What beats what, strongest first: a sentence, and titled rows."""

    about: Message
    rows: tuple[tuple[Message, tuple[Rung, ...]], ...]


class Note(NamedTuple):
    """Something that was shown or paid as dealt, to be read before play: sentences, the first a title, and pieces."""

    says: tuple[Message, ...]
    pieces: tuple[str, ...]


class Spot(NamedTuple):
    """A piece (None: a back) in a picture of 320 by 200: upper left corner, width, turn in degrees."""

    code: str | None
    x: float
    y: float
    width: float
    turn: float = 0


def fan(codes: Sequence[str | None], x: float, y: float, step: float, width: float, bend: float = 0) -> list[Spot]:
    """Pieces side by side; with a bend they are spread like a hand."""
    middle = (len(codes) - 1) / 2
    return [
        Spot(code, x + i * step, y + (i - middle) ** 2 * bend, width, 5 * (i - middle) if bend else 0)
        for i, code in enumerate(codes)
    ]


class Aids:
    """The aids of a game, bound to it as its views are."""

    hand_places: int = 0
    """Pieces for which a hand keeps room while they leave it; 0 where hands are dealt in several sizes."""
    chooses_several: ClassVar[bool] = False
    """Whether a person may choose several pieces for one action."""
    signs_on_table: ClassVar[bool] = True
    """Whether the signs lie over the pieces at the table, for who wants them."""
    event_kinds: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("lead", "play", "show", "put-down", "hidden", "bomb", "played", "drawn", "last"), PLAY),
        "pass": PASS,
        "trick": TRICK,
        "pair": AFTER,
        "over": HEAD,
    }
    """What an event is, by the first words of its name: a play, a pass, the end of a trick, what follows from that, or
    something of weight."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def scene(self) -> list[Spot]:
        """The picture of the game's table, for the list of games."""
        codes = self.game.deck.codes
        hand = [codes[len(codes) * i // 5] for i in range(5)]
        return [*fan([None] * 3, 110, 20, 36, 36), *fan(hand, 66, 120, 38, 40, 2)]

    # --- signs and ranks ----------------------------------------------------

    def signs(self) -> dict[str, Sign]:
        """The signs of the pieces that are the same in every deal."""
        return {}

    def signs_in(self, view: View) -> dict[str, Sign]:
        """The signs that depend on the deal; they stand in place of the others."""
        return {}

    def ladder(self, view: View) -> Ladder | None:
        """What beats what, or None where a game has nothing to say of it."""
        return None

    # --- what has happened --------------------------------------------------

    def event_kind(self, event: Message) -> str:
        """What kind of event a message tells, or "" for none in particular."""
        words = event.id.rpartition("-event-")[2].split("-")
        for n in range(len(words), 0, -1):
            kind = self.event_kinds.get("-".join(words[:n]))
            if kind is not None:
                return kind
        return ""

    def opening(self, view: View) -> list[Note]:
        """What was shown or paid as dealt."""
        return [Note((event,), pieces_of(event)) for event in view.dealt_events()]

    # --- points -------------------------------------------------------------

    def line_pieces(self, line: Line, view: View) -> Sequence[str]:
        """The pieces that a score line is about, for its picture."""
        return ()

    def is_paid_by_each(self, line: Line) -> bool:
        """Whether everybody else pays the same, so that one row of a sheet says it for all."""
        return False

    # --- for the browser's layouts ------------------------------------------

    def layout_facts(self, view: View) -> dict[str, Any]:
        """What the browser layout that the game names draws besides the view, as JSON."""
        return {}


def pieces_of(message: Message) -> tuple[str, ...]:
    """The pieces a message names."""
    return tuple(code for value in message.args.values() if isinstance(value, tuple) for code in value)


def last_round(kinds: Sequence[str], seats: int) -> tuple[int, int]:
    """Where among the events the last trick begins and ends, what followed from it included; the last turns where no
    trick has ended."""
    ends = [i for i, kind in enumerate(kinds) if kind == TRICK]
    if not ends:
        return max(0, len(kinds) - 2 * seats), len(kinds)
    stop = ends[-1] + 1
    while stop < len(kinds) and kinds[stop] == AFTER:
        stop += 1
    before = ends[-2] + 1 if len(ends) > 1 else 0
    return next(i for i in range(before, stop) if kinds[i] in (PLAY, TRICK)), stop
