"""Somebody at the page, who plays with mouse, keyboard or finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki import texts

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def name_of(game: str, locale: str = "en") -> str:
    """What a game is called on the page."""
    return texts.Texts(locale)(f"{game}-name")


class Person:
    """Somebody at a page: `by` is `mouse`, `keyboard` or `touch`."""

    def __init__(self, page: Page, by: str) -> None:
        self.page, self.by = page, by

    def press(self, selector: str, nth: int = 0) -> None:
        """Press a button, in the person's own way."""
        target = self.page.locator(selector).nth(nth)
        if self.by == "mouse":
            target.click(force=True)
        elif self.by == "touch":
            target.tap(force=True)
        else:
            self.tab_to(selector, nth)
            self.page.keyboard.press("Enter")

    def tab_to(self, selector: str, nth: int = 0) -> None:
        """Go with the Tab key alone to the nth element that a selector finds, as long as it is there."""
        for _ in range(200):
            if self.page.locator(selector).nth(nth).evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def sit_down(self, game: str) -> None:
        """From the home page to the first deal, past the dealt hands."""
        name = name_of(game)
        self.press(f'article:has(h2:text-is("{name}")) button.main')
        self.page.wait_for_selector("section.hand")
        self.read_opening()

    def read_opening(self) -> None:
        """Wait for the table and close what was dealt and paid."""
        self.page.wait_for_selector("section.hand button.card, #opening-title, #sheet-title")
        if self.page.locator("#opening-title").count():
            self.press("dialog button.main")
            self.page.wait_for_selector("#opening-title", state="detached")

    def is_over(self) -> bool:
        """Wait for the own turn or the end of the deal: whether it is the end."""
        self.page.wait_for_selector(".moves[data-turn], #sheet-title")
        return self.page.locator("#sheet-title").count() > 0

    def hand(self) -> list[str]:
        """The own hand from left to right, each piece that may be played with a star."""
        cards = self.page.locator("section.hand button.card")
        return [
            f"{card.get_attribute('data-fly')}{'*' * ('playable' in (card.get_attribute('class') or ''))}"
            for card in cards.all()
        ]

    def play(self) -> None:
        """Play something: the first card that is enough for a move, or more cards until they are, or pass."""
        page = self.page
        before = page.locator(".page").get_attribute("data-seq")
        if page.locator("[data-primary]").count() == 0:
            self.select()
        if page.locator("[data-primary]").count():
            self.press("[data-primary]")
        else:
            self.press("[data-second]")
        page.wait_for_function("seq => document.querySelector('.page').dataset.seq !== seq", arg=before)

    def select(self) -> None:
        """Select cards from the left until the large button names a move."""
        page = self.page
        cards = page.locator("section.hand button.card.playable")
        for i in range(cards.count()):
            if self.by == "keyboard":
                cards.nth(i).evaluate("element => element.scrollIntoView()")
                place = page.locator("section.hand button.card").evaluate_all(
                    "(all, one) => all.indexOf(one)", cards.nth(i).element_handle()
                )
                if place < 9:
                    page.keyboard.press(str(place + 1))
                else:
                    self.walk_to(place)
            else:
                self.press_where_seen(cards.nth(i))
            page.wait_for_selector("[data-primary], .moves[data-asked]")
            if page.locator("[data-primary]").count():
                return

    def press_where_seen(self, card: Locator) -> None:
        """Press a card at a point where no other lies over it, as a person does in a row that overlaps."""
        card.scroll_into_view_if_needed()
        point = card.evaluate(
            """element => {
                 const box = element.getBoundingClientRect();
                 for (const across of [0.5, 0.15, 0.3, 0.7, 0.85])
                   for (const down of [0.5, 0.8, 0.2]) {
                     const [x, y] = [box.left + box.width * across, box.top + box.height * down];
                     if (element.contains(document.elementFromPoint(x, y))) return [x, y];
                   }
                 return null;
               }"""
        )
        assert point is not None, "a card that may be played is hidden"
        if self.by == "touch":
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def walk_to(self, place: int) -> None:
        """Go to a card with the arrow keys, and press it."""
        self.page.keyboard.press("9")
        self.page.keyboard.press("9")
        for _ in range(place - 8):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def play_deal(self) -> int:
        """Play to the end of the deal: the number of own moves."""
        for moves in range(200):
            if self.is_over():
                return moves
            self.play()
        raise AssertionError("the deal does not end")


def assert_fits(page: Page) -> None:
    """The page neither scrolls nor runs over its edges."""
    room = page.evaluate(
        "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
    )
    assert room == [0, 0]
    outside = page.evaluate(
        """[...document.querySelectorAll('.page button, .page .plate, .page [data-fly]')].filter(element => {
             const box = element.getBoundingClientRect();
             return box.width > 0 && !element.closest('aside, dialog')
                 && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
           }).map(element => element.outerHTML.slice(0, 120))"""
    )
    assert outside == []
