"""Our search against OpenSpiel's Python IS-MCTS bot, both playing our games with the same wall time a move.

    pip install open_spiel
    PYTHONPATH=src python benchmarks/peers/openspiel_ismcts.py --ms 50 --deals 200 --out benchmarks/strength/results

OpenSpiel's bot (`open_spiel.python.algorithms.ismcts.ISMCTSBot` with its `RandomRolloutEvaluator`) gets everything
from us that it needs: states, and worlds that fit what its seat knows. It is stopped by the clock instead of by a
number of simulations; scores are handed to it in units of two standard deviations, the scale its exploration constant
is made for.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import zashiki
from zashiki import arena
from zashiki.core.rng import Rng
from zashiki.players import registry
from zashiki.search.outlook import usual_deal

if TYPE_CHECKING:
    from zashiki.core.deal import Deal
    from zashiki.core.game import Game
    from zashiki.core.view import View
    from zashiki.core.worlds import Worlds

UCT_C = 1.4


class SpielGame:
    """What the bot asks of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def get_type(self) -> Any:
        """Dynamics and information."""
        return self

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def num_players(self) -> int:
        """Seats."""
        return self.game.num_seats


class SpielState:
    """A deal, or a world of it, as the bot sees a state."""

    def __init__(self, game: Game, deal: Deal, worlds: Worlds, scale: float) -> None:
        self.game, self.deal, self.worlds, self.scale = game, deal, worlds, scale

    def get_game(self) -> SpielGame:
        """The game."""
        return SpielGame(self.game)

    def clone(self) -> SpielState:
        """A copy."""
        return SpielState(self.game, self.deal.copy(), self.worlds, self.scale)

    def current_player(self) -> int:
        """The seat to act."""
        return self.deal.to_act

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Ids."""
        return self.deal.legal_actions()

    def apply_action(self, action: int) -> None:
        """Play."""
        self.deal.apply(int(action))

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.deal.to_act < 0

    def is_chance_node(self) -> bool:
        """All chance is in the shuffle."""
        return False

    def returns(self) -> list[float]:
        """Scores by seat, in units of two standard deviations."""
        return [score / self.scale for score in self.deal.scores()]

    def information_state_string(self) -> str:
        """What the seat to act knows, as far as it tells nodes of one search apart: its actions and what it saw."""
        seat = self.deal.to_act
        view = self.game.view(self.deal, seat)
        return repr((view.legal, shown(view)))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world of the view searched."""
        into = self.worlds.template.copy()
        self.worlds.sample(self.rng, into)
        return SpielState(self.game, into, self.worlds, self.scale)

    rng = Rng("openspiel")


def shown(view: View) -> list[object]:
    """The view's own fields."""
    return [getattr(view, name) for name in type(view).__slots__]


class TimedBot(ismcts.ISMCTSBot):
    """The bot, stopped by the clock."""

    seconds = 0.2
    simulations = 0

    def run_search(self, state: SpielState) -> Any:
        """As in the original, but for the loop's end."""
        self.reset()
        deadline = time.perf_counter() + self.seconds
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        self.run_simulation(self.sample_root_state(state))
        while time.perf_counter() < deadline:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        self.run_simulation(self.sample_root_state(state))
        return self.get_final_policy(state, self._root_node)


class OpenSpielPlayer:
    """Sits at our tables. `ms`: wall time a move."""

    def __init__(self, ms: str = "200") -> None:
        self.seconds = float(ms) / 1000

    def choose(self, view: View, rng: Rng) -> int:
        """The bot's action."""
        assert view.legal is not None
        if len(view.legal) == 1:
            return view.legal[0]
        game = view.game
        random_state = np.random.RandomState(rng.below(2**31 - 1))
        evaluator = mcts.RandomRolloutEvaluator(1, random_state)
        bot = TimedBot(
            SpielGame(game), evaluator, UCT_C, 1, random_state=random_state, allow_inconsistent_action_sets=True
        )
        bot.seconds = self.seconds
        worlds = game.worlds(view)
        root = SpielState(game, worlds.world(rng), worlds, 2 * usual_deal(game)[1])
        SpielState.rng = rng
        return int(bot.step(root))


def main() -> None:
    """Play and print one line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(zashiki.game_ids()))
    parser.add_argument("--ms", default="200")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--until", type=float, default=0.99)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", default=None)
    args = parser.parse_args()
    sys.modules["openspiel_ismcts"] = sys.modules["__main__"]
    registry.MAKERS["openspiel"] = "openspiel_ismcts:OpenSpielPlayer"
    for id in args.games.split(","):
        names = [f"search:ms={args.ms}", f"openspiel:ms={args.ms}"]
        game = zashiki.game(id)
        standing = arena.rate(game, names, args.deals, args.seed, until=args.until, workers=args.workers)
        found = standing.as_json()
        found["decided"] = args.until if standing.is_decided(args.until) else None
        found["command"] = " ".join(["openspiel_ismcts.py", *sys.argv[1:]])
        found["date"] = datetime.now(UTC).strftime("%Y-%m-%d")
        found["points_by_shuffle"] = [[round(x, 4) for x in values] for values in standing.points]
        print(json.dumps(found), flush=True)
        if args.out is not None:
            file = Path(args.out) / id / "peers.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
