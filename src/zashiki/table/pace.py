"""When computer players act and hints are given: on slots, so that the time tells nothing of what was thought about."""

from __future__ import annotations

import math

PACE = 0.2
"""Seconds from one event to a computer player's action, and from a question to a hint, whatever is held, however soon
it is decided."""

LONGER = {"level5": 3}
"""How many times as long a level has."""


def slot_of(level: str, pace: float) -> float:
    """Seconds a level has. They do not depend on anything else: where the machine cannot keep up, they come late, each
    in a later slot of its own."""
    return pace * LONGER.get(level, 1)


def until(due: float, now: float, slot: float) -> float:
    """Seconds to wait: until an action is due; one decided too late waits for a later slot, so that its time tells as
    little as can be of what was decided."""
    if now <= due or slot <= 0:
        return max(0.0, due - now)
    return due + math.ceil((now - due) / slot) * slot - now
