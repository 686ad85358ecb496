"""What a person receives, and nothing else is ever sent: made from views, never from the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.core.game import OptionValue, View
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.i18n import Words
from tablee.table.clock import Shown
from tablee.table.refusals import NotYourSeat
from tablee.table.standing import Phase
from tablee.table.table import Table
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
    """A seat: whose it is (a number, 0 for nobody's), and the bot that plays it."""

    seat: Seat
    name: str
    person: int
    bot: str
    gone: bool
    mine: bool


@dataclass(slots=True)
class EventSeen:
    """What happened, in words, with the rule it comes from."""

    text: str
    rule: str


@dataclass(frozen=True)
class Look:
    """The table through the eyes of one seat, or of a spectator.

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
class Setting:
    """The table around the match: who is there, what was agreed on, and what everybody was told of its luck."""

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
class Sight:
    """All that one person may receive of a table. It continues from `since` and `heard`: a gap shows."""

    since: int
    moment: int  # goes with an answer, and with the next look
    heard: int  # how many of the lines told before still hold; `lines` come after them
    lines: tuple[LineSeen, ...]
    setting: Setting
    looks: tuple[Look, ...]
    clocks: tuple[Shown, ...]
    may_undo: bool
    muted: tuple[str, ...]  # channels that the person may not use now, by the rules of the game


def sight(
    table: Table,
    person: str,
    language: str,
    now: float,
    *,
    since: int = 0,
    lines: int = 0,
    only: Seat | None = None,
) -> Sight:
    """What the person may know now, in that language.

    `since` is the moment of the person's last sight, `lines` how many lines of talk the person has; with `only`, one of
    the seats that the person may look at, as a hot seat shows them.
    """
    since = known(table, since)
    heard, told = talk(table, person, since=since, lines=lines)
    names = seat_names(table, language)
    eyes = readers(table, person, only)
    return Sight(
        since=since,
        moment=table.moment,
        heard=heard,
        lines=told,
        setting=setting(table, person, language),
        looks=tuple(look(table, one, Words(table.game, language, one, names), since) for one in eyes),
        clocks=table.shown_clocks(now),
        may_undo=may_undo(table, person),
        muted=table.muted(person),
    )


def known(table: Table, since: int) -> int:
    """The moment that somebody has, if this table ever had it; else one begins anew."""
    return since if 0 <= since <= table.moment else 0


def talk(table: Table, person: str, *, since: int, lines: int) -> tuple[int, tuple[LineSeen, ...]]:
    """How many of the lines told before still hold, and those after them. With the phase changes who hears whom."""
    heard = table.lines_for(person)
    kept = min(max(0, lines), len(heard)) if since >= table.phase_since else 0
    if kept == len(heard):
        return kept, ()
    people = table.seating.people
    return kept, tuple(
        LineSeen(
            people[line.person].number if line.person in people else 0,
            line.name,
            line.channel.name.lower(),
            line.text,
            line.at,
        )
        for line in heard[kept:]
    )


def setting(table: Table, person: str, language: str) -> Setting:
    """The table around the match, as this person may know it."""
    seating, terms, undo = table.seating, table.terms, table.undo
    numbers = {one.id: one.number for one in seating.people.values()}
    invites = person == seating.host or seating.seated(person)
    return Setting(
        phase=table.phase.name.lower(),
        game=table.game.name,
        seats=terms.seats,
        options=terms.options,
        time=terms.time,
        language=terms.language,
        public=terms.public,
        absent=terms.absent.name.lower(),
        stand_in=terms.stand_in,
        hot_seat=terms.hot_seat,
        continued=table.continued,
        me=numbers[person],
        people=tuple(
            PersonSeen(one.number, one.name, one.ready, one.present, one.id == seating.host)
            for one in seating.people.values()
        ),
        chairs=tuple(
            ChairSeen(seat, name, numbers.get(chair.person, 0), chair.bot, chair.gone, chair.person == person)
            for seat, (chair, name) in enumerate(zip(seating.chairs, seat_names(table, language), strict=True))
        ),
        teams=table.teams(person),
        channels=tuple(channel.name.lower() for channel in table.channels(person)),
        link=table.link if invites else "",
        code=table.code if invites else "",
        undo=None
        if undo is None
        else UndoSeen(
            numbers[undo.person],
            tuple(numbers[one] for one in undo.agreed if one in numbers),
            person in undo.voters and person not in undo.agreed,
        ),
        commitment=table.commitment,
        seed=table.seed,
        rematch=table.rematched,
    )


def may_undo(table: Table, person: str) -> bool:
    """Whether the person has an answer to take back, and nobody is being asked about another."""
    return table.phase is Phase.RUNNING and table.undo is None and table.may_undo(person)


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
    since: float  # when any of this last changed; what is said or played in secret does not show


def summary(table: Table) -> Summary:
    """What a list of tables tells of this one."""
    chairs = table.seating.chairs
    return Summary(
        game=table.game.name,
        phase=table.phase.name.lower(),
        language=table.terms.language,
        time=table.terms.time,
        public=table.terms.public,
        seats=len(chairs),
        open_seats=sum(chair.open for chair in chairs),
        bots=sum(bool(chair.bot) and not chair.person for chair in chairs),
        players=tuple(dict.fromkeys(table.seating.called(seat) for seat, chair in enumerate(chairs) if chair.person)),
        spectators=sum(1 for _ in table.seating.spectators()),
        since=table.settled_at,
    )


def seat_names(table: Table, language: str) -> tuple[str, ...]:
    """How the players are called, by seat: a person's name, a bot's strength, or that the seat is open."""
    words = Words(table.game, language)
    names = []
    for seat, chair in enumerate(table.seating.chairs):
        if chair.person:
            names.append(table.seating.called(seat))
        elif chair.bot:
            names.append(words.say("table-bot-name", number=seat + 1, strength=chair.bot))
        else:
            names.append(words.say("seat", number=seat + 1))
    return tuple(names)


def readers(table: Table, person: str, only: Seat | None = None) -> tuple[Seat | None, ...]:
    """Through whose eyes the person looks: own seats, or a spectator's; nobody's before the match."""
    seats = table.looks(person)
    if only is not None and only not in seats:
        raise NotYourSeat(only)
    if table.live is None:
        return ()
    return (only,) if only is not None else seats or (None,)


def look(table: Table, reader: Seat | None, words: Words, since: int) -> Look:
    """The match as that reader may know it, with what it was told after that moment."""
    return Look(reader, scene(table, reader, words), *events(table, reader, words, since))


def scene(table: Table, reader: Seat | None, words: Words) -> Scene:
    """What lies on the table, as that reader may know it."""
    return table.game.scene(view(table, reader), words)


def view(table: Table, reader: Seat | None) -> View:
    """What that reader may know."""
    assert table.live is not None
    return table.live.view(reader)


def events(table: Table, reader: Seat | None, words: Words, since: int) -> tuple[int, tuple[EventSeen, ...]]:
    """How many of the events told before still hold, and those after them."""
    assert table.live is not None
    start, told = table.live.log(reader, since)
    return start, tuple([EventSeen(words.sentence(event), event.rule) for event in told])
