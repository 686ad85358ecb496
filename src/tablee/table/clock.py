"""Time at a table. A seat's clock runs while the match waits for a person there; several may run at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tablee.core.notation import Seat
from tablee.table.terms import Pace, Time

REPRIEVE = 0.1  # of a stock: what whoever takes a seat back has at least


@dataclass(frozen=True)
class Clock:
    """One seat's time: what was left when it last stopped, and since when it runs."""

    left: float
    since: float | None = None
    asked: int = 0  # when the question was put, as the table counts: another question, another count
    flagged: bool = False

    def at(self, now: float) -> float:
        """What is left at that moment."""
        spent = 0.0 if self.since is None else max(0.0, now - self.since)
        return max(0.0, self.left - spent)


@dataclass(frozen=True)
class Shown:
    """A clock for a face."""

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

    def shown(self, now: float) -> tuple[Shown, ...]:
        """All clocks, for a face."""
        if self.time.pace is Pace.NONE:
            return ()
        return tuple(
            Shown(seat, clock.at(now), clock.since is not None, clock.flagged) for seat, clock in enumerate(self.clocks)
        )
