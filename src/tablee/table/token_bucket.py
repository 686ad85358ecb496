"""A token bucket: so many at once, and then at a steady rate. For lines of chat and for requests alike."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class TokenBucket:
    """Tokens that were left at some time. The caller brings the clock."""

    rate: float  # tokens a second
    burst: float  # the most it holds
    tokens: float
    at: float

    @classmethod
    def full(cls, rate: float, burst: float, now: float) -> TokenBucket:
        """A bucket from which nothing was taken yet."""
        return cls(rate, burst, burst, now)

    def left(self, now: float) -> float:
        """How many tokens there are at that time."""
        return min(self.burst, self.tokens + self.rate * max(0.0, now - self.at))

    def spend(self, now: float) -> None:
        """Take a token, whether or not there is one: what was stored has happened."""
        self.tokens, self.at = self.left(now) - 1, now

    def take(self, now: float) -> bool:
        """Take a token if there is one."""
        if self.left(now) < 1:
            return False
        self.spend(now)
        return True
