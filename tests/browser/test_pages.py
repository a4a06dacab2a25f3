"""Every screen in both languages without a complaint of axe, signs as printed, and nothing lost on the way."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import zashiki
from browser.person import Person, assert_fits
from zashiki.decks.hanafuda import HANAFUDA
from zashiki.texts import locales

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from browser.conftest import Server

pytestmark = pytest.mark.ci


def complaints(page: Page, axe: str) -> list[str]:
    """What axe-core finds wrong with the page as it is now."""
    page.evaluate(axe)
    found = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.map("
        "one => [one.id, one.nodes.length, one.nodes[0].html.slice(0, 200), one.nodes[0].failureSummary]))"
    )
    return [json.dumps(one) for one in found]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_home(server: Server, open_page: Callable[..., Page], screens: Path, axe: str, locale: str, theme: str) -> None:
    """The home page, the options of each game, and the rulebook."""
    page = open_page(server.url, locale=locale, theme=theme)
    page.wait_for_selector("article")
    page.wait_for_selector("article use")
    page.screenshot(path=screens / f"home-{locale}-{theme}.png", full_page=True)
    assert complaints(page, axe) == []
    buttons = page.locator("article button:not(.main)")
    assert buttons.count() == len(zashiki.game_ids())
    for i in range(buttons.count()):
        buttons.nth(i).click()
        assert complaints(page, axe) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.locator("article a").first.click()
    page.wait_for_selector("article h1")
    assert complaints(page, axe) == []


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("game", zashiki.game_ids())
def test_table(server: Server, open_page: Callable[..., Page], screens: Path, axe: str, locale: str, game: str) -> None:
    """A table with every sheet beside it, the menu, the last trick, the coach, and the score sheet."""
    looks = [("green", "dark"), ("paper", "light"), ("indigo", "dark"), ("green", "light"), ("indigo", "light")]
    felt, theme = looks[(zashiki.game_ids().index(game) + locales().index(locale)) % 5]
    found = []
    page = open_page(server.url, locale=locale, felt=felt, theme=theme, coached=[])
    person = Person(page, "mouse")
    page.wait_for_selector("article")
    page.locator("article button.main").nth(zashiki.game_ids().index(game)).click()
    page.wait_for_selector("section.hand")
    page.wait_for_selector("section.hand button.card, #sheet-title")
    if page.locator("#opening-title").count():
        found += complaints(page, axe)
        page.screenshot(path=screens / f"{game}-{locale}-opening.png")
        person.read_opening()
    while page.locator(".coach").count():
        page.locator(".coach .main").click()
    assert not person.is_over()
    for tab in ("log", "rules", "score", "ladder"):
        if page.locator(f"#tab-{tab}").get_attribute("aria-selected") != "true":
            page.locator(f"#tab-{tab}").click()
        if tab == "rules":
            page.wait_for_selector(".panel article h1")
        found += complaints(page, axe)
        page.screenshot(path=screens / f"{game}-{locale}-{tab}.png")
    page.locator(".menu button").click()
    found += complaints(page, axe)
    page.screenshot(path=screens / f"{game}-{locale}-menu.png")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.wait_for_selector("dialog .last")
    found += complaints(page, axe)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog .last", state="detached")
    person.play_deal()
    found += complaints(page, axe)
    page.screenshot(path=screens / f"{game}-{locale}-sheet.png")
    assert found == []


@pytest.mark.parametrize("game", ["sudaoshi", "hana-awase"])
def test_signs_say_what_the_drawings_say(server: Server, open_page: Callable[..., Page], game: str) -> None:
    """The worth of all 48 cards on the rank ladder is what the game counts."""
    page = open_page(server.url)
    Person(page, "mouse").sit_down(game)
    page.locator("#tab-ladder").click()
    rungs = page.locator(".panel li")
    assert rungs.count() == len(HANAFUDA.codes)
    shown = {
        rung.locator("use").get_attribute("href"): rung.locator(".worth").last.inner_text() for rung in rungs.all()
    }
    assert shown == {f"#hanafuda-{code}": sign.worth for code, sign in zashiki.game(game).aids.signs().items()}


def test_blocked_cards_say_why(server: Server, open_page: Callable[..., Page]) -> None:
    """A card that may not be played says so, to eye and ear, and nothing is sent."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("hachinin-meri")
    for _ in range(60):
        if person.is_over():
            page.get_by_role("button", name="Next deal").click()
            page.wait_for_selector("#sheet-title", state="detached")
            continue
        blocked = page.locator("section.hand button.card.blocked")
        if blocked.count():
            before = page.locator(".page").get_attribute("data-seq")
            blocked.first.click(force=True)
            said = page.locator("[data-prompt]").inner_text()
            assert said in (blocked.first.get_attribute("aria-label") or "")
            assert page.locator("[aria-live=polite] p").last.inner_text() == said
            assert page.locator(".page").get_attribute("data-seq") == before
            return
        person.play()
    raise AssertionError("no card was ever blocked")


