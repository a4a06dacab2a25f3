"""Write what follows from the keys of views: their JSON Schema, their types for the browser, the tables of docs/views.

python scripts/views.py
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

import zashiki
from zashiki.core.keys import keys_of
from zashiki.core.view import View
from zashiki.schemas.views import typescript, view_schema

if TYPE_CHECKING:
    from collections.abc import Iterator

    from zashiki.core.game import Game
    from zashiki.core.kinds import Naming

ROOT = Path(__file__).parents[1]
OURS = ("sudaoshi", "hana-awase", "hachinin-meri", "shou-ba-yi", "tien-gow")
LONGEST = 160  # of a type; a longer list of words is one of the rules
BEGIN, END = "<!-- from the keys of the class: scripts/views.py -->", "<!-- end -->"
TYPES_HEAD = """// The views of our own games. Written by scripts/views.py from the keys of their classes.
import type { Line } from "./protocol";

"""
HEAD = (
    ("format", "", "string", 'always `"zashiki-view/1"`'),
    ("game", "game.id", "string", "The id of the game."),
    ("options", "game.options", "object", "Every option with its value, also those left as they are."),
)


def written() -> Iterator[tuple[Path, str]]:
    """Each file, and what must stand in it."""
    games = [zashiki.game(id) for id in OURS]
    schema = json.dumps(view_schema(*games), indent=1, ensure_ascii=False) + "\n"
    yield ROOT / "src" / "zashiki" / "schemas" / "view.json", schema
    yield ROOT / "web" / "src" / "lib" / "views.ts", TYPES_HEAD + typescript(games)
    shared = {key.name for key in keys_of(View)} - {"hand"}
    yield filled(ROOT / "docs" / "views.md", [table(View, HEAD, only=shared)])
    for game in games:
        yield filled(ROOT / "docs" / "views" / f"{game.id}.md", tables(game, shared))


def filled(page: Path, parts: list[str]) -> tuple[Path, str]:
    """A page with its tables between the two marks."""
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    return page, f"{before}{BEGIN}\n\n" + "\n\n".join(parts) + f"\n\n{END}{rest.split(END)[1]}"


def tables(game: Game, shared: set[str]) -> list[str]:
    """The keys of a game's views, then those of the objects in them."""
    parts: dict[str, type] = {}

    def named(made: type) -> str:
        parts[made.__name__] = made
        return made.__name__

    found = [table(game.view_type, without=shared, named=named)]
    done: set[str] = set()
    while missing := [name for name in parts if name not in done]:
        done.add(missing[0])
        made = parts[missing[0]]
        found.append(f"`{missing[0]}`: {first_line(made)}\n\n{table(made, named=named, python=False)}")
    return found


def table(
    made: type,
    head: tuple[tuple[str, str, str, str], ...] = (),
    *,
    only: set[str] | None = None,
    without: set[str] | frozenset[str] = frozenset(),
    named: Naming = lambda made: made.__name__,
    python: bool = True,
) -> str:
    """The keys of a class as a table."""
    means = meanings(made)
    rows = [list(row) for row in head]
    for key in keys_of(made):
        if key.name not in without and (only is None or key.name in only):
            kind = key.kind.typescript(named)
            rows.append([key.name, key.attribute, kind if len(kind) < LONGEST else "string", means[key.attribute]])
    titles = ["key", "in Python", "type", "what it is"]
    lines = []
    for row in (titles, ["---"] * 4, *rows):
        cells = list(row)
        if row is not titles and row[0] != "---":
            cells[:3] = [f"`{cell}`" if cell else "" for cell in cells[:3]]
        if not python:
            del cells[1]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines)


def meanings(made: type) -> dict[str, str]:
    """What the source says of each field and property of a class, those of its bases included."""
    found: dict[str, str] = {}
    for base in reversed(made.__mro__):
        if base.__module__ == "builtins":
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for statement, after in zip(body.body, [*body.body[1:], None], strict=True):
            if isinstance(statement, ast.FunctionDef):
                text = ast.get_docstring(statement)
                if text is not None:
                    found[statement.name] = one_line(text)
            elif isinstance(statement, ast.AnnAssign) and isinstance(after, ast.Expr):
                assert isinstance(statement.target, ast.Name)
                found[statement.target.id] = one_line(ast.literal_eval(after.value))
    return found


def first_line(made: type) -> str:
    """What a class is, by its docstring."""
    return one_line(str(made.__doc__))[0].lower() + one_line(str(made.__doc__))[1:]


def one_line(text: str) -> str:
    """A docstring in one line."""
    return re.sub(r"\s+", " ", text).strip()


if __name__ == "__main__":
    for path, text in written():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))
