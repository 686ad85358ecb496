"""The command line: what it prints, and one clear sentence with exit 2 for whatever it can't do."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Protocol
from xml.etree import ElementTree as ET

import pytest


class Ran(Protocol):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def match(tablee: Run, tmp_path: Path) -> Path:
    """A finished match of four, recorded by `tablee play --record`."""
    file = tmp_path / "game.match"
    ran = tablee(
        "play", "fuji_flush", "me", "easy", "random", "greedy", "--seed", "7", "--record", str(file), typed="1\n" * 400
    )
    assert ran.code == 0
    return file


def refused(ran: Ran) -> str:
    """The sentence of a refusal: one line, nothing on the output, exit 2."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1
    return ran.err


# --- what it says ----------------------------------------------------------------------------------------------------------


def test_games_lists_what_can_be_played(tablee: Run) -> None:
    out = tablee("games").out
    assert "fuji_flush" in out
    assert "3-8" in out
    assert "deals = 1" in out


def test_games_as_json_tells_players_and_options(tablee: Run) -> None:
    (fuji,) = (game for game in json.loads(tablee("games", "--json").out) if game["name"] == "fuji_flush")
    assert fuji["players"] == [3, 4, 5, 6, 7, 8]
    assert [option["name"] for option in fuji["options"]] == ["tally", "deals", "first", "talk"]


def test_rules_prints_the_whole_rulebook_in_the_language_asked(tablee: Run) -> None:
    assert "### FUJ-17" in tablee("rules", "fuji_flush").out
    assert "pioche" in tablee("rules", "fuji_flush", "--lang", "fr").out


@pytest.mark.parametrize("number", ["FUJ-17", "fuj-17", "17"])
def test_rules_prints_one_rule_by_its_number(tablee: Run, number: str) -> None:
    out = tablee("rules", "fuji_flush", number).out
    assert out.startswith("### FUJ-17")
    assert out.count("###") == 1


def test_the_language_follows_the_system(tablee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "pioche" in tablee("rules", "fuji_flush", "17").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "draw pile" in tablee("rules", "fuji_flush", "17").out


@pytest.mark.process
def test_simulate_is_the_same_for_the_same_seed_whatever_the_jobs(tablee: Run) -> None:
    told = []
    for jobs in ("1", "2"):
        ran = tablee(
            "simulate", "fuji_flush", "greedy", "easy", "random", "-n", "50", "--seed", "3", "--jobs", jobs, "--json"
        )
        told.append(json.loads(ran.out))
    for one in told:
        assert set(one) == {"game", "seats", "games", "wins", "ties", "mean_length", "seconds"}
        del one["seconds"]
    assert told[0] == told[1]
    assert told[0]["games"] == 50
    assert sum(told[0]["wins"]) == 50 + told[0]["ties"]  # no deal of these has three winners


def test_another_seed_is_another_experiment(tablee: Run) -> None:
    one, other = (
        json.loads(tablee("simulate", "fuji_flush", *["random"] * 3, "-n", "30", "--seed", seed, "--json").out)
        for seed in ("1", "2")
    )
    assert one["mean_length"] != other["mean_length"]


def test_bench_as_json_has_the_figures_of_each_game(tablee: Run) -> None:
    figures = json.loads(tablee("bench", "fuji_flush", "--seconds", "0.05", "--json").out)
    assert set(figures) == {"fuji_flush"}
    assert list(figures["fuji_flush"]) == [
        "seats",
        "steps_per_s",
        "games_per_s",
        "steps_per_game",
        "clone_us",
        "view_us",
        "scene_us",
    ]
    assert all(value > 0 for value in figures["fuji_flush"].values())


def test_without_a_command_a_table_opens_in_the_browser(tablee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: dict[str, object] = {}
    monkeypatch.setattr("tablee.cli.serve.run_server", lambda settings, **how: served.update(how, settings=settings))
    monkeypatch.setattr("tablee.cli.serve.taken", lambda _host, _port: False)
    ran = tablee()
    assert (ran.code, ran.out) == (0, "")
    assert "http://localhost:8000" in ran.err
    assert (served["host"], served["port"], served["workers"]) == ("127.0.0.1", 8000, 1)


# --- the end of a match ---------------------------------------------------------------------------------------------------


def test_show_tells_who_won_how_and_who_came_next(tablee: Run) -> None:
    told = tablee("show", "tests/records/jamaica/points.match", "--lang", "en").out
    assert "Ada wins, 14 points ahead of Basile." in told
    assert "1. 26  ● Ada  ·  Space +15  ·  Gold +6  ·  Treasures +5" in told
    assert told.index(" 2. 12  ■ Basile") < told.index(" 3. −7  ▲ Chloé")


def test_show_tells_a_seat_what_the_end_means_for_it(tablee: Run) -> None:
    file = "tests/records/jamaica/points.match"
    assert "You came second" in tablee("show", file, "--seat", "1", "--lang", "en").out
    assert "Vous finissez deuxième" in tablee("show", file, "--seat", "1", "--lang", "fr").out
    assert json.loads(tablee("show", file, "--seat", "0", "--json").out)["scene"]["standings"]["places"][0]["rank"] == 1


def test_show_tells_no_standings_before_the_end(tablee: Run) -> None:
    ran = tablee("show", "tests/records/jamaica/points.match", "--at", "40", "--json")
    assert json.loads(ran.out)["scene"]["standings"] is None


# --- records -----------------------------------------------------------------------------------------------------------------


def test_a_recorded_match_verifies_with_its_luck(tablee: Run, match: Path) -> None:
    ran = tablee("verify", str(match))
    assert ran.code == 0
    assert "Every draw came from the seed" in ran.out


def test_a_match_verifies_against_the_commitment_that_was_published(tablee: Run, match: Path) -> None:
    (told,) = (line.split()[1] for line in match.read_text().splitlines() if line.startswith("commitment"))
    assert tablee("verify", str(match), "--commitment", told).code == 0
    assert "not the one that was published" in refused(tablee("verify", str(match), "--commitment", "0" * 64))


def test_one_card_swapped_is_refused_with_the_line_named(tablee: Run, match: Path) -> None:
    lines = match.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("! deck"))
    cards = lines[at].split()
    other = next(place for place in range(3, len(cards)) if cards[place] != cards[2])
    cards[2], cards[other] = cards[other], cards[2]
    lines[at] = " ".join(cards)
    match.write_text("\n".join(lines) + "\n")
    assert refused(tablee("verify", str(match))).startswith(f"Line {at + 1}: ")


def test_one_card_made_another_is_refused_with_the_line_named(tablee: Run, match: Path) -> None:
    lines = match.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("! deck"))
    cards = lines[at].split()
    cards[2] = "20" if cards[2] != "20" else "19"
    lines[at] = " ".join(cards)
    match.write_text("\n".join(lines) + "\n")
    assert refused(tablee("verify", str(match))).startswith(f"Line {at + 1}: ")


