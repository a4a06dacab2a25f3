"""Worlds of Hachinin Meri: consistent with the view, never ruling the truth out, and each equally likely."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import combinations
from math import comb, sqrt
from typing import Any

import pytest

import zashiki
from zashiki.core.bits import members
from zashiki.core.rng import Rng
from zashiki.games.hachinin_meri import cards, inference

GAME: Any = zashiki.game("hachinin-meri")
FACE_UP: Any = zashiki.game("hachinin-meri", meri_face_up=True, ninth_lead="winner")


def trump_heavy(game: Any, rng: Rng, number: int) -> Any:
    """A deal whose dealer holds seven to nine trumps: the hands that make a trump discard or a Meri in trick 1."""
    plain_deal = game.shuffled_deal(game.first_start(rng), rng)
    pack = plain_deal.packed()
    dealer, okie = plain_deal.dealer, pack[72]
    order = pack[:72] + pack[73:]
    trumps = [c for c in order if cards.TRUMPS[okie // 15] >> c & 1]
    mine = trumps[: 7 + number % 3]
    mine += [c for c in order if c not in trumps][: 9 - len(mine)]
    rest = [c for c in order if c not in mine]
    dealt = [mine.pop() if i // 3 % 8 == 7 else rest.pop() for i in range(72)]
    deal = game.undealt({"dealer": dealer}, number)
    deal.dealt([*dealt, okie, *rest])
    return deal


def random_deal(game: Any, rng: Rng, number: int) -> Any:
    if number % 4 == 3:
        return trump_heavy(game, rng, number)
    return game.shuffled_deal(game.first_start(rng), rng, number)


def advance(deal: Any, rng: Rng) -> None:
    ids = deal.legal_actions()
    deal.apply(ids[rng.below(len(ids))])


# --- contradictions -------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, FACE_UP], ids=["face down", "face up"])
def test_hm_9_a_world_has_the_view_it_was_drawn_from_and_replays(game: Any) -> None:
    rng = Rng("views")
    for number in (0, 3):
        deal = random_deal(game, rng, number)
        while True:
            seat = (None, *range(8))[(deal.length * 5 + number) % 9]
            view = game.view(deal, seat)
            world = game.worlds(view).world(rng)
            assert game.view(world, seat) == view
            again = pickle.loads(pickle.dumps(world))
            assert [game.view(again, s) for s in range(8)] == [game.view(world, s) for s in range(8)]
            again.play_out(Rng(number))
            world.play_out(Rng(number))
            assert again.raw_lines() == world.raw_lines()
            if deal.to_act < 0:
                assert world.packed() == game.worlds(view).world(rng).packed()
                break
            advance(deal, rng)


def test_hm_9_the_truth_is_never_ruled_out() -> None:
    rng = Rng("truth")
    for number in range(20):
        deal = random_deal(GAME, rng, number)
        while deal.to_act >= 0:
            seat = (None, *range(8))[(deal.length * 5 + number) % 9]
            assert any(holds(case, deal) for case in inference.cases(GAME.view(deal, seat)))
            advance(deal, rng)


def holds(case: inference.Case, deal: Any) -> bool:
    """Whether the true cards lie as a case allows."""
    class_of = {card: i for i, some in enumerate(case.classes) for card in some}
    actions = deal.actions()
    if any(not deal.hand_of(seat) >> card & 1 for seat, card in case.fixed):
        return False
    for slot in case.constrained + case.free:
        if slot.seat == inference.SIDE:
            found = deal.packed()[73:]
        elif slot.turn >= 0:
            found = [actions[slot.turn][1] % 75]
        else:
            found = members(deal.hand_of(slot.seat))
        if any(card in class_of and not slot.allowed >> class_of[card] & 1 for card in found):
            return False
    return True


def test_hm_9_the_same_view_gives_the_same_worlds() -> None:
    rng = Rng("same")
    for number in range(6):
        deal = random_deal(GAME, rng, number)
        for _ in range(9 * number + 5):
            advance(deal, rng)
        for seat in (None, 0, 5):
            view = GAME.view(deal, seat)
            other = GAME.view(GAME.worlds(view).world(rng), seat)
            read = GAME.view_from_json(view.as_json())
            packs = [[GAME.worlds(v).world(Rng(7)).packed() for _ in range(2)] for v in (view, other, read)]
            assert packs[0] == packs[1] == packs[2]


# --- equally likely: against a full enumeration ----------------------------------


class Enumeration:
    """Every way the unseen cards may lie, from the definition: each seat's past plays must have been legal."""

    def __init__(self, view: Any) -> None:
        self.view = view
        self.trumps, self.sun = view.trumps, view.sun
        tricks = [*view.tricks, *([view.trick] if view.trick else [])]
        self.plays: list[list[tuple[int, int, int, bool]]] = [[] for _ in range(8)]  # trick, card, led suit, Monchi
        monchi = False
        for i, trick in enumerate(tricks):
            led = view.trump if trick[0] < 0 else cards.suit_in_play(view.trump, trick[0])
            for place, card in enumerate(trick):
                self.plays[view.seat_of(i, place)].append((place, card, led, monchi))
            monchi |= led == view.trump
        self.seats = [s for s in range(8) if s != view.seat]
        known = {c for trick in tricks for c in trick} | {view.discard, *view.side, *members(view.hand)}
        self.unseen = [c for c in range(75) if c not in known]

    def fits(self, seat: int, hand: tuple[int, ...], down: int) -> bool:
        """Whether a seat may hold these cards, and have laid that one face down, after what it has played."""
        view, trumps = self.view, self.trumps
        played = [down if card < 0 else card for _, card, _, _ in self.plays[seat]]
        ten = [*played, *hand]
        nine = set(ten)
        if seat == view.taker:
            if view.okie not in {*ten, view.discard}:
                return False
            nine = {*ten, view.discard} - {view.okie}
            if view.declared and view.own_robai not in nine:
                return False
            if trumps >> view.discard & 1 and any(not trumps >> c & 1 for c in ten):
                return False
        if down >= 0 and not trumps >> down & 1:
            return False
        alone = {c for c in nine if trumps >> c & 1} == {self.sun}
        left = list(ten)
        for i, (place, _, led, monchi) in enumerate(self.plays[seat]):
            card = played[i]
            held = [c for c in left if trumps >> c & 1]
            if place == 0:
                if seat == view.taker and i == 0 and trumps >> card & 1 and len(held) < len(left):
                    return False
            elif led == view.trump:
                if held and not trumps >> card & 1 and not (alone and held == [self.sun]):
                    return False
            elif monchi:
                same = [c for c in left if cards.suit_in_play(view.trump, c) == led]
                if same and card not in same and not trumps >> card & 1:
                    return False
            left.remove(card)
        return True

    def count(self) -> int:
        """The number of worlds. Prepares `rank`."""
        n = len(self.unseen)
        self.options: list[list[tuple[int, tuple[int, ...], int]]] = []
        for seat in self.seats:
            covered = any(card < 0 for _, card, _, _ in self.plays[seat])
            found = []
            for face in range(n) if covered else (-1,):
                for places in combinations([i for i in range(n) if i != face], self.view.hand_sizes[seat]):
                    hand = tuple([self.unseen[i] for i in places])
                    down = self.unseen[face] if covered else -1
                    if self.fits(seat, hand, down):
                        found.append((sum(1 << i for i in places) | (1 << face if covered else 0), hand, down))
            self.options.append(found)
        self.memo: dict[tuple[int, int], int] = {}
        return self.ways(0, (1 << n) - 1)

    def ways(self, i: int, rest: int) -> int:
        if i == len(self.seats):
            return 1
        key = (i, rest)
        if key not in self.memo:
            self.memo[key] = sum(self.ways(i + 1, rest ^ used) for used, _, _ in self.options[i] if not used & ~rest)
        return self.memo[key]

    def rank(self, world: Any) -> int:
        """Which of the worlds it is, 0 … count − 1. Raises StopIteration for one that cannot be."""
        turn = world.length - len(self.view.trick)
        actions = world.actions()
        laid = {actions[turn + i][0]: actions[turn + i][1] for i, card in enumerate(self.view.trick) if card < 0}
        rank, rest = 0, (1 << len(self.unseen)) - 1
        for i, seat in enumerate(self.seats):
            mine = (tuple(members(world.hand_of(seat))), laid.get(seat, -1))
            for used, hand, down in self.options[i]:
                if (hand, down) == mine:
                    rest ^= used
                    break
                if not used & ~rest:
                    rank += self.ways(i + 1, rest ^ used)
            else:
                raise StopIteration(f"seat {seat} cannot hold {mine}")
        return rank


