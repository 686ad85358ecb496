"""A scene, its question and what has happened, on a screen of so many columns and rows.

The question and its answers come first. What is left is shared out: every thing of the table has a long look, a look of one line, and
at last only its name in the line of what is not shown. Nothing goes without a word: its letter brings it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import groupby
from math import ceil
from string import ascii_lowercase

from rich.text import Text

from tablee.core.scene import Board, Node, Offer, Prompt, Scene, Sheet, Steps, Zone
from tablee.terminal.chart import draw_board, grid_width, is_grid, least_height, natural_height
from tablee.terminal.draw import (
    Part,
    closely,
    cropped,
    flow,
    parts,
    sheet_lines,
    small,
    standings_lines,
    tamed,
    wrapped,
)

Say = Callable[..., str]
NEWS, LEAST_NEWS = 2, 1  # lines of what has happened that are kept, and kept however little room there is
JOINT = "  ║  "  # between two things on one line
BESIDE = 0.45  # of the width: a board no wider than this has the rest of the table beside it
GAP = 2
EVERYTHING = 10_000  # rows
FEW = 6  # answers that are always told in sentences
TITLE = 24  # columns that the title of a board needs at least
NAME = 16  # characters of a name in the line of what is not shown


class Rank(IntEnum):
    """What is folded away first."""

    SHEET = 0
    PLAIN = 1
    SEAT = 2
    OWN_SEAT = 3
    BOARD = 4
    MINE = 5


FOLDED_FIRST = (Rank.SHEET,)
FOLDED_LATER = (Rank.PLAIN, Rank.SEAT, Rank.OWN_SEAT, Rank.MINE, Rank.BOARD)


@dataclass
class Block:
    """A thing of the table with its letter."""

    letter: str
    node: Node
    rank: Rank
    width: int
    prompt: Prompt | None
    most: int = EVERYTHING  # lines that it may take; of a board, rows of its map; none: it is folded away
    cut: bool = False  # something of it found no room
    crowded: bool = False  # something on its map found no room
    _drawn: dict[int, tuple[list[Text], bool]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What it is called in the line of what is not shown."""
        text = self.node.text or next((inner.text for inner in inside(self.node)), "")
        for end in (":", ". ", " · "):
            text = text.partition(end)[0]
        return cropped(Text(text.strip(" .")), NAME).plain

    def lines(self) -> list[Text]:
        """What is shown of it; of a board, only its title and how many rows it takes."""
        if isinstance(self.node, Board) and self.most:
            return [Text.assemble((f"{self.letter} ", "dim"), (self.node.text, "dim")), *[Text("")] * self.most]
        known = self._drawn.get(self.most)
        if known is None:
            known = self._drawn[self.most] = self._draw()
        lines, self.cut = known
        return lines

    def chart(self) -> list[Text]:
        """The map of a board, once it is known in how many rows."""
        assert isinstance(self.node, Board)
        chart = draw_board(self.node, self.width, self.most, self.prompt)
        self.crowded = bool(chart.left_out)
        return chart.lines

    def _draw(self) -> tuple[list[Text], bool]:
        if not self.most:
            return [], True
        head = (f"{self.letter} ", "dim")
        if isinstance(self.node, Sheet):
            lines = sheet_lines(self.node, self.width)
            lines[0] = Text.assemble(head, lines[0])
            return [cropped(line, self.width) for line in lines], False
        told = list(parts(self.node)) if isinstance(self.node, Zone) else [Part(small(self.node))]
        if told:
            told[0] = Part(Text.assemble(head, told[0].text))
        lines = flow(told, self.width)
        if len(lines) <= self.most:
            return lines, False
        last = cropped(Text.assemble(lines[self.most - 1], "  ", lines[self.most].plain.strip(), "  "), self.width)
        return [*lines[: self.most - 1], last], True


def inside(node: Node) -> Sequence[Node]:
    """What lies in a zone."""
    return node.nodes if isinstance(node, Zone) else ()


