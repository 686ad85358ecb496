"""What keywords call to mind: enough for every one, nothing that gives it away, nothing that nobody wants to read."""

from __future__ import annotations

from typing import Final

import pytest

from tablee.games.decrypto.vocabulary.lists import LANGUAGES, associations, keywords
from tablee.games.decrypto.vocabulary.manners import blocked
from tablee.games.decrypto.vocabulary.spelling import normal, stem, words

BOTH: Final = pytest.mark.parametrize("language", LANGUAGES)


def every(language: str) -> list[tuple[str, str]]:
    """All keywords with all they call to mind."""
    return [(word, call) for word, calls in associations(language).items() for call in calls]


@BOTH
def test_every_keyword_calls_something_to_mind_and_nothing_else_does(language: str) -> None:
    assert set(associations(language)) == {keyword.word for keyword in keywords(language)}


@BOTH
def test_every_keyword_calls_a_dozen_things_to_mind(language: str) -> None:
    assert [word for word, calls in associations(language).items() if not 12 <= len(calls) <= 15] == []


@BOTH
def test_dec_26_no_association_shares_a_stem_with_its_keyword_or_contains_it(language: str) -> None:
    for word, call in every(language):
        stems = {stem(part, language) for part in words(word)}
        assert not stems & {stem(part, language) for part in words(call)}, (word, call)
        assert "".join(words(word)) not in "".join(words(call)), (word, call)


@BOTH
def test_dec_25_a_keyword_calls_nothing_to_mind_twice(language: str) -> None:
    for word, calls in associations(language).items():
        assert len({normal(call) for call in calls}) == len(calls), word


@BOTH
def test_dec_28_an_association_is_a_short_clue(language: str) -> None:
    for word, call in every(language):
        assert 1 <= len(words(call)) <= 4, (word, call)
        assert len(normal(call)) > 1, (word, call)
        assert len(call) <= 60, (word, call)


@BOTH
def test_no_association_is_blocked(language: str) -> None:
    assert [pair for pair in every(language) if blocked(pair[1], language)] == []
