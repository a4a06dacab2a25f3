"""Faults that were met when the table was tried hard: each test failed before."""

from __future__ import annotations

import asyncio
import signal
import threading
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn

from browser.person import Person
from zashiki.table.app import configured, create_app

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from browser.conftest import Server

pytestmark = pytest.mark.ci

HAS_FOCUS = "document.activeElement !== document.body"


def seq(page: Page) -> str | None:
    """The number of events that the page has shown."""
    return page.locator(".page").get_attribute("data-seq")


def heard(page: Page) -> str:
    """All that was said to those who hear the page."""
    return " ".join(page.locator("[aria-live=polite] p").all_inner_texts())


def test_two_quick_presses_on_neighbours(server: Server, open_page: Callable[..., Page]) -> None:
    """What the browser counts as a double press may hit two cards: it selects, and plays nothing (10.6)."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("hachinin-meri")
    cards = page.locator("section.hand button.card.playable")
    while True:
        assert not person.is_over()
        if cards.count() >= 2:
            break
        person.play()
    before = seq(page)
    points = []
    for i in (0, 1):
        box = cards.nth(i).bounding_box()
        assert box is not None
        points.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    for clicks, point in enumerate(points, 1):
        page.mouse.move(*point)
        page.mouse.down(click_count=clicks)
        page.mouse.up(click_count=clicks)
    page.wait_for_timeout(600)
    assert seq(page) == before
    assert page.locator("section.hand button.chosen").count() == 1


@pytest.mark.parametrize("how", ["key", "double"])
def test_two_plays_are_told(server: Server, open_page: Callable[..., Page], how: str) -> None:
    """Where a selection can be played in two ways, a double press and the key P say what is to be chosen (10.6)."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("tien-gow")
    for _ in range(200):
        if person.is_over():
            page.get_by_role("button", name="One more deal").click()
            page.wait_for_selector("#sheet-title", state="detached")
            continue
        cards = page.locator("section.hand button.card")
        for i in range(cards.count()):
            cards.nth(i).click()
            page.wait_for_selector(".moves[data-asked]")
            if page.locator("[data-primary]").count() == 2:
                before = seq(page)
                if how == "key":
                    page.keyboard.press("p")
                else:
                    cards.nth(i).click()
                    page.wait_for_timeout(600)
                    cards.nth(i).dblclick()
                page.wait_for_selector(".prompt.why")
                assert "2 ways" in page.locator("[data-prompt]").inner_text()
                assert "2 ways" in heard(page)
                assert seq(page) == before
                return
            page.keyboard.press("Escape")
        person.play()
    raise AssertionError("no tile could ever be shown as well as put down")


def test_the_key_says_what_is_missing(server: Server, open_page: Callable[..., Page]) -> None:
    """The key P with nothing selected says that a card is to be chosen."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("sudaoshi")
    assert not person.is_over()
    page.keyboard.press("p")
    page.wait_for_selector(".prompt.why")


def test_captured_cards_keep_their_shape(server: Server, open_page: Callable[..., Page]) -> None:
    """A card that flies to a pile is as round as a card, and lies under open sheets (10.7)."""
    page = open_page(server.url, speed="fast", motion="full")
    page.evaluate(
        """() => {
             window.ghosts = [];
             new MutationObserver(changes => {
               for (const change of changes) for (const node of change.addedNodes)
                 if (node.className === 'ghost') {
                   const picture = node.querySelector('svg');
                   const radius = parseFloat(getComputedStyle(picture).borderRadius);
                   ghosts.push([radius / node.clientWidth, Number(getComputedStyle(node).zIndex)]);
                 }
             }).observe(document.body, {childList: true});
           }"""
    )
    person = Person(page, "mouse")
    person.sit_down("sudaoshi")
    for _ in range(6):
        if person.is_over() or page.evaluate("ghosts.length") > 3:
            break
        person.play()
    found = page.evaluate("ghosts")
    assert found
    assert all(roundness < 0.12 for roundness, _ in found), found
    assert all(layer < 30 for _, layer in found)


def test_a_stopped_server_is_noticed(server: Server, open_page: Callable[..., Page]) -> None:
    """A server that is stopped but keeps the connection is told as lost; the match goes on when it is back (10.8)."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("tien-gow")
    assert not person.is_over()
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        page.wait_for_selector(".lost")
        assert "Connection lost" in heard(page)
    finally:
        server.process.send_signal(signal.SIGCONT)
    page.wait_for_selector(".lost", state="detached")
    assert not person.is_over()
    person.play()


