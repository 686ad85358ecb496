"""Influence, evidence, and tokens on villagers and potions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tablee.core.notation import Seat, Word
from tablee.core.state import ILLEGAL, PASS, Event, Move, Pass, Question, do
from tablee.games.pagan.facts import (
    CARD_AT,
    CARDS,
    CLUE,
    COLOUR_AT,
    COLOURS,
    EVIDENCE_IN_BOX,
    FAVOUR,
    HUNTER,
    NEEDS,
    NO_CARD,
    OF_COLOUR,
    QUARANTINE,
    SECRET,
    SLOTS_POTION,
    TOKEN_WORDS,
    TOKENS_OF,
    VILLAGE,
    VILLAGER_AT,
    VILLAGERS,
    WITCH,
)
from tablee.games.pagan.moves import FILL, FROM, ON, POUR, Fill, From, On, Pour
from tablee.games.pagan.rules.modifiers import quarantined
from tablee.games.pagan.table import Pagan, living

IN_POTION: Final = len(VILLAGERS)  # a target that is not a villager is a potion: its space, counted on from here


# --- Influence and evidence ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InfluenceGained(Event):
    """PGN-80: there is no limit."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class InfluenceLost(Event):
    """PGN-80: never below 0."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class EvidenceGained(Event):
    """PGN-17: evidence came out of the box."""

    by: ClassVar[Seat] = HUNTER
    number: int


@dataclass(frozen=True, slots=True)
class EvidenceLost(Event):
    """PGN-R36: evidence went back into the box."""

    by: ClassVar[Seat] = HUNTER
    number: int


def gain(s: Pagan, seat: Seat, number: int) -> None:
    """PGN-80: influence has no maximum."""
    if number:
        s.influence[seat] += number
        s.tell(InfluenceGained, seat, number)


def lose(s: Pagan, seat: Seat, number: int) -> int:
    """PGN-80, PGN-R21, PGN-R48: as much as one has, at most; how much it was."""
    number = min(number, s.influence[seat])
    if number:
        s.influence[seat] -= number
        s.tell(InfluenceLost, seat, number)
    return number


def gain_evidence(s: Pagan, number: int) -> None:
    """PGN-81, PGN-R36: what goes beyond the box is lost."""
    number = min(number, EVIDENCE_IN_BOX - s.evidence)
    if number:
        s.evidence += number
        s.tell(EvidenceGained, number)


def lose_evidence(s: Pagan, number: int) -> None:
    """PGN-R36: what there is, at most."""
    number = min(number, s.evidence)
    if number:
        s.evidence -= number
        s.tell(EvidenceLost, number)


# --- Tokens on villagers and potions ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TokenAdded(Event):
    """PGN-18: a token lies on a villager."""

    token: Word
    villager: Word
    number: int

    @property
    def by(self) -> Seat:
        """Nobody adds tokens of the other player."""
        return TOKENS_OF[TOKEN_WORDS.index(self.token)]


@dataclass(frozen=True, slots=True)
class PotionFilled(Event):
    """PGN-19: a secret lies on a potion."""

    by: ClassVar[Seat] = WITCH
    card: Word
    secrets: int
    needed: int


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    """PGN-82: tokens went back to the reserve."""

    token: Word
    villager: Word
    number: int


@dataclass(frozen=True, slots=True)
class PotionDrained(Event):
    """PGN-82: a potion lost secrets."""

    card: Word
    number: int


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """PGN-81: a token went from one villager to another."""

    token: Word
    villager: Word
    target: Word


def counts(s: Pagan, token: int) -> list[int]:
    """How many of these tokens lie on each villager."""
    return s.clues if token == CLUE else s.secrets if token == SECRET else s.favours


def put(s: Pagan, token: int, target: int, number: int = 1) -> None:
    """PGN-18, PGN-19: tokens of the reserve, which has as many, onto a villager or a potion."""
    s.reserve[token] -= number
    if target >= IN_POTION:
        space = target - IN_POTION
        s.filled[space] += number
        s.tell(PotionFilled, CARDS[s.potions[space]], s.filled[space], NEEDS[s.potions[space]])
        return
    counts(s, token)[target] += number
    if token == SECRET:
        s.fed[target] += number
    s.tell(TokenAdded, TOKEN_WORDS[token], VILLAGERS[target], number)


def take_away(s: Pagan, token: int, villager: int, number: int) -> None:
    """PGN-82: so many tokens of a villager, who has them, back to the reserve."""
    if number:
        counts(s, token)[villager] -= number
        s.reserve[token] += number
        s.tell(TokenRemoved, TOKEN_WORDS[token], VILLAGERS[villager], number)


def drain(s: Pagan, space: int) -> None:
    """PGN-82: all secrets of a potion, back to the reserve."""
    number = s.filled[space]
    if number:
        s.filled[space] = 0
        s.reserve[SECRET] += number
        s.tell(PotionDrained, CARDS[s.potions[space]], number)


def move_token(s: Pagan, token: int, source: int, target: int) -> None:
    """PGN-81: from a villager or a potion to another one."""
    if source >= IN_POTION:
        s.filled[source - IN_POTION] -= 1
    else:
        counts(s, token)[source] -= 1
    if target >= IN_POTION:
        s.filled[target - IN_POTION] += 1
    else:
        counts(s, token)[target] += 1
        if token == SECRET:
            s.fed[target] += 1
    tell_moved(s, token, source, target)


def tell_moved(s: Pagan, token: int, source: int, target: int) -> None:
    """PGN-81: from villager to villager in one sentence; with a potion in it, what leaves and what comes."""
    if source < IN_POTION and target < IN_POTION:
        s.tell(TokenMoved, TOKEN_WORDS[token], VILLAGERS[source], VILLAGERS[target])
        return
    if source < IN_POTION:
        s.tell(TokenRemoved, TOKEN_WORDS[token], VILLAGERS[source], 1)
    else:
        s.tell(PotionDrained, CARDS[s.potions[source - IN_POTION]], 1)
    if target < IN_POTION:
        s.tell(TokenAdded, TOKEN_WORDS[token], VILLAGERS[target], 1)
    else:
        potion = s.potions[target - IN_POTION]
        s.tell(PotionFilled, CARDS[potion], s.filled[target - IN_POTION], NEEDS[potion])


def _name(s: Pagan, place: int) -> Word:
    return VILLAGERS[place] if place < IN_POTION else CARDS[s.potions[place - IN_POTION]]


NO_POTIONS: Final = [NO_CARD] * SLOTS_POTION


# --- Potions that have room ------------------------------------------------------------------------------------------


def potions_with_room(s: Pagan) -> list[int]:
    """PGN-19: the designs of potions that hold fewer secrets than they need."""
    if s.potions == NO_POTIONS:
        return []
    return sorted({
        potion
        for potion, secrets in zip(s.potions, s.filled, strict=True)
        if potion != NO_CARD and secrets < NEEDS[potion]
    })  # fmt: skip


def room_in(s: Pagan, potion: int) -> int:
    """PGN-19, PGN-R69: the space of that potion; of two copies the fuller one that has room. NO_CARD if there is none."""
    best = NO_CARD
    for space, card in enumerate(s.potions):
        if card == potion and s.filled[space] < NEEDS[card] and (best < 0 or s.filled[space] > s.filled[best]):
            best = space
    return best


def secrets_in(s: Pagan, potion: int, target: int) -> int:
    """PGN-81, PGN-R69: the space of that potion, but not the target; of two copies the emptier one that holds a secret."""
    spaces = [at for at, card in enumerate(s.potions) if card == potion and s.filled[at] and IN_POTION + at != target]
    return min(spaces, key=lambda space: s.filled[space])


# --- No token left ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveToken(Question):
    """PGN-81, PGN-R37, PGN-R63: the reserve is empty; the owner of the tokens may move one that lies elsewhere, or go without."""

    token: Word
    target: Word
    place: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[From | Pour | Pass]:
        return [*sources(s, TOKEN_WORDS.index(self.token), self.place), PASS]

    def answer(self, s: Pagan, seat: Seat, move: From | Pour | Pass) -> None:
        if isinstance(move, Pass):
            return
        source = (
            VILLAGER_AT[move.villager]
            if isinstance(move, From)
            else IN_POTION + secrets_in(s, CARD_AT[move.card], self.place)
        )
        move_token(s, TOKEN_WORDS.index(self.token), source, self.place)


def sources(s: Pagan, token: int, target: int) -> list[From | Pour]:
    """PGN-81: any other living villager with such a token, or for secrets another potion, be it of the same name."""
    on = counts(s, token)
    found: list[From | Pour] = [FROM[one] for one in living(s) if on[one] and one != target]
    if token == SECRET:
        potions = {
            s.potions[space] for space, secrets in enumerate(s.filled) if secrets and IN_POTION + space != target
        }
        found += [POUR[potion] for potion in sorted(potions)]
    return found


def adding(s: Pagan, token: int, villagers: Sequence[int]) -> list[On]:
    """PGN-81: those of these villagers to whom such a token can come, from the reserve or from elsewhere."""
    if s.reserve[token]:
        return [ON[one] for one in villagers]
    return [ON[one] for one in villagers if sources(s, token, one)]


def filling(s: Pagan) -> list[Fill]:
    """PGN-19, PGN-81: the potions with room to which a secret can come, from the reserve or from elsewhere."""
    with_room = potions_with_room(s)
    if not s.reserve[SECRET]:
        with_room = [potion for potion in with_room if sources(s, SECRET, IN_POTION + room_in(s, potion))]
    return [FILL[potion] for potion in with_room]


def add(s: Pagan, token: int, target: int) -> None:
    """PGN-81: one token; with an empty reserve its owner may move one instead."""
    if s.reserve[token]:
        put(s, token, target)
    elif sources(s, token, target):
        s.ask(TOKENS_OF[token], MoveToken(TOKEN_WORDS[token], _name(s, target), target))


def add_several(s: Pagan, token: int, target: int, number: int) -> None:
    """PGN-81, PGN-R62: one by one, as far as the reserve goes; then each missing one may be moved there."""
    now = min(number, s.reserve[token])
    if now:
        put(s, token, target, now)
    s.then(*(do(add, token, target) for _ in range(number - now)))


# --- Distribution ----------------------------------------------------------------------------------------------------

BY_VISIT: Final = Word("visit")


@dataclass(frozen=True, slots=True)
class Distribute(Question):
    """PGN-18, PGN-19: where the next token goes: a villager of the colour, or for the Witch a potion."""

    token: Word
    colour: Word
    left: int
    source: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[On | Fill | Pass]:
        token = TOKEN_WORDS.index(self.token)
        on = adding(s, token, open_to(s, token, COLOUR_AT[self.colour], self.source))
        moves: list[On | Fill | Pass] = [*on]
        if token == SECRET:
            moves += filling(s)
        if not on or not s.reserve[token]:
            moves.append(PASS)
        return moves

    def refusal(self, s: Pagan, seat: Seat, move: Move) -> str | None:
        if type(move) is not On:
            return None if move in self.options(s, seat) else ILLEGAL
        token, villager = TOKEN_WORDS.index(self.token), VILLAGER_AT.get(move.villager, -1)
        if villager not in open_to(s, token, COLOUR_AT[self.colour], self.source):
            return ILLEGAL
        return None if s.reserve[token] or sources(s, token, villager) else ILLEGAL

    def answer(self, s: Pagan, seat: Seat, move: On | Fill | Pass) -> None:
        if isinstance(move, Pass):
            return
        token = TOKEN_WORDS.index(self.token)
        if self.left > 1:
            s.then(do(distribute, seat, token, COLOUR_AT[self.colour], self.left - 1, self.source))
        add(
            s,
            token,
            VILLAGER_AT[move.villager] if isinstance(move, On) else IN_POTION + room_in(s, CARD_AT[move.card]),
        )


COLOUR_MASK: Final = tuple(sum(1 << one for one in three) for three in OF_COLOUR)


def _living_of(three: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """The villagers of a colour, by the mask of those who live."""
    some = [[one for at, one in enumerate(three) if which >> at & 1] for which in range(1 << len(three))]
    return {sum(1 << one for one in ones): tuple(ones) for ones in some}


LIVING_OF: Final = tuple(_living_of(three) for three in OF_COLOUR)


def open_to(s: Pagan, token: int, colour: int, source: Word) -> Sequence[int]:
    """PGN-18, PGN-R19: the living villagers of the colour, but in step 3 of the Witch's visit those in quarantine."""
    there = LIVING_OF[colour][s.alive & COLOUR_MASK[colour]]
    if token == SECRET and source == BY_VISIT and QUARANTINE in s.investigations:
        return [one for one in there if not quarantined(s, one)]
    return there


