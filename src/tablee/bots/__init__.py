"""Players that are programs. They know no game by name."""

from __future__ import annotations

from tablee.bots.bot import STRENGTHS, Bot, Budget, Thought, UnknownBot, read_budget
from tablee.bots.external import ExternalBot, read_command
from tablee.bots.ismcts import IsmctsBot
from tablee.bots.simple import EasyBot, GreedyBot, RandomBot

__all__ = ["PROGRAM", "STRENGTHS", "Bot", "Budget", "Thought", "UnknownBot", "make", "patience"]

NORMAL = Budget(iterations=40, seconds=0.5)
HARD = Budget(iterations=2000, seconds=1.0)
PROGRAM = "program:"


def patience(strength: str) -> float:
    """The seconds that a bot of that strength may take over a choice."""
    return {"normal": NORMAL.seconds, "hard": HARD.seconds}.get(strength) or 0.0


def make(name: str) -> Bot:
    """The bot of that name: a strength, `greedy`, `ismcts` with a budget (`ismcts:1s`, `ismcts:500`), or a program.

    A program is a command as a shell splits it: `program:./bot.py`, `program:node bot.mjs`.
    """
    kind, _, rest = name.partition(":")
    if kind == "ismcts":
        budget = read_budget(rest or "1s")
        if budget is None:
            raise UnknownBot(name)
        return IsmctsBot(budget, name)
    if kind == "program":
        command = read_command(rest)
        if command is None:
            raise UnknownBot(name)
        return ExternalBot(command, name)
    match name:
        case "random":
            return RandomBot(name)
        case "easy":
            return EasyBot(name)
        case "greedy":
            return GreedyBot(name)
        case "normal":
            return IsmctsBot(NORMAL, name)
        case "hard":
            return IsmctsBot(HARD, name)
        case _:
            raise UnknownBot(name)
