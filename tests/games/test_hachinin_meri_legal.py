"""Legal sets, winners and score lines against a slow referee written from the rulebook, on codes and lists alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import zashiki
from zashiki.core.rng import Rng

RECORDS = Path(__file__).parents[1] / "records" / "hachinin-meri.jsonl"
NUMBERS = "123456789"


class Referee:
    """Follows a deal by codes. Cites the rulebook, shares nothing with the package."""

    def __init__(self, dealer: int, pieces: dict[str, Any], ninth: str) -> None:
        self.dealer, self.ninth_lead = dealer, ninth
        self.hands = [list(hand) for hand in pieces["hands"]]
        self.okie, self.side = pieces["okie"], pieces["side"]
        self.trump = self.okie[0]
        self.robai = self.trump + "Ro"
        self.first_trumps = [[c for c in hand if self.is_trump(c)] for hand in self.hands]
        self.hidden = any(self.robai in hand for hand in self.hands)
        self.asked: list[int] = []
        self.taker: int | None = None
        self.discarded = False
        self.trick: list[tuple[int, str]] = []
        self.done = 0
        self.meri_before = False
        self.turn = (dealer + 1) % 8
        self.lines: list[dict[str, Any]] = []

    def is_trump(self, code: str) -> bool:
        return code[0] == self.trump or code == "PRo"

    def suit(self, code: str) -> str:
        return self.trump if self.is_trump(code) else code[0]

    def strength(self, code: str) -> float:
        """2.1: larger is stronger within a suit in play."""
        suit, rank = code[0], code[1:]
        if self.is_trump(code):
            courts: dict[str, float] = {"Su": 99, "Un": 98, "So": 97, "Ro": 95, "Re": 94, "Ka": 93}
            if code == "PRo" and self.trump != "P":
                return 96
        else:
            courts = {"Su": 99, "Un": 98, "Re": 97, "Ka": 96, "So": 95, "Ro": 1.5 if suit == "I" else 94}
        if rank in courts:
            return courts[rank]
        return int(rank) if suit in "PI" else 10 - int(rank)

    def legal(self) -> list[str]:
        hand = self.hands[self.turn]
        if self.taker is None:
            return ["declare", "pass"] if self.robai in hand else ["pass"]
        plain = [c for c in hand if not self.is_trump(c)]
        trumps = [c for c in hand if self.is_trump(c)]
        if not self.discarded:
            return [f"discard:{c}" for c in (plain or hand)]
        if not self.trick:
            return (plain or hand) if self.done == 0 else hand
        lead = self.trick[0][1]
        if self.is_trump(lead):
            lone = self.first_trumps[self.turn] == [self.trump + "Su"] and trumps == [self.trump + "Su"]
            return trumps if trumps and not lone else hand
        same = [c for c in plain if c[0] == lead[0]]
        return same + trumps if self.meri_before and same else hand

    def play(self, code: str) -> None:
        if self.taker is None:
            self.asked.append(self.turn)
            if code == "declare":
                self.taker, self.hidden = self.turn, False
            elif len(self.asked) == 8:
                self.taker = self.dealer
            self.turn = (self.turn + 1) % 8
            if self.taker is not None:
                self.hands[self.taker].append(self.okie)
                self.turn = self.taker
            return
        card = code.rpartition(":")[2]
        self.hands[self.turn].remove(card)
        if not self.discarded:
            self.discarded = True
            return
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % 8
        if len(self.trick) == 8:
            meri = self.is_trump(self.trick[0][1])
            self.settle(self.suit(self.trick[0][1]), meri)
            self.meri_before |= meri
            if self.done == 8:
                winner = self.turn
                self.trick = [(seat, hand.pop()) for seat, hand in enumerate(self.hands)]
                names = self.dealer if self.ninth_lead == "dealer" else winner
                self.settle(self.suit(self.trick[names][1]), False)
                self.turn = -1

    def settle(self, led: str, meri: bool) -> None:
        self.done += 1
        trumps = [play for play in self.trick if self.is_trump(play[1])]
        candidates = trumps or [play for play in self.trick if play[1][0] == led and not self.is_trump(play[1])]
        winner, card = max(candidates, key=lambda play: self.strength(play[1]))
        team = winner % 2
        self.lines.append({"rule": "trick", "to": team, "points": 1, "trick": self.done})
        theirs = [c for seat, c in trumps if seat % 2 != team]
        if trumps and theirs and not meri:
            pair = (card, max(theirs, key=self.strength))
            low, high = ("1", "2") if self.trump in "PI" else ("9", "8")
            t = self.trump
            names = {
                (t + "Su", t + "Un"): "sun_un", (t + "Un", t + "So"): "un_sota", (t + "So", t + "Ro"): "sota_robai",
                (t + "Ro", t + "Re"): "robai_rei",
                (t + high, t + low): "two_one" if t in "PI" else "eight_nine",
            }  # fmt: skip
            if pair in names:
                big = self.done == 9 or (self.robai in pair and self.hidden)
                rule = f"combination:{names[pair]}"
                moved = {"rule": rule, "from": 1 - team, "to": team, "points": 5 if big else 2, "trick": self.done}
                self.lines.append(moved)
        self.trick, self.turn = [], winner


def trump_heavy(game: Any, rng: Rng) -> Any:
    """A deal in which the dealer holds nine trumps and the rest is shuffled: what random deals hardly ever show."""
    deal = game.shuffled_deal(game.first_start(rng), rng)
    start = {"dealer": deal.dealer}
    pieces = game.pieces(deal)
    okie = pieces["okie"]
    every = sorted({code for hand in pieces["hands"] for code in hand} | {*pieces["side"]}, key=lambda _: rng.word())
    trumps = [c for c in every if c[0] == okie[0] or c == "PRo"]
    mine = trumps[: 7 + rng.below(3)]
    mine += [c for c in every if c not in trumps][: 9 - len(mine)]
    rest = [c for c in every if c not in mine]
    hands = [mine if seat == deal.dealer else [rest.pop() for _ in range(9)] for seat in range(8)]
    return game.new_deal(start, {"hands": hands, "okie": okie, "side": rest})


def test_legal_sets_and_lines_agree_with_the_referee() -> None:
    for options in ({}, {"ninth_lead": "winner", "meri_face_up": True}):
        game: Any = zashiki.game("hachinin-meri", **options)
        rng = Rng("referee", len(options))
        for number in range(150):
            deal = trump_heavy(game, rng) if number % 3 == 2 else game.shuffled_deal(game.first_start(rng), rng)
            referee = Referee(deal.dealer, game.pieces(deal), game.options.ninth_lead)
            while deal.to_act >= 0:
                assert referee.turn == deal.to_act
                codes = [game.format_action(action) for action in deal.legal_actions()]
                assert sorted(codes) == sorted(referee.legal())
                code = codes[rng.below(len(codes))]
                referee.play(code)
                game.play(deal, code)
            assert referee.turn == -1
            assert [line.as_json() for line in game.lines(deal)] == [
                {k: line[k] for k in ("rule", "from", "to", "points", "trick") if k in line} for line in referee.lines
            ]


def test_the_sample_records_replay() -> None:
    checked = 0
    for text in RECORDS.read_text(encoding="utf-8").splitlines():
        record = json.loads(text)
        game: Any = zashiki.game("hachinin-meri", **record.get("options", {}))
        starts: list[Any] = []
        deals: list[Any] = []
        totals = [0, 0]
        for number, written in enumerate(record["deals"]):
            start = game.next_start(starts, deals) if deals else game.check_start(written.get("start", {}))
            assert start == written["start"]
            deal = game.new_deal(start, written["deal"], number)
            for seat, code, *legal in written["actions"]:
                assert deal.to_act == seat
                if legal:
                    assert sorted(legal[0]) == sorted(game.format_action(action) for action in deal.legal_actions())
                    checked += 1
                game.play(deal, code)
            if "lines" in written:
                lines = [line.as_json() for line in game.lines(deal)]
                assert sorted(map(repr, map(sorted, map(dict.items, lines)))) == sorted(
                    map(repr, map(sorted, map(dict.items, written["lines"])))
                )
                assert game.scores(deal) == written["scores"]
                totals = [a + b for a, b in zip(totals, written["scores"], strict=True)]
            starts.append(start)
            deals.append(deal)
        assert totals == record["totals"]
    assert checked > 100


DIGEST = """
import hashlib, zashiki
from zashiki.core.rng import Rng
game = zashiki.game("hachinin-meri")
deal, rng = game.undealt({"dealer": 3}, 0), Rng("digest")
found = [deal.play_deals(12, rng)]
for number in range(4):
    deal = game.shuffled_deal({"dealer": number}, rng)
    while deal.to_act >= 0:
        ids = deal.legal_actions()
        if deal.length % 5 == 0:
            worlds = game.worlds(game.view(deal, (deal.to_act + deal.length) % 8))
            found += [worlds.world(rng).packed(), worlds.chance_of_trumps]
        deal.apply(ids[rng.below(len(ids))])
    found.append(deal.raw_lines())
print(hashlib.sha256(repr(found).encode()).hexdigest(), zashiki.is_compiled())
"""


def test_interpreted_and_compiled_are_the_same_bit_for_bit() -> None:
    source = str(Path(zashiki.__file__).parents[1])
    answers = []
    for pure in ("", "1"):
        environment = {**os.environ, "ZASHIKI_PURE": pure, "PYTHONPATH": source}
        command = [sys.executable, "-c", DIGEST]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        answers.append(done.stdout.split())
    assert answers[0][0] == answers[1][0]
    assert answers[1][1] == "False"
