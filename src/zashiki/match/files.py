"""Files of records: one a line, streamed, of any number; every fault becomes an error with its sentence."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import IO, TYPE_CHECKING, Any

from zashiki.core.errors import BadRecord
from zashiki.match import packed

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_LINE = 64 * 1024 * 1024
STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?')
UTF_16 = re.compile(rb"\xff\xfe.\0|\xfe\xff\0|[\[{]\0|\0[\[{]", re.DOTALL)
CLOSING = re.compile(rb"\s*[\]}][\s\]}]*")


def values(stream: IO[bytes]) -> Iterator[Any]:
    """The JSON value of each line that is not blank; in its place the BadRecord that says why a line has none.

    A value that is written over many lines is one fault, not one a line. A fault of the whole stream is the last thing.
    """
    source = lines(stream)
    held: list[bytes | None] = []  # lines read ahead, the next one last
    looks = True  # for a value over many lines: in vain only once, as all of its lines are held meanwhile
    try:
        while held or (line := next(source, b"")) != b"":
            if held:
                line = held.pop()
            try:
                value = parse(line)
            except BadRecord as error:
                value = error
                if looks and line is not None and error.message.id == "line-not-json" and depth(line) > 0:
                    ahead = rest_of_value(line, source)
                    if is_json(line, ahead):
                        value = BadRecord("record-over-lines", number=len(ahead) + 1)
                    else:
                        looks, held = False, ahead[::-1]
            yield value
    except BadRecord as error:
        yield error


def lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """The lines of a stream that are not blank; None for one over 64 MiB, which is skipped without being held.

    Raises: BadRecord where the stream is packed and damaged, or is text of another kind than ours.
    """
    first = True
    while line := next_line(stream, MAX_LINE + 1):
        if first:
            line = line.removeprefix(b"\xef\xbb\xbf")
            if UTF_16.match(line):
                raise BadRecord("file-utf-16")
            first = False
        if len(line.rstrip(b"\r\n")) > MAX_LINE or (len(line) > MAX_LINE and not line.endswith(b"\n")):
            while line and not line.endswith(b"\n"):
                line = next_line(stream, MAX_LINE)
            yield None
        elif line.strip():
            yield line


def next_line(stream: IO[bytes], limit: int) -> bytes:
    """A line, or as much of it as the limit allows.

    Raises: BadRecord where a packed stream is damaged.
    """
    try:
        return stream.readline(limit)
    except packed.faults() as error:
        raise BadRecord("file-damaged", why=str(error)[:80]) from None


def depth(line: bytes) -> int:
    """Brackets that a line opens and does not close."""
    bare = STRING.sub(b"", line)
    return sum(bare.count(sign) for sign in (b"{", b"[")) - sum(bare.count(sign) for sign in (b"}", b"]"))


def rest_of_value(line: bytes, source: Iterator[bytes | None]) -> list[bytes | None]:
    """The lines up to the one that closes what a line opens, as far as they are there and not over 64 MiB in all."""
    ahead: list[bytes | None] = []
    open_, size = depth(line), len(line)
    while open_ > 0 and size <= MAX_LINE and (following := next(source, b"")) != b"":
        ahead.append(following)
        if following is None:
            break
        open_, size = open_ + depth(following), size + len(following)
    return ahead


def is_json(line: bytes, ahead: list[bytes | None]) -> bool:
    """Whether lines are together one JSON value."""
    try:
        parse(b"".join([line, *(following for following in ahead if following is not None)]))
    except BadRecord as error:
        return error.message.id == "line-key-twice"
    return bool(ahead) and None not in ahead


def parse(line: bytes | None) -> Any:
    """The JSON value of a line.

    Raises: BadRecord where it is none.
    """
    if line is None:
        raise BadRecord("line-too-long")
    try:
        return json.loads(line.decode("utf-8"), parse_constant=refuse, object_pairs_hook=once)
    except UnicodeDecodeError:
        raise BadRecord("line-not-utf8") from None
    except RecursionError:
        raise BadRecord("line-too-deep") from None
    except json.JSONDecodeError as error:
        raise BadRecord("line-not-json", column=error.pos + 1) from None
    except ValueError as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord("line-number-too-long") from None


def parse_last(line: bytes | None) -> Any:
    """The JSON value of a line that is the last of its file: brackets alone are the end of a value over many lines.

    Raises: BadRecord.
    """
    if line is not None and CLOSING.fullmatch(line):
        raise BadRecord("record-over-lines", number=0)
    return parse(line)


def refuse(constant: str) -> None:
    """NaN and Infinity are no JSON."""
    raise BadRecord("line-constant", value=constant)


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, in which no key may stand twice: one of the two would be lost in silence."""
    found = dict(pairs)
    if len(found) != len(pairs):
        times = Counter(key for key, _ in pairs)
        raise BadRecord("line-key-twice", key=next(key for key, number in times.items() if number > 1)[:40])
    return found
