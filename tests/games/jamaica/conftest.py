"""A table of Jamaica for tests, which speak of it like the players: seats A, B, C …, holds as “F3 G3 -”."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final, cast

import pytest

from tablee.core.chance import Chance, Dice, Scripted
from tablee.core.game import Game, OptionValue, View
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.core.standings import ended
from tablee.core.state import Event, Journal, Move, Outcome, Question, State, apply, do, options, run
from tablee.games.jamaica import GAME
from tablee.games.jamaica.rules.facts import (
    CARDS,
    EMPTY,
    FOOD,
    GOLD,
    HOLD,
    POWDER,
    POWERS,
    TREASURES,
    WORDS,
    WORTH,
)
from tablee.games.jamaica.rules.ghost import HAUNT_EVENING, HAUNT_MORNING
from tablee.games.jamaica.rules.loot import gain_power
from tablee.games.jamaica.rules.rounds import CARD, END_ROUND, EVENING, TAKE_TURN, act
from tablee.games.jamaica.rules.state import Jamaica, amount
from tablee.games.jamaica.view import JamaicaView
from tablee.i18n import Words

LETTERS: Final = {"F": FOOD, "G": GOLD, "P": POWDER}
STAR: Final = "star"
FACES: Final = {2: 0, 4: 1, 6: 2, 8: 3, 10: 4, STAR: 5}


class Rest(Question):
    """Nothing more happens: the turn that a test looks at is over."""

    __slots__ = ()
    rule: ClassVar[str] = "JAM-04"

    def options(self, s: Jamaica, seat: Seat) -> Sequence[Move]:
        return ()


REST: Final = Rest()


def rest(s: Jamaica) -> None:
    s.ask(0, REST)


def card_of(text: str) -> int:
    """“forward food” by its number."""
    move = GAME.read_move(f"play {text}")
    return CARD[move]  # type: ignore[index]  # only a card is spelled like this


class Table:
    """A position, set up by saying what is where; all that is not said is as at the start.

    `t.at(A, 8)`, `t.aboard(A, "F1 P1")`, `t.rolls(6, 4)`; then `t.acts(A, "forward", 3)` and `t.answers(A, "powder 1")`.
    """

    def __init__(self, seats: int, luck: Chance | int = 1, /, **given: OptionValue) -> None:
        self.setup = GAME.setup(seats, given)
        self.s = GAME.new(self.setup, luck if isinstance(luck, Chance) else Dice.from_int(luck))
        self.s.journal = Journal()
        run(self.s)
        self._since = 0

    # --- Setting up ---------------------------------------------------------------------------------------------------

    def at(self, ship: int, space: int, lap: int = 0) -> None:
        """The ship is on this space."""
        self.s.pos[ship], self.s.lap[ship] = space, lap

    def aboard(self, ship: int, holds: str) -> None:
        """The holds of a ship: “F3 G3 - - -”; those not named are empty."""
        size = len(self.s.holds[ship])
        goods = [EMPTY if one == "-" else LETTERS[one[0]] * 8 + int(one[1:]) for one in holds.split()]
        self.s.holds[ship] = goods + [EMPTY] * (size - len(goods))

    def power(self, ship: int, name: str) -> None:
        """The ship has this power; the 6th Hold is empty."""
        power = POWERS.index(name)
        self._out(power)
        gain_power(self.s, ship, power)
        assert power != HOLD or len(self.s.holds[ship]) == 6

    def treasure(self, ship: int, worth: int, *, held: Sequence[Seat] = ()) -> int:
        """The ship has a face-down treasure of this worth, which these seats have held too; the number of its back."""
        card = next(card for card in TREASURES if WORTH[card] == worth and card in (*self.s.pile, *self.s.removed))
        return self.hidden(ship, card, held=held)

    def hidden(self, ship: int, card: int, *, held: Sequence[Seat] = ()) -> int:
        """The ship has this very card face down."""
        self._out(card)
        self.s.backs[ship].append(len(self.s.face))
        self.s.face.append(card)
        holders = {*held, *((ship,) if ship < self.s.seats else ())}
        self.s.holders = (*self.s.holders, sum(1 << one for one in holders))
        self.s.cursed = (*self.s.cursed, 0)
        return len(self.s.face) - 1

    def _out(self, card: int) -> None:
        (self.s.pile if card in self.s.pile else self.s.removed).remove(card)

    def top_treasure(self, card: int) -> None:
        """The next card from the treasure pile."""
        if card in self.s.pile:
            self.s.pile.remove(card)
        else:
            self.s.removed[self.s.removed.index(card)] = self.s.pile.pop()
        self.s.pile.append(card)

    def emptied(self, *lairs: int) -> None:
        """These lairs have no token any more."""
        for lair in lairs:
            self.s.tokens &= ~(1 << lair)

    def hand(self, seat: Seat, *cards: str) -> None:
        """The player holds just these cards; the others are in the deck."""
        held = sorted(card_of(card) for card in cards)
        self.s.hand[seat] = held
        self.s.deck[seat] = [card for card in range(len(CARDS)) if card not in held]
        self.s.discard[seat] = []

    def piles(self, seat: Seat, hand: Sequence[int], deck: Sequence[int], discard: Sequence[int]) -> None:
        """The cards of a player by number: hand, deck (the top last), discard pile."""
        self.s.hand[seat], self.s.deck[seat], self.s.discard[seat] = list(hand), list(deck), list(discard)

    def rolls(self, *faces: int | str) -> None:
        """What the combat die will show, in turn."""
        self.s.chance = Scripted(*(FACES[face] for face in faces))

    def luck(self, *outcomes: int | Sequence[int]) -> None:
        self.s.chance = Scripted(*outcomes)

    # --- Playing ------------------------------------------------------------------------------------------------------

    def _begin(self, seat: Seat, morning: int, evening: int) -> None:
        s = self.s
        s.question, s.waiting, s.together, s.asked, s.sealed = None, (), False, (), {}
        s.agenda[:] = [do(rest)]
        s.captain, s.turn = seat, 1
        s.morning, s.evening = morning, evening
        self._mark()

    def acts(self, seat: Seat, action: str, pips: int) -> None:
        """One action, as if it were the evening."""
        self._begin(seat, pips, pips)
        act(self.s, seat, WORDS.index(action), pips)
        self._go_on()

    def plays(self, seat: Seat, card: str, morning: int, evening: int) -> None:
        """A whole turn, morning and evening."""
        self._begin(seat, morning, evening)
        number = card_of(card)
        if number in self.s.hand[seat]:
            self.s.hand[seat].remove(number)
        self.s.chosen[seat] = number
        self.s.agenda.append(EVENING)
        act(self.s, seat, CARDS[number][0], morning)
        self._go_on()

    def haunts(self, morning: int, evening: int | None = None) -> None:
        """The Ghost moves, once or twice."""
        captain = self.s.captain
        self._begin(captain, morning, evening or 0)
        self.s.turn = self.s.seats
        if evening is not None:
            self.s.agenda.append(HAUNT_EVENING)
        self.s.agenda.append(HAUNT_MORNING)
        self._go_on()

    def round(self, captain: Seat, morning: int, evening: int, *cards: str) -> None:
        """Everybody has laid a card down; the turns begin."""
        self._begin(captain, morning, evening)
        self.s.turn = 0
        self.s.agenda[:] = [TAKE_TURN]
        for seat, card in enumerate(cards):
            number = card_of(card)
            self.s.chosen[seat] = number
            for pile in (self.s.hand[seat], self.s.deck[seat], self.s.discard[seat]):
                if number in pile:
                    pile.remove(number)
        self._go_on()

    def ends_round(self) -> None:
        """The round is over."""
        captain = self.s.captain
        self._begin(captain, 1, 1)
        self.s.turn = self.s.seats
        self.s.agenda[:] = [END_ROUND]
        self._go_on()

    def played(self, seat: Seat, card: int) -> None:
        """This card lies in front of the player."""
        for pile in (self.s.hand[seat], self.s.deck[seat], self.s.discard[seat]):
            if card in pile:
                pile.remove(card)
        self.s.chosen[seat] = card

    def _go_on(self) -> None:
        if self.s.question is None and self.s.outcome is None:
            run(self.s)

    def answers(self, seat: Seat, *moves: str) -> None:
        for move in moves:
            self._mark()
            apply(self.s, seat, GAME.read_move(move))

    def plays_something(self, rng: Random) -> None:
        """Somebody who is asked does anything."""
        seat = rng.choice(self.s.waiting)
        self._mark()
        apply(self.s, seat, rng.choice(options(self.s, seat)))

    def plays_on(self, rng: Random, answers: int = 100_000) -> None:
        """Everybody does anything, for so many answers or to the end."""
        for _ in range(answers):
            if self.s.outcome is not None:
                return
            self.plays_something(rng)

    def _mark(self) -> None:
        self._since = len(self.journal.told)

    # --- Looking ------------------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Journal:
        assert self.s.journal is not None
        return self.s.journal

    @property
    def done(self) -> bool:
        """Whether the turn is over and nobody is asked anything."""
        return self.s.question is REST

    def is_asked(self, seat: Seat, kind: type[Question]) -> bool:
        """Whether this player, and nobody else, is asked this."""
        return self.s.waiting == (seat,) and type(self.s.question) is kind

    def choices(self, seat: Seat) -> list[str]:
        return [str(move) for move in options(self.s, seat)]

    @property
    def outcome(self) -> Outcome:
        assert self.s.outcome is not None
        return self.s.outcome

    def where(self, ship: int) -> tuple[int, int]:
        return self.s.pos[ship], self.s.lap[ship]

    def cargo(self, ship: int) -> str:
        """What lies in the holds, in no order, empty ones left out."""
        names = {goods: letter for letter, goods in LETTERS.items()}
        return " ".join(sorted(f"{names[hold >> 3]}{hold & 7}" for hold in self.s.holds[ship] if hold))

    def has(self, ship: int, letter: str) -> int:
        return amount(self.s.holds[ship], LETTERS[letter])

    def worths(self, ship: int) -> list[int]:
        """The face-down treasures of a ship."""
        return [WORTH[self.s.face[back]] for back in self.s.backs[ship]]

    def powers(self, ship: int) -> set[str]:
        return {str(POWERS[power]) for power, owner in enumerate(self.s.powers) if owner == ship}

    def token(self, lair: int) -> bool:
        return bool(self.s.tokens >> lair & 1)

    def log(self, seat: Seat | None) -> list[Event]:
        """What this player (None: a spectator) was told since the last thing was done."""
        return self.journal.seen_by(seat, self._since)

    def told(self, seat: Seat | None, *events: Event) -> None:
        """The player was told just this; events of other kinds left out."""
        kinds = {type(event) for event in events}
        assert [event for event in self.log(seat) if type(event) in kinds] == list(events)

    def not_told(self, seat: Seat | None, kind: type[Event]) -> None:
        assert [event for event in self.log(seat) if isinstance(event, kind)] == []

    def sees(self, seat: Seat | None) -> JamaicaView:
        return GAME.view(self.s, seat)

    def looks(self, seat: Seat | None, language: str = "en") -> Scene:
        return ended(GAME, self.sees(seat), Words(cast("Game[State, View]", GAME), language, seat))


@pytest.fixture(scope="session")
def table() -> type[Table]:
    """`t = table(4)`: the start of a match, to be arranged."""
    return Table
