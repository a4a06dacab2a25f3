"""The rules of Hachinin Meri by clause: the worked examples of the rulebook, whole deals, exact figures."""

from __future__ import annotations

import copy
import pickle
from math import comb
from typing import Any

import pytest

import zashiki
from zashiki.core.errors import BadDeal, BadOption, IllegalAction, UnknownCode
from zashiki.core.rng import Rng
from zashiki.decks.unsun import SUITS, UNSUN
from zashiki.games.hachinin_meri import cards

GAME: Any = zashiki.game("hachinin-meri")
CODES = UNSUN.codes

Laid = dict[int, str]


def laid(text: str) -> list[tuple[int, str]]:
    """`3:K4 4:K1 …` as seats and codes."""
    return [(int(part[0]), part[2:]) for part in text.split()]


def reach(
    trump: str, trick: int, hands: dict[int, list[str]], leader: int, *, dealer: int | None = None,
    declares: bool = False, trump_led: bool | None = None, game: Any = GAME, plain_leads: bool = True,
) -> Any:  # fmt: skip
    """A deal played at random until `leader` leads that trick and the hands still hold the cards named."""
    wanted = {code for hand in hands.values() for code in hand}
    for attempt in range(20000):
        rng = Rng("reach", trump, trick, leader, attempt)
        okies = [code for code in CODES if code[0] == trump and code not in wanted]
        okie = okies[rng.below(len(okies))]
        rest = [code for code in CODES if code not in wanted and code != okie]
        order = [rest.pop(rng.below(len(rest))) for _ in range(len(rest))]
        full = [[*hands.get(seat, [])] for seat in range(8)]
        for hand in full:
            while len(hand) < 9:
                hand.append(order.pop())
        start = {"dealer": dealer if dealer is not None else leader if trick == 1 else rng.below(8)}
        deal = game.new_deal(start, {"hands": full, "okie": okie, "side": order})
        while (deal.to_act >= 0 and deal.trick < trick - 1) or deal.phase < 2:
            codes = [game.format_action(action) for action in deal.legal_actions()]
            if deal.phase == 0:
                choice = ["declare"] if declares and "declare" in codes else ["pass"]
            else:
                free = [code for code in codes if code.rpartition(":")[2] not in wanted]
                if plain_leads and deal.phase == 2 and deal.laid == 0:
                    free = [code for code in free if code[0] != trump and code != "PRo"] or free
                choice = free
            if not choice:
                break
            game.play(deal, choice[rng.below(len(choice))])
        else:
            if deal.to_act == leader and (trump_led is None or bool(deal.trump_led) == trump_led):
                return deal
    raise AssertionError("no such position was found")


def by_seat(cards_laid: list[tuple[int, str]]) -> dict[int, list[str]]:
    return {seat: [code] for seat, code in cards_laid}


