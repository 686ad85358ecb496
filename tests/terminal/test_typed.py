"""What a person may type for an answer."""

from __future__ import annotations

import pytest

from tablee.core.errors import Refusal
from tablee.core.game import load
from tablee.core.scene import Blank, Entry, Offer, Prompt
from tablee.terminal import typed

DECRYPTO = load("decrypto")
OFFERS = (*(Offer(f"guess {code}", f"Propose {code}") for code in ("123", "124", "412")), Offer("pass", "Go on"))
GUESS = Prompt("Which code?", "DEC-14", (0,), mine=True, offers=OFFERS)
CLUES = Entry("clues {first} {second} {third}", tuple(Blank(one, one) for one in ("first", "second", "third")), "Send")
WRITE = Prompt("Write.", "DEC-8", (0,), mine=True, entry=CLUES)
REPLACE = Entry("replace {clue} by {text}", (Blank("clue", "Which", choices=("3",)), Blank("text", "New clue")), "Send")
ANSWER = Prompt("Replace it?", "DEC-9", (0,), mine=True, entry=REPLACE, offers=(Offer("keep 3", "Keep it"),))


def read(prompt: Prompt, text: str) -> str:
    return str(typed.read(DECRYPTO, prompt, text)[0])


@pytest.mark.parametrize("text", ["3", "412", "guess 412", "Guess 412", "propose 412"])
def test_an_answer_is_its_number_its_end_its_notation_or_its_sentence(text: str) -> None:
    assert read(GUESS, text) == "guess 412"


def test_a_number_that_is_no_answer_and_no_end_of_one_is_refused_with_the_numbers_there_are() -> None:
    with pytest.raises(typed.NoSuchAnswer, match="from 1 to 4"):
        read(GUESS, "99")


@pytest.mark.parametrize("text", ["sea salt sun", "sea, salt, sun", 'sea "salt" sun', 'clues "sea" "salt" "sun"'])
def test_clues_are_plain_words(text: str) -> None:
    assert read(WRITE, text) == 'clues "sea" "salt" "sun"'


def test_a_clue_of_several_words_is_parted_by_commas_or_quoted() -> None:
    assert read(WRITE, "red sea, salt, sun") == 'clues "red sea" "salt" "sun"'
    assert read(WRITE, '"red sea" salt sun') == 'clues "red sea" "salt" "sun"'


@pytest.mark.parametrize("text", ["sea, , sun", "sea,,sun", 'clues "sea" "" "sun"'])
def test_between_commas_a_clue_may_be_missing_and_the_rules_say_what_that_means(text: str) -> None:
    assert read(WRITE, text) == 'clues "sea" "" "sun"'


@pytest.mark.parametrize("text", ["sea salt", "sea salt sun moon", ",,", "412", "sun", '"sea salt sun'])
def test_too_few_or_too_many_words_are_refused(text: str) -> None:
    with pytest.raises(Refusal):
        read(WRITE, text)


def test_where_a_blank_leaves_no_choice_only_the_others_are_typed() -> None:
    assert read(ANSWER, "sea") == 'replace 3 by "sea"'
    assert read(ANSWER, "1") == "keep 3"
