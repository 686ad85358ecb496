"""Moves as text and back."""

from __future__ import annotations

import enum
from dataclasses import dataclass, make_dataclass
from typing import ClassVar

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tablee.core import notation
from tablee.core.notation import NotationError, Seat, Word
from tablee.core.state import Move


class Colour(enum.Enum):
    RED = 1
    DARK_BLUE = 2


@dataclass(frozen=True, slots=True)
class Pass(Move):
    pass


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    card: int


@dataclass(frozen=True, slots=True)
class Share(Move):
    notation: ClassVar[str] = "share {card} to {seat}"
    card: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Its words name the fields in another order than the class does."""

    notation: ClassVar[str] = "swap with {seat} for {card}"
    card: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Visit(Move):
    villager: Word


@dataclass(frozen=True, slots=True)
class Paint(Move):
    colour: Colour
    others: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Discard(Move):
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Call(Move):
    villagers: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Clues(Move):
    first: str
    second: str


KINDS = (Pass, PlayCard, Share, Swap, Visit, Paint, Discard, Call, Clues)

a_property = settings(deadline=None, derandomize=True)
numbers = st.integers(-(10**18) + 1, 10**18 - 1)
words = st.from_regex(r"\w[\w-]*", fullmatch=True).map(Word)
BREAKS = (
    "\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"  # whatever ends a line somewhere; tests/core/test_record.py has them
)
lines = st.text(st.characters(exclude_categories=["Cs"], exclude_characters=BREAKS))


def read(text: str) -> Move:
    return notation.read(text, KINDS)


def problem_of(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        read(text)
    return str(caught.value)


# --- How each kind of field is written ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Pass(), "pass"),
        (PlayCard(12), "play-card 12"),
        (PlayCard(-3), "play-card -3"),
        (Share(3, 2), "share 3 to 2"),
        (Swap(3, 2), "swap with 2 for 3"),
        (Visit(Word("anne-marie_2")), "visit anne-marie_2"),
        (Paint(Colour.DARK_BLUE, (Colour.RED, Colour.DARK_BLUE)), "paint dark_blue red,dark_blue"),
        (Discard((7, 7, 12)), "discard 7,7,12"),
        (Discard(()), "discard -"),
        (Call((Word("annie"), Word("élise"))), "call annie,élise"),
        (Clues("sea", "the salt"), 'clues "sea" "the salt"'),
        (Clues("", 'say "hi" \\o/'), r'clues "" "say \"hi\" \\o/"'),
    ],
)
def test_a_move_is_written_in_its_words_and_read_back(move: Move, text: str) -> None:
    assert str(move) == text
    assert read(text) == move


def test_a_verb_is_the_name_of_the_class_in_lower_case() -> None:
    assert notation.verb(PlayCard) == "play-card"


def test_verbs_and_members_may_be_typed_in_capitals() -> None:
    assert read("Share 3 TO 2") == Share(3, 2)
    assert read("paint RED -") == Paint(Colour.RED, ())


def test_spaces_around_the_words_do_not_matter() -> None:
    assert read("  share 3   to 2 ") == Share(3, 2)


# --- Round trips -------------------------------------------------------------------------------------------------------


@a_property
@given(lines, lines)
@example('"', "\\")
@example('\\"', '"\\\\"')
@example("été à Nîmes", "\t“salt”\u00a0…")
def test_any_text_on_one_line_comes_back(first: str, second: str) -> None:
    assert read(str(Clues(first, second))) == Clues(first, second)


def test_a_line_break_in_a_text_never_breaks_the_line() -> None:
    assert "\n" not in str(Clues("salt\nwater", "\n"))


@a_property
@given(numbers)
def test_any_number_of_up_to_eighteen_digits_comes_back(card: int) -> None:
    assert read(str(PlayCard(card))) == PlayCard(card)


@a_property
@given(words)
def test_any_word_comes_back(villager: Word) -> None:
    assert read(str(Visit(villager))) == Visit(villager)


@a_property
@given(st.lists(numbers).map(tuple))
def test_any_tuple_of_numbers_comes_back(cards: tuple[int, ...]) -> None:
    assert read(str(Discard(cards))) == Discard(cards)


@a_property
@given(st.lists(words).map(tuple))
def test_any_tuple_of_words_comes_back(villagers: tuple[Word, ...]) -> None:
    assert read(str(Call(villagers))) == Call(villagers)


@a_property
@given(st.sampled_from(Colour), st.lists(st.sampled_from(Colour)).map(tuple))
def test_any_members_come_back(colour: Colour, others: tuple[Colour, ...]) -> None:
    assert read(str(Paint(colour, others))) == Paint(colour, others)


# --- What can't be read, and the sentence that says so -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('clues "sea" "salt', 'a quotation mark is missing in: clues "sea" "salt'),
        ('clues "sea" salt', "put salt in double quotes"),
        ("play-card twelve", "“twelve” is not a number"),
        ("play-card 1.5", "“1.5” is not a number"),
        ("play-card ١٢", "“١٢” is not a number"),
        ("play-card 012", "“012” is not a number"),
        ("discard 7,x", "“x” is not a number"),
        ("discard 7,", "“” is not a number"),
        ("visit annie!", "“annie!” is not a word"),
        ("paint green -", "“green” is none of red, dark_blue"),
        ("dance 3", "no move of this game is written “dance 3”"),
        ("share 3 at 2", "no move of this game is written “share 3 at 2”"),
        ("pass 1", "no move of this game is written “pass 1”"),
        ("play-card", "no move of this game is written “play-card”"),
        ("", "no move of this game is written “”"),
    ],
)
def test_what_can_not_be_read_is_told_in_a_sentence(text: str, problem: str) -> None:
    assert problem_of(text) == problem


def test_a_number_of_thousands_of_digits_is_refused_like_any_other_word() -> None:
    assert problem_of("play-card " + "9" * 5000).endswith("is not a number")


@a_property
@given(st.text())
def test_whatever_is_typed_is_read_or_refused_and_nothing_else(text: str) -> None:
    try:
        move = read(text)
    except NotationError:
        return
    assert read(str(move)) == move


# --- Mistakes of a game's author ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Weigh(Move):
    grams: float


@dataclass(frozen=True, slots=True)
class Recite(Move):
    """Texts in a tuple would need quotes in a list."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forgetful(Move):
    notation: ClassVar[str] = "give {card}"
    card: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Misspelt(Move):
    notation: ClassVar[str] = "give {crad}"
    card: int


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        (Weigh(1.5), r"Weigh\.grams: float can't be written in a move"),
        (Recite(("sea", "salt")), r"Recite\.lines: tuple\[str, \.\.\.\] can't be written in a move"),
    ],
)
def test_a_field_that_has_no_text_is_a_type_error_that_names_it(move: Move, problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        str(move)


def test_a_module_without_postponed_annotations_is_told_what_it_lacks() -> None:
    eager = make_dataclass("Eager", [("card", int)], bases=(Move,), frozen=True)
    with pytest.raises(TypeError, match="has to begin with “from __future__ import annotations”"):
        str(eager(7))


@pytest.mark.parametrize("move", [Forgetful(1, 2), Misspelt(1)])
def test_a_notation_that_does_not_name_each_field_once_is_a_type_error(move: Move) -> None:
    with pytest.raises(TypeError, match="must name each field once"):
        str(move)


def test_half_a_character_is_no_part_of_a_move() -> None:
    with pytest.raises(NotationError, match="half of a character"):
        notation.read('say "\ud800"', ())


def test_hostile_quotes_are_refused_in_one_pass() -> None:
    with pytest.raises(NotationError, match="quotation mark"):
        notation.read('"\\"' * 200_000, ())