def test_without_cookies(server: Server, open_page: Callable[..., Page], screens: Path) -> None:
    """Whoever cannot sit at the own table is told why, and is never asked to do what an onlooker cannot (10.9)."""

    def without_cookie(route: Any) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        answer = route.fetch()
        headers = {name: value for name, value in answer.headers.items() if name.lower() != "set-cookie"}
        page.context.clear_cookies()  # what fetches here shares the page's cookies
        route.fulfill(response=answer, headers=headers)

    page = open_page(server.url, coached=[])
    page.route("**/api/tables", without_cookie)
    page.locator("article button.main").nth(4).click()
    page.wait_for_selector(".cookies")
    page.wait_for_selector(".page .plate")
    page.screenshot(path=screens / "watching.png")
    words = page.locator(".page").inner_text()
    for never in ("Skip to my turn", "Choose from your hand", "Press a card of your hand"):
        assert never not in words
    assert page.locator("section.hand").count() == 0
    page.locator(".menu button").click()
    assert "your turn" not in page.locator("dialog .keys").inner_text()


@pytest.mark.parametrize("game", ["sudaoshi", "hachinin-meri"])
def test_the_focus_never_falls_to_the_page(server: Server, open_page: Callable[..., Page], game: str) -> None:
    """Not on entering a table, not when play begins, not after a play, not when a sheet is closed (10.11)."""
    page = open_page(server.url)
    person = Person(page, "keyboard")
    person.sit_down(game)
    for _ in range(3):
        assert not person.is_over()
        page.wait_for_function(HAS_FOCUS)
        person.play()
        page.wait_for_function(HAS_FOCUS)
    assert not person.is_over()
    for button, sheet in ((".menu button", "dialog .drop"), (".bar .tool >> nth=2", "dialog .last")):
        page.locator(button).focus()
        page.keyboard.press("Enter")
        page.wait_for_selector(sheet)
        for _ in range(12):
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.closest('dialog, body') !== null")
            assert page.evaluate(
                "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
            )
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.locator(button).evaluate("element => element === document.activeElement")
    person.play_deal()
    page.wait_for_selector("dialog #sheet-title")
    assert page.evaluate("!!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function(HAS_FOCUS)
    page.locator(".reopen").click()
    page.wait_for_selector("dialog #sheet-title")
    page.locator("dialog button.main").click()
    page.wait_for_selector("#sheet-title", state="detached")
    page.wait_for_function(HAS_FOCUS + " || document.querySelector('dialog[open]') !== null")


def test_after_begin_the_focus_is_in_the_hand(server: Server, open_page: Callable[..., Page]) -> None:
    """What was dealt holds the focus; when play begins the hand has it (10.11)."""
    page = open_page(server.url)
    for _ in range(60):
        page.locator("article button.main").first.click()
        page.wait_for_selector("section.hand button.card, #opening-title, #sheet-title")
        if page.locator("#opening-title").count():
            break
        page.goto(server.url)
        page.wait_for_selector("article button.main")
    assert page.locator("dialog button.main").evaluate("element => element === document.activeElement")
    page.keyboard.press("Enter")
    page.wait_for_selector("#opening-title", state="detached")
    page.wait_for_function("!!document.activeElement.closest('section.hand')")


def test_everything_is_heard(server: Server, open_page: Callable[..., Page]) -> None:
    """At any speed each event since one has come is in the live region, and stays there (10.11)."""
    page = open_page(server.url, speed="fast")
    person = Person(page, "mouse")
    person.sit_down("tien-gow")
    assert not person.is_over()
    before = page.locator("ol li").count()
    for _ in range(3):
        person.play()
        if person.is_over():
            break
    told = page.locator("ol li > span:first-child").all_inner_texts()[before:]
    assert len(told) > 6
    said = heard(page)
    assert [text for text in told if text.strip().rstrip(".") not in said] == []


def test_under_a_path(open_page: Callable[..., Page], tmp_path: Path) -> None:
    """The page works where a server puts it under a path of its own."""
    app = create_app(f"sqlite+aiosqlite:///{tmp_path}/t.db")
    prefix = "/games/zashiki"

    async def under(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            assert scope["path"].startswith(prefix + "/"), scope["path"]
            scope = {**scope, "path": scope["path"][len(prefix) :], "raw_path": scope["raw_path"][len(prefix) :]}
        await app(scope, receive, send)

    config = configured(under)  # type: ignore[arg-type]
    config.port = 0
    running = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(running.serve()))
    thread.start()
    try:
        while not running.started:
            assert thread.is_alive()
        port = running.servers[0].sockets[0].getsockname()[1]
        page = open_page(f"http://127.0.0.1:{port}{prefix}/")
        person = Person(page, "mouse")
        person.sit_down("tien-gow")
        assert not person.is_over()
        assert f"{prefix}/t/" in page.url
        person.play()
        page.reload()
        assert not person.is_over()
        page.locator("#tab-rules").click()
        page.wait_for_selector(".panel article h1")
    finally:
        running.should_exit = True
        thread.join(20)
