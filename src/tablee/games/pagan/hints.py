"""What a decent player of Pagan feels. Sees only a table dealt anew for the seat that thinks.

Every option gets a figure, in influence. The Witch knows who she is; the Hunter goes by suspicion, from what all can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Final

from tablee.core.notation import Seat
from tablee.core.state import Move
from tablee.games.pagan.facts import (
    AFFECTS,
    ARMORY,
    BLACKMAIL,
    BRAMBLE_VENOM,
    CARD_AT,
    CLUE,
    COLOUR,
    COLOUR_AT,
    DUNGEON,
    EVIDENCE_AT,
    EVIDENCE_IN_BOX,
    FAVOUR,
    HEADQUARTERS,
    HOUSE_ARREST,
    HUNTER,
    JOHNSON,
    LOVE_PHILTRE,
    MAIN_HALL,
    NATURES_BLEND,
    NEEDS,
    NO_CARD,
    NOBODY,
    OF_COLOUR,
    PERSUASION,
    POTION_OF_KNOWLEDGE,
    PRIVATE_INFORMATION,
    RUMOURS,
    SECRET,
    STUDY,
    TARGET,
    TAVERN,
    TOKEN_WORDS,
    TOKENS,
    TRUTH_ELIXIR,
    VIAL_OF_OBLIVION,
    VILLAGE,
    VILLAGER_AT,
    WAKING_DRAUGHT,
    WITCH,
)
from tablee.games.pagan.judgement import DRAWS, PLAYS, POWER_WORTH, hope, menace, others_missing, suspicion, worth
from tablee.games.pagan.moves import (
    Activate,
    Again,
    Bribe,
    Colour,
    Convert,
    Discard,
    Dismiss,
    Draw,
    Drink,
    Eliminate,
    Exonerate,
    Expel,
    Fill,
    From,
    Gain,
    Harass,
    Lift,
    On,
    Pass,
    PayUpkeep,
    Play,
    PlayCheaper,
    Pour,
    Ready,
    Reinforce,
    Remove,
    Replace,
    Ritual,
    Sap,
    Take,
    Use,
    UseFamiliar,
    Visit,
    VisitWithFamiliar,
)
from tablee.games.pagan.rules.actions import can_eliminate, others_have_clues
from tablee.games.pagan.rules.cards.allies import ExpelCard, Guide
from tablee.games.pagan.rules.cards.charms import Seduce
from tablee.games.pagan.rules.cards.events import FollowTrail, Interrogate
from tablee.games.pagan.rules.cards.familiars import Haunt
from tablee.games.pagan.rules.cards.potions import Enamour, Wake
from tablee.games.pagan.rules.drink import DrinkPotion
from tablee.games.pagan.rules.modifiers import eliminate_clues, fog, harass_clues, pawns_needed
from tablee.games.pagan.rules.play import PlaceInvestigation, PlayCard, cost
from tablee.games.pagan.rules.tokens import (
    MoveFrom,
    MoveTo,
    MoveToken,
    PayClues,
    RemoveTokens,
    SpreadTokens,
    clues_there,
)
from tablee.games.pagan.rules.visit import ConvertSecrets, UseAgain
from tablee.games.pagan.table import Pagan, innocents, is_ready, lives

HORIZON: Final = 6  # answers of a rollout before the value is trusted: about one pawn and what follows from it
SLIP: Final = 0.05  # how often a rollout does anything at all
SWAY: Final = 1.2  # how much chance there is in its liking
WARMTH: Final = 1.5  # points that make an option e times as likely in the eyes of the prior
WIN: Final = 200.0
NOTHING: Final = 0.6  # what it is worth to do nothing


class Mind:
    """What a player sees at one glance, before looking at the options."""

    __slots__ = ("hot", "hunt", "lack", "missing", "nets", "s", "seat", "suspects", "threat", "top", "visits")

    def __init__(self, s: Pagan, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.nets: dict[
            int, float
        ] = {}  # what each card of the hand would bring for its usual price, once it was looked at
        self.visits: Sequence[float] = ()  # what a visit to each villager would bring, once it was looked at
        if seat == HUNTER:
            self.suspects = suspects = suspicion(s)
            sure = max(suspects)
            self.top = top = suspects.index(sure)  # whom he suspects most
            self.lack = max(0, eliminate_clues(s) + 1 - s.clues[top])  # clues missing there, with one to ready it by
            self.missing = others_missing(s, top)
            self.hunt = max(0.0, sure - 0.15) * 30.0 / (1 + self.missing) if self.missing else 0.0
            self.hot = [suspects[one] + suspects[two] + suspects[three] for one, two, three in OF_COLOUR]
        # villagers on whom a ritual may come, ready or not; the dead have no favours
        ritual, favours = s.scenario.ritual, s.favours
        self.threat = [one for one in VILLAGE if favours[one] >= ritual] if max(favours) >= ritual else NO_THREAT


NO_THREAT: Final[list[int]] = []


# --- Visits ----------------------------------------------------------------------------------------------------------

GAINS_BY, DRAWS_BY, PLAYS_BY, PLAYS_FOR_LESS = range(4)  # what a power is good for
POWER_KIND: Final = tuple(
    PLAYS_BY if one == PLAYS[2] else PLAYS_FOR_LESS if one in PLAYS else DRAWS_BY if one in DRAWS else GAINS_BY
    for one in VILLAGE
)


def power_worths(mind: Mind) -> list[float]:
    """What the power of each villager would bring now."""
    s, seat = mind.s, mind.seat
    rich = RICH[min(s.influence[seat], len(RICH) - 1)]
    known = 1.0 if len(s.hand[seat]) < 5 else 0.5
    by_kind = (rich, known, *best_plays(mind))
    found = [
        by_kind[kind] * (worth if kind < PLAYS_BY else 1.0) for kind, worth in zip(POWER_KIND, POWER_WORTH, strict=True)
    ]
    if s.influence[seat] < s.influence[1 - seat]:
        found[JOHNSON] += 0.8 * rich
    return found


RICH: Final = (1.0,) * 6 + (0.6, 0.5, 0.4, 0.3, 0.2, 0.1)  # what a point of influence is worth, by how many one has


def best_plays(mind: Mind) -> tuple[float, float]:
    """What the best card of the hand would bring, for its price and for 1 less."""
    s, seat, nets = mind.s, mind.seat, mind.nets
    hand = s.hand[seat]
    if not hand:
        return 0.0, 0.0
    influence = s.influence[seat]
    dear = PRICE * RICH[min(influence, len(RICH) - 1)]
    best = less = 0.1
    for card in hand:
        if card in nets:
            continue
        price = cost(s, seat, card, 0)
        value = worth(s, card) - 0.8
        net = nets[card] = max(0.2, value - dear * price) if price <= influence else 0.1
        if price:
            price -= 1
        best = max(best, net)
        if price <= influence:
            less = max(less, value - dear * price)
    return best, less


PRICE: Final = 0.75  # what a point of influence is worth as a price


def visit_worths(mind: Mind) -> Sequence[float]:
    """A whole visit to each villager: investigation, favours or evidence, tokens, power, and being in the way."""
    if not mind.visits:
        mind.visits = visits_of_witch(mind) if mind.seat == WITCH else visits_of_hunter(mind)
    return mind.visits


def visits_of_witch(mind: Mind) -> list[float]:
    s = mind.s
    witch, secrets, favours, investigations = s.witch, s.secrets, s.favours, s.investigations
    colour = COLOUR[witch] if favours[witch] < s.scenario.ritual else NOBODY
    room = sum(NEEDS[card] - held for card, held in zip(s.potions, s.filled, strict=True) if card != NO_CARD)
    elsewhere = 1.4 if room else 0.9
    powers = power_worths(mind)
    found = []
    for one in VILLAGE:
        value = (2.1 if TARGET[one] == colour else elsewhere) * TOKENS[one]
        new = min(2, secrets[one] // 3)
        if new and one == witch:
            missing = s.scenario.ritual - favours[one]
            value += 7.0 * min(new, missing) + 0.5 * max(0, new - missing)
        elif new:
            value += 1.6 * new
        value += powers[one] * (2 if favours[one] + new >= 2 else 1)
        card = investigations[one]
        if card != NO_CARD:
            value -= TOLL.get(card, 0.0)
        found.append(value)
    if mind.threat and s.pawns_left.bit_count() == pawns_needed(s, witch):
        found[witch] += 2.0  # nobody harasses or eliminates a villager with a pawn on it
    else:
        found[witch] += 8.0 * menace(s)
    return found


TOLL: Final = {HOUSE_ARREST: 3.0, BLACKMAIL: 2.0, RUMOURS: 1.0}  # what an investigation costs the Witch who comes by


def visits_of_hunter(mind: Mind) -> list[float]:
    s, suspects, hot = mind.s, mind.suspects, mind.hot
    clues, secrets, favours, investigations = s.clues, s.secrets, s.favours, s.investigations
    alive = s.alive
    powers = power_worths(mind)
    bare = [sum(1 for one in three if not clues[one] and alive >> one & 1) for three in OF_COLOUR]
    first = 1.6 + mind.hunt if mind.missing else 0.4
    top = COLOUR[mind.top] if mind.lack else NOBODY
    there = 10.0 * suspects[mind.top]  # few visits reach it: the Witch stands around it
    proof = 2.6 if s.evidence < EVIDENCE_IN_BOX and not fog(s) else 0.0
    found = []
    for one in VILLAGE:
        colour, number, sure = TARGET[one], TOKENS[one], suspects[one]
        value = number * (0.9 + 1.2 * hot[colour]) + powers[one]
        if colour == top:
            aimed = min(number, mind.lack)
            value += there * aimed
            number -= aimed
        value += first * min(number, bare[colour])
        if clues[one] >= EVIDENCE_AT:
            value += proof
        card = investigations[one]
        if card != NO_CARD:
            value += REWARD.get(card, 0.0)
        # to be in the way: of what feeds the suspect, and of the suspect's own favours
        value += BLOCK * TOKENS[one] * hot[COLOUR[one]] * (1.0 if secrets[one] else 2.0) + sure * min(
            6.0, 1.5 * secrets[one] + 2.0 * favours[one]
        )
        found.append(value)
    for one in mind.threat:
        found[one] += 22.0 * suspects[one] + 1.0
    return found


BLOCK: Final = 1.0  # a secret that the Witch can't get; where she has none, she can't even ready the villager

REWARD: Final = {PERSUASION: 2.6, PRIVATE_INFORMATION: 1.8}  # what an investigation brings the Hunter who comes by


# --- Playing cards ---------------------------------------------------------------------------------------------------


def play_worth(mind: Mind, card: int, delta: int) -> float:
    """What a card brings beyond its price; below nothing if it can't be paid."""
    s, seat = mind.s, mind.seat
    if not delta and card in mind.nets:
        return mind.nets[card]
    price = cost(s, seat, card, delta)
    if price > s.influence[seat]:
        return 0.1
    return max(0.2, worth(s, card) - PRICE * RICH[min(s.influence[seat], len(RICH) - 1)] * price - 0.8)


