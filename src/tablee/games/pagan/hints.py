"""How good each option looks to a decent player of Pagan, who is only ever shown a determinized table.

Every option gets a figure, in influence. The Witch knows who she is; the Hunter goes by suspicion, from what all can see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import exp
from random import Random
from typing import Final

from tablee.bots.hints import Hints, Tuning
from tablee.core.notation import Seat
from tablee.core.state import Move, Pass
from tablee.games.pagan.advice import deductions
from tablee.games.pagan.analysis import WIN, Analysis, eliminate_worth, guard, influence_worth, play_worth, visit_worths
from tablee.games.pagan.evaluation import OF_HUNTER, OF_WITCH, Evaluation
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
from tablee.games.pagan.heuristics import win_chances, worth
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
from tablee.games.pagan.play_style import BLUFFING, PLAIN, SHREWD, PlayStyle
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
from tablee.games.pagan.view import determinize

HORIZON: Final = 6  # answers of a rollout before the value is trusted: about one pawn and what follows from it
EPSILON: Final = 0.05  # how often a rollout answers at random
NOISE: Final = 1.2  # the width of the noise on its scores
TEMPERATURE: Final = 1.5  # points that make an option e times as likely in the prior
PASS_SCORE: Final = 0.6  # what it is worth to do nothing


# --- The figures -----------------------------------------------------------------------------------------------------


def score_action(analysis: Analysis, move: Move) -> float:
    """A pawn, or a potion before it."""
    s, seat = analysis.s, analysis.seat
    if isinstance(move, Visit):
        return visit_worths(analysis)[VILLAGER_AT[move.villager]]
    if isinstance(move, VisitWithFamiliar):
        familiar = 1.8 if any(card != NO_CARD for card in s.familiars) and not s.used_familiar else 0.0
        return visit_worths(analysis)[VILLAGER_AT[move.villager]] + familiar + 0.25
    if isinstance(move, Ritual):
        return WIN
    if isinstance(move, Gain):
        return 2.0 if s.influence[seat] < 2 else 1.4 if s.influence[seat] < 5 else 0.6
    if isinstance(move, Draw):
        return 1.9 if len(s.hand[seat]) < 3 else 1.0
    if isinstance(move, Play):
        return play_worth(analysis, CARD_AT[move.card], 0)
    if isinstance(move, Drink):
        return drink_worth(analysis, CARD_AT[move.card])
    if isinstance(move, Ready):
        return ready_worth(analysis, VILLAGER_AT[move.villager])
    return score_hunter(analysis, move)


def score_hunter(analysis: Analysis, move: Move) -> float:
    """What only the Hunter does."""
    s = analysis.s
    if isinstance(move, Eliminate):
        return eliminate_worth(analysis, VILLAGER_AT[move.villager])
    if isinstance(move, Exonerate):
        return WIN if len(s.drawn) + 1 >= s.scenario.suspects else 10.5
    if isinstance(move, Harass):
        return harass_worth(analysis, VILLAGER_AT[move.villager], FAVOUR if move.what == "favour" else SECRET)
    if isinstance(move, Activate):
        return activate_worth(analysis, CARD_AT[move.card])
    assert isinstance(move, Lift)
    return worth(s, CARD_AT[move.card]) - 2.0


def harass_worth(analysis: Analysis, villager: int, token: int) -> float:
    """Against a ritual above all."""
    s = analysis.s
    sure = analysis.suspects[villager]
    if token == FAVOUR:
        near = s.favours[villager] - s.scenario.ritual
        return sure * (70.0 if near >= 0 else 18.0 if near == -1 else 8.0) - 1.0
    return sure * (1.8 * s.secrets[villager] + (4.0 if s.secrets[villager] >= 3 else 0.0)) - 1.5


def activate_worth(analysis: Analysis, card: int) -> float:
    """What a location brings for a pawn."""
    s = analysis.s
    if card == MAIN_HALL:
        return 3.8 if s.influence[HUNTER] < 8 else 1.5
    if card == STUDY:
        return 4.4 if len(s.hand[HUNTER]) < 5 else 2.0
    if card == HEADQUARTERS:
        found = sorted((play_worth(analysis, one, -1) for one in s.hand[HUNTER]), reverse=True)
        return sum(found[:2])
    if card == TAVERN:  # it reaches the suspect, whoever stands around him
        return 3.2 + 8.0 * analysis.suspects[analysis.top] * min(2, analysis.lack) + guard(analysis)
    if card == DUNGEON:
        return max((analysis.suspects[one] * 30.0 for one in analysis.threat), default=0.5 * max(s.favours))
    assert card == ARMORY
    best = sorted((s.secrets[one] and analysis.suspects[one] * 6 + 0.6 for one in VILLAGE), reverse=True)
    return sum(best[:2])


def drink_worth(analysis: Analysis, potion: int) -> float:
    """Drinking costs no pawn; only the moment matters."""
    s = analysis.s
    if potion == WAKING_DRAUGHT:
        blocked = s.witch in s.pawn[3:] and s.favours[s.witch] >= s.scenario.ritual
        return WIN - 1 if blocked else 3.0 if worth_waking(analysis) else 0.5
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


def worth_waking(analysis: Analysis) -> bool:
    """Whether a pawn is left and the Hunter stands on a villager; to who is careful, on one that she would visit before all that are ready."""
    s = analysis.s
    blocked = [one for one in s.pawn[3:] if 0 <= one < len(VILLAGE)] if s.pawns_left else []
    if not blocked or not analysis.style.careful:
        return bool(blocked)
    visits = visit_worths(analysis)
    ready = [visits[one] for one in VILLAGE if lives(s, one) and one not in s.pawn]
    return max(visits[one] for one in blocked) > max(ready, default=0.0)


def ready_worth(analysis: Analysis, villager: int) -> float:
    """Worth the visit that it makes possible; for the Witch perhaps the ritual."""
    s = analysis.s
    if analysis.seat == WITCH:
        if villager == s.witch and s.favours[villager] >= s.scenario.ritual and s.pawns_left.bit_count() > 1:
            return WIN - 1
        return 0.35 * visit_worths(analysis)[villager] if s.pawns_left.bit_count() > 1 else 0.1
    if s.pawns_left.bit_count() < 2:
        return 0.1
    first = 0.0
    if s.clues[villager] > eliminate_clues(s) and others_have_clues(s, villager):
        first = eliminate_worth(analysis, villager) + 2.0
    if villager in analysis.threat:  # then harass it, or stand in the way
        return max(first, 40.0 * analysis.suspects[villager] + 1.0)
    if first > 8.0:
        return first
    value = 0.55 * visit_worths(analysis)[villager] - 4.0 * analysis.suspects[villager]  # the clue is missed there
    if clues_there(s, COLOUR[villager]) > harass_clues(s):
        half = FAVOUR if s.favours[villager] else SECRET
        value = max(value, 0.85 * harass_worth(analysis, villager, half))
    return value


# --- Parts of a choice -----------------------------------------------------------------------------------------------


def score_where(analysis: Analysis, villager: int) -> float:
    """How good it is to put a token of one's own on a villager."""
    s = analysis.s
    if analysis.seat == WITCH:
        full = s.secrets[villager] % 3 == 2
        if villager == s.witch and s.favours[villager] < s.scenario.ritual:
            return analysis.style.openly[s.scenario.ritual] + 0.8 * full
        return (
            analysis.style.feigned[s.scenario.ritual] + 0.7 * full + 0.2 * min(s.secrets[villager], 4)
        )  # one decoy that grows
    clues, sure = s.clues[villager], analysis.suspects[villager]
    watch = 0.0 if clues or not s.favours[villager] else watchfulness(analysis, villager)
    if villager == analysis.top and analysis.lack:
        return 2.0 + 6.0 * sure + watch
    if not clues and TOKENS[villager] > 1 and villager in s.pawn[:3] and s.pawns_left.bit_count() > 1:
        # to ready it with, and take what feeds the suspect
        return 2.4 + analysis.hunt + 7.0 * analysis.hot[COLOUR[villager]] + watch
    if not clues:
        return (2.4 + analysis.hunt if analysis.missing else 1.0) + sure + watch
    if clues <= eliminate_clues(s):
        return 1.0 + 4.0 * sure + 0.6 * (clues == 2)
    return 0.5 + sure


