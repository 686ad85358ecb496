"""What a live table of Decrypto needs beyond the rules: teams that talk among themselves, silence, and rules of time."""

from __future__ import annotations

from typing import Final

from tablee.core.notation import Seat
from tablee.games.decrypto.rules.agree import pressed
from tablee.games.decrypto.rules.encrypt import HOURGLASS, writes
from tablee.games.decrypto.rules.moves import TIME_UP
from tablee.games.decrypto.rules.state import NOTHING, Decrypto, Phase, is_present
from tablee.table.hooks import CHANNELS, LiveHooks, TimeLimit

AMONG_PARTNERS: Final = frozenset({"team", "aside"})


def teams(s: Decrypto) -> tuple[tuple[Seat, ...], ...]:
    """DEC-4: who plays with whom."""
    return s.members


def muted(s: Decrypto, seat: Seat) -> frozenset[str]:
    """DEC-13, DEC-36, DEC-R34: an encryptor is silent in the own half, and with partners from drawing until the clues are fixed."""
    team = s.team[seat]
    if s.outcome is not None or seat != s.encryptor[team] or not is_present(s, seat):
        return frozenset()
    if s.phase == Phase.HALF and team == s.half:
        return CHANNELS
    if s.phase == Phase.ENCRYPT and s.code[team] != NOTHING:
        return AMONG_PARTNERS
    return frozenset()


def waits_for(s: Decrypto, seat: Seat) -> bool:
    """DEC-53, DEC-57: the match waits for an encryptor until the clues are there, then for teams that have fixed nothing; for no objection.

    Who has spoken in a team shows on nobody's clock: it runs for all guessers of a team until they have agreed.
    """
    team = s.team[seat]
    if s.phase == Phase.ENCRYPT:
        return seat in s.encryptor and not s.submitted[team]
    return s.guess[team] == NOTHING and not (s.phase == Phase.HALF and team == s.half and seat == s.encryptor[team])


def time_limit(s: Decrypto) -> TimeLimit | None:
    """DEC-32: the sand runs for the encryptor who still writes. DEC-34: so many seconds for both teams to agree."""
    if s.phase == Phase.ENCRYPT:
        if s.glass == NOTHING:
            return None
        late = next((seat for seat in s.encryptor if seat != NOTHING and writes(s, seat)), None)
        return None if late is None else TimeLimit(f"hourglass {s.round}", HOURGLASS, late, TIME_UP, (late,))
    if not s.discussion:
        return None
    what = "discussion tie" if s.phase == Phase.TIE else f"discussion {s.round} {s.half}"
    return TimeLimit(what, s.discussion, s.waiting[0], TIME_UP, pressed(s))


LIVE: Final[LiveHooks[Decrypto]] = LiveHooks(teams=teams, muted=muted, waits_for=waits_for, time_limit=time_limit)
