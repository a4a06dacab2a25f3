"""Sits down at a table of Koi-Koi, plays a deal, and asks for a hint in each position: `koi_koi_table.py URL`."""

from __future__ import annotations

import json
import sys
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

URL = sys.argv[1]


def fetched(path: str, body: Any = None) -> tuple[Any, str]:
    """What the server answers as JSON, and the cookie it sets."""
    data = None if body is None else json.dumps(body).encode()
    order = urllib.request.Request(URL + path, data, {"content-type": "application/json", "origin": URL})
    with urllib.request.urlopen(order) as answer:
        return json.load(answer), (answer.headers.get("set-cookie") or "").partition(";")[0]


def next_state(socket: ClientConnection) -> Any:
    """The next state that waits for the person, or lies finished."""
    while True:
        found = json.loads(socket.recv(30))
        if found["type"] == "state" and (found["actions"] or found["stage"] != "playing"):
            return found


def hint(socket: ClientConnection) -> Any:
    """The hint for the position."""
    socket.send(json.dumps({"type": "hint"}))
    while True:
        found = json.loads(socket.recv(30))
        assert found["type"] != "error", found
        if found["type"] == "hint":
            return found


games, _ = fetched("/api/games")
fact = next(game for game in games if game["id"] == "koi-koi")
assert (fact["layout"], fact["seats"], fact["hand_places"]) == ("fishing", 2, 8), fact
assert fetched("/api/rulebook/koi-koi")[0]["clauses"]
for language in ("en", "it"):
    with urllib.request.urlopen(f"{URL}/api/texts/{language}") as texts:
        assert "koi-koi-coach" in texts.read().decode()
made, cookie = fetched("/api/tables", {"game": "koi-koi"})
seat, table = made["seat"], made["table"]
hints = 0
with connect(
    f"{URL.replace('http', 'ws')}/api/tables/{table}/play", origin=URL, additional_headers={"cookie": cookie}
) as socket:
    state = next_state(socket)
    while state["stage"] != "score":
        if state["stage"] == "opening":
            socket.send(json.dumps({"type": "go", "seq": state["seq"]}))
        else:
            advice = hint(socket)
            hints += 1
            assert advice["action"] in [action["action"] for action in state["actions"]], advice
            socket.send(json.dumps({"type": "act", "seq": state["seq"], "action": advice["action"]}))
        seen = state["seq"]
        while state["seq"] == seen:
            state = next_state(socket)
assert sum(state["sheet"]["scores"]) == 0, state["sheet"]
assert hints or state["view"]["dealt_hands"], "a deal without a turn of the person"
print(f"a deal of Koi-Koi at the table, {hints} hints")
