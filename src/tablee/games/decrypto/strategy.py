"""How a bot reads and gives clues: all 24 codes weighed together by what words call to mind.

Nothing here sees more than a seat does: its own keywords, the clues that were read, and the note sheets.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from random import Random
from typing import Final

from tablee.games.decrypto.rules.clues import fault, is_blank, used, warnings
from tablee.games.decrypto.rules.setup import admissible
from tablee.games.decrypto.rules.state import DIGITS, LENGTH, SPLIT, Decrypto, digits, keywords_of
from tablee.games.decrypto.vocabulary.lists import keywords
from tablee.games.decrypto.vocabulary.semantics import SemanticModel
from tablee.games.decrypto.vocabulary.spelling import normal

TEMPERATURE: Final = 0.08  # how sure a difference of likeness makes
DOUBT: Final = 0.14  # how sure a writer is of a partner, who knows other words
FILED: Final = 0.15  # what earlier clues of a slot add to the keyword itself
UNKNOWN: Final = 0.12  # a slot of the others without any clue
NEAREST: Final = 0.6  # of the likeness to a slot: the nearest filed clue, the mean of all for the rest
CONFUSION: Final = 0.7  # what likeness to another own keyword costs a clue
FIRST: Final = 0.15  # what it is worth to be the first thing that comes to mind
MARGIN: Final = 0.05  # politeness: no clue that is nearly as close to another keyword
TAKEN: Final = 40  # candidates that are looked at for a keyword
READABLE: Final = 6  # of which an easy bot takes any
CHOSEN: Final = 14  # and from which a careful one makes triples
VARIETY: Final = 0.3  # what likeness to the clues filed for a slot costs, for a hard bot
FEAR: Final = 0.8  # weight of being intercepted, beside being understood
GUESSED: Final = 12  # keywords that a hard bot thinks possible for a slot of the others
INFERRED: Final = 0.5  # what they count for a normal bot, beside the filed clues themselves
MIXED: Final = 0.1  # how far the keyword that fits best comes before the others, less likely ones included

Codes = Mapping[int, float]  # a number for each code: a score, or a chance


@dataclass(frozen=True)
class Skill:
    """How a bot of some strength plays."""

    careful: bool  # thinks of the interceptors when it writes, and of the keywords behind the clues when it intercepts
    varied: (
        bool  # infers keywords from clues: the others', and what its own clues give away; says something new each time
    )
    triples: int  # sets of clues that are compared
    temperature: float  # of its guesses: 0 is the best one, more is more at random


SKILLS: Final = {
    "easy": Skill(careful=False, varied=False, triples=1, temperature=0.12),
    "normal": Skill(careful=True, varied=False, triples=60, temperature=0.0),
    "hard": Skill(careful=True, varied=True, triples=140, temperature=0.0),
}


# --- Reading -----------------------------------------------------------------------------------------------------------


def filed(s: Decrypto, team: int) -> list[list[str]]:
    """DEC-19: the clues of a team by digit, as everybody has them on the sheet."""
    under: list[list[str]] = [[] for _ in DIGITS]
    for row in s.sheet:
        if row.team == team:
            for clue, digit in zip(row.clues, digits(row.code), strict=True):
                if not is_blank(clue):
                    under[digit - 1].append(clue)
    return under


def weigh(fits: Sequence[Sequence[float]]) -> dict[int, float]:
    """Each code by how well its digits fit the clues: `fits[clue][digit - 1]`."""
    first, second, third = fits
    return {code: first[one - 1] + second[two - 1] + third[three - 1] for code, (one, two, three) in SPLIT.items()}


def chances(scores: Codes, temperature: float = TEMPERATURE) -> dict[int, float]:
    """Scores as chances that add up to one."""
    top = max(scores.values())
    raised = {code: exp((score - top) / temperature) for code, score in scores.items()}
    whole = sum(raised.values())
    return {code: one / whole for code, one in raised.items()}


def own_fits(
    model: SemanticModel, clues: Sequence[str], words: Sequence[str], under: Sequence[Sequence[str]]
) -> list[list[float]]:
    """DEC-14: clues beside the own keywords, with a little for what was said for them before."""
    return [own_fit(model, clue, words, under) for clue in clues]


def own_fit(model: SemanticModel, clue: str, words: Sequence[str], under: Sequence[Sequence[str]]) -> list[float]:
    """A clue beside each own keyword."""
    if is_blank(clue):
        return [0.0] * len(words)
    return [
        model.likeness(clue, word) + FILED * mean(model, clue, said) for word, said in zip(words, under, strict=True)
    ]


def mean(model: SemanticModel, clue: str, others: Sequence[str]) -> float:
    """The mean likeness to some clues."""
    return sum(model.likeness(clue, one) for one in others) / len(others) if others else 0.0


def their_fits(model: SemanticModel, clues: Sequence[str], under: Sequence[Sequence[str]]) -> list[list[float]]:
    """DEC-14: clues beside what was filed for each slot."""
    return [their_fit(model, clue, under) for clue in clues]


def their_fit(model: SemanticModel, clue: str, under: Sequence[Sequence[str]]) -> list[float]:
    """A clue beside each slot of the others."""
    return [slot_fit(model, clue, said) for said in under]


def slot_fit(model: SemanticModel, clue: str, said: Sequence[str]) -> float:
    """The likeness of a clue to a slot, by the clues filed there."""
    if not said or is_blank(clue):
        return UNKNOWN
    near = [model.likeness(clue, one) for one in said]
    return NEAREST * max(near) + (1 - NEAREST) * sum(near) / len(near)


def inferred(model: SemanticModel, language: str, known: Sequence[int], said: Sequence[str]) -> list[tuple[str, float]]:
    """The keywords that a slot may hold, by the clues filed there, with their chances; the best first."""
    if not said:
        return []
    every = keywords(language)
    fits = {
        every[one].word: sum(model.likeness(clue, every[one].word) for clue in said)
        for one in possible(language, tuple(known))
    }
    best = sorted(fits, key=lambda word: -fits[word])[:GUESSED]
    raised = [exp((fits[word] - fits[best[0]]) / (2 * TEMPERATURE)) for word in best]
    return [(word, one / sum(raised)) for word, one in zip(best, raised, strict=True)]


@lru_cache(64)
def possible(language: str, known: tuple[int, ...]) -> tuple[int, ...]:
    """DEC-2: the keywords that may be in a game with these."""
    return tuple(admissible(language, known))


Guesses = Sequence[Sequence[tuple[str, float]]]  # for each slot the keywords that it may hold, with their chances


def blended_fit(model: SemanticModel, clue: str, under: Sequence[Sequence[str]], guesses: Guesses) -> list[float]:
    """A clue beside each slot: the clues filed there, and a little of the keywords that they point at."""
    filed_there = their_fit(model, clue, under)
    if is_blank(clue):
        return filed_there
    return [
        fit + INFERRED * (sum(chance * model.likeness(clue, word) for word, chance in words) if words else UNKNOWN)
        for fit, words in zip(filed_there, guesses, strict=True)
    ]


def sharper_fit(model: SemanticModel, clue: str, guesses: Guesses) -> list[float]:
    """A clue beside each slot: it need fit one of the possible keywords only, and counts by how likely that one is."""
    if is_blank(clue):
        return [UNKNOWN] * len(guesses)
    return [
        MIXED * log(sum(chance * exp(model.likeness(clue, word) / MIXED) for word, chance in words))
        if words
        else UNKNOWN
        for words in guesses
    ]


def read_own(model: SemanticModel, s: Decrypto, team: int) -> dict[int, float]:
    """DEC-14: how likely each code is, for a partner of the encryptor."""
    return chances(weigh(own_fits(model, s.clues[team], keywords_of(s, team), filed(s, team))))


def read_theirs(model: SemanticModel, s: Decrypto, team: int, skill: Skill) -> dict[int, float]:
    """DEC-14: how likely each code of the other team is, for who has only the sheet."""
    clues, under = s.clues[team], filed(s, team)
    if not skill.careful:
        return chances(weigh(their_fits(model, clues, under)))
    guesses = [inferred(model, s.language, s.words[1 - team], said) for said in under]
    if skill.varied:
        return chances(weigh([sharper_fit(model, clue, guesses) for clue in clues]))
    return chances(weigh([blended_fit(model, clue, under, guesses) for clue in clues]))


def choose_code(found: Codes, skill: Skill, rng: Random) -> int:
    """The likeliest code, or one at random, the likelier ones more often."""
    if skill.temperature:
        codes = list(found)
        warmth = [found[code] ** (TEMPERATURE / skill.temperature) for code in codes]
        return rng.choices(codes, warmth)[0]
    best = max(found.values())
    return rng.choice([code for code in found if found[code] == best])


# --- Writing -----------------------------------------------------------------------------------------------------------


def candidates(model: SemanticModel, s: Decrypto, team: int, digit: int, skill: Skill) -> list[tuple[float, str]]:
    """DEC-9: legal clues for a keyword with how good they are, best first."""
    words = keywords_of(s, team)
    word = words[digit - 1]
    others = [one for one in words if one != word]
    taken = used(s, team)
    said = filed(s, team)[digit - 1]
    found: dict[str, tuple[float, str]] = {}
    for place, clue in enumerate(model.clues(word, TAKEN)):
        if fault(s, team, clue, 0, taken) is not None or "inside" in warnings(clue, words, ()):
            continue
        near, next_best = model.likeness(clue, word), max(model.likeness(clue, one) for one in others)
        if near - next_best < MARGIN:
            continue
        score = near - CONFUSION * max(0.0, next_best) - FIRST * place / TAKEN
        if skill.varied and said:
            score -= VARIETY * max(model.likeness(clue, one) for one in said)
        found.setdefault(normal(clue), (score, clue))
    return sorted(found.values(), reverse=True)


def write(model: SemanticModel, s: Decrypto, team: int, skill: Skill, rng: Random) -> list[str] | None:
    """DEC-8: three clues for the code; None where the vocabulary has too few."""
    code = s.code[team]
    lists = [candidates(model, s, team, digit, skill) for digit in digits(code)]
    if not all(lists):
        return None
    if not skill.careful:
        for _ in range(20):
            picked = [rng.choice(list(best[:READABLE]))[1] for best in lists]
            if different(picked):
                return picked
        return None
    return careful(model, s, team, skill, [[clue for _, clue in best[:CHOSEN]] for best in lists], rng)


def different(clues: Sequence[str]) -> bool:
    """DEC-25: no clue twice in a round."""
    return len({normal(clue) for clue in clues}) == LENGTH


def careful(
    model: SemanticModel, s: Decrypto, team: int, skill: Skill, lists: Sequence[Sequence[str]], rng: Random
) -> list[str] | None:
    """The triple that partners understand and interceptors don't, of some that are tried."""
    code, words, under = s.code[team], keywords_of(s, team), filed(s, team)
    fear = FEAR if s.round > 1 and not s.misses[team] else 0.0
    every = {clue for clues in lists for clue in clues}
    own = {clue: own_fit(model, clue, words, under) for clue in every}
    theirs = feared(model, s, team, skill, every) if fear else {}
    best: tuple[float, list[str]] | None = None
    for _ in range(skill.triples):
        picked = [pick(one, rng) for one in lists]
        if not different(picked):
            continue
        worth = chances(weigh([own[clue] for clue in picked]), DOUBT)[code]
        if fear:
            worth -= fear * chances(weigh([theirs[clue] for clue in picked]))[code]
        if best is None or worth > best[0]:
            best = (worth, picked)
    return None if best is None else best[1]


