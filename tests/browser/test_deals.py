"""Whole deals of every game, by mouse, by keyboard and by touch, and a whole match, on the sizes that must do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import zashiki
from browser.person import Person, assert_fits
from zashiki.commands import replay

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

    from browser.conftest import Server

pytestmark = pytest.mark.ci

WAYS = {"mouse": (1280, 800), "keyboard": (1920, 1080), "touch": (390, 844)}
SMALL = (360, 640)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", zashiki.game_ids())
def test_a_whole_deal(server: Server, open_page: Callable[..., Page], screens: Path, game: str, way: str) -> None:
    """From the home page to the score sheet, without reading anything; the window holds it all at every step."""
    page = open_page(server.url, WAYS[way], touch=way == "touch")
    person = Person(page, way)
    person.sit_down(game)
    moves = 0
    while not person.is_over():
        if moves < 4:
            page.screenshot(path=screens / f"{game}-{way}-{moves}.png")
        assert_fits(page)
        person.play()
        moves += 1
    page.screenshot(path=screens / f"{game}-{way}-sheet.png")
    assert moves > 0
    rows = page.locator("table.scores tbody tr")
    sides = 2 if game == "hachinin-meri" else zashiki.game(game).num_seats
    assert rows.count() == sides
    assert page.locator("dialog li").count() > 0


@pytest.mark.parametrize("game", zashiki.game_ids())
def test_the_smallest_window(server: Server, open_page: Callable[..., Page], screens: Path, game: str) -> None:
    """Some turns at 360×640: everything is there and can be pressed."""
    page = open_page(server.url, SMALL, touch=True)
    person = Person(page, "touch")
    person.sit_down(game)
    for turn in range(3):
        if person.is_over():
            break
        assert_fits(page)
        page.screenshot(path=screens / f"{game}-small-{turn}.png")
        person.play()
    page.locator("button.icon.rules").tap()
    box = page.locator("dialog.bottom").bounding_box()
    assert box is not None
    assert box["width"] == SMALL[0]
    page.wait_for_selector("dialog.bottom article h1")
    page.screenshot(path=screens / f"{game}-small-rules.png")
    page.locator("dialog.bottom .close").tap()
    page.wait_for_selector("dialog", state="detached")


def test_a_whole_match(server: Server, open_page: Callable[..., Page], screens: Path) -> None:
    """Options, two deals, the end; then the finished match stands in the list with its record."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    card = page.locator("article").nth(1)
    card.locator("button:not(.main)").click()
    page.locator("#option-rounds").fill("2")
    page.locator("dialog button.main").click()
    page.wait_for_selector("section.hand")
    for deal in range(2):
        person.read_opening()
        assert person.play_deal() > 0
        page.screenshot(path=screens / f"match-{deal}.png")
        if deal == 0:
            page.locator("dialog button.main").click()
            page.wait_for_selector("#sheet-title", state="detached")
    rows = page.locator("table.scores tbody tr")
    totals = [int(row.locator("td").last.inner_text().replace("−", "-")) for row in rows.all()]
    best = [total == max(totals) for total in totals]
    assert ["won" in (row.get_attribute("class") or "") for row in rows.all()] == best, "gold is who has won the match"
    assert page.locator("table.history tbody tr").count() == 2
    winner = rows.nth(totals.index(max(totals))).locator("th").inner_text().split("★")[0].strip()
    page.goto(server.url)
    page.wait_for_selector(".finished li")
    result = page.locator(".finished .result").first.inner_text()
    assert f"by {winner}" in result
    assert f"place {1 + sum(total > totals[0] for total in totals)} of 3" in result
    assert all(f"{total:+d}".replace("-", "−") in result for total in totals)
    with page.expect_download() as download:
        page.locator(".finished a[download]").first.click()
    with open(download.value.path(), "rb") as stream:
        verdicts = [*replay.verdicts(stream)]
    assert [verdict["ok"] for verdict in verdicts] == [True]
    assert len(verdicts[0]["scores"]) == 2
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Forget this match").click()
    page.wait_for_selector(".finished", state="detached")


def test_one_more_deal(server: Server, open_page: Callable[..., Page]) -> None:
    """A single deal of Tien Gow can be followed by the next; a new match begins at a table of its own."""
    page = open_page(server.url)
    person = Person(page, "mouse")
    person.sit_down("tien-gow")
    person.play_deal()
    page.get_by_role("button", name="One more deal").click()
    page.wait_for_selector("#sheet-title", state="detached")
    assert "2" in page.locator(".deal").inner_text()
    person.play_deal()
    table = page.url
    page.get_by_role("button", name="New match").click()
    page.wait_for_url(lambda url: url != table)
    page.wait_for_selector("section.hand button.card, #sheet-title")
