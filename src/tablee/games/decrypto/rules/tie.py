"""The last way to part two teams: each names the four keywords of the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final

from tablee.core.notation import Seat
from tablee.core.state import ILLEGAL, PASS, Event, Move, OpenQuestion, Pass
from tablee.games.decrypto.rules.agree import (
    agreed,
    close_talk,
    has_proposal,
    may_leave_it,
    most_endorsed,
    open_talk,
    speak,
    spokesperson,
)
from tablee.games.decrypto.rules.clues import LONGEST, cleaned, is_blank, is_hidden
from tablee.games.decrypto.rules.moves import ENDORSE, SETTLE, Endorse, Settle, TimeUp, Words
from tablee.games.decrypto.rules.state import (
    BLANK,
    BOTH,
    HAND,
    NOTHING,
    SIDES,
    Decrypto,
    Phase,
    Side,
    guessers,
)
from tablee.games.decrypto.vocabulary.lists import keywords
from tablee.games.decrypto.vocabulary.spelling import same

BLANKS: Final = (BLANK,) * HAND
SUGGESTED: Final = 3


@dataclass(frozen=True, slots=True)
class TieBegan(Event):
    """DEC-42: the teams are level."""


def open_tie(s: Decrypto) -> None:
    """DEC-42, DEC-58: both teams write at the same time, the last encryptors too."""
    s.phase = Phase.TIE
    s.encryptor = [NOTHING, NOTHING]
    s.proposals = [[], []]
    open_talk(s)
    s.tell(TieBegan)
    nobody_names(s)
    name_words(s)


def nobody_names(s: Decrypto) -> None:
    """DEC-53, DEC-58: a team without a present member names four blanks."""
    for team in BOTH:
        if s.guess[team] == NOTHING and not guessers(s, team):
            fix_words(s, team, BLANKS)


class NameWords(OpenQuestion):
    """DEC-42, DEC-58: four words, agreed like a guess."""

    __slots__ = ()
    secret: ClassVar[bool] = True

    def options(self, s: Decrypto, seat: Seat) -> Sequence[Move]:
        team = s.team[seat]
        lists = range(len(s.proposals[team]))
        found: list[Move] = [ENDORSE[at] for at in lists if at != s.vote.get(seat)]
        if len(guessers(s, team)) > 1 and has_proposal(s, team) and seat == spokesperson(s, team):
            found += [SETTLE[at] for at in lists]
        if may_leave_it(s, seat) and (found or seat != spokesperson(s, team)):
            found.append(PASS)
        return found

    def refusal(self, s: Decrypto, seat: Seat, move: Move) -> str | None:
        if isinstance(move, Words):
            if any(map(is_hidden, move.texts)):
                return "refuse-word-hidden"
            return "refuse-word-long" if any(len(cleaned(text)) > LONGEST for text in move.texts) else None
        if isinstance(move, TimeUp):
            return None if s.discussion else ILLEGAL
        return None if move in self.options(s, seat) else ILLEGAL

    def answer(self, s: Decrypto, seat: Seat, move: Move) -> None:
        team = s.team[seat]
        if isinstance(move, Words):
            propose_words(s, seat, tuple(BLANK if is_blank(text) else cleaned(text) for text in move.texts))
        elif isinstance(move, Endorse):
            support(s, seat, move.number - 1)
        elif isinstance(move, Settle):
            fix_words(s, team, s.proposals[team][move.number - 1])
        elif isinstance(move, Pass):
            s.stood |= 1 << seat
            settle(s, team, agreed(s, team))
        else:
            end_talk(s)
        name_words(s)

    def suggest(self, s: Decrypto, seat: Seat, rng: Random) -> Sequence[Move]:
        """Any words of the list, but the team's own."""
        return [Words(*any_words(s, s.team[seat], rng)) for _ in range(SUGGESTED)]


NAME_WORDS: Final = NameWords()


def name_words(s: Decrypto) -> None:
    """DEC-42: until both lists are fixed."""
    if NOTHING in s.guess:
        s.ask_any(floor(s), NAME_WORDS)


def floor(s: Decrypto) -> tuple[Seat, ...]:
    """Who may still say something: members of a team whose words are not fixed."""
    quiet = s.gone | s.stood
    return tuple(seat for seat in range(s.seats) if not quiet >> seat & 1 and s.guess[s.team[seat]] == NOTHING)


def any_words(s: Decrypto, team: int, rng: Random) -> list[str]:
    """Four different words of the list that are not the team's own."""
    every = keywords(s.language)
    found: list[int] = []
    while len(found) < HAND:
        one = int(rng.random() * len(every))
        if one not in found and one not in s.words[team]:
            found.append(one)
    return [every[one].word for one in found]


@dataclass(frozen=True, slots=True)
class WordsProposed(Event):
    """DEC-58: a list of words, for the team's ears."""

    seat: Seat
    first: str
    second: str
    third: str
    fourth: str


@dataclass(frozen=True, slots=True)
class WordsFixed(Event):
    """DEC-58: what the team itself sees."""

    side: Side
    first: str
    second: str
    third: str
    fourth: str


@dataclass(frozen=True, slots=True)
class WordsLie(Event):
    """DEC-58: what the others see: that a team has fixed its words."""

    side: Side


def propose_words(s: Decrypto, seat: Seat, words: tuple[str, ...]) -> None:
    """DEC-58: four entries, each possibly blank."""
    lists = s.proposals[s.team[seat]]
    if words not in lists:
        lists.append(words)
    support(s, seat, lists.index(words))


def support(s: Decrypto, seat: Seat, number: int) -> None:
    """DEC-55, DEC-58: to propose is to endorse."""
    team = s.team[seat]
    s.tell_only(s.members[team], WordsProposed, seat, *s.proposals[team][number])
    settle(s, team, speak(s, seat, number))


def settle(s: Decrypto, team: int, number: int) -> None:
    """DEC-58: fix what was agreed on, if anything was."""
    if number != NOTHING:
        fix_words(s, team, s.proposals[team][number])


def fix_words(s: Decrypto, team: int, words: tuple[str, ...]) -> None:
    """DEC-58: they can't be changed any more."""
    s.attempts[team] = words
    s.guess[team] = 0
    close_talk(s, team)
    s.proposals[team] = []
    s.tell_only(s.members[team], WordsFixed, SIDES[team], *words)
    s.tell_others(WordsLie, SIDES[team])


def end_talk(s: Decrypto) -> None:
    """DEC-34, DEC-58: the list with most endorsements counts; without any, four blanks."""
    for team in BOTH:
        if s.guess[team] == NOTHING:
            number = most_endorsed(s, team)
            fix_words(s, team, BLANKS if number == NOTHING else s.proposals[team][number])


def matches(words: Sequence[str], keywords: Sequence[str], language: str) -> int:
    """DEC-43: words that are keywords, each keyword counted once, wherever it stands; plurals count, synonyms don't."""
    left = list(keywords)
    for word in words:
        hit = next((one for one in left if same(word, one, language)), None)
        if hit is not None:
            left.remove(hit)
    return len(keywords) - len(left)
