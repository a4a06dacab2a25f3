"""The table of Hachinin Meri: eight seats in two teams, covered trumps, and ladders that show what is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from zashiki.core.message import Seat
from zashiki.decks.unsun import SUITS, UNSUN
from zashiki.games.hachinin_meri import cards
from zashiki.terminal.grid import cut, flowed, signed, styled, wrapped
from zashiki.terminal.table import PlainTable, indented

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.games.hachinin_meri.view import HachininMeriView

CODES = UNSUN.codes
STYLES = ("green", "blue", "red", "yellow", "magenta")
TEAM_STYLES = ("cyan", "bright_red")
COVERED = "▒▒▒"
ON_THE_TABLE = frozenset(f"hachinin-meri-event-{kind}" for kind in ("lead", "play", "trump", "trump-hidden", "last"))


def seen_cards(view: HachininMeriView) -> int:
    """Every card that has been turned up or played in the open, as a mask; the viewer's own hand is not in it."""
    gone = 0
    for trick in (*view.tricks, view.trick):
        for card in trick:
            gone |= 1 << card if card >= 0 else 0
    for card in (view.discard, *view.side):
        gone |= 1 << card if card >= 0 else 0
    return gone


class Table(PlainTable["HachininMeriView"]):
    """八人メリ in a terminal."""

    def draw(self, view: HachininMeriView, width: int) -> list[Text]:
        lines = [self.order(view, width), self.status(view, width)]
        lines += self.seats(view, width)
        lines += self.last_trick(view, width)
        if not view.finished:
            lines.append(self.ladder(view, view.trump, width))
            if view.led is not None and view.led != view.trump:
                lines.append(self.ladder(view, view.led, width))
        if view.seat is not None:
            lines += self.hand(view, width)
        return lines

    def order(self, view: HachininMeriView, width: int) -> Text:
        """Direction, teams and their points in this deal."""
        line = styled(self.word("table-order"), style="dim")
        for team, points in enumerate(self.deltas(view)):
            line.append("   ")
            line.append(self.side_name(team), style=f"bold {TEAM_STYLES[team]}")
            yours = view.seat is not None and view.seat % 2 == team
            line.append(self.word("table-yours") if yours else "")
            line.append(" " + self.word("table-points", points=signed(points)), style="bold")
        return cut(line, width)

    def status(self, view: HachininMeriView, width: int) -> Text:
        """Trump, okie, who took it, and the number of the trick."""
        line = styled(self.word("table-trump") + " ", style="bold")
        line.append(f"{self.texts('suit-' + SUITS[view.trump])} ({SUITS[view.trump]})", style=self.style(view.trump))
        line.append(" · " + self.word("table-okie") + " ")
        line.append_text(self.card(view, view.okie))
        if view.taker is not None:
            id = "table-declared" if view.declared else "table-taken"
            line.append(" " + self.word(id, seat=Seat(view.taker)))
        if not view.finished and view.leaders:
            line.append(" · " + self.word("table-trick", number=min(len(view.tricks) + 1, 9)), style="bold")
        if view.phase in ("free", "meri", "monchi"):
            line.append(" · ")
            line.append(self.word(f"table-{view.phase}"), style="bold reverse")
        return cut(line, width)

    def style(self, suit: int) -> str:
        """The colour of a suit."""
        return f"bold {STYLES[suit]}"

    def card(self, view: HachininMeriView, card: int, *, down: bool = False) -> Text:
        """A card by its code, trumps bold with a star, covered ones shaded."""
        if card < 0:
            return styled(COVERED, style="reverse")
        is_trump = view.trumps >> card & 1
        suit = cards.suit_in_play(view.trump, card)
        code = ("*" if is_trump else "") + CODES[card]
        return styled(f"▒{code}▒" if down else code, style=self.style(suit) if is_trump else STYLES[suit])

    def seats(self, view: HachininMeriView, width: int) -> list[Text]:
        """Two rows of four seats, in order of play from the viewer on; under each name what it has played."""
        first = view.seat or 0
        played = {(view.leaders[-1] + i) % 8: i for i in range(len(view.trick))} if view.leaders else {}
        wide = width // 4
        lines: list[Text] = []
        for row in range(2):
            names, plays = Text(), Text()
            for place in range(4):
                seat = (first + 4 * row + place) % 8
                names.append_text(fit(self.seat(view, seat), wide))
                plays.append_text(fit(self.played(view, played, seat), wide))
            lines += [names, plays]
        return lines

    def seat(self, view: HachininMeriView, seat: int) -> Text:
        """A seat: name, team, what it is."""
        cell = Text(self.mark(view, seat))
        style = f"bold {TEAM_STYLES[seat % 2]}" + (" reverse" if seat == view.to_act else "")
        cell.append(self.name(seat), style=style)
        cell.append(f" {self.game.team_names[seat % 2]}")
        if seat == view.start["dealer"]:
            cell.append(" " + self.texts("table-dealer"), style="dim")
        return cell

    def played(self, view: HachininMeriView, played: dict[int, int], seat: int) -> Text:
        """What a seat has played to the trick, or how it stands in the asking."""
        cell = Text("    ")
        if seat in played:
            place = played[seat]
            cell.append_text(self.card(view, view.trick[place], down=view.face_down[place]))
            cell.append(" " + self.word("table-led") if place == 0 else "", style="dim")
        elif view.phase == "asking":
            asked = (seat - view.start["dealer"] - 1) % 8
            cell.append(self.word("table-passed") if asked < view.passed else "·", style="dim")
        elif not view.finished:
            cell.append("·", style="dim")
        return cell

    def last_trick(self, view: HachininMeriView, width: int) -> list[Text]:
        """The trick before, all turned up."""
        if not view.tricks:
            return []
        i = len(view.tricks) - 1
        winner = view.leaders[i + 1]
        cells = [styled(self.word("table-last-trick", number=i + 1), style="dim")]
        for place, card in enumerate(view.tricks[i]):
            seat = view.seat_of(i, place)
            cell = styled(self.name(seat) + " ", style="bold underline" if seat == winner else "dim")
            cells.append(cell.append_text(self.card(view, card)))
        cells.append(styled(self.word("table-won", seat=Seat(winner), team=self.side_name(winner % 2)), style="bold"))
        return flowed(cells, width, "  ", "  ")

    def ladder(self, view: HachininMeriView, suit: int, width: int) -> Text:
        """A suit, strongest first: what has been seen is a dot, what the viewer holds stands in brackets."""
        gone = seen_cards(view)
        line = styled(f"{self.texts('suit-' + SUITS[suit]):<6}", style=self.style(suit))
        for card in cards.ladder(view.trump, suit):
            name = CODES[card] if card == cards.TENKA and suit != cards.PAO else CODES[card][1:]
            if view.hand >> card & 1:
                line.append(f" [{name}]", style="bold")
            elif gone >> card & 1:
                line.append(" ·", style="dim")
            else:
                line.append(f" {name}", style=STYLES[suit])
        return cut(line, width)

    def hand(self, view: HachininMeriView, width: int) -> list[Text]:
        """The viewer's cards: trumps first, then suit by suit, strongest first."""
        suits: dict[int, list[int]] = {}
        for card in view.hand_pieces():
            suits.setdefault(cards.suit_in_play(view.trump, card), []).append(card)
        cells = [Text(" ").join([self.card(view, card) for card in held]) for held in suits.values()]
        lines = flowed(self.headed(cells), width, " │ ", "  ")
        if view.may_keep_sun:
            lines.append(cut(styled(self.word("table-keep-sun"), style="italic"), width))
        return lines

    # --- plays ----------------------------------------------------------------

    def ordered(self, view: HachininMeriView) -> list[int]:
        """As the hand is sorted; declaring before passing."""
        place = {card: i for i, card in enumerate(view.hand_pieces())}
        return sorted(view.legal or (), key=lambda action: (place.get(action % 75, -1) if action < 150 else -1, action))

    def label(self, action: int, view: HachininMeriView) -> Text:
        """A play in words, in fewer of them where the table says the rest."""
        message = view.describe(action)
        short = message.id.replace("-action-", "-table-action-")
        return Text(self.texts(short if self.texts.has(short) else message.id, **message.args))

    def spelled(self, view: HachininMeriView, word: str) -> list[int]:
        """Also the card alone for a discard, and the first letter of declare and pass."""
        found = PlainTable.spelled(self, view, word)
        return found or (PlainTable.spelled(self, view, f"discard:{word}") if word else [])

    # --- beside the table -------------------------------------------------------

    def news(self, events: Sequence[Any]) -> list[str]:
        """All but the plain plays, which lie on the table or in the line of the last trick."""
        return self.told([event for event in events if event.id not in ON_THE_TABLE])

    def told(self, events: Sequence[Any]) -> list[str]:
        """In sentences; passes in a row are one."""
        lines: list[str] = []
        passed: list[str] = []
        for event in events:
            if event.id == "hachinin-meri-event-pass":
                passed.append(self.name(event.args["seat"].number))
                continue
            if passed:
                lines.append(self.word("table-all-pass", names=self.texts.listed(passed)))
                passed = []
            lines.append(self.texts.message(event))
        if passed:
            lines.append(self.word("table-all-pass", names=self.texts.listed(passed)))
        return lines

    def aid(self, view: HachininMeriView, width: int) -> list[Text]:
        """All ladders, and the pairs that pay."""
        lines = wrapped(self.word("goal"), width)
        lines.append(styled(self.word("table-ladders"), style="bold"))
        for suit in sorted(range(5), key=lambda suit: suit != view.trump):
            lines.append(self.ladder(view, suit, width))
        lines += wrapped(self.word("table-ladder-key"), width, "dim")
        for topic in ("table-phases", "table-pairs"):
            lines += wrapped(self.word(topic), width)
        return lines

    def paid(self, view: HachininMeriView, width: int) -> list[Text]:
        """The ninth trick, tricks by team, then the pairs."""
        lines = self.last_trick(view, width)
        for team in range(2):
            tricks = [str(line.keys["trick"]) for line in view.lines if line.rule == "trick" and line.to == team]
            numbers = self.texts.listed(tricks) if tricks else "–"
            sentence = self.word("table-tricks", team=self.side_name(team), points=len(tricks), tricks=numbers)
            lines += indented(sentence, width, TEAM_STYLES[team])
        for line in view.lines:
            if line.rule != "trick":
                lines += indented(self.line(line), width, "bold")
                lines += indented("  " + self.why_points(line), width)
        return lines

    def why_points(self, line: Any) -> str:
        """Why a pair was worth what it was."""
        reason = "ninth" if line.keys["trick"] == 9 else "hidden" if line.points == 5 else "plain"
        return self.word(f"table-pair-{reason}")


def fit(cell: Text, width: int) -> Text:
    """A cell of exactly this width."""
    cell = cut(cell, width - 1)
    return cell.append(" " * (width - cell.cell_len))
