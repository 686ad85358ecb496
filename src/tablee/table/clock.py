"""Time at a table. A seat's clock runs while the match waits for a person there; several may run at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tablee.core.notation import Seat
from tablee.table.hooks import TimeLimit
from tablee.table.terms import Pace, Time

REPRIEVE = 0.1  # of a stock: what whoever takes a seat back has at least


@dataclass(frozen=True)
class Clock:
    """One seat's time: what was left when it last stopped, and since when it runs."""

    left: float
    since: float | None = None
    asked: int = 0  # the revision at which the question was asked: another question, another count
    flagged: bool = False

    def at(self, now: float) -> float:
        """What is left at that time."""
        spent = 0.0 if self.since is None else max(0.0, now - self.since)
        return max(0.0, self.left - spent)


@dataclass(frozen=True)
class ShownClock:
    """A clock for a screen."""

    seat: Seat
    left: float
    runs: bool
    flagged: bool
    rule: bool = False  # the time that a rule gives: at its end the table answers


class Clocks:
    """The clocks of all seats. Without a time nothing ever runs."""

    def __init__(self, time: Time, seats: int) -> None:
        self.time = time
        self.clocks = [Clock(time.seconds) for _ in range(seats)]

    def follow(self, asked: Mapping[Seat, int], now: float, *, answered: Seat | None = None) -> None:
        """Run the clocks of those who are asked now; `asked` says since when, and a new question is a new count."""
        if self.time.pace is Pace.NONE:
            return
        for seat, clock in enumerate(self.clocks):
            if clock.since is not None and asked.get(seat) != clock.asked:
                self._stop(seat, now, answered=seat == answered)
            if seat in asked and self.clocks[seat].since is None:
                self._run(seat, asked[seat], now)

    def _stop(self, seat: Seat, now: float, *, answered: bool) -> None:
        clock = self.clocks[seat]
        left = clock.at(now) + (self.time.increment if answered else 0.0)
        self.clocks[seat] = Clock(left if self.time.pace is Pace.STOCK else self.time.seconds)

    def _run(self, seat: Seat, asked: int, now: float) -> None:
        self.clocks[seat] = replace(self.clocks[seat], since=now, asked=asked, flagged=False)

    def reprieve(self, seat: Seat) -> None:
        """Whoever takes a seat back has some time to play with."""
        if self.time.pace is Pace.STOCK:
            clock = self.clocks[seat]
            self.clocks[seat] = replace(clock, left=max(clock.left, REPRIEVE * self.time.seconds))

    def flag(self, seat: Seat) -> None:
        self.clocks[seat] = replace(self.clocks[seat], flagged=True)

    def slept(self, since: float, now: float) -> None:
        """The server was away: what ran then is given back."""
        for seat, clock in enumerate(self.clocks):
            if clock.since is not None:
                away = max(0.0, now - max(since, clock.since))
                self.clocks[seat] = replace(clock, since=clock.since + away)

    @property
    def run(self) -> bool:
        """Whether any clock runs."""
        return any(clock.since is not None for clock in self.clocks)

    def due(self, now: float) -> tuple[Seat, ...]:
        """The seats whose time has run out and who were not told yet."""
        return tuple(
            seat
            for seat, clock in enumerate(self.clocks)
            if clock.since is not None and not clock.flagged and now >= clock.since + clock.left
        )

    def next_due(self) -> float | None:
        """When the next clock runs out, if nothing happens before."""
        ends = [clock.since + clock.left for clock in self.clocks if clock.since is not None and not clock.flagged]
        return min(ends, default=None)

    def shown(self, now: float) -> tuple[ShownClock, ...]:
        """All clocks, for a screen."""
        if self.time.pace is Pace.NONE:
            return ()
        return tuple(
            ShownClock(seat, clock.at(now), clock.since is not None, clock.flagged)
            for seat, clock in enumerate(self.clocks)
        )


class RuleTimer:
    """The time that a rule of the game gives, an hourglass for instance: which one runs, and since when."""

    __slots__ = ("limit", "since")

    def __init__(self) -> None:
        self.limit: TimeLimit | None = None
        self.since = 0.0

    def follow(self, limit: TimeLimit | None, now: float) -> None:
        """A rule's time runs on as long as it is the same one."""
        before = "" if self.limit is None else self.limit.what
        if (limit.what if limit is not None else "") != before:
            self.since = now
        self.limit = limit

    def slept(self, since: float, now: float) -> None:
        """The server was away: what ran then is given back."""
        self.since += max(0.0, now - max(self.since, since))

    @property
    def ends(self) -> float | None:
        """When it runs out, if it runs."""
        return None if self.limit is None else self.since + self.limit.seconds