def distribute(s: Pagan, seat: Seat, token: int, colour: int, number: int, source: Word) -> None:
    """PGN-18, PGN-R20, PGN-R62, PGN-R70: one token after the other; whoever has no choice is not asked."""
    on = open_to(s, token, colour, source)
    enough = s.reserve[token] >= number
    if enough and len(on) > 1:
        s.ask(seat, Distribute(TOKEN_WORDS[token], COLOURS[colour], number, source))
        return
    room = token == SECRET and bool(filling(s))
    if enough and len(on) == 1 and not room:
        put(s, token, on[0], number)
    elif room or adding(s, token, on):
        s.ask(seat, Distribute(TOKEN_WORDS[token], COLOURS[colour], number, source))


# --- One to each -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpreadTokens(Question):
    """PGN-R62, PGN-R37: the reserve does not go round; the acting player says who is next, or that the rest go without."""

    token: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[On | Pass]:
        token = TOKEN_WORDS.index(self.token)
        moves = still_to_come(s, token)
        return moves if s.reserve[token] else [*moves, PASS]

    def answer(self, s: Pagan, seat: Seat, move: On | Pass) -> None:
        if isinstance(move, Pass):
            s.spread = 0
            return
        token, villager = TOKEN_WORDS.index(self.token), VILLAGER_AT[move.villager]
        s.spread &= ~(1 << villager)
        s.then(do(spread, seat, token))
        add(s, token, villager)


