"""A board whose spots lie anywhere is drawn as a map of characters."""

from __future__ import annotations

from tablee.core.scene import Board, Link, Piece, Scene, Spot
from tablee.terminal.draw import MAP_WIDTH, SCATTERED, to_text


def street(count: int) -> Board:
    """Spots on a slope, linked one to the next; two pieces on the last, one on the first."""
    spots = tuple(Spot(f"s{at}", f"spot {at}", 40 * at, 20 * at, 10, 10, f"s{at}") for at in range(count))
    links = tuple(Link(f"s{at}", f"s{at + 1}") for at in range(count - 1))
    last = f"s{count - 1}"
    pieces = (
        Piece("a", "a pawn", "A", "s0", seat=0),
        Piece("b", "a pawn", "B", last, seat=1),
        Piece("c", "a pawn", "C", last, badge="×3", seat=2),
    )
    return Board("board", "A street", 40 * count, 20 * count, spots, pieces, links)


def drawn(board: Board) -> list[str]:
    return to_text(Scene("any", "Any", (board,), None), width=MAP_WIDTH + 8).splitlines()


def test_spots_that_lie_anywhere_keep_their_places_and_fit_the_width() -> None:
    lines = drawn(street(SCATTERED + 2))
    text = "\n".join(lines)
    for at in range(1, SCATTERED + 1):
        assert f"s{at}" in text
    assert max(map(len, lines)) <= MAP_WIDTH + 8
    rows = [next(row for row, line in enumerate(lines) if f"s{at}" in line) for at in (1, 10, 20)]
    assert rows == sorted(rows)
    columns = [lines[row].index(f"s{at}") for row, at in zip(rows, (1, 10, 20), strict=True)]
    assert columns == sorted(columns)


def test_pieces_stand_on_the_map_with_their_signs_and_badges() -> None:
    text = "\n".join(drawn(street(SCATTERED + 2)))
    assert "●A" in text
    assert "s0" not in text  # one piece hides the label
    assert f"s{SCATTERED + 1}:■B▲C×3" in text


def test_ways_are_dots() -> None:
    assert "·" in "\n".join(drawn(street(SCATTERED + 2)))


def test_few_columns_are_still_a_grid() -> None:
    lines = drawn(street(3))
    assert sum("s1" in line for line in lines) == 1
    assert len(lines) < 8
