"""What each answer is for, told to whoever has to give it: what it means, what it costs, why one would want it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.core.scene import Speaker
from tablee.core.state import Question
from tablee.games.pagan.facts import WITCH
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.cards.allies import AskClerk, Exorcise, ExpelCard, Guide
from tablee.games.pagan.rules.cards.charms import ChooseColour, Seduce
from tablee.games.pagan.rules.cards.events import BuyEvidence, FollowTrail, Interrogate, Ransack, Weaken
from tablee.games.pagan.rules.cards.familiars import Assist, Haunt, SendFamiliar
from tablee.games.pagan.rules.cards.locations import Imprison
from tablee.games.pagan.rules.cards.potions import Enamour, Poison, Wake
from tablee.games.pagan.rules.drink import DrinkPotion
from tablee.games.pagan.rules.hands import DiscardCard, TakeCard
from tablee.games.pagan.rules.play import DiscardForLess, MakeRoom, PlaceInvestigation, PlayCard
from tablee.games.pagan.rules.resolution import FIRST_TURN
from tablee.games.pagan.rules.tokens import (
    Distribute,
    MoveFrom,
    MoveTo,
    MoveToken,
    PayClues,
    RemoveTokens,
    SpreadTokens,
)
from tablee.games.pagan.rules.upkeep import PayAlly, UseEffect
from tablee.games.pagan.rules.visit import ConvertSecrets, MoveFavour, UseAgain
from tablee.games.pagan.things import scenario_of
from tablee.games.pagan.view import PaganView


def help_for(view: PaganView, speaker: Speaker) -> str:
    """The help of the question that is asked."""
    match view.asked.question:
        case None:
            return ""
        case ChooseAction():
            return help_with_action(view, speaker)
        case Distribute():
            mine = view.seat == WITCH
            return speaker.say("help-distribute-witch") if mine else speaker.say("help-distribute-hunter")
        case question:
            return _HELP[type(question)](speaker)


def help_with_action(view: PaganView, speaker: Speaker) -> str:
    """PGN-08, PGN-09: what the side wins by, and what a pawn can do for it."""
    if view.turn == FIRST_TURN:
        return speaker.say("help-first-turn")
    if view.seat == WITCH:
        return speaker.say("help-action-witch", needed=scenario_of(view).ritual)
    return speaker.say("help-action-hunter", needed=scenario_of(view).suspects)


_HELP: Final[dict[type[Question], Callable[[Speaker], str]]] = {
    DrinkPotion: lambda speaker: speaker.say("help-drink-potion"),
    UseEffect: lambda speaker: speaker.say("help-use-effect"),
    PayAlly: lambda speaker: speaker.say("help-pay-ally"),
    DiscardCard: lambda speaker: speaker.say("help-discard-card"),
    TakeCard: lambda speaker: speaker.say("help-take-card"),
    ConvertSecrets: lambda speaker: speaker.say("help-convert-secrets"),
    MoveFavour: lambda speaker: speaker.say("help-move-favour"),
    UseAgain: lambda speaker: speaker.say("help-use-again"),
    SpreadTokens: lambda speaker: speaker.say("help-spread-tokens"),
    MoveToken: lambda speaker: speaker.say("help-move-token"),
    PayClues: lambda speaker: speaker.say("help-pay-clues"),
    RemoveTokens: lambda speaker: speaker.say("help-remove-tokens"),
    MoveFrom: lambda speaker: speaker.say("help-move-from"),
    MoveTo: lambda speaker: speaker.say("help-move-to"),
    PlayCard: lambda speaker: speaker.say("help-play-card"),
    DiscardForLess: lambda speaker: speaker.say("help-discard-for-less"),
    MakeRoom: lambda speaker: speaker.say("help-make-room"),
    PlaceInvestigation: lambda speaker: speaker.say("help-place-investigation"),
    Guide: lambda speaker: speaker.say("help-guide"),
    AskClerk: lambda speaker: speaker.say("help-ask-clerk"),
    ExpelCard: lambda speaker: speaker.say("help-expel-card"),
    Exorcise: lambda speaker: speaker.say("help-exorcise"),
    BuyEvidence: lambda speaker: speaker.say("help-buy-evidence"),
    Interrogate: lambda speaker: speaker.say("help-interrogate"),
    Weaken: lambda speaker: speaker.say("help-weaken"),
    FollowTrail: lambda speaker: speaker.say("help-follow-trail"),
    Ransack: lambda speaker: speaker.say("help-ransack"),
    ChooseColour: lambda speaker: speaker.say("help-choose-colour"),
    Seduce: lambda speaker: speaker.say("help-seduce"),
    Wake: lambda speaker: speaker.say("help-wake"),
    Enamour: lambda speaker: speaker.say("help-enamour"),
    Poison: lambda speaker: speaker.say("help-poison"),
    Imprison: lambda speaker: speaker.say("help-imprison"),
    SendFamiliar: lambda speaker: speaker.say("help-send-familiar"),
    Assist: lambda speaker: speaker.say("help-assist"),
    Haunt: lambda speaker: speaker.say("help-haunt"),
}
