"""The table of Koi-Koi in a terminal: that of fishing games with calls."""

from zashiki.games.fishing.calling_terminal import CallingTable as Table

__all__ = ["Table"]
