"""Writes what follows from the messages of the table as `zashiki.table.messages` declares them.

`python scripts/protocol.py` writes the JSON Schema, the TypeScript types and the page of the HTTP part; with `--check`
it only says which of them are not up to date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from zashiki.table import messages
from zashiki.table.app import create_app

ROOT = Path(__file__).parents[1]
SERVER = ("State", "Answer", "Hint", "Refusal", "Pong")
CLIENT = ("Act", "Go", "More", "Back", "Ask", "AskHint", "Ping")
HTTP = ("GameFact", "TableFact", "Order", "Again", "Made", "Forgotten", "Rulebook", "Failure")
ALIASES = ("Incoming", "Outgoing")
NAMES = {"Refusal": "error"}
"""Names in the schema that are not ours in small letters."""

Schema = dict[str, Any]


def declared(*names: str) -> dict[str, Schema]:
    """The schemas of these types and of all they are made of, by name."""
    adapters = [(name, "validation", TypeAdapter(getattr(messages, name))) for name in names]
    _, found = TypeAdapter.json_schemas(adapters)  # type: ignore[arg-type]
    return {name: without_titles(schema) for name, schema in found["$defs"].items()}


def without_titles(schema: Any) -> Any:
    """A schema without the titles that repeat its names; an object has no keys but those declared."""
    if isinstance(schema, list):
        return [without_titles(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    found = {
        key: {name: without_titles(inner) for name, inner in value.items()}
        if key in ("properties", "$defs")
        else without_titles(value)
        for key, value in schema.items()
        if key != "title" or not isinstance(value, str)
    }
    if "properties" in found:
        found.setdefault("additionalProperties", False)
    return found


# --- JSON Schema ------------------------------------------------------------


def json_schema() -> str:
    """`schemas/protocol.json`."""
    parts = {small(name): renamed(schema) for name, schema in declared(*SERVER, *CLIENT).items()}
    either = {
        side: {"oneOf": [{"$ref": f"#/$defs/{small(name)}"} for name in names]}
        for side, names in (("server", SERVER), ("client", CLIENT))
    }
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "zashiki/protocol",
        "title": "Messages over the WebSocket of a table",
        "description": "Version 1. `server` is what the server sends, `client` what it takes; "
        "docs/protocol.md says what they do.",
        "anyOf": [{"$ref": f"#/$defs/{side}"} for side in either],
        "$defs": {**either, **parts},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def small(name: str) -> str:
    """A type's name in the schema."""
    return NAMES.get(name, name.lower())


def renamed(schema: Any) -> Any:
    """A schema whose references are by the names in the schema."""
    if isinstance(schema, list):
        return [renamed(inner) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: f"#/$defs/{small(value.rpartition('/')[2])}" if key == "$ref" else renamed(value)
        for key, value in schema.items()
    }


# --- TypeScript -------------------------------------------------------------


def typescript() -> str:
    """`web/src/lib/protocol.ts`."""
    parts = declared(*SERVER, *CLIENT, *HTTP, *ALIASES)
    text = "// What the server sends and takes; docs/protocol.md describes it. Written by scripts/protocol.py.\n"
    for name in sorted(parts):
        text += "\n" + comment(parts[name], "") + declaration(name, parts[name])
    return text


def declaration(name: str, schema: Schema) -> str:
    """A named type."""
    if "properties" in schema:
        return f"export interface {name} {body(schema, '')}\n"
    return f"export type {name} = {type_of(schema, '')};\n"


def body(schema: Schema, indent: str) -> str:
    """The keys of an object."""
    lines = []
    for key, inner in schema["properties"].items():
        sign = "" if key in schema.get("required", ()) else "?"
        lines.append(f"{comment(inner, indent + '  ')}{indent}  {key}{sign}: {type_of(inner, indent + '  ')};\n")
    if schema.get("additionalProperties") is True:
        lines.append(f"{indent}  [key: string]: unknown;\n")
    return "{\n" + "".join(lines) + indent + "}"


