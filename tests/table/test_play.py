"""During the match: answers, several seats, bots, leaving and coming back, the end and the rematch."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import Judge

from tablee.bots import make
from tablee.core import record
from tablee.core.chance import commitment, seed_from
from tablee.core.errors import IllegalMove, NotAsked, RulesError, UnknownMove
from tablee.core.notation import Seat
from tablee.core.state import State, options
from tablee.table import entries as log
from tablee.table import play
from tablee.table import refusals as no
from tablee.table.entries import NumberedEntry
from tablee.table.pace import LONGEST, SHORTEST, pause
from tablee.table.state import Phase
from tablee.table.table import Table
from tablee.table.table import record as record_of
from tablee.table.terms import Absent, Time

if TYPE_CHECKING:
    from tests.table.conftest import Club, MakeClub


def some_move(club: Club) -> str:
    seat, _ = club.turn
    s = club.state()
    return str(club.table.state.game.answers(s, seat, Random(1))[0])


def play_out(club: Club, seed: int = 1) -> None:
    rng = Random(seed)
    while club.table.state.phase is Phase.RUNNING:
        club.plays(rng)


# --- Answers -----------------------------------------------------------------------------------------------------------


def test_an_answer_is_stored_before_it_happens(three: Club) -> None:
    seat, person = three.turn
    before = three.table.state.seq
    (entry,) = three.judge.answer(person, seat, three.table.state.revision, some_move(three))
    assert isinstance(entry, log.Answered)
    assert three.turn == (seat, person)
    assert three.table.state.seq == before
    three.do((entry,))
    assert three.turn != (seat, person)


def test_only_the_owner_answers_for_a_seat(three: Club) -> None:
    seat, person = three.turn
    other = next(one for one in ("ada", "basile", "chloé") if one != person)
    move = some_move(three)
    with pytest.raises(no.NotYourSeat):
        three.judge.answer(other, seat, three.table.state.revision, move)
    with pytest.raises(no.NotHere):
        three.judge.answer("nobody", seat, three.table.state.revision, move)
    with pytest.raises(no.NoSuchSeat):
        three.judge.answer(person, 7, three.table.state.revision, move)
    mine = three.table.state.seating.seats_of(other)[0]
    with pytest.raises(NotAsked):
        three.judge.answer(other, mine, three.table.state.revision, move)
    with pytest.raises(no.NoBotThere):
        three.judge.answer_for_bot(seat, three.table.state.revision, move)


def test_what_is_no_move_or_not_allowed_is_refused(three: Club) -> None:
    seat, person = three.turn
    with pytest.raises(UnknownMove):
        three.judge.answer(person, seat, three.table.state.revision, "fly")
    s = three.state()
    offered = {str(move) for move in three.table.state.game.answers(s, seat, Random(1))}
    other = next(str(move) for move in three.table.state.game.moves if str(move) not in offered)
    with pytest.raises(IllegalMove):
        three.judge.answer(person, seat, three.table.state.revision, other)


def test_an_answer_to_what_was_asked_before_is_stale(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    seen = club.table.state.revision
    club.answers(0, "walk 1")
    with pytest.raises(no.StaleAnswer):
        club.judge.answer("ada", 0, seen, "walk 1")
    with pytest.raises(no.StaleAnswer):
        club.judge.answer("ada", 0, club.table.state.revision + 1, "walk 1")


def test_an_answer_sent_twice_with_one_key_is_given_once(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    seen = club.table.state.revision
    club.do(club.judge.answer("ada", 0, seen, "walk 1", key="k1"))
    assert club.judge.answer("ada", 0, seen, "walk 1", key="k1") == ()
    assert Judge(club.restarted()).answer("ada", 0, seen, "walk 1", key="k1") == ()
    with pytest.raises(no.StaleAnswer):
        club.judge.answer("ada", 0, seen, "walk 1", key="k2")
    with pytest.raises(no.BadKey):
        club.judge.answer("ada", 0, club.table.state.revision, "walk 1", key="k" * 65)


def test_a_rule_that_stumbles_does_so_before_anything_is_stored(
    parlour: MakeClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = parlour(seats=2)

    def stumble(*_: object, **__: object) -> None:
        raise RulesError("oh")

    monkeypatch.setattr(State, "tell", stumble)
    with pytest.raises(RulesError):
        club.judge.answer("ada", 0, club.table.state.revision, "walk 1")
    assert club.table.state.revision == len([one for one in club.log if not isinstance(one.entry, log.Sealed)])


def test_talk_makes_no_answer_stale(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    seen = club.table.state.revision
    club.do(club.judge.say("basile", log.Channel.TABLE, "hello", club.now))
    club.do(club.judge.answer("ada", 0, seen, "walk 1"))


def test_a_sealed_answer_makes_nobody_elses_answer_stale(parlour: MakeClub) -> None:
    club = parlour(seats=3)
    club.answers(0, "do bid")
    seen = club.table.state.revision
    club.answers(1, "bid 2")
    club.do(club.judge.answer("ada", 0, seen, "bid 0"))
    club.do(club.judge.answer("chloé", 2, seen, "bid 1"))
    with pytest.raises(no.StaleAnswer):
        club.judge.answer("ada", 0, seen, "walk 1")


def places(duo: Club, seat: Seat, seen: int) -> None:
    """The seat lays one piece more of its camp, having seen the table as it was at that moment."""
    move = str(options(duo.state(), seat)[0])
    duo.do(duo.judge.answer(duo.table.state.seating.chairs[seat].person, seat, seen, move))


def test_what_somebody_can_not_notice_makes_no_answer_stale(parlour: MakeClub) -> None:
    duo = parlour("aquatika", seats=2)
    seen = duo.table.state.revision
    places(duo, 0, seen)
    places(duo, 1, seen)  # nothing of the other camp shows
    with pytest.raises(no.StaleAnswer):
        places(duo, 1, seen)  # his own answer does
    places(duo, 0, seen + 1)
    assert duo.table.state.match is not None
    assert duo.table.state.match.asked == {0: seen + 3, 1: seen + 2}
    assert duo.same_after_restart()


def test_on_an_open_floor_what_somebody_notices_makes_an_answer_stale(parlour: MakeClub) -> None:
    duo = parlour("aquatika", seats=2)
    seen = duo.table.state.revision
    while 0 in duo.state().waiting:
        places(duo, 0, duo.table.state.revision_of("ada"))
    with pytest.raises(no.StaleAnswer):
        places(duo, 1, seen)  # that the other is ready shows
    places(duo, 1, duo.table.state.revision_of("basile"))


def test_nothing_can_be_answered_before_the_start(club: MakeClub) -> None:
    table = club().table
    with pytest.raises(no.NotRunning):
        Judge(table).answer("ada", 0, 1, "play 2")
    with pytest.raises(no.NotRunning):
        Judge(table).answer_for_bot(0, 1, "play 2")
    with pytest.raises(no.NotRunning):
        record_of(table.state, "ada")
    assert play.bots_due(table.state) == ()
    assert play.forced_seats(table.state) == ()
    assert Judge(table).flag(5.0) == ()
    assert Judge(table).wake(1.0) == ()


# --- Several seats, hot seat -------------------------------------------------------------------------------------------


def test_one_person_may_play_several_seats(club: MakeClub) -> None:
    alone = club()
    alone.sits("ada", 0, 1, 2)
    alone.starts()
    assert alone.table.state.visible_seats("ada") == (0, 1, 2)
    play_out(alone)
    assert alone.same_after_restart()


def test_at_a_hot_seat_one_looks_only_at_the_seat_that_is_asked(club: MakeClub) -> None:
    alone = club(hot_seat=True)
    alone.sits("ada", 0, 1, 2)
    alone.starts()
    seat, _ = alone.turn
    assert alone.table.state.visible_seats("ada") == (seat,)
    alone.answers(seat, some_move(alone))
    assert alone.table.state.visible_seats("ada") == (alone.turn[0],) != (seat,)
    play_out(alone)
    assert alone.table.state.visible_seats("ada") == (0, 1, 2)


# --- Bots --------------------------------------------------------------------------------------------------------------


def test_bots_are_given_a_world_and_their_answers_are_judged(club: MakeClub) -> None:
    opened = club()
    opened.sits("ada", 0)
    for seat in (1, 2):
        opened.do(opened.judge.place("ada", seat, "easy"))
    opened.starts()
    rng = Random(1)
    while opened.table.state.phase is Phase.RUNNING:
        turns = play.bots_due(opened.table.state)
        if not turns:
            opened.plays(rng)
            continue
        (turn,) = turns
        bot = make(turn.bot)
        world = turn.sample_world(rng)
        assert world is not opened.state()
        assert world.chance is not opened.state().chance
        for mover, move in opened.table.state.running().saw(turn.seat):
            bot.saw(mover, move)
        move = bot.choose(opened.table.state.game, world, turn.seat, rng)
        with pytest.raises(no.BotPlays):
            opened.do(opened.judge.hand_over("ada", turn.seat))
        opened.do(opened.judge.answer_for_bot(turn.seat, turn.revision, str(move)))
    assert play.bots_due(opened.table.state) == ()


def test_a_bot_sees_of_a_hidden_answer_only_that_it_was_given(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    club.answers(0, "do ponder")
    club.answers(0, "mark 2")
    assert [str(move) for _, move in club.table.state.running().saw(0)] == ["do ponder", "mark 2"]
    assert [str(move) for _, move in club.table.state.running().saw(1)] == ["do ponder", "None"]


def test_who_can_only_pass_is_passed_for_and_nothing_shows_it(parlour: MakeClub) -> None:
    club = parlour(seats=3)
    club.answers(0, "do taunt")
    for seat in (1, 2):
        s = club.state()
        free = len(club.table.state.game.answers(s, seat, Random(1))) > 1
        assert play.forced_seats(club.table.state) == (() if free else (seat,))
        if free:
            with pytest.raises(NotAsked):
                club.judge.pass_for(seat, club.table.state.revision)
            club.answers(seat, "pass")
        else:
            (entry,) = club.do(club.judge.pass_for(seat, club.table.state.revision))
            assert entry == log.Answered(seat, "pass", "", forced=True)
    assert play.forced_seats(club.table.state) == ()
    assert club.turn[0] == 0


def test_a_pause_depends_on_the_rng_alone_and_looks_human() -> None:
    pauses = [pause(Random(seed)) for seed in range(500)]
    assert all(SHORTEST <= one <= LONGEST for one in pauses)
    assert len(set(pauses)) > 400
    assert 1.2 < sorted(pauses)[250] < 2.2
    assert pause(Random(3)) == pause(Random(3))


# --- Leaving and coming back -------------------------------------------------------------------------------------------


def test_a_seat_whose_player_left_can_be_handed_to_a_bot_and_taken_back(three: Club) -> None:
    seat, person = three.turn
    other = next(one for one in ("ada", "basile", "chloé") if one != person)
    with pytest.raises(no.StillThere):
        three.judge.hand_over(other, seat)
    assert three.kinds(three.do(three.judge.leave(person))) == [log.Left]
    assert play.bots_due(three.table.state) == ()
    three.do(three.judge.hand_over(other, seat, "easy"))
    assert [turn.bot for turn in play.bots_due(three.table.state)] == ["easy"]
    with pytest.raises(no.NotHere):
        three.judge.take_back(person, seat)
    three.do(three.judge.come(person, person.capitalize()))
    with pytest.raises(no.BotPlays):
        three.judge.answer(person, seat, three.table.state.revision, some_move(three))
    with pytest.raises(no.NotYourSeat):
        three.judge.take_back(other, seat)
    three.do(three.judge.take_back(person, seat))
    with pytest.raises(no.NoBotThere):
        three.judge.take_back(person, seat)
    three.answers(seat, some_move(three))
    assert three.same_after_restart()


def test_a_player_may_hand_over_the_own_seat(three: Club) -> None:
    three.do(three.judge.hand_over("ada", 0))
    assert three.table.state.seating.chairs[0].bot == "normal"
    with pytest.raises(no.UnknownStrength):
        three.judge.hand_over("basile", 1, "program:x")


def test_a_spectator_hands_over_nothing(three: Club) -> None:
    three.comes("dario")
    three.do(three.judge.leave("ada"))
    with pytest.raises(no.NotYourSeat):
        three.judge.hand_over("dario", 0)


def test_when_the_last_person_leaves_bots_play_on(three: Club) -> None:
    three.do(three.judge.leave("ada"))
    three.do(three.judge.leave("basile"))
    assert three.kinds(three.do(three.judge.leave("chloé"))) == [log.Left, *[log.HandedOver] * 3]
    rng = Random(1)
    while three.table.state.phase is Phase.RUNNING:
        three.plays(rng)
    three.comes("ada")
    assert record_of(three.table.state, "ada").seed


def test_resigning_ends_the_match_for_a_seat_by_the_rules_of_the_game(three: Club) -> None:
    with pytest.raises(no.NotYourSeat):
        three.judge.resign("ada", 1)
    entries = three.do(three.judge.resign("ada", 0))
    assert entries[0] == log.Resigned(0)
    assert three.same_after_restart()
    if three.table.state.phase is Phase.RUNNING:
        assert three.table.state.visible_seats("ada") == ()
        with pytest.raises(no.NotYourSeat):
            three.judge.answer("ada", 0, three.table.state.revision, "play 2")


def test_where_the_table_chose_no_bots_the_others_may_end_the_match_for_one_who_left(club: MakeClub) -> None:
    opened = club(seats=4, absent=Absent.LEAVE)
    opened.comes("basile", "chloé", "dario")
    for seat, person in enumerate(("ada", "basile", "chloé", "dario")):
        opened.sits(person, seat)
    opened.starts()
    with pytest.raises(no.StillThere):
        opened.judge.end_for("ada", 1)
    opened.do(opened.judge.leave("basile"))
    opened.do(opened.judge.end_for("ada", 1))
    assert opened.table.state.seating.chairs[1].gone
    play_out(opened)
    assert opened.same_after_restart()


def test_a_resigned_player_talks_at_the_table_and_not_with_the_spectators(club: MakeClub) -> None:
    opened = club(seats=4)
    opened.comes("basile", "chloé", "dario")
    for seat, person in enumerate(("ada", "basile", "chloé", "dario")):
        opened.sits(person, seat)
    opened.starts()
    opened.do(opened.judge.resign("ada", 0))
    opened.do(opened.judge.say("ada", log.Channel.TABLE, "good luck", opened.now))
    with pytest.raises(no.NotForYou):
        opened.judge.say("ada", log.Channel.GALLERY, "psst", opened.now)
    with pytest.raises(no.NotForYou):
        opened.judge.say("ada", log.Channel.ASIDE, "psst", opened.now, to=["basile"])


# --- The end -----------------------------------------------------------------------------------------------------------


def test_at_the_end_the_seed_is_told_and_anybody_can_check_the_luck(three: Club) -> None:
    promised = three.table.state.commitment
    assert three.table.state.seed == ""
    play_out(three)
    assert three.table.state.seed == seed_from("1").hex()
    assert commitment(bytes.fromhex(three.table.state.seed)) == promised
    whole = record.read(str(record_of(three.table.state, "ada")))
    verdict = record.verify(whole, promised=promised)
    assert verdict.over
    assert verdict.luck
    assert verdict.committed
    assert three.judge.flag(three.now + 1e9) == ()
    assert three.same_after_restart()


def test_the_record_of_a_running_match_tells_a_seat_only_what_it_knows(three: Club) -> None:
    three.comes("dario")
    three.plays(Random(1))
    told = str(record_of(three.table.state, "ada", 0))
    assert "! deck" not in told
    assert "seed" not in told
    assert told == str(record_of(three.table.state, "dario"))
    with pytest.raises(no.NotYourSeat):
        record_of(three.table.state, "ada", 1)


def test_a_log_cut_before_the_end_was_stored_still_owes_it(parlour: MakeClub) -> None:
    club = parlour(seats=2)
    assert club.judge.owed() == ()
    for _ in range(6):
        entries = club.answers(0, "walk 2")
    assert club.kinds(entries) == [log.Answered, log.Ended]
    cut = Table.replay(club.log[:-1])
    assert cut.state.phase is Phase.RUNNING
    assert Judge(cut).owed() == (club.log[-1].entry,)


def test_a_rematch_has_the_same_people_one_seat_further(club: MakeClub) -> None:
    opened = club(time=Time.per_move(60))
    opened.comes("basile", "dario")
    opened.sits("ada", 0)
    opened.sits("basile", 1)
    opened.do(opened.judge.place("ada", 2, "easy"))
    opened.starts()
    with pytest.raises(no.NotOver):
        opened.judge.rematch("ada", "next", link="l", code="c")
    play_out(opened)
    with pytest.raises(no.OnlyPlayers):
        opened.judge.rematch("dario", "next", link="l", code="c")
    here, there = opened.judge.rematch("basile", "next", link="l2", code="c2")
    opened.do(here)
    assert opened.table.state.rematched == "next"
    with pytest.raises(no.AlreadyRematched):
        opened.judge.rematch("ada", "again", link="l", code="c")
    again = Table.replay(NumberedEntry(seq, 5.0, entry) for seq, entry in enumerate(there, 1))
    assert again.state.seating.host == "basile"
    assert again.state.terms == opened.table.state.terms
    assert [(chair.person, chair.bot) for chair in again.state.seating.chairs] == [
        ("", "easy"),
        ("ada", ""),
        ("basile", ""),
    ]
    assert set(again.state.seating.people) == {"ada", "basile", "dario"}
    assert again.state.phase is Phase.LOBBY
