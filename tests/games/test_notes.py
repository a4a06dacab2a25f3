"""Sheets say what did not count, why, and by whose doing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fishing_positions import deal_of, ended, mask
from shou_ba_yi_stage import ending, play
from tien_gow_stage import game as tien_gow
from tien_gow_stage import staged

import zashiki
from zashiki.core.message import Seat
from zashiki.core.rng import Rng
from zashiki.match import record
from zashiki.texts import Texts, locales

FAULTS = Path(__file__).parents[1] / "faults"
POOR = ("1D1 1D2", "8L 8D1 12L 12D1", "*")


def number_of(seat: Any) -> int:
    """The number of a seat in a message."""
    assert isinstance(seat, Seat)
    return seat.number


def notes(game: Any, deal: Any, locale: str = "en") -> list[str]:
    """The notes of a finished deal, in words."""
    texts = Texts(locale)
    return [texts.message(note) for note in game.view(deal, None).notes()]


def ids(game: Any, deal: Any) -> list[tuple[str, int]]:
    """The notes by the end of their ids, and whom they are about."""
    found = game.view(deal, None).notes()
    return [
        (note.id.partition("-note-")[2], number_of(note.args.get("seat", note.args.get("winner")))) for note in found
    ]


def test_a_willow_row_that_voids_is_named_and_what_it_took() -> None:
    match = record.read(json.loads((FAULTS / "hana-awase-voided.jsonl").read_text()))
    assert notes(match.game, match.deals[0]) == [
        "seat 0 holds a Willow Row: at this table it voids the captured hands of everybody, itself too, and the "
        "payment for few cards.",
        "seat 0: no points for Drinking.",
        "seat 0: no points for Willow Row.",
        "seat 1: no points for Red Poems.",
    ]


def test_few_cards_fall_to_a_willow_row() -> None:
    game = zashiki.game("hana-awase", willow_row_voids=True)
    deal = ended(game, ["11L 11A 11S 11D 1L 1D1 3L 3D1 6A 6D1", "8L 8A 12L 12D1", "*"])
    assert ("few-cards", 1) in ids(game, deal)
    plain = zashiki.game("hana-awase")
    assert ids(plain, ended(plain, ["11L 11A 11S 11D 1L 1D1 3L 3D1 6A 6D1", "8L 8A 12L 12D1", "*"])) == []


@pytest.mark.parametrize(("pile", "lost"), [("9A 8L", "Moon"), ("9A 3L", "Flower"), ("9A 8L 3L", "Drinking")])
def test_a_rained_out_hand_is_named(pile: str, lost: str) -> None:
    game = zashiki.game("hana-awase", rained_out=True)
    deal = ended(game, ["1L 1D1 12L 12D1", f"11L 11D {pile}", "*"])
    assert ids(game, deal)[-1] == ("rained-out", 1)
    assert lost in notes(game, deal)[-1]
    dry = ended(game, ["1L 1D1 11L 11D", f"12L 12D1 {pile}", "*"])
    assert "rained-out" not in dict(ids(game, dry))


def test_a_draw_names_who_is_poor() -> None:
    game = zashiki.game("hana-awase")
    deal = ended(game, list(POOR))
    assert notes(game, deal)[0] == (
        "seat 0 has only 2 card points, and with 20 or less the deal is a draw: captured hands, few cards and card "
        "points count for nobody."
    )
    assert ("not-counted", 2) in ids(game, deal)


@pytest.mark.parametrize("keeps", [False, True])
def test_a_draw_says_what_became_of_dealt_hands(keeps: bool) -> None:
    game = zashiki.game("hana-awase", draw_keeps_dealt=keeps)
    deal = deal_of(game, {1: "1D1 1D2 2D1 2D2 3D1 3D2 9A"}, "9D1 9D2 8A 10A 5A 7A")
    deal.end_with([mask("1L"), mask("8L 3L 9A"), mask("12L 11L")])
    assert [line.rule for line in game.lines(deal)].count("dealt:six_dregs") == 2 * keeps
    assert (f"dealt-{'kept' if keeps else 'lost'}", 1) in ids(game, deal)


@pytest.mark.parametrize("locale", locales())
def test_nothing_denies_the_payments_of_a_drawn_deal(locale: str) -> None:
    texts = Texts(locale)
    for id in ("hana-awase-line-draw", "hana-awase-line-draw-note", "hana-awase-tip-draw"):
        said = texts(id, to=0).lower()
        assert not any(word in said for word in ("nobody scores", "nothing", "niente"))


def test_rain_hands_count_only_under_120() -> None:
    game = zashiki.game("sudaoshi")
    piles = ["11L 11A 1D1 1D2", "11S 11D", "*"]
    found = notes(game, ended(game, piles))
    assert found == [
        "seat 0: no points for Under the Rainy Sky with a burden of 100. The Rain hands are only for who carries "
        "120, this time seat 2."
    ]
    assert notes(game, ended(game, ["1D1 1D2", "11S 11D", "*"])) == []


def test_pairs_in_meri_and_behind_a_tenka_do_not_count() -> None:
    game = zashiki.game("hachinin-meri", deals=1)
    seen = set()
    for seed in (*range(100), 1066, 2441):
        deal: Any = game.shuffled_deal({"dealer": seed % 8}, Rng("meri notes", seed))
        deal.play_out(Rng("meri notes", seed, "play"))
        view: Any = game.view(deal, None)
        paid = {line.keys["trick"] for line in view.lines if line.rule != "trick"}
        for note in view.notes():
            seen.add(note.id)
            trick = int(note.args["trick"])
            assert trick not in paid
            assert number_of(note.args["seat"]) == view.leaders[trick]
            if note.id.endswith("meri"):
                assert number_of(note.args["owner"]) == view.leaders[trick - 1]
            else:
                assert number_of(note.args["owner"]) % 2 != number_of(note.args["seat"]) % 2
    assert seen == {"hachinin-meri-note-meri", "hachinin-meri-note-shield"}


def test_a_deal_won_for_nothing_says_so() -> None:
    deal: Any = ending(["9", "K", "56"])
    play(deal, "5", "9")
    game = zashiki.game("shou-ba-yi", players=3)
    assert ids(game, deal) == [("last-card", 1), ("last-card", 2), ("nothing", 0)]


def test_last_cards_that_lose_have_lines_instead() -> None:
    game = zashiki.game("shou-ba-yi", players=2, last_card_loses=True)
    for seed in range(200):
        deal = game.shuffled_deal(game.check_start({"leader": 0}), Rng("last", seed))
        deal.play_out(Rng("last", seed))
        rules = {line.rule for line in game.lines(deal)}
        if "last_card" in rules:
            assert [id for id, _ in ids(game, deal)] == ["nothing"]
            break
    else:
        raise AssertionError("no such deal")


def test_options_of_tien_gow_that_take_away_say_so() -> None:
    seen = set()
    options = {"scale_surplus": False, "double_losing_banker_surplus": False, "last_trick_bonus_paid": False}
    game, usual = zashiki.game("tien-gow", **options), zashiki.game("tien-gow")
    for seed in range(3000):
        start = {"dealer": seed % 4}
        deals = [each.shuffled_deal(start, Rng("tg", seed)) for each in (game, usual)]
        for deal in deals:
            deal.play_out(Rng("tg", seed, "play"))
        found = ids(game, deals[0])
        changed = {id for id, _ in found} - {"even"}
        seen |= {id for id, _ in found}
        assert {id for id, _ in ids(usual, deals[1])} <= {"even"}
        # Whatever the options took is told, and nothing else is.
        assert bool(changed) == (deals[0].scores() != deals[1].scores())
    assert seen >= {"even", "unpaid-supreme", "banker-undoubled", "surplus-unscaled"}


def test_a_quartet_that_ends_a_deal_unpaid_says_so() -> None:
    of = tien_gow(last_trick_bonus_paid=False)
    singles = [[(0, "66")], [(0, "66")], [(0, "11")], [(0, "11")]]
    deal = staged(of, 0, [*singles, [(0, "44+44+52+43")]])
    assert ("unpaid-quartet", 0) in ids(of, deal)


@pytest.mark.parametrize("locale", locales())
def test_every_note_has_words(locale: str) -> None:
    for id in zashiki.game_ids():
        game = zashiki.game(id)
        for seed in range(30):
            deal = game.shuffled_deal(game.check_start({}), Rng("words", seed))
            deal.play_out(Rng("words", seed))
            assert all(notes(game, deal, locale))
