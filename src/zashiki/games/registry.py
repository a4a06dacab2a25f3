"""The games there are, by id: what installed packages bring (`zashiki.core.packages`), our own like any other."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from zashiki.core import packages
from zashiki.core.errors import UnknownGame, ZashikiError
from zashiki.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping

    from zashiki.core.message import Message


@cache
def taken() -> tuple[tuple[str, ...], tuple[Message, ...]]:
    """The ids of the games that can be played, as they are listed, and why others that are installed cannot."""
    games: list[type[Game]] = []
    faults: list[Message] = []
    for id in packages.named():
        try:
            games.append(game_type(id))
        except ZashikiError as error:
            faults.append(error.message)
    games.sort(key=lambda game: (game.listed, game.id))
    return tuple(game.id for game in games), tuple(faults)


def game_ids() -> tuple[str, ...]:
    """The ids of the games that can be played, as they are listed."""
    return taken()[0]


def faults() -> tuple[Message, ...]:
    """Why installed games cannot be played: a package that fails to import, an id that two bring."""
    return taken()[1]


@cache
def game_type(id: str) -> type[Game]:
    """The class of a game.

    Raises: UnknownGame where there is none, or its package cannot be used.
    """
    if id not in packages.named():
        raise UnknownGame("unknown-game", game=str(id)[:40], known=", ".join(game_ids()))
    package = packages.package(id)
    try:
        found = package.load()
    except (Exception, SystemExit) as error:  # whatever somebody else's package does, it is one sentence here
        why = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise UnknownGame("game-broken", game=id, package=package.value[:80], why=why[:200]) from error
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise UnknownGame("game-no-class", game=id, package=package.value[:80])
    other = str(getattr(found, "id", None))
    if other != id:
        raise UnknownGame("game-other-id", game=id, package=package.value[:80], other=other[:40])
    return found


def make(id: str, options: Mapping[str, object]) -> Game:
    """The game of an id, bound to options.

    Raises: UnknownGame, BadOption.
    """
    if not isinstance(id, str):
        raise UnknownGame("unknown-game", game=str(id)[:40], known=", ".join(game_ids()))
    return game_type(id)(options)