def features(view: Any) -> set[str]:
    """What there is to infer in a view."""
    shown = inference.shown_by(view)
    found = set()
    sun_unseen = not view.seen >> view.sun & 1
    keepers = [s for s in range(8) if shown.gave_plain[s] and s != view.seat and not shown.spoiled[s]]
    if any(shown.gave_plain):
        found.add("no trumps")
    if sun_unseen and len(keepers) > 1 and any(view.hand_sizes[s] for s in keepers):
        found.add("lone Sun")
    down = [view.seat_of(len(view.tricks), i) for i, card in enumerate(view.trick) if card < 0]
    if any(shown.void):
        found.add("void")
    if -1 in view.trick:
        found.add("face down")
    hidden_taker = view.taker != view.seat
    if hidden_taker and not view.gone >> view.okie & 1:
        found.add("okie")
        if view.taker in down:
            found.add("okie perhaps face down")
    if hidden_taker and view.declared and not view.gone >> view.own_robai & 1:
        found.add("Robai")
    if shown.all_trumps and hidden_taker:
        found.add("all trumps")
    return found


WANTED = {"no trumps": 2, "lone Sun": 4, "void": 2, "face down": 3, "okie": 2, "okie perhaps face down": 3, "Robai": 2,
          "all trumps": 2}  # fmt: skip


