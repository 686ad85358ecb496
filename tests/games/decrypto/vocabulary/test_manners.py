"""What a bot never says, in whatever form."""

from __future__ import annotations

from codecs import decode
from typing import Final

import pytest

from tablee.games.decrypto.vocabulary.lists import LANGUAGES, keywords
from tablee.games.decrypto.vocabulary.manners import blocked, fingerprint

TURNED: Final = {  # by thirteen letters, so that this page can be read by anybody
    "en": ["shpx", "fuvg", "ovgpu", "phag", "avttre", "snttbg", "cravf", "juber"],
    "fr": ["zreqr", "chgnva", "fnybcr", "raphyr", "avpuba", "arter"],
}
PLAIN: Final = {
    "en": ["genocide", "terrorist", "cancer", "cocaine", "suicide"],
    "fr": ["génocide", "terroriste", "cancer", "cocaïne", "suicide"],
}
DECENT: Final = {
    "en": ["castle", "hive", "spice", "church tower", "donkey", "cocktail", "passion", "Scunthorpe"],
    "fr": ["château", "pêche", "pique-nique", "Peter Pan", "concert", "culture", "consul", "mortadelle"],
}


def rows(table: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(language, word) for language, many in table.items() for word in many]


@pytest.mark.parametrize(("language", "turned"), rows(TURNED))
def test_the_worst_words_are_refused_without_standing_in_the_list(language: str, turned: str) -> None:
    word = decode(turned, "rot13")
    assert blocked(word, language)
    assert blocked(f"{word.upper()}s", language)


@pytest.mark.parametrize(("language", "word"), rows(PLAIN))
def test_sad_things_are_no_matter_for_a_clue(language: str, word: str) -> None:
    assert blocked(word, language)
    assert blocked(f"the {word} of it", language)


@pytest.mark.parametrize(("language", "word"), rows(DECENT))
def test_decent_words_may_be_said(language: str, word: str) -> None:
    assert not blocked(word, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_keyword_is_blocked(language: str) -> None:
    assert [keyword.word for keyword in keywords(language) if blocked(keyword.word, language)] == []


def test_a_word_in_pieces_is_the_same_word() -> None:
    assert blocked("co-caine", "en")


def test_a_fingerprint_tells_nothing_and_is_the_same_for_every_spelling() -> None:
    assert fingerprint("Cocaïne") == fingerprint("cocaine")
    assert fingerprint("cocaine").startswith("sha256:")
    assert len(fingerprint("cocaine")) == len("sha256:") + 16
