"""What a table refuses. A refusal changes nothing, and repeats only what the asker said or everybody knows.

A sentence counts seats from 1, as the page does.
"""

from __future__ import annotations

from tablee.core.errors import Refusal


class UnknownEntry(Refusal):
    """A line of a log that can't be read."""

    key = "error-table-entry"
    sentence = "I can't read an entry of the kind “{kind}”: {problem}."

    def __init__(self, kind: str, problem: str) -> None:
        super().__init__(kind=kind, problem=problem)


# --- Coming in ---------------------------------------------------------------------------------------------------------


class NotInvited(Refusal):
    """A table by invitation, and the wrong link or code."""

    key = "error-table-not-invited"
    sentence = "This table is by invitation: its link or its code opens it."


class Barred(Refusal):
    """Somebody who was sent away."""

    key = "error-table-barred"
    sentence = "The host has sent you away from this table."


class TableClosed(Refusal):
    """A table that the host of the server has closed."""

    key = "error-table-closed"
    sentence = "Whoever runs this server has closed the table: {reason}"

    def __init__(self, reason: str) -> None:
        super().__init__(reason=reason)


class NothingToClose(Refusal):
    """A table that is over, or closed already."""

    key = "error-table-nothing-to-close"
    sentence = "That table is over already: there is nothing to close."


class NotHere(Refusal):
    """A person who has not come in."""

    key = "error-table-not-here"
    sentence = "You are not at this table: come in first."


class BadName(Refusal):
    """A name that can't be shown."""

    key = "error-table-name"
    sentence = "A name has 1 to {most} letters that everybody can see, or half as many wide ones."

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class LikeABot(Refusal):
    """A name that a bot or an open seat could have."""

    key = "error-table-name-bot"
    sentence = "“{name}” could be a bot or an open seat: choose another name."

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class NameInUse(Refusal):
    """Two people whose names look the same."""

    key = "error-table-name-taken"
    sentence = "Somebody at this table is already called “{name}”, or much alike: choose another name."

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


# --- The lobby ---------------------------------------------------------------------------------------------------------


class NotTheHost(Refusal):
    """A command that only the host may give."""

    key = "error-table-not-host"
    sentence = "Only the host of the table can do that."


class NotInTheLobby(Refusal):
    """Too late: the match has begun."""

    key = "error-table-begun"
    sentence = "The match has begun: that can no longer be changed."


class NotRunning(Refusal):
    """No match is being played."""

    key = "error-table-not-running"
    sentence = "No match is being played at this table."


class NotOver(Refusal):
    """A match that is still being played."""

    key = "error-table-not-over"
    sentence = "The match is not over yet."


class NoGoal(Refusal):
    """A game that does not say what it is played for."""

    key = "error-table-no-goal"
    sentence = "This game does not tell its goal; its rules do."


class NoSuchSeat(Refusal):
    """A number that no seat has."""

    key = "error-table-no-seat"
    sentence = "There is no seat {seat} at this table."

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class NoSuchStep(Refusal):
    """A moment that a match never had."""

    key = "error-table-no-moment"
    sentence = "This match has {steps} answers: there is no moment {step}."

    def __init__(self, step: int, steps: int) -> None:
        super().__init__(step=step, steps=steps)


class OnlyPlayers(Refusal):
    """A command of somebody who does not play."""

    key = "error-table-only-players"
    sentence = "Only those who play at this table can do that."


class OtherRules(Refusal):
    """A match of another version of its rules."""

    key = "error-table-version"
    sentence = "This match was begun under version {version} of the rules of {game}, which is no longer here."

    def __init__(self, game: str, version: int) -> None:
        super().__init__(game=game, version=version)


class SeatTaken(Refusal):
    """Somebody sits there."""

    key = "error-table-seat-taken"
    sentence = "Seat {seat} is taken."

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class SeatsMissing(Refusal):
    """A start with open seats."""

    key = "error-table-seats-open"
    sentence = "{count} seats are still open."

    def __init__(self, count: int) -> None:
        super().__init__(count=count)


class NotReady(Refusal):
    """A start before everybody is ready."""

    key = "error-table-not-ready"
    sentence = "Not everybody is ready: {names}."

    def __init__(self, names: str) -> None:
        super().__init__(names=names)


