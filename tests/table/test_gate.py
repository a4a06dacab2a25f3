"""Errors of every kind come in one form with the headers of every answer, whatever is asked and however."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import websockets
from table_stage import Inline, Visitor, run, serving, sqlite

from zashiki.table import front, gate, pages, security
from zashiki.table.app import create_app
from zashiki.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path

LONG = "a" * 300


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A front end of three files."""
    found = tmp_path / "static"
    (found / "assets").mkdir(parents=True)
    (found / "index.html").write_text("<!doctype html>the page")
    (found / "robots.txt").write_text("robots")
    (found / "assets" / "a-1.js").write_text("let a = 1;")
    (tmp_path / "secret.txt").write_text("not to be read")
    monkeypatch.setattr(front, "static_folder", lambda: found)
    return found


def is_told(answer: httpx.Response, status: int, id: str) -> bool:
    """Whether an answer is an error in our form, in words, with the headers."""
    said = answer.json()["say"]
    assert all(answer.headers[name] == value for name, value in security.HEADERS.items())
    assert answer.headers["content-type"] == "application/json"
    assert Texts()(said["id"], **said["args"]).strip()
    return (answer.status_code, answer.json()["error"], said["id"]) == (status, id, id)


@pytest.mark.parametrize(
    ("method", "path", "status", "id"),
    [
        ("GET", f"/{LONG}.js", 404, "page-unknown"),
        ("GET", f"/{LONG}", 404, "page-unknown"),
        ("GET", f"/assets/{LONG}.js", 404, "page-unknown"),
        ("GET", f"/assets/{LONG}/{LONG}", 404, "page-unknown"),
        ("GET", f"/api/texts/{LONG}", 404, "locale-unknown"),
        ("GET", f"/api/art/{LONG}.svg", 404, "deck-unknown"),
        ("GET", f"/api/rulebook/{LONG}", 404, "rulebook-unknown"),
        ("GET", f"/api/tables/{LONG}/record", 404, "table-unknown"),
        ("GET", "/api/tables/" + "%00" * 32 + "/record", 404, "table-unknown"),
        ("DELETE", "/api/tables/" + "0" * 32, 404, "table-unknown"),
        ("GET", "/" + "x" * 3000, 414, "address-too-long"),
        ("GET", "/api/games?" + "x" * 3000, 414, "address-too-long"),
        ("PUT", "/api/tables", 405, "method-unknown"),
        ("POST", "/api/games", 405, "method-unknown"),
        ("POST", "/", 405, "method-unknown"),
        ("DELETE", "/assets/a-1.js", 405, "method-unknown"),
        ("TRACE", "/api/games", 405, "method-unknown"),
        ("GET", "/api/art/french.svg?four_colour=perhaps", 422, "query-unknown"),
        ("GET", "/..%5csecret.txt", 404, "page-unknown"),
        ("GET", "/C:%5csecret.txt", 404, "page-unknown"),
        ("GET", "/assets/..%5c..%5csecret.txt", 404, "page-unknown"),
        ("GET", "/assets/C:%5csecret.txt", 404, "page-unknown"),
        ("GET", "/assets/%2e%2e/%2e%2e/secret.txt", 404, "page-unknown"),
        ("GET", "/assets/a-1.js%00", 404, "page-unknown"),
        ("GET", "/assets//a-1.js::$DATA", 404, "page-unknown"),
        ("GET", "/robots.txt%00.js", 404, "page-unknown"),
        ("GET", "/%ff%fe", 404, "page-unknown"),
        ("GET", "/NUL.txt", 404, "page-unknown"),
        ("GET", "/api/tables/" + "0" * 32 + "/play", 404, "page-unknown"),
    ],
)
def test_what_is_not_there(method: str, path: str, status: int, id: str, folder: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            assert is_told(await Visitor(base).http.request(method, path), status, id)

    run(test)


@pytest.mark.parametrize("path", ["/", "/t/0123", "/robots.txt", "/assets/a-1.js", "/favicon.svg", "/api/games"])
def test_head_is_answered_as_get_is(path: str, folder: Path, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            whole, head = await Visitor(base).http.get(path), await Visitor(base).http.head(path)
            assert (whole.status_code, head.status_code, head.content) == (200, 200, b"")
            left_out = {"date", "last-modified"}
            assert {k: v for k, v in head.headers.items() if k not in left_out} == {
                k: v for k, v in whole.headers.items() if k not in left_out
            }
            assert is_head_told(await Visitor(base).http.head("/nothing.js"))

    run(test)


def is_head_told(answer: httpx.Response) -> bool:
    """Whether a HEAD of what is not there has status and headers."""
    return answer.status_code == 404 and "content-security-policy" in answer.headers and answer.content == b""


def test_a_fault_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    def fails() -> Any:
        raise RuntimeError("a fault")

    monkeypatch.setattr(pages, "games", fails)

    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            assert is_told(await Visitor(base).http.get("/api/games"), 500, "server-failed")
            assert (await Visitor(base).http.get("/api/locales")).status_code == 200

    run(test)
    assert sum("a fault" in str(record.exc_info) for record in caplog.records) == 1


async def raw(base: str, request: bytes) -> bytes:
    """What a server answers to bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(base.rpartition(":")[2]))
    writer.write(request)
    answer = await asyncio.wait_for(reader.read(), 10)
    writer.close()
    return answer


@pytest.mark.parametrize(
    "request_",
    [
        b"GARBAGE\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: ٣\r\n\r\n{}".encode(),
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n{}",
    ],
)
def test_what_is_no_request(request_: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            head, _, body = (await raw(base, request_)).partition(b"\r\n\r\n")
            assert head.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 414 "))
            assert b"content-security-policy" in head
            assert json.loads(body)["error"] in ("request-broken", "address-too-long")

    run(test)


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost", True),
        ("localhost:8480", True),
        ("LocalHost.", True),
        ("table.localhost:1", True),
        ("127.0.0.1", True),
        ("192.168.1.20:8480", True),
        ("[::1]:8480", True),
        ("[fe80::1]", True),
        ("table.example", True),
        ("TABLE.EXAMPLE:80", True),
        ("evil.example", False),
        ("evil.example:8480", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("eviltable.example", False),
        ("notlocalhost", False),
        ("2130706433", False),
        ("localhost:8480:1", False),
        ("localhost:x", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_only_hosts_of_ours(host: str, is_ours: bool, tmp_path: Path) -> None:
    app = create_app(sqlite(tmp_path / "t.sqlite"), pace=3600, computers=Inline(), hosts=["table.example", "127.0.0.1"])

    async def test() -> None:
        async with serving("", app=app) as base:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow")
            for path in ("/api/games", "/api/tables", f"/api/tables/{table}/record", "/"):
                answer = await visitor.http.get(path, headers={"host": host})
                if is_ours:
                    assert answer.status_code in (200, 503), "503: the front end may not have been built"
                else:
                    assert is_told(answer, 421, "host-unknown")
            order = {"game": "tien-gow"}
            opened = await visitor.http.post("/api/tables", json=order, headers={"host": host})
            assert opened.status_code == (200 if is_ours else 421)
            url = base.replace("http", "ws", 1) + f"/api/tables/{table}/play"
            port = int(base.rpartition(":")[2])
            if is_ours:
                async with visitor.at(table) as seat:
                    assert (await seat.next("state"))["you"] == 0
            elif host and "[" not in host and host.count(":") < 2 and not host.endswith("x"):
                uri = f"ws://{host.partition(':')[0]}:{port}{url.partition(str(port))[2]}"
                with pytest.raises(websockets.InvalidStatus) as refused:
                    await websockets.connect(uri, host="127.0.0.1", port=port)
                assert refused.value.response.status_code == 403

    run(test)


def test_a_foreign_name_cannot_open_tables_as_its_own_page(tmp_path: Path) -> None:
    """DNS rebinding: the foreign name leads here, so that its page has the origin that it asks."""

    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            headers = {"host": "evil.example", "origin": "http://evil.example", "sec-fetch-site": "same-origin"}
            answer = await Visitor(base).http.post("/api/tables", json={"game": "tien-gow"}, headers=headers)
            assert is_told(answer, 421, "host-unknown")

    run(test)


def test_names_of_hosts() -> None:
    assert gate.name_of("a.example:80") == "a.example"
    assert gate.name_of("[::1]:80") == "::1"
    assert gate.name_of(":80") is None
    assert gate.is_address("::1")
    assert not gate.is_address("localhost")


@pytest.mark.parametrize("invented", ["mine", "A" * 43, "A" * 4000, '"', "é" * 43])
def test_a_session_that_the_server_did_not_make_is_replaced(invented: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            answer = await httpx.AsyncClient(base_url=base).post(
                "/api/tables",
                json={"game": "tien-gow"},
                headers=[(b"cookie", f"{security.COOKIE}={invented}".encode())],
            )
            assert answer.status_code == 200
            made = answer.cookies[security.COOKIE]
            assert security.SESSION.fullmatch(made)
            assert made != invented
            assert (await Visitor(base, made).http.get("/api/tables")).json()[0]["table"] == answer.json()["table"]
            assert security.owner_of("mine") is None

    run(test)
