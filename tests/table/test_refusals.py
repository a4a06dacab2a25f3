"""Wrong, late and foreign messages get a clear error, and change nothing."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING, Any

import pytest
import websockets
from table_stage import SHORT, Visitor, is_over, is_own_turn, run, serving, sqlite

from zashiki.table import play, security
from zashiki.table.allowance import Allowance
from zashiki.texts import Texts

if TYPE_CHECKING:
    from pathlib import Path


def test_messages_that_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("hana-awase")
            async with visitor.at(table) as seat, visitor.at(table) as watch:
                state = await seat.play(is_own_turn)
                await watch.until(lambda s: s["seq"] == state["seq"])
                seq, action = state["seq"], state["actions"][0]["action"]
                wrong: list[tuple[str | bytes, str]] = [
                    ("", "table-bad-message"),
                    ("not JSON", "table-bad-message"),
                    ("[]", "table-bad-message"),
                    ("null", "table-bad-message"),
                    ('"act"', "table-bad-message"),
                    ("{" * 2000, "table-bad-message"),
                    ("[" * 8000 + "]" * 8000, "table-bad-message"),
                    ('{"type":"act","seq":' + "9" * 6000 + "}", "table-bad-message"),
                    ('{"type":"ask","pieces":[[[[[]]]]]}', "table-bad-message"),
                    (json.dumps({"type": "act", "seq": seq, "action": action}).encode(), "table-bad-message"),
                    ("{}", "table-unknown-message"),
                    ('{"type":["act"]}', "table-unknown-message"),
                    ('{"type":"deal"}', "table-unknown-message"),
                    ('{"type":"\\ud800"}', "table-unknown-message"),
                    (json.dumps({"type": "act", "action": action}), "table-stale"),
                    (json.dumps({"type": "act", "seq": seq - 1, "action": action}), "table-stale"),
                    (json.dumps({"type": "act", "seq": seq + 1, "action": action}), "table-stale"),
                    (json.dumps({"type": "act", "seq": True, "action": action}), "table-stale"),
                    (json.dumps({"type": "act", "seq": float(seq), "action": action}), "table-stale"),
                    (json.dumps({"type": "act", "seq": seq}), "unknown-action"),
                    (json.dumps({"type": "act", "seq": seq, "action": 7}), "unknown-action"),
                    (json.dumps({"type": "act", "seq": seq, "action": "\ud800"}), "unknown-action"),
                    (json.dumps({"type": "act", "seq": seq, "action": action + " "}), "unknown-action"),
                    (json.dumps({"type": "act", "seq": seq, "action": not_held(state)}), "table-illegal"),
                    (json.dumps({"type": "go", "seq": seq}), "table-deal-running"),
                    (json.dumps({"type": "go"}), "table-stale"),
                    (json.dumps({"type": "more", "seq": seq}), "table-match-running"),
                    (json.dumps({"type": "ask"}), "table-bad-message"),
                    (json.dumps({"type": "ask", "pieces": "1L"}), "table-bad-message"),
                    (json.dumps({"type": "ask", "pieces": [1]}), "table-bad-message"),
                    (json.dumps({"type": "ask", "pieces": ["1L"] * 33}), "table-bad-message"),
                ]
                texts = Texts()
                for message, id in wrong:
                    await seat.socket.send(message)
                    error = await seat.next("error")
                    assert (error["id"], error["seq"]) == (id, seq), (message[:80], error)
                    assert error["say"]["id"] == id
                    assert texts(id, **error["say"]["args"]).strip()
                assert all(s["seq"] == seq for s in seat.states[-3:])
                assert seat.states[-1] == state, "what a late message gets is the newest state, unchanged"
                await seat.send("act", seq=seq, action=action)
                after = await seat.next("state")
                assert after["seq"] == seq + 1
                assert await watch.next("state") == after, "the other tab has heard nothing in between"

    run(test)


def not_held(state: dict[str, Any]) -> str:
    """An action with a card that the seat does not hold."""
    return next(code for code in ("12L", "11L", "10A", "9A", "8L", "7A", "6A", "5A") if code not in state["hand"])


def test_another_seats_action(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite"), pace=3600) as base:
            visitor = Visitor(base)
            waiting = 0
            for _ in range(12):
                async with visitor.at(await visitor.open("tien-gow")) as seat:
                    state = await seat.next("state")
                    if state["actions"]:
                        continue
                    waiting += 1
                    error = await seat.ask("act", "error", seq=state["seq"], action=state["hand"][0])
                    assert error["id"] == "table-not-your-turn"
                    assert (await seat.ask("hint", "error"))["id"] == "table-not-your-turn"
                    assert (await seat.ask("back", "error", seq=state["seq"]))["id"] == "table-nothing-to-take-back"
            assert waiting

    run(test)


def test_after_the_match(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            async with visitor.at(await visitor.open("sudaoshi")) as seat:
                seq = (await seat.play(is_over))["seq"]
                assert (await seat.ask("act", "error", seq=seq, action="1L"))["id"] == "table-not-playing"
                assert (await seat.ask("go", "error", seq=seq))["id"] == "table-match-over"
                assert (await seat.ask("hint", "error"))["id"] == "table-not-your-turn"
                assert (await seat.ask("back", "error", seq=seq))["id"] == "table-nothing-to-take-back"
                assert (await seat.ask("ask", "answer", pieces=["1L"]))["say"]["id"] == "table-not-held"

    run(test)


def test_unknown_tables_and_other_sessions(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor, other, nobody = Visitor(base), Visitor(base), Visitor(base)
            table = await visitor.open("tien-gow")
            await other.open("tien-gow")
            for id in ("0" * 32, "x", table[:-1], table.upper() if table.upper() != table else "y", "%00"):
                async with visitor.at(id) as seat:
                    error = await seat.next("error")
                    assert error["id"] == "table-unknown"
                    assert await seat.end() == 1008
            async with visitor.at(table) as own:
                before = await own.play(is_own_turn)
                for stranger in (other, nobody):
                    async with stranger.at(table) as seat:
                        state = await seat.next("state")
                        assert state["you"] is None
                        assert state["view"]["seat"] == "spectator"
                        action = before["actions"][0]["action"]
                        for kind in ("act", "go", "more", "back", "hint", "ask"):
                            error = await seat.ask(kind, "error", seq=state["seq"], action=action, pieces=[])
                            assert error["id"] == "table-onlooker"
                        assert (await seat.ask("ping", "pong")) == {"type": "pong"}
                    for answer in (
                        await stranger.http.get(f"/api/tables/{table}/record"),
                        await stranger.http.post(f"/api/tables/{table}/again", json={}),
                        await stranger.http.delete(f"/api/tables/{table}"),
                    ):
                        assert answer.status_code == 404
                        assert answer.json()["error"] == "table-unknown"
                    assert table not in (await stranger.http.get("/api/tables")).text
                await own.send("act", seq=before["seq"], action=before["actions"][0]["action"])
                assert (await own.next("state"))["seq"] == before["seq"] + 1
            assert nobody.cookie is None, "looking on makes no session"

    run(test)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_foreign_pages(headers: dict[str, str], tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow")
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with visitor.at(table, **headers):
                    pass
            assert refused.value.response.status_code == 403
            for answer in (
                await visitor.http.post("/api/tables", json={"game": "tien-gow"}, headers=headers),
                await visitor.http.post(f"/api/tables/{table}/again", json={}, headers=headers),
                await visitor.http.delete(f"/api/tables/{table}", headers=headers),
                await visitor.http.delete("/api/tables", headers=headers),
            ):
                assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
            assert len((await visitor.http.get("/api/tables")).json()) == 1
            async with visitor.at(table, Origin=base):
                pass

    run(test)


@pytest.mark.parametrize(
    ("content", "kind", "error"),
    [
        (b"", "application/json", "body-not-json"),
        (b"[]", "application/json", "body-not-json"),
        (b'{"game": "tien-gow"}', "text/plain", "body-not-json"),
        (b'{"game": "tien-gow"', "application/json", "body-not-json"),
        (b'{"a":' * 2500 + b"1" + b"}" * 2500, "application/json", "body-not-json"),
        (b"\xff\xfe{}", "application/json", "body-not-json"),
        (b'{"game": "' + b"x" * 20000 + b'"}', "application/json", "body-too-long"),
        (b"{}", "application/json", "unknown-game"),
        (b'{"game": "go"}', "application/json", "unknown-game"),
        (b'{"game": "\\ud800"}', "application/json", "unknown-game"),
        (b'{"game": ["tien-gow"]}', "application/json", "unknown-game"),
        (b'{"game": "tien-gow", "options": []}', "application/json", "options-not-object"),
        (b'{"game": "tien-gow", "options": {"deals": 0}}', "application/json", "option-number"),
        (b'{"game": "tien-gow", "options": {"deals": true}}', "application/json", "option-number"),
        (b'{"game": "tien-gow", "options": {"id": 1}}', "application/json", "option-unknown"),
        (b'{"game": "tien-gow", "seat": 4}', "application/json", "seat-unknown"),
        (b'{"game": "tien-gow", "seat": -1}', "application/json", "seat-unknown"),
        (b'{"game": "tien-gow", "seat": true}', "application/json", "seat-unknown"),
        (b'{"game": "tien-gow", "level": 6}', "application/json", "unknown-player"),
        (b'{"game": "tien-gow", "level": "cmd:touch /tmp/x"}', "application/json", "unknown-player"),
        (b'{"game": "tien-gow", "level": "search"}', "application/json", "unknown-player"),
        (b'{"game": "tien-gow", "level": true}', "application/json", "unknown-player"),
    ],
)
def test_orders_that_cannot_be_carried_out(content: bytes, kind: str, error: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            answer = await visitor.http.post("/api/tables", content=content, headers={"content-type": kind})
            status = 413 if error == "body-too-long" else 400
            assert (answer.status_code, answer.json()["error"]) == (status, error)
            said = answer.json()["say"]
            assert Texts()(said["id"], **said["args"]).strip()
            assert "set-cookie" not in answer.headers

    run(test)


def test_oversize_frames_end_the_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow")
            async with visitor.at(table) as seat:
                await seat.next("state")
                await seat.socket.send("x" * (play.MAX_FRAME + 1))
                assert await seat.end() == 1009
            async with visitor.at(table) as seat:
                assert (await seat.next("state"))["seq"] >= 2

    run(test)


def test_too_many_messages(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite"), pace=3600) as base:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow")
            async with visitor.at(table) as seat:
                seq = (await seat.next("state"))["seq"]
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(500):
                        await seat.send("ping")
                assert await seat.end() == 1008
                assert json.loads(seat.raw[-1])["id"] == "table-too-fast"
            async with visitor.at(table) as seat:
                assert (await seat.next("state"))["seq"] == seq

    run(test)


def test_too_many_connections(tmp_path: Path) -> None:
    async def test() -> None:
        from contextlib import AsyncExitStack

        from zashiki.table.rooms import MOST_GUESTS

        async with serving(sqlite(tmp_path / "t.sqlite"), pace=3600) as base, AsyncExitStack() as stack:
            visitor = Visitor(base)
            table = await visitor.open("tien-gow")
            for _ in range(MOST_GUESTS):
                await (await stack.enter_async_context(visitor.at(table))).next("state")
            async with visitor.at(table) as seat:
                assert await seat.end() == 1013

    run(test)


def test_too_many_tables() -> None:
    limits = security.Limits()
    assert sum(limits.may_open("10.0.0.1") for _ in range(150)) <= 101
    assert limits.may_open("10.0.0.2"), "another address has its own"


def test_an_allowance_fills_again() -> None:
    allowance = Allowance(0.0, rate=2, burst=3)
    assert [allowance.spend(0.0) for _ in range(4)] == [True, True, True, False]
    assert allowance.spend(0.5)
    assert not allowance.spend(0.5)
    assert [allowance.spend(100.0) for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize("path", ["/api/nothing", "/api/texts/xx", "/api/art/tarot.svg", "/api/rulebook/go"])
def test_addresses_that_are_not_there(path: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path / "t.sqlite")) as base:
            answer = await Visitor(base).http.get(path)
            assert answer.status_code == 404
            assert answer.json()["say"]["id"] == answer.json()["error"]
            for foreign in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/.git", "/a/b.js", "/nothing.js"):
                assert (await Visitor(base).http.get(foreign)).status_code == 404

    run(test)


def test_every_game_has_a_short_match() -> None:
    import zashiki

    assert set(SHORT) == set(zashiki.game_ids())
