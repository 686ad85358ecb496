"""The rulings that no other file tests beside its rule."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tests.games.decrypto.conftest import A, B, C, D

from tablee.games.decrypto.rules.rounds import end_round
from tablee.games.decrypto.rules.state import Phase

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


def second_round(table: type[Table], guess: int, attempt: int) -> Table:
    t = table()
    t.round()
    t.encrypts(421, 123)
    t.half(guess, attempt)
    return t


def test_dec_r1_intercepted_though_understood(table: type[Table]) -> None:
    t = second_round(table, 421, 421)
    assert (t.s.interceptions, t.s.misses) == ([0, 1], [0, 0])


def test_dec_r2_intercepted_and_misunderstood(table: type[Table]) -> None:
    t = second_round(table, 412, 421)
    assert (t.s.interceptions, t.s.misses) == ([0, 1], [1, 0])


def test_dec_r3_two_digits_right_are_wrong(table: type[Table]) -> None:
    t = second_round(table, 423, 423)
    assert (t.s.interceptions, t.s.misses) == ([0, 0], [1, 0])


def test_dec_r4_white_may_still_equalise(table: type[Table]) -> None:
    t = table()
    t.round()
    t.tokens(white=(1, 0), black=(1, 0))
    t.encrypts(421, 123)
    t.half(421, 421)
    assert not t.over
    t.half(123, 123)
    assert t.s.phase == Phase.TIE


def test_dec_r5_a_miscommunication_of_the_first_round_counts(table: type[Table]) -> None:
    t = table()
    t.round(white=421, says_white=412)
    assert t.s.misses == [1, 0]


def test_dec_r12_a_lone_partner_guesses_alone_and_is_the_spokesperson(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    assert t.sees(B).spokesperson == B
    assert not any(one.startswith("fix") for one in t.choices(B))


def ends_with(table: type[Table], white: tuple[int, int], black: tuple[int, int], number: int) -> Table:
    t = table()
    t.tokens(white=white, black=black)
    t.at_round(number)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    return t


def test_dec_r16_ahead_in_the_last_round_is_a_normal_win(table: type[Table]) -> None:
    assert ends_with(table, (2, 1), (1, 0), 8).ended() == ("interceptions", (A, B))


def test_dec_r17_the_same_formula_when_nobody_has_two_tokens(table: type[Table]) -> None:
    assert ends_with(table, (1, 0), (1, 1), 8).ended() == ("balance", (A, B))


def test_dec_r18_two_interceptions_win_over_one_of_each(table: type[Table]) -> None:
    assert ends_with(table, (2, 1), (1, 1), 5).ended() == ("interceptions", (A, B))


def test_dec_r19_two_and_two_against_nothing_goes_to_words(table: type[Table]) -> None:
    assert ends_with(table, (2, 2), (0, 0), 5).s.phase == Phase.TIE


def test_dec_r20_both_ahead_in_two_ways_is_a_matter_of_balance(table: type[Table]) -> None:
    assert ends_with(table, (2, 1), (2, 2), 5).ended() == ("balance", (A, B))


def test_dec_r22_an_empty_attempt_does_nothing(table: type[Table]) -> None:
    t = second_round(table, 421, 0)
    assert (t.s.interceptions, t.s.misses) == ([0, 0], [0, 0])


def test_dec_r25_disputes_are_left_to_the_players(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    t.does(D, "flag 1")
    t.does(A, "keep 1")
    t.half(421)
    assert (t.s.interceptions, t.s.misses) == ([0, 0], [0, 0])


def test_dec_r27_rounds_and_tokens_of_the_options_stand_in(table: type[Table]) -> None:
    t = table(4, rounds="4", tokens=3)
    for _ in range(3):
        t.round()
    t.tokens(white=(2, 0), black=(0, 0))
    t.round()
    assert t.ended() == ("balance", (A, B))


def test_dec_o5_the_number_of_rounds(table: type[Table]) -> None:
    assert [table(seats).s.rounds for seats in (3, 4)] == [5, 8]
    assert [table(seats, rounds="6").s.rounds for seats in (3, 4)] == [6, 6]


def test_dec_o6_the_number_of_tokens(table: type[Table]) -> None:
    t = table(4, tokens=1)
    t.round(white=421, says_white=412)
    assert t.ended() == ("miscommunications", (C, D))


def test_dec_o10_the_names_of_the_teams(table: type[Table]) -> None:
    assert table(4, white_name="Hiboux").sees(C).names == ("Hiboux", "")


def test_dec_r28_every_wait_of_random_players_ends(table: type[Table]) -> None:
    t = table(8)
    t.plays_on(Random(3))
    assert t.over
