"""The page of a seat is the same in every deal that the seat cannot tell from the true one, to the last byte."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

import zashiki
from zashiki.core.rng import Rng
from zashiki.match.event import Event
from zashiki.match.match import Match
from zashiki.table import state
from zashiki.table.seating import Seating

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

    from browser.conftest import Server
    from zashiki.core.deal import Deal
    from zashiki.core.game import Game

pytestmark = pytest.mark.ci

TABLE = "0" * 32


def sent(game: Game, start: dict[str, Any], deal: Deal) -> str:
    """The state of a table with this deal, as it is sent to seat 0."""
    places = [{"seat": i, "name": f"N{i}", "kind": "computer" if i else "person"} for i in range(game.num_seats)]
    opening = {"owner": "o", "game": game.id, "options": {}, "places": places, "seed": "s"}
    events = [Event("open", opening), Event("deal", {"start": start, "deal": game.pieces(deal)}), Event("read", {})]
    played = [Event("act", {"seat": seat, "action": game.format_action(action)}) for seat, action in deal.actions()]
    return json.dumps(state.state_for(TABLE, Seating([*events, *played]), 0))


@pytest.mark.parametrize("id", zashiki.game_ids())
def test_the_page_is_the_same_in_every_world(server: Server, open_page: Callable[..., Page], id: str) -> None:
    """Three positions of a deal, each as it is and dealt again in two ways."""
    game = zashiki.game(id)
    rng = Rng("page", id)
    start = game.first_start(rng)
    deal = game.shuffled_deal(start, rng)
    truth = game.pieces(deal)
    page = open_page(server.url)
    different = False
    for _ in range(3):
        for _ in range(1 + 2 * game.num_seats):
            if deal.to_act >= 0 and deal.length + 6 < 3 * 3 * game.num_seats:
                legal = deal.legal_actions()
                deal.apply(legal[rng.below(len(legal))])
        match = Match(game)
        match.add_deal(start, deal)
        view = match.view(0)
        worlds = [deal, *(game.worlds(view).world(rng) for _ in range(2))]
        different |= any(game.pieces(world) != truth for world in worlds[1:])
        shown = [page_with(page, server, sent(game, start, world)) for world in worlds]
        assert shown[1] == shown[0]
        assert shown[2] == shown[0]
    assert different, "the worlds did differ"


def page_with(page: Page, server: Server, message: str) -> str:
    """All of the page when the table has sent this state."""

    def answer(socket: WebSocketRoute) -> None:
        socket.send(message)

    page.unroute_all()
    page.route_web_socket("**/play", answer)
    page.goto(f"{server.url}/t/{TABLE}")
    page.wait_for_selector(".page[data-seq] use")
    page.wait_for_function("document.querySelectorAll('.undrawn').length === 0")
    written = page.locator("#app").inner_html()
    assert len(written) > 2000
    return written
