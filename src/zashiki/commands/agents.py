"""The players that a command line names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zashiki.commands.complaints import complain
from zashiki.players import registry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zashiki.texts import Texts


def names_from(words: Sequence[str], texts: Texts) -> list[str]:
    """Their names; a program that was given a player's name as its last word is told on standard error, and played.

    Raises: UnknownPlayer.
    """
    names = registry.split_names(list(words))
    for program, last in registry.swallowed(words):
        complain(texts("agents-swallowed", player=program, other=last))
    return names
