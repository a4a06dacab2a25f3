"""What several commands need: files and standard streams, sentences for errors, options from words."""

from __future__ import annotations

import io
import json
import sys
from contextlib import closing, contextmanager
from typing import IO, TYPE_CHECKING

from zashiki.core.errors import BadFile, BadOption, BadRecord, ZashikiError
from zashiki.games import registry
from zashiki.match import files, packed
from zashiki.match import record as records
from zashiki.texts import Texts, plain

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from zashiki.core.game import Game
    from zashiki.match.match import Match


def sentence(error: ZashikiError, texts: Texts | None = None) -> str:
    """An error in words, with its place in the record before it: `deal 2, action 17: …`."""
    return (texts or Texts()).error(error)


@contextmanager
def reading(name: str) -> Iterator[IO[bytes]]:
    """A file to read, unpacked, `-` for standard input.

    Raises: BadFile.
    """
    if name == "-":
        yield packed.unpacked(sys.stdin.buffer)
        return
    stream = None
    try:
        stream = open(name, "rb")  # noqa: SIM115 - closed below; only opening is the file's fault
        unpacked = packed.unpacked(stream)
    except OSError as error:
        raise BadFile("file-unreadable", file=name or "''", why=reason(error)) from None
    with stream:
        yield unpacked


@contextmanager
def writing(name: str) -> Iterator[IO[bytes]]:
    """A file to write, packed where its name ends in `.gz` or `.zst`; `-` for standard output.

    Raises: BadFile.
    """
    if name == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    try:
        with open(name, "wb") as stream, closing(packed.packing(name, stream)) as packing:
            yield packing
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadFile("file-unwritable", file=name or "''", why=reason(error)) from None


def print_json(value: object, indent: int | None = None) -> None:
    """JSON on standard output, in plain ASCII where its encoding has not all signs."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    print(text if plain.is_shown(text, sys.stdout) else json.dumps(value, indent=indent))


def settle(stream: IO[bytes]) -> None:
    """See that what was written is in the file; what is packed would grow by that, and is whole when it is closed."""
    if isinstance(stream, io.BufferedWriter | io.BytesIO):
        stream.flush()


def reason(error: OSError) -> str:
    """The system's own word for what went wrong."""
    return error.strerror or type(error).__name__


def last_match(name: str, texts: Texts) -> Match:
    """The match of the last record of a file.

    Raises: BadFile, also where the record is refused or has no deal.
    """
    try:
        with reading(name) as stream:
            last = None
            found = False
            for line in files.lines(stream):
                last, found = line, True
        if not found:
            raise BadRecord("file-no-records")
        match = records.read(files.parse_last(last))
        if not match.deals:
            raise BadRecord("match-no-deal")
    except BadRecord as error:
        shown = texts("standard-input") if name == "-" else name
        raise BadFile("at-file", file=shown, error=sentence(error, texts)) from None
    return match


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """The game and its options."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def game_from(id: str, words: Sequence[str]) -> Game:
    """A game with the options that words of the command line give it.

    Raises: UnknownGame, BadOption.
    """
    kind = registry.game_type(id)
    facts = {fact.name: fact for fact in kind.option_facts()}
    values: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadOption("option-form", value=word[:60])
        if name in values:
            raise BadOption("option-twice", option=name[:40])
        values[name] = facts[name].parse(value) if name in facts else value
    return kind(values)


def seat_from(word: str, game: Game) -> int:
    """A seat.

    Raises: BadOption where there is no such seat.
    """
    if not (word.isascii() and word.isdecimal() and len(word) < 4 and int(word) < game.num_seats):
        raise BadOption("seat-none", value=word[:40], last=game.num_seats - 1)
    return int(word)


def viewer_from(word: str, game: Game) -> int | None:
    """A seat, or None for the spectator.

    Raises: BadOption where there is no such seat.
    """
    if word == "spectator":
        return None
    try:
        return seat_from(word, game)
    except BadOption as error:
        raise BadOption("seat-unknown", **error.message.args) from None
