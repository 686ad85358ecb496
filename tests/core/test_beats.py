"""Beats: how events are staged, with a game's own `beats.py` and without."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pytest

from tablee.core import beats
from tablee.core.beats import (
    PLAIN,
    Beat,
    Beats,
    Change,
    Cheer,
    Count,
    Drop,
    Duel,
    Fly,
    Go,
    Mark,
    Put,
    Roll,
    Row,
    Show,
    Side,
    Step,
    Tally,
    Together,
    beats_of,
    staged,
)
from tablee.core.game import Asked, View, load
from tablee.core.notation import Seat
from tablee.core.scene import Card, Die
from tablee.core.serialize import encode
from tablee.core.state import Event, Outcome
from tablee.testing.checks import Echo


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    """SEA-1: a ship sails."""

    seat: Seat
    port: int


@dataclass(frozen=True, slots=True)
class Deposed(Event):
    """SEA-2: a captain is deposed."""

    captain: Seat


@dataclass(frozen=True, slots=True)
class Rowed(Event):
    """SEA-4: some row."""

    who: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Dawned(Event):
    """SEA-3: a day begins."""


def view(outcome: Outcome | None = None) -> View:
    return View(seat=0, seats=3, asked=Asked(None, (), (), None, ()), outcome=outcome)


def steps(event: Event, change: Change[View]) -> Iterator[Step]:
    if isinstance(event, Sailed):
        yield Go(f"ship.{event.seat}", f"port.{event.port}", via=tuple(f"port.{n}" for n in range(1, event.port)))
        yield Count("sailed", len(change.so_far))


SEA: Final[Beats[View]] = Beats(
    steps,
    causes=frozenset({Deposed}),
    quiet=frozenset({Dawned}),
    drama=frozenset({Deposed}),
    actors={Deposed: "captain"},
)


def show(*events: Event, of: Beats[View] = SEA, after: View | None = None) -> tuple[Beat, ...]:
    return staged(of, view(), after or view(), events, Echo())


def test_a_beat_has_the_sentence_and_the_rule_of_its_event() -> None:
    (beat,) = show(Sailed(1, 3))
    assert (beat.text, beat.rule) == ("sailed seat=1 port=3", "SEA-1")


def test_whoever_acts_is_the_events_seat_unless_the_game_names_another_field() -> None:
    assert [beat.seat for beat in show(Sailed(1, 3), Deposed(2), Dawned())] == [1, 2, None]


def test_of_several_who_act_none_is_shown() -> None:
    crews = replace(SEA, actors={Rowed: "who"})
    assert [beat.seat for beat in show(Rowed((1,)), Rowed((0, 1)), Rowed(()), of=crews)] == [1, None, None]


def test_the_first_event_of_an_answer_and_the_games_own_causes_are_causes() -> None:
    assert [beat.cause for beat in show(Dawned(), Sailed(1, 3), Deposed(2))] == [True, False, True]


def test_weights_are_the_games() -> None:
    assert [beat.weight for beat in show(Sailed(1, 3), Deposed(2), Dawned())] == ["plain", "drama", "quiet"]


def test_steps_know_what_was_told_before_them_in_the_same_answer() -> None:
    first, second = show(Sailed(0, 1), Sailed(1, 2))
    assert first.steps == (Go("ship.0", "port.1"), Count("sailed", 1))
    assert second.steps == (Go("ship.1", "port.2", via=("port.1",)), Count("sailed", 2))


def test_a_win_is_cheered_in_the_last_beat() -> None:
    won = view(Outcome((1, 2), "home"))
    first, last = show(Dawned(), Deposed(0), after=won)
    assert first.steps == ()
    assert last.steps == (Cheer((1, 2)),)


@pytest.mark.parametrize("outcome", [None, Outcome((), "void")])
def test_nobody_is_cheered_where_nobody_has_won(outcome: Outcome | None) -> None:
    (beat,) = show(Dawned(), after=view(outcome))
    assert beat.steps == ()


def test_a_win_is_cheered_once() -> None:
    won = view(Outcome((1,), "home"))
    (beat,) = staged(SEA, won, won, (Dawned(),), Echo())
    assert beat.steps == ()


def test_a_game_without_beats_has_its_sentences_told() -> None:
    (beat,) = show(Sailed(1, 3), of=PLAIN)
    assert (beat.text, beat.cause, beat.weight, beat.steps) == ("sailed seat=1 port=3", True, "plain", ())


def test_beats_are_found_in_the_games_folder() -> None:
    assert beats_of(load("fuji_flush")).causes


CARD: Final = Card("card.9", "a card")


@pytest.mark.parametrize(
    ("step", "named"),
    [
        (Go("ship", "b", via=("a",)), ["ship", "a", "b"]),
        (Put("hand", CARD), ["hand"]),
        (Put("hand", CARD, start=2), ["hand", 2]),
        (Drop("card.1", end=0), ["card.1", 0]),
        (Drop("card.1"), ["card.1"]),
        (Show(CARD), ["card.9"]),
        (Count("gold", 3), ["gold"]),
        (Mark(("a", "b")), ["a", "b"]),
        (Fly(0, "gold", label="+3"), [0, "gold"]),
        (Roll(Die("die", "six", "6")), []),
        (Duel("battle", (Side(0, "Ada", ("3",), "3"), Side(1, "Basile", ("5",), "5")), winner=1), []),
        (Tally("votes", (Row("Ada", "+1", "1"),)), []),
        (Cheer((2,)), [2]),
        (Together((Drop("a"), Together((Drop("b"),)))), ["a", "b"]),
    ],
)
def test_a_beat_tells_what_it_names(step: Step, named: list[object]) -> None:
    assert list(beats.names(Beat("", "", None, cause=True, weight="plain", steps=(step,)))) == named
    assert list(beats.names(Beat("", "", 1, cause=True, weight="plain", steps=(step,)))) == [1, *named]


def test_a_beat_can_be_written_as_bytes() -> None:
    (beat,) = show(Sailed(1, 2))
    assert b'{"kind":"go","node":"ship.1","to":"port.2","via":["port.1"]}' in encode(beat)
