"""When two spellings are one word, for the rules on clues (DEC-25, DEC-26) and for the words of a tie (DEC-43)."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

try:
    import snowballstemmer
except ImportError:  # the rules get by with plurals and feminines
    snowballstemmer = None

ARTICLES: Final = frozenset(["the", "a", "an", "le", "la", "les", "l", "un", "une", "des", "du", "de", "d"])
LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})
STEMMERS: Final = {"en": "english", "fr": "french"}

IRREGULAR: Final[dict[str, dict[str, str]]] = {
    "en": {
        "cacti": "cactus", "calves": "calf", "children": "child", "dice": "die", "dwarves": "dwarf", "elves": "elf",
        "feet": "foot", "fungi": "fungus", "geese": "goose", "halves": "half", "hooves": "hoof", "knives": "knife",
        "leaves": "leaf", "lice": "louse", "lives": "life", "loaves": "loaf", "mice": "mouse", "oxen": "ox",
        "scarves": "scarf", "shelves": "shelf", "teeth": "tooth", "thieves": "thief", "wives": "wife", "wolves": "wolf",
        "actress": "actor", "duchess": "duke", "goddess": "god", "heiress": "heir", "hostess": "host",
        "lioness": "lion", "princess": "prince", "stewardess": "steward", "tigress": "tiger", "waitress": "waiter",
    },
    "fr": {
        "adieux": "adieu", "aveux": "aveu", "cheveux": "cheveu", "cieux": "ciel", "coraux": "corail", "dieux": "dieu",
        "emaux": "email", "enjeux": "enjeu", "feux": "feu", "jeux": "jeu", "lieux": "lieu", "milieux": "milieu",
        "neveux": "neveu", "noyaux": "noyau", "travaux": "travail", "tuyaux": "tuyau", "vitraux": "vitrail",
        "voeux": "voeu", "yeux": "oeil",
        "anesse": "ane", "blanche": "blanc", "chatte": "chat", "comtesse": "comte", "deesse": "dieu",
        "duchesse": "duc", "fraiche": "frais", "hotesse": "hote", "longue": "long", "louve": "loup",
        "maitresse": "maitre", "ogresse": "ogre", "princesse": "prince", "seche": "sec", "tigresse": "tigre",
        "veuve": "veuf",
    },
}  # fmt: skip

ENDINGS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "en": (("sses", "ss"), ("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("xes", "x"), ("zes", "z"), ("uses", "us")),
    "fr": (("eaux", "eau"), ("aux", "al"), ("oux", "ou")),
}
"""Plurals with more than an s: how they end, and how the singular does."""

FEMININE: Final = (("trice", "teur"), ("euse", "eur"), ("ere", "er"), ("enne", "en"), ("onne", "on"))


@lru_cache(maxsize=1 << 16)
def normal(text: str) -> str:
    """The words alone: no accents, capitals, punctuation or leading articles."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).lower()).translate(LIGATURES)
    found = "".join(map(_sign, plain)).split()
    start = 0
    while start < len(found) - 1 and found[start] in ARTICLES:
        start += 1
    return " ".join(found[start:])


def words(text: str) -> list[str]:
    """The words of a text, in their normal form."""
    return normal(text).split()


@lru_cache(maxsize=1 << 16)
def stem(word: str, language: str) -> str:
    """What a word shares with its plural and its feminine, and with its verb where the stemmer is there."""
    word = normal(word)
    if language not in STEMMERS:
        return word
    plain = _masculine(_singular(word, language), language)
    if snowballstemmer is None:
        return plain.removesuffix("e")
    stemmer = snowballstemmer.stemmer(STEMMERS[language])  # one for each word: a stemmer keeps what it works on
    found = str(stemmer.stemWord(plain))
    return f"{found[:-1]}r" if language == "fr" and found.endswith("eux") else found


@lru_cache(maxsize=1 << 16)
def stems(text: str, language: str) -> tuple[str, ...]:
    """The words of a text, each without its ending."""
    return tuple(stem(word, language) for word in words(text))


def same(a: str, b: str, language: str) -> bool:
    """DEC-43: whether two texts are the same word, or the same words in the same order."""
    one, other = stems(a, language), stems(b, language)
    return bool(one) and one == other


def _sign(sign: str) -> str:
    """A letter or a digit stays, a mark upon a letter and an invisible sign go, everything else parts words."""
    if sign.isalnum():
        return sign
    return "" if unicodedata.category(sign) in {"Mn", "Me", "Cf"} else " "


def _singular(word: str, language: str) -> str:
    if word in IRREGULAR[language]:
        return IRREGULAR[language][word]
    for plural, singular in ENDINGS[language]:
        if word.endswith(plural) and len(word) > len(plural) + 1:
            return word.removesuffix(plural) + singular
    if language == "en" and word.endswith("men") and len(word) > len("omen"):
        return f"{word[:-2]}an"
    if len(word) > len("bus") and word.endswith("s") and not (language == "en" and word.endswith(("ss", "us", "is"))):
        return word[:-1]
    return word


def _masculine(word: str, language: str) -> str:
    if language != "fr":
        return word
    if word in IRREGULAR[language]:
        return IRREGULAR[language][word]
    for feminine, masculine in FEMININE:
        if word.endswith(feminine) and len(word) > len(feminine) + 1:
            return word.removesuffix(feminine) + masculine
    return word
