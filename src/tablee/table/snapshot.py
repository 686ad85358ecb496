"""What a person receives, and nothing else is ever sent: made from views, never from the state of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct

from tablee.core.beats import Beat, Step, Weight, beats_of, staged, told
from tablee.core.game import OptionValue, View
from tablee.core.goal import table_of
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.i18n import Words
from tablee.table import chat, presence, undo
from tablee.table.absence import shown_clocks
from tablee.table.cast import FACES
from tablee.table.clock import ShownClock
from tablee.table.refusals import NotYourSeat
from tablee.table.seats import Chair
from tablee.table.state import TableState
from tablee.table.terms import Time


@dataclass(frozen=True)
class PersonSeen:
    """Somebody at the table, by number; ids are never told."""

    number: int
    name: str
    ready: bool
    present: bool
    host: bool


@dataclass(frozen=True)
class ChairSeen:
    """A seat: whose it is (a number, 0 for nobody's), and the bot that plays it, with the number of its face."""

    seat: Seat
    name: str
    person: int
    bot: str
    face: int | None  # none where a person is, even if a bot stands in
    gone: bool
    mine: bool


@dataclass(frozen=True)
class BotSeen:
    """A bot: how strong it is, and the number of its face."""

    strength: str
    face: int


@dataclass(frozen=True)
class AbsenceSeen:
    """Somebody who is not connected, by number, and the seconds until the others need not wait any longer."""

    person: int
    left: float


class EventSeen(Struct, frozen=True, omit_defaults=True, gc=False):
    """What happened, in words, with the rule it comes from; and while it is new, how it is shown (see `core.beats`)."""

    text: str
    rule: str
    answer: int = 0  # of which answer it came, of those that told this reader anything; 0: the beginning
    seat: Seat | None = None  # who acts
    cause: bool = False  # somebody's move; else what came of it
    weight: Weight = "plain"
    steps: tuple[Step, ...] = ()
    picture: str = ""  # what it is about, in the game's art


@dataclass(frozen=True)
class Perspective:
    """The match as one seat sees it, or a spectator.

    `start` says how many of the events told before still hold; `events` come after them.
    """

    seat: Seat | None
    scene: Scene
    start: int
    events: tuple[EventSeen, ...]


@dataclass(frozen=True)
class LineSeen:
    """A line of talk that this person hears."""

    person: int  # 0: somebody who has left
    name: str
    channel: str
    text: str
    at: float


@dataclass(frozen=True)
class UndoSeen:
    """Somebody wants to take an answer back."""

    person: int
    agreed: tuple[int, ...]
    asks_me: bool


@dataclass(frozen=True)
class RoomSnapshot:
    """The table around the match: who is there, the terms, and what everybody was told of its luck."""

    phase: str
    game: str
    seats: int
    options: Mapping[str, OptionValue]
    time: Time
    language: str
    public: bool
    absent: str  # what becomes of a seat whose time ran out
    stand_in: str
    hot_seat: bool
    grace: float  # seconds after which the others need not wait for somebody who is away
    continued: str  # the table whose match goes on here
    me: int
    people: tuple[PersonSeen, ...]
    chairs: tuple[ChairSeen, ...]
    teams: tuple[tuple[Seat, ...], ...]  # those of this person; all of them once the match is over
    channels: tuple[str, ...]  # where this person may talk, unless the rules of the game say otherwise just now
    link: str  # for the host and the players, who may invite
    code: str
    undo: UndoSeen | None
    commitment: str
    seed: str  # once the match is over
    rematch: str


@dataclass(frozen=True)
class TableSnapshot:
    """All that one person may receive of a table. It continues from `since` and `heard`, so that a gap shows."""

    since: int
    revision: int  # as this person counts; goes with an answer, and with the next request
    heard: int  # how many of the lines told before still hold; `lines` come after them
    lines: tuple[LineSeen, ...]
    room: RoomSnapshot
    perspectives: tuple[Perspective, ...]
    clocks: tuple[ShownClock, ...]
    absences: tuple[AbsenceSeen, ...]
    may_undo: bool
    muted: tuple[str, ...]  # channels that the person may not use now, by the rules of the game


def snapshot(
    s: TableState,
    person: str,
    language: str,
    now: float,
    *,
    since: int = 0,
    lines: int = 0,
    only: Seat | None = None,
) -> TableSnapshot:
    """What the person may know now, in that language.

    `since` is the revision of the person's last snapshot, `lines` how many lines of chat the person has; with `only`, one of
    the seats that the person may see, as a hot seat shows them.
    """
    since = known(s, person, since)
    heard, told = talk(s, person, since=since, lines=lines)
    names = seat_names(s, language)
    return TableSnapshot(
        since=since,
        revision=s.revision_of(person),
        heard=heard,
        lines=told,
        room=room(s, person, language),
        perspectives=tuple(
            perspective(s, one, Words(s.game, language, one, names), s.revision_at(person, since))
            for one in readers(s, person, only)
        ),
        clocks=shown_clocks(s, now),
        absences=absences(s, now),
        may_undo=may_undo(s, person),
        muted=chat.muted(s, person),
    )


def known(s: TableState, person: str, since: int) -> int:
    """The revision that somebody has, if he was ever told it; else one begins anew."""
    return since if 0 <= since <= s.revision_of(person) else 0


def talk(s: TableState, person: str, *, since: int, lines: int) -> tuple[int, tuple[LineSeen, ...]]:
    """How many of the lines told before still hold, and those after them. With the phase changes who hears whom."""
    heard = chat.lines_for(s, person)
    kept = min(max(0, lines), len(heard)) if s.revision_at(person, since) >= s.phase_since else 0
    if kept == len(heard):
        return kept, ()
    people = s.seating.people
    return kept, tuple(
        LineSeen(
            people[line.person].number if line.person in people else 0,
            line.name,
            line.channel.value,
            line.text,
            line.at,
        )
        for line in heard[kept:]
    )


def room(s: TableState, person: str, language: str) -> RoomSnapshot:
    """The table around the match, as this person may know it."""
    seating, terms, request = s.seating, s.terms, s.undo
    numbers = {one.id: one.number for one in seating.people.values()}
    invites = person == seating.host or seating.seated(person)
    return RoomSnapshot(
        phase=s.phase.name.lower(),
        game=s.game.name,
        seats=terms.seats,
        options=terms.options,
        time=terms.time,
        language=terms.language,
        public=terms.public,
        absent=terms.absent.value,
        stand_in=terms.stand_in,
        hot_seat=terms.hot_seat,
        grace=terms.grace,
        continued=s.continued,
        me=numbers[person],
        people=tuple(
            PersonSeen(one.number, one.name, one.ready, one.present, one.id == seating.host)
            for one in seating.people.values()
        ),
        chairs=tuple(
            ChairSeen(
                seat,
                name,
                numbers.get(chair.person, 0),
                chair.bot,
                face(seat, chair),
                chair.gone,
                chair.person == person,
            )
            for seat, (chair, name) in enumerate(zip(seating.chairs, seat_names(s, language), strict=True))
        ),
        teams=s.teams(person),
        channels=tuple(channel.value for channel in chat.channels(s, person)),
        link=s.link if invites else "",
        code=s.code if invites else "",
        undo=None
        if request is None
        else UndoSeen(
            numbers[request.person],
            tuple(numbers[one] for one in request.agreed if one in numbers),
            person in request.voters and person not in request.agreed,
        ),
        commitment=s.commitment,
        seed=s.seed,
        rematch=s.rematched,
    )


def bots(s: TableState) -> tuple[BotSeen | None, ...]:
    """The bots by seat; nothing where a person is, even if a bot stands in."""
    faces = [face(seat, chair) for seat, chair in enumerate(s.seating.chairs)]
    return tuple(
        None if one is None else BotSeen(chair.bot, one) for one, chair in zip(faces, s.seating.chairs, strict=True)
    )


def face(seat: Seat, chair: Chair) -> int | None:
    """The face of a bot: that of its name, or for one of 0.1 of its seat."""
    return FACES.get(chair.name, seat) if chair.bot and not chair.person else None


def absences(s: TableState, now: float) -> tuple[AbsenceSeen, ...]:
    """Who is away, in the order of going."""
    people = s.seating.people
    return tuple(AbsenceSeen(people[person].number, max(0.0, end - now)) for person, end in presence.ends(s).items())


def may_undo(s: TableState, person: str) -> bool:
    """Whether the person has an answer to take back, and nobody is being asked about another."""
    return s.is_running and s.match is not None and s.undo is None and undo.is_possible(s.match, person)


@dataclass(frozen=True)
class Summary:
    """A table in a list of tables: what anybody may know who has not come in."""

    game: str
    phase: str
    language: str
    time: Time
    public: bool
    seats: int
    open_seats: int
    bots: int
    players: tuple[str, ...]
    spectators: int
    idle: bool  # a match goes on, and none of those who play it is there
    since: float  # when any of this last changed; what is said or played in secret does not show


def summary(s: TableState) -> Summary:
    """What a list of tables tells of this one."""
    chairs = s.seating.chairs
    return Summary(
        game=s.game.name,
        phase=s.phase.name.lower(),
        language=s.terms.language,
        time=s.terms.time,
        public=s.terms.public,
        seats=len(chairs),
        open_seats=sum(chair.open for chair in chairs),
        bots=sum(bool(chair.bot) and not chair.person for chair in chairs),
        players=tuple(dict.fromkeys(s.seating.called(seat) for seat, chair in enumerate(chairs) if chair.person)),
        spectators=sum(1 for _ in s.seating.spectators()),
        idle=presence.is_idle(s),
        since=s.room_changed_at,
    )


def seat_names(s: TableState, language: str) -> tuple[str, ...]:
    """How the players are called, by seat; a bot of 0.1 by its seat and strength, and an open seat by its number."""
    words = Words(s.game, language)
    names = []
    for seat, chair in enumerate(s.seating.chairs):
        if called := s.seating.called(seat):
            names.append(called)
        elif chair.bot:
            names.append(words.say("table-bot-name", number=seat + 1, strength=chair.bot))
        else:
            names.append(words.say("seat", number=seat + 1))
    return tuple(names)


def readers(s: TableState, person: str, only: Seat | None = None) -> tuple[Seat | None, ...]:
    """Whose view the person sees: own seats, or a spectator's; nobody's before the match."""
    seats = s.visible_seats(person)
    if only is not None and only not in seats:
        raise NotYourSeat(only)
    if s.match is None:
        return ()
    return (only,) if only is not None else seats or (None,)


def perspective(s: TableState, reader: Seat | None, words: Words, since: int) -> Perspective:
    """The match as that reader may know it, with what it was told after that revision of the table."""
    return Perspective(reader, scene(s, reader, words), *events(s, reader, words, since))


def scene(s: TableState, reader: Seat | None, words: Words) -> Scene:
    """What lies on the table, as that reader may know it."""
    return table_of(s.game, view(s, reader), words)


def view(s: TableState, reader: Seat | None) -> View:
    """What that reader may know."""
    assert s.match is not None
    return s.match.view(reader)


def events(s: TableState, reader: Seat | None, words: Words, since: int) -> tuple[int, tuple[EventSeen, ...]]:
    """How many of the events told before still hold, and those after them; without their steps."""
    assert s.match is not None
    start, new = s.match.log(reader, since)
    beats, last, seen = beats_of(s.game), -1, []
    for answer, event in new:
        seen.append(event_seen(told(beats, event, words, first=answer != last), answer))
        last = answer
    return start, tuple(seen)


def event_seen(beat: Beat, answer: int) -> EventSeen:
    """A beat, as it is sent."""
    return EventSeen(beat.text, beat.rule, answer, beat.seat, beat.cause, beat.weight, beat.steps, beat.picture)


def played(
    s: TableState, reader: Seat | None, words: Words, before: View, since: int
) -> tuple[int, tuple[EventSeen, ...]]:
    """The same with steps: what led from a view at that revision to the present one. Nothing, unless it was one answer."""
    assert s.match is not None
    start, new = s.match.log(reader, since)
    if not new or new[0][0] != new[-1][0]:
        return start, ()
    answer = new[0][0]
    shown = staged(beats_of(s.game), before, s.match.view(reader), [event for _, event in new], words)
    return start, tuple([event_seen(beat, answer) for beat in shown])
