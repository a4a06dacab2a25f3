"""zashiki: traditional East Asian games, whole matches of them.

    import zashiki
    match = zashiki.Match(zashiki.game("shou-ba-yi", players=3))
    deal = match.shuffle_deal("my seed")

What stands in `__all__` is public, and so are `zashiki.build`, `zashiki.drawing`, `zashiki.schemas` and
`zashiki.testing`; any other module may change from one version to the next. Names are imported when first asked for.

The core is compiled where the package was built with a C compiler. With the environment variable ZASHIKI_PURE set (to
anything but nothing) the same files run interpreted all the same, with the same results; so do those of games from
outside that are imported after this package.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    from zashiki.arena.arena import rate
    from zashiki.arena.standing import Standing
    from zashiki.core.deal import Deal
    from zashiki.core.errors import (
        BadDeal as BadDeal,
    )
    from zashiki.core.errors import (
        BadFile as BadFile,
    )
    from zashiki.core.errors import (
        BadOption as BadOption,
    )
    from zashiki.core.errors import (
        BadRecord as BadRecord,
    )
    from zashiki.core.errors import (
        IllegalAction as IllegalAction,
    )
    from zashiki.core.errors import (
        UnknownCode as UnknownCode,
    )
    from zashiki.core.errors import (
        UnknownGame as UnknownGame,
    )
    from zashiki.core.errors import (
        UnknownPlayer as UnknownPlayer,
    )
    from zashiki.core.errors import (
        ZashikiError as ZashikiError,
    )
    from zashiki.core.game import Game
    from zashiki.core.line import Line
    from zashiki.core.message import Message
    from zashiki.core.rng import Rng
    from zashiki.core.view import View
    from zashiki.core.worlds import Worlds
    from zashiki.match.match import Match
    from zashiki.match.reading import read_records, write_records
    from zashiki.match.record import read as read_record
    from zashiki.match.record import write as write_record
    from zashiki.players.player import Advice, Estimate, Player
    from zashiki.players.registry import add_player
    from zashiki.players.registry import make as player
    from zashiki.players.review import Review, review
    from zashiki.players.seats import play_match
    from zashiki.players.simulation import Simulation, simulate
    from zashiki.search.outlook import outlook_of
    from zashiki.search.search import Result as SearchResult
    from zashiki.search.search import Settings as SearchSettings
    from zashiki.search.search import search
    from zashiki.testing.suite import check_game
    from zashiki.texts import Texts

__version__ = "0.1.0"
_WHERE = {
    "Advice": "players.player",
    "BadDeal": "core.errors",
    "BadFile": "core.errors",
    "BadOption": "core.errors",
    "BadRecord": "core.errors",
    "Deal": "core.deal",
    "Estimate": "players.player",
    "Game": "core.game",
    "IllegalAction": "core.errors",
    "Line": "core.line",
    "Match": "match.match",
    "Message": "core.message",
    "Player": "players.player",
    "Review": "players.review",
    "Rng": "core.rng",
    "SearchResult": "search.search:Result",
    "SearchSettings": "search.search:Settings",
    "Simulation": "players.simulation",
    "Standing": "arena.standing",
    "Texts": "texts",
    "UnknownCode": "core.errors",
    "UnknownGame": "core.errors",
    "UnknownPlayer": "core.errors",
    "View": "core.view",
    "Worlds": "core.worlds",
    "ZashikiError": "core.errors",
    "add_player": "players.registry",
    "check_game": "testing",
    "outlook_of": "search.outlook",
    "play_match": "players.seats",
    "player": "players.registry:make",
    "rate": "arena.arena",
    "read_record": "match.record:read",
    "read_records": "match.reading",
    "review": "players.review",
    "search": "",  # the package, which can be called
    "simulate": "players.simulation",
    "write_record": "match.record:write",
    "write_records": "match.reading",
}
"""Module of each public name below this package, and after a colon the name there where it is another."""
__all__ = [
    "Advice",
    "BadDeal",
    "BadFile",
    "BadOption",
    "BadRecord",
    "Deal",
    "Estimate",
    "Game",
    "IllegalAction",
    "Line",
    "Match",
    "Message",
    "Player",
    "Review",
    "Rng",
    "SearchResult",
    "SearchSettings",
    "Simulation",
    "Standing",
    "Texts",
    "UnknownCode",
    "UnknownGame",
    "UnknownPlayer",
    "View",
    "Worlds",
    "ZashikiError",
    "__version__",
    "add_player",
    "check_game",
    "game",
    "game_ids",
    "is_compiled",
    "outlook_of",
    "play_match",
    "player",
    "rate",
    "read_record",
    "read_records",
    "review",
    "search",
    "simulate",
    "write_record",
    "write_records",
]


def __getattr__(name: str) -> object:
    """A public name, imported when it is first asked for (PEP 562)."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    module, _, attribute = _WHERE[name].partition(":")
    if not module:
        return import_module(f"{__name__}.{name}")
    found: object = getattr(import_module(f"{__name__}.{module}"), attribute or name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """The public names."""
    return sorted(__all__)


class _SourceFinder:
    """Finds the `.py` of a module that is compiled against the core, ours or another's, beside its compiled file."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        for folder in path or ():
            file = os.path.join(folder, name.rpartition(".")[2] + ".py")
            if os.path.exists(file) and (name.startswith(__name__ + ".") or _has_types_of_ours(file[:-3] + ".pxd")):
                return spec_from_file_location(name, file)
        return None


def _has_types_of_ours(file: str) -> bool:
    """Whether there is such a file of C types, and it takes some from this package."""
    if not os.path.exists(file):
        return False
    with open(file, encoding="utf-8", errors="replace") as types:
        return f"from {__name__}." in types.read()


if os.environ.get("ZASHIKI_PURE"):
    from importlib.util import spec_from_file_location

    sys.meta_path.insert(0, _SourceFinder)


def is_compiled() -> bool:
    """Whether the core of this process is the compiled one."""
    from zashiki.core import deal

    return not str(deal.__file__).endswith(".py")


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order they are listed."""
    from zashiki.games import registry

    return registry.game_ids()


def game(id: str, **options: object) -> Game:
    """The game of that id, bound to its options.

    Raises: UnknownGame, BadOption (both ZashikiError).
    """
    from zashiki.games import registry

    return registry.make(id, options)
