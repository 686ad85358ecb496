"""How a match ended, for any game: places with their ties, what they mean for the reader, and no word of it before the end."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Dice
from tablee.core.errors import RulesError
from tablee.core.game import Game, View, load
from tablee.core.standings import (
    Place,
    Standings,
    conclude,
    ended,
    gained,
    outcome_of,
    plain,
    ranked,
    runners_up,
    signed,
)
from tablee.core.state import Outcome, State
from tablee.i18n import Words
from tablee.testing.checks import disagreement

if TYPE_CHECKING:
    from tablee.core.notation import Seat

GAME: Game[State, View] = load("fuji_flush")


def view(seats: int, reader: Seat | None, outcome: Outcome | None) -> View:
    """What a reader knows of a match that ended so."""
    s = GAME.start(GAME.setup(seats), Dice.from_int(1))
    return replace(GAME.view(s, reader), outcome=outcome)


def told(*scores: int, winners: tuple[Seat, ...], reader: Seat | None, language: str = "en") -> Standings:
    """The standings of players with these scores, the highest first."""
    seen_by = view(len(scores), reader, Outcome(winners, "own-turn", scores))
    words = Words(GAME, language, reader)
    places = [((-score,), Place((seat,), words.name(seat), score)) for seat, score in enumerate(scores)]
    return conclude(seen_by, words, places, "…")


def teams(winners: tuple[Seat, ...], reader: Seat | None) -> Standings:
    """Two teams of two; seats 0 and 1 are one of them."""
    words = Words(GAME, "en", reader)
    places = [((not set(seats) & set(winners),), Place(seats, words.names(seats))) for seats in ((0, 1), (2, 3))]
    return conclude(view(4, reader, Outcome(winners, "own-turn")), words, places, "…")


def test_equals_share_a_place_and_the_next_one_is_counted_on() -> None:
    places = ranked(((-score,), Place((seat,), "")) for seat, score in enumerate((3, 9, 9, 1)))
    assert [(place.seats, place.rank) for place in places] == [((1,), 1), ((2,), 1), ((0,), 3), ((3,), 4)]


def test_those_behind_the_winners_are_all_who_are_next() -> None:
    places = ranked(((-score,), Place((seat,), "")) for seat, score in enumerate((5, 9, 5, 1)))
    assert runners_up(places) == (0, 2)
    assert runners_up(ranked([((0,), Place((0,), "")), ((0,), Place((1,), ""))])) == ()


@pytest.mark.parametrize(
    ("reader", "english", "french"),
    [
        (1, "You win", "Vous gagnez"),
        (2, "You came second", "Vous finissez deuxième"),
        (0, "You share third place", "Vous partagez la troisième place"),
        (None, "Basile wins", "Basile gagne"),
    ],
)
def test_the_title_says_what_it_means_for_the_reader(reader: Seat | None, english: str, french: str) -> None:
    assert told(3, 9, 8, 3, winners=(1,), reader=reader).title == english
    assert told(3, 9, 8, 3, winners=(1,), reader=reader, language="fr").title == french


def test_a_shared_win_is_called_one() -> None:
    assert told(9, 9, 1, winners=(0, 1), reader=0).title == "You share the win"
    assert told(9, 9, 1, winners=(0, 1), reader=None).title == "Ada and Basile share the win"
    assert told(9, 9, 9, winners=(0, 1, 2), reader=None).title == "Everybody shares the win"


def test_in_a_duel_the_other_has_lost() -> None:
    places = [((0,), Place((0,), "Ada")), ((1,), Place((1,), "Basile"))]
    duel = conclude(view(3, 1, Outcome((0,), "own-turn")), Words(GAME, "en", 1), places, "…")
    assert duel.title == "You lose"


def test_a_team_wins_and_loses_as_one() -> None:
    assert teams((0, 1), 0).title == "Your team wins"
    assert teams((0, 1), 3).title == "Your team loses"
    assert teams((0, 1), None).title == "Ada and Basile win"


def test_where_nobody_wins_nobody_has_a_place() -> None:
    void = told(3, 9, 4, winners=(), reader=0)
    assert void.title == "Nobody wins"
    assert [place.rank for place in void.places] == [0, 0, 0]


def test_a_game_that_does_not_say_more_has_its_winners_and_scores_told() -> None:
    ended = plain(view(3, 2, Outcome((2,), "own-turn", (4, 7, 9))), Words(GAME, "en", 2))
    assert [(place.rank, place.text, place.score) for place in ended.places] == [
        (1, "Chloé", 9),
        (2, "Basile", 7),
        (3, "Ada", 4),
    ]


def test_numbers_have_the_signs_of_print() -> None:
    assert [signed(-3), signed(4), gained(4), gained(-3), gained(0)] == ["−3", "4", "+4", "−3", "0"]


def test_before_the_end_there_is_nothing_to_tell() -> None:
    before = view(3, 0, None)
    assert ended(GAME, before, Words(GAME, "en", 0)).standings is None
    with pytest.raises(RulesError):
        outcome_of(before)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"rank": 2}, "numbered"),
        ({"seats": (0, 1)}, "not every seat"),
        ({"text": ""}, "no words"),
        ({"score": 8}, "the rules say"),
    ],
)
def test_standings_that_contradict_the_rules_are_found(wrong: dict[str, object], says: str) -> None:
    outcome = Outcome((0,), "own-turn", (9, 3, 1))
    fine = told(9, 3, 1, winners=(0,), reader=None)
    assert disagreement(fine, outcome, 3) == ""
    first, *others = fine.places
    spoiled = replace(fine, places=(replace(first, **wrong), *others))  # type: ignore[arg-type]
    assert says in disagreement(spoiled, outcome, 3)