EXAMPLES = [
    ("E1", "O", 1, "3:K4 4:K1 5:PSu 6:K9 7:IUn 0:KRo 1:GSu 2:K2", 0, None, 0, {}),
    ("E2", "I", 3, "0:K1 1:K5 2:I2 3:I1 4:K9 5:O1 6:K2 7:GSu", 2, "two_one", 2, {}),
    ("E3", "P", 3, "1:K1 2:P9 3:P8 4:K4 5:ISu 6:K5 7:G1 0:O1", 2, None, 0, {}),
    ("E4", "G", 4, "5:O3 6:GSu 7:GUn 0:O1 1:O2 2:G3 3:OKa 4:GSo", 6, "sun_un", 2, {}),
    ("E5", "I", 5, "0:G2 1:IRo 2:ISo 3:PRo 4:G1 5:G9 6:K1 7:K3", 2, None, 0, {}),
    ("E6", "I", 5, "0:G2 1:IRo 2:ISo 3:G4 4:PRo 5:G9 6:K1 7:K3", 2, "sota_robai", 5, {}),
    ("E6 declared", "I", 5, "0:G2 1:IRo 2:ISo 3:G4 4:PRo 5:G9 6:K1 7:K3", 2, "sota_robai", 2, {"declares": True}),
    ("E7", "O", 6, "7:P5 0:ORo 1:ORe 2:P9 3:O1 4:P2 5:G1 6:K1", 0, "robai_rei", 2, {"declares": True}),
    ("E8", "O", 6, "7:P5 0:PRo 1:ORe 2:P9 3:O1 4:P2 5:G1 6:K1", 0, None, 0, {}),
    ("E9", "P", 2, "3:K1 4:PSo 5:PRo 6:K2 7:K5 0:I1 1:G1 2:O1", 4, "sota_robai", 5, {}),
    ("E13", "I", 3, "4:O1 5:IRo 6:I9 7:I1 0:P9 1:OSu 2:O2 3:O3", 5, None, 0, {}),
    ("E14", "O", 2, "5:G1 6:GRo 7:GSo 0:GKa 1:GRe 2:KSu 3:G2 4:IUn", 1, None, 0, {}),
    ("E15", "O", 7, "2:G9 3:ORe 4:OKa 5:G1 6:G2 7:G3 0:G4 1:G5", 3, None, 0, {}),
    ("8 over 9", "K", 3, "0:P1 1:P5 2:K8 3:K9 4:P9 5:O1 6:G2 7:GSu", 2, "eight_nine", 2, {}),
    ("9 over 8 round", "K", 3, "0:P1 1:P5 2:K8 3:I9 4:P9 5:O1 6:K9 7:GSu", 2, None, 0, {}),
    ("Un over Sota", "K", 3, "0:P1 1:KSo 2:K3 3:K8 4:KUn 5:O1 6:K9 7:GSu", 4, "un_sota", 2, {}),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example[0]))
def test_hm_4_2_and_5_the_worked_tricks(example: Any) -> None:
    _, trump, number, text, winner, pair, points, how = example
    trick = laid(text)
    deal = reach(trump, number, by_seat(trick), trick[0][0], trump_led=False if number > 1 else None, **how)
    assert deal.trick == number - 1
    before = GAME.lines(deal)
    for seat, code in trick:
        assert deal.to_act == seat
        GAME.play(deal, code)
    assert deal.to_act == winner
    gained = [line.as_json() for line in GAME.lines(deal)[len(before) :]]
    side = winner % 2
    expected: list[dict[str, Any]] = [{"rule": "trick", "to": side, "points": 1, "trick": number}]
    if pair:
        name = f"combination:{pair}"
        expected.append({"rule": name, "from": 1 - side, "to": side, "points": points, "trick": number})
    assert gained == expected


def test_hm_5_e16_in_meri_no_pair_counts() -> None:
    trick = laid("6:GSu 7:GUn 0:G3 1:G5 2:K1 3:G7 4:PRo 5:G8")
    deal = None
    for dealer in range(8):  # seat 2 must have no trump left by then
        found = reach("G", 4, by_seat(trick), 6, dealer=dealer)
        if not deal and not any(CODES[c][0] == "G" or c == cards.TENKA for c in range(75) if found.hand_of(2) >> c & 1):
            deal = found
    assert deal is not None
    for seat, code in trick:
        assert deal.to_act == seat
        GAME.play(deal, code)
    assert deal.to_act == 6
    last = [line for line in GAME.lines(deal) if line.keys["trick"] == 4]
    assert [(line.rule, line.to, line.points) for line in last] == [("trick", 0, 1)]


NINTHS = [
    ("E10", "G", 3, "0:GSu 1:GUn 2:K1 3:G5 4:P1 5:G7 6:I1 7:G8", 0, "sun_un"),
    ("E11", "O", 6, "0:I9 1:KSu 2:K1 3:IRo 4:PSu 5:GSu 6:I1 7:G1", 0, None),
    ("E12", "O", 7, "0:I9 1:KSu 2:K1 3:IRo 4:PSu 5:ISu 6:I1 7:G9", 7, None),
]


