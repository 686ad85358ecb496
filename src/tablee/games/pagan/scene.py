"""How Pagan lies on the table: the village, both boards, the actions and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.notation import Seat
from tablee.core.scene import MINE, SUMMARY, Card, Counter, Node, Note, Piece, Scene, Speaker, Steps, Zone, prompt
from tablee.games.pagan.facts import (
    CARDS,
    FAMINE,
    HUNTER,
    NEEDS,
    NO_CARD,
    SCENARIOS,
    UPKEEP,
    VILLAGERS,
    WITCH,
    WITCHS_MARK,
)
from tablee.games.pagan.helps import help_for
from tablee.games.pagan.offers import offer
from tablee.games.pagan.rules.actions import ChooseAction
from tablee.games.pagan.rules.modifiers import MARK_CLUES
from tablee.games.pagan.table import ACTIONS
from tablee.games.pagan.things import place, printed, scenario_of, village
from tablee.games.pagan.view import PaganView

ACTIONS_OF: Final = (
    ("gain", "draw", "ready", "ritual"),
    ("gain", "draw", "ready", "exonerate", "harass", "eliminate"),
)


def scene(view: PaganView, speaker: Speaker) -> Scene:
    """The table as the view tells it."""
    mine = view.seat if view.seat is not None else HUNTER
    nodes: list[Node] = [
        status(view, speaker),
        village(view, speaker),
        place(view, speaker, mine),
        place(view, speaker, HUNTER - mine),
    ]
    if view.resolving:
        cards = tuple(printed(speaker, f"resolving.{at}", card) for at, card in enumerate(view.resolving))
        nodes.append(Zone("resolving", speaker.say("resolving-zone"), cards, style="mine resolving"))
    nodes += my_things(view, speaker)
    return Scene(
        game="pagan",
        title=speaker.say("name"),
        nodes=tuple(nodes),
        prompt=prompt(view, speaker, lambda move: offer(view, speaker, move), help=help_for(view, speaker)),
    )


# --- Where we are ----------------------------------------------------------------------------------------------------


def status(view: PaganView, speaker: Speaker) -> Zone:
    """The turn, the steps, what it takes to win, and what is about to happen."""
    needs = scenario_of(view)
    nodes: list[Node] = [
        Counter("turn", speaker.say("turn-told", turn=view.turn), speaker.say("turn-label"), view.turn),
    ]
    if view.outcome is None:
        nodes.append(steps(view, speaker))
    told = speaker.say("ritual-told", needed=needs.ritual)
    nodes.append(Counter("ritual", told, speaker.say("ritual-label"), needs.ritual, style="goal ritual"))
    clues, secrets, favours = view.reserve
    nodes.append(Note("reserve", speaker.say("reserve-told", clues=clues, secrets=secrets, favours=favours), "reserve"))
    if view.scenario != SCENARIOS[0].word:
        nodes.append(
            Card(
                "scenario",
                speaker.say("scenario-name", scenario=view.scenario),
                speaker.say("scenario-name", scenario=view.scenario),
                style="scenario",
                detail=speaker.say("scenario-text", scenario=view.scenario),
                picture=f"scenario-{view.scenario}",
            )
        )
    if view.outcome is None:
        nodes += warnings(view, speaker)
    return Zone("status", speaker.say("turn-told", turn=view.turn), tuple(nodes), style="status")


def steps(view: PaganView, speaker: Speaker) -> Steps:
    """The steps of a visit while there is one; else those of the turn."""
    name = speaker.name(view.active)
    if view.step:
        second = speaker.say("step-two-witch") if view.active == WITCH else speaker.say("step-two-hunter")
        told = [speaker.say("step-one"), second, speaker.say("step-three"), speaker.say("step-four")]
        if view.active == WITCH:
            told.append(speaker.say("step-five"))
        title = speaker.say("steps-visit", name=name, target=VILLAGERS[view.visited])
        return Steps("steps", title, tuple(told), view.step - 1)
    pawns = 2 if view.turn == 1 else 3
    told = [speaker.say("step-upkeep"), *(speaker.say("step-action", number=one + 1) for one in range(pawns))]
    now = 0 if view.phase < ACTIONS else max(1, pawns - view.pawns_left.bit_count() + 1)
    return Steps("steps", speaker.say("steps-turn", name=name), tuple(told), min(now, pawns))


def warnings(view: PaganView, speaker: Speaker) -> list[Node]:
    """What both should see coming: favours enough for a ritual, an elimination that is possible, upkeep that falls due."""
    needs = scenario_of(view)
    alive = [one for one in range(len(VILLAGERS)) if view.alive >> one & 1]
    found: list[Node] = []
    favoured = [one for one in alive if view.favours[one] >= needs.ritual]
    if favoured:
        told = speaker.say("warning-favours", names=names(speaker, favoured))
        found.append(Note("warning.favours", told, "warning"))
    doomed = [one for one in alive if could_be_eliminated(view, alive, one)]
    if doomed:
        found.append(
            Note("warning.eliminate", speaker.say("warning-eliminate", names=names(speaker, doomed)), "warning")
        )
    due = sum(UPKEEP[ally] + view.curses.count(FAMINE) for ally in view.allies if ally != NO_CARD)
    if due:
        found.append(Note("warning.upkeep", speaker.say("warning-upkeep", number=due), "upkeep"))
    if view.agent != NO_CARD:
        found.append(Note("agent", speaker.say("agent-saw", card=CARDS[view.agent]), "seen"))
    return found


def names(speaker: Speaker, villagers: Sequence[int]) -> str:
    return ", ".join(speaker.say("target-name", target=VILLAGERS[one]) for one in villagers)


def could_be_eliminated(view: PaganView, alive: Sequence[int], one: int) -> bool:
    """PGN-74: all conditions are met but for what it may cost."""
    needs = scenario_of(view)
    clues = needs.eliminate + MARK_CLUES * view.curses.count(WITCHS_MARK)
    others = sum(1 for other in alive if other != one and view.clues[other])
    return view.clues[one] >= clues and others >= min(needs.others, len(alive) - 1) and one not in view.pawn


# --- What is mine ----------------------------------------------------------------------------------------------------


def my_things(view: PaganView, speaker: Speaker) -> list[Node]:
    """In thumb's reach: cards that one looks at, the actions of one's board, the hand."""
    if view.seat is None:
        return []
    found: list[Node] = [summary(view, speaker, view.seat)]
    if view.looked:
        cards = tuple(printed(speaker, f"looked.{at}", card) for at, card in enumerate(view.looked))
        found.append(Zone("looked", speaker.say("looked-zone"), cards, "fan", style="mine looked"))
    if isinstance(view.asked.question, ChooseAction) and view.seat in view.asked.waiting:
        found.append(actions(speaker, view.seat))
    cards = tuple(printed(speaker, f"hand.{view.seat}.{at}", card) for at, card in enumerate(view.hand))
    found.append(Zone(f"hand.{view.seat}", speaker.say("hand-zone"), cards, "fan", style=MINE, seat=view.seat))
    return found


def summary(view: PaganView, speaker: Speaker, seat: Seat) -> Zone:
    """What I have to have in sight: influence, and for the Witch how full her potions are."""
    told = speaker.say("influence-of", name=speaker.name(seat), number=view.influence[seat])
    inside: list[Node] = [
        Counter("own.influence", told, speaker.say("influence-label"), view.influence[seat], style="influence")
    ]
    if seat == WITCH:
        for at, card in enumerate(view.potions):
            if card != NO_CARD:
                name = speaker.say("card-name", card=CARDS[card])
                full = f"{name}: {view.filled[at]} / {NEEDS[card]}"
                inside.append(Counter(f"own.potion.{at}", full, name, view.filled[at], NEEDS[card], style="potion"))
    return Zone("own", speaker.say("own"), tuple(inside), style=SUMMARY)


def actions(speaker: Speaker, seat: Seat) -> Zone:
    """PGN-14, PGN-24: the actions of the board, each with what it does."""
    pieces = tuple(
        Piece(
            f"action.{action}",
            speaker.say("action-name", action=action),
            speaker.say("action-name", action=action),
            style="action",
            detail=speaker.say("action-text", action=action),
        )
        for action in ACTIONS_OF[seat]
    )
    return Zone("actions", speaker.say("actions-zone"), pieces, style="mine actions")
