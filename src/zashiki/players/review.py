"""A finished deal looked at again: what each decision cost, and how lucky the deal was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import BadDeal
from zashiki.core.rng import Rng
from zashiki.players.player import advice_of
from zashiki.search.playouts import OpenWorlds, Playouts, ShuffledWorlds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from zashiki.core.deal import Deal
    from zashiki.core.game import Game
    from zashiki.core.message import Message
    from zashiki.match.match import Match
    from zashiki.players.player import Advice, Player

PLAYOUTS = 4000


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a deal, seen again from the seat that took it.

    `played`, `best`: action ids; `cost`: expected points given away, `win_cost`: chances to win the deal given away,
    both 0 or more and 0 where the best was played, None where the player does not estimate.
    """

    number: int
    seat: int
    played: int
    best: int
    cost: float | None
    win_cost: float | None
    advice: Advice


@dataclass(frozen=True, slots=True)
class Luck:
    """What the cards gave a side before anybody played: points more than a usual deal from the same start brings."""

    side: int
    points: float
    deviation: float


@dataclass(frozen=True, slots=True)
class Review:
    """All decisions with a choice in a deal of a match, in order, and the luck of each side."""

    game: Game
    deal: int
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]

    def as_json(self, say: Callable[[Message], str] = str) -> dict[str, Any]:
        """The review as written; `say` turns the reason of a decision into a sentence, `zashiki.Texts().message`."""
        code = self.game.format_action
        return {
            "decisions": [
                {
                    "seat": each.seat,
                    "deal": self.deal,
                    "action_index": each.number,
                    "played": code(each.played),
                    "best": code(each.best),
                    "cost": rounded(each.cost),
                    "win_cost": rounded(each.win_cost),
                    "why": say(each.advice.why),
                }
                for each in self.decisions
            ],
            "luck": [
                {"side": each.side, "points": rounded(each.points), "deviation": rounded(each.deviation)}
                for each in self.luck
            ],
        }

    def __str__(self) -> str:
        """A line for each decision, and one for each side's luck."""
        code = self.game.format_action
        lines = [f"deal {self.deal} of {self.game!r}"]
        for each in self.decisions:
            line = f"action {each.number}, seat {each.seat}: {code(each.played)}"
            if each.played != each.best:
                line += f", best {code(each.best)}"
                line += "" if each.cost is None else f" (+{each.cost:.2f} points)"
            lines.append(line)
        lines += [
            f"luck of side {each.side}: {each.points:+.2f} ± {1.96 * each.deviation:.2f} points" for each in self.luck
        ]
        return "\n".join(lines)


def review(match: Match, number: int, adviser: Player, seed: int = 0) -> Review:
    """Review a finished deal of a match. The same seed gives the same review.

    `adviser`: a player; one that does not estimate, has no `advise`, tells what it would have played, and no cost.
    Raises: BadDeal where the deal is not finished.
    """
    return Review(match.game, number, tuple(decisions(match, number, adviser, seed)), tuple(luck(match, number, seed)))


def decisions(match: Match, number: int, adviser: Player, seed: int = 0) -> Iterator[Decision]:
    """The decisions of a deal one by one, for who wants to show them as they come."""
    game, deal = match.game, match.deals[number]
    if deal.to_act >= 0:
        raise BadDeal("review-unfinished", deal=number)
    totals = [sum(scores[side] for scores in match.scores()[:number]) for side in range(game.num_sides)]
    again = game.new_deal(match.starts[number], game.pieces(deal), number)
    for index, (seat, action) in enumerate(deal.actions()):
        view = game.view(again, seat, totals)
        if view.legal is not None and len(view.legal) > 1:
            advice = advice_of(adviser, "", view, Rng("review", seed, number, index))
            yield judged(index, seat, action, advice)
        again.apply(action)


def judged(index: int, seat: int, action: int, advice: Advice) -> Decision:
    """What an action cost by somebody's advice."""
    best = advice.estimates[0]
    played = next(estimate for estimate in advice.estimates if estimate.action == action)
    cost = difference(best.points, played.points)
    return Decision(index, seat, action, best.action, cost, difference(best.win, played.win), advice)


def difference(best: float | None, played: float | None) -> float | None:
    """What was given away; the best action may look worse in one of the two measures, which is no gain."""
    return None if best is None or played is None else max(0.0, best - played)


def rounded(value: float | None) -> float | None:
    """Four decimals."""
    return None if value is None else round(value, 4)


def luck(match: Match, number: int, seed: int = 0) -> list[Luck]:
    """How lucky each side was in a deal: the same fast play over this pack, and over packs shuffled anew."""
    game = match.game
    dealt = game.new_deal(match.starts[number], game.pieces(match.deals[number]), number)
    here = played_out(game, dealt, Rng("luck", seed, number, "this"), shuffled=False)
    usual = played_out(game, dealt, Rng("luck", seed, number, "usual"), shuffled=True)
    found = []
    for side, (mine, other) in enumerate(zip(here.means(), usual.means(), strict=True)):
        error = (here.deviations()[side] ** 2 + usual.deviations()[side] ** 2) ** 0.5 / PLAYOUTS**0.5
        found.append(Luck(side, mine - other, float(error)))
    return found


def played_out(game: Game, deal: Deal, rng: Rng, *, shuffled: bool) -> Playouts:
    """Playouts from a deal as it lies, or from one shuffled anew each time."""
    worlds = ShuffledWorlds(deal) if shuffled else OpenWorlds(deal)
    playouts = Playouts(worlds, [game.side_of(seat) for seat in range(game.num_seats)], rng, True)
    playouts.run(PLAYOUTS)
    return playouts