@pytest.mark.parametrize("example", NINTHS, ids=lambda example: str(example[0]))
def test_hm_4_3_the_worked_ninth_tricks(example: Any) -> None:
    _, trump, dealer, text, winner, pair = example
    last = laid(text)
    deal = reach(trump, 9, by_seat(last), -1, dealer=dealer)
    assert deal.to_act == -1
    assert [CODES[card] for card in deal.tricks()[8]] == [code for _, code in last]
    assert deal.order()[9] == winner
    gained = [(line.rule, line.to, line.points) for line in GAME.lines(deal) if line.keys["trick"] == 9]
    expected = [("trick", winner % 2, 1)]
    if pair:
        expected.append((f"combination:{pair}", winner % 2, 5))
    assert gained == expected


def test_hm_4_3_the_winner_of_the_eighth_may_name_the_suit() -> None:
    game = zashiki.game("hachinin-meri", ninth_lead="winner")
    last = laid("0:I9 1:KSu 2:K1 3:IRo 4:PSu 5:GSu 6:I1 7:G1")
    winners = set()
    for dealer in range(8):
        deal = reach("O", 9, by_seat(last), -1, dealer=dealer, game=game)
        eighth, ninth = deal.order()[8], deal.order()[9]
        strongest = {"I": 0, "K": 1, "P": 4, "G": 5}
        assert ninth == strongest[last[eighth][1][0]]
        winners.add(ninth)
    assert len(winners) > 1


def taker_deal(trump: str, ten: list[str], okie: str, seed: int = 0, dealer: int = 0) -> Any:
    """A deal in which the dealer has taken the okie and holds these ten cards."""
    rng = Rng("taker", trump, seed)
    rest = [code for code in CODES if code not in ten]
    order = [rest.pop(rng.below(len(rest))) for _ in range(len(rest))]
    nine = [code for code in ten if code != okie]
    hands = [nine if s == dealer else [order.pop() for _ in range(9)] for s in range(8)]
    deal = GAME.new_deal({"dealer": dealer}, {"hands": hands, "okie": okie, "side": order})
    while deal.phase == 0:
        GAME.play(deal, "pass")
    return deal


def legal(deal: Any) -> set[str]:
    return {GAME.format_action(action) for action in deal.legal_actions()}


def test_hm_4_6_l1_a_plain_card_is_discarded() -> None:
    deal = taker_deal("I", ["I7", "IRo", "PRo", "P3", "K1", "K9", "OSu", "G2", "G5", "PSo"], "I7")
    assert legal(deal) == {f"discard:{code}" for code in ["P3", "K1", "K9", "OSu", "G2", "G5", "PSo"]}
    GAME.play(deal, "discard:P3")
    assert legal(deal) == {"K1", "K9", "OSu", "G2", "G5", "PSo"}


def test_hm_4_7_l2_a_single_plain_card_is_the_discard_and_the_lead_is_meri() -> None:
    deal = taker_deal("I", ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "IRo", "PRo", "K9"], "I4")
    assert legal(deal) == {"discard:K9"}
    GAME.play(deal, "discard:K9")
    assert legal(deal) == {"I1", "I2", "I3", "I4", "I5", "I6", "I7", "IRo", "PRo"}
    GAME.play(deal, "I2")
    assert deal.meri == 1
    assert deal.trump_led == 1


@pytest.mark.parametrize("discard", ["I4", "I1", "ISu"])
def test_hm_4_6_ten_trumps_any_of_them_may_go(discard: str) -> None:
    ten = ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "IRo", "PRo", "ISu"]
    deal = taker_deal("I", ten, "I4")
    assert legal(deal) == {f"discard:{code}" for code in ten}
    GAME.play(deal, f"discard:{discard}")
    assert legal(deal) == set(ten) - {discard}
    GAME.play(deal, "I7")
    assert GAME.view(deal, 3).discard == CODES.index(discard)
    while deal.to_act >= 0:
        deal.apply(deal.legal_actions()[0])
    assert sum(GAME.scores(deal)) == 9


def test_hm_4_8_l3_later_leads_are_free() -> None:
    deal = reach("I", 6, {0: ["I7", "PRo", "P3", "K1"]}, 0)
    assert legal(deal) == {"I7", "PRo", "P3", "K1"}