def add_to_each(s: Pagan, seat: Seat, token: int, villagers: Sequence[int]) -> None:
    """PGN-R37, PGN-R62: one token on each of these; if the reserve is too small, one by one in the acting player's order."""
    if s.reserve[token] >= len(villagers):
        for villager in villagers:
            put(s, token, villager)
        return
    s.spread = sum(1 << villager for villager in villagers)
    spread(s, seat, token)


def spread(s: Pagan, seat: Seat, token: int) -> None:
    """PGN-R37: as long as somebody is left."""
    if still_to_come(s, token):
        s.ask(seat, SpreadTokens(TOKEN_WORDS[token]))
    else:
        s.spread = 0


def still_to_come(s: Pagan, token: int) -> list[On]:
    """PGN-R37, PGN-81: the villagers left to whom a token can come."""
    return adding(s, token, [one for one in VILLAGE if s.spread >> one & 1])


# --- Paying clues ----------------------------------------------------------------------------------------------------

ANY_COLOUR: Final = Word("any")


@dataclass(frozen=True, slots=True)
class PayClues(Question):
    """PGN-73, PGN-71, PGN-R30, PGN-R34: the next clue that is paid: of the target's colour, or of any living villager."""

    colour: Word
    left: int

    def options(self, s: Pagan, seat: Seat) -> Sequence[From]:
        return [FROM[one] for one in with_clue(s, self.colour)]

    def answer(self, s: Pagan, seat: Seat, move: From) -> None:
        take_away(s, CLUE, VILLAGER_AT[move.villager], 1)
        pay_clues(s, self.left - 1, self.colour)


