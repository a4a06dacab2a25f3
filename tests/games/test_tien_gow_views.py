"""Tien Gow: views, their secrecy, reasons, story and texts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tien_gow_stage import (
    CAUGHT,
    EARLY_DEATH,
    QUARTET_LAST,
    SUPREME_LAST,
    dealt,
    game,
    legal,
    play,
    staged,
)

from zashiki.core.errors import ZashikiError
from zashiki.core.line import Line
from zashiki.core.message import Message, Seat
from zashiki.core.rng import Rng
from zashiki.decks.dominoes import DOMINOES
from zashiki.texts import Texts

TIEN_GOW = game(deals=3)
TEXTS = Texts()


def pieces(codes: str) -> list[int]:
    """Piece numbers of codes; a code named twice means both copies."""
    found: list[int] = []
    for code in codes.split():
        first = DOMINOES.first_piece[DOMINOES.index[code]]
        found.append(first + (first in found))
    return found


def reason(deal: Any, codes: str, seat: int | None = None) -> str | None:
    """Why the seat to act may not show these tiles: the sentence's id."""
    view = TIEN_GOW.view(deal, deal.to_act if seat is None else seat)
    message = view.why_not_set(pieces(codes))
    if message is None:
        assert "+".join(codes.split()) in legal(TIEN_GOW, deal)
        return None
    assert TEXTS.message(message)
    return message.id.removeprefix("tien-gow-why-")


# --- TG 9 --------------------------------------------------------------------


def test_tg_9_tiles_put_down_by_others_are_only_counted() -> None:
    deal = dealt(TIEN_GOW, ["22", "33", "66", "55"], 0, "22 33 -66")
    seen = [TIEN_GOW.view(deal, seat).as_json()["trick"]["plays"][2] for seat in (0, 2, None)]
    covered = {"seat": 2, "shown": False, "number": 1}
    assert seen == [covered, {**covered, "tiles": ["66"]}, covered]


def test_tg_9_keys_of_a_view_during_a_deal() -> None:
    deal = dealt(TIEN_GOW, ["11 62", "66 63"], 0, "11+62 66+63")
    written = TIEN_GOW.view(deal, 1, [5, -5, 0, 0]).as_json()
    assert "legal" not in written
    assert written["to_move"] == 2
    assert written["phase"] == "follow"
    assert written["banker"] == written["leader"] == 0
    assert written["hands"] == [6, 6, 8, 8]
    assert len(written["hand"]) == 6
    assert written["columns"] == [0, 0, 0, 0]
    assert written["totals"] == [5, -5, 0, 0]
    assert written["tricks"] == []
    assert written["trick"] == {
        "number": 1,
        "leader": 0,
        "size": 2,
        "best": {"seat": 1, "tiles": ["66", "63"], "kind": "mixed-pair"},
        "plays": [
            {"seat": 0, "shown": True, "number": 2, "tiles": ["11", "62"]},
            {"seat": 1, "shown": True, "number": 2, "tiles": ["66", "63"]},
        ],
    }
    assert "hand" not in TIEN_GOW.view(deal, None).as_json()


def test_tg_9_a_finished_deal_lies_open() -> None:
    deal = staged(TIEN_GOW, 3, SUPREME_LAST)
    for seat in (0, 3, None):
        written = TIEN_GOW.view(deal, seat).as_json()
        assert written["phase"] == "over"
        assert written["trick"] is None
        assert written["leader"] == 0
        assert [len(hand) for hand in written["hands"]] == [8] * 4
        assert [sorted(hand) for hand in written["hands"]] == [sorted(h) for h in TIEN_GOW.pieces(deal)["hands"]]
        played: list[list[str]] = [[], [], [], []]
        for trick in written["tricks"]:
            for one in trick["plays"]:
                played[one["seat"]] += one["tiles"]
        assert [sorted(tiles) for tiles in played] == [sorted(hand) for hand in written["hands"]]
        assert written["tricks"][-1]["winner"] == 0
        assert [trick["size"] for trick in written["tricks"]] == [1] * 6 + [2]