# --- The figures -----------------------------------------------------------------------------------------------------


def feel_action(mind: Mind, move: Move) -> float:
    """A pawn, or a potion before it."""
    s, seat = mind.s, mind.seat
    if isinstance(move, Visit):
        return visit_worths(mind)[VILLAGER_AT[move.villager]]
    if isinstance(move, VisitWithFamiliar):
        familiar = 1.8 if any(card != NO_CARD for card in s.familiars) and not s.used_familiar else 0.0
        return visit_worths(mind)[VILLAGER_AT[move.villager]] + familiar + 0.25
    if isinstance(move, Ritual):
        return WIN
    if isinstance(move, Gain):
        return 2.0 if s.influence[seat] < 2 else 1.4 if s.influence[seat] < 5 else 0.6
    if isinstance(move, Draw):
        return 1.9 if len(s.hand[seat]) < 3 else 1.0
    if isinstance(move, Play):
        return play_worth(mind, CARD_AT[move.card], 0)
    if isinstance(move, Drink):
        return drink_worth(mind, CARD_AT[move.card])
    if isinstance(move, Ready):
        return ready_worth(mind, VILLAGER_AT[move.villager])
    return feel_hunter(mind, move)


def feel_hunter(mind: Mind, move: Move) -> float:
    """What only the Hunter does."""
    s = mind.s
    if isinstance(move, Eliminate):
        return eliminate_worth(mind, VILLAGER_AT[move.villager])
    if isinstance(move, Exonerate):
        return WIN if len(s.drawn) + 1 >= s.scenario.suspects else 10.5
    if isinstance(move, Harass):
        return harass_worth(mind, VILLAGER_AT[move.villager], FAVOUR if move.what == "favour" else SECRET)
    if isinstance(move, Activate):
        return activate_worth(mind, CARD_AT[move.card])
    assert isinstance(move, Lift)
    return worth(s, CARD_AT[move.card]) - 2.0


