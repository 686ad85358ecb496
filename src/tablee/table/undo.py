"""When an answer may be taken back without asking: when nobody has learnt anything from it.

"Learnt" is meant exactly. A reader has learnt something from an answer if two worlds that he could not tell apart before it
look different to him after it, or if the answer he saw was possible in one of them only (a card played from a hidden hand
shows that it was there). To find out, worlds are dealt anew for each reader and the answer is given in each of them.

The worlds are themselves dealt anew for the seat that answered: whether an answer is free then tells its player nothing. Only
what he saw himself, and what everybody saw, is compared with what truly happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from tablee.core.chance import Dice, Recorder
from tablee.core.errors import Refusal
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.plain import encode
from tablee.core.state import Journal, Move, State, apply

WORLDS = 3  # as the one who answered may imagine them
TWINS = 4  # of each world, as another reader may imagine them
SAMPLE = 1  # the same worlds for the same knowledge: asking twice gives the same answer


@dataclass(frozen=True)
class Request:
    """A wish to take an answer back that the others have to agree to."""

    person: str
    keep: int
    voters: tuple[str, ...]
    agreed: tuple[str, ...] = ()


def nothing_learnt(game: Game[State, View], before: State, seat: Seat, move: Move) -> bool:
    """Whether the answer of that seat, given in the state `before`, drew no luck and taught nobody anything."""
    if before.together:
        return before.waiting != (seat,)  # it lies sealed, or it was the last one and all were opened
    rng = Random(SAMPLE)
    worlds = [game.imagine(before, seat, rng) for _ in range(WORLDS)]
    for reader in (seat, None):
        if _learns(game, before, worlds, seat, move, reader, rng):
            return False
    for world in worlds:
        for reader in (*range(before.seats), None):
            if _learns(game, world, _twins(game, world, reader, rng), seat, move, reader, rng):
                return False
    return True


def _learns(
    game: Game[State, View],
    world: State,
    twins: Iterable[State],
    seat: Seat,
    move: Move,
    reader: Seat | None,
    rng: Random,
) -> bool:
    """Whether the reader, who can't tell this world from its twins, can do so after the answer."""
    truth = _seen(game, world, seat, move, reader)
    if truth is None:
        return True
    hidden = world.question is not None and world.question.secret and reader != seat
    for twin in twins:
        given = rng.choice(game.answers(twin, seat, rng)) if hidden else move
        if _seen(game, twin, seat, given, reader) != truth:
            return True
    return False


def _twins(game: Game[State, View], world: State, reader: Seat | None, rng: Random) -> Iterator[State]:
    """Worlds that the reader can't tell from this one. A spectator knows less than any seat: every seat's twins will do."""
    for seat in range(world.seats) if reader is None else (reader,):
        for _ in range(TWINS):
            yield game.imagine(world, seat, rng)


def _seen(game: Game[State, View], world: State, seat: Seat, move: Move, reader: Seat | None) -> bytes | None:
    """What the reader sees of the answer in this world; None where it can't be given, or draws luck."""
    after = world.clone()
    luck = Recorder(Dice.from_int(SAMPLE))
    after.chance = luck
    after.journal = journal = Journal()
    try:
        apply(after, seat, move)
    except Refusal:
        return None
    if luck.draws:
        return None
    return encode((game.view(after, reader), journal.seen_by(reader)))
