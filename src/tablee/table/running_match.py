"""The match of a table: its answers, what is asked since when, what each reader was told at which revision, and who noticed nothing."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablee.core.chance import Dice
from tablee.core.game import Game, Setup, View
from tablee.core.notation import Seat
from tablee.core.record import Match
from tablee.core.state import Event, Move, Outcome, State, is_secret

Blind = frozenset[Seat | None]  # readers who have noticed nothing; None is a spectator

NOBODY: Final[Blind] = frozenset()


@dataclass(frozen=True, slots=True)
class Step:
    """An answer, or (without a move) a seat for which the match ended."""

    seat: Seat
    move: str
    person: str  # who answered; nobody where it was a bot or the table itself
    secret: bool  # the others did not see what was answered
    drew: bool  # luck was drawn


@dataclass(frozen=True, slots=True)
class Trial:
    """A match that was played on without telling anybody, and the dice it drew from."""

    match: Match
    dice: Dice


class RunningMatch:
    """A running match. Luck is drawn again from the seed: the steps alone bring back any position."""

    def __init__(self, game: Game[State, View], setup: Setup, seed: bytes, revision: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.dice = Dice(seed)
        self.match = Match(game, setup, self.dice)
        self.steps: list[Step] = []
        self.asked: dict[Seat, int] = dict.fromkeys(self.state.waiting, revision)
        self.open_since = revision  # when something last happened that everybody could notice
        self.told: list[tuple[int, int]] = [(revision, len(self.match.journal.told))]
        self._lengths = [len(self.match.journal.told)]  # of the journal, at the beginning and after each step
        self._counts: dict[Seat | None, list[int]] = {}
        self._numbers: dict[Seat | None, list[int]] = {}
        self._tried: tuple[Seat, str, Trial] | None = None  # the last answer that was tried and not given yet
        self._views: dict[Seat | None, View] = {}  # of the present state, as far as somebody has looked

    @property
    def state(self) -> State:
        return self.match.state

    def view(self, reader: Seat | None) -> View:
        """What the reader may know now; made once for all who ask."""
        known = self._views.get(reader)
        if known is None:
            known = self._views[reader] = self.game.view(self.state, reader)
        return known

    # --- without changing anything -------------------------------------------------------------------------------------

    def _trial(self) -> Trial:
        """A rule that stumbles, if only over its own event, shall do so before anything is stored."""
        dice = self.dice.copy()
        return Trial(self.match.branch(dice), dice)

    def try_move(self, seat: Seat, move: Move, text: str, *, by_clock: bool) -> Outcome | None:
        """What the move would end in, or its refusal. If nothing else happens first, `play` need not work it out again."""
        trial = self._trial()
        trial.match.play(seat, move, text, by_clock=by_clock)
        self._tried = (seat, text, trial)
        return trial.match.state.outcome

    def try_resign(self, seat: Seat) -> Outcome | None:
        """What leaving would end in, or its refusal."""
        trial = self._trial().match.state
        self.game.end_for(trial, seat)
        return trial.outcome

    def after(self, steps: int) -> RunningMatch:
        """The match as it stood after so many steps."""
        earlier = RunningMatch(self.game, self.setup, self.seed, 0)
        for step in self.steps[:steps]:
            earlier.repeat(step)
        return earlier

    def repeat(self, step: Step) -> None:
        """A step of another match over the same luck; nobody counts what is noticed of it."""
        if step.move:
            self._take(step.seat, step.move, step.person)
        else:
            self.resign(step.seat, 0)

    def saw(self, seat: Seat) -> list[tuple[Seat, Move | None]]:
        """Every answer so far as that seat saw it: None where the answer stayed hidden."""
        return [
            (step.seat, None if step.secret and step.seat != seat else self.game.read_move(step.move))
            for step in self.steps
            if step.move
        ]

    def log(self, reader: Seat | None, since: int) -> tuple[int, list[tuple[int, Event]]]:
        """What the reader was told after that revision, undone answers considered: drop all but so many events, then add these.

        Each with the number of the answer that it came of: 0 is the beginning, before anybody answered. Only answers that told this
        reader anything are counted, so that nobody can count what others do in secret.
        """
        known = self._known(since)
        told = self.match.journal.told
        numbers = self._numbered(reader)
        new = [(numbers[at], event) for at in range(known, len(told)) if (event := told[at].to(reader)) is not None]
        return self._seen(reader, known), new

    def _numbered(self, reader: Seat | None) -> list[int]:
        """For each event of the journal, how many answers had told the reader anything by then."""
        numbers = self._numbers.setdefault(reader, [])
        told = self.match.journal.told
        last = bisect_right(self._lengths, len(numbers) - 1) if numbers else 0
        number = numbers[-1] if numbers else 0
        counted = False  # whether the answer that is looked at is in the number; between two calls none is half told
        for at in range(len(numbers), len(told)):
            step = bisect_right(self._lengths, at)
            if step != last:
                last, counted = step, False
            if step and not counted and told[at].to(reader) is not None:
                number, counted = number + 1, True
            numbers.append(number)
        return numbers

    def _known(self, since: int) -> int:
        """How much of the journal somebody has who looked at that revision; an undo since then may have taken some away."""
        least = len(self.match.journal.told)
        for revision, length in reversed(self.told):
            if revision <= since:
                return min(least, length)
            least = min(least, length)
        return 0

    def _seen(self, reader: Seat | None, known: int) -> int:
        """How many of the first so many events that reader was told. Counted once, and on from there."""
        counts = self._counts.setdefault(reader, [0])
        told = self.match.journal.told
        for at in range(len(counts) - 1, known):
            counts.append(counts[-1] + (told[at].to(reader) is not None))
        return counts[known]

    # --- what happened -------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, move: str, person: str, revision: int) -> Blind:
        """The answer of a seat; and who has not noticed it."""
        s = self.state
        lies_sealed = s.together and s.waiting != (seat,)
        hidden = s.question is not None and s.question.secret and not s.together
        others = () if s.together else tuple([one for one in s.waiting if one != seat])  # on an open floor
        readers = (*range(s.seats), None) if hidden else others
        views, told = self._views, len(self.match.journal.told)
        before = self._take(seat, move, person, keep=bool(readers))
        blind = frozenset([one for one in readers if one != seat and not self._notices(one, before, views, told)])
        s = self.state
        if lies_sealed:
            del self.asked[seat]  # the others are asked what they were asked before
        else:
            asked = self.asked
            self.asked = {one: asked[one] if one in blind and one in asked else revision for one in s.waiting}
        self._note(revision, blind := blind if hidden else NOBODY)
        return blind

    def _take(self, seat: Seat, move: str, person: str, *, keep: bool = False) -> State:
        """The answer itself; the state before it, which is as it was only if it is to be kept."""
        s = self.state
        secret, entries = is_secret(s), len(self.match.entries)
        tried, self._tried = self._tried, None
        if tried is not None and tried[:2] == (seat, move):
            before = s
            self.match.follow(tried[2].match)
            self.dice = tried[2].dice
        else:
            before = s.clone() if keep else s
            self.match.retell(seat, self.game.read_move(move), move)
        self._views = {}
        self.steps.append(Step(seat, move, person, secret, len(self.match.entries) > entries + 1))
        self._lengths.append(len(self.match.journal.told))
        return before

    def _notices(self, reader: Seat | None, before: State, views: Mapping[Seat | None, View], told: int) -> bool:
        """Whether anything that the reader may see has changed, or was told since so many events had been."""
        if self.state.question != before.question or self.match.journal.seen_by(reader, told):
            return True
        return self.view(reader) != (views.get(reader) or self.game.view(before, reader))

    def resign(self, seat: Seat, revision: int) -> None:
        self._tried = None
        self._views.clear()
        self.match.leave(seat)
        self.steps.append(Step(seat, "", "", secret=False, drew=True))
        self._lengths.append(len(self.match.journal.told))
        self.asked = dict.fromkeys(self.state.waiting, revision)
        self._note(revision)

    def undo(self, keep: int, revision: int) -> Blind:
        """Go back to where so many steps had been taken; and who has not noticed. Luck goes on from there as it did before."""
        undone, before, views, asked = self.steps[keep:], self.state, self._views, self.asked
        told = self.match.journal.told
        earlier = self.after(keep)
        self._tried = None
        self.dice, self.match, self.steps = earlier.dice, earlier.match, earlier.steps
        self._lengths = earlier._lengths  # noqa: SLF001  # one of its own kind
        self._counts.clear()
        self._numbers.clear()
        self._views = {}
        movers, since = {step.seat for step in undone}, len(self.match.journal.told)
        blind = NOBODY
        if all(step.secret for step in undone) and not before.together:
            blind = frozenset(
                [
                    one
                    for one in (*range(before.seats), None)
                    if one not in movers
                    and not any(event.to(one) is not None for event in told[since:])
                    and not self._notices(one, before, views, since)
                ]
            )
        self.asked = {one: asked[one] if one in blind and one in asked else revision for one in self.state.waiting}
        self._note(revision, blind)
        return blind

    def _note(self, revision: int, blind: Blind = NOBODY) -> None:
        self.told.append((revision, len(self.match.journal.told)))
        if not blind:
            self.open_since = revision

    @property
    def timed(self) -> Mapping[Seat, int]:
        """Whom everybody sees asked, and since when: clocks show no answer that somebody can't notice."""
        s = self.state
        if s.together or s.question is None or not s.question.secret:
            return self.asked
        return dict.fromkeys(self.view(None).asked.waiting, self.open_since)