def test_a_written_view_reads_back_and_hides_what_is_hidden() -> None:
    for seed in range(12):
        rng = Rng("views", seed)
        deal = TIEN_GOW.shuffled_deal(TIEN_GOW.first_start(rng), rng, 1)
        while True:
            for seat in (0, 1, 2, 3, None):
                view = TIEN_GOW.view(deal, seat, [3, -1, -1, -1])
                text = json.dumps(view.as_json())
                assert TIEN_GOW.view_from_json(json.loads(text)) == view
                world = TIEN_GOW.worlds(view).world(Rng("world", seed))
                other = TIEN_GOW.view(world, seat, [3, -1, -1, -1])
                assert other == view
                assert json.dumps(other.as_json()) == text
                assert other.events() == view.events()
                seen = view.known()
                assert all(number <= copies for number, copies in zip(seen, DOMINOES.copies, strict=True))
                own = [DOMINOES.code(piece) for piece in view.hand_pieces()]
                assert own == view.as_json().get("hand", [])
                assert len(set(view.hand_pieces())) == len(own)
            if deal.to_act < 0:
                break
            choices = deal.legal_actions()
            deal.apply(choices[rng.below(len(choices))])
        assert sum(seen) == 32


@pytest.mark.parametrize("missing", ["tricks", "columns", "seat", "start"])
def test_what_is_no_view_is_refused(missing: str) -> None:
    written = TIEN_GOW.view(dealt(TIEN_GOW, ["22"]), 0).as_json()
    del written[missing]
    with pytest.raises(ZashikiError) as caught:
        TIEN_GOW.view_from_json(written)
    assert TEXTS.message(caught.value.message)
    written = TIEN_GOW.view(dealt(TIEN_GOW, ["22"]), 0).as_json()
    with pytest.raises(ZashikiError):
        TIEN_GOW.view_from_json({**written, missing: 7})


# --- TG 13: why can I not … --------------------------------------------------


def test_why_not_of_a_tile() -> None:
    deal = dealt(TIEN_GOW, ["22", "33"])
    view = TIEN_GOW.view(deal, 0)
    assert view.why_not(pieces("22")[0]) is None
    assert view.why_not(pieces("33")[0]) == Message("why-not-held", {"pieces": ("33",)})
    waiting = TIEN_GOW.view(deal, 1).why_not(pieces("33")[0])
    assert waiting == Message("why-not-your-turn", {"seat": Seat(0)})
    onlooker = TIEN_GOW.view(deal, None).why_not(0)
    assert onlooker == Message("why-onlooker")
    over = TIEN_GOW.view(staged(TIEN_GOW, 3, SUPREME_LAST), 3)
    assert over.why_not(0) == Message("why-deal-over")


def test_why_not_of_a_lead() -> None:
    deal = dealt(TIEN_GOW, ["66 66 11 63 54"])
    assert reason(deal, "66 66") is None
    assert reason(deal, "66 66 63 54") is None
    assert reason(deal, "66 11") == "no-lead"
    assert reason(deal, "66 66 11 63 54") == "no-lead"
    assert reason(deal, "") == "nothing-chosen"
    assert reason(deal, "11 11") == "why-not-held"
    assert reason(deal, "66", 2) == "why-not-your-turn"


@pytest.mark.parametrize(
    ("led", "mine", "why"),
    [
        ("11+62", "66", "number"),
        ("11+62", "66 63", None),
        ("11+62", "66 55", "not-a-set"),
        ("11+62", "63 54", "other-kind"),
        ("11+62", "11 53", "equal"),
        ("66+63", "44 52", "lower"),
        ("41+32", "42 21", "supreme-follows"),
        ("42+21", "63 54", "supreme-led"),
        ("42+21", "55 55", "supreme-led"),
        ("11+11+62", "66 63 54", "other-kind"),
        ("11+11+62", "66 66 54", None),
        ("63", "66", "other-kind"),
    ],
)
def test_why_not_of_a_follower(led: str, mine: str, why: str | None) -> None:
    deal = dealt(TIEN_GOW, [led.replace("+", " "), mine], 0, led)
    assert reason(deal, mine) == why


