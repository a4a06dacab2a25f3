"""The table of Shou Ba Yi: cards by rank alone, the play to beat, who is out, and last cards that lie face down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from rich.text import Text

from zashiki.core.bits import members
from zashiki.core.message import Seat
from zashiki.decks.french import RANKS
from zashiki.games.shou_ba_yi import plays
from zashiki.terminal.grid import columns, cut, flowed, styled, wrapped
from zashiki.terminal.table import PlainTable, indented

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.games.shou_ba_yi.view import ShouBaYiView

JOKER_STYLES = {plays.LITTLE: "bold", plays.BIG: "bold red"}
ORDER = (
    plays.SINGLE,
    plays.PAIR,
    plays.THREE_ONE,
    plays.FOUR_TWO,
    plays.THREE_PAIRS,
    plays.DRAGON,
    plays.BOMB,
    plays.PASSING,
)
"""The kinds as they are listed."""
WITH_ADDED = (plays.THREE_ONE, plays.FOUR_TWO)
IN_WORDS = 12


class Table(PlainTable["ShouBaYiView"]):
    """手把一 in a terminal."""

    SHOWN = frozenset({"shou-ba-yi-note-last-card"})

    def rank(self, rank: int) -> str:
        """A rank as cards show it."""
        return "10" if RANKS[rank] == "T" else RANKS[rank]

    def cards(self, action: int) -> str:
        """The cards of a play by rank, the added ones after a plus."""
        code = plays.CODES[action]
        if code in ("x", "X"):
            return f"{code} ({self.texts.piece(code)})"
        main, plus, added = code.partition("+")
        parts = [" ".join(self.rank(RANKS.index(letter)) for letter in part) for part in (main, added) if part]
        return " + ".join(parts) if plus else parts[0]

    # --- the table ------------------------------------------------------------

    def draw(self, view: ShouBaYiView, width: int) -> list[Text]:
        lines = [self.order(view, width)]
        latest = self.latest(view)
        lines += [self.seat(view, seat, latest.get(seat), width) for seat in self.others_first(view)]
        lines.append(self.to_beat(view, width))
        if view.seat is not None:
            lines += self.hand(view, width)
        return lines

    def deal_number(self, view: ShouBaYiView) -> str:
        return self.word("table-deal", deal=view.number + 1, target=self.game.options.target)

    def latest(self, view: ShouBaYiView) -> dict[int, int]:
        """What each seat has done last in the trick on the table."""
        tricks = view.tricks()
        if view.best is None or not tricks:
            return {}
        return dict(tricks[-1][0])

    def seat(self, view: ShouBaYiView, seat: int, action: int | None, width: int) -> Text:
        """A seat: its number of cards and what it has done in this trick."""
        line = Text(self.mark(view, seat))
        line.append(f"{self.name(seat):<5}", style="bold reverse" if seat == view.to_act else "bold")
        count = view.hand_sizes[seat]
        line.append(f" {self.word('table-cards', number=count):<9}")
        line.append(" ▒ " + self.word("table-face-down"), style="bold yellow") if count == 1 else None
        if action == plays.PASS:
            line.append("  " + self.word("table-passed"), style="dim")
        elif action is not None:
            line.append("  " + self.cards(action), style="bold" if seat == view.owner else "")
            line.append("  ★ " + self.word("table-to-be-beaten") if seat == view.owner else "", style="bold yellow")
        return cut(line, width)

    def to_beat(self, view: ShouBaYiView, width: int) -> Text:
        """The play on the table by its kind, or that there is none."""
        if view.finished:
            return Text()
        if view.best is None or view.owner is None:
            return cut(Text(self.word("table-lead", seat=Seat(cast("int", view.to_act)))), width)
        kind = self.kind(plays.KINDS[view.best], plays.SIZES[view.best])
        line = Text(self.word("table-to-beat", seat=Seat(view.owner), kind=kind) + " ")
        return cut(line.append(self.cards(view.best), style="bold"), width)

    def kind(self, kind: int, size: int) -> str:
        """The name of a kind of play."""
        return self.word("table-kind", kind=plays.KIND_NAMES[kind], number=size)

    def hand(self, view: ShouBaYiView, width: int) -> list[Text]:
        """The viewer's cards by rank, equal ones together."""
        cells = []
        for rank, count in enumerate(plays.rank_counts(members(view.hand))):
            if count:
                text = " ".join([self.rank(rank)] * count)
                if rank in plays.JOKERS:
                    text += f" ({self.texts.piece(RANKS[rank])})"
                cells.append(styled(text, style=JOKER_STYLES.get(rank, "bold cyan" if count > 1 else "")))
        return flowed(self.headed(cells), width, " │ ", "  ")

    # --- plays ----------------------------------------------------------------

    def ordered(self, view: ShouBaYiView) -> list[int]:
        """By kind, passing last."""
        return sorted(view.legal or (), key=lambda action: (ORDER.index(plays.KINDS[action]), action))

    def label(self, action: int, view: ShouBaYiView) -> Text:
        kind = plays.KINDS[action]
        name = self.kind(kind, plays.SIZES[action])
        return Text(name) if kind == plays.PASSING else Text(f"{name} {self.cards(action)}")

    def choices(self, view: ShouBaYiView, width: int, height: int, *, everything: bool = False) -> list[Text]:
        """A line for each kind of play; threes and fours with what may be added only where all are asked for."""
        actions = self.ordered(view)
        if len(actions) <= IN_WORDS:
            return PlainTable.choices(self, view, width, height, everything=everything)
        lines = []
        for kind in ORDER:
            group = [(i, action) for i, action in enumerate(actions, 1) if plays.KINDS[action] == kind]
            if group:
                lines += self.group(kind, group, width, everything=everything)
        lines += wrapped(self.word("table-type-cards"), width, "dim")
        if len(lines) > height and not everything:
            more = styled(self.texts("play-more", number=len(actions)), style="dim")
            lines = [*lines[: height - 1], more]
        return lines

    def group(self, kind: int, group: Sequence[tuple[int, int]], width: int, *, everything: bool) -> list[Text]:
        """The plays of one kind after its name."""
        if kind == plays.PASSING:
            return [Text(f"{group[0][0]:>3}) {self.kind(kind, 0)}")]
        head = styled(self.word("table-kinds", kind=plays.KIND_NAMES[kind]), style="bold")
        if kind in WITH_ADDED and len(group) > 4 and not everything:
            ranges: dict[int, list[int]] = {}
            for number, action in group:
                ranges.setdefault(plays.KEYS[action], []).append(number)
            size = 3 if kind == plays.THREE_ONE else 4
            cells = [
                Text(f"{numbers[0]}–{numbers[-1]}) {' '.join([self.rank(key)] * size)} + …")
                for key, numbers in ranges.items()
            ]
        else:
            cells = [Text(f"{number}) {self.cards(action)}") for number, action in group]
        if everything:
            return [head, *columns(cells, width)]
        return flowed([head, *cells], width, "  ", "    ")

    def counts(self, word: str) -> tuple[int, ...] | None:
        """The ranks that a word names, counted; x is the Little Joker and X the big one."""
        letters = re.sub(r"[\s+,.]+", "", word).replace("10", "T")
        letters = "".join(letter if letter in "xX" else letter.upper() for letter in letters)
        if not letters or any(letter not in RANKS for letter in letters):
            return None
        return plays.counted([RANKS.index(letter) for letter in letters])

    def spelled(self, view: ShouBaYiView, word: str) -> list[int]:
        """Cards by rank in any order; `p` or `pass` passes."""
        legal = view.legal or ()
        if word.lower() in ("p", "pass"):
            return [action for action in legal if action == plays.PASS]
        counts = self.counts(word)
        action = plays.BY_COUNTS.get(counts) if counts is not None else None
        return [action] if action is not None and action in legal else []

    def refused(self, view: ShouBaYiView, word: str, meant: Sequence[int]) -> str:
        """Why these cards may not be played together."""
        counts = self.counts(word)
        if counts is None:
            return self.word("table-not-understood", word=word[:30])
        held = members(view.hand)
        pieces: list[int] = []
        for rank, number in enumerate(counts):
            some = [piece for piece in held if plays.rank_of(piece) == rank][:number]
            if len(some) < number:
                return self.word("table-not-held", number=number, rank=self.rank(rank))
            pieces += some
        why = view.why_not_set(pieces)
        return self.texts.message(why) if why is not None else self.word("table-not-understood", word=word[:30])

    # --- beside the table -------------------------------------------------------

    def aid(self, view: ShouBaYiView, width: int) -> list[Text]:
        """The kinds of play, the last-card rule, and what has not been seen yet."""
        lines = wrapped(self.word("goal"), width)
        for topic in ("order", "kinds", "hole", "typing"):
            lines += wrapped(self.word(f"table-aid-{topic}"), width)
        cells = [styled(self.word("table-unseen"), style="bold")]
        cells += [Text(f"{self.rank(rank)} ×{number}") for rank, number in enumerate(view.unseen) if number]
        return [*lines, *flowed(cells, width, "  ", "  ")]

    # --- the score --------------------------------------------------------------

    def paid(self, view: ShouBaYiView, width: int) -> list[Text]:
        """What each loser held, and what that cost."""
        lines = []
        for seat, hand in enumerate(view.left()):
            held = " ".join(self.rank(plays.rank_of(piece)) for piece in members(hand))
            if not held:
                lines += indented(self.word("table-went-out", seat=Seat(seat)), width, "bold")
                continue
            points = sum(line.points for line in view.lines if line.payer == seat)
            number = len(members(hand))
            lines += indented(self.word("table-left", seat=Seat(seat), held=held, number=number, points=points), width)
        return lines
