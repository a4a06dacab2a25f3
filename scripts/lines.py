"""Counts what a game took to write: `python scripts/lines.py examples/koi_koi`, lines by kind."""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections import Counter
from pathlib import Path

KINDS = {".pxd": "types (.pxd)", ".ftl": "texts", ".md": "rulebook and README", ".toml": "pyproject.toml"}
SILENT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
HAVE_DOCSTRINGS = (ast.Module, ast.ClassDef, ast.FunctionDef)


def code_lines(source: str) -> int:
    """Lines of Python that hold code: neither empty nor comment nor docstring."""
    quiet: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, HAVE_DOCSTRINGS) and ast.get_docstring(node) is not None:
            quiet.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    found: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in SILENT:
            found.update(range(token.start[0], token.end[0] + 1))
    return len(found - quiet)


def counted(folder: Path) -> Counter[str]:
    """Lines of a game's folder by kind; of Python those that hold code, of the rest those that are not empty."""
    found: Counter[str] = Counter()
    for file in sorted(folder.rglob("*")):
        parts = file.relative_to(folder).parts
        if "build" in parts or any(part.endswith(".egg-info") for part in parts):
            continue
        if file.suffix == ".py":
            kind = "Python of the tests" if "tests" in parts else "Python by hand"
            found[kind] += code_lines(file.read_text(encoding="utf-8"))
        elif file.suffix in KINDS:
            text = file.read_text(encoding="utf-8")
            found[KINDS[file.suffix]] += sum(bool(line.strip()) for line in text.splitlines())
    return found


if __name__ == "__main__":
    for kind, number in counted(Path(sys.argv[1])).items():
        print(f"{number:6} {kind}")
