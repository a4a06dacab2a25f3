"""Every word a person reads, per language, in Fluent files; elsewhere there are ids and arguments.

`Texts(locale)` turns a message into a sentence. Files: `<locale>/<topic>.ftl` here, and `texts/<locale>/*.ftl` in the
package of each game; an id that stands here is not taken from a game.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from zashiki.core import packages
from zashiki.core.errors import BadRecord
from zashiki.core.message import Message, Seat, Side

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from zashiki.core.errors import ZashikiError

FALLBACK = "en"
QUOTED = frozenset({"file", "database", "value", "game", "option", "player", "setting", "code", "key"})
LONGEST_QUOTE, LONGEST = 200, 2000  # characters; Fluent refuses arguments over 2500
NOT_IN_ID = re.compile(r"[^A-Za-z0-9]+")


def locales() -> list[str]:
    """The languages there are texts in."""
    return sorted(
        folder.name for folder in files(__name__).iterdir() if folder.is_dir() and folder.joinpath("app.ftl").is_file()
    )


def preferred(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, by LC_ALL, LC_MESSAGES or LANG, where there are texts in it."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    language = re.split(r"[_.@-]", asked)[0].lower()
    return language if language in locales() else FALLBACK


def sources(locale: str) -> Iterator[tuple[str, str]]:
    """Name and content of every Fluent file of a language: those of the house, then those of each game."""
    folders = {"zashiki": files(__name__).joinpath(locale)}
    folders |= {game: folder.joinpath("texts", locale) for game, folder in packages.folders().items()}
    for owner, folder in folders.items():
        if folder.is_dir():
            for file in sorted(folder.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    yield f"{owner}/{file.name}", file.read_text(encoding="utf-8")


@cache
def bundle(locale: str) -> FluentBundle:
    """All messages of a language."""
    found = FluentBundle([locale], use_isolating=False)
    for _, source in sources(locale):
        found.add_resource(FluentResource(source))
    return found


class Texts:
    """Sentences in one language, with English where the language has no such message.

    `seat_name` names a seat, by default "seat 2"; `side_name` a side, by default as its seat.
    """

    def __init__(
        self,
        locale: str = FALLBACK,
        seat_name: Callable[[int], str] | None = None,
        side_name: Callable[[int], str] | None = None,
    ) -> None:
        self.locale = locale
        self.seat_name = seat_name or (lambda seat: self("seat", number=seat))
        self.side_name = side_name or self.seat_name

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(bundle(locale).has_message(id) for locale in (self.locale, FALLBACK))

    def __call__(self, id: str, /, **args: Any) -> str:
        """The text of a message.

        Seats and sides become names, tuples of piece codes lists of piece names, messages their sentences.
        A message that no language has is `missing`.
        """
        for locale in (self.locale, FALLBACK):
            texts = bundle(locale)
            if texts.has_message(id):
                pattern = texts.get_message(id).value
                if pattern is None:
                    break
                text, _ = texts.format_pattern(
                    pattern, {name: self.argument(name, value) for name, value in args.items()}
                )
                return str(text)
        return self.missing(id)

    def missing(self, id: str) -> str:
        """What stands for a message that no language has: its id, so that a game with too few words can be played."""
        return id

    def argument(self, name: str, value: Any) -> Any:
        """What a message shows of an argument."""
        if isinstance(value, tuple):
            return self.pieces(value)
        if isinstance(value, Message):
            return self.message(value)
        if isinstance(value, Seat):
            return self.seat_name(value.number)
        if isinstance(value, Side):
            return self.side_name(value.number)
        if isinstance(value, str):
            longest = LONGEST_QUOTE if name in QUOTED else LONGEST
            return value if len(value) <= longest else value[: longest - 1] + "…"
        return value

    def message(self, message: Message) -> str:
        """The sentence of a message."""
        return self(message.id, **message.args)

    def error(self, error: ZashikiError) -> str:
        """An error in words, with its place in the record before it: `deal 2, action 17: …`."""
        # Half a surrogate pair, which JSON can write and no encoding can, is shown by its number.
        text = self.message(error.message).encode("utf-8", "backslashreplace").decode()
        for place in error.places:
            text = self(place.id, **place.args, error=text)
        if isinstance(error, BadRecord) and error.deal is not None:
            if error.action is not None:
                return self("at-action", deal=error.deal, action=error.action, error=text)
            return self("at-deal", deal=error.deal, error=text)
        return text

    def piece(self, code: str) -> str:
        """The name of a piece."""
        return self(f"piece-{code}")

    def pieces(self, codes: Sequence[str]) -> str:
        """The names of several pieces, as a list."""
        return self.listed([self.piece(code) for code in codes])

    def listed(self, names: Sequence[str]) -> str:
        """Several names as a list: "a, b and c"."""
        if len(names) < 2:
            return "".join(names)
        return self("list-and", first=", ".join(names[:-1]), last=names[-1])


def text_id(name: str) -> str:
    """A name of the code (`captured:over_the_hills`) as part of a message id (`captured-over-the-hills`)."""
    return NOT_IN_ID.sub("-", name).strip("-")
