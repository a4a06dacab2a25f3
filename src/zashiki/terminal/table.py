"""How a game looks in a terminal. The plain table knows no game, so that a new one can be played at once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from rich.text import Text

from zashiki.core import packages
from zashiki.terminal.grid import columns, cut, signed, styled, wrapped
from zashiki.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from typing_extensions import TypeVar

    from zashiki.core.game import Game
    from zashiki.core.line import Line
    from zashiki.core.message import Message
    from zashiki.core.view import View

    ViewT = TypeVar("ViewT", bound=View, default=View)  # a game's own view; `PlainTable` alone draws any
else:
    from typing import TypeVar

    ViewT = TypeVar("ViewT")

IN_WORDS = 16  # plays up to which each is named in words
SHARED = frozenset({"format", "game", "options", "seat", "deal", "start", "to_move", "legal", "totals", "lines"})


class PlainTable(Generic[ViewT]):
    """Draws what a seat sees as lines of text, names its plays and reads what a person types.

    `name` is what a seat is called, `side_name` what a side is (a team, where the game has them).
    """

    SHOWN: ClassVar[frozenset[str]] = frozenset()

    def __init__(
        self, game: Game, texts: Texts, name: Callable[[int], str], side_name: Callable[[int], str] | None = None
    ) -> None:
        self.game, self.texts, self.name = game, texts, name
        self.side_name = side_name or name

    # --- the table ----------------------------------------------------------

    def draw(self, view: ViewT, width: int) -> list[Text]:
        """The table, at most fourteen lines where the game allows it."""
        lines = []
        for key, value in view.as_json().items():
            if key not in SHARED:
                lines.append(cut(Text(f"{key}: {plain(value)}"), width))
        hand = [self.texts.piece(self.game.deck.code(piece)) for piece in view.hand_pieces()]
        return lines[:12] + wrapped(self.texts("table-hand", pieces=", ".join(hand)), width, "bold")[:2]

    def deal_number(self, view: ViewT) -> str:
        """Which deal of the match this is."""
        later = self.game.deals_after(view.number)
        deals = "?" if later is None else view.number + 1 + later
        return self.texts("table-deal-of", deal=view.number + 1, deals=deals)

    def order(self, view: ViewT, width: int) -> Text:
        """Which way play goes, with the seats in order of play from the viewer on."""
        first = view.seat or 0
        names = [self.name((first + i) % self.game.num_seats) for i in range(self.game.num_seats)]
        id = "table-clockwise" if self.game.clockwise else "table-counterclockwise"
        return cut(styled(self.texts(id, names=" → ".join(names)), style="dim"), width)

    def others_first(self, view: ViewT) -> list[int]:
        """The seats in order of play, the viewer's last."""
        first = 0 if view.seat is None else view.seat + 1
        return [(first + i) % self.game.num_seats for i in range(self.game.num_seats)]

    def headed(self, cells: Sequence[Text]) -> list[Text]:
        """The cells of the viewer's hand, the first with a heading before it."""
        head = styled(self.texts("table-your-hand"), style="bold")
        return [Text("").join([head, Text("  "), cell]) if i == 0 else cell for i, cell in enumerate(cells)]

    def mark(self, view: ViewT, seat: int) -> str:
        """Two characters before a name: whose turn it is."""
        return "▶ " if seat == view.to_act else "  "

    def word(self, id: str, **args: Any) -> str:
        """A text of this game."""
        return self.texts(f"{self.game.id}-{id}", **args)

    # --- plays --------------------------------------------------------------

    def ordered(self, view: ViewT) -> list[int]:
        """The legal actions in the order in which they are numbered for a person."""
        return list(view.legal or ())

    def label(self, action: int, view: ViewT) -> Text:
        """A play in words."""
        return Text(self.texts.message(view.describe(action)))

    def choices(self, view: ViewT, width: int, height: int, *, everything: bool = False) -> list[Text]:
        """The plays, numbered: in words where they are few, else as codes, all of them only where asked for."""
        actions = self.ordered(view)
        if len(actions) <= IN_WORDS:
            cells = [Text(f"{i:>2}) ").append_text(self.label(action, view)) for i, action in enumerate(actions, 1)]
            lines = columns(cells, width)
            if everything or len(lines) <= height:
                return lines
        cells = [Text(f"{i:>3}) {self.game.format_action(action)}") for i, action in enumerate(actions, 1)]
        lines = columns(cells, width)
        if everything or len(lines) <= height:
            return lines
        shown = len(cells)
        while shown > 1 and len(columns(cells[:shown], width)) > height - 1:
            shown -= max(1, shown // 8)
        more = styled(self.texts("play-more", number=len(actions) - shown), style="dim")
        return [*columns(cells[:shown], width), more]

    def meant(self, view: ViewT, word: str) -> list[int]:
        """The legal actions that a word may mean: one where it is clear. A number of the list goes before a code."""
        actions = self.ordered(view)
        if re.fullmatch("[0-9]{1,4}", word) and 1 <= int(word) <= len(actions):
            return [actions[int(word) - 1]]
        return self.spelled(view, word.removeprefix("."))

    def spelled(self, view: ViewT, word: str) -> list[int]:
        """The legal actions that a word means when read as a code."""
        wanted = "+".join(word.split()).lower()
        legal = view.legal or ()
        exact = [action for action in legal if self.game.format_action(action) == word]
        return exact or [action for action in legal if self.game.format_action(action).lower() == wanted]

    def refused(self, view: ViewT, word: str, meant: Sequence[int]) -> str:
        """Why a word was not taken: the reason for the pieces it names, else how to answer."""
        for piece in view.hand_pieces():
            if self.game.deck.code(piece).lower() == word.lower():
                why = view.why_not(piece)
                if why is not None:
                    return self.texts.message(why)
                return self.texts("play-which", piece=self.texts.piece(self.game.deck.code(piece)))
        return self.texts("play-not-understood", word=word[:30])

    def why_not(self, view: ViewT, piece: int) -> Message | None:
        """Why a piece in hand may not be used now, or None."""
        return view.why_not(piece)

    # --- beside the table -----------------------------------------------------

    def opening(self, view: ViewT) -> list[str]:
        """What is paid or shown before the first play and should be read first; mostly nothing."""
        return []

    def aid(self, view: ViewT, width: int) -> list[Text]:
        """What beats what, or what counts how much: the help beside the table."""
        return wrapped(self.word("goal"), width)

    def news(self, events: Sequence[Message]) -> list[str]:
        """What has just happened, in sentences; what the table shows anyway may be left out."""
        return self.told(events)

    def told(self, events: Sequence[Message]) -> list[str]:
        """Events in sentences."""
        return [self.texts.message(event) for event in events]

    # --- the score ------------------------------------------------------------

    def score(self, view: ViewT, totals: Sequence[int], width: int) -> list[Text]:
        """The points of the deal as a person reads them, then by side, with the totals of the match."""
        rows = [
            *self.counted(view),
            (self.texts("table-deal"), [signed(n) for n in self.deltas(view)]),
            (self.texts("table-total"), [signed(n) for n in totals]),
        ]
        sheet = self.sheet(rows, width)
        sheet[-1].stylize("bold")
        return [*self.paid(view, width), *self.noted(view, width), *sheet]

    def paid(self, view: ViewT, width: int) -> list[Text]:
        """What was paid, in sentences."""
        return [line for sentence in self.sentences(view) for line in indented(sentence, width)]

    def noted(self, view: ViewT, width: int) -> list[Text]:
        """What did not count, in sentences; `SHOWN` names the notes that a game's own table tells anyway."""
        notes = [note for note in view.notes() if note.id not in self.SHOWN]
        return [line for note in notes for line in indented(self.texts.message(note), width, "italic")]

    def counted(self, view: ViewT) -> list[tuple[str, list[str]]]:
        """Rows of the sheet for what each side counts by itself."""
        return []

    def sentences(self, view: ViewT) -> list[str]:
        """A sentence for each score line, the same one only once for several payers."""
        found: list[str] = []
        payers: dict[str, set[int]] = {}
        for line in view.lines:
            sentence = self.line(line)
            if line.payer is not None and line.payer not in payers.setdefault(sentence, set()):
                payers[sentence].add(line.payer)
                if len(payers[sentence]) > 1:
                    continue
            found.append(sentence)
        return found

    def line(self, line: Line) -> str:
        """A score line in words."""
        return self.texts.message(self.game.line_message(line))

    def deltas(self, view: ViewT) -> list[int]:
        """Points of each side in this deal, from its lines."""
        sums = [0] * self.game.num_sides
        for line in view.lines:
            sums[line.to] += line.points
            if line.payer is not None:
                sums[line.payer] -= line.points
        return sums

    def sheet(self, rows: Sequence[tuple[str, Sequence[str]]], width: int) -> list[Text]:
        """A table of points: a column for each side, a row for each kind of point."""
        names = [self.side_name(side) for side in range(self.game.num_sides)]
        first = max(len(label) for label, _ in rows)
        wide = [max(len(name), *(len(values[i]) for _, values in rows)) + 2 for i, name in enumerate(names)]
        head = styled("  " + " " * first, style="bold")
        for name, cell in zip(names, wide, strict=True):
            head.append(name.rjust(cell))
        lines = [head]
        for label, values in rows:
            line = Text("  " + label.ljust(first))
            for value, cell in zip(values, wide, strict=True):
                line.append(value.rjust(cell))
            lines.append(line)
        return [cut(line, width) for line in lines]


def table_for(
    game: Game, texts: Texts, name: Callable[[int], str], side_name: Callable[[int], str] | None = None
) -> PlainTable:
    """The table of a game: its package's own, or the plain one."""
    own = packages.part(game, "terminal")
    kind: type[PlainTable] = PlainTable if own is None else own.Table
    return kind(game, texts, name, side_name)


def indented(sentence: str, width: int, style: str = "") -> list[Text]:
    """A sentence set in by two columns, what follows its first line by four."""
    return wrapped("  " + sentence, width, style, "    ")


def plain(value: Any) -> str:
    """A value of a written view, without quotes and braces."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(item)}" for key, item in value.items() if item not in (None, [], {}))
    if isinstance(value, list):
        return " ".join(f"({plain(item)})" if isinstance(item, list | dict) else plain(item) for item in value)
    return "–" if value is None else str(value)
