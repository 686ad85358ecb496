"""A board whose spots lie anywhere is drawn as a map of characters: no spot covers another."""

from __future__ import annotations

from tablee.core.scene import Board, Link, Offer, Piece, Prompt, Spot
from tablee.terminal.chart import SCATTERED, Chart, draw_board

COUNT = SCATTERED + 2


def street(count: int, *, up: int = 20) -> Board:
    """Spots on a slope, linked one to the next; two pieces on the last, one on the first."""
    spots = tuple(Spot(f"s.{at}", f"Spot {at}, a street", 40 * at, up * at, 10, 10, f"s{at}") for at in range(count))
    links = tuple(Link(f"s.{at}", f"s.{at + 1}") for at in range(count - 1))
    last = f"s.{count - 1}"
    pieces = (
        Piece("a", "a pawn", "A", "s.0", seat=0),
        Piece("b", "a pawn", "B", last, seat=1),
        Piece("c", "a pawn", "C", last, badge="×3", seat=2),
    )
    return Board("board", "A street", 40 * count, max(up, 1) * count, spots, pieces, links)


def text(chart: Chart) -> str:
    return "\n".join(line.plain for line in chart.lines)


def test_spots_that_lie_anywhere_keep_their_places_and_fit_the_width() -> None:
    lines = [line.plain for line in draw_board(street(COUNT), 80, 24).lines]
    assert len(lines) == 24
    assert max(map(len, lines)) <= 80
    rows = [next(row for row, line in enumerate(lines) if f"s{at}" in line) for at in (1, 10, 20)]
    assert rows == sorted(rows)
    columns = [lines[row].index(f"s{at}") for row, at in zip(rows, (1, 10, 20), strict=True)]
    assert columns == sorted(columns)


def test_pieces_stand_on_the_map_with_their_signs_and_badges() -> None:
    drawn = text(draw_board(street(COUNT), 80, 24))
    assert "●A" in drawn
    assert f"s{COUNT - 1}■B▲C×3" in drawn


def test_where_there_is_little_room_every_spot_still_has_a_sign_of_its_own() -> None:
    chart = draw_board(street(COUNT, up=0), 80, 3)
    assert sum(text(chart).count(sign) for sign in "os●■") >= COUNT
    assert chart.left_out == [f"s{COUNT - 1} ■B▲C×3"]  # a crowd that finds no room is told in words


def test_what_finds_no_room_is_told() -> None:
    chart = draw_board(street(200, up=0), 80, 3)
    crowd = " ".join(chart.left_out)
    assert all(f"Spot {at}, a street" in crowd or f"s{at}" in text(chart) or "o" in text(chart) for at in range(200))
    assert chart.left_out


def test_ways_are_dots() -> None:
    assert "·" in text(draw_board(street(COUNT), 80, 40))


def test_a_way_over_a_line_is_a_bar() -> None:
    board = street(COUNT)
    board.links = (Link("s.3", "s.9", "red-line"),)
    assert "┃" in text(draw_board(board, 80, 24))


def test_few_columns_are_a_grid() -> None:
    chart = draw_board(street(3), 80)
    assert sum("s1" in line.plain for line in chart.lines) == 1
    assert len(chart.lines) == 3


def test_a_spot_without_a_name_of_its_own_shows_the_number_of_the_answer_that_leads_there() -> None:
    offers = (Offer("go x", "Go to the mill", ("s.4",)), Offer("go s7", "Go to s7", ("s.7",)))
    drawn = text(draw_board(street(COUNT), 80, 24, Prompt("Where?", "X-1", (0,), mine=True, offers=offers)))
    assert "»1" in drawn
    assert "»2" not in drawn  # its name is in the answer
    assert "s7" in drawn


def test_numbers_that_only_the_words_of_a_spot_tell_are_on_the_map() -> None:
    board = street(COUNT)
    for spot in board.spots:
        spot.label = "F"
    assert "17F" in text(draw_board(board, 80, 24))
