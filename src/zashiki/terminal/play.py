"""A match at the terminal: draws the table, asks, explains, and saves what is left unfinished."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from zashiki.core.errors import BadRecord, ZashikiError
from zashiki.terminal import rules, screen, store
from zashiki.terminal.grid import wrapped
from zashiki.terminal.session import Session
from zashiki.terminal.table import table_for
from zashiki.texts import FALLBACK, Texts, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.game import Game
    from zashiki.core.view import View
    from zashiki.match.match import Match

WIDTH, HEIGHT = 80, 24  # where there is no terminal to ask
QUIT, RULE, HELP, REASONS, STORY, LIST, BACK = "q?hwslu"


class Left(Exception):
    """The person has left the table."""


class Play:
    """One sitting: a session, a screen, and the conversation between them."""

    def __init__(self, session: Session, console: Console, *, is_screen: bool, locale: str = FALLBACK) -> None:
        self.session, self.console, self.is_screen = session, console, is_screen
        self.game: Game = session.game
        self.texts = Texts(locale, self.seat_name, self.side_name)
        self.table = table_for(self.game, self.texts, self.seat_name, self.side_name)
        self.heard: list[str] = []
        self.notice = ""

    def seat_name(self, seat: int) -> str:
        """What a seat is called."""
        return self.texts("play-you") if seat == self.session.seat else self.texts(f"play-name-{seat}")

    def side_name(self, side: int) -> str:
        """What a seat, or a team, is called."""
        if self.game.team_names:
            return self.texts(f"{self.game.id}-team-{self.game.team_names[side]}")
        return self.seat_name(side)

    @property
    def width(self) -> int:
        """Columns of the screen."""
        return max(40, min(self.console.width, 120))

    @property
    def height(self) -> int:
        """Lines of the screen."""
        return self.console.height if self.is_screen else HEIGHT

    # --- the match ----------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over.

        Raises: Left where the person leaves before.
        """
        while True:
            match = self.session.match
            if match.current is None:
                if match.deals:
                    self.show_score()
                    if match.is_over():
                        self.show_end()
                        return
                    self.wait("play-next-deal", self.session.view())
                self.session.next_deal()
                self.heard = []
                self.show_opening()
            self.session.others_play()
            if match.to_act is not None:
                self.turn()

    def turn(self) -> None:
        """Ask until the person has played something."""
        view = self.session.view()
        self.heard += self.table.news(self.session.news())
        assert view.legal is not None, "it is the person's turn"
        everything = False
        while True:
            self.show(
                screen.page(self.table, view, self.heard, self.notice, self.width, self.height, everything=everything)
            )
            self.notice = ""
            everything = False
            word = self.ask("play-prompt" if self.session.why_no_take_back() else "play-prompt-back")
            if word == QUIT:
                raise Left
            if word == BACK:
                if self.takes_back():
                    return
            elif word == LIST:
                everything = True
            elif word in (RULE, HELP, REASONS, STORY):
                self.show_page(view, word)
            elif word:
                # The keys are small letters; a capital may be a card.
                meant = self.table.meant(view, word)
                if len(meant) == 1:
                    self.session.play(meant[0])
                    self.heard = []
                    return
                self.notice = self.table.refused(view, word, meant)

    def takes_back(self) -> bool:
        """Take the last play back where that is allowed, else say why it is not."""
        why = self.session.why_no_take_back()
        if why is not None:
            self.notice = self.texts.message(why)
            return False
        self.session.take_back()
        self.heard = []
        self.notice = self.texts("play-taken-back")
        return True

    # --- what is asked ------------------------------------------------------

    def ask(self, id: str) -> str:
        """A word from the person.

        Raises: Left where there is none to come.
        """
        try:
            word = self.console.input(Text(self.texts(id) + " ", style="bold")).strip()
            if not self.is_screen:
                self.console.print(Text(word))
            return word
        except EOFError:
            raise Left from None

    def wait(self, id: str, view: View | None = None) -> None:
        """Let the person read on when ready; of a finished deal the story may be read.

        Raises: Left.
        """
        while True:
            word = self.ask(id)
            if word.lower() == QUIT:
                raise Left
            if word != STORY or view is None:
                return
            self.show_story(view)
            id = "play-go-on"

    # --- what is shown ------------------------------------------------------

    def show(self, lines: Sequence[Text]) -> None:
        """A new screen where there is one, else the lines below those before."""
        if self.is_screen:
            self.console.clear()
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def show_long(self, lines: Sequence[Text]) -> None:
        """Lines that may not fit the screen: a part at a time, until the person has read enough."""
        part = max(5, self.height - 2) if self.is_screen else max(1, len(lines))
        for start in range(0, len(lines), part):
            if start and self.ask("play-read-on").lower() == QUIT:
                return
            self.show(lines[start : start + part])

    def show_page(self, view: View, word: str) -> None:
        """What was asked for beside the table, until the person has read it."""
        if word == STORY:
            self.show_story(view)
        elif word == HELP:
            self.show_long([*self.table.aid(view, self.width), *wrapped(self.texts("play-help"), self.width, "dim")])
        elif word == REASONS:
            self.show_long(self.reasons(view))
        else:
            from rich.markdown import Markdown  # takes a while to load, and most sittings never ask

            clause = rules.clause(self.game.id, view.clause) or self.texts("play-no-rule")
            with self.console.capture() as written:
                self.console.print(Markdown(clause), width=self.width)
            self.show_long([Text.from_ansi(line) for line in written.get().rstrip().splitlines()])
        self.ask("play-go-on")

    def reasons(self, view: View) -> list[Text]:
        """Why each piece in hand that may not be played may not."""
        lines = []
        for piece in view.hand_pieces():
            why = self.table.why_not(view, piece)
            text = self.texts("play-may-be-played") if why is None else self.texts.message(why)
            lines += wrapped(f"{self.texts.piece(self.game.deck.code(piece))}: {text}", self.width, indent="  ")
        return lines

    def show_opening(self) -> None:
        """What is paid and shown before the first play, with time to read it."""
        view = self.session.view()
        sentences = self.table.opening(view)
        if sentences:
            lines = [screen.header(view, self.table, self.width)]
            for each in sentences:
                lines += wrapped(each, self.width, indent="  ")
            self.show(lines)
            self.wait("play-go-on")

    def show_story(self, view: View) -> None:
        """Everything that has happened in the deal."""
        lines: list[Text] = []
        for told in self.table.told(view.events()):
            lines += wrapped("· " + told, self.width, indent="  ")
        self.show_long(lines or wrapped(self.texts("play-nothing-yet"), self.width))

    def show_score(self) -> None:
        """The score sheet of the deal just finished."""
        match = self.session.match
        view = self.session.view()
        self.heard += self.table.news(self.session.news())
        lines = [Text(self.texts("play-score-sheet", deal=len(match.deals)), style="bold underline")]
        lines += self.table.score(view, match.totals(), self.width)
        room = max(2, self.height - len(lines) - 2)
        self.show([*screen.news(self.heard, self.width, min(room, 9)), *lines])
        self.heard = []

    def show_end(self) -> None:
        """Who has won the match."""
        won = [self.side_name(side) for side in self.session.match.winners() or ()]
        id = "play-match-won" if len(won) == 1 else "play-match-shared"
        self.console.print(Text(self.texts(id, name=self.texts.listed(won)), style="bold green"))
        if self.is_screen:
            with suppress(Left):
                self.wait("play-end", self.session.view())


