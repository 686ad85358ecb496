"""Set-up: ships at Port Royal, three cards in hand, three food and three gold in the holds, a token on every lair."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.chance import Chance
from tablee.core.errors import BadSetup
from tablee.core.game import Setup
from tablee.core.notation import Seat
from tablee.core.state import Event, do
from tablee.games.jamaica.rules.facts import (
    BETH,
    CARDS,
    GHOST_HOLDS,
    HAND,
    LAIRS,
    NO_CARD,
    PILE,
    PORT_ROYAL,
    POWERS,
    START_HOLDS,
    TREASURES,
)
from tablee.games.jamaica.rules.rounds import begin_round
from tablee.games.jamaica.rules.state import (
    DECLINE_LOOT,
    GHOST_SHIP,
    SHORTAGE_JUMP,
    STRICT_BANK,
    SWAP_DISPUTED_PORTS,
    Jamaica,
)


@dataclass(frozen=True, slots=True)
class CaptainChosen(Event):
    """JAM-S1: the first Captain has the compass."""

    seat: Seat


class GhostShipForTwo(BadSetup):
    """JAM-G1: the Ghost Ship sails with two players only."""

    package = "tablee.games.jamaica"
    key = "setup-ghost-ship"
    sentence = "The Ghost Ship (ghost_ship) sails with 2 players only, not with {seats}."


def refuse(setup: Setup) -> GhostShipForTwo | None:
    """JAM-G1: the Ghost Ship sails with two players only."""
    if GHOST_SHIP.of(setup) and setup.seats != 2:
        return GhostShipForTwo(seats=setup.seats)
    return None


def new(setup: Setup, chance: Chance) -> Jamaica:
    """JAM-S6, JAM-R40: seats are fixed, clockwise is the next higher seat; nothing varies with their number.

    JAM-44, JAM-45, JAM-G1, JAM-O1, JAM-O2: but for what the table has agreed on.
    """
    s = Jamaica(
        setup.seats,
        chance,
        jump=SHORTAGE_JUMP.of(setup),
        decline=DECLINE_LOOT.of(setup),
        ghost=GHOST_SHIP.of(setup),
        strict=STRICT_BANK.of(setup),
        swap=int(SWAP_DISPUTED_PORTS.of(setup)),
        chosen=[NO_CARD] * setup.seats,
        powers=(-1,) * len(POWERS),
    )
    s.then(do(set_up), do(begin_round))
    return s


def set_up(s: Jamaica) -> None:
    """JAM-S1: a Captain at random. JAM-S2: every ship at Port Royal. JAM-R39: all luck comes from one source."""
    ships = s.seats + s.ghost
    s.captain = s.chance.pick("captain", s.seats)
    s.pos = [PORT_ROYAL] * ships
    s.lap = [0] * ships
    s.holds = [list(START_HOLDS) for _ in range(s.seats)]
    if s.ghost:
        launch_the_ghost(s)
    s.backs = [[] for _ in range(ships)]
    deal_actions(s)
    deal_treasures(s)
    s.tell(CaptainChosen, s.captain)


def deal_actions(s: Jamaica) -> None:
    """JAM-S3: everybody shuffles the eleven cards and draws three. JAM-S4: the holds were filled before."""
    s.known = ((),) * s.seats
    for _ in range(s.seats):
        deck = list(range(len(CARDS)))
        s.chance.shuffle("deck", deck)
        s.hand.append(sorted(deck[-HAND:]))
        del deck[-HAND:]
        s.deck.append(deck)
        s.discard.append([])


def deal_treasures(s: Jamaica) -> None:
    """JAM-S5, JAM-R2: nine cards in the pile, as many as tokens on the lairs; the others are put away unseen."""
    cards = [card for card in TREASURES if not (s.ghost and card == BETH)]
    s.chance.shuffle("treasures", cards)
    s.pile = cards[-PILE:]
    s.removed = cards[:-PILE]
    s.tokens = sum(1 << lair for lair in LAIRS)


def launch_the_ghost(s: Jamaica) -> None:
    """JAM-G1: the black ship has five and three gold, and Lady Beth, who never leaves it."""
    s.holds.append(list(GHOST_HOLDS))
    s.powers = tuple(s.seats if power == BETH else owner for power, owner in enumerate(s.powers))
