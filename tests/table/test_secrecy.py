"""Whatever a seat may not know reaches it in no byte: deals are dealt again as the seat's view allows, and everything
sent to the seat, and to somebody who looks on, stays the same."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from table_stage import SHORT, Inline, run, sqlite

import zashiki
from zashiki.core.rng import Rng
from zashiki.match.event import Event
from zashiki.match.match import Match
from zashiki.table.desk import finished
from zashiki.table.fair import Shared
from zashiki.table.rooms import Guest, Room
from zashiki.table.seating import Seating
from zashiki.table.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from zashiki.core.game import Game

WORLDS = 3
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "sudaoshi": [SHORT["sudaoshi"]],
    "hana-awase": [SHORT["hana-awase"], {"rounds": 1, "open_capture_optional": True}],
    "hachinin-meri": [SHORT["hachinin-meri"], {"deals": 1, "meri_face_up": True}],
    "shou-ba-yi": [SHORT["shou-ba-yi"], {"target": 1, "players": 3, "first_lead_3h": True}],
    "tien-gow": [SHORT["tien-gow"]],
}
CASES = [(game, options) for game, found in OPTIONS.items() for options in found]

pytestmark = pytest.mark.slow


class Dealt:
    """A table whose deals and plays are given, as its store would hold them."""

    def __init__(self, game: Game, seat: int | None, start: dict[str, Any], pieces: dict[str, Any]) -> None:
        self.game = game
        places = [
            {
                "seat": i,
                "name": f"N{i}",
                "kind": "person" if i == seat else "computer",
                "level": "" if i == seat else "greedy",
            }
            for i in range(game.num_seats)
        ]
        opening = {"owner": "o", "game": game.id, "options": game.changed_options(), "places": places, "seed": "s"}
        self.events = [Event("open", opening), Event("deal", {"start": start, "deal": pieces})]

    def after(self, actions: list[tuple[int, int]]) -> list[Event]:
        """The events up to some actions."""
        played = [Event("act", {"seat": seat, "action": self.game.format_action(action)}) for seat, action in actions]
        return [*self.events, Event("read", {}), *played]


def heard(guest: Guest) -> list[str]:
    """What has been sent to a guest, as it goes over the wire."""
    found = []
    while not guest.outbox.empty():
        text = guest.outbox.get_nowait()
        assert isinstance(text, str)
        found.append(text)
    return found


class Still(Shared):
    """Computer players do not act; hints come at once."""

    def slot(self, level: str) -> float:
        """Seconds."""
        return 0.0 if level == "hint" else 3600.0


async def everything(events: list[Event], seat: int | None, store: Store, probes: list[dict[str, Any]]) -> list[str]:
    """All that a seat, or an onlooker, can get out of a table: its state, and answers to every message it may send."""
    room = Room("t", Seating(events), store, Inline(), Still())
    guest = Guest(seat)
    assert room.enter(guest)
    if room.player is not None:
        room.player.cancel()
    found = heard(guest)
    for probe in probes:
        await room.receive(guest, probe)
        await asyncio.gather(*room.hinting.values())
        found += heard(guest)
    found.append(json.dumps(room.seating.summary()))
    found.append(json.dumps([deal.length for deal in finished(room.seating.match).deals]))
    return found


def probes_for(game: Game, match: Match, seat: int | None, rng: Rng) -> list[dict[str, Any]]:
    """Messages that change nothing: what the seat holds and does not hold, legal or not, with and without its turn."""
    view = match.view(seat)
    seq = 3 + match.deals[-1].length
    codes = [game.deck.code(piece) for piece in (view.hand_pieces() if seat is not None else ())]
    others = [game.deck.codes[rng.below(len(game.deck.codes))] for _ in range(6)]
    asked = [[code] for code in codes[:3] + others] + [codes[:2], codes[:4], others[:2]]
    probes: list[dict[str, Any]] = [{"type": "ask", "pieces": pieces} for pieces in asked]
    if view.legal is None:  # else it would be played
        actions = [rng.below(game.num_actions) for _ in range(4)]
        probes += [{"type": "act", "seq": seq, "action": game.format_action(action)} for action in actions]
    else:
        probes.append({"type": "hint"})
        wrong = [a for a in (rng.below(game.num_actions) for _ in range(8)) if a not in view.legal]
        probes += [{"type": "act", "seq": seq, "action": game.format_action(action)} for action in wrong]
    return [
        *probes,
        {"type": "act", "seq": 1, "action": "pass"},
        {"type": "go", "seq": seq},
        {"type": "more", "seq": seq},
    ]


@pytest.mark.parametrize(("id", "options"), CASES)
def test_every_byte_sent_is_the_same_in_every_world(id: str, options: dict[str, Any], tmp_path: Path) -> None:
    async def test() -> None:
        game = zashiki.game(id, **options)
        store = Store(sqlite(tmp_path / "none.sqlite"))
        different = compared = 0
        spread = 3 if game.num_seats < 5 else 10
        for number in range(2):
            rng = Rng("secrecy", id, number)
            start = game.first_start(rng)
            deal = game.shuffled_deal(start, rng)
            written = game.pieces(deal)
            while deal.to_act >= 0:
                past = deal.actions()
                if not past or rng.below(spread) == 0:
                    for seat in (None, *range(game.num_seats)):
                        match = Match(game)
                        match.add_deal(start, deal)
                        view = match.view(seat)
                        probes = probes_for(game, match, seat, Rng("probes", id, number, len(past)))
                        truth = await everything(Dealt(game, seat, start, written).after(past), seat, store, probes)
                        for _ in range(WORLDS if seat is not None and rng.below(3) == 0 else 1):
                            world = game.worlds(view).world(rng)
                            other = game.pieces(world)
                            different += other != written
                            compared += 1
                            twin = await everything(
                                Dealt(game, seat, start, other).after(world.actions()), seat, store, probes
                            )
                            assert twin == truth, (id, number, seat, len(past))
                legal = deal.legal_actions()
                deal.apply(legal[rng.below(len(legal))])
        assert different > compared // 2, "the worlds did differ"
        await store.close()

    run(test)


@pytest.mark.parametrize(("id", "options"), CASES)
def test_what_a_computer_player_does_follows_from_its_view(id: str, options: dict[str, Any]) -> None:
    """It is handed the view alone, as JSON, in another process; the same view gives the same action."""

    async def test() -> None:
        game = zashiki.game(id, **options)
        rng = Rng("players", id)
        start = game.first_start(rng)
        deal = game.shuffled_deal(start, rng)
        asked = 0
        while deal.to_act >= 0:
            seat = deal.to_act
            view = game.view(deal, seat)
            code = await Inline().choose("level2", view, f"x {deal.length}", "")
            assert game.parse_action(code) in (view.legal or ())
            if len(view.legal or ()) > 1:
                world = game.worlds(view).world(rng)
                again = await Inline().choose("level2", game.view(world, seat), f"x {deal.length}", "")
                assert again == code
                asked += 1
            deal.apply(game.parse_action(code))
        assert asked

    asyncio.run(test())
