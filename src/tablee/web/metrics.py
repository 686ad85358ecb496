"""What a host may watch: numbers in the text format that Prometheus reads. Nothing in it says who did what.

Nor do they count what somebody at a table could not notice: answers given in secret, talk among some, and what either caused to be
sent. Such a number would tell whoever reads it, and sits there, how far another has come.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

STEPS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Counter:
    """Something that is counted, perhaps by kind."""

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name = name
        self.help = help
        self.label = label
        self.counts: dict[str, int] = {} if label else {"": 0}

    def add(self, kind: str = "", count: int = 1) -> None:
        self.counts[kind] = self.counts.get(kind, 0) + count

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        for kind, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{kind}"}} {count}' if self.label else f"{self.name} {count}"


class Histogram:
    """How long something takes."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.buckets = [0] * (len(STEPS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(STEPS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        below = 0
        for step, count in zip(STEPS, self.buckets, strict=False):
            below += count
            yield f'{self.name}_bucket{{le="{step}"}} {below}'
        count = below + self.buckets[-1]
        yield f'{self.name}_bucket{{le="+Inf"}} {count}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {count}"


class Metrics:
    """All numbers of one worker."""

    def __init__(self) -> None:
        self.requests = Counter(
            "tablee_requests_total",
            "Requests answered, by status; without what is asked of tables, unless it failed.",
            "status",
        )
        self.commands = Counter(
            "tablee_wishes_total", "Commands done that everybody at the table may notice, by kind.", "wish"
        )
        self.refused = Counter(
            "tablee_refused_total", "Requests and commands refused, by reason; without answers and talk.", "error"
        )
        self.resyncs = Counter("tablee_resyncs_total", "Sockets that asked for what they had missed.")
        self.closed = Counter("tablee_sockets_closed_total", "Sockets closed by the server, by reason.", "reason")
        self.sent = Counter("tablee_frames_total", "Changes that everybody at a table may notice, sent to sockets.")
        self.done = Histogram("tablee_wish_seconds", "From a command that is counted to its being on the disk.")
        self.shown = Histogram("tablee_shown_seconds", "From a change that is counted to its being sent to a socket.")
        self.answered = Histogram("tablee_request_seconds", "From a request to its answer.")

    def text(self, **gauges: int) -> str:
        """Everything, with what is so just now."""
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE tablee_{name} gauge", f"tablee_{name} {value}"]
        kinds: tuple[Counter | Histogram, ...] = (
            self.requests, self.commands, self.refused, self.resyncs, self.closed, self.sent,
            self.done, self.shown, self.answered,
        )  # fmt: skip
        for one in kinds:
            lines += one.lines()
        return "\n".join(lines) + "\n"
