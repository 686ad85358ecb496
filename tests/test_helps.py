"""What somebody at the table reads: a help for every question, and sentences that are right whatever happens in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from random import Random
from typing import Final

import pytest
from tests.test_texts import BOTH, EVERY_GAME, ftl_of, made, messages, sentences

from tablee.core.chance import Dice
from tablee.core.game import Game, View, load
from tablee.core.notation import Seat
from tablee.core.record import Match
from tablee.core.scene import walk
from tablee.core.standings import ended
from tablee.core.state import Question, State
from tablee.i18n import Words

ANSWERS: Final = 250  # of a random match, at most
TABLES: Final = 3  # at which each question is asked
LONG: Final = 245  # characters of a help: what a phone shows of it without scrolling
NAMES: Final = ("Ada", "Basile", "Éloïse", "Hugo", "Yves", "Irène", "Ömer", "Zoé")


def matches(game: Game[State, View]) -> Iterator[Match]:
    """A random match of the fewest and one of the most players, after each of its answers."""
    for seats in {game.players[0], game.players[-1]}:
        rng = Random(f"{game.name} {seats}")
        match = Match(game, game.setup(seats), Dice(rng.randbytes(32)))
        for _ in range(ANSWERS):
            yield match
            if match.state.outcome is not None:
                break
            seat = rng.choice(match.state.waiting)
            match.play(seat, rng.choice(game.answers(match.state, seat, rng)))


# --- Helps -----------------------------------------------------------------------------------------------------------


def helps(game: Game[State, View], language: str, kind: type[Question]) -> set[str]:
    """The help of a question, as if it were asked now, to every seat of several tables."""
    asked = next(iter(made(kind)))
    assert isinstance(asked, Question)
    told = set()
    for match, _ in zip(matches(game), range(TABLES), strict=False):
        for seat in range(match.state.seats):
            view = game.view(match.state, seat)
            view = replace(view, asked=replace(view.asked, question=asked, waiting=(seat,), options=()))
            prompt = game.scene(view, Words(game, language, seat)).prompt
            assert prompt is not None
            told.add(prompt.help)
    return told


@EVERY_GAME
@BOTH
def test_every_question_has_a_help(game: str, language: str) -> None:
    loaded = load(game)
    without = [kind.__name__ for kind in loaded.kinds.questions if "" in helps(loaded, language, kind)]
    assert without == []


@EVERY_GAME
def test_only_whoever_answers_is_helped(game: str) -> None:
    loaded = load(game)
    for match, _ in zip(matches(loaded), range(20), strict=False):
        for reader in (None, *range(match.state.seats)):
            prompt = loaded.scene(loaded.view(match.state, reader), Words(loaded, "en", reader)).prompt
            assert prompt is None or bool(prompt.help) == (reader in match.state.waiting)


DEVICE: Final = re.compile(
    r"\b(?:click|tap|press|key|button|browser|terminal|mouse|cliqu\w+|appuy\w+|bouton|navigateur|souris)\b",
    re.IGNORECASE,
)


@EVERY_GAME
@BOTH
def test_a_help_is_short_and_speaks_of_the_game_and_not_of_the_device(game: str, language: str) -> None:
    texts = messages(ftl_of(load(game).package, language))
    told = [
        (key, said)
        for key, message in texts.items()
        if key.startswith("help-") and message.value
        for said in sentences(message.value)
    ]
    assert told
    assert [(key, len(said)) for key, said in told if len(said) > LONG or DEVICE.search(said)] == []


# --- Sentences in play -----------------------------------------------------------------------------------------------

MINUS: Final = re.compile(r"(?<![\w-])-\d")  # a hyphen; the minus sign of print is “−”
WRONG: Final = {
    "fr": re.compile(
        r"\b[Dd]e (?:une?\b|[AEIOUYÉÖ]\w)|\b[Qq]ue [AEIOÉÖ]\w|\(s\)|\b(?:[Ll]es|[VvSsDd]es|[Vv]os) 1\b"
        r"|(?<![\d.,/−-])\b1 (?!fois|pas|sous|vous|dans)[a-zà-ÿ]{3,}s\b|\b[Àà] les? [a-z]|\bsi il"
    ),
    "en": re.compile(
        r"\b1 (?:answers|cards|clues|copies|deals|favours|houses|others|parts|pawns|pieces|places|players|points|rounds|sailors"
        r"|seconds|secrets|spaces|steps|tokens|treasures|turns|votes)\b|\(s\)|\b[Aa] (?:8|11|18)\b|\b[Aa]n (?:[2-79]|10)\b"
    ),
}


def read(match: Match, words: Words, reader: Seat | None, since: int) -> Iterator[str]:
    """All that a reader is told now."""
    game = match.game
    scene = ended(game, game.view(match.state, reader), words)
    yield from (words.sentence(event) for event in match.journal.seen_by(reader, since))
    yield from (node.text for node in walk(scene))
    if scene.prompt is not None:
        yield scene.prompt.text
        yield from (text for offer in scene.prompt.offers for text in (offer.text, offer.preview, offer.cost))
    if scene.aim is not None:
        yield from (scene.aim.text, *(near.text for near in scene.aim.near))
    if scene.standings is not None:
        yield from strings(asdict(scene.standings))


def strings(plain: object) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, Mapping):
        yield from (text for value in plain.values() for text in strings(value))
    elif isinstance(plain, Sequence):
        yield from (text for value in plain for text in strings(value))


def told(game: Game[State, View], language: str) -> Iterator[tuple[Seat | None, str]]:
    """What is read in random matches, with who reads it."""
    seen: set[tuple[Seat | None, str]] = set()
    since = 0
    for at, match in enumerate(matches(game)):
        since = min(since, len(match.journal.told))
        reader = (None, *range(match.state.seats))[at % (match.state.seats + 1)]
        words = Words(game, language, reader, NAMES)
        seen.update((reader, text) for text in read(match, words, reader, since))
        since = len(match.journal.told)
    yield from seen


@EVERY_GAME
@BOTH
def test_what_is_told_in_a_match_has_its_articles_elisions_and_plurals(game: str, language: str) -> None:
    wrong = {text for _, text in told(load(game), language) if WRONG[language].search(text) or MINUS.search(text)}
    assert sorted(wrong) == []


@EVERY_GAME
@BOTH
def test_whoever_reads_what_happened_is_spoken_to_and_not_of(game: str, language: str) -> None:
    loaded = load(game)
    found = set()
    for match in matches(loaded):
        if match.state.outcome is None:
            continue
        for reader in range(match.state.seats):
            words, name = Words(loaded, language, reader, NAMES), re.compile(rf"\b{NAMES[reader]}\b")
            for event in match.journal.seen_by(reader):
                text = words.sentence(event)
                if name.search(text):
                    found.add(f"{type(event).__name__}: {text}")
    assert sorted(found) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("fr", "une main de une carte"), ("fr", "Tour de Ada"), ("fr", "les 1 cartes"), ("fr", "1 cartes"), ("fr", "carte(s)"),
     ("en", "1 clues"), ("en", "a 8"), ("en", "card(s)")],
)  # fmt: skip
def test_a_slip_is_found(language: str, text: str) -> None:
    assert WRONG[language].search(text)


def test_a_hyphen_for_a_minus_sign_is_found() -> None:
    assert MINUS.search("a treasure worth -4")
    assert not MINUS.search("a treasure worth −4; the code 4-2-1")
