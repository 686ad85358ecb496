"""What words call to mind: related words are nearer than others, and what is said for a keyword can be said."""

from __future__ import annotations

from itertools import permutations, product
from random import Random
from statistics import mean
from typing import Final

import pytest

from tablee.games.decrypto.vocabulary import lists, semantics
from tablee.games.decrypto.vocabulary.lists import LANGUAGES, has_vocabulary, keywords
from tablee.games.decrypto.vocabulary.manners import blocked
from tablee.games.decrypto.vocabulary.semantics import (
    BONUS,
    KNOWN,
    RELATED,
    NoVocabulary,
    SemanticModel,
    narrow,
    read,
    semantic_model,
)
from tablee.games.decrypto.vocabulary.spelling import normal, stem, words

CODES: Final = 100
BOTH: Final = pytest.mark.parametrize("language", LANGUAGES)

RELATED_PAIRS: Final = {
    "en": [
        ("castle", "knight"), ("volcano", "lava"), ("bee", "honey"), ("spider", "web"), ("pilot", "cockpit"),
        ("hospital", "surgeon"), ("guitar", "chord"), ("library", "novel"), ("desert", "camel"), ("bakery", "flour"),
        ("prison", "jail"), ("dentist", "teeth"), ("clock", "minute"), ("harbor", "boat"), ("forest", "pine"),
        ("football", "stadium"), ("planet", "orbit"), ("king", "monarch"), ("rain", "umbrella"), ("theater", "drama"),
    ],
    "fr": [
        ("château", "chevalier"), ("volcan", "lave"), ("abeille", "miel"), ("araignée", "toile"), ("pilote", "avion"),
        ("hôpital", "chirurgien"), ("guitare", "accord"), ("bibliothèque", "roman"), ("désert", "sable"),
        ("boulangerie", "farine"), ("prison", "détenu"), ("dentiste", "dent"), ("horloge", "minute"),
        ("port", "bateau"), ("forêt", "chêne"), ("football", "stade"), ("planète", "orbite"), ("roi", "monarque"),
        ("pluie", "orage"), ("théâtre", "drame"),
    ],
}  # fmt: skip


def without_associations(language: str) -> SemanticModel:
    """The vectors alone."""
    whole = semantic_model(language)
    return SemanticModel(language, whole.table, whole.vectors, {})


def auc(one: SemanticModel, pairs: list[tuple[str, str]]) -> float:
    """How often a related pair is nearer than a crossed one."""
    near = [one.likeness(b, a) for a, b in pairs]
    far = [one.likeness(b, a) for (a, mate), (other, b) in product(pairs, pairs) if (a, mate) != (other, b)]
    return mean((x > y) + (x == y) / 2 for x in near for y in far)


def hits(one: SemanticModel, pairs: list[tuple[str, str]]) -> float:
    """How often the right partner is the nearest of all."""
    return mean(max(pairs, key=lambda pair: one.likeness(pair[1], a))[1] == b for a, b in pairs)


def four_that_may_meet(language: str, rng: Random) -> list[str]:
    """The keywords of a team."""
    hand: list[str] = []
    while len(hand) < 4:
        word = rng.choice(keywords(language)).word
        if all(lists.may_meet(word, other, language) for other in hand):
            hand.append(word)
    return hand


def clear(one: SemanticModel, word: str, hand: list[str]) -> list[str]:
    """The best clues for a word that don't fit another word of the team almost as well."""
    others = [other for other in hand if other != word]
    margin = 0.05
    return [
        clue
        for clue in one.clues(word, 16)
        if one.likeness(clue, word) > margin + max(one.likeness(clue, other) for other in others)
    ]


def decoded(one: SemanticModel, clues: list[str], hand: list[str]) -> tuple[int, ...]:
    """The code that fits three clues best."""
    return max(
        permutations(range(4), 3),
        key=lambda code: sum(one.likeness(clue, hand[slot]) for clue, slot in zip(clues, code, strict=True)),
    )


