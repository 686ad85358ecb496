"""How Decrypto is staged: clues are read one by one, a code is told digit by digit, tokens fly to their team, screens open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from tablee.core.beats import (
    Beats,
    Change,
    Drop,
    Duel,
    Fly,
    Mark,
    Put,
    Show,
    Side,
    Step,
    Together,
)
from tablee.core.scene import Card, Note, Speaker, Zone
from tablee.core.state import Event
from tablee.games.decrypto.offers import COLOURS, raised, strip, struck, team_name
from tablee.games.decrypto.rules.encrypt import (
    CluesFixed,
    CluesKept,
    CluesRecalled,
    CluesWritten,
    CodeDrawn,
    CodeSeen,
    EncryptorSwapped,
    HourglassTurned,
    SandRanOut,
    SwapProposed,
)
from tablee.games.decrypto.rules.half import (
    ClueFlagged,
    ClueKept,
    ClueReplaced,
    CluesRead,
    GuessFixed,
    GuessLies,
    Intercepted,
    InterceptorGained,
    LeftIt,
    Misunderstood,
    Proposed,
    Revealed,
    Understood,
)
from tablee.games.decrypto.rules.rounds import KeywordsShown, RoundStarted, WordsRevealed
from tablee.games.decrypto.rules.state import BLACK, DIGITS, LENGTH, NOTHING, Phase
from tablee.games.decrypto.rules.tie import TieBegan, WordsFixed, WordsLie
from tablee.games.decrypto.scene import code_card, sent, slots, token, window
from tablee.games.decrypto.view import DecryptoView

NONE: Final = "none"  # how an event tells of no guess


def steps(event: Event, change: Change[DecryptoView]) -> Iterator[Step]:
    """What is seen of one event, in the order of a round."""
    yield from encrypted(event, change)
    yield from read(event, change)
    yield from talked(event, change)
    yield from told(event, change)
    yield from ended(event, change)


# --- Encrypting --------------------------------------------------------------------------------------------------------


def encrypted(event: Event, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-5 to DEC-8, DEC-32: an encryptor takes a card, writes, and may turn the hourglass."""
    match event:
        case RoundStarted():
            yield from filed(change)
        case EncryptorSwapped():
            role = Note(f"role.{event.seat}", change.speaker.say("role-encryptor"), "role encryptor")
            old = f"role.{event.other}"
            yield Together((Put(f"seat.{event.seat}", role, start=old), Drop(old)))
        case CodeSeen():
            yield Put("keywords", code_card(change.speaker, event.code), start=home(event.seat, change))
        case CodeDrawn():
            yield Fly(home(event.seat, change), f"seat.{event.seat}", picture="code")
        case CluesWritten():
            yield Mark((f"team.{change.before.team}",))
        case CluesFixed() | CluesRecalled():
            yield Mark((f"team.{event.side.value}",))
        case HourglassTurned():
            end = f"team.{1 - side_of(event.seat, change)}"
            label = change.speaker.say("seconds", seconds=event.seconds)
            yield Fly(f"seat.{event.seat}", end, label=label, picture="hourglass")
        case SandRanOut() if change.before.glass != NOTHING and change.before.phase == Phase.ENCRYPT:
            yield Drop("hourglass", end=f"team.{event.side.value}")


def home(seat: int, change: Change[DecryptoView]) -> str:
    """The place of somebody's team."""
    return f"team.{side_of(seat, change)}"


def side_of(seat: int, change: Change[DecryptoView]) -> int:
    """Whose team somebody is in."""
    return int(seat in change.before.members[BLACK])


# --- The clues ---------------------------------------------------------------------------------------------------------


