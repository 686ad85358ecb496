"""What is seen of each event: clues are read one by one, a code is told digit by digit, tokens fly, screens open."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar, cast

import pytest
from tests.games.decrypto.conftest import BLACK_WORDS, WHITE_WORDS
from tests.games.staging import Shown, lost, shown

from tablee.core.beats import Beat, Beats, Cheer, Drop, Duel, Fly, Mark, Put, Show, Side, Step, flat, staged
from tablee.core.game import Game, View
from tablee.core.scene import Card, Piece, Zone
from tablee.core.state import State, apply
from tablee.games.decrypto import GAME
from tablee.games.decrypto.beats import BEATS
from tablee.games.decrypto.rules.rounds import end_round

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table

    from tablee.core.notation import Seat

A, B, C, D, E, F = range(6)
DECRYPTO: Final = cast("Game[State, View]", GAME)
S = TypeVar("S", bound=Step)
LEAVING: Final = 0.04


def seen(t: Table, happens: Callable[[], object], reader: Seat | None = B, language: str = "en") -> list[Beat]:
    """What the reader is shown of that answer."""
    before, since = t.sees(reader), len(t.journal.told)
    happens()
    told = t.journal.seen_by(reader, since)
    return list(staged(cast("Beats[View]", BEATS), before, t.sees(reader), told, t.words(reader, language)))


def steps(told: list[Beat], kind: type[S]) -> list[S]:
    return [step for beat in told for step in flat(beat.steps) if isinstance(step, kind)]


def named(told: list[Beat], sentence: str) -> list[Beat]:
    """The beats whose sentence begins like this."""
    return [beat for beat in told if beat.text.startswith(sentence)]


def flown(told: list[Beat]) -> list[tuple[int | str, int | str, str, str]]:
    return [(one.start, one.end, one.label, one.picture) for one in steps(told, Fly)]


# --- Encrypting --------------------------------------------------------------------------------------------------------


def test_dec_7_the_encryptor_takes_a_code_and_the_others_see_a_card_go(table: type[Table]) -> None:
    for reader in (A, B, C, None):
        t = table(4)
        told = seen(t, lambda t=t: t.draws(A), reader)  # type: ignore[misc]
        if reader == A:
            (put,) = steps(told, Put)
            assert (put.zone, put.node.id, put.start) == ("keywords", "code", "team.0")
        else:
            assert flown(told) == [("team.0", "seat.0", "", "code")]
            assert steps(told, Put) == []


def test_dec_6_a_new_encryptor_takes_the_role_over(table: type[Table]) -> None:
    t = table(4)
    t.does(A, "swap 1")
    told = seen(t, lambda: t.does(B, "swap 1"), C)
    (put,) = steps(told, Put)
    assert (put.zone, put.node.id, put.start) == ("seat.1", "role.1", "role.0")
    assert steps(told, Drop) == [Drop("role.0")]


def test_dec_32_the_hourglass_goes_to_who_still_writes(table: type[Table]) -> None:
    t = table(4, hourglass=True)
    t.draws(A)
    t.draws(C)
    t.writes(A, "lune", "mer", "sel")
    told = seen(t, lambda: t.does(A, "turn"), D)
    assert flown(told) == [("seat.0", "team.1", "30 s", "hourglass")]
    told = seen(t, t.time_is_up, D)
    assert Drop("hourglass", "team.1") in steps(told, Drop)


# --- The clues ---------------------------------------------------------------------------------------------------------


def reading(table: type[Table]) -> Table:
    """White's clues for 4-2-1 lie on the table; it is the second round."""
    t = table(4)
    t.at_round(2)
    t.draws(A, 421)
    t.draws(C, 123)
    t.writes(A, "lune", "mer", "sel")
    t.writes(C, "ruche", "avion", "banc")
    return t


