"""A round from beginning to end, and what ends the game."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.notation import Seat
from tablee.core.state import Event, Outcome, do
from tablee.games.decrypto.rules.agree import open_talk
from tablee.games.decrypto.rules.encrypt import draw_code, encrypt, fix_clues
from tablee.games.decrypto.rules.half import open_half
from tablee.games.decrypto.rules.state import (
    BLACK,
    BLANK,
    BOTH,
    LENGTH,
    NOTHING,
    SIDES,
    WHITE,
    Decrypto,
    End,
    Phase,
    Side,
    keywords_of,
    present,
)
from tablee.games.decrypto.rules.tie import matches, open_tie

# --- A round -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """DEC-5: a round opens, with an encryptor for each team."""

    round: int
    rounds: int
    encryptors: tuple[Seat, ...]


def start_round(s: Decrypto) -> None:
    """DEC-5, DEC-20, DEC-47, DEC-52, DEC-R6: encrypt, white's half, black's half, the end of the round."""
    s.round += 1
    s.phase = Phase.ENCRYPT
    s.half = WHITE
    s.code = [NOTHING, NOTHING]
    s.clues = [[], []]
    s.draft = [[], []]
    s.submitted = [0, 1 if s.three else 0]
    s.recalled = [0, 0]
    s.glass = NOTHING
    s.swapped = [0, 0]
    s.swap_vote = {}
    s.swap_tried = {}
    s.stood = 0
    name_encryptors(s)
    s.tell(RoundStarted, s.round, s.rounds, tuple(seat for seat in s.encryptor if seat != NOTHING))
    for team in (WHITE,) if s.three else BOTH:
        if s.encryptor[team] == NOTHING:
            write_nothing(s, team)
    halves = (do(open_half, WHITE),) if s.three else (do(open_half, WHITE), do(open_half, BLACK))
    s.then(*halves, do(end_round))
    encrypt(s)


def name_encryptors(s: Decrypto) -> None:
    """DEC-5, DEC-52: the next present member of each rotation; who is absent is passed over and keeps the place."""
    s.encryptor = [NOTHING, NOTHING]
    for team in (WHITE,) if s.three else BOTH:
        order = s.order[team]
        for step in range(len(order)):
            at = (s.turn[team] + step) % len(order)
            if not s.gone >> order[at] & 1:
                s.encryptor[team] = order[at]
                s.turn[team] = (at + 1) % len(order)
                break


def write_nothing(s: Decrypto, team: int) -> None:
    """DEC-53: nobody is left in the team: a code that nobody sees, and three blanks."""
    draw_code(s, team)
    fix_clues(s, team, [BLANK] * LENGTH)


# --- The end -----------------------------------------------------------------------------------------------------------


def end_round(s: Decrypto) -> None:
    """DEC-37 to DEC-40, DEC-R4, DEC-R16, DEC-R18: only now is it asked whether a team is ahead."""
    if s.three:
        end_round_of_three(s)
        return
    ahead = [is_ahead(s, team) for team in BOTH]
    if ahead[WHITE] != ahead[BLACK]:  # DEC-38
        team = ahead.index(True)
        win(s, team, End.INTERCEPTIONS if s.interceptions[team] >= s.limit else End.MISCOMMUNICATIONS)
    elif ahead[WHITE] or s.round >= s.rounds:  # DEC-39, DEC-40
        break_tie(s)
    else:
        s.then(do(start_round))


def is_ahead(s: Decrypto, team: int) -> bool:
    """DEC-37, DEC-R27: enough Interceptions, or too many Miscommunications of the others."""
    return s.interceptions[team] >= s.limit or s.misses[1 - team] >= s.limit


def balance(s: Decrypto, team: int) -> int:
    """DEC-41: Interceptions less Miscommunications."""
    return s.interceptions[team] - s.misses[team]


def break_tie(s: Decrypto) -> None:
    """DEC-41, DEC-42, DEC-R17, DEC-R19, DEC-R20: the better balance wins; if they are level, words decide."""
    white, black = balance(s, WHITE), balance(s, BLACK)
    if white != black:
        win(s, WHITE if white > black else BLACK, End.BALANCE)
    else:
        s.then(do(compare_words))
        open_tie(s)


@dataclass(frozen=True, slots=True)
class WordsRevealed(Event):
    """DEC-42: what a team took for the others' keywords, and how many it had."""

    side: Side
    first: str
    second: str
    third: str
    fourth: str
    hits: int


def compare_words(s: Decrypto) -> None:
    """DEC-42, DEC-43, DEC-44: more words win; as many are a draw, a victory of both."""
    open_talk(s)
    hits = []
    for team in BOTH:
        found = matches(s.attempts[team], keywords_of(s, 1 - team), s.language)
        hits.append(found)
        first, second, third, fourth = s.attempts[team]
        s.tell(WordsRevealed, SIDES[team], first, second, third, fourth, found)
    if hits[WHITE] == hits[BLACK]:
        finish(s, tuple(range(s.seats)), End.DRAWN)
    else:
        win(s, WHITE if hits[WHITE] > hits[BLACK] else BLACK, End.WORDS)


def end_round_of_three(s: Decrypto) -> None:
    """DEC-50: the Interceptor wins with two tokens, the team by lasting five rounds; there is no tie."""
    if s.interceptions[BLACK] >= s.limit:
        win(s, BLACK, End.INTERCEPTED)
    elif s.round >= s.rounds:
        win(s, WHITE, End.HELD)
    else:
        s.then(do(start_round))


def win(s: Decrypto, team: int, reason: End) -> None:
    """DEC-R30: the team wins, those who have left it not counted, unless all have."""
    finish(s, present(s, team) or s.members[team], reason)


@dataclass(frozen=True, slots=True)
class KeywordsShown(Event):
    """DEC-45: at the end everybody sees the keywords."""

    side: Side
    first: str
    second: str
    third: str
    fourth: str


def finish(s: Decrypto, winners: tuple[Seat, ...], reason: End) -> None:
    """DEC-45: the game is over, and all keywords are shown."""
    for team in (WHITE,) if s.three else BOTH:
        s.tell(KeywordsShown, SIDES[team], *keywords_of(s, team))
    scores = tuple(balance(s, s.team[seat]) for seat in range(s.seats))
    s.finish(Outcome(winners, reason, scores))
