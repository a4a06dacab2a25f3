"""Shou Ba Yi: what a seat may know, reasons, words; clauses of its rulebook."""

from __future__ import annotations

import json
from typing import Any

import pytest
from shou_ba_yi_stage import dealt, following, holding_3h, leading, legal, make, one_card_each, play

from zashiki.core.bits import members
from zashiki.core.errors import ZashikiError
from zashiki.core.rng import Rng
from zashiki.decks.french import FRENCH
from zashiki.games.shou_ba_yi import greedy, plays
from zashiki.games.shou_ba_yi.deal import ShouBaYiDeal
from zashiki.texts import Texts

TEXTS = Texts()


def codes(mask: int) -> list[str]:
    return [FRENCH.codes[piece] for piece in members(mask)]


def random_positions(players: int, deals: int, **options: object) -> Any:
    """Game, deal and generator at every position of some deals played at random."""
    game = make(players=players, **options)
    for seed in range(deals):
        rng = Rng("positions", players, seed)
        deal = game.shuffled_deal(game.first_start(rng) if seed % 2 == 0 else {"leader": seed % players}, rng, seed)
        while True:
            yield game, deal, rng
            if deal.to_act < 0:
                break
            actions = deal.legal_actions()
            deal.apply(actions[rng.below(len(actions))])


# --- 9 Views ------------------------------------------------------------------------------


OPTIONS = [(2, {}), (3, {"first_lead_3h": True}), (6, {"last_card_loses": True})]


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_sb_9_a_view_is_what_is_written_of_it(players: int, options: dict[str, object]) -> None:
    for game, deal, rng in random_positions(players, 2, **options):
        if deal.to_act >= 0 and rng.below(4):
            continue
        for seat in (None, *range(players)):
            view = game.view(deal, seat)
            written = json.loads(json.dumps(view.as_json()))
            assert game.view_from_json(written) == view
            assert written["hands"] == deal.held[:players] or view.finished
            assert ("hand" in written) == (seat is not None)


@pytest.mark.parametrize("broken", [{"tricks": None}, {"hands": 4}, {"best": "KK+"}, {"hand": ["Zz"]}, {"lines": [1]}])
def test_sb_9_a_broken_view_is_refused_in_words(broken: dict[str, object]) -> None:
    game = make()
    written = game.view(dealt(game, {0: "3"}), 0).as_json()
    with pytest.raises(ZashikiError) as refused:
        game.view_from_json({**written, **broken})
    assert TEXTS.message(refused.value.message)


def test_sb_9_suits_stand_only_in_own_cards() -> None:
    for game, deal, rng in random_positions(4, 4):
        if rng.below(4):
            continue
        for seat in (None, *range(4)):
            written = game.view(deal, seat).as_json()
            if written["finished"]:
                continue
            own = set(written.pop("hand", [])) | set(written.pop("dealt", []))
            assert len(own) == len(game.pieces(deal)["hands"][seat]) if seat is not None else not own
            for trick in [*written["tricks"], *([written["trick"]] if written["trick"] else [])]:
                for made in trick["plays"]:
                    assert ("cards" in made) == (made["seat"] == seat and made["action"] != "pass")
                    assert set(made.pop("cards", [])) <= own
            text = json.dumps(written)
            assert not [code for code in FRENCH.codes[:52] if f'"{code}"' in text]


def test_sb_9_cards_of_a_rank_leave_in_deck_order() -> None:
    deal = dealt(make(), {0: "44445"})
    play(deal, "4")
    view = make().view(deal, 0)
    assert view.cards_known() == [(4,)]
    assert [code for code in codes(view.hand) if code[0] == "4"] == ["4d", "4h", "4s"]
    assert make().view(deal, 1).cards_known() == [None]


