"""Settings of players, read from the text after a colon."""

from __future__ import annotations

from zashiki.core.errors import UnknownPlayer


def whole(player: str, name: str, text: str, low: int, high: int) -> int:
    """A whole number.

    Raises: UnknownPlayer where the text is none, or out of range.
    """
    if not (text.isascii() and text.isdecimal() and len(text) < 12 and low <= int(text) <= high):
        raise UnknownPlayer("player-setting-number", player=player, setting=name, value=text[:40], low=low, high=high)
    return int(text)


def number(player: str, name: str, text: str, low: float, high: float) -> float:
    """A number with a decimal point.

    Raises: UnknownPlayer where the text is none, or out of range.
    """
    try:
        value = float(text) if text.isascii() and len(text) < 20 else low - 1
    except ValueError:
        value = low - 1
    if not low <= value <= high:
        raise UnknownPlayer(
            "player-setting-number", player=player, setting=name, value=text[:40], low=f"{low:g}", high=f"{high:g}"
        )
    return value


def word(player: str, name: str, text: str, *choices: str) -> str:
    """One of some words.

    Raises: UnknownPlayer where the text is none of them.
    """
    if text not in choices:
        raise UnknownPlayer(
            "player-setting-choice", player=player, setting=name, value=text[:40], choices=", ".join(choices)
        )
    return text
