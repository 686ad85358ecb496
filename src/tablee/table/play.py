"""The match: answers of people and bots, passes for those who can do nothing else, and resigning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from msgspec.structs import replace as changed

from tablee.core.errors import NotAsked
from tablee.core.notation import Seat
from tablee.core.state import PASS, Move, Outcome, State
from tablee.table import commands as do
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table.entries import Entries
from tablee.table.running_match import Blind, RunningMatch
from tablee.table.state import Phase, TableState
from tablee.table.terms import Pace, check_strength

LONGEST_KEY = 64

PlayEntry = log.Answered | log.Resigned | log.Undone | log.Ended


@dataclass(frozen=True)
class BotTurn:
    """A bot has to answer. `sample_world` gives it a world; nothing else of the match ever reaches it."""

    seat: Seat
    bot: str
    revision: int  # goes with the answer, so that one that comes too late is refused
    sample_world: Callable[[Random], State]


def handle(s: TableState, person: str, command: do.MatchCommand) -> Entries:
    """Judge a command of the match."""
    match command:
        case do.Answer():
            return _answer(s, person, command)
        case do.BotAnswer():
            return _bot_answer(s, command)
        case do.ForcedPass():
            return _forced_pass(s, command)
        case do.Resign():
            return _resign(s, person, command.seat)
        case _:
            raise TypeError(f"a match can't do {command!r}")


def _answer(s: TableState, person: str, command: do.Answer) -> Entries:
    """With a key, an answer that is sent twice is given once: the second time there is nothing to store."""
    s.check_present(person)
    key, seat = command.key, command.seat
    if (person, key) in s.keys:
        return ()
    if len(key) > LONGEST_KEY:
        raise no.BadKey(LONGEST_KEY)
    match = s.running()
    check_plays(s, person, seat)
    if command.revision > s.revision_of(person):
        raise no.StaleAnswer
    seen = s.revision_at(person, command.revision)
    return judge_answer(s, match, log.Answered(seat, command.move, person, key=key), seen)


def check_plays(s: TableState, person: str, seat: Seat) -> None:
    """The person plays that seat."""
    chair = s.seating.chair(seat)
    if chair.person != person or chair.gone:
        raise no.NotYourSeat(seat)
    if chair.bot:
        raise no.BotPlays(seat)


def _bot_answer(s: TableState, command: do.BotAnswer) -> Entries:
    match = s.running()
    if not s.seating.chair(command.seat).bot:
        raise no.NoBotThere(command.seat)
    return judge_answer(s, match, log.Answered(command.seat, command.move), command.revision)


def _forced_pass(s: TableState, command: do.ForcedPass) -> Entries:
    match = s.running()
    if command.seat not in forced_seats(s):
        raise NotAsked(command.seat)
    return judge_answer(s, match, log.Answered(command.seat, str(PASS), forced=True), command.revision)


def judge_answer(
    s: TableState, match: RunningMatch, answered: log.Answered, revision: int, *, by_clock: bool = False
) -> Entries:
    """The answer in its own spelling, and the end of the match if it ends it; or the refusal."""
    seat = answered.seat
    if seat not in match.asked:
        raise NotAsked(seat)
    if not match.asked[seat] <= revision <= s.revision:
        raise no.StaleAnswer
    move = s.game.read_move(answered.move)
    text = s.game.spell(move, answered.move)
    outcome = match.try_move(seat, move, text, by_clock=by_clock)
    if text != answered.move:
        answered = changed(answered, move=text)
    return (answered,) if outcome is None else (answered, ending(outcome, match.seed))


def _resign(s: TableState, person: str, seat: Seat) -> Entries:
    """Only where the game says what happens then."""
    s.running_for(person)
    chair = s.seating.chair(seat)
    if chair.person != person or chair.gone:
        raise no.NotYourSeat(seat)
    return resigned(s, seat)


def resigned(s: TableState, seat: Seat) -> Entries:
    """The match ends for a seat, and perhaps for all."""
    return (log.Resigned(seat), *ended(s, s.running().try_resign(seat)))


def ended(s: TableState, outcome: Outcome | None) -> Entries:
    """The end of the match, if it is over."""
    return (ending(outcome, s.match.seed),) if outcome is not None and s.match is not None else ()


def ending(outcome: Outcome, seed: bytes) -> log.Ended:
    """The entry of the end."""
    return log.Ended(outcome.reason, outcome.winners, outcome.scores, seed.hex())


# --- Who has to answer -------------------------------------------------------------------------------------------------


def bots_due(s: TableState) -> tuple[BotTurn, ...]:
    """The bots that have to answer now."""
    match = s.match
    if match is None or s.phase is not Phase.RUNNING:
        return ()
    return tuple(
        _turn(s, match, seat, chair.bot)
        for seat, chair in enumerate(s.seating.chairs)
        if chair.bot and seat in match.asked
    )


def _turn(s: TableState, match: RunningMatch, seat: Seat, bot: str) -> BotTurn:
    return BotTurn(seat, bot, s.revision, partial(s.game.sample_world, match.state, seat))


def hint_turn(s: TableState, person: str, seat: Seat, bot: str) -> BotTurn:
    """What to let a bot think about for a hint: only for a seat that the person plays, while it is asked."""
    match = s.running_for(person)
    check_strength(bot)
    check_plays(s, person, seat)
    if seat not in match.asked:
        raise NotAsked(seat)
    return _turn(s, match, seat, bot)


def forced_seats(s: TableState) -> tuple[Seat, ...]:
    """The people's seats that can do nothing but pass: answered for them, after a pause like anybody's."""
    match = s.match
    if match is None or s.phase is not Phase.RUNNING:
        return ()
    chairs = s.seating.chairs
    return tuple(
        [seat for seat in match.asked if chairs[seat].played_by and only_passes(match.view(seat).asked.options)]
    )


def only_passes(moves: Sequence[Move]) -> bool:
    """Whether there is nothing to choose: to pass is all that one may do."""
    return len(moves) == 1 and moves[0] == PASS


# --- What happened -----------------------------------------------------------------------------------------------------


def apply(s: TableState, entry: PlayEntry, at: float) -> None:
    """Make an entry of the match happen."""
    match = s.running()
    answered: Seat | None = None
    match entry:
        case log.Answered():
            note(s, match.play(entry.seat, entry.move, entry.person, s.revision))
            answered = entry.seat
            if entry.key:
                s.keys.add((entry.person, entry.key))
        case log.Resigned():
            match.resign(entry.seat, s.revision)
            s.seating.chairs[entry.seat] = replace(s.seating.chairs[entry.seat], bot="", gone=True)
        case log.Undone():
            note(s, match.undo(entry.keep, s.revision))
        case log.Ended():
            s.phase, s.phase_since = Phase.OVER, s.revision
            s.seed = entry.seed
    s.undo = None  # whatever happens now, it is no longer what they were asked about
    follow_time(s, at, answered=answered)


def note(s: TableState, blind: Blind) -> None:
    """These readers have not noticed what has just happened. That a request to undo is settled by it, everybody does."""
    if blind and s.undo is None:
        gone = [seat for seat, chair in enumerate(s.seating.chairs) if chair.gone]
        s.noticed.note(s.revision, blind, gone)
        s.secret_seq = s.seq


def follow_time(s: TableState, at: float, *, answered: Seat | None = None) -> None:
    """Start and stop the clocks and the timer of a rule, after what was asked has changed."""
    follow_clocks(s, at, answered=answered)
    assert s.match is not None
    state = s.match.state
    time_limit = s.hooks.time_limit if s.phase is Phase.RUNNING and state.outcome is None else None
    s.timer.follow(None if time_limit is None else time_limit(state), at)


def follow_clocks(s: TableState, at: float, *, answered: Seat | None = None) -> None:
    """The same for the players' clocks alone."""
    if s.terms.time.pace is not Pace.NONE:  # without a time, nobody need be looked for
        s.clocks.follow(s.timed_people(), at, answered=answered)
