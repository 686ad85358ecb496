"""Set-up: PGM-1 to PGM-8. The options: PGM-O1 to PGM-O4."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class BecameFirstCaptain(Event):
    """PGM-4: the highest card takes the Captain's."""

    seat: Seat


def new(setup: Setup, chance: Chance) -> Pagamas:
    """PGM-1: the decks for this number of players. PGM-2, PGM-6: hideouts in hand, and the mutiny card on dead calm."""
    seats = setup.seats
    bribes = POT_DE_VIN.of(setup)
    s = Pagamas(
        seats,
        chance,
        bribes=bribes,
        open_hoards=OPEN_HOARDS.of(setup),
        together_sides=SIDES_MODE.of(setup) == "simultaneous",
        promises=PROMISES.of(setup),
        deck=action_deck(bribes=bribes),
        loot=loot_deck(seats),
        hand=[[] for _ in range(seats)],
        crew=[[] for _ in range(seats)],
        magot=[[] for _ in range(seats)],
        hoard=[[] for _ in range(seats)],
        role=[NOBODY] * seats,
        kept=[0] * seats,
        broken=[0] * seats,
    )
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
            s.tell(ShowedLoot, seat, s.loot[left])
        tied = [seat for seat in tied if cards[seat] == max(cards.values())]
    s.captain = tied[0]
    s.role[s.captain] = CAPTAIN
    s.tell(BecameFirstCaptain, s.captain)


def shuffle_decks(s: Pagamas) -> None:
    """PGM-3, PGM-5: the loot shown goes back and both decks are shuffled; nobody has Action cards yet."""
    s.loot.sort()
    s.chance.shuffle("loot", s.loot)
    s.chance.shuffle("actions", s.deck)
