"""The conformance suite that every game must pass: `check(game)`, or `tablee check GAME`.

Random games of every number of players and every option are played and looked at from all sides. A check that fails raises
`Broken`, with the name of the check and a sentence that says where.

The two that matter most: for two states that a seat can't tell apart, everything it can receive is the same bytes (`secrets`);
and `determinize` makes just such states, from the seat's knowledge alone (`determinize`), moving everything that is hidden (`hidden`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from random import Random

from tablee.bots.hints import Hints, hints_of
from tablee.core import beats as staging
from tablee.core import notation, record
from tablee.core.beats import Beats, beats_of
from tablee.core.chance import Dice, NoChance
from tablee.core.errors import BadSetup, IllegalMove, MatchOver, NotAsked, Refusal, RulesError, UnknownMove
from tablee.core.game import Game, OptionValue, Setup, View
from tablee.core.goal import Goal, drawn, goal_of
from tablee.core.notation import Seat
from tablee.core.scene import Offer, Scene, Speaker, Value, Zone, walk
from tablee.core.serialize import encode
from tablee.core.standings import UNPLACED, Standings, standings_of
from tablee.core.state import PASS, Event, Move, OpenQuestion, Outcome, Question, State, apply, options
from tablee.table.hooks import CHANNELS, LiveHooks, hooks_of
from tablee.testing.introspect import difference, fingerprint, loose, shared
from tablee.testing.secrecy import REFUSALS, Broken, Report, Secrecy, Speakers, Stuck

PLAYED_ON = 20  # answers after a player has left
POSITIONS = 5  # looked at one after the other; then every second, every fourth, …

__all__ = ["Broken", "Echo", "Report", "Speakers", "check", "echo", "setups"]


class Echo:
    """A speaker without a language: says the key and its values."""

    language = "keys"

    def anybody(self) -> Speaker:
        return self

    def say(self, key: str, /, **values: Value) -> str:
        return " ".join((key, *(f"{name}={value}" for name, value in values.items())))

    def name(self, seat: Seat) -> str:
        return f"seat {seat}"

    def names(self, seats: tuple[Seat, ...]) -> str:
        return ", ".join(map(self.name, seats))

    def sentence(self, thing: Move | Event, /) -> str:
        values = {part.name: str(getattr(thing, part.name)) for part in notation.fields(type(thing))}
        return self.say(notation.verb(type(thing)), **values)

    def ask(self, question: Question, waiting: tuple[Seat, ...], /) -> str:
        return self.say(notation.verb(type(question)), waiting=self.names(waiting))

    def result(self, outcome: Outcome, /, **decided: Value | tuple[Seat, ...]) -> str:
        told = {name: self.names(one) if isinstance(one, tuple) else one for name, one in decided.items()}
        return self.say(outcome.reason, winners=self.names(outcome.winners), **told)


def echo(_setup: Setup, _seat: Seat | None) -> Speaker:
    """The speaker of a check that was given none."""
    return Echo()


def check(
    game: Game[State, View],
    *,
    games: int = 2,
    seed: int = 1,
    players: Sequence[int] | None = None,
    speakers: Sequence[Speakers] = (echo,),
    progress: Callable[[Setup], None] | None = None,
    quick: bool = False,
    hints: Hints[State] | None = None,
    live: LiveHooks[State] | None = None,
    beats: Beats[View] | None = None,
    goal: Goal[View] | None = None,
) -> Report:
    """Play that many random games of every set-up (or of these numbers of players) and look at everything. Raises Broken.

    Quick: every value of an option with one number of players, not with all of them. Hints, hooks, beats and goal are those of the
    game's folder, unless others are given.
    """
    report = Report()
    stuck = Stuck()
    hints, live, beats = hints or hints_of(game), live or hooks_of(game), beats or beats_of(game)
    goal = goal or goal_of(game)
    pictured(game, goal, speakers, report)
    for setup in setups(game, Random(seed), players, quick=quick):
        if progress is not None:
            progress(setup)
        report.setups += 1
        for number in range(games):
            rng = Random(f"{seed} {setup} {number}")
            _Checked(game, hints, live, beats, goal, setup, rng, speakers, report, stuck).play()
            report.games += 1
    stuck.judge()
    return report


def pictured(game: Game[State, View], goal: Goal[View] | None, speakers: Sequence[Speakers], report: Report) -> None:
    """Every picture of a goal can be made, and has words."""
    for picture in () if goal is None else goal.pictures:
        report.looks["goal"] += 1
        for make in speakers:
            setup = game.setup(picture.seats or game.players[0], picture.options)
            try:
                drawn(game, picture, lambda seat, make=make, setup=setup: make(setup, seat))  # type: ignore[misc]
            except RulesError as error:
                raise Broken("goal", str(error)) from None
            if not picture.caption(make(setup, picture.seat)):
                raise Broken("goal", f"the picture of {', '.join(picture.nodes)} has no words")


def setups(
    game: Game[State, View], rng: Random, players: Sequence[int] | None = None, *, quick: bool = False
) -> Iterator[Setup]:
    """Every number of players with every value of every option, one at a time, and a few options together.

    Quick: every value with the next number of players that allows it, and some options together once for each of them.
    """
    single = [{option.name: value} for option in game.options for value in option.values if value != option.default]
    shares = _shares(game, single) if quick else dict.fromkeys(game.players, single)
    for seats in players or game.players:
        choices: list[dict[str, OptionValue]] = [{}, *shares[seats]]
        if len(game.options) > 1:
            together = 1 if quick else 3
            choices += [{option.name: rng.choice(option.values) for option in game.options} for _ in range(together)]
        for given in choices:
            try:
                yield game.setup(seats, given)
            except BadSetup:
                continue  # options that don't go together are refused, which is how it should be


def _shares(
    game: Game[State, View], single: Sequence[dict[str, OptionValue]]
) -> dict[int, list[dict[str, OptionValue]]]:
    """Each of these choices given to one number of players, in turn, among those that it goes together with."""
    shares: dict[int, list[dict[str, OptionValue]]] = {seats: [] for seats in game.players}
    for given in single:
        fitting = [seats for seats in game.players if _fits(game, seats, given)]
        if fitting:
            least = min(fitting, key=lambda seats: len(shares[seats]))
            shares[least].append(given)
    return shares


def _fits(game: Game[State, View], seats: int, given: dict[str, OptionValue]) -> bool:
    try:
        game.setup(seats, given)
    except BadSetup:
        return False
    return True


def disagreement(told: Standings, outcome: Outcome, seats: int) -> str:
    """In what standings contradict the outcome or themselves; nothing if they don't."""
    places, ranks = told.places, [place.rank for place in told.places]
    first = {seat for place in places if place.rank == 1 for seat in place.seats}
    counted = (
        [sum(rank < other for rank in ranks) + 1 for other in ranks] if outcome.winners else [UNPLACED] * len(ranks)
    )
    worth = outcome.scores or (None,) * seats
    if sorted(seat for place in places for seat in place.seats) != list(range(seats)):
        return "not every seat stands in one place"
    if ranks != sorted(ranks) or ranks != counted:
        return f"the places are numbered {ranks}"
    if not set(outcome.winners) <= first or any(
        place.rank == 1 and not set(place.seats) & set(outcome.winners) for place in places
    ):
        return f"seats {sorted(first)} are first, and the rules say {sorted(outcome.winners)}"
    if told.reason != outcome.reason or not told.title or not told.text or not all(place.text for place in places):
        return "something has no words"
    for place in places:
        if place.parts and (
            place.score != sum(part.amount for part in place.parts) or not all(p.text for p in place.parts)
        ):
            return f"the parts of the score of seats {place.seats} don't add up to {place.score}"
        if place.score is not None and any(worth[seat] not in {None, place.score} for seat in place.seats):
            return f"seats {place.seats} have {place.score}, and the rules say {[worth[seat] for seat in place.seats]}"
    return ""