def read(event: Event, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-12, DEC-31, DEC-56: clues come onto the table, are objected to, and are replaced."""
    match event:
        case CluesRead():
            yield from arrived(event, change)
        case ClueFlagged() if event.clue in change.before.clues:
            at = change.before.clues.index(event.clue)
            yield Put(f"line.{at}", raised(change.speaker, at, event.seat), start=f"seat.{event.seat}")
        case ClueKept() if event.clue in change.before.clues:
            yield Mark((f"line.{change.before.clues.index(event.clue)}",))
        case ClueReplaced() if event.old in change.before.clues:
            at, start = change.before.clues.index(event.old), source(event.side.value, change)
            new = strip(change.speaker, at, event.clue, "new")
            yield Show(struck(change.speaker, at, event.old))
            yield Put(f"line.{at}", new, start=start, at=0)


def arrived(event: CluesRead, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-12: three lines, one by one, on an empty paper."""
    side, speaker = event.side.value, change.speaker
    yield from filed(change)
    if change.before.clues:
        yield Show(sent(change.before, speaker, side, (slots(change.before, speaker, side),)))
    for at, clue in enumerate((event.first, event.second, event.third)):
        yield Put(paper(side, change), line(speaker, at, clue), start=source(side, change))


def line(speaker: Speaker, at: int, clue: str, old: str = "") -> Zone:
    """DEC-12, DEC-56: a clue, and what it replaced, without numbers to choose from."""
    said = strip(speaker, at, clue, "new" if old else "said")
    inside = (said, struck(speaker, at, old)) if old else (said,)
    return Zone(f"line.{at}", said.text, inside, "row", style="line")


def paper(side: int, change: Change[DecryptoView]) -> str:
    """Where clues lie: on the paper, or with their team as long as there is no paper on the table."""
    return "clues" if change.before.clues else f"team.{side}"


def source(side: int, change: Change[DecryptoView]) -> str:
    """Who reads the clues of a team: its encryptor, if there is one."""
    seat = change.before.encryptors[side]
    return f"team.{side}" if seat == NOTHING else f"seat.{seat}"


def filed(change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-19: the lines of the half before go to the note sheet of their team, once."""
    done = any(isinstance(one, CluesRead) for one in change.so_far[:-1])
    if change.before.clues and not done:
        end = f"sheet.{change.before.half}"
        yield Together(tuple(Drop(f"line.{at}", end=end) for at in range(LENGTH)))


# --- Talk --------------------------------------------------------------------------------------------------------------


def talked(event: Event, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-14, DEC-15, DEC-58: what a team agrees on, for its own ears, and that it has."""
    match event:
        case Proposed() if event.code != NONE:
            yield Fly(f"seat.{event.seat}", paper(change.before.half, change), label=event.code)
        case GuessFixed() if event.code != NONE:
            yield Fly(f"team.{event.side.value}", paper(change.before.half, change), event.code, "stamp")
        case GuessLies():
            yield Fly(f"team.{event.side.value}", paper(change.before.half, change), picture="stamp")
        case WordsFixed() | WordsLie():
            yield Mark((f"team.{event.side.value}",))


# --- The code and the tokens -------------------------------------------------------------------------------------------


def told(event: Event, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-17, DEC-18, DEC-49: the code, then who gets a token for it."""
    match event:
        case Revealed():
            yield from revealed(event, change)
        case Intercepted():
            yield from given("i", event.side.value, event.tokens, change)
        case Misunderstood():
            yield from given("m", event.side.value, event.tokens, change)
        case InterceptorGained():
            yield from given("i", BLACK, event.tokens, change)
        case Understood():
            side = event.side.value
            yield Fly(paper(side, change), f"team.{side}", label="✓")


def revealed(event: Revealed, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-17: three digits face down beside the clues; they turn up one by one, and both guesses are held against them."""
    side, before = event.side.value, change.before
    if before.clues and before.half == side and not any(isinstance(one, CluesRead) for one in change.so_far):
        digits = event.code.split("-")
        hidden = change.speaker.say("digit-hidden")
        start = source(side, change)
        said = zip(before.clues, before.struck, strict=True)
        yield Together(tuple(Show(line(change.speaker, at, clue, old)) for at, (clue, old) in enumerate(said)))
        yield Together(
            tuple(
                Put(f"line.{at}", Card(f"told.{at}", hidden, up=False, style="digit hidden"), start=start)
                for at in range(LENGTH)
            )
        )
        for at, digit in enumerate(digits):
            text = change.speaker.say("digit-told", number=at + 1, digit=digit)
            yield Show(Card(f"told.{at}", text, digit, style=f"digit to-{digit} told"))
    yield compared(event, change)


def compared(event: Revealed, change: Change[DecryptoView]) -> Duel:
    """DEC-17, DEC-18: the guess of the team and the attempt of the other; whose code is right."""
    speaker, side = change.speaker, event.side.value
    right = (event.guess == event.code, event.attempt == event.code)
    winner: Literal[0, 1] | None = None if right[0] == right[1] else 0 if right[0] else 1

    def one(team: int, code: str) -> Side:
        none = speaker.say("no-guess") if team == side else speaker.say("none-label")
        return Side(None, team_name(change.before, speaker, team), (), none if code == NONE else code)

    text = speaker.say("code-of", name=team_name(change.before, speaker, side))
    return Duel(text, (one(side, event.guess), one(1 - side, event.attempt)), winner, event.code)


def given(kind: Literal["i", "m"], side: int, tokens: int, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-18: a token flies to its slot."""
    name = "interception" if kind == "i" else "miscommunication"
    slot = f"token.{kind}.{side}.{tokens - 1}"
    yield Fly(paper(side, change), slot, picture=name)
    yield Show(token(change.speaker.anybody(), slot, name, there=True))
    yield Mark((slot,))


# --- The end -----------------------------------------------------------------------------------------------------------


def ended(event: Event, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-42 to DEC-45: what the teams named, and what was behind their screens."""
    match event:
        case TieBegan():
            yield from filed(change)
        case WordsRevealed():
            named = [one for one in change.so_far if isinstance(one, WordsRevealed)]
            if len(named) == len(COLOURS):
                yield words_compared((named[0], named[1]), change)
        case KeywordsShown():
            yield from opened(event, change)


def words_compared(named: tuple[WordsRevealed, WordsRevealed], change: Change[DecryptoView]) -> Duel:
    """DEC-42 to DEC-44: the words of both teams; who has more of them right."""
    white, black = (
        Side(
            None,
            team_name(change.before, change.speaker, one.side.value),
            (one.first, one.second, one.third, one.fourth),
            str(one.hits),
        )
        for one in named
    )
    ahead = named[0].hits - named[1].hits
    winner: Literal[0, 1] | None = None if not ahead else 0 if ahead > 0 else 1
    return Duel(change.speaker.say("words-named"), (white, black), winner)


def opened(event: KeywordsShown, change: Change[DecryptoView]) -> Iterator[Step]:
    """DEC-45: four windows, opened one by one."""
    side = event.side.value
    words = (event.first, event.second, event.third, event.fourth)
    hidden = change.speaker.say("window-closed")
    yield Together(
        tuple(
            Put(f"team.{side}", Card(f"window.{side}.{digit}", hidden, up=False, style="keyword")) for digit in DIGITS
        )
    )
    for digit, word in zip(DIGITS, words, strict=True):
        yield Show(window(change.speaker, side, digit, word))


PICTURES: Final[Mapping[type[Event], str]] = {
    CodeSeen: "code",
    CodeDrawn: "code",
    CluesFixed: "stamp",
    CluesRecalled: "stamp",
    CluesRead: "stamp",
    HourglassTurned: "hourglass",
    SandRanOut: "hourglass",
    Revealed: "code",
    Intercepted: "interception",
    InterceptorGained: "interception",
    Misunderstood: "miscommunication",
    ClueFlagged: "flag",
}


def picture(event: Event) -> str:
    """What stands before an event in the log: a code, a token, the hourglass."""
    return PICTURES.get(type(event), "")


BEATS: Final[Beats[DecryptoView]] = Beats(
    steps,
    picture=picture,
    causes=frozenset({CluesRead, Revealed, RoundStarted, TieBegan}),
    quiet=frozenset({CluesKept, LeftIt, SwapProposed}),
    drama=frozenset(
        {
            CluesRead,
            Intercepted,
            InterceptorGained,
            KeywordsShown,
            Misunderstood,
            Revealed,
            TieBegan,
            WordsRevealed,
        }
    ),
)
