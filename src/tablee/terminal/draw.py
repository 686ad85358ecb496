"""Scenes in a terminal: the same nodes and words as on any screen."""

from __future__ import annotations

from io import StringIO

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tablee.core.notation import Seat
from tablee.core.scene import Board, Card, Counter, Die, Node, Note, Piece, Prompt, Scene, Sheet, Spot, Steps, Zone

# Colour is never alone: every seat has a sign too.
SEATS = (
    ("●", "red"),
    ("■", "cyan"),
    ("▲", "green"),
    ("◆", "yellow"),
    ("★", "magenta"),
    ("♥", "bright_blue"),
    ("♣", "bright_green"),
    ("♠", "bright_red"),
)
BACK = "░░"
SCATTERED = 24  # spots at more different places across than this are drawn as a map
MAP_WIDTH = 108


def seat_mark(seat: Seat) -> Text:
    """The sign of a seat, in its colour."""
    sign, colour = SEATS[seat % len(SEATS)]
    return Text(sign, style=f"bold {colour}")


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [draw_node(node) for node in scene.nodes]
    if scene.result:
        parts.append(Panel(Text(scene.result, style="bold"), box=box.HEAVY, border_style="green"))
    return Panel(Group(*parts), title=scene.title, box=box.ROUNDED, border_style="dim")


def draw_node(node: Node) -> RenderableType:
    """One node, whatever it is."""
    match node:
        case Zone():
            return draw_zone(node)
        case Board():
            return draw_board(node)
        case Sheet():
            return draw_sheet(node)
        case _:
            return draw_small(node)


def draw_zone(zone: Zone) -> RenderableType:
    """A player's place is a panel; other zones are a line of words and what lies there."""
    if zone.layout == "grid":
        return Columns([draw_node(node) for node in zone.nodes], padding=(0, 1), expand=False)
    line = Text(zone.text)
    if zone.seat is not None and zone.id.startswith("seat"):
        inside = [draw_node(node) for node in zone.nodes if not (isinstance(node, Zone) and hidden(node))]
        active = "active" in zone.style.split()
        return Panel(
            Group(line, *inside),
            title=seat_mark(zone.seat),
            title_align="left",
            box=box.HEAVY if active else box.ROUNDED,
            border_style=SEATS[zone.seat % len(SEATS)][1] if active else "dim",
            width=36,
        )
    small = [node for node in zone.nodes if not isinstance(node, Zone | Board | Sheet)]
    large = [node for node in zone.nodes if isinstance(node, Zone | Board | Sheet)]
    cards = Text(" ").join(draw_small(node) for node in small)
    if large:
        return Group(*(draw_node(node) for node in large))
    return Group(line, cards) if small else line


def hidden(zone: Zone) -> bool:
    """A pile of backs: its words say how many."""
    return bool(zone.nodes) and all(isinstance(node, Card) and not node.up for node in zone.nodes)


def draw_small(node: Node) -> Text:
    """A thing that fits on a line."""
    match node:
        case Card(up=False):
            return Text(f"[{BACK}]", style="dim")
        case Card():
            text = Text(f"[ {node.label} ]", style="bold reverse")
            return text.append(f" {node.badge}", style="not reverse italic") if node.badge else text
        case Counter():
            most = "" if node.most is None else f"/{node.most}"
            return Text(f"{node.label} {node.value}{most}")
        case Die():
            return Text(f"⟦{node.label}⟧", style="bold")
        case Note():
            return Text(node.text, style="bold yellow" if "warning" in node.style.split() else "italic")
        case Steps():
            parts = [
                Text(step, style="bold reverse" if at == node.now else "dim") for at, step in enumerate(node.steps)
            ]
            return Text(" › ").join(parts)
        case Piece():
            mark = seat_mark(node.seat) if node.seat is not None else Text("")
            return mark.append(node.label or node.text)
        case _:
            return Text(node.text)


def draw_sheet(sheet: Sheet) -> Table:
    """Notes, tallies and scores."""
    table = Table(title=sheet.text, box=box.SIMPLE_HEAD, title_justify="left", title_style="dim", padding=(0, 0, 0, 1))
    for column in sheet.columns:
        table.add_column(column, justify="right")
    for row in sheet.rows:
        table.add_row(*row)
    return table


