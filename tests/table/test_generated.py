"""What follows from the declared messages is up to date, and every message of the server's own is as declared."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from zashiki.match.sitting import Refused
from zashiki.table import messages

SCRIPT = Path(__file__).parents[2] / "scripts" / "protocol.py"


def script() -> Any:
    """`scripts/protocol.py`."""
    spec = importlib.util.spec_from_file_location("protocol_script", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_written_from_the_messages_is_up_to_date() -> None:
    assert script().stale() == [], "run python scripts/protocol.py"


def test_a_file_that_is_not_up_to_date_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = script()
    made.ROOT = tmp_path
    assert made.stale() == list(made.FILES)


def test_every_message_of_a_page_can_be_read() -> None:
    kinds = set()
    for kind, message in (
        ("act", {"seq": 1, "action": "66"}),
        ("go", {"seq": 1}),
        ("more", {"seq": 1}),
        ("back", {"seq": 1}),
        ("ask", {"pieces": ["66"]}),
        ("hint", {}),
        ("ping", {}),
    ):
        whole = {"type": kind, **message}
        kinds.add(kind)
        assert messages.read({**whole, "more": 1}) == whole, "keys that the message has not are left out"
    assert kinds == set(messages.READERS)


@pytest.mark.parametrize(
    ("wrong", "id"),
    [
        ({}, "table-unknown-message"),
        ({"type": None}, "table-unknown-message"),
        ({"type": "state"}, "table-unknown-message"),
        ({"type": "act", "seq": 1}, "unknown-action"),
        ({"type": "act", "seq": 1, "action": None}, "unknown-action"),
        ({"type": "act", "seq": 1, "action": "a b"}, "unknown-action"),
        ({"type": "act", "seq": 1, "action": "x" * 41}, "unknown-action"),
        ({"type": "ask"}, "table-bad-message"),
        ({"type": "ask", "pieces": {}}, "table-bad-message"),
        ({"type": "ask", "pieces": [None]}, "table-bad-message"),
    ],
)
def test_what_is_not_as_declared(wrong: dict[str, Any], id: str) -> None:
    with pytest.raises(Refused) as refused:
        messages.read(wrong)
    assert refused.value.message.id == id


@pytest.mark.parametrize("seq", [None, True, 1.0, "1", -1, 2**64 + 0.5])
def test_a_wrong_number_is_older_than_any(seq: Any) -> None:
    assert messages.read({"type": "act", "seq": seq, "action": "66"})["seq"] == -1
    assert messages.read({"type": "go"})["seq"] == -1
