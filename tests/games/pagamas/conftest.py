"""A table of Pagamás for tests, which speak of it like the players: seats A, B, C … as in the dossier, clockwise.

A is Captain, B First mate, C Lookout, D Chaplain, E Bosun, F Cook, unless a test says otherwise. Promises are off unless a test
is about them.
"""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar, cast

import pytest
from tests.games import looking
from tests.games.looking import N

from tablee.core.chance import Chance, Dice
from tablee.core.game import Game, OptionValue, View
from tablee.core.notation import Seat
from tablee.core.scene import Offer, Scene
from tablee.core.standings import ended
from tablee.core.state import Event, Journal, Move, Outcome, Question, State, apply, do, options, run
from tablee.games.pagamas import GAME
from tablee.games.pagamas.cards import CAPTAIN, NOBODY, VALUE, Place, Role
from tablee.games.pagamas.rules.ambush import set_ambushes
from tablee.games.pagamas.rules.hideout import hide
from tablee.games.pagamas.rules.mutiny import rise
from tablee.games.pagamas.rules.refit import refit
from tablee.games.pagamas.rules.reveal import reveal
from tablee.games.pagamas.rules.role import assign_roles
from tablee.games.pagamas.rules.split import split_the_loot
from tablee.games.pagamas.rules.turn import end_turn
from tablee.games.pagamas.table import Trap
from tablee.games.pagamas.view import PagamasView
from tablee.i18n import Words

E = TypeVar("E", bound=Event)

PHASES: Final = (
    do(refit),
    do(assign_roles),
    do(split_the_loot),
    do(hide),
    do(set_ambushes),
    do(reveal),
    do(rise),
    do(end_turn),
)
NAMES: Final = ("", "m1", "m2", "m3", "ambush", "dodge", "hands", "bribe")
QUIET: Final = (
    "pass", "keep-hand", "overboard -", "vote for", "hide hammock", "suffer", "keep-calm", "stay-loyal", "stand-back", "bury -",
    "let-be",
)  # fmt: skip


