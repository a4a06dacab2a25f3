"""Players by name: `random`, `greedy`, `search:sims=400`, `level3`, `cmd:PROGRAM`; settings stand after colons."""

from __future__ import annotations

from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Any

from zashiki.core.errors import UnknownPlayer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from zashiki.players.player import Player

MAKERS = {
    "random": "zashiki.players.random:RandomPlayer",
    "greedy": "zashiki.players.greedy:GreedyPlayer",
    "search": "zashiki.players.search:SearchPlayer",
    "level1": "zashiki.players.levels:level1",
    "level2": "zashiki.players.levels:level2",
    "level3": "zashiki.players.levels:level3",
    "level4": "zashiki.players.levels:level4",
    "level5": "zashiki.players.levels:level5",
    "cmd": "zashiki.players.process:ProcessPlayer",
}
"""Class or function that makes the player; its keyword arguments are the settings, read from text by itself."""


def make(name: str) -> Player:
    """The player of that name.

    Raises: UnknownPlayer where there is none, or it does not take a setting.
    """
    kind, colon, rest = name.partition(":")
    if kind not in MAKERS:
        raise UnknownPlayer("unknown-player", player=name[:60], known=", ".join(MAKERS))
    settings: dict[str, str] = {"program": rest} if kind == "cmd" else {}
    for part in rest.split(":") if colon and kind != "cmd" else ():
        key, sign, value = part.partition("=")
        if not part:
            raise UnknownPlayer("player-setting-empty", player=name[:60])
        if not sign or not value:
            raise UnknownPlayer("player-setting", player=name[:60], setting=part[:40])
        if key in settings:
            raise UnknownPlayer("player-setting-twice", player=name[:60], setting=key[:40])
        settings[key] = value
    module, _, attribute = MAKERS[kind].partition(":")
    maker: Any = getattr(import_module(module), attribute)
    known = list(signature(maker).parameters)
    for key in settings:
        if key not in known:
            id = "player-setting-unknown" if known else "player-settings"
            raise UnknownPlayer(id, player=kind, setting=key[:40], known=", ".join(known))
    player: Player = maker(**settings)
    return player


def add_player(name: str, where: str) -> None:
    """Make a player of one's own known by a name: `where` is `"module:Class"`, its arguments are its settings.

    Raises: ValueError where the name is taken, or could not stand in a list of players.
    """
    if name in MAKERS or not name or set(name) & set(":,"):
        raise ValueError(f"{name!r} is no name for a new player")
    MAKERS[name] = where


def split_names(words: list[str]) -> list[str]:
    """Player names from the words of `--agents`: lists with commas; what follows `cmd:` to the end is a program.

    Raises: UnknownPlayer where a name of a list is empty, or all there is.
    """
    names: list[str] = []
    for word in words:
        if not word:
            raise UnknownPlayer("agents-empty-name", value="") if len(words) > 1 else UnknownPlayer("no-agents")
        before, sign, program = word.partition("cmd:") if word.startswith("cmd:") else split_program(word)
        listed = before.split(",") if before or (sign and word[0] == ",") else []
        if "" in listed:
            raise UnknownPlayer("agents-empty-name", value=word[:60])
        names += listed
        if sign:
            names.append("cmd:" + program)
    return names


def swallowed(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Programs among the words of `--agents` with a player's name after their last comma, mostly by a slip."""
    for name in split_names(list(words)):
        program, comma, last = name.rpartition(",")
        if comma and program.startswith("cmd:") and last.strip().partition(":")[0] in MAKERS:
            yield name, last.strip()


def split_program(word: str) -> tuple[str, str, str]:
    """The part of a list before `,cmd:`, the sign, and the program."""
    before, sign, program = word.partition(",cmd:")
    return before, sign, program
