"""What views are made of, told to other languages: JSON Schema and TypeScript, from the keys that classes declare.

The view of any game has both, one from another package too: `view_schema(zashiki.game("my-game"))`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zashiki.core.keys import keys_of
from zashiki.core.view import FORMAT, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.core.game import Game
    from zashiki.core.kinds import Naming

SEAT = {"type": "integer", "minimum": 0, "maximum": 7}
SHARED: dict[str, Any] = {
    "seat": SEAT,
    "code": {"type": "string", "pattern": "^[!-~]{1,20}$", "description": "A piece code."},
    "codes": {"type": "array", "items": {"$ref": "#/$defs/code"}},
    "action": {"type": "string", "pattern": "^[!-~]{1,40}$", "description": "An action code."},
    "line": {
        "description": "A score line; further keys are those of its rule.",
        "type": "object",
        "properties": {"rule": {"type": "string"}, "from": SEAT, "to": SEAT, "points": {"type": "integer"}},
        "required": ["rule", "to", "points"],
        "additionalProperties": True,
    },
}


def view_schema(*games: Game) -> dict[str, Any]:
    """The JSON Schema of the views of some games; a view must be one of them."""
    parts: dict[str, Any] = {}
    views = {game.id: one_schema(game, parts) for game in games}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "zashiki/view",
        "title": "What a seat may know of a deal",
        "description": "`legal` stands in the view of the seat to move alone; docs/views.md says what the keys mean.",
        "oneOf": [{"$ref": f"#/$defs/{id}"} for id in views],
        "$defs": SHARED | parts | views,
    }


def one_schema(game: Game, parts: dict[str, Any]) -> dict[str, Any]:
    """The schema of one game's views; the objects in them are defined in `parts`."""

    def named(made: type) -> str:
        name = f"{game.id}-{made.__name__.lower()}"
        if name not in parts:
            parts[name] = {}
            parts[name] |= object_schema(made, named, {})
        return name

    options = {
        fact.name: {"type": {"number": "integer", "switch": "boolean", "choice": "string"}[fact.kind]}
        for fact in game.option_facts()
    }
    head = {
        "format": {"const": FORMAT},
        "game": {"const": game.id},
        "options": {
            "type": "object",
            "properties": options,
            "required": list(options),
            "additionalProperties": False,
        },
    }
    return object_schema(game.view_type, named, head)


def object_schema(made: type, named: Naming, head: dict[str, Any]) -> dict[str, Any]:
    """The schema of what has the keys of a class, after those of `head`."""
    keys = keys_of(made)
    return {
        "type": "object",
        "properties": head | {key.name: key.kind.schema(named) for key in keys},
        "required": [*head, *(key.name for key in keys if not (key.own or key.optional))],
        "additionalProperties": False,
    }


def typescript(games: Sequence[Game]) -> str:
    """The types of the views of some games: what every view has, each game's own keys, and the objects in them."""
    shared = {key.name for key in keys_of(View)} - {"hand"}
    head = {
        "format": f'"{FORMAT}"',
        "game": "string",
        "options": "Record<string, string | number | boolean>",
    }
    written = [
        interface("ViewHead", head, View, str, only=shared),
    ]
    for game in games:
        prefix = game.view_type.__name__.removesuffix("View")
        parts: dict[str, type] = {}

        def named(made: type, prefix: str = prefix, parts: dict[str, type] = parts) -> str:
            parts.setdefault(prefix + made.__name__, made)
            return prefix + made.__name__

        own = interface(f"{prefix}View", {}, game.view_type, named, without=shared)
        found: list[str] = []
        done: set[str] = set()
        while missing := [name for name in parts if name not in done]:
            done.add(missing[0])
            found.append(interface(missing[0], {}, parts[missing[0]], named))
        written += [*reversed(found), own]
    return "\n".join(written)


def interface(
    name: str,
    head: dict[str, str],
    made: type,
    named: Naming,
    only: set[str] | None = None,
    without: set[str] | frozenset[str] = frozenset(),
) -> str:
    """An interface of the keys of a class."""
    base = " extends ViewHead" if without else ""
    lines = [f"export interface {name}{base} {{"]
    lines += [f"  {key}: {kind};" for key, kind in head.items()]
    for key in keys_of(made):
        if key.name not in without and (only is None or key.name in only):
            optional = "?" if key.own or key.optional else ""
            lines.append(f"  {key.name}{optional}: {key.kind.typescript(named)};")
    return "\n".join([*lines, "}", ""])