def test_other_kind_names_both_with_their_tiles() -> None:
    deal = dealt(TIEN_GOW, ["11 11 62", "66 63 54"], 0, "11+11+62")
    message = TIEN_GOW.view(deal, 1).why_not_set(pieces("66 63 54"))
    assert message is not None
    assert message.args == {
        "tiles": ("66", "63", "54"),
        "best": ("11", "11", "62"),
        "seat": Seat(0),
        "kind": "military-triple",
        "civil": 1,
        "military": 2,
        "best-kind": "civil-triple",
        "best-civil": 2,
        "best-military": 1,
    }
    text = TEXTS.message(message)
    assert "triple with two military tiles (1 civil, 2 military)" in text
    assert "triple with two civil tiles (2 civil, 1 military)" in text


def test_early_death_is_the_reason() -> None:
    deal = staged(TIEN_GOW, 3, EARLY_DEATH, 21, ("", "63", "21", ""))
    assert reason(deal, "63") == "early-death"
    assert TIEN_GOW.view(deal, 1).clause == "4.2.3"
    assert TIEN_GOW.view(deal, 2).clause == "4.2.2"
    play(TIEN_GOW, deal, "-63")
    assert reason(deal, "21") == "lower"


def test_clauses_and_phases() -> None:
    deal = dealt(TIEN_GOW, ["22", "33"])
    assert TIEN_GOW.view(deal, 0).clause == "4.2.1"
    assert TEXTS(TIEN_GOW.view(deal, 0).phase_text)
    play(TIEN_GOW, deal, "22")
    assert TIEN_GOW.view(deal, 1).clause == "4.2.2"
    assert TEXTS(TIEN_GOW.view(deal, 1).phase_text)
    over = TIEN_GOW.view(staged(TIEN_GOW, 0, QUARTET_LAST), 0)
    assert over.clause == "5.2"
    assert TEXTS(over.phase_text)


# --- words -------------------------------------------------------------------


def test_actions_in_words() -> None:
    deal = dealt(TIEN_GOW, ["63 54 22", "33"])
    view = TIEN_GOW.view(deal, 0)
    lead = view.describe(TIEN_GOW.parse_action("63+54"))
    assert TEXTS.message(lead) == "Lead Nine 6-3 and Nine 5-4 (military pair)"
    play(TIEN_GOW, deal, "22")
    view = TIEN_GOW.view(deal, 1)
    said = [TEXTS.message(view.describe(TIEN_GOW.parse_action(code))) for code in ("33", "-33")]
    assert said[0].startswith("Show ")
    assert said[1].startswith("Put down ")


def test_every_action_line_and_event_has_words() -> None:
    view = TIEN_GOW.view(dealt(TIEN_GOW, ["22"]), 0)
    said = {TEXTS.message(view.describe(action)) for action in range(TIEN_GOW.num_actions)}
    assert len(said) == TIEN_GOW.num_actions
    for tricks, banker in ((CAUGHT, 1), (SUPREME_LAST, 3), (QUARTET_LAST, 0)):
        deal = staged(TIEN_GOW, banker, tricks)
        for line in TIEN_GOW.lines(deal):
            text = TEXTS.message(TIEN_GOW.line_message(line))
            assert str(line.points) in text
            assert TEXTS(f"tien-gow-line-{line.rule}-note")
        for event in TIEN_GOW.view(deal, 0).events():
            assert TEXTS.message(event)
    assert TEXTS.message(
        TIEN_GOW.line_message(
            Line.from_json({"rule": "final", "from": 1, "to": 0, "points": 3, "trick": 8, "columns": 1, "times": 1})
        )
    )
    for name in ("name", "about", "goal"):
        assert TEXTS(f"tien-gow-{name}")
    for fact in TIEN_GOW.option_facts():
        assert TEXTS(f"tien-gow-option-{fact.name.replace('_', '-')}")


def test_the_story_of_a_trick() -> None:
    deal = dealt(TIEN_GOW, ["22", "33", "66", "55"], 0, "22 33 -66 55")
    story = [event.id.removeprefix("tien-gow-event-") for event in TIEN_GOW.view(deal, 0).events()]
    assert story == ["banker", "lead", "show", "hidden", "show", "trick"]
    own = [event.id.removeprefix("tien-gow-event-") for event in TIEN_GOW.view(deal, 2).events()]
    assert own == ["banker", "lead", "show", "put-down", "show", "trick"]