class NobodyPlays(Refusal):
    """A match of bots alone."""

    key = "error-table-bots-alone"
    sentence = "At least one person has to sit down."


class UnknownStrength(Refusal):
    """A bot that can't be had."""

    key = "error-table-bot"
    sentence = "There is no bot called “{name}” here."

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class UnknownLanguage(Refusal):
    """A language without texts."""

    key = "error-table-language"
    sentence = "There are no texts in “{language}”."

    def __init__(self, language: str) -> None:
        super().__init__(language=language)


class BadTime(Refusal):
    """A time that nobody can play with."""

    key = "error-table-time"
    sentence = "That time can't be played with: 1 second to 30 days, at least an hour where days are counted."


# --- Playing -----------------------------------------------------------------------------------------------------------


class NotYourSeat(Refusal):
    """A seat of somebody else."""

    key = "error-table-not-your-seat"
    sentence = "Seat {seat} is not yours."

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class BotPlays(Refusal):
    """A seat that a bot plays for its owner."""

    key = "error-table-bot-plays"
    sentence = "A bot plays seat {seat}: take it back first."

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class NoBotThere(Refusal):
    """A seat that no bot plays."""

    key = "error-table-no-bot"
    sentence = "No bot plays seat {seat}."

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class StaleAnswer(Refusal):
    """An answer to something that was asked before."""

    key = "error-table-stale"
    sentence = "The table has changed since you looked: look again, then answer."


class BadKey(Refusal):
    """A key that is no key."""

    key = "error-table-key"
    sentence = "The key of an answer has at most {most} characters."

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class NothingToUndo(Refusal):
    """No own answer that could be taken back."""

    key = "error-table-nothing-to-undo"
    sentence = "You have no answer to take back."


class UndoPending(Refusal):
    """A second request while one is being considered."""

    key = "error-table-undo-pending"
    sentence = "Somebody has already asked to take an answer back."


class NoUndoAsked(Refusal):
    """Consent to nothing, or of somebody who isn't asked."""

    key = "error-table-no-undo"
    sentence = "You are not asked about taking an answer back."


class StillThere(Refusal):
    """A seat whose owner is there and has time, or may still come back."""

    key = "error-table-still-there"
    sentence = "The player of seat {seat} is there, or has time left to come back."

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


class AlreadyRematched(Refusal):
    """A second rematch of one match."""

    key = "error-table-rematched"
    sentence = "The rematch is already set up."


class NothingToContinue(Refusal):
    """A moment from which the match can't go on."""

    key = "error-table-nothing-to-continue"
    sentence = "After {steps} answers there is nothing to continue: choose a moment before the end of the match."

    def __init__(self, steps: int) -> None:
        super().__init__(steps=steps)


class SeatGone(Refusal):
    """A seat for which the match had ended by then."""

    key = "error-table-seat-gone"
    sentence = "Seat {seat} had left the match by then: choose another."

    def __init__(self, seat: int) -> None:
        super().__init__(seat=seat + 1)


# --- Talk --------------------------------------------------------------------------------------------------------------


class EmptyLine(Refusal):
    """Nothing was said."""

    key = "error-chat-empty"
    sentence = "There is nothing to say in that line."


class LineTooLong(Refusal):
    """Too much at once."""

    key = "error-chat-long"
    sentence = "A line has at most {most} characters."

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class TooFast(Refusal):
    """Too many lines."""

    key = "error-chat-fast"
    transient = True
    sentence = "Too many lines at once: wait a moment."


class Muted(Refusal):
    """The rules of the game forbid to talk now."""

    key = "error-chat-muted"
    sentence = "By the rules of the game you can't talk here now."


class NoTeam(Refusal):
    """Team talk without one team."""

    key = "error-chat-no-team"
    sentence = "You have no team to talk to, or several: say from which seat."


class NotForYou(Refusal):
    """A channel of others."""

    key = "error-chat-channel"
    sentence = "You can't talk in that channel now."


class NobodyListens(Refusal):
    """An aside to nobody who could hear it."""

    key = "error-chat-nobody"
    sentence = "An aside goes to other players of this table."
