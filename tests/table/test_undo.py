"""Taking an answer back: free if nobody learnt anything, else by consent; luck stays what it was."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tablee.core.chance import Dice
from tablee.table import entries as log
from tablee.table import refusals as no
from tablee.table import undo
from tablee.table.snapshot import may_undo
from tablee.table.state import Phase
from tablee.table.undo import nothing_learnt
from tablee.testing.introspect import fingerprint

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub


@pytest.mark.parametrize(
    ("moves", "free"),
    [
        (["walk 1"], True),  # everybody could have computed it
        (["do show"], False),  # a hidden card was shown
        (["do peek"], False),  # he saw a hidden card himself
        (["do roll"], False),  # luck
        (["do ponder"], True),
        (["do ponder", "mark 1"], True),  # hidden, and nothing follows from it
        (["do bid"], True),  # only a question was asked
        (["do taunt"], True),
        (["do stop"], True),
        (["do peek", "walk 1"], True),  # what was learnt before stays known
        (["do bid", "bid 2"], True),  # it lies sealed
    ],
)
def test_an_answer_is_free_if_nobody_learnt_anything_from_it(moves: list[str], free: bool, parlour: MakeClub) -> None:  # noqa: FBT001
    club = parlour(seats=3)
    for move in moves[:-1]:
        club.answers(0, move)
    before = fingerprint(club.state())
    club.answers(0, moves[-1])
    assert undo.is_free(club.table.state, "ada") is free
    entries = club.do(club.judge.ask_undo("ada"))
    assert club.kinds(entries) == [log.Undone if free else log.UndoAsked]
    assert (fingerprint(club.state()) == before) is free
    assert club.same_after_restart()


def test_a_card_played_from_a_hidden_hand_is_not_free(three: Club) -> None:
    _, person = three.turn
    three.plays(Random(1))
    assert not undo.is_free(three.table.state, person)


def test_the_last_sealed_answer_opens_all_and_is_not_free(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    club.answers(0, "do bid")
    club.answers(1, "bid 1")
    assert undo.is_free(club.table.state, "basile")
    club.answers(0, "bid 1")
    assert not undo.is_free(club.table.state, "ada")


def test_it_is_not_free_once_somebody_else_has_answered(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    club.answers(0, "do stop")
    club.answers(1, "walk 1")
    assert not undo.is_free(club.table.state, "ada")
    club.do(club.judge.ask_undo("ada"))
    club.do(club.judge.agree("basile"))
    assert club.turn == (0, "ada")
    assert club.state().clone().waiting == (0,)
    assert not may_undo(club.table.state, "basile")


def test_whether_it_is_free_depends_only_on_what_its_player_knows(parlour: MakeClub) -> None:
    club = parlour(seats=4)
    game = club.table.state.game
    rng = Random(5)
    for _ in range(30):
        if club.table.state.phase is not Phase.RUNNING:
            break
        s = club.state()
        seat = rng.choice(s.waiting)
        move = rng.choice(game.answers(s, seat, rng))
        twin = s.clone()
        twin.chance = Dice.from_int(1)
        game.determinize(twin, seat, rng)
        assert nothing_learnt(game, s, seat, move) == nothing_learnt(game, twin, seat, move)
        club.answers(seat, str(move))


# --- Consent -----------------------------------------------------------------------------------------------------------


def shown(parlour: MakeClub, seats: int = 3) -> Club:
    """Ada has shown a card and asks to take it back."""
    club = parlour(seats=seats)
    club.answers(0, "do show")
    club.do(club.judge.ask_undo("ada"))
    return club


def test_all_others_have_to_agree(parlour: MakeClub) -> None:
    club = shown(parlour)
    assert club.kinds(club.do(club.judge.agree("basile"))) == [log.UndoAgreed]
    with pytest.raises(no.NoUndoAsked):
        club.judge.agree("basile")
    with pytest.raises(no.NoUndoAsked):
        club.judge.agree("ada")
    assert club.same_after_restart()
    assert club.kinds(club.do(club.judge.agree("chloé"))) == [log.UndoAgreed, log.Undone]
    assert club.table.state.undo is None
    assert club.same_after_restart()


def test_one_refusal_is_enough_and_the_asker_may_think_better(parlour: MakeClub) -> None:
    club = shown(parlour)
    with pytest.raises(no.UndoPending):
        club.judge.ask_undo("ada")
    club.do(club.judge.refuse_undo("chloé"))
    assert club.table.state.undo is None
    with pytest.raises(no.NoUndoAsked):
        club.judge.refuse_undo("chloé")
    club.do(club.judge.ask_undo("ada"))
    club.do(club.judge.refuse_undo("ada"))
    assert club.table.state.undo is None


def test_any_answer_cancels_the_request(parlour: MakeClub) -> None:
    club = shown(parlour)
    club.answers(0, "walk 1")
    with pytest.raises(no.NoUndoAsked):
        club.judge.agree("basile")


def test_who_is_played_by_a_bot_is_not_asked(parlour: MakeClub) -> None:
    club = shown(parlour)
    club.do(club.judge.agree("basile"))
    assert club.kinds(club.do(club.judge.hand_over("chloé", 2))) == [log.HandedOver, log.Undone]


def test_who_left_is_waited_for_until_a_bot_has_the_seat(parlour: MakeClub) -> None:
    club = shown(parlour)
    assert club.kinds(club.do(club.judge.leave("chloé"))) == [log.Left]
    assert club.kinds(club.do(club.judge.agree("basile"))) == [log.UndoAgreed]
    assert club.same_after_restart()
    assert club.kinds(club.do(club.judge.hand_over("basile", 2))) == [log.HandedOver, log.Undone]


def test_a_request_goes_with_the_one_who_asked(parlour: MakeClub) -> None:
    club = shown(parlour)
    club.do(club.judge.leave("ada"))
    assert club.table.state.undo is None


def test_spectators_have_no_say(parlour: MakeClub) -> None:
    club = shown(parlour)
    club.comes("zoé")
    with pytest.raises(no.NoUndoAsked):
        club.judge.agree("zoé")
    club.do(club.judge.refuse_undo("basile"))
    with pytest.raises(no.NothingToUndo):
        club.judge.ask_undo("zoé")


def test_bots_agree_to_everything(club: MakeClub) -> None:
    opened = club()
    opened.sits("ada", 0)
    for seat in (1, 2):
        opened.do(opened.judge.place("ada", seat, "easy"))
    opened.starts()
    with pytest.raises(no.NothingToUndo):
        opened.judge.ask_undo("ada")
    rng = Random(1)
    while not may_undo(opened.table.state, "ada"):
        opened.plays(rng)
    opened.plays(rng)
    assert opened.kinds(opened.do(opened.judge.ask_undo("ada"))) == [log.Undone]
    assert opened.turn == (0, "ada")


def test_the_same_luck_comes_again(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    rolled = []
    for _ in range(3):
        club.answers(0, "do roll")
        rolled.append(fingerprint(club.state()))
        club.do(club.judge.ask_undo("ada"))
        club.do(club.judge.agree("basile"))
    assert len(set(rolled)) == 1


def test_nothing_is_taken_back_after_the_end_or_beyond_a_departure(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    club.answers(0, "walk 2")
    club.do(club.judge.resign("basile", 1))
    assert club.table.state.phase is Phase.OVER
    assert not may_undo(club.table.state, "ada")
    with pytest.raises(no.NotRunning):
        club.judge.ask_undo("ada")


def test_the_log_is_never_shortened_and_readers_are_told_how_much_still_holds(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    live = club.table.state.match
    assert live is not None
    club.answers(0, "walk 1")
    club.answers(0, "walk 2")
    seen, entries = club.table.state.revision, len(club.log)
    club.do(club.judge.ask_undo("ada"))
    assert len(club.log) == entries + 1

    def told(since: int) -> tuple[int, int]:
        start, events = live.log(1, since)
        return start, len(events)

    assert told(seen) == (1, 0)
    club.answers(0, "do show")
    assert told(seen) == (1, 1)
    assert told(0) == (0, 2)
    assert told(club.table.state.revision) == (2, 0)
