"""The table of Tien Gow: columns, the best set, tiles put down as covered, and the settlement by its factors."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from rich.text import Text

from zashiki.core.message import Message, Seat
from zashiki.games.tien_gow import sets
from zashiki.games.tien_gow.sets import best_of
from zashiki.terminal.grid import columns, cut, flowed, joined, styled, wrapped
from zashiki.terminal.table import PlainTable, indented

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from zashiki.core.line import Line
    from zashiki.games.tien_gow.view import TienGowView

LETTERS = "abcdefgj"  # of the tiles in hand; h is the key for help
CIVIL, MILITARY = "red", "cyan"


class Table(PlainTable["TienGowView"]):
    """天九 in a terminal: civil tiles stand in square brackets, military ones in round ones."""

    SHOWN = frozenset({"tien-gow-note-even"})

    def tile(self, kind: int) -> Text:
        """A tile by its pips."""
        pips = ":".join(self.game.deck.codes[kind])
        return styled(f"[{pips}]", style=CIVIL) if kind < sets.NUM_CIVIL else styled(f"({pips})", style=MILITARY)

    def tiles(self, kinds: Iterable[int]) -> Text:
        """Several tiles."""
        return Text("").join([self.tile(kind) for kind in kinds])

    def tile_name(self, kind: int) -> str:
        """The name of a tile without its pips."""
        return self.texts.piece(self.game.deck.codes[kind]).rpartition(" ")[0]

    # --- the table ------------------------------------------------------------

    def draw(self, view: TienGowView, width: int) -> list[Text]:
        number = len(view.tricks) + 1
        last = "yes" if view.width == view.num_left or (not view.width and view.num_left == 1) else "no"
        status = styled(self.word("table-trick", number=number, width=view.width, last=last), style="bold")
        lines = [self.order(view, width), cut(status, width)]
        lines += [self.seat(view, seat, width) for seat in self.others_first(view)]
        lines += self.best(view, width)
        lines += self.last_trick(view, width)
        if view.seat is not None:
            mine = [kinds for seat, action in view.plays if seat == view.seat for kinds in self.put_down(action)]
            if mine:
                line = styled(self.word("table-you-put-down") + " ", style="dim")
                lines.append(cut(line.append_text(self.tiles(mine)), width))
            if not view.finished and view.columns[view.seat] == 0 and view.num_left <= 4:
                lines += wrapped(self.word("table-no-column"), width, "italic")
            lines += self.hand(view, width)
        return lines

    def put_down(self, action: int) -> tuple[int, ...]:
        """The tiles of an action that lie face down and are known."""
        return sets.TILES[action] if action >= sets.FIRST_COVER else ()

    def seat(self, view: TienGowView, seat: int, width: int) -> Text:
        """A seat: what it is, its columns, its tiles in hand, its play to this trick."""
        line = Text(self.mark(view, seat))
        line.append(f"{self.name(seat):<5}", style="bold reverse" if seat == view.to_act else "bold")
        banker = self.word("table-banker") if seat == view.banker else ""
        line.append(f" {banker:<6}", style="yellow")
        count = view.columns[seat]
        line.append(" " + "▮" * count + "▯" * max(0, 4 - count), style="green")
        line.append(" " * max(0, 4 - count) if count > 4 else "")
        line.append(" " + self.word("table-columns", number=count).ljust(10))
        line.append(
            self.word("table-tiles", number=0 if view.finished else view.num_in_hand(seat)).ljust(9), style="dim"
        )
        for player, action in view.trick:
            if player == seat:
                is_best = (player, action) == best_of(view.trick)
                line.append(" ")
                line.append_text(self.shown(view, action))
                line.append("  ★ " + self.word("table-best") if is_best else "", style="bold yellow")
        return cut(line, width)

    def shown(self, view: TienGowView, action: int) -> Text:
        """A play: a set, tiles of one's own put down, or covered tiles."""
        if 0 <= action < sets.FIRST_COVER:
            return self.tiles(sets.TILES[action])
        if action < 0:
            return styled("[▒▒]" * -action, style="dim")
        return styled("▒", style="dim").append_text(self.tiles(sets.TILES[action])).append("▒")

    def best(self, view: TienGowView, width: int) -> list[Text]:
        """The set to beat, by its kind."""
        if not view.trick:
            return []
        owner, action = best_of(view.trick)
        best = sets.SETS[action]
        names = self.texts.listed(list(dict.fromkeys(self.tile_name(kind) for kind in best.tiles)))
        line = Text(self.word("table-to-beat", seat=Seat(owner), kind=best.kind) + " ")
        return [cut(line.append_text(self.tiles(best.tiles)).append(f" {names}"), width)]

    def last_trick(self, view: TienGowView, width: int) -> list[Text]:
        """The trick before."""
        if not view.tricks:
            return []
        plays = view.tricks[-1]
        winner, action = best_of(plays)
        cells = [styled(self.word("table-last-trick", number=len(view.tricks)), style="dim")]
        for seat, action_of_seat in plays:
            cell = styled(self.name(seat) + " ", style="bold underline" if seat == winner else "dim")
            cells.append(cell.append_text(self.shown(view, action_of_seat)))
        cells.append(styled(self.word("table-won", seat=Seat(winner), number=len(sets.TILES[action])), style="bold"))
        return flowed(cells, width, "  ", "  ")

    def hand(self, view: TienGowView, width: int) -> list[Text]:
        """The viewer's tiles with their letters, and their names below."""
        if not view.tiles:
            return []
        names = [self.tile_name(kind) for kind in view.tiles]
        widths = [max(7, len(name)) for name in names]
        top = [styled(f"{LETTERS[i]} ", style="bold").append_text(self.tile(kind)) for i, kind in enumerate(view.tiles)]
        below = [styled(name, style="dim") for name in names]
        head = styled(self.texts("table-your-hand"), style="bold")
        if sum(widths) + len(widths) - 1 > width:
            return [head, *columns(top, width), cut(styled(", ".join(names), style="dim"), width)]
        return [head, joined(top, widths, 1), joined(below, widths, 1)]

    # --- plays ----------------------------------------------------------------

    def choices(self, view: TienGowView, width: int, height: int, *, everything: bool = False) -> list[Text]:
        """Sets to lead or show in words; of many ways to put tiles down only how to say it."""
        actions = self.ordered(view)
        shown = [action for action in actions if action < sets.FIRST_COVER]
        hidden = len(actions) - len(shown)
        if everything or hidden <= 8:
            return PlainTable.choices(self, view, width, height, everything=everything)
        cells = [Text(f"{i:>2}) ").append_text(self.label(action, view)) for i, action in enumerate(shown, 1)]
        size = view.width
        if not shown:
            return wrapped(
                self.word("table-put-down-only", number=size, letters=LETTERS[:size], last=len(actions)), width
            )
        text = self.word("table-put-down", number=size, letters=LETTERS[:size], first=len(shown) + 1, last=len(actions))
        return columns(cells, width) + wrapped(text, width)

    def label(self, action: int, view: TienGowView) -> Text:
        """A play in words, with the tiles as they look."""
        kinds = sets.TILES[action]
        if action >= sets.FIRST_COVER:
            verb = self.word("table-verb-down")
        else:
            verb = self.word("table-verb-show" if view.trick else "table-verb-lead")
        label = Text(verb + " ").append_text(self.tiles(kinds))
        if len(kinds) == 1:
            return label.append(" " + self.tile_name(kinds[0]))
        kind = self.word("kind", kind=sets.SETS[action].kind) if action < sets.FIRST_COVER else ""
        return label.append(f" {kind}" if kind else "")

    def spelled(self, view: TienGowView, word: str) -> list[int]:
        """Tiles by their letters or by their pips, in any order; a minus in front puts them down, a plus shows them."""
        match = re.fullmatch(r"([-+]?)\s*(.+)", word.lower())
        kinds = self.chosen(view, match[2]) if match else None
        if match is None or kinds is None:
            return []
        found = [
            ids[kinds] for ids in (sets.SHOW_ID, sets.COVER_ID) if kinds in ids and ids[kinds] in (view.legal or ())
        ]
        if match[1]:
            return [action for action in found if (action >= sets.FIRST_COVER) == (match[1] == "-")]
        return found

    def chosen(self, view: TienGowView, word: str) -> tuple[int, ...] | None:
        """The kinds of the tiles that a word names."""
        held = LETTERS[: len(view.tiles)]
        if word and set(word.replace(" ", "")) <= set(held) and len(set(word)) == len(word):
            return tuple(sorted(view.tiles[held.index(letter)] for letter in word.replace(" ", "")))
        kinds = []
        for pips in re.split(r"[+\s]+", word):
            code = "".join(sorted(re.sub("[^1-6]", "", pips), reverse=True))
            if code not in self.game.deck.index:
                return None
            kinds.append(self.game.deck.index[code])
        return tuple(sorted(kinds))

    def refused(self, view: TienGowView, word: str, meant: Sequence[int]) -> str:
        """Both ways where tiles may be shown or put down; else why these tiles may not be shown."""
        if len(meant) > 1:
            return self.word("table-both", word=word)
        match = re.fullmatch(r"([-+]?)\s*(.+)", word.lower())
        kinds = self.chosen(view, match[2]) if match else None
        if match is None or kinds is None or len(kinds) > 8:
            return self.word("table-not-understood", word=word[:30])
        if match[1] == "-":
            if not view.trick:
                return self.word("table-leader-shows")
            if len(kinds) != view.width:
                return self.texts("tien-gow-why-number", number=view.width, chosen=len(kinds))
        first = self.game.deck.first_piece
        pieces = [first[kind] + kinds[:i].count(kind) for i, kind in enumerate(kinds)]
        if any(kinds.count(kind) > self.game.deck.copies[kind] for kind in kinds):
            return self.word("table-not-understood", word=word[:30])
        why = view.why_not_set(pieces)
        return self.texts.message(why) if why is not None else self.word("table-not-understood", word=word[:30])

    def why_not(self, view: TienGowView, piece: int) -> Message | None:
        """Also why a tile may not be shown, though it may be put down: by itself, or in any set that could be."""
        why = view.why_not(piece)
        if why is None and view.width == 1:
            return view.why_not_set([piece])
        if why is None and not any(
            action < sets.FIRST_COVER and self.game.deck.kind_of[piece] in sets.TILES[action]
            for action in view.legal or ()
        ):
            return Message("tien-gow-table-face-down")
        return why

    # --- beside the table -------------------------------------------------------

    def aid(self, view: TienGowView, width: int) -> list[Text]:
        """The ranks of both suits, the families, and the settlement."""
        lines = wrapped(self.word("goal"), width)
        for word, kinds in (("table-civil", range(11)), ("table-military", range(11, 21))):
            cells = [styled(self.word(word), style="bold")]
            cells += [self.tile(kind).append(f" {self.tile_name(kind)}") for kind in kinds]
            lines += flowed(cells, width, "  ", "  ")
        lines += wrapped(self.word("table-sets"), width)
        for place, (civil, *military) in enumerate(sets.FAMILIES):
            lines.append(
                Text(f"  {place + 1} ").append_text(self.tiles((civil, civil))).append_text(self.tiles(military))
            )
        lines += wrapped(self.word("table-settlement"), width)
        return lines

    # --- the score --------------------------------------------------------------

    def paid(self, view: TienGowView, width: int) -> list[Text]:
        """Payments at once, then the settlement: one row an opponent, with columns, base and factors by name."""
        lines: list[Text] = []
        for line in view.lines:
            if line.rule in ("supreme", "quartet"):
                lines += indented(self.line(line), width)
        winner = view.leader
        factors = self.factors(view)
        lines += indented(self.word("table-winner", seat=Seat(winner), factors=factors), width, "bold")
        for i in (1, 2, 3):
            lines += indented(self.settled(view, (winner + i) % 4), width)
        return lines

    def factors(self, view: TienGowView) -> str:
        """The doublings that hold for everybody, by name."""
        winner, action = best_of(view.plays[-4:])
        names = []
        if sets.TILES[action] == (sets.LITTLE_THREE,):
            names.append(self.word("table-factor-little-three"))
        elif sets.SETS[action].kind in ("supreme", "quartet"):
            names.append(self.word(f"table-factor-{sets.SETS[action].kind}"))
        if view.columns[winner] == 8:
            names.append(self.word("table-factor-sweep"))
        return self.texts.listed(names) if names else self.word("table-factor-none")

    def settled(self, view: TienGowView, seat: int) -> str:
        """The row of an opponent of the winner."""
        winner, count = view.leader, view.columns[seat]
        line = self.line_of(view, seat)
        base = 5 if count == 0 else 4 - count
        if line is None:
            return self.word("table-row-even", seat=Seat(seat))
        args = {"columns": count, "base": abs(base), "times": line.keys["times"], "points": line.points}
        banker = "both" if view.banker in (winner, seat) and line.keys["times"] % 2 == 0 else "none"
        id = "table-row-liable" if line.rule == "liability" else "table-row-pays" if base > 0 else "table-row-paid"
        payer = cast("int", line.payer)
        return self.word(id, seat=Seat(seat), holder=Seat(payer), to=Seat(line.to), banker=banker, **args)

    def line_of(self, view: TienGowView, seat: int) -> Line | None:
        """The settlement line of an opponent."""
        for line in view.lines:
            if line.rule == "liability" and line.keys["for"] == seat:
                return line
            if line.rule == "final" and seat in (line.payer, line.to) and view.leader in (line.payer, line.to):
                return line
        return None