def test_sb_9_a_finished_deal_lies_open() -> None:
    for game, deal, _ in random_positions(3, 3, first_lead_3h=True):
        if deal.to_act >= 0:
            continue
        for seat in (None, 0, 1, 2):
            written = game.view(deal, seat).as_json()
            assert written["hands"] == [
                sorted(hand, key=lambda code: FRENCH.index[code]) for hand in game.pieces(deal)["hands"]
            ]
            assert [len(left) for left in written["left"]] == deal.held[:3]
            played = [card for trick in written["tricks"] for made in trick["plays"] for card in made.get("cards", [])]
            left = [card for hand in written["left"] for card in hand]
            assert sorted(played + left) == sorted(FRENCH.codes)
            assert written["lines"]
            assert [written["trick"], written["unseen"], written["phase"]] == [None, {}, "over"]


def test_sb_9_unseen_cards_and_the_face_down_card() -> None:
    deal = play(leading("32"), "3")
    view = make(players=2).view(deal, 1)
    assert view.as_json()["face_down"] == [0]
    assert sum(view.unseen) == 1
    assert view.as_json()["unseen"] == {"2": 1}


def test_sb_9_nothing_hidden_shows_in_a_view() -> None:
    for players in (2, 4):
        for game, deal, rng in random_positions(players, 2, first_lead_3h=players == 4):
            if rng.below(9):
                continue
            for seat in range(players):
                view = game.view(deal, seat)
                plan = game.worlds(view)
                for _ in range(3):
                    other = game.view(plan.world(rng), seat)
                    assert other == view
                    assert other.pictures() == view.pictures()
                    assert other.known() == view.known()
                    assert other.events() == view.events()


def test_sb_9_pictures_tell_nothing_and_never_run_out() -> None:
    for players in (2, 3, 5):
        for game, deal, rng in random_positions(players, 4):
            if deal.to_act >= 0 and rng.below(5):
                continue
            for seat in (None, *range(players)):
                view = game.view(deal, seat)
                drawn = view.pictures()
                cards = [card for play in drawn for card in play]
                assert len(cards) == len(set(cards))
                for (actor, action), picture in zip(view.history, drawn, strict=True):
                    assert plays.rank_counts(picture) == plays.COUNTS[action]
                    mine = [card for card in picture if view.dealt >> card & 1]
                    assert len(mine) == (len(picture) if actor == seat else 0)
                    if view.start["leader"] is None and not view.finished and 2 in picture:
                        assert actor == view.first_leader


def test_sb_9_the_first_3_of_a_leader_found_by_3h_is_drawn_as_it() -> None:
    game = make()
    deal = play(holding_3h(game, "33999456T7JKA"), "3")
    assert game.view(deal, 0).pictures() == [(2,)]
    assert game.view(deal, 2).pictures() == [(0,)]  # its own: in truth the 3 of clubs has left


# --- 13 Reasons -------------------------------------------------------------------------------


def why(deal: ShouBaYiDeal, seat: int, ranks: str) -> str | None:
    """The reason against playing cards of these ranks together, and its sentence, which must exist."""
    game = make(players=deal.num_seats, first_lead_3h=bool(deal.opens_with_three))
    view = game.view(deal, seat)
    hand = [FRENCH.codes[piece] for piece in members(view.hand)]
    chosen = []
    for rank in ranks:
        chosen.append(next(code for code in hand if code[0] == rank))
        hand.remove(chosen[-1])
    message = view.why_not_set([FRENCH.index[code] for code in chosen])
    return said(message)


def said(message: Any) -> str | None:
    if message is None:
        return None
    assert TEXTS.message(message)
    assert message.id.startswith(("shou-ba-yi-why-", "why-"))
    return str(message.id.removeprefix("shou-ba-yi-why-"))


def why_card(deal: ShouBaYiDeal, seat: int, rank: str) -> str | None:
    game = make(players=deal.num_seats, first_lead_3h=bool(deal.opens_with_three))
    view = game.view(deal, seat)
    return said(view.why_not(next(piece for piece in members(view.hand) if FRENCH.codes[piece][0] == rank)))


