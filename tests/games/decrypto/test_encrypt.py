"""DEC-5 to DEC-11, DEC-32, DEC-33, DEC-52: choosing, drawing, writing, the hourglass."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from tests.games.decrypto.conftest import A, B, C, D, E

from tablee.core.chance import Dice
from tablee.games.decrypto import GAME
from tablee.games.decrypto.rules.state import CODES, Phase

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


def test_dec_5_the_role_goes_round_the_team(table: type[Table]) -> None:
    t = table(6)
    named = []
    for _ in range(4):
        named.append(t.s.encryptor[0])
        t.round()
    assert named == [A, B, C, A]


def test_dec_5_a_random_member_begins() -> None:
    first = {GAME.start(GAME.setup(8, {"teams": "sides"}), Dice.from_int(number)).encryptor[0] for number in range(60)}
    assert first == {0, 1, 2, 3}


def test_dec_6_who_swaps_exchanges_the_places_in_the_rotation(table: type[Table]) -> None:
    t = table(6)
    t.does(A, "swap 2")
    t.does(B, "swap 2")
    assert t.s.encryptor[0] == A
    t.does(C, "swap 2")
    assert (t.s.encryptor[0], t.s.order[0]) == (C, [C, B, A])
    named = []
    for _ in range(3):
        named.append(t.s.encryptor[0])
        t.round()
    assert named == [C, B, A]


def test_dec_52_to_draw_needs_nobodys_consent_and_ends_the_choice(table: type[Table]) -> None:
    t = table()
    assert t.choices(A) == ["draw", "swap 1"]
    assert t.choices(B) == ["swap 1", "pass"]
    t.does(B, "swap 1")
    t.draws(A)
    assert t.s.encryptor[0] == A
    assert B not in t.s.waiting


def test_dec_52_each_proposes_once_and_a_team_swaps_once(table: type[Table]) -> None:
    t = table(6)
    t.does(A, "swap 1")
    assert t.choices(A) == ["draw"]
    t.does(C, "swap 2")
    assert t.choices(A) == ["draw", "swap 2"]
    assert t.choices(C) == ["swap 1", "pass"]
    t.does(B, "swap 1")
    t.does(C, "swap 1")
    assert t.s.encryptor[0] == B
    assert t.choices(B) == ["draw"]
    assert A not in t.s.waiting


def test_dec_52_only_the_team_hears_of_a_proposal(table: type[Table]) -> None:
    t = table()
    t.does(B, "swap 1")
    assert "SwapProposed" in t.told(A)
    assert "SwapProposed" not in t.told(C) + t.told(None)
    assert t.sees(C).swaps == ((C, -1, 0), (D, -1, 0))
    t.does(A, "swap 1")
    assert "EncryptorSwapped" in t.told(None)


def test_dec_52_one_team_draws_while_the_other_still_chooses(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    assert t.sees(None).drawn == (True, False)
    t.does(D, "swap 3")
    t.does(C, "swap 3")
    assert t.s.encryptor == [A, D]


def test_dec_7_only_the_encryptor_sees_the_code(table: type[Table]) -> None:
    t = table()
    t.does(A, "draw")
    code = t.sees(A).code
    assert code in CODES
    assert "-".join(str(code)) in t.told(A)
    assert [t.sees(seat).code for seat in (B, C, D, None)] == [0, 0, 0, 0]
    assert "CodeSeen" not in t.told(B) + t.told(None)


def test_dec_8_both_write_at_the_same_time_and_nobody_sees_it(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    t.draws(C)
    t.writes(C, "ruche", "avion", "forêt")
    assert t.sees(C).mine == ("ruche", "avion", "forêt")
    assert all("ruche" not in str(t.sees(seat)) + t.told(seat) for seat in (A, B, D, None))
    assert t.sees(None).submitted == (0, 1)


def test_dec_8_clues_can_be_taken_back_once_while_the_other_team_writes(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    t.draws(C)
    t.writes(A, "Mexique", "insecte", "horreur")
    assert t.choices(A) == ["recall", "pass"]
    t.does(A, "recall")
    assert t.sees(A).draft == ("Mexique", "insecte", "horreur")
    assert t.sees(None).submitted == (0, 0)
    t.writes(A, "Mexique", "insecte", "peur")
    assert A not in t.s.waiting
    t.writes(C, "ruche", "avion", "forêt")
    assert t.s.phase == Phase.HALF


def test_dec_8_who_leaves_it_at_that_is_not_asked_again(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    t.draws(C)
    t.writes(A, "Mexique", "insecte", "horreur")
    t.does(A, "pass")
    assert t.s.waiting == (C,)


def test_dec_9_a_refusal_says_why_and_changes_nothing(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    assert t.refuses(A, 'clues "sel" "fantômes" "bleu"') == "refuse-second-keyword"
    assert t.s.submitted == [0, 0]
    assert t.log(B) == []


def test_dec_10_without_the_option_there_is_no_hourglass(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    t.draws(C)
    t.writes(A, "Mexique", "insecte", "horreur")
    assert "turn" not in t.choices(A)


def test_dec_11_the_clues_are_not_public_before_both_are_fixed(table: type[Table]) -> None:
    t = table()
    t.draws(A)
    t.writes(A, "Mexique", "insecte", "horreur")
    assert t.sees(None).clues == ()
    t.draws(C)
    t.writes(C, "ruche", "avion", "forêt")
    assert t.sees(None).clues == ("Mexique", "insecte", "horreur")
    assert "ruche" not in str(t.sees(D))


def hourglass(table: type[Table]) -> Table:
    t = table(4, hourglass=True)
    t.draws(A)
    t.draws(C)
    t.writes(A, "Mexique", "insecte", "horreur")
    return t


def test_dec_32_who_has_submitted_may_turn_the_hourglass_once(table: type[Table]) -> None:
    t = hourglass(table)
    assert t.choices(A) == ["recall", "turn", "pass"]
    t.does(A, "turn")
    assert t.sees(None).glass == A
    assert A not in t.s.waiting
    t.refuses(A, "turn")
    t.refuses(A, "recall")


def test_dec_o7_the_hourglass_is_off_unless_the_table_wants_it(table: type[Table]) -> None:
    assert not table().sees(A).hourglass
    assert table(4, hourglass=True).sees(A).hourglass


def test_dec_33_what_is_written_so_far_is_fixed_when_the_sand_has_run_out(table: type[Table]) -> None:
    t = hourglass(table)
    t.writes(C, "ruche", "-", "")
    assert t.sees(C).draft == ("ruche", "…", "…")
    assert "ruche" not in str(t.sees(D)) + t.told(D)
    t.does(A, "turn")
    t.time_is_up()
    assert t.s.phase == Phase.HALF
    t.half(421)
    assert t.sees(None).clues == ("ruche", "…", "…")


def test_dec_33_without_a_word_all_three_are_blank(table: type[Table]) -> None:
    t = hourglass(table)
    t.does(A, "turn")
    t.time_is_up()
    t.half(421)
    assert t.sees(None).clues == ("…", "…", "…")


def test_dec_33_nobody_says_that_the_sand_has_run_out_before_it_was_turned(table: type[Table]) -> None:
    t = hourglass(table)
    t.refuses(C, "time-up")


def test_dec_33_nor_does_anybody_say_so_while_it_runs(table: type[Table]) -> None:
    t = hourglass(table)
    t.does(A, "turn")
    assert t.refuses(C, "time-up") == "error-illegal-move"


def test_dec_r33_while_the_sand_runs_a_clue_that_is_refused_is_left_out_and_the_others_are_kept(
    table: type[Table],
) -> None:
    t = hourglass(table)
    keyword = t.sees(C).words[1][0]
    assert t.refuses(C, f'clues "ruche" "{keyword}" "forêt"') == "refuse-second-keyword"
    t.does(A, "turn")
    t.writes(C, "ruche", keyword, "forêt")
    assert t.sees(C).draft == ("ruche", "…", "forêt")
    assert "ClueLeftOut(clue=2" in t.told(C)
    assert "ClueLeftOut" not in t.told(D) + t.told(None)
    t.time_is_up()
    t.half(421)
    assert t.sees(None).clues == ("ruche", "…", "forêt")


def test_dec_r33_where_no_clue_of_the_three_may_be_given_what_was_kept_stays(table: type[Table]) -> None:
    t = hourglass(table)
    keyword = t.sees(C).words[1][0]
    t.does(A, "turn")
    t.writes(C, "ruche", "", "")
    assert t.refuses(C, f'clues "{keyword}" "x" ""') == "refuse-first-keyword"
    assert t.sees(C).draft == ("ruche", "…", "…")


def test_dec_r33_with_the_hourglass_a_form_with_gaps_is_kept_and_without_it_refused(table: type[Table]) -> None:
    t = hourglass(table)
    t.writes(C, "ruche", "-", "-")
    assert t.s.submitted == [1, 0]
    t.writes(C, "ruche", "avion", "forêt")
    assert t.s.phase == Phase.HALF
    t = table()
    t.draws(A)
    assert t.refuses(A, 'clues "Mexique" "-" "horreur"') == "refuse-second-empty"


def test_dec_r21_in_time_nothing_happens_and_it_may_be_turned_again_next_round(table: type[Table]) -> None:
    t = hourglass(table)
    t.does(A, "turn")
    t.writes(C, "ruche", "avion", "forêt")
    t.half(421)
    t.half(t.s.code[1])
    assert t.s.glass == -1
    t.draws(B)
    t.draws(D)
    t.writes(B, "un", "deux", "trois")
    assert "turn" in t.choices(B)


def test_dec_r6_a_code_is_an_even_draw_whatever_came_before() -> None:
    counted: Counter[int] = Counter()
    dice = Dice.from_int(7)
    for _ in range(24_000):
        counted[CODES[dice.pick("code-white", len(CODES))]] += 1
    chi = sum((counted[code] - 1000) ** 2 / 1000 for code in CODES)
    assert set(counted) == set(CODES)
    assert chi < 44.2  # one in two hundred, with 23 degrees of freedom


@pytest.mark.parametrize("seats", [7, 8])
def test_dec_5_each_team_is_on_its_own_cycle(table: type[Table], seats: int) -> None:
    t = table(seats)
    named = []
    for _ in range(5):
        named.append(t.s.encryptor[1] - 4)
        t.round()
    assert named == [at % (seats - 4) for at in range(5)]
    assert E in t.s.members[1]
