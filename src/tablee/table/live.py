"""The match of a table: its answers, what is asked since when, and how it looked at every moment before."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.chance import Dice
from tablee.core.game import Game, Setup, View
from tablee.core.notation import Seat
from tablee.core.record import Match
from tablee.core.state import Event, Move, Outcome, State, is_secret


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


class Live:
    """A running match. Luck is drawn again from the seed: the steps alone bring back any moment."""

    def __init__(self, game: Game[State, View], setup: Setup, seed: bytes, moment: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.dice = Dice(seed)
        self.match = Match(game, setup, self.dice)
        self.steps: list[Step] = []
        self.asked: dict[Seat, int] = dict.fromkeys(self.state.waiting, moment)
        self.told: list[tuple[int, int]] = [(moment, len(self.match.journal.told))]
        self._counts: dict[Seat | None, list[int]] = {}
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

    def try_move(self, seat: Seat, move: Move, text: str) -> Outcome | None:
        """What the move would end in, or its refusal. If nothing else happens first, `play` need not work it out again."""
        trial = self._trial()
        trial.match.play(seat, move, text)
        self._tried = (seat, text, trial)
        return trial.match.state.outcome

    def try_resign(self, seat: Seat) -> Outcome | None:
        """What leaving would end in, or its refusal."""
        trial = self._trial().match.state
        self.game.end_for(trial, seat)
        return trial.outcome

    def after(self, steps: int) -> Live:
        """The match as it stood after so many steps."""
        earlier = Live(self.game, self.setup, self.seed, 0)
        for step in self.steps[:steps]:
            if step.move:
                earlier.play(step.seat, step.move, step.person, 0)
            else:
                earlier.resign(step.seat, 0)
        return earlier

    def saw(self, seat: Seat) -> list[tuple[Seat, Move | None]]:
        """Every answer so far as that seat saw it: None where the answer stayed hidden."""
        return [
            (step.seat, None if step.secret and step.seat != seat else self.game.read_move(step.move))
            for step in self.steps
            if step.move
        ]

    def log(self, reader: Seat | None, since: int) -> tuple[int, list[Event]]:
        """What the reader was told after that moment, undone answers considered: drop all but so many events, then add these."""
        known = self._known(since)
        return self._seen(reader, known), self.match.journal.seen_by(reader, known)

    def _known(self, since: int) -> int:
        """How much of the journal somebody has who looked at that moment; an undo since then may have taken some away."""
        least = len(self.match.journal.told)
        for moment, length in reversed(self.told):
            if moment <= since:
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

    def play(self, seat: Seat, move: str, person: str, moment: int) -> None:
        s = self.state
        secret = is_secret(s)
        lies_sealed = s.together and s.waiting != (seat,)
        entries = len(self.match.entries)
        others = () if s.together else tuple([one for one in s.waiting if one != seat])  # on an open floor
        views, told = self._views, len(self.match.journal.told)
        tried, self._tried = self._tried, None
        if tried is not None and tried[:2] == (seat, move):
            before = s
            self.match.follow(tried[2].match)
            self.dice = tried[2].dice
        else:
            before = s.clone() if others else s
            self.match.play(seat, self.game.read_move(move), move)
        s = self.state
        self._views = {}
        self.steps.append(Step(seat, move, person, secret, len(self.match.entries) > entries + 1))
        if lies_sealed:
            del self.asked[seat]  # the others are asked what they were asked before
        else:
            asked = self.asked
            self.asked = dict.fromkeys(s.waiting, moment)
            for one in others:  # and so is whoever has not noticed anything
                if one not in self.asked or s.question != before.question or self.match.journal.seen_by(one, told):
                    continue
                if self.view(one) == (views.get(one) or self.game.view(before, one)):
                    self.asked[one] = asked[one]
        self._note(moment)

    def resign(self, seat: Seat, moment: int) -> None:
        self._tried = None
        self._views.clear()
        self.match.leave(seat)
        self.steps.append(Step(seat, "", "", secret=False, drew=True))
        self.asked = dict.fromkeys(self.state.waiting, moment)
        self._note(moment)

    def undo(self, keep: int, moment: int) -> None:
        """Go back to where so many steps had been taken. Luck goes on from there as it did before."""
        earlier = self.after(keep)
        self._tried = None
        self.dice, self.match, self.steps = earlier.dice, earlier.match, earlier.steps
        self._counts.clear()
        self._views.clear()
        self.asked = dict.fromkeys(self.state.waiting, moment)
        self._note(moment)

    def _note(self, moment: int) -> None:
        self.told.append((moment, len(self.match.journal.told)))