@pytest.mark.parametrize(
    ("ranks", "reason"),
    [
        ("", "empty"),
        ("xX", "two-jokers"),
        ("34", "pair-ranks"),
        ("3x", "pair-ranks"),
        ("555", "three-alone"),
        ("55566", "three-two"),
        ("55567", "three-more"),
        ("555678", "three-more"),
        ("555666", "threes"),
        ("555777", "three-more"),
        ("55559", "four-one"),
        ("5555789", "four-more"),
        ("55556666", "four-more"),
        ("5566", "pairs-number"),
        ("55667788", "pairs-number"),
        ("556688", "pairs-gap"),
        ("KKAA22", "pairs-two"),
        ("AA2255", "pairs-two"),
        ("5678", "dragon-short"),
        ("56789x", "dragon-joker"),
        ("TJQKA2", "dragon-two"),
        ("56782", "dragon-two"),
        ("56789J", "dragon-gap"),
        ("5566789", "no-play"),
        ("567", "dragon-short"),
    ],
)
def test_sb_13_what_is_no_play(ranks: str, reason: str) -> None:
    hand = "3455556666777889TJQKKAA22xX"
    assert why(dealt(make(players=2), {0: hand}), 0, ranks) == reason


@pytest.mark.parametrize(
    ("hand", "best", "ranks", "reason"),
    [
        ("44", None, "44", "last-alone"),
        ("555x", None, "555x", "last-alone"),
        ("3xX", None, "3", "jokers-left"),
        ("3x", None, "3", "jokers-left"),
        ("34567", None, "34567", "last-alone"),
        ("345", "J", "5", "lower"),
        ("34J", "J", "J", "equal"),
        ("34Q", "J", "Q", None),
        ("3455", "J", "55", "kind"),
        ("34K", "QQ", "K", "kind"),
        ("34567899", "3456789", "456789", "length"),
        ("345678", "34567", "45678", None),
        ("45556", "999+3", "5556", "lower"),
        ("5559J", "4444", "J", "bomb"),
        ("4555533", "6666", "5555", "lower"),
        ("455553", "KK", "5555", None),
        ("KX", "Q", "K", "jokers-left"),
        ("77", "66", "77", "last-alone"),
        ("5555xX", "3333+78", "5555xX", "last-alone"),
        ("6666x", "3333+78", "6666", "jokers-left"),
    ],
)
def test_sb_13_what_may_not_be_played_now(hand: str, best: str | None, ranks: str, reason: str | None) -> None:
    deal = leading(hand) if best is None else following(hand, best)
    assert why(deal, 0, ranks) == reason


@pytest.mark.parametrize(
    ("hand", "best", "rank", "reason"),
    [
        ("3xX", None, "3", "jokers-left"),
        ("3xX", None, "x", None),
        ("345", "J", "5", "lower"),
        ("34J", "J", "J", "equal"),
        ("KX", "Q", "K", "jokers-left"),
        ("34K", "QQ", "K", "too-few"),
        ("34x", "QQ", "x", "joker-alone"),
        ("3455", "QQ", "5", "lower"),
        ("34QQ", "QQ", "Q", "equal"),
        ("77", "66", "7", "last-alone"),
        ("777", "666+3", "7", "no-added"),
        ("7773", "666+3", "7", "last-alone"),
        ("7773", "999+3", "7", "lower"),
        ("777x3", "666+4", "3", "jokers-left"),
        ("34x", "666+3", "x", "no-group"),
        ("34x", "6666+35", "4", "no-group"),
        ("34x", "6666", "4", "no-group"),
        ("34455566", "778899", "4", "no-sequence"),
        ("3445556622", "778899", "2", "sequence-high"),
        ("345678x", "34567", "x", "sequence-high"),
        ("345678T", "34567", "T", "no-sequence"),
        ("345678T", "34567", "8", None),
        ("45678", "34567", "8", "last-alone"),
        ("44443", "5555", "4", "lower"),
    ],
)
def test_sb_13_why_a_card_may_not_be_played(hand: str, best: str | None, rank: str, reason: str | None) -> None:
    deal = leading(hand) if best is None else following(hand, best)
    assert why_card(deal, 0, rank) == reason