def test_dec_12_the_clues_are_read_one_by_one(table: type[Table]) -> None:
    t = table(4)
    t.draws(A, 421)
    t.draws(C, 123)
    t.writes(A, "lune", "mer", "sel")
    told = seen(t, lambda: t.writes(C, "ruche", "avion", "banc"), D)
    (clues,) = named(told, "White’s clues")
    assert (clues.cause, clues.weight) == (True, "drama")
    read = steps([clues], Put)
    assert [(one.zone, one.start, one.node.id) for one in read] == [
        ("team.0", "seat.0", "line.0"), ("team.0", "seat.0", "line.1"), ("team.0", "seat.0", "line.2"),
    ]  # fmt: skip
    said = [one.node.nodes[0] for one in read if isinstance(one.node, Zone)]
    assert [(one.id, one.label) for one in said if isinstance(one, Card)] == [
        ("clue.0.said", "lune"), ("clue.1.said", "mer"), ("clue.2.said", "sel"),
    ]  # fmt: skip


def test_dec_31_an_objection_is_a_flag_and_dec_56_a_new_clue_comes_onto_its_line(table: type[Table]) -> None:
    t = reading(table)
    (put,) = steps(seen(t, lambda: t.does(C, "flag 2"), B), Put)
    assert isinstance(put.node, Piece)
    assert (put.zone, put.start, put.node.id, put.node.text) == ("line.1", "seat.2", "flag.1", "Chloé objects")
    told = seen(t, lambda: t.does(A, 'replace 2 by "vague"'), B)
    assert [one.node.id for one in steps(told, Show)] == ["clue.1.said"]
    (put,) = steps(told, Put)
    assert (put.zone, put.start, put.at, put.node.id) == ("line.1", "seat.0", 0, "clue.1.new")


@pytest.mark.parametrize(("reader", "label"), [(C, "4-1-2"), (B, ""), (None, "")])
def test_dec_14_a_fixed_guess_is_stamped_and_only_its_team_sees_it(
    table: type[Table], reader: Seat | None, label: str
) -> None:
    t = reading(table)
    t.guesses(C, 412)
    told = seen(t, lambda: t.guesses(D, 412), reader)
    assert flown(told)[-1] == ("team.1", "clues", label, "stamp")


# --- The code and the tokens -------------------------------------------------------------------------------------------


def test_dec_17_the_code_is_turned_up_digit_by_digit_and_both_guesses_are_held_against_it(table: type[Table]) -> None:
    t = reading(table)
    t.team_guesses(1, 413)
    (told, *_) = named(seen(t, lambda: t.team_guesses(0, 421), None), "White’s code")
    lines = [one.node for one in steps([told], Show) if isinstance(one.node, Zone)]
    assert [[one.id for one in line.nodes] for line in lines] == [["clue.0.said"], ["clue.1.said"], ["clue.2.said"]]
    hidden = [one.node for one in steps([told], Put)]
    assert [(one.id, one.up) for one in hidden if isinstance(one, Card)] == [
        ("told.0", False), ("told.1", False), ("told.2", False),
    ]  # fmt: skip
    turned = [one.node for one in steps([told], Show)]
    assert [(one.id, one.label) for one in turned if isinstance(one, Card)] == [
        ("told.0", "4"), ("told.1", "2"), ("told.2", "1"),
    ]  # fmt: skip
    (duel,) = steps([told], Duel)
    assert duel.sides == (Side(None, "White", (), "4-2-1"), Side(None, "Black", (), "4-1-3"))
    assert (duel.winner, duel.result) == (0, "4-2-1")


def test_dec_18_an_interception_flies_to_its_slot(table: type[Table]) -> None:
    t = reading(table)
    t.team_guesses(1, 421)
    told = seen(t, lambda: t.team_guesses(0, 124), None)
    taken = named(told, "Black has intercepted")
    assert taken[0].weight == "drama"
    assert flown(taken) == [("clues", "token.i.1.0", "", "interception")]
    assert [one.node.text for one in steps(taken, Show)] == ["An Interception token"]
    missed = named(told, "White did not understand")
    assert flown(missed) == [("clues", "token.m.0.0", "", "miscommunication")]
    assert steps(missed, Mark) == [Mark(("token.m.0.0",))]


