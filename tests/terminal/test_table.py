"""A match on a whole screen: what is seen of it, taking back, and talk around one screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from tests.terminal.glass import Glass

from tablee.core.chance import seed_from
from tablee.core.game import OptionValue, load
from tablee.table.hooks import LiveHooks
from tablee.table.refusals import Muted
from tablee.terminal.play import Quit, TerminalTable, seat_players
from tablee.terminal.talk import ASIDE, TABLE


class Around:
    """A table on a glass; the lines that are typed, and what was seen when each was asked for."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str],
        lines: Sequence[str],
        language: str = "en",
        /,
        **options: OptionValue,
    ) -> None:
        self.glass = Glass()
        self.time = 0.0
        self.lines: Iterator[str] = iter(lines)
        self.seen: list[list[str]] = []
        self.sent: list[str] = []
        played = load(game)
        self.table = TerminalTable(
            played,
            played.setup(len(seats), options),
            seat_players(seats),
            seed=seed_from("3"),
            language=language,
            console=self.glass.console(),
            read_line=self.read_line,
            now=lambda: self.time,
        )
        with pytest.raises(Quit):
            self.table.play()

    def read_line(self, prompt: str) -> str:
        self.glass.write(prompt)
        self.seen.append(self.glass.seen())
        self.sent.append(self.glass.sent)
        self.glass.sent = ""
        line = next(self.lines, None)
        if line is None:
            raise Quit
        if line.startswith("("):  # so many seconds later
            self.time += float(line.strip("()"))
            line = next(self.lines)
        return self.glass.type(line)

    def screen(self, at: int) -> str:
        """What was seen when the line of that number was typed."""
        return "\n".join(self.seen[at])


ALONE = ("fuji_flush", ("me", "easy", "easy"))
TWO = ("fuji_flush", ("me:Zoé", "me:Max", "easy"))
QUESTION = "Play a card from your hand."


@pytest.mark.parametrize(
    "typed", ["?", "hint", "goal", "log", "rules", "list", "a", "17", "sing", "undo", "/say hello"]
)
def test_whatever_is_asked_for_the_question_stays_on_the_screen(typed: str) -> None:
    around = Around(*ALONE, [typed, ""], first=0)
    assert QUESTION in around.screen(1)
    assert around.seen[1][22].startswith(">")
    assert not around.glass.scrolled


def test_only_what_changed_is_written_again() -> None:
    around = Around(*ALONE, ["17", "1"], first=0)
    assert "There is no option 17" in around.sent[1]
    assert QUESTION not in around.sent[1]
    assert QUESTION in around.screen(1)
    assert len(around.sent[1]) < len(around.sent[0]) / 4


def test_a_page_is_turned_by_enter_and_at_its_end_the_table_is_back() -> None:
    around = Around(*ALONE, ["?", ""], first=0)
    assert "A letter opens" in around.screen(1)
    assert around.seen[2] == around.seen[0]


def test_a_letter_opens_what_lies_on_the_table() -> None:
    around = Around("pagan", ("me", "easy"), ["b"])
    assert "Blue villagers" in around.screen(1)
    assert "Draw 1 card" in around.screen(1)  # the whole text of a card


def test_advice_lists_the_best_few_answers() -> None:
    read = Around(*ALONE, ["hint"], first=0).screen(1)
    assert "Best: " in read
    assert 1 <= len(re.findall(r": about as |: a little |: about (?:\d|once)", read)) <= 3


def test_the_goal_is_told_at_any_question_as_that_player_may_know_it() -> None:
    read = Around("pagan", ("me", "easy"), ["goal"]).screen(1)
    assert "You are the Witch, secretly" in read
    assert "! The Hunter eliminates you" in read
    assert "For the ritual: 0 of 3 favours" in read


def test_the_goal_is_told_before_a_match_begins() -> None:
    around = Around(*ALONE, [], first=0)
    assert "Be the first to have no card left" in "".join(around.sent)


def test_alone_the_last_answer_is_taken_back_at_once_with_what_the_bots_did_since() -> None:
    around = Around(*ALONE, ["1", "undo"], first=0)
    assert around.seen[2] != around.seen[1]
    assert "Ada has undone an answer" in around.screen(2)
    assert not any(entry.move for entry in around.table.match.entries)
    assert "1  Play the 3" in around.screen(2)


def test_after_taking_back_luck_goes_on_as_it_did() -> None:
    once = Around(*ALONE, ["1", "1"], first=0).table.match
    twice = Around(*ALONE, ["1", "undo", "1", "1"], first=0).table.match
    draws = [[str(entry) for entry in match.entries if entry.draw is not None] for match in (once, twice)]
    assert draws[0][0] == draws[1][0]