def test_sb_13_why_a_seat_may_play_nothing() -> None:
    deal = dealt(make(players=3), {0: "3", 1: "44", 2: "5"})
    assert why_card(deal, 1, "4") == "why-not-your-turn"
    assert why(deal, 1, "44") == "why-not-your-turn"
    play(deal, "3", "pass")
    assert why_card(deal, 1, "4") == "passed"
    assert why(deal, 1, "4") == "passed"
    game = make(players=3)
    assert said(game.view(deal, None).why_not(5)) == "why-onlooker"
    over = one_card_each(make(players=2))
    assert said(make(players=2).view(over, 0).why_not(5)) == "why-deal-over"


def test_sb_13_why_a_lead_must_hold_the_3_of_hearts() -> None:
    deal = holding_3h(make(first_lead_3h=True), "33999456T7JKA")
    assert why(deal, 2, "99") == "needs-three"
    assert why(deal, 2, "9993") is None
    assert why_card(deal, 2, "A") == "needs-three"
    assert why_card(deal, 2, "9") is None


def test_sb_13_reasons_agree_with_the_legal_actions() -> None:
    for players in (2, 4):
        for game, deal, rng in random_positions(players, 2, first_lead_3h=players == 2):
            if deal.to_act < 0 or rng.below(3):
                continue
            view = game.view(deal, deal.to_act)
            hand = members(view.hand)
            usable = {rank for action in view.legal for rank, n in enumerate(plays.COUNTS[action]) if n}
            for piece in hand:
                assert (said(view.why_not(piece)) is None) == (plays.rank_of(piece) in usable)
            for _ in range(20):
                chosen = [piece for piece in hand if rng.below(len(hand)) < 3]
                action = plays.BY_COUNTS.get(plays.rank_counts(chosen))
                assert (said(view.why_not_set(chosen)) is None) == (action in view.legal)
            for action in view.legal[1:]:
                picked = cards_for(hand, action)
                assert view.why_not_set(picked) is None


def cards_for(hand: list[int], action: int) -> list[int]:
    """Cards of a hand that make an action."""
    left = list(plays.COUNTS[action])
    chosen = []
    for piece in hand:
        if left[plays.rank_of(piece)]:
            left[plays.rank_of(piece)] -= 1
            chosen.append(piece)
    return chosen


# --- words -------------------------------------------------------------------------------------------


def test_every_action_has_words() -> None:
    deal = dealt(make(), {0: "3"})
    view = make().view(deal, 0)
    words = [TEXTS.message(view.describe(action)) for action in range(plays.NUM_ACTIONS)]
    assert len(set(words)) == plays.NUM_ACTIONS
    assert {"Pass", "Lead an 8", "Lead the Big Joker", "Lead a pair of Jacks", "Lead three pairs, 9 to Jack"} <= {
        *words
    }
    assert {"Lead a Dragon of 5, 10 to Ace", "Lead three 8s with a King", "Bomb with four 7s"} <= {*words}
    assert "Lead three pairs, 9 to Jack" in words
    assert "Lead four Aces with an 8 and the Little Joker" in words
    play(deal, "3")
    assert TEXTS.message(make().view(deal, 1).describe(plays.IDS["4"])) == "Play a 4"


def test_the_story_of_a_deal() -> None:
    game = make(players=3)
    deal = play(dealt(game, {0: "34567", 1: "8888J", 2: "9"}), "34567", "8888", "pass", "pass", "J")
    told = [TEXTS.message(message) for message in game.view(deal, None).events()]
    assert told == [
        "seat 0 leads the deal.",
        "seat 0 leads a Dragon of 5, 3 to 7.",
        "seat 1 bombs with four 8s.",
        "seat 2 passes.",
        "seat 0 passes.",
        "Everybody else has passed: the trick is seat 1’s, with the next lead.",
        "seat 1 leads a Jack.",
    ]
    two = make(players=2)
    ended = [TEXTS.message(message) for message in two.view(one_card_each(two), 0).events()]
    assert "seat 1 has one card left and lays it face down." in ended
    assert ended[-1] == "seat 0 plays the last card and wins the deal."
    first = make().view(make().shuffled_deal({"leader": None}, Rng(3)), None)
    assert "3 of hearts" in TEXTS.message(first.events()[0])


