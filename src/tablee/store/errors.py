"""What the store refuses. Whoever asked can read the sentence; none of them repeats a password or another's secret."""

from __future__ import annotations

from tablee.core.errors import Refusal


class Behind(Refusal):
    """Somebody else appended first: read on from what you know, and decide again."""

    key = "error-behind"
    transient = True
    sentence = "The table has moved on: its log ends at {actual}."

    def __init__(self, actual: int) -> None:
        super().__init__(actual=actual)
        self.actual = actual


class UnknownTable(Refusal):
    """A table that isn't there, or isn't there any more."""

    key = "error-unknown-table"
    sentence = "There is no such table."


class TableTaken(Refusal):
    """A new table with an id or a code that another has."""

    key = "error-table-taken"
    sentence = "Another table has that id or that code."


class UnknownPerson(Refusal):
    """An account that isn't there, or isn't there any more."""

    key = "error-unknown-person"
    sentence = "There is no such account."


class NameTaken(Refusal):
    """A name that looks the same as another's."""

    key = "error-name-taken"
    sentence = "Somebody is already called “{name}”, or much alike: choose another name."

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class RatingMoved(Refusal):
    """A rating that was computed from one that is no longer there."""

    key = "error-rating-moved"
    transient = True
    sentence = "A rating has changed meanwhile: read it again and compute anew."


class UnusableDatabase(Refusal):
    """A database that can't be opened; with what to do about it."""

    key = "error-database"
    sentence = "The database {url} can't be used: {problem}."

    def __init__(self, url: str, problem: str) -> None:
        super().__init__(url=url, problem=problem.rstrip(".\n "))


class NewerDatabase(Refusal):
    """A database that a later version of Tablée has written."""

    key = "error-newer-database"
    sentence = (
        "The database {url} was written by a later version of Tablée (its schema is {revision}): install that one."
    )

    def __init__(self, url: str, revision: str) -> None:
        super().__init__(url=url, revision=revision)


class MissingDriver(Refusal):
    """A kind of database whose driver is not installed."""

    key = "error-missing-driver"
    sentence = "For {kind} a driver is missing: {command}."

    def __init__(self, kind: str, command: str) -> None:
        super().__init__(kind=kind, command=command)


class StoreFailed(Refusal):
    """The database did not do it, and nothing was written."""

    key = "error-store-failed"
    transient = True
    sentence = "The database did not answer as it should, and nothing was written: try again."


class Unsure(Refusal):
    """The database was lost in the middle of a commit: what was asked may have been written, or not."""

    key = "error-unsure"
    transient = True
    sentence = "The database was lost while it wrote: read the table again, or ask again with the same key."


class StoreClosed(Refusal):
    """Nothing can be read or written after closing."""

    key = "error-store-closed"
    transient = True
    sentence = "The store is closed."
