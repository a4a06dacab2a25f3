"""Koi-Koi by the clauses of its rulebook, then the promises of every game."""

from __future__ import annotations

from typing import Any

import pytest

import zashiki
from koi_koi.game import KoiKoi
from koi_koi.terminal import Table
from zashiki import BadDeal, Match, Rng, Texts, testing
from zashiki.decks.hanafuda import HANAFUDA

CODES = HANAFUDA.codes


def mask(codes: str) -> int:
    """The mask of cards written with spaces between."""
    return sum(1 << HANAFUDA.index[code] for code in codes.split())


def deal_of(game: KoiKoi, hands: dict[int, str], field: str, stock: str = "", dealer: int = 0, number: int = 0) -> Any:
    """A deal with these cards in these places; what is left fills the other places, the months in turn."""
    used = " ".join([*hands.values(), field, stock]).split()
    assert len(set(used)) == len(used)
    rest = iter([CODES[i] for i in sorted(range(48), key=lambda i: (i % 4, i)) if CODES[i] not in used])

    def filled(written: str, size: int) -> list[str]:
        found = written.split()
        return found + [next(rest) for _ in range(size - len(found))]

    pieces = {
        "stock": filled(stock, 24),
        "field": filled(field, 8),
        "hands": [filled(hands.get(seat, ""), 8) for seat in range(2)],
    }
    return game.new_deal(game.check_start({"dealer": dealer}), pieces, number)


def legal(game: KoiKoi, deal: Any) -> set[str]:
    return {game.format_action(action) for action in deal.legal_actions()}


def play(game: KoiKoi, deal: Any, *codes: str) -> None:
    for code in codes:
        game.play(deal, code)


def lines(game: KoiKoi, deal: Any) -> list[tuple[str, int | None, int, int]]:
    return [(line.rule, line.payer, line.to, line.points) for line in game.lines(deal)]


def sets(cards: str, number: int = 0, **options: object) -> dict[str, int]:
    """The sets in a pile, by name."""
    game = KoiKoi(options)
    deal = game.undealt({"dealer": 0}, number)
    return {game.rules[rule].removeprefix("captured:"): points for rule, points in deal.sets_in(mask(cards))}


def viewing(game: KoiKoi, dealer: int = 0, number: int = 0) -> Any:
    """A deal in which the dealer's first two cards make Moon Viewing, and the other can make Boar Deer Butterflies."""
    hands = {dealer: "9A 8L 3L 1S 2S 4S 5S 12D1", 1 - dealer: "7A 10A 6A 1D1 2D1 3D1 4D1 5D1"}
    field = "9D1 8D1 3D2 7D1 10D1 6D1 12L 11L"
    stock = "1L 1D2 2A 2D2 4A 4D2 5A 5D2 3S 11A 11S 11D 12D2 12D3 6S"
    return deal_of(game, hands, field, stock, dealer, number)


# --- section 3: the deal -----------------------------------------------------


def test_kk_3_2_eight_cards_each_and_eight_on_the_field() -> None:
    game = KoiKoi()
    deal = game.shuffled_deal({"dealer": 1}, Rng("kk", 3))
    pieces = game.pieces(deal)
    assert ([len(hand) for hand in pieces["hands"]], len(pieces["field"]), len(pieces["stock"])) == ([8, 8], 8, 24)
    assert pieces["hands"][1] == [CODES[card] for card in deal.packed()[:8]]
    assert deal.to_act == 1 or any(deal.shown())


def test_kk_3_3_four_of_a_month_on_the_field_are_a_misdeal() -> None:
    with pytest.raises(BadDeal):
        deal_of(KoiKoi(), {}, "5A 5S 5D1 5D2")


def test_kk_3_4_the_fourth_card_of_a_month_takes_three() -> None:
    game = KoiKoi()
    deal = deal_of(game, {0: "5D2 1L 2A 3L 4A 6A 7A 8L"}, "5A 5S 5D1")
    assert "5D2:5A+5S+5D1" in legal(game, deal)
    assert "5D2" not in legal(game, deal)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("1L 1S 1D1 1D2 5A 6A 7A 8A", 0), ("1L 1S 2A 2S 3L 3S 4A 4S", 1), ("1L 1S 1D1 2A 2S 3L 3S 4A", -1)],
)
def test_kk_3_5_which_hands_are_shown(hand: str, expected: int) -> None:
    assert KoiKoi().undealt({"dealer": 0}, 0).named_hand(mask(hand)) == expected