def eliminate_worth(mind: Mind, villager: int) -> float:
    """All on one villager: good when one is sure enough, and better than losing to a ritual."""
    s = mind.s
    sure = mind.suspects[villager]
    pressed = any(is_ready(s, one) and mind.suspects[one] > 0.2 for one in mind.threat)
    if sure > 0.97:
        return WIN
    left = s.scenario.innocents - innocents(s)
    enough = ENOUGH[min(left, len(ENOUGH)) - 1] - (0.1 if pressed else 0.0)
    return 80.0 * (sure - enough) + (60.0 if sure >= enough else 20.0)  # once sure enough, rather that than to harass


ENOUGH: Final = (0.62, 0.48, 0.4)  # how sure one has to be to eliminate, by the innocents that may still be lost


def harass_worth(mind: Mind, villager: int, token: int) -> float:
    """Against a ritual above all."""
    s = mind.s
    sure = mind.suspects[villager]
    if token == FAVOUR:
        near = s.favours[villager] - s.scenario.ritual
        return sure * (70.0 if near >= 0 else 18.0 if near == -1 else 8.0) - 1.0
    return sure * (1.8 * s.secrets[villager] + (4.0 if s.secrets[villager] >= 3 else 0.0)) - 1.5


def activate_worth(mind: Mind, card: int) -> float:
    """What a location brings for a pawn."""
    s = mind.s
    if card == MAIN_HALL:
        return 3.8 if s.influence[HUNTER] < 8 else 1.5
    if card == STUDY:
        return 4.4 if len(s.hand[HUNTER]) < 5 else 2.0
    if card == HEADQUARTERS:
        found = sorted((play_worth(mind, one, -1) for one in s.hand[HUNTER]), reverse=True)
        return sum(found[:2])
    if card == TAVERN:  # it reaches the suspect, whoever stands around him
        return 3.2 + 8.0 * mind.suspects[mind.top] * min(2, mind.lack)
    if card == DUNGEON:
        return max((mind.suspects[one] * 30.0 for one in mind.threat), default=0.5 * max(s.favours))
    assert card == ARMORY
    best = sorted((s.secrets[one] and mind.suspects[one] * 6 + 0.6 for one in VILLAGE), reverse=True)
    return sum(best[:2])


