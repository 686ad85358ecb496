"""Decks: the whole box, the quick decks, and decks of one's own, written as text, with the names of cards in any language."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import normalize

from tablee.core.errors import BadSetup
from tablee.core.game import Choice, Setup, Text
from tablee.core.notation import Seat
from tablee.games.pagan.facts import CARD_AT, CARDS, COPIES, DECK, OWNER, QUICK, REF, SIDES, TYPE, TYPES, TYPES_OF

_PACKAGE: Final = "tablee.games.pagan"
DECKS: Final = Choice("decks", ("full", "quick"), "full", quick=True)
WITCH_DECK: Final = Text("witch_deck", longest=4000)
HUNTER_DECK: Final = Text("hunter_deck", longest=4000)
OWN: Final = (WITCH_DECK, HUNTER_DECK)

SIZES: Final = {DECK["size"]: DECK["of_each_type"], DECK["small_size"]: DECK["small_of_each_type"]}
_LINE: Final = re.compile(r"(?:(\d+)\s*[x×]?\s+)?(.*\w.*)")
_SHOWN: Final = 40  # characters of a line that a refusal repeats


# --- What can be wrong with one --------------------------------------------------------------------------------------


class BadDeck(BadSetup):
    """PGN-O3: a text that is no deck, or a deck that may not be played."""

    package = _PACKAGE


class NoLineOfADeck(BadDeck):
    """PGN-O3: neither a number nor a name."""

    key = "deck-line"
    sentence = "“{line}” is not a line of a deck; write a number and a card, such as “2 {card}”."


class NoSuchCard(BadDeck):
    """PGN-O3: a name or a number that no card has."""

    key = "deck-card"
    sentence = "There is no card “{line}”. Cards are named as in “{card}”, or by number, 1 to {last}."


class FarTooMany(BadDeck):
    """PGN-O3: more copies in one line than a deck has cards."""

    key = "deck-far-too-many"
    sentence = "{number} copies of “{line}” are too many."


class OtherSide(BadDeck):
    """PGN-O3: a card of the other side."""

    key = "deck-other-side"
    sentence = "The {side} can't have “{card}”, a card of the other side."


class TooManyCopies(BadDeck):
    """PGN-O3: more than two of a name."""

    key = "deck-copies"
    sentence = "The {side}’s deck has {number} copies of “{card}”; at most {most} are allowed."


class WrongSize(BadDeck):
    """PGN-O3: neither 50 cards nor 30."""

    key = "deck-size"
    sentence = "The {side}’s deck has {number} cards; a deck has exactly {size} or {small}."


class TooFewOfAType(BadDeck):
    """PGN-O3: a type that is too rare in it."""

    key = "deck-types"
    sentence = "The {side}’s deck has {number} cards of the type {type}; a deck of {size} cards has at least {least} of each type."


class UnequalSizes(BadDeck):
    """PGN-O5: both decks have one size."""

    key = "deck-unequal"
    sentence = "Both decks must have the same size; the Witch’s has {witch} cards, the Hunter’s {hunter}."


# --- Decks -----------------------------------------------------------------------------------------------------------


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
        said = line.partition("#")[0].strip()
        if not said:
            continue
        found = _LINE.fullmatch(said)
        if found is None:
            raise NoLineOfADeck(line=said[:_SHOWN], card=CARDS[0])
        number, name = found[1] or "1", found[2]
        if len(number) > _LONGEST_NUMBER or int(number) > DECK["size"]:
            raise FarTooMany(number=number[:_SHOWN], line=name[:_SHOWN])
        cards += [_card(name)] * int(number)
    return sorted(cards)


_LONGEST_NUMBER: Final = len(str(DECK["size"]))


def _card(name: str) -> int:
    if name.isdecimal() and len(name) <= _SHOWN and int(name) in REF:
        return REF.index(int(name))
    card = _names().get(_simple(name))
    if card is None:
        raise NoSuchCard(line=name[:_SHOWN], card=CARDS[0], last=max(REF))
    return card


@cache
def _names() -> dict[str, int]:
    """PGN-O3: every card by its name: the one of the facts, and those of the texts in every language."""
    known = dict(CARD_AT)
    for text in files(_PACKAGE).iterdir():
        if text.name.endswith(".ftl"):
            (names,) = re.findall(r"^card-name = (.*?)^\}", text.read_text("utf-8"), re.MULTILINE | re.DOTALL)
            known |= {_simple(name): CARD_AT[card] for card, name in re.findall(r"\[([\w-]+)\] (.+)", names)}
    return known


def _simple(name: str) -> str:
    """A name without what one writes in several ways: capitals, accents, apostrophes, spaces."""
    plain = "".join(sign for sign in normalize("NFKD", name.casefold()) if sign.isalnum() or sign in " -")
    return "-".join(plain.replace("-", " ").split())


def write_deck(cards: list[int]) -> str:
    """PGN-O3: a deck as text, to be saved and shared."""
    return "\n".join(f"{number} {CARDS[card]}" for card, number in sorted(Counter(cards).items()))


def fault(cards: list[int], seat: Seat) -> BadDeck | None:
    """PGN-O3: why a deck may not be played, or None."""
    side = SIDES[seat]
    for card in cards:
        if OWNER[card] != seat:
            return OtherSide(side=side, card=CARDS[card])
    for card, number in sorted(Counter(cards).items()):
        if number > DECK["copies"]:
            return TooManyCopies(side=side, number=number, card=CARDS[card], most=DECK["copies"])
    if len(cards) not in SIZES:
        return WrongSize(side=side, number=len(cards), size=DECK["size"], small=DECK["small_size"])
    least = SIZES[len(cards)]
    for kind in TYPES_OF[seat]:
        number = sum(1 for card in cards if TYPE[card] == kind)
        if number < least:
            return TooFewOfAType(side=side, number=number, type=TYPES[kind], size=len(cards), least=least)
    return None


def deck_of(setup: Setup, seat: Seat) -> list[int]:
    """PGN-O3, PGN-O4, PGN-O5: the deck of a side: its own text, or what the table agreed on."""
    text = OWN[seat].of(setup)
    if text.strip():
        return read_deck(text)
    return quick_deck(seat) if DECKS.of(setup) == "quick" else box_deck(seat)


def refuse(setup: Setup) -> BadDeck | None:
    """PGN-O3, PGN-O5: why these decks can't be played, if they can't: each by itself, and both of one size."""
    decks = []
    for seat in range(len(SIDES)):
        try:
            decks.append(deck_of(setup, seat))
        except BadDeck as bad:
            return bad
        problem = fault(decks[seat], seat)
        if problem is not None:
            return problem
    witch, hunter = (len(deck) for deck in decks)
    return UnequalSizes(witch=witch, hunter=hunter) if witch != hunter else None
