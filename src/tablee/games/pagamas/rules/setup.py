"""Set-up: PGM-1 to PGM-8. The options: PGM-O1 to PGM-O4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.chance import Chance
from tablee.core.game import Choice, Setup, Switch
from tablee.core.notation import Seat
from tablee.core.state import Event, do
from tablee.games.pagamas.cards import CAPTAIN, NOBODY, action_deck, loot_deck
from tablee.games.pagamas.rules.turn import begin_turn
from tablee.games.pagamas.table import Pagamas

POT_DE_VIN: Final = Switch("pot_de_vin", default=True)
OPEN_HOARDS: Final = Switch("open_hoards", default=False)
SIDES_MODE: Final = Choice("sides_mode", ("rounds", "simultaneous"), default="rounds")
PROMISES: Final = Switch("promises", default=True)


@dataclass(frozen=True, slots=True)
class ShowedLoot(Event):
    """PGM-3: a player drew a loot card and showed it."""

    rule: ClassVar[str] = "PGM-3"
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class BecameFirstCaptain(Event):
    """PGM-4: the highest card takes the Captain's."""

    rule: ClassVar[str] = "PGM-4"
    seat: Seat


def new(setup: Setup, chance: Chance) -> Pagamas:
    """PGM-1: the decks for this number of players. PGM-2, PGM-6: hideouts in hand, and the mutiny card on dead calm."""
    seats = setup.seats
    s = Pagamas(
        seats,
        chance,
        [],
        [],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        loot_deck(seats),
        [],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [NOBODY] * seats,
        [0] * seats,
        [0] * seats,
    )
    s.bribes = POT_DE_VIN.of(setup)
    s.open_hoards = OPEN_HOARDS.of(setup)
    s.together_sides = SIDES_MODE.of(setup) == "simultaneous"
    s.promises = PROMISES.of(setup)
    s.deck = action_deck(bribes=s.bribes)
    s.then(do(choose_first_captain), do(shuffle_decks), do(begin_turn))
    return s


def choose_first_captain(s: Pagamas) -> None:
    """PGM-3, PGM-4: everybody draws and shows a loot card; among the highest only those draw again, until one is left."""
    s.chance.shuffle("draw", s.loot)
    left = len(s.loot)
    tied = list(range(s.seats))
    while len(tied) > 1:
        if left < len(tied):
            s.chance.shuffle("draw", s.loot)
            left = len(s.loot)
        cards = {}
        for seat in tied:
            left -= 1
            cards[seat] = s.loot[left]
            s.lots += ((seat, s.loot[left]),)
            if s.journal is not None:
                s.tell(ShowedLoot(seat, s.loot[left]))
        tied = [seat for seat in tied if cards[seat] == max(cards.values())]
    s.captain = tied[0]
    s.role[s.captain] = CAPTAIN
    if s.journal is not None:
        s.tell(BecameFirstCaptain(s.captain))


def shuffle_decks(s: Pagamas) -> None:
    """PGM-3, PGM-5: the loot shown goes back and both decks are shuffled; nobody has Action cards yet."""
    s.loot.sort()
    s.chance.shuffle("loot", s.loot)
    s.chance.shuffle("actions", s.deck)
