"""A real server and Debian's Chromium, and a person who plays with mouse, keyboard or finger."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "out" / "screens"
CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


class Server:
    """`zashiki serve` on a database of its own; it can be killed and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite+aiosqlite:///{folder}/tables.db"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        command = [sys.executable, "-m", "zashiki", "serve", "--no-browser", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found is not None, said
        self.port = int(found[1])

    def kill(self) -> None:
        """End at once, as a crash would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests."""
    assert (ROOT / "src" / "zashiki" / "static" / "index.html").is_file(), "build the front end first: npm run build"
    made = Server(tmp_path_factory.mktemp("tables"))
    yield made
    made.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page as a new person; anything the browser complains of fails the test."""
    contexts = []
    complaints: list[str] = []

    def opener(url: str, size: tuple[int, int] = (1280, 800), *, touch: bool = False, **settings: Any) -> Page:
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=touch, locale="en-GB")
        contexts.append(context)
        coached = ["sudaoshi", "hana-awase", "hachinin-meri", "shou-ba-yi", "tien-gow"]
        kept = json.dumps({"speed": "instant", "motion": "less", "coached": coached} | settings)
        context.add_init_script(
            f"localStorage.getItem('zashiki-settings') ?? localStorage.setItem('zashiki-settings', {json.dumps(kept)})"
        )
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(url)
        return page

    yield opener
    for context in contexts:
        context.close()
    expected = "ERR_CONNECTION_REFUSED"  # while a killed server is away
    assert [text for text in complaints if expected not in text] == []


@pytest.fixture(scope="session")
def screens() -> Path:
    """The folder of the screenshots."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    return SCREENS


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, as npm has installed it for the front end."""
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