def test_dec_18_who_alone_has_understood_gets_a_tick(table: type[Table]) -> None:
    t = reading(table)
    t.team_guesses(1, 123)
    told = seen(t, lambda: t.team_guesses(0, 421), None)
    assert flown(named(told, "White has understood")) == [("clues", "team.0", "✓", "")]


def test_dec_19_the_lines_are_filed_before_the_next_clues_are_read_on_their_paper(table: type[Table]) -> None:
    t = reading(table)
    t.team_guesses(1, 123)
    told = named(seen(t, lambda: t.team_guesses(0, 421), None), "Black’s clues")
    assert steps(told, Drop) == [Drop(f"line.{at}", "sheet.0") for at in range(3)]
    (empty,) = [step.node for step in steps(told, Show)]
    assert isinstance(empty, Zone)
    assert (empty.id, empty.text, [one.id for one in empty.nodes]) == ("clues", "Black’s clues", ["slots"])
    assert [(one.zone, one.start) for one in steps(told, Put)] == [("clues", "seat.2")] * 3


def test_dec_49_a_misunderstanding_of_the_team_is_a_token_of_the_interceptor(table: type[Table]) -> None:
    t = table(3)
    t.encrypts(421)
    told = named(seen(t, lambda: t.team_guesses(0, 123), None), "The team did not understand")
    assert flown(told) == [("clues", "token.i.1.0", "", "interception")]


# --- The end -----------------------------------------------------------------------------------------------------------


def test_dec_42_the_words_of_both_teams_meet_and_dec_45_the_screens_open_window_by_window(table: type[Table]) -> None:
    t = table(4)
    t.at_round(8)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    for seat in (A, B):
        t.does(seat, 'words "miel" "lune" "mer" "sel"')
    t.does(C, 'words "lune" "mer" "sel" "ciel"')
    told = seen(t, lambda: t.does(D, 'words "lune" "mer" "sel" "ciel"'), A)
    (duel,) = steps(told, Duel)
    assert duel.sides == (
        Side(None, "White", ("miel", "lune", "mer", "sel"), "1"),
        Side(None, "Black", ("lune", "mer", "sel", "ciel"), "0"),
    )
    assert duel.winner == 0
    for side, (sentence, words) in enumerate((("White’s keywords", WHITE_WORDS), ("Black’s keywords", BLACK_WORDS))):
        (screen,) = named(told, sentence)
        assert [one.zone for one in steps([screen], Put)] == [f"team.{side}"] * 4
        assert all(isinstance(one.node, Card) and not one.node.up for one in steps([screen], Put))
        turned = [one.node for one in steps([screen], Show)]
        assert [one.label for one in turned if isinstance(one, Card)] == list(words)
    assert steps(told, Cheer) == [Cheer((A, B))]


@pytest.mark.parametrize(("seats", "number"), [(3, 1), (4, 2), (5, 3)])
def test_whatever_happens_in_a_match_is_shown_of_things_that_are_on_the_table(seats: int, number: int) -> None:
    for one in islice(shown(DECRYPTO, seats, number, hourglass=seats == 4), 600):
        assert [beat.rule for beat in one.beats] == [event.rule for event in one.events]
        assert lost(one) == set(), one.events


@pytest.mark.parametrize("number", range(3))
def test_dec_53_who_leaves_at_any_moment_leaves_a_table_that_can_be_shown(table: type[Table], number: int) -> None:
    t, rng = table(5, number), Random(number)

    def happens() -> None:
        seat = rng.choice(t.s.waiting)
        if rng.random() < LEAVING:
            t.leaves(seat)
        else:
            apply(t.s, seat, rng.choice(GAME.answers(t.s, seat, rng)))

    while not t.over:
        before = {reader: (t.sees(reader), t.looks(reader)) for reader in (*range(5), None)}
        since = len(t.journal.told)
        happens()
        for reader, (view, scene) in before.items():
            told = tuple(t.journal.seen_by(reader, since))
            beats = staged(cast("Beats[View]", BEATS), view, t.sees(reader), told, t.words(reader))
            assert lost(Shown(reader, scene, t.looks(reader), told, beats)) == set(), told
