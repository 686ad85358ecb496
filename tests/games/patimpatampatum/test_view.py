"""Who sees what (PPP-85): views, events, records, and the world dealt anew for a bot."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.chance import Dice
from tablee.core.game import Game, View
from tablee.core.record import Match, redact
from tablee.core.serialize import encode
from tablee.core.state import State, options
from tablee.games.patimpatampatum import GAME
from tablee.games.patimpatampatum.cards import CARDS, deck
from tablee.games.patimpatampatum.rules.turn import Drew, DrewOne
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.games.patimpatampatum.conftest import Table

T, G, K, N, M = range(5)
PROPERTY: Final = settings(max_examples=20, deadline=None, derandomize=True, database=None)

players = st.integers(3, 5)
numbers = st.integers(0, 10**6)
answers = st.integers(0, 250)


def after(table: type[Table], players: int, number: int, answers: int) -> Table:
    """A match after so many answers, or at its end."""
    t = table.dealt(players, number)
    t.plays_on(Random(number), answers)
    return t


def test_ppp_85_the_owner_sees_the_hand_and_the_others_its_size(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 4, "fuets")
    t.hand(G, 6)
    t.turn(T)
    assert [CARDS[kind] for kind in t.sees(T).hand] == ["4", "fuets"]
    assert [CARDS[kind] for kind in t.sees(G).hand] == ["6"]
    for seat in (T, G, None):
        assert t.sees(seat).sizes == (2, 1, 3, 3)
    assert t.sees(None).hand == ()


def test_ppp_85_nobody_sees_into_the_pile(table: type[Table]) -> None:
    t = table(4)
    t.turn(T)
    before = [encode(t.sees(seat)) for seat in (T, G, K, N, None)]
    t.s.pile.reverse()
    assert [encode(t.sees(seat)) for seat in (T, G, K, N, None)] == before
    assert t.sees(T).pile == len(t.s.pile)


def test_ppp_85_cards_played_and_discarded_are_open(table: type[Table]) -> None:
    t = table(4)
    t.stand("q_joan", G, K, K)
    t.stand("maj3", T)
    t.hand(T, 6, "tabaler", 2)
    t.hand(G, 6, 2)
    t.turn(T)
    t.plays(T, "pawn maj3", "lay 6", "use tabaler", "push q_joan against 1")
    for seat in (G, N, None):
        seen = t.sees(seat)
        assert [CARDS[kind] for kind in (*seen.laid, seen.character)] == ["6", "tabaler"]
        assert (seen.push, seen.distance, seen.victim) == (4, 2, G)
    t.plays(G, "block 6")
    assert sorted(CARDS[kind] for kind in t.sees(None).discard) == ["6", "6", "tabaler"]


def test_ppp_85_hands_are_not_shown_when_the_match_is_over(table: type[Table]) -> None:
    t = table(4, number=3)
    t.hand(T, 2)
    t.hand(G)
    t.hand(K, 4, "fuets")
    t.no_pile()
    t.turn(T)
    t.plays(T, "pawn sp", "lay 2", "go maj2")
    assert t.outcome.reason == "shared"
    before = [encode(t.sees(seat)) for seat in (T, G, None)]
    t.s.hand[K], t.s.hand[N] = t.s.hand[N][:2], [*t.s.hand[K], *t.s.hand[N][2:]]
    assert [encode(t.sees(seat)) for seat in (T, G, None)] == before


def test_ppp_85_only_who_is_asked_sees_choices(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 4, 3)
    t.turn(T)
    t.plays(T, "pawn sp")
    assert [str(move) for move in t.sees(T).asked.options] == ["lay 3", "lay 4"]
    assert t.sees(G).asked.options == ()
    assert t.sees(None).asked.waiting == (T,)


def test_ppp_85_a_drawn_card_is_told_to_its_owner_alone(table: type[Table]) -> None:
    t = table(4)
    t.hand(T, 4, 3)
    t.next_draws("fuets")
    t.turn(T)
    t.plays(T, "pawn sp", "lay 4", "go maj4")
    assert [type(event) for event in t.log(T) if isinstance(event, Drew | DrewOne)] == [Drew]
    for other in (G, K, N, None):
        assert [type(event) for event in t.log(other) if isinstance(event, Drew | DrewOne)] == [DrewOne]


@given(players, numbers, answers)
@PROPERTY
def test_ppp_85_a_world_dealt_anew_looks_the_same_and_holds_the_same_cards(
    table: type[Table], players: int, number: int, answers: int
) -> None:
    t = after(table, players, number, answers)
    for seat in range(players):
        world = GAME.sample_world(t.s, seat, Random(number))
        assert encode(GAME.view(world, seat)) == encode(t.sees(seat))
        assert GAME.inventory(world) == GAME.inventory(t.s)
        cards = Counter((*world.pile, *world.discard, *world.laid, *(kind for hand in world.hand for kind in hand)))
        if world.character >= 0:
            cards[world.character] += 1
        assert cards == Counter(deck(t.s.comparse))


@given(players, numbers, answers)
@PROPERTY
def test_ppp_85_a_world_depends_on_what_the_seat_knows_alone(
    table: type[Table], players: int, number: int, answers: int
) -> None:
    t = after(table, players, number, answers)
    for seat in range(players):
        twin = GAME.sample_world(t.s, seat, Random(number + 1))
        worlds = [GAME.sample_world(one, seat, Random(7)) for one in (t.s, twin)]
        assert fingerprint(worlds[0]) == fingerprint(worlds[1])


def test_ppp_85_a_world_varies_every_hidden_hand_and_the_pile(table: type[Table]) -> None:
    t = table.dealt(4, 2)
    worlds = [GAME.sample_world(t.s, T, Random(number)) for number in range(12)]
    assert {tuple(world.hand[T]) for world in worlds} == {tuple(t.s.hand[T])}
    for seat in (G, K, N):
        assert len({tuple(world.hand[seat]) for world in worlds}) > 1
    assert len({tuple(world.pile) for world in worlds}) > 1


def test_ppp_85_a_redacted_record_tells_no_deal(table: type[Table]) -> None:
    game = cast("Game[State, View]", GAME)
    match = Match(game, GAME.setup(3), Dice.from_int(4))
    rng = Random(4)
    for _ in range(60):
        seat = match.state.waiting[0]
        match.play(seat, rng.choice(options(match.state, seat)))
    shown = str(redact(match.record(), T, game=game))
    assert "! deck" not in shown
    assert shown.count("\n0 ") > 3