class Table:
    """A position, set up by saying what lies where: all that is not said lies in the decks."""

    def __init__(self, seats: int, luck: Chance | int = 1, /, **given: OptionValue) -> None:
        self.setup = GAME.setup(seats, {"promises": False} | given)
        self.s = GAME.new(self.setup, luck if isinstance(luck, Chance) else Dice.from_int(luck))
        self.s.agenda.clear()
        self.s.journal = Journal()
        self.s.turn = 1
        self.s.captain = 0
        self.s.role = list(range(seats))
        self._since = 0

    @classmethod
    def dealt(cls, seats: int, luck: Chance | int = 1, /, **given: OptionValue) -> Table:
        """A table where the match has begun, by the rules."""
        t = cls(seats, luck, **given)
        t.s = GAME.new(t.setup, t.s.chance)
        t.s.journal = Journal()
        run(t.s)
        return t

    # --- Setting up ---------------------------------------------------------------------------------------------------

    def hand(self, seat: Seat, *cards: str) -> None:
        """The player holds these Action cards: ambush, dodge, hands, bribe."""
        for card in cards:
            self.s.deck.remove(NAMES.index(card))
            self.s.hand[seat].append(NAMES.index(card))
        self.s.hand[seat].sort()

    def crew(self, seat: Seat, *forces: int) -> None:
        """Sailors of these Forces lie before the player."""
        for force in forces:
            self.s.deck.remove(force)
        self.s.crew[seat] = sorted(forces)

    def loot(self, seat: Seat, *values: int, known_by: tuple[Seat, ...] = ()) -> None:
        """Loot before the player, which he knows, and perhaps others."""
        self.s.magot[seat] = sorted(self.s.magot[seat] + self._loot(seat, values, known_by))

    def buried(self, seat: Seat, *values: int) -> None:
        self.s.hoard[seat] = sorted(self._loot(seat, values, ()))

    def _loot(self, seat: Seat, values: tuple[int, ...], known_by: tuple[Seat, ...]) -> list[int]:
        mask = sum(1 << one for one in {seat, *known_by})
        for value in values:
            self.s.loot.remove(value)
        return [value << VALUE | mask for value in values]

    def role(self, seat: Seat, name: str) -> None:
        """This player has that character; “none” for one who has lost it."""
        self.s.role[seat] = NOBODY if name == "none" else Role[name.upper()].value
        if self.s.role[seat] == CAPTAIN:
            self.s.captain = seat

    def hidden(self, *places: str) -> None:
        """Where everybody hides, A first."""
        self.s.hideout = [Place[place.upper()].value for place in places]

    def trap(self, author: Seat, target: Seat, place: str, *, power: bool = False) -> None:
        """An ambush that was set before; the First mate needs no card."""
        if not power:
            self.s.deck.remove(NAMES.index("ambush"))
            self.s.beside.append(NAMES.index("ambush"))
        self.s.traps.append(Trap(author, target, Place[place.upper()].value, power))

    def next_loot(self, *values: int) -> None:
        """The loot that will be drawn next."""
        for value in values:
            self.s.loot.remove(value)
        self.s.loot += reversed(values)

    def next_actions(self, *cards: str) -> None:
        """The Action cards that will be drawn next, in this order."""
        for card in cards:
            self.s.deck.remove(NAMES.index(card))
        self.s.deck += [NAMES.index(card) for card in reversed(cards)]

    def begin(self, phase: int) -> None:
        """The turn goes on from this phase."""
        self._mark()
        self.s.then(*PHASES[phase - 1 :])
        run(self.s)

    # --- Playing ------------------------------------------------------------------------------------------------------

    def does(self, seat: Seat, *moves: str) -> None:
        """The player answers, once or several times, in the words of a record."""
        for move in moves:
            self._mark()
            apply(self.s, seat, GAME.read_move(move))

    def all_do(self, *moves: str) -> None:
        """Everybody who is asked answers, one after the other."""
        start = len(self.journal.told)
        for move in moves:
            apply(self.s, self.s.waiting[0], GAME.read_move(move))
        self._since = start

    def split(self, *takers: Seat) -> None:
        """The Captain deals the cards of the day, the highest first, to these players."""
        start = len(self.journal.told)
        for seat in takers:
            apply(self.s, self.s.captain, GAME.read_move(f"share {self.s.today[len(self.s.offer)]} to {seat}"))
        self._since = start

    def votes(self, *ayes: Seat) -> None:
        """These vote for, the others against."""
        start = len(self.journal.told)
        for seat in range(self.s.seats):
            apply(self.s, seat, GAME.read_move("vote for" if seat in ayes else "vote against"))
        self._since = start

    def quietly(self, *kinds: type[Question]) -> None:
        """Everybody does as little as possible until one of these questions is asked, or the match is over."""
        start = len(self.journal.told)
        while self.s.outcome is None and not isinstance(self.s.question, kinds):
            seat = self.s.waiting[0]
            choices = {str(move): move for move in options(self.s, seat)}
            apply(self.s, seat, next((choices[one] for one in QUIET if one in choices), next(iter(choices.values()))))
        self._since = start

    def plays_on(self, rng: Random) -> None:
        """Everybody answers anything until the match is over."""
        while self.s.outcome is None:
            self.plays_something(rng)

    def plays_something(self, rng: Random) -> Move:
        self._mark()
        seat = rng.choice(self.s.waiting)
        move = rng.choice(options(self.s, seat))
        apply(self.s, seat, move)
        return move

    def _mark(self) -> None:
        self._since = len(self.journal.told)

    # --- Looking ------------------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Journal:
        assert self.s.journal is not None
        return self.s.journal

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.s.waiting

    def is_asked(self, kind: type[Question], *seats: Seat) -> None:
        """Just these players are asked just this."""
        assert isinstance(self.s.question, kind), self.s.question
        assert self.s.waiting == seats

    def choices(self, seat: Seat) -> list[str]:
        return [str(move) for move in options(self.s, seat)]

    @property
    def outcome(self) -> Outcome:
        assert self.s.outcome is not None
        return self.s.outcome

    def has(self, seat: Seat) -> list[int]:
        """The values of the loot before a player, the lowest first."""
        return [card >> VALUE for card in self.s.magot[seat]]

    def hoard(self, seat: Seat) -> list[int]:
        return [card >> VALUE for card in self.s.hoard[seat]]

    def thrown(self) -> list[int]:
        return [card >> VALUE for card in self.s.loot_discard]

    def holds(self, seat: Seat) -> list[str]:
        return [NAMES[card] for card in self.s.hand[seat]]

    def discards(self) -> list[str]:
        return sorted(NAMES[card] for card in self.s.discard)

    def is_role(self, seat: Seat) -> str:
        role = self.s.role[seat]
        return "none" if role == NOBODY else Role(role).name.lower()

    def stripped(self, seat: Seat) -> bool:
        """Whether a player has neither character nor hand nor sailors."""
        return self.s.role[seat] == NOBODY and not self.s.hand[seat] and not self.s.crew[seat]

    def log(self, seat: Seat | None = None) -> list[Event]:
        """What this player (None: a spectator) was told of the last thing that happened."""
        return self.journal.seen_by(seat, self._since)

    def history(self, kind: type[E], seat: Seat | None = None) -> list[E]:
        """Every event of a kind since the beginning."""
        return [event for event in self.journal.seen_by(seat) if isinstance(event, kind)]

    def sees(self, seat: Seat | None) -> PagamasView:
        return GAME.view(self.s, seat)

    def values_seen(self, seat: Seat | None, owner: Seat) -> list[int]:
        """The values that a player sees in somebody's magot; 0 for a back."""
        return [loot.value for loot in self.sees(seat).magots[owner]]

    def sampled(self, seat: Seat, number: int = 1) -> Table:
        """A world that the player can't tell from this one."""
        t = Table(self.s.seats, **self.setup.options)
        t.s = GAME.sample_world(self.s, seat, Random(number))
        return t

    def looks(self, seat: Seat | None, language: str = "en") -> Scene:
        return ended(GAME, self.sees(seat), self.words(seat, language))

    def node(self, seat: Seat | None, name: str, kind: type[N], language: str = "en") -> N:
        """The thing of that id on this player's screen."""
        return looking.node(self.looks(seat, language), name, kind)

    def ids(self, seat: Seat | None) -> set[str]:
        return looking.ids(self.looks(seat))

    def offers(self, seat: Seat, language: str = "en") -> dict[str, Offer]:
        return looking.offers(self.looks(seat, language))

    def words(self, seat: Seat | None, language: str = "en") -> Words:
        return Words(cast("Game[State, View]", GAME), language, seat)


@pytest.fixture(scope="session")
def table() -> type[Table]:
    """`t = table(4)` for a position, `t = table.dealt(4)` for the start of a match."""
    return Table