FOLLOWS = [
    ("L4", "O", "O4", ["K3", "GSu", "PRo", "O1", "O9"], None, {"PRo", "O1", "O9"}),
    ("L5", "O", "O4", ["K3", "GSu", "P9"], True, {"K3", "GSu", "P9"}),
    ("L7", "O", "PUn", ["K3", "GSu", "PRo", "I2"], True, {"K3", "GSu", "PRo", "I2"}),
    ("L8", "O", "IUn", ["K3", "GSu", "O9"], True, {"K3", "GSu", "O9"}),
    ("L9", "P", "P9", ["PRo", "P1", "GSu", "K9"], None, {"PRo", "P1"}),
    ("free", "O", "IUn", ["K3", "ISu", "O9"], False, {"K3", "ISu", "O9"}),
    ("Monchi", "O", "IUn", ["K3", "ISu", "IRo", "O9"], True, {"ISu", "IRo", "O9"}),
    ("Monchi, only the suit", "O", "KUn", ["K3", "GSu", "IRo", "P9"], True, {"K3"}),
]


@pytest.mark.parametrize("example", FOLLOWS, ids=lambda example: str(example[0]))
def test_hm_4_1_the_worked_legal_sets(example: Any) -> None:
    _, trump, lead, hand, trump_led, expected = example
    deal = reach(trump, 10 - len(hand), {3: hand, 2: [lead]}, 2, trump_led=trump_led, plain_leads=not trump_led)
    GAME.play(deal, lead)
    assert deal.to_act == 3
    assert legal(deal) == expected


def test_hm_11_the_whole_deal_replays() -> None:
    hands = [
        "PRo K6 K7 K8 O1 O2 O7 G8 GRe", "P4 I6 ISo K4 KUn O8 O9 OKa GSu", "P6 I9 ISu K3 O4 G2 G4 G6 GKa",
        "P3 PRe I3 IKa KRo ORo OSu G1 GSo", "P2 P9 PSu I1 I5 K9 ORe OSo G5", "PKa I2 I4 IRo K2 KRe KSo O3 O5",
        "P8 PSo IRe IUn K1 K5 O6 OUn GRo", "P1 P7 I7 I8 KKa KSu G7 G9 GUn",
    ]  # fmt: skip
    pieces = {"hands": [hand.split() for hand in hands], "okie": "G3", "side": ["P5", "PUn"]}
    deal = GAME.new_deal({"dealer": 4}, pieces)
    assert GAME.pieces(deal) == pieces
    for _ in range(8):
        GAME.play(deal, "pass")
    assert deal.taker == 4
    GAME.play(deal, "discard:OSo")
    tricks = [
        "4:I5 5:I2 6:IUn 7:I7 0:GRe 1:P4 2:G4 3:PRe", "0:O2 1:I6 2:G6 3:IKa 4:K9 5:IRo 6:K1 7:P7",
        "2:ISu 3:GSo 4:ORe 5:O5 6:GRo 7:G7 0:O1 1:O8", "3:P3 4:G3 5:O3 6:IRe 7:GUn 0:K8 1:ISo 2:P6",
        "7:G9 0:G8 1:K4 2:G2 3:G1 4:G5 5:KRe 6:P8", "3:I3 4:I1 5:I4 6:O6 7:I8 0:K6 1:O9 2:I9",
        "2:O4 3:ORo 4:PSu 5:KSo 6:OUn 7:KKa 0:O7 1:OKa", "6:K5 7:KSu 0:K7 1:KUn 2:GKa 3:KRo 4:P2 5:K2",
    ]  # fmt: skip
    for trick in tricks:
        for seat, code in laid(trick):
            assert deal.to_act == seat
            if (seat, code) == (1, "K4"):  # HM 4.1.1: the lone Sun may be kept, and may be played
                assert legal(deal) == {"K4", "KUn", "O9", "OKa", "GSu"}
            GAME.play(deal, code)
    assert deal.to_act == -1
    assert deal.order() == (4, 0, 2, 3, 7, 3, 2, 6, 2, 1)
    assert GAME.scores(deal) == [0, 9]
    pairs = [line.as_json() for line in GAME.lines(deal) if line.payer is not None]
    assert pairs == [{"rule": "combination:sota_robai", "from": 0, "to": 1, "points": 5, "trick": 3}]


