"""The file that an arena writes its records on: it goes on with what stands there, and never harms it."""

from __future__ import annotations

import json
import os
from contextlib import closing, contextmanager
from typing import IO, TYPE_CHECKING, Any

from zashiki.commands.files import reason
from zashiki.core.errors import BadFile, BadRecord
from zashiki.match import files, packed
from zashiki.match.record import FORMAT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.core.game import Game


@contextmanager
def continuing(name: str | None, game: Game) -> Iterator[tuple[list[Any], IO[bytes] | None]]:
    """The records in a file and the file, to write more; a last one that was cut short by an interrupt is taken off.

    Raises: BadFile, or BadRecord for a line that is none; the file is left as it was then.
    """
    if name is None:
        yield [], None
        return
    if name == "-" or (os.path.exists(name) and not os.path.isfile(name)):
        raise BadFile("arena-out-irregular", file=name)
    try:
        with open(name, "a+b") as stream:
            lock(stream, name)
            if packed.is_packed(name):
                earlier = packed_records_in(stream, name)
                with closing(packed.packing(name, stream)) as packing:
                    yield earlier, packing
            else:
                yield records_in(stream, name, game), stream
    except OSError as error:
        raise BadFile("file-unwritable", file=name or "''", why=reason(error)) from None


def lock(stream: IO[bytes], name: str) -> None:
    """Keep other arenas off a file. The lock is this process's own: it ends with it, whatever its workers do.

    Raises: BadFile where another has it.
    """
    try:
        import fcntl
    except ImportError:  # nor has the platform a lock
        return
    try:
        fcntl.lockf(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        raise BadFile("arena-out-busy", file=name) from None
    except OSError:  # a file system without locks is no reason not to play
        return


def records_in(stream: IO[bytes], name: str, game: Game) -> list[Any]:
    """The records of a file, which is cut after the last whole one.

    Raises: BadFile where what would be cut off is not ours; BadRecord with the line that is no JSON.
    """
    stream.seek(0)
    found: list[Any] = []
    whole = number = 0
    while line := stream.readline(files.MAX_LINE + 1):
        number += 1
        ends = line.endswith(b"\n")
        if not ends and len(line) <= files.MAX_LINE:
            if not is_cut_short(line, game, found):
                raise BadFile("arena-out-foreign", file=name)
            stream.truncate(whole)
            break
        if line.strip():
            try:
                found.append(files.parse(line if ends else None))
            except BadRecord as error:
                raise error.within("at-line", file=name, line=number) from None
        whole += len(line)
    return found


def packed_records_in(stream: IO[bytes], name: str) -> list[Any]:
    """The records of a packed file, which must be whole: what is packed cannot be cut.

    Raises: BadFile where it is damaged; BadRecord with the line that is no JSON.
    """
    stream.seek(0)
    found: list[Any] = []
    if os.fstat(stream.fileno()).st_size == 0:
        return found
    unpacked = packed.unpacked(stream)
    if unpacked is stream:
        raise BadFile("arena-out-unpacked", file=name)
    for number, value in enumerate(files.values(unpacked), 1):
        if isinstance(value, BadRecord):
            raise value.within("at-line", file=name, line=number)
        found.append(value)
    stream.seek(0, os.SEEK_END)
    return found


def is_cut_short(tail: bytes, game: Game, before: list[Any]) -> bool:
    """Whether a line without an end is the beginning of an arena's record of this game, after the records before it."""
    about = {"format": FORMAT, "game": game.id, "options": game.changed_options()}
    head = json.dumps(about, separators=(",", ":")).encode()[:-1] + b","
    if not (head.startswith(tail) or tail.startswith(head)) or (before and not is_of_arena(before[-1])):
        return False
    try:
        return is_of_arena(files.parse(tail))  # all of it but its end
    except BadRecord:
        return True


def is_of_arena(record: Any) -> bool:
    """Whether a record says that an arena wrote it."""
    return isinstance(record, dict) and "arena" in record
