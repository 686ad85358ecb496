"""Things of a scene as lines of characters: the same nodes and words as on any screen.

Every thing has two looks. On the table it is a few words that flow on lines with others; looked at closely it is its whole text,
one thing a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from tablee.core.notation import Seat
from tablee.core.scene import Board, Card, Counter, Die, Node, Note, Piece, Sheet, Spot, Steps, Zone
from tablee.core.standings import Place, Standings, gained, signed
from tablee.terminal.harmless import harmless

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
COLOURS = frozenset({"red", "green", "blue", "yellow", "white"})  # styles of a game that a terminal can show
BACK = "[░░]"
TURN = "▶"
INDENT = 2


@dataclass(frozen=True)
class Part:
    """Words that stay together where there is room, and what parts them from those before."""

    text: Text
    glue: str = "  "


def seat_mark(seat: Seat) -> Text:
    """The sign of a seat, in its colour."""
    sign, colour = SEATS[seat % len(SEATS)]
    return Text(sign, style=f"bold {colour}")


def tamed(line: Text) -> Text:
    """The line with nothing in it that a terminal would obey."""
    if not line.plain.isprintable():
        line.plain = harmless(line.plain)
    return line


# --- On the table ----------------------------------------------------------------------------------------------------------


def small(node: Node, seat: Seat | None = None) -> Text:
    """A thing in a few words; at the place of a seat, its own things need no sign."""
    match node:
        case Card(up=False):
            return Text(f"[{node.label}]" if node.label else BACK, style="dim")
        case Card():
            badge = f"|{node.badge}" if node.badge else ""
            return Text(f"[{node.label or node.text}{badge}]", style="bold")
        case Counter():
            most = "" if node.most is None else f"/{node.most}"
            return Text.assemble(f"{node.label} ", (f"{node.value}{most}", "bold"))
        case Die():
            return Text(f"⟦{node.label}⟧", style="bold")
        case Note():
            return Text(node.text, style="bold yellow" if "warning" in node.style.split() else "italic")
        case Steps():
            now = [Text(f"[{step}]" if at == node.now else step) for at, step in enumerate(node.steps)]
            for at, step in enumerate(now):
                step.stylize("bold" if at == node.now else "dim")
            return Text.assemble(f"{node.text}: ", Text(" › ").join(now))
        case Piece():
            badge = "" if node.label.endswith(node.badge) else node.badge
            mark = Text("") if node.seat is None or node.seat == seat else seat_mark(node.seat)
            return mark.append(f"{node.label}{badge}" if node.label else node.text)
        case _:
            return Text(node.text)


def for_a_closer_look(node: Node) -> bool:
    """Whether a thing only repeats a long text: it is read when somebody looks closely."""
    return isinstance(node, Piece) and not node.label and bool(node.detail) and node.detail in node.text


def told(zone: Zone) -> Text:
    """What a zone says of itself; a player's place begins with the sign of the seat."""
    styles = zone.style.split()
    colour = next((one for one in styles if one in COLOURS), "")
    text = Text(zone.text, style=colour)
    if zone.seat is None or not zone.id.startswith("seat"):
        return text
    active = "active" in styles
    if active:
        text.stylize("bold")
    return Text.assemble(TURN if active else " ", seat_mark(zone.seat), " ", text)


def parts(zone: Zone) -> Iterator[Part]:
    """A zone as words that flow: what it says of itself, what lies there, and the zones within it. Nothing is said twice."""
    inner = [node for node in zone.nodes if isinstance(node, Zone)]
    if zone.text and not _said_within(zone, inner) and not _said_by_card(zone):
        yield Part(told(zone))
    if is_pile(zone):
        return
    for _, nodes in groupby(zone.nodes, _alike):
        same = list(nodes)
        first = same[0]
        if isinstance(first, Zone):
            for at, part in enumerate(_within(first, zone)):
                yield part if at else Part(part.text, " │ ")
        elif isinstance(first, Card) and not first.up and not first.label:
            yield Part(Text(f"{len(same)} × {first.text}" if len(same) > 1 else first.text, style="dim"))
        elif not for_a_closer_look(first) and not _said_by(zone, first):
            yield Part(small(first, zone.seat), " " if isinstance(first, Card | Piece) else "  ")


def is_pile(zone: Zone) -> bool:
    """Nothing but backs: the words of the zone say how many."""
    return zone.count is not None and all(isinstance(node, Card) and not node.up for node in zone.nodes)


def _within(inner: Zone, outer: Zone) -> Iterator[Part]:
    """A zone in another; of a pile, what the other has not yet said."""
    words = inner.text.rpartition(": ")[2]
    counted = any(isinstance(node, Counter) and node.text == inner.text for node in outer.nodes)
    said = words in outer.text and not _said_within(outer, [inner])
    if not (is_pile(inner) and (counted or said)):
        yield from parts(inner)


def _said_within(zone: Zone, inner: Sequence[Zone]) -> bool:
    """Whether a zone only sums up, or begins, what the zones within it say."""
    if not inner or not inner[0].text or zone.seat is not None:
        return False
    sums_up = zone.text.startswith(inner[0].text) and inner[-1].text in zone.text
    return sums_up or inner[0].text.startswith(zone.text)


def _said_by_card(zone: Zone) -> bool:
    """Whether a zone only names the card that lies in it."""
    card = next(iter(zone.nodes), None)
    return isinstance(card, Card) and card.up and len(card.text) > len(zone.text) and card.text.startswith(zone.text)


