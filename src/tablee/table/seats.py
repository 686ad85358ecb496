"""Who is at the table, and who sits where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tablee.core.notation import Seat
from tablee.table.refusals import BadName, NameTaken, NoSuchSeat

LONGEST_NAME = 40


@dataclass(frozen=True)
class Person:
    """Somebody at the table. Others know a person by the number and the name, never by the id."""

    id: str
    name: str
    number: int
    ready: bool = False
    present: bool = True


@dataclass(frozen=True)
class Chair:
    """A seat: open, a person's, a bot's; with both, a bot plays for the person. `gone`: the match ended for it."""

    person: str = ""
    bot: str = ""
    gone: bool = False
    name: str = ""  # of somebody who sits there at the screen of the seat's owner

    @property
    def open(self) -> bool:
        return not self.person and not self.bot

    @property
    def played_by(self) -> str:
        """The person who answers now; nobody where a bot does, or where nobody is left."""
        return "" if self.bot or self.gone else self.person


def shown_name(name: str) -> str:
    """A name as it is shown, or its refusal."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
        raise BadName(LONGEST_NAME)
    return shown


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
        """How the one on that seat is called; nothing for a bot or an open seat."""
        chair = self.chairs[seat]
        return chair.name or (self.people[chair.person].name if chair.person else "")

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
        """The name as it is shown, or its refusal."""
        shown = shown_name(name)
        if any(one.id != person and one.name.casefold() == shown.casefold() for one in self.people.values()):
            raise NameTaken(shown)
        return shown

    # --- what happened -------------------------------------------------------------------------------------------------

    def came(self, person: str, name: str) -> None:
        known = self.people.get(person)
        if known is None:
            self.numbered += 1
            known = Person(person, name, self.numbered)
        self.people[person] = replace(known, name=name, present=True)
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
