"""A match as text: written, read, run again, tampered with, and as much of it as a seat may read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import ClassVar, Final, cast

import pytest

from tablee.core import record
from tablee.core.chance import NO_CHANCE, Chance, Dice, Scripted, commitment, seed_from
from tablee.core.errors import BadRecord, IllegalMove, UnknownMove
from tablee.core.game import Game, Number, Setup, Text, View, asked, load
from tablee.core.kinds import Kinds
from tablee.core.notation import Seat
from tablee.core.record import Match, Record, Verdict
from tablee.core.scene import Scene, Speaker
from tablee.core.state import Move, OpenQuestion, Outcome, Question, State, do, options
from tablee.testing.introspect import fingerprint

SEED: Final = seed_from("a match to be recorded")

# --- An evening at the inn: every kind of line that a record can have --------------------------------------------------


class Inn(State):
    """Two guests: one hides a coin, both bid, one makes a toast, and the innkeeper draws the bill."""

    __slots__ = ("coin", "deck", "toast")

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.deck: list[int] = []
        self.coin = 0
        self.toast = ""

    def clone(self) -> Inn:
        copy = Inn(self.seats, NO_CHANCE)
        self.clone_onto(copy)
        copy.deck = self.deck[:]
        copy.coin = self.coin
        copy.toast = self.toast
        return copy


@dataclass(frozen=True, slots=True)
class Hide(Move):
    coin: int


@dataclass(frozen=True, slots=True)
class Bid(Move):
    coins: int


@dataclass(frozen=True, slots=True)
class Toast(Move):
    words: str


HIDES: Final = tuple(Hide(coin) for coin in (1, 2, 5))
BIDS: Final = tuple(Bid(coins) for coins in range(4))


class HideCoin(Question):
    secret: ClassVar[bool] = True

    def options(self, s: Inn, seat: Seat) -> Sequence[Hide]:
        return HIDES

    def answer(self, s: Inn, seat: Seat, move: Hide) -> None:
        s.coin = move.coin


class MakeBid(Question):
    def options(self, s: Inn, seat: Seat) -> Sequence[Bid]:
        return BIDS

    def answer(self, s: Inn, seat: Seat, move: Bid) -> None:
        s.coin += move.coins


class MakeToast(OpenQuestion):
    def refusal(self, s: Inn, seat: Seat, move: Move) -> str | None:
        return None if isinstance(move, Toast) else "refuse-no-toast"

    def suggest(self, s: Inn, seat: Seat, rng: Random) -> Sequence[Toast]:
        return [Toast("cheers")]

    def answer(self, s: Inn, seat: Seat, move: Toast) -> None:
        s.toast = move.words


def open_the_inn(setup: Setup, chance: Chance) -> Inn:
    s = Inn(setup.seats, chance)
    evening = [do(shuffle_cards), do(look_at_the_sky), do(hide)]
    evening += [do(bid) for _ in range(ROUNDS.of(setup))]
    s.then(*evening, do(make_a_toast), do(pay))
    return s


def shuffle_cards(s: Inn) -> None:
    s.deck = [1, 2, 3, 4]
    s.chance.shuffle("deck", s.deck)


def look_at_the_sky(s: Inn) -> None:
    s.chance.roll("sky", 6)


def hide(s: Inn) -> None:
    s.ask(0, HIDE)


def bid(s: Inn) -> None:
    s.ask_all((0, 1), BID)


def make_a_toast(s: Inn) -> None:
    s.ask(1, TOAST)


def pay(s: Inn) -> None:
    bill = s.chance.pick("bill", 10)
    s.finish(Outcome((1,), "paid", (bill, -s.coin)))


def go_home(s: Inn, seat: Seat) -> None:
    s.finish(Outcome((1 - seat,), "left"))


def inn_view(s: Inn, seat: Seat | None) -> View:
    return View(seat, s.seats, asked(s, seat), s.outcome)


def inn_scene(view: View, speaker: Speaker) -> Scene:
    return Scene("inn", "The inn", (), None)


def resample(s: Inn, seat: Seat, rng: Random) -> None:
    s.deck.sort()
    rng.shuffle(s.deck)


def inventory(s: Inn) -> dict[str, int]:
    return {"cards": len(s.deck)}


HIDE, BID, TOAST = HideCoin(), MakeBid(), MakeToast()
ROUNDS: Final = Number("rounds", least=1, most=3, default=1)
MENU: Final = Text("menu", default="soup")

INN: Final[Game[Inn, View]] = Game(
    name="inn",
    version=4,
    package=__name__,
    players=range(2, 3),
    options=(ROUNDS, MENU),
    new=open_the_inn,
    view=inn_view,
    determinize=resample,
    scene=inn_scene,
    kinds=Kinds(
        moves=(Hide, Bid, Toast), questions=(HideCoin, MakeBid, MakeToast), events=(), endings=("paid", "left")
    ),
    moves=(*HIDES, *BIDS),
    inventory=inventory,
    open_draws=frozenset({"sky"}),
    leave=go_home,
)
THE_INN: Final = cast("Game[State, View]", INN)  # a record knows no game's own state

EVENING: Final = """\
tablee record 1
game inn 4
seats 2
option rounds 1
option menu soup
! deck 3 1 4 2
! sky 5
0 hide 5
1 bid 3
0 bid 2
1 toast "to \\"us\\""
! bill 7
= paid 1 scores 7 -10
"""


def evening(*moves: str, setup: Setup | None = None) -> Match:
    """As much of an evening as these moves tell of: seat and move, or `- seat`."""
    match = Match(THE_INN, setup or THE_INN.setup(2), Scripted([2, 4, 1, 3], 5, 7))
    for line in moves:
        seat, _, move = line.partition(" ")
        if seat == "-":
            match.leave(int(move))
        else:
            match.play(int(seat), THE_INN.read_move(move))
    return match


WHOLE_EVENING: Final = ("0 hide 5", "1 bid 3", "0 bid 2", '1 toast "to \\"us\\""')


def again(text: str) -> Match:
    return record.replay(record.read(text), game=THE_INN)


# --- A match of Fuji Flush, with its seed ------------------------------------------------------------------------------


@cache
def fuji_text() -> str:
    """A whole match of three, between players who play anything."""
    game = load("fuji_flush")
    match, rng = Match(game, game.setup(3), Dice(SEED)), Random(1)
    while match.state.outcome is None:
        (seat,) = match.state.waiting
        match.play(seat, rng.choice(options(match.state, seat)))
    return str(match.record(names=("Ada", "Basile", "Chloé"), seed=SEED))


def line_of(text: str, beginning: str) -> int:
    """The first line that begins like this, counted from 1."""
    return next(at for at, line in enumerate(text.splitlines(), start=1) if line.startswith(beginning))


def move_line(text: str, number: int) -> int:
    """The line of that move, the first is 0."""
    return [at for at, line in enumerate(text.splitlines(), start=1) if line[0].isdecimal()][number]


def changed(text: str, line: int, *instead: str) -> str:
    """The text with other lines, or none, in place of that one."""
    lines = text.splitlines()
    lines[line - 1 : line] = instead
    return "\n".join(lines) + "\n"


def line_at(text: str, line: int) -> str:
    return text.splitlines()[line - 1]


def verdict_on(text: str, *, promised: str = "") -> Verdict:
    return record.verify(record.read(text), promised=promised)


def fault_in(text: str, *, promised: str = "") -> tuple[int, str]:
    """The line and the problem that a verification names."""
    with pytest.raises(BadRecord) as caught:
        verdict_on(text, promised=promised)
    assert str(caught.value) == f"Line {caught.value.line}: {caught.value.problem.rstrip('.')}."
    return caught.value.line, caught.value.problem


# --- Writing and reading -----------------------------------------------------------------------------------------------


def test_a_match_is_written_line_by_line() -> None:
    assert str(evening(*WHOLE_EVENING).record()) == EVENING


def test_a_record_that_is_read_is_written_as_it_was() -> None:
    assert str(record.read(EVENING)) == EVENING
    assert str(record.read(fuji_text())) == fuji_text()


def test_each_entry_knows_its_line() -> None:
    told = record.read(EVENING)
    assert [line_at(EVENING, entry.line) for entry in told.entries] == [str(entry) for entry in told.entries]
    assert told.outcome_line == 13


def test_remarks_and_empty_lines_are_counted_and_passed_over() -> None:
    told = record.read("# an evening\n\n" + EVENING.replace("0 hide 5", "# now it gets late\n0 hide 5"))
    assert str(told) == EVENING
    assert told.entries[2].line == 11


def test_names_stand_in_the_record() -> None:
    names = ('Ada "the inn" \\o/', "Chloé, 2nd")
    told = record.read(str(evening().record(names=names)))
    assert told.names == names


def test_the_seed_of_a_match_is_not_told_before_its_end() -> None:
    unfinished, finished = evening("0 hide 5"), evening(*WHOLE_EVENING)
    assert unfinished.record(seed=SEED).seed == ""
    assert finished.record(seed=SEED).seed == SEED.hex()
    assert unfinished.record(seed=SEED).commitment == finished.record(seed=SEED).commitment == commitment(SEED)


def test_a_refused_move_is_not_recorded() -> None:
    match = evening("0 hide 5")
    before = str(match.record())
    with pytest.raises(IllegalMove):
        match.play(0, Bid(9))
    assert str(match.record()) == before


def test_a_player_who_leaves_stands_in_the_record() -> None:
    text = str(evening("0 hide 5", "- 0").record())
    assert text.endswith("0 hide 5\n- 0\n= left 1\n")
    assert again(text).state.outcome == Outcome((1,), "left")


# --- Running a match again ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", range(len(WHOLE_EVENING) + 1))
def test_any_beginning_of_a_match_is_run_again_to_the_same_state(moves: int) -> None:
    match = evening(*WHOLE_EVENING[:moves])
    replayed = again(str(match.record()))
    assert fingerprint(replayed.state) == fingerprint(match.state)
    assert str(replayed.record()) == str(match.record())


def test_a_whole_match_of_fuji_flush_is_run_again_to_the_same_end() -> None:
    told = record.read(fuji_text())
    match = record.replay(told)
    assert match.state.outcome == told.outcome
    assert str(match.record(names=told.names, seed=SEED)) == fuji_text()


def test_a_match_can_be_run_to_any_of_its_lines() -> None:
    told = record.read(EVENING)
    lines = {at: len(record.replay(told, at=at, game=THE_INN).entries) for at in range(14)}
    assert lines == {**dict.fromkeys(range(8), 2), 8: 3, 9: 4, 10: 5, 11: 7, 12: 7, 13: 7}


def test_a_record_that_was_never_written_has_its_lines_all_the_same() -> None:
    """Undo is the record to line n, of a match that is still being played."""
    match = record.replay(evening(*WHOLE_EVENING).record(), at=9, game=THE_INN)
    assert [str(entry) for entry in match.entries[2:]] == ["0 hide 5", "1 bid 3"]


def test_a_match_run_to_a_line_can_be_played_on_from_there() -> None:
    told = record.read(EVENING)
    match = record.replay(told, at=10, game=THE_INN)
    assert match.state.waiting == (1,)
    assert match.state.question == TOAST


def test_a_text_option_of_several_lines_is_the_same_after_a_replay(tmp_path: Path) -> None:
    setup = THE_INN.setup(2, {"menu": 'soup\nfish "of the day"\ncake'})
    path = tmp_path / "evening.match"
    path.write_text(str(evening("0 hide 5", setup=setup).record()), "utf-8")
    assert again(path.read_text("utf-8")).setup == setup


@pytest.mark.parametrize(
    "character", ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\t", "\x00", "“"]
)
def test_whatever_words_are_accepted_as_a_move_survive_in_a_file(character: str, tmp_path: Path) -> None:
    try:
        toast = THE_INN.read_move(f'toast "salt{character}water"')
    except UnknownMove:
        return
    match = evening("0 hide 5", "1 bid 3", "0 bid 2")
    match.play(1, toast)
    path = tmp_path / "evening.match"
    path.write_text(str(match.record()), "utf-8")
    assert fingerprint(again(path.read_text("utf-8")).state) == fingerprint(match.state)


# --- Verification ------------------------------------------------------------------------------------------------------


def test_an_honest_match_is_verified_with_its_luck() -> None:
    text = fuji_text()
    moves = sum(line[0].isdecimal() for line in text.splitlines())
    draws = sum(line.startswith("!") for line in text.splitlines())
    verdict = verdict_on(text, promised=commitment(SEED))
    assert verdict == Verdict(moves=moves, draws=draws, over=True, luck=True, committed=True)


def test_without_a_seed_nothing_is_said_of_the_luck() -> None:
    text = changed(fuji_text(), line_of(fuji_text(), "seed"))
    assert (verdict_on(text).luck, verdict_on(text).committed) == (False, False)


def test_without_a_commitment_the_seed_is_not_one_that_was_committed_to() -> None:
    text = changed(fuji_text(), line_of(fuji_text(), "commitment"))
    assert (verdict_on(text).luck, verdict_on(text).committed) == (True, False)


def test_a_match_that_is_not_over_is_verified_as_far_as_it_goes() -> None:
    lines = fuji_text().splitlines()[: move_line(fuji_text(), 3)]
    verdict = verdict_on("\n".join(lines))
    assert (verdict.moves, verdict.over) == (4, False)


def test_two_cards_exchanged_in_the_deck_are_found_with_the_seed() -> None:
    text = fuji_text()
    line = line_of(text, "! deck")
    _, _, bottom, *between, top = line_at(text, line).split()
    assert bottom != top
    tampered = changed(text, line, " ".join(["! deck", top, *between, bottom]))
    assert fault_in(tampered) == (line, "“deck” did not come from the seed of this match")


def test_a_card_that_was_put_in_place_of_another_is_found_without_the_seed() -> None:
    text = changed(fuji_text(), line_of(fuji_text(), "seed"))
    line = line_of(text, "! deck")
    cards = line_at(text, line)
    tampered = changed(text, line, re.sub(r"\d+$", "20" if not cards.endswith(" 20") else "2", cards))
    assert fault_in(tampered) == (line, "“deck” is not an order of the cards that are shuffled")


def test_another_first_player_is_found_with_the_seed() -> None:
    text = fuji_text()
    line = line_of(text, "! first")
    first = int(line_at(text, line).split()[-1])
    tampered = changed(text, line, f"! first {(first + 1) % 3}")
    assert fault_in(tampered) == (line, "“first” did not come from the seed of this match")


def test_a_move_that_could_not_be_made_is_found_at_its_line() -> None:
    text = fuji_text()
    line = move_line(text, 5)
    seat, *_ = line_at(text, line).split()
    before = record.replay(record.read(text), at=line - 1).state
    missing = next(card for card in range(2, 21) if f"play {card}" not in map(str, options(before, int(seat))))
    tampered = changed(text, line, f"{seat} play {missing}")
    assert fault_in(tampered) == (line, f"“play {missing}” is not allowed now.")


def test_a_move_of_a_seat_that_was_not_asked_is_found_at_its_line() -> None:
    text = fuji_text()
    line = move_line(text, 5)
    seat, move = line_at(text, line).split(" ", 1)
    other = (int(seat) + 1) % 3
    assert fault_in(changed(text, line, f"{other} {move}")) == (line, f"Seat {other} isn't asked anything now.")


def test_a_move_that_can_not_be_read_is_found_at_its_line() -> None:
    text = fuji_text()
    line = move_line(text, 5)
    seat, *_ = line_at(text, line).split()
    assert fault_in(changed(text, line, f"{seat} play high"))[0] == line


def test_another_outcome_is_found_at_its_line() -> None:
    text = fuji_text()
    line = line_of(text, "=")
    told = line_at(text, line)
    _, reason, winner = told.split()
    tampered = changed(text, line, f"= {reason} {(int(winner) + 1) % 3}")
    assert fault_in(tampered) == (line, f"the match did not end like this: the rules say “{told}”")


def test_an_outcome_before_the_end_is_found_at_its_line() -> None:
    text = fuji_text()
    last = max(at for at, line in enumerate(text.splitlines(), start=1) if line[0].isdecimal())
    shorter = changed(text, last)
    assert fault_in(shorter) == (line_of(shorter, "="), "the match did not end like this: by the rules it isn't over")


def test_a_missing_move_is_found_where_the_next_one_stands() -> None:
    text = fuji_text()
    line = move_line(text, 5)
    assert fault_in(changed(text, line))[0] == line


def test_a_missing_draw_is_found_at_the_line_that_makes_it() -> None:
    line = line_of(EVENING, "1 toast")
    with pytest.raises(BadRecord) as caught:
        again(changed(EVENING, line_of(EVENING, "! bill")))
    assert (caught.value.line, caught.value.problem) == (
        line,
        "the rules draw “bill” here, and the record does not tell what came",
    )


def test_a_draw_of_another_name_is_found_at_its_line() -> None:
    line = line_of(EVENING, "! bill")
    with pytest.raises(BadRecord, match=f"Line {line}: the rules draw “bill” here, the record tells of “debt”"):
        again(changed(EVENING, line, "! debt 7"))


@pytest.mark.parametrize("number", [0, 3])
def test_a_draw_that_the_rules_do_not_make_is_found_at_its_line(number: int) -> None:
    text = fuji_text()
    line = move_line(text, number) + 1
    tampered = changed(text, line, "! deck 1 2 3", line_at(text, line))
    assert fault_in(tampered) == (line, "the rules draw nothing here")


def test_a_draw_too_many_before_the_first_move_is_found_at_its_line() -> None:
    text = fuji_text()
    line = move_line(text, 0)
    tampered = changed(text, line, "! first 1", line_at(text, line))
    assert fault_in(tampered) == (line, "the rules draw nothing here")


def test_a_move_after_the_end_is_found_at_its_line() -> None:
    line = line_of(EVENING, "=")
    with pytest.raises(BadRecord, match=f"Line {line}: The match is over"):
        again(changed(EVENING, line, "0 hide 5"))


def test_a_seed_that_was_not_committed_to_is_found_at_its_line() -> None:
    text = fuji_text()
    line = line_of(text, "seed")
    tampered = changed(text, line, f"seed {seed_from('another').hex()}")
    assert fault_in(tampered) == (line, "the seed does not match the commitment")


def test_a_wrong_seed_without_commitment_is_found_at_the_first_draw() -> None:
    text = changed(fuji_text(), line_of(fuji_text(), "commitment"))
    tampered = changed(text, line_of(text, "seed"), f"seed {seed_from('another').hex()}")
    assert fault_in(tampered) == (line_of(text, "! deck"), "“deck” did not come from the seed of this match")


def test_another_seed_with_its_own_commitment_is_not_the_one_that_was_published() -> None:
    other = seed_from("another")
    text = changed(fuji_text(), line_of(fuji_text(), "seed"), f"seed {other.hex()}")
    line = line_of(text, "commitment")
    tampered = changed(text, line, f"commitment {commitment(other)}")
    assert fault_in(tampered, promised=commitment(SEED)) == (
        line,
        "the commitment is not the one that was published",
    )


def test_a_match_under_other_rules_is_found_at_the_line_of_the_game() -> None:
    problem = "fuji_flush is at version 1 of its rules, this match at 7"
    assert fault_in(changed(fuji_text(), 2, "game fuji_flush 7")) == (2, problem)


def test_a_remark_above_the_match_does_not_move_the_line_that_is_named() -> None:
    text = "# found in a drawer\n" + fuji_text()
    assert fault_in(changed(text, 3, "game fuji_flush 7"))[0] == 3


def test_too_many_players_are_found_at_the_line_of_the_seats() -> None:
    line = line_of(fuji_text(), "seats")
    problem = "fuji_flush is for 3 to 8 players, not 9."
    assert fault_in(changed(fuji_text(), line, "seats 9")) == (line, problem)


@pytest.mark.parametrize("option", ["option deals 99", "option speed 3"])
def test_an_option_that_the_game_does_not_have_is_found_at_its_line(option: str) -> None:
    line = line_of(fuji_text(), "option deals")
    assert fault_in(changed(fuji_text(), line, option))[0] == line


def test_leaving_a_game_that_nobody_can_leave_is_found_at_its_line() -> None:
    stay = replace(THE_INN, leave=None)
    text = changed(EVENING, line_of(EVENING, "0 hide"), "- 0")
    with pytest.raises(BadRecord) as caught:
        record.replay(record.read(text), game=stay)
    assert caught.value.line == 8


# --- What can't be read ------------------------------------------------------------------------------------------------


HEADER: Final = "tablee record 1\ngame inn 4\nseats 2\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n\n", 1),
        ("hello", 1),
        ("tablee record 2\n", 1),
        ("\x7fELF\x02\x01\x01\x00\x00\x00\x00\x03\x00>\x00", 1),
        ("PK\x03\x04\x14\x00\x08\x00 \x00\n\x00\x00", 1),
        ("# a remark\n\x00\x01\x02", 2),
        ("tablee record 1\n", 1),
        ("tablee record 1\ngame inn 4\n", 2),
        ("tablee record 1\ngame inn four\n", 2),
        ("tablee record 1\ngame inn 4\nseats two\n", 3),
        (HEADER + "option rounds\n", 4),
        (HEADER + 'option rounds "1\n', 4),
        (HEADER + 'name 1 "Ada"\n', 4),
        (HEADER + "name 0 Ada\n", 4),
        (HEADER + "weather fine\n", 4),
        (HEADER + "! deck 1 two 3\n", 4),
        (HEADER + "!\n", 4),
        (HEADER + "0\n", 4),
        (HEADER + "2 bid 3\n", 4),
        (HEADER + "- 2\n", 4),
        (HEADER + "- all\n", 4),
        (HEADER + "=\n", 4),
        (HEADER + "= paid one\n", 4),
        (HEADER + "= paid 1\nseed 12\n", 5),
        (HEADER + "= paid 1\nseed xyz\n", 5),
        (HEADER + "0 hide 5\nseed " + "00" * 32 + "\n", 5),
        (HEADER + "0 hide 5\nseats 3\n", 5),
        (HEADER + "= paid 1\n0 hide 5\n", 5),
    ],
)
def test_what_can_not_be_read_is_named_by_its_line(text: str, line: int) -> None:
    with pytest.raises(BadRecord) as caught:
        record.read(text)
    assert caught.value.line == line


def test_a_record_that_ends_too_early_is_named_by_its_last_line_as_an_editor_counts() -> None:
    with pytest.raises(BadRecord) as caught:
        record.read("# one\n# two\ntablee record 1\ngame inn 4\n")
    assert caught.value.line == 4


def test_a_line_that_can_not_be_read_is_quoted() -> None:
    with pytest.raises(BadRecord, match="Line 4: I can't read “weather fine”"):
        record.read(HEADER + "weather fine\n")


# --- What a seat may read of it ----------------------------------------------------------------------------------------


def match_lines(match: Match, seat: Seat | None) -> list[str]:
    """The lines of the match as that seat may read them, without the heading."""
    told = record.redact(match.record(), seat, game=THE_INN)
    return [str(entry) for entry in told.entries]


def test_draws_that_nobody_saw_are_left_out() -> None:
    for seat in (0, 1, None):
        draws = [line for line in match_lines(evening(*WHOLE_EVENING), seat) if line.startswith("!")]
        assert draws == ["! sky 5"]


def test_an_answer_to_a_secret_question_is_readable_for_its_own_seat_alone() -> None:
    match = evening("0 hide 5")
    assert [match_lines(match, seat)[-1] for seat in (0, 1, None)] == ["0 hide 5", "0 ?", "0 ?"]


def test_a_secret_answer_stays_hidden_when_the_match_goes_on() -> None:
    assert "0 ?" in match_lines(evening(*WHOLE_EVENING), 1)


def test_a_sealed_answer_is_readable_for_its_own_seat_alone_until_all_are_in() -> None:
    match = evening("0 hide 5", "1 bid 3")
    assert [match_lines(match, seat)[-1] for seat in (0, 1, None)] == ["1 ?", "1 bid 3", "1 ?"]


def test_sealed_answers_are_readable_for_all_when_the_last_is_in() -> None:
    match = evening("0 hide 5", "1 bid 3", "0 bid 2")
    for seat in (0, 1, None):
        assert match_lines(match, seat)[-2:] == ["1 bid 3", "0 bid 2"]


def test_when_the_same_is_asked_again_only_the_new_answers_are_hidden() -> None:
    two_rounds = THE_INN.setup(2, {"rounds": 2})
    match = evening("0 hide 5", "1 bid 3", "0 bid 2", "0 bid 1", setup=two_rounds)
    assert match_lines(match, 1)[-3:] == ["1 bid 3", "0 bid 2", "0 ?"]


def test_a_sealed_answer_that_was_never_opened_stays_hidden_when_a_player_leaves() -> None:
    match = evening("0 hide 5", "1 bid 3", "- 0")
    assert [match_lines(match, seat)[-2:] for seat in (0, 1)] == [["1 ?", "- 0"], ["1 bid 3", "- 0"]]


def test_open_answers_are_readable_for_all() -> None:
    for seat in (0, 1, None):
        assert match_lines(evening(*WHOLE_EVENING), seat)[-1] == '1 toast "to \\"us\\""'


def test_a_redacted_record_never_holds_the_seed_and_keeps_the_commitment() -> None:
    told = record.redact(record.read(fuji_text()), 0)
    assert (told.seed, told.commitment) == ("", commitment(SEED))


def placing(*seats: Seat) -> Match:
    """Aquatika: each time a seat comes up it lays, in secret, the next piece of its camp; the other can't tell."""
    game = load("aquatika")
    match = Match(game, game.setup(2, {"first": "yellow"}), Dice(SEED))
    for seat in seats:
        match.play(seat, options(match.state, seat)[0])
    return match