def drink_worth(mind: Mind, potion: int) -> float:
    """Drinking costs no pawn; only the moment matters."""
    s = mind.s
    if potion == WAKING_DRAUGHT:
        blocked = s.witch in s.pawn[3:] and s.favours[s.witch] >= s.scenario.ritual
        return WIN - 1 if blocked else 0.5 if not any(0 <= pawn < len(VILLAGE) for pawn in s.pawn[3:]) else 3.0
    if potion == LOVE_PHILTRE:
        return 12.0 if s.favours[s.witch] <= 1 else 0.3
    if potion == VIAL_OF_OBLIVION:
        return 20.0 if any(can_eliminate(s, one) for one in (s.witch,)) else 0.3 * sum(s.clues) - 1.0
    if potion == NATURES_BLEND:
        return 6.0 if s.influence[WITCH] < 7 else 2.0
    if potion == POTION_OF_KNOWLEDGE:
        return 6.0 if len(s.hand[WITCH]) < 6 else 1.0
    if potion == TRUTH_ELIXIR:
        return 7.0
    assert potion == BRAMBLE_VENOM
    return 4.0 if any(card != NO_CARD for card in (*s.allies, *s.locations)) else 0.2


def ready_worth(mind: Mind, villager: int) -> float:
    """Worth the visit that it makes possible; for the Witch perhaps the ritual."""
    s = mind.s
    if mind.seat == WITCH:
        if villager == s.witch and s.favours[villager] >= s.scenario.ritual and s.pawns_left.bit_count() > 1:
            return WIN - 1
        return 0.35 * visit_worths(mind)[villager] if s.pawns_left.bit_count() > 1 else 0.1
    if s.pawns_left.bit_count() < 2:
        return 0.1
    first = 0.0
    if s.clues[villager] > eliminate_clues(s) and others_have_clues(s, villager):
        first = eliminate_worth(mind, villager) + 2.0
    if villager in mind.threat:  # then harass it, or stand in the way
        return max(first, 40.0 * mind.suspects[villager] + 1.0)
    if first > 8.0:
        return first
    value = 0.55 * visit_worths(mind)[villager] - 4.0 * mind.suspects[villager]  # the clue is missed there
    if clues_there(s, COLOUR[villager]) > harass_clues(s):
        half = FAVOUR if s.favours[villager] else SECRET
        value = max(value, 0.85 * harass_worth(mind, villager, half))
    return value


