"""Rules that Sudaoshi and Hana-awase share; SU and HA are the clauses of their rulebooks."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from fishing_positions import CODES, GAMES, codes, deal_of, legal, mask, random_position

import zashiki
from zashiki.core.errors import BadDeal, IllegalAction, UnknownCode
from zashiki.core.rng import Rng
from zashiki.games.fishing.cards import FOR_THREE
from zashiki.games.fishing.deal import FishingDeal

if TYPE_CHECKING:
    from zashiki.core.game import Game

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "sudaoshi": [{}, {"november_dregs": False, "burden": "seat"}],
    "hana-awase": [{}, {"open_capture_optional": True, "draw_keeps_dealt": True}],
}
TABLES = [(id, options) for id in GAMES for options in OPTIONS[id]]


@pytest.fixture(params=TABLES, ids=lambda pair: pair[0] + ("" if not pair[1] else "-options"))
def game(request: pytest.FixtureRequest) -> Game:
    id, options = request.param
    return zashiki.game(id, **options)


def slow_codes(card: str, seat: int, deal: Any, may_leave_open: bool) -> set[str]:
    """The codes of a card, from the rulebook: SU 4.2, HA 4.2, 4.3, 4.6."""
    of_month = [code for code in CODES if month_number(code) == month_number(card)]
    field = [code for code in codes(deal.field) if code in of_month]
    hands = [codes(deal.hand_of(other) & deal.open) for other in range(3) if other != seat]
    opened = [code for hand in hands for code in hand if code in of_month]
    pool = sorted(field + opened, key=CODES.index)
    found = {card} if not pool else set()
    if len(pool) in (1, 2):
        found = {f"{card}:{target}" for target in pool}
    if len(pool) == 3:
        found = {f"{card}:{'+'.join(pool)}"}
    if may_leave_open and pool and not field:
        found.add(card)
    return found


def month_number(code: str) -> int:
    digits = ""
    for letter in code:
        if not letter.isdigit():
            break
        digits += letter
    return int(digits)


def test_4_2_legal_sets_against_the_rulebook(game: Game) -> None:
    may_leave_open = game.changed_options().get("open_capture_optional", False)
    kinds: Counter[str] = Counter()
    for number in range(150):
        deal = random_position(game, "legal", number, dealer=number % 3)
        if deal.to_act < 0:
            continue
        cards = codes(deal.hand_of(deal.to_act)) if deal.drawn < 0 else [CODES[deal.drawn]]
        expected: set[str] = set()
        for card in cards:
            found = slow_codes(card, deal.to_act, deal, may_leave_open)
            kinds["drawn" if deal.drawn >= 0 else str(len(found))] += 1
            expected |= found
        assert legal(game, deal) == expected
        actions = deal.legal_actions()
        assert actions == sorted(set(actions))
    assert kinds["1"]
    assert kinds["2"]
    assert kinds["drawn"]


def test_4_1_a_deal_has_twenty_one_turns_and_conserves_the_pack(game: Game) -> None:
    for number in range(60):
        deal = random_position(game, "whole", number, dealer=number % 3, stop=0)
        dealt = [deal.hand_dealt(seat) for seat in range(3)]
        assert [cards.bit_count() for cards in dealt] == [7, 7, 7]
        while deal.to_act >= 0:
            in_play = [*(deal.hand_of(seat) for seat in range(3)), *deal.captured(), deal.field]
            undrawn = deal.packed()[27 + deal.turn :]
            assert sum(cards.bit_count() for cards in in_play) + len(undrawn) == 48
            assert deal.to_act == (deal.dealer + deal.turn) % 3
            actions = deal.legal_actions()
            deal.apply(actions[number % len(actions)])
        played, turned = deal.past()
        assert len(played) == len(turned) == deal.turn == 21
        assert deal.field == 0
        piles = deal.captured()
        assert piles[0] | piles[1] | piles[2] == (1 << 48) - 1
        assert sum(pile.bit_count() for pile in piles) == 48
        for pile in piles:
            assert all((pile >> 4 * m & 15).bit_count() in (0, 2, 4) for m in range(12))
        assert sum(deal.scores()) == 0
        assert deal.legal_actions() == []
        assert not deal.is_legal(0)
        with pytest.raises(IllegalAction):
            deal.apply(0)


def test_4_3_the_stock_card_may_take_the_card_just_laid() -> None:
    for id in GAMES:
        game = zashiki.game(id)
        deal = deal_of(game, {0: "2A 1L 3L 5A 9S 10D1 12L"}, "4A 6A 7S 8L 11S 9D1", "2D1")
        game.play(deal, "2A")
        assert codes(deal.captured()[0]) == ["2A", "2D1"]
        assert deal.to_act == 1


def test_4_4_a_drawn_card_with_two_targets_waits_for_its_player() -> None:
    for id in GAMES:
        game = zashiki.game(id)
        deal = deal_of(game, {0: "2A 1L 3L 10D1 12L"}, "9A 9D1 7S 8L 11S 4A", "9S")
        game.play(deal, "2A")
        assert deal.to_act == 0
        assert CODES[deal.drawn] == "9S"
        assert legal(game, deal) == {"9S:9A", "9S:9D1"}
        game.play(deal, "9S:9D1")
        assert codes(deal.captured()[0]) == ["9S", "9D1"]
        assert "9A" in codes(deal.field)
        assert (deal.to_act, deal.turn) == (1, 1)


def test_3_4_the_fourth_card_takes_a_pile_of_three() -> None:
    for id in GAMES:
        game = zashiki.game(id)
        deal = deal_of(game, {0: "1S 2A 3L 10D1 12L"}, "1L 1D1 1D2 8L 11S 4A", "4S")
        assert {code for code in legal(game, deal) if code.startswith("1S")} == {"1S:1L+1D1+1D2"}
        game.play(deal, "1S:1L+1D1+1D2")
        assert codes(deal.captured()[0])[:4] == ["1L", "1S", "1D1", "1D2"]
        drawn = deal_of(game, {0: "2A 3L 10D1 12L"}, "1L 1D1 1D2 8L 11S 4A", "1S")
        game.play(drawn, "2A")
        assert codes(drawn.captured()[0]) == ["1L", "1S", "1D1", "1D2"]


def test_3_3_a_misdeal_is_refused() -> None:
    for id in GAMES:
        with pytest.raises(BadDeal, match="deal-misdeal"):
            deal_of(zashiki.game(id), {}, "1L 1S 1D1 1D2 2A 3L")


def test_contract_4_wrong_pieces_are_refused(game: Game) -> None:
    start = game.check_start({})
    good = game.pieces(random_position(game, "pieces", stop=0))
    assert game.pieces(game.new_deal(start, good)) == good
    for key, value in (
        ("hands", good["hands"][:2]),
        ("field", good["field"][:5]),
        ("stock", [*good["stock"][:20], good["field"][0]]),
        ("stock", [*good["stock"][:20], "13L"]),
        ("field", None),
    ):
        with pytest.raises((BadDeal, UnknownCode)):
            game.new_deal(start, {**good, key: value})
    with pytest.raises(BadDeal):
        game.new_deal(start, {key: good[key] for key in ("hands", "field")})
    for dealer in (3, -1, True, "0", 1.0, None):
        with pytest.raises(BadDeal):
            game.check_start({"dealer": dealer})


def test_contract_3_codes_invert_and_have_one_spelling(game: Game) -> None:
    found = [game.format_action(action) for action in range(game.num_actions)]
    assert len(set(found)) == game.num_actions == 240
    assert [game.parse_action(code) for code in found] == list(range(240))
    assert Counter(code.count("+") + (":" in code) for code in found) == {0: 48, 1: 144, 3: 48}
    assert found[:5] == ["1L", "1L:1S", "1L:1D1", "1L:1D2", "1L:1S+1D1+1D2"]
    wrong = (
        "",
        "1L:",
        "1L:2A",
        "1L:1L",
        "1L:1S+1D1",
        "1L:1D1+1S+1D2",
        "1l",
        "1L ",
        "13L",
        "1L:1S:1D1",
        "1L:x",
        "+",
        "x:1L",
    )
    for code in (*wrong, "1L:1S+1D1+1D1", None, 5):
        with pytest.raises(UnknownCode):
            game.parse_action(code)


def test_5_scores_are_their_lines(game: Game) -> None:
    for number in range(60):
        deal = random_position(game, "scores", number, dealer=number % 3, stop=99)
        scores = [0, 0, 0]
        for line in game.lines(deal):
            scores[line.to] += line.points
            if line.payer is not None:
                scores[line.payer] -= line.points
        assert scores == deal.scores() == game.scores(deal)


def test_7_the_match_ends_after_its_rounds() -> None:
    for id in GAMES:
        game = zashiki.game(id, rounds=2)
        start = game.check_start({"dealer": 1})
        deal = game.shuffled_deal(start, Rng(1))
        deal.play_out(Rng(2))
        following = game.next_start([start], [deal])
        assert following is not None
        assert game.check_start(following) == following
        assert game.next_start([start, following], [deal, deal]) is None


def test_a_deal_copies_and_pickles(game: Game) -> None:
    for number in range(12):
        deal = random_position(game, "copy", number, dealer=number % 3)
        for twin in (copy.deepcopy(deal), pickle.loads(pickle.dumps(deal))):
            assert twin.packed() == deal.packed()
            assert twin.actions() == deal.actions()
            assert twin.past() == deal.past()
            twin.play_out(Rng(number))
        other = deal.copy()
        other.play_out(Rng(number))
        assert other.scores() == twin.scores()
        assert other.raw_lines() == twin.raw_lines()


def test_the_playout_policy_plays_legally_and_better_than_chance(game: Game) -> None:
    gain = 0
    for number in range(60):
        deal = random_position(game, "policy", number, dealer=number % 3, stop=0)
        for me in range(3):
            gain += policy_score(deal.copy(), me, Rng(number))
    assert gain > 180


def policy_score(deal: Any, me: int, rng: Rng) -> int:
    """Score of a seat that plays by the policy while the others play at random."""
    while deal.to_act >= 0:
        actions = deal.legal_actions()
        action = deal.policy_action(rng) if deal.to_act == me else actions[rng.below(len(actions))]
        assert action in actions
        deal.apply(action)
    score: int = deal.scores()[me]
    return score


def test_end_with_scores_any_piles() -> None:
    for id in GAMES:
        game = zashiki.game(id)
        deal = random_position(game, "end", stop=5)
        deal.end_with([mask("1L 1S"), 0, (1 << 48) - 1 - mask("1L 1S")])
        assert deal.to_act == -1
        assert deal.legal_actions() == []
        assert codes(deal.captured()[0]) == ["1L", "1S"]
        assert sum(deal.scores()) == 0


def test_the_shared_rules_stand_alone() -> None:
    deal = FishingDeal(2, FOR_THREE)
    deal.shuffled(Rng("alone"))
    assert deal.to_act == 2
    deal.play_out(Rng("alone"))
    assert sum(deal.card_points()) == 48
    assert deal.scores() == [0, 0, 0]


SAME = """
import zashiki
from zashiki.core.rng import Rng
from zashiki.games.fishing.deal import FishingDeal
from zashiki.games.fishing.game import FishingGame
for id, options in {tables}:
    game = zashiki.game(id, **options)
    deal = game.undealt(game.check_start(dict(dealer=1)), 0)
    print(id, deal.play_deals(40, Rng("same")))
    rng = Rng("policy")
    for number in range(10):
        deal = game.shuffled_deal(game.check_start(dict(dealer=number % 3)), rng)
        for _ in range(2 * number):
            if deal.to_act >= 0:
                deal.apply(deal.policy_action(rng))
        view = game.view(deal, number % 3)
        world = game.worlds(view).world(rng)
        print(deal.actions(), world.packed(), view.as_json())
"""


def test_interpreted_and_compiled_agree() -> None:
    code = SAME.format(tables=TABLES)
    found = []
    for pure in ("", "1"):
        environment = {**os.environ, "ZASHIKI_PURE": pure}
        run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        found.append(run.stdout)
    assert found[0] == found[1]
    assert found[0].count("\n") == 44
