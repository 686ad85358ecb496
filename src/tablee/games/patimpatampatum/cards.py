"""The cards: their kinds, how many there are, and what each is worth. A card is the number of its kind; equals are alike."""

from __future__ import annotations

from functools import cache
from typing import Final

from tablee.core.facts import facts
from tablee.core.notation import Word

FACTS: Final = facts(__package__, "cards.toml")

COMPARSES: Final = tuple(map(Word, ("turcs", "guites", "gegants", "nans", "maces")))
COMPARSE: Final[dict[str, int]] = {name: comparse for comparse, name in enumerate(COMPARSES)}

NUMBERS: Final = tuple(map(Word, ("2", "3", "4", "5", "6")))
CHARACTERS: Final = tuple(map(Word, ("tabaler", "plens", "admin", "fuets", "pixapi", "aliga", "borratxos")))
COMPARSE_CARDS: Final = tuple(Word(f"comparse-{name}") for name in COMPARSES)

CARDS: Final = (*NUMBERS, *CHARACTERS, *COMPARSE_CARDS)
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(CARDS)}
KINDS: Final = range(len(CARDS))

TABALER: Final = KIND["tabaler"]
PLENS: Final = KIND["plens"]
ADMIN: Final = KIND["admin"]
FUETS: Final = KIND["fuets"]
PIXAPI: Final = KIND["pixapi"]
ALIGA: Final = KIND["aliga"]
BORRATXOS: Final = KIND["borratxos"]
FIRST_COMPARSE: Final = KIND[COMPARSE_CARDS[0]]
NO_CARD: Final = -1

DEALT: Final = FACTS["deal"]["cards"]

_WORTH: Final = FACTS["value"]
PRINTED: Final = (
    *map(int, NUMBERS),
    *(_WORTH[name] for name in CHARACTERS),
    *(_WORTH["comparse"] for _ in COMPARSES),
)
FLAT: Final = (*map(int, NUMBERS), *(1 for _ in (*CHARACTERS, *COMPARSES)))  # PPP-V2


@cache
def deck(comparses: tuple[int, ...]) -> tuple[int, ...]:
    """PPP-01: the cards for so many players, with the comparse cards of those who play."""
    copies = FACTS[f"copies-{len(comparses)}"]
    kinds = [KIND[name] for name, count in copies.items() for _ in range(count)]
    return tuple(sorted((*kinds, *(FIRST_COMPARSE + comparse for comparse in comparses))))