@pytest.mark.parametrize(("holder", "dealer"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_kk_3_5_a_dealt_hand_is_shown_paid_and_ends_the_deal(holder: int, dealer: int) -> None:
    game = KoiKoi()
    hand, other = "1L 1S 1D1 1D2 5A 6A 7A 8A", "2A 3L 4A 5S 6S 7S 8L 9A"
    deal = deal_of(game, {holder: hand, 1 - holder: other}, "9S 10A 11L 12L", dealer=dealer)
    assert deal.to_act == holder
    assert legal(game, deal) == {"stop"}
    for seat in (0, 1, None):
        view: Any = game.view(deal, seat)
        assert view.phase == "call"
        assert view.as_json()["dealt_hands"] == [
            {"seat": holder, "hand": "four_alike", "points": 6, "shown": hand.split()}
        ]
        assert view.events()[0].id == "koi-koi-event-four-alike"
        assert view.clause == "3.5"
    mine: Any = game.view(deal, holder)
    assert mine.describe(241).id == "koi-koi-action-show"
    play(game, deal, "stop")
    assert lines(game, deal) == [("dealt:four_alike", 1 - holder, holder, 6)]
    assert game.view(deal, None).clause == "3.5"
    assert game.next_start([{"dealer": dealer}], [deal]) == {"dealer": holder}


def test_kk_3_5_two_dealt_hands_cancel_and_the_dealer_stays() -> None:
    game = KoiKoi()
    deal = deal_of(game, {0: "1L 1S 1D1 1D2 5A 6A 7A 8A", 1: "2A 2S 3L 3S 4A 4S 9A 9S"}, "10A 11L 12L", dealer=1)
    assert deal.to_act == 1
    play(game, deal, "stop")
    assert lines(game, deal) == [("dealt:four_alike", 1, 0, 6), ("dealt:four_pairs", 0, 1, 6)]
    assert game.next_start([{"dealer": 1}], [deal]) == {"dealer": 1}


def test_kk_3_5_without_the_option_such_hands_mean_nothing() -> None:
    game = KoiKoi({"dealt_hands": False})
    deal = deal_of(game, {0: "1L 1S 1D1 1D2 5A 6A 7A 8A"}, "9S 10A 11L 12L")
    assert "stop" not in legal(game, deal)
    assert deal.shown() == (0, 0)


# --- section 4: play ---------------------------------------------------------


def test_kk_4_4_the_mover_chooses_for_a_drawn_card_that_matches_two() -> None:
    game = KoiKoi()
    deal = deal_of(game, {0: "12L 1L 2A 4A 5A 7A 8A 9A"}, "6A 6S 10A 1S 2S 3S 4S 5S", "6D1")
    play(game, deal, "12L")
    assert legal(game, deal) == {"6D1:6A", "6D1:6S"}
    view: Any = game.view(deal, 0)
    assert view.phase == "drawn"
    assert view.clause == "4.4"
    why = view.why_not(HANAFUDA.index["1L"])
    assert why is not None
    assert why.id == "koi-koi-why-drawn-first"


def test_kk_4_5_a_set_is_asked_about_after_the_turn() -> None:
    game = KoiKoi()
    deal = viewing(game)
    play(game, deal, "9A:9D1")
    assert deal.to_act == 1, "one card of a set asks nothing"
    play(game, deal, "1D1:1L", "8L:8D1")
    assert (deal.to_act, legal(game, deal)) == (0, {"koi-koi", "stop"})
    view: Any = game.view(deal, 0)
    assert (view.phase, view.clause, view.captured_by(0)) == ("call", "4.5", ("moon_viewing",))
    why = view.why_not(HANAFUDA.index["3L"])
    assert why is not None
    assert why.id == "koi-koi-why-call-first"
    stop = view.describe(241)
    assert (stop.id, stop.args) == ("koi-koi-action-stop", {"points": 5})
    assert view.describe(240).id == "koi-koi-action-koi-koi"
    assert game.view(deal, 1).as_json()["phase"] == "call"


def test_kk_4_5_stopping_ends_the_deal_and_pays_the_sets() -> None:
    game = KoiKoi()
    deal = viewing(game)
    play(game, deal, "9A:9D1", "1D1:1L", "8L:8D1", "stop")
    assert deal.to_act == -1
    assert lines(game, deal) == [("captured:moon_viewing", 1, 0, 5)]
    assert game.view(deal, None).as_json()["turns"][-1]["call"] == "stop"


def test_kk_4_5_after_koi_koi_only_a_better_pile_is_asked_about_again() -> None:
    game = KoiKoi()
    deal = viewing(game)
    play(game, deal, "9A:9D1", "1D1:1L", "8L:8D1", "koi-koi")
    assert deal.to_act == 1
    play(game, deal, "2D1:2A", "1S:1D2")
    assert deal.to_act == 1, "a turn that makes nothing better asks nothing"
    view: Any = game.view(deal, 1)
    assert (view.gone_on, view.phase) == ((1, 0), "hand")
    assert "koi-koi-event-koi-koi" in [event.id for event in view.events()]
    play(game, deal, "4D1:4A", "3L:3D2")
    assert (deal.to_act, legal(game, deal)) == (0, {"koi-koi", "stop"})
    assert game.view(deal, 1).points == (10, 0)
    play(game, deal, "stop")
    found = [("captured:moon_viewing", 1, 0, 5), ("captured:flower_viewing", 1, 0, 5), ("seven_or_more", 1, 0, 10)]
    assert lines(game, deal) == found


def test_kk_4_6_with_the_last_card_one_stops_by_oneself() -> None:
    game = KoiKoi({"dealt_hands": False})
    endings = set()
    for seed in range(40):
        rng = Rng("last", seed)
        deal: Any = game.shuffled_deal({"dealer": 0}, rng)
        while deal.to_act >= 0:
            actions = deal.legal_actions()
            deal.apply(actions[0] if actions[0] == 240 else actions[rng.below(len(actions))])
        assert 241 not in [action for _, action in deal.actions()]
        if deal.stopper >= 0:
            assert sum(deal.scores()) == 0 < deal.scores()[deal.stopper]
            endings.add((deal.turn, deal.stopper))
    assert endings == {(15, 0), (16, 1)}, "the dealer's last turn is the fifteenth"


def test_kk_4_8_nobody_stops() -> None:
    game = KoiKoi()
    for seed in range(200):
        deal = game.shuffled_deal({"dealer": 0}, Rng("draw", seed))
        while deal.to_act >= 0:
            actions = deal.legal_actions()
            deal.apply(actions[0])  # koi-koi before stop
        if deal.stopper < 0 and deal.turn == 16:
            assert lines(game, deal) == [("draw", None, 0, 0), ("draw", None, 1, 0)]
            return
    raise AssertionError("no draw in 200 deals")


# --- section 5: scoring ------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("1L 3L 8L 11L 12L", {"five_lights": 15}),
        ("1L 3L 8L 12L", {"four_lights": 8}),
        ("1L 3L 11L 12L", {"rainy_four": 7}),
        ("1L 8L 12L", {"three_lights": 5}),
        ("1L 11L 12L", {}),
        ("1L 12L", {}),
    ],
)
def test_kk_5_2_lights(cards: str, expected: dict[str, int]) -> None:
    assert sets(cards) == expected