def test_texts_of_lines_options_and_phases() -> None:
    game = make(players=2, last_card_loses=True)
    for rule in game.rules:
        text_id = rule.replace("_", "-")
        assert TEXTS(f"shou-ba-yi-line-{text_id}", **{"from": 0, "to": 1, "points": 5})
        assert TEXTS.has(f"shou-ba-yi-line-{text_id}-note")
    for fact in game.option_facts():
        assert TEXTS.has(f"shou-ba-yi-option-{fact.name.replace('_', '-')}")
    for deal, phase in ((leading("9"), "lead"), (following("9", "3"), "follow"), (one_card_each(game), "over")):
        assert game.view(deal, 0).phase_text == f"shou-ba-yi-phase-{phase}"
        assert TEXTS.has(f"shou-ba-yi-phase-{phase}")


def test_the_clause_that_matters() -> None:
    game = make(players=2)
    assert game.view(dealt(game, {}), 0).clause == "4.1"
    assert game.view(dealt(game, {}), 1).clause == "4.3"
    assert game.view(following("9AK", "3"), 0).clause == "4.3"
    assert game.view(leading("9A"), 0).clause == "4.2"
    assert game.view(leading("9AX"), 0).clause == "4.2"
    assert game.view(one_card_each(game), 0).clause == "5"
    opening = make(first_lead_3h=True)
    assert opening.view(holding_3h(opening, "33999456T7JKA"), 2).clause == "8"


def test_a_hand_is_sorted_by_rank_and_what_was_seen_grows() -> None:
    game = make(players=3)
    deal = dealt(game, {0: "3", 1: "45", 2: "6"})
    before = game.view(deal, 0).known()
    assert game.view(deal, 0).hand_pieces() == sorted(game.view(deal, 0).hand_pieces())
    play(deal, "3")
    assert game.view(deal, 0).known() == before
    play(deal, "4")
    assert sum(game.view(deal, 0).known()) == sum(before) + 1


# --- the careful beginner ---------------------------------------------------------------------------------


def test_the_careful_beginner_beats_random_play() -> None:
    game = make()
    points = 0
    deals = 40
    for seed in range(deals):
        rng = Rng("beginner", seed)
        deal = game.shuffled_deal(game.first_start(rng), rng, seed)
        while deal.to_act >= 0:
            actions = deal.legal_actions()
            if deal.to_act == seed % 4:
                deal.apply(greedy.choose(game.view(deal, deal.to_act), rng))
            else:
                deal.apply(actions[rng.below(len(actions))])
        points += deal.scores()[seed % 4]
    assert points > 4 * deals


def test_the_careful_beginner_keeps_singles_from_a_seat_with_one_card() -> None:
    game = make(players=2)
    lone = play(leading("92"), "9", "K")
    assert game.view(lone, 0).hand_sizes[0] == 1
    play(lone, "pass")
    chosen = greedy.choose(game.view(lone, 1), Rng(1))
    assert plays.KINDS[chosen] != plays.SINGLE or plays.CODES[chosen] in "2xX"
    assert plays.CODES[chosen] in legal(lone)


def test_the_cards_of_an_action() -> None:
    game = make(players=2)
    deal = dealt(game, {0: "4445"})
    assert game.view(deal, 0).action_pieces(plays.IDS["444+5"]) == (("4c", "4d", "4h", "5c"), ())
    assert game.view(deal, 0).action_pieces(plays.PASS) == ((), ())
    opening = make(first_lead_3h=True)
    view = opening.view(holding_3h(opening, "33999456T7JKA"), 2)
    assert view.action_pieces(plays.IDS["3"]) == (("3h",), ())
    assert game.alike("4c") == game.alike("4s") != game.alike("5c")