def test_hm_4_1_1_l6_a_second_dealt_trump_ends_the_privilege() -> None:
    hands = [
        "PRo K6 K7 K8 O1 O2 O7 G8 GRe", "P4 I6 ISo K4 KUn O8 O9 GKa GSu", "P6 I9 ISu K3 O4 G2 G4 G6 OKa",
        "P3 PRe I3 IKa KRo ORo OSu G1 GSo", "P2 P9 PSu I1 I5 K9 ORe OSo G5", "PKa I2 I4 IRo K2 KRe KSo O3 O5",
        "P8 PSo IRe IUn K1 K5 O6 OUn GRo", "P1 P7 I7 I8 KKa KSu G7 G9 GUn",
    ]  # fmt: skip
    deal = GAME.new_deal({"dealer": 4}, {"hands": [h.split() for h in hands], "okie": "G3", "side": ["P5", "PUn"]})
    for code in ["pass"] * 8 + ["discard:OSo", "I5", "I2", "IUn", "I7", "PRo", "GKa", "G4", "PRe"]:
        GAME.play(deal, code)
    for code in ["O2", "I6", "G6", "IKa", "K9", "IRo", "K1", "P7", "G2", "GSo", "G3", "I4", "GRo", "G7", "G8"]:
        GAME.play(deal, code)
    assert deal.to_act == 1
    assert deal.meri == 1
    assert legal(deal) == {"GSu"}
    message = GAME.view(deal, 1).why_not(CODES.index("O8"))
    assert message is not None
    assert message.id == "hachinin-meri-why-meri-sun"


@pytest.mark.parametrize(("nine", "okie", "kept"), [
    ("GSu P1 P2 P3 P4 P5 I1 I2 I3", "G9", True),  # dealt alone; the okie once gone, the Sun may be kept
    ("P9 P1 P2 P3 P4 P5 I1 I2 I3", "GSu", False),  # taken as the okie: no privilege
    ("GSu P1 P2 P3 P4 P5 I1 I2 PRo", "G9", False),  # the Tenka counts as a trump
])  # fmt: skip
def test_hm_4_1_1_the_taker_and_the_lone_sun(nine: str, okie: str, kept: bool) -> None:
    # Seat 1 has the trumps to win every trick with and to lead Meri after Meri.
    hands = [nine.split(), ["GUn", "GSo", "GRo", "GRe", "GKa", "G1", "G2", "G3", "K1"]]
    used = {*hands[0], *hands[1], okie}
    rest = [code for code in CODES if code not in used]
    hands += [rest[9 * i : 9 * i + 9] for i in range(6)]
    deal = GAME.new_deal({"dealer": 0}, {"hands": hands, "okie": okie, "side": rest[54:]})
    for code in ["pass"] * 8 + ["discard:P1", "P2", "GUn"]:
        GAME.play(deal, code)
    trumps = {CODES[card] for card in range(75) if cards.TRUMPS[4] >> card & 1}
    while deal.laid:  # the others keep their trumps in the first trick
        GAME.play(deal, next(c for c in sorted(legal(deal)) if c not in trumps))
    for code in sorted({okie, "PRo"} & {okie, *nine.split()} - {"GSu"}):
        GAME.play(deal, min(legal(deal) & trumps, key=["GSo", "GRo", "GRe", "GKa", "G1", "G2", "G3"].index))
        while deal.laid:
            if deal.to_act == 0:
                assert legal(deal) == trumps & {CODES[c] for c in range(75) if deal.hand_of(0) >> c & 1}
                assert not GAME.view(deal, 0).may_keep_sun
            GAME.play(deal, code if deal.to_act == 0 else min(legal(deal) & trumps or legal(deal)))
        if deal.to_act != 1:  # the Tenka has won: seat 0 gives the lead back
            GAME.play(deal, "P3")
            while deal.laid:
                GAME.play(deal, max(legal(deal), key=lambda c: (c in trumps) == (deal.to_act == 1)))
    assert deal.to_act == 1
    GAME.play(deal, min(legal(deal) & trumps))
    while deal.to_act != 0:
        deal.apply(deal.legal_actions()[0])
    assert GAME.view(deal, 0).hand & cards.TRUMPS[4] == 1 << CODES.index("GSu")
    assert (len(legal(deal)) > 1) == kept == GAME.view(deal, 0).may_keep_sun


