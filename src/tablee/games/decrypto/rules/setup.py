"""Before the first round: options, teams, keywords."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tablee.core.chance import Chance
from tablee.core.errors import BadSetup
from tablee.core.game import Choice, Number, Setup, Switch, Text
from tablee.core.notation import Seat
from tablee.core.state import Event, do
from tablee.games.decrypto.rules.clues import cleaned, is_hidden
from tablee.games.decrypto.rules.rounds import start_round
from tablee.games.decrypto.rules.state import BLACK, BOTH, FACTS, HAND, SIDES, WHITE, Decrypto, Side, keywords_of
from tablee.games.decrypto.vocabulary.lists import Keyword, keywords, may_meet

LANGUAGE: Final = Choice("language", ("fr", "en"), "fr", quick=True, language=True)
TEAMS: Final = Choice("teams", ("random", "alternate", "sides"), "random")
UNEVEN: Final = Switch("uneven", default=False)
INTERCEPTOR: Final = Choice("interceptor", ("random", "0", "1", "2"), "random")
ROUNDS: Final = Choice("rounds", ("usual", "4", "6", "10"), "usual")
TOKENS: Final = Number("tokens", least=1, most=3, default=FACTS["tokens"]["limit"])
HOURGLASS: Final = Switch("hourglass", default=False)
DISCUSSION: Final = Choice("discussion", ("off", "60", "120", "180"), "off")
NO_TRANSLATIONS: Final = Switch("no_translations", default=False)
WHITE_NAME: Final = Text("white_name", "", 24)
BLACK_NAME: Final = Text("black_name", "", 24)

OPTIONS: Final = (
    LANGUAGE,
    TEAMS,
    UNEVEN,
    INTERCEPTOR,
    ROUNDS,
    TOKENS,
    HOURGLASS,
    DISCUSSION,
    NO_TRANSLATIONS,
    WHITE_NAME,
    BLACK_NAME,
)

UNEVEN_SEATS: Final = 6  # the only number that can be parted as 4 and 2


class TooFewWords(BadSetup):
    """DEC-R15: a word list that is too small."""

    package = "tablee.games.decrypto"
    key = "setup-too-few-words"
    sentence = "The word list “{language}” is too small: {wanted} keywords that may meet are needed."


class HiddenInName(BadSetup):
    """DEC-O10: a team's name with something in it that nobody can see."""

    package = "tablee.games.decrypto"
    key = "setup-hidden-in-name"
    sentence = "The name of a team holds a character that nobody can see."


def refuse(setup: Setup) -> BadSetup | None:
    """DEC-R15: eight words that may meet are needed. DEC-O10: names hold nothing that nobody can see."""
    if any(is_hidden(name.of(setup)) for name in (WHITE_NAME, BLACK_NAME)):
        return HiddenInName()
    language = LANGUAGE.of(setup)
    wanted = HAND * (1 if setup.seats == 3 else len(BOTH))
    if not enough(language, wanted):
        return TooFewWords(language=language, wanted=wanted)
    return None


def new(setup: Setup, chance: Chance) -> Decrypto:
    """DEC-O1, DEC-O5, DEC-O6, DEC-O7, DEC-O8, DEC-O9, DEC-O10, DEC-R27: an empty table, as agreed on."""
    usual = FACTS["rounds"]["three" if setup.seats == 3 else "teams"]
    rounds, discussion = ROUNDS.of(setup), DISCUSSION.of(setup)
    s = Decrypto(
        setup.seats,
        chance,
        language=LANGUAGE.of(setup),
        rounds=usual if rounds == "usual" else int(rounds),
        limit=TOKENS.of(setup),
        names=(cleaned(WHITE_NAME.of(setup)), cleaned(BLACK_NAME.of(setup))),
        hourglass=HOURGLASS.of(setup),
        discussion=0 if discussion == "off" else int(discussion),
        strict=NO_TRANSLATIONS.of(setup),
        three=setup.seats == 3,
    )
    if s.three:
        s.then(do(name_interceptor, INTERCEPTOR.of(setup)), do(deal_keywords), do(start_round))
    else:
        larger = largest_team(setup)
        s.then(do(form_teams, TEAMS.of(setup), larger), do(deal_keywords), do(start_round))
    return s


# --- Teams -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TeamsFormed(Event):
    """DEC-1: who plays with whom."""

    white: tuple[Seat, ...]
    black: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class InterceptorNamed(Event):
    """DEC-46: who plays alone."""

    seat: Seat
    team: tuple[Seat, ...]