def test_an_unfinished_match_tells_that_its_luck_cannot_be_checked_yet(tablee: Run, tmp_path: Path) -> None:
    file = tmp_path / "short.match"
    tablee("play", "fuji_flush", "me", "easy", "easy", "--seed", "1", "--record", str(file), typed="1\nquit\n")
    assert "seed" not in file.read_text().replace("# ", "").split("commitment")[1]
    assert "can't be checked yet" in tablee("verify", str(file)).out


def test_show_draws_the_position_after_a_line(tablee: Run, match: Path) -> None:
    first = next(n for n, line in enumerate(match.read_text().splitlines(), start=1) if line[0].isdecimal())
    early, late = tablee("show", str(match), "--at", str(first)).out, tablee("show", str(match)).out
    assert "Draw pile: 66 cards" in early
    assert "cards left" in late


def test_show_through_the_eyes_of_a_seat_has_its_hand_and_no_other(tablee: Run, match: Path) -> None:
    first = next(n for n, line in enumerate(match.read_text().splitlines(), start=1) if line[0].isdecimal())
    told = json.loads(tablee("show", str(match), "--at", str(first), "--seat", "2", "--json").out)
    assert told["view"]["seat"] == 2
    assert len(told["view"]["hand"]) == 6 or len(told["view"]["hand"]) == 5
    assert told["view"]["hands"] == []
    assert "Your hand" in tablee("show", str(match), "--at", str(first), "--seat", "2").out
    assert "Your hand" not in tablee("show", str(match), "--at", str(first)).out


def test_show_as_svg_is_a_picture_that_loads_nothing(tablee: Run, match: Path) -> None:
    out = tablee("show", str(match), "--svg").out
    assert ET.fromstring(out).tag == "{http://www.w3.org/2000/svg}svg"
    assert "http" not in out.replace("http://www.w3.org/2000/svg", "")


