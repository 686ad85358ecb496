"""How a team agrees, on a code or on words: proposals, endorsements, and a way out."""

from __future__ import annotations

from tablee.core.notation import Seat
from tablee.games.decrypto.rules.state import BOTH, CAP, NOTHING, Decrypto, Phase, guessers


def open_talk(s: Decrypto) -> None:
    """DEC-14: nobody has proposed anything."""
    s.stood = 0
    s.vote = {}
    s.talked = {}
    s.guess = [NOTHING, NOTHING]


def close_talk(s: Decrypto, team: int) -> None:
    """DEC-55: the team has fixed its guess; what was said before counts no more."""
    for seat in s.members[team]:
        s.stood &= ~(1 << seat)
        s.vote.pop(seat, None)
    s.talked.pop(team, None)


def spokesperson(s: Decrypto, team: int) -> Seat:
    """DEC-15, DEC-58, DEC-R12, DEC-R35: the first guesser in the order of the rotation; nobody where no guesser is left.

    Counted from after the encryptor in the team's own half, from the encryptor in the other half, and in a tie from whoever would
    encrypt next.
    """
    there = guessers(s, team)
    if len(there) < 2:
        return there[0] if there else NOTHING
    order = s.order[team]
    if s.phase == Phase.TIE or s.encryptor[team] == NOTHING:
        start = s.turn[team]
    else:
        start = order.index(s.encryptor[team]) + (team == s.half)
    return next(seat for step in range(len(order)) if (seat := order[(start + step) % len(order)]) in there)


def speak(s: Decrypto, seat: Seat, what: int) -> int:
    """DEC-15, DEC-55: a guesser proposes or endorses; what is fixed by it, if anything is.

    Partners who had stayed with a proposal of theirs are asked again.
    """
    team = s.team[seat]
    s.vote.pop(seat, None)
    s.vote[seat] = what
    s.talked[team] = s.talked.get(team, 0) + 1
    for other in guessers(s, team):
        if other in s.vote:
            s.stood &= ~(1 << other)
    return agreed(s, team)


def agreed(s: Decrypto, team: int) -> int:
    """DEC-15, DEC-55: what all want who have not left it to the others; or what is fixed because talk has an end."""
    there = guessers(s, team)
    wanted = wishes(s, team)
    if not wanted:
        return NOTHING
    if len(set(wanted)) == 1 and all(seat in s.vote or s.stood >> seat & 1 for seat in there):
        return wanted[0]
    if s.talked.get(team, 0) >= CAP:
        return most_endorsed(s, team)
    if all(s.stood >> seat & 1 for seat in there):  # DEC-R32: all stay with what they want
        return s.vote.get(spokesperson(s, team), most_endorsed(s, team))
    return NOTHING


def wishes(s: Decrypto, team: int) -> list[int]:
    """DEC-15: what the guessers of a team want, the latest word last."""
    return [what for seat, what in s.vote.items() if s.team[seat] == team]


def most_endorsed(s: Decrypto, team: int) -> int:
    """DEC-34, DEC-55: the proposal with most endorsements, the latest among equals; NOTHING where there is none."""
    wanted = wishes(s, team)
    latest = {what: at for at, what in enumerate(wanted)}
    return max(latest, key=lambda what: (wanted.count(what), latest[what]), default=NOTHING)


def may_leave_it(s: Decrypto, seat: Seat) -> bool:
    """DEC-55: somebody must be left to propose: the last one, before any proposal, can't leave it to the others."""
    there = guessers(s, s.team[seat])
    if len(there) < 2:
        return False
    return seat in s.vote or any(other != seat and (other in s.vote or not s.stood >> other & 1) for other in there)


def has_proposal(s: Decrypto, team: int) -> bool:
    """DEC-15: whether anything was proposed."""
    return any(s.team[seat] == team for seat in s.vote)


def pressed(s: Decrypto) -> tuple[Seat, ...]:
    """DEC-34, DEC-57: who has still to guess, as everybody can tell: whole teams, whatever was said in them."""
    return tuple(seat for team in BOTH if s.guess[team] == NOTHING for seat in guessers(s, team))
