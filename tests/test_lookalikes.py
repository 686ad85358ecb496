"""Which names look alike, and which can't be shown at all."""

from __future__ import annotations

import unicodedata

import pytest

from tablee.lookalikes import alike, cleaned, folded, skeleton, unreadable, width


@pytest.mark.parametrize(
    "other",
    [
        "ADA",
        "ada",
        " A d a ",
        "Аdа",  # Cyrillic
        "ΑDΑ",  # Greek capitals
        "Ꭺda",  # Cherokee
        "ꓮꓓꓮ",  # Lisu
        "Ａｄａ",  # wide
        "𝓐𝖉𝒶",  # letters of mathematics
        "Ⓐⓓⓐ",
        "🅐🅓🅐",
        "Àdä",
        "A\u0336d\u0336a\u0336",  # struck through
        "Ad\u200ba",
        "Ada\u3164",
        "Ada\u2060.",
        "\u202eAda",
        "Ad\u00ada",
        "ᴀᴅᴀ",  # small capitals
        "Ada·",
        "A-d-a",
    ],
)
def test_names_that_a_reader_takes_for_one_another_are_alike(other: str) -> None:
    assert alike("Ada", other)
    assert alike(other, "Ada")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ilona", "llona"),
        ("Ilona", "1lona"),
        ("Ilona", "|lona"),
        ("Ilona", "Іlona"),
        ("Ilona", "ılona"),
        ("Otto", "0tt0"),
        ("Otto", "Οττο"),
        ("Marie", "rnarie"),
        ("Walter", "VValter"),
        ("Nikos", "Νικος"),
        ("Hanna", "Нanna"),
        ("Sven", "Ѕvеn"),
        ("Jørgen", "Jorgen"),
        ("Łukasz", "Lukasz"),
        ("Straße", "STRASSE"),
        ("Ænna", "AEnna"),
        ("Max 2", "Max ２"),
        ("Max 2", "Max ٢"),
        ("Иван", "ИВАН"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Zoé", "zoe\u0301"),
    ],
)
def test_letters_capitals_and_digits_of_one_shape_are_alike(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Adam"),
        ("Ada", "Ida"),
        ("Max 2", "Max 3"),
        ("小明", "小红"),
        ("さくら", "ひまわり"),
        ("محمد", "أحمد"),
        ("Иван", "Игорь"),
        ("!!!", "???"),
        ("🦊", "🐻"),
    ],
)
def test_names_that_differ_are_not_alike(one: str, other: str) -> None:
    assert not alike(one, other)


def test_every_letter_has_a_skeleton_and_one_step_is_enough() -> None:
    for code in range(0x20, 0x1_1000):
        sign = chr(code)
        if unicodedata.category(sign) in {"Cs", "Cn"}:
            continue
        once = skeleton(sign)
        assert once, hex(code)
        if unicodedata.category(sign) in {"Lu", "Ll", "Lo"}:
            assert skeleton(once) == once, hex(code)


def test_capitals_and_encoding_make_no_other_name() -> None:
    assert folded(" ZOE\u0301 Straße ") == folded("zoé strasse")
    assert folded("Zoé") != folded("Zoe")


@pytest.mark.parametrize(
    "name",
    [
        "a\x07b", "\u202egnol", "a\u200db", "a\u200bb", "\u3164", "Ada\u115f", "a\u00adb", "a\u034fb", "\u2800", "\ue000",
        "a\U000e0041", "a\u0301\u0302\u0303b", "\u0301a", "a\u2028b", "\u17b4a",
    ],
)  # fmt: skip
def test_a_name_holds_nothing_that_nobody_can_see(name: str) -> None:
    assert unreadable(name)


@pytest.mark.parametrize(
    "name", ["Zoé", "zoe\u0301", "O’Neill", "Jean-Luc 2", "李小龍", "अमित", "Việt", "สมชาย", "Ada 🦊", "שָׁלוֹם"]
)
def test_a_name_of_any_language_can_be_shown(name: str) -> None:
    assert not unreadable(name)


def test_a_name_is_shown_in_one_line_and_one_encoding() -> None:
    assert cleaned("  Zoe\u0301 \t Straße ") == "Zoé Straße"
    assert cleaned("Zoé \u2764\ufe0f") == "Zoé \u2764"  # how a heart is drawn is up to the screen


def test_the_width_of_a_name_is_what_it_takes_on_a_line() -> None:
    assert [width(name) for name in ("Ada", "zoe\u0301", "小明", "Ａ", "अमित")] == [3, 3, 4, 2, 4]
