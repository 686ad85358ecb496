"""Every game is legible in a small terminal: the question and its answers are there, and whatever is not shown is named."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from rich.text import Text

from tablee.core.chance import Dice
from tablee.core.game import load, names
from tablee.core.record import Match
from tablee.core.scene import Board, Card, Node, Piece, Scene, Zone
from tablee.core.standings import Part, Place, Standings
from tablee.i18n import LANGUAGES, Words
from tablee.terminal.draw import flow, parts, standings_lines
from tablee.terminal.layout import Page, blocks, close_look, compose, flattened

GAMES = pytest.mark.parametrize("game", names())
SIZES = pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (60, 30)])
BELOW = 2  # where one types, and a reply
STEPS = 160
EVERY = 27  # answers between two looks


@cache
def moments(game: str, language: str) -> tuple[tuple[Scene, Words, tuple[Text, ...]], ...]:
    """Scenes of random matches, as whoever is asked sees them, with what that seat was last told."""
    return tuple(_moments(game, language))


def _moments(game: str, language: str) -> Iterator[tuple[Scene, Words, tuple[Text, ...]]]:
    played = load(game)
    for seats in {played.players[0], played.players[-1]}:
        rng = Random(f"{game} {seats}")
        match = Match(played, played.setup(seats), Dice.from_int(seats))
        for step in range(STEPS):
            s = match.state
            seat = rng.choice(s.waiting) if s.waiting else 0
            if step % EVERY == 0 or s.outcome is not None:
                words = Words(played, language, seat)
                news = tuple(Text(words.sentence(event)) for event in match.journal.seen_by(seat)[-6:])
                yield played.scene(played.view(s, seat), words), words, news
            if s.outcome is not None:
                break
            match.play(seat, rng.choice(played.answers(s, seat, rng)))


def drawn(scene: Scene, words: Words, news: tuple[Text, ...], width: int, height: int) -> list[str]:
    composed = compose(scene, words.say, width=width, rows=height - BELOW, news=news, reader=words.reader)
    for line in composed.lines:
        assert line.cell_len <= width, line.plain
    assert len(composed.lines) <= height - BELOW
    return [line.plain for line in composed.lines]


def run_on(lines: list[str]) -> str:
    """Lines as one text, whatever their breaks."""
    return re.sub(r"[ \u00a0]+", " ", " ".join(lines))


@SIZES
@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_and_its_numbered_answers_are_on_the_screen(
    game: str, language: str, width: int, height: int
) -> None:
    for scene, words, news in moments(game, language):
        lines = drawn(scene, words, news, width, height)
        if scene.prompt is None:
            continue
        text = run_on(lines)
        assert run_on([scene.prompt.text]).strip() in text
        offers = scene.prompt.offers
        told = [number for number in range(1, len(offers) + 1) if re.search(rf"(^|\s){number} ", text)]
        if len(told) < len(offers):
            assert len(offers) > 40, scene.prompt
            assert run_on([words.say("terminal-more-answers", most=len(offers))]) in text


@SIZES
@GAMES
def test_every_thing_of_the_table_is_drawn_or_named(game: str, width: int, height: int) -> None:
    for scene, words, news in moments(game, "en"):
        lines = drawn(scene, words, news, width, height)
        text = run_on(lines)
        _, _, named = text.partition("Not shown: ")
        _, _, rest = named.partition("the rest of ")
        for block in blocks(scene, width, words.reader):
            whole = missing(block.node, text)
            if not whole:
                continue
            away = f"{block.letter} {block.name}" in named
            in_part = block.letter in rest.partition(" (")[0].split()
            assert away or in_part, (block.letter, block.name, whole, "\n".join(lines))


def missing(node: Node, text: str) -> list[str]:
    """What should be read of a thing when nothing of it is folded away, and is not."""
    if isinstance(node, Board):
        return []  # see below
    wanted = [part.text.plain for part in parts(node)] if isinstance(node, Zone) else []
    words = set(text.split())  # beside a board, a sentence is broken by what stands on the left
    return [one for one in wanted if not words.issuperset(one.split())]


@GAMES
def test_nothing_is_said_by_no_look_at_all(game: str) -> None:
    """A closer look at all things of the table shows every zone, card and piece, and every spot of a board."""
    for scene, words, _ in moments(game, "en"):
        read = run_on([line.plain for block in blocks(scene, 80) for line in close_look(block, 80)])
        for node in everything(tuple(flattened(scene.nodes))):
            assert run_on([node.text]).strip() in read, (node.id, node.text)
        assert words.language == "en"


def everything(nodes: tuple[Node, ...]) -> Iterator[Node]:
    for node in nodes:
        yield node
        if isinstance(node, Zone):
            yield from everything(node.nodes)
        elif isinstance(node, Board):
            yield from node.spots
            yield from everything(node.nodes)
        elif isinstance(node, Piece):
            yield from everything(node.under)


def test_jamaica_shows_the_number_the_cost_and_the_worth_of_spaces_and_the_line() -> None:
    for scene, words, news in moments("jamaica", "en"):
        text = "\n".join(drawn(scene, words, news, 80, 24))
        if "The island" in text.partition("Not shown")[0]:
            for space in range(1, 50):
                assert re.search(rf"(?<![0-9+]){space}(?![0-9])", text), (space, text)
            assert "+15" in text


def test_the_whole_of_patimpatampatum_is_on_the_map_east_and_west() -> None:
    for scene, words, news in moments("patimpatampatum", "en"):
        lines = drawn(scene, words, news, 80, 24)
        board = next((node for node in scene.nodes if isinstance(node, Board)), None)
        if board is None:
            continue  # the comparses are being chosen
        for piece in board.nodes:
            assert isinstance(piece, Piece)
            assert piece.label in "\n".join(lines)
        assert any(line[60:].strip() for line in lines[1:8])
        assert any(line[:20].strip() for line in lines[1:8])


def test_pagan_tells_the_colour_of_every_villager() -> None:
    for scene, words, news in moments("pagan", "en"):
        text = run_on(drawn(scene, words, news, 80, 24))
        for colour in ("Blue", "Red", "Green"):
            assert f"{colour} villagers" in text


def test_backs_at_the_place_of_others_are_counted() -> None:
    backs = tuple(Card(f"hand.1.{at}", "A hidden card", up=False, seat=1) for at in range(3))
    hand = Zone("hand.1", "Basile: 3 cards in hand", backs, "stack", count=3, seat=1)
    place = Zone("seat.1", "Basile", (hand,), "column", seat=1)
    assert "3 cards in hand" in run_on([line.plain for line in flow(parts(place), 80)])
    loose = Zone("seat.1", "Basile", backs, seat=1)
    assert "3 × A hidden card" in run_on([line.plain for line in flow(parts(loose), 80)])


@GAMES
def test_while_something_is_read_the_question_stays(game: str) -> None:
    scene, words, _ = moments(game, "en")[1]
    assert scene.prompt is not None
    lines = [Text(f"line {at}") for at in range(50)]
    first = compose(scene, words.say, width=80, rows=22, page=Page(lines))
    assert first.goes_on is not None
    assert len(first.lines) == 22
    read = ""
    at: int | None = 0
    while at is not None:
        shown = compose(scene, words.say, width=80, rows=22, page=Page(lines, at))
        text = run_on([line.plain for line in shown.lines])
        assert run_on([scene.prompt.text]) in text
        read += text
        at = shown.goes_on
    assert all(f"line {one} " in f"{read} " for one in range(50))


def test_nothing_that_was_written_is_obeyed_by_the_terminal() -> None:
    scene = Scene("any", "Any", (Zone("a", "a clue: \x1b[31mred\u202eder"),), None)
    text = "".join(line.plain for line in compose(scene, lambda key, **_: key, width=80).lines)
    assert "\x1b" not in text
    assert "\u202e" not in text


# --- The end -----------------------------------------------------------------------------------------------------------


def test_the_end_is_told_place_by_place_with_scores_below_each_other() -> None:
    ada = Place((0,), "Ada", 12, (Part("Gold", 14), Part("Treasures", -2)), rank=1)
    told = Standings(
        "points", "You win", "You are ahead.", "", (ada, Place((1,), "Basile", 7, note="far away", rank=2))
    )
    assert [line.plain for line in standings_lines(told, 80)] == [
        "You win",
        "You are ahead.",
        " 1. 12  ● Ada  ·  Gold +14  ·  Treasures −2",
        " 2.  7  ■ Basile  ·  far away",
    ]


def test_where_nobody_wins_no_place_has_a_number() -> None:
    void = Standings("void", "Nobody wins", "Too few are left.", "", (Place((0,), "Ada"), Place((1,), "Basile")))
    assert [line.plain for line in standings_lines(void, 80)][2:] == ["  · ● Ada", "  · ■ Basile"]


@pytest.mark.parametrize("width", [30, 60, 80])
def test_no_line_of_the_end_is_wider_than_the_screen(width: int) -> None:
    long = Place((0, 2), "The whites: Ada, Chloé", 12, tuple(Part(f"Plaça {at}", at) for at in range(7)), "a note", 1)
    told = Standings("points", "Your team wins", "The whites win by a very long sentence.", "", (long,))
    assert all(line.cell_len <= width for line in standings_lines(told, width))
