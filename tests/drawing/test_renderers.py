"""Every picture renders without a warning in librsvg and in Chromium. Needs Debian's librsvg2-bin and chromium."""

from __future__ import annotations

import html
import subprocess
from typing import TYPE_CHECKING

import pytest

from zashiki.drawing import DECKS, back, piece, table

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.ci


def pictures(deck: str) -> dict[str, str]:
    """Every piece of a deck and its back."""
    return {code: piece(code) for code in DECKS[deck]} | {"back": back(deck)}


@pytest.mark.parametrize("deck", DECKS)
def test_librsvg_renders_without_a_word(deck: str, tmp_path: Path) -> None:
    for code, picture in pictures(deck).items():
        source, target = tmp_path / f"{code}.svg", tmp_path / f"{code}.png"
        source.write_text(picture, encoding="utf-8")
        done = subprocess.run(["rsvg-convert", "-w", "44", source, "-o", target], capture_output=True, timeout=60)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b""), code
        assert target.stat().st_size > 100


@pytest.mark.parametrize("deck", DECKS)
def test_chromium_loads_every_picture(deck: str, tmp_path: Path) -> None:
    """Each file as an image, and each inline: the page counts what loaded at its size and what was complained of."""
    names = []
    for code, picture in pictures(deck).items():
        names.append(f"{code}.svg")
        (tmp_path / f"{code}.svg").write_text(picture, encoding="utf-8")
    images = "".join(f'<img src="{html.escape(name)}">' for name in names)
    inline = "".join(pictures(deck).values()) + table({"game": "x", "seen": list(DECKS[deck])})
    script = """<script>
      const bad = [];
      addEventListener("error", e => bad.push(e.target.src || e.message), true);
      addEventListener("load", () => {
        const images = [...document.images];
        const loaded = images.filter(i => i.complete && i.naturalWidth >= 100).length;
        const flat = [...document.querySelectorAll("body > div > svg")].filter(s => s.getBBox().width < 90).length;
        document.title = `loaded ${loaded} flat ${flat} bad ${bad.length}`;
      });
    </script>"""
    page = tmp_path / "page.html"
    page.write_text(f"<!doctype html><meta charset=utf-8>{script}{images}<div>{inline}</div>", encoding="utf-8")
    done = subprocess.run(
        [
            "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
            "--enable-logging=stderr", "--log-level=1", f"--user-data-dir={tmp_path / 'profile'}",
            "--virtual-time-budget=20000", "--dump-dom", page.as_uri(),
        ],
        capture_output=True, text=True, timeout=180,
    )  # fmt: skip
    assert f"<title>loaded {len(names)} flat 0 bad 0</title>" in done.stdout
    assert "CONSOLE" not in done.stderr