def test_hm_12_the_highest_score_can_be_reached() -> None:
    given = {
        0: "OSu OSo O1 O2 G1 G2 G3 G4 G5", 1: "OUn", 2: "O8 O4 O5 O6 K1 K2 K3 K4 K5", 3: "ORo",
        4: "PRo I1 I2 I3 I4 I5 I6 I7 I8", 5: "O9", 6: "O3 P1 P2 P3 P4 P5 P6 P7 P8", 7: "",
    }  # fmt: skip
    hands = [given[seat].split() for seat in range(8)]
    used = {code for hand in hands for code in hand} | {"O7", "ORe", "OKa"}
    rest = [code for code in CODES if code not in used]
    for hand in hands:
        while len(hand) < 9:
            hand.append(rest.pop())
    deal = GAME.new_deal({"dealer": 0}, {"hands": hands, "okie": "O7", "side": ["ORe", "OKa"]})
    for code in ["pass"] * 8 + ["discard:G5"]:
        GAME.play(deal, code)
    plan: list[dict[int, str]] = [
        {0: "G1", 2: "O8", 5: "O9"}, {2: "K1", 0: "OSo", 3: "ORo"}, {0: "G2", 2: "O4"}, {2: "K2", 0: "O1"},
        {0: "G3", 2: "O5"}, {2: "K3", 0: "O2"}, {0: "G4", 2: "O6", 6: "O3"}, {0: "O7", 4: "PRo"},
    ]  # fmt: skip
    for chosen in plan:
        for _ in range(8):
            codes = [GAME.format_action(action) for action in deal.legal_actions()]
            GAME.play(deal, chosen.get(deal.to_act) or next(c for c in codes if c[0] != "O" and c != "PRo"))
    assert GAME.scores(deal) == [21, -12]


def test_hm_3_the_deal_goes_round_three_times_in_threes() -> None:
    deal = GAME.undealt({"dealer": 2}, 0)
    deal.dealt(list(range(75)))
    assert deal.dealt_to(3) == cards.mask_of([0, 1, 2, 24, 25, 26, 48, 49, 50])
    assert deal.dealt_to(2) == cards.mask_of([21, 22, 23, 45, 46, 47, 69, 70, 71])
    assert (deal.okie, deal.trump) == (72, SUITS.index("G"))
    assert GAME.pieces(deal)["side"] == [CODES[73], CODES[74]]
    assert deal.to_act == 3


def test_hm_3_the_tenka_as_okie_makes_pao_trump() -> None:
    deal = GAME.undealt({"dealer": 0}, 0)
    order = list(range(75))
    order[72], order[cards.TENKA] = cards.TENKA, 72
    deal.dealt(order)
    assert deal.trump == 0
    assert cards.TRUMPS[0].bit_count() == 15
    for _ in range(8):
        assert legal(deal) == {"pass"}
        GAME.play(deal, "pass")
    assert deal.taker == 0