def with_clue(s: Pagan, colour: Word) -> list[int]:
    """The living villagers of a colour, or of any, that have a clue."""
    among: Sequence[int] = living(s) if colour == ANY_COLOUR else OF_COLOUR[COLOUR_AT[colour]]
    return [one for one in among if s.clues[one]]


def clues_there(s: Pagan, colour: int) -> int:
    """How many clues lie on the villagers of a colour."""
    clues = s.clues
    first, second, third = OF_COLOUR[colour]
    return clues[first] + clues[second] + clues[third]


def pay_clues(s: Pagan, number: int, colour: Word) -> None:
    """PGN-71, PGN-73: the Hunter chooses where his clues come from, if there is a choice."""
    if not number:
        return
    among = with_clue(s, colour)
    if len(among) == 1:
        take_away(s, CLUE, among[0], number)
    elif sum(s.clues[one] for one in among) == number:
        for one in among:
            take_away(s, CLUE, one, s.clues[one])
    else:
        s.ask(HUNTER, PayClues(colour, number))


# --- Removing some ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RemoveTokens(Question):
    """PGN-82, PGN-15: which token goes next, of those that an effect reaches; “up to” may be none at all."""

    token: Word
    villagers: tuple[Word, ...]
    left: int
    source: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[From | Pass]:
        on = counts(s, TOKEN_WORDS.index(self.token))
        return [*(FROM[at] for name in self.villagers if on[at := VILLAGER_AT[name]]), PASS]

    def answer(self, s: Pagan, seat: Seat, move: From | Pass) -> None:
        if isinstance(move, From):
            token = TOKEN_WORDS.index(self.token)
            take_away(s, token, VILLAGER_AT[move.villager], 1)
            villagers = [VILLAGER_AT[name] for name in self.villagers]
            remove_up_to(s, seat, token, villagers, self.left - 1, self.source)