def largest_team(setup: Setup) -> int:
    """DEC-1, DEC-O3: as even as can be, or four against two."""
    if UNEVEN.of(setup) and setup.seats == UNEVEN_SEATS:
        return FACTS["players"]["most"]
    return (setup.seats + 1) // 2


def form_teams(s: Decrypto, how: str, larger: int) -> None:
    """DEC-1, DEC-O2: by lot, every other seat, or the first seats against the last."""
    if how == "random":
        seats = list(range(s.seats))
        s.chance.shuffle("teams", seats)
        drawn, rest = seats[:larger], seats[larger:]
        swap = larger > len(rest) and s.chance.pick("larger", 2) == BLACK
        white, black = (rest, drawn) if swap else (drawn, rest)
    elif how == "alternate":
        white = list(range(0, s.seats, 2))
        black = [seat for seat in range(s.seats) if seat not in white]
        while len(white) < larger:
            white.append(black.pop())
    else:
        white, black = list(range(larger)), list(range(larger, s.seats))
    seat_teams(s, white, black)
    s.tell(TeamsFormed, *s.members)


def name_interceptor(s: Decrypto, who: str) -> None:
    """DEC-46, DEC-O4: one plays alone, as agreed on or by lot; the other two are the team."""
    alone = s.chance.pick("interceptor", s.seats) if who == "random" else int(who)
    seat_teams(s, [seat for seat in range(s.seats) if seat != alone], [alone])
    s.tell(InterceptorNamed, alone, s.members[WHITE])


def seat_teams(s: Decrypto, white: Sequence[Seat], black: Sequence[Seat]) -> None:
    """DEC-5: the rotation follows the seats and starts with a random member, each team on its own."""
    s.members = (tuple(sorted(white)), tuple(sorted(black)))
    s.team = tuple(WHITE if seat in white else BLACK for seat in range(s.seats))
    s.order = [list(one) for one in s.members]
    for team in BOTH:
        if team == WHITE or not s.three:
            s.turn[team] = s.chance.pick(f"first-{SIDES[team].name.lower()}", len(s.members[team]))


# --- Keywords ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeywordsDealt(Event):
    """DEC-3: a team sees its own keywords."""

    side: Side
    first: str
    second: str
    third: str
    fourth: str


def deal_keywords(s: Decrypto) -> None:
    """DEC-2, DEC-3, DEC-4, DEC-46: four for each team, for the whole game; the Interceptor has none. No token lies there yet."""
    count = len(keywords(s.language))
    barred: set[int] = set()
    for team in (WHITE,) if s.three else BOTH:
        dealt: list[int] = []
        while len(dealt) < HAND:  # a word that may not meet another is laid aside
            one = s.chance.pick("keyword", count)
            if one not in barred:
                dealt.append(one)
                barred |= clashes(s.language, one)
        s.words[team] = dealt
        s.tell_only(s.members[team], KeywordsDealt, SIDES[team], *keywords_of(s, team))


_CLASHES: Final[dict[str, tuple[tuple[Keyword, ...], dict[int, frozenset[int]]]]] = {}


def clashes(language: str, one: int) -> frozenset[int]:
    """DEC-2: the keywords that may not be in a game with this one, itself included; looked up once for each list."""
    every = keywords(language)
    kept = _CLASHES.get(language)
    if kept is None or kept[0] is not every:
        kept = _CLASHES[language] = (every, {})
    found = kept[1].get(one)
    if found is None:
        word = every[one].word
        found = kept[1][one] = frozenset(
            at for at, other in enumerate(every) if at == one or not may_meet(word, other.word, language)
        )
    return found


def admissible(language: str, dealt: Sequence[int]) -> list[int]:
    """DEC-2: the keywords that may still be dealt beside these."""
    barred: set[int] = set().union(*(clashes(language, one) for one in dealt))
    return [one for one in range(len(keywords(language))) if one not in barred]


def deal_beside(language: str, known: Sequence[int], rng: Random) -> list[int]:
    """DEC-2: four keywords that may be in a game with these, as a sampled world has them."""
    dealt: list[int] = []
    barred: set[int] = set().union(*(clashes(language, one) for one in known))
    count = len(keywords(language))
    while len(dealt) < HAND:  # there is always one left: see `enough`
        one = int(rng.random() * count)
        if one not in barred:
            dealt.append(one)
            barred |= clashes(language, one)
    return dealt


def enough(language: str, wanted: int) -> bool:
    """DEC-R15: whether so many keywords may meet, however the first ones fall."""
    every = keywords(language)
    if len(every) < wanted:
        return False
    widest = max(len(clashes(language, one)) for one in range(len(every)))
    return len(every) > (wanted - 1) * widest