@BOTH
def test_every_keyword_has_a_vector_of_its_own(language: str) -> None:
    table = read(language)
    places = {word: place for place, word in enumerate(table.words)}
    rows = [int(table.rows[places[keyword.word]]) for keyword in keywords(language)]
    assert len(set(rows)) == len(rows)
    assert [keyword.word for keyword in keywords(language) if table.kinds[places[keyword.word]] == KNOWN] == []


@BOTH
def test_a_table_is_small_and_keeps_its_words_by_frequency(language: str) -> None:
    table = read(language)
    assert table.vectors.shape[1] == semantics.DIMENSIONS
    assert table.vectors.dtype.name == "int8"
    assert len(set(table.words)) == len(table.words) == len(table.rows) == len(table.kinds)
    assert sorted(table.ranks) == list(table.ranks)
    assert max(table.rows) == len(table.vectors) - 1


@BOTH
def test_related_words_are_nearer_than_others(language: str) -> None:
    right, first = (
        auc(semantic_model(language), RELATED_PAIRS[language]),
        hits(semantic_model(language), RELATED_PAIRS[language]),
    )
    print(f"{language}: AUC {right:.3f}, nearest {first:.2f}")
    assert right >= 0.95
    assert first >= 0.7


@BOTH
def test_the_vectors_alone_find_related_words_too(language: str) -> None:
    right = auc(without_associations(language), RELATED_PAIRS[language])
    print(
        f"{language}: AUC {right:.3f} by the vectors alone, nearest {hits(without_associations(language), RELATED_PAIRS[language]):.2f}"
    )
    assert right >= 0.9


@BOTH
def test_likeness_lies_between_nothing_and_one(language: str) -> None:
    rng, table = Random(7), read(language)
    for _ in range(300):
        a, b = rng.choice(table.words), rng.choice(table.words)
        assert 0 <= semantic_model(language).likeness(a, b) <= 1
    assert semantic_model(language).likeness("zxqj", "wvkk") == 0
    assert semantic_model(language).likeness("", "…") == 0


def test_a_word_is_like_itself_in_all_its_forms() -> None:
    assert semantic_model("en").likeness("castles", "castle") == 1
    assert semantic_model("fr").likeness("CHATEAUX", "château") == 1


def test_an_association_counts_more_than_the_vectors_say() -> None:
    plain, whole = without_associations("en"), semantic_model("en")
    assert plain.likeness("moat", "castle") > 0
    assert whole.likeness("moat", "castle") >= plain.likeness("moat", "castle") + BONUS - 1e-6
    assert whole.likeness("castle", "moat") == pytest.approx(whole.likeness("moat", "castle"))


def test_an_association_that_the_vectors_do_not_see_counts_as_related() -> None:
    assert without_associations("en").likeness("Smurf house", "mushroom") < RELATED
    assert semantic_model("en").likeness("Smurf house", "mushroom") == pytest.approx(RELATED + BONUS)


def test_plurals_articles_and_capitals_change_nothing() -> None:
    for clue in ("cockpits", "the cockpit", "COCKPIT", "a cockpit!"):
        assert semantic_model("en").likeness(clue, "pilot") == pytest.approx(
            semantic_model("en").likeness("cockpit", "pilot")
        )
    assert semantic_model("fr").likeness("les Donjons", "château") == semantic_model("fr").likeness("donjon", "château")


def test_a_phrase_means_what_its_words_mean_together() -> None:
    one = semantic_model("en")
    assert one.likeness("it is the cockpit of a jet", "pilot") > one.likeness("it is the cockpit of a jet", "mushroom")
    assert one.likeness("it is for the jet", "pilot") == pytest.approx(one.likeness("jet", "pilot"))


def test_a_misspelt_word_is_taken_for_its_neighbour() -> None:
    assert semantic_model("en").likeness("helicoptre", "pilot") > 0.3
    assert semantic_model("fr").likeness("bibliotèque", "livre") > 0.2


