"""Two spellings of one word are one word: accents, capitals, articles, plurals and feminines don't hide it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.decrypto.vocabulary import spelling
from tablee.games.decrypto.vocabulary.spelling import normal, same, stem, words

NORMAL: Final = {
    "Mexique": "mexique",
    "le mexique": "mexique",
    "MEXIQUE": "mexique",
    "  Le   Mexique ! ": "mexique",
    "Château": "chateau",
    "l'Œuf": "oeuf",
    "L’ŒUF": "oeuf",
    "ex æquo": "ex aequo",
    "arc-en-ciel": "arc en ciel",
    "de l'eau": "eau",
    "d'un coup": "coup",
    "the end": "end",
    "An apple a day": "apple a day",
    "le": "le",
    "the the": "the",
    "la la la": "la",
    "l'": "l",
    "20 000 lieues": "20 000 lieues",
    "m²": "m2",
    "ﬁn": "fin",
    "rock & roll": "rock roll",
    "soft\u00adware": "software",
    "cha\u200bteau": "chateau",
    "İstanbul": "istanbul",
    "…": "",
    "?!": "",
    "": "",
}

ONE_STEM: Final = {
    "fr": [
        ("château", "châteaux"),
        ("château", "CHATEAU"),
        ("pilote", "pilotes"),
        ("cheval", "chevaux"),
        ("journal", "journaux"),
        ("oiseau", "oiseaux"),
        ("bijou", "bijoux"),
        ("jeu", "jeux"),
        ("feu", "feux"),
        ("cheveu", "cheveux"),
        ("travail", "travaux"),
        ("œil", "yeux"),
        ("roi", "rois"),
        ("ami", "amis"),
        ("clou", "clous"),
        ("île", "îles"),
        ("épée", "épées"),
        ("tapis", "tapis"),
        ("lion", "lionne"),
        ("magicien", "magicienne"),
        ("danseur", "danseuse"),
        ("acteur", "actrice"),
        ("boulanger", "boulangère"),
        ("sorcier", "sorcière"),
        ("loup", "louve"),
        ("prince", "princesse"),
        ("géant", "géante"),
    ],
    "en": [
        ("castle", "castles"),
        ("castle", "Castle"),
        ("pilot", "pilots"),
        ("berry", "berries"),
        ("box", "boxes"),
        ("beach", "beaches"),
        ("circus", "circuses"),
        ("glass", "glasses"),
        ("mouse", "mice"),
        ("goose", "geese"),
        ("tooth", "teeth"),
        ("fireman", "firemen"),
        ("child", "children"),
        ("knife", "knives"),
        ("wolf", "wolves"),
        ("leaf", "leaves"),
        ("shelf", "shelves"),
        ("cactus", "cacti"),
        ("lion", "lioness"),
        ("prince", "princess"),
        ("waiter", "waitress"),
    ],
}

TWO_STEMS: Final = {
    "fr": [("château", "chat"), ("miel", "abeille"), ("pilote", "pile"), ("lion", "lien"), ("orange", "ange")],
    "en": [("castle", "cast"), ("honey", "bee"), ("pilot", "pile"), ("lion", "line"), ("pineapple", "apple")],
}

BY_SNOWBALL: Final = {
    "fr": [("neige", "neiger"), ("danse", "danser")],
    "en": [("swim", "swimming"), ("paint", "painted"), ("farm", "farming")],
}


def pairs(table: dict[str, list[tuple[str, str]]]) -> list[tuple[str, str, str]]:
    return [(language, one, other) for language, rows in table.items() for one, other in rows]


@pytest.fixture(params=["with the stemmer", "without the stemmer"])
def either(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """With the Snowball stemmer, and as if it weren't installed."""
    if request.param == "without the stemmer":
        monkeypatch.setattr(spelling, "snowballstemmer", None)
    stem.cache_clear()
    yield
    stem.cache_clear()


@pytest.mark.parametrize(("written", "read"), NORMAL.items())
def test_a_normal_form_has_neither_accents_nor_capitals_nor_signs_nor_a_leading_article(
    written: str, read: str
) -> None:
    assert normal(written) == read


@given(st.text())
def test_a_normal_form_is_its_own_normal_form(text: str) -> None:
    assert normal(normal(text)) == normal(text)


@given(st.text())
def test_a_normal_form_has_letters_digits_and_single_spaces_only(text: str) -> None:
    form = normal(text)
    assert form == " ".join(form.split())
    assert all(sign == " " or sign.isalnum() for sign in form)


def test_words_are_those_of_the_normal_form() -> None:
    assert words("L'arc-en-ciel, après la pluie") == ["arc", "en", "ciel", "apres", "la", "pluie"]
    assert words("…") == []


@pytest.mark.usefixtures("either")
@pytest.mark.parametrize(("language", "one", "other"), pairs(ONE_STEM))
def test_plurals_and_feminines_have_one_stem(language: str, one: str, other: str) -> None:
    assert stem(one, language) == stem(other, language)


@pytest.mark.usefixtures("either")
@pytest.mark.parametrize(("language", "one", "other"), pairs(TWO_STEMS))
def test_different_words_have_different_stems(language: str, one: str, other: str) -> None:
    assert stem(one, language) != stem(other, language)


@pytest.mark.parametrize(("language", "one", "other"), pairs(BY_SNOWBALL))
def test_the_stemmer_also_sees_through_verbs(language: str, one: str, other: str) -> None:
    assert stem(one, language) == stem(other, language)


@pytest.mark.usefixtures("either")
def test_example_12_a_plural_or_a_phrase_does_not_hide_a_keyword() -> None:
    keyword = stem("château", "fr")
    assert keyword in [stem(word, "fr") for word in words("châteaux")]
    assert keyword in [stem(word, "fr") for word in words("château fort")]


@pytest.mark.usefixtures("either")
def test_example_18_words_match_without_accents_and_in_the_plural() -> None:
    assert same("Chateau", "château", "fr")
    assert same("pilotes", "pilote", "fr")
    assert not same("abeille", "miel", "fr")


@pytest.mark.usefixtures("either")
def test_phrases_are_the_same_word_by_word() -> None:
    assert same("arcs en ciel", "arc-en-ciel", "fr")
    assert not same("château fort", "château", "fr")
    assert not same("", "…", "fr")


def test_a_language_without_a_stemmer_keeps_its_words_as_they_are() -> None:
    assert stem("Schlösser", "de") == "schlosser"
    assert same("das Schloß", "DAS SCHLOSS", "de") is False
    assert same("schlösser", "Schlosser", "de")
