"""One sentence why a search prefers an action, from what it found and nothing else."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from zashiki.core.message import Argument, Message

if TYPE_CHECKING:
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
    if best.points is None or best.win is None:
        return Message("hint-why-untried")
    args: dict[str, Argument] = {"deals": best.visits, "points": best.points, "win": round(100 * best.win)}
    rival = rest[0]
    if rival.points is None or rival.win is None:
        return Message("hint-why-alone", args)
    if best.win >= SURE:
        return Message("hint-why-won-anyway" if rival.win >= SURE else "hint-why-won", args)
    gain = best.points - rival.points
    # Fewer deals were played out with the other one, and those are what the two were compared in.
    args |= {"deals": min(best.visits, rival.visits), "gain": abs(gain), "rivalwin": round(100 * rival.win)}
    args["other"] = view.describe(rival.action)
    is_clear = result.error is None or abs(gain) > CLEAR * result.error
    kept = kept_by(view, result)
    if kept and not result.for_match:
        return Message("hint-why-keeps" if is_clear and gain > 0 else "hint-why-keeps-close", args | {"kept": kept})
    if is_clear and gain > 0:
        return Message("hint-why-points", args)
    if wins_clearly(best, rival):
        return Message("hint-why-win", args)
    if result.for_match and gain < 0:
        return Message("hint-why-match" if is_clear else "hint-why-match-close", args)
    if is_clear and gain < 0:
        return Message("hint-why-next", args)
    return Message("hint-why-close", args)


def wins_clearly(best: Candidate, rival: Candidate) -> bool:
    """Whether an action wins the deal more often than another by more than chance."""
    if best.win is None or rival.win is None:
        return False
    spread = best.win * (1 - best.win) + rival.win * (1 - rival.win)
    return best.win - rival.win > CLEAR * math.sqrt(spread / min(best.visits, rival.visits))


def kept_by(view: View, result: Result) -> tuple[str, ...]:
    """The runner-up's own pieces where, in the most visited line, the seat plays just that on its next turn."""
    following = next((action for action, seat in result.line if seat == view.seat), None)
    if following is None or following != result.candidates[1].action:
        return ()
    own, _ = view.action_pieces(following)
    return own