def watchfulness(analysis: Analysis, villager: int) -> float:
    """What it is worth to the Hunter to have a clue on a villager with favours, where he has none."""
    sure, style = analysis.suspects[villager], analysis.style
    return style.defend * sure if villager in analysis.bare else style.wary * sure * analysis.s.favours[villager]


def score_loss(analysis: Analysis, villager: int, token: int) -> float:
    """How good it is that a villager loses such a token."""
    s = analysis.s
    if token == CLUE and analysis.seat == WITCH:
        clues = s.clues[villager]
        return 1.0 + (3.0 if villager == s.witch else 0.0) + 1.0 * (clues == 3) + 1.5 * (clues == 1)
    if token == CLUE:  # the Hunter pays
        return 2.0 + 0.5 * s.clues[villager] - 3.0 * (s.clues[villager] == 1) - 2.0 * analysis.suspects[villager]
    if analysis.seat == HUNTER:
        return 0.5 + 6.0 * analysis.suspects[villager] + 0.8 * (s.secrets[villager] % 3 == 0)
    return 1.0 if villager != s.witch else 0.1


def score_on(analysis: Analysis, move: On) -> float:
    """A villager, by what is asked."""
    s, villager = analysis.s, VILLAGER_AT[move.villager]
    question = s.question
    if isinstance(question, Enamour):
        return 12.0 if villager == s.witch else 2.0
    if isinstance(question, Wake | Seduce):
        return (
            (WIN if s.favours[villager] >= s.scenario.ritual else 4.0)
            if villager == s.witch
            else visit_worths(analysis)[villager] / 3
        )
    if isinstance(question, FollowTrail):
        return visit_worths(analysis)[villager] / 2
    if isinstance(question, Guide | Interrogate):
        return score_where(analysis, villager) + 3.0 * analysis.suspects[villager]
    if isinstance(question, PlaceInvestigation):
        return investigation_worth(analysis, villager)
    if isinstance(question, Haunt):
        return 2.0 - 1.2 * (villager == s.witch) - 0.4 * TOKENS[villager]
    if isinstance(question, MoveTo):
        if question.token == TOKEN_WORDS[CLUE]:
            return 1.0 + 0.5 * min(s.clues[villager], 4) - 3.0 * (villager == s.witch) - 1.0 * (not s.clues[villager])
        return score_where(analysis, villager)
    return score_where(analysis, villager)


