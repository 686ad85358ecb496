"""A table of Pagan for tests, which speak of it like the players: `t.plays("witch", "visit annie")`.

Unless a test says otherwise nothing lies anywhere, the true witch is Annie, both have 0 influence and no cards in hand.
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
from tablee.core.state import Event, Journal, Outcome, Question, State, apply, options, run
from tablee.games.pagan import GAME
from tablee.games.pagan.facts import (
    CARD_AT,
    CARDS,
    CLUE,
    COLOUR_AT,
    FAVOUR,
    HUNTER,
    NO_CARD,
    PAWNS_OF,
    SECRET,
    SIDES,
    TYPE,
    TYPES,
    VILLAGER_AT,
    VILLAGERS,
    WITCH,
)
from tablee.games.pagan.rules.turn import BEGIN_ACTIONS, END_TURN, TAKE_TURN
from tablee.games.pagan.table import HUNTER_BITS, ON_BOARD, ON_LOCATION, STANDARD_BITS, WITCH_BITS
from tablee.games.pagan.view import PaganView
from tablee.i18n import Words

E = TypeVar("E", bound=Event)

SEAT: Final = {"witch": WITCH, "hunter": HUNTER}
TOKENS: Final = {"clue": CLUE, "secret": SECRET, "favour": FAVOUR}
QUIET: Final = ("pass", "pay-upkeep", "gain")  # what does least


class Table:
    """A position, set up by saying what lies where: all that is not said lies in the box and in the draw piles."""

    def __init__(self, luck: Chance | int = 1, /, **given: OptionValue) -> None:
        self.setup = GAME.setup(2, given)
        self.s = GAME.new(self.setup, luck if isinstance(luck, Chance) else Dice.from_int(luck))
        self.s.agenda.clear()
        self.s.journal = Journal()
        self.s.turn = 2
        self.s.active = HUNTER
        self.witch_is("annie")
        self._since = 0

    @classmethod
    def dealt(cls, luck: Chance | int = 1, /, **given: OptionValue) -> Table:
        """A table where the match has begun, by the rules."""
        t = cls(luck, **given)
        t.s = GAME.new(t.setup, t.s.chance)
        t.s.journal = Journal()
        run(t.s)
        return t

    # --- Setting up ---------------------------------------------------------------------------------------------------

    def witch_is(self, villager: str) -> None:
        """The true witch; the other Suspects lie in their deck."""
        self.s.suspects = [one for one in range(len(VILLAGERS)) if one != VILLAGER_AT[villager]]
        self.s.witch = VILLAGER_AT[villager]

    def suspects(self, *villagers: str) -> None:
        """These lie on top of the Suspects deck, the first one on top."""
        for villager in villagers:
            self.s.suspects.remove(VILLAGER_AT[villager])
        self.s.suspects += [VILLAGER_AT[villager] for villager in reversed(villagers)]

    def drawn(self, *villagers: str) -> None:
        """The Hunter has drawn these Suspects."""
        for villager in villagers:
            self.s.suspects.remove(VILLAGER_AT[villager])
            self.s.drawn.append(VILLAGER_AT[villager])

    def influence(self, side: str, number: int) -> None:
        self.s.influence[SEAT[side]] = number

    def evidence(self, number: int) -> None:
        self.s.evidence = number

    def clues(self, **on: int) -> None:
        """So many clues on each of these villagers."""
        self._tokens(CLUE, on)

    def secrets(self, **on: int) -> None:
        self._tokens(SECRET, on)

    def favours(self, **on: int) -> None:
        self._tokens(FAVOUR, on)

    def _tokens(self, token: int, on: dict[str, int]) -> None:
        counts = (self.s.clues, self.s.secrets, self.s.favours)[token]
        for villager, number in on.items():
            self.s.reserve[token] += counts[VILLAGER_AT[villager]] - number
            counts[VILLAGER_AT[villager]] = number

    def clue_everywhere(self, number: int = 1) -> None:
        """So many clues on every living villager."""
        self.clues(**{str(name): number for at, name in enumerate(VILLAGERS) if self.s.alive >> at & 1})

    def none_left(self, token: str) -> None:
        """The reserve has none: they were lost under the table."""
        self.s.reserve[TOKENS[token]] = 0

    def left(self, token: str, number: int) -> None:
        self.s.reserve[TOKENS[token]] = number

    def hand(self, side: str, *cards: str) -> None:
        """The player holds these cards."""
        seat = SEAT[side]
        for card in cards:
            self.s.deck[seat].remove(CARD_AT[card])
            self.s.hand[seat].append(CARD_AT[card])
        self.s.hand[seat].sort()

    def next_cards(self, side: str, *cards: str) -> None:
        """The player will draw these next, in this order."""
        seat = SEAT[side]
        for card in cards:
            self.s.deck[seat].remove(CARD_AT[card])
        self.s.deck[seat] += [CARD_AT[card] for card in reversed(cards)]

    def piles(self, side: str, pile: int, discard: int) -> None:
        """So many cards in the draw pile and in the discard pile; the others are in another room."""
        seat = SEAT[side]
        everything = self.s.deck[seat] + self.s.discard[seat]
        self.s.deck[seat], self.s.discard[seat] = everything[:pile], everything[pile : pile + discard]

    def in_play(self, *cards: str) -> None:
        """Allies, locations, potions, familiars and curses that lie on the table."""
        for name in cards:
            card = CARD_AT[name]
            seat = WITCH if card >= CARD_AT["vial-of-oblivion"] else HUNTER
            self.s.deck[seat].remove(card)
            kind = TYPES[TYPE[card]]
            if kind == "curse":
                self.s.curses.append(card)
                continue
            spaces = {
                "ally": self.s.allies,
                "location": self.s.locations,
                "potion": self.s.potions,
                "familiar": self.s.familiars,
            }[kind]
            spaces[spaces.index(NO_CARD)] = card

    def filled(self, potion: str, secrets: int, copy: int = 1) -> None:
        """So many secrets on that potion, which is in play."""
        spaces = [at for at, card in enumerate(self.s.potions) if card == CARD_AT[potion]]
        self.s.filled[spaces[copy - 1]] = secrets
        self.s.reserve[SECRET] -= secrets

    def investigates(self, card: str, villager: str) -> None:
        """An investigation lies in front of a villager."""
        self.s.deck[HUNTER].remove(CARD_AT[card])
        self.s.investigations[VILLAGER_AT[villager]] = CARD_AT[card]

    def pawns(self, side: str, *villagers: str) -> None:
        """Pawns of that player stand on these villagers."""
        for pawn, villager in zip(PAWNS_OF[SEAT[side]], villagers, strict=False):
            self.s.pawn[pawn] = VILLAGER_AT[villager]

    def eliminated(self, *villagers: str) -> None:
        for villager in villagers:
            self.s.alive &= ~(1 << VILLAGER_AT[villager])

    def owns(self, side: str, colour: str) -> None:
        """The player has the Faction card of that colour."""
        self.s.factions[COLOUR_AT[colour]] = SEAT[side]

    # --- Playing ------------------------------------------------------------------------------------------------------

    def turn(self, side: str, number: int = 4) -> None:
        """The action phase of a turn of that player, all pawns in the reserve."""
        seat = SEAT[side]
        self.s.turn = number
        self.s.active = seat
        self.s.pawns_left = HUNTER_BITS if seat == HUNTER else STANDARD_BITS if number == 1 else WITCH_BITS
        for pawn in PAWNS_OF[seat]:
            self.s.pawn[pawn] = -1
        self.s.agenda = [END_TURN, BEGIN_ACTIONS]
        self.s.question = None
        self._mark()
        run(self.s)

    def last_pawn(self) -> None:
        """The Witch has placed all but one of her standard pawns, on her board."""
        for pawn in PAWNS_OF[WITCH][1:]:
            self.s.pawn[pawn] = ON_BOARD
        self.s.pawns_left = 1

    def upkeep(self, side: str, number: int = 4) -> None:
        """A whole turn of that player begins, upkeep first."""
        self.s.turn = number - 1
        self.s.active = HUNTER - SEAT[side]
        self.s.agenda = [TAKE_TURN]
        self.s.question = None
        self._mark()
        run(self.s)

    def plays(self, side: str, *moves: str) -> None:
        """The player answers, once or several times, in the words of a record."""
        for move in moves:
            self._mark()
            apply(self.s, SEAT[side], GAME.read_move(move))

    def quietly(self, side: str) -> None:
        """The player does as little as possible until it is the other one's turn."""
        start = len(self.journal.told)
        while self.s.outcome is None and self.s.waiting == (SEAT[side],):
            choices = self.choices(side)
            self.plays(side, next((one for one in QUIET if one in choices), choices[0]))
        self._since = start

    def plays_on(self, rng: Random) -> None:
        """Everybody answers anything until the match is over."""
        while self.s.outcome is None:
            seat = self.s.waiting[0]
            apply(self.s, seat, rng.choice(options(self.s, seat)))

    def _mark(self) -> None:
        self._since = len(self.journal.told)

    # --- Looking ------------------------------------------------------------------------------------------------------

    @property
    def journal(self) -> Journal:
        assert self.s.journal is not None
        return self.s.journal

    def is_asked(self, kind: type[Question], side: str) -> None:
        """Just this player is asked just this."""
        assert isinstance(self.s.question, kind), self.s.question
        assert self.s.waiting == (SEAT[side],)

    def choices(self, side: str) -> list[str]:
        return [str(move) for move in options(self.s, SEAT[side])]

    def can(self, side: str, move: str) -> bool:
        return move in self.choices(side)

    @property
    def outcome(self) -> Outcome:
        assert self.s.outcome is not None
        return self.s.outcome

    @property
    def winner(self) -> str:
        (seat,) = self.outcome.winners
        return str(SIDES[seat])

    def has(self, side: str) -> int:
        """The influence of a player."""
        return self.s.influence[SEAT[side]]

    def holds(self, side: str) -> list[str]:
        return [str(CARDS[card]) for card in self.s.hand[SEAT[side]]]

    def discards(self, side: str) -> list[str]:
        return [str(CARDS[card]) for card in self.s.discard[SEAT[side]]]

    def clues_on(self, villager: str) -> int:
        return self.s.clues[VILLAGER_AT[villager]]

    def secrets_on(self, villager: str) -> int:
        return self.s.secrets[VILLAGER_AT[villager]]

    def favours_on(self, villager: str) -> int:
        return self.s.favours[VILLAGER_AT[villager]]

    def secrets_in(self, potion: str, copy: int = 1) -> int:
        spaces = [at for at, card in enumerate(self.s.potions) if card == CARD_AT[potion]]
        return self.s.filled[spaces[copy - 1]]

    def lies(self, card: str) -> bool:
        """Whether the card is in play."""
        places = (
            self.s.allies, self.s.locations, self.s.potions, self.s.familiars, self.s.curses, self.s.investigations,
        )  # fmt: skip
        return any(CARD_AT[card] in cards for cards in places)

    def curses(self) -> list[str]:
        return [str(CARDS[card]) for card in self.s.curses]

    def investigation(self, villager: str) -> str:
        card = self.s.investigations[VILLAGER_AT[villager]]
        return "" if card == NO_CARD else str(CARDS[card])

    def stands(self, side: str, villager: str) -> int:
        """How many pawns of a player stand on a villager."""
        return sum(self.s.pawn[pawn] == VILLAGER_AT[villager] for pawn in PAWNS_OF[SEAT[side]])

    def on_location(self, location: str) -> bool:
        return ON_LOCATION + self.s.locations.index(CARD_AT[location]) in self.s.pawn

    def pawns_left(self) -> int:
        return self.s.pawns_left.bit_count()

    def alive(self, villager: str) -> bool:
        return bool(self.s.alive >> VILLAGER_AT[villager] & 1)

    def log(self, side: str | None = None) -> list[Event]:
        """What this player (None: a spectator) was told of the last thing that happened."""
        return self.journal.seen_by(None if side is None else SEAT[side], self._since)

    def told(self, kind: type[E], side: str | None = None) -> list[E]:
        """Every event of a kind that this player was told since the beginning."""
        seat = None if side is None else SEAT[side]
        return [event for event in self.journal.seen_by(seat) if isinstance(event, kind)]

    def sees(self, side: str | None) -> PaganView:
        return GAME.view(self.s, None if side is None else SEAT[side])

    def sampled(self, side: str, number: int = 1) -> Table:
        """A world that the player can't tell from this one."""
        t = Table(**self.setup.options)
        t.s = GAME.sample_world(self.s, SEAT[side], Random(number))
        return t

    def words(self, side: str | None, language: str = "en") -> Words:
        seat: Seat | None = None if side is None else SEAT[side]
        return Words(cast("Game[State, View]", GAME), language, seat)

    def looks(self, side: str | None, language: str = "en") -> Scene:
        return ended(GAME, self.sees(side), self.words(side, language))

    def node(self, side: str | None, name: str, kind: type[N], language: str = "en") -> N:
        """The thing of that id on this player's screen."""
        return looking.node(self.looks(side, language), name, kind)

    def ids(self, side: str | None) -> set[str]:
        return looking.ids(self.looks(side))

    def offers(self, side: str, language: str = "en") -> dict[str, Offer]:
        return looking.offers(self.looks(side, language))


@pytest.fixture(scope="session")
def table() -> type[Table]:
    """`t = table()` for a position, `t = table.dealt()` for the start of a match."""
    return Table