def test_hm_2_1_ladders() -> None:
    for trump in range(5):
        sizes = [len(cards.ladder(trump, suit)) for suit in range(5)]
        assert sum(sizes) == 75
        assert sizes[trump] == (15 if trump == 0 else 16)
        assert sizes[0] == (15 if trump == 0 else 14)
        assert sorted(card for suit in range(5) for card in cards.ladder(trump, suit)) == list(range(75))

    def names(trump: int, suit: int) -> str:
        return " ".join(CODES[card] for card in cards.ladder(trump, suit))

    assert names(1, 1) == "ISu IUn ISo PRo IRo IRe IKa I9 I8 I7 I6 I5 I4 I3 I2 I1"
    assert names(2, 2) == "KSu KUn KSo PRo KRo KRe KKa K1 K2 K3 K4 K5 K6 K7 K8 K9"
    assert names(0, 0) == "PSu PUn PSo PRo PRe PKa P9 P8 P7 P6 P5 P4 P3 P2 P1"
    assert names(4, 0) == "PSu PUn PRe PKa PSo P9 P8 P7 P6 P5 P4 P3 P2 P1"
    assert names(4, 1) == "ISu IUn IRe IKa ISo I9 I8 I7 I6 I5 I4 I3 I2 IRo I1"
    assert names(0, 3) == "OSu OUn ORe OKa OSo ORo O1 O2 O3 O4 O5 O6 O7 O8 O9"


def test_hm_4_5_declaring_ends_the_questions_and_takes_the_okie() -> None:
    deal = GAME.undealt({"dealer": 7}, 0)
    order = list(range(75))
    robai = 71  # the Guru Robai: seat 7, asked last, holds it
    deal.dealt(order)
    assert deal.dealt_to(7) >> robai & 1
    for _ in range(7):
        assert legal(deal) == {"pass"}
        GAME.play(deal, "pass")
    assert legal(deal) == {"declare", "pass"}
    hidden = deal.copy()
    GAME.play(deal, "declare")
    GAME.play(hidden, "pass")
    assert (deal.taker, deal.declared) == (hidden.taker, hidden.declared + 1) == (7, 1)
    assert deal.hand_of(7) == hidden.hand_of(7)
    assert deal.hand_of(7) >> deal.okie & 1
    assert deal.hand_sizes() == (9, 9, 9, 9, 9, 9, 9, 10)


def test_hm_6_7_starts_follow_and_a_match_ends() -> None:
    game = zashiki.game("hachinin-meri", deals=2)
    assert game.check_start({}) == {"dealer": 0}
    assert game.check_start({"dealer": 7, "note": 1}) == {"dealer": 7}
    for wrong in (8, -1, True, None, "1", 1.0):
        with pytest.raises(BadDeal):
            game.check_start({"dealer": wrong})
    deal = game.shuffled_deal({"dealer": 7}, Rng(1))
    assert game.next_start([{"dealer": 7}], [deal]) == {"dealer": 0}
    assert game.next_start([{"dealer": 7}, {"dealer": 0}], [deal, deal]) is None
    assert {game.first_start(Rng(i))["dealer"] for i in range(60)} == set(range(8))
    assert (game.num_seats, game.num_sides, game.num_actions, game.clockwise) == (8, 2, 152, True)


def test_hm_3_wrong_pieces_are_refused() -> None:
    good = GAME.pieces(GAME.shuffled_deal({"dealer": 3}, Rng(5)))
    again = GAME.new_deal({"dealer": 3}, good)
    assert GAME.pieces(again) == good
    changes: list[Any] = [
        {"okie": None}, {"hands": good["hands"][1:]}, {"hands": [good["hands"][0][1:], *good["hands"][1:]]},
        {"side": [*good["side"], "P1"]}, {"okie": good["side"][0]}, {"okie": "P10"}, {"okie": [good["okie"], "P1"]},
    ]  # fmt: skip
    with pytest.raises(BadDeal):
        GAME.new_deal({"dealer": 3}, {"hands": good["hands"], "side": good["side"]})
    for change in changes:
        bad = copy.deepcopy(good) | change
        with pytest.raises((BadDeal, UnknownCode)):
            GAME.new_deal({"dealer": 3}, bad)
    with pytest.raises(BadOption):
        zashiki.game("hachinin-meri", ninth_lead="leader")