def feared(model: SemanticModel, s: Decrypto, team: int, skill: Skill, clues: Iterable[str]) -> dict[str, list[float]]:
    """How each clue may look to the interceptors, who have the sheet and know none of the keywords."""
    under = filed(s, team)
    if not skill.varied:
        return {clue: their_fit(model, clue, under) for clue in clues}
    guesses = [inferred(model, s.language, (), said) for said in under]
    return {clue: sharper_fit(model, clue, guesses) for clue in clues}


def pick(clues: Sequence[str], rng: Random) -> str:
    """One of them, the better ones a little more often."""
    return clues[int(len(clues) * rng.random() ** 1.3)]


# --- The words of a tie ------------------------------------------------------------------------------------------------


def name_words(model: SemanticModel, s: Decrypto, team: int, skill: Skill, rng: Random) -> list[str]:
    """DEC-42: for each slot of the others the keyword that its clues point at; no word twice."""
    named: list[str] = []
    every = keywords(s.language)
    for said in filed(s, 1 - team):
        likely = [
            (word, chance) for word, chance in inferred(model, s.language, s.words[team], said) if word not in named
        ]
        if likely and skill.temperature:
            named.append(rng.choices([word for word, _ in likely], [chance for _, chance in likely])[0])
        elif likely:
            named.append(likely[0][0])
        else:
            free = [one for one in possible(s.language, tuple(s.words[team])) if every[one].word not in named]
            named.append(every[rng.choice(free)].word)
    return named
