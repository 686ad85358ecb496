"""The agenda, the questions and the verbs, with a state whose only content is the tale of what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest

from tablee.core.chance import NO_CHANCE, Dice, NoChance
from tablee.core.errors import IllegalMove, MatchOver, NotAsked, Refusal, RulesError
from tablee.core.game import asked
from tablee.core.notation import Seat
from tablee.core.state import (
    ClockMove,
    Event,
    Journal,
    Move,
    OpenQuestion,
    Outcome,
    Question,
    State,
    apply,
    do,
    forget_sealed,
    options,
    run,
)
from tablee.testing.introspect import fingerprint


class Tale(State):
    """Three players and what they did."""

    __slots__ = ("lines",)

    def __init__(self) -> None:
        super().__init__(3, NO_CHANCE)
        self.lines: list[str] = []

    def clone(self) -> Tale:
        copy = Tale()
        self.clone_onto(copy)
        copy.lines = self.lines[:]
        return copy


@dataclass(frozen=True, slots=True)
class Say(Move):
    number: int


@dataclass(frozen=True, slots=True)
class Strike(ClockMove):
    """The hour has come."""


@dataclass(frozen=True, slots=True)
class Sing(Move):
    song: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    card: int


@dataclass(frozen=True, slots=True)
class DrewOne(Event):
    pass


class Number(Question):
    """One of 1, 2 and 3; told, and no more."""

    def options(self, s: Tale, seat: Seat) -> Sequence[Say]:
        return [Say(1), Say(2), Say(3)]

    def answer(self, s: Tale, seat: Seat, move: Say) -> None:
        s.lines.append(f"{seat} said {move.number}")


class Interrupted(Number):
    """The answer sets off two things that come before whatever was next."""

    def answer(self, s: Tale, seat: Seat, move: Say) -> None:
        Number.answer(self, s, seat, move)
        s.then(do(note, "first interrupt"), do(note, "second interrupt"))


class Nested(Number):
    """Asks again at once, which is not allowed of several."""

    def answer(self, s: Tale, seat: Seat, move: Say) -> None:
        s.ask(seat, NUMBER)


class Floor(Number):
    """The open floor: 3 closes it."""

    def answer(self, s: Tale, seat: Seat, move: Say) -> None:
        Number.answer(self, s, seat, move)
        if move.number != 3:
            s.ask_any((0, 1), FLOOR)


class Last(Number):
    """Whoever says 3 ends the match."""

    def answer(self, s: Tale, seat: Seat, move: Say) -> None:
        Number.answer(self, s, seat, move)
        if move.number == 3:
            s.finish(Outcome((seat,), "three"))


class Song(OpenQuestion):
    """Any song but a long one, until the hour strikes."""

    def refusal(self, s: Tale, seat: Seat, move: Move) -> str | None:
        if isinstance(move, Strike):
            return None
        if not isinstance(move, Sing):
            return "refuse-no-song"
        return "refuse-too-long" if len(move.song) > 10 else None

    def suggest(self, s: Tale, seat: Seat, rng: Random) -> Sequence[Sing]:
        return [Sing("la")]

    def answer(self, s: Tale, seat: Seat, move: Sing | Strike) -> None:
        s.lines.append(f"{seat} sang {move.song}" if isinstance(move, Sing) else "the hour struck")


NUMBER, INTERRUPTED, NESTED, FLOOR, LAST, SONG = Number(), Interrupted(), Nested(), Floor(), Last(), Song()


def note(s: Tale, line: str) -> None:
    s.lines.append(line)


def ask(s: Tale, seat: Seat) -> None:
    s.ask(seat, NUMBER)


def ask_song(s: Tale, seat: Seat) -> None:
    s.ask(seat, SONG)


def ask_interrupted(s: Tale, seat: Seat) -> None:
    s.ask(seat, INTERRUPTED)


def ask_floor(s: Tale) -> None:
    s.ask_any((0, 1), FLOOR)


def ask_all(s: Tale, *seats: Seat) -> None:
    s.ask_all(seats, NUMBER)


def ask_all_interrupted(s: Tale, *seats: Seat) -> None:
    s.ask_all(seats, INTERRUPTED)


def ask_all_nested(s: Tale, *seats: Seat) -> None:
    s.ask_all(seats, NESTED)


def ask_all_last(s: Tale, *seats: Seat) -> None:
    s.ask_all(seats, LAST)


def the_end(s: Tale) -> None:
    s.finish(Outcome((0,), "told"))


def branch(s: Tale) -> None:
    s.lines.append("branch")
    s.then(do(note, "twig"), do(note, "leaf"))


# --- The agenda --------------------------------------------------------------------------------------------------------


def test_the_agenda_is_resolved_in_the_order_it_was_said() -> None:
    s = Tale()
    s.then(do(note, "one"), do(note, "two"), do(the_end))
    run(s)
    assert s.lines == ["one", "two"]


def test_what_a_rule_pushes_resolves_before_whatever_was_next() -> None:
    s = Tale()
    s.then(do(branch), do(note, "next"), do(the_end))
    run(s)
    assert s.lines == ["branch", "twig", "leaf", "next"]


def test_what_an_answer_pushes_resolves_before_whatever_was_next() -> None:
    s = Tale()
    s.then(do(ask_interrupted, 1), do(note, "next"), do(the_end))
    run(s)
    apply(s, 1, Say(2))
    assert s.lines == ["1 said 2", "first interrupt", "second interrupt", "next"]


def test_the_agenda_waits_for_an_answer() -> None:
    s = Tale()
    s.then(do(note, "before"), do(ask, 2), do(note, "after"), do(the_end))
    run(s)
    assert (s.lines, s.waiting) == (["before"], (2,))
    apply(s, 2, Say(1))
    assert s.lines == ["before", "2 said 1", "after"]


def test_an_agenda_that_runs_out_is_a_mistake_of_the_rules() -> None:
    s = Tale()
    s.then(do(note, "one"))
    with pytest.raises(RulesError, match="nothing is on the agenda"):
        run(s)


def test_what_is_on_the_agenda_takes_its_arguments_by_position() -> None:
    with pytest.raises(RulesError, match="note: what is on the agenda takes its arguments by position"):
        do(note, line="one")


# --- One seat is asked -------------------------------------------------------------------------------------------------


def asked_one() -> Tale:
    s = Tale()
    s.then(do(ask, 1), do(ask, 2), do(the_end))
    run(s)
    return s


def test_only_who_is_asked_has_options() -> None:
    s = asked_one()
    assert [list(options(s, seat)) for seat in range(3)] == [[], [Say(1), Say(2), Say(3)], []]


def test_after_the_answer_the_next_is_asked() -> None:
    s = asked_one()
    apply(s, 1, Say(3))
    assert (s.lines, s.waiting) == (["1 said 3"], (2,))


# --- Several are asked together ----------------------------------------------------------------------------------------


def asked_together(*seats: Seat) -> Tale:
    s = Tale()
    s.then(do(ask_all, *seats), do(ask, 0), do(the_end))
    run(s)
    return s


def test_nothing_happens_before_the_last_of_several_has_answered() -> None:
    s = asked_together(0, 1, 2)
    apply(s, 1, Say(1))
    apply(s, 2, Say(2))
    assert (s.lines, s.waiting, s.sealed) == ([], (0,), {1: Say(1), 2: Say(2)})


def test_sealed_answers_are_carried_out_in_the_order_in_which_the_seats_were_asked() -> None:
    s = asked_together(2, 0, 1)
    for seat in (0, 1, 2):
        apply(s, seat, Say(seat + 1))
    assert s.lines == ["2 said 3", "0 said 1", "1 said 2"]


def test_after_the_last_sealed_answer_nothing_is_left_of_the_question() -> None:
    s = asked_together(0, 1)
    apply(s, 0, Say(1))
    apply(s, 1, Say(1))
    assert (s.together, s.asked, s.sealed, s.waiting) == (False, (), {}, (0,))


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    s = asked_together(0, 1)
    apply(s, 0, Say(1))
    assert list(options(s, 0)) == []
    with pytest.raises(NotAsked):
        apply(s, 0, Say(2))


def test_a_view_tells_who_has_answered_and_only_to_me_what_i_said() -> None:
    s = asked_together(2, 0, 1)
    apply(s, 0, Say(1))
    apply(s, 2, Say(3))
    assert [asked(s, seat).answered for seat in (0, 1, 2, None)] == [(2, 0)] * 4
    assert [asked(s, seat).mine for seat in (0, 1, 2, None)] == [Say(1), None, Say(3), None]


def test_what_sealed_answers_push_is_resolved_when_all_were_heard() -> None:
    s = Tale()
    s.then(do(ask_all_interrupted, 0, 1), do(the_end))
    run(s)
    apply(s, 0, Say(1))
    apply(s, 1, Say(2))
    assert s.lines[:2] == ["0 said 1", "1 said 2"]
    assert s.lines[2:] == ["first interrupt", "second interrupt"] * 2


def test_a_question_asked_by_one_of_several_answers_is_a_mistake_of_the_rules() -> None:
    s = Tale()
    s.then(do(ask_all_nested, 0, 1), do(the_end))
    run(s)
    apply(s, 0, Say(1))
    with pytest.raises(RulesError, match="Nested was asked of several: what it asks next goes on the agenda"):
        apply(s, 1, Say(1))


def test_when_one_of_several_answers_ends_the_match_the_rest_is_not_heard() -> None:
    s = Tale()
    s.then(do(ask_all_last, 0, 1, 2))
    run(s)
    for seat, number in ((0, 1), (1, 3), (2, 3)):
        apply(s, seat, Say(number))
    assert s.outcome == Outcome((1,), "three")
    assert s.lines == ["0 said 1", "1 said 3"]


def test_asking_all_of_nobody_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(RulesError, match="nobody was asked"):
        Tale().ask_all((), NUMBER)


def test_opening_the_floor_to_nobody_is_a_mistake_of_the_rules() -> None:
    with pytest.raises(RulesError, match="nobody was asked"):
        Tale().ask_any((), NUMBER)


def test_one_who_is_asked_in_place_of_several_is_heard_at_once() -> None:
    """A player leaves while all are asked, and the rules go on with another question."""
    s = asked_together(0, 1)
    apply(s, 0, Say(1))
    s.ask(2, NUMBER)
    apply(s, 2, Say(2))
    assert s.lines == ["2 said 2"]


# --- Sealed answers are forgotten by who plans -------------------------------------------------------------------------


def test_forgetting_what_is_sealed_keeps_my_own_answer() -> None:
    s = asked_together(2, 0, 1)
    apply(s, 2, Say(3))
    apply(s, 0, Say(1))
    forget_sealed(s, 0)
    assert (s.sealed, s.waiting) == ({0: Say(1)}, (2, 1))


def test_who_was_forgotten_answers_again() -> None:
    s = asked_together(0, 1)
    apply(s, 0, Say(1))
    forget_sealed(s, 1)
    apply(s, 1, Say(2))
    apply(s, 0, Say(3))
    assert s.lines == ["0 said 3", "1 said 2"]


def test_without_a_question_to_several_there_is_nothing_to_forget() -> None:
    s = asked_one()
    before = fingerprint(s)
    forget_sealed(s, 0)
    assert fingerprint(s) == before


def test_when_a_match_ends_under_an_open_question_nobody_has_still_to_answer() -> None:
    """A player leaves while all are asked, and the match is void."""
    s = asked_together(0, 1)
    apply(s, 0, Say(1))
    s.finish(Outcome((), "void"))
    forget_sealed(s, 2)
    assert (s.together, s.asked, s.sealed, s.waiting) == (False, (), {}, ())


# --- The open floor ----------------------------------------------------------------------------------------------------


def on_the_floor() -> Tale:
    s = Tale()
    s.then(do(ask_floor), do(the_end))
    run(s)
    return s


def test_on_the_open_floor_whoever_speaks_is_heard_at_once() -> None:
    s = on_the_floor()
    apply(s, 1, Say(1))
    assert (s.lines, s.waiting) == (["1 said 1"], (0, 1))


def test_on_the_open_floor_one_may_speak_several_times_until_the_rule_moves_on() -> None:
    s = on_the_floor()
    for number in (1, 2, 3):
        apply(s, 1, Say(number))
    assert (s.lines, s.outcome) == (["1 said 1", "1 said 2", "1 said 3"], Outcome((0,), "told"))


def test_on_the_open_floor_who_was_not_invited_is_refused() -> None:
    with pytest.raises(NotAsked):
        apply(on_the_floor(), 2, Say(1))


# --- Refusals change nothing -------------------------------------------------------------------------------------------


def over() -> Tale:
    s = Tale()
    s.then(do(the_end))
    run(s)
    return s


def asked_for_a_song() -> Tale:
    s = Tale()
    s.then(do(ask_song, 1), do(the_end))
    run(s)
    return s


def half_sealed() -> Tale:
    s = asked_together(0, 1)
    apply(s, 0, Say(1))
    return s


@pytest.mark.parametrize(
    ("s", "seat", "move", "refusal", "sentence"),
    [
        (over(), 0, Say(1), MatchOver, "The match is over."),
        (asked_one(), 0, Say(1), NotAsked, "Seat 0 isn't asked anything now."),
        (asked_one(), 7, Say(1), NotAsked, "Seat 7 isn't asked anything now."),
        (asked_one(), 1, Say(4), IllegalMove, "“say 4” is not allowed now."),
        (asked_one(), 1, Sing("la"), IllegalMove, '“sing "la"” is not allowed now.'),
        (half_sealed(), 1, Say(4), IllegalMove, "“say 4” is not allowed now."),
        (half_sealed(), 0, Say(2), NotAsked, "Seat 0 isn't asked anything now."),
        (asked_for_a_song(), 1, Sing("la la la la"), IllegalMove, '“sing "la la la la"” is not allowed now.'),
        (asked_for_a_song(), 1, Strike(), IllegalMove, "“strike” is not allowed now."),
        (asked_for_a_song(), 0, Strike(), NotAsked, "Seat 0 isn't asked anything now."),
        (on_the_floor(), 2, Say(1), NotAsked, "Seat 2 isn't asked anything now."),
    ],
)
def test_a_refusal_says_why_and_changes_nothing(
    s: Tale, seat: Seat, move: Move, refusal: type[Refusal], sentence: str
) -> None:
    before = fingerprint(s)
    with pytest.raises(refusal) as caught:
        apply(s, seat, move)
    assert str(caught.value) == sentence
    assert fingerprint(s) == before


def test_what_a_clock_gives_a_clock_alone_can_give() -> None:
    s = asked_for_a_song()
    apply(s, 1, Strike(), by_clock=True)
    assert s.lines == ["the hour struck"]


def test_a_clock_gives_no_answer_of_a_seat() -> None:
    with pytest.raises(IllegalMove):
        apply(asked_for_a_song(), 1, Sing("la"), by_clock=True)


def test_an_open_question_gives_its_own_reason() -> None:
    with pytest.raises(IllegalMove) as caught:
        apply(asked_for_a_song(), 1, Sing("la la la la"))
    assert caught.value.key == "refuse-too-long"


def test_an_open_question_lists_nothing_and_takes_what_it_does_not_refuse() -> None:
    s = asked_for_a_song()
    assert list(options(s, 1)) == []
    apply(s, 1, Sing("la"))
    assert s.lines == ["1 sang la"]


# --- The end -----------------------------------------------------------------------------------------------------------


def test_when_the_match_is_over_nothing_is_asked_and_nothing_left_to_do() -> None:
    s = Tale()
    s.then(do(the_end), do(note, "never"))
    run(s)
    assert (s.question, s.waiting, s.agenda, s.lines) == (None, (), [], [])
    assert s.outcome == Outcome((0,), "told")


def test_winners_share_the_win() -> None:
    shared, void = Outcome((0, 2), "together"), Outcome((), "void")
    assert [shared.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert [void.share(seat) for seat in range(3)] == [0.0, 0.0, 0.0]


# --- What is told ------------------------------------------------------------------------------------------------------


def heard(s: Tale) -> list[list[Event]]:
    """What seat 0, 1, 2 and a spectator heard."""
    assert s.journal is not None
    return [s.journal.seen_by(seat) for seat in (0, 1, 2, None)]


def listening() -> Tale:
    s = Tale()
    s.journal = Journal()
    return s


def test_what_is_told_to_all_is_told_to_spectators_too() -> None:
    s = listening()
    s.tell(Drew, 7)
    assert heard(s) == [[Drew(7)]] * 4


def test_what_is_told_to_one_is_told_to_nobody_else() -> None:
    s = listening()
    s.tell_only([1], Drew, 7)
    assert heard(s) == [[], [Drew(7)], [], []]


def test_the_others_and_spectators_are_told_something_else_instead() -> None:
    s = listening()
    s.tell_only((0, 1), Drew, 7)
    s.tell_others(DrewOne)
    assert heard(s) == [[Drew(7)], [Drew(7)], [DrewOne()], [DrewOne()]]


def test_what_is_told_to_nobody_is_heard_by_the_others_only_as_their_part() -> None:
    s = listening()
    s.tell_only((), Drew, 7)
    s.tell_others(DrewOne)
    assert heard(s) == [[DrewOne()]] * 4


def test_a_journal_can_be_read_from_a_place_on() -> None:
    s = listening()
    for card in (7, 8, 9):
        s.tell(Drew, card)
    assert s.journal is not None
    assert s.journal.seen_by(0, since=1) == [Drew(8), Drew(9)]


def test_without_a_journal_nothing_is_kept() -> None:
    s = Tale()
    s.tell(Drew, 7)
    assert s.journal is None


# --- Clones ------------------------------------------------------------------------------------------------------------


def test_a_clone_in_the_middle_of_a_sealed_question_goes_its_own_way() -> None:
    s = half_sealed()
    copy = s.clone()
    assert fingerprint(copy) == fingerprint(s)
    apply(copy, 1, Say(2))
    assert (copy.lines, s.lines, s.waiting) == (["0 said 1", "1 said 2"], [], (1,))


def test_a_clone_has_neither_journal_nor_chance() -> None:
    s = listening()
    s.chance = Dice(bytes(32))
    copy = s.clone()
    assert copy.journal is None
    assert isinstance(copy.chance, NoChance)
