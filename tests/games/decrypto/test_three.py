"""DEC-46 to DEC-51: two against the Interceptor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.decrypto.conftest import WHITE_WORDS, A, B, C

from tablee.core.chance import Dice
from tablee.games.decrypto import GAME

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


def test_dec_46_the_interceptor_is_alone_without_keywords(table: type[Table]) -> None:
    t = table(3)
    assert t.s.members == ((A, B), (C,))
    assert t.sees(C).words == ((), ())
    assert t.sees(A).words == (WHITE_WORDS, ())
    assert t.s.encryptor == [A, -1]


def test_dec_46_who_is_drawn_by_lot_or_chosen() -> None:
    drawn = {GAME.start(GAME.setup(3), Dice.from_int(number)).members[1] for number in range(30)}
    assert drawn == {(0,), (1,), (2,)}


def test_dec_o4_the_interceptor_can_be_chosen(table: type[Table]) -> None:
    assert table(3, interceptor="0").s.members == ((B, C), (A,))


def test_dec_47_the_two_take_turns_and_there_is_one_half(table: type[Table]) -> None:
    t = table(3)
    t.round()
    assert (t.s.round, t.s.encryptor[0]) == (2, B)
    assert [row.team for row in t.s.sheet] == [0]


def test_dec_48_no_interception_in_the_first_round(table: type[Table]) -> None:
    t = table(3)
    t.encrypts()
    assert t.refuses(C, "guess 421") == "refuse-no-interception"


def test_dec_49_a_wrong_guess_is_the_interceptors_token(table: type[Table]) -> None:
    t = table(3)
    t.round(white=421, says_white=412)
    assert (t.s.interceptions, t.s.misses) == ([0, 1], [0, 0])


def test_dec_49_both_may_happen_in_one_round(table: type[Table]) -> None:
    t = table(3)
    t.round()
    t.round(white=421, says_white=412, by_black=421)
    assert t.s.interceptions == [0, 2]
    assert t.ended() == ("intercepted", (C,))


def test_dec_50_the_team_wins_by_lasting_five_rounds(table: type[Table]) -> None:
    t = table(3)
    for _ in range(5):
        assert not t.over
        t.round()
    assert t.ended() == ("held", (A, B))


def test_dec_50_two_tokens_in_the_fifth_round_are_in_time(table: type[Table]) -> None:
    t = table(3)
    t.round(says_white=412)
    for _ in range(3):
        t.round()
    t.round(white=421, by_black=421)
    assert t.ended() == ("intercepted", (C,))


def test_dec_51_the_interceptor_may_turn_the_hourglass_if_there_is_one(table: type[Table]) -> None:
    t = table(3)
    t.draws(A)
    assert t.s.waiting == (A,)
    t = table(3, hourglass=True)
    assert C not in t.s.waiting
    t.draws(A)
    assert t.choices(C) == ["turn", "pass"]
    t.does(C, "turn")
    assert t.s.waiting == (A,)
    t.time_is_up()
    assert t.sees(C).clues == ("…", "…", "…")


def test_dec_51_a_team_of_three_players_has_no_second_encryptor_to_wait_for(table: type[Table]) -> None:
    t = table(3)
    t.encrypts()
    assert t.sees(None).clues != ()


# --- The examples of the three-player game ----------------------------------------------------------------------------


def test_example_19a_in_round_1_the_partner_is_wrong(table: type[Table]) -> None:
    t = table(3)
    t.round(white=421, says_white=412)
    assert t.s.interceptions[1] == 1
    assert not t.over


def test_example_19b_in_round_2_intercepted_and_wrong_ends_it(table: type[Table]) -> None:
    t = table(3)
    t.round()
    t.round(white=243, says_white=234, by_black=243)
    assert t.ended() == ("intercepted", (C,))


def test_example_19c_one_token_after_round_5_is_not_enough(table: type[Table]) -> None:
    t = table(3)
    t.round(white=421, says_white=412)
    for _ in range(4):
        t.round()
    assert t.ended() == ("held", (A, B))


def test_example_19d_an_attempt_in_round_1_is_refused(table: type[Table]) -> None:
    t = table(3)
    t.encrypts()
    assert t.refuses(C, "guess 123") == "refuse-no-interception"
