"""Talk around one screen: what is said to all, to a team or aside is read by whom it is for, when the screen comes to him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from tablee.core.notation import Seat
from tablee.core.state import State
from tablee.i18n import Words
from tablee.table.chat import LONGEST
from tablee.table.hooks import LiveHooks
from tablee.table.refusals import EmptyLine, LineTooLong, Muted, NobodyListens, NoTeam

TABLE, TEAM, ASIDE = "table", "team", "aside"  # the channels of a game's rules


@dataclass(frozen=True)
class Line:
    """Who said what, and who hears it: the speaker too."""

    seat: Seat
    channel: str
    text: str
    hearers: frozenset[Seat]


class Talk:
    """All lines of a match, and how far everybody has read them."""

    def __init__(self, hooks: LiveHooks[State], names: Sequence[str], people: Sequence[Seat]) -> None:
        self.hooks, self.names, self.people = hooks, names, frozenset(people)
        self.lines: list[Line] = []
        self.read: dict[Seat | None, int] = {}

    def say(self, s: State, seat: Seat, channel: str, text: str) -> None:
        """Say something; an aside begins with the names of who shall hear it. Refused as at any table."""
        hearers = self.people
        if channel == ASIDE:
            hearers, text = self._named(text)
        elif channel == TEAM:
            teams = self.hooks.teams(s) if self.hooks.teams is not None else ()
            mine = [team for team in teams if seat in team]
            if len(mine) != 1:
                raise NoTeam
            hearers = self.people & set(mine[0])
        said = " ".join("".join(one if one.isprintable() else " " for one in text).split())
        if not said:
            raise EmptyLine
        if len(said) > LONGEST:
            raise LineTooLong(LONGEST)
        if self.hooks.muted is not None and channel in self.hooks.muted(s, seat):
            raise Muted
        if not hearers - {seat}:
            raise NobodyListens
        self.lines.append(Line(seat, channel, said, hearers | {seat}))

    def _named(self, text: str) -> tuple[frozenset[Seat], str]:
        """The people named at the beginning, and what is left: `Max, Zoé: hello`, or `Max hello`."""
        named, colon, rest = text.partition(":")
        if not colon:
            named, _, rest = text.partition(" ")
        known = {self.names[seat].casefold(): seat for seat in self.people}
        found = [known.get(name.strip().casefold()) for name in named.split(",")]
        if any(seat is None for seat in found):
            raise NobodyListens
        return frozenset(seat for seat in found if seat is not None), rest

    def heard(self, seat: Seat | None, words: Words, since: int = 0) -> list[Text]:
        """What this reader hears, with who said it to whom."""
        told = []
        for line in self.lines[since:]:
            if seat is None or seat not in line.hearers:
                continue
            to = words.names(tuple(sorted(line.hearers - {line.seat})))
            text = words.say(f"terminal-said-{line.channel}", name=self.names[line.seat], text=line.text, to=to)
            told.append(Text(text, style="cyan"))
        return told

    def new_to(self, seat: Seat | None, words: Words) -> list[Text]:
        """What this reader has not heard yet."""
        new = self.heard(seat, words, self.read.get(seat, 0))
        self.read[seat] = len(self.lines)
        return new
