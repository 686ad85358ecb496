"""How good answers look in Decrypto, and what a bot of each strength answers. Sees only a table dealt anew for its seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.bots.hints import Hints
from tablee.core.notation import Seat
from tablee.core.state import PASS, Move, Pass, options
from tablee.games.decrypto import strategy
from tablee.games.decrypto.rules.agree import spokesperson, wishes
from tablee.games.decrypto.rules.encrypt import ENCRYPT, writes
from tablee.games.decrypto.rules.moves import (
    DRAW,
    ENDORSE,
    GUESS,
    SWAP,
    Clues,
    Draw,
    Endorse,
    Fix,
    Flag,
    Guess,
    Keep,
    Swap,
    Words,
)
from tablee.games.decrypto.rules.state import CODES, NOTHING, Decrypto, Phase
from tablee.games.decrypto.rules.tie import any_words
from tablee.games.decrypto.strategy import SKILLS, Skill
from tablee.games.decrypto.vocabulary.semantics import NoVocabulary, SemanticModel, semantic_model

PER_TOKEN: Final = 0.16  # what a token more than the others is worth of the win
SURE: Final = 0.95
WITHOUT: Final = dict.fromkeys(CODES, 1 / len(CODES))  # to somebody without a vocabulary all codes are alike


def model_of(language: str) -> SemanticModel | None:
    """What a bot thinks with; nothing where the vocabulary is missing: it then answers at random, and no table hangs."""
    try:
        return semantic_model(language)
    except NoVocabulary:
        return None


# --- What a bot answers ------------------------------------------------------------------------------------------------


def decide(s: Decrypto, seat: Seat, strength: str, rng: Random) -> Move:
    """DEC-R28: an answer to whatever the seat is asked, at once."""
    return decide_with(model_of(s.language), s, seat, strength, rng)


def decide_with(model: SemanticModel | None, s: Decrypto, seat: Seat, strength: str, rng: Random) -> Move:
    """The answer of a bot that thinks with this vocabulary."""
    skill = SKILLS[strength]
    if s.phase == Phase.ENCRYPT:
        return encrypt(model, s, seat, skill, rng)
    if s.phase == Phase.TIE:
        return name(model, s, seat, skill, rng)
    return guess(model, s, seat, skill, rng)


def encrypt(model: SemanticModel | None, s: Decrypto, seat: Seat, skill: Skill, rng: Random) -> Move:
    """DEC-52: a partner's wish is a bot's wish; else the encryptor draws. DEC-32: bots turn no hourglass."""
    team = s.team[seat]
    if writes(s, seat):
        return clues(model, s, seat, skill, rng)
    offered = options(s, seat)
    for wanted in s.swap_vote.values():
        if s.team[wanted] == team and SWAP[wanted] in offered:
            return SWAP[wanted]
    return DRAW if DRAW in offered else PASS


def clues(model: SemanticModel | None, s: Decrypto, seat: Seat, skill: Skill, rng: Random) -> Move:
    """DEC-8: from the vocabulary, or any words that are allowed."""
    found = strategy.write(model, s, s.team[seat], skill, rng) if model is not None else None
    if found is None:
        return ENCRYPT.suggest(s, seat, rng)[0]
    return Clues(*found)


def guess(model: SemanticModel | None, s: Decrypto, seat: Seat, skill: Skill, rng: Random) -> Move:
    """DEC-15, DEC-55: the spokesperson proposes, the others go along; whoever contradicts a bot has its support."""
    team = s.team[seat]
    offered = options(s, seat)
    if team == s.half and seat == s.encryptor[team]:
        return offered[0]  # DEC-31: an objection is answered by keeping the clue
    if s.guess[team] != NOTHING:
        return PASS
    latest = follow(s, seat)
    if latest != NOTHING:
        return GUESS[latest]
    if seat in s.vote or (seat != spokesperson(s, team) and PASS in offered):
        return PASS if PASS in offered else GUESS[propose(model, s, team, skill, rng)]
    return GUESS[propose(model, s, team, skill, rng)]


def follow(s: Decrypto, seat: Seat) -> int:
    """DEC-55: the latest word of another, if it is not what I want already: a bot never stands in the way."""
    others = [what for one, what in s.vote.items() if one != seat and s.team[one] == s.team[seat]]
    if not others or s.vote.get(seat) == others[-1]:
        return NOTHING
    return others[-1]


def propose(model: SemanticModel | None, s: Decrypto, team: int, skill: Skill, rng: Random) -> int:
    """DEC-14, DEC-16: a code; a bot always attempts, since nothing is lost by it."""
    return strategy.choose_code(belief(model, s, team, skill), skill, rng)


def belief(model: SemanticModel | None, s: Decrypto, team: int, skill: Skill) -> dict[int, float]:
    """How likely each code is, as this team may think."""
    if model is None:
        return WITHOUT
    return strategy.read_own(model, s, team) if team == s.half else strategy.read_theirs(model, s, s.half, skill)


def name(model: SemanticModel | None, s: Decrypto, seat: Seat, skill: Skill, rng: Random) -> Move:
    """DEC-58: words, agreed like a guess."""
    team = s.team[seat]
    offered = options(s, seat)
    latest = follow(s, seat)
    if latest != NOTHING:
        return ENDORSE[latest]
    if PASS in offered and (seat in s.vote or seat != spokesperson(s, team)):
        return PASS
    if model is None:
        return Words(*any_words(s, team, rng))
    return Words(*strategy.name_words(model, s, team, skill, rng))


# --- How good answers look ---------------------------------------------------------------------------------------------


def prior(s: Decrypto, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How good each option looks."""
    team = s.team[seat]
    guesses = s.phase == Phase.HALF and s.guess[team] == NOTHING
    likely = belief(model_of(s.language), s, team, SKILLS["normal"]) if guesses else WITHOUT
    return [attraction(s, seat, move, likely) for move in options]


def attraction(s: Decrypto, seat: Seat, move: Move, likely: dict[int, float]) -> float:
    """A code by its chance; a partner's wish; and to leave it at that rather than to object."""
    match move:
        case Guess(code):
            return likely.get(code, 0.0) + (0.5 if code in wishes(s, s.team[seat]) else 0.0)
        case Draw() | Clues() | Words() | Endorse() | Keep():
            return 1.0
        case Pass():
            return 1.0 if seat in s.vote or s.phase == Phase.ENCRYPT else 0.3
        case Swap() | Fix() | Flag():
            return 0.001
        case _:
            return 0.01


def rollout(s: Decrypto, seat: Seat, options: Sequence[Move], rng: Random) -> Move:
    """An option, the better ones more often."""
    weights = prior(s, seat, options)
    return rng.choices(options, weights)[0] if sum(weights) else rng.choice(options)


def value(s: Decrypto) -> list[float]:
    """Each seat's hope of the win: the team's, shared among its members."""
    if s.outcome is not None:
        return [s.outcome.share(seat) for seat in range(s.seats)]
    lead = s.interceptions[0] - s.misses[0] - s.interceptions[1] + s.misses[1]
    white = min(SURE, max(1 - SURE, 0.5 + PER_TOKEN * lead))
    hopes = (white, 1 - white)
    return [hopes[s.team[seat]] / len(s.members[s.team[seat]]) for seat in range(s.seats)]


HINTS: Final[Hints[Decrypto]] = Hints(rollout=rollout, prior=prior, value=value, decide=decide)