def comment(schema: Schema, indent: str) -> str:
    """What is said of a type."""
    said = schema.get("description")
    return f"{indent}/** {' '.join(said.split())} */\n" if said else ""


def type_of(schema: Schema, indent: str) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(type_of(inner, indent) for inner in schema[key]))
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(type_of(inner, indent) for inner in schema["prefixItems"]) + "]"
        inner = type_of(schema["items"], indent)
        return f"({inner})[]" if "|" in inner and not inner.startswith("[") else f"{inner}[]"
    if schema.get("type") == "object":
        if "properties" in schema:
            return body(schema, indent)
        values = next(iter(schema.get("patternProperties", {}).values()), schema.get("additionalProperties", True))
        return f"Record<string, {'unknown' if values is True else type_of(values, indent)}>"
    simple = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return simple[schema["type"]] if "type" in schema else "unknown"


# --- the page of the HTTP part ------------------------------------------------


def http_page() -> str:
    """`docs/http.md`."""
    api = create_app("sqlite+aiosqlite://").openapi()
    types: dict[str, Schema] = dict(api["components"]["schemas"])
    text = HEAD
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            text += f"\n## {method.upper()} {path}\n\n{operation['description']}\n\n"
            for parameter in operation.get("parameters", ()):
                text += f"* `{parameter['name']}`, in the {parameter['in']}: {brief(parameter['schema'])}\n"
            if "requestBody" in operation:
                sent = operation["requestBody"]["content"]["application/json"]["schema"]
                types[sent["title"]] = sent
                text += f"* sent: `{sent['title']}` as `application/json`\n"
            for kind, held in operation["responses"]["200"]["content"].items():
                text += f"* answered: {brief(held.get('schema', {'type': 'string'}))} as `{kind}`\n"
    return text + "\n# Types\n" + "".join(type_table(name, types[name]) for name in sorted(types))


HEAD = """# The HTTP part of the table

Written by `scripts/protocol.py` from the server's OpenAPI description, which is at `/openapi.json`; `docs/protocol.md`
says what the requests do. Whatever is refused or fails is answered with a `Failure` as `application/json`.
"""


def type_table(name: str, schema: Schema) -> str:
    """The part of the page that says what a type holds."""
    text = f"\n## {name}\n\n{' '.join(schema.get('description', '').split())}\n".replace("\n\n\n", "\n")
    if "properties" not in schema:
        return f"{text}\n{brief(schema)}\n"
    text += "\n| key | what it holds |\n| --- | --- |\n"
    for key, inner in schema["properties"].items():
        said = inner.get("description", "")
        left_out = "" if key in schema.get("required", ()) else "; may be left out"
        text += f"| `{key}` | {brief(inner)}{left_out}{'. ' + said if said else ''} |\n"
    return text


def brief(schema: Schema) -> str:
    """A type in a few words."""
    words = {"minimum": "from {:g}", "maximum": "to {:g}", "maxLength": "up to {} letters", "pattern": "`{}`"}
    bounds = "".join(f", {said.format(schema[key])}" for key, said in words.items() if key in schema)
    return f"`{type_of(schema, '')}`{bounds}".replace("|", "\\|")


FILES = {
    "src/zashiki/schemas/protocol.json": json_schema,
    "web/src/lib/protocol.ts": typescript,
    "docs/http.md": http_page,
}


def stale() -> list[str]:
    """The files that are not what would be written."""
    return [
        name
        for name, make in FILES.items()
        if not (ROOT / name).is_file() or (ROOT / name).read_text(encoding="utf-8") != make()
    ]


def main() -> int:
    """Write the files, or say which are not up to date."""
    if "--check" in sys.argv[1:]:
        found = stale()
        for name in found:
            print(f"{name} is not up to date: run python scripts/protocol.py", file=sys.stderr)
        return 1 if found else 0
    for name, make in FILES.items():
        (ROOT / name).write_text(make(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