def _said_by(zone: Zone, node: Node) -> bool:
    """Whether the zone's words say all of a thing."""
    if isinstance(node, Card | Piece):
        return node.text == zone.text and node.label in zone.text and node.badge in zone.text
    if isinstance(node, Counter):
        return node.text == zone.text
    return isinstance(node, Note) and node.text in zone.text


def _alike(node: Node) -> tuple[str, str]:
    """Backs with the same words are told once, with their number; everything else is one by one."""
    return ("back", node.text) if isinstance(node, Card) and not node.up and not node.label else (node.id, "")


def flow(all_parts: Iterable[Part], width: int, indent: int = INDENT) -> list[Text]:
    """Parts on as many lines as they need, broken between them, and within one only where it is wider than a line."""
    lines: list[Text] = []
    line = Text("")
    for part in all_parts:
        words = [part] if part.text.cell_len <= width - indent else _words(part)
        for word in words:
            if not line.plain.strip():
                line = Text.assemble(line, word.text)
            elif line.cell_len + len(word.glue) + word.text.cell_len <= width:
                line = Text.assemble(line, (word.glue, "dim"), word.text)
            else:
                lines.append(line)
                line = Text.assemble(" " * indent, word.text)
    return [*lines, line] if line.plain.strip() else lines


def _words(part: Part) -> list[Part]:
    pieces = part.text.split(" ")
    return [Part(word, part.glue if at == 0 else " ") for at, word in enumerate(pieces)]


def wrapped(text: str, width: int, style: str = "", indent: int = 0) -> list[Text]:
    """A text on lines."""
    return [line for row in text.splitlines() for line in flow([Part(Text(row, style=style))], width, indent)]


def cropped(line: Text, width: int) -> Text:
    """A line that fits, with a sign where it was cut."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis")
    return copy


def sheet_lines(sheet: Sheet, width: int) -> list[Text]:
    """Notes, tallies and scores: columns as wide as what stands in them, the last one wrapped if need be."""
    rows = [sheet.columns, *sheet.rows]
    wide = [max(Text(row[at]).cell_len for row in rows) for at in range(len(sheet.columns))]
    lines = [Text(sheet.text, style="dim")] if sheet.text else []
    for number, row in enumerate(rows):
        cells = [
            _padded(cell, size, left=at == 0 or size > 12)
            for at, (cell, size) in enumerate(zip(row, wide, strict=True))
        ]
        fitting = flow([Part(Text(cell), " ") for cell in cells], width, INDENT)
        for line in fitting:
            line.stylize("bold" if number == 0 else "")
        lines += fitting
    return lines


def standings_lines(standings: Standings, width: int) -> list[Text]:
    """How the match ended: what it means for the reader, how it was decided, and every place with what its score is made of."""
    lines = [*wrapped(standings.title, width, "bold green"), *wrapped(standings.text, width)]
    scores = [_score(place) for place in standings.places]
    size = max((len(score) for score in scores), default=0)
    for place, score in zip(standings.places, scores, strict=True):
        rank = f"{place.rank}." if place.rank else "·"
        head = Text.assemble((f"{rank:>3} ", "bold"), (f"{score:>{size}}  " if size else "", "bold"))
        told = [Part(Text.assemble(head, *(seat_mark(seat) for seat in place.seats), f" {place.text}"))]
        made_of = [f"{part.text} {gained(part.amount)}" for part in place.parts]
        made_of += [place.note] if place.note else []
        told += [Part(Text(one, style="dim"), "  ·  ") for one in made_of]
        lines += flow(told, width, len(head.plain))
    return lines


def _score(place: Place) -> str:
    return "" if place.score is None else signed(place.score)


def _padded(cell: str, size: int, *, left: bool) -> str:
    room = " " * (size - Text(cell).cell_len)
    return cell + room if left else room + cell


# --- At a closer look ------------------------------------------------------------------------------------------------------


def closely(node: Node, width: int, depth: int = 0) -> Iterator[Text]:
    """All that can be read of a thing and of what lies within it."""
    if isinstance(node, Sheet):
        yield from sheet_lines(node, width)
        return
    indent = " " * (INDENT * depth)
    text = Text.assemble(indent, told(node) if isinstance(node, Zone) else _whole(node))
    if text.plain.strip():
        yield from flow([Part(text)], width, len(indent) + INDENT)
    inside: Sequence[Node] = ()
    match node:
        case Zone():
            inside = node.nodes
        case Board():
            inside = (*node.spots, *node.nodes)
        case Piece():
            inside = node.under
    for inner in inside:
        yield from closely(inner, width, depth + 1)


def _whole(node: Node) -> Text:
    label = "" if isinstance(node, Zone | Board | Sheet | Note) else small(node).plain
    badge = node.badge if isinstance(node, Spot) else ""
    if isinstance(node, Spot):
        label = f"{node.label} {badge}".strip()
    text = Text(label if label and label != node.text else "", style="bold")
    text.append(
        f"  {node.text}" if text.plain and node.text not in text.plain else node.text if not text.plain else "",
        style="not bold",
    )
    detail = node.detail if isinstance(node, Card | Piece) else ""
    if detail and detail not in text.plain:
        text.append(f" — {detail}", style="dim")
    return text
