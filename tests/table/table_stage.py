"""A server in the test's own process, and a visitor who sits at its tables as a browser does."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import uvicorn
import websockets

from zashiki.core.rng import Rng
from zashiki.players import registry
from zashiki.table.app import configured, create_app
from zashiki.table.computers import DOES, Computers
from zashiki.table.security import COOKIE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

    from fastapi import FastAPI

SHORT = {
    "sudaoshi": {"rounds": 1},
    "hana-awase": {"rounds": 1},
    "hachinin-meri": {"deals": 1},
    "shou-ba-yi": {"target": 1},
    "tien-gow": {"deals": 1},
}
"""Options by which a match of each game is one deal."""

Json = dict[str, Any]

PLAYERS: dict[str, Any] = {}


class Inline(Computers):
    """Computer players who think in the server's own process, so that a test need not start others."""

    def warm(self) -> None:
        """Nothing to start."""

    async def ask(self, what: str, player: str, view: Any, seed: str, name: str = "", last: bool = False) -> Any:
        """Think at once."""
        game = view.game
        thinker = PLAYERS.setdefault(player, registry.make(player))
        return DOES[what](thinker, game.view_from_json(json.loads(json.dumps(view.as_json()))), Rng(seed))


def sqlite(path: Path) -> str:
    """The URL of a database file."""
    return f"sqlite+aiosqlite:///{path}"


class Visitor:
    """A browser: a cookie of its own, and connections to tables."""

    def __init__(self, base: str, cookie: str | None = None) -> None:
        self.base = base
        cookies = {COOKIE: cookie} if cookie else {}
        self.http = httpx.AsyncClient(base_url=base, cookies=cookies, timeout=30)

    @property
    def cookie(self) -> str | None:
        """The session's secret."""
        return self.http.cookies.get(COOKIE)

    async def open(self, game: str, options: Json | None = None, **more: Any) -> str:
        """Set up a table of one deal with careful beginners: its id."""
        order = {"game": game, "options": SHORT[game] if options is None else options, "level": "greedy", **more}
        answer = await self.http.post("/api/tables", json=order)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    async def open_first(self, game: str, options: Json | None = None, **more: Any) -> str:
        """Set up tables until there is one at which this visitor is the first to act, what is to be read having been
        read: its id. For a server whose computer players take for ever."""
        for _ in range(100):
            table = await self.open(game, options, **more)
            async with self.at(table) as seat:
                state = await seat.next("state")
                if state["stage"] == "opening":
                    await seat.send("go", seq=state["seq"])
                    state = await seat.next("state")
                if state["actions"]:
                    return table
        raise AssertionError("never first")

    @asynccontextmanager
    async def at(self, table: str, **headers: str) -> AsyncIterator[Seat]:
        """Sit down at a table."""
        url = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/play"
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        async with websockets.connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
            yield Seat(socket)


class Seat:
    """A connection to a table. `raw` is every text that came, `states` every state."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.states: list[Json] = []

    async def next(self, kind: str | None = None) -> Json:
        """The next message, or the next of a kind."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), 30)
            assert isinstance(text, str)
            self.raw.append(text)
            message: Json = json.loads(text)
            if message["type"] == "state":
                self.states.append(message)
            if kind in (None, message["type"]):
                return message

    async def end(self) -> int:
        """Hear everything until the server closes the connection: its close code."""
        try:
            while True:
                await self.next()
        except websockets.ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd is not None else 0

    async def send(self, kind: str, **keys: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": kind, **keys}))

    async def ask(self, kind: str, answer: str, **keys: Any) -> Json:
        """Send a message and wait for the kind of message that answers it."""
        await self.send(kind, **keys)
        return await self.next(answer)

    async def until(self, wanted: Callable[[Json], Any]) -> Json:
        """The next state of which something holds."""
        while True:
            state = await self.next("state")
            if wanted(state):
                return state

    async def reach(self, seq: int) -> Json:
        """The state of a number, or a later one."""
        return await self.until(lambda state: state["seq"] >= seq)

    async def move(self, state: Json, choose: Callable[[Json], str] | None = None) -> bool:
        """Do what a state waits for: whether it waits for this seat."""
        if state["stage"] in ("opening", "score"):
            await self.send("go", seq=state["seq"])
        elif state["actions"]:
            action = choose(state) if choose else state["actions"][len(state["actions"]) // 2]["action"]
            await self.send("act", seq=state["seq"], action=action)
        else:
            return False
        return True

    async def play(self, until: Callable[[Json], Any]) -> Json:
        """Play on until something holds of a state: that state. No faster than a table allows for long, 20 a second."""
        state = self.states[-1] if self.states else await self.next("state")
        began, moves = time.monotonic(), 0
        while not until(state):
            moves += await self.move(state)
            await asyncio.sleep(max(0.0, began + (moves - 40) / 19 - time.monotonic()))
            state = await self.next("state")
        return state


def is_over(state: Json) -> bool:
    """Whether a match is over."""
    return bool(state["stage"] == "over")


def is_own_turn(state: Json) -> bool:
    """Whether the seat that a state is for is to act."""
    return bool(state["actions"])


@asynccontextmanager
async def serving(database: str, *, pace: float = 0, app: FastAPI | None = None) -> AsyncIterator[str]:
    """A server on any port: its address."""
    config = configured(app or create_app(database, pace=pace, computers=Inline()))
    config.port = 0
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    assert server.started
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


def run(test: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
    """Run a test that awaits; one that hangs fails."""
    asyncio.run(asyncio.wait_for(test(*args), 120))