def flattened(nodes: Sequence[Node]) -> Iterator[Node]:
    """The things of a table: of a zone that only groups places, boards or sheets, what is in it."""
    for node in nodes:
        if (
            isinstance(node, Zone)
            and node.nodes
            and (node.layout == "grid" or any(isinstance(one, Board | Sheet) for one in node.nodes))
        ):
            yield from flattened(node.nodes)
        elif not isinstance(node, Zone) or node.text or node.nodes:
            yield node


def blocks(scene: Scene, width: int, reader: int | None = None) -> list[Block]:
    """Everything on the table, each with a letter."""
    found = list(flattened(scene.nodes))
    letters = list(ascii_lowercase) + [f"{one}{other}" for one in ascii_lowercase for other in ascii_lowercase]
    return [
        Block(letter, node, _rank(node, reader), width, scene.prompt)
        for letter, node in zip(letters, found, strict=False)
    ]


def _rank(node: Node, reader: int | None) -> Rank:
    match node:
        case Sheet():
            return Rank.SHEET
        case Board():
            return Rank.BOARD
        case Zone() if "mine" in node.style.split():
            return Rank.MINE
        case Zone() if node.seat is not None:
            return Rank.OWN_SEAT if node.seat == reader else Rank.SEAT
        case _:
            return Rank.PLAIN


def packed(table: Sequence[Block], width: int, charts: Mapping[str, list[Text]]) -> list[Text]:
    """The lines of all blocks; short ones that follow each other share a line."""
    lines: list[Text] = []
    joinable = False
    for block in table:
        drawn = list(block.lines())
        if not drawn:
            continue
        if isinstance(block.node, Board):  # its title takes what is left of a line
            left = width - (lines[-1].cell_len + len(JOINT) if lines and joinable else 0)
            drawn[0] = _titled(block, drawn[0], left if left >= TITLE else width)
            drawn[1:] = charts.get(block.letter, drawn[1:])
        single = len(drawn) == 1 or isinstance(block.node, Board)
        if single and joinable and lines[-1].cell_len + len(JOINT) + drawn[0].cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (JOINT, "dim"), drawn[0])
            lines += drawn[1:]
        else:
            lines += drawn
        joinable = len(drawn) == 1
    return lines


def _titled(block: Block, title: Text, width: int) -> Text:
    block.cut = block.crowded or title.cell_len > width
    return cropped(title, width)


def folded(table: Sequence[Block], say: Say, width: int) -> list[Text]:
    """The names of what is not shown, and the letters of what is shown in part."""
    away = [f"{block.letter} {block.name}" for block in table if not block.most]
    part = [block.letter for block in table if block.most and block.cut]
    if not away and not part:
        return []
    named = [*away, *([say("terminal-in-part", letters=" ".join(part))] if part else [])]
    return wrapped(say("terminal-folded", what=" · ".join(named)), width, "dim", 2)


