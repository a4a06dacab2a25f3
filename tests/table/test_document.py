"""docs/protocol.md names every message and every error there is."""

from __future__ import annotations

import re
from pathlib import Path

import zashiki
from zashiki.schemas import schema
from zashiki.table import gate

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
HERE = Path(zashiki.__file__).parent
SOURCE = "".join(file.read_text() for file in [*(HERE / "table").rglob("*.py"), HERE / "match" / "sitting.py"])


def test_errors() -> None:
    ids = set(re.findall(r'(?:Refused|Unknown|Foreign|TooMany|TooLong|Message)\(\s*"([a-z-]+)"', SOURCE))
    ids |= {*gate.OTHERS.values()}
    ids -= {"table-not-held", "play-something-shown"}  # said in an answer, and in the terminal alone: no errors
    assert {"table-stale", "foreign-origin"} <= ids
    assert [id for id in sorted(ids) if f"`{id}`" not in DOCUMENT] == []
    named = set(re.findall(r"`(table-[a-z-]+)`", DOCUMENT))
    assert named <= set(re.findall(r'"(table-[a-z-]+)"', SOURCE))


def test_messages_and_keys() -> None:
    parts = schema("protocol")["$defs"]
    for name in ("state", "answer", "hint", "error"):
        for key in parts[name]["properties"]:
            assert f'"{key}"' in DOCUMENT or f"`{key}`" in DOCUMENT, (name, key)
    for name in ("act", "go", "more", "back", "ask", "hint", "ping"):
        assert f'{{"type": "{name}"' in DOCUMENT


def test_requests() -> None:
    from zashiki.table.app import create_app

    for path, methods in create_app("sqlite+aiosqlite://").openapi()["paths"].items():
        shown = path.replace("{id}", "<table>").replace("{locale}", "<locale>")
        shown = shown.replace("{deck}", "<deck>").replace("{game}", "<game>")
        for method in methods:
            assert f"{method.upper()} {shown}" in DOCUMENT, (method, path)