def test_known_is_what_the_table_holds_in_any_form() -> None:
    for text in ("castle", "castles", "a castle", "zxqj castle"):
        assert semantic_model("en").known(text)
    for text in ("zxqj", "", "…", "helicoptre"):
        assert not semantic_model("en").known(text)
    assert semantic_model("fr").known("écureuils")


@BOTH
def test_whatever_is_said_for_a_keyword_can_be_said(language: str) -> None:
    one = semantic_model(language)
    for keyword in keywords(language):
        clues = one.clues(keyword.word, 40)
        own = {stem(part, language) for part in words(keyword.word)}
        assert len(clues) >= 25, keyword.word
        assert len({normal(clue) for clue in clues}) == len(clues), keyword.word
        for clue in clues:
            assert not blocked(clue, language), (keyword.word, clue)
            assert not own & {stem(part, language) for part in words(clue)}, (keyword.word, clue)
            assert normal(keyword.word) not in normal(clue), (keyword.word, clue)


@BOTH
def test_clues_mix_associations_with_words_of_the_table(language: str) -> None:
    calls = lists.associations(language)
    shares = []
    for keyword in keywords(language)[::9]:
        clues = semantic_model(language).clues(keyword.word, 20)
        shares.append(mean(clue in calls[keyword.word] for clue in clues))
    assert 0.3 < mean(shares) < 0.9


def test_clues_are_given_best_first_and_as_many_as_asked_for() -> None:
    assert semantic_model("en").clues("castle", 5) == semantic_model("en").clues("castle", 20)[:5]
    assert semantic_model("en").clues("castle", 0) == ()


def test_no_clue_is_another_spelling_of_the_word_or_of_another_clue() -> None:
    assert "harbour" not in semantic_model("en").clues("harbor", 60)
    assert "theatre" not in semantic_model("en").clues("theater", 60)
    assert "clé" not in semantic_model("fr").clues("clef", 60)


def test_a_word_without_meaning_still_has_clues() -> None:
    clues = semantic_model("en").clues("zxqj", 10)
    assert len(clues) == 10
    assert all(semantic_model("en").known(clue) for clue in clues)


@BOTH
def test_a_narrow_mind_thinks_otherwise_but_not_of_something_else(language: str) -> None:
    whole, one, other = (
        semantic_model(language),
        narrow(semantic_model(language), 1),
        narrow(semantic_model(language), 2),
    )
    pairs = RELATED_PAIRS[language]
    assert auc(one, pairs) >= 0.85
    assert any(one.likeness(b, a) != other.likeness(b, a) for a, b in pairs)
    assert [one.likeness(b, a) for a, b in pairs] == [narrow(whole, 1).likeness(b, a) for a, b in pairs]
    word = keywords(language)[0].word
    assert one.clues(word, 12) != whole.clues(word, 12)
    assert len(one.calls[word]) == len(whole.calls[word]) // 2


@BOTH
def test_a_partner_of_another_mind_reads_most_codes(language: str) -> None:
    rng, giver = Random(5), semantic_model(language)
    readers = {"the same vocabulary": giver, "another vocabulary": narrow(giver, 1)}
    read_by = dict.fromkeys(readers, 0)
    for _ in range(CODES):
        hand = four_that_may_meet(language, rng)
        code = tuple(rng.sample(range(4), 3))
        clues = [rng.choice(clear(giver, hand[slot], hand)) for slot in code]
        for name, reader in readers.items():
            read_by[name] += decoded(reader, clues, hand) == code
    print(f"{language}: of {CODES} codes", read_by)
    assert read_by["the same vocabulary"] >= 0.95 * CODES
    assert read_by["another vocabulary"] >= 0.55 * CODES


def test_without_numpy_bots_say_what_they_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(semantics, "np", None)
    with pytest.raises(NoVocabulary, match="Bots need the package NumPy to play Decrypto"):
        read("en")


def test_without_a_table_bots_say_what_is_missing() -> None:
    with pytest.raises(NoVocabulary, match=r"the language “de”: table\.de\.npz is missing"):
        semantic_model("de")
    assert [language for language in ("de", "en", "fr") if has_vocabulary(language)] == ["en", "fr"]