def investigation_worth(analysis: Analysis, villager: int) -> float:
    """Where an investigation does most: on much visited villagers, or on the suspect."""
    card = analysis.s.resolving[-1]
    if AFFECTS[card] == HUNTER:
        return 1.0 + 0.8 * TOKENS[villager] + 0.4 * (analysis.s.clues[villager] >= 2)
    return 1.0 + 5.0 * analysis.suspects[villager] + 0.4 * TOKENS[villager]


def score_from(analysis: Analysis, move: From) -> float:
    """A villager that loses a token, by what is asked."""
    s, villager = analysis.s, VILLAGER_AT[move.villager]
    question = s.question
    if isinstance(question, RemoveTokens | MoveFrom):
        return score_loss(analysis, villager, TOKEN_WORDS.index(question.token))
    if isinstance(question, PayClues):
        return score_loss(analysis, villager, CLUE)
    if isinstance(question, MoveToken):
        return 1.0 if villager != s.witch or analysis.seat == HUNTER else 0.1
    return 1.0 + 20.0 * analysis.suspects[villager] if analysis.seat == HUNTER else 1.0


def score_pass(analysis: Analysis) -> float:
    """To leave it."""
    question = analysis.s.question
    if isinstance(question, PlayCard):
        return 0.5
    if isinstance(question, ConvertSecrets | UseAgain | SpreadTokens):
        return 0.2
    if isinstance(question, Wake) and analysis.style.careful:
        return 0.2  # the potion is drunk
    if isinstance(question, DrinkPotion):
        return 2.5
    if isinstance(question, ExpelCard):
        return 1.2
    return PASS_SCORE


def score_convert(analysis: Analysis, move: Convert) -> float:
    s = analysis.s
    mine = s.visited == s.witch and s.favours[s.visited] < s.scenario.ritual
    return (6.0 if mine else 1.2) + 0.5 * (move.secrets == 2 and mine)


def score_play(analysis: Analysis, move: Play | PlayCheaper) -> float:
    question = analysis.s.question
    delta = question.delta if isinstance(question, PlayCard) else 0
    if isinstance(move, PlayCheaper):
        return play_worth(analysis, CARD_AT[move.card], delta - 2) - MISSED
    return play_worth(analysis, CARD_AT[move.card], delta)


def score_discard(analysis: Analysis, move: Discard) -> float:
    """A card that goes: the poorer the better; and to the Clerk for influence."""
    s = analysis.s
    gain = 1.5 if s.influence[analysis.seat] < 2 else 0.6
    return max(0.1, 4.5 - worth(s, CARD_AT[move.card])) * gain


def score_colour(analysis: Analysis, move: Colour) -> float:
    s, colour = analysis.s, COLOUR_AT[move.colour]
    if analysis.seat == WITCH:
        return 4.0 if colour == COLOUR[s.witch] and s.favours[s.witch] < s.scenario.ritual else 2.0
    return 1.0 + max(score_where(analysis, one) for one in OF_COLOUR[colour] if lives(s, one))


def score_part(analysis: Analysis, move: Move) -> float:
    """An answer to anything but the choice of an action."""
    match move:
        case On():
            return score_on(analysis, move)
        case From():
            return score_from(analysis, move)
        case Pass():
            return score_pass(analysis)
        case Convert():
            return score_convert(analysis, move)
        case Play() | PlayCheaper():
            return score_play(analysis, move)
        case Discard():
            return score_discard(analysis, move)
        case Colour():
            return score_colour(analysis, move)
        case Draw():
            return 2.2 if len(analysis.s.hand[analysis.seat]) < 5 else 0.8
        case _:
            return score_card(analysis, move)