@pytest.mark.parametrize(("lights", "points"), [("15-10-8-6", (15, 10, 8, 6)), ("10-8-7-5", (10, 8, 7, 5))])
def test_kk_5_2_lights_by_the_option(lights: str, points: tuple[int, ...]) -> None:
    piles = ("1L 3L 8L 11L 12L", "1L 3L 8L 12L", "1L 3L 11L 12L", "1L 3L 12L")
    assert tuple(sum(sets(pile, lights=lights).values()) for pile in piles) == points


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("6A 7A 10A", {"boar_deer_butterflies": 5}),
        ("6A 7A 10A 2A 4A", {"boar_deer_butterflies": 7}),
        ("2A 4A 5A 6A 7A", {"animals": 1}),
        ("2A 4A 5A 6A 7A 8A", {"animals": 2}),
        ("2A 4A 5A 6A", {}),
        ("1S 2S 3S", {"red_poems": 5}),
        ("1S 2S 3S 4S 5S", {"red_poems": 7}),
        ("6S 9S 10S 11S", {"blue_poems": 6}),
        ("1S 2S 3S 6S 9S 10S", {"both_poems": 10}),
        ("1S 2S 3S 6S 9S 10S 4S", {"both_poems": 11}),
        ("1S 2S 4S 5S 11S", {"slips": 1}),
        ("1S 2S 4S 5S 7S 11S", {"slips": 2}),
        ("1S 2S 4S 5S", {}),
    ],
)
def test_kk_5_3_animals_and_slips(cards: str, expected: dict[str, int]) -> None:
    assert sets(cards) == expected


def test_kk_5_4_dregs_and_the_month() -> None:
    nine = "1D1 1D2 2D1 2D2 4D1 4D2 5D1 5D2 11D"
    assert sets(nine) == {}
    assert sets(f"{nine} 12D1") == {"dregs": 1}
    assert sets(f"{nine} 12D1 12D2") == {"dregs": 2}
    assert sets(f"{nine} 9A") == {"dregs": 1}
    assert sets(f"{nine} 9A", cup_is_dregs=False) == {}
    assert sets("1L 1S 1D1 1D2") == {}
    assert sets("1L 1S 1D1 1D2", month_cards=True) == {"month": 4}
    assert sets("1L 1S 1D1 1D2", 1, month_cards=True) == {}
    assert sets("1L 1S 1D1 1D2", 12, month_cards=True) == {"month": 4}


