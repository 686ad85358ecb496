"""What a person types, as a move: a number, a move in its notation, its last words, its sentence, or the words of an open answer."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.errors import Refusal, UnknownMove
from tablee.core.game import Game, View
from tablee.core.notation import NotationError, quote, tokens, unquote
from tablee.core.scene import Blank, Entry, Offer, Prompt
from tablee.core.state import Move, State


class NoSuchAnswer(Refusal):
    """A number that no answer has."""

    key = "no-such-option"
    sentence = "There is no option {number}: they go from 1 to {most}."

    def __init__(self, number: int, most: int) -> None:
        super().__init__(number=number, most=most)


def read(game: Game[State, View], prompt: Prompt, text: str) -> tuple[Move, Offer | None]:
    """The move, and the offer that it is, if it is one; Refusal for what can't be read."""
    offer = _offered(prompt.offers, text)
    if offer is not None:
        return game.read_move(offer.move), offer
    try:
        move = game.read_move(text)
    except UnknownMove:
        written = _written(prompt.entry, text) if prompt.entry is not None else None
        if written is not None:
            return game.read_move(written), None
        if text.isdecimal() and prompt.offers:
            raise NoSuchAnswer(int(text), len(prompt.offers)) from None
        raise
    return move, next((one for one in prompt.offers if one.move == str(move)), None)


def _offered(offers: Sequence[Offer], text: str) -> Offer | None:
    """The answer of that number; or the one whose notation, or whose words after the verb, are typed; or its sentence."""
    if text.isdecimal() and 1 <= int(text) <= len(offers):
        return offers[int(text) - 1]
    for said in (
        [one.move for one in offers],
        [one.move.partition(" ")[2] for one in offers],
        [one.text for one in offers],
    ):
        found = [one for one, words in zip(offers, said, strict=True) if words.casefold() == text.casefold()]
        if len(found) == 1:
            return found[0]
    return None


def _written(entry: Entry, text: str) -> str | None:
    """An open answer in its notation: a word for each blank that leaves a choice, by commas if they are several words."""
    chosen = [blank for blank in entry.blanks if len(blank.choices) != 1]
    words = _words(text, chosen)
    if words is None or any(
        blank.choices and word not in blank.choices for blank, word in zip(chosen, words, strict=True)
    ):
        return None
    said = dict(zip((blank.name for blank in chosen), words, strict=True))
    filled = {
        blank.name: blank.choices[0]
        if len(blank.choices) == 1
        else said[blank.name]
        if blank.choices
        else quote(said[blank.name])
        for blank in entry.blanks
    }
    return entry.notation.format(**filled)


def _words(text: str, blanks: Sequence[Blank]) -> list[str] | None:
    """As many parts as there are blanks, or None."""
    if len(blanks) == 1 and not text.startswith('"'):
        return [text]
    try:
        spoken = [unquote(word) if word.startswith('"') else word for word in tokens(text)]
    except NotationError:
        return None
    parted = [part.strip() for part in text.split(",")] if '"' not in text else []
    if len(parted) == len(blanks) and any(parted):
        return parted  # what is missing between commas is for the rules to judge
    return spoken if len(spoken) == len(blanks) and all(spoken) else None
