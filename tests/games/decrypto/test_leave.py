"""DEC-53: nobody waits for somebody who has left."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import A, B, C, D, E, F

from tablee.core.state import apply
from tablee.games.decrypto import GAME
from tablee.games.decrypto.rules.rounds import end_round

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


def test_dec_53_who_has_left_is_passed_over_in_the_rotation(table: type[Table]) -> None:
    t = table(6)
    t.leaves(B)
    named = []
    for _ in range(3):
        named.append(t.s.encryptor[0])
        t.round()
    assert named == [A, C, A]
    assert t.sees(None).gone == (B,)
    assert "Left" in t.told(None)


def test_dec_r13_the_next_member_takes_over_with_a_new_code(table: type[Table]) -> None:
    t = table(6)
    t.draws(A)
    t.leaves(A)
    assert t.s.encryptor[0] == B
    assert t.s.code[0] == -1
    assert t.choices(B)[0] == "draw"
    assert t.s.order[0] == [B, A, C]


def test_dec_r13_clues_that_are_fixed_stand(table: type[Table]) -> None:
    t = table(6)
    t.draws(A, 421)
    t.writes(A, "Mexique", "insecte", "horreur")
    t.leaves(A)
    t.encrypts()
    assert t.sees(None).clues == ("Mexique", "insecte", "horreur")


def test_dec_r26_the_new_encryptor_stays(table: type[Table]) -> None:
    t = table(6)
    t.draws(A)
    t.leaves(A)
    t.encrypts()
    assert t.s.encryptor[0] == B
    assert set(t.s.waiting) == {C, D, E, F}


def test_dec_r14_where_nobody_is_left_to_guess_the_guess_is_wrong(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    t.leaves(B)
    assert t.s.misses == [1, 0]
    assert t.s.half == 1


def test_dec_r14_the_attempt_is_asked_for_as_usual(table: type[Table]) -> None:
    t = table()
    t.round()
    t.leaves(A)
    t.encrypts(421, 123)
    assert t.s.guess == [0, -1]
    assert t.s.half == 0
    t.team_guesses(1, 421)
    assert (t.s.interceptions, t.s.misses) == ([0, 1], [1, 0])


def test_dec_53_with_three_the_interceptor_gains_by_it(table: type[Table]) -> None:
    t = table(3)
    t.leaves(A)
    t.encrypts()
    assert t.s.interceptions == [0, 1]


def test_dec_53_a_team_that_is_gone_writes_blanks_and_loses(table: type[Table]) -> None:
    t = table()
    t.leaves(A)
    t.leaves(B)
    t.encrypts()
    t.half(123)
    assert t.s.misses == [1, 0]
    assert t.s.sheet[0].clues == ("…", "…", "…")
    t.encrypts()
    t.team_guesses(1, 0)
    t.half(123)
    assert t.ended() == ("miscommunications", (C, D))


def test_dec_53_an_interceptor_who_is_gone_makes_no_attempt(table: type[Table]) -> None:
    t = table(3)
    t.leaves(C)
    for _ in range(5):
        t.round()
    assert t.ended() == ("held", (A, B))


def test_dec_55_an_endorsement_lapses_with_its_seat_and_agreement_is_tested_again(table: type[Table]) -> None:
    t = table(8)
    t.encrypts()
    t.guesses(B, 421)
    t.guesses(C, 421)
    t.leaves(D)
    assert t.s.sheet[0].guess == 421


def test_dec_55_if_nothing_is_proposed_any_more_all_are_asked_again(table: type[Table]) -> None:
    t = table(8)
    t.encrypts()
    t.does(B, "pass")
    t.guesses(C, 421)
    t.leaves(C)
    assert {B, D} <= set(t.s.waiting)


def test_dec_58_in_a_tie_a_team_that_is_gone_names_blanks(table: type[Table]) -> None:
    t = table()
    t.at_round(8)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    t.leaves(A)
    t.leaves(B)
    assert t.s.attempts[0] == ("…", "…", "…", "…")
    for seat in (C, D):
        t.does(seat, 'words "papillon" "sel" "mer" "lune"')
    assert t.ended() == ("words", (C, D))


def test_dec_r29_when_everybody_has_left_the_match_is_void(table: type[Table]) -> None:
    t = table()
    for seat in (A, B, C, D):
        t.leaves(seat)
    assert t.ended() == ("abandoned", ())


def test_dec_r30_who_has_left_does_not_share_the_win(table: type[Table]) -> None:
    t = table(6)
    t.leaves(A)
    t.tokens(white=(1, 0), black=(0, 0))
    t.round()
    t.round(black=123, by_white=123)
    assert t.ended() == ("interceptions", (B, C))


def test_dec_r35_a_seat_that_a_bot_plays_is_a_seat_like_any_other(table: type[Table]) -> None:
    t = table(6)
    t.encrypts()
    assert t.sees(B).spokesperson == B  # by the rotation alone: the rules can't tell persons from bots


@pytest.mark.parametrize("seats", range(3, 9))
def test_dec_53_whoever_leaves_whenever_the_match_goes_on_to_its_end(table: type[Table], seats: int) -> None:
    for number in range(12):
        rng = Random(f"{seats} {number}")
        t = table(seats, number, rounds="4")
        while not t.over:
            there = [seat for seat in range(seats) if not t.s.gone >> seat & 1]
            if rng.random() < 0.04:
                t.leaves(rng.choice(there))
                continue
            seat = rng.choice(t.s.waiting)
            assert seat in there
            apply(t.s, seat, rng.choice(GAME.answers(t.s, seat, rng)))
        assert t.outcome.reason in GAME.kinds.endings