# --- Parts of a choice -----------------------------------------------------------------------------------------------


def feel_where(mind: Mind, villager: int) -> float:
    """How good it is to put a token of one's own on a villager."""
    s = mind.s
    if mind.seat == WITCH:
        full = s.secrets[villager] % 3 == 2
        if villager == s.witch and s.favours[villager] < s.scenario.ritual:
            return OPENLY[s.scenario.ritual] + 0.8 * full
        return FEIGNED[s.scenario.ritual] + 0.7 * full + 0.2 * min(s.secrets[villager], 4)  # one decoy that grows
    clues, sure = s.clues[villager], mind.suspects[villager]
    if villager == mind.top and mind.lack:
        return 2.0 + 6.0 * sure
    if not clues and TOKENS[villager] > 1 and villager in s.pawn[:3] and s.pawns_left.bit_count() > 1:
        return 2.4 + mind.hunt + 7.0 * mind.hot[COLOUR[villager]]  # to ready it with, and take what feeds the suspect
    if not clues:
        return (2.4 + mind.hunt if mind.missing else 1.0) + sure
    if clues <= eliminate_clues(s):
        return 1.0 + 4.0 * sure + 0.6 * (clues == 2)
    return 0.5 + sure


# A secret for herself, and one for a decoy, by the favours of a ritual. Were they equal, the Hunter of this bot would be fooled
# four times out of five; with nothing for decoys he finds her two times out of three. A short match has less time for them.
OPENLY: Final = {2: 3.0, 3: 2.66}
FEIGNED: Final = {2: 1.2, 3: 1.42}


