"""The IPython extension shows pieces, hands, views and records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from IPython.core.interactiveshell import InteractiveShell

from zashiki.drawing import hand, piece, record, table

if TYPE_CHECKING:
    from collections.abc import Iterator

VIEW = {"format": "zashiki-view/1", "game": "tien-gow", "seat": 0, "totals": [0, 0, 0, 0], "hand": ["66", "63"]}
RECORD = {
    "format": "zashiki/1",
    "game": "tien-gow",
    "deals": [{"deal": {"hands": [["66"], ["11"], ["44"], ["31"]]}}, {"deal": {"hands": [["21"], [], [], []]}}],
}


@pytest.fixture
def shell() -> Iterator[Any]:
    made: Any = InteractiveShell.instance()
    made.run_line_magic("load_ext", "zashiki.drawing.notebook")
    made.push({"view": VIEW, "record_": RECORD})
    yield made
    made.run_line_magic("unload_ext", "zashiki.drawing.notebook")
    InteractiveShell.clear_instance()


def svg_of(shell: Any, value: object) -> str | None:
    """What a notebook would show as a picture for a value."""
    data, _ = shell.display_formatter.format(value)
    found = data.get("image/svg+xml")
    assert found is None or isinstance(found, str)
    return found


def test_views_and_records_show_themselves(shell: Any) -> None:
    assert svg_of(shell, VIEW) == table(VIEW)
    assert svg_of(shell, RECORD) == record(RECORD)


class Wrapped:
    """Like the library's own objects: has the JSON object."""

    def as_json(self) -> dict[str, Any]:
        return VIEW


def test_objects_that_have_a_view_can_be_shown(shell: Any) -> None:
    shell.push({"wrapped": Wrapped()})
    assert svg_of(shell, shell.run_line_magic("view", "wrapped")) == table(VIEW)


@pytest.mark.parametrize("value", [{}, {"format": "other"}, {"format": "zashiki/1", "deals": []}, [1], "66"])
def test_other_values_stay_as_they_are(shell: Any, value: object) -> None:
    assert svg_of(shell, value) is None


def test_magics(shell: Any) -> None:
    data, _ = shell.display_formatter.format(shell.run_line_magic("piece", "1L 66"))
    assert piece("1L", width=120) in data["text/html"]
    assert piece("66", width=120) in data["text/html"]
    assert svg_of(shell, shell.run_line_magic("hand", "3c 3d X")) == hand(["3c", "3d", "X"])
    assert svg_of(shell, shell.run_line_magic("view", "view")) == table(VIEW)
    assert svg_of(shell, shell.run_line_magic("record", "record_ 0")) == record(RECORD, deal=0)
    assert svg_of(shell, shell.run_line_magic("record", "record_")) == record(RECORD)


@pytest.mark.parametrize(
    ("magic", "line", "words"),
    [
        ("piece", "zz", "there is no piece 'zz'"),
        ("hand", "66 1L", "a hand needs pieces of one deck"),
        ("view", "{}", "this is no piece, hand, view or record"),
        ("record", "record_ 7", "the record has no deal 7"),
    ],
)
def test_errors_are_sentences(
    shell: Any, capsys: pytest.CaptureFixture[str], magic: str, line: str, words: str
) -> None:
    assert shell.run_line_magic(magic, line) is None
    assert capsys.readouterr().out == f"{words}\n"


def test_unloading_takes_everything_back() -> None:
    made: Any = InteractiveShell.instance()
    made.run_line_magic("load_ext", "zashiki.drawing.notebook")
    made.run_line_magic("unload_ext", "zashiki.drawing.notebook")
    assert svg_of(made, VIEW) is None
    assert "hand" not in made.magics_manager.magics["line"]
    InteractiveShell.clear_instance()
