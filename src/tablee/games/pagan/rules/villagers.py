"""The powers of the nine villagers: step 4 of a visit, the same for both players."""

from __future__ import annotations

from typing import Final

from tablee.core.notation import Seat
from tablee.games.pagan.facts import (
    ADAMS,
    ANNIE,
    ATKINS,
    BIGGS,
    JOHNSON,
    MIA,
    PAMUY,
    SUE,
    VILLAGERS,
    WULFRIC,
)
from tablee.games.pagan.rules.hands import draw, look_and_take, must_discard
from tablee.games.pagan.rules.play import BY_SUE, may_play
from tablee.games.pagan.rules.tokens import gain
from tablee.games.pagan.table import Pagan, other

JOHNSON_GAIN: Final = 2
JOHNSON_BEHIND: Final = 3
MIA_GAIN: Final = 3
MIA_GIVES: Final = 1
ATKINS_GAIN: Final = 2
ANNIE_CARDS: Final = 1
ADAMS_CARDS: Final = 2
ADAMS_DISCARDS: Final = 1
BIGGS_LOOK: Final = 3
BIGGS_TAKE: Final = 1
PAMUY_LESS: Final = 1
PLAY_POWERS: Final = (SUE, PAMUY, WULFRIC)


def power(s: Pagan, seat: Seat, villager: int) -> None:
    """PGN-20: what the villager does for the visitor."""
    if villager == JOHNSON:
        johnson(s, seat)
    elif villager == SUE:
        may_play(s, seat, BY_SUE, 0)
    elif villager == ANNIE:
        draw(s, seat, ANNIE_CARDS)
    elif villager == PAMUY:
        may_play(s, seat, VILLAGERS[PAMUY], -PAMUY_LESS)
    elif villager == ADAMS:
        adams(s, seat)
    elif villager == WULFRIC:
        may_play(s, seat, VILLAGERS[WULFRIC], 0)
    elif villager == MIA:
        mia(s, seat)
    elif villager == ATKINS:
        gain(s, seat, ATKINS_GAIN)
    else:
        assert villager == BIGGS
        look_and_take(s, seat, BIGGS_LOOK, BIGGS_TAKE)


def johnson(s: Pagan, seat: Seat) -> None:
    """PGN-20, PGN-R10: 2 influence, or 3 for who has less than the opponent at that moment."""
    behind = s.influence[seat] < s.influence[other(seat)]
    gain(s, seat, JOHNSON_BEHIND if behind else JOHNSON_GAIN)


def adams(s: Pagan, seat: Seat) -> None:
    """PGN-20, PGN-R12: draw 2 cards, then discard one."""
    draw(s, seat, ADAMS_CARDS)
    must_discard(s, seat, ADAMS_DISCARDS, VILLAGERS[ADAMS])


def mia(s: Pagan, seat: Seat) -> None:
    """PGN-20, PGN-R9: 3 influence, and 1 for the opponent."""
    gain(s, seat, MIA_GAIN)
    gain(s, other(seat), MIA_GIVES)
