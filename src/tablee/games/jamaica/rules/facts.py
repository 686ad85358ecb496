"""What is in the box: the board as a graph, the cards, the tokens, the dice."""

from __future__ import annotations

from typing import Final

from tablee.core.facts import facts
from tablee.core.notation import Word

_BOARD: Final = facts("tablee.games.jamaica", "board.toml")
_CARDS: Final = facts("tablee.games.jamaica", "cards.toml")


def _by_space(table: str) -> dict[int, int]:
    return {int(space): number for space, number in _BOARD[table].items()}


# --- Goods and actions -----------------------------------------------------------------------------------------------

FOOD, GOLD, POWDER, FORWARD, BACKWARD = 1, 2, 3, 4, 5
WORDS: Final = (Word("nothing"), Word("food"), Word("gold"), Word("powder"), Word("forward"), Word("backward"))

# A hold is one number: the goods in it eightfold, and how many; an empty hold is 0.
EMPTY: Final = 0
MOST_IN_HOLD: Final = 6

# --- The board -------------------------------------------------------------------------------------------------------

PORT_ROYAL: Final = 0
SEA: Final = _by_space("sea")
PORTS: Final = _by_space("port")
DISPUTED: Final = _by_space("disputed")
LAIRS: Final = tuple(_by_space("lair"))
COLUMN: Final = _by_space("column")
ROW: Final = _by_space("row")
SPACES: Final = len(COLUMN)

_NEXT: Final = _by_space("next")
_CHANNEL: Final = _by_space("channel")
NEXT: Final = tuple(
    (_NEXT[space], _CHANNEL[space]) if space in _CHANNEL else (_NEXT[space],) for space in range(SPACES)
)
BEFORE: Final = tuple(tuple(one for one in range(SPACES) if space in NEXT[one]) for space in range(SPACES))

WANTS: Final = tuple(FOOD if space in SEA else GOLD if space in PORTS else 0 for space in range(SPACES))
PRICES: Final = (
    tuple(SEA.get(space, PORTS.get(space, 0)) for space in range(SPACES)),
    tuple(DISPUTED.get(space, SEA.get(space, PORTS.get(space, 0))) for space in range(SPACES)),
)

ARRIVED: Final = _BOARD["worth"]["arrived"]
BEFORE_THE_LINE: Final = _BOARD["worth"]["before"]
VALUE: Final = tuple(_by_space("value").get(space, BEFORE_THE_LINE) for space in range(SPACES))


def _steps_left() -> tuple[int, ...]:
    """Steps to the finish by the shortest way; a whole lap from Port Royal."""
    left = [0] * SPACES
    frontier, steps = [PORT_ROYAL], 0
    while frontier:
        steps += 1
        frontier = [one for space in frontier for one in BEFORE[space] if one != PORT_ROYAL and not left[one]]
        for one in frontier:
            left[one] = steps
    left[PORT_ROYAL] = left[NEXT[PORT_ROYAL][0]] + 1
    return tuple(left)


LEFT: Final = _steps_left()
LAP: Final = LEFT[PORT_ROYAL]

Reach = tuple[tuple[int, ...], bool]  # where a move can end, and whether it leads across the line at Port Royal


def _reach(ways: tuple[tuple[int, ...], ...], start: int, pips: int, crossing: tuple[int, int]) -> Reach:
    ends, crosses = {start}, False
    for _ in range(pips):
        crosses = crosses or any(one == crossing[0] and crossing[1] in ways[one] for one in ends)
        ends = {after for one in ends for after in ways[one]}
    return tuple(sorted(ends)), crosses


LAST_SPACE: Final = BEFORE[PORT_ROYAL][0]
AHEAD: Final = tuple(
    tuple(_reach(NEXT, space, pips, (LAST_SPACE, PORT_ROYAL)) for pips in range(7)) for space in range(SPACES)
)
ASTERN: Final = tuple(
    tuple(_reach(BEFORE, space, pips, (PORT_ROYAL, LAST_SPACE)) for pips in range(7)) for space in range(SPACES)
)

# --- Cards -----------------------------------------------------------------------------------------------------------

_NAMES: Final = {number: name.partition("-") for name, number in _CARDS["action"].items()}
CARDS: Final = tuple((WORDS.index(Word(_NAMES[card][0])), WORDS.index(Word(_NAMES[card][2]))) for card in range(11))
NO_CARD: Final = -1

POWERS: Final = tuple(Word(name) for name in _CARDS["power"])
MAP, SABRE, BETH, HOLD = range(4)
TREASURES: Final = tuple(range(len(_CARDS["power"]) + len(_CARDS["treasure"])))
WORTH: Final = tuple(_CARDS["treasure"].get(str(card), 0) for card in TREASURES)
UNSEEN: Final = -1  # the face of a treasure that one does not know
GONE: Final = -2  # the face of a back that was turned up (JAM-G7): there is no such back any more

HAND: Final = _CARDS["start"]["hand"]
HAND_WITH_MAP: Final = _CARDS["strength"]["map"]
BETH_ADDS: Final = _CARDS["strength"]["beth"]
PILE: Final = _CARDS["start"]["pile"]
START_HOLDS: Final = (
    FOOD * 8 + _CARDS["start"]["food"],
    GOLD * 8 + _CARDS["start"]["gold"],
    *(EMPTY for _ in range(_CARDS["start"]["holds"] - 2)),
)
GHOST_HOLDS: Final = (
    GOLD * 8 + _CARDS["ghost"]["first"],
    GOLD * 8 + _CARDS["ghost"]["second"],
    *(EMPTY for _ in range(_CARDS["start"]["holds"] - 2)),
)
SIXTH: Final = _CARDS["start"]["holds"]  # the index of the 6th Hold, where there is one
BANK: Final = (0, _CARDS["bank"]["food"], _CARDS["bank"]["gold"], _CARDS["bank"]["powder"])
STAR: Final = len(_CARDS["combat"]) + 1
COMBAT: Final = (0, *_CARDS["combat"].values(), 0)  # what a face counts; the star wins without counting
MOST_ROUNDS: Final = _CARDS["limit"]["rounds"]
