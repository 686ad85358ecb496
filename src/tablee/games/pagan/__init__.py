"""Pagan: a witch and a hunter in Roanoke, 1587. For two players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from tablee.core.game import Game, Hints
from tablee.core.notation import Seat
from tablee.games.pagan import hints, moves
from tablee.games.pagan.advice import tell
from tablee.games.pagan.outlook import OF_HUNTER, OF_WITCH, Outlook
from tablee.games.pagan.rules import (
    actions,
    decks,
    deeds,
    drink,
    hands,
    in_play,
    play,
    setup,
    tokens,
    turn,
    upkeep,
    visit,
)
from tablee.games.pagan.rules.cards import allies, charms, curses, events, familiars, locations, potions
from tablee.games.pagan.scene import scene
from tablee.games.pagan.table import Pagan, inventory
from tablee.games.pagan.temper import BLUFFING, SHREWD, Temper
from tablee.games.pagan.view import PaganView, redeal, view


def keen(seat: Seat) -> Game[Pagan, PaganView]:
    """The game as a hard bot in that seat thinks of it: a Witch who bluffs, a Hunter who allows for it."""
    return KEEN[seat]


GAME: Final[Game[Pagan, PaganView]] = Game(
    name="pagan",
    version=1,
    package=__name__,
    players=range(2, 3),
    options=(setup.SCENARIO, decks.DECKS, decks.WITCH_DECK, decks.HUNTER_DECK, setup.TURN_LIMIT),
    new=setup.new,
    view=view,
    redeal=redeal,
    scene=scene,
    kinds=moves.KINDS,
    questions=(
        actions.ChooseAction,
        drink.DrinkPotion,
        upkeep.UseEffect,
        upkeep.PayAlly,
        hands.DiscardCard,
        hands.TakeCard,
        visit.ConvertSecrets,
        visit.MoveFavour,
        visit.UseAgain,
        tokens.Distribute,
        tokens.SpreadTokens,
        tokens.MoveToken,
        tokens.PayClues,
        tokens.RemoveTokens,
        tokens.MoveFrom,
        tokens.MoveTo,
        play.PlayCard,
        play.DiscardForLess,
        play.MakeRoom,
        play.PlaceInvestigation,
        allies.Guide,
        allies.AskClerk,
        allies.ExpelCard,
        allies.Exorcise,
        events.BuyEvidence,
        events.Interrogate,
        events.Weaken,
        events.FollowTrail,
        events.Ransack,
        charms.ChooseColour,
        charms.Seduce,
        potions.Wake,
        potions.Enamour,
        potions.Poison,
        locations.Imprison,
        familiars.SendFamiliar,
        familiars.Assist,
        familiars.Haunt,
    ),
    events=(
        turn.TurnBegan,
        turn.FactionTaken,
        upkeep.UpkeepPaid,
        upkeep.AllyLeft,
        hands.Drew,
        hands.DrewSome,
        hands.Reshuffled,
        hands.NothingToDraw,
        hands.Discarded,
        hands.Looked,
        hands.LookedSome,
        hands.Took,
        hands.TookOne,
        tokens.InfluenceGained,
        tokens.InfluenceLost,
        tokens.EvidenceGained,
        tokens.EvidenceLost,
        tokens.TokenAdded,
        tokens.PotionFilled,
        tokens.TokenRemoved,
        tokens.PotionDrained,
        tokens.TokenMoved,
        play.Played,
        play.PlayedNothing,
        play.InvestigationPlaced,
        in_play.CardLeft,
        visit.Visited,
        visit.Converted,
        visit.UsedAgain,
        deeds.BasicGain,
        deeds.BasicDraw,
        deeds.MadeReady,
        deeds.Activated,
        deeds.Exonerated,
        deeds.ExoneratedSomebody,
        deeds.Harassed,
        deeds.FoundGuilty,
        deeds.FoundInnocent,
        deeds.RitualHeld,
        allies.Spied,
        allies.SpiedSomething,
        curses.CurseLifted,
        events.Freed,
        events.Denounced,
        events.DenouncedSomebody,
        charms.SuspectRevealed,
        familiars.FamiliarUsed,
        familiars.InvestigationMoved,
        familiars.InvestigationReturned,
        drink.Drank,
    ),
    endings=turn.ENDINGS,
    moves=moves.every_move(),
    inventory=inventory,
    hints=Hints(rollout=hints.rollout, prior=hints.prior, value=hints.value, horizon=hints.HORIZON),
    tell=tell,
    keen=keen,
    refuse=decks.refuse,
    longest=20_000,
    minutes=(30, 60),
)


def hard(temper: Temper, weights: Mapping[str, float]) -> Game[Pagan, PaganView]:
    """The game in the eyes of somebody of that temper."""
    return replace(
        GAME,
        hints=Hints(
            rollout=partial(hints.rollout, temper=temper),
            prior=partial(hints.prior, temper=temper),
            value=Outlook(temper.believe, weights),
            horizon=hints.HORIZON,
            enough=ENOUGH,
        ),
        redeal=partial(redeal, believe=temper.believe),
    )


ENOUGH: Final = 120  # iterations: with more of them the Hunter gains nothing, and the Witch ever finer bluffs
KEEN: Final = (hard(BLUFFING, OF_WITCH), hard(SHREWD, OF_HUNTER))
