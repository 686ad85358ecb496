"""The words that are dealt: many, each its own, and those a host adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tablee.games.decrypto.vocabulary import lists
from tablee.games.decrypto.vocabulary.lists import VARIABLES, BrokenList, Keyword, configure, keywords, may_meet
from tablee.games.decrypto.vocabulary.spelling import normal, stem, words

BOTH: Final = pytest.mark.parametrize("language", lists.LANGUAGES)
OF_A_GAME: Final = 8
KNOWN: Final = {
    "en": ["anchor", "castle", "honey", "pilot", "mushroom", "statue", "scissors"],
    "fr": ["abeille", "château", "champignon", "pirate", "volcan", "île"],
}


@pytest.fixture(autouse=True)
def own_words_again() -> Iterator[None]:
    yield
    lists.forget()


def host(folder: Path, text: str, language: str = "en") -> dict[str, str]:
    """The environment of a host who has written a list."""
    path = folder / "words.txt"
    path.write_text(text, "utf-8")
    return {VARIABLES[language]: str(path)}


@BOTH
def test_dec_2_there_are_words_for_fifty_five_games(language: str) -> None:
    assert len(keywords(language)) >= 440


@BOTH
def test_the_list_has_the_words_it_began_with(language: str) -> None:
    assert {*KNOWN[language]} <= {keyword.word for keyword in keywords(language)}


@BOTH
def test_a_keyword_is_one_lower_case_word(language: str) -> None:
    for keyword in keywords(language):
        assert keyword.word == keyword.word.lower()
        assert "".join(keyword.word.split()) == keyword.word
        assert keyword.word.replace("-", "").isalpha()
        assert keyword.theme


@BOTH
def test_no_two_keywords_have_one_stem_or_differ_by_accents_only(language: str) -> None:
    every = [keyword.word for keyword in keywords(language)]
    assert [word for word, times in Counter(stem(word, language) for word in every).items() if times > 1] == []
    assert [word for word, times in Counter(normal(word) for word in every).items() if times > 1] == []


@BOTH
def test_no_theme_has_so_many_words_that_a_game_could_not_be_dealt(language: str) -> None:
    sizes = Counter(keyword.theme for keyword in keywords(language))
    assert len(sizes) >= 4 * OF_A_GAME
    assert max(sizes.values()) <= len(keywords(language)) / OF_A_GAME


@BOTH
def test_dec_2_two_words_of_one_theme_never_meet(language: str) -> None:
    for a in keywords(language):
        for b in keywords(language):
            if a.theme == b.theme:
                assert not may_meet(a.word, b.word, language)


@BOTH
def test_dec_2_eight_words_that_may_meet_are_found_whatever_comes_first(language: str) -> None:
    for seed in range(50):
        dealt: list[str] = []
        order = list(keywords(language))
        Random(seed).shuffle(order)
        for keyword in order:
            if len(dealt) < OF_A_GAME and all(may_meet(keyword.word, other, language) for other in dealt):
                dealt.append(keyword.word)
        assert len(dealt) == OF_A_GAME


def test_dec_2_words_that_mean_almost_the_same_never_meet() -> None:
    assert not may_meet("ampoule", "lampe", "fr")
    assert not may_meet("lampe", "ampoule", "fr")
    assert may_meet("castle", "honey", "en")


def test_dec_2_words_with_one_stem_never_meet() -> None:
    assert not may_meet("pilote", "pilotes", "fr")


@BOTH
def test_words_that_are_too_close_are_keywords_of_different_themes(language: str) -> None:
    themes = {keyword.word: keyword.theme for keyword in keywords(language)}
    for pair in lists._close(language):
        one, other = pair
        assert themes[one] != themes[other]


@BOTH
def test_nothing_is_added_where_nothing_is_named(language: str) -> None:
    before = keywords(language)
    configure({})
    assert keywords(language) == before


def test_a_host_adds_words_of_their_own(tmp_path: Path) -> None:
    before = keywords("en")
    configure(host(tmp_path, "# of our club\nsombrero: clothes\nmole: animal: garden, blind, tunnel  # spy, too\n"))
    assert keywords("en") == (*before, Keyword("sombrero", "clothes"), Keyword("mole", "animal"))
    assert lists.associations("en")["mole"] == ("garden", "blind", "tunnel")
    assert not may_meet("sombrero", "glove", "en")
    assert keywords("fr") == keywords("fr")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("sombrero", "“sombrero” has no theme; write “sombrero: theme”."),
        ("top hat: clothes", "“top hat” isn't one word."),
        ("!: sign", "“!” isn't one word."),
        ("Castles: building", "“Castles” and “castle” are the same word."),
        ("mole: animal\nmoles: spy", "“moles” and “mole” are the same word."),
        ("mole: animal: moles", "“mole” can't call itself to mind, as “moles” says."),
        ("mole: animal: blind mole", "“mole” can't call itself to mind, as “blind mole” says."),
    ],
)
def test_a_broken_list_is_left_aside_with_a_sentence(tmp_path: Path, text: str, said: str) -> None:
    before = keywords("en")
    with pytest.raises(BrokenList) as told:
        configure(host(tmp_path, f"walrus: animal\n{text}\n"))
    assert str(told.value) == f"The list of words {tmp_path / 'words.txt'} is left aside. {said}"
    assert keywords("en") == before


def test_a_list_that_is_not_there_or_not_text_is_left_aside_with_a_sentence(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.txt")
    with pytest.raises(BrokenList, match="can't be read: No such file"):
        configure({VARIABLES["fr"]: missing})
    path = tmp_path / "latin.txt"
    path.write_bytes("forêt: île".encode("latin-1"))
    with pytest.raises(BrokenList, match="isn't written in UTF-8"):
        configure({VARIABLES["fr"]: str(path)})


def test_one_broken_list_keeps_the_other_from_being_added(tmp_path: Path) -> None:
    before = keywords("en")
    with pytest.raises(BrokenList):
        configure(host(tmp_path, "walrus: animal") | {VARIABLES["fr"]: str(tmp_path / "none.txt")})
    assert keywords("en") == before


def test_words_of_the_lists_have_words() -> None:
    assert all(words(keyword.word) for language in lists.LANGUAGES for keyword in keywords(language))
