"""How a match of Aquatika ended. There are no points: a piece is home, or somebody can't move (AQU-50, AQU-52, AQU-R16)."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.standings import Order, Place, Standings, conclude, outcome_of
from tablee.games.aquatika.rules.board import GREY, YELLOW
from tablee.games.aquatika.rules.end import End
from tablee.games.aquatika.rules.pieces import KIND, KINDS, OWNER, TOP, Colour
from tablee.games.aquatika.view import AquatikaView


def standings(view: AquatikaView, speaker: Speaker) -> Standings:
    """AQU-54: one has won, the other has lost."""
    places = [place(view, speaker, seat) for seat in (YELLOW, GREY)]
    return conclude(view, speaker, places, decided(view, speaker))


def place(view: AquatikaView, speaker: Speaker, seat: Seat) -> tuple[Order, Place]:
    """The side, and what it has lost on the way."""
    eaten = sum(OWNER[piece] == seat for piece in view.eaten)
    note = speaker.say("fared", colour=Colour(seat).name.lower(), pieces=eaten)
    return (seat not in outcome_of(view).winners,), Place((seat,), speaker.name(seat), note=note)


def decided(view: AquatikaView, speaker: Speaker) -> str:
    """AQU-50, AQU-52: the piece that is home, or how many pieces can't move."""
    outcome = outcome_of(view)
    (loser,) = {YELLOW, GREY} - set(outcome.winners)
    match outcome.reason:
        case End.GOAL:
            last = view.moves[-1]
            kind = KINDS[KIND[view.board[last.b] & TOP]].name.lower()
            return speaker.result(outcome, piece=kind, cell=last.end)
        case End.NO_MOVE:
            uncovered = sum(OWNER[code & TOP] == loser for code in view.board if code)
            return speaker.result(outcome, rivals=(loser,), pieces=uncovered)
        case _:
            return speaker.result(outcome, rivals=(loser,))
