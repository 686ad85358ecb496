"""The table of Pagan: what lies where, and what has happened in this turn."""

from __future__ import annotations

from typing import Final

from tablee.core.chance import NO_CHANCE, Chance
from tablee.core.notation import Seat
from tablee.core.state import State
from tablee.games.pagan.facts import (
    CARDS,
    EVIDENCE_IN_BOX,
    FAMILIAR_PAWN,
    HUNTER,
    NO_CARD,
    NOBODY,
    PAWNS,
    PAWNS_OF,
    SCENARIOS,
    SLOTS_ALLY,
    SLOTS_FAMILIAR,
    SLOTS_LOCATION,
    SLOTS_POTION,
    VILLAGE,
    VILLAGERS,
    WITCH,
    Scenario,
)

# Where a pawn is: on a villager (0 to 8), or here.
RESERVE: Final = -1
ON_BOARD: Final = 9
ON_LOCATION: Final = 10  # and the space of the location

# The steps of a visit; 0 while there is none.
NO_VISIT: Final = 0

FAMILIAR_BIT: Final = 1 << FAMILIAR_PAWN
STANDARD_BITS: Final = FAMILIAR_BIT - 1
WITCH_BITS: Final = FAMILIAR_BIT | STANDARD_BITS
HUNTER_BITS: Final = (1 << PAWNS) - 1 - WITCH_BITS


class Pagan(State):
    """The table. Cards are numbers of designs; hands are kept sorted, so that their order tells nothing.

    Static modifiers are nowhere in here: they are read off the cards in play whenever they matter (PGN-84).
    """

    __slots__ = (
        "active",
        "agent",
        "alive",
        "allies",
        "cheap",
        "clues",
        "colour",
        "conversions",
        "curses",
        "deck",
        "discard",
        "drawn",
        "evidence",
        "factions",
        "familiars",
        "favours",
        "fed",
        "filled",
        "fresh",
        "hand",
        "influence",
        "investigations",
        "known",
        "limited",
        "locations",
        "looked",
        "pawn",
        "pawns_left",
        "peeked",
        "pending",
        "phase",
        "played",
        "potions",
        "reserve",
        "resolving",
        "revealed",
        "scenario",
        "secrets",
        "spread",
        "spurned",
        "step",
        "suspects",
        "turn",
        "used_familiar",
        "visited",
        "visitor_familiar",
        "witch",
    )

    def __init__(
        self,
        chance: Chance,
        influence: list[int],
        hand: list[list[int]],
        deck: list[list[int]],
        discard: list[list[int]],
        known: list[list[int]],
        clues: list[int],
        secrets: list[int],
        favours: list[int],
        reserve: list[int],
        pawn: list[int],
        investigations: list[int],
        allies: list[int],
        locations: list[int],
        potions: list[int],
        filled: list[int],
        familiars: list[int],
        fed: list[int],
    ) -> None:
        super().__init__(2, chance)
        self.influence = influence
        self.hand = hand
        self.deck = deck  # the top card last
        self.discard = discard
        self.known = known  # of each hand, the designs that the opponent has lawfully seen there
        self.clues = clues  # on each villager
        self.secrets = secrets
        self.favours = favours
        self.reserve = reserve  # of clues, secrets and favours
        self.pawn = pawn  # where each is: two of the Witch, her familiar's, three of the Hunter
        self.investigations = investigations  # in front of each villager
        self.allies = allies  # by space, NO_CARD where there is none
        self.locations = locations
        self.potions = potions
        self.filled = filled  # the secrets on each of these
        self.familiars = familiars
        self.fed = fed  # how many secrets each villager was ever given: everybody can count along
        self.curses: list[int] = []
        self.alive = (1 << len(VILLAGERS)) - 1  # a mask
        self.evidence = 0
        self.witch = NOBODY  # the villager who is the true witch
        self.suspects: list[int] = []  # the Suspects deck, the top card last
        self.peeked = 0  # how many cards at the bottom of it the Hunter has seen
        self.drawn: list[int] = []  # the Suspects that the Hunter has drawn, in this order
        self.revealed = 0  # which of these lie face up for good, a mask
        self.factions: list[int] = []  # who owns the Faction card of each colour, where they are in play
        self.scenario: Scenario = SCENARIOS[0]
        self.limited = True  # PGN-92
        # Of the turn
        self.turn = 0
        self.active: Seat = HUNTER
        self.phase = 0  # 1 to 6 in the upkeep, then ACTIONS
        self.pawns_left = 0  # a mask
        self.used_familiar = False
        self.cheap = 0  # conversions for 2 secrets made in this turn
        self.played = 0  # cards
        self.fresh = False  # whether anything has happened since the Witch was last asked to drink
        self.colour = NOBODY  # of the villagers that the Witch visits in her first turn
        self.pending: list[int] = []  # upkeep effects still to come: cards, or 50 + colour for a Faction card
        # Of the visit
        self.visited = NOBODY
        self.step = NO_VISIT
        self.visitor_familiar = False
        self.conversions = 0
        # Of an effect
        self.resolving: list[int] = []  # cards played or drunk whose effect is not over
        self.looked: list[int] = []  # cards taken off a draw pile to choose from
        self.spread = 0  # villagers that still get a token of the effect, a mask
        self.agent = NO_CARD  # the card of the Witch that the Agent has just seen
        self.spurned = 0  # villagers on whom the ritual could have been held, and was not

    def clone(self) -> Pagan:
        hand, deck, discard, known = self.hand, self.deck, self.discard, self.known
        copy = Pagan(
            NO_CHANCE,
            self.influence[:],
            [hand[0][:], hand[1][:]],
            [deck[0][:], deck[1][:]],
            [discard[0][:], discard[1][:]],
            [known[0][:], known[1][:]],
            self.clues[:],
            self.secrets[:],
            self.favours[:],
            self.reserve[:],
            self.pawn[:],
            self.investigations[:],
            self.allies[:],
            self.locations[:],
            self.potions[:],
            self.filled[:],
            self.familiars[:],
            self.fed[:],
        )
        self.clone_onto(copy)
        if self.curses:
            copy.curses = self.curses[:]
        copy.alive = self.alive
        copy.evidence = self.evidence
        copy.witch = self.witch
        copy.suspects = self.suspects[:]
        copy.peeked = self.peeked
        if self.drawn:
            copy.drawn = self.drawn[:]
            copy.revealed = self.revealed
        if self.factions:
            copy.factions = self.factions[:]
        copy.scenario = self.scenario
        copy.limited = self.limited
        copy.turn = self.turn
        copy.active = self.active
        copy.phase = self.phase
        copy.pawns_left = self.pawns_left
        copy.used_familiar = self.used_familiar
        copy.cheap = self.cheap
        copy.played = self.played
        copy.fresh = self.fresh
        copy.colour = self.colour
        if self.pending:
            copy.pending = self.pending[:]
        copy.visited = self.visited
        copy.step = self.step
        copy.visitor_familiar = self.visitor_familiar
        copy.conversions = self.conversions
        if self.resolving:
            copy.resolving = self.resolving[:]
        if self.looked:
            copy.looked = self.looked[:]
        copy.spread = self.spread
        copy.agent = self.agent
        copy.spurned = self.spurned
        return copy


