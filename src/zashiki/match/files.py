"""Files of records: one a line, streamed, of any number; every fault becomes an error with its sentence."""

from __future__ import annotations

import json
from collections import Counter
from typing import IO, TYPE_CHECKING, Any

from zashiki.core.errors import BadRecord

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_LINE = 64 * 1024 * 1024


def lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """The lines of a stream that are not blank; None for one over 64 MiB, which is skipped without being held."""
    first = True
    while line := stream.readline(MAX_LINE + 1):
        if first:
            line = line.removeprefix(b"\xef\xbb\xbf")
            first = False
        if len(line.rstrip(b"\r\n")) > MAX_LINE or (len(line) > MAX_LINE and not line.endswith(b"\n")):
            while line and not line.endswith(b"\n"):
                line = stream.readline(MAX_LINE)
            yield None
        elif line.strip():
            yield line


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
