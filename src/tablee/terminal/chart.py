"""A board as a field of characters: every spot has a cell of its own, and as many of its words as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len
from rich.text import Text

from tablee.core.scene import Board, Piece, Prompt, Spot
from tablee.terminal.draw import seat_mark, small

SCATTERED = 24  # spots at more different places across than this lie anywhere
LEAST = 6  # rows of a map
SQUEEZED = 0.42  # a map that has to be small has this part of the rows it likes
FEW = 0.6  # of the labels of empty spots: if fewer find room, dots are clearer
EMPTY, WAY, CROWD, BAR = "o", "·", "+", "┃"
LINE = "line"  # in the style of a link: it crosses a line on the board
SIGNS = 3  # of the ways to say who stands somewhere: only the signs of their seats
MARK = "»"  # before the number of the answer that leads to a spot


@dataclass(frozen=True)
class Chart:
    """The lines of a board, and what found no room on it, in words."""

    lines: list[Text]
    left_out: list[str]


def name_of(spot: Spot) -> str:
    """What moves and sentences call a spot that its label does not name: the end of its id, if its own words say it."""
    tail = spot.id.rpartition(".")[2]
    words = spot.text.replace(",", " ").replace(":", " ").split()
    return tail if tail in words and tail not in spot.label else ""


def marks(board: Board, prompt: Prompt | None) -> dict[str, str]:
    """The spots that an answer leads to, each with the number of that answer where its name is not in the answer's words."""
    found: dict[str, list[int]] = {}
    if prompt is None or not prompt.mine:
        return {}
    at = {node.id: node.at for node in board.nodes if isinstance(node, Piece)}
    spots = {spot.id: spot for spot in board.spots}
    for number, offer in enumerate(prompt.offers, start=1):
        end = next((at.get(step, step) for step in reversed(offer.path) if at.get(step, step) in spots), None)
        if end is not None:
            named = (spots[end].label or name_of(spots[end])) in offer.text.split()
            found.setdefault(end, []).append(0 if named else number)
    return {spot: f"{MARK}{numbers[0]}" if len(numbers) == 1 and numbers[0] else "" for spot, numbers in found.items()}


def draw_board(board: Board, width: int, height: int | None = None, prompt: Prompt | None = None) -> Chart:
    """The board in so many columns and rows; without a height, in as many rows as it likes."""
    marked = marks(board, prompt)
    if is_grid(board, width):
        return _grid(board, width, marked)
    return _map(board, width, height or natural_height(board, width), marked)


def is_grid(board: Board, width: int) -> bool:
    """Whether the spots stand in a few columns that are all wide enough for their words."""
    columns = len({spot.x for spot in board.spots})
    return columns <= SCATTERED and (_widest(board) + 1) * columns <= width


def natural_height(board: Board, width: int) -> int:
    """The rows that a board likes: a character is twice as high as wide."""
    if is_grid(board, width):
        return len({spot.y for spot in board.spots})
    return max(least_height(board, width), round(width * board.height / board.width / 2))


def grid_width(board: Board, width: int) -> int:
    """The columns that a grid takes; nothing for a board that is none."""
    return (_widest(board) + 2) * len({spot.x for spot in board.spots}) if is_grid(board, width) else 0


def least_height(board: Board, width: int) -> int:
    """The fewest rows in which no two spots want the same cell, or not much less than half of what it likes."""
    if is_grid(board, width):
        return natural_height(board, width)
    enough = max(LEAST, round(width * board.height / board.width / 2 * SQUEEZED))
    places = tuple((spot.x + spot.width / 2, spot.y + spot.height / 2) for spot in board.spots)
    return min(enough, _least(places, width))


@lru_cache(maxsize=64)
def _least(places: tuple[tuple[float, float], ...], width: int) -> int:
    for height in range(LEAST, 40):
        cells = _cells(places, width, height)
        taken = set(cells)
        if len(taken) == len(cells) and not any((row, column + 1) in taken for row, column in cells):
            return height
    return 40


def _cells(places: Iterable[tuple[float, float]], width: int, height: int) -> list[tuple[int, int]]:
    """Where places fall on a field of characters, with a margin for the words at its sides."""
    places = list(places)
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    across = (width - 7) / ((right - left) or 1)
    down = (height - 1) / ((bottom - top) or 1)
    return [(round((y - top) * down), 3 + round((x - left) * across)) for x, y in places]


