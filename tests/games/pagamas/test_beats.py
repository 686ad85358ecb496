"""What is seen of each event: votes are counted up, hideouts turn up one by one, ambushes slide in, loot changes hands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar, cast

import pytest
from tests.games.staging import lost, shown

from tablee.core.beats import (
    Beat,
    Beats,
    Count,
    Drop,
    Duel,
    Fly,
    Go,
    Mark,
    Put,
    Roll,
    Row,
    Show,
    Side,
    Step,
    Tally,
    flat,
    staged,
)
from tablee.core.chance import Scripted
from tablee.core.game import Game, View
from tablee.core.scene import Card, Piece
from tablee.core.state import State
from tablee.games.pagamas import GAME
from tablee.games.pagamas.beats import BEATS

if TYPE_CHECKING:
    from tests.games.pagamas.conftest import Table

    from tablee.core.notation import Seat

A, B, C, D, E, F = range(6)
PAGAMAS: Final = cast("Game[State, View]", GAME)
S = TypeVar("S", bound=Step)


def seen(t: Table, happens: Callable[[], object], reader: Seat | None = A, language: str = "en") -> list[Beat]:
    """What the reader is shown of that."""
    before = t.sees(reader)
    happens()
    return list(staged(cast("Beats[View]", BEATS), before, t.sees(reader), t.log(reader), t.words(reader, language)))


def steps(told: list[Beat], kind: type[S]) -> list[S]:
    return [step for beat in told for step in flat(beat.steps) if isinstance(step, kind)]


def named(told: list[Beat], sentence: str) -> list[Beat]:
    """The beats whose sentence begins like this."""
    return [beat for beat in told if beat.text.startswith(sentence)]


def flown(told: list[Beat]) -> list[tuple[int | str, int | str, str]]:
    return [(one.start, one.end, one.label) for one in steps(told, Fly)]


# --- Phases 1 and 2 ----------------------------------------------------------------------------------------------------


def test_pgm_11_a_sailor_comes_off_the_deck_and_lies_down_before_his_master(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, "ambush")
    t.crew(A, 1)
    t.next_actions("m3")
    t.begin(1)
    told = seen(t, lambda: t.does(A, "keep-hand"), C)
    (put, *_) = steps(named(told, "A sailor of Force 3 joins Ada"), Put)
    assert isinstance(put.node, Card)
    assert (put.zone, put.start, put.node.id, put.node.label) == ("crew.0", "deck", "crew.0.1", "3")


def test_pgm_11_the_first_sailor_brings_a_place_for_the_others(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, "ambush")
    t.s.hand[B].clear()
    t.next_actions("m3", "m1", "m2")
    t.begin(1)
    told = seen(t, lambda: t.does(A, "keep-hand"), C)
    first, second, third = steps(told[:3], Put)
    assert [(one.zone, one.node.id) for one in (first, second, third)] == [
        ("seat.0", "crew.0"), ("seat.1", "crew.1"), ("crew.1", "crew.1.1"),
    ]  # fmt: skip


@pytest.mark.parametrize("reader", [A, B, None])
def test_pgm_12_a_drawn_card_goes_to_the_hand_with_its_face_for_its_owner_only(
    table: type[Table], reader: Seat | None
) -> None:
    t = table(3)
    t.hand(A, "ambush")
    t.next_actions("dodge")
    t.begin(1)
    told = seen(t, lambda: t.does(A, "keep-hand"), reader)[:1]
    (put,) = steps(told, Put)
    assert isinstance(put.node, Card)
    assert (put.zone, put.node.id, put.node.up) == ("hand.0", "hand.0.1", reader == A)
    assert Count("hand.0", 2) in steps(told, Count)
    assert told[0].weight == "quiet"


def test_pgm_10_a_discarded_hand_slides_to_the_discards(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, "ambush", "dodge")
    t.begin(1)
    told = seen(t, lambda: t.does(A, "discard-hand"), B)[:1]
    assert steps(told, Drop) == [Drop("hand.0.0", "discard"), Drop("hand.0.1", "discard")]
    assert steps(told, Count) == [Count("hand.0", 0)]


def test_pgm_13_the_discards_become_the_deck(table: type[Table]) -> None:
    t = table(3)
    t.hand(A, "ambush")
    t.s.discard, t.s.deck = t.s.deck, []
    t.begin(1)
    cards = len(t.s.discard)
    told = seen(t, lambda: t.does(A, "keep-hand"), B)
    assert [one.value for one in steps(told, Count) if one.node == "deck"][:2] == [cards, cards - 1]
    assert Count("discard", 0) in steps(told, Count)


def test_pgm_15_a_character_goes_to_its_player_and_the_last_one_follows(table: type[Table]) -> None:
    t = table(3)
    t.crew(B, 2)
    t.begin(2)
    told = seen(t, lambda: t.does(A, "appoint 1 second"), C)
    assert steps(told, Drop)[:2] == [Drop("role.second", "character.1"), Drop("role.lookout", "character.2")]
    assert [one.node.id for one in steps(told, Show)] == ["character.1", "character.2"]
    assert steps(told, Count)[:2] == [Count("votes.1", 2), Count("votes.2", 1)]


# --- Phase 3 -----------------------------------------------------------------------------------------------------------


def split(table: type[Table]) -> Table:
    """A keeps the 3 and offers the 2 and the 1 to B; A's sailor and C's two have votes of their own."""
    t = table(4)
    t.crew(A, 1)
    t.crew(C, 2, 3)
    t.next_loot(3, 2, 1)
    t.begin(3)
    t.split(A, B, B)
    return t


@pytest.mark.parametrize(("reader", "faces"), [(B, ["2", "1"]), (A, ["2", "1"]), (C, [""]), (None, [""])])
def test_pgm_23_an_offer_shows_its_cards_to_who_may_see_them_and_else_its_number(
    table: type[Table], reader: Seat | None, faces: list[str]
) -> None:
    t = table(4)
    t.next_loot(3, 2, 1)
    t.begin(3)
    told = seen(t, lambda: t.split(A, B, B), reader)
    offered = [one for one in steps(told, Fly) if one.end == B]
    assert [one.start for one in offered] == ["today"] * len(faces)
    assert [one.node.label for one in offered if isinstance(one.node, Card)] == faces
    assert [one.label for one in offered] == ([""] * len(faces) if faces[0] else ["2"])


def test_pgm_25_votes_are_shown_one_by_one_and_meet_in_a_duel(table: type[Table]) -> None:
    t = split(table)
    told = seen(t, lambda: t.votes(A, B), D)
    assert flown(told[:4]) == [
        (A, "middle", "✓ 2"), (B, "middle", "✓ 1"), (C, "middle", "✗ 3"), (D, "middle", "✗ 1"),
    ]  # fmt: skip
    (duel,) = steps(told, Duel)
    assert duel.sides == (
        Side(None, "for", ("Ada: 2", "Basile: 1"), "3"),
        Side(None, "against", ("Chloé: 3", "Dario: 1"), "4"),
    )
    assert duel.winner == 1
    assert [one.end for one in steps(told, Drop)] == ["today"] * 3  # what was offered goes back


def test_pgm_29_an_adopted_split_goes_from_the_offers_to_the_loot_of_its_owners(table: type[Table]) -> None:
    t = split(table)
    told = seen(t, lambda: t.votes(A, B, D), C)
    (duel,) = steps(told, Duel)
    assert (duel.winner, [side.total for side in duel.sides]) == (0, ["4", "3"])
    assert steps(told, Go) == [
        Go("offer.0.0", "magot.0"), Go("offer.1.0", "magot.1"), Go("offer.1.1", "magot.1"),
    ]  # fmt: skip


def test_pgm_27_what_the_second_leaves_goes_to_the_captain(table: type[Table]) -> None:
    t = split(table)
    t.votes()
    t.split(A, B, B)
    t.votes()
    told = seen(t, lambda: t.does(B, "let-be"), C)
    assert [(one.node, one.to) for one in steps(told, Go)] == [
        ("offer.0.0", "magot.0"), ("offer.1.0", "magot.0"), ("offer.1.1", "magot.0"),
    ]  # fmt: skip
    assert Mark(("magot.0", "place.3")) in steps(told, Mark)


def test_pgm_66_bribed_sailors_stand_on_the_other_side(table: type[Table]) -> None:
    t = split(table)
    t.hand(B, "bribe")
    t.loot(B, 1)
    t.votes(A, B)
    told = seen(t, lambda: t.does(B, "bribe 2"), B)
    (put,) = steps(told, Put)
    assert (put.zone, put.node.id, put.start) == ("discard", "discard.0", "hand.1.0")
    assert (B, C, "2") in flown(told)
    assert ("magot.1", "thrown", "") in flown(told)  # what it cost, for his eyes only
    (duel,) = steps(told, Duel)
    assert [side.lines for side in duel.sides] == [
        ("Ada: 2", "Basile: 1", "Chloé’s sailors: 2"),
        ("Chloé: 1", "Dario: 1"),
    ]


def test_pgm_30_who_throws_loot_overboard_sees_it_and_the_others_count_it(table: type[Table]) -> None:
    for reader, told_of in (
        (B, [("magot.1", "thrown", ""), ("magot.1", "thrown", "")]),
        (C, [("magot.1", "thrown", "2")]),
    ):
        t = split(table)
        t.votes(A, B, D)
        t.does(A, "overboard -")
        assert flown(seen(t, lambda t=t: t.does(B, "overboard 2,1"), reader))[:2] == told_of  # type: ignore[misc]


def test_pgm_o4_a_promise_passes_from_one_to_the_other(table: type[Table]) -> None:
    t = table(4, promises=True)
    t.next_loot(3, 2, 1)
    t.begin(3)
    told = seen(t, lambda: t.all_do("pledge 2", "pass", "pledge 1"), C)
    assert flown(told) == [(B, A, "“2 cards”"), (D, A, "“one card”")]
    t.split(A, B, B)
    assert flown(seen(t, lambda: t.does(A, "vow 1 to 2"), D)) == [(A, C, "“one card”")]
    told = seen(t, lambda: t.votes(A, C), D)
    assert flown(named(told, "Basile breaks")) == [(B, A, "✗")]


# --- Phases 4 and 5 ----------------------------------------------------------------------------------------------------


def test_pgm_35_everybody_lays_a_hideout_face_down(table: type[Table]) -> None:
    t = table(3)
    t.begin(4)
    told = seen(t, lambda: t.all_do("hide tavern", "hide house", "hide island"), None)
    cards = steps(told, Fly)
    assert [(one.start, one.end) for one in cards] == [(A, "port"), (B, "port"), (C, "port")]
    assert all(isinstance(one.node, Card) and not one.node.up for one in cards)


@pytest.mark.parametrize("reader", [B, C, None])
def test_pgm_41_an_ambush_slides_face_down_to_its_target(table: type[Table], reader: Seat | None) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "island", "hammock")
    t.begin(5)
    t.does(B, "ambush 2")
    told = seen(t, lambda: t.does(B, "at island"), reader)
    stack, put, *_ = steps(told, Put)
    assert (stack.zone, stack.node.id) == ("seat.2", "stack.2")
    assert isinstance(put.node, Card)
    assert (put.zone, put.node.id, put.start, put.node.up) == ("stack.2", "trap.0", B, False)
    assert "island" not in put.node.text


# --- Phase 6 -----------------------------------------------------------------------------------------------------------


def night(table: type[Table]) -> Table:
    """B waits for C on the island, where he is with loot, a sailor and a card; D waits in vain."""
    t = table(4)
    t.hidden("tavern", "hammock", "island", "hammock")
    t.trap(B, C, "island", power=True)
    t.trap(D, A, "house")
    t.crew(C, 3)
    t.hand(C, "bribe")
    t.loot(C, 2, 1)
    return t


def test_pgm_50_hideouts_turn_up_one_by_one_and_my_own_stays_where_it_is(table: type[Table]) -> None:
    t = night(table)
    told = seen(t, lambda: t.begin(6), A)[:4]
    assert [beat.text for beat in told] == [
        "You are in the Tavern.",
        "Basile is in the Hammock.",
        "Chloé is on Treasure island.",
        "Dario is in the Hammock.",
    ]
    assert [beat.cause for beat in told] == [True] * 4
    out = steps(told, Put)
    assert [(one.zone, one.start) for one in out] == [("port", B), ("port", C), ("port", D)]
    assert [one.node.at for one in out if isinstance(one.node, Piece)] == ["place.0", "place.3", "place.0"]


def test_pgm_51_the_house_is_paid_one_card_from_ones_loot(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "house")
    t.loot(B, 3)
    t.loot(C, 2, 1)
    assert ("magot.1", "place.2", "1") in flown(seen(t, lambda: t.begin(6), A))
    (paid,) = steps(seen(t, lambda: t.does(C, "pay 2"), C), Fly)[:1]
    assert isinstance(paid.node, Card)
    assert (paid.end, paid.node.label) == ("place.2", "2")


def test_pgm_51_who_cannot_pay_loses_everything_before_our_eyes(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "house", "island")
    t.hand(B, "dodge")
    t.crew(B, 1, 2)
    t.loot(C, 1)
    told = named(seen(t, lambda: t.begin(6), A), "Basile can’t pay")
    assert told[0].weight == "drama"
    assert {one.node for one in steps(told, Drop)} == {"hand.1.0", "crew.1.0", "crew.1.1"}
    assert [one.node.id for one in steps(told, Show)] == ["character.1", "pawn.1"]
    assert steps(told, Count) == [Count("votes.1", 0), Count("hand.1", 0)]


def test_pgm_53_an_ambush_is_turned_up_and_slides_to_its_target_or_to_an_empty_place(table: type[Table]) -> None:
    t = night(table)
    told = seen(t, lambda: t.begin(6), A)[4:]
    hit, missed = told[:2]
    assert [(one.id, one.up, one.label) for one in cards_of(hit)] == [("trap.0", True, "Treasure island")]
    assert flown([hit]) == [("trap.0", "pawn.2", "")]
    assert steps([hit], Mark) == [Mark(("trap.0", "pawn.2"))]
    assert flown([missed]) == [("trap.1", "place.2", "")]
    assert steps([missed], Mark) == []


def cards_of(beat: Beat) -> list[Card]:
    return [one.node for one in steps([beat], Show) if isinstance(one.node, Card)]


@pytest.mark.parametrize(("luck", "sign"), [(1, "✓"), (0, "✗")])
def test_pgm_54_a_dodge_is_played_and_its_luck_is_drawn(table: type[Table], luck: int, sign: str) -> None:
    t = table(3, Scripted(luck))
    t.hidden("hammock", "hammock", "island")
    t.hand(C, "dodge", "ambush")
    t.loot(C, 3)
    t.trap(B, C, "island", power=True)
    t.begin(6)
    told = seen(t, lambda: t.does(C, "dodge"), A)
    (put, *_) = steps(told, Put)
    assert (put.zone, put.start, put.node.text) == ("discard", "hand.2.1", "Dodge")
    (roll,) = steps(told, Roll)
    assert roll.die.label == sign
    assert bool(named(told, "Chloé is trapped")) is (luck == 0)


def test_pgm_56_what_the_trapped_lose_is_seen_when_all_ambushes_are_decided(table: type[Table]) -> None:
    t = night(table)
    t.trap(A, B, "hammock")
    t.hand(B, "dodge")
    t.begin(6)
    first = seen(t, lambda: t.does(B, "suffer"), D)
    assert steps(named(first, "Basile is trapped"), Drop) == []
    told = seen(t, lambda: t.does(C, "suffer"), D)
    assert {one.node for one in steps(told[:1], Drop)} == {"hand.1.0", "hand.2.0", "crew.2.0"}
    assert [one.id for one in cards_of(told[0])] == ["character.1", "character.2"]


def test_pgm_57_loot_goes_as_it_lies_with_its_number_and_the_robber_looks_at_it(table: type[Table]) -> None:
    t = night(table)
    t.begin(6)
    told = seen(t, lambda: t.does(C, "suffer"), B)
    robbed, looked = named(told, "You take"), named(told, "You look")
    assert steps(robbed, Drop) == [Drop("magot.2.0", "magot.1"), Drop("magot.2.1", "magot.1")]
    assert flown(robbed) == [("magot.2", "magot.1", "+2")]
    assert robbed[0].seat == B
    assert [one.node.text for one in steps(looked, Put)] == ["Loot: 2 parts", "Loot: one part"]


def test_pgm_57_loot_that_reaches_a_circle_is_lost(table: type[Table]) -> None:
    t = table(3)
    t.hidden("tavern", "hammock", "island")
    t.loot(A, 3)
    t.loot(B, 2, 1)
    t.trap(A, B, "hammock")
    t.trap(B, A, "tavern", power=True)
    told = named(seen(t, lambda: t.begin(6), C), "The robbers robbed")
    assert flown(told) == [("magot.0", "thrown", "+1"), ("magot.1", "thrown", "+2")]


def test_pgm_54_who_comes_too_late_finds_a_cross(table: type[Table]) -> None:
    t = table(4)
    t.hidden("hammock", "hammock", "island", "hammock")
    t.trap(A, C, "island")
    t.trap(D, C, "island")
    told = named(seen(t, lambda: t.begin(6), B), "Dario comes too late")
    assert flown(told) == [(D, "pawn.2", "✗")]
    assert told[0].seat == D


@pytest.mark.parametrize(("reader", "value"), [(A, 3), (B, 1)])
def test_pgm_59_a_hoard_grows_in_parts_for_its_owner_and_in_cards_for_the_others(
    table: type[Table], reader: Seat, value: int
) -> None:
    t = table(3)
    t.hidden("island", "tavern", "hammock")
    t.loot(A, 3)
    t.begin(6)
    told = seen(t, lambda: t.does(A, "bury 3"), reader)
    assert ("magot.0", "hoard.0", "" if reader == A else "1") in flown(told)
    assert Count("hoard.0", value) in steps(told, Count)


# --- Elections and mutiny ----------------------------------------------------------------------------------------------


def test_pgm_65_the_voices_are_counted_and_the_sign_of_the_captain_goes_to_the_elected(table: type[Table]) -> None:
    t = table(4)
    t.hidden("house", "hammock", "hammock", "hammock")
    t.crew(D, 2)
    called = named(seen(t, lambda: t.begin(6), B), "Ada has fallen")
    assert [one.id for one in cards_of(called[0])] == ["character.0"]
    t.all_do("stand", "stand", "stand-back")
    told = seen(t, lambda: t.all_do("elect 1", "elect 2", "elect 2"), B)
    assert flown(told[:3]) == [(B, B, "✓ 1"), (C, C, "✓ 1"), (D, C, "✓ 2")]
    (counted,) = steps(told, Tally)
    assert counted.rows == (
        Row("Basile for Basile", "+1", "1", B),
        Row("Chloé for Chloé", "+1", "1", C),
        Row("Dario for Chloé", "+2", "3", D),
    )
    helm = named(told, "Chloé takes the helm")
    assert flown(helm) == [("character.0", "character.2", "")]
    assert cards_of(helm[0])[0].label == "Captain"


def test_pgm_64_a_tie_is_counted_once(table: type[Table]) -> None:
    t = table(3)
    t.hidden("house", "hammock", "hammock")
    t.begin(6)
    t.all_do("stand", "stand")
    told = seen(t, lambda: t.all_do("elect 1", "elect 2"), A)
    assert len(steps(told, Tally)) == 1


def mutiny(table: type[Table]) -> Table:
    """B has turned the card; C has sailors and All hands!"""
    t = table(4)
    t.hidden("hammock", "hammock", "hammock", "hammock")
    t.s.forced = True
    t.crew(C, 3, 2)
    t.hand(C, "hands")
    t.begin(7)
    return t


def test_pgm_71_the_card_turns_red_and_pgm_72_characters_turn(table: type[Table]) -> None:
    t = mutiny(table)
    (red,) = cards_of(seen(t, lambda: t.does(B, "revolt"), A)[0])
    assert (red.id, red.picture) == ("mutiny", "mutiny")
    (turned,) = cards_of(seen(t, lambda: t.does(B, "join-mutiny"), A)[0])
    assert (turned.id, turned.picture) == ("character.1", "mutineer")


def test_pgm_75_both_camps_meet_with_the_sailors_that_were_called(table: type[Table]) -> None:
    t = mutiny(table)
    t.does(B, "revolt", "join-mutiny")
    t.does(C, "join-mutiny")
    t.does(D, "stay-loyal")
    while "reinforce 2" not in t.choices(C):
        t.does(t.asked[0], "stay-loyal" if "stay-loyal" in t.choices(t.asked[0]) else "pass")
    told = seen(t, lambda: t.does(C, "reinforce 2"), A)
    assert flown(named(told, "Chloé calls")) == [(C, C, "+5")]
    (duel,) = steps(told, Duel)
    assert duel.text == "Mutiny!"
    rebels, loyal = duel.sides
    assert (rebels.text, loyal.text, loyal.seat) == ("The mutineers", "The Captain’s camp", A)
    assert any(line.endswith(" + 5") for line in rebels.lines)
    assert duel.winner == (0 if int(rebels.total) > int(loyal.total) else 1)


def test_pgm_76_the_loot_of_the_one_on_the_plank_is_seen_by_the_captain_and_flies_to_his_camp(
    table: type[Table],
) -> None:
    for reader in (A, D):
        t = mutiny(table)
        t.s.hand[C].clear()
        t.loot(B, 3, 1)
        t.does(B, "revolt", "join-mutiny")
        t.does(C, "stay-loyal")
        t.does(D, "stay-loyal")
        told = seen(t, lambda t=t: t.all_do("stay-loyal", "stay-loyal"), reader)  # type: ignore[misc]
        walked = named(told, "Basile walks the plank")
        assert [one.id for one in cards_of(walked[0])] == ["character.1"]
        faces = [one.node.text for one in steps(named(told, "The spoils"), Show)]
        assert faces == (["Loot: 3 parts", "Loot: one part"] if reader == A else [])
        t.does(A, "share 3 to 0")
        given = seen(t, lambda t=t: t.does(A, "share 1 to 3"), reader)  # type: ignore[misc]
        assert [(one.start, one.end) for one in steps(given, Fly)] == [("magot.1", "magot.3"), ("magot.1", "magot.0")]


# --- The end of a turn, and of a match ---------------------------------------------------------------------------------


def test_pgm_80_everybody_goes_home_at_the_end_of_a_turn(table: type[Table]) -> None:
    t = table(3)
    t.hidden("hammock", "hammock", "hammock")
    t.trap(B, A, "tavern", power=True)
    home = named(seen(t, lambda: t.begin(6), A), "Turn 2")
    assert steps(home, Drop) == [Drop("pawn.0", A), Drop("pawn.1", B), Drop("pawn.2", C), Drop("trap.0", B)]
    assert [one.id for one in cards_of(home[0])] == ["mutiny"]


def test_pgm_91_what_is_buried_is_counted_up(table: type[Table]) -> None:
    t = table(3)
    t.buried(A, 1, 3, 3)
    t.buried(B, 2)
    t.s.last_turn = True
    told = seen(t, lambda: t.begin(8), C)
    mine, *_ = steps(told, Tally)
    assert mine.rows == (Row("2 × 3 parts", "+6", "6", A), Row("1 × one part", "+1", "7", A))
    assert [one for one in steps(told, Count) if one.node == "hoard.0"] == [Count("hoard.0", 7)]


@pytest.mark.parametrize(("seats", "number"), [(3, 1), (4, 2), (6, 3)])
def test_whatever_happens_in_a_match_is_shown_of_things_that_are_on_the_table(seats: int, number: int) -> None:
    for one in islice(shown(PAGAMAS, seats, number), 400):
        assert [beat.rule for beat in one.beats] == [event.rule for event in one.events]
        assert lost(one) == set()
