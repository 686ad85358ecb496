"""Presence: what becomes of a seat whose player goes for good and that no bot takes."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.notation import Seat
from tablee.core.state import Event, Outcome
from tablee.games.decrypto.rules.agree import agreed, has_proposal
from tablee.games.decrypto.rules.encrypt import encrypt, take_over
from tablee.games.decrypto.rules.half import discuss, settle, without_guessers
from tablee.games.decrypto.rules.rounds import write_nothing
from tablee.games.decrypto.rules.state import NOTHING, Decrypto, End, Phase, guessers
from tablee.games.decrypto.rules.tie import name_words, nobody_names
from tablee.games.decrypto.rules.tie import settle as settle_words


@dataclass(frozen=True, slots=True)
class Left(Event):
    """DEC-53: somebody is absent from now on."""

    seat: Seat


def leave(s: Decrypto, seat: Seat) -> None:
    """DEC-53, DEC-R29: the seat is absent for the rest of the match; without anybody present it is void."""
    s.gone |= 1 << seat
    s.tell(Left, seat)
    if s.gone == (1 << s.seats) - 1:
        s.finish(Outcome((), End.ABANDONED))
        return
    s.question = None
    team = s.team[seat]
    s.swap_vote.pop(seat, None)
    s.vote.pop(seat, None)
    s.stood &= ~(1 << seat)
    if s.phase == Phase.ENCRYPT:
        replace_encryptor(s, seat, team)
        encrypt(s)
    elif s.phase == Phase.HALF:
        without_guessers(s)
        if s.guess[team] == NOTHING:
            rouse(s, team)
            settle(s, team, agreed(s, team))
        discuss(s)
    else:
        nobody_names(s)
        if s.guess[team] == NOTHING:
            rouse(s, team)
            settle_words(s, team, agreed(s, team))
        name_words(s)


def rouse(s: Decrypto, team: int) -> None:
    """DEC-55: an endorsement lapses with its seat; if nothing is proposed any more, all who are left are asked again."""
    if not has_proposal(s, team):
        for seat in guessers(s, team):
            s.stood &= ~(1 << seat)


def replace_encryptor(s: Decrypto, seat: Seat, team: int) -> None:
    """DEC-53, DEC-R13, DEC-R26: the next present member takes over and draws anew; clues that are fixed stand."""
    if seat != s.encryptor[team] or s.submitted[team]:
        return
    order = s.order[team]
    at = order.index(seat)
    heirs = [order[(at + step) % len(order)] for step in range(1, len(order))]
    heir = next((one for one in heirs if not s.gone >> one & 1), None)
    s.code[team] = NOTHING
    s.draft[team] = []
    s.stood = 0
    if heir is None:
        s.encryptor[team] = NOTHING
        write_nothing(s, team)
    else:
        take_over(s, team, heir)
