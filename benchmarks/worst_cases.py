"""Hostile lines of records: how long each is answered for a MB, at one size and at four times that size.

Usage: python benchmarks/worst_cases.py [KB]. What takes longer for a MB when it is larger is not linear.
"""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING

import zashiki
from zashiki.core.errors import BadRecord
from zashiki.match import files, record
from zashiki.players.seats import play_match, players_for

if TYPE_CHECKING:
    from collections.abc import Callable

HEAD = b'{"format":"zashiki/1","game":"tien-gow","deals":'
LONG = zashiki.game("shou-ba-yi", target=1000)
PLAYED = play_match(LONG, players_for(["random"] * 4), ["random"] * 4, 1).record()


def filled(piece: Callable[[int], bytes], size: int, between: bytes = b",") -> bytes:
    """Pieces joined to about a size."""
    found, length = [], 0
    while length < size:
        found.append(piece(len(found)))
        length += len(found[-1]) + len(between)
    return between.join(found)


def first_deal() -> dict[str, object]:
    """A finished deal of the game with one deal."""
    game = zashiki.game("tien-gow")
    deal: dict[str, object] = play_match(game, players_for(["random"] * 4), ["random"] * 4, 1).record()["deals"][0]
    return deal


DEAL = first_deal()
SEAT, CODE = (json.dumps(part).encode() for part in DEAL["actions"][0])  # type: ignore[index]
ENTRY = b"[%b,%b" % (SEAT, CODE)


def with_deal(key: str, value: bytes) -> bytes:
    """A record of one deal with something of its own under a key."""
    written = json.dumps({**DEAL, key: "@"}, separators=(",", ":")).encode()
    return HEAD + b"[" + written.replace(b'"@"', value) + b"]}"


def many_deals(size: int) -> bytes:
    """A long match, with as many of its deals as fit: its totals go up and down below a target that is far away."""
    deals = [json.dumps(deal, separators=(",", ":")).encode() for deal in PLAYED["deals"][:-1]]
    best, record_ = 0, json.dumps({**PLAYED, "deals": "@", "totals": None}, separators=(",", ":")).encode()
    head, _, _ = record_.partition(b'"@"')
    while best < len(deals) and size > 0:
        size -= len(deals[best])
        best += 1
    return head + b"[" + b",".join(deals[:best]) + b"]}"


CASES: dict[str, Callable[[int], bytes]] = {
    "different keys": lambda size: b"{" + filled(lambda i: b'"%d":1' % i, size) + b"}",
    "different keys, the last one twice": lambda size: b"{" + filled(lambda i: b'"%d":1' % i, size) + b',"0":1,"x":1}',
    "last two keys alike": lambda size: b"{" + filled(lambda i: b'"%d":1' % i, size) + b',"x":1,"x":1}',
    "one key over and over": lambda size: b"{" + filled(lambda i: b'"a":1', size) + b"}",
    "small objects": lambda size: HEAD + b"[" + filled(lambda i: b"{}", size) + b"]}",
    "lists in lists": lambda size: b"[" * size,
    "objects in objects": lambda size: b'{"a":' * (size // 5),
    "a whole number": lambda size: b"7" * size,
    "whole numbers just short enough": lambda size: b"[" + filled(lambda i: b"7" * 4300, size) + b"]",
    "a decimal number": lambda size: HEAD + b"7" * size + b".5}",
    "an exponent": lambda size: HEAD + b"1e" + b"7" * size + b"}",
    "a string": lambda size: HEAD + b'"' + b"a" * size + b'"}',
    "escapes": lambda size: HEAD + b'"' + b"\\ud83a" * (size // 6) + b'"}',
    "spaces": lambda size: b" " * size + b"x",
    "brackets that close at the end": lambda size: b"\n".join([b"[", filled(lambda i: b"1", size, b",\n"), b"]"]),
    "lines, each of which opens a bracket": lambda size: b"[\n" * (size // 2),
    "an option nobody knows": lambda size: (
        b'{"format":"zashiki/1","game":"tien-gow","options":{' + filled(lambda i: b'"%d":1' % i, size) + b"}}"
    ),
    "totals": lambda size: HEAD + b'[],"totals":[' + filled(lambda i: b"1", size) + b"]}",
    "pieces": lambda size: HEAD + b'[{"deal":{"hands":[' + filled(lambda i: b'["66"]', size) + b"]}}]}",
    "actions": lambda size: with_deal("actions", b"[" + filled(lambda i: ENTRY + b"]", size) + b"]"),
    "a long code": lambda size: with_deal("actions", b"[[" + SEAT + b',"' + b"6" * size + b'"]]'),
    "a legal set": lambda size: with_deal(
        "actions", b"[" + ENTRY + b",[" + filled(lambda i: b'"%d"' % i, size) + b"]]]"
    ),
    "a legal set with repetitions": lambda size: with_deal(
        "actions", b"[" + ENTRY + b",[" + filled(lambda i: b'"66"', size) + b"]]]"
    ),
    "lines of score": lambda size: with_deal(
        "lines", b"[" + filled(lambda i: b'{"rule":"%d","to":0,"points":1}' % i, size) + b"]"
    ),
    "one line of score over and over": lambda size: with_deal(
        "lines", b"[" + filled(lambda i: b'{"rule":"final","to":0,"points":1}', size) + b"]"
    ),
    "a start": lambda size: with_deal("start", b"{" + filled(lambda i: b'"%d":1' % i, size) + b"}"),
    "extra keys": lambda size: with_deal("extra", b"{" + filled(lambda i: b'"%d":1' % i, size) + b"}"),
    "deals of a long match": many_deals,
}


def answered(content: bytes) -> tuple[float, str]:
    """Seconds until a file is answered, and the last answer."""
    import io

    said = ""
    begin = time.thread_time()
    for line in files.lines(io.BytesIO(content)):
        try:
            record.read(files.parse(line))
            said = "read"
        except BadRecord as error:
            said = error.message.id
    return time.thread_time() - begin, said


def main() -> None:
    """Print a line for each case."""
    size = int(sys.argv[1] if len(sys.argv) > 1 else 500) * 1000
    print(f"{'':38}{size / 1e6:5.1f} MB {4 * size / 1e6:5.1f} MB   seconds a MB")
    for name, case in CASES.items():
        rates = []
        for content in (case(size), case(4 * size)):
            seconds, said = min(answered(content) for _ in range(2))
            rates.append(f"{seconds / len(content) * 1e6:8.3f}")
        print(f"{name:38}{rates[0]} {rates[1]}   {said}", flush=True)


if __name__ == "__main__":
    main()
