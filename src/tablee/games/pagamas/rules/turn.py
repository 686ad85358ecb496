"""A turn: its seven phases in their order, its end, and the end of the game. PGM-80, PGM-81, PGM-90 to PGM-92."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import Ending, Event, Outcome, do
from tablee.games.pagamas.cards import COPIES, NOBODY, VALUE, VALUES, worth
from tablee.games.pagamas.rules.ambush import set_ambushes
from tablee.games.pagamas.rules.hideout import hide
from tablee.games.pagamas.rules.mutiny import rise
from tablee.games.pagamas.rules.promise import outlive_the_turn
from tablee.games.pagamas.rules.refit import refit
from tablee.games.pagamas.rules.reveal import reveal
from tablee.games.pagamas.rules.role import assign_roles
from tablee.games.pagamas.rules.split import split_the_loot
from tablee.games.pagamas.table import HIDDEN, NO_BALLOT, Pagamas, forget_today


class End(Ending):
    """PGM-92: how a match ends."""

    RICHEST = "richest"
    LEVEL = "level"


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """PGM-8: a new evening in port."""

    turn: int
    turns: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """PGM-91: what somebody has buried."""

    seat: Seat
    parts: int
    lost: int


def turns(seats: int) -> int:
    """PGM-8: a turn takes one card fewer from the loot than there are players, so the number of turns is fixed."""
    return -(-7 * seats // (seats - 1))


def begin_turn(s: Pagamas) -> None:
    """PGM-7: the seven phases, in their order. What was true of the last turn is forgotten, `last_turn` excepted."""
    s.turn += 1
    s.forced = s.kept_all = s.ambush_success = s.mutiny = False
    s.tell(TurnBegan, s.turn, turns(s.seats))
    s.then(*PHASES)


def end_turn(s: Pagamas) -> None:
    """PGM-80: hideouts go back, the mutiny card to dead calm. PGM-90: the turn that empties the loot deck is the last.

    PGM-81: who has lost his character stays without until the next phase 2.
    """
    s.past = tuple(s.hideout)
    s.past_traps = tuple(s.traps)
    s.hideout = []
    s.revealed = HIDDEN
    s.traps = []
    s.robber = []
    s.harmed = s.fell = 0
    s.fallen = s.starter = s.dealer = s.lookout = NOBODY
    s.mutineers = s.reinforced = 0
    s.locked = s.won = False
    s.ballot = NO_BALLOT
    s.vote = []
    s.crew_vote = []
    s.electors = s.candidates = 0
    s.today = []
    s.saw = []
    s.proposal = 0
    if s.last_turn:
        score(s)
        return
    forget_today(s)
    outlive_the_turn(s)
    begin_turn(s)


def score(s: Pagamas) -> None:
    """PGM-91: only what is buried counts. PGM-92: the highest wins; equals share."""
    scores = tuple(worth(hoard) for hoard in s.hoard)
    for seat in range(s.seats):
        s.tell(Scored, seat, scores[seat], worth(s.magot[seat]))
    best = max(scores)
    winners = tuple(seat for seat in range(s.seats) if scores[seat] == best)
    s.finish(Outcome(winners, End.RICHEST if len(winners) == 1 else End.LEVEL, scores))


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


# --- What must always hold -------------------------------------------------------------------------------------------


def inventory(s: Pagamas) -> dict[str, int]:
    """PGM-1: the Action cards and the loot, wherever they are. PGM-31: loot is never changed into other loot."""
    actions = Counter((*s.deck, *s.discard, *s.beside))
    for cards in (*s.hand, *s.crew):
        actions.update(cards)
    loot = Counter(s.loot)
    if s.sharing:
        loot.update(s.today)
    for cards in (*s.magot, *s.hoard, s.loot_discard):
        loot.update(card >> VALUE for card in cards)
    return {f"action {card}": actions[card] for card in COPIES} | {f"loot {value}": loot[value] for value in VALUES}
