"""A match of very many deals: each is looked at a few times, not once more for every later one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import zashiki
from zashiki.core.rng import Rng
from zashiki.match import record
from zashiki.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game


def long_match(deals: int) -> Match:
    """A match with so many deals, played at random."""
    match = Match(zashiki.game("shou-ba-yi", target=1000))
    for number in range(deals):
        match.shuffle_deal("long", number).play_out(Rng("long", number))
    return match


def test_a_record_of_many_deals_is_read_in_a_few_looks_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    written = [record.write(long_match(deals)) for deals in (50, 200)]
    looks = 0
    game_class: Any = type(zashiki.game("shou-ba-yi"))
    scores, next_start = game_class.scores, game_class.next_start

    def counted(self: Game, deal: Deal) -> list[int]:
        nonlocal looks
        looks += 1
        found: list[int] = scores(self, deal)
        return found

    def summing(self: Game, starts: Sequence[Any], deals: Sequence[Deal]) -> Any:
        nonlocal looks
        looks += len(deals)
        return next_start(self, starts, deals)

    monkeypatch.setattr(game_class, "scores", counted)
    monkeypatch.setattr(game_class, "next_start", summing)
    needed = []
    for data in written:
        looks = 0
        assert record.read(data).totals() == data["totals"]
        needed.append(looks)
    assert needed[1] <= 4 * needed[0]


def test_totals_follow_a_deal_that_is_taken_back() -> None:
    match = long_match(3)
    sums = match.totals()
    last = match.deals[-1]
    again = match.game.new_deal(match.starts[-1], match.game.pieces(last), 2)
    match.deals[-1] = again
    assert match.totals() == [total - points for total, points in zip(sums, match.game.scores(last), strict=True)]
    again.play_out(Rng("otherwise"))
    assert match.totals() == [sum(column) for column in zip(*match.scores(), strict=True)]
    del match.deals[1:], match.starts[1:]
    assert match.totals() == match.scores()[0]
