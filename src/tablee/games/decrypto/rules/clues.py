"""What a clue may be: the hard checks, which refuse, and the soft ones, which only warn the encryptor.

DEC-21, DEC-24, DEC-27: meaning, sound and private jokes are left to the players. DEC-29, DEC-30: translations and other languages
are let through. DEC-R11, DEC-R24: so is a clue that fits another keyword too, a brand, a person or a title.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from tablee.games.decrypto.rules.state import BLANK, FACTS, NOTHING, Decrypto, keywords_of
from tablee.games.decrypto.vocabulary.spelling import normal, stems

LONGEST: Final = FACTS["words"]["clue"]
HIDDEN_LENGTH: Final = 4  # a keyword of so many letters inside another word is worth a warning

HIDDEN: Final = ("refuse-first-hidden", "refuse-second-hidden", "refuse-third-hidden")
EMPTY: Final = ("refuse-first-empty", "refuse-second-empty", "refuse-third-empty")
LONG: Final = ("refuse-first-long", "refuse-second-long", "refuse-third-long")
LETTER: Final = ("refuse-first-letter", "refuse-second-letter", "refuse-third-letter")
REPEATED: Final = ("refuse-first-repeated", "refuse-second-repeated", "refuse-third-repeated")
KEYWORD: Final = ("refuse-first-keyword", "refuse-second-keyword", "refuse-third-keyword")

UNSEEN: Final = frozenset(["Cc", "Cf", "Cs", "Co"])  # control, format and bidirectional, surrogate, private
UNSEEN_LETTERS: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
"""Fillers, blanks and selectors that are letters, marks or symbols to Unicode, but the two of emoji, which phones write by themselves."""
SYMBOLS: Final = frozenset(["Sm", "Sc", "So"])

SPELLING: Final = frozenset(
    [
        "letter",
        "letters",
        "lettre",
        "lettres",
        "starts with",
        "ends with",
        "commence par",
        "finit par",
        "rhymes",
        "rime",
    ]
)
NUMBERS: Final = frozenset(
    [
        "1",
        "2",
        "3",
        "4",
        "one",
        "two",
        "three",
        "four",
        "un",
        "une",
        "deux",
        "trois",
        "quatre",
        "first",
        "second",
        "third",
        "fourth",
        "premier",
        "deuxieme",
        "troisieme",
        "quatrieme",
    ]
)


def cleaned(text: str) -> str:
    """DEC-28: one line without spaces around it."""
    return " ".join(text.split())


@lru_cache(1 << 14)
def is_hidden(text: str) -> bool:
    """DEC-28: whether a text holds what nobody can see. It could carry a code, or play with a terminal."""
    line = cleaned(text)
    if line.isascii():
        return not line.isprintable()
    return UNSEEN_LETTERS.search(line) is not None or any(unicodedata.category(sign) in UNSEEN for sign in line)


def is_letter(text: str, form: str) -> bool:
    """DEC-22: whether a text, by its normal form, is a single letter: punctuation changes nothing, a symbol after it does (C++)."""
    if len(form) != 1 or not form.isalpha():
        return False
    return not any(
        one.isalpha() and (sign == "#" or unicodedata.category(sign) in SYMBOLS) for one, sign in pairwise(text)
    )


def is_blank(text: str) -> bool:
    """DEC-28, DEC-33: nothing but spaces, punctuation or symbols is no clue."""
    return not normal(text)


@lru_cache(1 << 14)
def squeezed(text: str) -> str:
    """The normal form without its spaces."""
    return normal(text).replace(" ", "")


def used(s: Decrypto, team: int) -> set[str]:
    """DEC-25, DEC-56: every clue that the team has given, those that were replaced included.

    DEC-R7, DEC-R8, DEC-R9: what the other team has said or has behind its screen doesn't matter.
    """
    found = {normal(clue) for row in s.sheet if row.team == team for clue in (*row.clues, *row.struck)}
    found.discard("")  # DEC-33: a blank is no clue
    return found


def fault(s: Decrypto, team: int, text: str, at: int, taken: set[str]) -> str | None:
    """DEC-9, DEC-28: why a clue is refused, as the key of a text; None where it may be given."""
    if len(text) > LONGEST and len(cleaned(text)) > LONGEST:
        return LONG[at]
    if is_hidden(text):
        return HIDDEN[at]
    form = normal(text)
    if not form:
        return EMPTY[at]
    if is_letter(text, form):
        return LETTER[at]
    if form in taken:  # DEC-25, DEC-R10
        return REPEATED[at]
    if names_keyword(form, keywords_of(s, team), s.language):  # DEC-26
        return KEYWORD[at]
    return None


def names_keyword(text: str, keywords: tuple[str, ...], language: str) -> bool:
    """DEC-26: whether a clue holds a keyword, its plural or another form; a hyphenated one as the row of its words."""
    single, rows, whole = forms(keywords, language)
    found = stems(text, language)
    if not single.isdisjoint(found) or squeezed(text) in whole:
        return True
    return any(found[at : at + len(row)] == row for row in rows for at in range(len(found) - len(row) + 1))


@lru_cache(1 << 10)
def forms(
    keywords: tuple[str, ...], language: str
) -> tuple[frozenset[str], tuple[tuple[str, ...], ...], frozenset[str]]:
    """What must not stand in a clue for these keywords: stems, rows of stems, and the keywords written in one."""
    every = [stems(keyword, language) for keyword in keywords]
    return (
        frozenset(one[0] for one in every if len(one) == 1),
        tuple(one for one in every if len(one) > 1),
        frozenset(map(squeezed, keywords)),
    )


def faults(s: Decrypto, team: int, texts: Sequence[str]) -> list[str | None]:
    """DEC-8, DEC-9, DEC-33: the fault of each of three clues. With the hourglass some may still be missing."""
    taken = used(s, team)
    found: list[str | None] = []
    for at, text in enumerate(texts):
        missing = s.hourglass and is_blank(text) and not is_hidden(text)
        found.append(None if missing else fault(s, team, text, at, taken))
        if found[-1] is None:
            taken.add(normal(text))
    return found


def refuse_clues(s: Decrypto, team: int, texts: Sequence[str]) -> str | None:
    """DEC-9, DEC-R33: the first fault; but while the sand runs, one good clue is worth keeping whatever the others are."""
    found = faults(s, team, texts)
    first = next((one for one in found if one is not None), None)
    good = any(one is None and not is_blank(text) for one, text in zip(found, texts, strict=True))
    if good and (first is None or s.glass != NOTHING):
        return None
    return first or EMPTY[0]


def written(s: Decrypto, team: int, texts: Sequence[str]) -> list[str]:
    """DEC-R33: the clues as they are kept: what is blank or may not be given is a blank."""
    return [
        BLANK if found is not None or is_blank(text) else cleaned(text)
        for found, text in zip(faults(s, team, texts), texts, strict=True)
    ]


# --- Soft warnings -----------------------------------------------------------------------------------------------------


def warnings(clue: str, keywords: Sequence[str], earlier: Sequence[str]) -> tuple[str, ...]:
    """DEC-22, DEC-23, DEC-26, DEC-R23: what the encryptor may want to think over; nobody else is told."""
    form = normal(clue)
    found = []
    if any(one in form for one in SPELLING) or any(sign.isdigit() for sign in form):
        found.append("spelling")
    if form in NUMBERS:
        found.append("position")
    hidden = [normal(keyword) for keyword in keywords]
    if any(len(one) >= HIDDEN_LENGTH and one in word and one != word for one in hidden for word in form.split()):
        found.append("inside")
    if any(nearly(form, normal(one)) for one in earlier):
        found.append("nearly")
    return tuple(found)


def nearly(one: str, other: str) -> bool:
    """DEC-R23: whether two texts differ by a single letter: one more, one less, or another."""
    if one == other or abs(len(one) - len(other)) > 1 or min(len(one), len(other)) < HIDDEN_LENGTH:
        return False
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[at + 1 :] in (other[at:], other[at + 1 :]) or one[at:] == other[at + 1 :]