def remove_up_to(s: Pagan, seat: Seat, token: int, villagers: Sequence[int], number: int, source: Word) -> None:
    """PGN-82: up to so many tokens of these villagers, one by one."""
    on = counts(s, token)
    if number and any(on[one] for one in villagers):
        s.ask(seat, RemoveTokens(TOKEN_WORDS[token], tuple(VILLAGERS[one] for one in villagers), number, source))


# --- Moving some -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoveFrom(Question):
    """PGN-R48: the next token that moves is this villager's; “up to” may be none at all."""

    token: Word
    left: int
    source: Word
    must: int  # 1: one token has to move

    def options(self, s: Pagan, seat: Seat) -> Sequence[From | Pass]:
        on = counts(s, TOKEN_WORDS.index(self.token))
        moves: list[From | Pass] = [FROM[one] for one in living(s) if on[one]]
        return moves if self.must else [*moves, PASS]

    def answer(self, s: Pagan, seat: Seat, move: From | Pass) -> None:
        if isinstance(move, From):
            s.ask(seat, MoveTo(self.token, move.villager, self.left, self.source))


@dataclass(frozen=True, slots=True)
class MoveTo(Question):
    """PGN-R48: to a different living villager."""

    token: Word
    villager: Word
    left: int
    source: Word

    def options(self, s: Pagan, seat: Seat) -> Sequence[On]:
        away = VILLAGER_AT[self.villager]
        return [ON[one] for one in living(s) if one != away]

    def answer(self, s: Pagan, seat: Seat, move: On) -> None:
        token = TOKEN_WORDS.index(self.token)
        move_token(s, token, VILLAGER_AT[self.villager], VILLAGER_AT[move.villager])
        move_up_to(s, seat, token, self.left - 1, self.source)


def move_up_to(s: Pagan, seat: Seat, token: int, number: int, source: Word, *, must: bool = False) -> None:
    """PGN-R48: up to so many tokens, each from a villager to any other one."""
    if number and any(counts(s, token)) and s.alive.bit_count() > 1:
        s.ask(seat, MoveFrom(TOKEN_WORDS[token], number, source, int(must)))


def favours_elsewhere(s: Pagan, villager: int) -> bool:
    """PGN-R38: whether a favour could be moved here."""
    return bool(sources(s, FAVOUR, villager))


def full_potions(s: Pagan) -> list[int]:
    """PGN-60, PGN-61: the designs of potions that hold what they need."""
    if not any(s.filled):
        return []
    return sorted({
        potion
        for potion, secrets in zip(s.potions, s.filled, strict=True)
        if potion != NO_CARD and secrets == NEEDS[potion]
    })  # fmt: skip


def witch_pays(s: Pagan, number: int) -> int:
    """PGN-R21: what the Witch gives the Hunter."""
    paid = lose(s, WITCH, number)
    gain(s, HUNTER, paid)
    return paid
