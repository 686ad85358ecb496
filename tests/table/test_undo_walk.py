"""Whatever was answered last, a wish to take it back is granted, put to the vote or refused: the table never stumbles over it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.errors import Refusal
from tablee.core.game import load, names
from tablee.core.notation import Seat

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub

PEOPLE = ("ada", "bob", "cleo", "dag", "eve", "fay", "gus", "hal")
ANSWERS = 25
WALKS = {"decrypto": 6}  # who encrypts is a talk within a team, and what is said there has many turns


@pytest.mark.parametrize("game", names())
def test_taking_back_at_any_moment_of_any_game_never_breaks_the_table(game: str, club: MakeClub) -> None:
    for walk in range(WALKS.get(game, 1)):
        rng = Random(f"{game} {walk}")
        walked(club, game, rng)


def walked(club: MakeClub, game: str, rng: Random) -> None:
    seats = rng.choice([count for count in load(game).players if count <= len(PEOPLE)])
    table = begun(club(game, seats=seats), seats)
    for _ in range(ANSWERS):
        if table.state().outcome is not None:
            return
        seat = rng.choice(table.state().waiting)
        with_luck(table, seat, rng)
        for person in PEOPLE[:seats]:
            if table.table.state.is_running:
                asks_back(table, person)


def begun(club: Club, seats: int) -> Club:
    club.comes(*PEOPLE[1:seats])
    for seat, person in enumerate(PEOPLE[:seats]):
        club.sits(person, seat)
    club.starts()
    return club


def with_luck(club: Club, seat: Seat, rng: Random) -> None:
    """Some kind of answer, then one of that kind: what can be said in one way only is heard as often as the rest."""
    moves = list(club.table.state.game.answers(club.state(), seat, rng))
    kinds = sorted({type(move).__name__ for move in moves})
    kind = rng.choice(kinds)
    club.answers(seat, str(rng.choice([move for move in moves if type(move).__name__ == kind])))


def asks_back(club: Club, person: str) -> None:
    try:
        club.judge.ask_undo(person)
    except Refusal:
        return
