"""The bots that sit at our tables: their names, by strength. Each name has a face, by its place in `CAST`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final
from zlib import crc32

from tablee.lookalikes import alike

CAST: Final[dict[str, tuple[str, ...]]] = {
    "random": ("Toto", "Zaza", "Nino", "Lulu", "Momo", "Fifi", "Jojo", "Mimi", "Coco", "Gigi", "Dodo", "Zuzu"),
    "easy": ("Rosa", "Bruno", "Iris", "Oscar", "Clara", "Jules", "Tina", "Diego", "Flora", "Zita", "Alba", "Lena"),
    "normal": (
        "Boris", "Wanda", "Marius", "Olga", "Rufus", "Carmen", "Edgar", "Petra", "Viktor", "Dora", "Konrad", "Irma",
    ),
    "hard": (
        "Octavia", "Nestor", "Freya", "Titus", "Ursula", "Orion", "Livia", "Hector", "Thalia", "Magnus", "Odin", "Castor",
    ),
}  # fmt: skip
"""Given names that are the same in French and in English, and none of them like another."""

FACES: Final[dict[str, int]] = {name: face for face, name in enumerate(chain.from_iterable(CAST.values()))}


def bot_name(strength: str, taken: Iterable[str], company: str) -> str:
    """A name for a bot of that strength, like none that is taken; nothing if there is none left.

    The same company meets the same bots again: the search begins where it says.
    """
    names, used = CAST[strength], tuple(taken)
    start = crc32(company.encode()) % len(names)
    free = (name for name in (*names[start:], *names[:start]) if not any(alike(name, other) for other in used))
    return next(free, "")
