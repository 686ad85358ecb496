"""A player leaves for good. PPP-R35, PPP-R42."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import Event, Outcome
from tablee.games.patimpatampatum.board import retreat_cells
from tablee.games.patimpatampatum.rules.push import DEFEND, ChooseRetreat, Defend, retreat_to, succeed
from tablee.games.patimpatampatum.rules.setup import PlacePawn, TakeComparse, ask_to_place, choose_comparses
from tablee.games.patimpatampatum.rules.state import End, Patum, without_cards
from tablee.games.patimpatampatum.rules.turn import end_turn, put_away

FEWEST: Final = 2


@dataclass(frozen=True, slots=True)
class Left(Event):
    """PPP-R35: a player left; the pawns stay, the hand is discarded."""

    seat: Seat
    cards: int


def leave(s: Patum, seat: Seat) -> None:
    """PPP-R35: the pawns stay as obstacles, the hand is empty. PPP-R42: with fewer than two players the match is void."""
    if s.gone >> seat & 1:
        return
    s.gone |= 1 << seat
    cards = s.hand[seat]
    s.hand[seat] = []
    s.discard += cards
    s.tell(Left, seat, len(cards))
    if s.seats - s.gone.bit_count() < FEWEST:
        s.finish(Outcome((), End.VOID, s.score))
    elif s.waiting == (seat,):
        answer_for(s, seat)
    elif s.round and s.question is not DEFEND and not isinstance(s.question, ChooseRetreat):
        end_the_round_if_over(s)


def answer_for(s: Patum, seat: Seat) -> None:
    """PPP-R42: what was asked of a player who left is settled in the simplest way; a turn that was begun is over."""
    question = s.question
    s.question = None
    if isinstance(question, TakeComparse):
        choose_comparses(s)
    elif isinstance(question, PlacePawn):
        ask_to_place(s)
    elif isinstance(question, Defend):
        succeed(s)
    elif isinstance(question, ChooseRetreat):
        retreat_to(s, retreat_cells(s.street, s.origin, s.target, s.difference, west=s.west)[0])
    else:
        end_turn(s)


def end_the_round_if_over(s: Patum) -> None:
    """PPP-72: a player who leaves may be the second without cards; a push under way is settled first."""
    if without_cards(s, but=s.active) > 1:
        s.question = None
        put_away(s)
