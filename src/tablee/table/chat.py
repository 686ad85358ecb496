"""Chat: who may say what where, how fast, and who hears it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.core.notation import Seat
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.entries import Channel, Entries
from tablee.table.token_bucket import TokenBucket

if TYPE_CHECKING:
    from tablee.table.state import TableState

LONGEST = 500
BURST = 5  # lines that may be said at once
PER_SECOND = 0.5  # lines after that


@dataclass(frozen=True)
class ChatLine:
    """A line as it was said. Names may change later; the line keeps the one it was said under."""

    person: str
    name: str
    channel: Channel
    text: str
    to: frozenset[str]
    at: float


class Chat:
    """All lines of a table, in order."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self.buckets: dict[str, TokenBucket] = {}

    def checked(self, person: str, text: str, now: float) -> str:
        """The line as it is kept, or its refusal."""
        said = " ".join("".join(one if one.isprintable() else " " for one in text).split())
        if not said:
            raise no.EmptyLine
        if len(said) > LONGEST:
            raise no.LineTooLong(LONGEST)
        bucket = self.buckets.get(person)
        if bucket is not None and bucket.left(now) < 1:
            raise no.TooFast
        return said

    def add(self, said: log.Said, name: str, at: float) -> None:
        """A line was said."""
        if said.person not in self.buckets:
            self.buckets[said.person] = TokenBucket.full(PER_SECOND, BURST, at)
        self.buckets[said.person].spend(at)
        self.lines.append(ChatLine(said.person, name, said.channel, said.text, frozenset(said.to), at))

    def heard(self, person: str, *, gallery: bool) -> Iterator[ChatLine]:
        """What a person hears; `gallery` says whether the spectators' talk may be heard."""
        for line in self.lines:
            if line.channel is Channel.TABLE or person in line.to or (line.channel is Channel.GALLERY and gallery):
                yield line


# --- Who may say what where --------------------------------------------------------------------------------------------


def say(s: TableState, person: str, command: do.Say, now: float) -> Entries:
    """Judge a line."""
    s.check_present(person)
    line = s.chat.checked(person, command.text, now)
    _check_channel(s, person, command.channel)
    if command.channel.value in muted(s, person):
        raise no.Muted
    to: tuple[str, ...] = ()
    if command.channel is Channel.TEAM:
        to = _team(s, person, command.seat)
    elif command.channel is Channel.ASIDE:
        to = _aside(s, person, command.to)
    return (log.Said(person, command.channel, line, to),)


def channels(s: TableState, person: str) -> tuple[Channel, ...]:
    """Where the person may talk now, if the rules of the game don't mute anybody."""
    return tuple(channel for channel in Channel if _open_to(s, person, channel))


def muted(s: TableState, person: str) -> tuple[str, ...]:
    """The channels where the person has to keep quiet now, by the rules of the game."""
    rule = s.hooks.muted
    if rule is None or s.match is None or not s.is_running:
        return ()
    quiet = (rule(s.match.state, seat) for seat in s.seating.seats_of(person))
    return tuple(sorted(frozenset().union(*quiet)))


def lines_for(s: TableState, person: str) -> tuple[ChatLine, ...]:
    """Every line that the person hears. Players don't hear the spectators while the match runs."""
    s.check_present(person)
    if not s.chat.lines:
        return ()
    return tuple(s.chat.heard(person, gallery=not s.is_running or not s.seating.seated(person)))


def _open_to(s: TableState, person: str, channel: Channel) -> bool:
    try:
        _check_channel(s, person, channel)
    except no.NotForYou:
        return False
    return channel is not Channel.TEAM or bool(s.teams(person) and s.seating.seats_of(person))


def _check_channel(s: TableState, person: str, channel: Channel) -> None:
    """Spectators talk among themselves while the match runs; who resigned still talks at the table."""
    seated = s.seating.seated(person)
    if channel is Channel.GALLERY:
        fits = not seated
    elif not s.is_running:
        fits = True
    else:
        fits = seated if channel is Channel.TABLE else bool(s.seating.seats_of(person))
    if not fits:
        raise no.NotForYou


def _team(s: TableState, person: str, seat: Seat | None) -> tuple[str, ...]:
    mine = s.seating.seats_of(person)
    if seat is not None and seat not in mine:
        raise no.NotYourSeat(seat)
    found = [team for team in s.teams(person) if any(one in team and seat in {None, one} for one in mine)]
    if len(found) != 1:
        raise no.NoTeam
    people = {s.seating.chairs[one].person for one in found[0]} - {""}
    return tuple(sorted(people, key=lambda one: s.seating.people[one].number))


def _aside(s: TableState, person: str, numbers: Sequence[int]) -> tuple[str, ...]:
    ids = {one.number: one.id for one in s.seating.people.values()}
    hearers = [ids.get(number, "") for number in sorted(set(numbers))]
    others = [one for one in hearers if one != person]
    if not others or not all(one and (not s.is_running or s.seating.seats_of(one)) for one in others):
        raise no.NobodyListens
    return (person, *others)
