"""How it lies on the table: what a player sees at a glance, and where to click."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Dice
from tablee.core.scene import Board, Card, Counter, Note, Piece, Steps, Zone, walk
from tablee.core.state import apply, options
from tablee.games.pagan import GAME

if TYPE_CHECKING:
    from tests.games.pagan.conftest import Table


def test_nine_villagers_lie_in_three_colours_with_both_sides_tokens(table: type[Table]) -> None:
    t = table()
    t.clues(annie=3)
    t.secrets(annie=2)
    t.favours(annie=1)
    t.pawns("hunter", "annie")
    t.investigates("persuasion", "annie")
    t.turn("witch")
    village = t.node("witch", "village", Zone)
    assert [zone.id for zone in village.nodes] == ["colour.blue", "colour.red", "colour.green"]
    there = t.node("hunter", "place.annie", Zone)
    assert [node.id for node in there.nodes] == [
        "v.annie", "power.annie", "favour.annie", "secret.annie", "clue.annie", "pawn.3", "investigation.annie",
    ]  # fmt: skip
    assert t.node("hunter", "clue.annie", Piece).badge == "3"
    assert "Draw 1 card." in t.node(None, "v.annie", Card).detail
    assert t.node(None, "v.annie", Card).badge == "+2"
    assert t.node(None, "investigation.annie", Card).badge == "H"


def test_pgn_s4_only_the_witch_sees_who_she_is(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    assert "true" in t.node("witch", "v.annie", Card).style.split()
    assert "only the Witch sees it" in t.node("witch", "v.annie", Card).text
    assert "only the Witch sees it" in t.node("witch", "place.annie", Zone).text
    for side in ("hunter", None):
        assert "true" not in t.node(side, "v.annie", Card).style.split()


def test_pgn_72_the_hunter_sees_whom_he_has_cleared(table: type[Table]) -> None:
    t = table()
    t.drawn("sue", "mia")
    t.s.revealed = 0b10
    t.turn("hunter")
    assert "innocent" in t.node("hunter", "v.sue", Card).style
    assert "innocent" not in t.node("witch", "v.sue", Card).style
    assert "innocent" in t.node("witch", "v.mia", Card).style
    assert not t.node("witch", "suspect.0", Card).up
    assert t.node("hunter", "suspect.0", Card).label == "Sue"


def test_an_eliminated_villager_is_turned_down(table: type[Table]) -> None:
    t = table()
    t.eliminated("mia")
    t.turn("hunter")
    assert t.node("hunter", "v.mia", Card).picture == "villager-down"
    assert "power.mia" not in t.ids("hunter")


def test_the_boards_show_spaces_counters_and_pawns(table: type[Table]) -> None:
    t = table()
    t.in_play("truth-elixir", "clerk", "main-hall", "famine")
    t.filled("truth-elixir", 3)
    t.influence("witch", 4)
    t.evidence(2)
    t.turn("hunter")
    t.plays("hunter", "activate main-hall")
    assert t.node(None, "potion.0", Card).badge == "3/4"
    assert t.node(None, "ally.0", Card).badge == "-2"
    assert "used" in t.node(None, "location.0", Card).style
    assert not t.node(None, "ally.1", Card).up
    assert t.node(None, "influence.0", Counter).value == 4
    assert (t.node(None, "evidence", Counter).value, t.node(None, "evidence", Counter).most) == (2, 9)
    assert "1 more" in t.node(None, "curses", Zone).text
    assert t.node("hunter", "pawn.4", Piece).style == "pawn hunter waits"


def test_a_hand_is_cards_to_its_owner_and_backs_to_the_other(table: type[Table]) -> None:
    t = table()
    t.hand("witch", "trance", "raven")
    t.turn("witch")
    assert t.node("witch", "hand.0.0", Card).label == "Trance"
    assert "Once" in t.node("witch", "hand.0.0", Card).detail
    assert not t.node("hunter", "hand.0.0", Card).up
    assert t.node("hunter", "hand.0.0", Card).text == t.node("hunter", "hand.0.1", Card).text


def test_steps_tell_the_turn_and_the_visit(table: type[Table]) -> None:
    t = table()
    t.turn("witch")
    assert t.node("witch", "steps", Steps).now == 1
    t.plays("witch", "visit mia")
    steps = t.node("witch", "steps", Steps)
    assert (len(steps.steps), steps.now) == (5, 2)
    t.turn("hunter")
    t.plays("hunter", "visit biggs")
    assert len(t.node("hunter", "steps", Steps).steps) == 4


def test_warnings_say_what_is_coming(table: type[Table]) -> None:
    t = table()
    t.favours(sue=3)
    t.clue_everywhere()
    t.clues(mia=3)
    t.in_play("clerk")
    t.turn("hunter")
    assert t.node(None, "warning.favours", Note).text == "Enough favours for a ritual: Sue."
    assert t.node(None, "warning.eliminate", Note).text == "Can be eliminated: Mia."
    assert "1" in t.node(None, "warning.upkeep", Note).text


def test_offers_sit_where_one_would_click(table: type[Table]) -> None:
    t = table()
    t.hand("hunter", "armory", "armory")
    t.influence("hunter", 3)
    t.in_play("main-hall", "hypnosis")
    t.secrets(mia=1)
    t.pawns("witch", "sue")
    t.clues(sue=1)
    t.clue_everywhere()
    t.clues(mia=3)
    t.evidence(3)
    t.turn("hunter")
    offers = t.offers("hunter")
    assert offers["visit annie"].path == ("v.annie",)
    assert offers["play armory"].path == ("hand.1.0",)
    assert offers["play armory"].like == ("hand.1.1",)
    assert offers["activate main-hall"].path == ("location.0",)
    assert offers["lift hypnosis"].path == ("curse.0",)
    assert offers["ready sue"].path == ("action.ready", "v.sue")
    assert offers["harass mia secrets"].path == ("action.harass", "secret.mia")
    assert offers["exonerate"].path == ("action.exonerate",)
    assert offers["eliminate mia"].grave
    assert "innocent number 1 of 3" in offers["eliminate mia"].preview


def test_pgn_62_the_ritual_is_asked_once_more(table: type[Table]) -> None:
    t = table()
    t.favours(annie=3)
    t.turn("witch")
    offer = t.offers("witch")["ritual"]
    assert offer.grave
    assert offer.cost == "Everybody learns who the witch is, and the match is over: you win."
    assert offer.path == ("action.ritual", "v.annie")
    assert t.offers("witch")["visit mia with familiar"].path == ("pawn.2", "v.mia")


def test_pgn_o2_faction_cards_lie_beside_their_colour(table: type[Table]) -> None:
    t = table(1, scenario="souls")
    t.owns("hunter", "red")
    t.turn("witch")
    assert t.node("witch", "faction.frontier-folk", Card).seat == 1
    assert t.node("witch", "faction.strays", Card).seat is None
    assert "Souls" in t.node("witch", "scenario", Card).text
    assert "Faction card" in t.node("witch", "scenario", Card).detail


def test_looked_at_cards_lie_before_who_looks(table: type[Table]) -> None:
    t = table()
    t.turn("hunter")
    t.plays("hunter", "visit biggs", "on biggs")
    assert len(t.node("hunter", "looked", Zone).nodes) == 3
    assert "looked" not in t.ids("witch")
    assert all(offer.path[0].startswith("looked.") for offer in t.offers("hunter").values())


def test_who_is_asked_for_an_action_gets_help(table: type[Table]) -> None:
    t = table.dealt()
    prompt = t.looks("witch").prompt
    assert prompt is not None
    assert "two villagers of one colour" in prompt.help
    other = t.looks("hunter").prompt
    assert other is not None
    assert other.help == ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scenario", ["none", "welcome", "souls"])
def test_every_scene_of_a_match_has_words_and_no_two_things_share_a_name(
    table: type[Table], language: str, scenario: str
) -> None:
    t = table.dealt(Dice.from_int(11), scenario=scenario)
    rng = Random(3)
    for step in range(250):
        if t.s.outcome is not None:
            break
        if step % 10 == 0:
            for side in ("witch", "hunter", None):
                scene = t.looks(side, language)
                names = [node.id for node in walk(scene)]
                assert len(names) == len(set(names))
                assert all(node.text for node in walk(scene) if not isinstance(node, Zone | Board))
        seat = t.s.waiting[0]
        apply(t.s, seat, rng.choice(options(t.s, seat)))
    assert GAME.scene(t.sees(None), t.words(None, language)).title