def placed(match: Match, reader: Seat | None) -> list[str]:
    return [str(entry) for entry in record.redact(match.record(), reader).entries]


def test_hidden_answers_that_others_can_not_notice_leave_no_line() -> None:
    own = [str(entry) for entry in placing(0, 0, 0, 1).record().entries]
    assert placed(placing(0, 0, 0, 1), 0) == own[:3]
    assert placed(placing(0, 0, 0, 1), 1) == own[3:]
    assert placed(placing(0, 0, 0, 1), None) == []


def test_nobody_can_count_in_his_record_how_far_another_has_come() -> None:
    for reader in (1, None):
        texts = {str(record.redact(placing(1, *[0] * times).record(), reader)) for times in range(5)}
        assert len(texts) == 1


def test_a_redacted_record_counts_its_own_lines() -> None:
    told = record.redact(placing(0, 0, 1, 0).record(), 1)
    (line,) = told.entries
    assert line.line == len(told.heading) + 1


def test_a_hidden_answer_of_who_alone_was_asked_stands_in_the_record_once_something_shows() -> None:
    match = placing()
    while len(match.state.waiting) > 1:
        match.play(0, options(match.state, 0)[0])
    assert placed(match, 1) == []  # on an open floor the record does not say who it was
    match.play(1, options(match.state, 1)[0])
    assert placed(match, 0)[-1:] != ["1 ?"]
    while match.state.question is not None and match.state.question.secret:
        match.play(1, options(match.state, 1)[0])
    assert placed(match, 0)[-1:] == ["1 ?"]
    assert placed(match, 0).count("1 ?") == 1


def test_a_redacted_record_can_be_read() -> None:
    told = record.redact(evening("0 hide 5", "1 bid 3").record(), None, game=THE_INN)
    assert [str(entry) for entry in record.read(str(told)).entries] == ["! sky 5", "0 ?", "1 ?"]


def test_of_fuji_flush_the_deck_is_left_out_and_every_move_stays() -> None:
    told = record.read(fuji_text())
    shown = record.redact(told, None)
    assert [entry.draw.what for entry in shown.entries if entry.draw is not None] == ["first"]
    assert moves_of(shown) == moves_of(told)


def moves_of(told: Record) -> list[str]:
    return [str(entry) for entry in told.entries if entry.draw is None]
