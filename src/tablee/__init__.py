"""Tablée: a table for modern board games. What a program needs to play one is here; `tablee.bots` are the players."""

from __future__ import annotations

from tablee.core.chance import Dice
from tablee.core.game import Game, Setup, View, load, names
from tablee.core.state import Move, Outcome, State, apply, options

__all__ = ["Dice", "Game", "Move", "Outcome", "Setup", "State", "View", "apply", "load", "names", "options"]
