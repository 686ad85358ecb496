"""Taking an answer back: at once if nobody has learnt anything from it, otherwise if all agree.

"Learnt" is meant exactly. A reader has learnt something from an answer if two worlds that he could not tell apart before it
look different to him after it, or if the answer he saw was possible in one of them only (a card played from a hidden hand
shows that it was there). To find out, worlds are dealt anew for each reader and the answer is given in each of them.

The worlds are themselves dealt anew for the seat that answered: whether an answer is free then tells its player nothing. Only
what he saw himself, and what everybody saw, is compared with what truly happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from tablee.core.chance import Dice, Recorder
from tablee.core.errors import Refusal
from tablee.core.game import Game, View
from tablee.core.notation import Seat
from tablee.core.serialize import encode
from tablee.core.state import Journal, Move, State
from tablee.core.state import apply as play_move
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.entries import Entries

if TYPE_CHECKING:
    from tablee.table.running_match import RunningMatch
    from tablee.table.state import TableState

WORLDS = 3  # as the one who answered may imagine them
TWINS = 4  # of each world, as another reader may imagine them
SAMPLE = 1  # the same worlds for the same knowledge: asking twice gives the same answer


UndoEntry = log.UndoAsked | log.UndoAgreed | log.UndoRefused


@dataclass(frozen=True)
class UndoRequest:
    """Somebody wants to take an answer back, and the others have to agree."""

    person: str
    keep: int  # how many answers still hold then
    voters: tuple[str, ...]
    agreed: tuple[str, ...] = ()


def handle(s: TableState, person: str, command: do.UndoCommand) -> Entries:
    """Judge a command about an undo."""
    match command:
        case do.AskUndo():
            return _ask(s, person)
        case do.AgreeUndo():
            return _agree(s, person)
        case do.RefuseUndo():
            return _refuse(s, person)
        case _:
            raise TypeError(f"an undo can't do {command!r}")


def _ask(s: TableState, person: str) -> Entries:
    """At once if it is free or nobody else has to agree, else by consent."""
    s.running_for(person)
    if s.undo is not None:
        raise no.UndoPending
    keep = _keep(s, person)
    voters = tuple(one for one in _players(s) if one != person)
    if not voters or is_free(s, person):
        return (log.Undone(person, keep),)
    return (log.UndoAsked(person, keep, voters),)


def _agree(s: TableState, person: str) -> Entries:
    s.running_for(person)
    if s.undo is None or person not in _missing_votes(s, s.undo):
        raise no.NoUndoAsked
    return (log.UndoAgreed(person), *settled(s, without=person))


def _refuse(s: TableState, person: str) -> Entries:
    """Or, for the one who asked, think better of it."""
    s.running_for(person)
    if s.undo is None or (person != s.undo.person and person not in s.undo.voters):
        raise no.NoUndoAsked
    return (log.UndoRefused(person),)


def settled(s: TableState, without: str) -> Entries:
    """The undo itself, if nobody but this one person was still to agree."""
    undo = s.undo
    if undo is None or undo.person == without or _missing_votes(s, undo) - {without}:
        return ()
    return (log.Undone(undo.person, undo.keep),)


def _players(s: TableState) -> tuple[str, ...]:
    """The people who play a seat themselves. Whoever left and is waited for is among them, and can't agree yet."""
    return tuple(dict.fromkeys(chair.played_by for chair in s.seating.chairs if chair.played_by))


def _missing_votes(s: TableState, undo: UndoRequest) -> set[str]:
    return (set(undo.voters) & set(_players(s))) - set(undo.agreed)


def apply(s: TableState, entry: UndoEntry) -> None:
    """Make an entry of the vote happen."""
    match entry:
        case log.UndoAsked():
            s.undo = UndoRequest(entry.person, entry.keep, entry.voters)
        case log.UndoAgreed():
            assert s.undo is not None
            s.undo = replace(s.undo, agreed=(*s.undo.agreed, entry.person))
        case log.UndoRefused():
            s.undo = None


# --- What can be taken back, and what is free --------------------------------------------------------------------------


def is_possible(match: RunningMatch, person: str) -> bool:
    """Whether the person has an answer to take back."""
    return _last_of(match, person) is not None


def is_free(s: TableState, person: str) -> bool:
    """Whether one's last answer can be taken back without asking."""
    match = s.running_for(person)
    keep = _keep(s, person)
    step = match.steps[keep]
    if keep != len(match.steps) - 1 or step.drew:
        return False
    return nothing_learnt(s.game, match.after(keep).state, step.seat, s.game.read_move(step.move))


def _keep(s: TableState, person: str) -> int:
    last = _last_of(s.running(), person)
    if last is None:
        raise no.NothingToUndo
    return last


def _last_of(match: RunningMatch, person: str) -> int | None:
    steps = match.steps
    for at in range(len(steps) - 1, -1, -1):
        if not steps[at].move:
            return None  # what a player's leaving did is not taken back
        if steps[at].person == person:
            return at
    return None


def nothing_learnt(game: Game[State, View], before: State, seat: Seat, move: Move) -> bool:
    """Whether the answer of that seat, given in the state `before`, drew no luck and taught nobody anything."""
    if before.together:
        return before.waiting != (seat,)  # it lies sealed, or it was the last one and all were opened
    rng = Random(SAMPLE)
    worlds = [game.sample_world(before, seat, rng) for _ in range(WORLDS)]
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
    return any(
        (_seen_hidden(game, twin, seat, reader, rng) if hidden else _seen(game, twin, seat, move, reader)) != truth
        for twin in twins
    )


def _seen_hidden(game: Game[State, View], world: State, seat: Seat, reader: Seat | None, rng: Random) -> bytes | None:
    """What the reader sees of some answer; in a world where that seat has nothing to say, nothing happens."""
    answers = game.answers(world, seat, rng)
    if not answers:
        return encode((game.view(world, reader), []))
    return _seen(game, world, seat, rng.choice(answers), reader)


def _twins(game: Game[State, View], world: State, reader: Seat | None, rng: Random) -> Iterator[State]:
    """Worlds that the reader can't tell from this one. A spectator knows less than any seat: every seat's twins will do."""
    for seat in range(world.seats) if reader is None else (reader,):
        for _ in range(TWINS):
            yield game.sample_world(world, seat, rng)


def _seen(game: Game[State, View], world: State, seat: Seat, move: Move, reader: Seat | None) -> bytes | None:
    """What the reader sees of the answer in this world; None where it can't be given, or draws luck."""
    after = world.clone()
    luck = Recorder(Dice.from_int(SAMPLE))
    after.chance = luck
    after.journal = journal = Journal()
    try:
        play_move(after, seat, move)
    except Refusal:
        return None
    if luck.draws:
        return None
    return encode((game.view(after, reader), journal.seen_by(reader)))
