"""The parts from which the tables are made. The whole needs packages of hundreds of megabytes."""

from __future__ import annotations

import sys
from math import erf, sqrt

import numpy as np
import pytest

from tablee.games.decrypto.vocabulary import derive
from tablee.games.decrypto.vocabulary.derive import (
    MiniLM,
    Packed,
    RankedWord,
    french_words,
    gelu,
    main,
    murmur,
    our_words,
)
from tablee.games.decrypto.vocabulary.semantics import KNOWN, NOUN, OTHER


def test_murmur_is_the_hash_by_which_spacy_names_its_strings() -> None:
    assert murmur(b"coffee") == 3197928453018144401
    assert murmur(b"a longer text than eight letters") == murmur(b"a longer text than eight letters")
    assert murmur(b"") != murmur(b"a")


@pytest.mark.parametrize(
    ("packed", "value"),
    [
        (b"\x07", 7),
        (b"\xcd\x01\x00", 256),
        (b"\xcf\x80\x00\x00\x00\x00\x00\x00\x00", 1 << 63),
        (b"\xd1\xff\xfe", -2),
        (b"\xcb\x3f\xf8\x00\x00\x00\x00\x00\x00", 1.5),
        (b"\xc0", None),
        (b"\xc3", True),
        (b"\xa3abc", "abc"),
        (b"\xd9\x03abc", "abc"),
        (b"\x92\x01\xa1a", [1, "a"]),
        (b"\xdc\x00\x02\x01\x02", [1, 2]),
        (b"\x81\x05\x06", {5: 6}),
        (b"\xde\x00\x01\xa1a\x06", {"a": 6}),
    ],
)
def test_message_pack_is_read(packed: bytes, value: object) -> None:
    assert Packed(packed).value() == value


def test_a_mark_that_is_not_known_is_told() -> None:
    with pytest.raises(ValueError, match="0xc1"):
        Packed(b"\xc1").value()


def test_gelu_is_what_it_is_by_definition() -> None:
    values = np.linspace(-5, 5, 101, dtype=np.float32)
    exact = [x * 0.5 * (1 + erf(x / sqrt(2))) for x in values]
    assert np.abs(gelu(values) - np.array(exact)).max() < 1e-5


def test_what_all_words_share_is_taken_away() -> None:
    rng = np.random.default_rng(1)
    rows = np.asarray(rng.standard_normal((500, 20)) + 5, np.float32)
    left = derive.telling(rows)
    assert np.abs(left.mean(axis=0)).max() < 0.1
    assert np.allclose(np.linalg.norm(left, axis=1), 1, atol=1e-5)


def test_fewer_dimensions_keep_what_is_near() -> None:
    rng = np.random.default_rng(2)
    thin = rng.standard_normal((100, 4)) @ rng.standard_normal((4, 20))
    rows = np.asarray(thin, np.float32)
    assert np.allclose(derive.narrowed(rows, 4) @ derive.narrowed(rows, 4).T, rows @ rows.T, atol=1e-2)


def test_a_word_is_cut_into_the_longest_pieces() -> None:
    model = MiniLM.__new__(MiniLM)
    model.pieces = {"[CLS]": 0, "[SEP]": 1, "[UNK]": 2, "dra": 3, "draw": 4, "##bridge": 5, "##b": 6}
    assert model.cut("drawbridge") == [0, 4, 5, 1]
    assert model.cut("moat") == [0, 2, 1]


def test_french_words_own_a_row_or_borrow_one_and_names_are_only_understood() -> None:
    kinds = {"château": NOUN, "beau": OTHER, "écureuil": NOUN}
    ranked = [
        (0, "les", 0),
        (1, "château", 1),
        (2, "Château", 2),
        (3, "Paris", 3),
        (4, "beau", 4),
        (5, "mangeait", 5),
        (6, "paris", 3),
        (7, "écureuil", 1),
    ]
    assert french_words(ranked, kinds.get, frozenset()) == [
        (RankedWord("château", NOUN, 1), 1),
        (RankedWord("beau", OTHER, 4), 4),
        (RankedWord("paris", KNOWN, 3), 3),
        (RankedWord("écureuil", KNOWN, 7), 1),
    ]


def test_our_words_are_the_keywords_and_the_words_of_their_associations() -> None:
    assert {"castle", "moat", "pawn"} <= our_words("en")
    assert {"château", "douves", "pont", "levis"} <= our_words("fr")


def test_the_folder_has_to_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["derive"])
    with pytest.raises(SystemExit, match="Say in which folder the packages lie"):
        main()