def test_kk_5_5_viewings() -> None:
    assert sets("9A 8L") == {"moon_viewing": 5}
    assert sets("9A 3L") == {"flower_viewing": 5}
    assert sets("3L 8L 9A 12L") == {"three_lights": 5, "moon_viewing": 5, "flower_viewing": 5}
    assert sets("9A 8L 11L") == {"moon_viewing": 5}
    assert sets("9A 8L 11L", viewings="dry") == {}
    assert sets("9A 8L", viewings="dry") == {"moon_viewing": 5}
    assert sets("9A 8L 3L", viewings="no") == {}


def answered(game: KoiKoi) -> Any:
    """Moon Viewing, koi-koi, and the other stops with Boar Deer Butterflies."""
    deal = viewing(game)
    play(game, deal, "9A:9D1", "7A:7D1", "8L:8D1", "koi-koi", "10A:10D1", "1S", "6A:6D1")
    assert deal.to_act == 1
    play(game, deal, "stop")
    return deal


def test_kk_5_6_a_koi_koi_that_is_answered_pays_double() -> None:
    game = KoiKoi()
    deal = answered(game)
    found = lines(game, deal)
    points = sum(n for rule, _, _, n in found if rule.startswith("captured"))
    assert ("captured:boar_deer_butterflies", 0, 1) in {line[:3] for line in found}
    assert ("answer", 0, 1) in {line[:3] for line in found}
    assert deal.scores() == [-2 * points, 2 * points] if points < 7 else [-4 * points, 4 * points]
    plain = KoiKoi({"double_answer": False, "double_seven": False})
    other = answered(plain)
    assert other.scores() == [-points, points]
    assert [(note.id, note.args["points"]) for note in plain.view(other, None).notes()] == [("koi-koi-note-unpaid", 5)]


def test_kk_5_6_seven_points_pay_double_and_both_doublings_four_times() -> None:
    game = KoiKoi()
    deal = game.undealt({"dealer": 0}, 0)
    assert deal.price(1, mask("1L 3L 8L 12L"), (1, 0)) == 32
    assert deal.price(1, mask("9A 8L"), (2, 0)) == 10
    assert deal.price(0, mask("9A 8L"), (2, 0)) == 5, "one's own koi-koi doubles nothing"
    other = KoiKoi({"double_seven": False, "double_answer": False}).undealt({"dealer": 0}, 0)
    assert other.price(1, mask("1L 3L 8L 12L"), (1, 0)) == 8


def test_kk_5_7_the_privilege_of_the_dealer() -> None:
    game = KoiKoi({"dealer_privilege": True})
    for seed in range(200):
        deal = game.shuffled_deal({"dealer": 1}, Rng("draw", seed))
        while deal.to_act >= 0:
            deal.apply(deal.legal_actions()[0])
        if deal.stopper < 0 and deal.turn == 16:
            assert lines(game, deal) == [("privilege", 0, 1, 6)]
            return
    raise AssertionError("no draw in 200 deals")


# --- section 7: the match ----------------------------------------------------


def test_kk_7_a_match_has_twelve_deals_and_the_winner_deals() -> None:
    game = KoiKoi()
    match = Match(game)
    rng = Rng("match")
    while not match.is_over():
        deal = match.shuffle_deal("kk", "match")
        deal.play_out(rng)
        if len(match.deals) < 12:
            scores = deal.scores()
            expected = match.starts[-1]["dealer"] if scores[0] == scores[1] else int(scores[1] > scores[0])
            assert match.next_start() == {"dealer": expected}
    assert len(match.deals) == 12
    assert sum(match.totals()) == 0


def test_kk_7_2_the_first_dealer_is_drawn() -> None:
    assert {KoiKoi().first_start(Rng("first", n))["dealer"] for n in range(20)} == {0, 1}


# --- section 9: views and worlds ---------------------------------------------