def test_hm_3_codes_are_unique_and_invert() -> None:
    codes = [GAME.format_action(action) for action in range(152)]
    assert len(set(codes)) == 152
    fresh = zashiki.game("hachinin-meri")
    assert [fresh.parse_action(code) for code in codes] == list(range(152))
    for wrong in ("", "discard", "discard:", ":P3", "throw:P3", "discard:PX", "Pass", "p3", "P3 ", "declare:P3", 5):
        with pytest.raises(UnknownCode):
            fresh.parse_action(wrong)


def test_deals_copy_pickle_and_refuse() -> None:
    rng = Rng("copies")
    for number in range(6):
        deal = GAME.shuffled_deal(GAME.first_start(rng), rng, number)
        for _ in range(10 * number + 3):
            legal_ids = deal.legal_actions()
            deal.apply(legal_ids[rng.below(len(legal_ids))])
        other, revived = deal.copy(), pickle.loads(pickle.dumps(deal))
        refused = next(action for action in range(152) if action not in deal.legal_actions())
        with pytest.raises(IllegalAction):
            deal.apply(refused)
        for twin in (other, revived):
            assert GAME.view(twin, 0) == GAME.view(deal, 0)
            twin.play_out(Rng(1))
        assert other.scores() == revived.scores()
        assert other.raw_lines() == revived.raw_lines()
        assert deal.to_act >= 0


def test_hm_12_exact_chances() -> None:
    by_trump = []
    for trump in range(5):
        left = cards.TRUMPS[trump].bit_count() - 1  # without the okie, which is printed in the suit
        lone = 14 / 15 * 72 / 74 * comb(73 - (left - 1), 8) / comb(73, 8)
        none = sum(-((-1) ** k) * comb(8, k) * comb(74 - left, 9 * k) / comb(74, 9 * k) for k in range(1, 9))
        by_trump.append((lone, none))
    assert round(20 * sum(lone for lone, _ in by_trump), 2) == 15.44
    assert round(20 * sum(none for _, none in by_trump), 2) == 69.68
    robai = [1 / 15, 14 / 15 * 2 / 74, 14 / 15 * 72 / 74]
    assert [round(100 * chance, 2) for chance in robai] == [6.67, 2.52, 90.81]
    rng = Rng("chances")
    deal = GAME.undealt({"dealer": 0}, 0)
    lone_suns = voids = 0
    for _ in range(1500):
        deal.shuffled(rng)
        dealt = [deal.dealt_to(seat) & cards.TRUMPS[deal.trump] for seat in range(8)]
        lone_suns += 1 << 15 * deal.trump + cards.SUN in dealt
        voids += 0 in dealt
    assert abs(lone_suns / 1500 - 0.1544) < 5 * 0.0094
    assert abs(voids / 1500 - 0.6968) < 5 * 0.0119


def test_hm_12_figures_of_random_deals() -> None:
    rng = Rng("figures")
    lengths = set()
    for _ in range(250):
        deal = GAME.shuffled_deal(GAME.first_start(rng), rng)
        most = 0
        while deal.to_act >= 0:
            ids = deal.legal_actions()
            assert ids == sorted(set(ids))
            most = max(most, len(ids))
            deal.apply(ids[rng.below(len(ids))])
        assert deal.legal_actions() == []
        lengths.add(deal.length)
        scores = GAME.scores(deal)
        lines = GAME.lines(deal)
        assert sum(scores) == 9
        assert most <= 10
        assert 9 <= len(lines) <= 12
        assert deal.hand_sizes() == (0,) * 8
        for side in (0, 1):
            assert scores[side] == sum(x.points * ((x.to == side) - (x.payer == side)) for x in lines)
    assert lengths <= set(range(66, 74))
    assert 73 in lengths


def test_playouts_follow_the_rules_and_the_policy_knows_them() -> None:
    rng = Rng("policy")
    for _ in range(20):
        deal = GAME.shuffled_deal(GAME.first_start(rng), rng)
        moves, check = deal.copy().play_deals(2, Rng(1))
        assert (moves, check) == deal.copy().play_deals(2, Rng(1))
        assert 132 <= moves <= 146
