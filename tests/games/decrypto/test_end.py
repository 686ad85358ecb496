"""DEC-37 to DEC-45, DEC-58: the end, and ties."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import BLACK_WORDS, WHITE_WORDS, A, B, C, D, E, F

from tablee.games.decrypto import GAME
from tablee.games.decrypto.rules.rounds import end_round
from tablee.games.decrypto.rules.state import Phase
from tablee.games.decrypto.rules.tie import matches

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


def after(table: type[Table], white: tuple[int, int], black: tuple[int, int], number: int = 4, seats: int = 4) -> Table:
    """A round has ended with these Interceptions and Miscommunications."""
    t = table(seats)
    t.tokens(white=white, black=black)
    t.at_round(number)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    return t


def test_dec_37_two_interceptions_or_two_miscommunications_of_the_others(table: type[Table]) -> None:
    assert after(table, (2, 0), (0, 0)).ended() == ("interceptions", (A, B))
    assert after(table, (0, 2), (0, 0)).ended() == ("miscommunications", (C, D))


def test_dec_38_only_one_ahead_wins_by_its_interceptions_or_by_the_others_miscommunications(table: type[Table]) -> None:
    assert after(table, (0, 1), (2, 1)).ended() == ("interceptions", (C, D))
    assert after(table, (1, 0), (1, 2)).ended() == ("miscommunications", (A, B))


@pytest.mark.parametrize(
    ("white", "black"), [((2, 2), (0, 0)), ((2, 0), (2, 0)), ((0, 2), (0, 2)), ((2, 1), (2, 1)), ((2, 2), (2, 2))]
)
def test_dec_39_both_ahead_is_a_tie(table: type[Table], white: tuple[int, int], black: tuple[int, int]) -> None:
    assert after(table, white, black).s.phase == Phase.TIE


def test_dec_40_none_ahead_after_the_last_round_is_a_tie_and_before_it_the_next_round(table: type[Table]) -> None:
    assert after(table, (1, 1), (1, 1), 8).s.phase == Phase.TIE
    t = after(table, (1, 1), (1, 1), 7)
    assert not t.over
    assert t.s.agenda


def test_dec_41_the_better_balance_wins(table: type[Table]) -> None:
    assert after(table, (2, 0), (2, 1)).ended() == ("balance", (A, B))
    assert after(table, (1, 1), (1, 0), 8).ended() == ("balance", (C, D))


@pytest.fixture
def tie(table: type[Table]) -> Table:
    return after(table, (0, 0), (0, 0), 8, seats=6)


def names(t: Table, seat: int, *words: str) -> None:
    t.does(seat, "words " + " ".join(f'"{word}"' for word in words))


def test_dec_42_more_words_win_and_the_last_encryptors_write_too(table: type[Table]) -> None:
    t = after(table, (0, 0), (0, 0), 8)
    assert t.s.waiting == (A, B, C, D)
    for seat in (A, B):
        names(t, seat, "miel", "château", "pilote", "lune")
    for seat in (C, D):
        names(t, seat, "fantôme", "papillon", "mer", "sel")
    assert t.ended() == ("words", (A, B))


def test_dec_42_written_secretly(tie: Table) -> None:
    names(tie, A, "miel", "lune", "mer", "sel")
    assert "lune" in str(tie.sees(B))
    assert all("lune" not in str(tie.sees(seat)) + tie.told(seat) for seat in (D, E, F, None))


def test_dec_43_each_keyword_counts_once_wherever_it_stands_plurals_too() -> None:
    assert matches(("Chateau", "abeille", "pilotes", "château"), BLACK_WORDS, "fr") == 2
    assert matches(("champignon", "pilote", "miel", "château"), BLACK_WORDS, "fr") == 4
    assert matches(("forteresse", "…", "…", "…"), BLACK_WORDS, "fr") == 0


def test_dec_44_still_equal_is_a_shared_victory(table: type[Table]) -> None:
    t = after(table, (0, 0), (0, 0), 8)
    for seat in (A, B):
        names(t, seat, "miel", "lune", "mer", "sel")
    for seat in (C, D):
        names(t, seat, "papillon", "lune", "mer", "sel")
    assert t.ended() == ("drawn", (A, B, C, D))


def test_dec_45_at_the_end_everybody_sees_all_keywords(table: type[Table]) -> None:
    t = after(table, (2, 0), (0, 0))
    assert all(t.sees(seat).words == (WHITE_WORDS, BLACK_WORDS) for seat in (A, C, None))
    assert t.told(None).count("KeywordsShown") == 2


def test_dec_58_words_are_agreed_like_a_guess(tie: Table) -> None:
    tie.s.turn[0] = 1  # B would encrypt next
    assert tie.sees(A).spokesperson == B
    names(tie, A, "miel", "lune", "mer", "sel")
    assert tie.choices(C) == ["endorse 1", "pass"]
    names(tie, C, "miel", "lune", "mer", "pilote")
    assert tie.choices(A) == ["endorse 2", "pass"]
    tie.does(A, "endorse 2")
    tie.does(B, "endorse 2")
    assert tie.sees(A).attempts[0] == ("miel", "lune", "mer", "pilote")
    assert tie.sees(D).fixed == (True, False)
    assert tie.sees(D).attempts[0] == ()


def test_dec_58_the_spokesperson_may_settle_it(tie: Table) -> None:
    tie.s.turn[0] = 1
    names(tie, A, "miel", "lune", "mer", "sel")
    assert tie.choices(B) == ["endorse 1", "settle 1", "pass"]
    tie.does(B, "settle 1")
    assert tie.s.guess[0] == 0


def test_dec_58_entries_may_be_blank_and_who_leaves_it_goes_along(tie: Table) -> None:
    tie.s.turn[0] = 1
    tie.does(A, "pass")
    tie.does(C, "pass")
    names(tie, B, "miel", "", "-", "…")
    assert tie.sees(A).attempts[0] == ("miel", "…", "…", "…")


def test_dec_58_what_nobody_can_see_is_no_part_of_a_word(tie: Table) -> None:
    assert tie.refuses(A, 'words "a\u202eb" "a" "b" "c"') == "refuse-word-hidden"


def test_dec_58_a_word_has_at_most_sixty_characters(tie: Table) -> None:
    assert tie.refuses(A, f'words "{"x" * 61}" "a" "b" "c"') == "refuse-word-long"


def test_dec_58_the_limit_of_talk_ends_it_too(table: type[Table]) -> None:
    t = table(4, discussion="60")
    t.at_round(8)
    t.s.question = None
    t.s.agenda.clear()
    end_round(t.s)
    names(t, A, "miel", "lune", "mer", "sel")
    t.time_is_up()
    assert t.ended() == ("words", (A, B))


def test_dec_r28_random_players_come_to_an_end(table: type[Table]) -> None:
    seen = set()
    for number in range(30):
        t = table(4, number, tokens=number % 3 + 1, rounds="4")
        t.plays_on(Random(number))
        assert t.s.round <= 4
        seen.add(t.outcome.reason)
    assert seen <= set(GAME.kinds.endings)
    assert len(seen) > 1
