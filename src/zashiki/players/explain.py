"""One sentence why a search prefers an action, from what it found and nothing else."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from zashiki.core.errors import Argument, Message

if TYPE_CHECKING:
    from zashiki.core.game import Game
    from zashiki.core.view import View
    from zashiki.search.search import Candidate, Result

SURE = 0.995
CLEAR = 2.0
"""Standard errors from which a difference is called one."""


def why(view: View, result: Result) -> Message:
    """The reason: what the best action gains, over which other, and what it keeps for later."""
    best, rest = result.candidates[0], result.candidates[1:]
    if not rest:
        return Message("hint-why-only")
    args: dict[str, Argument] = {"sims": result.sims, "best": shown(view.game, best.action)}
    if best.points is None or best.win is None or best.deviation is None:
        return Message("hint-why-untried", args)
    args |= {"points": f"{best.points:+.1f}", "win": round(100 * best.win)}
    rivals = [c for c in rest if c.points is not None]
    if not rivals:
        return Message("hint-why-alone", args)
    rival = rivals[0]
    args |= compared(best, rival)
    args["other"] = shown(view.game, rival.action)
    if best.win >= SURE and (rival.win or 0) >= SURE:
        return Message("hint-why-won-anyway", args)
    if best.win >= SURE:
        return Message("hint-why-won", args)
    later = next_of_mine(view, result)
    if later is not None and later == rival.action:
        better = is_clear(best, rival) and best.points > (rival.points or 0)
        return Message("hint-why-keeps" if better else "hint-why-keeps-close", args)
    if not is_clear(best, rival):
        return Message("hint-why-close", args)
    if best.points > (rival.points or 0):
        return Message("hint-why-points", args)
    return Message("hint-why-win" if best.win > (rival.win or 0) else "hint-why-match", args)


def compared(best: Candidate, rival: Candidate) -> dict[str, Argument]:
    """How much better the best is than another, in points and in hundredths of a chance to win the deal."""
    gain = (best.points or 0) - (rival.points or 0)
    return {"gain": f"{abs(gain):.1f}", "rivalwin": round(100 * (rival.win or 0))}


def is_clear(best: Candidate, rival: Candidate) -> bool:
    """Whether their points differ by more than chance explains."""
    error = math.hypot(best.deviation or 0, rival.deviation or 0)
    return abs((best.points or 0) - (rival.points or 0)) > CLEAR * error


def next_of_mine(view: View, result: Result) -> int | None:
    """The action the seat itself takes next in the most visited line."""
    return next((action for action, seat in result.line if seat == view.seat), None)


def shown(game: Game, action: int) -> Argument:
    """An action for a sentence: its pieces, where its code is made of piece codes, else the code."""
    code = game.format_action(action)
    pieces = tuple(part for part in re.split(r"[-:+]", code) if part)
    return pieces if all(piece in game.deck.index for piece in pieces) else code