def score_card(analysis: Analysis, move: Move) -> float:
    """An answer that names a card on the table, or a payment."""
    s = analysis.s
    match move:
        case Drink():
            return drink_worth(analysis, CARD_AT[move.card])
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
        case Pour():
            return pour_worth(analysis, move)
        case Sap():
            return 0.7 * min(3, s.influence[WITCH])
        case UseFamiliar() | Reinforce():
            return familiar_worth(analysis, move)
        case _:
            return BASE_SCORE[type(move)]


def pour_worth(analysis: Analysis, move: Pour) -> float:
    """A potion loses secrets: the Hunter weakens it; the Witch moves one, best to the twin of that potion."""
    question = analysis.s.question
    if isinstance(question, MoveToken):
        return 1.5 if question.target == move.card else 0.4
    return 2.0


def familiar_worth(analysis: Analysis, move: UseFamiliar | Reinforce) -> float:
    """What a familiar does; to who is careful, a Coven without a card to play does nothing, and what is discarded is missed."""
    s, card, reinforced = analysis.s, CARD_AT[move.card], isinstance(move, Reinforce)
    if not analysis.style.careful or card not in (COVEN, APPRENTICES):
        return BASE_SCORE[type(move)]
    missed = MISSED if reinforced else 0.0
    if card == APPRENTICES:
        return (
            BASE_SCORE[UseFamiliar]
            + (APPRENTICES_REINFORCED if reinforced else APPRENTICES_INFLUENCE) * influence_worth(s, WITCH)
            - missed
        )
    plays = sorted(play_worth(analysis, one, -COVEN_LESS if reinforced else 0) for one in s.hand[WITCH])
    return plays[-1] - missed if len(plays) > reinforced else 0.0


MISSED: Final = 1.6  # what a discarded card would have been worth

BASE_SCORE: Final[Mapping[type[Move], float]] = {
    Use: 3.0,
    PayUpkeep: 2.0,
    Dismiss: 0.8,
    Again: 2.5,
    UseFamiliar: 2.0,
    Reinforce: 2.2,
}


def scores(s: Pagan, seat: Seat, answers: Sequence[Move], style: PlayStyle = PLAIN) -> list[float]:
    """How good each option looks, in influence."""
    analysis = Analysis(s, seat, style)
    if s.phase == ACTION_PHASE and s.visited < 0 and isinstance(answers[0], Visit | VisitWithFamiliar | Gain):
        return [score_action(analysis, move) for move in answers]
    return [score_part(analysis, move) for move in answers]


ACTION_PHASE: Final = 7


def prior(s: Pagan, seat: Seat, answers: Sequence[Move], style: PlayStyle = PLAIN) -> list[float]:
    """How good each option looks: the better, the more attention."""
    found = scores(s, seat, answers, style)
    best = max(found)
    return [exp(max(-6.0, (one - best) / TEMPERATURE)) for one in found]


def rollout(s: Pagan, seat: Seat, answers: Sequence[Move], rng: Random, style: PlayStyle = PLAIN) -> Move:
    """What looks best, with a little chance in it."""
    if rng.random() < EPSILON:
        return answers[int(rng.random() * len(answers))]
    best, chosen = -1e9, answers[0]
    for move, value in zip(answers, scores(s, seat, answers, style), strict=True):
        noisy = value + NOISE * rng.random()
        if noisy > best:
            best, chosen = noisy, move
    return chosen


def value(s: Pagan) -> tuple[float, float]:
    """Each side's chance to win; what has happened, once the match is over."""
    if s.outcome is not None:
        return s.outcome.share(WITCH), s.outcome.share(HUNTER)
    return win_chances(s)


# --- What the bots are given -----------------------------------------------------------------------------------------

MAX_ITERATIONS: Final = 120  # with more of them the Hunter gains nothing, and the Witch ever finer bluffs


def expert(seat: Seat) -> Hints[Pagan]:
    """A hard bot in that seat: a Witch who bluffs, a Hunter who allows for it."""
    return EXPERTS[seat]


def expert_hints(style: PlayStyle, weights: Mapping[str, float]) -> Hints[Pagan]:
    """The hints for that style of play."""
    return Hints(
        rollout=partial(rollout, style=style),
        prior=partial(prior, style=style),
        value=Evaluation(style.believe, weights),
        tuning=Tuning(horizon=HORIZON, max_iterations=MAX_ITERATIONS),
        determinize=partial(determinize, believe=style.believe),
    )


EXPERTS: Final = (expert_hints(BLUFFING, OF_WITCH), expert_hints(SHREWD, OF_HUNTER))
HINTS: Final[Hints[Pagan]] = Hints(
    rollout=rollout, prior=prior, value=value, tuning=Tuning(horizon=HORIZON), expert=expert, deductions=deductions
)