def feel_loss(mind: Mind, villager: int, token: int) -> float:
    """How good it is that a villager loses such a token."""
    s = mind.s
    if token == CLUE and mind.seat == WITCH:
        clues = s.clues[villager]
        return 1.0 + (3.0 if villager == s.witch else 0.0) + 1.0 * (clues == 3) + 1.5 * (clues == 1)
    if token == CLUE:  # the Hunter pays
        return 2.0 + 0.5 * s.clues[villager] - 3.0 * (s.clues[villager] == 1) - 2.0 * mind.suspects[villager]
    if mind.seat == HUNTER:
        return 0.5 + 6.0 * mind.suspects[villager] + 0.8 * (s.secrets[villager] % 3 == 0)
    return 1.0 if villager != s.witch else 0.1


def feel_on(mind: Mind, move: On) -> float:
    """A villager, by what is asked."""
    s, villager = mind.s, VILLAGER_AT[move.villager]
    question = s.question
    if isinstance(question, Enamour):
        return 12.0 if villager == s.witch else 2.0
    if isinstance(question, Wake | Seduce):
        return (
            (WIN if s.favours[villager] >= s.scenario.ritual else 4.0)
            if villager == s.witch
            else visit_worths(mind)[villager] / 3
        )
    if isinstance(question, FollowTrail):
        return visit_worths(mind)[villager] / 2
    if isinstance(question, Guide | Interrogate):
        return feel_where(mind, villager) + 3.0 * mind.suspects[villager]
    if isinstance(question, PlaceInvestigation):
        return investigation_worth(mind, villager)
    if isinstance(question, Haunt):
        return 2.0 - 1.2 * (villager == s.witch) - 0.4 * TOKENS[villager]
    if isinstance(question, MoveTo):
        if question.token == TOKEN_WORDS[CLUE]:
            return 1.0 + 0.5 * min(s.clues[villager], 4) - 3.0 * (villager == s.witch) - 1.0 * (not s.clues[villager])
        return feel_where(mind, villager)
    return feel_where(mind, villager)


def investigation_worth(mind: Mind, villager: int) -> float:
    """Where an investigation does most: on much visited villagers, or on the suspect."""
    card = mind.s.resolving[-1]
    if AFFECTS[card] == HUNTER:
        return 1.0 + 0.8 * TOKENS[villager] + 0.4 * (mind.s.clues[villager] >= 2)
    return 1.0 + 5.0 * mind.suspects[villager] + 0.4 * TOKENS[villager]


def feel_from(mind: Mind, move: From) -> float:
    """A villager that loses a token, by what is asked."""
    s, villager = mind.s, VILLAGER_AT[move.villager]
    question = s.question
    if isinstance(question, RemoveTokens | MoveFrom):
        return feel_loss(mind, villager, TOKEN_WORDS.index(question.token))
    if isinstance(question, PayClues):
        return feel_loss(mind, villager, CLUE)
    if isinstance(question, MoveToken):
        return 1.0 if villager != s.witch or mind.seat == HUNTER else 0.1
    return 1.0 + 20.0 * mind.suspects[villager] if mind.seat == HUNTER else 1.0


def feel_pass(mind: Mind) -> float:
    """To leave it."""
    question = mind.s.question
    if isinstance(question, PlayCard):
        return 0.5
    if isinstance(question, ConvertSecrets | UseAgain | SpreadTokens):
        return 0.2
    if isinstance(question, DrinkPotion):
        return 2.5
    if isinstance(question, ExpelCard):
        return 1.2
    return NOTHING


def feel_convert(mind: Mind, move: Convert) -> float:
    s = mind.s
    mine = s.visited == s.witch and s.favours[s.visited] < s.scenario.ritual
    return (6.0 if mine else 1.2) + 0.5 * (move.secrets == 2 and mine)


def feel_play(mind: Mind, move: Play | PlayCheaper) -> float:
    question = mind.s.question
    delta = question.delta if isinstance(question, PlayCard) else 0
    if isinstance(move, PlayCheaper):
        return play_worth(mind, CARD_AT[move.card], delta - 2) - 1.6
    return play_worth(mind, CARD_AT[move.card], delta)


