"""What a decent player of Fuji Flush feels. Sees only a table dealt anew for the seat that thinks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import Move
from tablee.games.fuji_flush.rules import PLAY, FujiFlush, Play

SLIP: Final = 0.1  # how often a rollout plays any card: playouts that never vary teach nothing


def low_safe(s: FujiFlush, seat: Seat) -> int:
    """The lowest card whose combined value no group on the table exceeds; failing that, the lowest card."""
    worth = s.worth
    bar = max(worth[1:])
    hand = s.hand[seat]
    for card in hand:
        if worth[card] + card >= bar:
            return card
    return hand[0]


def rollout(s: FujiFlush, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    """Low-safe, with a slip now and then."""
    if len(options) == 1:
        return options[0]
    if rng.random() < SLIP:
        return options[int(rng.random() * len(options))]
    card = low_safe(s, seat)
    return PLAY[card]


def prior(s: FujiFlush, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Low-safe first; then whatever stays on top, the lower the better; a little for everything else."""
    bar = max(s.worth[1:])
    best = low_safe(s, seat)
    weights = []
    for option in options:
        assert isinstance(option, Play)
        card = option.card
        safe = s.worth[card] + card >= bar
        weights.append(4.0 if card == best else 1.0 + (20 - card) / 20 if safe else 0.5 + (20 - card) / 40)
    return weights


def value(s: FujiFlush) -> list[float]:
    """Each seat's hope: few cards are good, and the card in front counts for less than one in hand."""
    if s.outcome is not None:
        return [s.outcome.share(seat) for seat in range(s.seats)]
    hopes = []
    for seat in range(s.seats):
        if not s.others[seat]:
            hopes.append(0.0)
            continue
        left = len(s.hand[seat]) + (0.5 if s.front[seat] else 0.0)
        hopes.append(0.55**left)
    whole = sum(hopes)
    return [hope / whole for hope in hopes]
