"""The part of the conformance suite that looks for leaks: two states that a seat can't tell apart, and what it can receive.

`determinize` makes such states, and must make them from the seat's knowledge alone. So that it can't be lazy, places where a card can
be changed for another without the seat seeing it are found by trying, and `determinize` must move each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import NoReturn

from tablee.bots.hints import Hints
from tablee.core import record
from tablee.core.beats import Beats, staged
from tablee.core.chance import Chance, ChanceError, Dice, Draw, Recorder, Replay
from tablee.core.errors import Refusal
from tablee.core.game import Game, Setup, View
from tablee.core.goal import Goal, aimed
from tablee.core.notation import Seat
from tablee.core.scene import Scene, Speaker
from tablee.core.serialize import encode
from tablee.core.standings import ended
from tablee.core.state import Journal, Move, State, apply, options
from tablee.table.hooks import LiveHooks
from tablee.testing.introspect import Place, Spot, difference, fingerprint, spots

REDEALS = 5  # of one position, to see what moves
SWAPS = 8  # tried in one position, to see what is hidden
TRIALS = 10  # before a place that never moved counts as stuck
REFUSALS = 24  # moves tried that should be refused
STEPS = 4  # in secret, one after the other, to see whether anybody can count them

Speakers = Callable[[Setup, Seat | None], Speaker]


class Broken(AssertionError):  # noqa: N818  # what is broken is the game
    """A check that a game does not pass."""

    def __init__(self, check: str, problem: str) -> None:
        super().__init__(f"{check}: {problem}")
        self.check = check


@dataclass
class Report:
    """How often each check has looked, over how many games."""

    games: int = 0
    setups: int = 0
    looks: Counter[str] = field(default_factory=Counter)


class Stuck:
    """Hidden places that no determinize ever moves, counted over all games."""

    def __init__(self) -> None:
        self.tried: Counter[str] = Counter()
        self.moved: Counter[str] = Counter()

    def judge(self) -> None:
        for place, times in sorted(self.tried.items()):
            if times >= TRIALS and not self.moved[place]:
                raise Broken(
                    "hidden",
                    f"{place} is hidden from a seat, and in {times} positions determinize never moved it;"
                    " if it is public, the view has to tell it",
                )


class Swaps:
    """A position and a copy of it in which values can be swapped, by their kinds."""

    def __init__(self, s: State, moves: int) -> None:
        self.of = s
        self.moves = moves
        self.copy = s.clone()
        self.kinds: dict[object, list[Spot]] = {}
        for spot in spots(self.copy):
            self.kinds.setdefault(spot.kind, []).append(spot)
        self.ends = [spot for alike in self.kinds.values() if len(alike) > 1 for spot in alike if spot.place.is_end]


def can_be_swapped(one: Spot, other: Spot) -> bool:
    """Not two parts of one frozen value, which change together; nor two cards of one pile, where only their order would change."""
    if one.slot == other.slot:
        return False
    return not (one.kind is int and one.slot[0] == other.slot[0] and one.place.steps[:-1] == other.place.steps[:-1])


class Secrecy:
    """One game under examination: what its seats may know, and what they are given."""

    def __init__(
        self,
        game: Game[State, View],
        hints: Hints[State] | None,
        live: LiveHooks[State],
        beats: Beats[View],
        goal: Goal[View] | None,
        setup: Setup,
        rng: Random,
        speakers: Sequence[Speakers],
        report: Report,
        stuck: Stuck,
    ) -> None:
        self.game = game
        self.hints = hints
        self.live = live
        self.beats = beats
        self.goal = goal
        self.setup = setup
        self.rng = rng
        self.speakers = speakers
        self.report = report
        self.stuck = stuck
        self.moves = 0
        self.swaps: Swaps | None = None

    def broken(self, name: str, problem: str) -> NoReturn:
        options_told = ", ".join(f"{key}={value}" for key, value in self.setup.options.items())
        raise Broken(
            name, f"{problem} [{self.game.name}, {self.setup.seats} seats, {options_told}; after {self.moves} answers]"
        )

    def looked(self, name: str) -> None:
        self.report.looks[name] += 1

    def copy(self, s: State) -> State:
        copy = s.clone()
        copy.chance = Dice(self.rng.randbytes(32))
        return copy

    def twin(self, s: State, seat: Seat) -> State:
        """Another state that the seat can't tell from this one: dealt anew, sealed answers of the others chosen anew."""
        twin = self.copy(s)
        self.game.determinize(twin, seat, Random(self.rng.random()))
        if twin.together:
            sealed, waiting = twin.sealed, twin.waiting
            twin.waiting = twin.asked
            for other in sealed:
                if other != seat:
                    sealed[other] = self.rng.choice(self.game.answers(twin, other, self.rng))
            twin.waiting = waiting
        return twin

    def dealt_anew(self, s: State, seat: Seat) -> None:
        """`determinize` depends on the seat's knowledge alone, keeps the box, and moves whatever is hidden."""
        self.looked("determinize")
        twin = self.twin(s, seat)
        number = self.rng.random()
        one, other = self.copy(s), self.copy(twin)
        self.game.resample(one, seat, Random(number))
        self.game.resample(other, seat, Random(number))
        if fingerprint(one) != fingerprint(other):
            self.broken(
                "determinize", f"for two states that seat {seat} can't tell apart, {difference(one, other)} differs"
            )
        if dict(self.game.inventory(one)) != dict(self.game.inventory(s)):
            self.broken("determinize", f"dealing anew for seat {seat} changed what is in the box")
        self.moves_what_is_hidden(s, seat)

    def moves_what_is_hidden(self, s: State, seat: Seat) -> None:
        """A place is hidden if its card can be changed for another one and the seat's view stays the same."""
        self.looked("hidden")
        hidden = self.hidden_places(s, seat)
        if not hidden:
            return
        dealt = []
        for _ in range(REDEALS):
            copy = self.copy(s)
            self.game.resample(copy, seat, Random(self.rng.random()))
            dealt.append(copy)
        for place in hidden:
            now = place.read(s)
            moved = any(place.read(copy) != now for copy in dealt)
            for name in (place.name, f"{place.name}, seen from seat {seat},"):
                self.stuck.tried[name] += 1
                self.stuck.moved[name] += moved

    def hidden_places(self, s: State, seat: Seat) -> set[Place]:
        """Places where a value can be swapped for another of its kind and the seat does not see it."""
        seen = encode(self.game.view(s, seat))
        swaps = self.swaps_in(s)
        hidden: set[Place] = set()
        for _ in range(SWAPS if swaps.ends else 0):
            one = self.rng.choice(swaps.ends)
            other = self.rng.choice(swaps.kinds[one.kind])
            if one.value == other.value or not can_be_swapped(one, other):
                continue
            try:
                one.put(other.value)
                other.put(one.value)
                if self.looks_like(swaps.copy, seat, seen):
                    hidden |= {one.place, other.place}
            finally:
                one.put(one.value)
                other.put(other.value)
        return hidden

    def swaps_in(self, s: State) -> Swaps:
        """What can be swapped in a position; found once for all its seats."""
        if self.swaps is None or self.swaps.of is not s or self.swaps.moves != self.moves:
            self.swaps = Swaps(s, self.moves)
        return self.swaps

    def looks_like(self, s: State, seat: Seat, seen: bytes) -> bool:
        try:
            return encode(self.game.view(s, seat)) == seen
        except Exception:  # noqa: BLE001  # a swap may make nonsense that a view stumbles on: then it is no hidden place
            return False

    def kept_secret(self, s: State, seat: Seat) -> None:
        """For two states that the seat can't tell apart, all that it and a spectator receive is the same bytes."""
        self.looked("secrets")
        twin = self.twin(s, seat)
        make = self.rng.choice(self.speakers)  # each language in its turn: the words come after the view
        reader = self.rng.choice((seat, None))  # and so do the eyes through which a scene is seen
        mine, theirs = self.received(s, seat, reader, make), self.received(twin, seat, reader, make)
        for what, given in mine.items():
            if given != theirs[what]:
                self.broken("secrets", f"{what} of seat {seat} depends on what it may not know")
        self.same_events(s, twin, seat)
        self.kept_in_records(s)

    def received(self, s: State, seat: Seat, reader: Seat | None, make: Speakers) -> dict[str, bytes]:
        """What can be sent to a seat, and to a spectator beside it, in one language; the scene of one of the two."""
        view, public = self.game.view(s, seat), self.game.view(s, None)
        got = {"the view": encode(view), "a spectator's view, beside that": encode(public)}
        got["the list of options"] = "\n".join(map(str, options(s, seat))).encode()
        if reader is None:
            got["a spectator's scene, beside that"] = encode(self.table(public, make(self.setup, None)))
        else:
            got["the scene"] = encode(self.table(view, make(self.setup, seat)))
        got["an error"] = b"\n".join(self.errors(s, seat))
        if self.live.teams is not None:
            got["the team"] = encode([sorted(team) for team in self.live.teams(s) if seat in team])
        if self.live.muted is not None:
            got["what is muted"] = encode(self.live.muted(s, seat))
        if self.live.time_limit is not None and s.outcome is None:
            limit = self.live.time_limit(s)
            got["a rule of time"] = encode(None if limit is None else (limit.what, limit.seconds, limit.presses))
        if self.live.waits_for is not None and s.outcome is None:
            timed = [one for one in public.asked.waiting if self.live.waits_for(s, one)]
            got["whose clock runs, beside that"] = encode(timed)
        if self.goal is not None:
            seen = view if reader is not None else public
            whose = "the goal" if reader is not None else "a spectator's goal, beside that"
            got[whose] = encode(self.goal.told(seen, make(self.setup, reader)))
        got["a deduction"] = encode(self.deduced(view, make(self.setup, seat)))
        return got

    def table(self, view: View, speaker: Speaker) -> Scene:
        """What lies on the table, with what it is played for and how it ended."""
        return aimed(ended(self.game, view, speaker), self.goal, view, speaker)

    def deduced(self, view: View, speaker: Speaker) -> Sequence[str]:
        if self.hints is None or self.hints.deductions is None:
            return ()
        return self.hints.deductions(view, speaker)  # type: ignore[arg-type]  # the game's view, for the game's hints

    def errors(self, s: State, seat: Seat) -> Iterator[bytes]:
        offered = options(s, seat)
        for move in self.game.moves[:: max(1, len(self.game.moves) // REFUSALS)]:
            if move not in offered:
                try:
                    apply(self.copy(s), seat, move)
                except Refusal as refusal:
                    yield f"{type(refusal).__name__} {refusal.key} {refusal}".encode()

    def same_events(self, s: State, twin: State, seat: Seat) -> None:
        """Somebody answers, in both states the same. If the seat sees the same table after it, it was told the same."""
        if s.outcome is not None:
            return
        mover = self.rng.choice(s.waiting)
        if s.together and s.waiting == (mover,):
            twin.sealed = dict(s.sealed)  # this answer opens them: what was sealed is no secret after it
            twin.waiting = twin.asked
            if not all(self.possible(twin, one, move) for one, move in twin.sealed.items()):
                return
            twin.waiting = s.waiting
        both = [move for move in self.game.answers(s, mover, self.rng) if self.possible(twin, mover, move)]
        if not both:
            return
        move, luck = self.rng.choice(both), self.rng.randbytes(32)
        after = []
        for state in (s, twin):
            copy, chance = state.clone(), Recorder(Dice(luck))
            copy.chance, copy.journal = chance, Journal()
            apply(copy, mover, move)
            if any(len(draw.values) > 1 for draw in chance.draws):
                self.kept_by_luck(partial(self.answered_by, state, mover, move), chance.draws, state)
                return  # a shuffle makes a seat forget: what it was rightly shown before may be gone from its view
            after.append(copy)
        for reader in (seat, None):
            views = [encode(self.game.view(state, reader)) for state in after]
            told = [encode(state.journal.seen_by(reader)) for state in after if state.journal is not None]
            if views[0] == views[1] and told[0] != told[1]:
                who = "a spectator" if reader is None else f"seat {reader}"
                self.broken("secrets", f"an event told to {who} depends on what it may not know")
            if views[0] == views[1]:
                self.same_beats((s, twin), after, reader)

    def same_beats(self, before: Sequence[State], after: Sequence[State], reader: Seat | None) -> None:
        """Who saw the same table before and after and was told the same is shown the same on the way."""
        self.looked("beats")
        speaker = self.rng.choice(self.speakers)(self.setup, reader)
        shown = [
            encode(
                staged(
                    self.beats,
                    self.game.view(first, reader),
                    self.game.view(then, reader),
                    then.journal.seen_by(reader),
                    speaker,
                )
            )
            for first, then in zip(before, after, strict=True)
            if then.journal is not None
        ]
        if shown[0] != shown[1]:
            who = "a spectator" if reader is None else f"seat {reader}"
            self.broken("secrets", f"a beat shown to {who} depends on what it may not know")

    def dealt(self, chance: Chance) -> State:
        return record.Match(self.game, self.setup, chance).state

    def answered_by(self, s: State, seat: Seat, move: Move, chance: Chance) -> State:
        copy = s.clone()
        copy.chance, copy.journal = chance, Journal()
        apply(copy, seat, move)
        return copy

    def kept_by_luck(self, step: Callable[[Chance], State], draws: Sequence[Draw], before: State | None = None) -> None:
        """The same step with a little other luck: who sees the same table after it was told the same."""
        first = step(Replay(draws))
        for _ in range(SWAPS if draws else 0):
            at = self.rng.randrange(len(draws))
            what, values = draws[at].what, list(draws[at].values)
            if len(values) > 1:
                i, j = self.rng.sample(range(len(values)), 2)
                values[i], values[j] = values[j], values[i]
            else:
                values = [values[0] + self.rng.choice((-1, 1))]
            other = [*draws[:at], Draw((what, tuple(values))), *draws[at + 1 :]]
            if tuple(values) == draws[at].values:
                continue
            try:
                second = step(Replay(other))
            except ChanceError:
                continue  # the rules went another way
            self.same_to_all(first, second, what, before)

    def same_to_all(self, first: State, second: State, what: str, before: State | None) -> None:
        for reader in (*range(first.seats), None):
            if encode(self.game.view(first, reader)) != encode(self.game.view(second, reader)):
                continue
            told = [encode(s.journal.seen_by(reader)) for s in (first, second) if s.journal is not None]
            who = "a spectator" if reader is None else f"seat {reader}"
            if what in self.game.open_draws:
                if told[0] == told[1]:
                    self.broken("secrets", f"“{what}” is among the open draws, and {who} does not see what came")
            elif told[0] != told[1]:
                self.broken("secrets", f"an event told to {who} depends on what it may not know")
            elif before is not None:
                self.same_beats((before, before), (first, second), reader)

    def kept_in_records(self, s: State) -> None:
        """Two answers that look the same to another seat are told apart by its record, unless the question is secret."""
        if s.question is None or s.together or s.question.secret:
            return
        mover = self.rng.choice(s.waiting)
        answers = self.game.answers(s, mover, self.rng)
        if len(answers) < 2:
            return
        luck = self.rng.randbytes(32)
        moves = self.rng.sample(answers, 2)
        one, other = (self.answered_by(s, mover, move, Dice(luck)) for move in moves)
        if fingerprint(one) == fingerprint(other):
            return
        for reader in (*(seat for seat in range(s.seats) if seat != mover), None):
            seen = [
                encode(self.game.view(after, reader)) + encode(after.journal.seen_by(reader))
                for after in (one, other)
                if after.journal is not None
            ]
            if seen[0] == seen[1]:
                name = type(s.question).__name__
                self.broken("secrets", f"{name} is not secret: in a record, others read what they did not see")

    def kept_however_often(self, match: record.Match) -> None:
        """Twins that differ in how often others have answered in secret: who noticed nothing of it can't count it either."""
        s = match.state
        question = s.question
        if question is None or not question.secret or s.together:
            return
        self.looked("counts")
        later = match.branch(Dice(self.rng.randbytes(32)))
        movers: set[Seat] = set()
        for _ in range(STEPS):
            if later.state.question != question:
                return
            mover = self.rng.choice(later.state.waiting)
            movers.add(mover)
            later.play(mover, self.rng.choice(self.game.answers(later.state, mover, self.rng)))
            for reader in (*(seat for seat in range(s.seats) if seat not in movers), None):
                if not record.noticed(self.game, later, reader, self.game.view(s, reader), 0):
                    self.uncounted(match, later, reader)

    def uncounted(self, match: record.Match, later: record.Match, reader: Seat | None) -> None:
        """The reader can't tell the two apart: neither can whatever he receives, his record, or a bot on his seat."""
        who = "a spectator" if reader is None else f"seat {reader}"
        told = match.record()
        longer = replace(told, entries=(*told.entries, *later.entries))
        if str(record.redact(told, reader, game=self.game)) != str(record.redact(longer, reader, game=self.game)):
            self.broken("counts", f"the record for {who} counts answers that it could not notice")
        if reader is None:
            return
        make = self.rng.choice(self.speakers)
        mine = self.received(match.state, reader, reader, make)
        theirs = self.received(later.state, reader, reader, make)
        for what, given in mine.items():
            if given != theirs[what]:
                self.broken("counts", f"{what} of {who} depends on how often others answered in secret")
        number = self.rng.random()
        one, other = self.copy(match.state), self.copy(later.state)
        self.game.resample(one, reader, Random(number))
        self.game.resample(other, reader, Random(number))
        if fingerprint(one) != fingerprint(other):
            unlike = difference(one, other)
            self.broken("counts", f"the worlds for {who} tell how often others answered in secret: {unlike} differs")

    def possible(self, s: State, seat: Seat, move: Move) -> bool:
        return s.question is not None and seat in s.waiting and s.question.refusal(s, seat, move) is None  # type: ignore[arg-type]
