"""DEC-21 to DEC-30: what a clue may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.decrypto.conftest import BLACK_WORDS, WHITE_WORDS, A, B, C, D

from tablee.games.decrypto.rules.clues import nearly, warnings
from tablee.games.decrypto.rules.encrypt import ENCRYPT
from tablee.games.decrypto.rules.moves import Clues

if TYPE_CHECKING:
    from tests.games.decrypto.conftest import Table


@pytest.fixture
def writing(table: type[Table]) -> Table:
    """Both encryptors write."""
    t = table()
    t.draws(A)
    t.draws(C)
    return t


def accepted(t: Table, clue: str) -> bool:
    t.writes(A, clue, "sel", "bleu")
    return t.s.submitted[0] == 1


def test_dec_21_a_clue_points_at_the_meaning_and_no_program_can_check_that(writing: Table) -> None:
    assert accepted(writing, "qui fait peur la nuit")


def test_dec_22_a_single_letter_is_refused(writing: Table) -> None:
    assert writing.refuses(A, 'clues "F" "sel" "bleu"') == "refuse-first-letter"


@pytest.mark.parametrize("clue", ["F.", "« F »", "(F)", "la F !", "F'", "F ++"])
def test_dec_22_nor_does_punctuation_make_a_word_of_it(writing: Table, clue: str) -> None:
    assert writing.refuses(A, f'clues "{clue}" "sel" "bleu"') == "refuse-first-letter"


@pytest.mark.parametrize("clue", ["C++", "C#", "A+", "5 €"])
def test_dec_22_a_letter_with_a_symbol_is_a_name(writing: Table, clue: str) -> None:
    assert accepted(writing, clue)


def test_dec_22_words_about_spelling_are_only_warned_of(writing: Table) -> None:
    assert warnings("sept lettres", WHITE_WORDS, ()) == ("spelling",)
    assert warnings("starts with F", WHITE_WORDS, ()) == ("spelling",)
    assert accepted(writing, "sept lettres")


def test_dec_23_a_bare_number_is_only_warned_of(writing: Table) -> None:
    assert "position" in warnings("trois", WHITE_WORDS, ())
    assert "position" in warnings("3", WHITE_WORDS, ())
    assert accepted(writing, "trois")


def test_dec_24_a_rhyme_is_left_to_the_players(writing: Table) -> None:
    assert accepted(writing, "tome")


def test_dec_25_the_same_clue_only_once_in_a_game_whatever_its_spelling(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    t.draws(C, 123)
    t.writes(A, "Mexique", "insecte", "horreur")
    t.writes(C, "ruche", "avion", "forêt")
    t.half(421)
    t.half(123)
    t.draws(B)
    for again in ("Mexique", "le mexique", "MEXIQUE", "mexique !"):
        assert t.refuses(B, f'clues "sel" "{again}" "bleu"') == "refuse-second-repeated"


def test_dec_25_nor_twice_in_a_round(writing: Table) -> None:
    assert writing.refuses(A, 'clues "sel" "bleu" "Le Sel"') == "refuse-third-repeated"


@pytest.mark.parametrize("clue", ["fantôme", "Fantomes", "un fantôme", "FANTÔME !", "papillons", "le grand chapeau"])
def test_dec_26_no_keyword_of_the_own_team_in_any_form(writing: Table, clue: str) -> None:
    assert writing.refuses(A, f'clues "{clue}" "sel" "bleu"') == "refuse-first-keyword"


def test_dec_26_nor_written_without_its_spaces(writing: Table) -> None:
    assert writing.refuses(A, 'clues "papi llon" "sel" "bleu"') == "refuse-first-keyword"


def test_dec_26_a_word_that_holds_a_keyword_is_only_warned_of(writing: Table) -> None:
    assert warnings("emmielé", BLACK_WORDS, ()) == ("inside",)
    writing.writes(C, "emmielé", "sel", "bleu")
    assert writing.s.submitted[1] == 1


def test_dec_27_obscure_but_public_knowledge_is_fine(writing: Table) -> None:
    assert accepted(writing, "Erik, sous l’Opéra")


@pytest.mark.parametrize("clue", ["mer", "une longue phrase qui dit beaucoup", "1789", "Zorro", "x" * 60])
def test_dec_28_words_sentences_names_and_numbers(writing: Table, clue: str) -> None:
    assert accepted(writing, clue)


@pytest.mark.parametrize(
    ("clue", "why"), [("", "empty"), ("   ", "empty"), ("?!", "empty"), ("…", "empty"), ("x" * 61, "long")]
)
def test_dec_28_one_to_sixty_characters_that_say_something(writing: Table, clue: str, why: str) -> None:
    assert writing.refuses(A, f'clues "sel" "bleu" "{clue}"') == f"refuse-third-{why}"


def test_dec_28_spaces_around_and_within_do_not_count(writing: Table) -> None:
    writing.writes(A, "  la   mer  ", "sel", "bleu")
    assert writing.sees(A).mine[0] == "la mer"


@pytest.mark.parametrize(
    "hidden",
    [
        *("\x00", "\x07", "\x1b", "\x7f", "\x9b"),  # control
        *("\u202a", "\u202e", "\u2066", "\u200f", "\u061c"),  # bidirectional
        *("\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\U000e0041"),  # of no width
        *("\ue000", "\U0010fffd"),  # private
        *("\u034f", "\u115f", "\u3164", "\uffa0", "\u2800", "\ufe00", "\U000e0100"),  # letters and marks of no looks
    ],
)
def test_dec_28_what_nobody_can_see_is_no_part_of_a_clue(writing: Table, hidden: str) -> None:
    for clue in (f"so{hidden}leil", f"{hidden}soleil", f"soleil{hidden}"):
        move = Clues("sel", clue, "bleu")
        assert ENCRYPT.refusal(writing.s, A, move) == "refuse-second-hidden"


@pytest.mark.parametrize(
    "clue", ["c\u0153ur \u2764\ufe0f", "cre\u0300me", "\u05e9\u05de\u05e9", "la\u00a0mer", "\u0e19\u0e49\u0e33"]
)
def test_dec_28_marks_other_scripts_and_pictures_can_be_seen(writing: Table, clue: str) -> None:
    assert accepted(writing, clue)


def test_dec_29_translations_are_allowed_and_the_table_may_agree_otherwise(table: type[Table]) -> None:
    for strict in (False, True):
        t = table(4, no_translations=strict)
        t.draws(A)
        assert accepted(t, "ghost")
        assert t.sees(B).strict is strict


def test_dec_o9_no_translations_is_an_agreement_that_everybody_is_reminded_of(table: type[Table]) -> None:
    assert table(4, no_translations=True).sees(None).strict


def test_dec_30_any_language_will_do(writing: Table) -> None:
    assert accepted(writing, "お化け")


def test_dec_r7_both_teams_may_give_the_same_clue_in_one_round(writing: Table) -> None:
    writing.writes(A, "nuit", "sel", "bleu")
    writing.writes(C, "nuit", "sel", "bleu")
    assert writing.sees(None).clues == ("nuit", "sel", "bleu")


def test_dec_r8_a_clue_of_the_opponents_may_be_used(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    t.draws(C, 123)
    t.writes(A, "nuit", "sel", "bleu")
    t.writes(C, "ruche", "avion", "forêt")
    t.half(421)
    t.half(123)
    t.draws(D)
    t.writes(D, "nuit", "mer", "vent")
    assert t.s.submitted[1] == 1


def test_dec_r9_a_keyword_of_the_opponents_may_be_used(writing: Table) -> None:
    assert accepted(writing, BLACK_WORDS[0])


def test_dec_r10_the_same_clue_for_another_digit_is_refused_too(table: type[Table]) -> None:
    t = table()
    t.draws(A, 421)
    t.draws(C, 123)
    t.writes(A, "nuit", "sel", "bleu")
    t.writes(C, "ruche", "avion", "forêt")
    t.half(421)
    t.half(123)
    t.draws(B, 134)
    assert t.refuses(B, 'clues "mer" "vent" "nuit"') == "refuse-third-repeated"


def test_dec_r11_a_clue_that_also_fits_the_unused_keyword_is_legal(writing: Table) -> None:
    assert accepted(writing, "magicien")


def test_dec_r23_a_corrected_spelling_is_only_warned_of(writing: Table) -> None:
    assert warnings("mexiqe", WHITE_WORDS, ("mexique",)) == ("nearly",)
    assert warnings("mexique", WHITE_WORDS, ("mexiqme",)) == ("nearly",)
    assert warnings("Belgique", WHITE_WORDS, ("mexique",)) == ()
    assert accepted(writing, "Mexiqe")


@given(st.text("abcdefgh", min_size=5, max_size=9), st.integers(0, 8), st.sampled_from("xyz"))
def test_dec_r23_one_letter_more_less_or_other_is_nearly_the_same(word: str, at: int, letter: str) -> None:
    at = min(at, len(word) - 1)
    assert nearly(word[:at] + letter + word[at:], word)
    assert nearly(word, word[:at] + letter + word[at:])
    assert nearly(word[:at] + letter + word[at + 1 :], word)
    assert not nearly(word, word)
    assert not nearly(word + "xy", word)


def test_dec_r24_brands_persons_and_titles_are_allowed(writing: Table) -> None:
    assert accepted(writing, "Casper")
