"""`zashiki serve`: what goes wrong is one sentence; what it serves; that every message has words."""

from __future__ import annotations

import re
import socket
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from table_stage import Visitor, run, serving, sqlite

import zashiki
from zashiki import cli
from zashiki.commands import serve
from zashiki.table import front, pages
from zashiki.texts import Texts, rulebooks

if TYPE_CHECKING:
    from collections.abc import Callable

SOURCE = Path(zashiki.__file__).parent / "table"


def sentence_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence with which `zashiki serve` refuses."""
    assert cli.main(["serve", "--no-browser", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("zashiki: ")
    return err


@pytest.mark.parametrize("host", ["999.1.1.1", "no such host", "203.0.113.7", "x" * 70])
def test_addresses_that_are_not_ours(host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = sentence_of(capsys, "--host", host, "--database", f"sqlite:///{tmp_path}/t.sqlite")
    assert f"nothing can listen at {host}" in said


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = sentence_of(capsys, "--port", str(port), "--database", f"sqlite:///{tmp_path}/t.sqlite")
        assert f"port {port}" in said


def test_the_usual_port_gives_way_when_nobody_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr(serve, "PORT", taken.getsockname()[1])
        with serve.listening("127.0.0.1", None) as listener:
            assert listener.getsockname()[1] not in (0, serve.PORT)


def garbage(path: Path) -> str:
    path.write_text("no database at all, and longer than the header of one " * 40)
    return f"sqlite:///{path}"


def newer(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        connection.execute("create table alembic_version (version_num varchar(32))")
        connection.execute("insert into alembic_version values ('9999')")
    return f"sqlite:///{path}"


@pytest.mark.parametrize(
    ("database", "word"),
    [
        (lambda path: "foo://bar", "foo"),
        (lambda path: "://", "no URL"),
        (lambda path: "postgresql+nothing://x/y", "nothing"),
        (lambda path: f"sqlite:///{path.parent}", "unable to open"),
        (lambda path: "nope", "'nope' is no URL"),
        (lambda path: f"sqlite:///{path.parent}/no/t.sqlite", "unable to open"),
        (lambda path: f"sqlite+pysqlite:///{path}", "asynchronous"),
        (garbage, "not a database"),
        (newer, "newer zashiki"),
    ],
)
def test_databases_that_cannot_be_used(
    database: Callable[[Path], str], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert word in sentence_of(capsys, "--database", database(tmp_path / "t.sqlite"))


def test_a_data_folder_that_cannot_be_made(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(serve, "user_data_path", lambda *args, **kwargs: Path("/dev/null/zashiki"))
    assert "/dev/null/zashiki" in sentence_of(capsys)


def test_a_data_folder_that_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "user_data_path", lambda *args, **kwargs: tmp_path / "a #?%20 b" / "zashiki")
    url = serve.database_url(None)
    import asyncio

    asyncio.run(serve.prepare(url))
    assert (tmp_path / "a #?%20 b" / "zashiki" / "tables.sqlite").is_file()


@pytest.mark.parametrize("words", [["--port", "70000"], ["--port", "x"], ["--bogus"], ["extra"]])
def test_bad_arguments(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["serve", *words])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_a_command_it_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []

    def run_nothing(args: Any) -> int:
        served.append(args)
        return 0

    monkeypatch.setattr(serve, "run", run_nothing)
    assert cli.main([]) == 0
    assert (served[0].host, served[0].port, served[0].no_browser) == ("127.0.0.1", None, False)


def test_a_browser_opens_only_on_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    assert not serve.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_browser()
    assert serve.shown_host("0.0.0.0") == serve.shown_host("::") == "127.0.0.1"
    assert serve.shown_host("::1") == "[::1]"


def test_every_message_of_the_server_has_words() -> None:
    texts = Texts()
    source = "".join(file.read_text() for file in SOURCE.rglob("*.py")) + Path(serve.__file__).read_text()
    ids = set(
        re.findall(r'(?:Refused|Unknown|Foreign|TooMany|TooLong|UnknownGame|BadFile|Message)\(\s*"([a-z-]+)"', source)
    )
    assert len(ids) > 25
    assert [id for id in sorted(ids) if not texts.has(id)] == []


def test_what_can_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            http = Visitor(base).http
            games = (await http.get("/api/games")).json()
            assert [game["id"] for game in games] == list(zashiki.game_ids())
            assert {game["id"]: game["teams"] for game in games}["hachinin-meri"] == ["A", "B"]
            assert "en" in (await http.get("/api/locales")).json()
            for path, kind in (
                ("/api/texts/en", "text/plain; charset=utf-8"),
                ("/api/art/hanafuda.svg", "image/svg+xml"),
                ("/api/art/french.svg?four_colour=1", "image/svg+xml"),
                ("/api/rulebook/tien-gow", "application/json"),
            ):
                answer = await http.get(path)
                assert answer.headers["content-type"] == kind
                assert answer.headers["content-encoding"] == "gzip"
                plain = await http.get(path, headers={"accept-encoding": "identity"})
                assert plain.content == answer.content
                again = await http.get(path, headers={"if-none-match": answer.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
            answer = await http.get("/api/games")
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await http.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"

    run(test)


@pytest.mark.parametrize("deck", ["hanafuda", "unsun", "french", "dominoes"])
def test_sprites(deck: str) -> None:
    from xml.etree import ElementTree

    from zashiki.drawing.codes import DECKS

    symbols = [node.get("id") for node in ElementTree.fromstring(pages.sprite(deck))]
    assert symbols == [*(f"{deck}-{code}" for code in DECKS[deck]), f"{deck}-back"]
    assert "style=" not in pages.sprite(deck), "the page's policy forbids it"
    assert (pages.sprite(deck, True) != pages.sprite(deck)) == (deck == "french")


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_rulebooks(id: str) -> None:
    found = pages.rulebook(id, "en")
    written = rulebooks.rulebook(id)
    assert len(found["clauses"]) > 20
    for clause in found["clauses"]:
        assert f'id="c-{clause.replace(".", "-")}"' in found["html"]
        assert re.search(rf"^[#*\-> ]*{re.escape(clause)}\b", written, re.MULTILINE), clause
    assert "<script" not in found["html"]
    assert 'class="piece" data-piece="' in found["html"]


def test_the_front_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "a-1.js").write_text("let a = 1;" * 200)
    (folder / "robots.txt").write_text("robots")
    monkeypatch.setattr(front, "static_folder", lambda: folder)

    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            http = Visitor(base).http
            for path in ("/", "/t/0123", "/rules/tien-gow"):
                answer = await http.get(path)
                assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>the page", "no-cache")
                assert answer.headers["content-security-policy"]
            asset = await http.get("/assets/a-1.js")
            assert "immutable" in asset.headers["cache-control"]
            assert asset.headers["content-encoding"] == "gzip"
            assert (await http.get("/robots.txt")).text == "robots"
            assert (await http.get("/assets/b.js")).status_code == 404
            assert (await http.head("/")).status_code == 200

    run(test)


def test_a_front_end_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "static_folder", lambda: tmp_path / "nothing")

    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            answer = await Visitor(base).http.get("/")
            assert (answer.status_code, "make play" in answer.text) == (503, True)
            assert (await Visitor(base).http.get("/assets/a.js")).status_code == 404

    run(test)


def test_other_names_of_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve.allowed("Table.Example") == "table.example"
    assert serve.allowed("tisch.münchen.example") == "tisch.xn--mnchen-3ya.example"
    for name in ("", "a b", "a:80", "http://a", "*", ".", "a..b", "x" * 70):
        said = sentence_of(capsys, "--allow-host", name, "--database", f"sqlite:///{tmp_path}/t.sqlite")
        assert "no name of a host" in said
