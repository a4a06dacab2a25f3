"""An extension for IPython and Jupyter: `%load_ext zashiki.drawing.notebook`.

Afterwards a view or a record (the JSON objects, or the objects of the library that have them) shows itself as a
picture when it is the result of a cell, and there are four magics:

    %piece 1L 66 PRo          pieces, each by itself
    %hand 3c 3d X             pieces of one deck side by side
    %view EXPRESSION          the table of a view
    %record EXPRESSION [N]    deal N of a record, by default the last
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zashiki.core.errors import ZashikiError
from zashiki.drawing.codes import DrawingError
from zashiki.drawing.pieces import hand, piece
from zashiki.drawing.positions import record, table
from zashiki.texts import Texts

_VIEW, _RECORD = "zashiki-view/1", "zashiki/1"


class Picture:
    """An SVG file that a notebook shows as a picture."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return f"<Picture, {len(self.svg)} characters of SVG>"


class Pictures:
    """Several pictures one after the other."""

    def __init__(self, svgs: list[str]) -> None:
        self.svgs = svgs

    def _repr_html_(self) -> str:
        return "".join(f'<span style="margin:4px;display:inline-block">{svg}</span>' for svg in self.svgs)

    def __repr__(self) -> str:
        return f"<{len(self.svgs)} pictures>"


def _as_object(value: Any) -> Mapping[str, Any] | None:
    """The JSON object of a view or record: itself, or what its `as_json()` gives."""
    found = value.as_json() if hasattr(value, "as_json") else value
    return found if isinstance(found, Mapping) and found.get("format") in (_VIEW, _RECORD) else None


def picture_of(value: Any) -> str | None:
    """The SVG of a view or a record's last deal; None for anything else."""
    found = _as_object(value)
    if found is None:
        return None
    try:
        return table(found) if found["format"] == _VIEW else record(found)
    except DrawingError:
        return None


def show(value: Any, deal: int = -1) -> Picture:
    """A picture of a piece code, a list of codes, a view, or deal `deal` of a record.

    Raises: DrawingError for anything else.
    """
    if isinstance(value, str):
        return Picture(piece(value, width=150))
    if isinstance(value, list | tuple):
        return Picture(hand(value))
    found = _as_object(value)
    if found is None:
        raise DrawingError("draw-nothing-known")
    return Picture(table(found) if found["format"] == _VIEW else record(found, deal=deal))


def _magics(ipython: Any) -> dict[str, Any]:
    def said(make: Any) -> Any:
        """Errors as one sentence instead of a traceback."""

        def magic(line: str) -> Any:
            try:
                return make(line)
            except ZashikiError as error:
                print(Texts().error(error))
                return None

        magic.__doc__ = make.__doc__
        return magic

    def piece_magic(line: str) -> Pictures:
        """%piece CODE…: pieces, each by itself."""
        return Pictures([piece(code, width=120) for code in line.split()])

    def hand_magic(line: str) -> Picture:
        """%hand CODE…: pieces of one deck side by side."""
        return Picture(hand(line.split()))

    def view_magic(line: str) -> Picture:
        """%view EXPRESSION: the table of a view."""
        return show(ipython.ev(line))

    def record_magic(line: str) -> Picture:
        """%record EXPRESSION [N]: deal N of a record, by default the last."""
        expression, _, last = line.rpartition(" ")
        if expression and last.isascii() and last.lstrip("-").isdigit():
            return show(ipython.ev(expression), int(last))
        return show(ipython.ev(line))

    made = {"piece": piece_magic, "hand": hand_magic, "view": view_magic, "record": record_magic}
    return {name: said(function) for name, function in made.items()}


def load_ipython_extension(ipython: Any) -> None:
    """Called by `%load_ext`: registers the formatters and the magics."""
    formatter = ipython.display_formatter.formatters["image/svg+xml"]
    formatter.for_type(dict, picture_of)
    formatter.for_type_by_name("zashiki.core.view", "View", picture_of)
    for name, function in _magics(ipython).items():
        ipython.register_magic_function(function, "line", name)


def unload_ipython_extension(ipython: Any) -> None:
    """Called by `%unload_ext`: takes the formatters and the magics back."""
    formatter = ipython.display_formatter.formatters["image/svg+xml"]
    formatter.pop(dict, None)
    formatter.pop("zashiki.core.view.View", None)
    for name in ("piece", "hand", "view", "record"):
        ipython.magics_manager.magics["line"].pop(name, None)
