"""A table of Fuji Flush for tests, which speak of it like the players: seats A, B, C … as in the dossier, clockwise."""

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
from tablee.games.fuji_flush import GAME
from tablee.games.fuji_flush.rules import COPIES, DECK, EMPTY, NO_GROUPS, Play, cards_left, start_turn
from tablee.games.fuji_flush.view import FujiView
from tablee.i18n import Words

FILLER: Final = (2, 3)  # in a hand of which a test says nothing


class Table:
    """A position, set up by saying what lies where: all that is not said lies in the draw pile.

    `t.hand(A, 7, 8)`, `t.front(A, 4)`, `t.front(C, 4)`, `t.turn(A)`; then `t.plays(A, 7)`.
    """

    def __init__(self, seats: int, luck: Chance | int = 1, /, **given: OptionValue) -> None:
        self.setup = GAME.setup(seats, given)
        self.s = GAME.new(self.setup, luck if isinstance(luck, Chance) else Dice.from_int(luck))
        self.s.agenda.clear()
        self.s.deal = 1
        self.s.hand = [[] for _ in range(seats)]
        self.s.front = [EMPTY] * seats
        self.s.worth = list(NO_GROUPS)
        self.s.deck = list(DECK)
        self.s.journal = Journal()
        self._spoken_of: set[Seat] = set()
        self._since = 0

    @classmethod
    def dealt(cls, seats: int, luck: Chance | int = 1, /, **given: OptionValue) -> Table:
        """A table where the match has begun, by the rules, with dice of that number or with luck arranged."""
        t = cls(seats, luck, **given)
        t.s = GAME.new(t.setup, t.s.chance)
        t.s.journal = Journal()
        run(t.s)
        return t

    # --- Setting up ---------------------------------------------------------------------------------------------------

    def _take(self, cards: Sequence[int]) -> list[int]:
        for card in cards:
            self.s.deck.remove(card)
        return list(cards)

    def front(self, seat: Seat, card: int) -> None:
        """A card lies in front of this player."""
        self._take([card])
        self.s.front[seat] = card
        self.s.worth[card] += card

    def hand(self, seat: Seat, *cards: int) -> None:
        """The player holds these cards, or none."""
        self.s.hand[seat] = sorted(self._take(cards))
        self._spoken_of.add(seat)

    def discards(self, *cards: int) -> None:
        """The discard pile, the top card last."""
        self.s.discard = self._take(cards)

    def next_draws(self, *cards: int) -> None:
        """The top of the draw pile, in the order in which the cards will be drawn."""
        self.s.deck += reversed(self._take(cards))

    def draw_pile(self, *cards: int) -> None:
        """The whole draw pile, in the order in which the cards will be drawn; the other cards are taken out of the box."""
        self._deal_the_silent()
        self.s.deck = list(reversed(self._take(cards)))

    def _deal_the_silent(self) -> None:
        for seat in range(self.s.seats):
            if seat not in self._spoken_of:
                self.hand(seat, *FILLER)

    # --- Playing ------------------------------------------------------------------------------------------------------

    def turn(self, seat: Seat) -> None:
        """This player's turn begins."""
        self._deal_the_silent()
        self._mark()
        start_turn(self.s, seat)
        if self.s.question is None:
            run(self.s)

    def plays(self, seat: Seat, card: int) -> None:
        self._mark()
        apply(self.s, seat, Play(card))

    def leaves(self, seat: Seat) -> None:
        self._mark()
        GAME.end_for(self.s, seat)

    def plays_something(self, rng: Random) -> Seat:
        """Whoever's turn it is plays any card; who it was."""
        (seat,) = self.s.waiting
        self._mark()
        apply(self.s, seat, rng.choice(options(self.s, seat)))
        return seat

    def plays_on(self, rng: Random) -> None:
        """Everybody plays any card until the match is over."""
        while self.s.outcome is None:
            self.plays_something(rng)

    def _mark(self) -> None:
        self._since = len(self.journal.told)

    # --- Looking ------------------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Journal:
        assert self.s.journal is not None
        return self.s.journal

    @property
    def to_play(self) -> Seat | None:
        """Whose turn it is; nobody's once the match is over."""
        return self.s.waiting[0] if self.s.waiting else None

    def choices(self, seat: Seat) -> list[str]:
        """What the player may do, in the words of a record."""
        return [str(move) for move in options(self.s, seat)]

    @property
    def outcome(self) -> Outcome:
        assert self.s.outcome is not None
        return self.s.outcome

    @property
    def over(self) -> bool:
        return self.s.outcome is not None

    def on_table(self) -> dict[Seat, int]:
        """The cards in front, by seat."""
        return {seat: card for seat, card in enumerate(self.s.front) if card != EMPTY}

    def in_hand(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self.s.hand[seat])

    def cards_left(self, seat: Seat) -> int:
        return cards_left(self.s, seat)

    def discarded(self) -> tuple[int, ...]:
        return tuple(self.s.discard)

    def pile(self) -> tuple[int, ...]:
        """The draw pile in the order of drawing."""
        return tuple(reversed(self.s.deck))

    def combined(self, card: int) -> int:
        """The combined value of a group, which the state keeps, checked against the cards that lie there."""
        assert self.s.worth[card] == card * self.s.front.count(card)
        return self.s.worth[card]

    def box(self) -> dict[int, int]:
        """All cards there are, wherever they are, by value."""
        counted = GAME.inventory(self.s)
        return {card: counted[f"card {card}"] for card in COPIES}

    def log(self, seat: Seat | None) -> list[Event]:
        """What this player (None: a spectator) was told of the last thing that happened."""
        return self.journal.seen_by(seat, self._since)

    def told(self, seat: Seat | None, *events: Event) -> None:
        """The player was told just this of the last thing that happened; events of other kinds left out."""
        kinds = {type(event) for event in events}
        assert [event for event in self.log(seat) if type(event) in kinds] == list(events)

    def not_told(self, seat: Seat | None, kind: type[Event]) -> None:
        """The player was told nothing of this kind."""
        assert [event for event in self.log(seat) if isinstance(event, kind)] == []

    def sees(self, seat: Seat | None) -> FujiView:
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
