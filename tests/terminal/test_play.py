"""A match in the terminal, typed by people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pytest


class Ran(Protocol):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]
ALONE = ("play", "fuji_flush", "me", "easy", "easy", "--seed", "3", "-o", "first=0")
TWO = ("play", "fuji_flush", "me:Zoé", "me:Max", "easy", "--seed", "3", "-o", "first=0")


def test_options_are_numbered_and_a_number_plays_one(tablee: Run) -> None:
    out = tablee(*ALONE, typed="1\nlog\nquit\n").out
    assert "1  Play the 3" in out
    assert "You play a 3." in out


def test_the_notation_is_accepted_too(tablee: Run) -> None:
    assert "You play a 12." in tablee(*ALONE, typed="play 12\nquit\n").out


def test_a_whole_match_can_be_played_by_numbers(tablee: Run) -> None:
    ran = tablee(*ALONE, typed="1\n" * 300)
    assert ran.code == 0
    assert "no card left" in ran.out
    assert "wins" in ran.out or "You win" in ran.out


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("17", "There is no option 17: they go from 1 to 4."),
        ("0", "There is no option 0"),
        ("play 20", "You have no such card: “play 20”."),
        ("sing", "I can’t read “sing” as a move."),
        ("play", "I can’t read “play” as a move."),
        ('play "3', "I can’t read"),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_another_try(tablee: Run, typed: str, told: str) -> None:
    ran = tablee(*ALONE, typed=f"{typed}\nplay 3\nquit\n")
    assert told in ran.out
    assert "You play a 3." in ran.out


def test_help_hint_rules_and_log_are_there_for_the_asking(tablee: Run) -> None:
    out = tablee(*ALONE, typed="?\nhint\nrules\nlog\nquit\n").out
    assert "A number gives that answer" in out
    assert "Best: " in out
    assert "times in 10" in out
    assert "FUJ-9" in out
    assert out.count("The cards are dealt. You begin.") == 2


def test_who_asks_for_advice_is_told_what_can_be_gathered(tablee: Run) -> None:
    out = tablee("play", "pagan", "me", "easy", "--seed", "1", typed="hint\nquit\n").out
    assert "Nothing points at anybody yet." in out


def test_it_speaks_french(tablee: Run) -> None:
    out = tablee(*ALONE, "--lang", "fr", typed="aide\nconseil\nrègle\n1\njournal\nquitter\n").out
    assert "Jouez une carte de votre main." in out
    assert "Le mieux" in out
    assert "Vous jouez un 3." in out
    assert "Vous avez quitté la table." in out


def test_the_end_of_the_input_leaves_the_table(tablee: Run) -> None:
    ran = tablee(*ALONE, typed="")
    assert ran.code == 0
    assert "left the table" in ran.out


def test_between_two_people_a_curtain_falls_before_a_hand_is_shown(tablee: Run) -> None:
    out = tablee(*TWO, typed="\n1\n").out
    asked, _, rest = out.partition("Pass the screen to Max.")
    assert "Pass the screen to Zoé." in asked
    assert "Your hand" in asked
    assert "Your hand" not in rest  # Max has not pressed Enter: the input is at its end


def test_the_next_hand_is_shown_only_after_enter(tablee: Run) -> None:
    out = tablee(*TWO, typed="\n1\n\nquit\n").out
    _, _, rest = out.partition("Pass the screen to Max.")
    assert rest.count("Your hand") == 1


def test_before_the_curtain_the_screen_is_wiped(tablee: Run) -> None:
    out = tablee(*TWO, typed="\n1\n").out
    before = out.partition("Pass the screen to Max.")[0]
    assert before.endswith("\n" * 60)


def test_the_commitment_is_told_before_the_first_card(tablee: Run) -> None:
    out = tablee(*ALONE, typed="quit\n").out
    assert out.index("Fingerprint of this match’s luck") < out.index("The cards are dealt")


def test_the_same_seed_deals_the_same_hand(tablee: Run) -> None:
    assert tablee(*ALONE, typed="quit\n").out == tablee(*ALONE, typed="quit\n").out
