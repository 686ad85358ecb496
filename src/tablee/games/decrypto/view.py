"""DEC-35, DEC-57: what a seat may know at each moment, built from nothing; and dealing anew what it can't."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from tablee.core.game import View, asked
from tablee.core.notation import Seat
from tablee.games.decrypto.rules import encrypt, half, tie
from tablee.games.decrypto.rules.agree import pressed, spokesperson
from tablee.games.decrypto.rules.encrypt import any_clues, may_swap
from tablee.games.decrypto.rules.setup import deal_beside
from tablee.games.decrypto.rules.state import (
    BOTH,
    CODES,
    NONE,
    NOTHING,
    Decrypto,
    Phase,
    Row,
    guessers,
    keywords_of,
    present,
)
from tablee.games.decrypto.rules.tie import any_words

SAID: Final = 0.6  # how often somebody of the other team has spoken, in a sampled world


@dataclass(frozen=True, slots=True)
class Voice:
    """DEC-15: what a partner wants: a code, or a list of words; nothing yet, or left to the others."""

    seat: Seat
    what: int
    leaves: bool


@dataclass(frozen=True, slots=True)
class DecryptoView(View):
    """The table as one seat sees it. What only a team may know is empty for everybody else."""

    language: str
    three: bool
    round: int
    rounds: int
    limit: int
    hourglass: bool
    discussion: int
    strict: bool
    names: tuple[str, str]
    phase: int
    half: int
    members: tuple[tuple[Seat, ...], ...]
    order: tuple[tuple[Seat, ...], ...]
    turn: tuple[int, ...]
    gone: tuple[Seat, ...]
    encryptors: tuple[int, ...]
    drawn: tuple[bool, ...]
    submitted: tuple[int, ...]
    recalled: tuple[int, ...]
    glass: int
    swapped: tuple[int, ...]
    clues: tuple[str, ...]  # of the half, once read
    struck: tuple[str, ...]
    flag: tuple[int, ...]
    settled: int
    fixed: tuple[bool, ...]  # a guess or attempt, or in a tie the words
    interceptions: tuple[int, ...]
    misses: tuple[int, ...]
    sheet: tuple[Row, ...]
    # --- what my team may know
    team: int  # NOTHING for a spectator
    words: tuple[tuple[str, ...], ...]  # keywords by team; all of them once the match is over
    voices: tuple[Voice, ...]
    talked: int  # proposals and endorsements so far
    guess: int  # what we have fixed
    spokesperson: int
    swaps: tuple[tuple[Seat, int, int], ...]  # member, wanted encryptor, names tried
    proposals: tuple[tuple[str, ...], ...]
    attempts: tuple[tuple[str, ...], ...]  # words fixed in a tie: ours, and theirs once both are
    # --- what I alone may know
    code: int
    mine: tuple[str, ...]  # my clues before they are read
    draft: tuple[str, ...]


def view(s: Decrypto, seat: Seat | None) -> DecryptoView:
    """DEC-35: one view for each seat, or for a spectator."""
    team = NOTHING if seat is None else s.team[seat]
    over = s.outcome is not None
    talking = s.phase != Phase.ENCRYPT and not over
    reading = s.phase == Phase.HALF and not over
    writer = seat is not None and seat == s.encryptor[team]
    unread = writer and bool(s.clues[team]) and not (reading and team == s.half)
    return DecryptoView(
        seat=seat,
        seats=s.seats,
        asked=replace(asked(s, seat), waiting=waited_for(s, team)),
        outcome=s.outcome,
        language=s.language,
        three=s.three,
        round=s.round,
        rounds=s.rounds,
        limit=s.limit,
        hourglass=s.hourglass,
        discussion=s.discussion,
        strict=s.strict,
        names=s.names,
        phase=int(s.phase),
        half=s.half,
        members=s.members,
        order=tuple(map(tuple, s.order)),
        turn=tuple(s.turn),
        gone=tuple(one for one in range(s.seats) if s.gone >> one & 1),
        encryptors=tuple(s.encryptor),
        drawn=tuple(code != NOTHING for code in s.code),
        submitted=tuple(s.submitted),
        recalled=tuple(s.recalled),
        glass=s.glass,
        swapped=tuple(s.swapped),
        clues=tuple(s.clues[s.half]) if reading else (),
        struck=tuple(s.struck),
        flag=tuple(s.flag),
        settled=s.settled,
        fixed=tuple(guess != NOTHING for guess in s.guess),
        interceptions=tuple(s.interceptions),
        misses=tuple(s.misses),
        sheet=s.sheet,
        team=team,
        words=tuple(keywords_of(s, one) if over or one == team else () for one in BOTH),
        voices=voices(s, team) if team != NOTHING else (),
        talked=s.talked.get(team, 0),
        guess=s.guess[team] if team != NOTHING else NOTHING,
        spokesperson=spokesperson(s, team) if talking and team != NOTHING else NOTHING,
        swaps=swaps(s, team),
        proposals=tuple(s.proposals[team]) if team != NOTHING and s.phase == Phase.TIE else (),
        attempts=tuple(s.attempts[one] if over or one == team else () for one in BOTH),
        code=max(NONE, s.code[team]) if writer and not over else NONE,
        mine=tuple(s.clues[team]) if unread else (),
        draft=tuple(s.draft[team]) if writer else (),
    )


def waited_for(s: Decrypto, team: int) -> tuple[Seat, ...]:
    """DEC-57: of my own team, who may speak; of the others, whom the match waits for, whatever they have said so far."""
    if s.question is None:
        return ()
    there = set(public_floor(s))
    return tuple(seat for seat in range(s.seats) if (seat in s.waiting if s.team[seat] == team else seat in there))


def public_floor(s: Decrypto) -> tuple[Seat, ...]:
    """Whom the match waits for, as everybody can tell: encryptors who write, teams that have fixed nothing."""
    if s.phase == Phase.ENCRYPT:
        return tuple(s.encryptor[team] for team in BOTH if not s.submitted[team])
    return pressed(s)


def voices(s: Decrypto, team: int) -> tuple[Voice, ...]:
    """DEC-15: what my partners want: those who have spoken in the order of their last words, then the others."""
    spoken = [seat for seat in s.vote if s.team[seat] == team]
    silent = [seat for seat in s.members[team] if seat not in s.vote]
    return tuple(Voice(seat, s.vote.get(seat, NOTHING), bool(s.stood >> seat & 1)) for seat in (*spoken, *silent))


def swaps(s: Decrypto, team: int) -> tuple[tuple[Seat, int, int], ...]:
    """DEC-52: who of my team wants whom to encrypt."""
    if team == NOTHING:
        return ()
    return tuple((seat, s.swap_vote.get(seat, NOTHING), s.swap_tried.get(seat, 0)) for seat in s.members[team])


# --- Dealing anew ------------------------------------------------------------------------------------------------------


def determinize(s: Decrypto, seat: Seat, rng: Random) -> None:
    """DEC-57: their keywords, codes that are not mine to see, unread clues, and all that the other team has said."""
    if s.outcome is not None:
        return
    team, other = s.team[seat], 1 - s.team[seat]
    if s.words[other]:
        s.words[other] = deal_beside(s.language, s.words[team], rng)
    for one in BOTH:
        if s.encryptor[one] != seat:
            determinize_secrets(s, one, rng)
    determinize_talk(s, other, rng)
    if s.question is not None:
        s.ask_any(floor(s), s.question)


def determinize_secrets(s: Decrypto, team: int, rng: Random) -> None:
    """DEC-7, DEC-11: a code that only another encryptor has seen, and clues that nobody has read."""
    if s.code[team] > NONE:
        s.code[team] = CODES[int(rng.random() * len(CODES))]
    s.draft[team] = []
    read = s.phase == Phase.HALF and team == s.half
    if s.clues[team] and not read and s.encryptor[team] != NOTHING:
        s.clues[team] = any_clues(s, team, set(), rng)


def determinize_talk(s: Decrypto, team: int, rng: Random) -> None:
    """DEC-57: what the other team proposes, and what it has fixed but not shown."""
    for mate in s.members[team]:
        s.swap_vote.pop(mate, None)
        s.swap_tried.pop(mate, None)
        s.vote.pop(mate, None)
        s.stood &= ~(1 << mate)
    s.talked.pop(team, None)
    s.proposals[team] = []
    if s.phase == Phase.ENCRYPT:
        if s.code[team] == NOTHING and may_swap(s, team):
            sample_swap(s, team, rng)
    elif s.guess[team] == NOTHING:
        sample_talk(s, team, rng)
    elif s.phase == Phase.HALF:
        if not known_to_be_none(s, team):
            s.guess[team] = any_code(s, team, rng)
    elif guessers(s, team):
        s.attempts[team] = tuple(any_words(s, team, rng))


def any_code(s: Decrypto, team: int, rng: Random) -> int:
    """DEC-16: what a team may guess."""
    codes = CODES if team == s.half else (*CODES, NONE)
    return codes[int(rng.random() * len(codes))]


def sample_swap(s: Decrypto, team: int, rng: Random) -> None:
    """DEC-52: a member may have named another; all but one, so that nothing is decided."""
    mates = [mate for mate in present(s, team) if mate != s.encryptor[team]]
    for mate in mates:
        if rng.random() < SAID:
            other = mates[int(rng.random() * len(mates))]
            s.swap_vote[mate] = other
            s.swap_tried[mate] = 1 << other


def sample_talk(s: Decrypto, team: int, rng: Random) -> None:
    """DEC-15: some have proposed something, not all of them the same."""
    there = list(guessers(s, team))
    del there[int(rng.random() * len(there))]  # somebody has not spoken: nothing is agreed on
    for mate in there:
        if rng.random() < SAID:
            s.talked[team] = s.talked.get(team, 0) + 1
            if s.phase == Phase.HALF:
                s.vote[mate] = any_code(s, team, rng)
            else:
                s.vote[mate] = len(s.proposals[team])
                s.proposals[team].append(tuple(any_words(s, team, rng)))


def known_to_be_none(s: Decrypto, team: int) -> bool:
    """DEC-14, DEC-R14: nobody intercepts in the first round, and nobody guesses where nobody is left."""
    return not guessers(s, team) or (team != s.half and s.round == 1)


def floor(s: Decrypto) -> tuple[Seat, ...]:
    """Who may speak in the sampled world."""
    if s.phase == Phase.ENCRYPT:
        return encrypt.floor(s)
    return half.floor(s) if s.phase == Phase.HALF else tie.floor(s)
