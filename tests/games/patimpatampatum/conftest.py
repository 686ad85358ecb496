"""A table of PatimPatamPatum for tests, which speak of it like the players: T, G, K, N, M are the comparses, cells have names."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, cast

import pytest

from tablee.core.chance import Chance, Dice
from tablee.core.game import Game, OptionValue, View
from tablee.core.notation import Seat
from tablee.core.scene import Scene
from tablee.core.standings import ended
from tablee.core.state import Event, Journal, Outcome, State, apply, options, run
from tablee.games.patimpatampatum import GAME
from tablee.games.patimpatampatum.board import CELL, NAMES, NOBODY, SANT_PERE
from tablee.games.patimpatampatum.cards import CARDS, COMPARSE, COMPARSES, KIND, deck
from tablee.games.patimpatampatum.rules.rounds import END_ROUND
from tablee.games.patimpatampatum.rules.state import fill_up, lift, pawns, put
from tablee.games.patimpatampatum.rules.turn import begin_turn
from tablee.games.patimpatampatum.view import PatumView
from tablee.i18n import Words

FILLER: Final = (2, 2, 3)  # in a hand of which a test says nothing

CardName = int | str


def kind_of(card: CardName) -> int:
    return KIND[str(card)]


class Table:
    """A position, set up by saying what stands and lies where: other pawns are on Sant Pere, other cards in the pile.

    `t.stand("maj3", G)`, `t.stand("q_joan", K, N, N)`, `t.hand(G, 4, 3)`, `t.turn(G)`; then `t.plays(G, "pawn maj3", "lay 4")`.
    """

    def __init__(
        self,
        seats: int = 4,
        luck: Chance | int = 1,
        /,
        comparses: str = "",
        number: int = 1,
        **given: OptionValue,
    ) -> None:
        self.setup = GAME.setup(seats, given)
        self.s = GAME.new(self.setup, luck if isinstance(luck, Chance) else Dice.from_int(luck))
        self.s.agenda.clear()
        names = comparses.split() or COMPARSES[:seats]
        self.s.comparse = tuple(COMPARSE[name] for name in names)
        self.s.order = tuple(range(seats))
        self.s.round = number
        self.s.pile = list(deck(self.s.comparse))
        self.s.journal = Journal()
        self._spoken_of: set[Seat] = set()
        self._since = 0

    @classmethod
    def dealt(cls, seats: int, luck: Chance | int = 1, /, **given: OptionValue) -> Table:
        """A table where the match has begun, by the rules: everybody takes the first comparse that is left."""
        t = cls.opened(seats, luck, **given)
        while t.s.round == 0 and not t.s.placing:
            apply(t.s, t.s.waiting[0], options(t.s, t.s.waiting[0])[0])
        return t

    @classmethod
    def opened(cls, seats: int, luck: Chance | int = 1, /, **given: OptionValue) -> Table:
        """A table where the first player is asked for a comparse."""
        t = cls(seats, luck)
        t.setup = GAME.setup(seats, given)
        t.s = GAME.new(t.setup, t.s.chance)
        t.s.journal = Journal()
        run(t.s)
        return t

    # --- Setting up ---------------------------------------------------------------------------------------------------

    def stand(self, cell: str, *seats: Seat) -> None:
        """Pawns of these players come from Sant Pere to this cell."""
        for seat in seats:
            lift(self.s, seat, SANT_PERE)
            put(self.s, seat, CELL[cell])

    def take(self, cards: Sequence[CardName]) -> list[int]:
        kinds = [kind_of(card) for card in cards]
        for kind in kinds:
            self.s.pile.remove(kind)
        return kinds

    def hand(self, seat: Seat, *cards: CardName) -> None:
        """The player holds these cards, or none."""
        self.s.hand[seat] = sorted(self.take(cards))
        self._spoken_of.add(seat)

    def next_draws(self, *cards: CardName) -> None:
        """The top of the draw pile, in the order in which the cards will be drawn."""
        self.s.pile += reversed(self.take(cards))

    def no_pile(self) -> None:
        """The draw pile is used up: all that was in it is discarded."""
        self._deal_the_silent()
        self.s.discard += self.s.pile
        self.s.pile = []

    def pile_of(self, *cards: CardName) -> None:
        """The whole draw pile, in the order of drawing; the rest is discarded."""
        self._deal_the_silent()
        drawn = self.take(cards)
        self.no_pile()
        self.s.pile = list(reversed(drawn))

    def _deal_the_silent(self) -> None:
        for seat in range(self.s.seats):
            if seat not in self._spoken_of:
                self.hand(seat, *FILLER)

    def turn(self, seat: Seat) -> None:
        """This player's turn begins."""
        self._deal_the_silent()
        fill_up(self.s)
        self.s.agenda = [END_ROUND]
        begin_turn(self.s, seat)
        self.mark()

    # --- Playing ------------------------------------------------------------------------------------------------------

    def plays(self, seat: Seat, *moves: str) -> None:
        """The player answers, once or several times, in the words of a record."""
        for move in moves:
            self.mark()
            apply(self.s, seat, GAME.read_move(move))

    def leaves(self, seat: Seat) -> None:
        self.mark()
        GAME.end_for(self.s, seat)

    def plays_something(self, rng: Random) -> Seat:
        """Whoever is asked answers anything; who it was."""
        seat = self.s.waiting[0]
        self.mark()
        apply(self.s, seat, rng.choice(options(self.s, seat)))
        return seat

    def plays_on(self, rng: Random, answers: int = 10_000) -> None:
        """Everybody answers anything, until the match is over or so many answers were given."""
        for _ in range(answers):
            if self.s.outcome is not None:
                return
            self.plays_something(rng)

    def mark(self) -> None:
        self._since = len(self.journal.told)

    # --- Looking ------------------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Journal:
        assert self.s.journal is not None
        return self.s.journal

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked, and what."""
        assert self.s.question is not None
        return self.s.waiting[0], type(self.s.question).__name__

    def choices(self) -> list[str]:
        """What whoever is asked may answer, in the words of a record."""
        return [str(move) for move in options(self.s, self.s.waiting[0])]

    def ends(self) -> set[str]:
        """The cells where the chosen pawn may go, pushes left out."""
        return {choice.removeprefix("go ") for choice in self.choices() if choice.startswith("go ")}

    def pushes(self) -> list[str]:
        return [choice for choice in self.choices() if choice.startswith("push ")]

    def owner(self, cell: str) -> Seat | None:
        """Who stands on a street cell or in a house."""
        seat = self.s.street[CELL[cell]]
        return None if seat == NOBODY else seat

    def count(self, cell: str, seat: Seat) -> int:
        """How many pawns of a player stand on a cell."""
        return pawns(self.s, CELL[cell], seat)

    def where(self, seat: Seat) -> dict[str, int]:
        """Where the pawns of a player stand."""
        return {str(name): self.count(str(name), seat) for name in NAMES if self.count(str(name), seat)}

    def in_hand(self, seat: Seat) -> list[str]:
        return [str(CARDS[kind]) for kind in self.s.hand[seat]]

    def discarded(self) -> list[str]:
        return sorted(str(CARDS[kind]) for kind in self.s.discard)

    @property
    def outcome(self) -> Outcome:
        assert self.s.outcome is not None
        return self.s.outcome

    def log(self, seat: Seat | None = None) -> list[Event]:
        """What this player (None: a spectator) was told of the last answer."""
        return self.journal.seen_by(seat, self._since)

    def told(self, *events: Event, to: Seat | None = None) -> None:
        """Just this was told of the last answer; events of other kinds left out."""
        kinds = {type(event) for event in events}
        assert [event for event in self.log(to) if type(event) in kinds] == list(events)

    def sees(self, seat: Seat | None) -> PatumView:
        return GAME.view(self.s, seat)

    def looks(self, seat: Seat | None, language: str = "en") -> Scene:
        """The table on this player's screen."""
        return ended(GAME, self.sees(seat), self.words(seat, language))

    def words(self, seat: Seat | None, language: str = "en") -> Words:
        return Words(cast("Game[State, View]", GAME), language, seat)


@pytest.fixture(scope="session")
def table() -> type[Table]:
    """`t = table(4)` for a position, `t = table.dealt(4)` for the start of a match."""
    return Table
