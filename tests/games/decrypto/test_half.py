"""DEC-12 to DEC-20, DEC-31, DEC-34, DEC-54 to DEC-56: a half, from reading to tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import A, B, C, D, E, F

from tablee.games.decrypto import live
from tablee.games.decrypto.rules.state import Phase

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


@pytest.fixture
def read(table: type[Table]) -> Table:
    """Round 2, three against three: B's clues are read; code 421. D, E and F intercept."""
    t = table(6)
    t.round()
    t.encrypts(421, 123)
    return t


def test_dec_12_the_clues_are_public_in_order_and_the_others_stay_secret(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    t.draws(C, 123)
    t.writes(C, "ruche", "avion", "forêt")
    t.writes(A, "Mexique", "insecte", "horreur")
    for seat in (A, B, C, D, None):
        assert t.sees(seat).clues == ("Mexique", "insecte", "horreur")
        assert ("avion" in str(t.sees(seat))) is (seat == C)


def test_dec_13_the_encryptor_does_not_guess_and_the_other_one_does(read: Table) -> None:
    assert read.s.encryptor == [B, E]
    assert B not in read.s.waiting
    assert set(read.s.waiting) == {A, C, D, E, F}


def test_dec_13_the_encryptor_is_mute_from_reading_to_reveal(read: Table) -> None:
    assert read.muted(B) == {"table", "team", "aside"}
    assert all(read.muted(seat) == frozenset() for seat in (A, C, D, E, F))
    read.half(421, 123)
    assert read.muted(B) == frozenset()
    assert read.muted(E) == {"table", "team", "aside"}


def test_dec_36_and_among_partners_from_drawing_until_the_clues_are_fixed(table: type[Table]) -> None:
    t = table()
    assert t.muted(A) == frozenset()
    t.draws(A)
    assert t.muted(A) == {"team", "aside"}
    t.writes(A, "Mexique", "insecte", "horreur")
    assert t.muted(A) == {"team", "aside"}
    t.draws(C)
    t.writes(C, "ruche", "avion", "forêt")
    assert t.muted(C) == frozenset()
    assert t.muted(A) == {"table", "team", "aside"}


def test_dec_r34_an_aside_is_closed_to_an_encryptor_as_the_team_channel_is(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    assert "aside" in t.muted(A)
    assert "table" not in t.muted(A)


def test_dec_14_a_guess_is_one_of_the_codes_and_both_are_fixed_before_either_is_shown(read: Table) -> None:
    assert len([one for one in read.choices(A) if one.startswith("guess ")]) == 24
    read.refuses(A, "guess 111")
    read.guesses(A, 421)
    read.guesses(C, 421)
    assert read.sees(D).fixed == (True, False)
    assert read.sees(A).guess == read.sees(B).guess == 421
    assert read.sees(D).guess == -1
    assert read.s.phase == Phase.HALF
    assert read.sees(None).guess == -1


def test_dec_14_no_attempt_in_the_first_round(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    assert t.choices(D) == ["flag 1", "flag 2", "flag 3", "pass"]
    assert t.refuses(D, "guess 421") == "refuse-no-interception"


def test_dec_15_the_guess_is_fixed_when_all_guessers_have_endorsed_it(read: Table) -> None:
    read.guesses(A, 421)
    assert read.s.guess[0] == -1
    read.guesses(C, 412)
    assert read.s.guess[0] == -1
    read.guesses(A, 412)
    assert read.s.guess[0] == 412


def test_dec_15_the_spokesperson_may_decide_alone_once_something_was_proposed(read: Table) -> None:
    assert read.sees(A).spokesperson == C  # the first after the encryptor B
    assert not any(one.startswith("fix") for one in read.choices(C))
    read.guesses(A, 421)
    assert not any(one.startswith("fix") for one in read.choices(A))
    read.does(C, "fix 234")
    assert read.s.guess[0] == 234


def test_dec_15_the_interceptors_are_counted_from_their_own_encryptor(read: Table) -> None:
    assert read.sees(D).spokesperson == E
    read.guesses(F, 421)
    read.does(E, "fix 0")
    assert read.s.guess[1] == 0


def test_dec_15_only_the_team_hears_what_is_proposed(read: Table) -> None:
    read.guesses(A, 421)
    assert "4-2-1" in str(read.log(B))
    assert read.log(D) == read.log(None) == []
    assert next((voice.seat, voice.what) for voice in read.sees(B).voices) == (A, 421)
    assert A in read.sees(D).asked.waiting  # to the others it looks as if nobody had spoken


def test_dec_16_the_interceptors_may_decline(read: Table) -> None:
    assert "guess 0" in read.choices(D)
    assert "guess 0" not in read.choices(A)
    for seat in (D, E, F):
        read.guesses(seat, 0)
    read.half(421)
    assert read.s.sheet[-1].attempt == 0
    assert read.s.interceptions == [0, 0]


def test_dec_17_attempt_guess_and_code_are_told_to_all(read: Table) -> None:
    read.half(412, 123)
    told = read.told(None)
    assert "Revealed(side=<Side.WHITE: 0>, attempt='1-2-3', guess='4-1-2', code='4-2-1')" in told


def test_dec_18_an_exact_match_or_nothing(read: Table) -> None:
    read.half(421, 421)
    assert (read.s.interceptions, read.s.misses) == ([0, 1], [0, 0])


def test_dec_19_the_clues_are_filed_under_their_digits(read: Table) -> None:
    clues = read.sees(None).clues
    read.half(421)
    row = read.sees(None).sheet[-1]
    assert (row.clues, row.code, row.guess) == (clues, 421, 421)


def test_dec_20_the_second_half_is_always_played(table: type[Table]) -> None:
    t = table()
    t.round()
    t.tokens(white=(0, 0), black=(1, 0))
    t.encrypts(421, 123)
    t.half(421, 421)
    assert t.s.interceptions == [0, 2]
    assert not t.over
    assert t.s.half == 1


def test_dec_54_the_code_is_revealed_by_itself(read: Table) -> None:
    for seat in (A, C):
        read.guesses(seat, 421)
    assert read.s.half == 0
    for seat in (D, E):
        read.guesses(seat, 123)
    read.guesses(F, 123)
    assert read.s.half == 1


def test_dec_55_a_lone_guesser_fixes_by_proposing(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    t.guesses(B, 421)
    assert t.s.sheet[-1].guess == 421


def test_dec_55_an_endorsement_can_be_moved_and_a_fixed_guess_can_not(read: Table) -> None:
    read.guesses(A, 421)
    read.guesses(A, 412)
    assert [voice.what for voice in read.sees(A).voices if voice.seat == A] == [412]
    read.guesses(C, 412)
    read.refuses(A, "guess 421")


def test_dec_55_after_sixty_words_the_most_endorsed_proposal_is_fixed(read: Table) -> None:
    for at in range(59):
        read.guesses(D, (421, 412)[at % 2])
    assert read.s.guess[1] == -1
    read.guesses(E, 234)
    assert read.s.guess[1] == 234  # one each: the latest


def test_dec_r31_who_leaves_it_to_the_partners_goes_along(read: Table) -> None:
    read.does(A, "pass")
    assert A not in read.s.waiting
    read.guesses(C, 413)
    assert read.s.guess[0] == 413


def test_dec_r31_the_last_one_cannot_leave_it_to_nobody(read: Table) -> None:
    read.does(A, "pass")
    assert "pass" not in read.choices(C)


def test_dec_r32_if_all_stay_with_what_they_want_the_spokesperson_decides(read: Table) -> None:
    read.guesses(A, 421)
    read.guesses(C, 412)
    read.does(A, "pass")
    read.does(C, "pass")
    assert read.s.guess[0] == 412


def test_dec_r32_who_stays_with_a_proposal_is_asked_again_when_somebody_speaks(read: Table) -> None:
    read.guesses(A, 421)
    read.does(A, "pass")
    assert A not in read.s.waiting
    read.guesses(C, 412)
    assert A in read.s.waiting


def test_dec_31_each_opponent_flags_one_clue_and_each_clue_is_flagged_once(read: Table) -> None:
    read.does(D, "flag 2")
    assert read.sees(None).flag == (-1, D, -1)
    assert not any(one.startswith("flag") for one in read.choices(D))
    assert [one for one in read.choices(E) if one.startswith("flag")] == ["flag 1", "flag 3"]
    read.refuses(A, "flag 1")
    assert "ClueFlagged" in read.told(None)


def test_dec_31_the_encryptor_keeps_or_replaces_and_no_token_changes(read: Table) -> None:
    read.does(D, "flag 2")
    assert read.choices(B) == ["keep 2"]
    read.does(B, "keep 2")
    assert B not in read.s.waiting
    read.half(421)
    assert (read.s.interceptions, read.s.misses) == ([0, 0], [0, 0])


def test_dec_56_a_clue_is_replaced_in_the_sight_of_all_and_the_new_one_is_filed(read: Table) -> None:
    old = read.sees(None).clues[1]
    read.does(D, "flag 2")
    read.does(B, 'replace 2 by "orage"')
    assert (read.sees(None).clues[1], read.sees(None).struck[1]) == ("orage", old)
    read.refuses(B, 'replace 2 by "neige"')
    read.half(421)
    assert (read.s.sheet[-1].clues[1], read.s.sheet[-1].struck[1]) == ("orage", old)


def test_dec_56_the_new_clue_passes_the_same_checks(read: Table) -> None:
    read.does(D, "flag 2")
    first = read.sees(None).clues[0]
    assert read.refuses(B, 'replace 2 by "papillons"') == "refuse-second-keyword"
    assert read.refuses(B, f'replace 2 by "{first}"') == "refuse-second-repeated"
    read.refuses(B, 'replace 1 by "orage"')


def test_dec_56_the_old_clue_stays_used_up(read: Table) -> None:
    old = read.sees(None).clues[1]
    read.does(D, "flag 2")
    read.does(B, 'replace 2 by "orage"')
    read.half(421)
    read.half(123)
    read.draws(C)
    assert read.refuses(C, f'clues "{old}" "sel" "bleu"') == "refuse-first-repeated"


def test_dec_56_not_after_the_first_guess_is_fixed_and_nobody_waits_for_it(read: Table) -> None:
    read.does(D, "flag 2")
    for seat in (A, C):
        read.guesses(seat, 421)
    assert B not in read.s.waiting
    read.refuses(B, 'replace 2 by "orage"')
    read.half(421)
    assert read.s.half == 1


def test_dec_34_when_the_time_of_talk_is_over_the_most_endorsed_proposal_counts(table: type[Table]) -> None:
    t = table(6, discussion="60")
    t.round()
    t.encrypts(421, 123)
    t.guesses(D, 421)
    t.guesses(E, 412)
    t.guesses(F, 412)
    t.time_is_up()
    row = t.s.sheet[-1]
    assert (row.attempt, row.guess) == (412, 0)
    assert (t.s.interceptions, t.s.misses) == ([0, 0], [1, 0])


def test_dec_o8_without_a_limit_nobody_can_end_the_talk(read: Table) -> None:
    assert read.sees(A).discussion == 0
    read.refuses(A, "time-up")


def test_dec_34_with_a_limit_neither_can_anybody(table: type[Table]) -> None:
    t = table(4, discussion="60")
    t.encrypts()
    assert [t.refuses(seat, "time-up") for seat in t.s.waiting] == ["error-illegal-move"] * 3


def test_dec_34_the_limit_is_told_to_the_table(table: type[Table]) -> None:
    t = table(4, discussion="120")
    t.encrypts()
    limit = live.time_limit(t.s)
    assert limit is not None
    assert (limit.seconds, limit.presses) == (120, (B,))


def test_dec_53_the_match_waits_for_guesses_and_not_for_objections(table: type[Table]) -> None:
    t = table()
    t.encrypts()
    assert set(t.s.waiting) == {B, C, D}
    assert [seat for seat in t.s.waiting if live.waits_for(t.s, seat)] == [B]