def test_a_hint_is_a_legal_move(server: Server, open_page: Callable[..., Page]) -> None:
    """The key H selects what a strong player would do and says why; P plays it."""
    page = open_page(server.url)
    person = Person(page, "keyboard")
    person.sit_down("sudaoshi")
    assert not person.is_over()
    page.keyboard.press("h")
    page.wait_for_selector(".prompt.hint")
    assert page.locator("[data-primary]").count() >= 1
    person.play()


def test_reload_and_second_tab(server: Server, open_page: Callable[..., Page]) -> None:
    """A reload goes on where it was, two tabs of one seat stay in step."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("tien-gow")
    assert not person.is_over()
    hand = person.hand()
    page.reload()
    assert not person.is_over()
    assert person.hand() == hand
    other = page.context.new_page()
    other.goto(page.url)
    assert not Person(other, "mouse").is_over()
    person.play()
    seq = page.locator(".page").get_attribute("data-seq")
    other.wait_for_function("seq => Number(document.querySelector('.page').dataset.seq) >= Number(seq)", arg=seq)


def test_a_table_before_the_facts(server: Server, open_page: Callable[..., Page]) -> None:
    """Nothing is drawn in another deck's size while the facts about the game are on their way; then it is as before."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("tien-gow")
    assert not person.is_over()
    card = page.locator("section.hand button.card").first
    size = card.bounding_box()
    hand = person.hand()
    waiting = []
    page.route("**/api/games", lambda route: waiting.append(route))
    page.reload()
    page.wait_for_selector("main.waiting")
    page.wait_for_timeout(500)
    assert page.locator("section.hand, .picture").count() == 0
    for route in waiting:
        route.continue_()
    assert not person.is_over()
    assert person.hand() == hand
    assert card.bounding_box() == size


def test_a_killed_server(server: Server, open_page: Callable[..., Page]) -> None:
    """The server is killed in mid-deal and started again: the page says so, and the match goes on where it was."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("shou-ba-yi")
    assert not person.is_over()
    hand = person.hand()
    server.kill()
    page.wait_for_selector(".lost")
    server.start()
    page.wait_for_selector(".lost", state="detached")
    assert not person.is_over()
    assert person.hand() == hand
    person.play()


def test_take_back(server: Server, open_page: Callable[..., Page]) -> None:
    """A play taken back is asked about once, and marked as practice."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("tien-gow")
    assert not person.is_over()
    person.play()
    assert not person.is_over()
    page.get_by_role("button", name="Take back").click(force=True)
    page.wait_for_selector("#ask-title, .prompt.why")
    if page.locator("#ask-title").count():
        page.get_by_role("button", name="Cancel").click()
        page.wait_for_selector("#ask-title", state="detached")
        assert page.locator(".chip.gold").count() == 0
        page.get_by_role("button", name="Take back").click(force=True)
        page.locator("dialog button.main").click()
        page.wait_for_selector(".chip.gold")
        assert not person.is_over()
        person.play()
        assert not person.is_over()
        page.get_by_role("button", name="Take back").click(force=True)
        page.wait_for_timeout(300)
        assert page.locator("#ask-title").count() == 0, "it is asked once a match"
    assert_fits(page)


@pytest.mark.parametrize("gesture", ["drag", "double"])
def test_gestures(server: Server, open_page: Callable[..., Page], gesture: str) -> None:
    """A card dragged to the felt is played, and so is one pressed twice."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("hachinin-meri")
    while page.locator("section.hand button.card.playable").count() == 0:
        assert not person.is_over()
        person.play()
        person.is_over()
    card = page.locator("section.hand button.card.playable").first
    code = card.get_attribute("data-fly")
    if gesture == "drag":
        box = card.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 60, steps=4)
        page.mouse.move(x, y - 200, steps=4)
        page.mouse.up()
    else:
        card.dblclick()
    page.wait_for_selector(f"section.hand [data-fly={code}]", state="detached")


def test_no_such_table(server: Server, open_page: Callable[..., Page]) -> None:
    """An unknown address says so and leads home."""
    page = open_page(f"{server.url}/t/{'0' * 32}")
    page.wait_for_selector("main.waiting a")
    page.locator("main.waiting a").click()
    page.wait_for_selector("article button.main")


def test_first_load_is_small(server: Server, open_page: Callable[..., Page]) -> None:
    """What a browser loads before art stays under 300 kB."""
    page = open_page(server.url)
    page.wait_for_selector("article use")
    sizes = page.evaluate(
        "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".filter(entry => !entry.name.includes('/api/art/')).map(entry => [entry.name, entry.transferSize])"
    )
    assert sum(size for _, size in sizes) < 300_000, sizes