class _Checked(Secrecy):
    """One random game, looked at from all sides."""

    def play(self) -> None:
        match = record.Match(self.game, self.setup, Dice(self.rng.randbytes(32)))
        s = match.state
        self.kept_by_luck(self.dealt, [entry.draw for entry in match.entries if entry.draw is not None])
        box = dict(self.game.inventory(s))
        every = 1
        while s.outcome is None:
            if self.moves >= self.game.longest:
                self.broken("ends", f"a random game was not over after {self.moves} answers")
            if self.moves % every == 0:
                self.look(s, box)
                self.kept_however_often(match)
                if self.moves // every >= POSITIONS:
                    every *= 2
            seat = self.rng.choice(s.waiting)
            answers = self.game.answers(s, seat, self.rng)
            if not answers:
                self.broken("options", f"seat {seat} is asked {s.question} and can't answer anything")
            self.move(match, seat, self.rng.choice(answers))
        self.looked("ends")
        self.look(s, box)
        self.over(s)
        self.said(match)
        self.replays(match)

    def move(self, match: record.Match, seat: Seat, move: Move) -> None:
        reader = self.rng.choice((*range(self.setup.seats), None))
        before, told = self.game.view(match.state, reader), len(match.journal.told)
        try:
            match.play(seat, move)
        except Refusal as refusal:
            self.broken("options", f"“{move}” was offered to seat {seat} and refused: {refusal}")
        self.moves += 1
        events = match.journal.seen_by(reader, told)
        if events:
            self.played(before, self.game.view(match.state, reader), events, self.rng.choice(self.speakers))

    def played(self, before: View, after: View, events: Sequence[Event], make: Speakers) -> None:
        """Beats name what their reader has on the table, before or after the answer or on the way."""
        self.looked("beats")
        reader = after.seat
        speaker = make(self.setup, reader)
        shown = staging.staged(self.beats, before, after, events, speaker)
        there = {node.id for view in (before, after) for node in walk(self.game.scene(view, speaker))}
        for beat, event in zip(shown, events, strict=True):
            name = type(event).__name__
            there |= {node.id for node in staging.nodes(beat)}
            lost = [node for node in staging.names(beat) if isinstance(node, str) and node not in there]
            if lost:
                self.broken("beats", f"the beat of {name} names {lost[0]}, which seat {reader} never has on the table")
            if any(not 0 <= seat < self.setup.seats for seat in staging.names(beat) if isinstance(seat, int)):
                self.broken("beats", f"the beat of {name} names a seat that there isn't")
            if not beat.text or not all(staging.texts(beat)):
                self.broken("beats", f"the beat of {name} has no words in {speaker.language}")

    # --- one position -------------------------------------------------------------------------------------------------

    def look(self, s: State, box: dict[str, int]) -> None:
        self.cloned(s)
        self.conserved(s, box)
        for seat in range(s.seats):
            self.answered(s, seat)
            self.shown(s, seat)
            self.dealt_anew(s, seat)
            self.kept_secret(s, seat)
            self.hinted(s, seat)
        self.shown(s, None)
        self.talked(s)
        self.left(s, box)

    def cloned(self, s: State) -> None:
        """`clone` is complete, shares nothing, and what happens to it does not happen to the original."""
        self.looked("clone")
        before = fingerprint(s)
        copy = s.clone()
        if type(copy) is not type(s) or fingerprint(copy) != before:
            self.broken("clone", f"a clone differs in {difference(s, copy)}")
        common = shared(s, copy)
        if common:
            self.broken("clone", f"a clone shares {', '.join(common)} with its original")
        if copy.journal is not None:
            self.broken("clone", "a clone has a journal")
        if not isinstance(copy.chance, NoChance):
            self.broken("clone", "a clone has the chance of its original")
        copy.chance = Dice(self.rng.randbytes(32))
        for _ in range(6):
            if copy.outcome is not None:
                break
            seat = self.rng.choice(copy.waiting)
            answers = self.game.answers(copy, seat, self.rng)
            if not answers:
                self.broken("options", f"seat {seat} is asked {copy.question} and has no option")
            try:
                apply(copy, seat, move := self.rng.choice(answers))
            except Refusal as refusal:
                self.broken("options", f"“{move}” is an option of seat {seat} and was refused: {refusal}")
        if fingerprint(s) != before:
            self.broken("clone", "playing on with a clone changed the original")

    def conserved(self, s: State, box: dict[str, int]) -> None:
        """Nothing is lost and nothing appears."""
        self.looked("inventory")
        now = dict(self.game.inventory(s))
        if now != box:
            unlike = [name for name in sorted(now.keys() | box.keys()) if now.get(name) != box.get(name)]
            told = "; ".join(f"{name}: {box.get(name, 0)} before, {now.get(name, 0)} now" for name in unlike[:4])
            self.broken("inventory", f"the box is not the same: {told}")

    def answered(self, s: State, seat: Seat) -> None:
        """Every option is accepted; everything else is refused, by its own error, and nothing changes."""
        self.looked("options")
        offered = options(s, seat)
        if s.question is not None and type(s.question) not in self.game.kinds.questions:
            self.broken("texts", f"{type(s.question).__name__} is asked and is not among the game's questions")
        if len(set(offered)) != len(offered):
            self.broken("options", f"seat {seat} is offered the same move twice")
        if seat in s.waiting and not isinstance(s.question, OpenQuestion) and not offered:
            self.broken("options", f"seat {seat} is asked {s.question} and has no option")
        for move in self.game.answers(s, seat, self.rng):
            self.accepted(s, seat, move)
            self.spelled(move)
        tried = self.rng.sample(self.game.moves, min(REFUSALS, len(self.game.moves)))
        for move in tried:
            self.spelled(move)
        if not (seat in s.waiting and isinstance(s.question, OpenQuestion)):
            self.refused(s, seat, [move for move in tried if move not in offered])

    def accepted(self, s: State, seat: Seat, move: Move) -> None:
        try:
            apply(self.copy(s), seat, move)
        except Refusal as refusal:
            self.broken("options", f"“{move}” is an option of seat {seat} and was refused: {refusal}")
        if not isinstance(s.question, OpenQuestion) and move not in self.game.moves:
            self.broken("notation", f"“{move}” is an option, but not in the game's table of moves")

    def refused(self, s: State, seat: Seat, moves: Sequence[Move]) -> None:
        before, spare = fingerprint(s), s.clone()
        expected = MatchOver if s.outcome is not None else IllegalMove if seat in s.waiting else NotAsked
        for move in moves:
            try:
                apply(s, seat, move)
            except expected:
                pass
            except Refusal as refusal:
                self.broken("options", f"“{move}” of seat {seat} was refused as {type(refusal).__name__}")
            else:
                self.broken("options", f"“{move}” is no option of seat {seat} and was accepted")
        if fingerprint(s) != before:
            guilty = next(move for move in moves if self.leaves_a_mark(spare, seat, move))
            self.broken("options", f"“{guilty}” of seat {seat} was refused and changed the state")

    def leaves_a_mark(self, s: State, seat: Seat, move: Move) -> bool:
        copy = self.copy(s)
        with suppress(Refusal):
            apply(copy, seat, move)
        return fingerprint(copy) != fingerprint(s)

    def spelled(self, move: Move) -> None:
        """The text of a move is read back as that move."""
        self.looked("notation")
        try:
            again = self.game.read_move(str(move))
        except UnknownMove as unknown:
            self.broken("notation", str(unknown))
        if again != move:
            self.broken("notation", f"“{move}” is read back as “{again}”")

    def offered(self, offers: Sequence[Offer], language: str) -> None:
        """An offer has words, says what it costs where it asks once more, and to pass is to do nothing."""
        if any(not offer.text for offer in offers):
            self.broken("scene", f"an offer has no words in {language}")
        if any(offer.grave != bool(offer.cost) for offer in offers):
            self.broken("scene", "an offer asks once more and doesn't say what it costs, or the other way round")
        if any(not offer.passive for offer in offers if offer.move == str(PASS)):
            self.broken("scene", "to pass is offered as if it were to act")

    def shown(self, s: State, seat: Seat | None) -> None:
        """A scene names each thing once, offers just the options, and says everything in words."""
        self.looked("scene")
        view = self.game.view(s, seat)
        encode(view)
        if found := loose(view):
            self.broken("scene", f"a view is kept and compared, and could change in {', '.join(found)}: use tuples")
        if seat is not None and view.asked.options != tuple(options(s, seat)):
            self.broken("scene", f"the view of seat {seat} has other options than the seat")
        for make in self.speakers:
            speaker = make(self.setup, seat)
            scene = self.table(view, speaker)
            self.aimed(view, scene, speaker)
            nodes = list(walk(scene))
            ids = [node.id for node in nodes]
            twice = [name for name, times in Counter(ids).items() if times > 1]
            if twice:
                self.broken("scene", f"two things are called {', '.join(twice)}")
            silent = [node.id for node in nodes if not node.text and not (isinstance(node, Zone) and node.nodes)]
            if silent:
                self.broken("scene", f"no words for {', '.join(silent)} in {speaker.language}")
            offers = scene.prompt.offers if scene.prompt else ()
            if [offer.move for offer in offers] != [str(move) for move in view.asked.options]:
                self.broken("scene", f"the offers of seat {seat} are not its options")
            lost = [step for offer in offers for step in (*offer.path, *offer.like, *offer.touches) if step not in ids]
            if lost:
                self.broken("scene", f"an offer leads to {lost[0]}, which isn't on the table")
            self.offered(offers, speaker.language)
            if not all(self.deduced(view, speaker)):
                self.broken("scene", f"a deduction has no words in {speaker.language}")

    def aimed(self, view: View, scene: Scene, speaker: Speaker) -> None:
        """The goal has words, for everybody who plays also a role; who is near it is at the table."""
        if self.goal is None or scene.aim is None:
            return
        self.looked("goal")
        told = self.goal.told(view, speaker)
        said = [scene.aim.text, told.goal, *told.wins, *told.loses]
        said += [text for one in scene.aim.near for text in (one.label, one.text)]
        if not all(said) or not told.wins or not told.loses:
            self.broken("goal", f"the goal of seat {view.seat} has no words in {speaker.language}")
        if view.seat is not None and not told.role:
            self.broken("goal", f"seat {view.seat} is not told in {speaker.language} who it is")
        if any(not 0 <= seat < view.seats for one in scene.aim.near for seat in one.seats):
            self.broken("goal", "somebody is near the goal who isn't at the table")

    def talked(self, s: State) -> None:
        """A seat is in one team at most; only channels that there are can be muted; a rule of time gives what would be accepted."""
        live = self.live
        if live.teams is not None:
            self.looked("talk")
            members = [seat for team in live.teams(s) for seat in team]
            if len(set(members)) != len(members) or not set(members) <= set(range(s.seats)):
                self.broken("talk", f"the teams are {live.teams(s)}: a seat is in one of them, or in none")
        if live.muted is not None:
            self.looked("talk")
            unknown = {name for seat in range(s.seats) for name in live.muted(s, seat)} - CHANNELS
            if unknown:
                self.broken("talk", f"“{min(unknown)}” is muted, and is none of {', '.join(sorted(CHANNELS))}")
        limit = None if live.time_limit is None or s.outcome is not None else live.time_limit(s)
        if limit is not None:
            self.looked("time")
            if not self.possible(s, limit.seat, limit.move):
                self.broken("time", f"when {limit.what} runs out, “{limit.move}” of seat {limit.seat} is refused")

    # --- bots and leavers ---------------------------------------------------------------------------------------------

    def hinted(self, s: State, seat: Seat) -> None:
        """Hints choose among the options and their figures can be used as they are."""
        hints = self.hints
        if hints is None or s.outcome is not None or seat not in s.waiting:
            return
        self.looked("hints")
        world = self.game.sample_world(s, seat, self.rng)
        answers = self.game.answers(world, seat, self.rng)
        if hints.rollout(world, seat, answers, self.rng) not in answers:
            self.broken("hints", "a rollout chose what is no option")
        priors = hints.prior(world, seat, answers)
        if len(priors) != len(answers) or any(not 0 <= prior < math.inf for prior in priors):
            self.broken("hints", "there must be one prior for each option, none below 0")
        values = hints.value(world)
        if len(values) != s.seats or any(not 0 <= value <= 1 for value in values):
            self.broken("hints", "there must be a value from 0 to 1 for each seat")

    def left(self, s: State, box: dict[str, int]) -> None:
        """A player may leave at any moment, and nothing goes with him."""
        if self.game.leave is None or s.outcome is not None:
            return
        self.looked("leave")
        copy = self.copy(s)
        gone = self.rng.randrange(s.seats)
        self.game.end_for(copy, gone)
        for _ in range(PLAYED_ON):
            if dict(self.game.inventory(copy)) != box:
                self.broken("leave", "when a player leaves, the box is not the same")
            if copy.outcome is not None:
                break
            if not copy.waiting:
                self.broken("leave", "when a player leaves, nobody is asked")
            if gone in copy.waiting:
                self.broken("leave", "a player who has left is asked")
            seat = self.rng.choice(copy.waiting)
            answers = self.game.answers(copy, seat, self.rng)
            if not answers:
                self.broken("leave", f"when a player has left, seat {seat} can't answer")
            apply(copy, seat, self.rng.choice(answers))
        if copy.outcome is not None:
            self.placed(copy)
            if copy.outcome.reason not in self.game.kinds.endings:
                self.broken("leave", f"“{copy.outcome.reason}” is none of the game's endings")

    # --- the whole game -----------------------------------------------------------------------------------------------

    def over(self, s: State) -> None:
        self.placed(s)
        if s.outcome is not None and s.outcome.reason not in self.game.kinds.endings:
            self.broken("ends", f"“{s.outcome.reason}” is none of the game's endings")
        for seat in range(s.seats):
            self.refused(s, seat, self.game.moves[:3])

    def placed(self, s: State) -> None:
        """The standings name every seat once, agree with the outcome of the rules, and their scores are the sums of their parts."""
        self.looked("standings")
        for reader in (*range(s.seats), None):
            for make in self.speakers:
                speaker = make(self.setup, reader)
                told = standings_of(self.game, self.game.view(s, reader), speaker)
                if s.outcome is None or told is None:
                    self.broken("standings", "a match is over and has none")
                problem = disagreement(told, s.outcome, s.seats)
                if problem:
                    self.broken("standings", f"{problem}, as seat {reader} reads in {speaker.language}")

    def said(self, match: record.Match) -> None:
        """Everything that was told can be said to everybody who was told, and is on the game's list."""
        self.looked("texts")
        for told in match.journal.told:
            for seat in (*range(self.setup.seats), None):
                event = told.to(seat)
                if event is None:
                    continue
                if type(event) not in self.game.kinds.events:
                    self.broken("texts", f"{type(event).__name__} was told and is not among the game's events")
                for make in self.speakers:
                    if not make(self.setup, seat).sentence(event):
                        self.broken("texts", f"no words for {event}")

    def replays(self, match: record.Match) -> None:
        """The record, written, read and run again, ends in the same state; and so does any beginning of it."""
        self.looked("record")
        try:
            self.replays_the_same(match)
        except Refusal as refusal:
            self.broken("record", f"the record does not replay: {refusal}")

    def replays_the_same(self, match: record.Match) -> None:
        text = str(match.record())
        told = record.read(text)
        again = record.replay(told, game=self.game)
        if fingerprint(again.state) != fingerprint(match.state):
            self.broken(
                "record", f"the record replays to another state: {difference(again.state, match.state)} differs"
            )
        if str(again.record()) != text:
            self.broken("record", "the record of the replay is another text")
        if [one.to(None) for one in again.journal.told] != [one.to(None) for one in match.journal.told]:
            self.broken("record", "the replay tells of other events")
        line = self.rng.choice(told.entries).line if told.entries else 0
        record.replay(told, at=line, game=self.game)
