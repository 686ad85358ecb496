"""Names as people read them: which can't be told apart, which can't be shown, and how wide they are.

Two names are **alike** if they differ in capitals or encoding alone (`folded`), or if they look the same (`skeleton`). A skeleton
is made of what the standard library knows of Unicode, and of a small table of our own:

- compatibility forms become plain (NFKC: wide, bold, circled letters), marks over and under letters go, and so do spaces,
  punctuation and whatever is not shown;
- a Latin letter with a stroke, a hook or another dress is the letter that its Unicode name ends in; digits of all scripts are ours;
- letters of Greek, Cyrillic, Armenian, Cherokee and Lisu that are drawn like Latin ones are those (`DRAWN_LIKE`). The table was made
  by looking at letters;
- I, i, l, 1 and | are one; O and 0 are one; rn is m, and vv is w.

Its limits: it looks at letters one by one, in common typefaces. Vowel signs of Indic scripts and voicing marks of kana make another
name. It doesn't know which Chinese characters resemble each other, nor what a letter means: “5ara” is not “Sara”.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, decimal, east_asian_width, name, normalize

DRAWN_LIKE: Final[dict[str, str]] = {
    drawn: letter
    for letter, all_drawn in {
        "a": "ΑαАаɑꓮᎪ", "b": "ΒβВвЬьʙᏴꓐ", "c": "СсϹϲᏟꓚ", "d": "ԀԁᎠꓓ", "e": "ΕεЕеЄєᎬꓰ", "f": "Ϝϝꓝ", "g": "ԌԍᏀꓖɡ",
        "h": "ΗНнҺһհᎻꓧ", "i": "ΙιІіӀᎥꓲӀ", "j": "ЈјϳᎫꓙ", "k": "ΚκКкᏦꓗ", "l": "ᏞꓡԼ", "m": "ΜμМмᎷꓟ", "n": "ΝηПпոռꓠ",
        "o": "ΟοОоՕօՈסꓳ", "p": "ΡρРрᏢꓑ", "q": "Ԛԛզգ", "r": "ГгᎡꓣ", "s": "ΣσςЅѕՏᏚꓢ", "t": "ΤτТтᎢꓔ", "u": "υՍսꓴ", "v": "νѴѵᏙꓦ",
        "w": "ωԜԝᎳꓪ", "x": "ΧχХхꓫ", "y": "ΥγУуҮүᎽꓬ", "z": "ΖᏃꓜ", "3": "ЗзӠӡƷʒ", "ae": "ÆæӔӕ", "oe": "Œœ",
    }.items()
    for drawn in all_drawn
}  # fmt: skip
"""Letters by the Latin ones that they are drawn like."""

ONE_SHAPE: Final = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
DRESSED: Final = re.compile(r"(?:LATIN .*|SYMBOL )LETTER (?:.* )?([A-Z])(?: WITH .*)?$")
UNSHOWN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
"""Fillers, blanks and selectors that are letters, marks or symbols to Unicode."""
SELECTORS: Final = re.compile("[\ufe0e\ufe0f]")  # whether a sign is drawn in colours; phones write them by themselves
PART_OF_THE_LETTER: Final = frozenset([0, 7, 8, 9])  # combining classes: vowel signs, nuktas, voicing marks, viramas
MODIFIERS: Final = range(0x02B0, 0x0300)
MOST_MARKS: Final = 2  # on one letter


def folded(text: str) -> str:
    """A name without regard to capitals, to spaces around it, or to how accents are encoded."""
    return normalize("NFKC", normalize("NFKC", text).casefold()).strip()


@lru_cache(1 << 12)
def skeleton(text: str) -> str:
    """What names that look the same have in common; never empty for a name that isn't."""
    plain = normalize("NFKD", normalize("NFKC", text))
    drawn = "".join(_drawn(sign) for sign in plain if _counts(sign))
    drawn = drawn.translate(ONE_SHAPE).replace("rn", "m").replace("vv", "w")
    return drawn or folded(text) or text


def alike(one: str, other: str) -> bool:
    """Whether a reader may take one name for the other."""
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def _counts(sign: str) -> bool:
    """Whether it makes a difference to the eye: no space, no punctuation, no mark over a letter, nothing unshown."""
    kind = category(sign)
    if kind in {"Mn", "Mc"}:
        return combining(sign) in PART_OF_THE_LETTER and UNSHOWN.match(sign) is None
    if kind == "Lm":
        return ord(sign) not in MODIFIERS
    return kind[0] in "LNS" and kind != "Sk" and UNSHOWN.match(sign) is None


def _drawn(sign: str) -> str:
    """The Latin letters or the digit that a sign is drawn like; itself, if it is like none."""
    if sign in DRAWN_LIKE:  # a capital may be drawn like another letter than the small one
        return DRAWN_LIKE[sign]
    digit = decimal(sign, None)
    if digit is not None:
        return str(digit)
    return "".join(one if one.isascii() else _undressed(one) for one in sign.casefold())


def _undressed(small: str) -> str:
    dressed = DRESSED.search(name(small, ""))
    return dressed[1].lower() if dressed else DRAWN_LIKE.get(small, small)


def cleaned(text: str) -> str:
    """A name as it is kept: one line, one encoding."""
    return normalize("NFC", " ".join(SELECTORS.sub("", text).split()))


def unreadable(text: str) -> bool:
    """Whether a name holds what nobody can see, or marks heaped upon a letter."""
    if not text.isprintable() or UNSHOWN.search(text):
        return True
    heap = MOST_MARKS  # at the beginning there is no letter to carry one
    for sign in normalize("NFD", text):
        heap = heap + 1 if category(sign)[0] == "M" else 0
        if heap > MOST_MARKS:
            return True
    return False


def width(text: str) -> int:
    """How many columns a name takes in type of one width: wide letters count twice, marks not at all."""
    letters = (sign for sign in text if category(sign) not in {"Mn", "Me", "Cf"})
    return sum(2 if east_asian_width(sign) in {"W", "F"} else 1 for sign in letters)