def test_kk_9_3_no_world_has_a_hand_that_would_have_been_shown() -> None:
    game = KoiKoi()
    deal = deal_of(game, {0: "1L 2A 3L 4A 5A 6A 7A 8L"}, "9A 9S 10A 10S 11L 11A 12L 12D1")
    rng = Rng("worlds")
    worlds: Any = game.view(deal, 0).worlds()
    rules: Any = game.undealt({"dealer": 0}, 0)
    assert all(rules.named_hand(worlds.world(rng).hand_dealt(1)) < 0 for _ in range(2000))
    free = KoiKoi({"dealt_hands": False})
    deal = deal_of(free, {0: "1L 2A 3L 4A 5A 6A 7A 8L"}, "9A 9S 10A 10S 11L 11A 12L 12D1")
    worlds = free.view(deal, 0).worlds()
    assert any(rules.named_hand(worlds.world(rng).hand_dealt(1)) >= 0 for _ in range(2000))


def test_each_unseen_card_is_equally_likely_in_the_other_hand() -> None:
    game = KoiKoi({"dealt_hands": False})
    deal = game.shuffled_deal({"dealer": 0}, Rng("even"))
    worlds: Any = game.view(deal, 0).worlds()
    rng = Rng("even worlds")
    counts = [0] * 48
    number = 4000
    for _ in range(number):
        hand = worlds.world(rng).hand_dealt(1)
        for card in range(48):
            counts[card] += hand >> card & 1
    unseen = [n for n in counts if n]
    assert len(unseen) == 32
    expected = number / 4
    assert sum((n - expected) ** 2 / (expected * 3 / 4) for n in unseen) < 70  # 31 degrees of freedom, p < 0.0001


OPTIONS: list[dict[str, object]] = [
    {},
    {"viewings": "dry", "month_cards": True, "cup_is_dregs": False, "lights": "15-10-8-6", "rounds": 3},
    {"viewings": "no", "dealt_hands": False, "double_seven": False, "double_answer": False, "dealer_privilege": True},
]


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "month", "plain"])
def test_it_keeps_every_promise(options: dict[str, object]) -> None:
    testing.check_game(KoiKoi(options), deals=25)


def test_its_truth_is_never_ruled_out() -> None:
    assert testing.check_truth(KoiKoi(), deals=2, samples=200, few=30) >= 1


def test_it_is_the_same_interpreted() -> None:
    testing.check_interpreted("koi-koi", deals=6)


# --- what people see ---------------------------------------------------------


def said(locale: str) -> Table:
    return Table(KoiKoi(), Texts(locale, str), str)


@pytest.mark.parametrize("locale", ["en", "it"])
def test_the_terminal_draws_calls_and_shown_hands(locale: str) -> None:
    game = KoiKoi()
    table = said(locale)
    deal = viewing(game)
    play(game, deal, "9A:9D1", "1D1:1L", "8L:8D1")
    view: Any = game.view(deal, 0)
    assert [game.format_action(action) for action in table.ordered(view)] == ["koi-koi", "stop"]
    assert "5" in str(table.label(241, view))
    play(game, deal, "koi-koi")
    drawn = "\n".join(str(line) for line in table.draw(game.view(deal, 1), 80))
    assert ", koi-koi" in drawn
    assert "koi-koi" not in drawn.replace(", koi-koi", ""), "every text is there"
    shown = deal_of(game, {0: "1L 1S 1D1 1D2 5A 6A 7A 8A"}, "9S 10A 11L 12L")
    assert "1D2" in "\n".join(str(line) for line in table.draw(game.view(shown, 1), 80))
    assert table.opening(game.view(shown, 1))
    aid = "\n".join(str(line) for line in table.aid(view, 100))
    assert " 15:" in aid
    assert " 8:" in aid


def test_the_browser_is_told_what_piles_are_worth() -> None:
    game = KoiKoi()
    deal = viewing(game)
    play(game, deal, "9A:9D1", "1D1:1L", "8L:8D1", "koi-koi")
    facts = game.aids.layout_facts(game.view(deal, None))
    assert facts["points"] == [5, 0]
    assert [None if message is None else message.args for message in facts["said"]] == [{"number": 1}, None]
    shown = deal_of(game, {0: "1L 1S 1D1 1D2 5A 6A 7A 8A"}, "9S 10A 11L 12L")
    notes = game.aids.opening(game.view(shown, 1))
    assert [note.pieces for note in notes] == [("1L", "1S", "1D1", "1D2", "5A", "6A", "7A", "8A")]


def test_playouts_stop_and_go_on() -> None:
    game = KoiKoi()
    rng = Rng("policy")
    calls = set()
    for seed in range(60):
        deal: Any = game.shuffled_deal({"dealer": 0}, Rng("policy", seed))
        while deal.to_act >= 0:
            action = deal.policy_action(rng)
            calls |= {action} & {240, 241}
            deal.apply(action)
    assert calls == {240, 241}


def test_it_is_among_the_games() -> None:
    assert "koi-koi" in zashiki.game_ids()
    assert isinstance(zashiki.game("koi-koi"), KoiKoi)
