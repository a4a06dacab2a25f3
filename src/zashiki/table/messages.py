"""Every message between a table's server and a page, declared once.

From these follow the validation of what a page sends, `schemas/protocol.json`, `docs/http.md` and
`web/src/lib/protocol.ts` (`scripts/protocol.py` writes them). What the server sends is checked by mypy where it is
made, and by the tests on the wire.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from typing_extensions import TypeAliasType, TypedDict

from zashiki.match.sitting import Refused

Seat = Annotated[int, Field(ge=0, le=7)]
Code = Annotated[str, Field(pattern="^[0-9A-Za-z]{1,4}$", description="A piece code.")]
ActionCode = Annotated[str, Field(pattern="^[!-~]{1,40}$", description="An action code.")]
Seq = Annotated[int, Field(ge=0, description="Number of events of the table.")]
Count = Annotated[int, Field(ge=0)]
TableId = Annotated[str, Field(pattern="^[0-9a-f]{32}$")]
GameId = Annotated[str, Field(pattern="^[a-z0-9-]{1,40}$")]
TextId = Annotated[str, Field(pattern="^[a-z][A-Za-z0-9-]*$")]
Chance = Annotated[float, Field(ge=0, le=1)]

OPEN = ConfigDict(extra="allow")
"""Of an object with further keys."""


# --- what is said -----------------------------------------------------------


class NamedSeat(TypedDict):
    """A seat that a text has the name of."""

    seat: Seat


class NamedSide(TypedDict):
    """A seat or team, whom points are counted for, that a text has the name of."""

    side: Seat


class Say(TypedDict):
    """A text of the Fluent files and its arguments."""

    id: TextId
    args: dict[str, Value]


ArgumentOf = str | int | float | list[str] | NamedSeat | NamedSide | Say
Value = TypeAliasType("Value", ArgumentOf)
EventKind = TypeAliasType("EventKind", Literal["", "play", "pass", "trick", "after", "head"])


class Told(TypedDict):
    """A text, and what kind of event it tells."""

    id: TextId
    args: dict[str, Value]
    kind: EventKind


# --- the state --------------------------------------------------------------

Stage = TypeAliasType("Stage", Literal["opening", "playing", "score", "over"])
Kind = Literal["person", "computer"]
Options = dict[str, str | int | bool]

Line = TypedDict("Line", {"rule": str, "from": NotRequired[Seat], "to": Seat, "points": int})
Line.__doc__ = "A score line; further keys are those of its rule."
Line.__pydantic_config__ = OPEN  # type: ignore[attr-defined]


class Player(TypedDict):
    """Who sits in a seat."""

    seat: Seat
    name: str
    kind: Kind
    level: Literal["", "random", "greedy", "level1", "level2", "level3", "level4", "level5"]


class Action(TypedDict):
    """Something the seat can do now."""

    action: ActionCode
    say: Say
    pieces: Annotated[list[Code], Field(description="Own pieces by which it is chosen.")]
    targets: Annotated[list[Code], Field(description="Pieces on the table that it takes.")]
    covered: Annotated[bool, Field(description="Whether the pieces go face down.")]


class Sheet(TypedDict):
    """The score sheet of a finished deal."""

    lines: list[Line]
    notes: Annotated[list[Say], Field(description="What did not count, why, and by whose doing.")]
    scores: list[int]
    won: Annotated[list[Seat], Field(description="The sides that have won the deal.", min_length=1)]
    totals: list[int]
    winners: Annotated[list[Seat] | None, Field(description="The sides that have won, once the match is over.")]
    deals: Annotated[list[list[int]], Field(description="Scores by deal, in the order played.")]


class View(TypedDict):
    """What a seat may know; the keys every view has, and those of its game. See the schema of views."""

    __pydantic_config__ = OPEN  # type: ignore[misc]

    format: Literal["zashiki-view/1"]
    game: GameId
    options: Options
    seat: Seat | Literal["spectator"]
    deal: Count
    start: dict[str, Any]
    to_move: Seat | None
    legal: NotRequired[list[ActionCode]]
    totals: list[int]
    lines: list[Line]
    finished: bool


Sign = TypeAliasType("Sign", Annotated[tuple[str, str, str], Field(description="Corner, worth and kind of a piece.")])
Signs = TypeAliasType("Signs", dict[str, Sign])
Mark = Literal["", "gone", "held"]


class LadderRow(TypedDict):
    """One row of a rank ladder: pieces with what stands below them and their mark."""

    title: Say
    pieces: list[tuple[str, str, Mark]]


class Ladder(TypedDict):
    """What beats what, strongest first."""

    about: Say
    rows: list[LadderRow]


Row = TypedDict("Row", {"say": Say, "note": str, "from": list[Seat], "to": Seat, "points": int, "pieces": list[Code]})
Row.__doc__ = "Points of a deal as a sheet says them: `from` pay `points` each, or it is an own score."


class Note(TypedDict):
    """Something that was shown or paid as dealt."""

    says: list[Say]
    pieces: list[Code]


class Aids(TypedDict):
    """What is drawn beside the view."""

    signs: Signs
    ladder: Ladder | None
    last: Annotated[tuple[Count, Count], Field(description="Where the last trick, or turns, begin and end in events.")]
    rows: list[Row]
    opening: list[Note]
    layout: Annotated[dict[str, Any], Field(description="What the browser layout of the game needs besides.")]


class Seen(TypedDict):
    """The part of a state that follows from a view."""

    view: View
    phase: Say
    clause: Annotated[str, Field(pattern=r"^\d+(\.\d+)*$")]
    events: list[Told]
    aids: Aids
    hand: list[Code]
    actions: list[Action]
    blocked: dict[Code, Say]


class State(Seen):
    """The whole table as a seat may know it."""

    type: Literal["state"]
    v: Literal[1]
    seq: Seq
    table: TableId
    you: Seat | None
    game: GameId
    players: list[Player]
    sides: list[Seat]
    practice: bool
    stage: Stage
    sheet: Sheet | None
    may_take_back: Say | None


# --- the other messages of the server ---------------------------------------


class Answer(TypedDict):
    """What selected pieces can be played as, and what is against it."""

    type: Literal["answer"]
    pieces: list[str]
    actions: list[ActionCode]
    say: Say | None


class Hint(TypedDict):
    """What a good player would do."""

    type: Literal["hint"]
    seq: Seq
    action: ActionCode
    say: Say
    points: float | None
    win: Chance | None


class Refusal(TypedDict):
    """Why something was not done."""

    type: Literal["error"]
    id: Annotated[str, Field(pattern="^[a-z][a-z0-9-]*$")]
    say: Say
    seq: Seq


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


Incoming = TypeAliasType("Incoming", State | Answer | Hint | Refusal | Pong)


# --- the messages of a page -------------------------------------------------


class Act(TypedDict):
    """Play."""

    type: Literal["act"]
    seq: Seq
    action: ActionCode


class Go(TypedDict):
    """Go on after something that was to be read."""

    type: Literal["go"]
    seq: Seq


class More(TypedDict):
    """Lengthen a finished match by a deal."""

    type: Literal["more"]
    seq: Seq


class Back(TypedDict):
    """Take the last own play back."""

    type: Literal["back"]
    seq: Seq


class Ask(TypedDict):
    """Ask what own pieces could be played as."""

    type: Literal["ask"]
    pieces: Annotated[list[str], Field(max_length=32)]


class AskHint(TypedDict):
    """Ask for a hint."""

    type: Literal["hint"]


class Ping(TypedDict):
    """Ask whether the server is there."""

    type: Literal["ping"]


Outgoing = TypeAliasType("Outgoing", Act | Go | More | Back | Ask | AskHint | Ping)


# --- over HTTP --------------------------------------------------------------


class OptionFact(TypedDict):
    """What an option of a game takes."""

    name: str
    kind: Literal["number", "switch", "choice"]
    default: str | int | bool
    low: int | None
    high: int | None
    choices: list[str]


Spot = TypeAliasType(
    "Spot",
    Annotated[
        tuple[str | None, float, float, float, float],
        Field(description="A piece (null: a back) in a picture of 320 by 200: code, x, y, width, turn."),
    ],
)


class GameFact(TypedDict):
    """What a page knows of a game; its words are texts."""

    id: GameId
    seats: int
    least_seats: int
    most_seats: int
    teams: list[str]
    clockwise: bool
    deck: str
    pieces: list[str]
    ratio: float
    layout: str
    hand_places: int
    chooses_several: bool
    length: Annotated[str | None, Field(description="The option that says a match's length.")]
    signs: Signs
    scene: list[Spot]
    options: list[OptionFact]


class TableFact(TypedDict):
    """A table in the list of tables."""

    table: TableId
    game: GameId
    changed: Annotated[float, Field(description="Seconds since 1970.")]
    options: Options
    seat: Seat | None
    deal: int
    totals: list[int]
    winners: Annotated[list[Seat] | None, Field(description="The sides that have won, once the match is over.")]
    state: Literal["playing", "between", "over"]
    practice: bool
    players: list[Player]


class Order(TypedDict):
    """A table to be set up."""

    game: GameId
    options: NotRequired[Options]
    level: NotRequired[int | str]
    seat: NotRequired[Seat | None]


class Again(TypedDict):
    """A match to be played again."""

    options: NotRequired[Options]


class Made(TypedDict):
    """A table that was set up."""

    table: TableId
    seat: Seat | None


class Forgotten(TypedDict):
    """How many tables are no more."""

    forgotten: Count


class Rulebook(TypedDict):
    """A rulebook as HTML, and its clauses."""

    html: str
    clauses: list[str]


class Failure(TypedDict):
    """Why a request was not answered."""

    error: str
    say: Say


# --- reading ----------------------------------------------------------------

READERS: dict[str, TypeAdapter[Any]] = {
    "act": TypeAdapter(Act),
    "go": TypeAdapter(Go),
    "more": TypeAdapter(More),
    "back": TypeAdapter(Back),
    "ask": TypeAdapter(Ask),
    "hint": TypeAdapter(AskHint),
    "ping": TypeAdapter(Ping),
}


def read(data: dict[str, Any]) -> dict[str, Any]:
    """What a page has sent, as it is declared; keys that the message has not are left out.

    Raises: Refused.
    """
    kind = data.get("type")
    reader = READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise Refused("table-unknown-message", kind=str(kind)[:20])
    try:
        found: dict[str, Any] = reader.validate_python(data, strict=True)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False)[0]["loc"][0]
        if wrong == "seq":  # none is older than any
            return {"type": kind, "seq": -1}
        if wrong == "action":
            raise Refused("unknown-action", code=str(data.get("action"))[:40]) from None
        raise Refused("table-bad-message") from None
    return found
