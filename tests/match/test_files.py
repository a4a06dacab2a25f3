"""Lines of files: streamed, of any size, with every fault a sentence."""

from __future__ import annotations

import io

import pytest

from zashiki.core.errors import BadRecord
from zashiki.match import files


def fault(line: bytes | None) -> str:
    with pytest.raises(BadRecord) as caught:
        files.parse(line)
    return caught.value.message.id


@pytest.mark.parametrize(
    ("line", "id"),
    [
        (b'{"a": 1', "line-not-json"),
        (b"\x00\x01", "line-not-json"),
        (b"\xff\xfe{}", "line-not-utf8"),
        (b'{"a": NaN}', "line-constant"),
        (b'{"a": -Infinity}', "line-constant"),
        (b'{"a": 1, "a": 2}', "line-key-twice"),
        (b"[" * 200_000, "line-too-deep"),
        (b"1" * 10_000, "line-number-too-long"),
        (b"{} {}", "line-not-json"),
        (None, "line-too-long"),
    ],
)
def test_what_is_no_json(line: bytes | None, id: str) -> None:
    assert fault(line) == id


def test_blank_lines_and_a_byte_order_mark_are_skipped() -> None:
    assert list(files.lines(io.BytesIO(b"\xef\xbb\xbf{}\n\n   \n\r\n[]"))) == [b"{}\n", b"[]"]
    assert list(files.lines(io.BytesIO(b""))) == []


def test_a_line_over_the_limit_is_skipped_without_being_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_LINE", 10)
    stream = io.BytesIO(b"x" * 10 + b"\n" + b"y" * 11 + b"\n" + b"z" * 100 + b"\nlast\n" + b"w" * 11)
    assert list(files.lines(stream)) == [b"x" * 10 + b"\n", None, None, b"last\n", None]
