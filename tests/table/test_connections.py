"""What a connection may make a server keep or wait for; how many there may be; how much is written of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any

import pytest
from table_stage import Visitor, run, serving, sqlite

from zashiki.table import connections, wire
from zashiki.table.connections import Connections, Sparing

if TYPE_CHECKING:
    from pathlib import Path

HELLO = (
    "GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASK = b"\0\0\0\0"
FRAMES = {
    "ping": b"\x89\x80" + MASK,
    "pong": b"\x8a\x80" + MASK,
    "empty pieces of a message": b"\x00\x80" + MASK,
}


class Line:
    """A transport that notes how it ended."""

    def __init__(self, address: str) -> None:
        self.address, self.is_aborted, self.is_closed = address, False, False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        """Where it comes from."""
        return self.address, 1

    def abort(self) -> None:
        """End at once."""
        self.is_aborted = True

    def is_closing(self) -> bool:
        """Whether it will end."""
        return self.is_closed


@pytest.mark.parametrize("kind", FRAMES)
def test_every_frame_counts(kind: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            table = await Visitor(base).open("tien-gow")
            port = int(base.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HELLO.format(table=table, port=port).encode())
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
            if kind == "empty pieces of a message":
                writer.write(b"\x01\x80" + MASK)
            writer.write(FRAMES[kind] * 20_000)
            heard = await reader.read()
            assert b"\x88\x02" + (1008).to_bytes(2, "big") in heard, "closed, and told why"
            assert heard.count(b"\x8a\x00") < 2 * wire.FRAMES_AT_ONCE + wire.PIECE / len(FRAMES["ping"])
            writer.close()

    run(test)


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: ",
        "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_become_whole_is_cut_off(
    begun: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "REQUEST", 0.5)

    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
            drip = asyncio.create_task(dripping(writer, begun))
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b""
            drip.cancel()
            assert (await Visitor(base).http.get("/api/games")).status_code == 200

    async def dripping(writer: asyncio.StreamWriter, text: str) -> None:
        writer.write(text.encode())
        while text:
            await asyncio.sleep(0.1)  # as slow as one can be
            writer.write(b"x")

    run(test)


def test_a_whole_request_and_a_kept_connection_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "REQUEST", 0.3)

    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("tien-gow")) as seat:
                await seat.next("state")
                await asyncio.sleep(0.8)
                assert await seat.ask("ping", "pong")
                for _ in range(3):
                    assert (await visitor.http.get("/api/games")).status_code == 200
                    await asyncio.sleep(0.4)

    run(test)


def test_there_are_so_many_connections_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_UNREADY", 3)

    async def test() -> None:
        held = Connections(most=5, by_address=2)

        def come(address: str, asks: bool) -> Any:
            line: Any = Line(address)
            entered = held.enter(line)
            if entered and asks:
                held.ready(line)
            return line if entered else None

        first, second = come("a", asks=True), come("a", asks=False)
        third = come("a", asks=True)
        assert third is not None
        assert (first.is_aborted, second.is_aborted) == (False, True), "the one that asked nothing makes room"
        assert come("a", asks=True) is None, "an address has so many"
        slow = [come(address, asks=False) for address in "bcd"]
        last = come("e", asks=False)
        assert [line.is_aborted for line in slow] == [True, False, False], "the longest that asked nothing makes room"
        for line in [*slow[1:], last]:
            held.ready(line)
        assert len(held.addresses) == 5
        assert come("f", asks=True) is None, "there are so many in all"
        for line in [first, third, *slow[1:], last]:
            held.leave(line)
            held.leave(line)
        assert held.addresses == held.unready == {}
        assert held.counts == {}

    asyncio.run(test())


def test_one_that_is_closed_and_does_not_go_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOOK_EVERY", 0.05)

    async def test() -> None:
        held = Connections()
        closed: Any = Line("a")
        other: Any = Line("b")
        for line in (closed, other):
            held.enter(line)
        closed.is_closed = True
        await asyncio.sleep(0.3)
        assert closed.is_aborted
        assert not other.is_aborted
        held.leave(closed)
        held.leave(other)
        await asyncio.sleep(0.1)
        assert held.look is None

    asyncio.run(test())


def test_lines_of_a_kind_are_written_a_few_times_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    sparing = Sparing()

    def said(text: str) -> str | None:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, text, (), None)
        return record.getMessage() if sparing.filter(record) else None

    assert [said("out of files") for _ in range(8)] == ["out of files"] * 5 + [None] * 3
    assert said("another") == "another"
    now[0] += 61
    assert said("out of files") == "out of files (and 3 more of the kind)"
    assert said("out of files") == "out of files"