def positions() -> list[Any]:
    """Views late in a deal, with every kind of inference."""
    missing = dict(WANTED)
    rng = Rng("late positions")
    found = []
    for number in range(600):
        deal = random_deal(GAME, rng, number)
        while deal.to_act >= 0:
            if (deal.trick == 7 and deal.laid > 1) or (deal.trick == 6 and deal.laid > 6):
                view = GAME.view(deal, (None, *range(8))[rng.below(9)])
                news = [name for name in features(view) if missing.get(name)]
                if news and sum(view.hand_sizes) <= 13:
                    found.append(view)
                    for name in news:
                        missing[name] -= 1
                    break
            advance(deal, rng)
        if not any(missing.values()):
            return found
    raise AssertionError(f"no positions for {missing}")


def chi_excess(counts: Counter[int], sizes: list[int]) -> float:
    """Chi-square of counts against chances in proportion to sizes, in standard deviations above its mean."""
    draws, total = sum(counts.values()), sum(sizes)
    chi = sum((counts[i] - draws * size / total) ** 2 / (draws * size / total) for i, size in enumerate(sizes) if size)
    freedom = sum(1 for size in sizes if size) - 1
    return (chi - freedom) / sqrt(2 * freedom)


def test_hm_9_every_world_is_equally_likely() -> None:
    rng = Rng("draws")
    excess = []
    bins, draws = 24, 600
    for view in positions():
        every = Enumeration(view)
        number = every.count()
        worlds = GAME.worlds(view)
        into = worlds.world(rng)
        ranks = []
        for _ in range(draws):
            worlds.sample(rng, into)
            ranks.append(every.rank(into))
        if number > 1:
            sizes = [0] * bins
            for b in range(bins):
                sizes[b] = -(-(b + 1) * number // bins) - -(-b * number // bins)
            excess.append(chi_excess(Counter(rank * bins // number for rank in ranks), sizes))
            m = min(number, 11)
            excess.append(chi_excess(Counter(rank % m for rank in ranks), [len(range(r, number, m)) for r in range(m)]))
    assert len(excess) >= 12
    assert max(excess) < 5
    assert abs(sum(excess)) / sqrt(len(excess)) < 4


# --- before the first lead --------------------------------------------------------


def test_hm_9_while_seats_are_asked_every_card_may_be_anywhere() -> None:
    rng = Rng("asking")
    deal = GAME.shuffled_deal({"dealer": 2}, rng)
    worlds = GAME.worlds(GAME.view(deal, 6))
    into = worlds.world(rng)
    card = next(c for c in range(75) if not GAME.view(deal, 6).seen >> c & 1)
    places: Counter[int] = Counter()
    draws = 3000
    for _ in range(draws):
        worlds.sample(rng, into)
        places[next((s for s in range(8) if into.hand_of(s) >> card & 1), 8)] += 1
    share = {s: 9 / 65 for s in range(8) if s != 6} | {8: 2 / 65}
    assert set(places) == set(share)
    chi = sum((places[s] - draws * p) ** 2 / (draws * p) for s, p in share.items())
    assert (chi - 7) / sqrt(14) < 5


def before_first_lead(declares: bool, trumps: int) -> Any:
    """A deal in which the taker has just discarded."""
    for number in range(900):
        rng = Rng("before", number)
        deal = trump_heavy(GAME, rng, trumps - 7)
        while deal.phase < 2:
            codes = [GAME.format_action(a) for a in deal.legal_actions()]
            GAME.play(deal, "declare" if declares and "declare" in codes else codes[-1])
        if bool(deal.declared) == declares:
            return deal
    raise AssertionError("nobody could declare")


@pytest.mark.parametrize("declares", [False, True])
def test_hm_9_a_hidden_discard_is_plain_or_one_of_ten_trumps(declares: bool) -> None:
    deal = before_first_lead(declares, 7)
    onlooker = GAME.view(deal, None)
    worlds = GAME.worlds(onlooker)
    pins = 2 if declares and deal.taker >= 0 else 1
    unseen = 75 - pins
    trumps = len(members(onlooker.trumps)) - pins
    plain = (unseen - trumps) * comb(unseen - 1, 9 - pins)
    ten = 10 * comb(trumps, 10 - pins)
    assert worlds.chance_of_trumps == pytest.approx(ten / (plain + ten), rel=1e-12)

    rng = Rng("discards")
    into = worlds.world(rng)
    discards: Counter[int] = Counter()
    for _ in range(1200):
        worlds.sample(rng, into)
        discards[into.discard] += 1
        assert into.hand_of(deal.taker) >> deal.okie & 1
        assert not onlooker.trumps >> into.discard & 1
    assert len(discards) > 50

    worlds.chance_of_trumps = 1.0
    okies = robais = 0
    draws = 1500
    discards.clear()
    for _ in range(draws):
        worlds.sample(rng, into)
        ten_cards = into.hand_of(deal.taker) | 1 << into.discard
        assert ten_cards & ~onlooker.trumps == 0
        assert ten_cards >> deal.okie & 1
        okies += into.discard == deal.okie
        robais += into.discard == onlooker.own_robai
        discards[into.discard] += 1
    assert abs(okies - draws / 10) < 5 * sqrt(draws * 0.09)
    if declares:
        assert abs(robais - draws / 10) < 5 * sqrt(draws * 0.09)
    others = [c for c in members(onlooker.trumps) if c != deal.okie and not (declares and c == onlooker.own_robai)]
    expected = (draws - okies - (robais if declares else 0)) / len(others)
    assert sum((discards[c] - expected) ** 2 for c in others) / expected < len(others) + 5 * sqrt(2 * len(others))
    world = worlds.world(rng)
    assert GAME.view(world, None) == onlooker
    assert GAME.view(pickle.loads(pickle.dumps(world)), 1) == GAME.view(world, 1)


def test_hm_9_the_taker_knows_his_discard_and_the_others_do_not() -> None:
    deal = before_first_lead(False, 9)
    own = GAME.view(deal, deal.taker)
    assert own.discard == deal.discard
    assert len(inference.cases(own)) == 1
    other = GAME.view(deal, (deal.taker + 1) % 8)
    assert other.discard == -1
    assert len(inference.cases(other)) == 2


def test_hm_9_an_okie_early_in_the_first_trick_may_lie_face_down() -> None:
    # A trump leads the first trick: the taker has trumps only, so any of his nine, the okie among them, may lie there.
    deal = before_first_lead(False, 9)
    deal.apply(next(a for a in deal.legal_actions()))
    assert deal.meri
    view = GAME.view(deal, (deal.taker + 1) % 8)
    worlds = GAME.worlds(view)
    rng = Rng("okie down")
    into = worlds.world(rng)
    draws, down = 3000, 0
    for _ in range(draws):
        worlds.sample(rng, into)
        card = into.actions()[-1][1]
        down += card == deal.okie
        assert into.hand_of(deal.taker) & ~view.trumps == 0
    assert abs(down - draws / 9) < 5 * sqrt(draws * 8 / 81)


def test_hm_4_1_1_a_seat_that_has_kept_the_sun_can_lay_nothing_else_face_down() -> None:
    hands = [
        "PRo K6 K7 K8 O1 O2 O7 G8 GRe", "P4 I6 ISo K4 KUn O8 O9 OKa GSu", "P6 I9 ISu K3 O4 G2 G4 G6 GKa",
        "P3 PRe I3 IKa KRo ORo OSu G1 GSo", "P2 P9 PSu I1 I5 K9 ORe OSo G5", "PKa I2 I4 IRo K2 KRe KSo O3 O5",
        "P8 PSo IRe IUn K1 K5 O6 OUn GRo", "P1 P7 I7 I8 KKa KSu G7 G9 GUn",
    ]  # fmt: skip
    deal = GAME.new_deal({"dealer": 4}, {"hands": [h.split() for h in hands], "okie": "G3", "side": ["P5", "PUn"]})
    played = (
        "discard:OSo I5 I2 IUn I7 GRe P4 G4 PRe O2 I6 G6 IKa K9 IRo K1 P7 ISu GSo ORe O5 GRo G7 O1 O8 "
        "P3 G3 O3 IRe GUn K8 ISo P6 G9 G8 K4 G2 G1 G5 KRe P8 I3 I1 I4 O6 I8 K6 GSu"
    )
    for code in ["pass"] * 8 + played.split():
        GAME.play(deal, code)
    rng = Rng("kept")
    sun = GAME.deck.index["GSu"]
    for seat in (None, 0, 2, 7):
        view = GAME.view(deal, seat)
        assert view.trick[-1] == -1
        worlds = GAME.worlds(view)
        assert {worlds.world(rng).actions()[-1] for _ in range(30)} == {(1, sun)}
