"""What README and docs point to is there, and their examples in Python run as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import zashiki

ROOT = Path(__file__).parents[2]
PACKAGE = Path(zashiki.__file__).parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(ROOT.glob("src/zashiki/games/*/rulebook.md")),
]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FOLDERS = ("docs", "tests", "benchmarks", "examples")
"""A word in backticks that begins with one of them is a path from the root."""


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """Where a link into a page may point, as GitHub names its headings."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def has_python(page: Path) -> bool:
    return any(language == "python" for language, _ in FENCE.findall(page.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_files_named_are_there(page: Path) -> None:
    for word in re.findall(r"`([\w./-]+)`", prose(page)):
        if word.split("/")[0] in FOLDERS and "/" in word:
            assert (ROOT / word).exists(), word


def test_pages_named_in_docstrings_are_there() -> None:
    for file in sorted(PACKAGE.rglob("*.py")):
        for path in re.findall(r"\bdocs/[\w/-]+(?:\.md)?", file.read_text(encoding="utf-8")):
            assert (ROOT / path).exists(), (file.name, path)


def test_every_page_is_reached_from_the_readme() -> None:
    found, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in found or page.suffix != ".md":
            continue
        found.add(page)
        for link in re.findall(r"\]\(([^)#\s]+)", prose(page)):
            if not re.match(r"[a-z]+:", link):
                waiting.append((page.parent / link).resolve())
    assert sorted(ROOT.glob("docs/**/*.md")) == sorted(page for page in found if "docs" in page.relative_to(ROOT).parts)


@pytest.mark.compiled  # the search is not for the interpreter
@pytest.mark.parametrize("page", [page for page in PAGES if has_python(page)], ids=name)
def test_examples_in_python_run(page: Path, tmp_path: Path) -> None:
    # One program a page, its blocks in order; all else is made blank, so that an error names the line of the page.
    text = page.read_text(encoding="utf-8")
    lines = [""] * (text.count("\n") + 1)
    for block in FENCE.finditer(text):
        if block[1] == "python":
            first = text.count("\n", 0, block.start(2))
            body = block[2].split("\n")[:-1]
            lines[first : first + len(body)] = body
    script = tmp_path / (page.stem + ".py")
    script.write_text("\n".join(lines), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{name(page)}: {done.stderr}"
