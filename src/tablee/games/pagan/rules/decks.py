"""Decks: the whole box, the quick decks, and decks of one's own, written as text."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from tablee.core.game import Choice, Setup, Text
from tablee.core.notation import Seat
from tablee.games.pagan.facts import CARD_AT, CARDS, COPIES, DECK, OWNER, QUICK, REF, SIDES, TYPE, TYPES, TYPES_OF

DECKS: Final = Choice("decks", ("full", "quick"), "full")
WITCH_DECK: Final = Text("witch_deck", longest=4000)
HUNTER_DECK: Final = Text("hunter_deck", longest=4000)
OWN: Final = (WITCH_DECK, HUNTER_DECK)

SIZES: Final = {DECK["size"]: DECK["of_each_type"], DECK["small_size"]: DECK["small_of_each_type"]}
_LINE: Final = re.compile(r"(?:(\d+)\s*[x×]?\s+)?([\w-]+)")
_PLURAL: Final = {
    "ally": "allies", "event": "events", "investigation": "investigations", "location": "locations", "potion": "potions",
    "charm": "charms", "curse": "curses", "familiar": "familiars",
}  # fmt: skip


class BadDeck(ValueError):  # noqa: N818  # it is the deck that is bad
    """A text that is no deck, with the reason as a sentence."""


def box_deck(seat: Seat) -> list[int]:
    """PGN-S5: all 50 cards of a side, two copies of each design."""
    return sorted([card for card in range(len(CARDS)) if OWNER[card] == seat] * COPIES)


def quick_deck(seat: Seat) -> list[int]:
    """PGN-O4: the 30 cards of the simplified deck."""
    return [card for card in box_deck(seat) if QUICK[card]]


def read_deck(text: str) -> list[int]:
    """PGN-O3: a deck from its text: a number and a name (or reference number) for each card; # begins a remark."""
    cards: list[int] = []
    for line in re.split(r"[\n,;]", text):
        said = line.partition("#")[0].strip().lower()
        if not said:
            continue
        found = _LINE.fullmatch(re.sub(r"['’]", "", said))
        if found is None:
            raise BadDeck(f"“{said[:40]}” is not a line of a deck; write a number and a card, such as “2 {CARDS[0]}”.")
        number, name = int(found[1] or 1), found[2]
        if number > DECK["size"]:
            raise BadDeck(f"{number} copies of “{name}” are too many.")
        cards += [_card(name)] * number
    return sorted(cards)


def _card(name: str) -> int:
    if name.isdecimal() and int(name) in REF:
        return REF.index(int(name))
    if name not in CARD_AT:
        raise BadDeck(
            f"There is no card “{name[:40]}”. Cards are named as in “{CARDS[0]}”, or by number, 1 to {len(CARDS)}."
        )
    return CARD_AT[name]


def write_deck(cards: list[int]) -> str:
    """PGN-O3: a deck as text, to be saved and shared."""
    return "\n".join(f"{number} {CARDS[card]}" for card, number in sorted(Counter(cards).items()))


def fault(cards: list[int], seat: Seat) -> str | None:
    """PGN-O3: why a deck may not be played, or None."""
    side = SIDES[seat].capitalize()
    for card in cards:
        if OWNER[card] != seat:
            return f"The {side} can't have “{CARDS[card]}”, a card of the other side."
    for card, number in sorted(Counter(cards).items()):
        if number > DECK["copies"]:
            return f"The {side}’s deck has {number} copies of “{CARDS[card]}”; at most {DECK['copies']} are allowed."
    if len(cards) not in SIZES:
        sizes = " or ".join(str(size) for size in SIZES)
        return f"The {side}’s deck has {len(cards)} cards; a deck has exactly {sizes}."
    least = SIZES[len(cards)]
    for kind in TYPES_OF[seat]:
        number = sum(1 for card in cards if TYPE[card] == kind)
        if number < least:
            return (
                f"The {side}’s deck has {number} {_PLURAL[TYPES[kind]]}; a deck of {len(cards)} cards"
                f" has at least {least} of each type."
            )
    return None


def deck_of(setup: Setup, seat: Seat) -> list[int]:
    """PGN-O3, PGN-O4, PGN-O5: the deck of a side: its own text, or what the table agreed on."""
    text = OWN[seat].of(setup)
    if text.strip():
        return read_deck(text)
    return quick_deck(seat) if DECKS.of(setup) == "quick" else box_deck(seat)


def refuse(setup: Setup) -> str | None:
    """PGN-O3, PGN-O5: why these decks can't be played, if they can't: each by itself, and both of one size."""
    decks = []
    for seat in range(len(SIDES)):
        try:
            decks.append(deck_of(setup, seat))
        except BadDeck as bad:
            return str(bad)
        problem = fault(decks[seat], seat)
        if problem is not None:
            return problem
    witch, hunter = (len(deck) for deck in decks)
    if witch != hunter:
        return f"Both decks must have the same size; the Witch’s has {witch} cards, the Hunter’s {hunter}."
    return None