def draw_board(board: Board) -> RenderableType:
    """Spots at their places on a grid of characters, with what stands on them."""
    standing: dict[str, list[Piece]] = {}
    for node in board.nodes:
        if isinstance(node, Piece):
            standing.setdefault(node.at, []).append(node)
    rows = sorted({spot.y for spot in board.spots})
    columns = sorted({spot.x for spot in board.spots})
    if len(columns) > SCATTERED:
        return Group(Text(board.text, style="dim"), draw_map(board, standing))
    grid = Table.grid(padding=(0, 1))
    for _ in columns:
        grid.add_column(justify="center")
    at = {(spot.x, spot.y): spot for spot in board.spots}
    for y in rows:
        grid.add_row(*(draw_spot(at.get((x, y)), standing) for x in columns))
    return Group(Text(board.text, style="dim"), grid)


def draw_spot(spot: Spot | None, standing: dict[str, list[Piece]]) -> Text:
    """A place: who stands there, or its own label."""
    if spot is None:
        return Text("")
    pieces = standing.get(spot.id)
    return Text(" ").join(draw_small(piece) for piece in pieces) if pieces else Text(spot.label or "·", style="dim")


def draw_map(board: Board, standing: dict[str, list[Piece]]) -> Text:
    """A board whose spots lie anywhere: each at its place on a field of characters, ways as dots, larger spots last."""
    scale = MAP_WIDTH / board.width
    height = round(board.height * scale / 2)  # a character is twice as high as wide
    field = [[Text(" ") for _ in range(MAP_WIDTH + 1)] for _ in range(height + 1)]

    def write(x: float, y: float, text: Text) -> None:
        row = field[min(max(int(y * scale / 2), 0), height)]
        first = min(max(round(x * scale - len(text) / 2), 0), MAP_WIDTH + 1 - len(text))
        for at in range(len(text)):
            row[first + at] = text[at]

    middle = {spot.id: (spot.x + spot.width / 2, spot.y + spot.height / 2) for spot in board.spots}
    for link in board.links:
        (x, y), (u, v) = middle[link.start], middle[link.end]
        for part in (0.25, 0.5, 0.75):
            write(x + (u - x) * part, y + (v - y) * part, Text("·", style="dim"))
    for spot in sorted(board.spots, key=lambda spot: (spot.width, spot.id in standing)):
        pieces = standing.get(spot.id, [])
        text = Text("").join(draw_small(piece).append(piece.badge) for piece in pieces)
        if not pieces or len(pieces) > 1:
            text = Text(spot.label or "·", style="bold" if pieces else "dim").append(":" if pieces else "").append(text)
        write(*middle[spot.id], text)
    return Text("\n", no_wrap=True, overflow="crop").join(Text("").join(row) for row in field)


def draw_prompt(prompt: Prompt, options: str) -> RenderableType:
    """The question with its help and its numbered options; of an answer that is written, its parts and its notation."""
    lines: list[RenderableType] = [Text.assemble((prompt.text, "bold"), (f"  ({prompt.rule})", "dim"))]
    if prompt.help and prompt.mine:
        lines.append(Text(prompt.help, style="dim"))
    if prompt.entry is not None:
        blanks = " · ".join(blank.text for blank in prompt.entry.blanks)
        lines.append(Text.assemble((blanks, "italic"), ("  ", ""), (prompt.entry.notation, "dim")))
    if prompt.offers:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold")
        for number, offer in enumerate(prompt.offers, start=1):
            table.add_row(str(number), offer.text, Text(offer.preview, style="dim"))
        lines += [Text(options, style="dim"), table]
    return Group(*lines)


def to_text(scene: Scene, width: int = 100) -> str:
    """The table as plain text."""
    console = Console(width=width, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(draw(scene))
    return captured.get()


_SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>.{unique_id}-matrix {{ font: {char_height}px monospace; white-space: pre }}
{styles}</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" fill="#10131a"/>
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</svg>
"""


def to_svg(scene: Scene, width: int = 100) -> str:
    """The table as a picture that loads nothing from elsewhere."""
    console = Console(width=width, record=True, force_terminal=True, color_system="truecolor", file=StringIO())
    console.print(draw(scene))
    return console.export_svg(title=scene.title, code_format=_SVG)
