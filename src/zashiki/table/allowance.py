"""How much somebody may still do."""

from __future__ import annotations

import time


class Allowance:
    """How much somebody may still do: it fills by `rate` a second up to `burst`."""

    def __init__(self, now: float, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, now

    def spend(self, now: float) -> bool:
        """Whether one more is allowed. What is refused costs nothing."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """An allowance for each of many, by name."""

    MOST = 4096
    """Names remembered; past that, all are forgotten, which lets everybody begin anew."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.by_name: dict[str, Allowance] = {}

    def spend(self, name: str) -> bool:
        """Whether somebody may do one more."""
        now = time.monotonic()
        if name not in self.by_name:
            if len(self.by_name) >= self.MOST:
                self.by_name.clear()
            self.by_name[name] = Allowance(now, self.rate, self.burst)
        return self.by_name[name].spend(now)
