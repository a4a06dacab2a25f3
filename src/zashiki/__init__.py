"""zashiki: five traditional East Asian games, whole matches of them.

    import zashiki
    game = zashiki.game("shou-ba-yi", players=3)
    deal = game.shuffled_deal(game.first_start(rng), rng)

The core is compiled where the package was built with a C compiler. With the environment variable ZASHIKI_PURE set (to
anything but nothing) the same files run interpreted all the same, with the same results.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    from zashiki.core.game import Game

__version__ = "0.1.0"
__all__ = ["__version__", "game", "game_ids", "is_compiled"]


class _SourceFinder:
    """Finds the `.py` of a module of ours even where a compiled one lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith(__name__ + "."):
            for folder in path or ():
                file = os.path.join(folder, name.rpartition(".")[2] + ".py")
                if os.path.exists(file):
                    return spec_from_file_location(name, file)
        return None


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