def prepare_streams() -> None:
    """Make signs that a stream cannot show or read no reason to stop; before anything has been read."""
    for stream, errors in ((sys.stdout, plain.HANDLER), (sys.stderr, plain.HANDLER), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def play(game: Game, seat: int, names: Sequence[str], seed: int | None, *, resume: bool, locale: str = FALLBACK) -> int:
    """Sit down and play; status 0, also where the match is left and saved.

    Raises: ZashikiError where there is no match to go on with, or where a player fails; then the match is saved.
    """
    is_screen = sys.stdin.isatty() and sys.stdout.isatty()
    if is_screen:
        import readline  # noqa: F401  (its import gives `input` line editing)
    console = Console(highlight=False, width=None if is_screen else WIDTH, height=None if is_screen else HEIGHT)
    match: Match | None = None
    number = secrets.randbits(48) if seed is None else seed
    if resume:
        match, extra = left(game.id, Texts(locale))
        game = match.game
        place, agents, saved_seed = extra.get("seat"), extra.get("agents"), extra.get("seed")
        if type(place) is int and 0 <= place < game.num_seats:
            seat = place
        if isinstance(agents, list) and len(agents) == game.num_seats and all(isinstance(x, str) for x in agents):
            names = agents
        if type(saved_seed) is int:
            number = saved_seed
    session = Session(game, seat, names, number, match)
    sitting = Play(session, console, is_screen=is_screen, locale=locale)
    fault = store.why_not_kept(game.id)
    if fault is not None:
        file = str(store.saved(game.id).parent)
        sitting.notice = sitting.texts("play-cannot-be-kept", file=file, why=str(fault.strerror))
    elif not resume and store.saved(game.id).exists():
        sitting.notice = sitting.texts(
            "play-replaces", name=plain.without_native(sitting.texts(f"{game.id}-name"), sys.stdout)
        )
    try:
        sitting.run()
        store.forget(game.id)
    except (Left, KeyboardInterrupt):
        if keep(session):
            console.print()
            console.print(Text(sitting.texts("play-saved", game=game.id)))
    except (ZashikiError, OSError) as error:
        if not keep(session) or isinstance(error, OSError):
            raise
        raise ZashikiError("play-failed", error=sitting.texts.error(error), game=game.id) from None
    return 0


def left(game: str, texts: Texts) -> tuple[Match, dict[str, Any]]:
    """The match of a game that was left, and what was written beside it.

    Raises: BadRecord, with the file and the way out, where there is none or it cannot be read.
    """
    try:
        return store.load(game)
    except FileNotFoundError:
        raise BadRecord("play-nothing-saved", game=game) from None
    except OSError as error:
        why = str(error.strerror)
    except BadRecord as error:
        why = texts.error(error)
    raise BadRecord("play-save-damaged", file=str(store.saved(game)), why=why, game=game)


def keep(session: Session) -> bool:
    """Save an unfinished match; False where nothing has been dealt.

    Raises: ZashikiError where it cannot be saved.
    """
    if not session.match.deals:
        return False
    try:
        store.save(session.match, {"seed": session.seed, "agents": session.names, "seat": session.seat})
    except OSError as error:
        raise ZashikiError("file-unwritable", file=str(store.saved(session.game.id)), why=str(error.strerror)) from None
    return True