def test_with_nothing_to_take_back_nothing_happens() -> None:
    assert "You have no answer to undo" in Around(*ALONE, ["undo"], first=0).screen(1)


def test_around_one_screen_the_others_are_asked_if_they_learnt_something() -> None:
    refused = Around(*TWO, ["", "1", "undo", "n"], first=0)
    assert "Max, Zoé would like to undo an answer" in refused.screen(3)
    assert any(entry.move for entry in refused.table.match.entries)
    agreed = Around(*TWO, ["", "1", "undo", "y"], first=0)
    assert not any(entry.move for entry in agreed.table.match.entries)


def test_an_answer_that_lies_sealed_is_taken_back_without_asking() -> None:
    around = Around("fuji_flush", ("me:Zoé", "me:Max", "me:Ana"), [], first=0)
    assert "Pass the screen to Zoé" in around.screen(0)
    sealed = Around("aquatika", ("me:Zoé", "me:Max"), ["", "1", "undo"])
    assert not any(entry.move for entry in sealed.table.match.entries)
    assert not any("would like to take" in row for seen in sealed.seen for row in seen)


def test_nobody_sees_anothers_hand_while_the_screen_is_passed() -> None:
    around = Around(*TWO, ["", "1", "", "1"], first=0)
    assert "Your hand" in around.screen(1)
    assert [row for row in around.seen[2] if row] == [
        "Pass the screen to Max. Press Enter when nobody else is looking.",
        ">",
    ]
    assert "Your hand" in around.screen(3)


def test_an_aside_is_read_by_whom_it_is_for_and_by_nobody_else() -> None:
    seats = ("me:Zoé", "me:Max", "me:Ana")
    around = Around("pagamas", seats, ["", "/tell Max: not a word", *["1", ""] * 12])
    reader, heard = "", set()
    for seen in around.seen:
        passed = re.search(r"Pass the screen to (\w+)", seen[0])
        reader = passed[1] if passed else reader
        heard |= {(reader, row) for row in seen if "not a word" in row and not row.startswith(">")}
    assert heard == {("Ana", "Ana, aside to Max: not a word"), ("Max", "Ana, aside to you: not a word")}


def test_an_aside_to_nobody_is_refused() -> None:
    assert "An aside goes to other players" in Around(*ALONE, ["/tell Bob: hello"], first=0).screen(1)


def test_a_grave_answer_is_typed_twice() -> None:
    table = Around(*ALONE, [], first=0).table
    scene = table.scene(0)
    assert scene.prompt is not None
    grave = replace(scene.prompt.offers[0], grave=True, preview="That piece is your own.")
    asked = replace(scene, prompt=replace(scene.prompt, offers=(grave, *scene.prompt.offers[1:])))
    assert table.understand(0, asked, "1", None) is None
    assert "That piece is your own. Type “1” again" in str(table.reply)
    assert str(table.understand(0, asked, "1", None)) == grave.move


def test_talk_is_muted_where_the_rules_mute_it() -> None:
    table = Around(*TWO, [], first=0).table
    table.talk.hooks = LiveHooks(muted=lambda _s, _seat: frozenset({TABLE}))
    with pytest.raises(Muted):
        table.talk.say(table.match.state, 0, TABLE, "hello")
    table.talk.say(table.match.state, 0, ASIDE, "Max hello")


# --- A rule of time ------------------------------------------------------------------------------------------------------

WRITTEN = [
    "",
    "2",
    "",
    "2",
    "",
    "draw",
    "violin, zebra, quartz",
    "pass",
    "",
    "draw",
    "walrus, fjord, tulip",
    "pass",
    "",
]


def talk_of_a_minute(lines: Sequence[str]) -> Around:
    """Two teams around one screen; Zoé guesses, and the lines are hers."""
    seats = ("me:Zoé", "me:Max", "me:Ana", "me:Bob")
    return Around("decrypto", seats, [*WRITTEN, *lines], teams="alternate", language="en", discussion="60")


def test_the_time_that_a_rule_gives_runs_from_when_its_player_has_the_screen() -> None:
    around = talk_of_a_minute(["(20)", "?"])
    assert "60 seconds are left" in around.screen(len(WRITTEN))
    assert "40 seconds are left" in around.screen(len(WRITTEN) + 1)


def test_what_is_typed_after_that_time_is_not_heard() -> None:
    around = talk_of_a_minute(["(61)", "421"])
    moves = [entry.move for entry in around.table.match.entries if entry.move]
    assert moves[-1] == "time-up"
    assert "guess 421" not in moves


def test_nobody_can_type_that_the_time_is_up() -> None:
    around = talk_of_a_minute(["time-up"])
    assert "“time-up” is not allowed now" in around.screen(len(WRITTEN) + 1)
    assert "time-up" not in [entry.move for entry in around.table.match.entries]
