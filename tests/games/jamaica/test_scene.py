"""The table on a screen, from the first dice to the scores, in both languages."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.looking import end, ids, made_of, node, note, offers, prompt, ranks

from tablee.core.chance import Scripted
from tablee.core.scene import (
    Board,
    Card,
    Counter,
    Die,
    Note,
    Piece,
    Sheet,
    Spot,
    Steps,
    Zone,
    walk,
)
from tablee.games.jamaica import GAME
from tablee.i18n import LANGUAGES

if TYPE_CHECKING:
    from tests.games.jamaica.conftest import Table

A, B, C = range(3)
GHOST: Final = 2
PROPERTY: Final = settings(max_examples=8, deadline=None, derandomize=True, database=None)


def choosing(table: type[Table], *cards: str, dice: tuple[int, int] = (4, 4)) -> Table:
    """Everybody chooses a card; A holds these."""
    order = list(range(11))
    t = table(3, Scripted(A, order, order, order, [], dice[0] - 1, dice[1] - 1))
    t.hand(A, *cards)
    if dice[0] != dice[1]:
        t.answers(A, f"morning {dice[0]}")
    return t


# --- Dice, chart, places ---------------------------------------------------------------------------------------------


def test_jam_02_the_captain_clicks_the_die_of_the_morning(table: type[Table]) -> None:
    order = list(range(11))
    t = table(2, Scripted(A, order, order, [], 1, 4))
    scene = t.looks(A)
    assert [die.label for die in walk(scene) if isinstance(die, Die)] == ["2", "5"]
    assert offers(scene)["morning 5"].path == ("die.1",)
    assert node(scene, "phase", Steps).now == 0
    assert prompt(scene).text == "You are the Captain: which die is for the morning?"
    assert prompt(t.looks(B)).text == "Captain Ada chooses which die is for the morning."
    assert prompt(t.looks(B)).offers == ()


def test_jam_02_then_they_lie_under_sun_and_moon(table: type[Table]) -> None:
    t = choosing(table, "gold gold", dice=(5, 2))
    scene = t.looks(B)
    assert node(scene, "morning", Zone).nodes[0].id == "die.0"
    assert "sun" in node(scene, "die.0", Die).style
    assert node(scene, "die.1", Die).text == "Evening: 2"


def test_the_chart_has_fifty_spaces_with_price_and_value(table: type[Table]) -> None:
    scene = table(2).looks(A)
    chart = node(scene, "chart", Board)
    assert len(chart.spots) == 50
    assert len(chart.links) == 53
    assert all(0 <= spot.x <= chart.width - 1 and 0 <= spot.y <= chart.height - 1 for spot in chart.spots)
    assert node(scene, "space.14", Spot).label == "F4"
    assert node(scene, "space.45", Spot).label == "G7"
    assert node(scene, "space.45", Spot).badge == "+6"
    assert node(scene, "space.4", Spot).text == "Space 4, pirate lair with a treasure: free."
    assert node(table(2).looks(A, "fr"), "space.14", Spot).label == "N4"


def test_jam_16_an_emptied_lair_looks_emptied(table: type[Table]) -> None:
    t = table(2)
    t.emptied(4)
    assert node(t.looks(A), "space.4", Spot).picture == "lair"
    assert node(t.looks(A), "space.9", Spot).picture == "treasure"


def test_jam_o2_the_chart_shows_the_prices_that_are_played(table: type[Table]) -> None:
    assert node(table(2).looks(A), "space.16", Spot).label == "G3"
    assert node(table(2, swap_disputed_ports=True).looks(A), "space.16", Spot).label == "G5"


def test_ships_stand_on_their_spaces_in_their_colours(table: type[Table]) -> None:
    t = table(2)
    t.at(B, 12)
    ship = node(t.looks(A), "ship.1", Piece)
    assert (ship.at, ship.seat, ship.label) == ("space.12", B, "B")
    assert ship.text == "Ship of Basile: on space 12, 24 steps to go"


def test_holds_tell_goods_and_number_with_a_letter(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 - P2 G6 -")
    scene = t.looks(B)
    assert [node(scene, f"hold.0.{at}", Piece).label for at in range(5)] == ["F3", "–", "P2", "G6", "–"]
    assert node(scene, "hold.0.3", Piece).text == "Hold 4: 6 gold"
    assert node(scene, "hold.0.3", Piece).picture == "hold-gold"
    assert node(t.looks(B, "fr"), "hold.0.3", Piece).text == "Cale 4\u00a0: 6 jetons d’or"


def test_jam_38_the_sixth_hold_is_called_by_its_name(table: type[Table]) -> None:
    t = table(2)
    t.power(A, "hold")
    assert node(t.looks(B), "hold.0.5", Piece).text == "6th Hold: empty"
    assert "sixth" in node(t.looks(B), "hold.0.5", Piece).style


def test_steps_to_go_and_the_compass(table: type[Table]) -> None:
    t = table(2)
    t.s.captain = B
    t.at(A, 49)
    scene = t.looks(A)
    assert node(scene, "steps.0", Counter).value == 1
    assert node(scene, "compass", Piece).text == "Basile is the Captain"


def test_jam_40_the_last_round_is_announced(table: type[Table]) -> None:
    t = table(2)
    assert "last-round" not in ids(t.looks(A))
    t.s.ending = True
    assert "Last round" in node(t.looks(A), "last-round", Note).text


# --- Hidden things ---------------------------------------------------------------------------------------------------


def test_jam_r41_a_treasure_keeps_its_id_and_shows_its_worth_to_who_knows_it(table: type[Table]) -> None:
    t = table(3)
    t.treasure(B, 7, held=(A,))
    t.treasure(B, -3)
    t.s.cursed = (0, 1)
    mine = node(t.looks(A), "treasure.0", Card)
    assert (mine.up, mine.label) == (True, "+7")
    theirs = node(t.looks(C), "treasure.0", Card)
    assert (theirs.up, theirs.label, theirs.picture) == (False, "", "")
    assert node(t.looks(C), "treasure.1", Card).text == "Hidden treasure number 2, which is cursed"


def test_powers_lie_open_with_what_they_do(table: type[Table]) -> None:
    t = table(2)
    for power in ("map", "sabre", "beth", "hold"):
        t.power(B, power)
    scene = t.looks(A)
    assert node(scene, "power.sabre", Card).label == "Sabre"
    assert {node(scene, f"power.{power}", Card).detail.split(":")[0] for power in ("map", "sabre", "beth", "hold")} == {
        "Morgan’s Map",
        "Saran’s Sabre",
        "Lady Beth",
        "6th Hold",
    }


def test_jam_03_a_hand_of_another_is_backs_and_my_choice_is_marked(table: type[Table]) -> None:
    t = choosing(table, "gold gold", "forward food", "food powder")
    t.answers(A, "play forward food")
    mine, theirs = t.looks(A), t.looks(B)
    assert "chosen" in node(mine, "hand.0.1", Card).style
    assert not node(theirs, "hand.0.1", Card).up
    assert "ready" in node(theirs, "seat.0", Zone).style


def test_jam_04_a_card_is_shown_when_it_is_turned_up(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F1 G1 F2 G2 P1")
    t.round(A, 1, 2, "powder gold", "food powder")
    scene = t.looks(A)
    assert node(scene, "front.0", Card).picture == "card-powder-gold"
    assert not node(scene, "front.1", Card).up
    assert node(t.looks(B), "front.1", Card).up
    assert node(scene, "phase", Steps).now == 2


def test_jam_r42_known_cards_are_told(table: type[Table]) -> None:
    t = table(2)
    t.s.known = ((), (0, 6))
    assert "Known since the last shuffle: F ▲, G G." in node(t.looks(A), "hand.1", Zone).text
    assert node(t.looks(A), "played", Sheet).rows[0] == ("F ▲", "·", "○")


# --- Offers ----------------------------------------------------------------------------------------------------------


def test_a_card_tells_what_it_would_do(table: type[Table]) -> None:
    t = choosing(table, "gold gold", "forward food", "powder gold")
    shown = offers(t.looks(A))
    assert shown["play gold gold"].path == ("hand.0.1",)
    assert shown["play gold gold"].preview == "Loads 4 gold. Loads 4 gold."
    assert shown["play forward food"].preview == "To space 4: a lair with a treasure. Loads 4 food."
    assert shown["play forward food"].touches == ("space.4",)


def test_a_card_warns_of_a_shortage_and_tells_where_it_leads(table: type[Table]) -> None:
    t = choosing(table, "forward food", "gold gold", "powder gold", dice=(6, 1))
    assert offers(t.looks(A))["play forward food"].preview == (
        "To space 6: 5 gold can’t be paid! You would lose all you have of it and fall back to 4. Loads 1 food."
    )


def test_a_card_tells_of_a_battle_and_of_both_ways_at_a_fork(table: type[Table]) -> None:
    t = choosing(table, "forward forward", "gold gold", "powder gold", dice=(2, 3))
    t.at(A, 5)
    t.at(B, 13)
    assert offers(t.looks(A))["play forward forward"].preview == (
        "To space 7: costs 2 food. Or: Battle with Basile on space 13! To space 13: costs 3 food. Then 3 forward."
    )


def test_coming_home_is_grave(table: type[Table]) -> None:
    t = choosing(table, "forward food", "gold gold", "powder gold")
    t.at(A, 47)
    offer = offers(t.looks(A))["play forward food"]
    assert offer.grave
    assert offer.cost == "Home to Port Royal: this is the last round."
    assert offer.preview == "Home to Port Royal: this is the last round."
    assert not offers(t.looks(A))["play gold gold"].grave


def test_loads_without_room_are_foreseen(table: type[Table]) -> None:
    t = choosing(table, "gold gold", "powder food", "food forward")
    t.aboard(A, "G1 G1 G1 G1 G1")
    shown = offers(t.looks(A))
    assert shown["play gold gold"].preview.startswith("Every hold has gold already")
    assert "a hold has to be emptied first" in shown["play powder food"].preview


def test_jam_23_what_was_thrown_away_can_no_longer_be_paid_with(table: type[Table]) -> None:
    t = choosing(table, "gold forward", "powder food", "food forward", dice=(4, 3))
    t.at(A, 21)
    t.aboard(A, "F3 P1 P1 P1 P1")
    assert offers(t.looks(A))["play gold forward"].preview.endswith("To space 24: costs 3 food, if you keep as much.")
    t.aboard(A, "F3 G1 G1 G1 G1")
    assert offers(t.looks(A))["play gold forward"].preview.endswith(
        "To space 24: 3 food can’t be paid! You would lose all you have of it and fall back to 22."
    )


def test_jam_15_a_hold_that_was_emptied_by_paying_has_room_in_the_evening(table: type[Table]) -> None:
    t = choosing(table, "forward food", "gold gold", "powder gold", dice=(3, 2))
    t.at(A, 21)
    t.aboard(A, "F3 P1 P1 P1 P1")
    assert offers(t.looks(A))["play forward food"].preview.endswith("Loads 2 food.")
    t.aboard(A, "F4 P1 P1 P1 P1")
    assert "but a hold has to be emptied first" in offers(t.looks(A))["play forward food"].preview


def test_jam_o1_a_bank_that_counts_gives_no_more_than_it_has(table: type[Table]) -> None:
    t = choosing(table, "powder gold", "powder food", "gold forward")
    t.s.strict = True
    t.aboard(B, "P6 P6 P6 P6 P6")
    t.aboard(C, "P6 P6")
    t.aboard(A, "")
    assert offers(t.looks(A))["play powder gold"].preview == "Loads 3 gunpowder. Loads 4 gold."
    t.aboard(A, "P3")
    assert offers(t.looks(A))["play powder gold"].preview == (
        "The bank has no gunpowder left: nothing is loaded. Loads 4 gold."
    )


def test_jam_10_a_way_is_the_space_where_it_ends(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 6)
    t.acts(A, "forward", 1)
    assert offers(t.looks(A))["sail 13"].path == ("space.13",)
    assert offers(t.looks(A))["sail 13"].touches == ("ship.0",)
    assert offers(t.looks(A))["sail 13"].preview == "Space 13, sea: costs 3 food."


def test_jam_15_paying_is_a_number_and_touches_the_hold(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 F2")
    t.acts(A, "forward", 2)
    scene = t.looks(A)
    assert offers(scene)["pay 2"].path == ("amount.2",)
    assert offers(scene)["pay 2"].touches == ("hold.0.1",)
    assert offers(scene)["pay 2"].preview == "Empties hold 2."
    assert "amount.2" not in ids(t.looks(B))


def test_jam_23_emptying_is_a_click_on_the_hold_and_grave_for_gold(table: type[Table]) -> None:
    t = table(2)
    t.aboard(A, "F3 G4 P2 F1 F1")
    t.acts(A, "food", 2)
    shown = offers(t.looks(A))
    assert shown["empty 2"].path == ("hold.0.1",)
    assert shown["empty 2"].cost == "4 gold go back to the reserve: a point less for each at the end."
    assert shown["empty 2"].grave
    assert not shown["empty 3"].grave
    assert shown["empty 3"].preview == "2 gunpowder"


def test_jam_32_a_battle_shows_both_sides_and_the_odds(table: type[Table]) -> None:
    t = table(2)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(A, "P2")
    t.aboard(B, "P1")
    t.power(B, "beth")
    t.acts(A, "forward", 4)
    assert offers(t.looks(A))["powder 2"].preview == "Wins 44% of the time if the defender uses no gunpowder; ties 14%."
    t.rolls(6, 8)
    t.answers(A, "powder 2")
    scene = t.looks(B)
    assert node(scene, "attack.total", Counter).value == 8
    assert node(scene, "attack.die", Die).label == "6"
    assert node(scene, "defence.beth", Counter).value == 2
    assert offers(scene)["powder 1"].preview == "You have to beat 8. Wins 67% of the time; ties 0%."


def test_jam_35_loot_sits_on_what_is_taken(table: type[Table]) -> None:
    t = table(2)
    t.emptied(4)
    t.at(B, 4)
    t.aboard(B, "G2")
    t.power(B, "map")
    t.treasure(B, 5)
    t.treasure(B, 3)
    t.treasure(A, -2)
    t.rolls("star")
    t.acts(A, "forward", 4)
    shown = offers(t.looks(A))
    assert shown["take-hold 1"].path == ("hold.1.0",)
    assert shown["take-power map"].path == ("power.map",)
    assert (shown["take-hidden"].path, shown["take-hidden"].like) == (("treasure.0",), ("treasure.1",))
    assert shown["give 3"].path == ("treasure.2",)


def test_jam_36_the_sabre_points_at_the_die(table: type[Table]) -> None:
    t = table(2)
    t.emptied(4)
    t.at(B, 4)
    t.power(A, "sabre")
    t.rolls(2, 8)
    t.acts(A, "forward", 4)
    assert offers(t.looks(A))["reroll"].path == ("attack.die",)
    t.answers(A, "keep")
    assert offers(t.looks(A))["reroll"].path == ("defence.die",)


def test_jam_g3_the_ghost_has_its_place_its_ship_and_its_step(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 10)
    t.at(B, 20)
    t.at(GHOST, 13)
    t.s.captain = A
    t.haunts(4)
    scene = t.looks(A)
    assert node(scene, "ship.ghost", Piece).at == "space.13"
    assert node(scene, "phase", Steps).steps[-1] == "Ghost Ship"
    assert node(scene, "phase", Steps).now == 4
    assert node(scene, "hold.ghost.0", Piece).label == "G5"
    assert offers(scene)["steer forward"].text == "Steer the Ghost forward"
    assert "seat.ghost" not in ids(table(2).looks(A))


def test_jam_g2_the_ways_of_the_ghost_cost_nothing(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 20)
    t.at(B, 30)
    t.at(GHOST, 6)
    t.s.captain = A
    t.haunts(2)
    shown = offers(t.looks(A))
    assert shown["sail 14"].preview == "The Ghost stops on space 14, where it pays nothing."
    assert shown["sail 14"].touches == ("ship.ghost",)


def test_jam_g3_steering_the_ghost_shows_the_battle_and_the_treasure(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 9)
    t.at(B, 20)
    t.at(GHOST, 10)
    t.s.captain = A
    t.haunts(1)
    shown = offers(t.looks(A))
    assert (
        shown["steer forward"].preview
        == "The Ghost stops on space 11, where it pays nothing. It takes the treasure there."
    )
    assert shown["steer forward"].touches == ("space.11",)
    assert shown["steer backward"].preview.startswith("Battle with you on space 9! The Ghost stops on space 9")


def test_jam_g6_loot_for_the_ghost_sits_on_the_losers_holds(table: type[Table]) -> None:
    t = table(2, ghost_ship=True)
    t.at(A, 3)
    t.at(B, 20)
    t.s.captain = A
    t.rolls("star")
    t.haunts(3)
    assert offers(t.looks(B))["take-hold 2"].path == ("hold.0.1",)


def test_jam_41_at_the_end_the_scores_are_told_part_by_part(table: type[Table]) -> None:
    t = table(2)
    t.at(A, 0, 1)
    t.at(B, 44)
    t.aboard(A, "G4")
    t.aboard(B, "")
    t.treasure(A, -2)
    for seat in (A, B):
        t.played(seat, t.s.hand[seat][0])
    t.s.ending = True
    t.ends_round()
    scene = t.looks(B)
    assert ranks(scene) == [(1, (A,), 17), (2, (B,), 5)]
    assert made_of(scene, A) == [("Space", 15), ("Gold", 4), ("Treasures", -2)]
    assert note(scene, B) == "6 steps to go"
    assert end(scene).text == "Ada wins, 12 points ahead of you."
    assert end(t.looks(A, "fr")).text == "Vous avez 12 points de plus que Basile."
    assert scene.prompt is None


# --- Everything ------------------------------------------------------------------------------------------------------


@given(st.integers(2, 6), st.integers(0, 10**6))
@PROPERTY
def test_every_moment_can_be_shown_with_help_in_both_languages(table: type[Table], players: int, number: int) -> None:
    t, rng = table(players, number, ghost_ship=players == 2), Random(number)
    while t.s.outcome is None:
        if rng.random() < 0.1:
            for language in LANGUAGES:
                for seat in (*t.s.waiting[:1], None):
                    scene = t.looks(seat, language)
                    assert bool(prompt(scene).help) == (seat is not None)
                    assert all(offer.text for offer in prompt(scene).offers)
        t.plays_something(rng)


@pytest.mark.parametrize("players", [2, 4])
def test_every_picture_that_is_named_is_drawn_and_every_drawing_is_named(table: type[Table], players: int) -> None:
    art = {file.name.removesuffix(".svg") for file in files(GAME.package).joinpath("art").iterdir()}
    named: set[str] = set()
    for number in range(12):
        t, rng = table(players, number, ghost_ship=players == 2), Random(number)
        while t.s.outcome is None:
            t.plays_something(rng)
            if rng.random() < 0.15:
                named |= {getattr(one, "picture", "") for one in walk(t.looks(0))}
    named.discard("")
    assert named <= art
    assert art - named <= {"cover", "ghost"}  # the cover is for the shelf


def test_the_drawings_are_small_and_load_nothing() -> None:
    drawings = list(files(GAME.package).joinpath("art").iterdir())
    texts = [drawing.read_text("utf-8") for drawing in drawings]
    assert sum(len(text.encode()) for text in texts) < 60_000
    for text in texts:
        assert "viewBox" in text
        assert "href" not in text
        assert "<script" not in text
        assert "@font-face" not in text