def feel_discard(mind: Mind, move: Discard) -> float:
    """A card that goes: the poorer the better; and to the Clerk for influence."""
    s = mind.s
    gain = 1.5 if s.influence[mind.seat] < 2 else 0.6
    return max(0.1, 4.5 - worth(s, CARD_AT[move.card])) * gain


def feel_colour(mind: Mind, move: Colour) -> float:
    s, colour = mind.s, COLOUR_AT[move.colour]
    if mind.seat == WITCH:
        return 4.0 if colour == COLOUR[s.witch] and s.favours[s.witch] < s.scenario.ritual else 2.0
    return 1.0 + max(feel_where(mind, one) for one in OF_COLOUR[colour] if lives(s, one))


def feel_part(mind: Mind, move: Move) -> float:
    """An answer to anything but the choice of an action."""
    match move:
        case On():
            return feel_on(mind, move)
        case From():
            return feel_from(mind, move)
        case Pass():
            return feel_pass(mind)
        case Convert():
            return feel_convert(mind, move)
        case Play() | PlayCheaper():
            return feel_play(mind, move)
        case Discard():
            return feel_discard(mind, move)
        case Colour():
            return feel_colour(mind, move)
        case Draw():
            return 2.2 if len(mind.s.hand[mind.seat]) < 5 else 0.8
        case _:
            return feel_card(mind, move)


def feel_card(mind: Mind, move: Move) -> float:
    """An answer that names a card on the table, or a payment."""
    s = mind.s
    match move:
        case Drink():
            return drink_worth(mind, CARD_AT[move.card])
        case Fill():
            return 1.5 + 0.25 * worth(s, CARD_AT[move.card])
        case Take() | Remove() | Lift():
            return worth(s, CARD_AT[move.card])
        case Replace():
            return 7.0 - worth(s, CARD_AT[move.card])
        case Bribe():
            return 1.0 + move.evidence
        case Expel():
            return worth(s, s.agent) - 2.2
        case Sap():
            return 0.7 * min(3, s.influence[WITCH])
        case Dismiss():
            return 0.8
        case _:
            return LIKED[type(move)]


LIKED: Final[Mapping[type[Move], float]] = {
    Use: 3.0,
    PayUpkeep: 2.0,
    Again: 2.5,
    UseFamiliar: 2.0,
    Reinforce: 2.2,
    Pour: 2.0,
}


def feelings(s: Pagan, seat: Seat, answers: Sequence[Move]) -> list[float]:
    """How good each option looks, in influence."""
    mind = Mind(s, seat)
    if s.phase == ACTION_PHASE and s.visited < 0 and isinstance(answers[0], Visit | VisitWithFamiliar | Gain):
        return [feel_action(mind, move) for move in answers]
    return [feel_part(mind, move) for move in answers]


ACTION_PHASE: Final = 7


def prior(s: Pagan, seat: Seat, answers: Sequence[Move]) -> list[float]:
    """How good each option looks: the better, the more attention."""
    found = feelings(s, seat, answers)
    best = max(found)
    return [exp(max(-6.0, (one - best) / WARMTH)) for one in found]


def rollout(s: Pagan, seat: Seat, answers: Sequence[Move], rng: Random) -> Move:
    """What looks best, with a little chance in it."""
    if rng.random() < SLIP:
        return answers[int(rng.random() * len(answers))]
    best, chosen = -1e9, answers[0]
    for move, value in zip(answers, feelings(s, seat, answers), strict=True):
        swayed = value + SWAY * rng.random()
        if swayed > best:
            best, chosen = swayed, move
    return chosen


def value(s: Pagan) -> tuple[float, float]:
    """Each side's hope of the win; what has happened, once the match is over."""
    if s.outcome is not None:
        return s.outcome.share(WITCH), s.outcome.share(HUNTER)
    return hope(s)
