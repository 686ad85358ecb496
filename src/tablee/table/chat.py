"""Talk at a table: who said what where, how fast one may talk, and who hears it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tablee.table.entries import Channel, Said
from tablee.table.refusals import EmptyLine, LineTooLong, TooFast

LONGEST = 500
BURST = 5  # lines that may be said at once
PER_SECOND = 0.5  # lines after that


@dataclass(frozen=True)
class Line:
    """A line as it was said. Names may change later; the line keeps the one it was said under."""

    person: str
    name: str
    channel: Channel
    text: str
    to: frozenset[str]
    at: float


@dataclass(frozen=True)
class Bucket:
    """How many lines a person may still say at once, at that time."""

    lines: float
    at: float

    def filled(self, now: float) -> float:
        return min(BURST, self.lines + PER_SECOND * max(0.0, now - self.at))


class Chat:
    """All lines of a table, in order."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.buckets: dict[str, Bucket] = {}

    def checked(self, person: str, text: str, now: float) -> str:
        """The line as it is kept, or its refusal."""
        said = " ".join("".join(one if one.isprintable() else " " for one in text).split())
        if not said:
            raise EmptyLine
        if len(said) > LONGEST:
            raise LineTooLong(LONGEST)
        bucket = self.buckets.get(person)
        if bucket is not None and bucket.filled(now) < 1:
            raise TooFast
        return said

    def take(self, said: Said, name: str, at: float) -> None:
        bucket = self.buckets.get(said.person, Bucket(BURST, at))
        self.buckets[said.person] = Bucket(bucket.filled(at) - 1, at)
        self.lines.append(Line(said.person, name, said.channel, said.text, frozenset(said.to), at))

    def heard(self, person: str, *, gallery: bool) -> Iterator[Line]:
        """What a person hears; `gallery` says whether the spectators' talk may be heard."""
        for line in self.lines:
            if line.channel is Channel.TABLE or person in line.to or (line.channel is Channel.GALLERY and gallery):
                yield line
