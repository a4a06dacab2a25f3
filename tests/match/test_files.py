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


class Counted(str):
    """A key that counts how often it is compared."""

    compared = 0
    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Counted.compared += 1
        return str.__eq__(self, other)


@pytest.mark.parametrize("repeated", ["0", "999", "last"])
def test_a_repeated_key_is_found_with_a_few_comparisons_a_key(repeated: str) -> None:
    needed = []
    for number in (1000, 4000):
        pairs = [(Counted(n), n) for n in range(number)] + [(Counted("last"), 0), (Counted(repeated), 1)]
        Counted.compared = 0
        with pytest.raises(BadRecord) as caught:
            files.once(pairs)  # type: ignore[arg-type]
        assert caught.value.message.args == {"key": repeated}
        needed.append(Counted.compared)
    assert needed[1] <= 4 * needed[0] + 8
    assert needed[1] < 4 * 4000
