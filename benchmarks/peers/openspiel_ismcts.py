"""Our search against OpenSpiel's Python IS-MCTS bot, both playing our games: with the same wall time, or simulations.

    pip install open_spiel
    export PYTHONPATH=src:benchmarks
    python benchmarks/peers/openspiel_ismcts.py --ms 50 --deals 200 --out benchmarks/strength/results
    python benchmarks/peers/openspiel_ismcts.py --sims 20 --ours playouts=uniform --games tien-gow

OpenSpiel's bot (`open_spiel.python.algorithms.ismcts.ISMCTSBot` with its `RandomRolloutEvaluator`) gets everything
from us that it needs: states, and worlds that fit what its seat knows. With `--ms` it is stopped by the clock instead
of by a number of simulations; scores are handed to it in units of two standard deviations, the scale its exploration
constant is made for. It plays for points, and so does ours, but for `--measure wins`: Tien Gow is then played with one
deal instead of `deals=8`. In a game of three both line-ups are played on the same shuffles, ours twice and theirs once
and the other way round. The line printed tells how many simulations a move each made.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from strength.duels import MEASURES, duel, said

import zashiki
from zashiki.core.rng import Rng
from zashiki.players import registry
from zashiki.players.search import SearchPlayer
from zashiki.search.outlook import usual_deal

if TYPE_CHECKING:
    from zashiki.core.deal import Deal
    from zashiki.core.game import Game
    from zashiki.core.view import View
    from zashiki.core.worlds import Worlds
    from zashiki.search.search import Result

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


class CountingBot(ismcts.ISMCTSBot):
    """The bot, stopped by the clock where `seconds` are given, else after its simulations; they are counted."""

    seconds: float | None = None
    made = 0

    def run_search(self, state: SpielState) -> Any:
        """As in the original, but for the loop's end; the first simulation makes the root, the second visits it."""
        if self.seconds is None:
            return super().run_search(state)
        self.reset()
        deadline = time.perf_counter() + self.seconds
        self._root_node = self.create_new_node(state)
        for _ in range(2):
            self.run_simulation(self.sample_root_state(state))
        while time.perf_counter() < deadline:
            self.run_simulation(self.sample_root_state(state))
        return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> SpielState:
        """A world, one for each simulation."""
        self.made += 1
        found: SpielState = super().sample_root_state(state)
        return found


class OpenSpielPlayer:
    """Sits at our tables. `ms`: wall time a move; `sims`: simulations a move instead."""

    moves = simulations = 0

    def __init__(self, ms: str = "200", sims: str | None = None) -> None:
        self.seconds = float(ms) / 1000 if sims is None else None
        self.sims = 1 if sims is None else int(sims)

    def choose(self, view: View, rng: Rng) -> int:
        """The bot's action."""
        assert view.legal is not None
        if len(view.legal) == 1:
            return view.legal[0]
        game = view.game
        random_state = np.random.RandomState(rng.below(2**31 - 1))
        evaluator = mcts.RandomRolloutEvaluator(1, random_state)
        bot = CountingBot(
            SpielGame(game), evaluator, UCT_C, self.sims, random_state=random_state, allow_inconsistent_action_sets=True
        )
        bot.seconds = self.seconds
        worlds = view.worlds()
        root = SpielState(game, worlds.world(rng), worlds, 2 * usual_deal(game)[1])
        SpielState.rng = rng
        action = int(bot.step(root))
        OpenSpielPlayer.moves += 1
        OpenSpielPlayer.simulations += bot.made
        return action


class CountedSearch(SearchPlayer):
    """Our search, its simulations counted."""

    moves = simulations = 0

    def search(self, view: View, rng: Rng) -> Result:
        """A search."""
        result = super().search(view, rng)
        CountedSearch.moves += len(view.legal or ()) > 1
        CountedSearch.simulations += result.sims * (len(view.legal or ()) > 1)
        return result


def main() -> None:
    """Play and print one line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(zashiki.game_ids()))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--ms", default="200")
    budget.add_argument("--sims")
    parser.add_argument("--ours", default="", help="more settings of our search, such as playouts=uniform")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--until", type=float, default=0.99)
    parser.add_argument("--measure", choices=list(MEASURES), default="points")
    parser.add_argument("--out", default=None)
    parser.add_argument("--name", default="peers", help="name of the file written")
    args = parser.parse_args()
    sys.modules["openspiel_ismcts"] = sys.modules["__main__"]
    registry.MAKERS["openspiel"] = "openspiel_ismcts:OpenSpielPlayer"
    registry.MAKERS["search"] = "openspiel_ismcts:CountedSearch"
    setting = f"ms={args.ms}" if args.sims is None else f"sims={args.sims}"
    ours, theirs = ":".join(["search", setting, *([args.ours] if args.ours else [])]), f"openspiel:{setting}"
    for id in args.games.split(","):
        players = CountedSearch, OpenSpielPlayer
        for each in players:
            each.moves = each.simulations = 0
        found = duel(id, ours, theirs, args.deals, args.seed, args.until, 600, args.measure)
        found["simulations_a_move"] = [round(each.simulations / max(1, each.moves), 1) for each in players]
        found["command"] = " ".join(["openspiel_ismcts.py", *sys.argv[1:]])
        print(said(found), f"simulations a move {found['simulations_a_move']}", flush=True)
        if args.out is not None:
            file = Path(args.out) / id / f"{args.name}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