def _standing(board: Board) -> dict[str, list[Piece]]:
    found: dict[str, list[Piece]] = {}
    for node in board.nodes:
        if isinstance(node, Piece):
            found.setdefault(node.at, []).append(node)
    return found


def _own_words(spot: Spot) -> Text:
    """The name, the label and the badge of a spot."""
    return Text.assemble(
        (name_of(spot), "bold"), spot.label, (f" {spot.badge}" if spot.badge and spot.label else spot.badge)
    )


def _crowd(pieces: Iterable[Piece]) -> Text:
    return Text("").join(small(piece) for piece in pieces)


# --- Columns and rows ------------------------------------------------------------------------------------------------------


def _widest(board: Board) -> int:
    standing = _standing(board)
    return max((_cell(spot, standing).cell_len for spot in board.spots), default=1)


def _cell(spot: Spot, standing: Mapping[str, list[Piece]]) -> Text:
    """Who stands there, or the spot's own words; where the name is not plain from the place, both."""
    pieces = standing.get(spot.id)
    words = _own_words(spot)
    if not pieces:
        return words if words.plain else Text(EMPTY)
    return _crowd(pieces) if len(spot.label) <= len("★c0") else Text.assemble(words, " ", _crowd(pieces))


def _grid(board: Board, width: int, marked: Mapping[str, str]) -> Chart:
    standing = _standing(board)
    columns = sorted({spot.x for spot in board.spots})
    at = {(spot.x, spot.y): spot for spot in board.spots}
    size = min(_widest(board) + 2, width // len(columns))
    lines = []
    for y in sorted({spot.y for spot in board.spots}):
        line = Text("")
        for x in columns:
            spot = at.get((x, y))
            cell = _cell(spot, standing) if spot is not None else Text("")
            if spot is not None:
                cell.stylize("underline" if spot.id in marked else "" if spot.id in standing else "dim")
            room = size - cell.cell_len
            line = Text.assemble(line, " " * (room // 2), cell, " " * (room - room // 2))
        line.rstrip()
        lines.append(line)
    return Chart(lines, [])


# --- Spots that lie anywhere -----------------------------------------------------------------------------------------------


class _Field:
    """Cells of characters, each taken by at most one thing."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.cells: dict[tuple[int, int], Text] = {}
        self.owner: dict[tuple[int, int], str] = {}

    def claim(self, spot: str, row: int, column: int, size: int) -> tuple[int, int] | None:
        """Cells of its own for a spot: the nearest so many with air at their sides, or at least one that is free."""
        near = sorted(
            (3 * abs(down) + abs(across), row + down, column + across)
            for down in range(-2, 3)
            for across in range(-6, 7)
        )
        inside = [(at, first) for _, at, first in near if 0 <= at < self.height and 0 <= first <= self.width - size]
        for wanted, air in ((size, 1), (size, 0), (1, 0)):
            for at, first in inside:
                span = [(at, first + more) for more in range(-air, wanted + air)]
                if not self.owner.keys() & span:
                    self.owner |= dict.fromkeys([(at, first + more) for more in range(wanted)], spot)
                    return at, first
        return None

    def write(self, spot: str, cell: tuple[int, int], text: Text) -> bool:
        """Words over a spot's cell instead of those it had, where they touch nothing of another."""
        row, column = cell
        size = text.cell_len
        for first in sorted(
            range(column - size + 1, column + 1), key=lambda first: abs(first + size / 2 - column - 0.5)
        ):
            span = range(first - 1, first + size + 1)
            if first < 0 or first + size > self.width:
                continue
            if any(self.owner.get((row, at), spot) != spot for at in span):
                continue
            self._clear(spot, cell)
            self._put(spot, row, first, text)
            return True
        return False

    def _put(self, spot: str, row: int, first: int, text: Text) -> None:
        at = first
        for character in text.divide(range(1, len(text))):
            self.cells[row, at] = character
            for more in range(cell_len(character.plain)):
                self.owner[row, at + more] = spot
                if more:
                    self.cells[row, at + more] = Text("")
            at += cell_len(character.plain)

    def sign(self, cell: tuple[int, int], sign: Text) -> None:
        """One sign on a spot's own cell, instead of whatever words it had."""
        self._clear(self.owner[cell], cell)
        self.cells[cell] = sign

    def _clear(self, spot: str, cell: tuple[int, int]) -> None:
        for at in [at for at, owner in self.owner.items() if owner == spot and at != cell]:
            del self.owner[at]
            self.cells.pop(at, None)

    def way(self, start: tuple[int, int], end: tuple[int, int], sign: Text) -> None:
        """Signs between two cells, where nothing stands."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]) // 2, 1)
        for step in range(1, steps):
            row = round(start[0] + (end[0] - start[0]) * step / steps)
            column = round(start[1] + (end[1] - start[1]) * step / steps)
            if (row, column) not in self.owner:
                self.cells.setdefault((row, column), sign)

    def lines(self) -> list[Text]:
        drawn = []
        for row in range(self.height):
            line = Text("").join(self.cells.get((row, column), Text(" ")) for column in range(self.width))
            line.rstrip()
            drawn.append(line)
        return drawn


def _map(board: Board, width: int, height: int, marked: Mapping[str, str]) -> Chart:
    """Cells for all spots first, those that matter before the others; then their words, then the ways between them."""
    standing = _standing(board)
    field = _Field(width, height)
    middles = [(spot.x + spot.width / 2, spot.y + spot.height / 2) for spot in board.spots]
    wanted = dict(zip((spot.id for spot in board.spots), _cells(middles, width, height), strict=True))
    spots = sorted(board.spots, key=lambda spot: (spot.id not in standing, spot.id not in marked, -spot.width))
    ways = {spot.id: _ways_to_say(spot, standing, marked) for spot in spots}
    needed = {spot_id: max(1, looks[-1].cell_len) for spot_id, looks in ways.items()}
    claimed = {spot.id: field.claim(spot.id, *wanted[spot.id], needed[spot.id]) for spot in spots}
    cells = {spot_id: cell for spot_id, cell in claimed.items() if cell is not None}
    left_out = [spot.text for spot in spots if spot.id not in cells]
    said: dict[str, int] = {}
    for wish in (-1, 0):  # what every spot needs, before what any of them would like
        for spot_id, cell in cells.items():
            looks = list(enumerate(ways[spot_id]))
            best = next((at for at, look in looks[wish:] if look.plain and field.write(spot_id, cell, look)), None)
            said |= {spot_id: best} if best is not None else {}
    for spot_id in cells.keys() - said.keys():
        field.sign(cells[spot_id], Text(CROWD, style="bold") if spot_id in standing else Text(EMPTY, style="dim"))
    left_out += [
        f"{spot.label or name_of(spot)} {_crowd(standing[spot.id]).plain}"
        for spot in spots
        if spot.id in standing and spot.id in cells and said.get(spot.id, SIGNS) >= SIGNS
    ]
    quiet = [
        (spot.id, said.get(spot.id) == 0)
        for spot in spots
        if spot.id in cells
        and spot.id not in standing
        and spot.id not in marked
        and not spot.badge
        and len(spot.label) > 1
    ]
    if sum(fits for _, fits in quiet) < FEW * len(quiet):
        for spot_id, _ in quiet:
            field.sign(cells[spot_id], Text(EMPTY, style="dim"))
    for link in board.links:
        if link.start in cells and link.end in cells:
            sign = Text(BAR, style="bold red") if LINE in link.style.split("-") else Text(WAY, style="dim")
            field.way(cells[link.start], cells[link.end], sign)
    return Chart(field.lines(), left_out)


def _ways_to_say(spot: Spot, standing: Mapping[str, Sequence[Piece]], marked: Mapping[str, str]) -> list[Text]:
    """The words of a spot, from all of them to what is needed."""
    mark = marked.get(spot.id)
    words, signs = _own_words(spot), Text(mark or "", style="bold reverse")
    if mark is not None:
        words.stylize("reverse")
    name = Text(name_of(spot), style="bold")
    if spot.id in standing:
        crowd = Text.assemble(name, _crowd(standing[spot.id]))
        who = (seat_mark(piece.seat) if piece.seat is not None else small(piece) for piece in standing[spot.id])
        whole = Text.assemble(signs, " " if mark else "", words, _crowd(standing[spot.id]))
        return [whole, Text.assemble(signs, crowd), crowd, Text.assemble(name, *who)]
    if mark:
        named = spot.label == spot.id.rpartition(".")[2]  # the number of the answer says more than its name
        return [signs if named else Text.assemble(signs, " ", words), signs]
    words.stylize("" if spot.badge else "dim")
    return [words, Text.assemble(name, (spot.label, "dim")), name]
