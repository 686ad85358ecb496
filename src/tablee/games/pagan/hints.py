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
    APPRENTICES,
    ARMORY,
    BRAMBLE_VENOM,
    CARD_AT,
    CLUE,
    COLOUR,
    COLOUR_AT,
    COVEN,
    DUNGEON,
    FAVOUR,
    HEADQUARTERS,
    HUNTER,
    LOVE_PHILTRE,
    MAIN_HALL,
    NATURES_BLEND,
    NO_CARD,
    OF_COLOUR,
    POTION_OF_KNOWLEDGE,
    SECRET,
    STUDY,
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
from tablee.games.pagan.judgement import hope, worth
from tablee.games.pagan.mind import WIN, Mind, eliminate_worth, guard, play_worth, thirst, visit_worths
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
from tablee.games.pagan.rules.cards.familiars import (
    APPRENTICES_INFLUENCE,
    APPRENTICES_REINFORCED,
    COVEN_LESS,
    Haunt,
)
from tablee.games.pagan.rules.cards.potions import Enamour, Wake
from tablee.games.pagan.rules.drink import DrinkPotion
from tablee.games.pagan.rules.modifiers import eliminate_clues, harass_clues
from tablee.games.pagan.rules.play import PlaceInvestigation, PlayCard
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
from tablee.games.pagan.table import Pagan, lives
from tablee.games.pagan.temper import PLAIN, Temper

HORIZON: Final = 6  # answers of a rollout before the value is trusted: about one pawn and what follows from it
SLIP: Final = 0.05  # how often a rollout does anything at all
SWAY: Final = 1.2  # how much chance there is in its liking
WARMTH: Final = 1.5  # points that make an option e times as likely in the eyes of the prior
NOTHING: Final = 0.6  # what it is worth to do nothing


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
        return 3.2 + 8.0 * mind.suspects[mind.top] * min(2, mind.lack) + guard(mind)
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
        return WIN - 1 if blocked else 3.0 if worth_waking(mind) else 0.5
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


def worth_waking(mind: Mind) -> bool:
    """Whether the Hunter stands on a villager; to who is careful, on one that she would visit before all that are ready."""
    s = mind.s
    blocked = [one for one in s.pawn[3:] if 0 <= one < len(VILLAGE)]
    if not blocked or not mind.temper.careful:
        return bool(blocked)
    visits = visit_worths(mind)
    ready = [visits[one] for one in VILLAGE if lives(s, one) and one not in s.pawn]
    return bool(s.pawns_left) and max(visits[one] for one in blocked) > max(ready, default=0.0)


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
            return mind.temper.openly[s.scenario.ritual] + 0.8 * full
        return (
            mind.temper.feigned[s.scenario.ritual] + 0.7 * full + 0.2 * min(s.secrets[villager], 4)
        )  # one decoy that grows
    clues, sure = s.clues[villager], mind.suspects[villager]
    watch = 0.0 if clues or not s.favours[villager] else watchfulness(mind, villager)
    if villager == mind.top and mind.lack:
        return 2.0 + 6.0 * sure + watch
    if not clues and TOKENS[villager] > 1 and villager in s.pawn[:3] and s.pawns_left.bit_count() > 1:
        # to ready it with, and take what feeds the suspect
        return 2.4 + mind.hunt + 7.0 * mind.hot[COLOUR[villager]] + watch
    if not clues:
        return (2.4 + mind.hunt if mind.missing else 1.0) + sure + watch
    if clues <= eliminate_clues(s):
        return 1.0 + 4.0 * sure + 0.6 * (clues == 2)
    return 0.5 + sure


def watchfulness(mind: Mind, villager: int) -> float:
    """What it is worth to the Hunter to have a clue on a villager with favours, where he has none."""
    sure, temper = mind.suspects[villager], mind.temper
    return temper.defend * sure if villager in mind.bare else temper.wary * sure * mind.s.favours[villager]


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
    if isinstance(question, Wake) and mind.temper.careful:
        return 0.2  # the potion is drunk
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
        return play_worth(mind, CARD_AT[move.card], delta - 2) - MISSED
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
        case UseFamiliar() | Reinforce():
            return familiar_worth(mind, move)
        case _:
            return LIKED[type(move)]


def familiar_worth(mind: Mind, move: UseFamiliar | Reinforce) -> float:
    """What a familiar does; to who is careful, a Coven without a card to play does nothing, and what is discarded is missed."""
    s, card, reinforced = mind.s, CARD_AT[move.card], isinstance(move, Reinforce)
    if not mind.temper.careful or card not in (COVEN, APPRENTICES):
        return LIKED[type(move)]
    missed = MISSED if reinforced else 0.0
    if card == APPRENTICES:
        return (
            LIKED[UseFamiliar]
            + (APPRENTICES_REINFORCED if reinforced else APPRENTICES_INFLUENCE) * thirst(s, WITCH)
            - missed
        )
    plays = sorted(play_worth(mind, one, -COVEN_LESS if reinforced else 0) for one in s.hand[WITCH])
    return plays[-1] - missed if len(plays) > reinforced else 0.0


MISSED: Final = 1.6  # what a discarded card would have been worth

LIKED: Final[Mapping[type[Move], float]] = {
    Use: 3.0,
    PayUpkeep: 2.0,
    Again: 2.5,
    UseFamiliar: 2.0,
    Reinforce: 2.2,
    Pour: 2.0,
}


def feelings(s: Pagan, seat: Seat, answers: Sequence[Move], temper: Temper = PLAIN) -> list[float]:
    """How good each option looks, in influence."""
    mind = Mind(s, seat, temper)
    if s.phase == ACTION_PHASE and s.visited < 0 and isinstance(answers[0], Visit | VisitWithFamiliar | Gain):
        return [feel_action(mind, move) for move in answers]
    return [feel_part(mind, move) for move in answers]


ACTION_PHASE: Final = 7


def prior(s: Pagan, seat: Seat, answers: Sequence[Move], temper: Temper = PLAIN) -> list[float]:
    """How good each option looks: the better, the more attention."""
    found = feelings(s, seat, answers, temper)
    best = max(found)
    return [exp(max(-6.0, (one - best) / WARMTH)) for one in found]


def rollout(s: Pagan, seat: Seat, answers: Sequence[Move], rng: Random, temper: Temper = PLAIN) -> Move:
    """What looks best, with a little chance in it."""
    if rng.random() < SLIP:
        return answers[int(rng.random() * len(answers))]
    best, chosen = -1e9, answers[0]
    for move, value in zip(answers, feelings(s, seat, answers, temper), strict=True):
        swayed = value + SWAY * rng.random()
        if swayed > best:
            best, chosen = swayed, move
    return chosen


def value(s: Pagan) -> tuple[float, float]:
    """Each side's hope of the win; what has happened, once the match is over."""
    if s.outcome is not None:
        return s.outcome.share(WITCH), s.outcome.share(HUNTER)
    return hope(s)
