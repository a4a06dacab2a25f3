"""Matches out of files of records, and into them."""

from __future__ import annotations

import json
import os
from contextlib import closing
from typing import IO, TYPE_CHECKING, Any

from zashiki.core.errors import BadRecord
from zashiki.match import files, packed, record
from zashiki.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


def read_records(file: str | os.PathLike[str] | IO[bytes]) -> Iterator[Match]:
    """The matches of a file of records, or of a stream of bytes, played again one by one; packed ones are unpacked.

    Raises: BadRecord, with the line (from 1, blank ones not counted) and the place in it; OSError; BadFile where
    unpacking takes a package that is not installed.
    """
    if isinstance(file, (str, os.PathLike)):
        with open(file, "rb") as stream:
            yield from read_records(stream)
        return
    name = str(getattr(file, "name", "-"))
    for number, value in enumerate(files.values(packed.unpacked(file)), 1):
        try:
            if isinstance(value, BadRecord):
                raise value
            yield record.read(value)
        except BadRecord as error:
            raise error.within("at-line", file=name, line=number) from None


def write_records(file: str | os.PathLike[str], records: Iterable[Match | Mapping[str, Any]]) -> int:
    """Write matches, or records as they are, one a line, over what the file held; their number.

    A name that ends in `.gz` or `.zst` is packed. Raises: OSError; BadFile as `read_records`.
    """
    number = 0
    with open(file, "wb") as stream, closing(packed.packing(os.fspath(file), stream)) as out:
        for each in records:
            data = record.write(each) if isinstance(each, Match) else each
            out.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
            number += 1
    return number
