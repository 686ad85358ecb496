"""What can be refused. Each is a type of its own, with a sentence for a person and a text key for a translation.

A refusal changes nothing, and its sentence repeats only what the asker said: never a thing he may not know.
"""

from __future__ import annotations

from typing import ClassVar

Value = str | int


class Refusal(Exception):  # noqa: N818  # a refusal is an answer, not a fault
    """The base of all refusals."""

    key: str = "error-refused"
    sentence: ClassVar[str] = "That was refused."
    package: ClassVar[str] = ""  # of the game whose texts say it, if it is not said of every game
    transient: ClassVar[bool] = False  # the very same may be granted a moment later

    def __init__(self, **values: Value) -> None:
        super().__init__(self.sentence.format(**values))
        self.values = values


class IllegalMove(Refusal):
    """A move of this game that isn't allowed now."""

    sentence = "“{move}” is not allowed now."

    def __init__(self, move: str, key: str = "error-illegal-move") -> None:
        super().__init__(move=move)
        self.key = key


class NotAsked(Refusal):
    """A seat that answers when it wasn't asked."""

    key = "error-not-asked"
    sentence = "Seat {seat} isn't asked anything now."

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat)


class UnknownMove(Refusal):
    """A text that spells no move of this game."""

    key = "error-unknown-move"
    sentence = "I can't read “{move}” as a move: {problem}."

    def __init__(self, move: str, problem: str) -> None:
        super().__init__(move=move, problem=problem)


class MatchOver(Refusal):
    """A move after the end."""

    key = "error-match-over"
    sentence = "The match is over."


class CantLeave(Refusal):
    """A game that does not say what happens when a player leaves for good."""

    key = "error-cant-leave"
    sentence = "In {game} nobody can leave for good: let a bot take the seat."

    def __init__(self, game: str) -> None:
        super().__init__(game=game)


class UnknownGame(Refusal):
    """A name that no game has."""

    key = "error-unknown-game"
    sentence = "There is no game called “{name}”. Known games: {known}."

    def __init__(self, name: str, known: str) -> None:
        super().__init__(name=name, known=known)


class BadSetup(Refusal):
    """A match that can't be set up like this. Each reason is a kind of its own, of a game or of these."""

    key = "error-setup"
    sentence = "A match can't be set up like this."


class WrongSeats(BadSetup):
    """Too few or too many for the game."""

    key = "error-setup-seats"
    sentence = "{game} is for {least} to {most} players, not {seats}."


class WrongFixedSeats(BadSetup):
    """Not just as many as the game is for."""

    key = "error-setup-fixed-seats"
    sentence = "{game} is for exactly {needed} players, not {seats}."


class NoSuchOption(BadSetup):
    """An option that the game doesn't have."""

    key = "error-setup-option"
    sentence = "{game} has no option “{option}”; its options are {known}."


class NoOptions(BadSetup):
    """An option of a game that has none."""

    key = "error-setup-no-options"
    sentence = "{game} has no option “{option}”; it has none."


class NotASwitch(BadSetup):
    """Neither on nor off."""

    key = "error-setup-switch"
    sentence = "Option “{option}” is on or off, not “{value}”."


class NotInRange(BadSetup):
    """No number, or one that is too small or too large."""

    key = "error-setup-number"
    sentence = "Option “{option}” is a number from {least} to {most}, not “{value}”."


class NotAChoice(BadSetup):
    """None of the words that an option can be."""

    key = "error-setup-choice"
    sentence = "Option “{option}” is one of {choices}, not “{value}”."


class TooLong(BadSetup):
    """No text, or one that is too long."""

    key = "error-setup-text"
    sentence = "Option “{option}” is a text of at most {longest} characters."


class BadHosting(Refusal):
    """Something that a host brings for a game, and that can't be taken."""

    key = "error-hosting"
    sentence = "{problem}"

    def __init__(self, problem: str) -> None:
        super().__init__(problem=problem)


class BadRecord(Refusal):
    """A record that can't be read, or does not replay; with the line."""

    key = "error-record"
    sentence = "Line {line}: {problem}."

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line=line, problem=problem.rstrip("."))
        self.line = line
        self.problem = problem


class RulesError(Exception):
    """A mistake in a game's rules, not in what somebody asked of them."""
