"""Positions of the fishing games written by hand, for the tests of both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import zashiki
from zashiki.core.rng import Rng
from zashiki.decks.hanafuda import HANAFUDA

if TYPE_CHECKING:
    from zashiki.core.game import Game

CODES = HANAFUDA.codes
GAMES = ("sudaoshi", "hana-awase")
Codes = tuple[str, ...]


def mask(codes: str) -> int:
    """The mask of cards written with spaces between."""
    return sum(1 << HANAFUDA.index[code] for code in codes.split())


def codes(cards: int) -> list[str]:
    """The codes of a mask."""
    return [code for i, code in enumerate(CODES) if cards >> i & 1]


def deal_of(game: Game, hands: dict[int, str], field: str, stock: str = "", dealer: int = 0, **start: Any) -> Any:
    """A deal with these cards in these places; what is left fills the other places, the months in turn.

    `stock` is its beginning, in drawing order.
    """
    used = " ".join([*hands.values(), field, stock]).split()
    assert len(set(used)) == len(used)
    rest = iter([CODES[i] for i in sorted(range(48), key=lambda i: (i % 4, i)) if CODES[i] not in used])

    def filled(written: str, size: int) -> list[str]:
        found = written.split()
        return found + [next(rest) for _ in range(size - len(found))]

    pieces = {
        "field": filled(field, 6),
        "hands": [filled(hands.get(seat, ""), 7) for seat in range(3)],
        "stock": filled(stock, 21),
    }
    return game.new_deal(game.check_start({"dealer": dealer, **start}), pieces)


def legal(game: Game, deal: Any) -> set[str]:
    """The codes the seat to act may play."""
    return {game.format_action(action) for action in deal.legal_actions()}


def lines(game: Game, deal: Any) -> list[tuple[str, int | None, int, int]]:
    """Rule, payer, receiver and points of each line, in order."""
    return [(line.rule, line.payer, line.to, line.points) for line in game.lines(deal)]


def paid(game: Game, deal: Any) -> set[tuple[str, int, int]]:
    """Rule, receiver and points of what others pay."""
    return {(rule, to, points) for rule, payer, to, points in lines(game, deal) if payer is not None}


def dealt_plainly(game: Game, dealer: int = 0, **start: Any) -> Any:
    """A deal in which nobody has a dealt hand of either game."""
    for seed in range(1000):
        deal: Any = game.shuffled_deal(game.check_start({"dealer": dealer, **start}), Rng("plain", seed))
        if not game.lines(deal) and max(deal.past()[0], default=-1) < 0 and not getattr(deal, "open", 0):
            return deal
    raise AssertionError("no such deal")


def ended(game: Game, piles: list[str], dealer: int = 0, **start: Any) -> Any:
    """A deal without dealt hands, ended with these piles; the last takes all that is left when it is `*`."""
    masks = [0 if pile == "*" else mask(pile) for pile in piles]
    left = (1 << 48) - 1 - sum(masks)
    deal = dealt_plainly(game, dealer, **start)
    deal.end_with([left if pile == "*" else cards for pile, cards in zip(piles, masks, strict=True)])
    return deal


def random_position(game: Game, *seed: str | int, dealer: int = 0, stop: int | None = None) -> Any:
    """A deal played at random for `stop` actions, or for some."""
    rng = Rng(game.id, *seed)
    deal = game.shuffled_deal(game.check_start({"dealer": dealer}), rng)
    for _ in range(rng.below(25) if stop is None else stop):
        if deal.to_act < 0:
            break
        actions = deal.legal_actions()
        deal.apply(actions[rng.below(len(actions))])
    return deal


def table(**options: Any) -> dict[str, Game]:
    """Both games, with the options each of them has."""
    return {id: zashiki.game(id, **options.get(id.replace("-", "_"), {})) for id in GAMES}
