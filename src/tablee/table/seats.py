"""Who is at the table, and who sits where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from tablee.core.notation import Seat
from tablee.i18n import LANGUAGES, OUR_TEXTS, say
from tablee.lookalikes import alike, cleaned, skeleton, unreadable, width
from tablee.table.cast import bot_name
from tablee.table.refusals import BadName, LikeABot, NameInUse, NoSuchSeat
from tablee.table.terms import STRENGTHS

LONGEST_NAME = 40  # columns


@dataclass(frozen=True)
class Person:
    """Somebody at the table. Others know a person by the number and the name, never by the id."""

    id: str
    name: str
    number: int
    ready: bool = False
    present: bool = True
    account: str = ""  # the name of the person's account, which nobody else may have here; a guest has none


@dataclass(frozen=True)
class Chair:
    """A seat: open, a person's, a bot's; with both, a bot plays for the person. `gone`: the match ended for it."""

    person: str = ""
    bot: str = ""
    gone: bool = False
    name: str = ""  # of the bot, or of somebody who sits there at the screen of the seat's owner

    @property
    def open(self) -> bool:
        return not self.person and not self.bot

    @property
    def played_by(self) -> str:
        """The person who answers now; nobody where a bot does, or where nobody is left."""
        return "" if self.bot or self.gone else self.person


def shown_name(name: str) -> str:
    """A name as it is shown, or its refusal."""
    shown = cleaned(name)
    if not 1 <= width(shown) <= LONGEST_NAME or unreadable(shown):
        raise BadName(LONGEST_NAME)
    if is_like_a_bots(shown):
        raise LikeABot(shown)
    return shown


def is_like_a_bots(name: str) -> bool:
    """Whether a reader may take the name for that of a bot or of an open seat, in any of our languages."""
    bots, numbered = _taken_patterns()
    look = skeleton(name)
    has_number = any(sign.isdecimal() for sign in name)
    return bots.fullmatch(look) is not None or (has_number and numbered.fullmatch(look) is not None)


@cache
def _taken_patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """The skeletons of all names of bots, with or without number and strength; and of what is something like them by its number."""
    mark = "7"  # stands for a number
    number = "[ol0-9]"  # 1 and 0 look like letters
    bots: set[str] = set()
    numbered = {skeleton(strength) for strength in STRENGTHS}
    for language in LANGUAGES:
        for strength in STRENGTHS:
            told = skeleton(say(OUR_TEXTS, language, "table-bot-name", {"number": mark, "strength": strength}))
            before, _, after = told.partition(mark)
            bots.add(f"{re.escape(before)}{number}*(?:{re.escape(after)})?")
        numbered.add(skeleton(say(OUR_TEXTS, language, "seat", {"number": mark})).partition(mark)[0])
    return re.compile("|".join(sorted(bots))), re.compile(f"(?:{'|'.join(sorted(numbered))}){number}+")


class Seating:
    """The people and the chairs."""

    def __init__(self, seats: int) -> None:
        self.people: dict[str, Person] = {}
        self.chairs: list[Chair] = [Chair() for _ in range(seats)]
        self.host = ""
        self.barred: set[str] = set()
        self.numbered = 0

    # --- asking --------------------------------------------------------------------------------------------------------

    def chair(self, seat: Seat) -> Chair:
        """The chair of that number, or NoSuchSeat."""
        if not 0 <= seat < len(self.chairs):
            raise NoSuchSeat(seat)
        return self.chairs[seat]

    def called(self, seat: Seat) -> str:
        """How the one on that seat is called; nothing for an open seat, or for a bot of 0.1."""
        chair = self.chairs[seat]
        return chair.name or (self.people[chair.person].name if chair.person else "")

    def name_for_bot(self, seat: Seat, strength: str, company: str) -> str:
        """A name for a bot on that seat that is like no other at the table."""
        chairs = (chair for number, chair in enumerate(self.chairs) if number != seat)
        return bot_name(strength, (*self._names_of_others(""), *(chair.name for chair in chairs)), company)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats that a person owns and that are still in the match."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person and not chair.gone])

    def seated(self, person: str) -> bool:
        """Whether the person holds a seat, or held one in this match."""
        return any(chair.person == person for chair in self.chairs)

    def players(self) -> Iterator[Person]:
        """The people who hold a seat and are there, in the order of coming."""
        return (one for one in self.people.values() if one.present and self.seats_of(one.id))

    def spectators(self) -> Iterator[Person]:
        """The people who are there and hold no seat, in the order of coming."""
        return (one for one in self.people.values() if one.present and not self.seated(one.id))

    def good_name(self, person: str, name: str) -> str:
        """The name of a person as it is shown, or its refusal."""
        shown = shown_name(name)
        theirs = [chair for chair in self.chairs if chair.name and (chair.person != person or self._unnamed(person))]
        if any(alike(shown, other) for other in (*self._names_of_others(person), *(chair.name for chair in theirs))):
            raise NameInUse(shown)
        return shown

    def good_seat_name(self, person: str, seat: Seat, name: str) -> str:
        """The name of somebody at the person's screen as it is shown, or its refusal; nothing for the person itself."""
        shown = shown_name(name) if name else ""
        chairs = [chair for number, chair in enumerate(self.chairs) if number != seat and chair.name]
        own = self.people[person].name
        taken = [chair.name for chair in chairs]
        if shown:
            taken += [*self._names_of_others(person), *([own] if self._unnamed(person) else [])]
        if any(alike(shown or own, other) for other in taken):
            raise NameInUse(shown or own)
        return shown

    def _names_of_others(self, person: str) -> Iterator[str]:
        for one in self.people.values():
            if one.id != person:
                yield from filter(None, (one.name, one.account))

    def _unnamed(self, person: str) -> bool:
        """Whether the person has a seat under no name but the own one."""
        return any(chair.person == person and not chair.name for chair in self.chairs)

    # --- what happened -------------------------------------------------------------------------------------------------

    def came(self, person: str, name: str, account: str) -> None:
        known = self.people.get(person)
        if known is None:
            self.numbered += 1
            known = Person(person, name, self.numbered)
        self.people[person] = replace(known, name=name, account=account, present=True)
        if not self.host:
            self.host = person

    def left(self, person: str, *, keep: bool) -> None:
        """`keep`: the match runs, and the person's seats wait."""
        if keep and self.seated(person):
            self.people[person] = replace(self.people[person], present=False)
        else:
            del self.people[person]
            self.chairs = [Chair() if chair.person == person else chair for chair in self.chairs]
        if person == self.host:
            heirs = [*self.players(), *self.spectators()]
            self.host = heirs[0].id if heirs else ""

    def kicked(self, person: str) -> None:
        self.left(person, keep=False)
        self.barred.add(person)

    def prepared(self, person: str, *, ready: bool) -> None:
        self.people[person] = replace(self.people[person], ready=ready)

    def unprepared(self) -> None:
        """Something changed: everybody has to be ready again."""
        self.people = {one.id: replace(one, ready=False) for one in self.people.values()}

    def resized(self, seats: int) -> None:
        self.chairs = (self.chairs + [Chair()] * seats)[:seats]