ACTIONS: Final = 7  # the phase after the six steps of the upkeep


def empty_table(chance: Chance) -> Pagan:
    """Villagers without tokens, empty boards, everything in the box."""
    return Pagan(
        chance,
        [0, 0],
        [[], []],
        [[], []],
        [[], []],
        [[], []],
        [0] * len(VILLAGERS),
        [0] * len(VILLAGERS),
        [0] * len(VILLAGERS),
        [0, 0, 0],
        [RESERVE] * PAWNS,
        [NO_CARD] * len(VILLAGERS),
        [NO_CARD] * SLOTS_ALLY,
        [NO_CARD] * SLOTS_LOCATION,
        [NO_CARD] * SLOTS_POTION,
        [0] * SLOTS_POTION,
        [NO_CARD] * SLOTS_FAMILIAR,
        [0] * len(VILLAGERS),
    )


# --- Readiness -------------------------------------------------------------------------------------------------------


def lives(s: Pagan, villager: int) -> bool:
    """Whether the villager is still in the game."""
    return bool(s.alive >> villager & 1)


def living(s: Pagan) -> list[int]:
    """The villagers who are still in the game."""
    alive = s.alive
    return [villager for villager in VILLAGE if alive >> villager & 1]


def is_ready(s: Pagan, villager: int) -> bool:
    """PGN-13: a living villager without any pawn is ready."""
    return s.alive >> villager & 1 == 1 and villager not in s.pawn


def ready_villagers(s: Pagan) -> list[int]:
    """PGN-13: every villager who is ready."""
    alive, pawn = s.alive, s.pawn
    return [villager for villager in VILLAGE if alive >> villager & 1 and villager not in pawn]


def occupied_by(s: Pagan, seat: Seat) -> list[int]:
    """PGN-13: the villagers with a pawn of this player, from left to right."""
    pawn, last = s.pawn, len(VILLAGERS)
    return sorted({pawn[one] for one in PAWNS_OF[seat] if 0 <= pawn[one] < last})


def send_home(s: Pagan, villager: int, seat: Seat) -> None:
    """PGN-25, PGN-26, PGN-R50, PGN-R66: the pawns of that player go back to his reserve, and serve him no more in this turn."""
    for one in PAWNS_OF[seat]:
        if s.pawn[one] == villager:
            s.pawn[one] = RESERVE


def other(seat: Seat) -> Seat:
    return HUNTER - seat + WITCH


def innocents(s: Pagan) -> int:
    """How many innocents were eliminated."""
    return len(VILLAGERS) - s.alive.bit_count()


# --- The box ---------------------------------------------------------------------------------------------------------


def inventory(s: Pagan) -> dict[str, int]:
    """Everything there is, wherever it lies."""
    box = {
        "clue": s.reserve[0] + sum(s.clues),
        "secret": s.reserve[1] + sum(s.secrets) + sum(s.filled),
        "favour": s.reserve[2] + sum(s.favours),
        "evidence beyond the box": max(0, s.evidence - EVIDENCE_IN_BOX),
        "pawn": len(s.pawn),
    }
    places = [
        *s.hand, *s.deck, *s.discard, s.investigations, s.allies, s.locations, s.potions, s.familiars, s.curses,
        s.resolving, s.looked,
    ]  # fmt: skip
    for cards in places:
        for card in cards:
            if card != NO_CARD:
                box[CARDS[card]] = box.get(CARDS[card], 0) + 1
    for suspect in (s.witch, *s.suspects, *s.drawn):
        if suspect != NOBODY:
            box[f"suspect {VILLAGERS[suspect]}"] = box.get(f"suspect {VILLAGERS[suspect]}", 0) + 1
    return box