class Arrangement:
    """The blocks of a table on a width: one under the other, or all others beside a narrow board."""

    def __init__(self, scene: Scene, say: Say, width: int, reader: int | None) -> None:
        self.say, self.width, self.over = say, width, 0
        self.table = blocks(scene, width, reader)
        if self.table and isinstance(self.table[0].node, Steps):
            del self.table[0]  # it stands in the head
        boards = [block for block in self.table if isinstance(block.node, Board)]
        narrow = [block for block in boards if 0 < grid_width(block.node, width) <= width * BESIDE]  # type: ignore[arg-type]  # a board
        self.side = narrow[0] if len(boards) == 1 and narrow else None
        if self.side is not None:
            assert isinstance(self.side.node, Board)
            left = grid_width(self.side.node, width) + GAP
            for block in self.table:
                block.width = left - GAP if block is self.side else width - left

    def fit(self, rows: int) -> int:
        """Make the table fit into so many rows, and say how many it takes.

        Sheets give way first, then whatever is long, then boards, then whole things.
        """
        for block in self.table:
            node = block.node
            block.most = natural_height(node, block.width) if isinstance(node, Board) else EVERYTHING
        self.over = len(self.sketch()) - rows
        for give_way in (self._fold(FOLDED_FIRST), self._shorten(), self._shrink_boards(), self._fold(FOLDED_LATER)):
            while self.over > 0 and next(give_way, None) is not None:
                self.over = len(self.sketch()) - rows
        return self.over + rows

    def _fold(self, ranks: Sequence[Rank]) -> Iterator[Block]:
        """Fold things away, one after the other, the last of a kind first."""
        for rank in ranks:
            for block in reversed([one for one in self.table if one.rank is rank]):
                block.most = 0
                yield block

    def _shorten(self) -> Iterator[Block]:
        """Take a line from whatever has most of them, until everything has one."""
        long = [block for block in self.table if block.rank not in {Rank.SHEET, Rank.BOARD}]
        while long:
            block = max(long, key=lambda block: (len(block.lines()), -block.rank))
            if len(block.lines()) < 2:
                return
            block.most = len(block.lines()) - 1
            yield block

    def _shrink_boards(self) -> Iterator[Block]:
        """Take rows from a board that can do without."""
        for block in self.table:
            if isinstance(block.node, Board) and block.most:
                block.most = max(least_height(block.node, block.width), block.most - self.over)
                yield block

    @property
    def damage(self) -> int:
        """How many things are folded away; a board is worth all others."""
        return sum(len(self.table) if isinstance(block.node, Board) else 1 for block in self.table if not block.most)

    @property
    def board_is_folded(self) -> bool:
        return any(isinstance(block.node, Board) and not block.most for block in self.table)

    def drawn(self) -> list[Text]:
        """The table as it fits."""
        return self._arranged(
            {block.letter: block.chart() for block in self.table if isinstance(block.node, Board) and block.most}
        )

    def sketch(self) -> list[Text]:
        """The table without the maps of its boards, which take long to draw."""
        return self._arranged({})

    def _arranged(self, charts: Mapping[str, list[Text]]) -> list[Text]:
        if self.side is None or not self.side.most:
            return [*packed(self.table, self.width, charts), *folded(self.table, self.say, self.width)]
        left = packed([self.side], self.side.width, charts)
        others = [block for block in self.table if block is not self.side]
        right = (
            [*packed(others, others[0].width, charts), *folded(self.table, self.say, others[0].width)] if others else []
        )
        margin = self.side.width + GAP
        lines = []
        for at in range(max(len(left), len(right))):
            line = left[at] if at < len(left) else Text("")
            if at < len(right):
                line = Text.assemble(line, " " * (margin - line.cell_len), right[at])
            lines.append(line)
        return lines


# --- The question ----------------------------------------------------------------------------------------------------------


def asked(prompt: Prompt, width: int) -> list[Text]:
    """The question, and of an answer that is written, its parts."""
    lines = flow([Part(Text(prompt.text, style="bold")), Part(Text(f"({prompt.rule})", style="dim"))], width)
    if prompt.entry is not None:
        blanks = " · ".join(
            f"{blank.text} ({'/'.join(blank.choices)})" if blank.choices else blank.text
            for blank in prompt.entry.blanks
        )
        lines += flow([Part(Text(blanks, style="italic")), Part(Text(prompt.entry.notation, style="dim"))], width)
    return lines


def answers(offers: Sequence[Offer], width: int, say: Say, most: int = EVERYTHING) -> list[list[Text]]:
    """The numbered answers, from all that can be said of them to what has to be: the ways that take at most so many rows."""
    if not offers:
        return [[]]
    told = [way(offers, width) for way in (told_whole, told_short, told_in_columns, told_by_verb)]
    fitting = [lines for lines in told if lines and len(lines) <= most]
    if fitting:
        return fitting
    kept = told[-1][: max(1, most - 1)]
    return [[*kept, Text(say("terminal-more-answers", most=len(offers)), style="dim")]]


