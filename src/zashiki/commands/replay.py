"""`zashiki replay`: every record of a file played again, every claim compared."""

from __future__ import annotations

import json
import os
import sys
from typing import IO, TYPE_CHECKING, Any

from zashiki.commands.files import reading, sentence
from zashiki.commands.progress import progress
from zashiki.core.errors import BadRecord
from zashiki.match import files
from zashiki.match import record as records
from zashiki.texts import Texts

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from zashiki.match.match import Match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE")


def verdicts(stream: IO[bytes], texts: Texts | None = None) -> Iterator[dict[str, Any]]:
    """What is to be said of each record of a stream, in order; of a stream without any, one fault."""
    number = 0
    for number, value in enumerate(files.values(stream), 1):  # noqa: B007 - asked for after the loop
        try:
            if isinstance(value, BadRecord):
                raise value
            yield accepted(records.read(value))
        except BadRecord as error:
            yield refused(error, texts)
    if number == 0:
        yield refused(BadRecord("file-no-records"), texts)


def accepted(match: Match) -> dict[str, Any]:
    """What a record came to."""
    deal = match.current
    return {
        "ok": True,
        "scores": match.scores(),
        "totals": match.totals(),
        "lines": [[line.as_json() for line in match.game.lines(deal)] for deal in match.finished],
        "to_move": match.to_act,
        "legal": [] if deal is None else [match.game.format_action(action) for action in deal.legal_actions()],
        "winners": match.winners(),
    }


def refused(error: BadRecord, texts: Texts | None = None) -> dict[str, Any]:
    """What is wrong with a record, and where."""
    return {"ok": False, "error": sentence(error, texts), "deal": error.deal, "action": error.action}


def run(args: argparse.Namespace) -> int:
    """Print a line for each record; status 1 where one is refused."""
    status = 0
    texts = Texts(args.locale)
    with reading(args.file) as stream, progress(texts, "progress-replay", size_of(args.file), bytes=True) as report:
        for verdict in verdicts(stream, texts):
            status |= not verdict["ok"]
            sys.stdout.write(json.dumps(verdict) + "\n")
            report(None if args.file == "-" else os.lseek(stream.fileno(), 0, os.SEEK_CUR))
    return status


def size_of(name: str) -> int | None:
    """Bytes to read, or None where nobody knows."""
    return None if name == "-" or not os.path.isfile(name) else os.stat(name).st_size
