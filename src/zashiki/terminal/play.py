"""A match at the terminal: draws the table, asks, explains, and saves what is left unfinished."""

from __future__ import annotations

import secrets
import sys
from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from zashiki.core.errors import ZashikiError
from zashiki.terminal import rules, store
from zashiki.terminal.session import Session
from zashiki.terminal.tables import table_of
from zashiki.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from zashiki.core.game import Game
    from zashiki.core.view import View
    from zashiki.match.match import Match

IN_WORDS = 12  # plays up to which each is named in words
AT_MOST = 40  # plays up to which all are listed without being asked for
QUIT = "q"


class Left(Exception):
    """The person has left the table."""


class Play:
    """One sitting: a session, a screen, and the conversation between them."""

    def __init__(self, session: Session, console: Console, *, clear: bool) -> None:
        self.session, self.console, self.clear = session, console, clear
        self.game: Game = session.game
        self.texts = Texts(seat_name=self.name)
        self.plain = Texts()
        self.heard: list[str] = []
        self.notice = ""

    def name(self, side: int) -> str:
        """What a seat, or a team, is called."""
        if self.game.team_names and side < len(self.game.team_names):
            return self.plain(f"{self.game.id}-team-{self.game.team_names[side]}")
        return self.seat_name(side)

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        return self.plain("play-you") if seat == self.session.seat else self.plain(f"play-name-{seat}")

    # --- the match ----------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over.

        Raises: Left where the person leaves before.
        """
        match = self.session.match
        while True:
            if match.current is None:
                if match.deals:
                    self.show_score()
                    if match.is_over():
                        self.show_end()
                        return
                    self.wait("play-next-deal")
                self.session.next_deal()
                self.heard = []
                self.show_opening()
            self.session.others_play()
            if match.to_act is not None:
                self.turn()

    def turn(self) -> None:
        """Ask until the person has played something."""
        view = self.session.view()
        self.heard = [self.story(message) for message in self.session.news()]
        assert view.legal is not None, "it is the person's turn"
        if len(view.legal) == 1 and self.game.is_silent(view):
            self.session.play(view.legal[0])
            return
        listed = False
        while True:
            self.show_table(view, listed)
            word = self.ask()
            listed = False
            if word == "?":
                self.show_clause(view)
            elif word == "l":
                listed = True
            elif word == "s":
                self.show_story(view)
            elif word == "w":
                self.show_reasons(view)
            elif word == "u":
                why = self.session.may_take_back()
                if why is None:
                    self.session.take_back()
                    self.notice = self.texts("play-taken-back")
                    return
                self.notice = self.texts(why)
            elif (action := self.action_meant(view, word)) is not None:
                self.session.play(action)
                self.notice = ""
                return
            elif word:
                self.notice = self.why_refused(view, word)

    def action_meant(self, view: View, word: str) -> int | None:
        """The legal action that a number or code means."""
        legal = view.legal or ()
        codes = [self.game.format_action(action) for action in legal]
        if word in codes:
            return legal[codes.index(word)]
        if word.isascii() and word.isdecimal() and len(word) < 5 and 1 <= int(word) <= len(legal):
            return legal[int(word) - 1]
        alike = [
            action for action, code in zip(legal, codes, strict=True) if code.lower() == word.lower().replace(" ", "+")
        ]
        return alike[0] if len(alike) == 1 else None

    def why_refused(self, view: View, word: str) -> str:
        """Why a word was not taken: the reason for a piece in hand, else how to answer."""
        for piece in self.game.hand_of(view):
            if self.game.deck.code(piece).lower() == word.lower():
                why = self.game.why_not(view, piece)
                if why is not None:
                    return self.texts.message(why)
                return self.texts("play-which", piece=self.texts.piece(self.game.deck.code(piece)))
        return self.texts("play-not-understood", word=word[:30])

    # --- what is said -------------------------------------------------------

    def ask(self) -> str:
        """A word from the person.

        Raises: Left.
        """
        try:
            word = self.console.input(Text(self.texts("play-prompt") + " ", style="bold")).strip()
        except EOFError:
            raise Left from None
        if word.lower() == QUIT:
            raise Left
        return word

    def wait(self, id: str) -> None:
        """Let the person read on when ready."""
        self.console.print(Text(self.texts(id), style="dim"))
        self.ask()

    def story(self, message: Any) -> str:
        """An event in words."""
        return Texts(seat_name=self.seat_name).message(message)

    def line(self, line: dict[str, Any]) -> str:
        """A score line in words."""
        return self.texts.line(self.game.id, line)

    # --- what is shown ------------------------------------------------------

    def page(self) -> None:
        """A new screen, where there is one."""
        if self.clear:
            self.console.clear()

    def header(self, view: View) -> RenderableType:
        """Game, deal and totals in one line."""
        totals = "  ".join(f"{self.name(side)} {total:+d}" for side, total in enumerate(view.totals))
        left = self.plain("play-header", game=self.plain(f"{self.game.id}-name"), deal=view.number + 1)
        return Rule(Text(f"{left}   {totals}"), style="dim", align="left")

    def show_table(self, view: View, listed: bool) -> None:
        """The whole table, what has happened, and what may be played."""
        self.page()
        self.console.print(self.header(view))
        self.console.print(table_of(view, self.texts, self.seat_name, self.console.width))
        for text in self.heard[-5:]:
            self.console.print(Text("· " + text, style="italic"))
        self.console.print(self.choices(view, listed))
        if self.notice:
            self.console.print(Text(self.notice, style="bold yellow"))
            self.notice = ""

    def choices(self, view: View, listed: bool) -> RenderableType:
        """The legal plays, numbered, in words where they are few."""
        legal = view.legal or ()
        phase = Text(self.texts(self.game.phase_text(view)), style="bold")
        if len(legal) <= IN_WORDS:
            rows = [
                f"{i:>2} {self.story(self.game.describe_action(action, view))}" for i, action in enumerate(legal, 1)
            ]
            return Group(phase, Columns([Text(row) for row in rows], padding=(0, 3), column_first=True))
        shown = legal if listed or len(legal) <= AT_MOST else legal[: AT_MOST // 2]
        cells = [Text(f"{i:>3} {self.game.format_action(action)}") for i, action in enumerate(shown, 1)]
        hidden = len(legal) - len(shown)
        more = [Text(self.texts("play-more", number=hidden), style="dim")] if hidden else []
        return Group(phase, Columns(cells, padding=(0, 2), column_first=True), *more)

    def show_opening(self) -> None:
        """What is paid and shown before the first play, with time to read it."""
        view = self.session.view()
        if not view.lines:
            return
        self.page()
        self.console.print(self.header(view))
        for line in view.lines:
            self.console.print(Text("  " + self.line(line.as_json())))
        self.wait("play-go-on")

    def show_clause(self, view: View) -> None:
        """The rule that matters now."""
        self.page()
        number = self.game.clause(view)
        self.console.print(Markdown(rules.clause(self.game.id, number)))
        self.wait("play-go-on")

    def show_reasons(self, view: View) -> None:
        """Why each piece in hand that may not be played may not."""
        self.page()
        for piece in self.game.hand_of(view):
            why = self.game.why_not(view, piece)
            text = self.texts("play-may-be-played") if why is None else self.texts.message(why)
            self.console.print(Text(f"{self.texts.piece(self.game.deck.code(piece))}: {text}"))
        self.wait("play-go-on")

    def show_story(self, view: View) -> None:
        """Everything that has happened in the deal."""
        self.page()
        for message in self.game.events(view):
            self.console.print(Text("· " + self.story(message)))
        self.wait("play-go-on")

    def show_score(self) -> None:
        """The score sheet of the deal just finished."""
        match = self.session.match
        view = self.session.view()
        self.heard = [self.story(message) for message in self.session.news()]
        self.page()
        self.console.print(self.header(view))
        for text in self.heard[-6:]:
            self.console.print(Text("· " + text, style="italic"))
        self.console.print(Text(self.texts("play-score-sheet"), style="bold"))
        for line in score_rows(view.lines):
            self.console.print(Padding(Text(self.line(line)), (0, 0, 0, 2)))
        for side, (points, total) in enumerate(zip(match.scores()[-1], match.totals(), strict=True)):
            row = self.texts("play-score-row", name=self.name(side), points=f"{points:+d}", total=f"{total:+d}")
            self.console.print(Text("  " + row, style="bold"))

    def show_end(self) -> None:
        """Who has won the match."""
        totals = self.session.match.totals()
        best = [self.name(side) for side, total in enumerate(totals) if total == max(totals)]
        id = "play-match-won" if len(best) == 1 else "play-match-shared"
        self.console.print(Text(self.texts(id, name=self.texts.listed(best)), style="bold green"))


def score_rows(lines: Sequence[Any]) -> list[dict[str, Any]]:
    """The lines as a person reads them: what several pay alike to one side is one row, without a payer."""
    rows: dict[tuple[Any, ...], dict[str, Any]] = {}
    for line in lines:
        data = line.as_json()
        payer = data.pop("from", None)
        key = tuple(sorted(data.items()))
        row = rows.setdefault((*key, payer is None), {**data, "payers": 0})
        row["payers"] += payer is not None
        if payer is not None:
            row["from"] = payer
    return list(rows.values())


def play(game: Game, seat: int, names: Sequence[str], seed: int | None, *, resume: bool) -> int:
    """Sit down and play; status 0, also where the match is left and saved."""
    tty = sys.stdin.isatty() and sys.stdout.isatty()
    console = Console(highlight=False, soft_wrap=not tty, width=None if tty else 80)
    match: Match | None = None
    number = secrets.randbits(48) if seed is None else seed
    if resume:
        match, extra = store.load(game.id)
        game = match.game
        place, agents, saved_seed = extra.get("seat"), extra.get("agents"), extra.get("seed")
        if type(place) is int and 0 <= place < game.num_seats:
            seat = place
        if isinstance(agents, list) and len(agents) == game.num_seats and all(isinstance(x, str) for x in agents):
            names = agents
        if type(saved_seed) is int:
            number = saved_seed
    session = Session(game, seat, names, number, match)
    sitting = Play(session, console, clear=tty)
    try:
        sitting.run()
        store.forget(game.id)
    except (Left, KeyboardInterrupt):
        leave(session, console, sitting.plain)
    return 0


def leave(session: Session, console: Console, texts: Texts) -> None:
    """Save an unfinished match, and say so."""
    if not session.match.deals:
        return
    try:
        store.save(session.match, {"seed": session.seed, "agents": session.names, "seat": session.seat})
    except OSError as error:
        raise ZashikiError("file-unwritable", file=str(store.saved(session.game.id)), why=str(error.strerror)) from None
    console.print()
    console.print(Text(texts("play-saved", game=session.game.id)))