def _number(number: int, offers: Sequence[Offer]) -> Text:
    return Text(f"{number:>{len(str(len(offers)))}}", style="bold")


def told_whole(offers: Sequence[Offer], width: int) -> list[Text]:
    """An answer and all that it would do."""
    lines: list[Text] = []
    for number, offer in enumerate(offers, start=1):
        head = Text.assemble(_number(number, offers), "  ", offer.text)
        told = [Part(head)] + ([Part(Text(offer.preview, style="dim"))] if offer.preview else [])
        lines += flow(told, width, len(str(len(offers))) + 2)
    return lines


def told_short(offers: Sequence[Offer], width: int) -> list[Text]:
    """An answer on each line, and as much of what it would do as fits."""
    return [
        cropped(Text.assemble(_number(number, offers), "  ", offer.text, "  ", (offer.preview, "dim")), width)
        for number, offer in enumerate(offers, start=1)
    ]


def told_in_columns(offers: Sequence[Offer], width: int) -> list[Text]:
    """Several answers on a line, without what they would do; nothing if not even two fit."""
    told = [Text.assemble(_number(number, offers), " ", offer.text) for number, offer in enumerate(offers, start=1)]
    size = max(text.cell_len for text in told) + 2
    columns = (width + 2) // size
    if columns < 2:
        return []
    rows = ceil(len(told) / columns)
    lines = []
    for row in range(rows):
        line = Text("")
        for text in told[row::rows]:
            line = Text.assemble(line, text, " " * (size - text.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def told_by_verb(offers: Sequence[Offer], width: int) -> list[Text]:
    """Answers as they are typed: a word that many begin with is said once."""
    numbered = list(enumerate(offers, start=1))
    told: list[Part] = []
    for verb, same in groupby(numbered, lambda one: one[1].move.partition(" ")[0]):
        group = list(same)
        if len(group) > 1:
            told.append(Part(Text(f"{verb}:", style="italic"), "   "))
        for number, offer in group:
            move = offer.move.partition(" ")[2] if len(group) > 1 else offer.move
            told.append(Part(Text.assemble((str(number), "bold"), " ", move), "  " if len(group) > 1 else "   "))
    return flow(told, width)


# --- The screen ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Page:
    """Something to read above the question, instead of the table: help, the log, a closer look."""

    lines: Sequence[Text]
    first: int = 0


@dataclass(frozen=True)
class Composed:
    """What is shown, and where a page that was too long goes on (None: it is at its end)."""

    lines: list[Text]
    goes_on: int | None = None


def _tame(lines: Sequence[Text]) -> list[Text]:
    return [tamed(line) for line in lines]


def compose(
    scene: Scene,
    say: Say,
    *,
    width: int,
    rows: int | None = None,
    news: Sequence[Text] = (),
    page: Page | None = None,
    reader: int | None = None,
) -> Composed:
    """The whole screen; without a number of rows, everything."""
    table = Arrangement(scene, say, width, reader)
    head = _head(scene, width)
    told = [line for one in news for line in flow([Part(one)], width)]
    result = standings_lines(scene.standings, width) if scene.standings is not None else []
    ask = asked(scene.prompt, width) if scene.prompt is not None else []
    offers = scene.prompt.offers if scene.prompt is not None else ()
    if rows is None:
        question = [*ask, *answers(offers, width, say)[0]]
        table.fit(EVERYTHING)
        everything = table.drawn()
        return Composed(_tame([*head, *everything, *result, *told, *_help(scene.prompt, width), *question]))
    room = rows - len(head) - len(result) - len(ask)
    ways = answers(offers, width, say, room // 2)
    if page is not None:
        return _paged(page, head, [*result, *ask, *ways[0]], room - len(ways[0]), width, say)
    question, rows_left = _shared(table, ways, room, min(len(told), NEWS), sentences=len(offers) <= FEW)
    table.fit(rows_left)
    middle = table.drawn()[: room - len(question)]
    spare = room - len(question) - len(middle)
    news_lines = _latest(told, spare, say, width)
    spare -= len(news_lines)
    advice = _help(scene.prompt, width)
    advice = advice if len(advice) <= spare else []
    filler = [Text("")] * (spare - len(advice))
    return Composed(_tame([*head, *middle, *filler, *result, *news_lines, *advice, *ask, *question]))


def _shared(
    table: Arrangement, ways: Sequence[list[Text]], room: int, news: int, *, sentences: bool
) -> tuple[list[Text], int]:
    """The way to put the answers, and the rows that are left for the table.

    A board is worth more than news, and than sentences; anything else is not folded away for the sake of longer answers, and a few
    answers are not made shorter for the sake of it.
    """
    few = ways[:2] if sentences else ways
    for candidates, kept in [*((few, kept) for kept in range(news, -1, -1)), (ways, 0)]:
        table.fit(room - len(candidates[-1]) - kept)
        if not table.board_is_folded:
            break
    least = table.damage
    for question in candidates:
        table.fit(room - len(question) - kept)
        if table.damage == least:
            break
    while kept > LEAST_NEWS and table.damage:
        kept -= 1
        table.fit(room - len(question) - kept)
    return question, room - len(question) - kept


def _head(scene: Scene, width: int) -> list[Text]:
    title = Text(f"─ {scene.title} ", style="bold")
    first = next(flattened(scene.nodes), None)
    if isinstance(first, Steps):
        steps = small(first)
        if title.cell_len + steps.cell_len + 3 > width:
            steps = Text(f"{first.text} ({first.now + 1}/{len(first.steps)})")
        title = Text.assemble(title, ("─ ", "dim"), steps, " ")
    title = cropped(title, width)
    return [Text.assemble(title, ("─" * (width - title.cell_len), "dim"))]


def _help(prompt: Prompt | None, width: int) -> list[Text]:
    return wrapped(prompt.help, width, "dim") if prompt is not None and prompt.mine and prompt.help else []


def _latest(told: list[Text], rows: int, say: Say, width: int) -> list[Text]:
    """The last of what has happened, and how much went before."""
    if len(told) <= rows:
        return told
    if rows < 1:
        return []
    shown = told[-rows:]
    more = Text(say("terminal-more-news", count=len(told) - rows + 1), style="dim")
    return [cropped(Text.assemble(more, "  ", shown[0]) if rows == 1 else more, width), *shown[1:]]


def _paged(page: Page, head: list[Text], below: list[Text], rows: int, width: int, say: Say) -> Composed:
    lines = [cropped(line, width) for line in page.lines]
    if len(lines) <= rows - 1:
        shown, goes_on = lines, None
    else:
        shown = lines[page.first : page.first + rows - 1]
        goes_on = page.first + rows - 1 if page.first + rows - 1 < len(lines) else None
    foot = Text(say("terminal-page-more" if goes_on is not None else "terminal-page-end"), style="dim")
    filler = [Text("")] * (rows - 1 - len(shown))
    return Composed(_tame([*head, *shown, foot, *filler, *below]), goes_on)


def close_look(block: Block, width: int) -> list[Text]:
    """All there is to read of a thing; of a board, a larger map first."""
    node = block.node
    if not isinstance(node, Board):
        return list(closely(node, width))
    tall = natural_height(node, width) * (1 if is_grid(node, width) else 3) // (1 if is_grid(node, width) else 2)
    chart = draw_board(node, width, tall, block.prompt)
    words = [line for spot in node.spots for line in closely(spot, width)]
    things = [line for thing in node.nodes for line in closely(thing, width)]
    return [*wrapped(node.text, width, "dim"), *chart.lines, *words, *things]
