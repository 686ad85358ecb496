"""How a match of Decrypto ended: the teams, their tokens, and what parted them (DEC-37 to DEC-45, DEC-50)."""

from __future__ import annotations

from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import Speaker
from tablee.core.standings import Order, Part, Place, Standings, conclude, outcome_of, signed
from tablee.games.decrypto.offers import COLOURS, team_name
from tablee.games.decrypto.rules.state import BLACK, BOTH, WHITE, End
from tablee.games.decrypto.rules.tie import matches
from tablee.games.decrypto.view import DecryptoView

LEVEL: Final = frozenset({End.WORDS.value, End.DRAWN.value})  # the balances were, and words had to decide
BALANCED: Final = LEVEL | {End.BALANCE.value}


def standings(view: DecryptoView, speaker: Speaker) -> Standings:
    """DEC-38 to DEC-44: a team wins as one. Nothing is counted but where the balance had to decide (DEC-41)."""
    unit = speaker.say("score-unit") if outcome_of(view).reason in BALANCED else ""
    return conclude(view, speaker, [place(view, speaker, team) for team in BOTH], decided(view, speaker), unit)


def place(view: DecryptoView, speaker: Speaker, team: int) -> tuple[Order, Place]:
    """A team with its players and its tokens."""
    outcome = outcome_of(view)
    names = ", ".join(map(speaker.name, view.members[team]))
    text = speaker.say("fared-team", name=team_name(view, speaker, team), names=names)
    parts = balance(view, speaker, team) if outcome.reason in BALANCED else ()
    score = sum(part.amount for part in parts) if parts else None
    lost = not set(view.members[team]) & set(outcome.winners)
    return (lost,), Place(view.members[team], text, score, parts, note(view, speaker, team))


def balance(view: DecryptoView, speaker: Speaker, team: int) -> tuple[Part, ...]:
    """DEC-41: Interceptions less Miscommunications."""
    return (
        Part(speaker.say("score-interceptions"), view.interceptions[team]),
        Part(speaker.say("score-miscommunications"), -view.misses[team]),
    )


def note(view: DecryptoView, speaker: Speaker, team: int) -> str:
    """DEC-18, DEC-42, DEC-49: the tokens; the keywords where these had to decide."""
    got, missed = view.interceptions[team], view.misses[team]
    if view.three:
        return speaker.say("fared-interceptor", got=got, limit=view.limit) if team == BLACK else ""
    if outcome_of(view).reason in LEVEL:
        return speaker.say("fared-words", hits=named(view, team))
    return speaker.say("fared", got=got, missed=missed)


def named(view: DecryptoView, team: int) -> int:
    """DEC-43: how many of the others' keywords a team has named."""
    return matches(view.attempts[team], view.words[1 - team], view.language)


def decided(view: DecryptoView, speaker: Speaker) -> str:
    """What parted the teams, in the words of the ending."""
    outcome = outcome_of(view)
    won = team_of(view, outcome.winners[0]) if outcome.winners else WHITE
    colour = COLOURS[won]
    mine, theirs = (view.interceptions[team] - view.misses[team] for team in (won, 1 - won))
    match outcome.reason:
        case End.INTERCEPTIONS:
            return speaker.result(outcome, colour=colour, tokens=view.interceptions[won])
        case End.MISCOMMUNICATIONS:
            return speaker.result(outcome, colour=colour, tokens=view.misses[1 - won])
        case End.BALANCE:
            return speaker.result(outcome, colour=colour, mine=signed(mine), theirs=signed(theirs))
        case End.WORDS:
            return speaker.result(outcome, colour=colour, hits=named(view, won), others=named(view, 1 - won))
        case End.DRAWN:
            return speaker.result(outcome, hits=named(view, WHITE))
        case End.INTERCEPTED | End.HELD:
            return speaker.result(outcome, tokens=view.interceptions[BLACK], limit=view.limit, rounds=view.round)
        case _:
            return speaker.result(outcome)


def team_of(view: DecryptoView, seat: Seat) -> int:
    return WHITE if seat in view.members[WHITE] else BLACK