# --- what it refuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "chess", "me", "me"), "There is no game called “chess”. Known games: "),
        (("rules", "chess"), "There is no game called “chess”."),
        (("check", "chess"), "There is no game called “chess”."),
        (("bench", "chess"), "There is no game called “chess”."),
        (("simulate", "chess", "random"), "There is no game called “chess”."),
        (("play", "fuji_flush", "me", "easy"), "fuji_flush is for 3 to 8 players, not 2."),
        (("play", "fuji_flush", *["easy"] * 9), "fuji_flush is for 3 to 8 players, not 9."),
        (("simulate", "fuji_flush", "easy"), "fuji_flush is for 3 to 8 players, not 1."),
        (("play", "fuji_flush", "me", "me", "you"), "There is no bot called “you”."),
        (("simulate", "fuji_flush", "easy", "easy", "ismcts:x"), "There is no bot called “ismcts:x”."),
        (("play", "fuji_flush", *["me"] * 3, "-o", "colour=red"), "fuji_flush has no option “colour”; its options are"),
        (("play", "fuji_flush", *["me"] * 3, "-o", "deals=12"), "Option “deals” is a number from 1 to 9, not “12”."),
        (("play", "fuji_flush", *["me"] * 3, "-o", "tally=maybe"), "Option “tally” is on or off, not “maybe”."),
        (("play", "fuji_flush", *["me"] * 3, "-o", "first=5"), "The seat that was to begin is not at this table"),
        (("play", "fuji_flush", *["me"] * 3, "-o", "deals"), "An option is written NAME=VALUE, not “deals”."),
        (("play", "fuji_flush", *["me"] * 3, "--lang", "de"), "I speak fr and en, not “de”."),
        (("rules", "fuji_flush", "FUJ-99"), "FUJ has no rule FUJ-99; they go from FUJ-1 to FUJ-R16."),
        (("verify", "nowhere.match"), "I can’t read nowhere.match: no such file or directory."),
        (("show", "nowhere.match"), "I can’t read nowhere.match: no such file or directory."),
    ],
)
def test_bad_input_gets_one_clear_sentence(tablee: Run, words: tuple[str, ...], sentence: str) -> None:
    assert refused(tablee(*words)).startswith(sentence)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "fuji_flush", "me", "easy"), "fuji_flush se joue de 3 à 8, pas à 2."),
        (("play", "pagan", "me"), "pagan se joue à 2 exactement, pas à 1."),
        (
            ("play", "fuji_flush", *["me"] * 3, "-o", "colour=red"),
            "fuji_flush n’a pas d’option « colour » ; il a ",
        ),
        (
            ("play", "fuji_flush", *["me"] * 3, "-o", "deals=12"),
            "L’option « deals » est un nombre de 1 à 9, pas « 12 ».",
        ),
        (("play", "fuji_flush", *["me"] * 3, "-o", "tally=maybe"), "L’option « tally » est on ou off, pas « maybe »."),
        (
            ("play", "fuji_flush", *["me"] * 3, "-o", "first=5"),
            "La place qui devait commencer n’est pas à cette table",
        ),
        (("play", "jamaica", *["me"] * 3, "-o", "ghost_ship=on"), "Le vaisseau fantôme (ghost_ship)"),
        (("play", "pagan", "me", "me", "-o", "hunter_deck=2 clark"), "Il n’y a pas de carte « clark »."),
        (("play", "pagan", "me", "me", "-o", "decks"), "Une option s’écrit NOM=VALEUR, pas « decks »."),
        (("play", "chess", "me"), "Aucun jeu ne s’appelle « chess »."),
    ],
)
def test_bad_input_is_refused_in_the_language_asked_for(tablee: Run, words: tuple[str, ...], sentence: str) -> None:
    for asked in (("--lang", "fr"), ("--lang=fr",)):
        assert refused(tablee(*words, *asked)).replace("\u00a0", " ").startswith(sentence)


def test_an_unknown_command_and_an_unknown_flag_exit_with_2(tablee: Run) -> None:
    assert tablee("fly").code == 2
    assert tablee("games", "--loud").code == 2


def test_a_record_is_never_written_over(tablee: Run, match: Path) -> None:
    before = match.read_bytes()
    ran = tablee("play", "fuji_flush", "me", "easy", "easy", "--record", str(match), typed="quit\n")
    assert "it exists already" in refused(ran)
    assert match.read_bytes() == before


def test_a_record_needs_a_folder_that_is_there(tablee: Run, tmp_path: Path) -> None:
    file = tmp_path / "no" / "game.match"
    ran = tablee("play", "fuji_flush", "me", "easy", "easy", "--record", str(file), typed="quit\n")
    assert "there is no folder" in refused(ran)
    assert not file.parent.exists()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "Line 1: the record does not say which game was played by how many."),
        (b"hello\n", "Line 1: a record begins with “tablee record 1”."),
        (b"tablee record 1\ngame fuji_flush 1\nseats 3\nwhat is this\n", "Line 4: I can't read “what is this”."),
        (b"tablee record 1\ngame fuji_flush 7\nseats 3\n", "Line 2: fuji_flush is at version 1 of its rules"),
        (b"tablee record 1\ngame fuji_flush 1\nseats 2\n", "Line 3: fuji_flush is for 3 to 8 players, not 2."),
        (b"\xff\xfe\x00\x01", "I can’t read "),
    ],
)
def test_an_unreadable_record_is_refused_with_its_line(tablee: Run, tmp_path: Path, text: bytes, sentence: str) -> None:
    file = tmp_path / "bad.match"
    file.write_bytes(text)
    assert refused(tablee("verify", str(file))).startswith(sentence)
    assert refused(tablee("show", str(file))).startswith(sentence)


def test_a_seat_that_nobody_had_is_refused(tablee: Run, match: Path) -> None:
    assert refused(tablee("show", str(match), "--seat", "4")).startswith("There is no seat 4 in this match")


def test_a_check_that_fails_names_it_and_exits_with_1(tablee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.testing import checks  # noqa: PLC0415

    def fail(*_: object, **__: object) -> None:
        raise checks.Broken("clone", "a clone shares deck with its original")

    monkeypatch.setattr(checks, "check", fail)
    ran = tablee("check", "fuji_flush")
    assert ran.code == 1
    assert ran.err.startswith("clone: ")
